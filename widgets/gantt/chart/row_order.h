// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/analysis.h"
#include "widgets/gantt/chart/row_layout.h"

#include <vector>

namespace doppler {

/// Identifies a row in every run on the same devices.
struct RowKey {
    bool channel = false;
    std::uint32_t from = 0; ///< The device.
    std::uint32_t to = 0;   ///< Of a channel.
    std::uint32_t slot = 0;
    auto operator<=>(const RowKey&) const = default;
};
RowKey keyOf(const Lane& lane);

/// How the user arranged the rows of a Gantt chart: some pinned on top, some hidden, the others reordered. It
/// refers to rows by their keys, so that it holds for the next run as well; unknown rows keep their usual
/// place. A value without a window.
class RowOrder {
public:
    RowOrder() = default;
    /// Keys that stand there again are left out. `order`: of what is not pinned; empty: its own.
    RowOrder(const std::vector<RowKey>& pinned, const std::vector<RowKey>& hidden,
             const std::vector<RowKey>& order);

    [[nodiscard]] const std::vector<RowKey>& pinned() const { return pinnedKeys; }
    [[nodiscard]] const std::vector<RowKey>& hidden() const { return hiddenKeys; }
    [[nodiscard]] bool isPinned(const RowKey& key) const;
    [[nodiscard]] bool isHidden(const RowKey& key) const;
    [[nodiscard]] const std::vector<RowKey>& order() const { return orderKeys; }
    /// Everything is where it is by itself.
    [[nodiscard]] bool natural() const
    {
        return pinnedKeys.empty() && hiddenKeys.empty() && orderKeys.empty();
    }

    /// Puts the row below those that are pinned already, or back among the others.
    void pin(const RowKey& key, bool on);
    void hide(const RowKey& key);
    void show(const RowKey& key);
    void showAll() { hiddenKeys.clear(); }
    /// Moves a row to the place of another one: what lies between moves up or down. Next to a pinned row it
    /// is pinned, next to another it is not. `rows` are all rows of the chart.
    void moveTo(const RowKey& key, const RowKey& place, const std::vector<RowKey>& rows);

    /// The places of a chart's rows, devices first. `channels`: whether channels have rows at all.
    [[nodiscard]] RowPlan plan(const std::vector<RowKey>& rows, bool channels) const;

    [[nodiscard]] bool operator==(const RowOrder&) const = default;

private:
    /// The rows that are not pinned, hidden ones included, as they stand.
    [[nodiscard]] std::vector<RowKey> rest(const std::vector<RowKey>& rows) const;

    std::vector<RowKey> pinnedKeys;
    std::vector<RowKey> hiddenKeys;
    std::vector<RowKey> orderKeys; ///< Of what is not pinned; empty: its own order.
};

} // namespace doppler
