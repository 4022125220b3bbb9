// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/base/result.h"
#include "core/graph/graph_builder.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

// What PyTorch's profiler and execution trace have in common: operators that call operators, and annotations.

/// Extents of a tensor; empty: a scalar, or no tensor.
using TensorShape = std::vector<double>;

/// Floating-point operations of one call: 2 x multiply-adds for products and convolutions, one per element
/// for what is done element by element and for reductions, none for views and copies. `outputs` may be empty
/// where they are not known. Nothing where the operator or the shapes are not known.
std::optional<double> operatorFlops(std::string_view name, std::span<const TensorShape> inputs,
                                    std::span<const TensorShape> outputs);

/// Whether a name is that of an operator ("aten::add") rather than of something around operators: an
/// annotation, a module, autograd's own bookkeeping.
bool isOperatorName(std::string_view name);

/// Whether an annotation of that name marks an iteration: PyTorch's "ProfilerStep#3", or what the PARAM
/// benchmarks write around each of their runs ("[param|torch.add|0|0|0|measure|forward]").
bool marksIteration(std::string_view name);

struct IterationMark {
    std::string name;
    double begin = 0; ///< Seconds, or ids.
    double end = 0;
};

/// The option "iteration" of both readers.
OptionSpec iterationOption();

/// The mark that the option picks among those in the order of time, none of which lies in another: "last"
/// (warm-up ones don't count where there are others), "all" (nothing), or a number from 0. Nothing where
/// there are no marks; refuses a number that is too large and other words.
Result<std::optional<IterationMark>> pickIteration(std::span<const IterationMark> marks,
                                                   const std::string& option);

/// The option "iteration" as pickIteration() wants it is "all".
bool readsAll(const std::string& iteration);

/// The option "kind" of both readers: the kind of devices that measured times are for.
OptionSpec measuredKindOption();

/// Tells the graph's reader which iteration it got.
void addIterationNote(GraphBuilder& builder, const std::optional<IterationMark>& picked, std::size_t count);

/// Names that many things have, each kept once.
class NamePool {
public:
    std::uint32_t idOf(const std::string& name);
    [[nodiscard]] const std::string& operator[](std::uint32_t id) const { return *names[id]; }

private:
    std::map<std::string, std::uint32_t, std::less<>> ids;
    std::vector<const std::string*> names;
};

/// An id that stands in a file as a number; 0: none.
inline std::uint64_t idOf(double value)
{
    return value > 0 && value < 9e15 ? static_cast<std::uint64_t>(value) : 0;
}

} // namespace doppler
