// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/placing/placer_chooser.h"

#include "core/placers/api/placer_group.h"
#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/offered_placers.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <algorithm>

namespace doppler {

namespace {

/// The offered placers of a group.
std::vector<const PlacerInfo*> placersOf(PlacerGroup group)
{
    std::vector<const PlacerInfo*> found;
    for (const Placer* placer : offeredPlacers())
        if (groupOf(placer->info().kind) == group)
            found.push_back(&placer->info());
    return found;
}

ChooserRow rowOf(const PlacerInfo& placer)
{
    const std::string summary = placerSummary(placer);
    ChooserRow row{QString::fromStdString(placer.id), translatedText(placer.name)};
    row.summary = translatedText(summary);
    row.note = translatedText(placerCostText(placer.kind));
    row.keywords = QString::fromStdString(placer.name + '\n' + summary + '\n' + placer.source);
    row.toolTip = row.id;
    if (!placer.source.empty())
        row.toolTip += u'\n' + QString::fromStdString(placer.source);
    return row;
}

} // namespace

PlacerChooser::PlacerChooser(QWidget* parent) : SearchChooser(parent)
{
    for (const PlacerGroup group : placerGroups)
        for (const PlacerInfo* placer : placersOf(group)) {
            addItem(QString(), QString::fromStdString(placer->id));
            setItemData(count() - 1, QString::fromStdString(placer->source), Qt::ToolTipRole);
        }
    retranslate();
}

void PlacerChooser::showPlacer(const QString& id)
{
    if (!id.isEmpty() && findData(id) < 0) { // a checkpoint, a program
        addItem(placerTitle(id.toStdString()), id);
        setItemData(count() - 1, id, Qt::ToolTipRole);
    }
    setCurrentIndex(findData(id));
}

ChooserRows PlacerChooser::rowsFor(const QString& search) const
{
    std::vector<ChooserRow> rows;
    QStringList known;
    for (const PlacerGroup group : placerGroups) {
        rows.push_back({QString(), translatedText(placerGroupTitle(group))});
        for (const PlacerInfo* placer : placersOf(group)) {
            rows.push_back(rowOf(*placer));
            known += rows.back().id;
        }
    }
    rows.push_back({QString(), tr("Yours")});
    for (int i = 0; i < count(); ++i)
        if (const QString id = itemData(i).toString(); !known.contains(id))
            rows.push_back({id, itemText(i), QDir::toNativeSeparators(QFileInfo(id).path())});
    return {matchingRows(rows, search), tr("No placer matches.")};
}

QString PlacerChooser::hint() const { return tr("Search placers by name, id or description"); }

void PlacerChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    SearchChooser::changeEvent(event);
}

void PlacerChooser::retranslate()
{
    for (int i = 0; i < count(); ++i)
        setItemText(i, placerTitle(itemData(i).toString().toStdString()));
}

} // namespace doppler
