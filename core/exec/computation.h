// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/execution_check.h"
#include "core/sim/assignment.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// Which kernels compute the vertices of a graph.
enum class ComputationKind : std::uint8_t {
    Einsum,    ///< Blocks of an einsum program: real values.
    Operators, ///< Operators of a model file, on its weights: real values.
    StandIn,   ///< The same FLOPs and bytes as the vertex, on meaningless values.
};

/// The token of a vertex: a hash of its id and of the tokens that came with its inputs, one for each edge
/// that ends at it, in ascending order of the edges. Tokens prove that every dependency was kept.
std::uint32_t taskToken(VertexId v, std::span<const std::uint32_t> inputs);
/// The tokens of a sequential execution, by vertex.
std::vector<std::uint32_t> sequentialTokens(const DataflowGraph& graph);

/// The tensors of one execution: an arena of memory for each device. A value is freed after its last use.
/// Calls for different vertices and transfers may run on different threads at the same time; the caller makes
/// sure that inputs are complete before they are read, and that nothing runs twice.
class ComputedValues {
public:
    virtual ~ComputedValues() = default;
    /// After beginOnline() only: v will run on this device. Called before compute(v).
    virtual void place(VertexId v, DeviceId d) = 0;
    /// Runs the kernel of a vertex in the arena of its device. Errors: the kernel failed, memory ran out, a
    /// value is not a number; each names the vertex.
    virtual Result<void> compute(VertexId v) = 0;
    /// Copies what a transfer of the placement's TransferPlan carries (its position there; after
    /// beginOnline() transferOf()) into the arena of its destination. A modelled duration in seconds of more
    /// than 0 spreads the copy over this time, in pieces.
    virtual Result<void> copy(std::uint32_t transfer, double seconds) = 0;
    /// The number of bytes that a transfer carries, token included. The value must be complete.
    [[nodiscard]] virtual std::size_t parcelBytes(std::uint32_t transfer) const = 0;
    /// Writes these bytes, for a process elsewhere.
    virtual Result<void> pack(std::uint32_t transfer, std::span<std::byte> bytes) = 0;
    /// Stores the bytes that another process has packed, in the arena of the transfer's destination.
    virtual Result<void> unpack(std::uint32_t transfer, std::span<const std::byte> bytes) = 0;
    /// After beginOnline() only: v has run in another process, so that its inputs have one reader less here.
    virtual void ranElsewhere(VertexId v) = 0;
    /// The token that the vertex wrote; 0 if it has not run here.
    [[nodiscard]] virtual std::uint32_t token(VertexId v) const = 0;
    /// Bytes of the largest sum of values that each arena held at once, by device.
    [[nodiscard]] virtual std::vector<std::size_t> peakBytes() const = 0;
};

/// The number of the transfer of a tensor to a device in an execution that began without a placement.
inline std::uint32_t transferOf(const Problem& problem, TensorId t, DeviceId to)
{
    return t.value * static_cast<std::uint32_t>(problem.deviceCount()) + to.value;
}

/// The kernels of a problem's vertices with their weights and inputs, drawn from a seed where no file has
/// them. Thread-safe.
class Computation {
public:
    virtual ~Computation() = default;
    [[nodiscard]] virtual ComputationKind kind() const = 0;
    /// Remarks for the user, such as how many vertices are stand-ins in a graph of other kernels.
    [[nodiscard]] virtual std::vector<Message> notes() const = 0;
    /// Identifies the kernel of a vertex: operation, shapes and type. Vertices with equal keys take the same
    /// time on one device.
    [[nodiscard]] virtual std::string kernelKey(VertexId v) const = 0;
    /// The values at the start of an execution: weights lie where the placement's vertices read them.
    /// Allocates and touches all memory that the execution needs. `here` are the devices whose arenas belong
    /// to this process; empty: all. Errors: more memory than the machine has, and says how much; stopped.
    virtual Result<std::unique_ptr<ComputedValues>>
    begin(const Placement& placement, std::span<const DeviceId> here, std::stop_token stop = {}) = 0;
    /// The same for an execution whose devices are decided while it runs: ComputedValues::place(), for the
    /// vertices of this process alone. Memory is reserved as for the expected placement; more is allocated as
    /// the execution goes. Values stay until the last of all their readers has run.
    virtual Result<std::unique_ptr<ComputedValues>>
    beginOnline(const Placement& expected, std::span<const DeviceId> here, std::stop_token stop = {}) = 0;
    /// Compares the results of a finished execution of all devices. `outputs` also compares values with those
    /// of a sequential execution, which this call makes when it is first needed. Errors: stopped.
    virtual Result<ExecutionCheck> check(const ComputedValues& values, bool outputs,
                                         std::stop_token stop) = 0;
    /// Runs the kernel of one vertex on values of its own for at least `seconds` and at least `runs` times
    /// after a warm-up, on the calling thread. Returns the seconds of each run.
    virtual Result<std::vector<double>> measure(VertexId v, std::size_t runs, double seconds,
                                                std::stop_token stop) = 0;
};

struct ComputationRequest {
    ProblemPtr problem;
    std::uint64_t seed = 1; ///< Of inputs, and of weights that no file has.
    /// Uses stand-ins for every vertex, also where its operation is known.
    bool standIns = false;
    /// Folder or file with inputs of an ONNX model (docs/computed-graphs.md); empty: they are random.
    std::string inputs = {};
};

} // namespace doppler
