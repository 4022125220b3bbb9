// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/measuring/kernels_dialog.h"

#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLocale>

namespace doppler {

namespace {

QString kernelText(const Vertex& vertex)
{
    const std::string& op = vertex.op;
    return QString::fromStdString(vertex.kernel ? op + " " + vertex.kernel->einsum : op);
}

} // namespace

KernelsDialog::KernelsDialog(ProblemPtr problem, QWidget* parent)
    : MeasureDialog(parent), m_problem(std::move(problem)), m_standIns(new QCheckBox), m_again(new QCheckBox),
      m_job({[this](const Profile& profile) {
                 m_profile = profile;
                 refresh();
             },
             [this](const Error& error) { fail(error); }, [this](double share) { follow(share); }})
{
    setObjectName(QStringLiteral("kernelsDialog"));
    m_standIns->setObjectName(QStringLiteral("standIns"));
    m_again->setObjectName(QStringLiteral("again"));
    fields().addWidget(m_standIns);
    fields().addWidget(m_again);
    fields().addStretch();
    refresh();
}

void KernelsDialog::begin()
{
    ProfileRequest request{m_problem, m_standIns->isChecked(), m_again->isChecked()};
    m_job.start([request](std::stop_token stop, const auto& report) {
        return profileGraph(request, {std::move(stop), report});
    });
}

MeasureDialog::Texts KernelsDialog::texts() const
{
    m_standIns->setText(tr("&Stand-in kernels"));
    m_standIns->setToolTip(tr("Measure kernels with the same FLOPs and bytes instead of the operations"));
    m_again->setText(tr("Measure &known kernels again"));
    m_again->setToolTip(tr("Ignore the times that were kept of earlier measurements"));
    return {
        tr("Measure kernels of %1").arg(problemTitle(*m_problem)),
        tr("Measures every distinct kernel on the cores of this machine, while all devices of its kind are "
           "busy with it. The measured times become the costs of the graph."),
        {tr("Kernel"), tr("Kind"), tr("Number"), tr("Modelled"), tr("Measured"), tr("Difference"),
         tr("Spread")},
        {{}, {}, {}, tr("Modelled (s)"), tr("Measured (s)"), {}, {}},
        m_profile ? tr("&Measure again") : tr("&Measure"),
        tr("&Use measured times"),
        tr("The kernels have not been measured yet.")};
}

void KernelsDialog::fill()
{
    const QLocale locale;
    for (const KernelProfile& x : m_profile->kernels) {
        const double change = x.modelled > 0 ? x.measured.seconds / x.modelled - 1 : 0;
        addRow({kernelText(m_profile->graph->vertex(x.example)), QString::fromStdString(x.kind),
                locale.toString(static_cast<qulonglong>(x.count)), formatSeconds(x.modelled),
                formatSeconds(x.measured.seconds),
                x.modelled > 0 ? formatPercent(change) : QStringLiteral("–"), formatShare(x.measured.spread)},
               {{},
                {},
                static_cast<qulonglong>(x.count),
                x.modelled,
                x.measured.seconds,
                change,
                x.measured.spread},
               2);
    }
}

QStringList KernelsDialog::notes() const
{
    if (!m_profile)
        return {};
    QStringList lines{stateText(m_profile->state)};
    if (m_problem->topology().name() != "local")
        lines += tr("The open devices are not those of this machine (\"local\"); the times are those of its "
                    "cores.");
    for (const Message& note : m_profile->notes)
        lines += translated(note);
    return lines;
}

void KernelsDialog::enableFields(bool enabled)
{
    m_standIns->setEnabled(enabled);
    m_again->setEnabled(enabled);
}

} // namespace doppler
