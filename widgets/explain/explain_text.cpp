// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_text.h"

#include "widgets/help/document_browser.h"
#include "widgets/ui/theme/theme.h"

#include <QScrollBar>

namespace doppler {

ExplainText::ExplainText(const QPalette& palette)
{
    const Tokens colors = tokens(palette);
    m_text = colors.text.name();
    m_muted = colors.mutedText.name();
}

QString ExplainText::square(DeviceId device) const
{
    return QStringLiteral("<span style=\"color:%1\">&#9632;</span>&nbsp;").arg(deviceColor(device).name());
}

QString ExplainText::linked(const QString& text, std::optional<VertexId> vertex) const
{
    if (!vertex)
        return text.toHtmlEscaped();
    return QStringLiteral("<a href=\"v%1\" style=\"color:%2;text-decoration:none\">%3</a>")
        .arg(vertex->value)
        .arg(m_text, text.toHtmlEscaped());
}

void ExplainText::caption(const QString& text)
{
    m_html += QStringLiteral("<p style=\"margin-top:%1px;margin-bottom:2px;color:%2\"><b>%3</b></p>")
                  .arg(gridUnit)
                  .arg(m_text, text.toHtmlEscaped());
}

void ExplainText::sentence(const QString& text, std::optional<DeviceId> device,
                           std::optional<VertexId> vertex)
{
    m_html += QStringLiteral("<p style=\"margin-top:0px;margin-bottom:2px;color:%1\">%2%3</p>")
                  .arg(m_text, device ? square(*device) : QString(), linked(text, vertex));
}

void ExplainText::note(const QString& text)
{
    m_html += QStringLiteral("<p style=\"margin-top:0px;margin-bottom:2px;color:%1\">%2</p>")
                  .arg(m_muted, text.toHtmlEscaped());
}

void ExplainText::beginTable()
{
    m_html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">");
}

void ExplainText::row(const QList<Cell>& cells, bool head)
{
    m_html += QStringLiteral("<tr>");
    for (const Cell& cell : cells) {
        const QString text = linked(cell.text, cell.vertex);
        m_html += QStringLiteral("<td align=\"%1\" style=\"color:%2\">%3%4</td>")
                      .arg(cell.isNumber ? QStringLiteral("right") : QStringLiteral("left"),
                           head ? m_muted : m_text, cell.device ? square(*cell.device) : QString(),
                           cell.strong ? QStringLiteral("<b>%1</b>").arg(text) : text);
    }
    m_html += QStringLiteral("</tr>");
}

void ExplainText::endTable() { m_html += QStringLiteral("</table>"); }

std::optional<VertexId> vertexOf(const QString& link)
{
    bool isNumber = false;
    const unsigned id = link.mid(1).toUInt(&isNumber);
    if (!link.startsWith(QLatin1Char('v')) || !isNumber)
        return std::nullopt;
    return VertexId{id};
}

QTextBrowser* makeExplainBrowser(const QString& objectName, QWidget* parent)
{
    auto* browser = new DocumentBrowser(parent); // Names of a graph file are in the text.
    browser->setObjectName(objectName);
    browser->setFrameShape(QFrame::NoFrame);
    browser->viewport()->setAutoFillBackground(false); // The panel shows through.
    browser->document()->setDocumentMargin(0);
    browser->setProperty("data", true);
    browser->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return browser;
}

void setExplainText(QTextBrowser& browser, const QString& html)
{
    const int at = browser.verticalScrollBar()->value();
    browser.setHtml(html);
    browser.verticalScrollBar()->setValue(at);
}

} // namespace doppler
