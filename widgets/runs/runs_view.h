// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/table_data.h"

#include <QList>
#include <QListView>

class QAction;

namespace doppler {

class EmptyState;
class RunsModel;

/// The list of every placement so far. One click, or the arrow keys, show a run; Delete removes it. Several
/// can be selected, to be set side by side.
class RunsView : public QListView, public TableSource {
    Q_OBJECT
public:
    explicit RunsView(RunsModel* model, QWidget* parent = nullptr);

    /// What is offered while there are no runs; the caller keeps it.
    void setEmptyAction(QAction* action);
    /// Marks the run that is shown; 0: none.
    void setShownRun(quint64 id);
    /// Ids of what is selected, in the list's order.
    [[nodiscard]] QList<quint64> selectedRuns() const;
    /// Selects these beside the one that is shown.
    void selectRuns(const QList<quint64>& ids);
    /// What the context menu offers besides; the caller keeps the actions.
    void setTableActions(const QList<QAction*>& actions) { m_tableActions = actions; }
    /// What can be done with the selected runs alone, for the window's menu.
    [[nodiscard]] QList<QAction*> menuActions() const { return {m_copy, m_remove, m_removeOthers}; }
    /// The runs with their figures: seconds, bytes and shares as plain numbers.
    [[nodiscard]] TableData table() const override;

signals:
    void showRequested(quint64 id);
    void removeRequested(const QList<quint64>& ids);
    void removeOthersRequested(quint64 id);
    void savePlacementRequested(quint64 id);
    void saveTraceRequested(quint64 id);
    /// For what is selected.
    void sideBySideRequested();

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QAction* addRunAction(const QString& name, const QString& iconName, const QKeySequence& key);
    void showEmptyState();
    void updateActions();
    void retranslate();
    void retint();
    void copyCurrent();
    [[nodiscard]] quint64 currentId() const;

    RunsModel* m_runs;
    EmptyState* m_empty;
    QAction* m_save;
    QAction* m_trace;
    QAction* m_copy;
    QAction* m_sideBySide;
    QAction* m_remove;
    QAction* m_removeOthers;
    QList<QAction*> m_tableActions;
    bool m_following = false;
};

} // namespace doppler
