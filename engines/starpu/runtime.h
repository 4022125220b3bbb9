// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace doppler::starpu {

/// StarPU with CPU workers only, from creation to destruction. Keeps StarPU's files (bus speeds, performance
/// models) in a temporary folder that it removes.
class Runtime {
public:
    /// `scheduler` empty: StarPU's default. Errors: StarPU does not start, or has fewer workers.
    static Result<Runtime> start(std::size_t workers, const std::string& scheduler, bool oversubscribe);
    ~Runtime();
    Runtime(Runtime&& other) noexcept;
    Runtime& operator=(Runtime&&) = delete;

    /// For people: "StarPU 1.3.10".
    [[nodiscard]] static std::string version();

private:
    Runtime() = default;
    bool running = false;
    std::string folder;
};

} // namespace doppler::starpu
