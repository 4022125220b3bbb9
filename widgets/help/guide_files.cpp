// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace doppler {

QString guideFile()
{
    const QFileInfo file(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/../share/doc/doppler-workbench/guide/README.md"));
    return file.isFile() ? file.canonicalFilePath() : QString();
}

} // namespace doppler
