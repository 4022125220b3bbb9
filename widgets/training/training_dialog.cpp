// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_dialog.h"

#include "widgets/options/option_editor.h"
#include "widgets/text.h"
#include "widgets/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

/// What most people want to set, by stage; everything else is under "More settings".
struct StageRow {
    std::string_view first;
    std::string_view second;
};
constexpr std::array<StageRow, 3> stageRows{{{"stage1_episodes", "stage2_episodes"},
                                             {"stage1_learning_rate", "stage2_learning_rate"},
                                             {"stage1_epsilon", "stage2_epsilon"}}};

bool isBasic(std::string_view name)
{
    return std::any_of(stageRows.begin(), stageRows.end(),
                       [name](const StageRow& row) { return row.first == name || row.second == name; });
}

const OptionSpec& specOf(std::string_view name)
{
    const auto specs = trainingOptions();
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [name](const auto& s) { return s.name == name; });
    Q_ASSERT(spec != specs.end());
    return *spec;
}

QLabel* makeLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

TrainingDialog::TrainingDialog(TrainingSetup proposal, QWidget* parent)
    : QDialog(parent), m_proposal(std::move(proposal))
{
    setObjectName(QStringLiteral("trainingDialog"));
    makeFields();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 2 * gridUnit);
    layout->setSpacing(2 * gridUnit);
    layout->addWidget(m_subject);
    layout->addLayout(makeBasics());
    layout->addWidget(m_moreButton, 0, Qt::AlignLeft);
    layout->addWidget(makeMore(), 1);
    layout->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(gridUnit);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_train);
    layout->addLayout(buttons);
    for (OptionEditor* editor : m_editors)
        editor->setValue(m_proposal.options.all().at(editor->spec().name));
    retranslate();
    restyle();
    showMore(false);
    refresh();
    m_editors.front()->setFocus();
}

void TrainingDialog::makeFields()
{
    m_subject = makeLabel(this);
    m_subject->setObjectName(QStringLiteral("subject"));
    m_presetLabel = makeLabel(this);
    m_preset = new QComboBox(this);
    m_preset->setObjectName(QStringLiteral("preset"));
    for (const std::string& name : trainingPresetNames())
        m_preset->addItem(QString(), QString::fromStdString(name));
    m_preset->addItem(QString());
    connect(m_preset, &QComboBox::activated, this, &TrainingDialog::applyPreset);
    m_seedLabel = makeLabel(this);
    m_seed = new QLineEdit(QString::number(m_proposal.seed), this);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setAlignment(Qt::AlignRight);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    connect(m_seed, &QLineEdit::textChanged, this, &TrainingDialog::refresh);
    m_fileLabel = makeLabel(this);
    m_file = new QLineEdit(QString::fromStdString(m_proposal.checkpointFile), this);
    m_file->setObjectName(QStringLiteral("checkpointFile"));
    connect(m_file, &QLineEdit::textChanged, this, &TrainingDialog::refresh);
    m_browse = new QToolButton(this);
    m_browse->setObjectName(QStringLiteral("browse"));
    connect(m_browse, &QToolButton::clicked, this, &TrainingDialog::chooseFile);
    m_resume = new QCheckBox(this);
    m_resume->setObjectName(QStringLiteral("resume"));
    m_resume->setChecked(m_proposal.resume);
    m_moreButton = new QToolButton(this);
    m_moreButton->setObjectName(QStringLiteral("more"));
    m_moreButton->setAutoRaise(true);
    m_moreButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_moreButton, &QToolButton::clicked, this, [this] { showMore(!m_more->isVisible()); });
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_train = new QPushButton(this);
    m_train->setObjectName(QStringLiteral("train"));
    m_train->setDefault(true);
    connect(m_train, &QPushButton::clicked, this, &QDialog::accept);
}

OptionEditor* TrainingDialog::addEditor(const OptionSpec& spec)
{
    auto* editor = new OptionEditor(spec, this);
    connect(editor, &OptionEditor::changed, this, &TrainingDialog::refresh);
    m_editors.push_back(editor);
    return editor;
}

QGridLayout* TrainingDialog::makeBasics()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit);
    grid->addWidget(m_presetLabel, 0, 0);
    grid->addWidget(m_preset, 0, 1);
    grid->setRowMinimumHeight(1, gridUnit);
    for (int stage = 0; stage < 2; ++stage) {
        m_stageTitles.push_back(makeLabel(this));
        grid->addWidget(m_stageTitles.back(), 2, 1 + stage);
        grid->setColumnStretch(1 + stage, 1);
    }
    int line = 3;
    for (const StageRow& row : stageRows) {
        m_stageRows.push_back(makeLabel(this));
        grid->addWidget(m_stageRows.back(), line, 0);
        grid->addWidget(addEditor(specOf(row.first)), line, 1, Qt::AlignTop);
        grid->addWidget(addEditor(specOf(row.second)), line, 2, Qt::AlignTop);
        ++line;
    }
    grid->setRowMinimumHeight(line++, gridUnit);
    grid->addWidget(m_seedLabel, line, 0);
    grid->addWidget(m_seed, line++, 1);
    auto* file = new QHBoxLayout;
    file->setSpacing(gridUnit / 2);
    file->addWidget(m_file);
    file->addWidget(m_browse);
    grid->addWidget(m_fileLabel, line, 0);
    grid->addLayout(file, line++, 1, 1, 2);
    grid->addWidget(m_resume, line, 1, 1, 2);
    return grid;
}

QWidget* TrainingDialog::makeMore()
{
    m_more = new QScrollArea(this);
    m_more->setObjectName(QStringLiteral("moreSettings"));
    m_more->setFrameShape(QFrame::NoFrame);
    m_more->setWidgetResizable(true);
    m_more->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, gridUnit, 0);
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit);
    int line = 0;
    for (const OptionSpec& spec : trainingOptions()) {
        if (isBasic(spec.name))
            continue;
        auto* help = makeLabel(content);
        help->setWordWrap(true);
        m_helpLabels.emplace_back(&spec, help);
        grid->addWidget(help, line, 0, Qt::AlignVCenter);
        grid->addWidget(addEditor(spec), line, 1, Qt::AlignVCenter);
        ++line;
    }
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    m_more->setWidget(content);
    return m_more;
}

TrainingSetup TrainingDialog::setup() const
{
    TrainingSetup setup = m_proposal;
    for (const OptionEditor* editor : m_editors) {
        const auto written = editor->writeTo(setup.options);
        Q_ASSERT(written.ok());
    }
    setup.seed = m_seed->text().toULongLong();
    setup.checkpointFile = m_file->text().trimmed().toStdString();
    setup.resume = m_resume->isEnabled() && m_resume->isChecked();
    return setup;
}

bool TrainingDialog::complete() const
{
    return m_seed->hasAcceptableInput() && std::all_of(m_editors.begin(), m_editors.end(),
                                                       [](const auto* editor) { return editor->valid(); });
}

void TrainingDialog::applyPreset(int index)
{
    const auto preset = trainingPreset(m_preset->itemData(index).toString().toStdString());
    if (!preset) // "Own settings" is none.
        return refresh();
    m_applying = true;
    for (OptionEditor* editor : m_editors)
        editor->setValue(preset->all().at(editor->spec().name));
    m_applying = false;
    refresh();
}

void TrainingDialog::refresh()
{
    if (m_applying)
        return;
    const bool whole = complete();
    m_train->setEnabled(whole);
    m_resume->setEnabled(QFileInfo(m_file->text().trimmed()).isFile());
    int match = m_preset->count() - 1;
    if (whole)
        for (int i = 0; i + 1 < m_preset->count(); ++i) {
            const auto preset = trainingPreset(m_preset->itemData(i).toString().toStdString());
            if (preset && preset->all() == setup().options.all())
                match = i;
        }
    m_preset->setCurrentIndex(match);
}

void TrainingDialog::showMore(bool shown)
{
    m_more->setVisible(shown);
    m_moreButton->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
    resize(60 * gridUnit, shown ? 80 * gridUnit : minimumSizeHint().height());
}

void TrainingDialog::chooseFile()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Checkpoint file"), m_file->text(),
                                                      tr("Checkpoints (*.doppler)"), nullptr,
                                                      QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty())
        m_file->setText(file);
}

void TrainingDialog::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_subject->setPalette(muted);
    QFont strong = font();
    strong.setBold(true);
    for (QLabel* title : m_stageTitles)
        title->setFont(strong);
    QPalette flat = palette();
    flat.setColor(QPalette::Base, flat.color(QPalette::Window));
    m_more->verticalScrollBar()->setPalette(flat);
    m_browse->setIcon(icon(QStringLiteral("open"), palette()));
}

void TrainingDialog::retranslate()
{
    setWindowTitle(tr("Train DOPPLER"));
    if (m_proposal.problem)
        m_subject->setText(
            tr("%1 with %2 vertices, on %3")
                .arg(QString::fromStdString(m_proposal.problem->graph().name()),
                     QLocale().toString(static_cast<qulonglong>(m_proposal.problem->vertexCount())),
                     QString::fromStdString(m_proposal.problem->topology().name())));
    m_subject->setVisible(m_proposal.problem != nullptr);
    m_presetLabel->setText(tr("Preset"));
    m_preset->setAccessibleName(m_presetLabel->text());
    for (int i = 0; i + 1 < m_preset->count(); ++i)
        m_preset->setItemText(i, translatedText(m_preset->itemData(i).toString().toStdString()));
    m_preset->setItemText(m_preset->count() - 1, tr("Own settings"));
    m_stageTitles[0]->setText(tr("Stage I: imitation"));
    m_stageTitles[1]->setText(tr("Stage II: simulation"));
    const std::array names{tr("Episodes"), tr("Learning rate"), tr("Random actions (epsilon)")};
    for (std::size_t i = 0; i < m_stageRows.size(); ++i)
        m_stageRows[i]->setText(names[i]);
    for (const auto& [spec, label] : m_helpLabels)
        label->setText(optionLabel(*spec));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(m_seedLabel->text());
    m_fileLabel->setText(tr("Checkpoint file"));
    m_file->setAccessibleName(m_fileLabel->text());
    m_file->setPlaceholderText(tr("None: the run can't be resumed"));
    m_browse->setToolTip(tr("Choose a file"));
    m_browse->setAccessibleName(m_browse->toolTip());
    m_resume->setText(tr("Go on from this checkpoint"));
    m_moreButton->setText(tr("More settings"));
    m_cancel->setText(tr("Cancel"));
    m_train->setText(tr("Train"));
}

void TrainingDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
