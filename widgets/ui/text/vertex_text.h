// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QCoreApplication>
#include <QString>
#include <cstddef>

namespace doppler {

/// Descriptions of vertices for screen readers.
class VertexText {
    Q_DECLARE_TR_FUNCTIONS(doppler::GraphView)
public:
    /// "left, add on gpu0, starts at 0 s, takes 1.204 ms": everything that is known. `run` is null or a run
    /// of that graph.
    static QString of(const DataflowGraph& graph, VertexId vertex, const Run* run);
    /// Describes a selection of `count` vertices and the vertex from which keys continue, which need not be
    /// selected.
    static QString ofSelection(std::size_t count, const QString& current, bool isSelected);
};

} // namespace doppler
