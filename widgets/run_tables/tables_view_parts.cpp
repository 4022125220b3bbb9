// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the panel "Tables": how they are built, filled, labelled, saved and restored.
#include "core/run/tables/table_order.h"
#include "widgets/run_tables/run_table_grid.h"
#include "widgets/run_tables/tables_view.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/controls/elided_combo_box.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/controls/folding_row.h"
#include "widgets/ui/controls/query_field.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

namespace doppler {

namespace {

/// Rows of the choosers may be cut off down to so many characters.
constexpr int fewestCharacters = 6;

QString qt(std::string_view text) { return QString::fromUtf8(text.data(), std::ssize(text)); }

} // namespace

TablesView::TablesView(QWidget* parent)
    : QWidget(parent), m_job({[this](const TableAnswerPtr& answer) { take(answer); },
                              [this](const Error& error) {
                                  take(nullptr);
                                  m_status->setText(translated(error));
                              },
                              {}}),
      m_content(new QStackedWidget), m_empty(new EmptyState(QStringLiteral("tablesEmpty"))),
      m_tables(new ElidedComboBox(fewestCharacters)), m_filterLabel(new QLabel), m_filter(new QueryField),
      m_totalsLabel(new QLabel), m_totals(new ElidedComboBox(fewestCharacters)),
      m_of(new ElidedComboBox(fewestCharacters)), m_columnsAction(new QAction(this)),
      m_columns(new FoldingButton(m_columnsAction)), m_columnMenu(new QMenu(this)),
      m_errorLine(new ElidedLabel), m_grid(new RunTableGrid), m_status(new ElidedLabel)
{
    setObjectName(QStringLiteral("tablesView"));
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        for (const ColumnSpec& column : runTableColumns(static_cast<RunTableKind>(i)))
            if (!column.shown)
                m_pages[i].hidden.insert(std::string(column.name));
    m_tables->setObjectName(QStringLiteral("tableChoice"));
    m_totals->setObjectName(QStringLiteral("tableTotals"));
    m_of->setObjectName(QStringLiteral("tableTotalsOf"));
    m_columns->setObjectName(QStringLiteral("tableColumns"));
    m_columnMenu->setObjectName(QStringLiteral("tableColumnMenu"));
    m_errorLine->setObjectName(QStringLiteral("tableError"));
    m_status->setObjectName(QStringLiteral("tableStatus"));
    auto* full = new QWidget;
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins(0, 0, 0, gridUnit / 2);
    column->setSpacing(gridUnit / 2);
    column->addWidget(m_bar = makeBar());
    column->addWidget(m_errorLine);
    column->addWidget(m_grid, 1);
    column->addWidget(m_status);
    for (ElidedLabel* line : {m_errorLine, m_status})
        line->setContentsMargins(gridUnit, 0, gridUnit, 0);
    m_errorLine->hide();
    m_content->addWidget(m_empty);
    m_content->addWidget(full);
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(m_content);
    makeControls();
    retranslate();
    restyle();
    showPage();
}

QSize TablesView::sizeHint() const { return {120 * gridUnit, 36 * gridUnit}; }

void TablesView::setEmptyAction(QAction* action) { m_empty->setAction(action); }

QWidget* TablesView::makeBar()
{
    auto* bar = new FoldingRow;
    bar->setObjectName(QStringLiteral("tablesBar"));
    QHBoxLayout* row = bar->row();
    row->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, 0);
    row->setSpacing(gridUnit);
    m_filterLabel->setBuddy(m_filter);
    m_totalsLabel->setBuddy(m_totals);
    m_filter->setMinimumWidth(18 * gridUnit);
    row->addWidget(m_tables);
    row->addWidget(m_filterLabel);
    row->addWidget(m_filter, 1);
    row->addWidget(m_totalsLabel);
    row->addWidget(m_totals);
    row->addWidget(m_of);
    m_columns->setMenu(m_columnMenu);
    m_columns->setPopupMode(QToolButton::InstantPopup);
    row->addWidget(m_columns);
    bar->setFolding({m_columns, m_filterLabel, m_totalsLabel});
    return bar;
}

void TablesView::addButton(QAction* action, const QString& name)
{
    auto* button = new QToolButton; // With an icon, which the action of the menu does not have.
    button->setObjectName(name + QStringLiteral("RunTable"));
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    const auto show = [button, action] {
        button->setToolTip(action->toolTip());
        button->setAccessibleName(plainText(*action));
        button->setEnabled(action->isEnabled());
    };
    connect(action, &QAction::changed, button, show);
    show();
    static_cast<FoldingRow*>(m_bar)->row()->addWidget(button);
    m_buttons.emplace_back(button, name);
    restyle();
}

void TablesView::makeControls()
{
    m_filter->setValues([this](const QString& column) { return valuesOf(column); });
    connect(m_tables, &QComboBox::activated, this,
            [this](int choice) { setKind(static_cast<RunTableKind>(choice)); });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        page().filter = text;
        changed();
    });
    connect(m_filter, &QueryField::leaveRequested, this, [this] {
        m_grid->setFocus(Qt::TabFocusReason);
        if (!m_grid->currentIndex().isValid() && m_grid->rows()->rowCount() > 0)
            m_grid->setCurrentIndex(m_grid->rows()->index(0, 0));
    });
    connect(m_totals, &QComboBox::activated, this,
            [this](int choice) { setTotals(m_totals->itemData(choice).toString()); });
    connect(m_of, &QComboBox::activated, this, [this](int choice) {
        page().of = m_of->itemData(choice).toString();
        changed();
    });
    connect(m_grid, &RunTableGrid::placesSelected, this, &TablesView::leadSelection);
    connect(m_grid, &RunTableGrid::rowActivated, this, &TablesView::activate);
    connect(m_grid, &RunTableGrid::sortRequested, this, &TablesView::sortBy);
    QHeaderView* header = m_grid->horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this, header](const QPoint& place) { m_columnMenu->popup(header->mapToGlobal(place)); });
}

void TablesView::fillTables()
{
    const QSignalBlocker quiet(m_tables);
    m_tables->clear();
    for (std::size_t i = 0; i < runTableNames().size(); ++i)
        m_tables->addItem(translatedText(std::string(runTableTitle(static_cast<RunTableKind>(i)))));
    m_tables->setCurrentIndex(static_cast<int>(m_kind));
}

void TablesView::fillTotals()
{
    const QSignalBlocker quietTotals(m_totals);
    const QSignalBlocker quietOf(m_of);
    m_totals->clear();
    m_of->clear();
    m_totals->addItem(tr("none", "no totals"), QString());
    for (const ColumnSpec& column : runTableColumns(m_kind)) {
        QComboBox* chooser = column.unit == ColumnUnit::Text ? m_totals
                             : canBeSummed(column)           ? m_of
                                                             : nullptr;
        if (chooser)
            chooser->addItem(translatedText(std::string(column.caption)), qt(column.name));
    }
    m_totals->setCurrentIndex(std::max(0, m_totals->findData(page().by)));
    const QString of = page().of.isEmpty() ? qt(mainColumn(m_kind)) : page().of;
    m_of->setCurrentIndex(std::max(0, m_of->findData(of)));
    m_of->setVisible(m_totals->currentIndex() > 0);
}

void TablesView::fillColumns()
{
    m_columnMenu->clear();
    for (const ColumnSpec& column : runTableColumns(m_kind)) {
        QAction* action = m_columnMenu->addAction(translatedText(std::string(column.caption)));
        action->setCheckable(true);
        action->setChecked(!page().hidden.contains(std::string(column.name)));
        action->setToolTip(translatedText(std::string(column.help)));
        connect(action, &QAction::toggled, this, [this, name = std::string(column.name)](bool shown) {
            shown ? static_cast<void>(page().hidden.erase(name))
                  : static_cast<void>(page().hidden.insert(name));
            m_grid->setAnswer(answer(), page().hidden);
            showSelection();
            emit stateChanged();
        });
    }
    m_columns->setEnabled(page().by.isEmpty());
}

/// Puts the choices of the table into the controls.
void TablesView::showPage()
{
    {
        const QSignalBlocker quiet(m_filter);
        m_filter->setText(page().filter);
    }
    m_filter->setColumns(runTableColumns(m_kind));
    m_filter->setPlaceholderText(tr("Words, or conditions such as %1").arg(qt(runTableExample(m_kind))));
    m_tables->setCurrentIndex(static_cast<int>(m_kind));
    fillTotals();
    fillColumns();
}

QJsonObject TablesView::state() const
{
    QJsonObject state{{QStringLiteral("table"), qt(runTableNames()[static_cast<std::size_t>(m_kind)])}};
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const Page& one = m_pages[i];
        QJsonArray hidden;
        for (const std::string& name : one.hidden)
            hidden.append(QString::fromStdString(name));
        state[qt(runTableNames()[i])] = QJsonObject{{QStringLiteral("filter"), one.filter},
                                                    {QStringLiteral("by"), one.by},
                                                    {QStringLiteral("of"), one.of},
                                                    {QStringLiteral("sort"), one.sort},
                                                    {QStringLiteral("descending"), one.descending},
                                                    {QStringLiteral("hidden"), hidden}};
    }
    return state;
}

void TablesView::setState(const QJsonObject& state)
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const QJsonValue saved = state[qt(runTableNames()[i])];
        if (!saved.isObject())
            continue;
        Page& one = m_pages[i];
        one.filter = saved[QLatin1String("filter")].toString().left(m_filter->maxLength());
        one.by = saved[QLatin1String("by")].toString();
        one.of = saved[QLatin1String("of")].toString();
        one.sort = saved[QLatin1String("sort")].toString();
        one.descending = saved[QLatin1String("descending")].toBool();
        one.hidden.clear();
        for (const QJsonValue& name : saved[QLatin1String("hidden")].toArray())
            one.hidden.insert(name.toString().toStdString());
    }
    const auto kind =
        std::ranges::find(runTableNames(), state[QLatin1String("table")].toString().toStdString());
    if (kind != runTableNames().end())
        m_kind = static_cast<RunTableKind>(kind - runTableNames().begin());
    m_table.reset();
    showPage();
    ask();
}

void TablesView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void TablesView::restyle()
{
    m_columnsAction->setIcon(icon(QStringLiteral("options"), palette()));
    for (const auto& [button, name] : m_buttons)
        button->setIcon(icon(name, palette()));
    QPalette own = palette();
    own.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_errorLine->setPalette(own);
}

void TablesView::retranslate()
{
    setAccessibleName(tr("Tables"));
    m_empty->setText(tr("Place a graph. This page then lists tasks, transfers, tensors, operations and "
                        "devices of the run."));
    fillTables();
    m_tables->setAccessibleName(tr("Table"));
    m_tables->setToolTip(tr("Which table of the run is shown"));
    m_filterLabel->setText(tr("&Filter"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setToolTip(
        tr("Conditions: a column, one of = != < <= > >= ~ and a value; or a column, in and "
           "(values). Join them with and, or, not and parentheses. Words are searched in all "
           "texts. Ctrl+Space lists the columns."));
    m_totalsLabel->setText(tr("&Totals by"));
    m_totals->setAccessibleName(tr("Totals by"));
    m_totals->setToolTip(tr("Show one row for each value of this column, with sums"));
    m_of->setAccessibleName(tr("Column of the totals"));
    m_of->setToolTip(tr("Column that the totals add up"));
    m_columnsAction->setText(tr("Columns"));
    m_columnMenu->setTitle(tr("Columns"));
    m_columnsAction->setToolTip(tr("Show and hide columns"));
    m_columns->setAccessibleName(tr("Columns"));
    m_grid->setAccessibleName(tr("Table of the run"));
    m_grid->horizontalHeader()->setAccessibleName(tr("Columns"));
    m_grid->rows()->retranslate();
    showPage();
    showError(m_error);
    showStatus();
}

} // namespace doppler
