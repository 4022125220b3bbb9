// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace doppler {

/// An index of one kind of object. It converts to a number implicitly, so that it indexes arrays, but is
/// constructed explicitly. Ids of different kinds do not convert into each other.
template <class Tag>
struct Id {
    std::uint32_t value = std::numeric_limits<std::uint32_t>::max();

    constexpr Id() = default;
    constexpr explicit Id(std::size_t index) : value(static_cast<std::uint32_t>(index)) {}
    constexpr operator std::uint32_t() const { return value; }
    [[nodiscard]] constexpr bool valid() const { return value != std::numeric_limits<std::uint32_t>::max(); }
};

using VertexId = Id<struct VertexTag>;
using EdgeId = Id<struct EdgeTag>; ///< Position among all edges: by source, then in file order.
using TensorId = Id<struct TensorTag>;
using DeviceId = Id<struct DeviceTag>;
using ChannelId = Id<struct ChannelTag>;

/// The ids 0 .. count-1, for range-based for loops.
template <class IdType>
class IdRange {
public:
    explicit constexpr IdRange(std::size_t size) : count(static_cast<std::uint32_t>(size)) {}
    struct Iterator {
        std::uint32_t at;
        constexpr IdType operator*() const { return IdType{at}; }
        constexpr Iterator& operator++()
        {
            ++at;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {0}; }
    [[nodiscard]] constexpr Iterator end() const { return {count}; }
    [[nodiscard]] constexpr std::size_t size() const { return count; }

private:
    std::uint32_t count;
};

} // namespace doppler
