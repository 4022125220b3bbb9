// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/search/search_chains.h"

#include <functional>
#include <span>

namespace doppler {

/// The options of `brkga` except those of every search by chains and `order`: population, elites, mutants,
/// bias.
std::vector<OptionSpec> brkgaOptions();

/// The number of keys of an individual: the affinity of vertex v to device d is number v * devices + d, and
/// where the order is searched, v's priority is number vertices * devices + v.
std::size_t brkgaKeyCount(const Problem& problem, bool movesOrder);

/// Where a chain of BRKGA differs from that of the placer.
struct BrkgaGuidance {
    /// By key, one of KeyProposals: how the keys of the first population and of mutants are drawn. Empty:
    /// uniform.
    std::span<const std::uint8_t> proposals{};
    /// Called after every evaluation. True: the search ends with what it has. Empty: only its budget and its
    /// stop request end it.
    std::function<bool()> evaluated{};
};

/// Runs one chain of BRKGA with the options of its placer. The first individual has the keys of the start.
Result<void> runBrkga(SearchChain& chain, bool movesOrder, const BrkgaGuidance& guidance = {});

} // namespace doppler
