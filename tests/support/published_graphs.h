// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"
#include "core/sim/assignment.h"

#include <array>

namespace doppler::tests {

struct PublishedEdge {
    unsigned from, to; ///< Numbered from 1, as in the papers.
    double seconds;
};

using PublishedWork = std::array<std::array<double, 3>, 10>; ///< Seconds by task and processor.

/// Topcuoglu, Hariri, Wu, IEEE TPDS 13(3), 2002, figure 2.
inline constexpr PublishedWork heftWork{{{14, 16, 9},
                                         {13, 19, 18},
                                         {11, 13, 19},
                                         {13, 8, 17},
                                         {12, 13, 10},
                                         {13, 16, 9},
                                         {7, 15, 11},
                                         {5, 11, 14},
                                         {18, 12, 20},
                                         {21, 7, 16}}};
inline constexpr std::array<PublishedEdge, 15> heftEdges{{{1, 2, 18},
                                                          {1, 3, 12},
                                                          {1, 4, 9},
                                                          {1, 5, 11},
                                                          {1, 6, 14},
                                                          {2, 8, 19},
                                                          {2, 9, 16},
                                                          {3, 7, 23},
                                                          {4, 8, 27},
                                                          {4, 9, 23},
                                                          {5, 9, 13},
                                                          {6, 8, 15},
                                                          {7, 10, 17},
                                                          {8, 10, 11},
                                                          {9, 10, 13}}};

/// Arabnejad, Barbosa, IEEE TPDS 25(3), 2014, figure 1.
inline constexpr PublishedWork peftWork{{{22, 21, 36},
                                         {22, 18, 18},
                                         {32, 27, 43},
                                         {7, 10, 4},
                                         {29, 27, 35},
                                         {26, 17, 24},
                                         {14, 25, 30},
                                         {29, 23, 36},
                                         {15, 21, 8},
                                         {13, 16, 33}}};
inline constexpr std::array<PublishedEdge, 15> peftEdges{{{1, 2, 17},
                                                          {1, 3, 31},
                                                          {1, 4, 29},
                                                          {1, 5, 13},
                                                          {1, 6, 7},
                                                          {2, 8, 3},
                                                          {2, 9, 30},
                                                          {3, 7, 16},
                                                          {4, 8, 11},
                                                          {4, 9, 7},
                                                          {5, 9, 57},
                                                          {6, 8, 5},
                                                          {7, 10, 9},
                                                          {8, 10, 42},
                                                          {9, 10, 7}}};

/// Ten tasks whose times are measured per processor kind; every edge is a tensor of its own.
inline GraphPtr publishedGraph(const char* name, const PublishedWork& work,
                               std::span<const PublishedEdge> edges)
{
    GraphBuilder builder(name);
    for (std::size_t i = 0; i < work.size(); ++i) {
        Vertex v;
        v.name = "n" + std::to_string(i + 1);
        v.seconds = {{"P1", work[i][0]}, {"P2", work[i][1]}, {"P3", work[i][2]}};
        builder.addVertex(std::move(v));
    }
    for (const PublishedEdge& e : edges)
        builder.addEdge({e.from - 1, e.to - 1, {}, e.seconds, {}});
    return builder.build().value();
}

inline GraphPtr heftGraph() { return publishedGraph("heft", heftWork, heftEdges); }
inline GraphPtr peftGraph() { return publishedGraph("peft", peftWork, peftEdges); }

/// Three processors of kinds P1, P2, P3 (links of any rate: the graphs' edges have their own times).
inline TopologyPtr threeProcessors(Contention contention = Contention::PerLink)
{
    TopologyParts parts;
    parts.name = "three";
    parts.contention = contention;
    for (const char* kind : {"P1", "P2", "P3"}) {
        Device d;
        d.name = d.kind = kind;
        parts.devices.push_back(d);
    }
    parts.links.assign(9, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

/// "devices of n1 .. n10", numbered from 1.
inline Assignment processors(std::initializer_list<unsigned> numbers)
{
    Assignment out;
    for (unsigned n : numbers)
        out.emplace_back(n - 1);
    return out;
}

inline std::vector<VertexId> order(std::initializer_list<unsigned> numbers)
{
    std::vector<VertexId> out;
    for (unsigned n : numbers)
        out.emplace_back(n - 1);
    return out;
}

} // namespace doppler::tests
