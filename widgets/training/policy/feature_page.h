// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/policy/policy_playback.h"

#include <QTreeWidget>

namespace doppler {

/// What the networks saw at one step: the features of every device for the chosen vertex, and those of the
/// vertex among the candidates, each with its value and how far it is from the others' mean in standard
/// deviations; what the run of the episode's guide told of the vertex on every device; of a move of a
/// complete placement what SEL was told of the vertex and PLC of the move to each device.
class FeaturePage : public QTreeWidget {
    Q_OBJECT

public:
    enum Column { Name, Value, Score };
    explicit FeaturePage(QWidget* parent = nullptr);

    void show(const PolicyEpisode& episode, std::size_t step);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        QString name;
        QString value;
        QString exactly; ///< Of the value.
        QString score;   ///< Empty: the network is given the value as it is.
        QColor color;    ///< Invalid: none.
        bool chosen = false;

        void setSeconds(double seconds);
    };
    void fill();
    int addDeviceGroups(int group);
    int addVertexGroup(int group);
    int addGuideGroups(int group);
    int addMoveGroups(int group);
    [[nodiscard]] std::vector<Entry> deviceEntries() const;
    [[nodiscard]] QString amongCandidates() const;
    QTreeWidgetItem* addTitle(int group, const QString& title, bool strong);
    void addGroup(int group, const QString& title, const std::vector<Entry>& entries);
    void removeGroups(int from);

    PolicyEpisode m_episode;
    std::size_t m_step = 0;
};

} // namespace doppler
