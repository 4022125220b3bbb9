// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_work.h"

namespace doppler {

void RankWork::attach(RunEvents* to)
{
    if (to)
        run = to;
    others.attach(to ? this : nullptr);
}

Result<void> RankWork::accept(std::size_t from, const RankLink::Received& message)
{
    const bool isKnown = message.subject < plan.transfers().size();
    if (!isKnown || plan.transfers()[message.subject].to != here() ||
        plan.transfers()[message.subject].from != DeviceId{from})
        return unexpectedTensor(from);
    if (auto stored = values.unpack(message.subject, message.bytes); !stored)
        return stored;
    run->arrived(message.subject);
    return {};
}

} // namespace doppler
