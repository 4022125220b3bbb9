// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/networks/wecan_attention.h"

namespace doppler {

/// WeCAN's network on one problem, by hand; WecanDefinition (core/learn/torch) says what it computes. One
/// thread at a time.
///
/// load(), then scores(), then learn() once, as long as the parameters stay.
class WecanNetwork {
public:
    /// The problem's graph must outlive it.
    WecanNetwork(const Problem& problem, const WecanGraph& graph, const WecanLayout& layout);

    void load(std::span<const float> parameters);
    /// Valid until the next call.
    WecanScores scores();
    /// Finds the gradient of a loss, given its derivative by the last scores.
    void learn(std::span<const float> byPairs, std::span<const double, 3> bySkip);
    /// Of the last learn(), by WecanLayout.
    void gradient(std::span<float> out) const;

private:
    template <class Network>
    static auto denseLayers(Network& of);
    void takeFromDevices();
    void takeFromDevicesBack();
    void findSkip();
    void learnSkip(std::span<const double, 3> bySkip);

    const WecanGraph& graph;
    WecanDistances distances;
    DenseLayer vertex1, vertex2, device1, device2, query, key, value, pairQuery, pairKey, skip1, skip2;
    std::vector<WecanAttention> layers;
    // By vertex, unless said otherwise.
    Rows inputs, vertexHidden, vertexStates, queries, mixed, pairQueries;
    Rows deviceInputs, deviceHidden, deviceStates, keys, values, pairKeys; ///< By device.
    Rows means, skipHidden, skipOut;                                       ///< One row each.
    const Rows* last = nullptr;                                            ///< The states after all layers.
    std::vector<float> odds;  ///< |V| x |D|: what vertices take from devices.
    std::vector<float> pairs; ///< |V| x |D|.
    Rows byQueries, byMixed, byVertexHidden, byPairQueries, byStates;
    Rows byKeys, byValues, byDevices, byDeviceHidden, byPairKeys, devicePart; ///< By device.
    Rows byMeans, bySkipHidden, bySkipOut;                                    ///< One row each.
};

} // namespace doppler
