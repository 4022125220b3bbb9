// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/feature_page.h"

#include "core/placers/learned/move_features.h"
#include "core/training/standard_score.h"
#include "widgets/options/option_editor.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/swatch.h"
#include "widgets/ui/theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <algorithm>

namespace doppler {

namespace {

QString capitalised(const std::string& name) { return optionLabel({{}, {}, 0, 0, {}, name}); }

QString signedNumber(double value)
{
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
           QLocale().toString(std::abs(value), 'f', 2);
}

/// As it is given, with the sign of signedNumber().
QString twoPlaces(float value)
{
    const QString text = QLocale().toString(std::abs(static_cast<double>(value)), 'f', 2);
    return value < 0 ? QStringLiteral("−") + text : text;
}

} // namespace

void FeaturePage::Entry::setSeconds(double seconds) { value = formatSeconds(seconds); }

FeaturePage::FeaturePage(QWidget* parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("features"));
    setAccessibleName(QCoreApplication::translate("doppler::PolicyView", "Features"));
    setColumnCount(3);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setIndentation(gridUnit);
    setUniformRowHeights(true);
    setItemsExpandable(false);
    setIconSize(QSize(gridUnit, gridUnit));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    header()->setSectionResizeMode(Value, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Score, QHeaderView::ResizeToContents);
}

void FeaturePage::show(const PolicyEpisode& episode, std::size_t step)
{
    m_episode = episode;
    m_step = step;
    fill();
}

/// Items are kept from step to step: the place that is looked at stays where it is.
QTreeWidgetItem* FeaturePage::addTitle(int group, const QString& title, bool strong)
{
    QTreeWidgetItem* top = topLevelItem(group);
    if (!top) {
        top = new QTreeWidgetItem(this);
        top->setFirstColumnSpanned(true);
        top->setExpanded(true);
    }
    QFont letters = font();
    letters.setBold(strong);
    top->setFont(Name, letters);
    top->setText(Name, title);
    return top;
}

/// Qt 6.4 would remember for good that what is gone was spanned, and until it is shown that it was unfolded.
void FeaturePage::removeGroups(int from)
{
    while (topLevelItemCount() > from) {
        QTreeWidgetItem* last = topLevelItem(topLevelItemCount() - 1);
        last->setFirstColumnSpanned(false);
        last->setExpanded(false);
        delete last;
    }
}

void FeaturePage::addGroup(int group, const QString& title, const std::vector<Entry>& entries)
{
    QTreeWidgetItem* top = addTitle(group, title, true);
    while (top->childCount() > static_cast<int>(entries.size()))
        delete top->takeChild(top->childCount() - 1);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        QTreeWidgetItem* item = top->child(static_cast<int>(i));
        if (!item) {
            item = new QTreeWidgetItem(top);
            for (const int column : {Value, Score})
                item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
        const Entry& entry = entries[i];
        item->setText(Name, entry.name);
        item->setText(Value, entry.value);
        item->setText(Score, entry.score);
        item->setData(Name, Qt::DecorationRole,
                      entry.color.isValid() ? QVariant(swatchIcon({entry.color})) : QVariant());
        QFont weight = font();
        weight.setBold(entry.chosen);
        for (const int column : {Name, Value, Score})
            item->setFont(column, weight);
    }
}

void FeaturePage::fill()
{
    setAccessibleName(tr("Features of the step"));
    setHeaderLabels({tr("Feature"), tr("Value"), tr("z")});
    headerItem()->setTextAlignment(Value, Qt::AlignRight | Qt::AlignVCenter);
    headerItem()->setTextAlignment(Score, Qt::AlignRight | Qt::AlignVCenter);
    headerItem()->setToolTip(
        Score, tr("Standard deviations from the mean over all devices or all candidates, as passed to the "
                  "network. Features without this score are passed with the value shown here. The network "
                  "also receives data about the vertices placed so far, which is not shown."));
    if (!m_episode.trace)
        return;
    const int group = addMoveGroups(addGuideGroups(addVertexGroup(addDeviceGroups(0))));
    removeGroups(group);
    if (group == 0)
        addTitle(0,
                 m_episode.trace->steps[m_step].candidates.empty()
                     ? tr("It was placed together with another vertex.")
                     : tr("No details for this step."),
                 false);
}

/// One for every device, without values.
std::vector<FeaturePage::Entry> FeaturePage::deviceEntries() const
{
    const Topology& topology = m_episode.problem->topology();
    std::vector<Entry> entries(topology.deviceCount());
    for (const DeviceId d : topology.devices()) {
        entries[d].name = QString::fromStdString(topology.device(d).name);
        entries[d].color = deviceColor(d);
        entries[d].chosen = m_episode.trace->steps[m_step].device == d;
    }
    return entries;
}

QString FeaturePage::amongCandidates() const
{
    const VertexId v = m_episode.trace->steps[m_step].vertex;
    return tr("%1 among the candidates").arg(QString::fromStdString(m_episode.problem->graph().label(v)));
}

int FeaturePage::addDeviceGroups(int group)
{
    const auto& rows = m_episode.trace->steps[m_step].deviceFeatures;
    for (std::size_t f = 0; f < NetworkShape::deviceFeatures && !rows.empty(); ++f) {
        std::vector<Entry> entries = deviceEntries();
        for (std::size_t d = 0; d < rows.size(); ++d)
            entries[d].setSeconds(rows[d][f]);
        zScore(
            rows.size(), [&](std::size_t d) { return rows[d][f]; },
            [&](std::size_t d, float z) { entries[d].score = signedNumber(static_cast<double>(z)); });
        addGroup(group++, capitalised(deviceFeatureNames()[f]), entries);
    }
    return group;
}

int FeaturePage::addVertexGroup(int group)
{
    if (!m_episode.trace->vertexFeatures)
        return group;
    const PolicyStep& step = m_episode.trace->steps[m_step];
    const VertexFeatureRows& rows = *m_episode.trace->vertexFeatures;
    const auto chosen =
        static_cast<std::size_t>(std::ranges::find(step.candidates, step.vertex) - step.candidates.begin());
    std::vector<Entry> entries(NetworkShape::vertexFeatures);
    for (std::size_t f = 0; f < entries.size(); ++f) {
        zScore(
            step.candidates.size(), [&](std::size_t i) { return rows[step.candidates[i]][f]; },
            [&](std::size_t i, float z) {
                if (i == chosen)
                    entries[f].score = signedNumber(static_cast<double>(z));
            });
        entries[f].name = capitalised(vertexFeatureNames()[f]);
        entries[f].setSeconds(rows[step.vertex][f]);
    }
    addGroup(group, amongCandidates(), entries);
    return group + 1;
}

int FeaturePage::addGuideGroups(int group)
{
    const auto& rows = m_episode.trace->steps[m_step].guideFeatures;
    for (std::size_t f = 0; f < NetworkShape::guideFeatures && !rows.empty(); ++f) {
        std::vector<Entry> entries = deviceEntries();
        for (std::size_t d = 0; d < rows.size(); ++d)
            entries[d].value = twoPlaces(rows[d][f]);
        addGroup(group++, capitalised(guideFeatureNames()[f]), entries);
    }
    return group;
}

int FeaturePage::addMoveGroups(int group)
{
    const PolicyStep& step = m_episode.trace->steps[m_step];
    if (!step.movedVertexFeatures.empty()) {
        std::vector<Entry> entries(step.movedVertexFeatures.size());
        for (std::size_t f = 0; f < entries.size(); ++f) {
            entries[f].name = capitalised(movedVertexFeatureNames()[f]);
            entries[f].value = twoPlaces(step.movedVertexFeatures[f]);
        }
        addGroup(group++, amongCandidates(), entries);
    }
    for (std::size_t f = 0; f < moveFeatureNames().size() && !step.moveFeatures.empty(); ++f) {
        std::vector<Entry> entries = deviceEntries();
        for (std::size_t d = 0; d < entries.size(); ++d) {
            const std::vector<float>& there = step.moveFeatures[d];
            entries[d].value = there.empty() ? QStringLiteral("–") : twoPlaces(there[f]);
        }
        addGroup(group++, capitalised(moveFeatureNames()[f]), entries);
    }
    return group;
}

void FeaturePage::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace doppler
