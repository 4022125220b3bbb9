// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/online_checkpoint.h"

#include "core/placers/api/registry.h"
#include "core/training/checkpoint_placer.h"
#include "core/training/learning_module.h"

namespace doppler {

namespace {

class OnlineCheckpoint final : public OnlinePlacer {
public:
    explicit OnlineCheckpoint(std::unique_ptr<OnlineNetworks> from)
        : description((*placerRegistry().find(checkpointPlacerId))->info()), networks(std::move(from))
    {
        description.kind = PlacerKind::Online;
    }
    [[nodiscard]] const PlacerInfo& info() const override { return description; }
    [[nodiscard]] std::unique_ptr<OnlinePolicy> policy(const Problem& problem) const override
    {
        return networks->policy(problem);
    }

private:
    PlacerInfo description;
    std::unique_ptr<OnlineNetworks> networks;
};

} // namespace

Result<std::shared_ptr<const OnlinePlacer>> onlineCheckpoint(const std::string& file)
{
    auto checkpoint = readCheckpoint(file);
    if (!checkpoint)
        return checkpoint.error();
    const auto module = learningModule();
    if (!module)
        return module.error();
    auto networks = (*module)->online(*std::move(checkpoint));
    if (!networks)
        return inFile(networks.error(), file);
    return std::shared_ptr<const OnlinePlacer>(std::make_shared<OnlineCheckpoint>(*std::move(networks)));
}

} // namespace doppler
