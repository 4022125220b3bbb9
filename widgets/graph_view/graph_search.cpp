// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_search.h"

#include <algorithm>

namespace doppler {

void GraphSearch::prepare(const DataflowGraph& graph, const std::function<QString(VertexId)>& deviceOf)
{
    m_texts.clear();
    m_texts.reserve(graph.vertexCount());
    for (const VertexId v : graph.vertices()) {
        const Vertex& vertex = graph.vertex(v);
        // Line feeds, which no word contains, keep a word from matching across two texts.
        QString text = QString::fromStdString(graph.label(v)) + QLatin1Char('\n') +
                       QString::fromStdString(vertex.op) + QLatin1Char('\n') +
                       QString::fromStdString(vertex.group);
        if (deviceOf)
            text += QLatin1Char('\n') + deviceOf(v);
        m_texts.push_back(text.toCaseFolded());
    }
}

std::vector<char> GraphSearch::find(const QString& text) const
{
    return find(text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

std::vector<char> GraphSearch::find(const QStringList& wanted) const
{
    QStringList words;
    for (const QString& word : wanted)
        words += word.toCaseFolded();
    std::vector<char> found(m_texts.size(), 0);
    if (words.isEmpty())
        return found;
    std::transform(m_texts.begin(), m_texts.end(), found.begin(), [&](const QString& candidate) {
        return std::all_of(words.begin(), words.end(),
                           [&](const QString& word) { return candidate.contains(word); });
    });
    return found;
}

} // namespace doppler
