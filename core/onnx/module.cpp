// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/io/bytes/protobuf_wire.h"
#include "core/io/documents/saved_model.h"
#include "core/io/models/format_module.h"
#include "core/onnx/control_flow.h"
#include "core/onnx/file/thin_model.h"
#include "core/onnx/model_reader.h"
#include "core/onnx/open_dimensions.h"
#include "core/onnx/origin_recorder.h"
#include "core/onnx/tensor_memory.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

namespace doppler {

namespace {

/// What a broken file says of its version, which may be the reason why it can't be read.
std::uint64_t irVersion(std::string_view text)
{
    WireCursor cursor(text);
    for (WireField field; cursor.next(field);)
        if (field.number == 1 && field.type == WireType::Varint)
            return field.value;
    return 0;
}

Error unreadable(std::string_view text, Error why)
{
    const std::uint64_t version = irVersion(text);
    if (version <= onnx::IR_VERSION)
        return why;
    return {{DOPPLER_TEXT("core", "the model has IR version {0}, newer than {1}, and can't be read: {2}"),
             {std::to_string(version), std::to_string(onnx::IR_VERSION), why.message.english()}},
            why.file,
            why.place};
}

struct ParsedModel {
    onnx::ModelProto model;
    std::string thin; ///< From which it was parsed.
};

Result<ParsedModel> parse(std::string_view text)
{
    auto thin = thinModel(text);
    if (!thin)
        return unreadable(text, thin.error());
    const std::string& bytes = *thin;
    constexpr int mostBytes = 1 << 30; // without weights nothing comes near
    onnx::ModelProto model;
    bool good = bytes.size() <= mostBytes;
    if (good) {
        google::protobuf::io::ArrayInputStream stream(bytes.data(), static_cast<int>(bytes.size()));
        google::protobuf::io::CodedInputStream coded(&stream);
        coded.SetRecursionLimit(100);
        good = model.ParseFromCodedStream(&coded);
    }
    if (!good)
        return unreadable(
            text,
            {{DOPPLER_TEXT("core", "found fields that no ONNX model has, expected a ModelProto")}, {}, {}});
    if (!model.has_graph())
        return unreadable(text, {{DOPPLER_TEXT("core", "the model has no graph, expected one")}, {}, {}});
    return ParsedModel{std::move(model), *std::move(thin)};
}

Result<GraphPtr> readOnnx(std::string_view text, const ReadRequest& request)
{
    auto parsed = parse(text);
    if (!parsed)
        return parsed.error();
    onnx::ModelProto& model = parsed->model;
    const auto open = openDimensions(model.graph());
    if (open.size() > mostOpenDimensions)
        return Error{
            {DOPPLER_TEXT("core", "the model has more than {0} unspecified dimensions, expected fewer"),
             {count(mostOpenDimensions)}},
            {},
            "graph.input"};
    closeDimensions(*model.mutable_graph(), open, request.options);
    return readModel(model, {text.size(), modelFingerprint(text, parsed->thin)}, request);
}

std::vector<OptionSpec> options(std::string_view text)
{
    const auto parsed = parse(text);
    if (!parsed)
        return {}; // reading says why
    const auto open = openDimensions(parsed->model.graph());
    if (open.size() > mostOpenDimensions)
        return {};
    auto specs = dimensionOptions(open);
    specs.push_back(flagOption(
        colocateWeightsOption, false,
        {.label = DOPPLER_TEXT("core", "Colocate shared weights"),
         .help = DOPPLER_TEXT(
             "core",
             "Vertices that use the same weight share a device, so that no second device holds a copy")}));
    if (hasControlFlow(parsed->model))
        for (OptionSpec& option : controlFlowOptions())
            specs.push_back(std::move(option));
    return specs;
}

} // namespace

} // namespace doppler

extern "C" const doppler::FormatModuleEntry dopplerOnnxModule;
const doppler::FormatModuleEntry dopplerOnnxModule{.read = &doppler::readOnnx, .options = &doppler::options};
