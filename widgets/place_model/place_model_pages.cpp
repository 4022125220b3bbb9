// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the wizard: their fields, their texts and what can be chosen.
#include "core/catalog/machine_topology.h"
#include "widgets/place_model/place_model_wizard.h"
#include "widgets/place_model/placed_model_text.h"
#include "widgets/shell/save_file.h"
#include "widgets/ui/text/devices_text.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/file_filters.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTextBrowser>

namespace doppler {

namespace {

constexpr int longestPath = 4096;

QLabel* noteLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

/// A caption, a field with a button next to it, and a note, from the top of a page.
QWidget* fieldPage(QLabel* caption, QLineEdit* field, QPushButton* browse, QLabel* note)
{
    caption->setBuddy(field);
    browse->setAutoDefault(false);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridUnit);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridUnit);
    row->addWidget(field, 1);
    row->addWidget(browse);
    column->addWidget(caption);
    column->addLayout(row);
    column->addWidget(note);
    column->addStretch();
    return page;
}

} // namespace

PlaceModelWizard::PlaceModelWizard(Workbench& workbench, Settings& settings, QWidget* parent)
    : QDialog(parent), m_workbench(workbench), m_settings(settings), m_step(new QLabel),
      m_pages(new QStackedWidget), m_fileLabel(new QLabel), m_file(new QLineEdit),
      m_browseFile(new QPushButton), m_fileNote(noteLabel()), m_devicesLabel(new QLabel),
      m_devices(new QLineEdit), m_browseDevices(new QPushButton), m_machine(noteLabel()),
      m_goals(new QButtonGroup(this)), m_secondsLabel(new QLabel), m_seconds(new QDoubleSpinBox),
      m_slackLabel(new QLabel), m_slack(new QDoubleSpinBox), m_progress(new QProgressBar),
      m_state(noteLabel()), m_text(new QTextBrowser), m_savePlacement(new QPushButton),
      m_savePage(new QPushButton), m_back(new QPushButton), m_next(new QPushButton), m_close(new QPushButton),
      m_job({[this](const PlacedModel& placed) { take(placed); }, [this](const Error& error) { fail(error); },
             [this](const PlaceModelProgress& progress) { follow(progress); }})
{
    setObjectName(QStringLiteral("placeModelWizard"));
    QFont bold = m_step->font();
    bold.setWeight(QFont::DemiBold);
    m_step->setFont(bold);
    m_step->setObjectName(QStringLiteral("step"));
    m_pages->addWidget(makeFilePage());
    m_pages->addWidget(makeMachinePage());
    m_pages->addWidget(makeGoalPage());
    m_pages->addWidget(makeOutcomePage());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * gridUnit, 2 * gridUnit, 3 * gridUnit, 2 * gridUnit);
    column->setSpacing(2 * gridUnit);
    column->addWidget(m_step);
    column->addWidget(m_pages, 1);
    setUpButtons();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(gridUnit);
    buttons->addWidget(m_savePlacement);
    buttons->addWidget(m_savePage);
    buttons->addStretch();
    for (QPushButton* button : {m_close, m_back, m_next})
        buttons->addWidget(button);
    column->addLayout(buttons);
    connect(this, &QDialog::rejected, this, [this] { m_job.cancel(); });
    resize(sizeForText({92 * gridUnit, 66 * gridUnit}, *this));
    readChoices();
    retranslate();
    turnTo(File);
}

void PlaceModelWizard::setUpButtons()
{
    m_next->setObjectName(QStringLiteral("next"));
    m_back->setObjectName(QStringLiteral("back"));
    m_close->setObjectName(QStringLiteral("close"));
    m_savePlacement->setObjectName(QStringLiteral("savePlacement"));
    m_savePage->setObjectName(QStringLiteral("savePage"));
    m_next->setDefault(true);
    for (QPushButton* button : {m_back, m_close, m_savePlacement, m_savePage})
        button->setAutoDefault(false);
    connect(m_next, &QPushButton::clicked, this, &PlaceModelWizard::goOn);
    connect(m_back, &QPushButton::clicked, this, &PlaceModelWizard::goBack);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_savePlacement, &QPushButton::clicked, this, [this] {
        const QString name = QFileInfo(m_placedFile).completeBaseName() + QStringLiteral(".device_map.json");
        const QString file = askSaveFile(this, tr("Save placement"), name, placementFileFilter());
        if (!file.isEmpty())
            savePlacement(file);
    });
    connect(m_savePage, &QPushButton::clicked, this, [this] {
        const QString name = QFileInfo(m_placedFile).completeBaseName() + QStringLiteral(".html");
        const QString file = askSaveFile(this, tr("Save page"), name, tr("Web pages (*.html)"));
        if (!file.isEmpty())
            savePage(file);
    });
}

QWidget* PlaceModelWizard::makeFilePage()
{
    m_file->setObjectName(QStringLiteral("modelFile"));
    m_file->setMaxLength(longestPath);
    m_browseFile->setObjectName(QStringLiteral("browseFile"));
    connect(m_file, &QLineEdit::textChanged, this, &PlaceModelWizard::refresh);
    connect(m_browseFile, &QPushButton::clicked, this, &PlaceModelWizard::browseFile);
    return fieldPage(m_fileLabel, m_file, m_browseFile, m_fileNote);
}

QWidget* PlaceModelWizard::makeMachinePage()
{
    m_devices->setObjectName(QStringLiteral("modelDevices"));
    m_devices->setMaxLength(longestPath);
    auto* completer = new QCompleter(presetNames() + catalogDeviceNames(), m_devices);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_devices->setCompleter(completer);
    m_machine->setObjectName(QStringLiteral("machineNote"));
    m_browseDevices->setObjectName(QStringLiteral("browseDevices"));
    connect(m_devices, &QLineEdit::textChanged, this, &PlaceModelWizard::refresh);
    connect(m_browseDevices, &QPushButton::clicked, this, &PlaceModelWizard::browseDevices);
    return fieldPage(m_devicesLabel, m_devices, m_browseDevices, m_machine);
}

QLayout* PlaceModelWizard::makeLimits()
{
    m_seconds->setObjectName(QStringLiteral("seconds"));
    m_seconds->setRange(0.5, 86400);
    m_seconds->setDecimals(1);
    m_secondsLabel->setBuddy(m_seconds);
    m_slack->setObjectName(QStringLiteral("slack"));
    m_slack->setRange(0, 1000);
    m_slack->setDecimals(0);
    m_slackLabel->setBuddy(m_slack);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit);
    grid->setColumnStretch(2, 1); // The fields are as wide as the wider one.
    grid->addWidget(m_secondsLabel, 0, 0);
    grid->addWidget(m_seconds, 0, 1);
    grid->addWidget(m_slackLabel, 1, 0);
    grid->addWidget(m_slack, 1, 1);
    return grid;
}

QWidget* PlaceModelWizard::makeGoalPage()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * gridUnit);
    for (std::size_t i = 0; i < m_goalButtons.size(); ++i) {
        m_goalButtons[i] = new QRadioButton;
        const std::string_view name = placingGoalName(static_cast<PlacingGoal>(i));
        m_goalButtons[i]->setObjectName(QStringLiteral("goal_") +
                                        QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        m_goals->addButton(m_goalButtons[i], static_cast<int>(i));
        m_goalNotes[i] = noteLabel();
        m_goalNotes[i]->setObjectName(m_goalButtons[i]->objectName() + QStringLiteral("_note"));
        m_goalNotes[i]->setContentsMargins(3 * gridUnit, 0, 0, 0); // An indent would also be above the text.
        auto* goal = new QVBoxLayout;
        goal->setSpacing(gridUnit / 2);
        goal->addWidget(m_goalButtons[i]);
        goal->addWidget(m_goalNotes[i]);
        column->addLayout(goal);
    }
    connect(m_goals, &QButtonGroup::idToggled, this, &PlaceModelWizard::refresh);
    column->addLayout(makeLimits());
    column->addStretch();
    return page;
}

QWidget* PlaceModelWizard::makeOutcomePage()
{
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(gridUnit);
    m_progress->setRange(0, 1000);
    m_state->setObjectName(QStringLiteral("state"));
    m_text->setObjectName(QStringLiteral("placedText"));
    m_text->setOpenLinks(false);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridUnit);
    column->addWidget(m_progress);
    column->addWidget(m_state);
    column->addWidget(m_text, 1);
    return page;
}

/// What the text of the machine means, or why it means nothing.
void PlaceModelWizard::explainMachine()
{
    const QString text = m_devices->text().trimmed();
    DevicesText meaning;
    if (text.isEmpty())
        meaning.explanation = tr("Devices by count and name such as 2xH100 or 1xA100+cpu, a preset such as "
                                 "4xP100, this machine (local), or a file of devices.");
    else if (isLocalMachine(text.toStdString()))
        meaning = {text, tr("The cores of this machine, which are measured first: about five seconds."), {}};
    else if (QFileInfo(text).isFile())
        meaning = {text, tr("Devices and links of this file."), {}};
    else
        meaning = readDevicesText(text.left(longestDevicesText));
    m_machineValid = !meaning.devices.isEmpty();
    m_machine->setText(meaning.fault.isEmpty() ? meaning.explanation : meaning.fault);
    QPalette colors = palette();
    if (!meaning.fault.isEmpty())
        colors.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_machine->setPalette(colors);
}

void PlaceModelWizard::refresh()
{
    explainMachine();
    const bool running = m_job.running();
    const bool fails = m_fault && page() == Outcome;
    const QString titles[]{tr("Step 1 of 3: the model"), tr("Step 2 of 3: the machine"),
                           tr("Step 3 of 3: the goal"),
                           running ? tr("Placing the model…")
                           : fails ? tr("No placement")
                                   : tr("Result")};
    m_step->setText(titles[page()]);
    m_slack->setEnabled(goal() == PlacingGoal::Memory);
    m_slackLabel->setEnabled(m_slack->isEnabled());
    m_fileNote->setText(m_file->text().trimmed().isEmpty() || fileValid()
                            ? tr("An ONNX or TensorFlow model, a profile of PyTorch, or any other graph "
                                 "that the window opens.")
                            : tr("There is no such file."));
    m_next->setEnabled(page() == File      ? fileValid()
                       : page() == Machine ? m_machineValid
                       : page() == Goal    ? true
                                           : m_placed.has_value());
    m_next->setText(page() == Goal ? tr("&Place") : page() == Outcome ? tr("&Open in window") : tr("&Next"));
    m_back->setEnabled(page() != File && !(running && m_stopping));
    m_back->setText(running ? tr("&Stop") : tr("&Back"));
    m_back->setToolTip(running ? tr("End the search with the best placement so far") : QString());
    for (QPushButton* button : {m_savePlacement, m_savePage}) {
        button->setVisible(page() == Outcome);
        button->setEnabled(m_placed.has_value());
    }
    m_progress->setVisible(running);
    m_progress->setValue(m_last ? static_cast<int>(1000 * m_last->spent) : 0);
    m_text->setVisible(m_placed.has_value());
    QStringList state;
    if (m_fault)
        state << translated(*m_fault);
    else if (m_placed)
        state << translated(placingGoalText(m_placed->goal));
    else if (m_last) {
        state << placingPhaseText(m_last->phase);
        if (m_last->best)
            state << tr("best so far: %1").arg(formatSeconds(m_last->best->makespan));
        if (m_stopping)
            state << tr("stopping…");
    }
    m_state->setText(state.join(QStringLiteral(" · ")));
}

void PlaceModelWizard::retranslate()
{
    setWindowTitle(tr("Place my model"));
    m_fileLabel->setText(tr("&Model file"));
    m_file->setAccessibleName(tr("Model file"));
    m_browseFile->setText(tr("B&rowse…"));
    m_devicesLabel->setText(tr("&Machine"));
    m_devices->setAccessibleName(tr("Machine"));
    m_devices->setPlaceholderText(tr("2xH100, 1xA100+cpu, 2 nodes of 8xH100"));
    m_machine->setAccessibleName(tr("Meaning of the machine"));
    m_browseDevices->setText(tr("B&rowse…"));
    const QString notes[]{
        tr("One item, such as one batch or one request, is done as early as possible."),
        tr("A stream of items yields results as often as possible: the busiest device or channel has as "
           "little work per item as possible. Needs enough items under way at once."),
        tr("The fullest device holds as little as possible, among runs that are close to the fastest.")};
    for (std::size_t i = 0; i < m_goalButtons.size(); ++i) {
        m_goalButtons[i]->setText(placingGoalTitle(static_cast<PlacingGoal>(i)));
        m_goalButtons[i]->setAccessibleDescription(notes[i]);
        m_goalNotes[i]->setText(notes[i]);
    }
    m_secondsLabel->setText(tr("&Time budget"));
    m_seconds->setSuffix(tr(" s"));
    m_slackLabel->setText(tr("Accepted &delay"));
    m_slack->setSuffix(tr(" %"));
    m_slack->setToolTip(tr("Memory: how much longer than the fastest run a run may be"));
    m_progress->setAccessibleName(tr("Progress"));
    m_text->setAccessibleName(tr("Result"));
    m_savePlacement->setText(tr("Save p&lacement…"));
    m_savePage->setText(tr("Save pa&ge…"));
    m_savePage->setToolTip(tr("Save the page that explains the placement"));
    m_close->setText(tr("Close"));
    if (m_placed)
        m_text->setHtml(placedModelText(*m_placed));
    refresh();
}

void PlaceModelWizard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace doppler
