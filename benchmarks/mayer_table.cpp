// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the mean makespans of Mayer's partitioners and HEFT under three schedules, on random graphs with the
// sizes of the paper's three networks, on 50 devices (docs/results/mayer-partitioners.md).
//   mayer_table [GRAPHS [THREADS]]     graphs of each size (10), simulations at once (1)
#include "tests/support/mayer_table.h"

#include <cstdlib>

#include <fmt/format.h>

int main(int argc, char** argv)
{
    using namespace doppler;
    using namespace doppler::tests;
    const int graphs = argc > 1 ? std::atoi(argv[1]) : 10;
    const int threads = argc > 2 ? std::atoi(argv[2]) : 1;
    if (graphs < 1 || threads < 1) {
        fmt::print(stderr, "usage: {} [GRAPHS [THREADS]]\n", argv[0]);
        return 2;
    }
    std::array<MayerTable, mayerNetworks.size()> means;
    for (std::size_t n = 0; n < mayerNetworks.size(); ++n) {
        auto mean = mayerTable(mayerNetworks[n], graphs, static_cast<std::size_t>(threads));
        if (!mean) {
            fmt::print(stderr, "{}\n", mean.error().english());
            return 1;
        }
        means[n] = *mean;
    }
    fmt::print("| partition |");
    for (const char* network : mayerNetworks)
        fmt::print(" {} fifo / blevel / msr |", network);
    fmt::print("\n|---|---|---|---|\n");
    for (std::size_t p = 0; p < mayerPlacers.size(); ++p) {
        fmt::print("| `{}` |", mayerPlacers[p]);
        for (const MayerTable& mean : means)
            fmt::print(" {:.4g} / {:.4g} / {:.4g} |", mean[p][0], mean[p][1], mean[p][2]);
        fmt::print("\n");
    }
}
