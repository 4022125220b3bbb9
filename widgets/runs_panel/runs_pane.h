// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace doppler {

class ElidedLabel;
class QueryField;
class RunsModel;
class RunsView;

/// The list of runs below the line of its filter. The line is there as soon as there are two runs.
class RunsPane : public QWidget {
    Q_OBJECT
public:
    RunsPane(RunsModel* model, RunsView* view);

    [[nodiscard]] QString filter() const;
    /// Shows only the runs that satisfy this expression (docs/run-tables.md); one with a mistake changes
    /// nothing and is explained below the line.
    void setFilter(const QString& text);
    /// Moves the keyboard to the filter.
    void editFilter();
    /// The mistake in the filter; empty: there is none.
    [[nodiscard]] QString errorText() const;

signals:
    void filterChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void apply(const QString& text);
    void showBar();
    [[nodiscard]] QStringList valuesOf(const QString& column) const;
    void retranslate();

    RunsModel* m_runs;
    RunsView* m_view;
    QueryField* m_filter;
    ElidedLabel* m_state;
    bool m_wrong = false;
};

} // namespace doppler
