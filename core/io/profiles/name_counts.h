// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace doppler {

/// How often each name occurred, for the notes on what a reader left out or guessed.
class NameCounts {
public:
    void add(std::string_view name);

    [[nodiscard]] std::size_t total() const { return sum; }
    [[nodiscard]] bool empty() const { return sum == 0; }
    /// "aten::mm (2), gemm (1)": the first dozen names, shortened, with their counts.
    [[nodiscard]] std::string listed() const;

private:
    std::map<std::string, std::size_t, std::less<>> counts;
    std::size_t sum = 0;
};

} // namespace doppler
