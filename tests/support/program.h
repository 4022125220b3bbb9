// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>

namespace doppler::tests {

struct ProgramResult {
    int status = -1; ///< -1: it crashed or did not end.
    QByteArray out;
    QByteArray error;
    [[nodiscard]] qsizetype errorLines() const { return error.count('\n'); }
};

/// Runs a program of the build (bin/NAME) to its end.
inline ProgramResult runProgram(const QString& name, const QStringList& arguments, int milliseconds = 60000)
{
    QProcess process;
    process.start(QStringLiteral(DOPPLER_BIN "/") + name, arguments);
    ProgramResult result;
    if (!process.waitForFinished(milliseconds)) {
        process.kill();
        process.waitForFinished();
    } else if (process.exitStatus() == QProcess::NormalExit) {
        result.status = process.exitCode();
    }
    result.out = process.readAllStandardOutput();
    result.error = process.readAllStandardError();
    return result;
}

} // namespace doppler::tests
