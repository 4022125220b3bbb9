// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/file_filters.h"

#include "core/io/graph_file.h"

#include <QCoreApplication>
#include <QStringList>
#include <set>

namespace doppler {

QString graphFileFilter()
{
    std::set<QString> patterns;
    for (const GraphFormat& format : graphFormats()) {
        const auto endings =
            QString::fromUtf8(format.extensions.data(), static_cast<qsizetype>(format.extensions.size()));
        for (const QString& ending : endings.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            patterns.insert(QLatin1Char('*') + ending);
    }
    return QCoreApplication::translate("files", "Graphs (%1)")
        .arg(QStringList(patterns.begin(), patterns.end()).join(QLatin1Char(' ')));
}

} // namespace doppler
