// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/giving_up.h"

#include <utility>

namespace doppler {

namespace {
thread_local const GivingUp* innermost = nullptr;
} // namespace

GivingUp::GivingUp(std::function<bool()> isWanted)
    : wanted(std::move(isWanted)), before(std::exchange(innermost, this))
{
}

GivingUp::~GivingUp() { innermost = before; }

void mayGiveUp()
{
    if (innermost && innermost->wanted())
        throw GivenUp{};
}

void countSimulated()
{
    if (innermost)
        ++innermost->count;
}

} // namespace doppler
