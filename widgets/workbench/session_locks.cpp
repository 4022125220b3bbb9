// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/session_locks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace doppler {

namespace {

const QString openKey = QStringLiteral("open");
const QString runsKey = QStringLiteral("runs");
const QString vertexKey = QStringLiteral("vertex");
const QString deviceKey = QStringLiteral("device");

QJsonArray arrayOf(const Locks& locks, const Topology& devices)
{
    QJsonArray array;
    for (const Lock& lock : locks)
        array += QJsonObject{{vertexKey, static_cast<qint64>(lock.vertex.value)},
                             {deviceKey, QString::fromStdString(devices.device(lock.device).name)}};
    return array;
}

Locks locksOf(const QJsonArray& array, const Problem& problem)
{
    Locks locks;
    for (const QJsonValue& value : array) {
        const double vertex = value[vertexKey].toDouble(-1);
        const auto device = problem.topology().find(value[deviceKey].toString().toStdString());
        if (device && vertex >= 0 && vertex < static_cast<double>(problem.vertexCount()))
            locks.push_back({VertexId{static_cast<std::uint32_t>(vertex)}, *device});
    }
    std::ranges::stable_sort(locks, {}, &Lock::vertex);
    return locks;
}

} // namespace

std::string writeSessionLocks(const SessionState& state)
{
    QJsonObject part;
    if (state.problem && !state.locks.empty())
        part[openKey] = arrayOf(state.locks, state.problem->topology());
    QJsonObject runs; // By index.
    for (std::size_t i = 0; i < state.runs.size(); ++i)
        if (const RunEntry& entry = state.runs[i]; !entry.locks.empty())
            runs[QString::number(i)] = arrayOf(entry.locks, entry.run->problem->topology());
    if (!runs.isEmpty())
        part[runsKey] = runs;
    return part.isEmpty() ? std::string() : QJsonDocument(part).toJson(QJsonDocument::Compact).toStdString();
}

SessionLocks::SessionLocks(const SessionFile& file)
{
    if (const auto text = file.parts.find(sessionLocksPart); text != file.parts.end())
        part = QJsonDocument::fromJson(QByteArray::fromStdString(text->second)).object();
}

Locks SessionLocks::ofOpen(const Problem& problem) const { return locksOf(part[openKey].toArray(), problem); }

Locks SessionLocks::ofRun(std::size_t index, const Problem& problem) const
{
    return locksOf(part[runsKey].toObject()[QString::number(index)].toArray(), problem);
}

} // namespace doppler
