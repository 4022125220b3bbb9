// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doppler::huggingface {

/// The work of one call of a model.
struct Call {
    double batch = 1;
    double sequence = 1;   ///< Positions that the call computes, of each sequence.
    double attended = 1;   ///< Positions that attention reads.
    bool decoding = false; ///< One new position; the others are in the cache.
    [[nodiscard]] double tokens() const { return batch * sequence; }
};

struct WeightTensor {
    std::string name; ///< As in the files of the model.
    double elements = 0;
};

/// One module of a model, named by its path.
struct Module {
    std::string path;
    std::string layer; ///< Path of the layer that contains it, else its own.
    std::string op;
    std::vector<WeightTensor> weights;
    double flops = 0;
    double outputElements = 0;
    std::vector<std::uint32_t> inputs; ///< Modules whose output it reads, each once.
    double cacheElements = 0;          ///< Of the keys and values that it keeps.
    std::optional<double> weightsRead; ///< Elements of its weights that the call reads; nothing: all.
    std::string uses;                  ///< Name of a weight of an earlier module that it also uses.
};

/// The modules of a model in the order of the call, and remarks on them.
struct Network {
    std::vector<Module> modules;
    std::vector<Message> notes;
    std::string base; ///< Prefix of the names that some files leave out: "model.", "transformer.".

    std::uint32_t add(Module module)
    {
        modules.push_back(std::move(module));
        return static_cast<std::uint32_t>(modules.size() - 1);
    }
};

/// A product with a weight: `in` and `out` are its widths. Its bias is not counted as work.
Module linear(std::string path, double in, double out, bool bias, double tokens);

enum class Norm {
    RootMeanSquare, ///< A weight; 4 FLOPs for each element.
    Layer           ///< A weight and a bias; 7 FLOPs for each element.
};
Module norm(std::string path, Norm kind, double width, double tokens);

/// A table; each token reads one row of it.
Module table(std::string path, double rows, double width, double tokens);

/// Sizes of an attention.
struct AttentionShape {
    double heads = 1;
    double keyHeads = 1;
    double headWidth = 1;
};
/// Scores, softmax and the product with the values: two products, and 6 FLOPs for each score. `queries` is
/// the number of positions that ask in each sequence. Scores of later positions, which a mask hides, count.
Module attention(std::string path, const AttentionShape& shape, double batch, double queries,
                 double attended);

} // namespace doppler::huggingface
