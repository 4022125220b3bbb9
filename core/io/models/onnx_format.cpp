// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/protobuf_wire.h"
#include "core/io/models/format_module.h"
#include "core/io/onnxruntime/node_times.h"
#include "core/io/profiles/pytorch_operators.h"

namespace doppler {

namespace {

FormatModule& module()
{
    static FormatModule onnx("ONNX", "libdoppler-onnx.so", "DOPPLER_ONNX_MODULE", "dopplerOnnxModule");
    return onnx;
}

/// The layout of each field of ModelProto (onnx.proto): what a model's first fields must look like.
bool fitsAModel(const WireField& field)
{
    switch (field.number) {
    case 1: // ir_version
        return field.type == WireType::Varint && field.value >= 1 && field.value < 1000;
    case 5: // model_version
        return field.type == WireType::Varint;
    case 2: // producer, domain, text, graph, operator sets and the lists after them
    case 3:
    case 4:
    case 6:
    case 7:
    case 8:
    case 14:
    case 20:
    case 25:
    case 26:
        return field.type == WireType::Bytes;
    default:
        return false;
    }
}

/// A model has a version and a graph or operator sets, and nothing that a model can't have. What is looked at
/// may be a beginning, so the last field may be cut off: then it counts by its tag alone.
Match looksLikeOnnx(std::string_view text)
{
    constexpr unsigned char versionTag = 1 << 3;
    constexpr unsigned char graphTag = 7 << 3 | 2;
    bool version = !text.empty() && static_cast<unsigned char>(text.front()) == versionTag;
    bool content = false;
    WireCursor cursor(text);
    std::string_view before = text;
    for (WireField field; cursor.next(field); before = cursor.left()) {
        if (!fitsAModel(field))
            return Match::No;
        version = version || field.number == 1;
        content = content || field.number == 7 || field.number == 8;
    }
    if (cursor.broken() && !cursor.cut())
        return Match::No;
    content = content ||
              (cursor.cut() && !before.empty() && static_cast<unsigned char>(before.front()) == graphTag);
    return version && content ? Match::Yes : Match::No;
}

Result<GraphPtr> readOnnxModel(std::string_view text, const ReadRequest& request)
{
    auto graph = module().read(text, request);
    const std::string& profile = request.options.text("profile");
    if (!graph || profile.empty())
        return graph;
    const auto times = readOrtTimes(sourceOfFile(profile), {request.watch.stop, {}});
    if (!times)
        return inFile(times.error(), profile);
    auto timed = withOrtTimes(**graph, *times, request.options.text("kind"));
    return timed ? std::move(timed) : Result<GraphPtr>(inFile(timed.error(), profile));
}

std::vector<OptionSpec> onnxOptions(std::string_view text)
{
    auto specs = module().options(text);
    specs.push_back(fileOption(
        "profile", {.label = DOPPLER_TEXT("core", "ONNX Runtime profile"),
                    .help = DOPPLER_TEXT("core", "Profile of ONNX Runtime (JSON) with measured times "
                                                 "of the nodes; empty: none")}));
    specs.push_back(measuredKindOption());
    return specs;
}

} // namespace

GraphFormat onnxFormat()
{
    return {.id = "onnx",
            .name = "ONNX",
            .extensions = ".onnx",
            .sniff = looksLikeOnnx,
            .read = readOnnxModel,
            .options = onnxOptions};
}

} // namespace doppler
