// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/text/devices_text.h"

#include "core/catalog/builtin_topologies.h"
#include "core/catalog/machine_topology.h"
#include "widgets/ui/text/text.h"

#include <QCoreApplication>

namespace doppler {

namespace {

QString explanationOf(const MachineSpec& machine)
{
    QStringList parts;
    for (const Message& part : describeMachine(machine))
        parts += translated(part);
    return parts.join(QStringLiteral(", "));
}

QString explanationOf(const Topology& preset)
{
    const auto count = static_cast<int>(preset.deviceCount()); // lupdate reads no cast within translate().
    return QCoreApplication::translate("doppler::DevicesByName", "%n device(s). %1", nullptr, count)
        .arg(QString::fromStdString(preset.source()));
}

QStringList listOf(const std::vector<std::string>& names)
{
    QStringList all;
    for (const std::string& name : names)
        all += QString::fromStdString(name);
    return all;
}

} // namespace

DevicesText readDevicesText(const QString& text)
{
    const std::string wanted = text.trimmed().toStdString();
    if (const auto preset = builtinTopology(wanted))
        return {QString::fromStdString((*preset)->name()), explanationOf(**preset), {}};
    const auto machine = readMachine(wanted);
    if (machine)
        return {QString::fromStdString(machineText(*machine)), explanationOf(*machine), {}};
    return {{}, {}, wanted.empty() ? QString() : translated(machine.error())};
}

QStringList catalogDeviceNames() { return listOf(catalogNames()); }

QStringList presetNames() { return listOf(builtinTopologyNames()); }

qsizetype lastDeviceName(const QString& text)
{
    for (qsizetype i = text.size(); i-- > 0;) { // Behind the last plus sign, count or space.
        const QChar c = text[i];
        const bool times = (c == u'x' || c == u'X' || c == u'×' || c == u'*') && i > 0 &&
                           (text[i - 1].isDigit() || text[i - 1].isSpace());
        if (times || c == u'+' || c == u'&' || c.isSpace())
            return i + 1;
    }
    return 0;
}

QStringList completedDevices(const QString& text)
{
    const qsizetype start = lastDeviceName(text);
    QStringList completed;
    for (const QString& name : catalogDeviceNames())
        if (name.startsWith(text.mid(start), Qt::CaseInsensitive))
            completed += text.left(start) + name;
    return completed;
}

} // namespace doppler
