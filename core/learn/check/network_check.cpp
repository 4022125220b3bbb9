// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"

#include "core/learn/torch/libtorch.h"
#include "core/training/named_networks.h"
#include "core/training/policies.h"

namespace doppler {

Result<NetworkCheck> checkNetworks(std::string_view policy, std::uint64_t seed)
{
    const auto known = findTrainingPolicy(policy);
    if (!known)
        return known.error();
    useOneThread();
    Deviations found;
    if (policy == "joint")
        checkJoint(seed, found);
    else if (policy == "placeto")
        checkPlaceto(seed, found);
    else if (policy == improvePolicyId)
        checkImprove(seed, found);
    else if (policy != "gdp") // which LibTorch alone computes
        checkDoppler(policy, seed, found);
    return found.result();
}

} // namespace doppler
