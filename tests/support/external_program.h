// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QString>
#include <csignal>

namespace doppler::tests {

/// A program for the place of a placer that never answers. It notes its own number, and that of a process
/// that it starts, in files of the folder. Returns its path.
inline QString endlessPlacer(const QDir& folder)
{
    const QString path = folder.filePath(QStringLiteral("endless.sh"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("can't write %s", qPrintable(path));
    file.write("#!/bin/sh\ncd \"${0%/*}\"\nsleep 1000 &\necho $! > grandchild\necho $$ > child\nwait\n");
    file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
    return path;
}

/// The number of a process in a file that it writes; 0 before.
inline pid_t processIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? static_cast<pid_t>(file.readAll().trimmed().toInt()) : 0;
}

/// Whether it neither runs nor waits; one that nobody has asked for its status yet has ended.
inline bool hasEnded(pid_t process)
{
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return true;
    const QByteArray text = status.readAll();
    return text.mid(text.lastIndexOf(')') + 2, 1) == "Z";
}

} // namespace doppler::tests
