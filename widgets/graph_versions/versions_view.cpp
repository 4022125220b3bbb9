// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_versions/versions_view.h"

#include "widgets/graph_view/graph_view.h"
#include "widgets/ui/controls/elided_combo_box.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

namespace doppler {

VersionsView::VersionsView(QAction* open, QWidget* parent)
    : QStackedWidget(parent),
      m_matching({[this](const VersionDifferencesPtr& differences) { take(differences); },
                  [this](const Error& error) { m_summary->setText(translated(error)); },
                  {}}),
      m_empty(new EmptyState(QStringLiteral("versionsEmpty"))), m_beforeChoice(new ElidedComboBox(8)),
      m_afterChoice(new ElidedComboBox(8)), m_beforeLabel(new QLabel), m_afterLabel(new QLabel),
      m_open(new QToolButton), m_summary(new ElidedLabel), m_before(new GraphView), m_after(new GraphView),
      m_list(new QTableView), m_model(new DifferencesModel(this))
{
    setObjectName(QStringLiteral("versionsView"));
    m_beforeChoice->setObjectName(QStringLiteral("versionBefore"));
    m_afterChoice->setObjectName(QStringLiteral("versionAfter"));
    m_before->setObjectName(QStringLiteral("graphBefore"));
    m_after->setObjectName(QStringLiteral("graphAfter"));
    m_summary->setObjectName(QStringLiteral("versionsSummary"));
    m_list->setObjectName(QStringLiteral("versionDifferences"));
    m_empty->setAction(open);
    m_open->setDefaultAction(open);
    m_open->setAutoRaise(true);
    build();
    connectParts();
    retranslate();
}

void VersionsView::build()
{
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, 0);
    m_beforeLabel->setBuddy(m_beforeChoice);
    m_afterLabel->setBuddy(m_afterChoice);
    bar->addWidget(m_open);
    bar->addWidget(m_beforeLabel);
    bar->addWidget(m_beforeChoice);
    bar->addWidget(m_afterLabel);
    bar->addWidget(m_afterChoice);
    bar->addStretch();
    m_summary->setContentsMargins(gridUnit, 0, gridUnit, 0);
    m_list->setModel(m_model);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setShowGrid(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTabKeyNavigation(false);
    m_list->setWordWrap(false);
    m_list->setMinimumHeight(5 * gridUnit); // A caption and a row: the window must fit a small screen.
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setDefaultSectionSize(
        static_cast<int>(3 * gridUnit * textScale(m_list->font())));
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* graphs = new QSplitter(Qt::Horizontal);
    for (GraphView* view : {m_before, m_after}) {
        view->setFrameShare(0.5);
        view->setAnimated(false); // Two views that slide after each other never agree.
        graphs->addWidget(view);
    }
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(graphs);
    both->addWidget(m_list);
    both->setSizes({450, 220});
    auto* full = new QWidget;
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridUnit / 2);
    column->addLayout(bar);
    column->addWidget(m_summary); // A line of its own: the names of the versions take all of the bar's width.
    column->addWidget(both, 1);
    addWidget(m_empty);
    addWidget(full);
}

void VersionsView::connectParts()
{
    for (QComboBox* choice : {m_beforeChoice, m_afterChoice})
        connect(choice, &QComboBox::currentIndexChanged, this, &VersionsView::refresh);
    for (const bool after : {false, true}) {
        connect(graph(after), &GraphView::vertexSelected, this,
                [this, after](std::optional<VertexId> vertex) { pair(after, vertex); });
        connect(graph(after), &GraphView::sightChanged, this, [this, after] { follow(after); });
        // What was selected before a graph was laid out.
        connect(graph(after), &GraphView::layoutFinished, this, [this] {
            if (m_selected.valid())
                select(m_selectedInAfter, m_selected);
        });
    }
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                const auto* row = m_model->row(current.row());
                if (!row || m_linking)
                    return;
                const bool inAfter = row->after.valid();
                select(inAfter, inAfter ? row->after : row->before);
                emit vertexSelected(inAfter ? m_differences->after : m_differences->before,
                                    inAfter ? row->after : row->before);
            });
}

void VersionsView::setVersions(std::vector<Version> versions, const TopologyPtr& topology)
{
    const GraphPtr before = chosen(m_beforeChoice);
    const bool followed = m_afterChoice->currentIndex() == m_afterChoice->count() - 1;
    const GraphPtr after =
        followed ? (versions.empty() ? nullptr : versions.back().graph.lock()) : chosen(m_afterChoice);
    m_versions = std::move(versions);
    m_topology = topology;
    const auto placeOf = [this](const GraphPtr& graph, int otherwise) {
        for (std::size_t i = 0; graph && i < m_versions.size(); ++i)
            if (m_versions[i].graph.lock() == graph)
                return static_cast<int>(i);
        return otherwise;
    };
    const int last = static_cast<int>(m_versions.size()) - 1;
    {
        const QSignalBlocker quietBefore(m_beforeChoice);
        const QSignalBlocker quietAfter(m_afterChoice);
        for (QComboBox* choice : {m_beforeChoice, m_afterChoice}) {
            choice->clear();
            for (const Version& version : m_versions)
                choice->addItem(version.title);
        }
        m_afterChoice->setCurrentIndex(placeOf(after, last));
        m_beforeChoice->setCurrentIndex(placeOf(before == after ? nullptr : before, std::max(0, last - 1)));
    }
    setCurrentIndex(m_versions.size() < 2 ? 0 : 1);
    refresh();
}

void VersionsView::chooseBefore(const GraphPtr& graph)
{
    for (std::size_t i = 0; i < m_versions.size(); ++i)
        if (m_versions[i].graph.lock() == graph)
            m_beforeChoice->setCurrentIndex(static_cast<int>(i));
}

GraphPtr VersionsView::chosen(const QComboBox* choice) const
{
    const int place = choice->currentIndex();
    return place >= 0 && static_cast<std::size_t>(place) < m_versions.size()
               ? m_versions[static_cast<std::size_t>(place)].graph.lock()
               : nullptr;
}

void VersionsView::refresh()
{
    const GraphPtr before = chosen(m_beforeChoice);
    const GraphPtr after = chosen(m_afterChoice);
    if (!isVisible())
        return;
    if (!before || !after || m_versions.size() < 2)
        return release();
    if (m_differences && m_differences->before == before && m_differences->after == after)
        return;
    release();
    m_before->setGraph(before, nullptr); // No legend of devices: colours say what changed.
    m_after->setGraph(after, nullptr);
    m_matching.start([before, after](std::stop_token, const auto&) -> Result<VersionDifferencesPtr> {
        return versionDifferences(before, after);
    });
    m_summary->setText(tr("Matching…"));
}

void VersionsView::release()
{
    m_matching.cancel();
    m_differences.reset();
    m_selected = VertexId();
    m_model->setDifferences(nullptr);
    for (GraphView* view : {m_before, m_after}) {
        view->setColoring(nullptr);
        view->setGraph(nullptr, nullptr);
    }
    m_summary->clear();
}

void VersionsView::take(const VersionDifferencesPtr& differences)
{
    m_differences = differences;
    m_model->setDifferences(differences);
    m_before->setColoring(versionColoring(*differences, false));
    m_after->setColoring(versionColoring(*differences, true));
    m_list->resizeColumnsToContents();
    showSummary();
}

QString VersionsView::summary() const { return m_summary->text(); }

void VersionsView::showSummary()
{
    if (!m_differences)
        return;
    const GraphMatch& match = m_differences->match;
    const auto number = [](std::size_t n) { return QLocale().toString(static_cast<qulonglong>(n)); };
    m_summary->setText(tr("%1 matched, %2 changed, %3 renamed, %4 removed, %5 added")
                           .arg(number(match.matched), number(match.changed), number(match.renamed),
                                number(match.removed()), number(match.added())));
}

/// A vertex was selected by the user in one of the graphs.
void VersionsView::pair(bool fromAfter, std::optional<VertexId> vertex)
{
    if (!m_differences || m_linking)
        return;
    select(fromAfter, vertex.value_or(VertexId()));
    if (vertex)
        emit vertexSelected(fromAfter ? m_differences->after : m_differences->before, *vertex);
}

void VersionsView::select(bool inAfter, VertexId vertex)
{
    if (!m_differences)
        return;
    m_selectedInAfter = inAfter;
    m_selected = vertex;
    const QScopedValueRollback linking(m_linking, true);
    const auto optional = [](VertexId v) { return v.valid() ? std::optional(v) : std::nullopt; };
    const VertexId partner = vertex.valid() ? m_differences->partner(inAfter, vertex) : VertexId();
    graph(inAfter)->setSelectedVertex(optional(vertex));
    graph(!inAfter)->setSelectedVertex(optional(partner));
    const int row = vertex.valid() ? m_model->rowOf(inAfter, vertex) : -1;
    if (row < 0)
        m_list->selectionModel()->clear();
    else
        m_list->setCurrentIndex(m_model->index(row, 0));
}

void VersionsView::follow(bool after)
{
    if (m_linking)
        return;
    const QScopedValueRollback linking(m_linking, true);
    graph(!after)->followSight(graph(after)->sight());
}

void VersionsView::fit()
{
    m_before->fit();
    m_after->fit();
}

void VersionsView::showEvent(QShowEvent* event)
{
    QStackedWidget::showEvent(event);
    refresh();
}

void VersionsView::hideEvent(QHideEvent* event)
{
    release(); // What is not seen keeps no closed document alive.
    QStackedWidget::hideEvent(event);
}

void VersionsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QStackedWidget::changeEvent(event);
}

void VersionsView::retranslate()
{
    m_empty->setText(
        tr("Open another version of this graph to see what changed. Graphs of the runs in the list "
           "can be chosen as well."));
    m_beforeLabel->setText(tr("Before"));
    m_afterLabel->setText(tr("After"));
    m_before->setAccessibleName(tr("Graph before"));
    m_after->setAccessibleName(tr("Graph after"));
    m_list->setAccessibleName(tr("Differences of the graphs"));
    m_model->retranslate();
    if (m_differences) {
        m_before->setColoring(versionColoring(*m_differences, false));
        m_after->setColoring(versionColoring(*m_differences, true));
    }
    showSummary();
}

} // namespace doppler
