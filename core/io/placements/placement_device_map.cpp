// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/text_fields.h"
#include "core/io/json/json_writing.h"
#include "core/io/placements/foreign_placement.h"
#include "core/io/placements/placement_format.h"

#include <algorithm>
#include <map>

namespace doppler {

namespace {

/// The parts of a name that "/" and "." separate, joined by "."; none of them is empty.
std::string pathOf(std::string_view name)
{
    std::string path;
    while (!name.empty())
        if (const std::string_view part = takeUntil(name, "/."); !part.empty())
            (path += path.empty() ? "" : ".") += part;
    return path;
}

/// Whether a path is another one or goes on behind it.
bool isBelow(std::string_view path, std::string_view other)
{
    return path.starts_with(other) && (path.size() == other.size() || path[other.size()] == '.');
}

/// A vertex's path and device.
struct Entry {
    std::string path;
    DeviceId device;
};

/// The entries [begin, end), whose paths are sorted and share the first `length` characters, as few keys as
/// possible: the shared path where they lie on one device, else by their next part.
class DeviceMap {
public:
    DeviceMap(std::vector<Entry> sorted, const Problem& of) : entries(std::move(sorted)), problem(of) {}

    std::string write()
    {
        struct Part {
            std::size_t begin, end, length;
        };
        std::vector<Part> open{{0, entries.size(), 0}};
        while (!open.empty()) {
            const Part part = open.back();
            open.pop_back();
            if (isOnOneDevice(part.begin, part.end)) {
                add(entries[part.begin].path.substr(0, part.length), entries[part.begin].device);
                continue;
            }
            std::vector<Part> inner;
            for (std::size_t i = part.begin; i < part.end;) {
                const std::string& path = entries[i].path;
                if (path.size() ==
                    part.length) { // a vertex of just this name; those below it are named as well
                    add(path, entries[i++].device);
                    continue;
                }
                const std::size_t start = part.length == 0 ? 0 : part.length + 1;
                const std::size_t length = std::min(path.find('.', start), path.size());
                const std::string_view module = std::string_view(path).substr(0, length);
                std::size_t end = i + 1;
                while (end < part.end && isBelow(entries[end].path, module))
                    ++end;
                inner.push_back({i, end, length});
                i = end;
            }
            open.insert(open.end(), inner.rbegin(), inner.rend());
        }
        return "{" + out + "\n}\n";
    }

private:
    [[nodiscard]] bool isOnOneDevice(std::size_t begin, std::size_t end) const
    {
        return std::all_of(entries.begin() + static_cast<std::ptrdiff_t>(begin),
                           entries.begin() + static_cast<std::ptrdiff_t>(end),
                           [&](const Entry& e) { return e.device == entries[begin].device; });
    }

    void add(const std::string& path, DeviceId device)
    {
        if (!out.empty() && path == last) // several vertices of one name: the first counts
            return;
        out += (out.empty() ? "\n  " : ",\n  ") + jsonText(path) + ": " + deviceOf(device);
        last = path;
    }

    /// A CPU is "cpu", another device its number among those that are none.
    [[nodiscard]] std::string deviceOf(DeviceId device) const
    {
        const auto isCpu = [&](DeviceId d) { return problem.topology().device(d).deviceClass == "cpu"; };
        if (isCpu(device))
            return "\"cpu\"";
        std::size_t number = 0;
        for (DeviceId d : problem.topology().devices())
            number += d < device && !isCpu(d) ? 1 : 0;
        return std::to_string(number);
    }

    std::vector<Entry> entries;
    const Problem& problem;
    std::string out;
    std::string last;
};

std::string writeDeviceMap(const Problem& problem, const Placement& placement, std::string_view)
{
    std::vector<Entry> entries;
    for (VertexId v : problem.graph().vertices())
        entries.push_back({modulePath(problem.graph(), v), placement.devices[v]});
    // By parts of the path: "a.b" before "a-b", so that what is below a module stands together.
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return std::lexicographical_compare(a.path.begin(), a.path.end(), b.path.begin(), b.path.end(),
                                            [](char x, char y) {
                                                return (x == '.' ? 0 : static_cast<unsigned char>(x) + 1) <
                                                       (y == '.' ? 0 : static_cast<unsigned char>(y) + 1);
                                            });
    });
    return DeviceMap(std::move(entries), problem).write();
}

} // namespace

std::string modulePath(const DataflowGraph& graph, VertexId v)
{
    const std::string group = pathOf(graph.vertex(v).group);
    std::string path = pathOf(graph.label(v));
    if (path.empty()) // a name of separators alone
        path = "#" + std::to_string(v.value);
    return group.empty() || isBelow(path, group) ? path : group + '.' + path;
}

PlacementFormat deviceMapPlacement()
{
    return {.id = "device-map",
            .name = "Hugging Face device_map",
            .extensions = ".device_map.json device_map.json",
            .write = writeDeviceMap};
}

} // namespace doppler
