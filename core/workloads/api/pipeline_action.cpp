// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/api/pipeline_action.h"

#include <array>
#include <charconv>
#include <string_view>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::array<const char*, 4> ops{"forward", "backward", "input-gradient", "weight-gradient"};

/// A number from 1 at the beginning of the text, which it removes.
std::optional<std::uint32_t> takeNumber(std::string_view& text)
{
    std::uint32_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || number == 0)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

} // namespace

const char* pipelineOp(PipelineWork work) { return ops[static_cast<std::size_t>(work)]; }

std::string pipelineVertexName(const PipelineAction& action)
{
    return fmt::format("{} {}.{}", pipelineOp(action.work), action.stage + 1, action.batch + 1);
}

std::optional<PipelineAction> pipelineActionOf(const Vertex& vertex)
{
    for (std::size_t i = 0; i < ops.size(); ++i) {
        std::string_view rest = vertex.name;
        if (vertex.op != ops[i] || !rest.starts_with(vertex.op + " "))
            continue;
        rest.remove_prefix(vertex.op.size() + 1);
        const auto stage = takeNumber(rest);
        if (!stage || !rest.starts_with('.'))
            return std::nullopt;
        rest.remove_prefix(1);
        const auto batch = takeNumber(rest);
        if (!batch || !rest.empty())
            return std::nullopt;
        return PipelineAction{static_cast<PipelineWork>(i), *stage - 1, *batch - 1};
    }
    return std::nullopt;
}

} // namespace doppler
