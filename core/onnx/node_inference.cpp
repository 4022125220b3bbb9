// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/node_inference.h"

#include "core/onnx/soundness.h"

#include <algorithm>
#include <deque>
#include <exception>

#include <onnx/defs/schema.h>
#include <onnx/defs/tensor_proto_util.h>

namespace doppler {

namespace {

/// More elements than this are nobody's shape. It also bounds what a chain of Concat can add up to.
constexpr int mostNumbers = 1024;

const onnx::AttributeProto* findAttribute(const onnx::NodeProto& node, std::string_view name)
{
    const auto found = std::find_if(node.attribute().begin(), node.attribute().end(),
                                    [&](const onnx::AttributeProto& a) { return a.name() == name; });
    return found == node.attribute().end() ? nullptr : &*found;
}

/// Whether the model has all elements of a tensor, as many as its dimensions say.
bool isWhole(const onnx::TensorProto& tensor)
{
    double count = 1;
    for (const std::int64_t d : tensor.dims())
        count *= static_cast<double>(d);
    const double have = tensor.has_raw_data()
                            ? static_cast<double>(tensor.raw_data().size()) / elementBytes(tensor.data_type())
                            : tensor.int32_data_size() + tensor.int64_data_size() + tensor.float_data_size() +
                                  tensor.double_data_size() + tensor.uint64_data_size();
    return count == have;
}

std::shared_ptr<onnx::TensorShapeProto> parseNumbers(const onnx::TensorProto& tensor)
{
    if (tensor.dims_size() > 1 || !isWhole(tensor))
        return nullptr;
    std::vector<std::int64_t> numbers;
    if (tensor.data_type() == onnx::TensorProto::INT64) {
        numbers = onnx::ParseData<std::int64_t>(&tensor);
    } else if (tensor.data_type() == onnx::TensorProto::INT32) {
        const auto narrow = onnx::ParseData<std::int32_t>(&tensor);
        numbers.assign(narrow.begin(), narrow.end());
    } else {
        return nullptr;
    }
    auto out = std::make_shared<onnx::TensorShapeProto>();
    for (const std::int64_t n : numbers)
        out->add_dim()->set_dim_value(n);
    return out;
}

std::shared_ptr<onnx::TensorShapeProto> knownNumbers(const Value* value)
{
    if (!value || value->numbers)
        return value ? value->numbers : nullptr;
    return value->data ? parseNumbers(*value->data) : nullptr;
}

/// What the library's functions are told of a node: shared by inference and propagation.
struct Known {
    explicit Known(const NodeView& node, std::size_t outputCount)
        : view(node), outputTypes(outputCount), numbers(node.inputs.size())
    {
        for (const Value* value : view.inputs) {
            auto type = value ? typeOf(*value) : std::nullopt;
            typesKnown = typesKnown && (type || !value);
            // Some of the library's functions look at the type of an input without asking whether it has one.
            inputTypes.push_back(type || !value ? std::move(type) : onnx::TypeProto());
        }
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = knownNumbers(view.inputs[i]);
    }

    [[nodiscard]] const onnx::TypeProto* inputType(std::size_t i) const
    {
        const auto& type = inputTypes.at(i);
        return type ? &*type : nullptr;
    }

    const NodeView& view;
    bool typesKnown = true;
    std::vector<std::optional<onnx::TypeProto>> inputTypes;
    std::vector<onnx::TypeProto> outputTypes;
    std::vector<std::shared_ptr<onnx::TensorShapeProto>> numbers;
};

class Subgraph final : public onnx::GraphInferencer {
public:
    Subgraph(std::string attribute, const VisitSubgraph& visitor) : name(std::move(attribute)), visit(visitor)
    {
    }
    std::vector<const onnx::TypeProto*> doInferencing(const std::vector<const onnx::TypeProto*>& inputTypes,
                                                      const std::vector<const onnx::TensorProto*>&) override
    {
        types = visit(name, inputTypes);
        std::vector<const onnx::TypeProto*> out;
        for (const onnx::TypeProto& type : types)
            out.push_back(&type);
        return out;
    }

private:
    std::string name;
    const VisitSubgraph& visit;
    std::vector<onnx::TypeProto> types;
};

class Inference final : public onnx::InferenceContext {
public:
    Inference(Known& known, const VisitSubgraph& visitor) : all(known), visit(visitor) {}

    const onnx::AttributeProto* getAttribute(const std::string& name) const override
    {
        return findAttribute(all.view.node, name);
    }
    size_t getNumInputs() const override { return all.inputTypes.size(); }
    const onnx::TypeProto* getInputType(size_t i) const override { return all.inputType(i); }
    const onnx::TensorProto* getInputData(size_t i) const override
    {
        const Value* value = all.view.inputs[i];
        return value && value->data && isWhole(*value->data) ? value->data : nullptr;
    }
    size_t getNumOutputs() const override { return all.outputTypes.size(); }
    onnx::TypeProto* getOutputType(size_t i) override { return &all.outputTypes.at(i); }
    onnx::GraphInferencer* getGraphAttributeInferencer(const std::string& name) override
    {
        const onnx::AttributeProto* attribute = getAttribute(name);
        if (!attribute || !attribute->has_g())
            fail_type_inference("attribute ", name, " holds no graph");
        return &subgraphs.emplace_back(name, visit);
    }
    const onnx::SparseTensorProto* getInputSparseData(size_t) const override { return nullptr; }
    const onnx::TensorShapeProto* getSymbolicInput(size_t i) const override
    {
        return all.numbers.at(i).get();
    }

private:
    Known& all;
    const VisitSubgraph& visit;
    std::deque<Subgraph> subgraphs;
};

class Propagation final : public onnx::DataPropagationContext {
public:
    Propagation(Known& known, std::span<Value* const> values) : all(known), outputs(values) {}

    const onnx::AttributeProto* getAttribute(const std::string& name) const override
    {
        return findAttribute(all.view.node, name);
    }
    size_t getNumInputs() const override { return all.inputTypes.size(); }
    const onnx::TypeProto* getInputType(size_t i) const override { return all.inputType(i); }
    size_t getNumOutputs() const override { return all.outputTypes.size(); }
    const onnx::TypeProto* getOutputType(size_t i) const override { return &all.outputTypes.at(i); }
    const onnx::TensorShapeProto* getInputData(size_t i) override { return all.numbers.at(i).get(); }
    void addOutputData(size_t i, onnx::TensorShapeProto&& numbers) override
    {
        if (i < outputs.size() && outputs[i] && numbers.dim_size() <= mostNumbers)
            outputs[i]->numbers = std::make_shared<onnx::TensorShapeProto>(std::move(numbers));
    }

private:
    Known& all;
    std::span<Value* const> outputs;
};

/// The library's functions of propagation rely on all that they look at.
bool canPropagate(const Known& known)
{
    const std::string_view op = known.view.node.op_type();
    if (op == "Shape" || op == "Size")
        return known.inputTypes.size() == 1 && known.inputTypes[0] && known.inputTypes[0]->has_tensor_type();
    return !known.numbers.empty() &&
           std::all_of(known.numbers.begin(), known.numbers.end(),
                       [](const auto& numbers) { return numbers && numbers->dim_size() > 0; });
}

bool fewNumbers(const Known& known)
{
    int sum = 0;
    for (const auto& numbers : known.numbers)
        if (numbers && (numbers->dim_size() > mostNumbers || (sum += numbers->dim_size()) > mostNumbers))
            return false;
    return true;
}

/// Numbers are only those of an output that holds whole numbers, and as many as its shape says.
void dropUnfitNumbers(Value& value)
{
    if (!value.numbers)
        return;
    const bool whole =
        value.elementType == onnx::TensorProto::INT64 || value.elementType == onnx::TensorProto::INT32;
    if (!whole || (hasShape(value) && elementsOf(value) != value.numbers->dim_size()))
        value.numbers = nullptr;
}

std::string firstLine(std::string_view text) { return std::string(text.substr(0, text.find('\n'))); }

} // namespace

const onnx::AttributeProto* NodeView::attribute(const char* name) const { return findAttribute(node, name); }

std::int64_t NodeView::integer(const char* name, std::int64_t otherwise) const
{
    const onnx::AttributeProto* found = attribute(name);
    return found && found->has_i() ? found->i() : otherwise;
}

std::vector<std::int64_t> NodeView::integers(const char* name) const
{
    const onnx::AttributeProto* found = attribute(name);
    return found ? std::vector<std::int64_t>(found->ints().begin(), found->ints().end())
                 : std::vector<std::int64_t>{};
}

std::optional<std::vector<std::int64_t>> numbersOf(const Value* value)
{
    const auto known = knownNumbers(value);
    if (!known)
        return std::nullopt;
    std::vector<std::int64_t> out;
    for (const auto& d : known->dim()) {
        if (!d.has_dim_value())
            return std::nullopt;
        out.push_back(d.dim_value());
    }
    return out;
}

std::string inferNode(const NodeView& view, std::span<Value* const> outputs, const VisitSubgraph& visit)
{
    if (inferNewerNode(view, outputs))
        return {};
    bool complete = false;
    try {
        const onnx::OpSchema* schema = onnx::OpSchemaRegistry::Schema(
            view.node.op_type(), view.operatorSet, view.standard() ? std::string() : view.node.domain());
        // The functions of these two look at shapes that there needn't be.
        if (!schema || schema->Name() == "STFT" || schema->Name() == "MaxUnpool")
            return {};
        complete = true;
        schema->Verify(view.node);
        if (!isSound(view))
            return "an attribute or an input has a value that makes no sense";
        Known known(view, static_cast<std::size_t>(view.node.output_size()));
        complete = known.typesKnown;
        if (!fewNumbers(known))
            return {};
        Inference inference(known, visit);
        schema->GetTypeAndShapeInferenceFunction()(inference);
        for (std::size_t i = 0; i < outputs.size(); ++i)
            if (outputs[i])
                adopt(*outputs[i], known.outputTypes[i]);
        if (canPropagate(known)) {
            Propagation propagation(known, outputs);
            schema->GetDataPropagationFunction()(propagation);
        }
        for (Value* output : outputs)
            if (output)
                dropUnfitNumbers(*output);
        return {};
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& e) {
        return complete ? firstLine(e.what()) : std::string(); // else no wonder
    }
}

} // namespace doppler
