// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/saved_files.h"

#include "core/base/fingerprint.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/placements/placement_json.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

namespace doppler {

namespace {

constexpr int longestName = 60;
const QString savedGraphs = QStringLiteral("graphs");
const QString savedDevices = QStringLiteral("devices");

QString fileName(const std::string& title, const QString& otherwise)
{
    static const QRegularExpression other(QStringLiteral("[^\\w.-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString name = QString::fromStdString(title).replace(other, QStringLiteral("_"));
    return (name.isEmpty() ? otherwise : name.left(longestName)) + QStringLiteral(".json");
}

QString folderOf(const QString& kind)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QLatin1Char('/') + kind;
}

/// In a folder for each content, so that nothing that is still named somewhere is overwritten by another.
Result<QString> keep(const QString& kind, const std::string& title, const std::string& content)
{
    Fingerprint print;
    print.add(content);
    const QString folder =
        QStringLiteral("%1/%2").arg(folderOf(kind)).arg(print.value(), 16, 16, QLatin1Char('0'));
    QDir().mkpath(folder);
    const QString file = folder + QLatin1Char('/') + fileName(title, kind);
    if (auto written = writeFile(QFile::encodeName(file).toStdString(), content); !written)
        return written.error();
    return file;
}

} // namespace

Result<QString> keepDevices(const Topology& topology)
{
    return keep(savedDevices, topology.name(), writeDevicesJson(topology));
}

Result<QString> keepGraph(const DataflowGraph& graph)
{
    return keep(savedGraphs, graph.name(), writeGraphJson(graph));
}

Result<QString> keepLocks(const Problem& problem, const Locks& locks)
{
    return keep(QStringLiteral("locks"), problem.graph().name(),
                writePlacementJson(lockFile(problem, locks)));
}

bool isSavedDevices(const QString& file)
{
    return file.startsWith(folderOf(savedDevices) + QLatin1Char('/'));
}

bool isSavedGraph(const QString& file) { return file.startsWith(folderOf(savedGraphs) + QLatin1Char('/')); }

} // namespace doppler
