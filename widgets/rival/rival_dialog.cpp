// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rival/rival_dialog.h"

#include "widgets/options/seed_field.h"
#include "widgets/placing/placer_chooser.h"
#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>
#include <algorithm>

namespace doppler {

namespace {

QString ratioText(double ratio) { return QLocale().toString(ratio, 'f', 3); }

/// A placer without options of its own.
Result<ChosenPlacer> chosenIn(const PlacerChooser& chooser)
{
    return choosePlacer(chooser.currentData().toString().toStdString(), {});
}

} // namespace

RivalDialog::RivalDialog(ProblemPtr start, QWidget* parent)
    : QDialog(parent), m_start(std::move(start)), m_a(new PlacerChooser), m_b(new PlacerChooser),
      m_problems(new QSpinBox), m_seed(new SeedField(1)), m_keepStructure(new QCheckBox),
      m_keepDevices(new QCheckBox), m_summary(new QLabel), m_aLabel(new QLabel), m_bLabel(new QLabel),
      m_problemsLabel(new QLabel), m_seedLabel(new QLabel), m_progress(new QProgressBar), m_state(new QLabel),
      m_search(new QPushButton), m_stop(new QPushButton), m_open(new QPushButton), m_close(new QPushButton),
      m_job({[this](const RivalOutcome& outcome) {
                 m_outcome = outcome;
                 refresh();
             },
             [this](const Error& error) {
                 if (!m_stopping) // Stopped before the first problem: there is nothing to report.
                     m_fault = error;
                 refresh();
             },
             [this](const RivalProgress& progress) {
                 m_now = progress;
                 refresh();
             }})
{
    setObjectName(QStringLiteral("rivalDialog"));
    makeFields();
    resize(sizeForText({64 * gridUnit, 48 * gridUnit}, *this));
    retranslate();
}

void RivalDialog::makeFields()
{
    m_a->setObjectName(QStringLiteral("a"));
    m_a->showPlacer(QStringLiteral("heft"));
    m_b->setObjectName(QStringLiteral("b"));
    m_b->showPlacer(QStringLiteral("cpop"));
    m_problems->setObjectName(QStringLiteral("problems"));
    m_problems->setRange(1, 10'000'000);
    m_problems->setValue(2000);
    m_problems->setAlignment(Qt::AlignRight); // like the seed
    m_keepStructure->setObjectName(QStringLiteral("keepStructure"));
    m_keepDevices->setObjectName(QStringLiteral("keepDevices"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(gridUnit);
    m_state->setObjectName(QStringLiteral("state"));
    for (QLabel* text : {m_summary, m_state}) {
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
    }
    connect(m_seed, &QLineEdit::textChanged, this, &RivalDialog::refresh);
    for (PlacerChooser* chooser : {m_a, m_b})
        connect(chooser, &QComboBox::currentIndexChanged, this, &RivalDialog::refresh);
    auto* page = new QGridLayout(this);
    page->setHorizontalSpacing(2 * gridUnit);
    page->setVerticalSpacing(gridUnit);
    page->setColumnStretch(1, 1);
    page->addWidget(m_summary, 0, 0, 1, 2);
    int row = 1;
    for (const auto& [label, field] : {std::pair<QLabel*, QWidget*>{m_aLabel, m_a},
                                       {m_bLabel, m_b},
                                       {m_problemsLabel, m_problems},
                                       {m_seedLabel, m_seed},
                                       {nullptr, m_keepStructure},
                                       {nullptr, m_keepDevices}}) {
        if (label) {
            label->setBuddy(field);
            page->addWidget(label, row, 0);
        }
        page->addWidget(field, row++, 1);
    }
    page->setRowStretch(row++, 1);
    page->addWidget(m_progress, row++, 0, 1, 2);
    page->addWidget(m_state, row++, 0, 1, 2);
    page->addWidget(makeButtons(), row, 0, 1, 2);
}

QWidget* RivalDialog::makeButtons()
{
    m_search->setObjectName(QStringLiteral("start"));
    m_search->setDefault(true);
    m_stop->setObjectName(QStringLiteral("stop"));
    m_open->setObjectName(QStringLiteral("open"));
    m_close->setObjectName(QStringLiteral("close"));
    for (QPushButton* button : {m_stop, m_open, m_close})
        button->setAutoDefault(false);
    connect(m_search, &QPushButton::clicked, this, &RivalDialog::start);
    connect(m_open, &QPushButton::clicked, this, &RivalDialog::openRequested);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] { m_job.cancel(); });
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_stopping = true;
        m_job.stop();
        refresh();
    });
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    for (QPushButton* button : {m_close, m_open, m_stop, m_search})
        row->addWidget(button);
    return box;
}

Result<RivalSetup> RivalDialog::setupOfFields() const
{
    RivalSetup setup;
    setup.start = m_start;
    for (const auto& [chooser, into] : {std::pair{m_a, &setup.a}, std::pair{m_b, &setup.b}}) {
        auto chosen = chosenIn(*chooser);
        if (!chosen)
            return chosen.error();
        *into = *std::move(chosen);
    }
    setup.evaluations = static_cast<std::uint64_t>(m_problems->value());
    setup.seed = m_seed->seed().value_or(1);
    setup.keepStructure = m_keepStructure->isChecked();
    setup.keepDevices = m_keepDevices->isChecked();
    setup.threads = static_cast<std::size_t>(std::max(1, QThread::idealThreadCount() - 1));
    return setup;
}

void RivalDialog::start()
{
    m_fault.reset();
    m_outcome.reset();
    m_stopping = false;
    m_now = {};
    auto setup = setupOfFields();
    if (!setup) {
        m_fault = setup.error();
        return refresh();
    }
    m_setup = *setup;
    m_job.start([setup = *std::move(setup)](std::stop_token stop, const auto& report) mutable {
        setup.stop = std::move(stop);
        setup.progress = report;
        return findRivalProblem(setup);
    });
    refresh();
}

void RivalDialog::startWith(int problems)
{
    m_problems->setValue(problems);
    start();
}

QString RivalDialog::stateText() const
{
    if (m_fault)
        return translated(*m_fault);
    const QLocale locale;
    if (m_outcome)
        return tr("%1 takes %2 times as long as %3: %4 and %5. At the start, the ratio was %6. Problems "
                  "tried: "
                  "%7.")
            .arg(placerTitle(m_setup.a.placer->info().id), ratioText(m_outcome->ratio()),
                 placerTitle(m_setup.b.placer->info().id), formatSeconds(m_outcome->a.makespan),
                 formatSeconds(m_outcome->b.makespan), ratioText(m_outcome->startRatio),
                 locale.toString(static_cast<qulonglong>(m_outcome->evaluations)));
    if (!m_job.running() || m_now.done == 0)
        return {};
    const QString text = tr("Problem %1 of %2 · ratio: %3 (at the start %4)")
                             .arg(locale.toString(static_cast<qulonglong>(m_now.done)),
                                  locale.toString(static_cast<qulonglong>(m_setup.evaluations)),
                                  ratioText(m_now.ratio), ratioText(m_now.startRatio));
    return m_stopping ? text + QStringLiteral(" · ") + tr("stopping…") : text;
}

void RivalDialog::refresh()
{
    const bool running = m_job.running();
    for (QWidget* field : {static_cast<QWidget*>(m_a), static_cast<QWidget*>(m_b),
                           static_cast<QWidget*>(m_problems), static_cast<QWidget*>(m_seed),
                           static_cast<QWidget*>(m_keepStructure), static_cast<QWidget*>(m_keepDevices)})
        field->setEnabled(!running);
    m_progress->setVisible(running);
    m_progress->setRange(0, m_problems->value());
    m_progress->setValue(static_cast<int>(m_now.done));
    const bool two =
        m_a->currentIndex() >= 0 && m_b->currentIndex() >= 0 && m_a->currentData() != m_b->currentData();
    m_search->setEnabled(!running && two && m_seed->seed());
    m_stop->setEnabled(running && !m_stopping);
    m_open->setEnabled(m_outcome.has_value());
    m_state->setText(stateText());
}

void RivalDialog::retranslate()
{
    setWindowTitle(tr("Find a hard problem"));
    m_summary->setText(tr("Starts at %1 and changes the work of vertices, the sizes of transfers, edges and "
                          "speeds until the slow placer is as bad as possible compared with the fast one.")
                           .arg(problemTitle(*m_start)));
    m_aLabel->setText(tr("&Slow placer"));
    m_bLabel->setText(tr("&Fast placer"));
    m_problemsLabel->setText(tr("&Problems"));
    m_problems->setToolTip(tr("Number of problems to try; each one is placed by both placers"));
    m_seedLabel->setText(tr("S&eed"));
    m_keepStructure->setText(tr("&Keep edges"));
    m_keepStructure->setToolTip(tr("Neither add nor delete edges"));
    m_keepDevices->setText(tr("Keep &devices"));
    m_keepDevices->setToolTip(tr("Leave the speeds of devices and links as they are"));
    m_progress->setAccessibleName(tr("Progress"));
    m_search->setText(tr("Sea&rch"));
    m_stop->setText(tr("S&top"));
    m_stop->setToolTip(tr("End the search with the worst problem so far"));
    m_open->setText(tr("Save and &open…"));
    m_open->setToolTip(tr("Save the problem and show both runs side by side"));
    m_close->setText(tr("Close"));
    refresh();
}

void RivalDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace doppler
