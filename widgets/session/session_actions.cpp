// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/session_actions.h"

#include "widgets/shell/message_bar.h"
#include "widgets/shell/settings.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/loading.h"
#include "widgets/workbench/saved_files.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

namespace doppler {

namespace {

const QString fileExtension =
    QString::fromUtf8(sessionEnding.data(), static_cast<qsizetype>(sessionEnding.size()));

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
    connect(&workbench, &Workbench::problemChanged, this, [this] {
        if (m_offersRestored && !m_keeper.restored(m_workbench.problem())) { // It would go with the rest.
            m_offersRestored = false;
            m_messages.withdraw();
        }
    });
    connect(&workbench, &Workbench::loadStarted, &m_keeper, &SessionKeeper::cancel);
    connect(&workbench, &Workbench::sessionGiven, &m_keeper, &SessionKeeper::open);
    connect(m_recent, &RecentFiles::chosen, &workbench,
            [&workbench](const QString& file) { workbench.openFiles({file}); });
    connect(&m_keeper, &SessionKeeper::failed, &workbench, &Workbench::failed);
    connect(&m_keeper, &SessionKeeper::noted, this, [this](const SessionNotes& notes, const QString& kept) {
        m_messages.showNotice([notes, kept] {
            QStringList lines = sentencesOf(notes);
            if (!kept.isEmpty())
                lines +=
                    tr("The complete session, including the parts that could not be restored, is saved in %1")
                        .arg(kept);
            return lines.join(QLatin1Char('\n'));
        });
    });
    connect(&m_keeper, &SessionKeeper::saved, this, [this](const QString& file) {
        m_recent->add(file);
        emit m_workbench.saved(file);
    });
    connect(&m_keeper, &SessionKeeper::opened, this, [this](const QString& file, bool restored) {
        fillCheckpoints();
        if (restored)
            offerRestored();
        else if (!file.isEmpty())
            m_recent->add(file);
    });
    connect(&m_keeper, &SessionKeeper::replaced, this, &SessionActions::offerFormer);
    connect(&m_keeper, &SessionKeeper::leftOffered, this, &SessionActions::offerLeft);
    retranslate();
}

/// It stands for as long as nothing but what was restored can be meant.
void SessionActions::offerRestored()
{
    m_messages.offer([] { return tr("Restored the last session"); }, {{[] { return tr("Discard"); },
                                                                       [this] {
                                                                           m_keeper.discardRestored();
                                                                           emit discarded();
                                                                       }}});
    m_offersRestored = true;
}

/// What was open before the file (empty: a session without a file) took its place.
void SessionActions::offerFormer(const QString& file, const std::shared_ptr<const SessionState>& former)
{
    m_messages.offerUndo(
        [name = QFileInfo(file).fileName()] {
            return name.isEmpty() ? tr("Another session replaced the open one") : tr("Opened %1").arg(name);
        },
        {[] { return tr("&Undo"); }, [this, former] { m_keeper.bringBack(former); }});
}

void SessionActions::offerLeft(SessionKeeper::WhyLeft why, const Error& error)
{
    using Why = SessionKeeper::WhyLeft;
    m_offersRestored = false;
    m_messages.offer(
        [why, error] {
            switch (why) {
            case Why::EndedTwice:
                return tr("The last session was not restored automatically: the program ended unexpectedly "
                          "with it twice");
            case Why::Failed:
                return tr("The last session can't be restored: %1").arg(translated(error));
            case Why::Stopped:
                break;
            }
            return tr("The last session was not restored");
        },
        {{[] { return tr("Restore"); }, [this] { m_keeper.restoreOffered(); }},
         {[] { return tr("Discard"); }, [this] { m_keeper.discardOffered(); }}});
}

void SessionActions::retranslate()
{
    m_recent->retranslate();
    m_checkpoints->setTitle(tr("&Session checkpoints"));
    fillCheckpoints();
}

QString SessionActions::autosaveFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("open"));
}

/// The open graph's file, where it has one that the user knows.
void SessionActions::noteGraph()
{
    const QString source = m_workbench.graphSource();
    if (looksLikeFile(source) && !isSavedGraph(source) && QFileInfo(source).isFile())
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
    const QString file =
        QFileDialog::getOpenFileName(m_window, tr("Open session"), m_settings.folder(),
                                     tr("Sessions (%1)").arg(QLatin1Char('*') + fileExtension) +
                                         QStringLiteral(";;") + tr("All files (*)"));
    if (file.isEmpty())
        return;
    m_settings.setFolder(QFileInfo(file).absolutePath());
    m_workbench.openFiles({file}); // Another kind of file is told apart there.
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
        proposal =
            QDir(m_settings.folder())
                .filePath(QFileInfo(sourceTitle(m_workbench.graphSource())).baseName() + fileExtension);
    auto* dialog = new QFileDialog(m_window, tr("Save session"), proposal,
                                   tr("Sessions (%1)").arg(QLatin1Char('*') + fileExtension));
    dialog->setObjectName(QStringLiteral("saveSessionDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &SessionActions::saveAs);
    dialog->open();
}

void SessionActions::saveAs(const QString& chosen)
{
    m_settings.setFolder(QFileInfo(chosen).absolutePath());
    if (chosen.endsWith(fileExtension, Qt::CaseInsensitive))
        return m_keeper.save(chosen);
    const QString file = chosen + fileExtension; // The dialog has asked about a file of the other name.
    if (!QFileInfo::exists(file))
        return m_keeper.save(file);
    auto* question = new QMessageBox(QMessageBox::Question, tr("Save session"),
                                     tr("%1 already exists. Replace it?").arg(QFileInfo(file).fileName()),
                                     QMessageBox::NoButton, m_window);
    question->setObjectName(QStringLiteral("replaceSession"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    QPushButton* replace = question->addButton(tr("Replace"), QMessageBox::DestructiveRole);
    replace->setObjectName(QStringLiteral("replace"));
    question->setDefaultButton(question->addButton(QMessageBox::Cancel));
    connect(replace, &QPushButton::clicked, &m_keeper, [this, file] { m_keeper.save(file); });
    question->open();
}

} // namespace doppler
