// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/execution/execution_dialog.h"

#include "core/app/execution_estimate.h"
#include "core/exec/kernel_module.h"
#include "core/exec/registry.h"
#include "core/exec/this_machine.h"
#include "core/placers/api/registry.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/options/option_form.h"
#include "widgets/placing/checkpoint_button.h"
#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

namespace doppler {

ExecutionDialog::ExecutionDialog(RunPtr run, QWidget* parent)
    : QDialog(parent), m_run(std::move(run)), m_probe(keptProbe()), m_engines(new QComboBox),
      m_engineLabel(new QLabel), m_summary(new QLabel), m_deciders(new QComboBox),
      m_checkpoint(new CheckpointButton), m_decidersLabel(new QLabel), m_devicesLabel(new QLabel),
      m_devices(new QLabel), m_options(new OptionForm), m_repeats(new QSpinBox), m_repeatsLabel(new QLabel),
      m_estimateLabel(new QLabel), m_estimate(new QLabel), m_placements(new QSpinBox),
      m_placementsLabel(new QLabel), m_measureAgreement(new QPushButton), m_scatter(new ChartCanvas),
      m_correlations(new QLabel), m_progress(new QProgressBar), m_state(new QLabel), m_start(new QPushButton),
      m_cancel(new QPushButton),
      m_job({[this](const Executions& executions) { take(executions); },
             [this](const Error& error) { fail(error); }, [this](double share) { follow(share); }}),
      m_agreementJob({[this](const EngineAgreement& agreement) { takeAgreement(agreement); },
                      [this](const Error& error) { fail(error); }, [this](double share) { follow(share); }})
{
    setObjectName(QStringLiteral("executionDialog"));
    m_engines->setObjectName(QStringLiteral("engine"));
    m_repeats->setObjectName(QStringLiteral("repeats"));
    m_placements->setObjectName(QStringLiteral("placements"));
    m_placements->setRange(2, 10000);
    m_placements->setValue(40);
    m_placementsLabel->setBuddy(m_placements);
    m_measureAgreement->setObjectName(QStringLiteral("measureAgreement"));
    m_measureAgreement->setAutoDefault(false);
    m_scatter->setObjectName(QStringLiteral("scatter"));
    m_scatter->hide();
    m_correlations->setObjectName(QStringLiteral("correlations"));
    m_correlations->setWordWrap(true);
    m_correlations->hide();
    installEventFilter(m_scatter);
    m_estimate->setObjectName(QStringLiteral("estimate"));
    m_estimate->setWordWrap(true);
    m_progress->setObjectName(QStringLiteral("progress"));
    m_state->setObjectName(QStringLiteral("state"));
    m_start->setObjectName(QStringLiteral("start"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    for (const auto& known : engines())
        m_engines->addItem(QString(), QString::fromStdString(known->info().id));
    m_engineLabel->setBuddy(m_engines);
    m_deciders->setObjectName(QStringLiteral("decider"));
    m_deciders->addItem(QString(), QString());
    for (const auto& placer : placerRegistry().placers())
        if (placer->info().kind == PlacerKind::Online)
            m_deciders->addItem(QString(), QString::fromStdString(placer->info().id));
    m_decidersLabel->setBuddy(m_deciders);
    m_summary->setWordWrap(true);
    m_repeats->setRange(1, 10000);
    m_repeatsLabel->setBuddy(m_repeats);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_start->setDefault(true);
    m_cancel->setAutoDefault(false);
    connect(m_engines, &QComboBox::currentIndexChanged, this, &ExecutionDialog::chooseEngine);
    connect(m_deciders, &QComboBox::currentIndexChanged, this, [this] {
        findFault();
        refresh();
    });
    connectCheckpoint();
    connect(m_options, &OptionForm::changed, this, &ExecutionDialog::refresh);
    connect(m_repeats, &QSpinBox::valueChanged, this, &ExecutionDialog::refresh);
    connect(m_start, &QPushButton::clicked, this, &ExecutionDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_measureAgreement, &QPushButton::clicked, this, &ExecutionDialog::startAgreement);
    connect(m_scatter, &ChartCanvas::opened, this, [this](std::size_t point) {
        if (m_agreement && point < m_agreement->points.size())
            emit opened(m_agreement->points[point].run, m_agreementEngine);
    });
    connect(this, &QDialog::rejected, this, [this] {
        m_job.cancel();
        m_agreementJob.cancel();
        m_checkpoint->cancel();
    });

    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(2 * gridUnit);
    fields->setVerticalSpacing(gridUnit);
    fields->setColumnStretch(1, 1);
    fields->addWidget(m_engineLabel, 0, 0);
    fields->addWidget(m_engines, 0, 1);
    fields->addWidget(m_summary, 1, 1);
    auto* deciders = new QHBoxLayout;
    deciders->setSpacing(gridUnit);
    deciders->addWidget(m_deciders, 1);
    deciders->addWidget(m_checkpoint);
    fields->addWidget(m_decidersLabel, 2, 0);
    fields->addLayout(deciders, 2, 1);
    fields->addWidget(m_devicesLabel, 3, 0);
    fields->addWidget(m_devices, 3, 1);
    fields->addWidget(m_repeatsLabel, 4, 0);
    fields->addWidget(m_repeats, 4, 1);
    fields->addWidget(m_estimateLabel, 5, 0, Qt::AlignTop);
    fields->addWidget(m_estimate, 5, 1);
    auto* agreement = new QHBoxLayout;
    agreement->setSpacing(gridUnit);
    agreement->addWidget(m_placements, 1);
    agreement->addWidget(m_measureAgreement);
    fields->addWidget(m_placementsLabel, 6, 0);
    fields->addLayout(agreement, 6, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_start);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addLayout(fields);
    page->addWidget(m_options, 1);
    page->addWidget(m_scatter, 2);
    page->addWidget(m_correlations);
    page->addWidget(m_progress);
    page->addWidget(m_state);
    page->addLayout(buttons);
    resize(sizeForText({70 * gridUnit, 60 * gridUnit}, *this));
    chooseEngine();
    retranslate();
}

const Engine& ExecutionDialog::engine() const
{
    return *engines()[static_cast<std::size_t>(m_engines->currentIndex())];
}

void ExecutionDialog::chooseEngine()
{
    m_options->setSpecs(engine().info().options);
    checkByDefault();
    findFault();
    m_summary->setText(translatedText(engine().info().summary));
    refresh();
}

std::string ExecutionDialog::policy() const
{
    return QFile::encodeName(m_deciders->currentData().toString()).toStdString();
}

Result<void> ExecutionDialog::executable() const
{
    return policy().empty() ? engine().supports(*m_run->problem) : engine().supportsOnline(*m_run->problem);
}

void ExecutionDialog::findFault()
{
    m_fault.reset();
    if (auto possible = executable(); !possible)
        m_fault = possible.error();
}

void ExecutionDialog::connectCheckpoint()
{
    connect(m_checkpoint, &CheckpointButton::readingBegan, this, [this] {
        m_fault.reset();
        refresh();
    });
    connect(m_checkpoint, &CheckpointButton::chosen, this, &ExecutionDialog::takeCheckpoint);
    connect(m_checkpoint, &CheckpointButton::failed, this, &ExecutionDialog::fail);
}

void ExecutionDialog::takeCheckpoint(const ChosenPlacer& policy)
{
    const QString file = checkpointFile(policy);
    int row = m_deciders->findData(file);
    if (row < 0) {
        row = m_deciders->count();
        m_deciders->addItem(QString(), file);
        m_deciders->setItemData(row, file, Qt::ToolTipRole);
    }
    m_deciders->setItemText(row, QString::fromStdString(policy.title()));
    m_deciders->setCurrentIndex(row);
    findFault();
    refresh();
}

/// Outputs are compared unless that takes much memory.
void ExecutionDialog::checkByDefault()
{
    constexpr double mostBytes = 2e9;
    const auto& specs = engine().info().options;
    if (std::ranges::find(specs, "check", &OptionSpec::name) == specs.end() ||
        bytesOfTensors(m_run->problem->graph()) >= mostBytes)
        return;
    Options values = m_options->values();
    if (values.set(specs, "check", "true"))
        m_options->setValues(values);
}

QString ExecutionDialog::estimateText() const
{
    if (!m_options->valid())
        return QStringLiteral("–");
    const auto seconds =
        estimatedSeconds(*m_run, {&engine(), m_options->values()},
                         static_cast<std::size_t>(m_repeats->value()), m_probe ? &*m_probe : nullptr);
    if (seconds)
        return *seconds < 1 ? tr("less than 1 s") : tr("about %1").arg(formatWait(*seconds));
    return m_probe || !kernelModuleInstalled()
               ? tr("unknown")
               : tr("unknown until this machine is measured (Devices > Measure this machine…)");
}

void ExecutionDialog::start()
{
    ExecutionRequest request{{&engine(), m_options->values()}, static_cast<std::size_t>(m_repeats->value())};
    request.online = policy();
    request.approvals.approve(programOf(request.engine)); // The user typed it here.
    begin();
    m_job.start([run = m_run, request](std::stop_token stop, const auto& report) {
        return execute(run, request, {std::move(stop), report});
    });
    refresh();
}

void ExecutionDialog::begin()
{
    m_fault.reset();
    m_progress->setRange(0, 0); // Until something is done.
    m_progress->setValue(0);
    m_wait.begin();
}

void ExecutionDialog::follow(double share)
{
    m_wait.reached(share);
    m_progress->setRange(0, 1000);
    m_progress->setValue(static_cast<int>(std::lround(share * 1000)));
    refresh();
}

void ExecutionDialog::take(const Executions& executions)
{
    emit executed(executions, m_engines->currentData().toString());
    accept();
}

void ExecutionDialog::fail(const Error& error)
{
    m_fault = error;
    refresh();
}

void ExecutionDialog::refresh()
{
    const bool running = this->running();
    for (QWidget* field : {static_cast<QWidget*>(m_engines), static_cast<QWidget*>(m_deciders),
                           static_cast<QWidget*>(m_checkpoint), static_cast<QWidget*>(m_options),
                           static_cast<QWidget*>(m_repeats), static_cast<QWidget*>(m_placements)})
        field->setEnabled(!running);
    m_progress->setVisible(running);
    m_estimate->setText(estimateText());
    const bool canBegin = !running && m_options->valid();
    m_start->setEnabled(canBegin && !m_checkpoint->reading() && executable());
    m_measureAgreement->setEnabled(canBegin && engine().supports(*m_run->problem));
    m_state->setText(m_fault                   ? translated(*m_fault)
                     : running                 ? m_wait.leftText()
                     : m_checkpoint->reading() ? tr("Reading the checkpoint…")
                                               : QString());
    m_state->setVisible(m_fault || running || m_checkpoint->reading());
}

void ExecutionDialog::retranslate()
{
    setWindowTitle(tr("Run on engine"));
    m_devicesLabel->setText(tr("Devices"));
    m_devices->setText(QStringLiteral("%1 (%2)").arg(
        QString::fromStdString(m_run->problem->topology().name()),
        tr("%n devices", nullptr, static_cast<int>(m_run->problem->deviceCount()))));
    m_estimateLabel->setText(tr("Estimated duration"));
    m_engineLabel->setText(tr("&Engine"));
    m_decidersLabel->setText(tr("&Decisions"));
    m_deciders->setToolTip(tr("Execute the placement of the shown run, or let an online policy decide during "
                              "the execution which task starts where"));
    m_deciders->setItemText(0, tr("Placement of the shown run"));
    for (int i = 1; i < m_deciders->count(); ++i)
        if (const QString id = m_deciders->itemData(i).toString(); !QFileInfo(id).isAbsolute())
            m_deciders->setItemText(i, placerTitle(id.toStdString()));
    m_repeatsLabel->setText(tr("E&xecutions"));
    m_repeats->setToolTip(tr("If there are several executions, the one with the median makespan is shown"));
    m_placementsLabel->setText(tr("&Placements"));
    m_placements->setToolTip(tr("How many placements, from random to good, are executed to compare their "
                                "simulated and measured makespans"));
    m_measureAgreement->setText(tr("Measure &agreement"));
    drawAgreement();
    m_start->setText(tr("&Run"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Progress"));
    for (int i = 0; i < m_engines->count(); ++i)
        m_engines->setItemText(i, translatedText(engines()[static_cast<std::size_t>(i)]->info().name));
    m_summary->setText(translatedText(engine().info().summary));
    refresh();
}

void ExecutionDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace doppler
