// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/placeto_layout.h"

#include <span>

namespace doppler {

/// Placeto's network on one problem, forwards and backwards, by hand: its matrices are too narrow for a
/// tensor library to be of use. One thread at a time.
///
/// Forwards: load(), then for every placement encode() and for every step on it logits(). Backwards: encode()
/// once more, with `learning`; for every step logits() and learn(); then learnEncoding().
class PlacetoNetwork {
public:
    struct Settings {
        std::size_t rounds = 8;
        bool meanPools = false;
        /// Many steps read one encoding: what the pools hear from the vertices is worked out once for all.
        bool sharedEncoding = false;
    };
    PlacetoNetwork(const PlacetoGraph& graph, const PlacetoLayout& layout, Settings settings);

    void load(std::span<const float> parameters);
    /// The states of all vertices. The features (see fillFeatures()) must stay until learnEncoding().
    void encode(const Rows& features, bool learning);
    /// One value per device for this vertex, valid until the next call.
    std::span<const float> logits(VertexId v);

    void clearGradient();
    /// Takes in the derivative of the loss by the last logits.
    void learn(std::span<const float> byLogits);
    /// Takes in what all steps since encode() learned of the states.
    void learnEncoding(const Rows& features);
    /// The sum of what was learned, by PlacetoLayout.
    void gradient(std::span<float> out) const;

private:
    struct Aggregator {
        explicit Aggregator(std::size_t width);
        std::array<NarrowLayer, 2> f, g;
    };
    /// What one round of one direction made on its way from x to the next x.
    struct Round {
        Rows x, fHidden, said, heard, gHidden, answer;
    };
    struct Direction {
        Direction(std::size_t vertices, std::size_t width, std::size_t rounds, const RowSums& neighbours,
                  const RowSums& opposite);
        Aggregator layers;
        const RowSums& from; ///< Whose messages a vertex hears.
        const RowSums& to;   ///< Who hears a vertex.
        std::vector<Round> rounds;
        Rows last; ///< The states after the last round.
    };
    struct Pool {
        Pool(std::size_t vertices, std::size_t width);
        Aggregator layers;
        Rows in, fHidden, said; ///< By member, or by vertex where the encoding is shared.
        Rows heard, gHidden, answer;
        Rows bySaid; ///< Shared encoding: summed over the steps.
    };

    void run(Direction& direction, bool learning);
    void learn(Direction& direction, std::size_t column);
    void sayAll(Pool& pool, std::size_t rows);
    void hear(Pool& pool, std::span<const std::uint32_t> members);
    void learn(Pool& pool, std::span<const std::uint32_t> members, const float* byAnswer);
    void learnSaid(Pool& pool, std::size_t rows);
    [[nodiscard]] float poolScale(std::size_t count) const
    {
        return settings.meanPools && count > 0 ? 1 / static_cast<float>(count) : 1.0F;
    }
    template <class Network, class Use>
    static void eachLayer(Network& of, Use use);

    const PlacetoGraph& graph;
    const PlacetoLayout& layout;
    Settings settings;
    std::array<NarrowLayer, 3> transform;
    std::array<Rows, 2> transformHidden;
    Rows self; ///< The transformed features.
    Direction fromParents, fromChildren;
    std::array<Pool, relationCount> pools;
    std::array<NarrowLayer, 3> head;
    Rows states; ///< |V| x 2 d: fromParents', fromChildren's.
    Rows headInput;
    std::array<Rows, 2> headHidden;
    Rows output;

    VertexId current;
    Related members;
    // Derivatives.
    Rows byStates, bySelf, byWide, byWideHidden;
    std::array<Rows, 3> byNarrow;
    Rows byOutput, byHeadInput;
    std::array<Rows, 2> byHeadHidden;
    Rows byOne, byOneHidden, byOneIn;
};

} // namespace doppler
