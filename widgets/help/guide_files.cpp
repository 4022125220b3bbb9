// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace doppler {

QString guideFile(const QString& language)
{
    const QDir folder(QCoreApplication::applicationDirPath() +
                      QStringLiteral("/../share/doc/doppler-workbench/guide"));
    for (const QString& name : {QStringLiteral("README.%1.md").arg(language), QStringLiteral("README.md")})
        if (const QFileInfo file(folder.filePath(name)); file.isFile())
            return file.canonicalFilePath();
    return {};
}

} // namespace doppler
