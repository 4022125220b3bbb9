// SPDX-License-Identifier: GPL-3.0-or-later
// Random models: no shape that the ONNX library's own inference finds is unknown to the reader, or another.
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QTest>
#include <random>

#include <onnx/shape_inference/implementation.h>

namespace onnx_library_shapes_test {

using namespace doppler;
using namespace doppler::test;

namespace {

class OnnxLibraryShapesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void knowsWhatTheLibraryKnows();
};

/// Grows a model node by node: tensors, and lists of numbers that are computed from their shapes.
class RandomModel {
public:
    explicit RandomModel(unsigned seed) : random(seed)
    {
        nodes = "z0 = Constant <value_ints = [0]> () o1 = Constant <value_ints = [1]> () m1 = Constant "
                "<value_ints = [-1]> () k2 = Constant <value_ints = [2]> () ";
        for (int step = 0; step < 24; ++step)
            grow();
        for (const std::string& tensor : tensors)
            nodes += "r_" + tensor + " = Relu(" + tensor + ") ";
    }

    [[nodiscard]] onnx::ModelProto model(int version) const
    {
        return graphModel("(float[2, 3, 8, 4] t0, float[6, 5] t1) => (float[] r_t0) { " + nodes + " }",
                          version);
    }

private:
    std::string any(const std::vector<std::string>& names) { return names[random() % names.size()]; }

    void add(std::vector<std::string>& list, const std::string& right)
    {
        const std::string name = (&list == &tensors ? "t" : "n") + std::to_string(++made + 1);
        nodes += name + " = " + right + " ";
        list.push_back(name);
    }

    void grow()
    {
        const std::string tensor = any(tensors);
        const std::string one = any(ones);
        switch (random() % 14) {
        case 0:
        case 1: // a single extent
            nodes += "s" + std::to_string(made) + " = Shape(" + tensor + ") ";
            return add(ones, "Gather(s" + std::to_string(made) + ", " + (random() % 2 ? "z0" : "o1") + ")");
        case 2:
            return add(ones, "Add(" + one + ", " + any(ones) + ")");
        case 3:
            return add(ones, "Mul(" + one + ", " + any(ones) + ")");
        case 4:
            return add(ones, "Div(" + one + ", k2)");
        case 5:
            return add(ones, "Cast <to = 7> (" + one + ")");
        case 6:
            return add(tensors, "Reshape(" + tensor + ", m1)");
        case 7:
            nodes += "c" + std::to_string(made) + " = Concat <axis = 0> (" + one + ", m1) ";
            return add(tensors, "Reshape(" + tensor + ", c" + std::to_string(made) + ")");
        case 8:
            return add(tensors, "Unsqueeze(" + tensor + ", z0)");
        case 9:
            return add(tensors, "Transpose(" + tensor + ")");
        case 10:
            return add(tensors, "Slice(" + tensor + ", z0, k2, z0)");
        case 11:
            return add(tensors, "Concat <axis = 0> (" + tensor + ", " + tensor + ")");
        case 12:
            return add(tensors, "Flatten(" + tensor + ")");
        default:
            nodes += "x" + std::to_string(made) + " = Concat <axis = 0> (" + one + ", k2) ";
            return add(tensors, "Expand(t1row, x" + std::to_string(made) + ")");
        }
    }

    std::mt19937 random;
    std::string nodes;
    std::vector<std::string> tensors{"t0", "t1"};
    std::vector<std::string> ones{"o1", "k2"};
    int made = 0;
};

std::optional<double> elementsOf(const onnx::TypeProto& type)
{
    if (!type.tensor_type().has_shape())
        return std::nullopt;
    double product = 1;
    for (const auto& dimension : type.tensor_type().shape().dim()) {
        if (!dimension.has_dim_value())
            return std::nullopt;
        product *= static_cast<double>(dimension.dim_value());
    }
    return product;
}

/// What the library knows: the elements of each value, by name. Nothing where it refuses the model.
std::optional<std::map<std::string, double>> libraryShapes(onnx::ModelProto model)
{
    try {
        onnx::shape_inference::InferShapes(model, onnx::OpSchemaRegistry::Instance(), {true, 1, true});
    } catch (const std::exception&) {
        return std::nullopt;
    }
    std::map<std::string, double> out;
    for (const auto* list : {&model.graph().value_info(), &model.graph().output()})
        for (const auto& value : *list)
            if (const auto elements = elementsOf(value.type()))
                out[value.name()] = *elements;
    return out;
}

void OnnxLibraryShapesTest::knowsWhatTheLibraryKnows()
{
    int compared = 0;
    for (unsigned seed = 0; seed < 300; ++seed) {
        for (const int version : {13, 15, 17}) {
            onnx::ModelProto model = RandomModel(seed).model(version);
            auto* row = model.mutable_graph()->add_input();
            row->set_name("t1row");
            row->mutable_type()->mutable_tensor_type()->set_elem_type(onnx::TensorProto::FLOAT);
            row->mutable_type()->mutable_tensor_type()->mutable_shape()->add_dim()->set_dim_value(1);
            const auto known = libraryShapes(model);
            if (!known)
                continue;
            const auto graph = readModel(model);
            QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
            for (VertexId v : (*graph)->vertices()) {
                const Vertex& vertex = (*graph)->vertex(v);
                const auto expected = known->find(vertex.name);
                if (vertex.op != "Relu" || expected == known->end())
                    continue;
                ++compared;
                QVERIFY2(vertex.flops.has_value(), vertex.name.c_str());
                QVERIFY2(*vertex.flops == expected->second,
                         qPrintable(QString("seed %1, %2: %3, the library %4")
                                        .arg(seed)
                                        .arg(vertex.name.c_str())
                                        .arg(*vertex.flops)
                                        .arg(expected->second)));
            }
        }
    }
    QVERIFY2(compared > 1000, qPrintable(QString::number(compared)));
}

} // namespace

DOPPLER_TEST(OnnxLibraryShapesTest)

} // namespace onnx_library_shapes_test

#include "onnx_library_shapes.moc"
