// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/iteration_work.h"

#include <algorithm>

namespace doppler {

namespace {

/// cudaLaunchKernel, cuLaunchKernelEx, hipGraphLaunch, cudaMemcpyAsync, hipMemsetAsync: calls that make a
/// device work, other than those that wait or ask.
bool launchesWork(std::string_view name)
{
    return name.find("aunch") != std::string_view::npos || name.find("emcpy") != std::string_view::npos ||
           name.find("emset") != std::string_view::npos;
}

} // namespace

void IterationWork::add(ProfileCategory category, const ProfileEvent& event)
{
    if (iterations.empty())
        return;
    anyKernel = anyKernel || category == ProfileCategory::Kernel;
    const bool launch = category == ProfileCategory::Launch;
    if (!launch && category != ProfileCategory::Operator)
        return;
    const std::size_t at = markAt(iterations, event.start);
    if (at == found.size() || (launch ? found[at].launched : found[at].called))
        return;
    if (launch)
        found[at].launched = launchesWork(event.name);
    else
        found[at].called = isOperatorName(event.name);
}

void IterationWork::markEmpty(std::vector<IterationMark>& marks) const
{
    const bool byLaunches =
        anyKernel && std::any_of(found.begin(), found.end(), [](const Work& x) { return x.launched; });
    for (std::size_t i = 0; i < marks.size(); ++i)
        marks[i].empty = !found[i].launched && (byLaunches || !found[i].called);
}

} // namespace doppler
