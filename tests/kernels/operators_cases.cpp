// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/kernels/operators_cases.h"

#include "core/kernels/operators/model_runner.h"
#include "core/kernels/operators/operator_table.h"
#include "core/kernels/operators/tensor_proto.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <c10/core/InferenceMode.h>
#include <fmt/format.h>
#include <onnx/defs/schema.h>

namespace doppler::tests {

namespace {

namespace fs = std::filesystem;

const fs::path allCases = DOPPLER_ONNX_TESTS;

template <class Message>
bool parseFile(const fs::path& file, Message& out)
{
    std::ifstream stream(file, std::ios::binary);
    return stream && out.ParseFromIstream(&stream);
}

void collectNodes(const onnx::GraphProto& graph, std::vector<const onnx::NodeProto*>& out)
{
    for (const auto& node : graph.node()) {
        out.push_back(&node);
        for (const auto& attribute : node.attribute())
            if (attribute.has_g())
                collectNodes(attribute.g(), out);
    }
}

/// Why a value of this type is not followed.
std::string foreignType(const onnx::TypeProto& type)
{
    if (type.has_sequence_type())
        return "sequences";
    if (type.has_optional_type())
        return "optional values";
    if (type.has_map_type() || type.has_sparse_tensor_type())
        return "maps and sparse tensors";
    return type.tensor_type().elem_type() == onnx::TensorProto::STRING ? "texts" : std::string();
}

std::string whyLeftOut(const onnx::ModelProto& model, const std::vector<const onnx::NodeProto*>& nodes)
{
    for (const auto* node : nodes) {
        if (node->domain() == "ai.onnx.preview.training")
            return "training operators";
        if (node->domain() == "ai.onnx.ml")
            return "classical machine learning (ai.onnx.ml)";
        if (!node->domain().empty() && node->domain() != "ai.onnx")
            return "other domains";
        if (node->op_type().find("Sequence") != std::string::npos && node->op_type() != "ReverseSequence")
            return "sequences";
        if (node->op_type().starts_with("Optional"))
            return "optional values";
    }
    for (const auto* list : {&model.graph().input(), &model.graph().output(), &model.graph().value_info()})
        for (const auto& value : *list)
            if (std::string why = foreignType(value.type()); !why.empty())
                return why;
    return {};
}

using DeclaredValues = google::protobuf::RepeatedPtrField<onnx::ValueInfoProto>;

std::vector<at::Tensor> readTensors(const fs::path& folder, const std::string& kind,
                                    const DeclaredValues& declared)
{
    std::vector<at::Tensor> out;
    for (int i = 0; i < declared.size(); ++i) {
        onnx::TensorProto proto;
        if (!parseFile(folder / fmt::format("{}_{}.pb", kind, i), proto))
            break;
        // Numpy has no bfloat16: the files say that these are whole numbers.
        if (declared[i].type().tensor_type().elem_type() == onnx::TensorProto::BFLOAT16)
            proto.set_data_type(onnx::TensorProto::BFLOAT16);
        auto tensor = tensorOf(proto, {});
        if (!tensor)
            throw std::runtime_error(tensor.error().english());
        out.push_back(*std::move(tensor));
    }
    return out;
}

/// As ONNX compares: 1e-3 relative and 1e-7 absolute.
std::string differenceOf(const at::Tensor& found, const at::Tensor& expected, bool random)
{
    if (!found.defined())
        return "an output is missing";
    if (found.scalar_type() != expected.scalar_type())
        return fmt::format("the type is {}, expected {}", c10::toString(found.scalar_type()),
                           c10::toString(expected.scalar_type()));
    if (found.sizes() != expected.sizes()) {
        std::ostringstream text;
        text << "the shape is " << found.sizes() << ", expected " << expected.sizes();
        return text.str();
    }
    if (random || at::allclose(found.to(at::kDouble), expected.to(at::kDouble), 1e-3, 1e-7, true))
        return {};
    return fmt::format("the largest difference is {}",
                       (found.to(at::kDouble) - expected.to(at::kDouble)).abs().max().item<double>());
}

/// Draws with a generator of its own, so that nobody can expect the same numbers.
bool drawsAtRandom(const std::vector<const onnx::NodeProto*>& nodes, const std::string& name)
{
    return std::any_of(nodes.begin(), nodes.end(), [&](const onnx::NodeProto* node) {
        return node->op_type().starts_with("Random") || node->op_type() == "Bernoulli" ||
               node->op_type() == "Multinomial" ||
               (node->op_type() == "Dropout" && name.find("training_dropout") != std::string::npos &&
                name.find("zero_ratio") == std::string::npos);
    });
}

std::string runDataSet(const onnx::ModelProto& model, const fs::path& folder, bool random)
{
    const auto inputs = readTensors(folder, "input", model.graph().input());
    const auto expected = readTensors(folder, "output", model.graph().output());
    const Tensors found = ModelRunner(model, folder.parent_path().string(), 1).run(inputs);
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (std::string why = differenceOf(i < found.size() ? found[i] : at::Tensor(), expected[i], random);
            !why.empty())
            return fmt::format("output {}: {}", i, why);
    return expected.empty() ? "found no expected outputs" : std::string();
}

ConformanceCase runCase(const fs::path& folder)
{
    ConformanceCase out;
    out.name = (folder.parent_path().filename() / folder.filename()).string();
    onnx::ModelProto model;
    if (!parseFile(folder / "model.onnx", model)) {
        out.failure = "the model can't be read";
        return out;
    }
    std::vector<const onnx::NodeProto*> nodes;
    collectNodes(model.graph(), nodes);
    std::set<std::string> names;
    for (const auto* node : nodes)
        names.insert(node->op_type());
    out.operators.assign(names.begin(), names.end());
    out.leftOut = whyLeftOut(model, nodes);
    if (!out.leftOut.empty())
        return out;
    out.random = drawsAtRandom(nodes, out.name);
    try {
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.is_directory() && out.failure.empty())
                out.failure = runDataSet(model, entry.path(), out.random);
    } catch (const std::exception& exception) {
        out.failure = exception.what();
        out.failure.resize(std::min(out.failure.find('\n'), out.failure.size()));
    }
    return out;
}

constexpr std::array folders{"node", "simple", "pytorch-operator", "pytorch-converted"};

/// The versions of an operator that a kernel computes, as ONNX's library numbers them.
std::string versionsOf(std::string_view domain, const std::string& name)
{
    std::set<int> versions;
    for (const OperatorKernel& kernel : operatorKernels())
        if (kernel.name == name && kernel.domain == domain)
            versions.insert(kernel.since);
    const int first = *versions.begin();
    for (const auto& schema : onnx::OpSchemaRegistry::get_all_schemas_with_history())
        if (schema.Name() == name && schema.domain() == domain && schema.since_version() >= first)
            versions.insert(schema.since_version());
    std::string out;
    for (const int version : versions)
        out += fmt::format("{}{}", out.empty() ? "" : ", ", version);
    return out;
}

struct Count {
    std::size_t run = 0;
    std::size_t passed = 0;
};

std::string kernelTable(const std::vector<ConformanceCase>& cases)
{
    std::map<std::string, Count> counts;
    for (const ConformanceCase& one : cases)
        for (const std::string& name : one.operators)
            if (one.leftOut.empty()) {
                ++counts[name].run;
                counts[name].passed += one.failure.empty() ? 1 : 0;
            }
    std::string out = "| operator | versions | cases passed |\n|---|---|---|\n";
    std::set<std::pair<std::string_view, std::string>> seen;
    for (const OperatorKernel& kernel : operatorKernels()) {
        const std::string name(kernel.name);
        if (!seen.emplace(kernel.domain, name).second)
            continue;
        const auto count = kernel.domain.empty() ? counts[name] : Count{};
        out += fmt::format("| {} | {} | {} |\n",
                           kernel.domain.empty() ? name : std::string(kernel.domain) + '.' + name,
                           versionsOf(kernel.domain, name),
                           count.run == 0 ? "none exist" : fmt::format("{} of {}", count.passed, count.run));
    }
    return out;
}

std::string missingOperators()
{
    std::set<std::string> names;
    for (const auto& schema : onnx::OpSchemaRegistry::get_all_schemas())
        if (schema.domain().empty() && !operatorKernel("", schema.Name(), 1000))
            names.insert(schema.Name());
    std::string out;
    for (const std::string& name : names)
        out += (out.empty() ? "" : ", ") + name;
    return out;
}

} // namespace

bool conformanceCasesInstalled() { return fs::is_directory(allCases / folders[0]); }

std::vector<ConformanceCase> runConformanceCases()
{
    const c10::InferenceMode inference;
    std::vector<fs::path> paths;
    for (const char* folder : folders)
        if (fs::is_directory(allCases / folder))
            for (const auto& entry : fs::directory_iterator(allCases / folder))
                paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<ConformanceCase> out;
    for (const fs::path& path : paths)
        out.push_back(runCase(path));
    return out;
}

ConformanceSums sumsOf(const std::vector<ConformanceCase>& cases)
{
    ConformanceSums out;
    for (const ConformanceCase& one : cases) {
        if (!one.leftOut.empty()) {
            ++out.leftOut[one.leftOut];
            continue;
        }
        ++out.run;
        out.passed += one.failure.empty() ? 1 : 0;
    }
    return out;
}

std::string operatorsDocument(const std::vector<ConformanceCase>& cases)
{
    const ConformanceSums sums = sumsOf(cases);
    std::string out = fmt::format(
        "# Operators of ONNX models\n\nWhich operators can be executed?\n\n"
        "The kernels pass {} of {} of ONNX's own tests of operators (Debian's `libonnx-testdata`), within "
        "1e-3 "
        "relative and 1e-7 absolute. A case counts for every operator in its model. `operators_table "
        "docs/operators.md` generates this page, and the test `operators_conformance` compares it with a new "
        "run.\n\n"
        "Tensors have elements of 16, 32 or 64 bits (float, bfloat16), integers or booleans. Values are held "
        "as "
        "int32, int64 and int64 where ONNX has unsigned integers of 16, 32 and 64 bits.\n\n## Kernels\n\n",
        sums.passed, sums.run);
    out += kernelTable(cases);
    std::string failed;
    std::string random;
    for (const ConformanceCase& one : cases) {
        if (!one.failure.empty())
            failed += fmt::format("- `{}`\n", one.name);
        if (one.random)
            random += fmt::format("{}`{}`", random.empty() ? "" : ", ", one.name);
    }
    if (!failed.empty())
        out += "\n## Cases that fail\n\nThe expected casts to bfloat16 cut bits, where ATen rounds. The "
               "expected outputs of `align_corners` with scales divide by an extent that is not whole (0.6 "
               "of 4).\n\n" +
               failed;
    out += "\n## Random outputs\n\nOnly shapes and types are compared: " + random + ".\n";
    out += "\n## What is left out\n\nStandard operators without a kernel: " + missingOperators() +
           ".\n\n| cases that are not run | number |\n|---|---|\n";
    for (const auto& [reason, number] : sums.leftOut)
        out += fmt::format("| {} | {} |\n", reason, number);
    return out;
}

} // namespace doppler::tests
