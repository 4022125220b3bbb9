// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/write_queue.h"
#include "widgets/session/autosave_slot.h"
#include "widgets/workbench/session_state.h"

#include <QJsonObject>
#include <QObject>
#include <QTimer>
#include <functional>
#include <map>

namespace doppler {

class Workbench;

/// Opens and saves sessions, and saves what is open by itself, so that a sudden end loses little. GUI thread
/// only; nothing blocks.
class SessionKeeper : public QObject {
    Q_OBJECT
public:
    /// The workbench must outlive this.
    explicit SessionKeeper(Workbench& workbench, QObject* parent = nullptr);

    /// From now on sessions hold the panel's state. It must outlive this. Parts of a file that no panel knows
    /// are kept as they are.
    void addPanel(Panel& panel);
    /// The places of panels and bars, as QMainWindow::saveState() says them.
    void setLayout(std::function<QByteArray()> get, std::function<void(const QByteArray&)> set);
    void setCheckpointSource(std::function<QStringList()> files) { m_checkpointSource = std::move(files); }

    /// Why what a sudden end left is not open again.
    enum class WhyLeft {
        EndedTwice, ///< Opening that very session ended suddenly before.
        Failed,     ///< It can't be opened.
        Stopped,    ///< Somebody stopped it, or opened something else meanwhile.
    };

    /// Loads a session in the background, which then replaces what is open. A failure changes nothing.
    void open(const QString& file);
    void save(const QString& file);
    /// All that is open, as save() writes it.
    [[nodiscard]] SessionState capture() const;
    /// Ends opening without a result.
    void cancel();
    /// The file that was opened or saved last; empty: none.
    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] const QStringList& checkpoints() const { return m_checkpoints; }
    [[nodiscard]] bool opening() const { return m_opening.running(); }
    /// A thread still works.
    [[nodiscard]] bool threadsBusy() const
    {
        return m_opening.busy() || m_saving.busy() || m_writing.busy() || m_keeping.busy();
    }

    /// From now on what is open is saved into `folder`, `seconds` after something has changed; 0: not.
    void startAutosave(const QString& folder, int seconds);
    void setAutosaveInterval(int seconds);
    /// Opens what another process left when it came to a sudden end. Where opening that very session ended
    /// suddenly before, it is only told of: leftOffered(). False: nothing is opened.
    bool restoreLeft();
    /// Opens what was offered. It stays left until it is open: a failure loses nothing.
    void restoreOffered();
    /// Forgets what was offered.
    void discardOffered();
    /// Forgets what was restored.
    void discardRestored();
    /// What was open at the last normal end, or before a session took its place; empty: nothing is kept.
    [[nodiscard]] QString lastFile() const;
    /// Opens it, as the session of the file that it was then.
    void openLast();
    /// Opens again what replaced() told of.
    void bringBack(const std::shared_ptr<const SessionState>& former);
    /// Whether that problem came with what was restored.
    [[nodiscard]] bool restored(const ProblemPtr& problem) const;
    /// A normal end of the window: what is open is kept as lastFile() instead of being left, unless nothing
    /// is to be saved by itself; what was offered and not answered stays left. Written in the background: a
    /// PendingWrite.
    void end();

public slots:
    /// Something that a part keeps has changed.
    void touch();

signals:
    void openingChanged();
    /// 0 to 1, while a session is opened.
    void progressed(double share);
    /// Opening has ended without a result: a failure, or cancel(). `restored`: of what a sudden end left.
    void notOpened(bool restored);
    /// `file`: the one that the user knows; empty: none. `restored`: it was left by a sudden end.
    void opened(const QString& file, bool restored);
    /// Follows opened() where something else was open before.
    void replaced(const QString& file, const std::shared_ptr<const doppler::SessionState>& former);
    void saved(const QString& file);
    /// What a sudden end left is there and not open. The error is that of Failed.
    void leftOffered(doppler::SessionKeeper::WhyLeft why, const doppler::Error& error);
    void failed(const doppler::Error& error);
    /// Follows opened() where there is something to say. `kept`: where what was restored is still whole;
    /// empty: it is no restored one, or nothing of it was left out.
    void noted(const doppler::SessionNotes& notes, const QString& kept);

private:
    enum class Source {
        File, ///< Of the user's.
        Left, ///< By a sudden end.
        Last, ///< lastFile().
    };
    struct Wanted {
        OpenedSession session;
        QString folder; ///< Where it was read.
        QString file;   ///< That the user knows; empty: none.
        Source source = Source::File;
        std::map<std::string, LargePart::Text> largeTexts; ///< Of the parts that may be large.
    };
    [[nodiscard]] SessionState captureWithFile() const;
    [[nodiscard]] bool somethingToKeep() const;
    void load(const QString& file, Source source);
    void makeRoomForLast();
    void keepAsLast(const std::shared_ptr<const SessionState>& former);
    void offerLeft(WhyLeft why, const Error& error);
    void adopt(const Wanted& wanted);
    void setParts(const Wanted& wanted);
    [[nodiscard]] std::map<std::string, std::string> partTexts() const;
    void watch();
    void writeItself();
    [[nodiscard]] bool knows(const std::string& part) const;
    /// The run in the list that has this index in the file whose parts are being set; 0: it was left out.
    [[nodiscard]] quint64 runOfFile(qint64 index) const;

    Workbench& m_workbench;
    std::vector<Panel*> m_panels;
    std::map<std::string, LargePart> m_largeParts;
    std::function<QByteArray()> m_layout;
    std::function<void(const QByteArray&)> m_setLayout;
    std::map<std::string, std::string> m_foreign; ///< Parts of the file that nobody knows.
    std::function<QStringList()> m_checkpointSource;
    QStringList m_checkpoints; ///< Of the session that was opened.
    std::vector<quint64> m_runsOfFile;
    QString m_file;
    std::unique_ptr<AutosaveSlot> m_slot; ///< Null: nothing is saved by itself.
    QTimer m_delay;
    QTimer m_watch;
    std::map<std::string, std::string> m_written; ///< The parts that were saved by themselves last.
    bool m_savesItself = true;
    bool m_toldFailure = false;
    bool m_discarded = false; ///< What was restored, and nothing has happened since.
    bool m_restoring = false; ///< What is opened was claimed by the slot.
    bool m_openingLast = false;
    bool m_lastUnread = false; ///< It was to be opened, and can not be: it is kept beside the next one.
    std::vector<std::weak_ptr<const Problem>> m_restored; ///< Of the session that was restored.
    Job<Wanted, double> m_opening;
    WriteQueue m_saving;
    Job<bool> m_writing;
    WriteQueue m_keeping; ///< Of lastFile().
};

} // namespace doppler
