// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_tool_tip.h"

#include "widgets/format.h"

#include <QCoreApplication>

namespace doppler {

namespace {

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

    static QString vertex(const GraphPicture& picture, VertexId v);
    static QString edge(const GraphPicture& picture, EdgeId e);

private:
    static QString escaped(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }
    static std::string device(const GraphPicture& picture, VertexId v)
    {
        const std::uint16_t d = picture.swatchOf[v];
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
    }
    return tip.text();
}

QString ToolTip::edge(const GraphPicture& picture, EdgeId e)
{
    const Edge& edge = picture.graph->edge(e);
    const Tensor& tensor = picture.graph->tensor(edge.tensor);
    ToolTip tip(picture.graph->label(edge.from) + " \u2192 " + picture.graph->label(edge.to));
    tip.row(tr("tensor"), tensor.name);
    tip.row(tr("size"), formatBytes(tensor.bytes));
    if (!picture.crosses(edge))
        return tip.text();
    tip.row(tr("way"), device(picture, edge.from) + " \u2192 " + device(picture, edge.to));
    const DeviceId to{picture.swatchOf[edge.to]};
    for (const TransferRun& transfer : picture.run->schedule.transfers) {
        if (transfer.tensor != edge.tensor || transfer.to != to)
            continue;
        tip.row(tr("start"), formatSeconds(transfer.start));
        tip.row(tr("end"), formatSeconds(transfer.end));
        break;
    }
    return tip.text();
}

} // namespace

QString vertexToolTip(const GraphPicture& picture, VertexId v) { return ToolTip::vertex(picture, v); }
QString edgeToolTip(const GraphPicture& picture, EdgeId e) { return ToolTip::edge(picture, e); }

} // namespace doppler
