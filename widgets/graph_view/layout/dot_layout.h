// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/layout/layout.h"

#include <QByteArray>
#include <QByteArrayView>
#include <optional>

namespace doppler {

/// Beyond this many boxes dot is only given a hurried setting and is not waited for.
inline constexpr std::size_t dotAtEase = 1000;
/// Beyond this many boxes dot doesn't finish in any time worth waiting for: 3000 take it up to half a minute.
inline constexpr std::size_t dotAtMost = 2000;

/// The input as a program for Graphviz's dot. Names are generated (n17); numbers are in the C locale.
QByteArray dotProgram(const LayoutInput& input, const LayoutShape& shape);

/// What `dot -Tplain` answered to dotProgram(input, shape). Empty where that is not a whole layout of the
/// input: cut off, garbage, numbers that are not finite, a box or an arrow missing. y is turned to grow
/// downwards.
std::optional<GraphLayout> readDotPlain(QByteArrayView answer, const LayoutInput& input,
                                        const LayoutShape& shape);

} // namespace doppler
