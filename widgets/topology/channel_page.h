// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology_edits.h"
#include "widgets/topology/channel_model.h"

#include <QWidget>
#include <array>
#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace doppler {

class FieldTable;

/// The rules for waiting transfers: the preset for links, and the named channels.
class ChannelPage : public QWidget {
    Q_OBJECT
public:
    /// `draft` must outlive it.
    explicit ChannelPage(TopologyDraft& draft, QWidget* parent = nullptr);

    [[nodiscard]] FieldTable* table() const { return m_table; }

signals:
    /// Emitted to show the links of a channel.
    void linksWanted(const std::vector<doppler::DevicePair>& pairs);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Pattern { None, Bus, Switch, Uplinks, PatternCount };
    void addChannel();
    void removeChannels();
    void usePattern(Pattern pattern);
    void showDraft();
    void restyle();
    void retranslate();

    TopologyDraft& m_draft;
    ChannelModel m_model;
    QLabel* m_presetLabel;
    QComboBox* m_preset;
    QLabel* m_presetNote;
    FieldTable* m_table;
    QLabel* m_empty;
    QLabel* m_fault;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_show;
    QToolButton* m_patterns;
    QMenu* m_patternMenu;
    std::array<QAction*, PatternCount> m_patternActions{};
};

} // namespace doppler
