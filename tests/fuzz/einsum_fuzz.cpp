// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/graph_check.h"

// A short text may ask for a large graph; here for at most 500 vertices and 4000 edges, and what is read of
// them. The choice of pieces looks at up to 50,000 ways, however short the text is.
DOPPLER_FUZZER(einsum, input)
{
    checkGraphFormat(GraphCheck{"einsum", std::size_t{32} << 20, {{"most_vertices", "500"}}}, input);
}
