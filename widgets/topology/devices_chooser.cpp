// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/devices_chooser.h"

#include "widgets/ui/text/devices_text.h"
#include "widgets/workbench/loading.h"

#include <QEvent>

namespace doppler {

namespace {

/// The machine of a text and what it may become, with the machine first.
std::vector<ChooserRow> machineRows(const DevicesText& meaning, const QString& text)
{
    std::vector<ChooserRow> rows;
    if (!meaning.devices.isEmpty())
        rows.push_back({meaning.devices, meaning.devices, meaning.explanation});
    for (const QString& completed : completedDevices(text))
        if (const DevicesText other = readDevicesText(completed);
            !other.devices.isEmpty() && other.devices != meaning.devices)
            rows.push_back({other.devices, other.devices, other.explanation});
    return rows;
}

} // namespace

DevicesChooser::DevicesChooser(bool files, QWidget* parent) : SearchChooser(parent)
{
    setProperty("data", true); // Names.
    for (const QString& name : presetNames())
        addItem(name, name);
    if (files) {
        insertSeparator(count());
        addItem(QString(), openFile);
    }
    retranslate();
}

void DevicesChooser::showDevices(const QString& nameOrFile)
{
    showId(nameOrFile, sourceTitle(nameOrFile));
    setToolTip(nameOrFile);
}

std::vector<ChooserRow> DevicesChooser::itemRows() const
{
    const QStringList presets = presetNames();
    std::vector<ChooserRow> rows{{QString(), tr("Presets")}};
    for (const QString& name : presets)
        rows.push_back({name, name, readDevicesText(name).explanation});
    rows.push_back({QString(), tr("Yours")});
    for (int i = 0; i < count(); ++i) {
        const QString id = itemData(i).toString();
        if (id.isEmpty() || presets.contains(id) || id == openFile)
            continue;
        const QString explanation = readDevicesText(id).explanation;
        rows.push_back({id, itemText(i), explanation.isEmpty() ? id : explanation});
    }
    if (const int open = findData(openFile); open >= 0)
        rows.push_back({openFile, itemText(open)});
    return rows;
}

ChooserRows DevicesChooser::rowsFor(const QString& search) const
{
    ChooserRows found{matchingRows(itemRows(), search)};
    if (search.isEmpty())
        return found;
    const DevicesText meaning = readDevicesText(search.left(longestDevicesText));
    std::vector<ChooserRow> typed = machineRows(meaning, search);
    std::erase_if(typed, [&found](const ChooserRow& row) { // a preset
        return std::ranges::find(found.rows, row.id, &ChooserRow::id) != found.rows.end();
    });
    if (!typed.empty()) {
        typed.insert(typed.begin(), {QString(), tr("By count and name")});
        found.rows.insert(found.rows.begin(), typed.begin(), typed.end());
    }
    found.preferred = meaning.devices;
    found.message = meaning.fault;
    found.isError = true;
    return found;
}

QString DevicesChooser::hint() const { return tr("Search, or type devices such as 2xH100 or 1xA100+cpu"); }

void DevicesChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    SearchChooser::changeEvent(event);
}

void DevicesChooser::retranslate()
{
    if (const int open = findData(openFile); open >= 0)
        setItemText(open, tr("Open a file…"));
}

} // namespace doppler
