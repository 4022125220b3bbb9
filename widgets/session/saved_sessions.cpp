// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/saved_sessions.h"

#include "core/base/fingerprint.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/session_json.h"
#include "widgets/workbench/session_state.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace doppler {

namespace {

constexpr int longestName = 40; ///< Of the graph.

QString folder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("sessions"));
}

QString sessionExtension() { return QString::fromStdString(std::string(sessionEnding)); }

/// No shell needs quotes for it.
QString fileName(const SessionState& state, const std::string& content)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9_.-]+"));
    const std::string graph = state.problem ? state.problem->graph().name() : std::string();
    const QString name = QString::fromStdString(graph).replace(other, QStringLiteral("_")).left(longestName);
    Fingerprint print;
    print.add(content);
    return name + QStringLiteral("-%1").arg(print.value(), 16, 16, QLatin1Char('0')) + sessionExtension();
}

void removeOldest()
{
    const QFileInfoList newestFirst =
        QDir(folder()).entryInfoList({QLatin1Char('*') + sessionExtension()}, QDir::Files, QDir::Time);
    for (const QFileInfo& old : newestFirst.mid(mostSavedSessions))
        QFile::remove(old.filePath());
}

} // namespace

Result<QString> keepSession(const SessionState& state)
{
    const std::string content = writeSessionJson(sessionFile(state, {}));
    QDir().mkpath(folder());
    const QString file = QDir(folder()).filePath(fileName(state, content));
    if (auto written = writeFile(QFile::encodeName(file).toStdString(), content); !written)
        return written.error();
    removeOldest();
    return file;
}

bool isSavedSession(const QString& file) { return QFileInfo(file).absolutePath() == folder(); }

} // namespace doppler
