// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/networks/decoder.h"

#include <span>
#include <string_view>

namespace doppler {

/// A published model. Batch and sequence length are those of its training, one sequence at a time.
struct DecoderModel {
    std::string_view id;
    DecoderShape shape;
};

std::span<const DecoderModel> decoderModels();

} // namespace doppler
