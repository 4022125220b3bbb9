// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/recent_files.h"

#include "widgets/shell/settings.h"

#include <QAction>
#include <QFileInfo>

namespace doppler {

RecentFiles::RecentFiles(Settings& settings, QWidget* parent) : QMenu(parent), m_settings(settings)
{
    setObjectName(QStringLiteral("recentFiles"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentFiles::fill);
    retranslate();
}

void RecentFiles::add(const QString& file)
{
    m_settings.addRecentFile(QFileInfo(file).absoluteFilePath());
    fill();
    emit changed();
}

QStringList RecentFiles::files() const
{
    QStringList there;
    for (const QString& file : m_settings.recentFiles())
        if (QFileInfo(file).isFile())
            there += file;
    return there;
}

void RecentFiles::retranslate()
{
    setTitle(tr("Open &recent"));
    fill();
}

void RecentFiles::fill()
{
    clear();
    const QStringList shown = files();
    for (const QString& file : shown) {
        QAction* action =
            addAction(QFileInfo(file).fileName().replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setToolTip(file);
        action->setProperty("data", true);
        connect(action, &QAction::triggered, this, [this, file] { emit chosen(file); });
    }
    if (shown.isEmpty()) {
        addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    addSeparator();
    connect(addAction(tr("&Clear list")), &QAction::triggered, this, [this] {
        m_settings.clearRecentFiles();
        emit changed();
    });
}

} // namespace doppler
