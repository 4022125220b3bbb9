// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/placements/placement_format.h"

#include "core/base/names.h"
#include "core/io/bytes/file.h"
#include "core/io/bytes/file_extension.h"
#include "core/io/bytes/gzip.h"

namespace doppler {

#define DOPPLER_PLACEMENT_FORMAT(make) PlacementFormat make();
#include "core/io/placements/placement_formats.def"
#undef DOPPLER_PLACEMENT_FORMAT

std::span<const PlacementFormat> placementFormats()
{
    static const std::vector<PlacementFormat> all{
#define DOPPLER_PLACEMENT_FORMAT(make) make(),
#include "core/io/placements/placement_formats.def"
#undef DOPPLER_PLACEMENT_FORMAT
    };
    return all;
}

Result<void> writePlacement(const Problem& problem, const Placement& placement, std::string_view placer,
                            const std::string& path, std::string_view formatId)
{
    const PlacementFormat* format =
        formatOfEnding(placementFormats(), path, [](const PlacementFormat&) { return true; });
    if (!formatId.empty()) {
        std::vector<std::string> ids;
        format = nullptr;
        for (const PlacementFormat& known : placementFormats()) {
            ids.emplace_back(known.id);
            if (known.id == formatId)
                format = &known;
        }
        if (!format)
            return unknownName(
                DOPPLER_TEXT("core",
                             "placements cannot be written in the format \"{0}\", expected one of: {1}"),
                formatId, std::move(ids));
    }
    if (!format)
        format = &placementFormats().front();
    if (format->check)
        if (auto possible = format->check(problem); !possible)
            return inFile(possible.error(), path);
    const std::string text = format->write(problem, placement, placer);
    return writeFile(path, path.ends_with(packedEnding) ? gzipped(text) : text);
}

} // namespace doppler
