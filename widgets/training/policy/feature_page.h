// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/policy/policy_playback.h"

#include <QTreeWidget>

namespace doppler {

/// The inputs of the networks at one step: the features of every device for the selected vertex, and those of
/// the vertex among the candidates, each with its value and its distance from the others' mean in standard
/// deviations; the features from the guide's run for the vertex on every device; for a move of a complete
/// placement, SEL's inputs for the vertex and PLC's for the move to each device.
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
        QString score; ///< Empty: the network receives the value unchanged.
        QColor color;  ///< Invalid: none.
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
