// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology_edits.h"

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace doppler {

/// More devices than anybody types: every edit makes and checks a whole topology at once, in less than a
/// frame up to here.
constexpr std::size_t mostEditedDevices = 256;

/// Devices and links that are being edited. Every step is a whole topology, immutable and valid, so that
/// views show one value and undoing is to show the one before. GUI thread only.
class TopologyDraft : public QObject {
    Q_OBJECT
public:
    using Origins = std::vector<std::optional<DeviceId>>;
    explicit TopologyDraft(const TopologyPtr& topology, QObject* parent = nullptr);

    /// Begins with these; the history is empty.
    void begin(const TopologyPtr& topology);

    [[nodiscard]] const TopologyPtr& topology() const { return now().topology; }
    /// What it began with.
    [[nodiscard]] const TopologyPtr& original() const { return m_states.front().topology; }
    /// By device, which of those that it began with it is.
    [[nodiscard]] const Origins& origins() const { return now().origins; }
    /// By device, its island (islandsOf()).
    [[nodiscard]] const std::vector<std::size_t>& islands() const { return m_islands; }
    /// Something differs from what it began with.
    [[nodiscard]] bool modified() const { return !sameTopology(*topology(), *original()); }

    /// One step of the history, called `text`. False: the change is refused (refused()), or changes nothing.
    bool change(const QString& text, const std::function<void(TopologyParts&)>& edit);
    /// The devices in another order, fewer, or with copies (core's arranged()).
    bool arrange(const QString& text, const std::vector<DeviceId>& order);
    /// These, whose first devices are those that there are; the others are new.
    bool append(const QString& text, TopologyParts parts);
    /// Other devices altogether; those with the name of one that it began with are taken for it.
    bool replace(const QString& text, const TopologyPtr& topology);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_states.size(); }
    /// What would be undone; empty: nothing.
    [[nodiscard]] QString undoText() const { return canUndo() ? now().text : QString(); }
    [[nodiscard]] QString redoText() const { return canRedo() ? m_states[m_at + 1].text : QString(); }
    void undo();
    void redo();

signals:
    /// Another topology is the current one.
    void changed();
    /// Why a change was not made.
    void refused(const doppler::Error& error);

private:
    struct State {
        TopologyPtr topology;
        Origins origins;
        QString text; ///< Of the step that led here.
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
