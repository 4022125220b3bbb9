// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/workload_json.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(workload_json, input)
{
    std::optional<Result<WorkloadDocument>> read;
    requireBounded(input, [&] { read = readWorkloadJson(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const WorkloadDocument& workload = **read;
    require(workload.arrivalCount() >= 1 && workload.arrivalCount() <= mostArrivals, "some graphs, not many");
    const auto again = readWorkloadJson(writeWorkloadJson(workload));
    if (!again)
        require(false, "what is written is readable: " + again.error().english());
    require(*again == workload, "what is written is the same workload");
}
