// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/topology_draft.h"

namespace doppler {

namespace {

/// Steps that are kept, of all together so many links.
constexpr std::size_t longestHistory = 200;
constexpr std::size_t mostKeptLinks = 4'000'000;

/// What a changed topology is called, so that nobody takes it for the one of that name.
const std::string changedEnding = "-edited";

} // namespace

TopologyDraft::TopologyDraft(const TopologyPtr& topology, QObject* parent) : QObject(parent)
{
    begin(topology);
}

void TopologyDraft::begin(const TopologyPtr& topology)
{
    Origins origins;
    for (const DeviceId d : topology->devices())
        origins.emplace_back(d);
    m_states = {{topology, std::move(origins), {}}};
    show(0);
}

bool TopologyDraft::change(const QString& text, const std::function<void(TopologyParts&)>& edit)
{
    TopologyParts parts = partsOf(*topology());
    edit(parts);
    return push(text, std::move(parts), origins());
}

bool TopologyDraft::arrange(const QString& text, const std::vector<DeviceId>& order)
{
    if (!fits(order.size()))
        return false;
    Origins moved;
    std::vector<bool> seen(topology()->deviceCount());
    for (const DeviceId d : order) {
        moved.push_back(seen[d] ? std::nullopt : origins()[d]);
        seen[d] = true;
    }
    return push(text, arranged(partsOf(*topology()), order), std::move(moved));
}

bool TopologyDraft::append(const QString& text, TopologyParts parts)
{
    if (!fits(parts.devices.size()))
        return false;
    Origins longer = origins();
    longer.resize(parts.devices.size());
    return push(text, std::move(parts), std::move(longer));
}

/// Refuses what Topology::create() leaves open.
bool TopologyDraft::fits(std::size_t devices)
{
    if (devices <= mostEditedDevices)
        return true;
    emit refused({{DOPPLER_TEXT("core", "found {0} devices, expected at most {1}"),
                   {count(devices), count(mostEditedDevices)}},
                  {},
                  {}});
    return false;
}

bool TopologyDraft::replace(const QString& text, const TopologyPtr& topology)
{
    if (!fits(topology->deviceCount()))
        return false;
    if (sameTopology(*topology, *this->topology()))
        return false;
    Origins origins;
    for (const DeviceId d : topology->devices())
        origins.push_back(original()->find(topology->device(d).name));
    add({topology, std::move(origins), text});
    return true;
}

bool TopologyDraft::push(const QString& text, TopologyParts parts, Origins origins)
{
    auto made = Topology::create(parts);
    if (!made) {
        emit refused(made.error());
        return false;
    }
    if (sameTopology(**made, *topology()))
        return false;
    const bool named = (*made)->name() != topology()->name();
    if (!named && parts.name == original()->name() && !parts.name.ends_with(changedEnding)) {
        parts.name += changedEnding;
        made = Topology::create(std::move(parts));
    }
    add({*made, std::move(origins), text});
    return true;
}

void TopologyDraft::add(State state)
{
    m_states.resize(m_at + 1);
    m_states.push_back(std::move(state));
    std::size_t links = 0;
    for (const State& kept : m_states)
        links += kept.topology->deviceCount() * kept.topology->deviceCount();
    // What it began with stays: it is what the draft is compared with.
    while (m_states.size() > 2 && (m_states.size() > longestHistory || links > mostKeptLinks)) {
        const std::size_t count = m_states[1].topology->deviceCount();
        links -= count * count;
        m_states.erase(m_states.begin() + 1);
    }
    show(m_states.size() - 1);
}

void TopologyDraft::undo()
{
    if (canUndo())
        show(m_at - 1);
}

void TopologyDraft::redo()
{
    if (canRedo())
        show(m_at + 1);
}

void TopologyDraft::show(std::size_t at)
{
    m_at = at;
    m_islands = islandsOf(partsOf(*topology()));
    emit changed();
}

} // namespace doppler
