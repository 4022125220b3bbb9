// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/row_order.h"

#include <algorithm>
#include <map>
#include <set>

namespace doppler {

namespace {

bool has(const std::vector<RowKey>& keys, const RowKey& key)
{
    return std::ranges::find(keys, key) != keys.end();
}

std::vector<RowKey> once(const std::vector<RowKey>& keys)
{
    std::vector<RowKey> out;
    std::set<RowKey> seen;
    for (const RowKey& key : keys)
        if (seen.insert(key).second)
            out.push_back(key);
    return out;
}

} // namespace

RowOrder::RowOrder(const std::vector<RowKey>& pinned, const std::vector<RowKey>& hidden,
                   const std::vector<RowKey>& order)
    : pinnedKeys(once(pinned)), hiddenKeys(once(hidden)), orderKeys(once(order))
{
    std::erase_if(orderKeys, [this](const RowKey& key) { return isPinned(key); });
}

RowKey keyOf(const Lane& lane)
{
    return lane.kind == Lane::Kind::Device ? RowKey{false, lane.device, 0, lane.slot}
                                           : RowKey{true, lane.from, lane.to, lane.slot};
}

bool RowOrder::isPinned(const RowKey& key) const { return has(pinnedKeys, key); }

bool RowOrder::isHidden(const RowKey& key) const { return has(hiddenKeys, key); }

void RowOrder::pin(const RowKey& key, bool on)
{
    std::erase(pinnedKeys, key);
    if (on)
        pinnedKeys.push_back(key);
}

void RowOrder::hide(const RowKey& key)
{
    if (!isHidden(key))
        hiddenKeys.push_back(key);
}

void RowOrder::show(const RowKey& key) { std::erase(hiddenKeys, key); }

std::vector<RowKey> RowOrder::rest(const std::vector<RowKey>& rows) const
{
    std::vector<RowKey> keys;
    for (const RowKey& key : rows)
        if (!isPinned(key))
            keys.push_back(key);
    if (orderKeys.empty())
        return keys;
    // A row that the order does not know goes behind the one that it follows by itself.
    std::map<RowKey, std::pair<std::size_t, std::size_t>> place;
    std::size_t last = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto known = std::ranges::find(orderKeys, keys[i]);
        const bool found = known != orderKeys.end();
        if (found)
            last = static_cast<std::size_t>(known - orderKeys.begin()) + 1;
        place[keys[i]] = {last, found ? 0 : i + 1};
    }
    std::ranges::stable_sort(keys, {}, [&place](const RowKey& key) { return place[key]; });
    return keys;
}

void RowOrder::moveTo(const RowKey& key, const RowKey& target, const std::vector<RowKey>& rows)
{
    if (key == target)
        return;
    orderKeys = rest(rows);
    const bool up = isPinned(target) != isPinned(key) ? true : [&] {
        const auto& list = isPinned(target) ? pinnedKeys : orderKeys;
        return std::ranges::find(list, target) < std::ranges::find(list, key);
    }();
    const bool toPinned = isPinned(target);
    std::erase(pinnedKeys, key);
    std::erase(orderKeys, key);
    std::vector<RowKey>& list = toPinned ? pinnedKeys : orderKeys;
    const auto at = std::ranges::find(list, target);
    list.insert(at == list.end() || up ? at : at + 1, key);
}

RowPlan RowOrder::plan(const std::vector<RowKey>& rows, bool channels) const
{
    RowPlan plan;
    std::map<RowKey, std::uint32_t> index;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        index[rows[i]] = static_cast<std::uint32_t>(i);
        plan.devices += rows[i].channel ? 0 : 1;
    }
    const auto add = [&](std::vector<std::uint32_t>& list, const RowKey& key) {
        const auto found = index.find(key);
        if (found != index.end() && !isHidden(key) && (channels || !key.channel))
            list.push_back(found->second);
    };
    for (const RowKey& key : pinnedKeys)
        add(plan.pinned, key);
    for (const RowKey& key : rest(rows))
        add(plan.order, key);
    return plan;
}

} // namespace doppler
