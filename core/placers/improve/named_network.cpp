// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/improve/named_network.h"

#include "core/training/checkpoint.h"

namespace doppler {

namespace {

Result<MoveScore> networkOf(Result<Checkpoint> checkpoint)
{
    if (!checkpoint)
        return checkpoint.error();
    if (checkpoint->policy != improvePolicyId)
        return Error{{DOPPLER_TEXT("core", "the checkpoint holds the policy {0}, expected {1}"),
                      {checkpoint->policy, std::string(improvePolicyId)}},
                     {},
                     {}};
    if (checkpoint->parameters.size() != MoveScore::parameterCount)
        return Error{
            {DOPPLER_TEXT("core", "the checkpoint holds {0} parameters, its networks have {1} here"),
             {std::to_string(checkpoint->parameters.size()), std::to_string(MoveScore::parameterCount)}},
            {},
            {}};
    return MoveScore(std::move(checkpoint->parameters));
}

} // namespace

Result<MoveScore> namedNetwork(const std::string& name)
{
    if (name == "fresh")
        return MoveScore::fresh(1);
    if (name != "shipped")
        return networkOf(readCheckpoint(name));
    static const Result<MoveScore> shipped = networkOf(decodeCheckpoint(shippedNetworkFile()));
    return shipped;
}

} // namespace doppler
