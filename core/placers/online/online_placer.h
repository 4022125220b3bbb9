// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/sim/online/online_simulator.h"

#include <string_view>
#include <vector>

namespace doppler {

/// Ids of online policies begin with this as placers; `doppler simulate --online` leaves it out.
inline constexpr std::string_view onlinePrefix = "online-";

/// An online policy in the list of placers. Its placement is the one that its decisions lead to in a run of
/// the problem, under the noise of the model.
class OnlinePlacer : public Placer {
public:
    /// A policy for one run of the problem.
    [[nodiscard]] virtual std::unique_ptr<OnlinePolicy> policy(const Problem& problem) const = 0;

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override;
};

/// The online policy with this id; null: there is none.
const OnlinePlacer* findOnlinePlacer(std::string_view id);

/// The same; the error for an unknown id lists the valid ones.
Result<const OnlinePlacer*> onlinePlacer(std::string_view id);

/// All online policies, in the order of the registry.
std::vector<const OnlinePlacer*> onlinePlacers();

/// The id of a policy as a placer, whether or not the name has the prefix. `mct` is another name of `dmda`.
std::string onlineId(std::string_view name);

/// The schedule of a placement that the online policy `id` decided while it ran: that of the policy's run.
/// Nothing if `id` is no policy, the model is not one that online runs follow (followsOnline()), or the
/// policy decides otherwise on this problem, such as one with other costs.
std::optional<Schedule> onlineSchedule(const ProblemPtr& problem, const Placement& placement,
                                       std::string_view id);
/// The same of a placer, which need not be in the registry. Nothing if it is no online policy.
std::optional<Schedule> onlineSchedule(const ProblemPtr& problem, const Placement& placement,
                                       const Placer& placer);

} // namespace doppler
