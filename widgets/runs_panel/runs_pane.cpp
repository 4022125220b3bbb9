// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs_panel/runs_pane.h"

#include "core/run/tables/run_list.h"
#include "core/run/tables/table_query.h"
#include "widgets/runs/runs_model.h"
#include "widgets/runs/runs_view.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/query_field.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

/// More than a list of completions is good for.
constexpr qsizetype mostValues = 200;

} // namespace

RunsPane::RunsPane(RunsModel* model, RunsView* view)
    : m_runs(model), m_view(view), m_filter(new QueryField), m_state(new ElidedLabel)
{
    setObjectName(QStringLiteral("runsPane"));
    m_filter->setObjectName(QStringLiteral("runsFilter"));
    m_state->setObjectName(QStringLiteral("runsFilterState"));
    m_filter->setColumns(runListColumns());
    m_filter->setValues([this](const QString& column) { return valuesOf(column); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* field = new QVBoxLayout; // Its letters begin below those of the panel's title.
    field->setContentsMargins(gridUnit, 0, gridUnit, gridUnit / 2);
    field->addWidget(m_filter);
    column->addLayout(field);
    column->addWidget(m_state);
    column->addWidget(view, 1);
    view->setMinimumHeight(2 * view->fontMetrics().height()); // the filter takes no room from other panels
    m_state->setContentsMargins(gridUnit, 0, gridUnit, 0);
    setFocusProxy(view);
    connect(m_filter, &QLineEdit::textChanged, this, &RunsPane::apply);
    connect(m_filter, &QueryField::leaveRequested, view, [view] { view->setFocus(Qt::TabFocusReason); });
    connect(model, &QAbstractItemModel::dataChanged, this, &RunsPane::showBar);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RunsPane::showBar);
    retranslate();
    showBar();
}

QString RunsPane::filter() const { return m_filter->text(); }

void RunsPane::setFilter(const QString& text) { m_filter->setText(text); }

void RunsPane::editFilter()
{
    if (m_filter->isHidden())
        return;
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

QString RunsPane::errorText() const { return m_wrong ? m_state->text() : QString(); }

void RunsPane::apply(const QString& text)
{
    auto query = parseTableQuery(text.toStdString(), runListColumns());
    m_wrong = !query.ok();
    if (query)
        m_runs->setFilter(*std::move(query));
    else
        m_state->setText(
            tr("Character %1: %2")
                .arg(QString::fromStdString(query.error().place), translated(query.error().message)));
    showBar();
    emit filterChanged();
}

/// The line, and below it the mistake or how many runs are shown.
void RunsPane::showBar()
{
    const int all = m_runs->rowCount();
    m_filter->setVisible(all > 1 || !m_filter->text().isEmpty());
    const int hidden = m_runs->hiddenCount();
    if (!m_wrong)
        m_state->setText(tr("%1 of %2 runs").arg(all - hidden).arg(all));
    m_state->setVisible(m_filter->isVisibleTo(this) && (m_wrong || hidden > 0));
    m_filter->setAccessibleDescription(m_state->isVisibleTo(this) ? m_state->text() : QString());
}

/// The texts that a column has, for completion.
QStringList RunsPane::valuesOf(const QString& column) const
{
    if (column == QLatin1String("tag") || column == QLatin1String("tags"))
        return m_runs->tagNames().mid(0, mostValues);
    const DataTable table = runListTable(m_runs->listed());
    QStringList values;
    for (const TableColumn& one : table.columns) {
        if (!one.isText() ||
            (one.spec.name != column.toStdString() && one.spec.alias != column.toStdString()))
            continue;
        for (std::size_t row = 0; row < table.rowCount && values.size() < mostValues; ++row) {
            const std::string_view text = one.text(row);
            if (const QString value = QString::fromUtf8(text.data(), std::ssize(text));
                !value.isEmpty() && !values.contains(value))
                values += value;
        }
    }
    return values;
}

void RunsPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RunsPane::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter of the runs"));
    m_filter->setToolTip(tr("Words, or conditions such as tag:fast, placer = heft or makespan < 2ms. "
                            "Ctrl+Space lists the columns."));
    if (m_wrong)
        apply(m_filter->text());
    showBar();
}

} // namespace doppler
