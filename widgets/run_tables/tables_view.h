// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/run_tables/table_answer.h"

#include <QJsonObject>
#include <QWidget>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace doppler {

class ElidedLabel;
class FoldingButton;
class EmptyState;
class QueryField;
class RunTableGrid;

/// The panel "Tables": a table of the shown run with a filter, sorting, totals and a line of sums. Tables of
/// more than `directRows` rows are computed and filtered on a worker thread; the newest request wins. While
/// hidden it computes nothing. GUI thread only.
class TablesView : public QWidget {
    Q_OBJECT
public:
    explicit TablesView(QWidget* parent = nullptr);

    /// Null: none.
    void setRun(RunPtr run);
    /// Selects the rows that stand for these vertices and shows the first row of `last`.
    void setSelection(const std::vector<VertexId>& vertices, std::optional<VertexId> last);
    /// Selects the row of a device in the table of devices.
    void setHighlightedDevice(std::optional<DeviceId> device);
    /// The action that the empty state offers; the caller owns it.
    void setEmptyAction(QAction* action);
    /// Adds a button with this icon for an action at the end of the bar.
    void addButton(QAction* action, const QString& name);

    void setKind(RunTableKind kind);
    [[nodiscard]] RunTableKind kind() const { return m_kind; }
    void setFilter(const QString& text);
    /// Totals by this column; empty: the rows themselves.
    void setTotals(const QString& by);
    /// Moves the focus to the filter.
    void editFilter();

    [[nodiscard]] RunTableGrid* grid() const { return m_grid; }
    [[nodiscard]] QueryField* filter() const { return m_filter; }
    /// What is shown; null: nothing yet.
    [[nodiscard]] const TableAnswerPtr& answer() const;
    /// The error of the filter as it is shown; empty: there is none.
    [[nodiscard]] QString errorText() const;
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] bool busy() const { return m_job.running(); }

    /// Filter, totals, order and hidden columns of every table.
    [[nodiscard]] QJsonObject state() const;
    void setState(const QJsonObject& state);
    [[nodiscard]] QSize sizeHint() const override;

    static constexpr std::size_t directRows = 20'000;

signals:
    /// The user selected rows that stand for these vertices.
    void verticesSelected(const std::vector<doppler::VertexId>& vertices);
    void deviceSelected(std::optional<doppler::DeviceId> device);
    /// The user asked for a row: seconds since the start of the run, and the vertex if the row has one.
    void momentRequested(double seconds, std::optional<doppler::VertexId> vertex);
    void stateChanged();
    /// Another answer is shown.
    void shown();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// What the user chose for one of the tables.
    struct Page {
        QString filter = {};
        QString by = {}; ///< Name of a column; empty: no totals.
        QString of = {}; ///< Empty: the main column.
        QString sort = {};
        bool descending = false;
        std::set<std::string> hidden = {};
    };

    void makeControls();
    QWidget* makeBar();
    void fillTables();
    void fillTotals();
    void fillColumns();
    void showPage();
    [[nodiscard]] Page& page() { return m_pages[static_cast<std::size_t>(m_kind)]; }
    [[nodiscard]] const Page& page() const { return m_pages[static_cast<std::size_t>(m_kind)]; }
    /// The request of the page; nothing if its filter has an error, which is shown.
    std::optional<TableRequest> readRequest();
    void ask();
    void take(const TableAnswerPtr& answer);
    void showError(const std::optional<Error>& error);
    void showStatus();
    void showSelection();
    void leadSelection();
    void activate(std::size_t place);
    void sortBy(std::optional<int> column, bool descending);
    [[nodiscard]] QStringList valuesOf(const QString& column) const;
    void changed();
    void restyle();
    void retranslate();

    RunPtr m_run;
    RunTablePtr m_table; ///< The computed table of this run; null: none yet.
    RunTableKind m_kind = RunTableKind::Tasks;
    std::array<Page, 5> m_pages;
    bool m_stale = true; ///< The answer is not that of the request.
    std::vector<VertexId> m_vertices;
    std::optional<VertexId> m_vertex;
    std::optional<DeviceId> m_device;
    std::optional<Error> m_error;
    Job<TableAnswerPtr> m_job;

    QStackedWidget* m_content;
    EmptyState* m_empty;
    QComboBox* m_tables;
    QLabel* m_filterLabel;
    QueryField* m_filter;
    QLabel* m_totalsLabel;
    QComboBox* m_totals;
    QComboBox* m_of;
    QAction* m_columnsAction;
    FoldingButton* m_columns;
    QMenu* m_columnMenu;
    QWidget* m_bar = nullptr;
    ElidedLabel* m_errorLine;
    RunTableGrid* m_grid;
    ElidedLabel* m_status;
    std::vector<std::pair<QToolButton*, QString>> m_buttons; ///< With the names of their icons.
};

} // namespace doppler
