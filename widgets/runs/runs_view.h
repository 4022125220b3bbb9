// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/table_data.h"

#include <QList>
#include <QListView>

class QAction;

namespace doppler {

class EmptyState;
class FitNote;
class RunsModel;

/// The list of all placements. A click or the arrow keys show a run; Delete removes it. Several can be
/// selected, to be compared side by side.
class RunsView : public QListView, public TableSource {
    Q_OBJECT
public:
    explicit RunsView(RunsModel* model, QWidget* parent = nullptr);

    /// The action that is offered while there are no runs; the caller owns it.
    void setEmptyAction(QAction* action);
    /// Marks the shown run; 0: none.
    void setShownRun(quint64 id);
    /// Ids of the selected runs that the filter shows, in the order of the list.
    [[nodiscard]] QList<quint64> selectedRuns() const;
    /// Selects these runs in addition to the shown one.
    void selectRuns(const QList<quint64>& ids);
    /// Further actions of the context menu; the caller owns them.
    void setTableActions(const QList<QAction*>& actions) { m_tableActions = actions; }
    /// The actions for the selected runs, for the window's menu.
    [[nodiscard]] QList<QAction*> menuActions() const
    {
        return {m_details, m_pin, m_copy, m_remove, m_removeOthers};
    }
    /// The runs with their figures: seconds, bytes and shares as plain numbers.
    [[nodiscard]] TableData table() const override;

signals:
    void showRequested(quint64 id);
    /// What the user wrote about these runs is to be shown and changed.
    void detailsRequested(const QList<quint64>& ids);
    void pinRequested(quint64 id, bool pinned);
    void removeRequested(const QList<quint64>& ids);
    void removeOthersRequested(quint64 id);
    void savePlacementRequested(quint64 id);
    void saveTraceRequested(quint64 id);
    /// Emitted for the selected runs.
    void sideBySideRequested();
    void fourBarsRequested(quint64 id);
    /// The shown run does not fit: run the placer again within the devices' memory, or choose another placer.
    void enforceMemoryRequested();
    void choosePlacerRequested();

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QAction* addRunAction(const QString& name, const QString& iconName, const QKeySequence& key);
    void applyFilter();
    void showEmptyState();
    void showFit();
    void layOut();
    void updateActions();
    void retranslate();
    void retint();
    void copyCurrent();
    [[nodiscard]] quint64 currentId() const;

    RunsModel* m_runs;
    EmptyState* m_empty;
    FitNote* m_fit;
    QAction* m_save;
    QAction* m_trace;
    QAction* m_copy;
    QAction* m_sideBySide;
    QAction* m_fourBars;
    QAction* m_details;
    QAction* m_pin; ///< Checkable.
    QAction* m_remove;
    QAction* m_removeOthers;
    QList<QAction*> m_tableActions;
    bool m_following = false;
    bool m_filtered = false; ///< Some row is hidden.
};

} // namespace doppler
