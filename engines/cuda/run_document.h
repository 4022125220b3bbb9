// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drive_by_host.h"
#include "drive_by_order.h"

#include <cstdio>
#include <functional>

namespace doppler_cuda {

/// Receives one line of JSON at a time.
using Output = std::function<void(const std::string&)>;

inline std::string formatted(const char* format, double value)
{
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

/// Nanoseconds are the resolution of all clocks here; a time that rounds to 0 from below is 0.
inline std::string secondsText(double seconds)
{
    return formatted("%.9f", seconds < 0 && seconds > -5e-7 ? 0 : seconds);
}

/// Executes a document: warm-ups and repeats, one line for each repeat.
class DocumentRun {
public:
    DocumentRun(const Document& document, Backend& driver, Output line)
        : doc(document), backend(driver), output(std::move(line)), world(document, driver)
    {
        chooseDriver();
    }

    void run()
    {
        describe();
        const int all = doc.warmup + doc.repeats + (asGraph ? 1 : 0);
        for (int i = 0; i < all; ++i) {
            if (asGraph && i == 0)
                byOrder->run(); // Not captured: prepares the libraries.
            else
                runOnce(i, all);
            progress(static_cast<double>(i + 1) / all);
        }
    }

private:
    const Document& doc;
    Backend& backend;
    Output output;
    World world;
    std::unique_ptr<DriveByHost> byHost;
    std::unique_ptr<DriveByOrder> byOrder;
    std::string driver;
    bool asGraph = false;
    std::vector<ClockFit> clocks;
    std::vector<ClockRate> rates; ///< By GPU.

    void chooseDriver()
    {
        const std::string wanted = doc.word("drive");
        if (wanted != "" && wanted != "host" && wanted != "enqueue" && wanted != "graph")
            throw Failure{"option drive is " + quoted(wanted) + ", expected host, enqueue or graph"};
        asGraph = doc.flag("graph") || wanted == "graph";
        bool inOrder = asGraph || wanted == "enqueue" || (doc.ordered && wanted == "");
        if ((asGraph || wanted == "enqueue") && !doc.ordered)
            throw Failure{"tasks are enqueued, or captured as a graph, in an order that is known beforehand: "
                          "expected the rule given or strict"};
        if (inOrder && world.usesCpu()) {
            world.notes.push_back("CPU devices take part, so the host drives the execution");
            inOrder = asGraph = false;
        }
        if (inOrder)
            byOrder = std::make_unique<DriveByOrder>(world, asGraph);
        else
            byHost = std::make_unique<DriveByHost>(world);
        driver = asGraph ? "one CUDA graph" : inOrder ? "enqueued in order" : "driven by the host";
    }

    void describe()
    {
        for (std::size_t i = 0; i < doc.options.keys.size(); ++i) {
            static const char* const known[] = {"oversubscribe", "graph", "drive", "tf32", "digests"};
            if (std::find(std::begin(known), std::end(known), doc.options.keys[i]) == std::end(known))
                world.notes.push_back("the option " + doc.options.keys[i] + " is not known and ignored");
        }
        std::string note = driver;
        std::size_t kinds[4] = {};
        for (const VertexSpec& v : doc.vertices)
            ++kinds[static_cast<std::size_t>(world.plan.kernels[static_cast<std::size_t>(v.kernel)].kind)];
        note += "; " + std::to_string(kinds[1]) + " matrix products, " + std::to_string(kinds[2]) +
                " other einsums, " + std::to_string(kinds[3]) + " stand-ins of the same FLOPs and bytes, " +
                std::to_string(kinds[0]) + " empty tasks; float32" +
                (doc.flag("tf32") ? " with matrix products in TF32" : "");
        for (const std::string& text : world.notes)
            note += "; " + text;
        std::string line = "{\"engine\": " + quoted(backend.name()) + ", \"devices\": [";
        for (std::size_t d = 0; d < doc.devices.size(); ++d) {
            const int gpu = world.gpuOf[d];
            line +=
                (d > 0 ? ", " : "") +
                quoted(gpu < 0 ? "host thread" : backend.gpuName(gpu) + " (GPU " + std::to_string(gpu) + ")");
        }
        line += "], \"arena_bytes\": [";
        for (std::size_t d = 0; d < doc.devices.size(); ++d)
            line += (d > 0 ? ", " : "") + std::to_string(world.used[d] ? world.plan.arenas[d].bytes : 0);
        output(line + "], \"note\": " + quoted(note) + "}");
    }

    void progress(double share) { output("{\"progress\": " + formatted("%.4f", share) + "}"); }

    void runOnce(int number, int all)
    {
        world.clearTokens();
        backend.synchronise();
        std::vector<Anchor> anchors;
        rates.resize(static_cast<std::size_t>(backend.gpuCount()));
        for (int gpu = 0; gpu < backend.gpuCount(); ++gpu) {
            anchors.push_back(backend.anchor(gpu));
            rates[static_cast<std::size_t>(gpu)].add(anchors.back());
        }
        if (byOrder)
            byOrder->run();
        else
            byHost->run([&](double share) { progress((number + share) / all); });
        backend.synchronise();
        const int skipped = doc.warmup + (asGraph ? 1 : 0);
        readTimes(anchors);
        if (number >= skipped)
            report(number + 1 == all);
    }

    void readTimes(const std::vector<Anchor>& anchors)
    {
        clocks.clear();
        for (int gpu = 0; gpu < backend.gpuCount(); ++gpu) {
            const auto [host, seconds] = backend.compareClocks(gpu);
            const auto g = static_cast<std::size_t>(gpu);
            ClockRate rate = rates[g]; // With the end of this run, too.
            rate.add({host.seconds, host.error, seconds});
            clocks.emplace_back(anchors[g], host, seconds, rate.rate());
        }
        for (Item& item : world.items)
            if (item.gpu >= 0) {
                item.start = backend.secondsOf(item.startEvent);
                item.end = backend.secondsOf(item.endEvent);
                clocks[static_cast<std::size_t>(item.gpu)].addTask(item.issued, item.start, item.end,
                                                                   item.seen);
            }
        for (ClockFit& clock : clocks)
            clock.correct();
        for (Item& item : world.items) {
            if (item.gpu >= 0) {
                const ClockFit& clock = clocks[static_cast<std::size_t>(item.gpu)];
                item.start = clock.convert(item.start);
                item.end = clock.convert(item.end);
            }
            item.start -= world.startSeconds;
            item.end -= world.startSeconds;
        }
    }

    void report(bool last)
    {
        double makespan = 0, drift = 0, error = 0;
        std::string tasks, transfers, tokens;
        for (std::size_t v = 0; v < doc.vertices.size(); ++v) {
            const Item& item = world.items[v];
            makespan = std::max(makespan, item.end);
            tasks += (v > 0 ? ", [" : "[") + secondsText(item.start) + ", " + secondsText(item.end) + "]";
        }
        for (std::size_t i = 0; i < world.plan.transfers.size(); ++i) {
            const Transfer& t = world.plan.transfers[i];
            const Item& item = world.items[doc.vertices.size() + i];
            transfers += (i > 0 ? ", [" : "[") + std::to_string(t.tensor) + ", " + std::to_string(t.to) +
                         ", " + secondsText(item.start) + ", " + secondsText(item.end) + "]";
        }
        for (const std::uint32_t token : world.readTokens())
            tokens += (tokens.empty() ? "" : ", ") + std::to_string(token);
        for (const ClockFit& clock : clocks) {
            drift = std::abs(clock.driftSeconds()) > std::abs(drift) ? clock.driftSeconds() : drift;
            error = std::max(error, clock.errorSeconds());
        }
        std::string line = "{\"makespan\": " + secondsText(makespan) + ", \"tasks\": [" + tasks +
                           "], \"transfers\": [" + transfers + "], \"tokens\": [" + tokens + "]";
        if (!clocks.empty())
            line += ", \"clock_drift_seconds\": " + formatted("%.9f", drift) +
                    ", \"clock_error_seconds\": " + formatted("%.9f", error);
        if (last && doc.flag("digests"))
            line += ", \"digests\": [" + digestsText() + "]";
        output(line + "}");
    }

    std::string digestsText()
    {
        std::string text;
        for (const double digest : world.digests())
            text += (text.empty() ? "" : ", ") + (std::isfinite(digest) ? formatted("%.9g", digest) : "null");
        return text;
    }
};

/// What would be executed, without executing it: bytes, transfers and tokens, as one line.
inline std::string planText(const Document& doc)
{
    const Plan plan = Planner(doc, std::vector<bool>(doc.devices.size())).make();
    std::string tokens, transfers, bytes;
    for (const std::uint32_t token : plan.tokens)
        tokens += (tokens.empty() ? "" : ", ") + std::to_string(token);
    for (const Transfer& t : plan.transfers)
        transfers += std::string(transfers.empty() ? "" : ", ") + "[" + std::to_string(t.tensor) + ", " +
                     std::to_string(t.to) + "]";
    for (const ArenaPlan& arena : plan.arenas)
        bytes += (bytes.empty() ? "" : ", ") + std::to_string(arena.bytes);
    return "{\"tokens\": [" + tokens + "], \"transfers\": [" + transfers + "], \"arena_bytes\": [" + bytes +
           "], \"levels\": " + std::to_string(plan.levels) + "}";
}

} // namespace doppler_cuda
