// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/portfolio/members.h"

#include "core/placers/api/registry.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace doppler {

namespace {

/// Decoding a plan takes about as long as so many simulated moves.
constexpr std::uint64_t priceOfPlans = 4;
constexpr double leastWeight = 0.1;
constexpr double memory = 0.6; ///< How much of a score stays when another result arrives.

void add(std::vector<Member>& all, const char* id, std::uint64_t price,
         std::initializer_list<std::pair<const char*, const char*>> settings = {})
{
    const auto placer = placerRegistry().find(id);
    if (!placer)
        return;
    const std::vector<OptionSpec>& specs = (*placer)->info().options;
    Member member{id, id, *placer, Options(specs), price, false};
    for (const auto& [name, value] : settings) {
        if (!member.options.set(specs, name, value))
            return;
        member.label += std::string(" (") + name + ")";
    }
    member.annealing = member.options.all().contains("temperature");
    all.push_back(std::move(member));
}

} // namespace

std::vector<Member> portfolioMembers(const Problem& problem)
{
    const ChooseTask rule = problem.model().schedule;
    const bool ordered = rule == ChooseTask::Given || rule == ChooseTask::Strict;
    std::vector<Member> all;
    if (ordered)
        add(all, "plan-search", priceOfPlans);
    add(all, "critical-path-search", 1);
    add(all, "doppler-improve", 1);
    if (!ordered)
        add(all, "plan-search", priceOfPlans);
    add(all, "tabu", 1);
    if (rule == ChooseTask::Given)
        add(all, "critical-path-search", 2, {{"order", "true"}});
    all.push_back({relinkId, relinkId, nullptr, {}, 1, false});
    add(all, atOnceId, 1);
    return all;
}

Bandit::Bandit(const std::vector<Member>& members)
    : relinking(
          static_cast<std::size_t>(std::ranges::find(members, relinkId, &Member::id) - members.begin())),
      score(members.size(), 1), tried(members.size(), false)
{
}

std::size_t Bandit::draw(Random& random, bool mayRelink)
{
    const std::size_t count = relinking + (mayRelink ? 1 : 0);
    for (std::size_t i = 0; i < count; ++i)
        if (!tried[i]) {
            tried[i] = true;
            return i;
        }
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += leastWeight + score[i];
    double left = random.uniform() * sum;
    for (std::size_t i = 0; i + 1 < count; ++i) {
        left -= leastWeight + score[i];
        if (left < 0)
            return i;
    }
    return count - 1;
}

void Bandit::reward(std::size_t member, double share)
{
    score[member] = memory * score[member] + (1 - memory) * share;
}

} // namespace doppler
