// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/node_inference.h"

#include "core/onnx/evaluation.h"
#include "core/onnx/microsoft_operators.h"
#include "core/onnx/soundness.h"

#include <algorithm>
#include <exception>

#include <onnx/defs/schema.h>

namespace doppler {

namespace {

const onnx::AttributeProto* findAttribute(const onnx::NodeProto& node, std::string_view name)
{
    const auto found = std::find_if(node.attribute().begin(), node.attribute().end(),
                                    [&](const onnx::AttributeProto& a) { return a.name() == name; });
    return found == node.attribute().end() ? nullptr : &*found;
}

/// The input of the library's functions for a node.
struct Known {
    Known(const NodeView& node, const Operands& operands, std::size_t outputCount)
        : view(node), outputTypes(outputCount), symbols(node.inputs.size()), tensors(node.inputs.size())
    {
        for (const Value* value : view.inputs) {
            auto type = value ? typeOf(*value) : std::nullopt;
            typesKnown = typesKnown && (type || !value);
            // Some of the library's functions look at the type of an input without asking whether it has one.
            inputTypes.push_back(type || !value ? std::move(type) : onnx::TypeProto());
        }
        for (std::size_t i = 0; i < view.inputs.size(); ++i)
            if (const Elements* elements = operands.at(i); elements && elements->anyKnown())
                setElements(i, *elements);
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
    std::vector<std::optional<onnx::TensorShapeProto>> symbols; ///< Lists of whole numbers.
    std::vector<std::optional<onnx::TensorProto>> tensors;      ///< As if computed numbers were weights.

private:
    void setElements(std::size_t i, const Elements& elements)
    {
        if (isWholeNumber(elements.elementType) && elements.dims.size() <= 1)
            symbols[i] = toSymbols(elements);
        if (elements.allKnown())
            tensors[i] = toTensor(elements);
    }
};

class Inference final : public onnx::InferenceContext {
public:
    explicit Inference(Known& known) : all(known) {}

    const onnx::AttributeProto* getAttribute(const std::string& name) const override
    {
        return findAttribute(all.view.node, name);
    }
    size_t getNumInputs() const override { return all.inputTypes.size(); }
    const onnx::TypeProto* getInputType(size_t i) const override { return all.inputType(i); }
    const onnx::TensorProto* getInputData(size_t i) const override
    {
        const Value* value = all.view.inputs[i];
        if (value && value->data && isWhole(*value->data))
            return value->data;
        const auto& computed = all.tensors.at(i);
        return computed ? &*computed : nullptr;
    }
    size_t getNumOutputs() const override { return all.outputTypes.size(); }
    onnx::TypeProto* getOutputType(size_t i) override { return &all.outputTypes.at(i); }
    /// Control flow does not come here.
    onnx::GraphInferencer* getGraphAttributeInferencer(const std::string& name) override
    {
        fail_type_inference("attribute ", name, " holds a graph");
    }
    const onnx::SparseTensorProto* getInputSparseData(size_t) const override { return nullptr; }
    const onnx::TensorShapeProto* getSymbolicInput(size_t i) const override
    {
        const auto& list = all.symbols.at(i);
        return list ? &*list : nullptr;
    }

private:
    Known& all;
};

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
    const auto known = knownElements(value);
    if (!known || !known->allKnown() || !isWholeNumber(known->elementType))
        return std::nullopt;
    std::vector<std::int64_t> out;
    for (const Element& e : known->values)
        out.push_back(static_cast<std::int64_t>(*e));
    return out;
}

namespace {

/// The library's definition of a node's operator, or one of another operator whose shapes are the same.
const onnx::OpSchema* schemaOf(const NodeView& view)
{
    const std::string domain = view.standard() ? std::string() : view.node.domain();
    const std::string& op = view.node.op_type();
    const bool newer = view.standard() && view.operatorSet > newestOperatorSet;
    // These have got dilations, which MaxPool has had for long.
    const bool likeMaxPool = newer && (op == "AveragePool" || op == "LpPool");
    return onnx::OpSchemaRegistry::Schema(likeMaxPool ? "MaxPool" : op, view.operatorSet, domain);
}

/// A node as the definition knows it, without attributes that have come later.
onnx::NodeProto withKnownAttributes(const onnx::NodeProto& node, const onnx::OpSchema& schema)
{
    onnx::NodeProto out = node;
    out.set_op_type(schema.Name());
    auto& attributes = *out.mutable_attribute();
    for (int i = attributes.size() - 1; i >= 0; --i)
        if (!schema.attributes().contains(attributes[i].name()))
            attributes.DeleteSubrange(i, 1);
    return out;
}

/// Returns why the node violates its operator's definition.
std::string inferByLibrary(const NodeView& view, const Operands& operands, std::span<Value* const> outputs)
{
    bool complete = false;
    try {
        const onnx::OpSchema* schema = schemaOf(view);
        // The functions of these two look at shapes that there needn't be.
        if (!schema || schema->Name() == "STFT" || schema->Name() == "MaxUnpool")
            return {};
        complete = true;
        const bool newer = view.standard() && view.operatorSet > newestOperatorSet;
        const onnx::NodeProto node = newer ? withKnownAttributes(view.node, *schema) : onnx::NodeProto();
        const NodeView fitting{newer ? node : view.node, view.operatorSet, view.inputs};
        schema->Verify(fitting.node);
        Known known(fitting, operands, static_cast<std::size_t>(view.node.output_size()));
        complete = known.typesKnown;
        Inference inference(known);
        schema->GetTypeAndShapeInferenceFunction()(inference);
        for (std::size_t i = 0; i < outputs.size(); ++i)
            if (outputs[i])
                adopt(*outputs[i], known.outputTypes[i]);
        return {};
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& e) {
        return complete ? firstLine(e.what()) : std::string(); // else no wonder
    }
}

bool allShaped(std::span<Value* const> outputs)
{
    return std::all_of(outputs.begin(), outputs.end(), [](const Value* output) {
        return !output || (hasShape(*output) && output->elementType != 0);
    });
}

} // namespace

std::string inferNode(const NodeView& view, std::span<Value* const> outputs)
{
    if (const auto standard = standardForm(view))
        return inferNode(standardView(view, *standard), outputs);
    if (isMicrosoftOperator(view)) {
        inferMicrosoftNode(view, outputs);
        return {};
    }
    if (!isSound(view))
        return "an attribute or an input has a value that makes no sense";
    const Operands operands(view);
    std::string unfit;
    if (!inferNewerNode(view, outputs))
        unfit = inferByLibrary(view, operands, outputs);
    inferOlderNode(view, outputs);
    inferComputedShapes(operands, outputs);
    evaluate(operands, outputs);
    // Exporters leave out inputs that the definition requires, such as the region of a Resize.
    return allShaped(outputs) ? std::string() : unfit;
}

} // namespace doppler
