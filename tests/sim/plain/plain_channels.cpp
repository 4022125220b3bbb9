// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sim/plain/plain_channels.h"

namespace doppler::tests {

namespace {

/// The channels of pairs without named ones; what other people's simulators have is not up to anyone.
Contention presetOf(const Problem& problem)
{
    switch (problem.model().costModel) {
    case CostModel::AsReleased:
    case CostModel::Mayer:
        return Contention::Unlimited;
    case CostModel::Placeto:
        return Contention::PerSource;
    case CostModel::Physical:
        break;
    }
    return problem.model().contention ? *problem.model().contention : problem.topology().contention();
}

} // namespace

std::vector<PlainChannel> plainRoute(const Problem& problem, DeviceId from, DeviceId to)
{
    if (from == to)
        return {};
    std::vector<PlainChannel> out;
    if (problem.model().costModel == CostModel::Physical)
        for (ChannelId c : problem.topology().link(from, to).channels)
            out.push_back({PlainChannel::Kind::Named, c.value, 0});
    if (!out.empty())
        return out;
    switch (presetOf(problem)) {
    case Contention::PerLink:
        return {{PlainChannel::Kind::Pair, from.value, to.value}};
    case Contention::Unlimited:
        return {};
    case Contention::PerSource:
        return {{PlainChannel::Kind::Source, from.value, 0}};
    case Contention::PerDevice:
        return {{PlainChannel::Kind::Device, from.value, 0}, {PlainChannel::Kind::Device, to.value, 0}};
    }
    return {};
}

std::size_t plainCapacity(const Problem& problem, const PlainChannel& channel)
{
    return channel.kind == PlainChannel::Kind::Named ? problem.topology().channels()[channel.first].capacity
                                                     : 1;
}

} // namespace doppler::tests
