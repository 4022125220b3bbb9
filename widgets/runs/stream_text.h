// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/sim/stream/stream.h"

#include <QCoreApplication>
#include <QString>

namespace doppler {

/// How a run would perform as a stream of items, and how a pipeline uses its devices, in the window's
/// language.
class StreamText {
    Q_DECLARE_TR_FUNCTIONS(doppler::StreamText)
public:
    /// The number of items that can be simulated in about a second; 0 if there would be too few for a steady
    /// state.
    static std::size_t itemsFor(const Problem& problem);
    /// Period, throughput and bubble share of a simulated stream.
    static QString figures(const StreamFigures& stream);
    /// The bound of the period alone, in seconds, for graphs that are too large for itemsFor().
    static QString bound(double seconds);
    /// For a graph of the family `pipeline`: the bound of its period and the bubble share of the run; empty
    /// for other graphs. Linear in the edges.
    static QString ofPipeline(const Run& run);
};

} // namespace doppler
