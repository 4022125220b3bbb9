// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/named_networks.h"

#include "core/training/checkpoint.h"

namespace doppler {

namespace {

Result<ImproveNetworks> networksOf(Result<Checkpoint> checkpoint)
{
    if (!checkpoint)
        return checkpoint.error();
    if (checkpoint->policy != improvePolicyId)
        return Error{{DOPPLER_TEXT("core", "the checkpoint contains the policy {0}, expected {1}"),
                      {checkpoint->policy, std::string(improvePolicyId)}},
                     {},
                     {}};
    if (checkpoint->parameters.size() != ImproveNetworks::parameterCount)
        return Error{
            {DOPPLER_TEXT("core", "the checkpoint contains {0} parameters, expected {1} for its networks"),
             {count(checkpoint->parameters.size()), count(ImproveNetworks::parameterCount)}},
            {},
            {}};
    return ImproveNetworks(std::move(checkpoint->parameters));
}

} // namespace

Result<ImproveNetworks> namedNetworks(const std::string& name)
{
    if (name == "fresh")
        return ImproveNetworks::fresh(1);
    if (name != "shipped") {
        auto networks = networksOf(readCheckpoint(name));
        return networks ? std::move(networks) : inFile(networks.error(), name);
    }
    static const Result<ImproveNetworks> shipped = networksOf(decodeCheckpoint(shippedNetworkFile()));
    return shipped;
}

} // namespace doppler
