// SPDX-License-Identifier: GPL-3.0-or-later
// The figures that are published for the rows of the suite "field", with their sources.
#include "core/base/message.h"
#include "core/suite/suite.h"

#include <array>

namespace doppler::field {

namespace {

using Quantity = PublishedQuantity;

/// A method of a table: its name there, and the placer that computes the same.
struct Method {
    const char* name;
    const char* placer;
};

template <std::size_t Columns>
struct TableRow {
    Method method;
    std::array<double, Columns> values;
};

/// One column of a table.
template <std::size_t Columns, std::size_t Rows>
std::vector<PublishedFigure> column(const std::array<TableRow<Columns>, Rows>& table, std::size_t at,
                                    Quantity quantity, double unit, const char* source,
                                    std::string_view differs)
{
    std::vector<PublishedFigure> out;
    for (const TableRow<Columns>& row : table)
        out.push_back({row.method.name, quantity, row.values[at] * unit, row.method.placer, source, differs});
    return out;
}

/// Table 2, milliseconds: CHAINMM, FFNN, LLAMA-BLOCK, LLAMA-LAYER.
constexpr std::array measuredTable{
    TableRow<4>{{"CRITICAL PATH", "critical-path"}, {230.4, 217.8, 230.9, 292.6}},
    TableRow<4>{{"PLACETO", "placeto"}, {137.1, 126.3, 411.5, 295.1}},
    TableRow<4>{{"GDP", "gdp"}, {198.0, 100.3, 336.5, 231.5}},
    TableRow<4>{{"ENUMOPT", "enumerative"}, {139.0, 50.2, 172.7, 174.8}},
    TableRow<4>{{"DOPPLER-SIM", "doppler"}, {122.5, 49.9, 191.5, 167.0}},
    TableRow<4>{{"DOPPLER-SYS", ""}, {123.4, 47.4, 160.3, 150.6}}};

/// Seconds in the model as-released; the searches have the evaluations of the row.
constexpr std::array releasedTable{
    TableRow<4>{{"one device", "single-device"}, {4800.3, 226.8, 388.7, 389.0}},
    TableRow<4>{{"random, mean", "random"}, {1970, 115.1, 392, 384}},
    TableRow<4>{{"CRITICAL PATH, mean of 50", "critical-path"}, {1740, 84.2, 247, 235}},
    TableRow<4>{{"annealing, mean of 10", "simulated-annealing"}, {1330, 71.4, 181.5, 158.2}}};

/// Speed-up over one machine with 1,000 vertices: layered, Erdos-Renyi, block.
constexpr std::array oneShotTable{TableRow<3>{{"critical path (CP)", "list-schedule"}, {4.580, 5.049, 4.701}},
                                  TableRow<3>{{"MOPNR", ""}, {4.745, 5.112, 4.761}},
                                  TableRow<3>{{"One-Shot, greedy", ""}, {4.819, 5.194, 4.866}},
                                  TableRow<3>{{"One-Shot, best of 256", ""}, {4.889, 5.239, 4.965}}};

/// Makespans with 500 vertices: layered, Erdos-Renyi, block.
constexpr std::array<double, 3> wecanHeft{12428, 11098, 11260};
constexpr std::array wecanTable{TableRow<3>{{"One-Shot, best of 256", ""}, {12277, 11071, 11377}},
                                TableRow<3>{{"WeCAN, greedy", ""}, {11173, 10270, 10539}},
                                TableRow<3>{{"WeCAN, best of 256", ""}, {10752, 10083, 10019}}};

/// By network, then schedule: convolutional, recurrent, dynamic RNN with FIFO, PCT and MSR.
constexpr std::array mayerTable{
    TableRow<9>{{"hash", "hash"}, {357, 313, 331, 4858, 4716, 4715, 5132, 4658, 4697}},
    TableRow<9>{{"batch-split", "batch-split"}, {225, 182.5, 191.9, 3447, 3130, 3190, 3464, 2950, 3098}},
    TableRow<9>{{"critical path", "mayer-cp"}, {129, 105, 108, 2256, 2090, 2147, 2247, 1881, 1959}},
    TableRow<9>{{"MITE", "mite"}, {169, 145, 152, 2236, 2074, 2126, 2957, 2225, 2306}},
    TableRow<9>{{"DFS", "dfs"}, {149, 133, 138, 2640, 2285, 2378, 2912, 2301, 2375}}};

} // namespace

std::vector<PublishedFigure> dopplerMeasured(std::size_t graph)
{
    return column(measuredTable, graph, Quantity::Makespan, 1e-3, "Yao et al., arXiv 2505.23131, table 2",
                  DOPPLER_TEXT("core", "The paper measured executions on four Tesla P100. Here a simulator "
                                       "predicts the makespan from data sheets."));
}

std::vector<PublishedFigure> dopplerReleased(std::size_t graph)
{
    return column(releasedTable, graph, Quantity::Makespan, 1,
                  "independent implementation of the released simulator of Yao et al., on their files", {});
}

std::vector<PublishedFigure> randomGraph(std::size_t kind, std::size_t vertices)
{
    const bool layered = kind == 0;
    if (vertices == 1000)
        return column(
            oneShotTable, kind, Quantity::SpeedUp, 1, "Jeon et al., ICLR 2023, synthetic graphs",
            layered ? DOPPLER_TEXT("core", "Mean of the paper's graphs, on machines of three types without "
                                           "transfers. Here one graph with the costs and transfers of "
                                           "Topcuoglu et al. on eight equal devices.")
                    : DOPPLER_TEXT("core", "Mean of the paper's graphs. Here one graph of the same kind; the "
                                           "paper states neither the weights of the durations nor how "
                                           "vertices get their types."));
    if (vertices != 500)
        return {};
    return column(wecanTable, kind, Quantity::OverHeft, 1 / wecanHeft[kind], "WeCAN, arXiv 2603.23249",
                  DOPPLER_TEXT("core", "Ratio of the paper's makespans to its HEFT. Its pools, demands and "
                                       "compatibilities are not stated; the graph and devices here differ."));
}

std::vector<PublishedFigure> mayer(std::size_t network, std::size_t schedule)
{
    return column(mayerTable, 3 * network + schedule, Quantity::Makespan, 1, "Mayer, Mayer, Laich, DIDL 2017",
                  DOPPLER_TEXT("core",
                               "The paper's graphs and devices are not public. Here a random graph of "
                               "the same size and random devices of the same kind."));
}

std::vector<PublishedFigure> knownOptimum(std::string source, double seconds)
{
    return {{"optimum", Quantity::Optimum, seconds, "", std::move(source), {}}};
}

} // namespace doppler::field
