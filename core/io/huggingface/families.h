// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/huggingface/model_config.h"
#include "core/io/huggingface/network.h"

#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace doppler::huggingface {

/// Makes the modules of the model that a configuration describes. Errors name the member of the file: an
/// unknown family, a missing or impossible size, more than `mostModules`.
Result<Network> makeNetwork(const ModelConfig& config, const Call& call);

constexpr std::uint64_t mostModules = 50'000;

/// Collects the sizes of a configuration. The first fault remains.
class SizeReader {
public:
    explicit SizeReader(const ModelConfig& from) : config(from) {}

    /// A size of at least 1 that the file must have.
    double needed(std::string_view key);
    /// A size of at least 1; `standard` where the file has none.
    double optional(std::string_view key, double standard);
    /// Fails unless `whole` is a multiple of `part`.
    void requireMultiple(std::string_view key, double whole, std::string_view partKey, double part);
    /// Fails if the model would have too many modules.
    void requireAtMost(std::string_view key, double modules);
    [[nodiscard]] bool failed() const { return fault.has_value(); }
    [[nodiscard]] const Error& error() const { return *fault; }

private:
    void fail(std::string_view key, Message message);

    const ModelConfig& config;
    std::optional<Error> fault;
};

// The families, each with the names that its files use.
Result<Network> decoderNetwork(const ModelConfig& config, const Call& call);
Result<Network> bertNetwork(const ModelConfig& config, const Call& call);
Result<Network> t5Network(const ModelConfig& config, const Call& call);

/// Whether the family is one that decoderNetwork() makes.
bool isDecoderFamily(std::string_view modelType);

} // namespace doppler::huggingface
