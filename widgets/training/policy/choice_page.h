// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/policy/policy_playback.h"

#include <QWidget>
#include <span>
#include <vector>

class QBoxLayout;
class QLabel;

namespace doppler {

class ProbabilityBars;
class WhyNot;

/// Uncertainty of a choice in nats: 0 when it is certain, ln(n) when n choices are even. 0 ln 0 = 0.
double entropy(std::span<const float> probabilities);

/// One step of an episode: what SEL and PLC held probable, what they chose, and what other choices would have
/// given.
class ChoicePage : public QWidget {
    Q_OBJECT

public:
    explicit ChoicePage(QWidget* parent = nullptr);

    /// `rests`: the episode is not played, so that questions about the step are worth asking.
    void show(const PolicyEpisode& episode, std::size_t step, bool rests);
    /// What is selected in other views, ascending.
    void setSelection(std::span<const VertexId> vertices);
    [[nodiscard]] WhyNot* whyNot() const { return m_whyNot; }

signals:
    void vertexActivated(doppler::VertexId vertex);
    void deviceActivated(doppler::DeviceId device);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Section {
        QLabel* title = nullptr;
        QLabel* detail = nullptr;
        ProbabilityBars* bars = nullptr;
    };

    Section addSection(QBoxLayout* layout, const char* name);
    void showVertices(const PolicyStep& step, const DataflowGraph& graph);
    void showDevices(const PolicyStep& step, const Problem& problem);
    void restyle();
    void retranslate();

    Section m_select;
    Section m_place;
    WhyNot* m_whyNot;
    std::vector<std::uint32_t> m_selection;
};

} // namespace doppler
