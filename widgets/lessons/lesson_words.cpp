// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_words.h"

#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"

#include <QLocale>
#include <QRegularExpression>

namespace doppler {

namespace {

const QString unknown = QStringLiteral("…");

/// So that Markdown takes it as it stands: vertices have names such as S[0,1]_a.
QString plain(QString text)
{
    static const QRegularExpression special(QStringLiteral("([\\\\`*_{}\\[\\]<>#|])"));
    return text.replace(special, QStringLiteral("\\\\1"));
}

QString differenceText(const LessonPlace& place, const LessonScene& scene)
{
    const auto one = valueOf(place.one, scene);
    const auto other = valueOf(place.other, scene);
    return one && other && *other != 0 ? formatPercent(*one / *other - 1) : unknown;
}

QString filled(const LessonPlace& place, const LessonScene& scene)
{
    switch (place.kind) {
    case LessonPlace::Kind::Quantity: {
        const auto value = valueOf(place.one, scene);
        return value ? QString::fromStdString(lessonNumber(*value, place.one.unit)) : unknown;
    }
    case LessonPlace::Kind::Difference:
        return differenceText(place, scene);
    case LessonPlace::Kind::Vertex: {
        const auto vertex = vertexOf(place.vertex, scene);
        return vertex ? plain(QString::fromStdString(scene.problem->graph().label(*vertex))) : unknown;
    }
    case LessonPlace::Kind::Placer:
        return scene.run ? plain(placerTitle(scene.run->placer)) : unknown;
    }
    return unknown;
}

} // namespace

std::string lessonNumber(double value, LessonUnit unit)
{
    switch (unit) {
    case LessonUnit::Seconds:
        return formatSeconds(value).toStdString();
    case LessonUnit::Bytes:
        return formatBytes(value).toStdString();
    case LessonUnit::Share:
        return formatShare(value).toStdString();
    case LessonUnit::Factor:
        return QLocale().toString(value, 'f', 2).toStdString();
    case LessonUnit::Rate:
        return (QLocale().toString(value, 'g', 4) + QChar::Nbsp + QStringLiteral("1/s")).toStdString();
    case LessonUnit::Count:
        break;
    }
    return QLocale().toString(value, 'g', 6).toStdString();
}

QString filledText(const LessonText& text, const LessonScene& scene)
{
    QString all;
    for (const auto& piece : text)
        if (const auto* words = std::get_if<std::string>(&piece))
            all += QString::fromStdString(*words);
        else
            all += filled(*std::get_if<LessonPlace>(&piece), scene);
    return all;
}

} // namespace doppler
