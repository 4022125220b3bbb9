// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/model_json.h"

#include "core/io/json/json_count.h"
#include "core/io/json/json_name.h"
#include "core/io/json/json_writing.h"

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 8> modelKeys{"costs",  "schedule",      "contention",     "mode",
                                                    "memory", "compute_noise", "transfer_noise", "seed"};
enum ModelKey { Costs, Schedule, ContentionKey, ModeKey, Memory, ComputeNoise, TransferNoise, Seed };

} // namespace

void readNoise(JsonReader& in, double& out)
{
    if (in.readQuantity(out) && out > mostNoise)
        in.fail({DOPPLER_TEXT("core", "found {0}, expected a number from {1} to {2}"),
                 {jsonNumber(out), "0", jsonNumber(mostNoise)}});
}

std::string modelAsJson(const ModelOptions& model)
{
    std::string out = fmt::format(R"({{"costs": "{}", "schedule": "{}", "mode": "{}", "memory": "{}")",
                                  costModelName(model.costModel), chooseTaskName(model.schedule),
                                  modeName(model.mode), memoryRuleName(model.memory));
    if (model.contention)
        out += fmt::format(", \"contention\": \"{}\"", contentionName(*model.contention));
    if (model.noise.compute > 0)
        out += ", \"compute_noise\": " + jsonNumber(model.noise.compute);
    if (model.noise.transfer > 0)
        out += ", \"transfer_noise\": " + jsonNumber(model.noise.transfer);
    return out + ", \"seed\": " + jsonCount(model.seed) + "}";
}

void readModel(JsonReader& in, ModelOptions& model)
{
    in.readObject(modelKeys, {}, [&](std::size_t key) {
        switch (key) {
        case Costs:
            readName(in, model.costModel, costModelFromName);
            break;
        case Schedule:
            readName(in, model.schedule, chooseTaskFromName);
            break;
        case ContentionKey:
            readName(in, model.contention, contentionFromName);
            break;
        case ModeKey:
            readName(in, model.mode, modeFromName);
            break;
        case Memory:
            readName(in, model.memory, memoryRuleFromName);
            break;
        case ComputeNoise:
            readNoise(in, model.noise.compute);
            break;
        case TransferNoise:
            readNoise(in, model.noise.transfer);
            break;
        default:
            readCount(in, model.seed);
        }
    });
}

} // namespace doppler
