// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace doppler {

/// One of several processes that work together. The variables are those of PyTorch.
struct RankSetup {
    std::size_t rank = 0;              ///< RANK.
    std::size_t size = 1;              ///< WORLD_SIZE; 1: the process works alone.
    std::string address = "127.0.0.1"; ///< MASTER_ADDR: address of rank 0.
    std::uint16_t port = 29500;        ///< MASTER_PORT.
    double timeoutSeconds = 60;        ///< How long a process waits for the others.
};

} // namespace doppler
