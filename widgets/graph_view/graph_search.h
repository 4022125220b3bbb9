// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace doppler {

/// Finds vertices by words. Keeps the folded texts of a graph, so that a search costs one pass over them.
class GraphSearch {
public:
    /// `deviceOf` names the device of a vertex, or is null.
    void prepare(const DataflowGraph& graph, const std::function<QString(VertexId)>& deviceOf);

    /// By vertex: each word of the text occurs in its name, kind of operation, group or device. Case
    /// does not matter. A text without words finds nothing.
    [[nodiscard]] std::vector<char> find(const QString& text) const;
    /// The same for words that may hold blanks.
    [[nodiscard]] std::vector<char> find(const QStringList& words) const;

private:
    std::vector<QString> m_texts;
};

} // namespace doppler
