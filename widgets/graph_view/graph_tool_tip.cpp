// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_tool_tip.h"

#include "core/base/excerpt.h"
#include "core/graph/shape_text.h"
#include "widgets/graph_view/picture/group_facts.h"
#include "widgets/ui/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace doppler {

namespace {

constexpr std::size_t mostAttributeLetters = 160; ///< A tool tip is no wider than the window.

class ToolTip {
    Q_DECLARE_TR_FUNCTIONS(doppler::GraphView)

public:
    explicit ToolTip(const std::string& title)
        : m_html(QStringLiteral("<b>%1</b><table cellspacing=0 cellpadding=1>").arg(escaped(title)))
    {
    }
    void row(const QString& what, const QString& value)
    {
        m_html += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=right>%2</td></tr>")
                      .arg(what.toHtmlEscaped(), value.toHtmlEscaped());
    }
    void row(const QString& what, const std::string& value)
    {
        if (!value.empty())
            row(what, QString::fromStdString(value));
    }
    [[nodiscard]] QString text() const { return m_html + QStringLiteral("</table>"); }

    /// What the box is coloured by, where that is not said yet.
    void value(const Shading& shading, std::uint32_t box)
    {
        const double value = shading.values[box];
        if (!shading.coloring->values.empty())
            row(shading.coloring->title,
                std::isnan(value) ? tr("unknown") : coloringText(*shading.coloring, value));
    }
    static QString waiting(const Run& run, VertexId v);
    static QString vertex(const GraphPicture& picture, VertexId v);
    static QString edge(const GraphPicture& picture, EdgeId e);
    static QString group(const GraphPicture& picture, std::uint32_t box);
    static QString bundle(const GraphPicture& picture, std::uint32_t arrow);

private:
    static QString escaped(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }
    static std::string device(const GraphPicture& picture, VertexId v)
    {
        const std::uint16_t d = picture.swatchOf[picture.boxOf(v)];
        return d == noSwatch || !picture.topology ? std::string()
                                                  : picture.topology->device(DeviceId{d}).name;
    }
    QString m_html;
};

QString ToolTip::vertex(const GraphPicture& picture, VertexId v)
{
    const Vertex& vertex = picture.graph->vertex(v);
    ToolTip tip(picture.graph->label(v));
    tip.row(tr("operation"), vertex.op);
    tip.row(tr("shapes"), excerpt(shapesText(vertex), mostAttributeLetters));
    tip.row(tr("attributes"), excerpt(vertex.attributes.text(), mostAttributeLetters));
    tip.row(tr("kernel"), vertex.kernel ? vertex.kernel->einsum : std::string());
    tip.row(tr("group"), vertex.group);
    tip.row(tr("device"), device(picture, v));
    if (vertex.flops)
        tip.row(tr("work"), formatFlops(*vertex.flops));
    else
        tip.row(tr("work"), vertex.estimated() ? tr("estimated") : tr("measured"));
    tip.row(tr("output"), formatBytes(vertex.outputBytes));
    if (vertex.persistentBytes > 0)
        tip.row(tr("weights"), formatBytes(vertex.persistentBytes));
    if (picture.run) {
        const TaskRun& task = picture.run->schedule.tasks[v];
        tip.row(tr("ready"), formatSeconds(task.ready));
        tip.row(tr("start"), formatSeconds(task.start));
        tip.row(tr("end"), formatSeconds(task.end));
        if (task.ran() && task.start > task.ready)
            tip.row(tr("waited"), waiting(*picture.run, v));
    }
    if (picture.shaded())
        tip.value(*picture.shading, picture.boxOf(v));
    return tip.text();
}

/// How long and what for, where that is found within a frame.
QString ToolTip::waiting(const Run& run, VertexId v)
{
    constexpr std::size_t mostTasks = 20000;
    const TaskRun& task = run.schedule.tasks[v];
    QString time = formatSeconds(task.start - task.ready);
    if (run.schedule.tasks.size() > mostTasks)
        return time;
    const StartCause found = causeOfStart(*run.problem, run.schedule, v, run.placement);
    const QString device = QString::fromStdString(run.problem->topology().device(task.device).name);
    switch (found.cause) {
    case Cause::Resource:
        return found.before && !found.before->isTransfer
                   ? tr("%1 for %2, which ran %3")
                         .arg(time, device,
                              QString::fromStdString(
                                  run.problem->graph().label(VertexId{found.before->index})))
                   : tr("%1 for %2").arg(time, device);
    case Cause::Pause:
        return tr("%1 for %2, which paused").arg(time, device);
    case Cause::Barrier:
        return tr("%1 for the barrier before its level").arg(time);
    case Cause::Memory:
        return tr("%1 for memory").arg(time);
    case Cause::Order:
        return tr("%1 for its turn").arg(time);
    case Cause::Start:
    case Cause::Data:
        break;
    }
    return time;
}

QString ToolTip::edge(const GraphPicture& picture, EdgeId e)
{
    const Edge& edge = picture.graph->edge(e);
    const Tensor& tensor = picture.graph->tensor(edge.tensor);
    ToolTip tip(picture.graph->label(edge.from) + " \u2192 " + picture.graph->label(edge.to));
    tip.row(tr("tensor"), tensor.name.text());
    tip.row(tr("size"), formatBytes(tensor.bytes));
    if (!picture.run || device(picture, edge.from) == device(picture, edge.to))
        return tip.text();
    tip.row(tr("route"), device(picture, edge.from) + " \u2192 " + device(picture, edge.to));
    const DeviceId to = picture.run->placement.devices[edge.to];
    for (const TransferRun& transfer : picture.run->schedule.transfers) {
        if (transfer.tensor != edge.tensor || transfer.to != to)
            continue;
        tip.row(tr("start"), formatSeconds(transfer.start));
        tip.row(tr("end"), formatSeconds(transfer.end));
        break;
    }
    return tip.text();
}

QString ToolTip::group(const GraphPicture& picture, std::uint32_t box)
{
    constexpr std::size_t mostDevices = 8;
    const GroupFacts facts = groupFacts(picture, box);
    ToolTip tip(facts.path.toStdString());
    tip.row(tr("vertices"), QLocale().toString(facts.totals.vertices));
    if (facts.totals.flops > 0)
        tip.row(tr("work"), formatFlops(facts.totals.flops));
    if (facts.times) {
        tip.row(tr("compute time"), formatSeconds(facts.times->seconds));
        tip.row(tr("start"), formatSeconds(facts.times->start));
        tip.row(tr("end"), formatSeconds(facts.times->end));
    }
    tip.row(tr("data in"), formatBytes(facts.totals.bytesIn));
    tip.row(tr("data out"), formatBytes(facts.totals.bytesOut));
    if (facts.totals.weights > 0)
        tip.row(tr("weights"), formatBytes(facts.totals.weights));
    for (std::size_t i = 0; i < std::min(facts.shares.size(), mostDevices); ++i)
        tip.row(facts.shares[i].device, formatShare(facts.shares[i].share));
    if (facts.shares.size() > mostDevices)
        tip.row(tr("other devices"), QLocale().toString(facts.shares.size() - mostDevices));
    if (picture.shaded())
        tip.value(*picture.shading, box);
    return tip.text();
}

QString ToolTip::bundle(const GraphPicture& picture, std::uint32_t arrow)
{
    const FoldedArrow& bundle = picture.fold()->arrows[arrow];
    ToolTip tip((boxTitle(picture, bundle.from) + QStringLiteral(" \u2192 ") + boxTitle(picture, bundle.to))
                    .toStdString());
    tip.row(tr("edges"), QLocale().toString(bundle.edges));
    tip.row(tr("size"), formatBytes(bundle.bytes));
    if (picture.placed.seen)
        tip.row(tr("between devices"), QLocale().toString(picture.placed.seen->crossing(arrow).edges));
    if (bundle.backward)
        tip.row(tr("direction"), tr("against the data flow: its groups depend on each other"));
    return tip.text();
}

} // namespace

QString boxToolTip(const GraphPicture& picture, std::uint32_t box)
{
    const auto vertex = picture.vertexOf(box);
    return vertex ? ToolTip::vertex(picture, *vertex) : ToolTip::group(picture, box);
}

QString arrowToolTip(const GraphPicture& picture, std::uint32_t arrow)
{
    if (!picture.fold())
        return ToolTip::edge(picture, EdgeId{arrow});
    const auto edges = picture.fold()->edgesOf(arrow);
    const auto [from, to] = picture.ends(arrow);
    const bool single = edges.size() == 1 && !picture.isGroup(from) && !picture.isGroup(to);
    return single ? ToolTip::edge(picture, edges.front()) : ToolTip::bundle(picture, arrow);
}

} // namespace doppler
