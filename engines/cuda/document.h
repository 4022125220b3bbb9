// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>

namespace doppler_cuda {

struct DeviceSpec {
    std::string name;
    int slots = 1;
    bool cpu = false;
};

struct KernelSpec {
    std::string einsum; ///< Empty: a stand-in of `flops` and `bytes`.
    std::string op;     ///< Scalar function of the einsum; or ONNX operator.
    std::map<char, std::uint64_t> extents;
    double flops = 0;
    double bytes = 0;
};

struct VertexSpec {
    std::uint64_t outputBytes = 0;
    int device = 0;
    int kernel = 0;
    double key = 0; ///< Lower: earlier. Not used by fifo.
};

struct TensorSpec {
    int source = 0;
    std::uint64_t bytes = 0;
};

struct EdgeSpec {
    int from = 0;
    int to = 0;
    int tensor = 0;
};

/// How a slot or channel chooses among what is ready.
enum class Rule { Fifo, Keys, Strict };

/// A checked document `doppler-execution`: every index is in range and the graph has no cycle.
struct Document {
    std::vector<DeviceSpec> devices;
    std::vector<int> channels;                         ///< Capacity of each.
    std::vector<std::vector<std::vector<int>>> routes; ///< [from][to]: channels.
    std::vector<VertexSpec> vertices;
    std::vector<TensorSpec> tensors;
    std::vector<EdgeSpec> edges;
    std::vector<KernelSpec> kernels;
    std::vector<int> topological;
    Rule rule = Rule::Fifo;
    bool ordered = false; ///< Given or strict: can be enqueued in the order of the keys.
    bool bulkSynchronous = false;
    int repeats = 1;
    int warmup = 0;
    std::uint64_t seed = 1;
    Json options;

    [[nodiscard]] bool flag(std::string_view name) const
    {
        const Json* value = options.find(name);
        if (!value)
            return false;
        return value->boolean || value->number != 0 || value->text == "true" || value->text == "1";
    }
    [[nodiscard]] std::string word(std::string_view name) const
    {
        const Json* value = options.find(name);
        return value ? value->text : std::string();
    }
};

/// Turns the JSON document into a Document. Messages name the place, what was found and what is expected.
class DocumentReader {
public:
    static constexpr double mostBytes = 1e15;
    static constexpr std::size_t mostVertices = 200'000;

    explicit DocumentReader(const Json& root) : root(root) {}

    Document read()
    {
        expectText(root, "format", "doppler-execution", "");
        if (number(member(root, "version", ""), "version", 0, 1e9) != 1)
            throw Failure{"version: expected 1"};
        const Json& problem = member(root, "problem", "");
        readDevices(problem);
        readChannels(problem);
        readKernels();
        readVertices(problem);
        readGraph(problem);
        readPlacement();
        sortTopologically();
        readRule();
        out.repeats = count(root, "repeats", 1, 1, 1e6);
        out.warmup = count(root, "warmup", 0, 0, 1e6);
        out.seed = static_cast<std::uint64_t>(count(root, "seed", 1, 0, 1e15));
        if (const Json* options = root.find("options"))
            out.options = *options;
        return std::move(out);
    }

private:
    const Json& root;
    Document out;

    static const Json& member(const Json& object, const char* key, const std::string& place)
    {
        const Json* value = object.find(key);
        if (!value)
            throw Failure{(place.empty() ? "the document" : place) + " has no " + quoted(key)};
        return *value;
    }

    static void expectText(const Json& object, const char* key, const char* expected,
                           const std::string& place)
    {
        const Json& value = member(object, key, place);
        if (value.text != expected)
            throw Failure{std::string(key) + " is " + quoted(value.text) + ", expected " + quoted(expected)};
    }

    static double number(const Json& value, const std::string& place, double least, double most)
    {
        if (value.type != Json::Type::Number)
            throw Failure{place + " is " + nameOf(value.type) + ", expected a number"};
        if (!(value.number >= least && value.number <= most)) {
            char text[160];
            std::snprintf(text, sizeof text, "%s is %.17g, expected a number from %g to %g", place.c_str(),
                          value.number, least, most);
            throw Failure{text};
        }
        return value.number;
    }

    static int index(const Json& value, const std::string& place, std::size_t size)
    {
        if (size == 0)
            throw Failure{place + ": expected no index, there is nothing to choose from"};
        const double found = number(value, place, 0, static_cast<double>(size - 1));
        if (found != std::floor(found))
            throw Failure{place + " is no whole number"};
        return static_cast<int>(found);
    }

    static const std::vector<Json>& array(const Json& value, const std::string& place)
    {
        if (value.type != Json::Type::Array)
            throw Failure{place + " is " + nameOf(value.type) + ", expected an array"};
        return value.items;
    }

    static const std::vector<Json>& array(const Json& value, const std::string& place, std::size_t size)
    {
        array(value, place);
        if (value.items.size() != size)
            throw Failure{place + " has " + std::to_string(value.items.size()) + " entries, expected " +
                          std::to_string(size)};
        return value.items;
    }

    static double optional(const Json& object, const char* key, const std::string& place, double absent,
                           double most)
    {
        const Json* value = object.find(key);
        return value ? number(*value, place + "." + key, 0, most) : absent;
    }

    template <typename T = int>
    T count(const Json& object, const char* key, T absent, double least, double most)
    {
        const Json* value = object.find(key);
        return value ? static_cast<T>(number(*value, key, least, most)) : absent;
    }

    static std::string textOf(const Json& object, const char* key)
    {
        const Json* value = object.find(key);
        return value ? value->text : std::string();
    }

    static std::string at(const char* list, std::size_t i)
    {
        return std::string(list) + "[" + std::to_string(i) + "]";
    }

    static bool saysCpu(const Json& device)
    {
        const std::string declared = textOf(device, "class");
        if (declared == "cpu" || declared == "gpu")
            return declared == "cpu";
        std::string text = textOf(device, "kind") + " " + textOf(device, "name");
        std::transform(text.begin(), text.end(), text.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        return text.find("cpu") != std::string::npos;
    }

    void readDevices(const Json& problem)
    {
        const auto& list = array(member(problem, "devices", "problem"), "problem.devices");
        if (list.empty() || list.size() > 4096)
            throw Failure{"problem.devices has " + std::to_string(list.size()) +
                          " entries, expected 1 to 4096"};
        for (std::size_t i = 0; i < list.size(); ++i) {
            DeviceSpec device;
            device.name = textOf(list[i], "name");
            device.slots =
                static_cast<int>(optional(list[i], "slots", at("problem.devices", i), 1, 1e15) > 64
                                     ? 64
                                     : optional(list[i], "slots", at("problem.devices", i), 1, 64));
            device.slots = std::max(device.slots, 1);
            device.cpu = saysCpu(list[i]);
            out.devices.push_back(std::move(device));
        }
    }

    void readChannels(const Json& problem)
    {
        const std::size_t n = out.devices.size();
        const auto& channels = array(member(problem, "channels", "problem"), "problem.channels");
        for (std::size_t i = 0; i < channels.size(); ++i)
            out.channels.push_back(
                static_cast<int>(std::min(1e6, number(channels[i], at("problem.channels", i), 1, 1e15))));
        const auto& rows = array(member(problem, "routes", "problem"), "problem.routes", n);
        out.routes.resize(n);
        for (std::size_t from = 0; from < n; ++from) {
            const std::string place = at("problem.routes", from);
            const auto& row = array(rows[from], place, n);
            for (std::size_t to = 0; to < n; ++to) {
                std::vector<int> route;
                for (const Json& channel : array(row[to], place))
                    route.push_back(index(channel, place, out.channels.size()));
                out.routes[from].push_back(std::move(route));
            }
        }
    }

    void readKernels()
    {
        const auto& list = array(member(root, "kernels", ""), "kernels");
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string place = at("kernels", i);
            KernelSpec kernel;
            kernel.einsum = textOf(list[i], "einsum");
            kernel.op = kernel.einsum.empty() ? textOf(list[i], "operator") : textOf(list[i], "op");
            kernel.flops = optional(list[i], "flops", place, 0, 1e18);
            kernel.bytes = optional(list[i], "bytes", place, 0, mostBytes);
            const std::string dtype = textOf(list[i], "dtype");
            if (!dtype.empty() && dtype != "float32")
                kernel.einsum.clear(); // Executed by a stand-in.
            if (const Json* extents = list[i].find("extents"))
                for (std::size_t j = 0; j < extents->keys.size(); ++j) {
                    if (extents->keys[j].size() != 1)
                        throw Failure{place + ".extents: the label " + quoted(extents->keys[j]) +
                                      " is not one letter"};
                    kernel.extents[extents->keys[j][0]] = static_cast<std::uint64_t>(
                        number(extents->items[j], place + ".extents." + extents->keys[j], 1, 1e12));
                }
            out.kernels.push_back(std::move(kernel));
        }
    }

    void readVertices(const Json& problem)
    {
        const auto& list = array(member(problem, "vertices", "problem"), "problem.vertices");
        if (list.empty() || list.size() > mostVertices)
            throw Failure{"problem.vertices has " + std::to_string(list.size()) + " entries, expected 1 to " +
                          std::to_string(mostVertices)};
        const auto& kernelOf = array(member(root, "kernel_of", ""), "kernel_of", list.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            VertexSpec vertex;
            vertex.outputBytes = static_cast<std::uint64_t>(
                std::ceil(optional(list[i], "output_bytes", at("problem.vertices", i), 0, mostBytes)));
            vertex.kernel = index(kernelOf[i], at("kernel_of", i), out.kernels.size());
            out.vertices.push_back(vertex);
        }
    }

    void readGraph(const Json& problem)
    {
        const auto& tensors = array(member(problem, "tensors", "problem"), "problem.tensors");
        for (std::size_t i = 0; i < tensors.size(); ++i) {
            const std::string place = at("problem.tensors", i);
            TensorSpec tensor;
            tensor.source = index(member(tensors[i], "source", place), place, out.vertices.size());
            tensor.bytes =
                static_cast<std::uint64_t>(std::ceil(optional(tensors[i], "bytes", place, 0, mostBytes)));
            out.tensors.push_back(tensor);
        }
        const auto& edges = array(member(problem, "edges", "problem"), "problem.edges");
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const std::string place = at("problem.edges", i);
            const auto& edge = array(edges[i], place, 3);
            EdgeSpec e;
            e.from = index(edge[0], place, out.vertices.size());
            e.to = index(edge[1], place, out.vertices.size());
            e.tensor = index(edge[2], place, out.tensors.size());
            if (out.tensors[static_cast<std::size_t>(e.tensor)].source != e.from)
                throw Failure{place + ": tensor " + std::to_string(e.tensor) + " is not one of vertex " +
                              std::to_string(e.from)};
            out.edges.push_back(e);
        }
    }

    void readPlacement()
    {
        std::map<std::string, int> byName;
        for (std::size_t d = 0; d < out.devices.size(); ++d)
            byName[out.devices[d].name] = static_cast<int>(d);
        const auto& list = array(member(member(root, "placement", ""), "devices", "placement"),
                                 "placement.devices", out.vertices.size());
        for (std::size_t v = 0; v < list.size(); ++v) {
            const auto found = byName.find(list[v].text);
            if (found == byName.end())
                throw Failure{at("placement.devices", v) + " is " + quoted(list[v].text) +
                              ", which is no device of the problem"};
            out.vertices[v].device = found->second;
        }
    }

    void sortTopologically()
    {
        const std::size_t n = out.vertices.size();
        std::vector<int> missing(n);
        std::vector<std::vector<int>> next(n);
        for (const EdgeSpec& e : out.edges) {
            ++missing[static_cast<std::size_t>(e.to)];
            next[static_cast<std::size_t>(e.from)].push_back(e.to);
        }
        for (std::size_t v = 0; v < n; ++v)
            if (missing[v] == 0)
                out.topological.push_back(static_cast<int>(v));
        for (std::size_t i = 0; i < out.topological.size(); ++i)
            for (const int to : next[static_cast<std::size_t>(out.topological[i])])
                if (--missing[static_cast<std::size_t>(to)] == 0)
                    out.topological.push_back(to);
        if (out.topological.size() != n)
            throw Failure{"problem.edges: the graph has a cycle"};
    }

    void readRule()
    {
        const std::string rule = member(root, "rule", "").text;
        static const char* const known[] = {"fifo", "blevel", "dfs", "bfs", "random", "given", "strict"};
        if (std::find(std::begin(known), std::end(known), rule) == std::end(known))
            throw Failure{
                "rule is " + quoted(rule) +
                ", expected fifo, blevel, dfs, bfs, random, given or strict: other rules rank by the "
                "state of all devices"};
        out.ordered = rule == "given" || rule == "strict";
        out.rule = rule == "fifo" ? Rule::Fifo : rule == "strict" ? Rule::Strict : Rule::Keys;
        const std::string mode = member(root, "mode", "").text;
        if (mode != "asynchronous" && mode != "bulk-synchronous")
            throw Failure{"mode is " + quoted(mode) + ", expected asynchronous or bulk-synchronous"};
        out.bulkSynchronous = mode == "bulk-synchronous";
        if (const Json* keys = root.find("keys"); keys && keys->type != Json::Type::Null) {
            const auto& list = array(*keys, "keys", out.vertices.size());
            for (std::size_t v = 0; v < list.size(); ++v)
                out.vertices[v].key = number(list[v], at("keys", v), -1e300, 1e300);
        } else if (out.ordered) {
            readOrder();
        } else if (out.rule == Rule::Keys) {
            throw Failure{"keys is missing, expected one number per vertex for the rule " + rule};
        }
    }

    void readOrder()
    {
        const Json* order = member(root, "placement", "").find("order");
        if (!order || order->type == Json::Type::Null) {
            for (std::size_t i = 0; i < out.topological.size(); ++i)
                out.vertices[static_cast<std::size_t>(out.topological[i])].key = static_cast<double>(i);
            return;
        }
        const auto& list = array(*order, "placement.order", out.vertices.size());
        for (std::size_t i = 0; i < list.size(); ++i)
            out.vertices[static_cast<std::size_t>(
                             index(list[i], at("placement.order", i), out.vertices.size()))]
                .key = static_cast<double>(i);
    }
};

} // namespace doppler_cuda
