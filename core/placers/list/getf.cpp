// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/list/ready_pool.h"
#include "core/placers/list/speed_groups.h"
#include "core/placers/scheduling/pair_scheduler.h"

#include <limits>

namespace doppler {

namespace {

/// ETF in which every vertex has the devices of one speed group. If memory or colocation leaves none of them,
/// all devices count.
class GroupedEtf final : public ReadyPool {
public:
    GroupedEtf(const Problem& p, std::vector<std::size_t> groups, std::vector<std::size_t> own)
        : ReadyPool(p), groupOf(std::move(groups)), chosen(std::move(own)), level(staticLevels(p))
    {
    }

protected:
    void evaluate(Entry& entry) override
    {
        entry.best = {};
        entry.tie = level[entry.vertex];
        double first = std::numeric_limits<double>::infinity();
        for (const bool inGroup : {true, false}) {
            for (DeviceId d : plan.candidates(entry.vertex))
                if (!inGroup || groupOf[d] == chosen[entry.vertex])
                    if (const double start = startOn(entry.vertex, d); !entry.best.valid() || start < first) {
                        entry.best = d;
                        first = start;
                    }
            if (entry.best.valid())
                break;
        }
        entry.key = -first;
    }
    [[nodiscard]] bool changedBy(const Entry& entry, DeviceId d) const override { return entry.best == d; }
    [[nodiscard]] Decision decision(const Entry& entry) const override
    {
        Decision out;
        out.priority = entry.tie;
        out.priorityName = DOPPLER_TEXT("core", "static level");
        out.valueName = DOPPLER_TEXT("core", "earliest start");
        const bool kept = groupOf[entry.best] == chosen[entry.vertex];
        for (DeviceId d : plan.candidates(entry.vertex)) {
            const double start = startOn(entry.vertex, d);
            const bool counts = !kept || groupOf[d] == chosen[entry.vertex];
            out.options.push_back({d, start, counts ? start : std::numeric_limits<double>::infinity()});
        }
        return out;
    }

private:
    std::vector<std::size_t> groupOf; ///< By device.
    std::vector<std::size_t> chosen;  ///< By vertex.
    std::vector<double> level;
};

/// Group-based Earliest Task First: a linear program assigns vertices to groups of devices of similar speed,
/// ETF schedules within the groups. The first algorithm with a guarantee for related machines with
/// communication.
class Getf final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "getf",
            "GETF",
            PlacerKind::Constructive,
            "Su, Ren, Vardi, Wierman, Communication-Aware Scheduling of Precedence-Constrained Tasks, 2020",
            {numberOption(
                 "ratio", 2, 1.01, 100,
                 {.label = DOPPLER_TEXT("core", "Speed ratio of groups"),
                  .help = DOPPLER_TEXT("core", "devices whose speeds differ by less than this factor "
                                               "are in one group")}),
             wholeOption(
                 "iterations", 10'000, 1, 1e9,
                 {.label = DOPPLER_TEXT("core", "Simplex step limit"),
                  .unit = DOPPLER_TEXT("core", "steps"),
                  .help = DOPPLER_TEXT(
                      "core",
                      "maximum number of simplex steps; after them the best solution so far is used")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        auto groups = speedGroups(problem, options.number("ratio"));
        auto chosen = chooseSpeedGroups(problem, groups, options.integer("iterations"), context.stop);
        if (!chosen)
            return chosen.error();
        return GroupedEtf(problem, std::move(groups), *std::move(chosen)).run(context);
    }
};

} // namespace

std::unique_ptr<Placer> makeGetf() { return std::make_unique<Getf>(); }

} // namespace doppler
