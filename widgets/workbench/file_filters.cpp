// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/file_filters.h"

#include "core/catalog/graph_file.h"
#include "core/io/placements/placement_format.h"

#include <QCoreApplication>
#include <QStringList>
#include <set>

namespace doppler {

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// ".a .b" as "*.a", "*.b".
QStringList patternsOf(std::string_view endings)
{
    QStringList patterns = textOf(endings).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString& pattern : patterns)
        pattern.prepend(QLatin1Char('*'));
    return patterns;
}

/// The same, also gzipped.
QStringList readPatternsOf(std::string_view endings)
{
    QStringList patterns = patternsOf(endings);
    for (const QString& pattern : patternsOf(endings))
        patterns += pattern + QStringLiteral(".gz");
    return patterns;
}

} // namespace

QString graphFileFilters()
{
    QStringList filters{graphFileFilter()};
    for (const GraphFormat& format : graphFormats())
        filters += QStringLiteral("%1 (%2)").arg(textOf(format.name),
                                                 readPatternsOf(format.extensions).join(QLatin1Char(' ')));
    return filters.join(QStringLiteral(";;"));
}

QString graphFileFilter()
{
    std::set<QString> patterns;
    for (const GraphFormat& format : graphFormats())
        for (const QString& pattern : readPatternsOf(format.extensions))
            patterns.insert(pattern);
    return QCoreApplication::translate("files", "Graphs (%1)")
        .arg(QStringList(patterns.begin(), patterns.end()).join(QLatin1Char(' ')));
}

QString placementFileFilter()
{
    QStringList filters;
    for (const PlacementFormat& format : placementFormats())
        filters << QStringLiteral("%1 (%2)").arg(textOf(format.name),
                                                 patternsOf(format.extensions).join(QLatin1Char(' ')));
    return filters.join(QStringLiteral(";;"));
}

} // namespace doppler
