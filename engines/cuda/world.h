// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend.h"
#include "clock.h"
#include "worker.h"

#include <fstream>
#include <memory>

namespace doppler_cuda {

/// A slot of a device, or one of the copies that a pair of devices makes at once: a stream, or a thread.
struct Lane {
    int stream = -1;
    Worker* worker = nullptr;
};

/// An execution of one task or transfer. Tasks are items 0..V-1, transfers V..V+T-1.
struct Item {
    int gpu = -1; ///< Whose clock times it; -1: the host's.
    int startEvent = -1;
    int endEvent = -1;
    double issued = 0; ///< By the host.
    double seen = 0;
    double start = 0;
    double end = 0;
};

/// Devices, memory, streams and threads of a document; what the drivers share.
class World {
public:
    static constexpr std::uint64_t margin = std::uint64_t{512}
                                            << 20; ///< Of a GPU's memory, left to the driver.
    static constexpr int mostCopiesAtOnce = 8;

    World(const Document& document, Backend& driver) : doc(document), backend(driver)
    {
        assignGpus();
        planMemory();
        allocate();
        addLanes();
        fillResidents();
    }

    const Document& doc;
    Backend& backend;
    Plan plan;
    std::vector<std::string> notes;
    std::vector<int> gpuOf;                ///< By device; -1: CPU.
    std::vector<bool> used;                ///< By device: whether a vertex is placed there.
    std::vector<std::vector<Lane>> slots;  ///< By device.
    std::vector<std::vector<Lane>> copies; ///< By from * devices + to.
    std::vector<Item> items;
    double startSeconds = 0; ///< Of the run, by the host.

    [[nodiscard]] std::size_t pairOf(const Transfer& t) const
    {
        return static_cast<std::size_t>(t.from) * doc.devices.size() + static_cast<std::size_t>(t.to);
    }
    [[nodiscard]] const std::vector<int>& routeOf(const Transfer& t) const
    {
        return doc.routes[static_cast<std::size_t>(t.from)][static_cast<std::size_t>(t.to)];
    }
    [[nodiscard]] bool usesCpu() const
    {
        for (std::size_t d = 0; d < used.size(); ++d)
            if (used[d] && gpuOf[d] < 0)
                return true;
        return false;
    }

    void start(int item, const Lane& lane)
    {
        Item& it = items[static_cast<std::size_t>(item)];
        it.issued = now();
        if (lane.worker) {
            startOnHost(item, *lane.worker);
            return;
        }
        backend.record(it.startEvent, lane.stream);
        const auto v = static_cast<std::size_t>(item);
        if (v < doc.vertices.size()) {
            backend.launch(lane.stream, binder->works[v]);
        } else {
            const Transfer& t = plan.transfers[v - doc.vertices.size()];
            backend.copy(lane.stream, target(t), gpuOf[static_cast<std::size_t>(t.to)], source(t),
                         gpuOf[static_cast<std::size_t>(t.from)], headerBytes + bytesOf(t));
        }
        backend.record(it.endEvent, lane.stream);
    }

    /// Whether the item has ended; then its host times are known.
    bool finished(int item, const Lane& lane)
    {
        Item& it = items[static_cast<std::size_t>(item)];
        if (lane.worker) {
            if (!lane.worker->done())
                return false;
            it.start = lane.worker->start();
            it.end = lane.worker->end();
        } else if (!backend.done(it.endEvent)) {
            return false;
        }
        it.seen = now();
        return true;
    }

    /// Clears all tokens, so that none of an earlier run is taken for one of this run.
    void clearTokens()
    {
        for (std::size_t d = 0; d < doc.devices.size(); ++d)
            if (used[d]) {
                const DeviceTable& table = binder->tables[d];
                if (gpuOf[d] < 0)
                    for (std::size_t i = 0; i < table.cleared; ++i)
                        *table.pointers[i] = 0;
                else
                    backend.clearTokens(gpuOf[d], tableOf(d), table.cleared);
            }
    }

    std::vector<std::uint32_t> readTokens()
    {
        std::vector<std::uint32_t> out(doc.vertices.size());
        for (std::size_t d = 0; d < doc.devices.size(); ++d) {
            const DeviceTable& table = binder->tables[d];
            if (table.own == 0)
                continue;
            std::vector<std::uint32_t> found;
            if (gpuOf[d] < 0)
                for (std::size_t i = 0; i < table.own; ++i)
                    found.push_back(*table.pointers[i]);
            else
                found = backend.readTokens(gpuOf[d], tableOf(d), table.own);
            for (std::size_t i = 0; i < table.own; ++i)
                out[static_cast<std::size_t>(table.vertices[i])] = found[i];
        }
        return out;
    }

    /// Sum of the elements of every output that an einsum computed; NaN for stand-ins.
    std::vector<double> digests()
    {
        std::vector<double> out;
        for (std::size_t v = 0; v < doc.vertices.size(); ++v) {
            const auto d = static_cast<std::size_t>(doc.vertices[v].device);
            const std::uint64_t elements =
                plan.kernels[static_cast<std::size_t>(doc.vertices[v].kernel)].outElements;
            const auto* data = reinterpret_cast<const float*>(bases[d] + plan.vertices[v].output.data());
            out.push_back(elements == 0  ? std::nan("")
                          : gpuOf[d] < 0 ? digestOnHost(data, elements)
                                         : backend.digest(gpuOf[d], data, elements));
        }
        return out;
    }

private:
    std::vector<std::unique_ptr<Worker>> workers;
    std::vector<char*> bases;
    std::unique_ptr<Binder> binder;
    std::size_t nextCore = 0;
    std::vector<int> cores = allowedCores();

    char* target(const Transfer& t) const { return bases[static_cast<std::size_t>(t.to)] + t.copy.offset; }
    const char* source(const Transfer& t) const
    {
        return bases[static_cast<std::size_t>(t.from)] +
               plan.vertices[static_cast<std::size_t>(t.source)].output.offset;
    }
    std::uint64_t bytesOf(const Transfer& t) const
    {
        return doc.tensors[static_cast<std::size_t>(t.tensor)].bytes;
    }

    std::uint32_t* const* tableOf(std::size_t d) const
    {
        return reinterpret_cast<std::uint32_t* const*>(bases[d] + plan.arenas[d].pointersOffset);
    }

    void startOnHost(int item, Worker& worker)
    {
        const auto v = static_cast<std::size_t>(item);
        if (v < doc.vertices.size()) {
            worker.compute(binder->works[v]);
        } else {
            const Transfer& t = plan.transfers[v - doc.vertices.size()];
            worker.copy(target(t), source(t), headerBytes + bytesOf(t));
        }
    }

    void assignGpus()
    {
        const int available = backend.gpuCount();
        int wanted = 0;
        for (const DeviceSpec& device : doc.devices)
            gpuOf.push_back(device.cpu ? -1 : wanted++);
        if (wanted > 0 && available == 0)
            throw Failure{"the problem has " + std::to_string(wanted) +
                          " GPU devices, but this machine has no GPU that CUDA can use"};
        if (wanted > available) {
            if (!doc.flag("oversubscribe"))
                throw Failure{"the problem has " + std::to_string(wanted) +
                              " GPU devices, but this machine has " + std::to_string(available) +
                              "; expected no more devices than GPUs, or the option oversubscribe=true"};
            notes.push_back(std::to_string(wanted) + " devices share " + std::to_string(available) +
                            " GPUs (oversubscribed): their times are not those of separate GPUs");
            for (int& gpu : gpuOf)
                if (gpu >= 0)
                    gpu %= available;
        }
        used.resize(doc.devices.size());
        for (const VertexSpec& v : doc.vertices)
            used[static_cast<std::size_t>(v.device)] = true;
    }

    static std::uint64_t availableOnHost()
    {
        std::ifstream file("/proc/meminfo");
        std::string key;
        std::uint64_t kilobytes = 0;
        while (file >> key >> kilobytes) {
            if (key == "MemAvailable:")
                return kilobytes * 1024 / 10 * 9;
            file.ignore(256, '\n');
        }
        return std::uint64_t{1} << 62;
    }

    /// By GPU, then the host: what the used devices need there, and what is free.
    void planMemory()
    {
        std::vector<std::uint64_t> available;
        for (int gpu = 0; gpu < backend.gpuCount(); ++gpu) {
            const std::uint64_t free = backend.freeBytes(gpu);
            available.push_back(free > margin ? free - margin : 0);
        }
        available.push_back(availableOnHost());
        std::vector<bool> pooled(doc.devices.size());
        for (int attempt = 0; attempt < 2; ++attempt) {
            plan = Planner(doc, pooled).make();
            std::vector<std::uint64_t> needed(available.size());
            for (std::size_t d = 0; d < doc.devices.size(); ++d)
                if (used[d])
                    needed[placeOf(d)] += plan.arenas[d].bytes + laneBytes(d);
            bool fits = true;
            for (std::size_t d = 0; d < doc.devices.size(); ++d)
                if (used[d] && needed[placeOf(d)] > available[placeOf(d)]) {
                    if (pooled[d])
                        throw Failure{"device " + doc.devices[d].name + ": the placement needs " +
                                      std::to_string(needed[placeOf(d)]) + " bytes " +
                                      (gpuOf[d] < 0 ? std::string("of host memory")
                                                    : "on GPU " + std::to_string(gpuOf[d])) +
                                      ", " + std::to_string(available[placeOf(d)]) +
                                      " bytes are available; expected a smaller graph or more devices"};
                    pooled[d] = true;
                    fits = false;
                }
            if (fits)
                break;
        }
        if (std::any_of(pooled.begin(), pooled.end(), [](bool p) { return p; }))
            notes.push_back(
                "weights and inputs share one buffer per device, because they do not fit otherwise");
    }

    std::size_t placeOf(std::size_t d) const
    {
        return static_cast<std::size_t>(gpuOf[d] < 0 ? backend.gpuCount() : gpuOf[d]);
    }

    std::uint64_t laneBytes(std::size_t d) const
    {
        return gpuOf[d] < 0 ? 0 : static_cast<std::uint64_t>(doc.devices[d].slots) * backend.streamBytes();
    }

    void allocate()
    {
        for (std::size_t d = 0; d < doc.devices.size(); ++d)
            bases.push_back(!used[d]       ? nullptr
                            : gpuOf[d] < 0 ? backend.allocateHost(plan.arenas[d].bytes)
                                           : backend.allocate(gpuOf[d], plan.arenas[d].bytes));
        binder = std::make_unique<Binder>(doc, plan, bases);
        binder->bind();
        for (std::size_t d = 0; d < doc.devices.size(); ++d)
            if (used[d]) {
                const auto& pointers = binder->tables[d].pointers;
                char* const to = bases[d] + plan.arenas[d].pointersOffset;
                if (gpuOf[d] < 0)
                    std::memcpy(to, pointers.data(), 8 * pointers.size());
                else
                    backend.upload(gpuOf[d], to, pointers.data(), 8 * pointers.size());
            }
    }

    /// The first core is left to the thread that drives the GPUs, as far as there are more.
    Worker* addWorker()
    {
        int core = -1;
        if (!cores.empty())
            core = cores.size() == 1 ? cores[0] : cores[1 + nextCore % (cores.size() - 1)];
        if (++nextCore == cores.size() && cores.size() > 1)
            notes.push_back("more threads than cores: CPU devices share cores");
        workers.push_back(std::make_unique<Worker>(core));
        return workers.back().get();
    }

    void addLanes()
    {
        const std::size_t n = doc.devices.size();
        slots.resize(n);
        copies.resize(n * n);
        items.resize(doc.vertices.size() + plan.transfers.size());
        for (std::size_t d = 0; d < n; ++d)
            for (int s = 0; used[d] && s < doc.devices[d].slots; ++s)
                slots[d].push_back(gpuOf[d] < 0 ? Lane{-1, addWorker()}
                                                : Lane{backend.addStream(gpuOf[d], true), nullptr});
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            addEvents(items[v], gpuOf[static_cast<std::size_t>(doc.vertices[v].device)]);
        for (std::size_t i = 0; i < plan.transfers.size(); ++i) {
            const Transfer& t = plan.transfers[i];
            const int from = gpuOf[static_cast<std::size_t>(t.from)],
                      to = gpuOf[static_cast<std::size_t>(t.to)];
            const int gpu = from >= 0 ? from : to;
            std::vector<Lane>& lanes = copies[pairOf(t)];
            if (lanes.empty()) {
                int most = mostCopiesAtOnce;
                for (const int c : routeOf(t))
                    most = std::min(most, doc.channels[static_cast<std::size_t>(c)]);
                for (int j = 0; j < most; ++j)
                    lanes.push_back(gpu < 0 ? Lane{-1, addWorker()}
                                            : Lane{backend.addStream(gpu, false), nullptr});
            }
            addEvents(items[doc.vertices.size() + i], gpu);
        }
    }

    void addEvents(Item& item, int gpu)
    {
        item.gpu = gpu;
        if (gpu < 0)
            return;
        item.startEvent = backend.addEvent(gpu);
        item.endEvent = backend.addEvent(gpu);
    }

    void fillResidents()
    {
        std::vector<bool> filled(doc.devices.size());
        for (std::size_t v = 0; v < doc.vertices.size(); ++v) {
            const auto d = static_cast<std::size_t>(doc.vertices[v].device);
            std::uint64_t number = 0;
            for (const OperandSource& operand : plan.vertices[v].operands) {
                ++number;
                if (!operand.blocks.empty() || (plan.arenas[d].pooled && filled[d]))
                    continue;
                filled[d] = true;
                const std::uint64_t elements =
                    plan.arenas[d].pooled ? plan.arenas[d].residentBytes / 4 : operand.elements;
                auto* data = reinterpret_cast<float*>(bases[d] + operand.residentOffset);
                fill(gpuOf[d], data, elements, plan.vertices[v].residentSeed + number);
            }
        }
        backend.synchronise();
    }

    void fill(int gpu, float* data, std::uint64_t elements, std::uint64_t seed)
    {
        if (gpu >= 0)
            backend.fill(gpu, data, elements, seed);
        else
            for (std::uint64_t i = 0; i < elements; ++i)
                data[i] = residentValue(seed, i);
    }
};

} // namespace doppler_cuda
