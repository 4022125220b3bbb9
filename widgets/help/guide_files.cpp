// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace doppler {

namespace {

constexpr auto pagesOfPanels = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"graph", "graph.md"},
    {"runs", "runs.md"},
    {"inspector", "inspector.md"},
    {"gantt", "gantt.md"},
    {"policy", "policy.md"},
    {"training", "training.md"},
    {"comparison", "comparison.md"},
    {"sideBySide", "side-by-side.md"},
    {"explain", "explain.md"},
    {"tables", "run-tables.md"},
    {"criticalPath", "critical-path.md"},
    {"memory", "memory.md"},
    {"runHistory", "run-history.md"},
    {"graphVersions", "graph-versions.md"},
});

QString textOf(const QString& file)
{
    QFile page(file);
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
}

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

QList<GuidePage> guidePages(const QString& index)
{
    static const QRegularExpression heading(QStringLiteral("^# (.+)$"), QRegularExpression::MultilineOption);
    static const QRegularExpression link(QStringLiteral(R"(\[([^\]]+)\]\(([A-Za-z_]+/[a-z-]+\.md)\))"));
    const QString text = index.isEmpty() ? QString() : textOf(index);
    if (text.isEmpty())
        return {};
    QList<GuidePage> pages{{heading.match(text).captured(1).trimmed(), index}};
    const QDir folder = QFileInfo(index).dir();
    for (const QRegularExpressionMatch& match : link.globalMatch(text))
        pages.push_back({match.captured(1), folder.filePath(match.captured(2))});
    return pages;
}

QString guidePageOf(const QString& panel)
{
    const std::string id = panel.toStdString();
    const auto found = std::ranges::find(pagesOfPanels, std::string_view(id),
                                         &std::pair<std::string_view, std::string_view>::first);
    return found == pagesOfPanels.end()
               ? QString()
               : QString::fromLatin1(found->second.data(), static_cast<qsizetype>(found->second.size()));
}

bool guidePageContains(const QString& file, const QString& text)
{
    static const QRegularExpression markup(QStringLiteral(R"(\]\([^)]*\)|[*`\[])"));
    return textOf(file).remove(markup).simplified().contains(text.simplified(), Qt::CaseInsensitive);
}

} // namespace doppler
