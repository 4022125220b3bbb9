// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/recent_files.h"
#include "widgets/session/session_keeper.h"

#include <QObject>
#include <memory>

class QMenu;

namespace doppler {

class MessageBar;
class Settings;
class WindowActions;
class Workbench;

/// The sessions' part of the window: their actions, the files that were opened last, and what is said after
/// a sudden end.
class SessionActions : public QObject {
    Q_OBJECT
public:
    /// All must outlive this. `window` is where dialogs open.
    SessionActions(Workbench& workbench, Settings& settings, MessageBar& messages,
                   const WindowActions& actions, QWidget* window);

    [[nodiscard]] SessionKeeper& keeper() { return m_keeper; }
    [[nodiscard]] RecentFiles* recentFiles() { return m_recent; }
    /// Trainings that the open session knows; empty and disabled where there are none.
    [[nodiscard]] QMenu* checkpointMenu() { return m_checkpoints; }
    void retranslate();

    /// Where windows save what is open by themselves, unless said otherwise.
    static QString autosaveFolder();

signals:
    /// The user wants nothing of what was restored.
    void discarded();
    void checkpointChosen(const QString& file);

private:
    void askOpen();
    void askSave();
    void saveAs(const QString& chosen);
    void save();
    void offerRestored();
    void offerFormer(const QString& file, const std::shared_ptr<const SessionState>& former);
    void offerLeft(SessionKeeper::WhyLeft why, const Error& error);
    void noteGraph();
    void fillCheckpoints();

    Workbench& m_workbench;
    Settings& m_settings;
    MessageBar& m_messages;
    QWidget* m_window;
    SessionKeeper m_keeper;
    RecentFiles* m_recent;
    QMenu* m_checkpoints;
    bool m_offersRestored = false; ///< To discard what was restored.
};

} // namespace doppler
