// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/choice_page.h"

#include "widgets/training/policy/policy_view.h"
#include "widgets/training/policy/probability_bars.h"
#include "widgets/training/policy/why_not.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace doppler {

namespace {

QString toText(const std::string& text) { return QString::fromStdString(text); }

} // namespace

double entropy(std::span<const float> probabilities)
{
    return std::accumulate(probabilities.begin(), probabilities.end(), 0.0,
                           [](double sum, double p) { return p > 0 ? sum - p * std::log(p) : sum; });
}

ChoicePage::ChoicePage(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridUnit / 2);
    m_select = addSection(layout, "select");
    m_place = addSection(layout, "place");
    m_whyNot = new WhyNot(this);
    m_whyNot->setContentsMargins(0, gridUnit / 2, 0, 0);
    layout->addWidget(m_whyNot);
    layout->addStretch();
    connect(m_select.bars, &ProbabilityBars::barActivated, this,
            [this](quint32 id) { emit vertexActivated(VertexId{id}); });
    connect(m_place.bars, &ProbabilityBars::barActivated, this,
            [this](quint32 id) { emit deviceActivated(DeviceId{id}); });
    retranslate();
    restyle();
}

ChoicePage::Section ChoicePage::addSection(QBoxLayout* layout, const char* name)
{
    Section section;
    section.title = new ElidedLabel(this);
    section.title->setObjectName(QLatin1String(name) + QStringLiteral("Title"));
    section.title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    section.detail = new QLabel(this);
    section.detail->setObjectName(QLatin1String(name) + QStringLiteral("Entropy"));
    section.bars = new ProbabilityBars(this);
    section.bars->setObjectName(QLatin1String(name) + QStringLiteral("Bars"));
    auto* heading = new QHBoxLayout;
    if (layout->count() > 0)
        heading->setContentsMargins(0, gridUnit / 2, 0, 0);
    heading->setSpacing(gridUnit);
    heading->addWidget(section.title, 1);
    heading->addWidget(section.detail);
    layout->addLayout(heading);
    layout->addWidget(section.bars);
    return section;
}

void ChoicePage::show(const PolicyEpisode& episode, std::size_t step, bool rests)
{
    showVertices(episode.trace->steps[step], episode.problem->graph());
    showDevices(episode.trace->steps[step], *episode.problem);
    m_whyNot->show(episode, step, rests);
}

void ChoicePage::setSelection(std::span<const VertexId> vertices)
{
    m_selection.assign(vertices.begin(), vertices.end());
    m_select.bars->setSelected(m_selection);
}

void ChoicePage::showVertices(const PolicyStep& step, const DataflowGraph& graph)
{
    std::vector<ProbabilityBars::Bar> bars;
    for (std::size_t i = 0; i < step.candidates.size(); ++i) {
        const VertexId v = step.candidates[i];
        bars.push_back({.id = v,
                        .name = toText(graph.label(v)),
                        .probability = step.selectProbability[i],
                        .color = {},
                        .chosen = v == step.vertex,
                        .taught = std::ranges::find(step.teacherVertices, v) != step.teacherVertices.end()});
    }
    std::stable_sort(bars.begin(), bars.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    m_select.bars->setBars(std::move(bars));
    m_select.bars->setSelected(m_selection);
    m_select.title->setText(
        step.candidates.empty()
            ? PolicyView::tr("SEL: %1 (colocated)").arg(toText(graph.label(step.vertex)))
            : PolicyView::tr("SEL: next vertex (of %1)")
                  .arg(QLocale().toString(static_cast<qulonglong>(step.candidates.size()))));
    m_select.detail->setText(
        PolicyView::tr("entropy %1").arg(QLocale().toString(entropy(step.selectProbability), 'f', 2)));
}

void ChoicePage::showDevices(const PolicyStep& step, const Problem& problem)
{
    std::vector<ProbabilityBars::Bar> bars;
    for (const DeviceId d : problem.topology().devices())
        bars.push_back({.id = d,
                        .name = toText(problem.topology().device(d).name),
                        .probability = step.placeProbability[d],
                        .color = deviceColor(d),
                        .pattern = devicePattern(d),
                        .chosen = d == step.device,
                        .possible = problem.allowed(step.vertex, d),
                        .taught = std::ranges::find(step.teacherDevices, d) != step.teacherDevices.end()});
    const int rows = std::min<int>(static_cast<int>(bars.size()), 8);
    m_place.bars->setBars(std::move(bars));
    m_place.bars->setFixedHeight(rows * m_place.bars->rowHeight());
    m_place.title->setText(
        PolicyView::tr("PLC: device of %1").arg(toText(problem.graph().label(step.vertex))));
    m_place.detail->setText(
        PolicyView::tr("entropy %1").arg(QLocale().toString(entropy(step.placeProbability), 'f', 2)));
}

void ChoicePage::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    for (QLabel* label : {m_select.detail, m_place.detail})
        label->setPalette(muted);
}

void ChoicePage::retranslate()
{
    m_select.bars->setAccessibleName(PolicyView::tr("Probabilities of the candidates"));
    m_place.bars->setAccessibleName(PolicyView::tr("Probabilities of the devices"));
    const QString hint = PolicyView::tr("Uncertainty of the choice in nats; 0 is certain");
    m_select.detail->setToolTip(hint);
    m_place.detail->setToolTip(hint);
}

void ChoicePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
