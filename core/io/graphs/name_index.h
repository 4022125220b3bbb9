// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace doppler {

/// Numbers names from 0 in the order of their first occurrence.
class NameIndex {
public:
    /// Returns the number of a name, and whether the name is new.
    std::pair<std::uint32_t, bool> add(std::string_view name)
    {
        const auto known = numbers.find(name);
        if (known != numbers.end())
            return {known->second, false};
        const auto number = static_cast<std::uint32_t>(numbers.size());
        numbers.emplace(name, number);
        return {number, true};
    }
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const
    {
        const auto known = numbers.find(name);
        return known == numbers.end() ? std::nullopt : std::optional(known->second);
    }
    /// Calls `take(name, number)` for each name, in any order. The views stay valid as long as this object.
    template <class Take>
    void forEach(const Take& take) const
    {
        for (const auto& [name, number] : numbers)
            take(std::string_view(name), number);
    }
    [[nodiscard]] std::size_t size() const { return numbers.size(); }

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
    };
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> numbers;
};

} // namespace doppler
