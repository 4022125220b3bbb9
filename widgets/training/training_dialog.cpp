// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_dialog.h"

#include "core/training/training_log_writer.h"
#include "core/workloads/api/workload.h"
#include "widgets/options/option_editor.h"
#include "widgets/options/option_form.h"
#include "widgets/options/seed_field.h"
#include "widgets/shell/save_file.h"
#include "widgets/training/estimate_row.h"
#include "widgets/training/event_folder_field.h"
#include "widgets/training/runs/training_title.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/file_filters.h"
#include "widgets/workbench/loading.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr int mostRuns = 64;
/// Further graphs that are seen without scrolling.
constexpr int shownGraphs = 2;

/// What most people want to set, by stage; everything else is under "More settings".
constexpr std::array<std::string_view, 3> stageSettings{"episodes", "learning_rate", "epsilon"};
constexpr std::array stages{Stage::Imitation, Stage::Simulation, Stage::System};

std::string stageOption(Stage stage, std::string_view setting)
{
    return "stage" + std::to_string(static_cast<int>(stage) + 1) + '_' + std::string(setting);
}

bool isBasic(std::string_view name)
{
    return std::ranges::any_of(stages, [name](Stage stage) {
        return std::ranges::any_of(stageSettings,
                                   [&](std::string_view s) { return stageOption(stage, s) == name; });
    });
}

const OptionSpec* specOf(const TrainingPolicy& policy, std::string_view name)
{
    const auto spec = std::ranges::find(policy.options, name, &OptionSpec::name);
    return spec == policy.options.end() ? nullptr : &*spec;
}

QLabel* makeLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

TrainingDialog::TrainingDialog(TrainingSetup proposal, QWidget* parent, QStringList documents)
    : QDialog(parent), m_proposal(std::move(proposal)), m_documents(std::move(documents))
{
    setObjectName(QStringLiteral("trainingDialog"));
    setProperty("sizesItself", true); // It unfolds.
    makeFields();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 2 * gridUnit);
    layout->setSpacing(gridUnit);
    layout->addWidget(m_subject);
    layout->addSpacing(gridUnit / 2);
    layout->addLayout(makeBasics());
    layout->addWidget(m_moreButton, 0, Qt::AlignLeft);
    layout->addWidget(m_more, 1);
    layout->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(gridUnit);
    buttons->addWidget(m_estimate, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_train);
    layout->addLayout(buttons);
    const auto wanted = findTrainingPolicy(m_proposal.policy);
    setPolicy(wanted ? **wanted : trainingPolicies().front());
    if (wanted)
        setValues(m_proposal.options);
    retranslate();
    restyle();
    showMore(false);
    refresh();
    m_policy->setFocus();
}

void TrainingDialog::makeFields()
{
    m_subject = makeLabel(this);
    m_subject->setObjectName(QStringLiteral("subject"));
    m_policyLabel = makeLabel(this);
    m_policy = new QComboBox(this);
    m_policy->setObjectName(QStringLiteral("policy"));
    for (const TrainingPolicy& known : trainingPolicies())
        m_policy->addItem(QString(), QString::fromStdString(known.id));
    connect(m_policy, &QComboBox::activated, this, [this] { setPolicy(policy()); });
    m_presetLabel = makeLabel(this);
    m_preset = new QComboBox(this);
    m_preset->setObjectName(QStringLiteral("preset"));
    connect(m_preset, &QComboBox::activated, this, &TrainingDialog::applyPreset);
    m_presetHelp = makeLabel(this);
    m_presetHelp->setObjectName(QStringLiteral("presetHelp"));
    m_presetHelp->setWordWrap(true);
    m_seedLabel = makeLabel(this);
    m_seed = new SeedField(m_proposal.seed, this);
    connect(m_seed, &QLineEdit::textChanged, this, &TrainingDialog::refresh);
    m_runsLabel = makeLabel(this);
    m_runs = new QSpinBox(this);
    m_runs->setObjectName(QStringLiteral("runs"));
    m_runs->setRange(1, mostRuns);
    m_runs->setAlignment(Qt::AlignRight);
    connect(m_runs, &QSpinBox::valueChanged, this, &TrainingDialog::refresh);
    m_control = new QCheckBox(this);
    m_control->setObjectName(QStringLiteral("withControl"));
    connect(m_control, &QCheckBox::toggled, this, &TrainingDialog::refresh);
    m_graphsLabel = makeLabel(this);
    m_networksLabel = makeLabel(this);
    m_networks = new QLineEdit(QString::fromStdString(m_proposal.networksFrom), this);
    m_networks->setObjectName(QStringLiteral("networksFrom"));
    connect(m_networks, &QLineEdit::textChanged, this, &TrainingDialog::refresh);
    m_browseNetworks = new QToolButton(this);
    m_browseNetworks->setObjectName(QStringLiteral("browseNetworks"));
    connect(m_browseNetworks, &QToolButton::clicked, this, &TrainingDialog::chooseNetworks);
    m_networksFault = makeLabel(this);
    m_networksFault->setObjectName(QStringLiteral("networksFault"));
    m_networksFault->setWordWrap(true);
    m_fileLabel = makeLabel(this);
    m_file = new QLineEdit(QString::fromStdString(m_proposal.checkpointFile), this);
    m_file->setObjectName(QStringLiteral("checkpointFile"));
    m_standardFile =
        m_proposal.problem && !m_proposal.resume && m_file->text() == standardCheckpointFile(m_proposal);
    connect(m_file, &QLineEdit::textEdited, this, [this] { m_standardFile = false; });
    connect(m_file, &QLineEdit::textChanged, this, &TrainingDialog::refresh);
    m_browse = new QToolButton(this);
    m_browse->setObjectName(QStringLiteral("browse"));
    connect(m_browse, &QToolButton::clicked, this, &TrainingDialog::chooseFile);
    m_resume = new QCheckBox(this);
    m_resume->setObjectName(QStringLiteral("resume"));
    m_resume->setChecked(m_proposal.resume);
    connect(m_resume, &QCheckBox::toggled, this, &TrainingDialog::refresh);
    m_eventsLabel = makeLabel(this);
    m_events = new EventFolderField(this);
    m_warning = makeLabel(this);
    m_warning->setObjectName(QStringLiteral("overwriteWarning"));
    m_warning->setWordWrap(true);
    m_moreButton = new QToolButton(this);
    m_moreButton->setObjectName(QStringLiteral("more"));
    m_moreButton->setAutoRaise(true);
    m_moreButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_moreButton, &QToolButton::clicked, this, [this] { showMore(!m_more->isVisible()); });
    m_more = new OptionForm(this);
    m_more->setObjectName(QStringLiteral("moreSettings"));
    connect(m_more, &OptionForm::changed, this, &TrainingDialog::refresh);
    m_estimate = new EstimateRow(this);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_train = new QPushButton(this);
    m_train->setObjectName(QStringLiteral("train"));
    m_train->setDefault(true);
    connect(m_train, &QPushButton::clicked, this, &QDialog::accept);
}

QGridLayout* TrainingDialog::makeBasics()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    grid->addWidget(m_policyLabel, 0, 0);
    grid->addWidget(m_policy, 0, 1);
    grid->addWidget(m_presetLabel, 0, 2);
    grid->addWidget(m_preset, 0, 3);
    grid->addWidget(m_presetHelp, 1, 1, 1, 3);
    m_stages = new QWidget(this);
    m_stages->setObjectName(QStringLiteral("stages"));
    grid->addWidget(m_stages, 2, 0, 1, 4);
    grid->addWidget(m_seedLabel, 3, 0);
    grid->addWidget(m_seed, 3, 1);
    grid->addWidget(m_runsLabel, 3, 2);
    grid->addWidget(m_runs, 3, 3);
    grid->addWidget(m_control, 4, 1, 1, 3);
    grid->addWidget(m_graphsLabel, 5, 0, Qt::AlignTop);
    grid->addWidget(makeGraphs(), 5, 1, 1, 3);
    const auto addFile = [grid](int row, QLabel* label, QLineEdit* name, QToolButton* browse) {
        auto* line = new QHBoxLayout;
        line->setSpacing(gridUnit / 2);
        line->addWidget(name);
        line->addWidget(browse);
        grid->addWidget(label, row, 0);
        grid->addLayout(line, row, 1, 1, 3);
    };
    addFile(6, m_networksLabel, m_networks, m_browseNetworks);
    grid->addWidget(m_networksFault, 7, 1, 1, 3);
    addFile(8, m_fileLabel, m_file, m_browse);
    grid->addWidget(m_warning, 9, 1, 1, 3);
    grid->addWidget(m_resume, 10, 1, 1, 3);
    grid->addWidget(m_eventsLabel, 11, 0);
    grid->addWidget(m_events, 11, 1, 1, 3);
    return grid;
}

QWidget* TrainingDialog::makeGraphs()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridUnit / 2);
    m_graphs = new QListWidget(row);
    m_graphs->setObjectName(QStringLiteral("furtherGraphs"));
    m_graphs->setUniformItemSizes(true);
    m_addGraph = new QToolButton(row);
    m_addGraph->setObjectName(QStringLiteral("addGraph"));
    m_addGraph->setPopupMode(QToolButton::InstantPopup);
    m_addGraph->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_addGraph->setAutoRaise(true);
    m_addGraph->setMenu(new QMenu(m_addGraph));
    m_removeGraph = new QToolButton(row);
    m_removeGraph->setObjectName(QStringLiteral("removeGraph"));
    connect(m_removeGraph, &QToolButton::clicked, this, [this] {
        delete m_graphs->takeItem(m_graphs->currentRow());
        refresh();
    });
    connect(m_graphs, &QListWidget::currentRowChanged, this, &TrainingDialog::refresh);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(gridUnit / 2);
    buttons->addWidget(m_addGraph);
    buttons->addWidget(m_removeGraph);
    layout->addWidget(m_graphs, 1000);
    layout->addLayout(buttons);
    layout->addStretch(1); // While there is no graph the button stands where fields begin.
    return row;
}

void TrainingDialog::fillGraphMenu()
{
    QMenu* menu = m_addGraph->menu();
    qDeleteAll(menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    menu->clear(); // Deletes no menus.
    const auto add = [this](QMenu* to, const QString& source) {
        QAction* action = to->addAction(sourceTitle(source));
        action->setProperty("data", true);
        connect(action, &QAction::triggered, this, [this, source] { addGraph(source); });
    };
    for (const QString& source : m_documents)
        add(menu, source);
    if (!m_documents.isEmpty())
        menu->addSeparator();
    QMenu* samples = menu->addMenu(tr("Samples"));
    for (const std::string& family : workloadIds())
        add(samples, QString::fromStdString(family));
    connect(menu->addAction(tr("File…")), &QAction::triggered, this, &TrainingDialog::chooseGraph);
}

void TrainingDialog::setEventFolder(const QString& folder) { m_events->setFolder(folder); }

void TrainingDialog::addGraph(const QString& source)
{
    for (int i = 0; i < m_graphs->count(); ++i)
        if (m_graphs->item(i)->data(Qt::UserRole).toString() == source)
            return;
    auto* item = new QListWidgetItem(sourceTitle(source), m_graphs);
    item->setData(Qt::UserRole, source);
    item->setToolTip(source);
    refresh();
}

const TrainingPolicy& TrainingDialog::policy() const
{
    return trainingPolicies()[static_cast<std::size_t>(m_policy->currentIndex())];
}

void TrainingDialog::setPolicy(const TrainingPolicy& chosen)
{
    m_applying = true;
    m_policy->setCurrentIndex(m_policy->findData(QString::fromStdString(chosen.id)));
    m_preset->clear();
    for (const TrainingPreset& preset : chosen.presets)
        m_preset->addItem(QString(), QString::fromStdString(preset.id));
    m_preset->addItem(QString());
    makeStages();
    std::vector<OptionSpec> rest;
    std::ranges::copy_if(chosen.options, std::back_inserter(rest),
                         [](const OptionSpec& spec) { return !isBasic(spec.name); });
    m_more->setSpecs(rest);
    m_applying = false;
    setValues(Options(chosen.options));
    retranslatePolicy();
}

void TrainingDialog::makeStages()
{
    m_basics.clear();
    m_stageTitles.clear();
    m_stageRows.clear();
    auto* before = m_stages->layout();
    qDeleteAll(m_stages->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    delete before;
    auto* grid = new QGridLayout(m_stages);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit);
    int column = 1;
    for (const Stage stage : stages) {
        if (!specOf(policy(), stageOption(stage, "episodes")))
            continue;
        m_stageTitles.emplace_back(stage, makeLabel(m_stages));
        grid->addWidget(m_stageTitles.back().second, 0, column);
        int line = 1;
        for (const std::string_view setting : stageSettings) {
            if (const OptionSpec* spec = specOf(policy(), stageOption(stage, setting))) {
                auto* editor = new OptionEditor(*spec, m_stages);
                connect(editor, &OptionEditor::changed, this, &TrainingDialog::refresh);
                m_basics.push_back(editor);
                grid->addWidget(editor, line, column, Qt::AlignTop);
                if (!grid->itemAtPosition(line, 0)) {
                    m_stageRows.emplace_back(setting, makeLabel(m_stages));
                    grid->addWidget(m_stageRows.back().second, line, 0);
                }
            }
            ++line;
        }
        grid->setColumnStretch(column++, 1);
    }
    m_stages->setVisible(!m_stageTitles.empty());
}

void TrainingDialog::setValues(const Options& values)
{
    m_applying = true;
    for (OptionEditor* editor : m_basics)
        if (values.all().contains(editor->spec().name))
            editor->setValue(values.all().at(editor->spec().name));
    m_more->setValues(values);
    m_applying = false;
    refresh();
}

TrainingOrder TrainingDialog::order() const
{
    TrainingOrder order;
    TrainingSetup& setup = order.setup;
    setup = m_proposal;
    setup.policy = policy().id;
    setup.options = Options(policy().options);
    for (const OptionEditor* editor : m_basics) {
        const auto written = editor->writeTo(setup.options);
        Q_ASSERT(written.ok());
    }
    for (const OptionEditor* editor : m_more->editors()) {
        const auto written = editor->writeTo(setup.options);
        Q_ASSERT(written.ok());
    }
    setup.seed = m_seed->seed().value_or(0);
    // However it is written, it is known by one name: two trainings must not have the same file.
    const QString file = m_file->text().trimmed();
    setup.checkpointFile = file.isEmpty() ? std::string() : QFileInfo(file).absoluteFilePath().toStdString();
    setup.resume = m_resume->isEnabled() && m_resume->isChecked();
    setup.networksFrom = setup.resume ? std::string() : m_networks->text().trimmed().toStdString();
    order.runs = m_runs->value();
    order.control = m_control->isEnabled() && m_control->isChecked();
    for (int i = 0; i < m_graphs->count(); ++i)
        order.furtherGraphs += m_graphs->item(i)->data(Qt::UserRole).toString();
    order.eventFolder = m_events->folder();
    return order;
}

bool TrainingDialog::complete() const
{
    return m_seed->seed() && m_more->valid() && networksThere() &&
           std::ranges::all_of(m_basics, [](const auto* editor) { return editor->valid(); });
}

bool TrainingDialog::networksThere() const
{
    const QString file = m_networks->text().trimmed();
    return file.isEmpty() || !m_networks->isEnabled() || QFileInfo(file).isFile();
}

void TrainingDialog::applyPreset(int index)
{
    const auto preset = trainingPreset(m_preset->itemData(index).toString().toStdString(), policy().id);
    if (preset)
        return setValues(*preset);
    refresh(); // "Own settings" is none.
}

void TrainingDialog::refresh()
{
    if (m_applying)
        return;
    m_resume->setEnabled(m_runs->value() == 1 && QFileInfo(m_file->text().trimmed()).isFile());
    const bool resumed = m_resume->isEnabled() && m_resume->isChecked(); // with the networks that it has
    m_networks->setEnabled(!resumed);
    m_browseNetworks->setEnabled(!resumed);
    m_networksFault->setVisible(!networksThere());
    m_networksFault->setText(tr("The file %1 does not exist.").arg(m_networks->text().trimmed()));
    const bool whole = complete();
    const bool trains = whole && plannedEpisodes(order().setup.options) > 0;
    m_train->setEnabled(trains);
    m_estimate->setOrder(trains ? std::optional(order()) : std::nullopt);
    if (whole && m_standardFile)
        if (const QString file = standardCheckpointFile(order().setup); file != m_file->text())
            return m_file->setText(file); // Comes back here.
    showWarning();
    m_removeGraph->setEnabled(m_graphs->currentRow() >= 0);
    m_removeGraph->setVisible(m_graphs->count() > 0);
    m_graphs->setVisible(m_graphs->count() > 0);
    int match = m_preset->count() - 1;
    bool control = false;
    if (whole) {
        const Options options = order().setup.options;
        control = options.all().contains("control") && options.flag("control");
        // As runs are called: of however many episodes.
        if (const TrainingPreset* preset = control ? nullptr : presetOf(policy(), options))
            match = m_preset->findData(QString::fromStdString(preset->id));
    }
    m_control->setEnabled(!control && specOf(policy(), "control"));
    m_preset->setCurrentIndex(match);
    const auto known = static_cast<std::size_t>(match);
    const QString source = QString::fromStdString(policy().source);
    m_presetHelp->setText(
        known < policy().presets.size()
            ? tr("%1 (%2)").arg(optionLabel({{}, {}, 0, 0, {}, policy().presets[known].help}), source)
            : source);
}

void TrainingDialog::showWarning()
{
    QStringList lost;
    const bool idle = complete() && plannedEpisodes(order().setup.options) == 0;
    if (complete() && !idle)
        for (const TrainingSetup& setup : trainingsOf(order(), {}))
            for (const std::string& written : {setup.checkpointFile, trainingLogBeside(setup.checkpointFile)})
                if (const QFileInfo file(QFile::decodeName(written.c_str()));
                    !setup.resume && !written.empty() && file.isFile()) {
                    lost += file.fileName();
                    break; // The log of a checkpoint that is there goes with it.
                }
    m_warning->setVisible(idle || !lost.isEmpty());
    m_warning->setText(
        idle ? tr("All stages have 0 episodes; enter at least 1 for one of them.")
        : lost.size() == 1
            ? tr("%1 already exists; a new training overwrites it.").arg(lost.first())
            : tr("%n checkpoint file(s) already exist, such as %1; a new training overwrites them.", nullptr,
                 static_cast<int>(lost.size()))
                  .arg(lost.value(0)));
}

void TrainingDialog::showMore(bool shown)
{
    m_more->setVisible(shown);
    m_moreButton->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
    const QSize whole = sizeForText({72 * gridUnit, 86 * gridUnit}, *this);
    resize(whole.width(), shown ? whole.height() : minimumSizeHint().height());
}

void TrainingDialog::chooseFile()
{
    const QString file = askSaveFile(this, tr("Checkpoint file"), m_file->text(),
                                     tr("Checkpoints (*.checkpoint)"), QFileDialog::DontConfirmOverwrite);
    if (file.isEmpty())
        return;
    m_standardFile = false;
    m_file->setText(file);
}

void TrainingDialog::chooseNetworks()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Networks to start from"), {},
                                                      tr("Checkpoints (*.checkpoint *.doppler)") +
                                                          QStringLiteral(";;") + tr("All files (*)"));
    if (!file.isEmpty())
        m_networks->setText(file);
}

void TrainingDialog::chooseGraph()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Graph to train on"), {}, graphFileFilters());
    if (!file.isEmpty())
        addGraph(file);
}

void TrainingDialog::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_subject->setPalette(muted);
    m_presetHelp->setPalette(muted);
    QPalette alarmed = palette();
    alarmed.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_warning->setPalette(alarmed);
    m_networksFault->setPalette(alarmed);
    QFont strong = font();
    strong.setBold(true);
    for (const auto& [stage, title] : m_stageTitles)
        title->setFont(strong);
    m_browse->setIcon(icon(QStringLiteral("open"), palette()));
    m_browseNetworks->setIcon(icon(QStringLiteral("open"), palette()));
    m_addGraph->setIcon(icon(QStringLiteral("add"), palette()));
    m_removeGraph->setIcon(icon(QStringLiteral("remove"), palette()));
    m_graphs->setFixedHeight(shownGraphs * (m_graphs->fontMetrics().height() + gridUnit) +
                             2 * m_graphs->frameWidth());
}

void TrainingDialog::retranslatePolicy()
{
    for (int i = 0; i + 1 < m_preset->count(); ++i)
        m_preset->setItemText(i, translatedText(m_preset->itemData(i).toString().toStdString()));
    m_preset->setItemText(m_preset->count() - 1, tr("Custom settings"));
    const std::array titles{tr("Stage I: imitation"), tr("Stage II: simulation"), tr("Stage III: engine")};
    for (const auto& [stage, label] : m_stageTitles)
        label->setText(titles[static_cast<std::size_t>(stage)]);
    const std::array names{tr("Episodes"), tr("Learning rate"), tr("Random actions (epsilon)")};
    for (const auto& [setting, label] : m_stageRows)
        label->setText(names[static_cast<std::size_t>(std::ranges::find(stageSettings, setting) -
                                                      stageSettings.begin())]);
    restyle();
    refresh();
}

void TrainingDialog::retranslate()
{
    setWindowTitle(tr("Train a policy"));
    if (m_proposal.problem)
        m_subject->setText(
            tr("%1 with %2 vertices, on %3")
                .arg(QString::fromStdString(m_proposal.problem->graph().name()),
                     QLocale().toString(static_cast<qulonglong>(m_proposal.problem->vertexCount())),
                     QString::fromStdString(m_proposal.problem->topology().name())));
    m_subject->setVisible(m_proposal.problem != nullptr);
    m_policyLabel->setText(tr("Policy"));
    m_policy->setAccessibleName(m_policyLabel->text());
    for (int i = 0; i < m_policy->count(); ++i)
        m_policy->setItemText(i, policyTitle(trainingPolicies()[static_cast<std::size_t>(i)]));
    m_presetLabel->setText(tr("Preset"));
    m_preset->setAccessibleName(m_presetLabel->text());
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(m_seedLabel->text());
    m_runsLabel->setText(tr("Trainings"));
    m_runs->setAccessibleName(m_runsLabel->text());
    m_runs->setToolTip(tr("Number of trainings; each uses the next seed"));
    m_control->setText(tr("Also train the controls: the same sampler without learning"));
    m_graphsLabel->setText(tr("More graphs"));
    m_graphs->setAccessibleName(tr("Further graphs to train on"));
    m_addGraph->setToolTip(tr("Add a graph; the training alternates between all its graphs"));
    m_addGraph->setAccessibleName(m_addGraph->toolTip());
    m_addGraph->setText(tr("Add a graph…"));
    m_removeGraph->setToolTip(tr("Remove the graph"));
    m_removeGraph->setAccessibleName(m_removeGraph->toolTip());
    fillGraphMenu();
    m_networksLabel->setText(tr("Start from"));
    m_networks->setAccessibleName(tr("Checkpoint whose networks the training starts from"));
    m_networks->setPlaceholderText(tr("None: new networks"));
    m_networks->setToolTip(tr("A checkpoint of the same policy and size; its graph and devices may differ"));
    m_browseNetworks->setToolTip(tr("Choose the checkpoint to start from"));
    m_browseNetworks->setAccessibleName(m_browseNetworks->toolTip());
    m_fileLabel->setText(tr("Checkpoint file"));
    m_file->setAccessibleName(m_fileLabel->text());
    m_file->setPlaceholderText(tr("None: the training can't be resumed"));
    m_file->setToolTip(tr("With several trainings, each file name contains the seed"));
    m_browse->setToolTip(tr("Choose a file"));
    m_browse->setAccessibleName(m_browse->toolTip());
    m_resume->setText(tr("Continue from this checkpoint"));
    m_eventsLabel->setText(tr("TensorBoard"));
    m_moreButton->setText(tr("More settings"));
    m_cancel->setText(tr("Cancel"));
    m_train->setText(tr("Train"));
    retranslatePolicy();
}

void TrainingDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
