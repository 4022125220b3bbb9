// SPDX-License-Identifier: GPL-3.0-or-later
// What the curves of the training view show, and their way into files.
#include "core/io/bytes/file.h"
#include "core/io/bytes/table_markup.h"
#include "widgets/shell/picture_export.h"
#include "widgets/shell/save_file.h"
#include "widgets/training/curves/legend_button.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/curves/training_snapshot.h"
#include "widgets/training/training_csv.h"
#include "widgets/training/training_table.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QBoxLayout>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSlider>
#include <QSplitter>
#include <QToolButton>
#include <QWidgetAction>
#include <array>
#include <span>
#include <stop_token>

namespace doppler {

namespace {

/// Episodes in the moving mean by the slider's position; 0: by the run's length.
constexpr std::array<std::size_t, 12> smoothings{0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000};

constexpr std::array secondNames{"secondLoss", "secondEntropy", "secondRandomActions", "secondLearningRate",
                                 "secondSpeed"};
constexpr std::array bandNames{"bandNone", "bandRange", "bandDeviation"};

QActionGroup* addChoices(QMenu* menu, std::span<const char* const> names, int chosen)
{
    auto* group = new QActionGroup(menu);
    for (int i = 0; i < static_cast<int>(names.size()); ++i) {
        QAction* choice = menu->addAction(QString());
        choice->setObjectName(QLatin1String(names[static_cast<std::size_t>(i)]));
        choice->setCheckable(true);
        choice->setChecked(i == chosen);
        choice->setData(i);
        group->addAction(choice);
    }
    return group;
}

} // namespace

void TrainingView::makeOptions()
{
    const auto make = [this](const char* name) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        return action;
    };
    m_compare = make("compareTrainings");
    m_settingsAction = make("trainingSettingsTable");
    m_csv = make("exportTrainingCsv");
    m_picture = make("exportTrainingPicture");
    m_logarithmic = make("logarithmicTraining");
    m_everyRun = make("everyTraining");
    for (QAction* toggle : {m_compare, m_settingsAction, m_logarithmic, m_everyRun})
        toggle->setCheckable(true);
    m_everyRun->setChecked(true);
    m_options = new QMenu(this);
    makeSmoothing();
    m_secondMenu = m_options->addMenu(QString());
    m_secondMenu->setObjectName(QStringLiteral("secondCurve"));
    m_seconds = addChoices(m_secondMenu, secondNames, 0);
    m_spreadMenu = m_options->addMenu(QString());
    m_spreads = addChoices(m_spreadMenu, bandNames, static_cast<int>(Spread::LeastToMost));
    m_options->addActions({m_everyRun, m_logarithmic, m_fit});
    m_options->addSeparator();
    m_options->addActions({m_csv, m_picture});
    connect(m_seconds, &QActionGroup::triggered, this, [this](const QAction* choice) {
        m_plot->setSecond(static_cast<SecondQuantity>(choice->data().toInt()));
    });
    connect(m_spreads, &QActionGroup::triggered, this, [this](const QAction* choice) {
        m_plot->setSpread(static_cast<Spread>(choice->data().toInt()));
    });
    connect(m_everyRun, &QAction::toggled, this, [this](bool shown) { m_plot->setRunsShown(shown); });
    connect(m_logarithmic, &QAction::toggled, this, [this](bool on) { m_plot->setLogarithmic(on); });
    connect(m_csv, &QAction::triggered, this, [this] { askExport(false); });
    connect(m_picture, &QAction::triggered, this, [this] { askExport(true); });
}

void TrainingView::makeSmoothing()
{
    auto* field = new QWidget(m_options);
    auto* layout = new QVBoxLayout(field);
    layout->setContentsMargins(2 * gridUnit, gridUnit / 2, 2 * gridUnit, gridUnit / 2);
    layout->setSpacing(gridUnit / 2);
    m_smoothingLabel = new QLabel(field);
    m_smoothing = new QSlider(Qt::Horizontal, field);
    m_smoothing->setObjectName(QStringLiteral("smoothing"));
    m_smoothing->setRange(0, static_cast<int>(smoothings.size()) - 1);
    m_smoothing->setPageStep(1);
    layout->addWidget(m_smoothingLabel);
    layout->addWidget(m_smoothing);
    auto* action = new QWidgetAction(m_options);
    action->setObjectName(QStringLiteral("curveSmoothing"));
    action->setDefaultWidget(field);
    m_options->addAction(action);
    // Where it is asked for by name there is no slider: the menu that has it.
    connect(action, &QAction::triggered, m_options,
            [this] { m_options->popup(m_optionsButton->mapToGlobal(m_optionsButton->rect().bottomLeft())); });
    connect(m_smoothing, &QSlider::valueChanged, this, [this](int position) {
        m_plot->setSmoothing(smoothings[static_cast<std::size_t>(position)]);
        showSmoothing();
    });
}

void TrainingView::showSmoothing()
{
    const std::size_t episodes = smoothings[static_cast<std::size_t>(m_smoothing->value())];
    m_smoothingLabel->setText(episodes == 0 ? tr("Smoothing: automatic, by length")
                              : episodes == 1
                                  ? tr("Smoothing: none")
                                  : tr("Smoothing: mean of %1 episodes")
                                        .arg(QLocale().toString(static_cast<qulonglong>(episodes))));
}

void TrainingView::retranslateOptions()
{
    m_compare->setText(tr("Compare trainings in a table"));
    m_settingsAction->setText(tr("Table of training settings"));
    m_csv->setText(tr("Export curves as CSV…"));
    m_picture->setText(tr("Export picture of the curves…"));
    m_logarithmic->setText(tr("Logarithmic makespan axis"));
    m_everyRun->setText(tr("Show individual trainings"));
    m_optionsButton->setText(tr("Curves"));
    m_optionsButton->setToolTip(tr("Curve options"));
    m_secondMenu->setTitle(tr("Second curve"));
    m_spreadMenu->setTitle(tr("Band over seeds"));
    m_smoothing->setAccessibleName(tr("Smoothing"));
    m_options->actions().constFirst()->setText(m_smoothing->accessibleName());
    m_options->setTitle(m_optionsButton->text());
    showSmoothing();
    const QStringList quantities{tr("Loss"), tr("Entropy"), tr("Random actions"), tr("Learning rate"),
                                 tr("Episodes per second")};
    for (int i = 0; i < quantities.size(); ++i)
        m_seconds->actions()[i]->setText(quantities[i]);
    const QStringList spreads{tr("None"), tr("Minimum to maximum"), tr("One standard deviation")};
    for (int i = 0; i < spreads.size(); ++i)
        m_spreads->actions()[i]->setText(spreads[i]);
}

void TrainingView::askExport(bool picture)
{
    const QString file = picture ? askSaveFile(this, tr("Export picture of the curves"),
                                               QStringLiteral("training.svg"), pictureFilter())
                                 : askSaveFile(this, tr("Export curves"), QStringLiteral("training.csv"),
                                               tr("Tables (*.csv *.tex *.md)"));
    if (!file.isEmpty())
        picture ? exportPicture(file) : exportCsv(file);
}

void TrainingView::exportCsv(const QString& file)
{
    std::vector<TrainingCurve> curves;
    for (const Run& run : m_runs)
        if (const RunCurves* drawn = m_plot->curves(run.id))
            curves.push_back(
                {m_table->groupTitle(run.id).toStdString(), m_table->seed(run.id), drawn->records()});
    m_saving.add(file, [file, curves = std::move(curves)] {
        return writeFile(QFile::encodeName(file).toStdString(),
                         tableForFile(file.toStdString(), trainingCsv(curves)));
    });
}

void TrainingView::exportPicture(const QString& file)
{
    m_saving.add(
        file, [file, still = trainingSnapshot(*m_plot, m_plot->size())](const std::stop_token& cancelled) {
            return doppler::exportPicture(
                file, still.size,
                [&still](QPainter& painter, const QRectF& area) { still.paint(painter, area); }, cancelled);
        });
}

QList<QAction*> TrainingView::savedSwitches() const
{
    return QList<QAction*>{m_everyRun, m_logarithmic, m_compare, m_settingsAction} + m_seconds->actions() +
           m_spreads->actions();
}

QList<QWidget*> TrainingView::savedControls() const
{
    QList<QWidget*> controls(m_keys.begin(), m_keys.end());
    return controls << m_smoothing << m_split;
}

} // namespace doppler
