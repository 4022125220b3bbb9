// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/io/onnx_models.h"

#include "core/catalog/graph_file.h"

#include <QTest>

#include <onnx/defs/parser.h>

namespace doppler::test {

onnx::ModelProto modelFrom(const std::string& text)
{
    onnx::ModelProto model;
    const auto status = onnx::OnnxParser::Parse(model, text.c_str());
    if (!status.IsOK())
        qFatal("%s\n%s", status.ErrorMessage().c_str(), text.c_str());
    return model;
}

onnx::ModelProto graphModel(const std::string& text, int operatorSet)
{
    return modelFrom("<ir_version: 8, opset_import: [\"\" : " + std::to_string(operatorSet) + "]> made " +
                     text);
}

void addWeight(onnx::ModelProto& model, const std::string& name, const std::vector<std::int64_t>& dims,
               int type)
{
    auto* tensor = model.mutable_graph()->add_initializer();
    tensor->set_name(name);
    tensor->set_data_type(type);
    for (const std::int64_t d : dims)
        tensor->add_dims(d);
}

void addNumbers(onnx::ModelProto& model, const std::string& name, const std::vector<std::int64_t>& numbers)
{
    addWeight(model, name, {static_cast<std::int64_t>(numbers.size())}, onnx::TensorProto::INT64);
    auto* tensor = model.mutable_graph()->mutable_initializer(model.graph().initializer_size() - 1);
    for (const std::int64_t n : numbers)
        tensor->add_int64_data(n);
}

Result<GraphPtr> readText(const std::string& text, const ImportValues& options)
{
    return readGraphText(text, "named", {options, {}});
}

Result<GraphPtr> readModel(const onnx::ModelProto& model, const ImportValues& options)
{
    return readText(model.SerializeAsString(), options);
}

GraphPtr graphOf(const onnx::ModelProto& model, const ImportValues& options)
{
    auto graph = readModel(model, options);
    if (!graph)
        QTest::qFail(graph.error().english().c_str(), __FILE__, __LINE__);
    return graph ? *graph : nullptr;
}

std::string errorOf(const onnx::ModelProto& model, const ImportValues& options)
{
    const auto graph = readModel(model, options);
    return graph ? "no error" : graph.error().english();
}

} // namespace doppler::test
