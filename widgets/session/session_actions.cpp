// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/session_actions.h"

#include "widgets/main_window/message_bar.h"
#include "widgets/main_window/settings.h"
#include "widgets/main_window/window_actions.h"
#include "widgets/text.h"
#include "widgets/workbench/loading.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace doppler {

namespace {

const QString ending = QString::fromUtf8(sessionEnding.data(), static_cast<qsizetype>(sessionEnding.size()));

} // namespace

SessionActions::SessionActions(Workbench& workbench, Settings& settings, MessageBar& messages,
                               const WindowActions& actions, QWidget* window)
    : QObject(window), m_workbench(workbench), m_settings(settings), m_messages(messages), m_window(window),
      m_keeper(workbench), m_recent(new RecentFiles(settings, window)), m_checkpoints(new QMenu(window))
{
    connect(actions.openSession, &QAction::triggered, this, &SessionActions::askOpen);
    connect(actions.saveSession, &QAction::triggered, this, &SessionActions::save);
    connect(actions.saveSessionAs, &QAction::triggered, this, &SessionActions::askSave);
    const auto follow = [this, save = actions.saveSession, saveAs = actions.saveSessionAs] {
        const bool something = m_workbench.problem() != nullptr;
        save->setEnabled(something);
        saveAs->setEnabled(something);
    };
    connect(&workbench, &Workbench::problemChanged, this, follow);
    follow();
    connect(&workbench, &Workbench::problemChanged, this, &SessionActions::noteGraph);
    connect(&workbench, &Workbench::sessionGiven, &m_keeper, &SessionKeeper::open);
    connect(m_recent, &RecentFiles::chosen, &workbench,
            [&workbench](const QString& file) { workbench.openFiles({file}); });
    connect(&m_keeper, &SessionKeeper::failed, &workbench, &Workbench::failed);
    connect(&m_keeper, &SessionKeeper::noted, &workbench, &Workbench::noted);
    connect(&m_keeper, &SessionKeeper::saved, this, [this](const QString& file) {
        m_recent->add(file);
        emit m_workbench.saved(file);
    });
    connect(&m_keeper, &SessionKeeper::opened, this, [this](const QString& file, bool restored) {
        fillCheckpoints();
        if (!restored)
            return m_recent->add(file);
        m_messages.offer([] { return tr("Restored what was open"); }, [] { return tr("Discard"); },
                         [this] {
                             m_keeper.discardRestored();
                             emit discarded();
                         });
    });
    connect(&m_keeper, &SessionKeeper::leftOffered, this, [this] {
        m_messages.offer(
            [] {
                return tr("What was open is not restored by itself: the program ended suddenly on it twice");
            },
            [] { return tr("Restore"); }, [this] { m_keeper.restoreOffered(); });
    });
    retranslate();
}

void SessionActions::retranslate()
{
    m_recent->retranslate();
    m_checkpoints->setTitle(tr("Checkpoints of the &session"));
    fillCheckpoints();
}

QString SessionActions::autosaveFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("doppler/open"));
}

/// The open graph's file, where it has one.
void SessionActions::noteGraph()
{
    const QString source = m_workbench.graphSource();
    if (looksLikeFile(source) && QFileInfo(source).isFile())
        m_recent->add(source);
}

void SessionActions::fillCheckpoints()
{
    m_checkpoints->clear();
    for (const QString& file : m_keeper.checkpoints()) {
        QAction* action = m_checkpoints->addAction(QFileInfo(file).fileName());
        action->setProperty("data", true);
        action->setEnabled(QFileInfo(file).isFile());
        connect(action, &QAction::triggered, this, [this, file] { emit checkpointChosen(file); });
    }
    m_checkpoints->menuAction()->setEnabled(!m_checkpoints->isEmpty());
}

void SessionActions::askOpen()
{
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Open session"), m_settings.folder(),
                                                      tr("Sessions (%1)").arg(QLatin1Char('*') + ending) +
                                                          QStringLiteral(";;") + tr("All files (*)"));
    if (file.isEmpty())
        return;
    m_settings.setFolder(QFileInfo(file).absolutePath());
    m_workbench.openFiles({file}); // A checkpoint, which ends alike, is told apart there.
}

void SessionActions::save()
{
    if (m_keeper.file().isEmpty())
        askSave();
    else
        m_keeper.save(m_keeper.file());
}

void SessionActions::askSave()
{
    QString proposal = m_keeper.file();
    if (proposal.isEmpty())
        proposal = QDir(m_settings.folder())
                       .filePath(QFileInfo(sourceTitle(m_workbench.graphSource())).baseName() + ending);
    QString file = QFileDialog::getSaveFileName(m_window, tr("Save session"), proposal,
                                                tr("Sessions (%1)").arg(QLatin1Char('*') + ending));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += ending;
    m_settings.setFolder(QFileInfo(file).absolutePath());
    m_keeper.save(file);
}

} // namespace doppler
