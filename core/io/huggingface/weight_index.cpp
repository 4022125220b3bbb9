// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/weight_index.h"

#include "core/io/json/json_reader.h"

#include <array>
#include <filesystem>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 2> indexKeys{"metadata", "weight_map"};
constexpr std::array<std::string_view, 1> metadataKeys{"total_size"};

void readWeightNames(JsonReader& in, std::vector<std::string>& names)
{
    in.enterObject();
    while (const auto name = in.nextKey()) {
        names.emplace_back(*name);
        in.skipValue();
    }
}

} // namespace

Result<WeightIndex> readWeightIndex(std::string_view text)
{
    WeightIndex index;
    JsonReader in(text);
    in.readDocument(indexKeys, {1}, [&](std::size_t key) {
        if (key == 1)
            readWeightNames(in, index.names);
        else if (in.peek() == '{')
            in.readObject(metadataKeys, {}, [&](std::size_t) { in.readQuantity(index.totalBytes); });
        else
            in.skipValue();
    });
    if (in.failed())
        return in.error();
    return index;
}

std::string weightIndexBeside(const std::string& config)
{
    const std::filesystem::path folder = std::filesystem::path(config).parent_path();
    for (const char* name : {"model.safetensors.index.json", "pytorch_model.bin.index.json"}) {
        std::error_code ignored;
        const std::filesystem::path path = folder / name;
        if (std::filesystem::is_regular_file(path, ignored))
            return path.string();
    }
    return {};
}

} // namespace doppler
