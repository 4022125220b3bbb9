// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// What is on the devices before every step of one episode, as the sum of its states, z-scored over the
/// devices; and the way back from the derivative by that. Step by step; keeps its memory between episodes.
class DeviceStates {
public:
    void begin(std::size_t deviceCount, std::size_t width);
    /// A step: what is on the devices, and then vertex v, of that state, is put on d.
    void append(std::uint32_t v, std::uint32_t d, std::span<const float> state);

    [[nodiscard]] std::size_t steps() const { return vertex.size(); }
    /// D x width of every step from `first` on, and where to write the derivative by them.
    [[nodiscard]] std::span<const float> standard(std::size_t first) const
    {
        return std::span(zScores).subspan(first * devices * hidden);
    }
    [[nodiscard]] std::span<float> byStandard(std::size_t first)
    {
        byZScores.resize(zScores.size());
        return std::span(byZScores).subspan(first * devices * hidden);
    }
    /// Adds the derivative by the states (|V| x width), once byStandard() is written for every step.
    void backward(std::span<float> byStates);

private:
    std::size_t devices = 0;
    std::size_t hidden = 0;
    std::vector<std::uint32_t> vertex, device; ///< By step.
    std::vector<float> sums;                   ///< D x width, at present.
    std::vector<float> zScores, byZScores;     ///< T x D x width.
    std::vector<float> scale;                  ///< T x width: of the z-scores.
    std::vector<float> here, later;            ///< D x width.
};

} // namespace doppler
