// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspector.h"

#include "core/graph/shape_text.h"
#include "widgets/inspector/selection_facts.h"
#include "widgets/inspector/vertex_facts.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/controls/plain_tip.h"
#include "widgets/ui/controls/title_label.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

/// More neighbours than this are counted, not listed.
constexpr std::size_t mostLinks = 24;

QString text(const std::string& value) { return QString::fromStdString(value); }

} // namespace

Inspector::Inspector(QWidget* parent)
    : QScrollArea(parent), m_title(new TitleLabel(1.15)), m_kind(new QLabel), m_hint(new QLabel),
      m_facts(new QWidget), m_buttons(new QWidget), m_rows(new QFormLayout)
{
    setObjectName(QStringLiteral("inspector"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setMinimumWidth(25 * gridUnit); // Captions and figures side by side; larger letters scroll.

    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setObjectName(QStringLiteral("inspectorTitle"));
    m_title->setProperty("data", true);
    m_kind->setObjectName(QStringLiteral("inspectorKind"));
    m_hint->setObjectName(QStringLiteral("inspectorHint"));
    for (QLabel* label : {m_title, m_kind, m_hint}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_rows->setContentsMargins(0, gridUnit / 2, 0, 0);
    m_rows->setHorizontalSpacing(2 * gridUnit);
    m_rows->setVerticalSpacing(gridUnit / 2);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows); // Long names in large letters.
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->setFormAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_facts->setLayout(m_rows);

    auto* page = new QWidget;
    page->setObjectName(QStringLiteral("inspectorPage"));
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(gridUnit + 4, gridUnit / 2, gridUnit + 4, gridUnit);
    column->setSpacing(2);
    for (QWidget* part : {static_cast<QWidget*>(m_hint), static_cast<QWidget*>(m_title),
                          static_cast<QWidget*>(m_kind), m_facts, m_buttons})
        column->addWidget(part);
    column->addStretch();
    setWidget(page);
    refresh();
}

void Inspector::show(const ProblemPtr& problem, const RunPtr& run, std::optional<VertexId> vertex)
{
    m_problem = problem;
    m_run = run;
    m_vertex = problem ? vertex : std::nullopt;
    m_vertices.clear();
    m_group.reset();
    m_gap.reset();
    refresh();
}

void Inspector::showVertices(const ProblemPtr& problem, const RunPtr& run, std::vector<VertexId> vertices)
{
    m_problem = problem;
    m_run = run;
    m_vertex.reset();
    m_vertices = problem ? std::move(vertices) : std::vector<VertexId>();
    m_group.reset();
    m_gap.reset();
    refresh();
}

void Inspector::showGroup(const GroupFacts& facts)
{
    m_vertex.reset();
    m_vertices.clear();
    m_group = facts;
    m_gap.reset();
    refresh();
}

void Inspector::showGap(const RunPtr& run, const std::optional<IdleGap>& gap)
{
    if (!gap && !m_gap)
        return;
    m_gap = run ? gap : std::nullopt;
    if (m_gap) {
        m_problem = run->problem;
        m_run = run;
        m_vertex.reset();
        m_vertices.clear();
        m_group.reset();
    }
    refresh();
}

void Inspector::setLocks(Locks locks)
{
    m_locks = std::move(locks);
    refresh();
}

void Inspector::setActions(const QList<QAction*>& actions)
{
    qDeleteAll(m_buttons->findChildren<QToolButton*>());
    delete m_buttons->layout();
    auto* column = new QVBoxLayout(m_buttons);
    column->setContentsMargins(0, gridUnit, 0, 0);
    column->setSpacing(gridUnit / 2);
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        // Or a long text would make the facts scroll sideways; its tip is whole.
        button->setMinimumWidth(8 * gridUnit);
        button->setDefaultAction(action);
        button->setPopupMode(QToolButton::InstantPopup); // The action chose one of its own.
        const auto name = [button, action] { button->setAccessibleName(plainText(*action)); };
        connect(action, &QAction::changed, button, name);
        name();
        column->addWidget(button);
    }
    refresh();
}

TableData Inspector::table() const
{
    TableData table{{tr("Property"), tr("Value")}, {}};
    if (!m_vertex && !m_group && m_vertices.empty())
        return table;
    table.rows.push_back({tr("Name"), m_title->text()});
    table.rows.push_back({tr("Kind"), m_kind->text()});
    const auto shown = [this](int row, QFormLayout::ItemRole role) {
        const QLayoutItem* item = m_rows->itemAt(row, role);
        const auto* label = item ? qobject_cast<const QLabel*>(item->widget()) : nullptr;
        const QString text = label ? label->text() : QString();
        const bool markup = label && label->textFormat() == Qt::RichText;
        return markup ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    };
    QString caption; // Of several lines only the first has it.
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (const QString own = shown(row, QFormLayout::LabelRole); !own.isEmpty())
            caption = own;
        table.rows.push_back({caption, shown(row, QFormLayout::FieldRole)});
    }
    return table;
}

void Inspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QScrollArea::changeEvent(event);
}

void Inspector::refresh()
{
    setAccessibleName(tr("Inspector"));
    m_hint->setText(
        tr("Select a vertex in the graph or a bar in the Gantt chart to see what it is, when it ran "
           "and what it waited for."));
    const bool some = m_vertex || m_group || m_gap || !m_vertices.empty();
    m_hint->setVisible(!some);
    m_title->setVisible(some);
    m_kind->setVisible(some);
    m_facts->setVisible(some);
    m_buttons->setVisible(some && !m_gap && m_buttons->layout());
    clearRows();
    if (!some)
        return;
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_kind->setPalette(muted);
    if (m_gap) {
        refreshGap(*m_gap);
        return;
    }
    if (m_group) {
        refreshGroup(*m_group);
        return;
    }
    if (!m_vertices.empty()) {
        refreshVertices();
        return;
    }
    const DataflowGraph& graph = m_problem->graph();
    const Vertex& vertex = graph.vertex(*m_vertex);
    m_title->setText(text(graph.label(*m_vertex)));
    QStringList kinds{text(vertex.op), text(vertex.group)};
    kinds.removeAll(QString());
    kinds += tr("vertex %1").arg(m_vertex->value);
    m_kind->setText(kinds.join(QStringLiteral(" · ")));
    if (!vertex.colocate.empty())
        addRow(tr("Colocated with"), text(vertex.colocate));
    addCosts(*m_vertex);
    if (m_run)
        addTimes(*m_vertex);
    addLock(std::span(&*m_vertex, 1));
    addLinks(tr("Inputs from"), predecessors(graph, *m_vertex));
    addLinks(tr("Outputs to"), successors(graph, *m_vertex));
}

void Inspector::addLock(std::span<const VertexId> vertices)
{
    std::size_t locked = 0;
    const Lock* last = nullptr;
    for (const VertexId v : vertices) {
        const auto place = std::ranges::lower_bound(m_locks, v, {}, &Lock::vertex);
        if (place == m_locks.end() || place->vertex != v)
            continue;
        ++locked;
        last = &*place;
    }
    if (locked == 0)
        return;
    if (vertices.size() == 1)
        addSentence(tr("Locked"), tr("on %1").arg(text(m_problem->topology().device(last->device).name)));
    else
        addSentence(tr("Locked"), tr("%n of them", nullptr, static_cast<int>(locked)));
}

void Inspector::addCosts(VertexId v)
{
    const Vertex& vertex = m_problem->graph().vertex(v);
    if (vertex.flops)
        addRow(tr("Work"), formatFlops(*vertex.flops));
    addRow(tr("Output"), formatBytes(vertex.outputBytes));
    if (vertex.persistentBytes > 0)
        addRow(tr("Weights"), formatBytes(vertex.persistentBytes));
    if (const std::string shapes = shapesText(vertex); !shapes.empty())
        addSentence(tr("Shapes"), text(shapes));
    if (!vertex.attributes.empty())
        addSentence(tr("Attributes"), text(vertex.attributes.text()));
}

void Inspector::refreshVertices()
{
    const SelectionFacts facts = selectionFacts(*m_problem, m_run.get(), m_vertices);
    m_title->setText(tr("%n vertices", nullptr, static_cast<int>(facts.vertices)));
    QStringList sums{formatBytes(facts.outputBytes)};
    if (facts.flops > 0)
        sums.prepend(formatFlops(facts.flops));
    m_kind->setText(sums.join(QStringLiteral(" · ")));
    if (facts.flops > 0)
        addRow(tr("Work"), formatFlops(facts.flops));
    if (facts.unknown > 0)
        addSentence(tr("Estimated"),
                    tr("%n vertices of unknown cost", nullptr, static_cast<int>(facts.unknown)));
    addBytes(tr("Output"), facts.outputBytes);
    if (facts.weights > 0)
        addBytes(tr("Weights"), facts.weights);
    addLock(m_vertices);
    if (!m_run)
        return;
    addRow(tr("Compute time"), formatSeconds(facts.seconds));
    addRow(tr("Interval"), tr("%1 to %2").arg(formatSeconds(facts.start), formatSeconds(facts.end)))
        ->setProperty("data", false);
    for (std::size_t i = 0; i < std::min(facts.shares.size(), mostLinks); ++i) {
        const SelectionFacts::Share& share = facts.shares[i];
        const double part = static_cast<double>(share.vertices) / static_cast<double>(facts.vertices);
        addRow(i == 0 ? tr("Devices") : QString(),
               QStringLiteral("%1  %2  %3")
                   .arg(text(m_problem->topology().device(share.device).name))
                   .arg(share.vertices)
                   .arg(formatShare(part)),
               tr("Compute time: %1").arg(formatSeconds(share.seconds)));
    }
}

void Inspector::refreshGap(const IdleGap& gap)
{
    const GapReason reason = reasonOf(*m_run, gap);
    m_title->setText(tr("Idle gap"));
    m_kind->setText(text(m_problem->topology().device(gap.device).name));
    addRow(tr("Duration"), formatSeconds(gap.seconds()));
    addRow(tr("Time"), tr("%1 to %2").arg(formatSeconds(gap.from), formatSeconds(gap.to)))
        ->setProperty("data", false);
    addSentence(tr("Reason"), translated(gapText(*m_run, gap, reason)));
    if (reason.vertex.valid())
        addLinks(tr("Awaited task"), {reason.vertex});
    if (gap.next.valid())
        addLinks(tr("Next task"), {gap.next});
}

void Inspector::refreshGroup(const GroupFacts& facts)
{
    m_title->setText(facts.title);
    QStringList kinds{tr("group of %n vertices", nullptr, static_cast<int>(facts.totals.vertices))};
    if (facts.path != facts.title)
        kinds.prepend(facts.path);
    m_kind->setText(kinds.join(QStringLiteral(" · ")));
    if (facts.totals.flops > 0)
        addRow(tr("Work"), formatFlops(facts.totals.flops));
    if (facts.totals.unknown > 0)
        addSentence(tr("Estimated"),
                    tr("%n vertices of unknown cost", nullptr, static_cast<int>(facts.totals.unknown)));
    addBytes(tr("Data in"), facts.totals.bytesIn);
    addBytes(tr("Data out"), facts.totals.bytesOut);
    addBytes(tr("Data inside"), facts.totals.bytesInside);
    if (facts.totals.weights > 0)
        addBytes(tr("Weights"), facts.totals.weights);
    if (facts.times) {
        addRow(tr("Compute time"), formatSeconds(facts.times->seconds));
        addRow(tr("Interval"),
               tr("%1 to %2").arg(formatSeconds(facts.times->start), formatSeconds(facts.times->end)))
            ->setProperty("data", false);
    }
    for (std::size_t i = 0; i < std::min(facts.shares.size(), mostLinks); ++i)
        addRow(i == 0 ? tr("Devices") : QString(),
               QStringLiteral("%1  %2").arg(facts.shares[i].device, formatShare(facts.shares[i].share)));
    addNeighbours(tr("Inputs from"), facts.inputs);
    addNeighbours(tr("Outputs to"), facts.outputs);
}

void Inspector::addBytes(const QString& caption, double bytes) { addRow(caption, formatBytes(bytes)); }

void Inspector::addNeighbours(const QString& caption, const std::vector<GroupFacts::Neighbour>& neighbours)
{
    QStringList links;
    for (std::size_t i = 0; i < std::min(neighbours.size(), mostLinks); ++i) {
        const GroupFacts::Neighbour& n = neighbours[i];
        const QString target =
            n.vertex ? QString::number(n.vertex->value) : QLatin1Char('g') + QString::number(n.group.value);
        links += tr("%1: %2, %n edges", nullptr, static_cast<int>(n.edges))
                     .arg(QStringLiteral("<a href=\"%1\">%2</a>").arg(target, n.name.toHtmlEscaped()),
                          formatBytes(n.bytes));
    }
    if (neighbours.size() > mostLinks)
        links += tr("and %n more", nullptr, static_cast<int>(neighbours.size() - mostLinks));
    if (links.isEmpty())
        addSentence(caption, tr("none"));
    else
        addRow(caption, links.join(QStringLiteral("<br>")))->setTextFormat(Qt::RichText);
}

void Inspector::addTimes(VertexId v)
{
    const TaskRun& task = m_run->schedule.tasks[v];
    addRow(tr("Device"), text(m_problem->topology().device(task.device).name),
           text(m_problem->topology().device(task.device).kind));
    QString source;
    switch (costSource(*m_problem, v, task.device)) {
    case CostSource::Measured:
        source = tr("%1 (measured)");
        break;
    case CostSource::FromFlops:
        source = tr("%1 (from FLOPs)");
        break;
    case CostSource::Guessed:
        source = tr("%1 (estimated)");
        break;
    }
    addRow(tr("Compute time"), source.arg(formatSeconds(task.end - task.start)))->setProperty("data", false);
    addRow(tr("Ready"), formatSeconds(task.ready));
    addRow(tr("Interval"), tr("%1 to %2").arg(formatSeconds(task.start), formatSeconds(task.end)))
        ->setProperty("data", false);
    const StartReason reason = startReasonOf(*m_run, v);
    switch (reason.cause) {
    case Cause::Start:
        addReason(tr("nothing"));
        break;
    case Cause::Resource:
        addReason(tr("its device, occupied by %1").arg(link(reason.vertex)));
        break;
    case Cause::Pause:
        addReason(tr("its device's pause after %1").arg(link(reason.vertex)));
        break;
    case Cause::Barrier:
        addReason(tr("the barrier before its level"));
        break;
    case Cause::Memory:
        addReason(tr("memory on its device"));
        break;
    case Cause::Order:
        addReason(tr("its turn, until %1 started").arg(link(reason.vertex)));
        break;
    case Cause::Data:
        addReason(reason.byTransfer ? tr("the transfer of %1, %2 to %3")
                                          .arg(link(reason.vertex), formatSeconds(reason.transferStart),
                                               formatSeconds(reason.transferEnd))
                                    : tr("the result of %1").arg(link(reason.vertex)));
        break;
    }
}

void Inspector::clearRows()
{
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
}

QLabel* Inspector::addRow(const QString& caption, const QString& value, const QString& toolTip)
{
    auto* name = new QLabel(caption);
    name->setAlignment(Qt::AlignLeft | Qt::AlignTop); // The layout gives it more than a line.
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    name->setPalette(muted);
    auto* shown = new QLabel(value);
    shown->setTextFormat(Qt::PlainText); // Names are the user's: "<gpu>" is one.
    shown->setProperty("data", true);
    shown->setWordWrap(true);
    shown->setToolTip(plainTip(toolTip));
    shown->setTextInteractionFlags(Qt::TextBrowserInteraction);
    shown->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Queued: following a link replaces the very label that was clicked.
    connect(
        shown, &QLabel::linkActivated, this,
        [this](const QString& target) {
            if (target.startsWith(QLatin1Char('g')))
                emit groupActivated(GroupId{target.mid(1).toUInt()});
            else
                emit vertexActivated(VertexId{target.toUInt()});
        },
        Qt::QueuedConnection);
    m_rows->addRow(name, shown);
    return shown;
}

void Inspector::addSentence(const QString& caption, const QString& sentence)
{
    addRow(caption, sentence)->setProperty("data", false);
}

void Inspector::addReason(const QString& sentence)
{
    QLabel* shown = addRow(tr("Waited for"), sentence);
    shown->setTextFormat(Qt::RichText);
    shown->setProperty("data", false);
}

void Inspector::addLinks(const QString& caption, const std::vector<VertexId>& vertices)
{
    if (vertices.empty()) {
        addSentence(caption, tr("none"));
        return;
    }
    QStringList links;
    for (std::size_t i = 0; i < std::min(vertices.size(), mostLinks); ++i)
        links += link(vertices[i]);
    if (vertices.size() > mostLinks)
        links += tr("and %n more", nullptr, static_cast<int>(vertices.size() - mostLinks));
    addRow(caption, links.join(QStringLiteral(", ")))->setTextFormat(Qt::RichText);
}

QString Inspector::link(VertexId v) const
{
    return QStringLiteral("<a href=\"%1\">%2</a>")
        .arg(v.value)
        .arg(text(m_problem->graph().label(v)).toHtmlEscaped());
}

} // namespace doppler
