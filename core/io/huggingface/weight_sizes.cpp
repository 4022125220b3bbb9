// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/weight_sizes.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include <fmt/format.h>

namespace doppler::huggingface {

namespace {

double elementsOf(const Network& network)
{
    double sum = 0;
    for (const Module& module : network.modules)
        for (const WeightTensor& weight : module.weights)
            sum += weight.elements;
    return sum;
}

/// The first of some names, for a note.
std::string someOf(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 5;
    std::string listed;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        listed += (i == 0 ? "" : ", ") + excerpt(names[i], 80);
    return names.size() > most ? listed + ", ..." : listed;
}

/// Compares the names of an index with those of a network.
class IndexMatch {
public:
    IndexMatch(Network& of, const WeightIndex& index) : network(of)
    {
        for (std::uint32_t m = 0; m < network.modules.size(); ++m)
            for (const WeightTensor& weight : network.modules[m].weights)
                open.emplace(bare(weight.name), weight.elements);
        for (const std::string& name : index.names)
            if (open.erase(std::string(bare(name))) == 0)
                extra.push_back(name);
        tieHead();
        for (const auto& [name, elements] : open)
            missing.push_back(name);
        std::sort(missing.begin(), missing.end());
    }

    std::vector<std::string> missing; ///< Weights of the network that the index lacks.
    std::vector<std::string> extra;   ///< Weights of the index that the network lacks.
    bool tied = false;                ///< The head lost its weight.

    /// By module: how many of `extra` belong to it, by the longest path that fits.
    [[nodiscard]] std::vector<double> extraOfModules() const
    {
        std::unordered_map<std::string_view, std::uint32_t> modules;
        for (std::uint32_t m = 0; m < network.modules.size(); ++m) {
            modules.emplace(bare(network.modules[m].path), m);
            modules.emplace(bare(network.modules[m].layer), m);
        }
        std::vector<double> counts(network.modules.size(), 0);
        for (const std::string& name : extra) {
            std::string_view path = bare(name);
            std::uint32_t found = 0;
            for (std::size_t dot = path.rfind('.'); dot != std::string_view::npos; dot = path.rfind('.')) {
                path = path.substr(0, dot);
                if (const auto at = modules.find(path); at != modules.end()) {
                    found = at->second;
                    break;
                }
            }
            counts[found] += 1;
        }
        return counts;
    }

private:
    [[nodiscard]] std::string_view bare(std::string_view name) const
    {
        if (!network.base.empty() && name.starts_with(network.base))
            name.remove_prefix(network.base.size());
        return name;
    }

    /// Files leave the weight of a head out that is the table of embeddings.
    void tieHead()
    {
        Module& head = network.modules.back();
        Module& embedding = network.modules.front();
        if (head.weights.empty() || !head.uses.empty() || embedding.weights.empty() ||
            head.weights.front().elements != embedding.weights.front().elements)
            return;
        const auto at = open.find(std::string(bare(head.weights.front().name)));
        if (at == open.end() || open.contains(std::string(bare(embedding.weights.front().name))))
            return;
        open.erase(at);
        head.uses = embedding.weights.front().name;
        head.weights.erase(head.weights.begin());
        tied = true;
    }

    Network& network;
    std::unordered_map<std::string, double> open;
};

/// The bytes of an element with which the weights leave `extras` a small rest of the total, or none.
std::optional<double> fittingBytes(double elements, double total, double configured, bool extras)
{
    constexpr double mostRest = 0.05;
    for (const double bytes : {configured, 4.0, 2.0, 1.0}) {
        const double rest = total - elements * bytes;
        if (extras ? rest >= 0 && rest <= mostRest * total : rest == 0)
            return bytes;
    }
    return std::nullopt;
}

std::string inBytes(double bytes) { return fmt::format("{:.0f}", bytes); }

} // namespace

std::optional<ElementType> elementType(std::string_view name)
{
    static const std::array<ElementType, 11> known{{{"float32", 4},
                                                    {"float", 4},
                                                    {"float64", 8},
                                                    {"float16", 2},
                                                    {"half", 2},
                                                    {"bfloat16", 2},
                                                    {"float8_e4m3fn", 1},
                                                    {"float8_e5m2", 1},
                                                    {"float8", 1},
                                                    {"int8", 1},
                                                    {"int4", 0.5}}};
    const auto at =
        std::find_if(known.begin(), known.end(), [&](const ElementType& type) { return type.name == name; });
    return at == known.end() ? std::nullopt : std::optional(*at);
}

WeightSizes sizesByType(const Network& network, const ElementType& type)
{
    WeightSizes sizes;
    sizes.elementBytes = type.bytes;
    sizes.extraBytes.assign(network.modules.size(), 0);
    return sizes;
}

WeightSizes sizesByIndex(Network& network, const ElementType& type, const WeightIndex& index)
{
    const IndexMatch match(network, index);
    WeightSizes sizes = sizesByType(network, type);
    const auto note = [&](Message message) { sizes.notes.push_back(std::move(message)); };
    if (match.tied)
        note({DOPPLER_TEXT("core", "the index has no weight of the head: it is counted as tied to the table "
                                   "of embeddings")});
    if (!match.missing.empty())
        note({DOPPLER_TEXT("core", "weights that the configuration describes and the index lacks: {0}: {1}"),
              {count(match.missing.size()), someOf(match.missing)}});
    if (!match.extra.empty())
        note({DOPPLER_TEXT("core", "weights of the index that the configuration does not describe: {0}: {1}"),
              {count(match.extra.size()), someOf(match.extra)}});
    if (!index.totalBytes) {
        note({DOPPLER_TEXT("core", "the index has no total_size: sizes are those of the type {0}"),
              {type.name}});
        return sizes;
    }
    const double elements = elementsOf(network);
    const auto bytes = fittingBytes(elements, *index.totalBytes, type.bytes, !match.extra.empty());
    if (bytes) {
        sizes.elementBytes = *bytes;
        if (*bytes != type.bytes)
            note({DOPPLER_TEXT("core", "the files hold {0} bytes for each weight, although the type is {1}"),
                  {inBytes(*bytes), type.name}});
        const std::vector<double> counts = match.extraOfModules();
        const double rest = *index.totalBytes - elements * *bytes;
        for (std::size_t m = 0; m < counts.size(); ++m)
            sizes.extraBytes[m] =
                rest * counts[m] / std::max<double>(1, static_cast<double>(match.extra.size()));
        return sizes;
    }
    sizes.elementBytes = *index.totalBytes / elements;
    note({DOPPLER_TEXT("core",
                       "the index counts {0} bytes, the configuration {1} weights of type {2}: the sizes "
                       "are guessed, {3} bytes for each weight"),
          {inBytes(*index.totalBytes), inBytes(elements), type.name,
           fmt::format("{:.4g}", sizes.elementBytes)}});
    return sizes;
}

} // namespace doppler::huggingface
