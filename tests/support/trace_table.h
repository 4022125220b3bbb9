// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace that was exported as a table says, counted without the program.
#pragma once

#include <QFile>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>

namespace doppler::test {

struct TraceTable {
    QMap<QString, QString> deviceOf;         ///< By name of the task.
    QMap<QString, double> busy;              ///< By device, seconds.
    QSet<QPair<QString, QString>> transfers; ///< From and to.
    double makespan = 0;                     ///< Seconds.
    [[nodiscard]] double idle(const QString& device) const { return makespan - busy.value(device); }
};

/// The names hold no commas. Nothing: it is no such file.
inline std::optional<TraceTable> readTraceTable(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return std::nullopt;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (lines.value(0).trimmed() != QLatin1String("kind,vertex,name,device,from,to,bytes,ready,start,end"))
        return std::nullopt;
    TraceTable table;
    for (const QString& line : lines.mid(1)) {
        const QStringList fields = line.trimmed().split(QLatin1Char(','));
        if (fields.size() != 10)
            return std::nullopt;
        if (fields[0] == QLatin1String("transfer"))
            table.transfers.insert({fields[4], fields[5]});
        if (fields[0] != QLatin1String("task"))
            continue;
        table.deviceOf[fields[2]] = fields[3];
        table.busy[fields[3]] += fields[9].toDouble() - fields[8].toDouble();
        table.makespan = std::max(table.makespan, fields[9].toDouble());
    }
    return table;
}

} // namespace doppler::test
