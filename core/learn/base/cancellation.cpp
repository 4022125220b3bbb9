// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/cancellation.h"

#include <utility>

namespace doppler {

namespace {
thread_local const CancelScope* innermost = nullptr;
} // namespace

CancelScope::CancelScope(std::function<bool()> isWanted)
    : wanted(std::move(isWanted)), before(std::exchange(innermost, this))
{
}

CancelScope::~CancelScope() { innermost = before; }

void throwIfCancelled()
{
    if (innermost && innermost->wanted())
        throw Cancelled{};
}

void countSimulated()
{
    if (innermost)
        ++innermost->count;
}

} // namespace doppler
