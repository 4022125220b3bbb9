// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/kernels/einsum/tensor_functions.h"
#include "core/workloads/einsum/scalar_function.h"
#include "tests/support/runner.h"

#include <QTest>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>

namespace einsum_functions_test {

using namespace doppler;

/// Functions of tensors against those of single elements.
class EinsumFunctionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFunctionHasItsFormula()
    {
        constexpr std::int64_t count = 64;
        Random random(1);
        for (const ScalarFunction& function : scalarFunctions()) {
            const TensorFunction found = findTensorFunction(function.name);
            QVERIFY2(found, std::string(function.name).c_str());
            for (std::size_t operands = function.operands;
                 operands <= function.operands + (function.more ? 2 : 0); ++operands) {
                std::vector<at::Tensor> x;
                for (std::size_t k = 0; k < operands; ++k) {
                    at::Tensor values = at::empty({count}, at::kDouble);
                    for (std::int64_t i = 0; i < count; ++i) // some are equal
                        values.data_ptr<double>()[i] = i % 5 == 0 ? 0.5 : 0.1 + 2 * random.uniform();
                    x.push_back(function.name == "log" || k > 0 ? values : at::sub(values, 1));
                }
                if (function.name == "sqrt" || function.name == "rsqrt")
                    x[0] = x[0].abs();
                const at::Tensor y = found(x, 0.7).contiguous();
                for (std::int64_t i = 0; i < count; ++i) {
                    std::vector<double> at;
                    for (const at::Tensor& operand : x)
                        at.push_back(operand.data_ptr<double>()[i]);
                    const double expected = function.value(at, 0.7);
                    QVERIFY2(std::abs(y.data_ptr<double>()[i] - expected) <= 1e-9 * (1 + std::abs(expected)),
                             std::string(function.name).c_str());
                }
            }
        }
    }
};

DOPPLER_TEST(EinsumFunctionsTest)

} // namespace einsum_functions_test

#include "einsum_functions.moc"
