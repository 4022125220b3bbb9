// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/models/format_module.h"

namespace doppler {

namespace {

FormatModule& nsightModule()
{
    static FormatModule module("Nsight Systems", "libdoppler-nsight.so", "DOPPLER_NSIGHT_MODULE",
                               "dopplerNsightModule");
    return module;
}

/// Any database of SQLite: no other format is one, and the reader says what it lacks.
Match looksLikeDatabase(std::string_view text)
{
    constexpr std::string_view magic{"SQLite format 3\0", 16};
    return text.starts_with(magic) ? Match::Yes : Match::No;
}

} // namespace

GraphFormat nsightFormat()
{
    return {
        .id = "nsight",
        .name = "Nsight Systems SQLite",
        .extensions = ".sqlite",
        .sniff = looksLikeDatabase,
        .read = [](std::string_view text, const ReadRequest& ask) { return nsightModule().read(text, ask); },
        .options = [](std::string_view text) { return nsightModule().options(text); }};
}

} // namespace doppler
