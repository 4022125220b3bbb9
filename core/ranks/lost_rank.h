// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

namespace doppler {

/// Another process is gone, or the network between them.
class LostRank : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace doppler
