// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace doppler {

namespace {

constexpr auto chapters = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"graph", "Graph view"},
    {"runs", "Runs"},
    {"inspector", "Inspector"},
    {"gantt", "Gantt chart"},
    {"policy", "Policy"},
    {"training", "Training and policy"},
    {"comparison", "Comparison"},
    {"sideBySide", "Side by side"},
    {"explain", "Explain"},
});

} // namespace

QString guideFile(const QString& language)
{
    const QDir folder(QCoreApplication::applicationDirPath() +
                      QStringLiteral("/../share/doc/doppler-workbench/guide"));
    for (const QString& name : {QStringLiteral("README.%1.md").arg(language), QStringLiteral("README.md")})
        if (const QFileInfo file(folder.filePath(name)); file.isFile())
            return file.canonicalFilePath();
    return {};
}

QString guideChapterOf(const QString& panel)
{
    const std::string id = panel.toStdString();
    const auto found = std::ranges::find(chapters, std::string_view(id),
                                         &std::pair<std::string_view, std::string_view>::first);
    return found == chapters.end()
               ? QString()
               : QString::fromLatin1(found->second.data(), static_cast<qsizetype>(found->second.size()));
}

int guideChapterNumber(const QString& page, const QString& title)
{
    QFile file(page);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    int number = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        if (!line.startsWith(QStringLiteral("## ")))
            continue;
        if (line.mid(3).trimmed() == title)
            return number;
        ++number;
    }
    return -1;
}

} // namespace doppler
