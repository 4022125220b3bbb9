// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/place_model/place_model_wizard.h"

#include "core/app/open_problem.h"
#include "core/app/placed_model_page.h"
#include "core/base/shell_word.h"
#include "core/io/bytes/file.h"
#include "core/io/placements/placement_format.h"
#include "core/workloads/api/workload_source.h"
#include "widgets/comparison/report_language.h"
#include "widgets/place_model/placed_model_text.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/settings.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/file_filters.h"
#include "widgets/workbench/workbench.h"

#include <QButtonGroup>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTextBrowser>

namespace doppler {

namespace {
std::string encodedName(const QString& file) { return QFile::encodeName(file).toStdString(); }
} // namespace

PlaceModelWizard::Page PlaceModelWizard::page() const { return static_cast<Page>(m_pages->currentIndex()); }

PlacingGoal PlaceModelWizard::goal() const { return static_cast<PlacingGoal>(m_goals->checkedId()); }

/// The choices of the last time; at first those of the open document.
void PlaceModelWizard::readChoices()
{
    const QStringList saved = m_settings.choices(objectName());
    const QString open = m_workbench.graphSource();
    m_file->setText(!open.isEmpty() ? open : saved.value(0));
    const QString devices = m_workbench.topologySource();
    m_devices->setText(!saved.value(1).isEmpty() ? saved.value(1)
                       : !devices.isEmpty()      ? devices
                                                 : m_settings.defaultDevices());
    const auto known = placingGoalFromName(saved.value(2).toStdString());
    m_goalButtons[static_cast<std::size_t>(known.value_or(PlacingGoal::Time))]->setChecked(true);
    m_seconds->setValue(saved.size() > 3 ? saved[3].toDouble() : 20);
    m_slack->setValue(saved.size() > 4 ? saved[4].toDouble() : 10);
}

void PlaceModelWizard::saveChoices() const
{
    const std::string_view name = placingGoalName(goal());
    m_settings.setChoices(objectName(),
                          {m_file->text(), m_devices->text(),
                           QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                           QString::number(m_seconds->value()), QString::number(m_slack->value())});
}

void PlaceModelWizard::turnTo(Page page)
{
    m_pages->setCurrentIndex(page);
    refresh();
    QWidget* first = page == File      ? static_cast<QWidget*>(m_file)
                     : page == Machine ? m_devices
                     : page == Goal    ? static_cast<QWidget*>(m_goals->checkedButton())
                                       : m_text;
    first->setFocus();
}

void PlaceModelWizard::goOn()
{
    if (page() == Outcome)
        return m_job.running() ? void() : open();
    if (page() != Goal)
        return turnTo(static_cast<Page>(page() + 1));
    saveChoices();
    start();
}

void PlaceModelWizard::goBack()
{
    if (page() == Outcome && m_job.running()) { // The button says "Stop".
        m_stopping = true;
        m_job.stop();
        return refresh();
    }
    if (page() != File)
        turnTo(static_cast<Page>(page() - 1));
}

void PlaceModelWizard::browseFile()
{
    if (const QString file = askOpenFile(this, tr("Model to place"), graphFileFilters()); !file.isEmpty())
        m_file->setText(file);
}

void PlaceModelWizard::browseDevices()
{
    if (const QString file = askOpenFile(this, tr("Devices"), tr("Devices (*.json)")); !file.isEmpty())
        m_devices->setText(file);
}

void PlaceModelWizard::start()
{
    m_placed.reset();
    m_last.reset();
    m_fault.reset();
    m_stopping = false;
    m_placementFile.clear();
    m_placedFile = m_file->text().trimmed();
    m_placedDevices = m_devices->text().trimmed();
    ProblemSources sources;
    sources.graph = encodedName(m_placedFile);
    sources.devices = encodedName(m_placedDevices);
    PlaceModelSetup setup;
    setup.goal = goal();
    setup.seconds = m_seconds->value();
    setup.slack = m_slack->value() / 100;
    m_job.start([sources, setup, model = m_workbench.model(), options = m_workbench.readOptions()](
                    std::stop_token stop, const auto& report) mutable -> Result<PlacedModel> {
        report({{DOPPLER_TEXT("core", "Reading the model")}, 0, {}});
        ReadWatch watch;
        watch.stop = stop;
        const auto opened = openProblem(sources, model, options, watch);
        if (!opened)
            return opened.error();
        setup.problem = opened->problem;
        setup.stop = std::move(stop);
        setup.progress = report;
        return placeModel(setup);
    });
    m_text->clear();
    turnTo(Outcome);
}

void PlaceModelWizard::follow(const PlaceModelProgress& progress)
{
    m_last = progress;
    refresh();
}

void PlaceModelWizard::take(const PlacedModel& placed)
{
    m_placed = placed;
    m_text->setHtml(placedModelText(placed));
    refresh();
    m_next->setFocus();
}

void PlaceModelWizard::fail(const Error& error)
{
    m_fault = error;
    refresh();
}

void PlaceModelWizard::open()
{
    if (!m_placed)
        return;
    ComparedRun result;
    result.problem = m_placed->run->problem;
    result.graphSource = m_placedFile;
    result.topologySource = m_placedDevices;
    result.placer = m_placed->method;
    result.placement = m_placed->run->placement;
    result.seconds = m_placed->seconds;
    result.title = tr("Placed for %1").arg(placingGoalTitle(m_placed->goal));
    emit openRequested(result);
    accept();
}

void PlaceModelWizard::savePlacement(const QString& file)
{
    m_placementFile = file;
    m_workbench.write(file, [run = m_placed->run, file](const std::stop_token&) {
        return writePlacement(*run->problem, run->placement, run->placer, encodedName(file));
    });
}

void PlaceModelWizard::savePage(const QString& file)
{
    const std::string_view name = placingGoalName(m_placed->goal);
    std::string command = "doppler place-model " + shellWord(encodedName(m_placedFile)) + " --devices " +
                          shellWord(encodedName(m_placedDevices)) + " --goal " + std::string(name);
    m_workbench.write(file, [placed = *m_placed, file, command = std::move(command),
                             placement = encodedName(m_placementFile),
                             language = windowReportLanguage()](const std::stop_token&) {
        return writeFile(encodedName(file), placedModelAsHtml(placed, placement, command, language));
    });
}

/// A model that the program can try to read: a file, or the name of a built-in graph.
bool PlaceModelWizard::fileValid() const
{
    const QString file = m_file->text().trimmed();
    return !file.isEmpty() && (QFileInfo(file).isFile() || namesWorkload(file.toStdString()));
}

} // namespace doppler
