// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// The members of a config.json of Hugging Face that decide the shape of a model. Others are not kept.
class ModelConfig {
public:
    /// Reads the text of the file. Errors name the member: a wrong type, a number out of range, a duplicate.
    static Result<ModelConfig> read(std::string_view text);

    /// A whole number; `standard` where the file has none, or null.
    [[nodiscard]] std::uint64_t whole(std::string_view key, std::uint64_t standard) const;
    [[nodiscard]] std::optional<std::uint64_t> whole(std::string_view key) const;
    [[nodiscard]] bool flag(std::string_view key, bool standard) const;
    /// A text; empty where the file has none. "architectures" is the first one of its list.
    [[nodiscard]] std::string text(std::string_view key) const;
    /// Whether the member is there and not null.
    [[nodiscard]] bool has(std::string_view key) const;

private:
    std::map<std::string, std::uint64_t, std::less<>> numbers; ///< Flags are 0 and 1.
    std::map<std::string, std::string, std::less<>> texts;
};

} // namespace doppler
