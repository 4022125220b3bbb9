// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/measuring/machine_dialog.h"

#include "core/exec/machine/processors.h"
#include "core/exec/this_machine.h"
#include "widgets/topology/quantity_text.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <QLocale>

namespace doppler {

namespace {

QString coresText(const ProbedDevice& device)
{
    QStringList numbers;
    for (const unsigned processor : device.processors)
        numbers += QLocale().toString(processor);
    return numbers.join(QStringLiteral(", "));
}

} // namespace

MachineDialog::MachineDialog(QWidget* parent)
    : MeasureDialog(parent), m_probe(keptProbe()),
      m_job({[this](const MachineProbe& probe) {
                 m_probe = probe;
                 refresh();
             },
             [this](const Error& error) { fail(error); }, [this](double share) { follow(share); }})
{
    setObjectName(QStringLiteral("machineDialog"));
    refresh();
}

void MachineDialog::begin()
{
    m_job.start([](std::stop_token stop, const auto& report) {
        return measureThisMachine({std::move(stop), report});
    });
}

MeasureDialog::Texts MachineDialog::texts() const
{
    return {tr("Measure this machine"),
            tr("Measures the cores, memory and copies of this machine, in about five seconds. The devices "
               "\"local\" are these cores."),
            {tr("Device or copy"), tr("Cores"), tr("Compute"), tr("Memory or copy"), tr("Overhead")},
            {{}, {}, tr("FLOP/s"), tr("Byte/s"), tr("Overhead (s)")},
            m_probe ? tr("&Measure again") : tr("&Measure"),
            tr("&Open as devices"),
            tr("This machine has not been measured yet.")};
}

void MachineDialog::fill()
{
    for (const ProbedDevice& device : m_probe->devices) {
        const double rate = device.bestFlopsPerSecond();
        addRow({QString::fromStdString(device.name), coresText(device), quantityText(rate, Quantity::Compute),
                quantityText(device.bytesPerSecond, Quantity::Memory), formatSeconds(device.launchSeconds)},
               {{}, {}, rate, device.bytesPerSecond, device.launchSeconds}, 2);
    }
    for (const ProbedLink& link : m_probe->links)
        addRow({QStringLiteral("%1 → %2").arg(QString::fromStdString(m_probe->devices[link.from].name),
                                              QString::fromStdString(m_probe->devices[link.to].name)),
                {},
                QStringLiteral("–"),
                quantityText(link.bytesPerSecond, Quantity::Rate),
                formatSeconds(link.latency)},
               {{}, {}, {}, link.bytesPerSecond, link.latency}, 2);
}

QStringList MachineDialog::notes() const
{
    if (!m_probe)
        return {};
    QStringList lines{QStringLiteral("%1 (%2), %3")
                          .arg(QString::fromStdString(m_probe->host),
                               QString::fromStdString(m_probe->processor),
                               QString::fromStdString(m_probe->library)),
                      stateText(m_probe->state)};
    for (const Message& note : m_probe->notes)
        lines += translated(note);
    const auto noisy = noisyBecause(m_probe->state, allowedProcessors().size());
    if (noisy && !lines.contains(translated(*noisy)))
        lines += translated(*noisy);
    return lines;
}

} // namespace doppler
