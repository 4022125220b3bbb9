// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/models/onnx_values.h"

#include "core/exec/engine.h"
#include "core/kernels/operators/compute_node.h"
#include "core/kernels/operators/tensor_proto.h"

#include <algorithm>
#include <set>

#include <ATen/CPUGeneratorImpl.h>

namespace doppler {

namespace {

using Kind = OnnxValue::Kind;

at::Tensor tensorOfNumbers(const OnnxValue& value)
{
    at::Tensor out = at::empty(value.dims, at::kDouble);
    const auto type = typeOf(value.elementType).value_or(at::kLong);
    if (!at::isFloatingType(type)) { // whole numbers of 64 bits are exact
        out = at::empty(value.dims, at::kLong);
        for (std::size_t i = 0; i < value.numbers.size(); ++i)
            out.data_ptr<std::int64_t>()[i] = static_cast<std::int64_t>(value.numbers[i]);
        return type == at::kBool ? out.ne(0) : out.to(type);
    }
    for (std::size_t i = 0; i < value.numbers.size(); ++i)
        out.data_ptr<double>()[i] = static_cast<double>(value.numbers[i]);
    return out.to(type);
}

std::uint64_t nameHash(const std::string& name)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

std::size_t bytesOfTensor(const std::vector<std::int64_t>& dims, int elementType)
{
    double elements = 1;
    for (const std::int64_t extent : dims)
        elements *= static_cast<double>(std::max<std::int64_t>(extent, 0));
    const auto type = typeOf(elementType);
    constexpr double most = 1e18;
    return static_cast<std::size_t>(
        std::min(elements * static_cast<double>(type ? c10::elementSize(*type) : 0), most));
}

} // namespace

OnnxValues::OnnxValues(OnnxProgram& p, std::vector<bool> isVertexStep, std::uint64_t s, OnnxInputs given)
    : program(p), vertexStep(std::move(isVertexStep)), seed(s), inputs(std::move(given)),
      isWanted(p.origin().values.size()), held(p.origin().values.size())
{
}

std::vector<std::uint32_t> OnnxValues::sourcesOf(std::uint32_t number) const
{
    std::vector<std::uint32_t> out;
    const OnnxValue& value = program.origin().values[number];
    if (value.kind != Kind::Made)
        return out;
    const OnnxStep& step = program.origin().steps[value.from];
    for (const std::uint32_t input : step.inputs)
        if (input != OnnxStep::noValue)
            out.push_back(input);
    for (const auto& [name, input] : step.captured)
        out.push_back(input);
    return out;
}

bool OnnxValues::order(std::uint32_t value, std::vector<std::uint32_t>& out) const
{
    // Without recursion: chains of constants may be as long as the file.
    struct Visit {
        std::uint32_t value;
        bool sourcesDone;
    };
    std::vector<Visit> left{{value, false}};
    std::set<std::uint32_t> seen;
    while (!left.empty()) {
        const Visit visit = left.back();
        left.pop_back();
        if (visit.sourcesDone) {
            out.push_back(visit.value);
            continue;
        }
        if (isWanted[visit.value] || !seen.insert(visit.value).second)
            continue;
        const OnnxValue& what = program.origin().values[visit.value];
        if (what.kind == Kind::Unknown || (what.kind == Kind::Made && vertexStep[what.from]))
            return false;
        left.push_back({visit.value, true});
        for (const std::uint32_t source : sourcesOf(visit.value))
            left.push_back({source, false});
    }
    return true;
}

bool OnnxValues::hold(std::uint32_t value)
{
    std::vector<std::uint32_t> more;
    if (!order(value, more))
        return false;
    for (const std::uint32_t one : more)
        isWanted[one] = true;
    wanted.insert(wanted.end(), more.begin(), more.end());
    return true;
}

std::size_t OnnxValues::bytes() const
{
    std::size_t sum = 0;
    for (const std::uint32_t number : wanted) {
        const OnnxValue& value = program.origin().values[number];
        if (value.kind == Kind::Weight || value.kind == Kind::Input)
            sum += bytesOfTensor(value.dims, value.elementType);
    }
    return sum;
}

std::vector<std::uint32_t> OnnxValues::steps() const
{
    std::set<std::uint32_t> out;
    for (const std::uint32_t number : wanted)
        if (program.origin().values[number].kind == Kind::Made)
            out.insert(program.origin().values[number].from);
    return {out.begin(), out.end()};
}

std::vector<std::string> OnnxValues::drawnInputs() const
{
    std::vector<std::string> out;
    for (const std::uint32_t number : wanted) {
        const OnnxValue& value = program.origin().values[number];
        if (value.kind == Kind::Input && !inputs.contains(value.name))
            out.push_back(value.name);
    }
    return out;
}

/// Floats are normal; whole numbers are 0 and 1, which are valid as indices, masks and kinds of tokens.
Result<at::Tensor> OnnxValues::drawn(const OnnxValue& value) const
{
    if (const auto own = inputs.find(value.name); own != inputs.end())
        return own->second;
    const auto type = typeOf(value.elementType);
    const bool known = value.ranked && std::all_of(value.dims.begin(), value.dims.end(),
                                                   [](std::int64_t extent) { return extent >= 0; });
    if (!known || !type)
        return Error{
            {DOPPLER_TEXT("core", "the input \"{0}\" has an unknown shape or no numbers, so no random "
                                  "values can be drawn for it"),
             {value.name}},
            program.origin().file,
            {}};
    auto generator = at::detail::createCPUGenerator(seed ^ nameHash(value.name));
    if (at::isFloatingType(*type))
        return at::empty(value.dims, at::kFloat).normal_(0, 1, generator).to(*type);
    if (c10::multiply_integers(value.dims) == 1) // a number, often of rounds or elements
        return at::ones(value.dims, *type);
    return at::empty(value.dims, at::kLong).random_(0, 2, generator).to(*type);
}

Result<at::Tensor> OnnxValues::made(std::uint32_t number)
{
    const OnnxValue& value = program.origin().values[number];
    switch (value.kind) {
    case Kind::Input:
        return drawn(value);
    case Kind::Weight: {
        auto tensor = tensorOf(program.weight(value.from), program.folder());
        return tensor ? std::move(tensor) : Result<at::Tensor>(inFile(tensor.error(), program.origin().file));
    }
    case Kind::Numbers:
        return tensorOfNumbers(value);
    default:
        break;
    }
    if (!outputs.contains(value.from)) {
        const OnnxStep& step = program.origin().steps[value.from];
        Tensors in;
        for (const std::uint32_t input : step.inputs)
            in.push_back(input == OnnxStep::noValue ? at::Tensor() : held[input]);
        ValueScope around;
        for (const auto& [name, input] : step.captured)
            around.put(name, held[input]);
        outputs[value.from] = program.run(value.from, in, around);
    }
    const Tensors& all = outputs[value.from];
    return value.output < all.size() ? all[value.output] : at::Tensor();
}

Result<void> OnnxValues::load(const std::stop_token& stop)
{
    for (const std::uint32_t number : wanted) {
        if (stop.stop_requested())
            return executionStopped();
        try {
            auto value = made(number);
            if (!value)
                return value.error();
            held[number] = value->defined() ? value->contiguous() : at::Tensor();
        } catch (const std::exception& exception) {
            return Error{messageOfKernel(exception), program.origin().file, {}};
        }
    }
    outputs.clear();
    program.releaseWeights();
    return {};
}

} // namespace doppler
