// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace doppler::samples {

/// An executable shell script that stands in for dot.
inline QString script(const QTemporaryDir& folder, const QByteArray& body)
{
    QFile file(folder.filePath(QStringLiteral("dot")));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("#!/bin/sh\n" + body + "\n");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName();
}

} // namespace doppler::samples
