// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/anytime.h"

#include "core/io/json/json_count.h"
#include "core/io/json/json_writing.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Makespans nearer than this, relative to the larger, are the same one.
constexpr double sameMakespan = 1e-9;

double placeOn(AnytimeAxis axis, std::uint64_t evaluations, double seconds)
{
    // One placement is what a placer without a search comes with; the axis is logarithmic.
    return axis == AnytimeAxis::Evaluations ? std::max(1.0, static_cast<double>(evaluations)) : seconds;
}

} // namespace

void IncumbentTrace::add(const Incumbent& incumbent)
{
    if (!all.empty() && incumbent.makespan >= all.back().makespan)
        return;
    if (all.size() == mostIncumbents) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (i % 2 == 0 || i + 1 == all.size())
                all[kept++] = all[i];
        all.resize(kept);
    }
    all.push_back(incumbent);
}

std::vector<Incumbent> IncumbentTrace::finish(const Incumbent& result) const
{
    std::vector<Incumbent> out;
    for (const Incumbent& incumbent : all) {
        if (incumbent.makespan <= result.makespan * (1 + sameMakespan)) {
            out.push_back({incumbent.evaluations, incumbent.seconds, result.makespan});
            return out;
        }
        out.push_back(incumbent);
    }
    out.push_back(result);
    return out;
}

std::string traceAsJson(std::span<const Incumbent> trace)
{
    std::string out = "[";
    for (const Incumbent& incumbent : trace)
        out += fmt::format("{}[{}, {}, {}]", out.size() > 1 ? ", " : "", jsonCount(incumbent.evaluations),
                           jsonNumber(incumbent.seconds), jsonNumber(incumbent.makespan));
    return out + "]";
}

std::vector<AnytimePoint> anytimeCurve(std::span<const AnytimeRun> runs, AnytimeAxis axis)
{
    std::vector<AnytimeRun> own;
    std::ranges::copy_if(runs, std::back_inserter(own),
                         [](const AnytimeRun& run) { return !run.trace.empty(); });
    std::vector<double> moments;
    double begin = 0;
    for (const AnytimeRun& run : own) {
        for (const Incumbent& incumbent : run.trace)
            moments.push_back(placeOn(axis, incumbent.evaluations, incumbent.seconds));
        moments.push_back(placeOn(axis, run.evaluations, run.seconds));
        begin = std::max(begin, placeOn(axis, run.trace.front().evaluations, run.trace.front().seconds));
    }
    std::ranges::sort(moments);
    moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
    std::vector<AnytimePoint> curve;
    std::vector<std::size_t> reached(own.size(), 0);
    for (const double moment : moments) {
        if (moment < begin)
            continue;
        AnytimePoint point{moment, 0, 0, 0};
        for (std::size_t i = 0; i < own.size(); ++i) {
            const auto trace = own[i].trace;
            std::size_t& at = reached[i];
            while (at + 1 < trace.size() &&
                   placeOn(axis, trace[at + 1].evaluations, trace[at + 1].seconds) <= moment)
                ++at;
            const double best = trace[at].makespan;
            point.mean += best / static_cast<double>(own.size());
            point.least = i == 0 ? best : std::min(point.least, best);
            point.most = i == 0 ? best : std::max(point.most, best);
        }
        const bool last = moment == moments.back();
        const bool same = !curve.empty() && curve.back().mean == point.mean &&
                          curve.back().least == point.least && curve.back().most == point.most;
        if (!same || last)
            curve.push_back(point);
    }
    return curve;
}

} // namespace doppler
