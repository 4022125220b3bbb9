// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/arrivals/workload_dialog.h"

#include "widgets/arrivals/method_table.h"
#include "widgets/arrivals/workload_table.h"
#include "widgets/options/seed_field.h"
#include "widgets/placing/checkpoint_button.h"
#include "widgets/placing/placer_chooser.h"
#include "widgets/shell/save_file.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <initializer_list>
#include <utility>

namespace doppler {

namespace {

/// The caption of a table, with its buttons at the right.
QLayout* headOf(QLabel* caption, std::initializer_list<QWidget*> buttons)
{
    auto* head = new QHBoxLayout;
    head->setSpacing(gridUnit);
    head->addWidget(caption);
    head->addStretch();
    for (QWidget* button : buttons)
        head->addWidget(button);
    return head;
}

} // namespace

WorkloadDialog::WorkloadDialog(const QString& graph, const QString& devices, const ModelOptions& model,
                               QWidget* parent)
    : QDialog(parent), m_model(model), m_graphs(new WorkloadTable), m_add(new QPushButton),
      m_remove(new QPushButton), m_devices(new QLineEdit(devices)), m_measure(new QComboBox),
      m_intensity(new QDoubleSpinBox), m_count(new QSpinBox), m_seed(new SeedField(1)),
      m_planner(new PlacerChooser), m_methods(new MethodTable), m_checkpoint(new CheckpointButton),
      m_graphsLabel(new QLabel), m_devicesLabel(new QLabel), m_countLabel(new QLabel),
      m_seedLabel(new QLabel), m_plannerLabel(new QLabel), m_methodsLabel(new QLabel), m_state(new QLabel),
      m_openButton(new QPushButton), m_saveButton(new QPushButton), m_run(new QPushButton),
      m_close(new QPushButton),
      m_job({[this](const WorkloadOutcome& outcome) { take(outcome); },
             [this](const Error& error) { showError(error); },
             [this](std::uint64_t done) {
                 m_state->setText(tr("Running %1 of %2…").arg(done + 1).arg(m_methodTotal));
             }}),
      m_opening({[this](const WorkloadDocument& read) {
                     setWorkload(read);
                     m_state->clear();
                     if (std::exchange(m_runsWhenRead, false))
                         run();
                 },
                 [this](const Error& error) { showError(error); },
                 {}})
{
    setObjectName(QStringLiteral("workloadDialog"));
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addWidget(makeFields(), 1);
    page->addWidget(m_state);
    page->addWidget(makeButtons());
    connect(m_graphs, &QTableWidget::itemChanged, this, &WorkloadDialog::refresh);
    connect(m_methods, &QTableWidget::itemChanged, this, &WorkloadDialog::refresh);
    connect(m_planner, &QComboBox::currentIndexChanged, this, &WorkloadDialog::followPlanner);
    connectCheckpoint();
    connect(this, &QDialog::rejected, this, &WorkloadDialog::cancel);
    m_graphs->addGraph(graph, {}, QStringLiteral("1"));
    followPlanner();
    retranslate();
    resize(sizeForText({110 * gridUnit, 80 * gridUnit}, *this));
    if (parent)
        placeIn(*parent->window());
}

/// At the right, where it covers neither a lesson nor the charts of runs side by side.
void WorkloadDialog::placeIn(const QWidget& parent)
{
    constexpr double freeShare = 0.39; // of the width
    const QRect window = parent.geometry();
    const int frame = parent.frameGeometry().width() - window.width(); // The dialog's will be like it.
    const int most = std::max(minimumSizeHint().width(), static_cast<int>(freeShare * window.width()));
    resize(size().boundedTo({most, window.height() - 4 * gridUnit}));
    move(std::max(window.left(), window.right() + 1 - width() - frame), window.top() + 2 * gridUnit);
}

QWidget* WorkloadDialog::makeFields()
{
    m_devices->setObjectName(QStringLiteral("devices"));
    m_measure->setObjectName(QStringLiteral("measure"));
    m_measure->addItems({QString(), QString()});
    m_intensity->setObjectName(QStringLiteral("intensity"));
    m_intensity->setDecimals(3);
    m_intensity->setRange(0.001, 1e6);
    m_intensity->setValue(0.8);
    connect(m_intensity, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { m_exactIntensity = value; });
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setRange(1, static_cast<int>(mostArrivals));
    m_count->setValue(20);
    for (QAbstractSpinBox* number :
         {static_cast<QAbstractSpinBox*>(m_intensity), static_cast<QAbstractSpinBox*>(m_count)})
        number->setAlignment(Qt::AlignRight); // like the seed
    m_seed->setObjectName(QStringLiteral("seed"));
    m_planner->setObjectName(QStringLiteral("planner"));
    m_planner->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_planner->setMinimumContentsLength(16);
    m_planner->showPlacer(QString::fromLatin1(defaultYardstick));
    m_graphsLabel->setBuddy(m_graphs);
    m_devicesLabel->setBuddy(m_devices);
    m_countLabel->setBuddy(m_count);
    m_seedLabel->setBuddy(m_seed);
    m_plannerLabel->setBuddy(m_planner);
    m_methodsLabel->setBuddy(m_methods);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_graphs->addGraph({}, {}, QStringLiteral("1"));
        m_graphs->editItem(m_graphs->item(m_graphs->rowCount() - 1, 0));
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_graphs->removeSelected();
        refresh();
    });
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit);
    grid->setColumnStretch(1, 1);
    grid->addLayout(headOf(m_graphsLabel, {m_add, m_remove}), 0, 0, 1, 2);
    grid->addWidget(m_graphs, 1, 0, 1, 2);
    grid->setRowStretch(1, 2);
    int row = 2;
    for (const auto& [label, value] : {std::pair<QWidget*, QWidget*>{m_devicesLabel, m_devices},
                                       {m_measure, m_intensity},
                                       {m_countLabel, m_count},
                                       {m_seedLabel, m_seed},
                                       {m_plannerLabel, m_planner}}) {
        grid->addWidget(label, row, 0);
        grid->addWidget(value, row++, 1);
    }
    grid->addLayout(headOf(m_methodsLabel, {m_checkpoint}), row, 0, 1, 2);
    grid->addWidget(m_methods, row + 1, 0, 1, 2);
    grid->setRowStretch(row + 1, 3);
    return box;
}

QWidget* WorkloadDialog::makeButtons()
{
    m_run->setObjectName(QStringLiteral("run"));
    m_run->setDefault(true);
    m_close->setObjectName(QStringLiteral("close"));
    for (QPushButton* other : {m_add, m_remove, m_openButton, m_saveButton, m_close})
        other->setAutoDefault(false);
    connect(m_run, &QPushButton::clicked, this, &WorkloadDialog::run);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_saveButton, &QPushButton::clicked, this, &WorkloadDialog::save);
    connect(m_openButton, &QPushButton::clicked, this, [this] {
        const QString file = askOpenFile(this, tr("Open workload"), tr("Workloads (*.json *.workload)"));
        if (!file.isEmpty())
            load(file);
    });
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_openButton);
    row->addWidget(m_saveButton);
    row->addStretch();
    row->addWidget(m_close);
    row->addWidget(m_run);
    return box;
}

void WorkloadDialog::connectCheckpoint()
{
    connect(m_checkpoint, &CheckpointButton::readingBegan, this,
            [this] { m_state->setText(tr("Reading…")); });
    connect(m_checkpoint, &CheckpointButton::chosen, this, [this](const ChosenPlacer& policy) {
        m_state->clear();
        m_methods->addCheckpoint(policy);
    });
    connect(m_checkpoint, &CheckpointButton::failed, this, &WorkloadDialog::showError);
}

bool WorkloadDialog::busy() const
{
    return m_job.running() || m_opening.running() || m_checkpoint->reading();
}

void WorkloadDialog::followPlanner()
{
    m_methods->setPlanner(m_planner->currentData().toString().toStdString());
}

void WorkloadDialog::setWorkload(const WorkloadDocument& workload)
{
    m_model = workload.model;
    m_hasOwnModel = true;
    m_name = workload.name;
    m_devices->setText(QFile::decodeName(workload.devices.c_str()));
    m_graphs->setWorkload(workload);
    if (const auto& process = workload.poisson) {
        m_measure->setCurrentIndex(process->rate ? 1 : 0);
        const double intensity = process->rate ? *process->rate : process->load.value_or(1);
        m_intensity->setValue(intensity);
        m_exactIntensity = intensity;
        m_count->setValue(static_cast<int>(process->count));
        m_seed->setSeed(process->seed);
    }
    refresh();
}

void WorkloadDialog::setMethods(const std::vector<WorkloadMethod>& methods)
{
    for (const WorkloadMethod& method : methods)
        if (method.kind != WorkloadMethod::Kind::Online)
            m_planner->showPlacer(QString::fromStdString(method.placer.placer->info().id));
    m_methods->check(methods);
}

std::vector<WorkloadMethod> WorkloadDialog::methods() const { return m_methods->checkedMethods(); }

Result<WorkloadDocument> WorkloadDialog::workload() const
{
    WorkloadDocument out;
    out.name = m_name;
    out.model = m_model;
    out.devices = QFile::encodeName(m_devices->text().trimmed()).toStdString();
    if (auto filled = m_graphs->fill(out); !filled)
        return filled.error();
    if (out.poisson) {
        const auto seed = m_seed->seed();
        if (!seed)
            return Error{{DOPPLER_TEXT("core", "found the random seed \"{0}\", expected a whole number"),
                          {m_seed->text().toStdString()}},
                         {},
                         {}};
        out.poisson->seed = *seed;
        (m_measure->currentIndex() == 1 ? out.poisson->rate : out.poisson->load) = m_exactIntensity;
        out.poisson->count = static_cast<std::uint64_t>(m_count->value());
    }
    if (auto valid = checkWorkload(out); !valid)
        return valid.error();
    return out;
}

void WorkloadDialog::load(const QString& file)
{
    m_state->setText(tr("Reading…"));
    m_opening.start([file](const std::stop_token&, const auto&) {
        auto read = readWorkload(QFile::encodeName(file).toStdString());
        if (read && read->name.empty()) // Else the window's title of the graph is "workload".
            read->name = QFileInfo(file).completeBaseName().toStdString();
        return read;
    });
}

void WorkloadDialog::save()
{
    const auto document = workload();
    if (!document) {
        showError(document.error());
        return;
    }
    const QString file = askSaveFile(this, tr("Save workload"), QStringLiteral("arrivals.workload"),
                                     tr("Workloads (*.workload *.json)"));
    if (!file.isEmpty())
        emit saveRequested(file,
                           writeWorkloadJson(forFile(*document, QFile::encodeName(file).toStdString())));
}

void WorkloadDialog::run()
{
    const auto document = workload();
    if (!document) {
        showError(document.error());
        return;
    }
    const std::vector<WorkloadMethod> chosen = m_methods->checkedMethods();
    m_methodTotal = chosen.size();
    m_job.start([document = *document, chosen](const std::stop_token& stop, const auto& report) {
        return runMethods(document, chosen, stop, report);
    });
    m_methods->clearFigures(); // They would be those of another workload.
    m_state->setText(tr("Working…"));
    refresh();
}

void WorkloadDialog::cancel()
{
    if (busy())
        m_state->clear();
    m_job.cancel();
    m_opening.cancel();
    m_checkpoint->cancel();
    m_runsWhenRead = false;
    refresh(); // for the next time
}

void WorkloadDialog::take(const WorkloadOutcome& outcome)
{
    for (std::size_t i = 0; i < outcome.methods.size(); ++i)
        m_methods->setFigures(outcome.methods[i], outcome.figures[i]);
    m_state->setText(tr("The window shows %n run(s)", nullptr, static_cast<int>(outcome.runs.size())));
    refresh();
    emit runsReady(outcome.runs);
}

void WorkloadDialog::showError(const Error& error)
{
    m_runsWhenRead = false;
    m_state->setText(translated(error));
    refresh();
    emit failed(error);
}

void WorkloadDialog::refresh()
{
    const bool random = m_graphs->hasRandom();
    for (QWidget* field : {static_cast<QWidget*>(m_measure), static_cast<QWidget*>(m_intensity),
                           static_cast<QWidget*>(m_count), static_cast<QWidget*>(m_seed)})
        field->setEnabled(random);
    m_remove->setEnabled(m_graphs->currentRow() >= 0);
    m_run->setEnabled(!m_job.running() && !m_methods->checkedMethods().empty() && m_graphs->rowCount() > 0);
}

void WorkloadDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void WorkloadDialog::retranslate()
{
    setWindowTitle(tr("Workload"));
    m_graphs->retranslate();
    m_graphsLabel->setText(tr("&Graphs"));
    m_add->setText(tr("&Add"));
    m_remove->setText(tr("Remo&ve"));
    m_devicesLabel->setText(tr("&Devices"));
    m_devices->setToolTip(tr("Devices by count and name such as 4xP100, or a file"));
    m_measure->setItemText(0, tr("Load"));
    m_measure->setItemText(1, tr("Rate (1/s)"));
    m_measure->setAccessibleName(tr("Unit of the arrival rate"));
    m_measure->setToolTip(
        tr("Random arrivals. At a load of 1, graphs that run one after another keep the devices "
           "busy all the time; the rate is the mean number of arrivals per second"));
    m_intensity->setAccessibleName(tr("Arrival rate"));
    m_countLabel->setText(tr("&Random arrivals"));
    m_count->setToolTip(tr("Number of graphs that arrive at random"));
    m_seedLabel->setText(tr("Random s&eed"));
    m_plannerLabel->setText(tr("&Placer of plans"));
    m_planner->setToolTip(
        tr("Plans each graph alone, or at each arrival everything that has not started. Online methods "
           "need no plans"));
    m_methodsLabel->setText(tr("&Methods"));
    m_methods->retranslate();
    m_openButton->setText(tr("&Open…"));
    m_saveButton->setText(tr("&Save…"));
    m_run->setText(tr("R&un"));
    m_close->setText(tr("&Close"));
    refresh();
}

} // namespace doppler
