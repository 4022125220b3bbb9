// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/what_if.h"
#include "widgets/workbench/job.h"
#include "widgets/workbench/loading.h"

#include <QObject>
#include <optional>

class QAction;
class QMainWindow;

namespace doppler {

class Dock;
class ExplainView;
class GraphView;
class Playback;
class Workbench;
struct Explanation;

/// The panel "Explain" of the window: its dock, and what goes between it, the workbench, the cursor's time
/// and the graph. GUI thread only.
class ExplainPanel : public QObject {
    Q_OBJECT

public:
    /// Everything must outlive the panel.
    ExplainPanel(Workbench& workbench, GraphView& graph, Playback& playback, QMainWindow* window);

    [[nodiscard]] Dock* dock() const { return m_dock; }
    [[nodiscard]] ExplainView* view() const { return m_view; }
    /// To its first place, hidden; `neighbour` is the dock whose place it shares.
    void putBack(Dock* neighbour);
    void raise();
    /// Widens and heightens the docked panel to what its texts need.
    void makeRoom();
    void retranslate();
    /// What the tab in front explains.
    [[nodiscard]] Explanation explanation() const;
    /// A button beside the tabs; the action must outlive the panel.
    void setCopyAction(QAction* action);

signals:
    /// The view of the policy is wanted.
    void policyRequested();

private:
    void showRun();
    void openAnswer(const Answer& answer);

    Workbench& m_workbench;
    Playback& m_playback;
    QMainWindow* m_window;
    ExplainView* m_view;
    Dock* m_dock;
    std::optional<RunEntry> m_asked; ///< What the questions are about; nothing: no run is shown.
    Job<ComparedRun> m_keeping;
};

} // namespace doppler
