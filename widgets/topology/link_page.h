// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/topology/link_model.h"

#include <QWidget>
#include <array>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace doppler {

class HeatLegend;
class LinkMatrix;
class QuantityField;

/// Every link as a cell of a heat map, with fields for the selected ones.
class LinkPage : public QWidget {
    Q_OBJECT
public:
    /// `draft` must outlive it.
    explicit LinkPage(TopologyDraft& draft, QWidget* parent = nullptr);

    [[nodiscard]] LinkMatrix* matrix() const { return m_matrix; }
    [[nodiscard]] LinkModel& model() { return m_model; }
    void showFigure(LinkFigure figure);
    void select(const std::vector<DevicePair>& pairs);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Choice { All, Row, Column, Within, Between, Reverse, ChoiceCount };
    void makeChoices();
    void choose(Choice which);
    void showSelection();
    void fillChannels();
    void addChannel();
    [[nodiscard]] QModelIndexList selected() const;
    [[nodiscard]] std::optional<double> common(double Link::*value) const;
    void restyle();
    void retranslate();

    TopologyDraft& m_draft;
    LinkModel m_model;
    LinkMatrix* m_matrix;
    HeatLegend* m_legend;
    QLabel* m_figureLabel;
    QComboBox* m_figure;
    QCheckBox* m_bothWays;
    QToolButton* m_select;
    QMenu* m_choices;
    std::array<QAction*, ChoiceCount> m_chooseActions{};
    QLabel* m_fault;
    QLabel* m_count;
    QLabel* m_bandwidthLabel;
    QuantityField* m_bandwidth;
    QLabel* m_latencyLabel;
    QuantityField* m_latency;
    QToolButton* m_channels;
    QMenu* m_channelMenu;
};

} // namespace doppler
