// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/io/json/trace_event.h"
#include "core/io/json/trace_sniff.h"
#include "core/io/profiles/profile_order.h"
#include "core/io/profiles/pytorch_profile.h"
#include "core/io/profiles/source_reading.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

/// The nearest annotation or autograd wrapper around a call, but for the iteration's mark.
std::string groupOf(const ProfileTrace& trace, const ProfiledCall& call)
{
    std::uint32_t at = call.op == none ? trace.kernels[call.kernel].within : trace.operators[call.op].parent;
    for (; at != none; at = trace.operators[at].parent) {
        const std::string& name = trace.names[trace.operators[at].name];
        if (!isOperatorName(name) && !marksIteration(name))
            return name;
    }
    return {};
}

Vertex vertexFor(const ProfileTrace& trace, const ProfiledCall& call, const std::string& kind)
{
    Vertex vertex;
    vertex.name = callName(trace, call);
    vertex.group = groupOf(trace, call);
    vertex.seconds = {{kind, call.seconds}};
    vertex.op = "kernel";
    if (call.op != none) {
        const ProfiledOperator& op = trace.operators[call.op];
        vertex.op = trace.names[op.name];
        vertex.flops = op.flops;
        if (op.shapes != none)
            vertex.shapes = RareText(trace.names[op.shapes]);
    }
    return vertex;
}

/// How the dependencies were found.
Message orderNote(const ProfileTrace& trace)
{
    if (trace.knowsWaits)
        return {DOPPLER_TEXT("core",
                             "a profile has no tensors: the order on streams and threads, and what "
                             "streams waited for, stands for dependencies, and no sizes are known; an "
                             "execution trace of the same run has both")};
    return {DOPPLER_TEXT("core",
                         "a profile has no tensors: the order on streams and threads is used as "
                         "dependencies, and sizes are unknown; an execution trace of the same run has both")};
}

Result<GraphPtr> graphOf(const OpenSource& open, const ReadRequest& request)
{
    const auto trace = readProfile(open, {request.options.text("iteration")}, request.watch);
    if (!trace)
        return trace.error();
    std::vector<ProfiledCall> calls = profiledCalls(*trace);
    if (calls.empty())
        return Error{{DOPPLER_TEXT("core", "found no operator and no kernel of PyTorch; expected some; "
                                           "--import iteration=all reads the whole trace")},
                     {},
                     std::string(traceEventList)};
    std::vector<Message> notes = profileNotes(*trace, calls);
    const bool onDevice =
        std::any_of(calls.begin(), calls.end(), [](const ProfiledCall& call) { return call.kernels > 0; });
    const std::size_t before = calls.size();
    if (onDevice && !request.options.flag("host"))
        std::erase_if(calls, [](const ProfiledCall& call) { return call.kernels == 0; });

    GraphBuilder builder{std::string(request.name)};
    for (const ProfiledCall& call : calls)
        builder.addVertex(vertexFor(*trace, call, request.options.text("kind")));
    addOrder(*trace, calls, builder);
    for (Message& note : notes)
        builder.addNote(std::move(note));
    if (calls.size() < before)
        builder.addNote({DOPPLER_PLURAL("core",
                                        "{0} operators that launched no kernel were left out "
                                        "(--import host=true reads them)",
                                        "{0} operator that launched no kernel was left out "
                                        "(--import host=true reads it)"),
                         {count(before - calls.size())}});
    builder.addNote(orderNote(*trace));
    return builder.build();
}

Match sniffProfile(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first == std::string_view::npos)
        return Match::No;
    if (looksLikeRunTrace(text)) // has trace events too, but no operators
        return Match::No;
    const auto has = [&](std::string_view part) { return text.find(part) != std::string_view::npos; };
    if (text[first] == '{')
        return has("\"traceEvents\"") || has("\"deviceProperties\"") ? Match::Yes : Match::No;
    return text[first] == '[' && has("\"ph\"") && has("\"ts\"") ? Match::Yes : Match::No;
}

std::vector<OptionSpec> profileOptions(std::string_view)
{
    return {iterationOption(), measuredKindOption(),
            flagOption("host", false,
                       {.label = DOPPLER_TEXT("core", "Host operators"),
                        .help = DOPPLER_TEXT(
                            "core", "Also read operators without kernels, with their time on the host")})};
}

} // namespace

GraphFormat pytorchProfileFormat()
{
    GraphFormat format;
    format.id = "pytorch-profile";
    format.name = "PyTorch profiler trace";
    format.extensions = ".json .json.gz";
    format.sniff = sniffProfile;
    format.options = profileOptions;
    readSourcesWith<graphOf>(format);
    return format;
}

} // namespace doppler
