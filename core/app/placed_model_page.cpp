// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/placed_model_page.h"

#include "core/base/quantity.h"
#include "core/compare/chart.h"
#include "core/explain/figure_text.h"
#include "core/io/placements/placement_format.h"
#include "core/report/report_page.h"
#include "core/run/run_figures.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view pageStyle = R"(
pre { overflow-x: auto; padding: .6rem .8rem; border: 1px solid var(--line); font-size: 13px } p, li { color: var(--text); margin: .4rem 0 }
table.texts td { white-space: normal } td:nth-child(2).texts { text-align: left; white-space: normal } ul { padding-left: 1.2rem }
)";

/// The groups of a graph, or single vertices without one, on one device.
struct DeviceContent {
    std::size_t vertices = 0;
    std::vector<std::string> names; ///< In topological order, each once.
};

std::vector<DeviceContent> contentOf(const Run& run)
{
    const DataflowGraph& graph = run.problem->graph();
    std::vector<DeviceContent> out(run.problem->deviceCount());
    std::vector<std::set<std::string>> seen(out.size());
    for (const VertexId v : graph.topologicalOrder()) {
        const DeviceId d = run.placement.devices[v];
        const std::string& group = graph.vertex(v).group;
        const std::string name = group.empty() ? graph.label(v) : group;
        ++out[d].vertices;
        if (seen[d].insert(name).second)
            out[d].names.push_back(name);
    }
    return out;
}

/// A page in the making.
class PlacedPage : private ReportPage {
public:
    PlacedPage(const PlacedModel& p, const std::string& f, const std::string& c, const ReportLanguage& l)
        : ReportPage(l), placed(p), file(f), command(c)
    {
    }

    std::string whole()
    {
        const Problem& problem = *placed.run->problem;
        begin(say(DOPPLER_TEXT("core", "{0} on {1}"), {problem.graph().name(), problem.topology().name()}),
              say(placingGoalText(placed.goal)), pageStyle);
        addResult();
        addPlaces();
        heading(DOPPLER_TEXT("core", "Why it takes as long as it does"));
        addList(placed.reasons);
        addLoads();
        addHolders();
        addHelps();
        addTried();
        if (!placed.notes.empty()) {
            heading(DOPPLER_TEXT("core", "What these figures rest on"));
            addList(placed.notes);
        }
        addUse();
        return finished();
    }

private:
    void heading(std::string_view text) { out += "<h2>" + say(text) + "</h2>\n"; }
    [[nodiscard]] std::string seconds(double value) const
    {
        return language.figure(figureText(value, FigureUnit::Seconds, "–"));
    }
    [[nodiscard]] std::string bytes(double value) const
    {
        return language.figure(figureText(value, FigureUnit::Bytes, "–"));
    }
    void addList(const std::vector<Message>& lines)
    {
        out += "<ul>\n";
        for (const Message& line : lines)
            out += "<li>" + say(line) + "</li>\n";
        out += "</ul>\n";
    }
    void addRow(const std::vector<std::string>& cells, bool best = false)
    {
        out += best ? "<tr class=\"best\">" : "<tr>";
        for (const std::string& cell : cells)
            out += "<td>" + cell + "</td>";
        out += "</tr>\n";
    }

    void addResult()
    {
        const RunFigures figures = figuresOf(*placed.run);
        heading(DOPPLER_TEXT("core", "Result"));
        out += "<table>\n";
        addRow({say(DOPPLER_TEXT("core", "Makespan of one item")), seconds(placed.figures.makespan)});
        addRow({say(DOPPLER_TEXT("core", "Lower bound of the makespan")), seconds(placed.makespanBound)});
        addRow(
            {say(DOPPLER_TEXT("core", "Least time per item of a stream")), seconds(placed.figures.period)});
        addRow({say(DOPPLER_TEXT("core", "Largest peak of memory")), bytes(placed.figures.peakBytes)});
        addRow({say(DOPPLER_TEXT("core", "Transfers")),
                language.count(static_cast<double>(figures.transfers)) + ", " + bytes(figures.bytesMoved)});
        addRow({say(DOPPLER_TEXT("core", "Found by")), markupText(placed.method)});
        out += "</table>\n";
    }

    void addPlaces()
    {
        heading(DOPPLER_TEXT("core", "What is where"));
        addHeads({DOPPLER_TEXT("core", "Device"), DOPPLER_TEXT("core", "Vertices"),
                  DOPPLER_TEXT("core", "Busy"), DOPPLER_TEXT("core", "Peak"),
                  DOPPLER_TEXT("core", "Memory")});
        const auto content = contentOf(*placed.run);
        const Topology& topology = placed.run->problem->topology();
        for (const DeviceId d : topology.devices()) {
            const DeviceUse& use = placed.run->statistics.devices[d];
            addRow({markupText(topology.device(d).name) + namesOf(content[d]),
                    language.count(static_cast<double>(content[d].vertices)), seconds(use.busy),
                    bytes(use.peakMemory), bytes(topology.device(d).memoryBytes)});
        }
        out += "</table>\n";
    }
    /// The first names of a device, below its own.
    [[nodiscard]] std::string namesOf(const DeviceContent& content) const
    {
        constexpr std::size_t most = 6;
        std::string text;
        for (std::size_t i = 0; i < std::min(content.names.size(), most); ++i)
            text += (i > 0 ? ", " : "") + markupText(content.names[i]);
        if (content.names.size() > most)
            text += " … " + markupText(content.names.back());
        return text.empty() ? text : "<br><small style=\"white-space: normal\">" + text + "</small>";
    }

    void addLoads()
    {
        heading(DOPPLER_TEXT("core", "How long one item occupies each device and channel"));
        addHeads({DOPPLER_TEXT("core", "Device or channel"), DOPPLER_TEXT("core", "Time per item"), {}});
        constexpr std::size_t most = 12;
        for (std::size_t i = 0; i < std::min(placed.loads.size(), most); ++i) {
            const StreamLoad& load = placed.loads[i];
            const double share =
                placed.loads.front().seconds > 0 ? 100 * load.seconds / placed.loads.front().seconds : 0;
            out += fmt::format("<tr><td>{}</td><td>{}</td><td class=\"bar\"><div style=\"width: "
                               "{:.1f}%\"></div></td></tr>\n",
                               load.isChannel ? say(DOPPLER_TEXT("core", "channel {0}"), {load.name})
                                              : markupText(load.name),
                               seconds(load.seconds), share);
        }
        out += "</table>\n";
    }
    void addHolders()
    {
        if (placed.holders.empty())
            return;
        heading(DOPPLER_TEXT("core", "What fills the fullest device"));
        addHeads({DOPPLER_TEXT("core", "Part of the graph"), DOPPLER_TEXT("core", "Weights and outputs")});
        for (const LargestTensor& holder : placed.holders)
            addRow({markupText(holder.name), bytes(holder.bytes)});
        out += "</table>\n";
    }

    void addHelps()
    {
        heading(DOPPLER_TEXT("core", "What would help most"));
        if (placed.helps.empty()) {
            out += "<p>" +
                   say(DOPPLER_TEXT("core", "No single change of the machine shortens this run with this "
                                            "placement.")) +
                   "</p>\n";
            return;
        }
        addHeads(
            {DOPPLER_TEXT("core", "Change"), DOPPLER_TEXT("core", "Makespan"), DOPPLER_TEXT("core", "Gain")});
        for (const Answer& help : placed.helps)
            addRow({say(help.question.title), seconds((*help.run)->schedule.makespan),
                    language.figure(figureText(help.gainShare().value_or(0), FigureUnit::Share))});
        out += "</table>\n";
    }

    void addTried()
    {
        heading(DOPPLER_TEXT("core", "What was tried"));
        addHeads({DOPPLER_TEXT("core", "Method"), DOPPLER_TEXT("core", "Makespan"),
                  DOPPLER_TEXT("core", "Time per item"), DOPPLER_TEXT("core", "Largest peak"),
                  DOPPLER_TEXT("core", "Fits into memory")});
        bool first = true;
        for (const TriedMethod& one : placed.tried) {
            if (!one.figures) {
                addRow({markupText(one.method), "–", "–", "–", "–"});
                continue;
            }
            addRow({markupText(one.method), seconds(one.figures->makespan), seconds(one.figures->period),
                    bytes(one.figures->peakBytes),
                    say(one.figures->fits ? DOPPLER_TEXT("core", "yes") : DOPPLER_TEXT("core", "no"))},
                   first);
            first = false;
        }
        out += "</table>\n";
    }

    void addUse()
    {
        heading(DOPPLER_TEXT("core", "How to use the placement"));
        for (const PlacementUse& use : placementUses(file)) {
            out += "<p>" + say(use.text) + "</p>\n";
            if (!use.code.empty())
                out += "<pre>" + markupText(use.code) + "</pre>\n";
        }
        if (!command.empty())
            out += "<p>" + say(DOPPLER_TEXT("core", "This command makes the placement again:")) +
                   "</p>\n<pre>" + markupText(command) + "</pre>\n";
    }

    const PlacedModel& placed;
    const std::string& file;
    const std::string& command;
};

} // namespace

std::vector<PlacementUse> placementUses(const std::string& file)
{
    const std::string name = file.substr(file.rfind('/') + 1);
    const auto ends = [&](std::string_view extension) { return name.ends_with(extension); };
    if (ends(".device_map.json"))
        return {{{DOPPLER_TEXT("core", "Hugging Face Accelerate (PyTorch) loads the model with this map:")},
                 fmt::format("import json\nfrom transformers import AutoModel\ndevice_map = "
                             "json.load(open(\"{}\"))\nmodel = AutoModel.from_pretrained(MODEL, "
                             "device_map=device_map)",
                             name)}};
    if (ends(".pbtxt"))
        return {
            {{DOPPLER_TEXT("core", "TensorFlow takes the devices of the nodes from this GraphDef:")},
             fmt::format("from google.protobuf import text_format\nimport tensorflow as tf\nplaces = "
                         "text_format.Parse(open(\"{}\").read(), tf.compat.v1.GraphDef())\ndevice = "
                         "{{node.name: node.device for node in places.node}}\nfor node in graph_def.node:\n"
                         "    node.device = device.get(node.name, node.device)",
                         name)}};
    if (ends(".csv"))
        return {{{DOPPLER_TEXT("core", "The table has one line for each vertex. ONNX Runtime has no file of "
                                       "placements: extract the nodes of each device as a model of its own "
                                       "(onnx.utils.extract_model) and run each with the provider of its "
                                       "device.")},
                 fmt::format("import csv\nplaces = list(csv.DictReader(open(\"{}\")))", name)}};
    if (file.empty())
        return {{{DOPPLER_TEXT("core", "Save the placement as .device_map.json for PyTorch, as .pbtxt for "
                                       "TensorFlow, or as .csv for ONNX Runtime and other programs.")},
                 {}}};
    return {{{DOPPLER_TEXT("core", "Doppler Workbench opens this file again. For PyTorch save it as "
                                   ".device_map.json, for TensorFlow as .pbtxt, for ONNX Runtime and other "
                                   "programs as .csv.")},
             {}}};
}

std::string placedModelAsHtml(const PlacedModel& placed, const std::string& file, const std::string& command,
                              const ReportLanguage& language)
{
    return PlacedPage(placed, file, command, language).whole();
}

} // namespace doppler
