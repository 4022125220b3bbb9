// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/execution/execution_dialog.h"

#include "core/exec/registry.h"
#include "widgets/options/option_form.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <cmath>

namespace doppler {

ExecutionDialog::ExecutionDialog(RunPtr run, QWidget* parent)
    : QDialog(parent), m_run(std::move(run)), m_engines(new QComboBox), m_engineLabel(new QLabel),
      m_summary(new QLabel), m_options(new OptionForm), m_repeats(new QSpinBox), m_repeatsLabel(new QLabel),
      m_progress(new QProgressBar), m_state(new QLabel), m_start(new QPushButton), m_cancel(new QPushButton),
      m_job({[this](const Executions& executions) { take(executions); },
             [this](const Error& error) { fail(error); }, [this](double share) { follow(share); }})
{
    setObjectName(QStringLiteral("executionDialog"));
    m_engines->setObjectName(QStringLiteral("engine"));
    m_repeats->setObjectName(QStringLiteral("repeats"));
    m_progress->setObjectName(QStringLiteral("progress"));
    m_state->setObjectName(QStringLiteral("state"));
    m_start->setObjectName(QStringLiteral("start"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    for (const auto& known : engines())
        m_engines->addItem(QString(), QString::fromStdString(known->info().id));
    m_engineLabel->setBuddy(m_engines);
    m_summary->setWordWrap(true);
    m_repeats->setRange(1, 10000);
    m_repeatsLabel->setBuddy(m_repeats);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_start->setDefault(true);
    m_cancel->setAutoDefault(false);
    connect(m_engines, &QComboBox::currentIndexChanged, this, &ExecutionDialog::chooseEngine);
    connect(m_options, &OptionForm::changed, this, &ExecutionDialog::refresh);
    connect(m_start, &QPushButton::clicked, this, &ExecutionDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] { m_job.cancel(); });

    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(2 * gridUnit);
    fields->setVerticalSpacing(gridUnit);
    fields->setColumnStretch(1, 1);
    fields->addWidget(m_engineLabel, 0, 0);
    fields->addWidget(m_engines, 0, 1);
    fields->addWidget(m_summary, 1, 1);
    fields->addWidget(m_repeatsLabel, 2, 0);
    fields->addWidget(m_repeats, 2, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_start);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addLayout(fields);
    page->addWidget(m_options, 1);
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
    m_fault.reset();
    if (auto supported = engine().supports(*m_run->problem); !supported)
        m_fault = supported.error();
    m_summary->setText(translatedText(engine().info().summary));
    refresh();
}

void ExecutionDialog::start()
{
    m_fault.reset();
    ExecutionRequest request{{&engine(), m_options->values()}, static_cast<std::size_t>(m_repeats->value())};
    request.approvals.approve(programOf(request.engine)); // The user typed it here.
    m_progress->setRange(0, 0);                           // Until something is done.
    m_progress->setValue(0);
    m_wait.begin();
    m_job.start([run = m_run, request](std::stop_token stop, const auto& report) {
        return execute(run, request, {std::move(stop), report});
    });
    refresh();
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
    emit executed(executions.run, m_engines->currentData().toString());
    accept();
}

void ExecutionDialog::fail(const Error& error)
{
    m_fault = error;
    refresh();
}

void ExecutionDialog::refresh()
{
    const bool running = m_job.running();
    for (QWidget* field : {static_cast<QWidget*>(m_engines), static_cast<QWidget*>(m_options),
                           static_cast<QWidget*>(m_repeats)})
        field->setEnabled(!running);
    m_progress->setVisible(running);
    m_start->setEnabled(!running && m_options->valid() && engine().supports(*m_run->problem));
    m_state->setText(m_fault ? translated(*m_fault) : running ? m_wait.leftText() : QString());
    m_state->setVisible(m_fault.has_value() || running);
}

void ExecutionDialog::retranslate()
{
    setWindowTitle(tr("Run on engine"));
    m_engineLabel->setText(tr("&Engine"));
    m_repeatsLabel->setText(tr("E&xecutions"));
    m_repeats->setToolTip(tr("If there are several executions, the one with the median makespan is shown"));
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
