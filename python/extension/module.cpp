// SPDX-License-Identifier: GPL-3.0-or-later
// The extension module doppler._core: simulations in Python's own process. The package (python/doppler)
// checks shapes and types and names the errors; here are only the calls. The GIL is released while something
// computes.
#include "app/arguments/inputs.h"
#include "core/dialogue/batch_simulator.h"
#include "core/episodes/placement_environment.h"
#include "core/sim/move_evaluator.h"

#include <map>
#include <mutex>
#include <stdexcept>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace py = pybind11;

namespace doppler {

namespace {

using Rows = py::array_t<std::int32_t, py::array::c_style>;

/// A wrong argument: ValueError in Python.
[[noreturn]] void refuse(const Error& error) { throw py::value_error(error.english()); }

struct HeldProblem {
    ProblemPtr problem;
};

/// The problem that the command line makes of the same arguments.
HeldProblem openHeldProblem(const std::string& graph, const std::vector<std::string>& imports,
                            const std::string& devices, const std::map<std::string, std::string>& options)
{
    ProblemArguments arguments;
    arguments.devices = devices;
    arguments.imports = imports;
    for (const auto& [name, value] : options) {
        if (name == "model")
            arguments.costModel = value;
        else if (name == "schedule")
            arguments.schedule = value;
        else if (name == "contention")
            arguments.contention = value;
        else if (name == "mode")
            arguments.mode = value;
        else if (name == "memory")
            arguments.memory = value;
        else if (name == "noise")
            arguments.noise = std::stod(value);
        else if (name == "efficiency")
            arguments.efficiency = std::stod(value);
        else if (name == "seed")
            arguments.seed = std::stoull(value);
        else if (name == "device-count")
            arguments.deviceCount = std::stoul(value);
        else if (name == "lock")
            arguments.lock.file = value;
        else
            throw py::value_error("unknown option " + name);
    }
    auto problem = [&] {
        const py::gil_scoped_release released;
        return arguments.load(graph);
    }();
    if (!problem)
        throw std::runtime_error(problem.error().english());
    return {*std::move(problem)};
}

class BatchedSimulator {
public:
    BatchedSimulator(const HeldProblem& held, std::size_t threads)
        : width(held.problem->vertexCount()), batch(held.problem, threads)
    {
    }

    py::array_t<double> makespans(const Rows& rows)
    {
        if (rows.ndim() != 2 || static_cast<std::size_t>(rows.shape(1)) != width)
            throw py::value_error("expected an array of shape [B, V]");
        const auto count = static_cast<std::size_t>(rows.shape(0));
        py::array_t<double> out(static_cast<py::ssize_t>(count));
        // Negative numbers become large ones, which the check of a placement refuses.
        const auto* devices = reinterpret_cast<const std::uint32_t*>(rows.data());
        for (std::size_t begin = 0; begin < count; begin += chunk) {
            const std::size_t size = std::min(chunk, count - begin);
            if (auto done =
                    simulate({devices + begin * width, size * width}, {out.mutable_data() + begin, size});
                !done)
                refuse(done.error());
            if (PyErr_CheckSignals() != 0) // Ctrl+C
                throw py::error_already_set();
        }
        return out;
    }

private:
    static constexpr std::size_t chunk = 1024; ///< Rows between two looks at Ctrl+C.

    Result<void> simulate(std::span<const std::uint32_t> devices, std::span<double> out)
    {
        const py::gil_scoped_release released;
        const std::scoped_lock lock(mutex); // several threads of Python may use one simulator
        return batch.makespans(devices, out);
    }

    std::size_t width;
    std::mutex mutex;
    BatchSimulator batch;
};

class HeldEvaluator {
public:
    HeldEvaluator(const HeldProblem& held, const std::vector<std::uint32_t>& devices)
        : problem(held.problem), evaluator(held.problem)
    {
        Placement placement;
        for (const std::uint32_t d : devices)
            placement.devices.emplace_back(d);
        if (auto valid = validate(*problem, placement); !valid)
            refuse(valid.error());
        evaluator.start(placement);
    }

    double tryMoves(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& moves, double limit)
    {
        list.clear();
        for (const auto& [v, d] : moves) {
            if (v >= problem->vertexCount() || d >= problem->deviceCount() ||
                !problem->allowed(VertexId{v}, DeviceId{d}))
                throw py::value_error("vertex " + std::to_string(v) + " is not allowed on device " +
                                      std::to_string(d));
            list.push_back({VertexId{v}, DeviceId{d}});
        }
        return evaluator.tryMoves(list, limit);
    }
    void accept() { evaluator.accept(); }
    [[nodiscard]] double makespan() const { return evaluator.makespan(); }
    [[nodiscard]] std::vector<std::uint32_t> devices() const
    {
        const Assignment& now = evaluator.current().devices;
        return {now.begin(), now.end()};
    }

private:
    ProblemPtr problem;
    MoveEvaluator evaluator;
    std::vector<Move> list;
};

/// An environment with its observations as arrays that share its memory.
class HeldEnvironment {
public:
    HeldEnvironment(const HeldProblem& held, std::size_t batch, int order, bool dense, std::size_t threads)
        : environment(held.problem, batch, static_cast<EpisodeOrder>(order), dense, threads)
    {
    }

    static py::dict observationsOf(const py::object& self)
    {
        auto& held = self.cast<HeldEnvironment&>();
        auto& seen = held.environment.observations();
        const auto b = static_cast<py::ssize_t>(held.environment.batchSize());
        const auto v = static_cast<py::ssize_t>(held.environment.of().vertexCount());
        const auto d = static_cast<py::ssize_t>(held.environment.of().deviceCount());
        const auto e = static_cast<py::ssize_t>(held.environment.of().graph().edgeCount());
        py::dict out;
        out["features"] = view(self, seen.features, {v, 5});
        out["edges"] = view(self, seen.edges, {2, e});
        out["candidates"] = view(self, seen.candidates, {b, v}).attr("view")("bool");
        out["vertex"] = view(self, seen.vertex, {b});
        out["placed"] = view(self, seen.placed, {b, v});
        out["start"] = view(self, seen.start, {b, d});
        out["load"] = view(self, seen.load, {b, d});
        out["allowed"] = view(self, seen.allowed, {b, d}).attr("view")("bool");
        return out;
    }

    void reset() { environment.reset(); }

    /// (rewards, whether the episodes ended, makespans or None)
    py::tuple step(const Rows& devices, const std::optional<Rows>& vertices)
    {
        if (environment.ended())
            throw py::value_error("the episodes have ended; call reset()");
        const auto batch = environment.batchSize();
        const auto chosen = vertices ? std::span(vertices->data(), batch) : std::span<const std::int32_t>();
        const auto done = [&] {
            const py::gil_scoped_release released;
            return environment.step({devices.data(), batch}, chosen);
        }();
        if (!done)
            refuse(done.error());
        const auto copied = [](std::span<const double> list) {
            return py::array_t<double>(static_cast<py::ssize_t>(list.size()), list.data());
        };
        return py::make_tuple(copied(environment.rewards()), environment.ended(),
                              environment.ended() ? py::object(copied(environment.makespans())) : py::none());
    }

private:
    template <class Number>
    static py::array_t<Number> view(const py::object& self, std::vector<Number>& of,
                                    std::vector<py::ssize_t> shape)
    {
        return py::array_t<Number>(std::move(shape), of.data(), self);
    }

    PlacementEnvironment environment;
};

} // namespace

} // namespace doppler

PYBIND11_MODULE(_core, module)
{
    using namespace doppler;
    module.doc() = "Simulations in this process; the package doppler uses it (doppler.native).";
    module.attr("interface") = 1;
    py::class_<HeldProblem>(module, "Problem").def(py::init(&openHeldProblem));
    py::class_<BatchedSimulator>(module, "Simulator")
        .def(py::init<const HeldProblem&, std::size_t>())
        .def("makespans", &BatchedSimulator::makespans, "int32 [B, V] -> float64 [B], seconds");
    py::class_<HeldEvaluator>(module, "MoveEvaluator")
        .def(py::init<const HeldProblem&, const std::vector<std::uint32_t>&>())
        .def("try_moves", &HeldEvaluator::tryMoves)
        .def("accept", &HeldEvaluator::accept)
        .def_property_readonly("makespan", &HeldEvaluator::makespan)
        .def_property_readonly("devices", &HeldEvaluator::devices);
    py::class_<HeldEnvironment>(module, "Environment")
        .def(py::init<const HeldProblem&, std::size_t, int, bool, std::size_t>())
        .def("observations", &HeldEnvironment::observationsOf, "arrays that share the environment's memory")
        .def("reset", &HeldEnvironment::reset)
        .def("step", &HeldEnvironment::step);
}
