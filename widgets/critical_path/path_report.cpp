// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/critical_path/path_report.h"

#include "widgets/ui/theme/theme.h"

#include <algorithm>
#include <numeric>

namespace doppler {

namespace {

QColor mix(const QColor& top, const QColor& bottom, double share)
{
    const auto part = [share](int a, int b) { return static_cast<int>(a * share + b * (1 - share)); };
    return {part(top.red(), bottom.red()), part(top.green(), bottom.green()),
            part(top.blue(), bottom.blue())};
}

} // namespace

std::optional<std::size_t> PathReport::at(double seconds) const
{
    const auto after = std::ranges::upper_bound(segments, seconds, {}, &PathSegment::start);
    if (after == segments.begin() || seconds > segments.back().end)
        return std::nullopt;
    return static_cast<std::size_t>(after - segments.begin()) - 1;
}

PathTotals PathReport::within(double from, double to) const
{
    const auto sums = [this](double seconds) {
        const auto i = at(std::clamp(seconds, 0.0, segments.back().end)).value_or(0);
        PathTotals out = before[i];
        out[static_cast<std::size_t>(segments[i].kind)] += std::max(0.0, seconds - segments[i].start);
        return out;
    };
    PathTotals out{};
    if (segments.empty() || to <= from)
        return out;
    const PathTotals first = sums(from);
    const PathTotals last = sums(to);
    for (std::size_t i = 0; i < pathKinds; ++i)
        out[i] = last[i] - first[i];
    return out;
}

std::optional<std::size_t> PathReport::of(VertexId vertex) const
{
    const auto found = std::ranges::find_if(
        segments, [&](const PathSegment& x) { return x.link && vertexOf(*run, *x.link) == vertex; });
    return found == segments.end() ? std::nullopt
                                   : std::optional(static_cast<std::size_t>(found - segments.begin()));
}

PathReportPtr pathReportOf(RunPtr run)
{
    auto report = std::make_shared<PathReport>();
    report->run = std::move(run);
    report->segments = pathSegments(*report->run);
    report->totals = pathTotals(report->segments);
    report->before.reserve(report->segments.size() + 1);
    PathTotals sums{};
    for (const PathSegment& x : report->segments) {
        report->before.push_back(sums);
        sums[static_cast<std::size_t>(x.kind)] += x.seconds();
    }
    report->before.push_back(sums);
    report->byLength.resize(report->segments.size());
    std::iota(report->byLength.begin(), report->byLength.end(), 0U);
    std::ranges::stable_sort(report->byLength, std::greater<>(),
                             [&](std::uint32_t i) { return report->segments[i].seconds(); });
    return report;
}

PathPaint pathPaint(PathKind kind, const Tokens& tokens)
{
    switch (kind) {
    case PathKind::Compute:
        return {mix(tokens.text, tokens.canvas, 0.6)};
    case PathKind::Transfer:
        return {mix(tokens.text, tokens.canvas, 0.28)};
    case PathKind::DeviceWait:
        return {tokens.bad, Qt::BDiagPattern};
    case PathKind::ChannelWait:
        return {tokens.bad, Qt::FDiagPattern};
    case PathKind::OtherWait:
        break;
    }
    return {tokens.mutedText, Qt::Dense6Pattern};
}

} // namespace doppler
