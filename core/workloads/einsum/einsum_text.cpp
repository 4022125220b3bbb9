// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/einsum_text.h"

#include "core/base/names.h"
#include "core/workloads/einsum/einsum_text_reader.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

EinsumText readEinsumText(std::string_view text, std::string_view name)
{
    EinsumText out = EinsumTextReader(text, name).run();
    const auto isOperation = [](const Einsum& e) { return !e.op.empty(); };
    const auto& all = out.program.operations;
    if (!out.fault && std::none_of(all.begin(), all.end(), isOperation))
        out.fault = {
            {DOPPLER_TEXT("core", "found no operation, expected one, like C[i,k] = sum A[i,j] * B[j,k]")},
            {static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1, 1, 0}};
    return out;
}

Result<EinsumProgram> parseEinsumText(std::string_view text, std::string_view name)
{
    EinsumText read = readEinsumText(text, name);
    if (read.fault)
        return Error{std::move(read.fault->message),
                     {},
                     fmt::format("line {}, column {}", read.fault->place.line, read.fault->place.column)};
    return std::move(read.program);
}

bool looksLikeEinsumText(std::string_view text)
{
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    while (!text.empty()) {
        constexpr std::size_t telling =
            200; // letters of a line; what is asked of every file must cost little
        const auto tokens = einsumTokens(takeUntil(text, "\n").substr(0, telling));
        if (tokens.size() == 1)
            continue;
        const bool named = tokens.size() > 2 && !tokens[1].glued &&
                           (tokens[0].is("einsum") || (tokens[0].is("extents") && tokens[2].is("=")));
        return named;
    }
    return false;
}

} // namespace doppler
