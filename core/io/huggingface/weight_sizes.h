// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/huggingface/network.h"
#include "core/io/huggingface/weight_index.h"

#include <optional>
#include <string>
#include <vector>

namespace doppler::huggingface {

/// How many bytes the weights of a network take.
struct WeightSizes {
    double elementBytes = 4;        ///< Of each weight.
    std::vector<double> extraBytes; ///< By module: of weights of the index that the network does not have.
    std::vector<Message> notes;     ///< What was guessed, and where index and configuration differ.
};

/// A type of numbers in the files of Hugging Face.
struct ElementType {
    std::string name;
    double bytes = 4;
};
/// Nothing if no type has this name.
std::optional<ElementType> elementType(std::string_view name);

/// Sizes without an index: those of the type.
WeightSizes sizesByType(const Network& network, const ElementType& type);

/// Sizes whose sum is the total of the index. A head whose weight the index lacks becomes a user of the
/// table of embeddings. `type` is that of the configuration; the total decides.
WeightSizes sizesByIndex(Network& network, const ElementType& type, const WeightIndex& index);

} // namespace doppler::huggingface
