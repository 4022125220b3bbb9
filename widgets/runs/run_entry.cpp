// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/run_entry.h"

#include "core/exec/registry.h"
#include "core/explain/what_if.h"
#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"
#include "core/tune/tune.h"
#include "widgets/ui/text/model_text.h"
#include "widgets/ui/text/text.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace doppler {

QString problemKey(const Problem& problem)
{
    const ModelOptions model = resolved(problem.model());
    return QStringLiteral("%1/%2/%3/%4/%5/%6/%7/%8/%9")
        .arg(QString::fromStdString(problem.graph().name()))
        .arg(problem.graph().fingerprint())
        .arg(QString::fromStdString(problem.topology().name()))
        .arg(problem.topology().fingerprint())
        .arg(static_cast<int>(model.costModel))
        .arg(static_cast<int>(model.schedule))
        .arg(model.contention ? static_cast<int>(*model.contention) : -1)
        .arg(QStringLiteral("%1 %2 %3")
                 .arg(static_cast<int>(model.mode))
                 .arg(static_cast<int>(model.memory))
                 .arg(model.seed))
        .arg(QStringLiteral("%1 %2")
                 .arg(model.noise.compute, 0, 'g', 17)
                 .arg(model.noise.transfer, 0, 'g', 17));
}

QString problemTitle(const Problem& problem)
{
    const QString graph = QString::fromStdString(problem.graph().name());
    const QString devices = QString::fromStdString(problem.topology().name());
    const QStringList unusual = unusualModelTexts(problem.model());
    if (unusual.isEmpty())
        return QCoreApplication::translate("runs", "%1 on %2").arg(graph, devices);
    return QCoreApplication::translate("runs", "%1 on %2, %3")
        .arg(graph, devices, unusual.join(QStringLiteral(" · ")));
}

QString runTitle(const RunEntry& entry)
{
    if (!entry.notes.name.empty())
        return QString::fromStdString(entry.notes.name);
    return entry.title.isEmpty() ? placerTitle(entry.run->placer) : entry.title;
}

QString stepText(const RunEntry& entry)
{
    const auto say = [](const char* text) { return QCoreApplication::translate("runs", text); };
    const QString& from = entry.fromName;
    switch (entry.step) {
    case RunStep::Placer:
        return QCoreApplication::translate("runs", "placed by %1, seed %2")
            .arg(placerTitle(entry.run->placer), QString::number(entry.seed));
    case RunStep::Training:
        return QCoreApplication::translate("runs", "best of a training, seed %1").arg(entry.seed);
    case RunStep::File:
        return say(QT_TRANSLATE_NOOP("runs", "opened from a file"));
    case RunStep::Trace:
        return say(QT_TRANSLATE_NOOP("runs", "opened from a trace"));
    case RunStep::Hand:
        return from.isEmpty() ? say(QT_TRANSLATE_NOOP("runs", "changed by hand"))
                              : QCoreApplication::translate("runs", "changed by hand, from %1").arg(from);
    case RunStep::WhatIf:
        return from.isEmpty()
                   ? say(QT_TRANSLATE_NOOP("runs", "answer to a what-if question"))
                   : QCoreApplication::translate("runs", "answer to a what-if question, from %1").arg(from);
    case RunStep::Model:
        return QCoreApplication::translate("runs", "same placement under another model, from %1").arg(from);
    case RunStep::Execution:
        return from.isEmpty() ? say(QT_TRANSLATE_NOOP("runs", "measured"))
                              : QCoreApplication::translate("runs", "measured, from %1").arg(from);
    case RunStep::Comparison:
        return say(QT_TRANSLATE_NOOP("runs", "opened from a comparison"));
    default:
        return say(QT_TRANSLATE_NOOP("runs", "origin unknown"));
    }
}

QString engineTitle(const std::string& engine)
{
    const auto known = findEngine(engine);
    return known ? translatedText((*known)->info().name) : QString::fromStdString(engine);
}

QString placerTitle(const std::string& placer)
{
    if (placer == "doppler")
        return QStringLiteral("DOPPLER");
    if (placer == "file")
        return QCoreApplication::translate("runs", "From file");
    if (placer == "manual")
        return QCoreApplication::translate("runs", "By hand");
    if (placer == whatIfPlacer)
        return QCoreApplication::translate("runs", "What if");
    if (placer == measuredPlacer)
        return QCoreApplication::translate("runs", "Measured");
    if (placer == tunePlacer)
        return QCoreApplication::translate("runs", "Tuned");
    if (const QFileInfo file(QString::fromStdString(placer)); file.isAbsolute()) // a checkpoint, a program
        return file.fileName();
    const auto known = placerRegistry().find(placer);
    return known ? translatedText((*known)->info().name) : QString::fromStdString(placer);
}

} // namespace doppler
