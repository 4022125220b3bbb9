// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_builder.h"
#include "core/io/onnxruntime/node_times.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/sound_graph.h"

#include <cmath>
#include <optional>

using namespace doppler;

namespace {

GraphPtr smallModel()
{
    GraphBuilder builder("model");
    for (const char* name : {"a", "b"}) {
        Vertex vertex;
        vertex.name = name;
        builder.addVertex(std::move(vertex));
    }
    builder.addEdge(VertexId{0}, VertexId{1});
    return *builder.build();
}

} // namespace

DOPPLER_FUZZER(ort_times, input)
{
    const GraphPtr model = smallModel();
    std::optional<Result<OrtTimes>> times;
    // The buffers of the stream come first.
    fuzz::requireBounded(
        input, [&] { times = readOrtTimes(sourceOfText(input), {}); }, std::size_t{1} << 20);
    if (!times->ok()) {
        fuzz::requireReadable(times->error());
        return;
    }
    for (const OrtNodeTime& node : (*times)->nodes)
        fuzz::require(std::isfinite(node.seconds) && node.seconds >= 0, "times are finite and at least 0");
    const auto graph = withOrtTimes(*model, **times, "*");
    if (!graph) {
        fuzz::requireReadable(graph.error());
        return;
    }
    const std::string fault = tests::unsoundness(**graph);
    fuzz::require(fault.empty(), fault);
}
