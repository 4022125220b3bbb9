// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology_edits.h"

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace doppler {

/// Limit on edited devices: each edit makes and checks a whole topology, in less than a frame up to this
/// number.
constexpr std::size_t mostEditedDevices = 256;

/// Devices and links under edit. Every step is a whole topology, immutable and valid, so that views show one
/// value and undo shows the previous one. GUI thread only.
class TopologyDraft : public QObject {
    Q_OBJECT
public:
    using Origins = std::vector<std::optional<DeviceId>>;
    explicit TopologyDraft(const TopologyPtr& topology, QObject* parent = nullptr);

    /// Starts with this topology and an empty history.
    void begin(const TopologyPtr& topology);

    [[nodiscard]] const TopologyPtr& topology() const { return now().topology; }
    /// The topology with which it started.
    [[nodiscard]] const TopologyPtr& original() const { return m_states.front().topology; }
    /// By device, the original device that it is.
    [[nodiscard]] const Origins& origins() const { return now().origins; }
    /// By device, its island (islandsOf()).
    [[nodiscard]] const std::vector<std::size_t>& islands() const { return m_islands; }
    /// Whether anything differs from the original.
    [[nodiscard]] bool modified() const { return !sameTopology(*topology(), *original()); }

    /// Makes a step of the history with the name `text`. Returns false if the change is refused (refused())
    /// or changes nothing.
    bool change(const QString& text, const std::function<void(TopologyParts&)>& edit);
    /// Reorders, removes or copies devices (core's arranged()).
    bool arrange(const QString& text, const std::vector<DeviceId>& order);
    /// Sets parts whose first devices are the current ones; the others are new.
    bool append(const QString& text, TopologyParts parts);
    /// Replaces all devices; a device with the name of an original one counts as that device.
    bool replace(const QString& text, const TopologyPtr& topology);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_states.size(); }
    /// The name of the step that undo would revert; empty: none.
    [[nodiscard]] QString undoText() const { return canUndo() ? now().text : QString(); }
    [[nodiscard]] QString redoText() const { return canRedo() ? m_states[m_at + 1].text : QString(); }
    void undo();
    void redo();

signals:
    /// Emitted when another topology is current.
    void changed();
    /// The reason why a change was refused.
    void refused(const doppler::Error& error);

private:
    struct State {
        TopologyPtr topology;
        Origins origins;
        QString text; ///< Name of the step that led here.
    };
    [[nodiscard]] const State& now() const { return m_states[m_at]; }
    bool push(const QString& text, TopologyParts parts, Origins origins);
    void add(State state);
    [[nodiscard]] bool fits(std::size_t devices);
    void show(std::size_t at);

    std::vector<State> m_states;
    std::size_t m_at = 0;
    std::vector<std::size_t> m_islands;
};

} // namespace doppler
