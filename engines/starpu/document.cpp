// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/starpu/document.h"

#include "core/io/json/json_reader.h"

#include <algorithm>
#include <array>

namespace doppler::starpu {

namespace {

constexpr std::uint64_t mostCount = std::uint64_t{1} << 32;

std::size_t readIndex(JsonReader& in, std::uint64_t most = mostCount)
{
    std::uint64_t value = 0;
    in.readWhole(value, 0, most);
    return value;
}

template <class Take>
void readList(JsonReader& in, const Take& take)
{
    in.enterList();
    while (in.nextElement())
        take();
}

void readProblem(JsonReader& in, Document& out)
{
    static constexpr std::array<std::string_view, 4> keys{"devices", "vertices", "tensors", "edges"};
    in.readObject(keys, {0, 1, 2, 3}, [&](std::size_t key) {
        readList(in, [&] {
            if (key == 0) {
                static constexpr std::array<std::string_view, 1> names{"name"};
                in.readObject(names, {0}, [&](std::size_t) { in.readText(out.devices.emplace_back()); });
            } else if (key == 1) {
                static constexpr std::array<std::string_view, 1> names{"seconds"};
                in.readObject(names, {0}, [&](std::size_t) {
                    auto& seconds = out.seconds.emplace_back();
                    readList(in, [&] { in.readQuantity(seconds.emplace_back()); });
                });
            } else if (key == 2) {
                static constexpr std::array<std::string_view, 2> names{"source", "bytes"};
                Tensor& tensor = out.tensors.emplace_back();
                in.readObject(names, {0, 1}, [&](std::size_t member) {
                    if (member == 0)
                        tensor.source = readIndex(in);
                    else
                        in.readQuantity(tensor.bytes);
                });
            } else {
                std::array<std::size_t, 3> edge{};
                std::size_t i = 0;
                readList(in, [&] { edge[std::min<std::size_t>(i++, 2)] = readIndex(in); });
                out.edges.push_back({edge[0], edge[1], edge[2]});
            }
        });
    });
}

void readKernels(JsonReader& in, Document& out)
{
    static constexpr std::array<std::string_view, 4> keys{"einsum", "extents", "flops", "bytes"};
    readList(in, [&] {
        Kernel& kernel = out.kernels.emplace_back();
        in.readObject(keys, {3}, [&](std::size_t key) {
            if (key == 0) {
                in.readText(kernel.einsum);
            } else if (key == 1) {
                in.enterObject();
                while (const auto label = in.nextKey()) {
                    const char name = label->empty() ? ' ' : label->front();
                    in.readQuantity(kernel.extents[name]);
                }
            } else if (key == 2) {
                in.readQuantity(kernel.flops);
            } else {
                in.readQuantity(kernel.bytes);
            }
        });
    });
}

void readPlacement(JsonReader& in, Document& out, std::vector<std::string>& names)
{
    static constexpr std::array<std::string_view, 2> keys{"devices", "order"};
    in.readObject(keys, {0}, [&](std::size_t key) {
        readList(in, [&] {
            if (key == 0)
                in.readText(names.emplace_back());
            else
                out.order.push_back(readIndex(in));
        });
    });
}

void readOptions(JsonReader& in, Document& out)
{
    static constexpr std::array<std::string_view, 4> keys{"scheduler", "oversubscribe", "copies", "scale"};
    in.enterObject();
    while (const auto key = in.nextKey()) {
        const auto at = std::find(keys.begin(), keys.end(), *key) - keys.begin();
        if (at == 0)
            in.readText(out.scheduler);
        else if (at == 1)
            in.readFlag(out.oversubscribe);
        else if (at == 2)
            in.readFlag(out.copies);
        else if (at == 3)
            in.readPositive(out.scale);
        else
            in.fail({"unknown option, expected one of scheduler, oversubscribe, copies, scale"});
    }
}

/// Replaces names by positions and checks that every position exists.
Result<void> connect(Document& out, const std::vector<std::string>& names)
{
    const std::size_t vertices = out.seconds.size();
    for (const std::string& name : names) {
        const auto found = std::find(out.devices.begin(), out.devices.end(), name);
        if (found == out.devices.end())
            return Error{{"there is no device \"{0}\"", {name}}, {}, "placement.devices"};
        out.placement.push_back(static_cast<std::size_t>(found - out.devices.begin()));
    }
    const bool lengths = out.placement.size() == vertices && out.kernelOf.size() == vertices &&
                         (out.keys.empty() || out.keys.size() == vertices) &&
                         (out.order.empty() || out.order.size() == vertices);
    const auto below = [](std::size_t most) { return [most](std::size_t x) { return x < most; }; };
    const bool positions =
        std::ranges::all_of(out.kernelOf, below(out.kernels.size())) &&
        std::ranges::all_of(out.order, below(vertices)) &&
        std::ranges::all_of(out.tensors, [&](const Tensor& x) { return x.source < vertices; }) &&
        std::ranges::all_of(out.seconds, [&](const auto& x) { return x.size() == out.devices.size(); }) &&
        std::ranges::all_of(out.edges, [&](const Edge& x) {
            return x.from < vertices && x.to < vertices && x.tensor < out.tensors.size();
        });
    if (lengths && positions)
        return {};
    return Error{{"lists of the document do not fit together: a length or a position is wrong"}, {}, {}};
}

} // namespace

Result<Document> readDocument(std::string_view text)
{
    static constexpr std::array<std::string_view, 11> keys{"version", "problem", "placement", "rule",
                                                           "mode",    "keys",    "kernels",   "kernel_of",
                                                           "repeats", "warmup",  "options"};
    Document out;
    std::vector<std::string> names;
    JsonReader in(text);
    in.readDocument(keys, {0, 1, 2, 3, 4, 6, 7, 8, 9}, [&](std::size_t key) {
        switch (key) {
        case 0:
            readIndex(in, 1);
            break;
        case 1:
            readProblem(in, out);
            break;
        case 2:
            readPlacement(in, out, names);
            break;
        case 3:
            in.readText(out.rule);
            break;
        case 4:
            in.readText(out.mode);
            break;
        case 5:
            readList(in, [&] { in.readNumber(out.keys.emplace_back()); });
            break;
        case 6:
            readKernels(in, out);
            break;
        case 7:
            readList(in, [&] { out.kernelOf.push_back(readIndex(in)); });
            break;
        case 8:
            out.repeats = readIndex(in);
            break;
        case 9:
            out.warmup = readIndex(in);
            break;
        default:
            readOptions(in, out);
        }
    });
    if (in.failed())
        return in.error();
    if (auto connected = connect(out, names); !connected)
        return connected.error();
    return out;
}

} // namespace doppler::starpu
