// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the panel that compares runs: how it is built, labelled and styled.
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/difference_model.h"
#include "widgets/side_by_side/four_bars_page.h"
#include "widgets/side_by_side/moved_model.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/ui/controls/elided_combo_box.h"
#include "widgets/ui/controls/folding_row.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"

#include <QAction>
#include <QActionGroup>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyleOptionToolButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

/// Rows of the choices in the bar are read down to so many letters.
constexpr int fewestLetters = 8;

/// The button of a page, whose name is shortened where there is little room.
class PageButton : public QToolButton {
public:
    PageButton() { setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); }
    [[nodiscard]] QSize sizeHint() const override
    {
        m_measuring = true;
        const QSize whole = QToolButton::sizeHint();
        m_measuring = false;
        return whole;
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize whole = sizeHint();
        return {std::min(whole.width(), 6 * gridUnit), whole.height()};
    }

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override
    {
        QToolButton::initStyleOption(option);
        if (m_measuring || width() >= sizeHint().width()) // Measured widths of Chinese differ by a fraction.
            return;
        const int padding = sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
        option->text =
            fontMetrics().elidedText(text(), Qt::ElideRight, width() - padding, Qt::TextShowMnemonic);
    }

private:
    mutable bool m_measuring = false; ///< While the size with the whole name is computed.
};

QToolButton* iconOf(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    return button;
}

void fitRows(QTableView& table)
{
    table.verticalHeader()->setDefaultSectionSize(static_cast<int>(3 * gridUnit * textScale(table.font())));
}

QTableView* tableOf(QAbstractItemModel* model)
{
    auto* table = new QTableView;
    table->setModel(model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setTabKeyNavigation(false); // Tab leaves the table; arrows move within.
    table->setSortingEnabled(true);
    table->sortByColumn(-1, Qt::AscendingOrder);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    fitRows(*table);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

} // namespace

SideBySideView::SideBySideView(QWidget* parent)
    : QWidget(parent), m_preparing({[this](const ComparedRunsPtr& runs) { adopt(runs); },
                                    [this](const Error& error) { emit failed(error); },
                                    {}}),
      m_saving({[this](const QString& file) { emit saved(file); },
                [this](const Error& error) { emit failed(error); }}),
      m_stack(new GanttStack), m_figures(new DifferenceModel(this)), m_movedVertices(new MovedModel(this)),
      m_sortedFigures(new QSortFilterProxyModel(this)), m_sortedMoved(new QSortFilterProxyModel(this)),
      m_content(new QStackedWidget), m_pageButtons(new QButtonGroup(this)), m_alignMenu(new QMenu(this)),
      m_alignments(new QActionGroup(this))
{
    setObjectName(QStringLiteral("sideBySide"));
    m_sortedFigures->setSourceModel(m_figures);
    m_sortedFigures->setSortRole(DifferenceModel::SortRole);
    m_sortedMoved->setSourceModel(m_movedVertices);
    m_sortedMoved->setSortRole(MovedModel::SortRole);
    makeActions();
    m_splitter = new QSplitter(Qt::Horizontal);
    m_splitter->setObjectName(QStringLiteral("sideBySideSplit"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(makePages());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1); // Its tables have a column for each run.
    m_splitter->setSizes({700, 500});
    auto* full = new QWidget;
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_splitter, 1);
    m_content->addWidget(makeEmpty());
    m_content->addWidget(full);
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(m_content);

    connect(m_stack, &GanttStack::timeRequested, this, &SideBySideView::timeRequested);
    connect(m_stack, &GanttStack::vertexSelected, this, &SideBySideView::vertexSelected);
    connect(m_stack, &GanttStack::referenceRequested, this, &SideBySideView::referenceRequested);
    connect(m_stack, &GanttStack::removeRequested, this, &SideBySideView::removeRequested);
    connect(m_stack, &GanttStack::showRequested, this, &SideBySideView::showRequested);
    connect(m_stack, &GanttStack::alignmentChanged, this, &SideBySideView::showState);
    connect(m_stack, &GanttStack::shiftsChanged, this, [this] {
        m_race->setTime(m_stack->time(), m_stack->shifts());
        emit shiftsChanged();
    });
    retranslate();
    restyle();
    showState();
}

QSize SideBySideView::sizeHint() const { return {150 * gridUnit, 50 * gridUnit}; }

void SideBySideView::makeActions()
{
    for (const Alignment alignment : {Alignment::Start, Alignment::End, Alignment::Vertex, Alignment::Hand}) {
        QAction* action = m_alignMenu->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(alignment));
        m_alignments->addAction(action);
    }
    connect(m_alignments, &QActionGroup::triggered, this, [this](const QAction* chosen) {
        m_stack->setAlignment(static_cast<Alignment>(chosen->data().toInt()));
        showState();
    });
    const auto make = [this](const char* name, bool checkable) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setCheckable(checkable);
        return action;
    };
    m_fit = make("fitSideBySide", false);
    connect(m_fit, &QAction::triggered, m_stack, &GanttStack::fit);
    m_transfers = make("sideBySideTransfers", true);
    connect(m_transfers, &QAction::toggled, m_stack, &GanttStack::setTransfersShown);
    m_movedShown = make("sideBySideMoved", true);
    m_movedShown->setChecked(true);
    connect(m_movedShown, &QAction::toggled, m_stack, &GanttStack::setMovedShown);
    m_disagreement = make("sideBySideDisagreement", true);
    connect(m_disagreement, &QAction::toggled, this, &SideBySideView::tellColoring);
    m_copy = make("copyDifferences", false);
    connect(m_copy, &QAction::triggered, this, &SideBySideView::copyTable);
    m_export = make("exportSideBySide", false);
    connect(m_export, &QAction::triggered, this, &SideBySideView::askExport);
}

QWidget* SideBySideView::makeBar()
{
    auto* bar = new FoldingRow;
    bar->setObjectName(QStringLiteral("sideBySideBar"));
    QHBoxLayout* row = bar->row();
    row->setContentsMargins(gridUnit, 0, gridUnit, gridUnit / 2);
    row->setSpacing(gridUnit);
    m_play = new QToolButton;
    m_play->setAutoRaise(true);
    row->addWidget(m_play);
    m_alignLabel = new QLabel;
    m_align = new ElidedComboBox(fewestLetters);
    m_align->setObjectName(QStringLiteral("sideBySideAlignment"));
    for (const QAction* action : m_alignments->actions())
        m_align->addItem(action->text());
    m_alignLabel->setBuddy(m_align);
    connect(m_align, &QComboBox::activated, this,
            [this](int choice) { m_alignments->actions()[choice]->trigger(); });
    row->addWidget(m_alignLabel);
    row->addWidget(m_align);
    m_referenceLabel = new QLabel;
    m_reference = new ElidedComboBox(fewestLetters);
    m_reference->setObjectName(QStringLiteral("sideBySideReference"));
    m_reference->setProperty("data", true);
    m_referenceLabel->setBuddy(m_reference);
    connect(m_reference, &QComboBox::activated, this,
            [this](int run) { emit referenceRequested(static_cast<std::size_t>(run)); });
    row->addWidget(m_referenceLabel);
    row->addWidget(m_reference);
    row->addStretch(1);
    for (QAction* action : {m_fit, m_transfers, m_movedShown, m_disagreement, m_copy})
        row->addWidget(iconOf(action));
    auto* save = new FoldingButton(m_export);
    row->addWidget(save);
    bar->setFolding({save, m_alignLabel, m_referenceLabel});
    return bar;
}

QWidget* SideBySideView::makePages()
{
    m_pages = new QStackedWidget;
    auto* differences = new QSplitter(Qt::Vertical);
    m_differencesSplit = differences;
    differences->setObjectName(QStringLiteral("differencesSplit"));
    differences->setChildrenCollapsible(false);
    m_reasons = new QLabel;
    m_reasons->setObjectName(QStringLiteral("sideBySideReasons"));
    m_reasons->setProperty("data", true); // core's sentences around names and numbers
    m_reasons->setWordWrap(true);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reasons->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_reasonsArea = new QScrollArea; // Many runs have much to say, and the window stays as high as it is.
    m_reasonsArea->setFrameShape(QFrame::NoFrame);
    m_reasonsArea->setWidgetResizable(true);
    m_reasonsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_reasonsArea->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_reasonsArea->setMaximumHeight(10 * fontMetrics().lineSpacing());
    m_reasonsArea->setWidget(m_reasons);
    m_differences = tableOf(m_sortedFigures);
    differences->addWidget(m_reasonsArea);
    differences->addWidget(m_differences);
    differences->setSizes({10 * gridUnit, 14 * gridUnit}); // Shares of the room that there is.
    m_pages->addWidget(differences);

    auto* moved = new QWidget;
    auto* movedColumn = new QVBoxLayout(moved);
    movedColumn->setContentsMargins(0, 0, 0, 0);
    movedColumn->setSpacing(gridUnit);
    auto* head = new QHBoxLayout;
    m_movedOf = new ElidedComboBox(fewestLetters);
    m_movedOf->setProperty("data", true);
    m_movedCount = new QLabel;
    head->addWidget(m_movedOf);
    head->addWidget(m_movedCount, 1);
    movedColumn->addLayout(head);
    m_moved = tableOf(m_sortedMoved);
    movedColumn->addWidget(m_moved, 1);
    m_pages->addWidget(moved);
    connect(m_movedOf, &QComboBox::activated, this, &SideBySideView::showMovedOf);
    connect(m_moved->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) {
                if (row.isValid())
                    emit vertexSelected(m_movedVertices->vertex(m_sortedMoved->mapToSource(row).row()));
            });
    connect(m_moved, &QTableView::doubleClicked, this, [this](const QModelIndex& row) {
        m_stack->showVertex(m_movedVertices->vertex(m_sortedMoved->mapToSource(row).row()));
    });

    m_race = new RaceView;
    m_pages->addWidget(m_race);
    m_fourBars = new FourBarsPage;
    m_pages->addWidget(m_fourBars);

    auto* all = new QWidget;
    auto* allColumn = new QVBoxLayout(all);
    allColumn->setContentsMargins(gridUnit, 0, gridUnit, gridUnit);
    allColumn->setSpacing(gridUnit);
    auto* heads = new QHBoxLayout;
    heads->setSpacing(gridUnit / 2);
    for (int page = 0; page < PageCount; ++page) {
        auto* button = new PageButton;
        button->setCheckable(true);
        button->setChecked(page == Differences);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setVisible(page != FourBars); // until a measured run is there
        m_pageButtons->addButton(button, page);
        heads->addWidget(button);
    }
    heads->addStretch(1);
    connect(m_pageButtons, &QButtonGroup::idClicked, this, &SideBySideView::showPage);
    allColumn->addLayout(heads);
    allColumn->addWidget(m_pages, 1);
    return all;
}

QWidget* SideBySideView::makeEmpty()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    m_emptyText = new QLabel;
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyButton = new QToolButton;
    m_emptyButton->setObjectName(QStringLiteral("sideBySideEmptyButton"));
    m_emptyButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    column->addStretch();
    column->addWidget(m_emptyText);
    column->addWidget(m_emptyButton, 0, Qt::AlignHCenter);
    column->addStretch();
    return page;
}

void SideBySideView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
    if (event->type() == QEvent::FontChange)
        for (QTableView* table : {m_differences, m_moved})
            if (table)
                fitRows(*table);
    QWidget::changeEvent(event);
}

void SideBySideView::restyle()
{
    const Tokens colors = tokens(palette());
    m_figures->setColors(colors.good, colors.bad);
    m_fit->setIcon(icon(QStringLiteral("fit"), palette()));
    m_transfers->setIcon(icon(QStringLiteral("transfers"), palette()));
    m_movedShown->setIcon(icon(QStringLiteral("moved"), palette()));
    m_disagreement->setIcon(icon(QStringLiteral("graph"), palette()));
    m_copy->setIcon(icon(QStringLiteral("copy"), palette()));
    m_export->setIcon(icon(QStringLiteral("export"), palette()));
}

void SideBySideView::retranslate()
{
    setAccessibleName(tr("Side by side"));
    m_alignMenu->setTitle(tr("&Align runs"));
    const QStringList alignments{tr("At the &start"), tr("At the &end"), tr("At the selected &vertex"),
                                 tr("By &hand")};
    for (int i = 0; i < alignments.size(); ++i) {
        m_alignments->actions()[i]->setText(alignments[i]);
        m_align->setItemText(i, plainText(*m_alignments->actions()[i]));
    }
    m_alignLabel->setText(tr("A&lign"));
    m_align->setAccessibleName(tr("Alignment"));
    m_align->setToolTip(tr("Time at which the runs are aligned; drag a run's title to shift it"));
    m_play->setAccessibleName(tr("Play all runs"));
    m_referenceLabel->setText(tr("&Reference"));
    m_reference->setAccessibleName(tr("Reference"));
    m_reference->setToolTip(tr("Run that the others are compared with"));
    m_fit->setText(tr("&Fit all runs"));
    m_fit->setToolTip(tr("Show all runs from start to end"));
    m_transfers->setText(tr("&Transfers of all runs"));
    m_transfers->setToolTip(tr("Show a row for every channel in use"));
    m_movedShown->setText(tr("&Mark moved vertices"));
    m_disagreement->setText(tr("Colour the graph by &disagreement"));
    m_disagreement->setToolTip(tr(
        "Colour each vertex by the number of runs that place it on another device than the reference does"));
    m_movedShown->setToolTip(tr("Outline vertices that are on another device than in the reference"));
    m_copy->setText(tr("C&opy the differences"));
    m_copy->setToolTip(tr("Copy the table of differences, to paste it into a spreadsheet"));
    m_export->setText(tr("E&xport side by side…"));
    m_export->setToolTip(tr("Save the charts as a picture, or the differences as a table or JSON"));
    m_emptyText->setText(tr("No runs are side by side yet. Select two or more runs of one graph in the list "
                            "of runs (with Ctrl or Shift), then choose Side by side."));
    const std::array<QString, PageCount> pages{tr("&Differences"), tr("&Moved"), tr("Ra&ce"),
                                               tr("Fo&ur bars")};
    for (int page = 0; page < PageCount; ++page)
        m_pageButtons->button(page)->setText(pages[static_cast<std::size_t>(page)]);
    m_reasons->setAccessibleName(tr("Reasons for the faster run"));
    m_reasonsArea->setAccessibleName(m_reasons->accessibleName());
    m_differences->setAccessibleName(tr("Differences"));
    m_moved->setAccessibleName(tr("Moved vertices"));
    m_movedOf->setAccessibleName(tr("Run whose moved vertices are shown"));
    m_figures->retranslate();
    m_movedVertices->retranslate();
    m_fourBars->retranslate();
    retranslateReasons();
    showMovedOf(m_movedOf->currentIndex());
    showState();
    tellColoring();
}

} // namespace doppler
