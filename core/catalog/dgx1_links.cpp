// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/dgx1_links.h"

#include <array>
#include <cstdint>

namespace doppler {

namespace {

using Row = std::array<std::uint8_t, dgx1Devices>;
using Matrix = std::array<Row, dgx1Devices>;

// With P100 each card has four links: each half of the machine is fully connected, and each card has a
// partner in the other half.
constexpr Matrix pascal{{{0, 1, 1, 1, 1, 0, 0, 0},
                         {1, 0, 1, 1, 0, 1, 0, 0},
                         {1, 1, 0, 1, 0, 0, 1, 0},
                         {1, 1, 1, 0, 0, 0, 0, 1},
                         {1, 0, 0, 0, 0, 1, 1, 1},
                         {0, 1, 0, 0, 1, 0, 1, 1},
                         {0, 0, 1, 0, 1, 1, 0, 1},
                         {0, 0, 0, 1, 1, 1, 1, 0}}};
// With V100 each card has six.
constexpr Matrix volta{{{0, 1, 1, 2, 2, 0, 0, 0},
                        {1, 0, 2, 1, 0, 2, 0, 0},
                        {1, 2, 0, 2, 0, 0, 1, 0},
                        {2, 1, 2, 0, 0, 0, 0, 1},
                        {2, 0, 0, 0, 0, 1, 1, 2},
                        {0, 2, 0, 0, 1, 0, 2, 1},
                        {0, 0, 1, 0, 1, 2, 0, 2},
                        {0, 0, 0, 1, 2, 1, 2, 0}}};

} // namespace

unsigned dgx1Links(Dgx1 machine, std::size_t one, std::size_t other)
{
    return (machine == Dgx1::Pascal ? pascal : volta)[one][other];
}

} // namespace doppler
