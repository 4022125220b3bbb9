// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QCoreApplication>
#include <QString>
#include <cstddef>

namespace doppler {

/// What a view says of vertices to who can't see them.
class VertexText {
    Q_DECLARE_TR_FUNCTIONS(doppler::GraphView)
public:
    /// "left, add on gpu0, starts at 0 s, takes 1.204 ms": what is known of it. Null: there is no run; else
    /// one of that graph.
    static QString of(const DataflowGraph& graph, VertexId vertex, const Run* run);
    /// Of so many that are selected, and the one that keys go on from, which may be beside them.
    static QString ofSelection(std::size_t count, const QString& current, bool isSelected);
};

} // namespace doppler
