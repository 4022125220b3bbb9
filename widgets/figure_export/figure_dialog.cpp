// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figure_export/figure_dialog.h"

#include "widgets/figure_export/rendered_figure.h"
#include "widgets/jobs/pending_write.h"
#include "widgets/shell/picture_export.h"
#include "widgets/shell/save_file.h"
#include "widgets/ui/text/text.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <memory>

namespace doppler {

namespace {

constexpr std::array themes{ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast};

} // namespace

FigureDialog::FigureDialog(std::vector<FigureSource> sources, QWidget* parent)
    : QDialog(parent), m_sources(std::move(sources)), m_source(new QComboBox), m_sourceLabel(new QLabel),
      m_preset(new QComboBox), m_presetLabel(new QLabel), m_width(new QDoubleSpinBox),
      m_widthLabel(new QLabel), m_points(new QDoubleSpinBox), m_pointsLabel(new QLabel),
      m_theme(new QComboBox), m_themeLabel(new QLabel), m_legend(new QCheckBox), m_labels(new QCheckBox),
      m_progress(new QProgressBar), m_state(new QLabel), m_export(new QPushButton), m_cancel(new QPushButton),
      m_job({[this](const QString& file) {
                 emit exported(file);
                 accept();
             },
             [this](const Error& error) {
                 m_fault = error;
                 refresh();
             },
             {}})
{
    setObjectName(QStringLiteral("figureDialog"));
    makeFields();
    connect(m_export, &QPushButton::clicked, this, &FigureDialog::ask);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] { m_job.cancel(); });
    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(2 * gridUnit);
    fields->setVerticalSpacing(gridUnit);
    fields->setColumnStretch(1, 1);
    const std::array<std::pair<QLabel*, QWidget*>, 5> all{{{m_sourceLabel, m_source},
                                                           {m_presetLabel, m_preset},
                                                           {m_widthLabel, m_width},
                                                           {m_pointsLabel, m_points},
                                                           {m_themeLabel, m_theme}}};
    for (int row = 0; row < static_cast<int>(all.size()); ++row) {
        const auto& [label, field] = all[static_cast<std::size_t>(row)];
        label->setBuddy(field);
        fields->addWidget(label, row, 0);
        fields->addWidget(field, row, 1);
    }
    fields->addWidget(m_legend, 5, 1);
    fields->addWidget(m_labels, 6, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_export);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addLayout(fields);
    page->addWidget(m_progress);
    page->addWidget(m_state);
    page->addStretch();
    page->addLayout(buttons);
    usePreset(figurePresets().front());
    retranslate();
}

void FigureDialog::makeFields()
{
    m_source->setObjectName(QStringLiteral("figureSource"));
    m_preset->setObjectName(QStringLiteral("figurePreset"));
    m_width->setObjectName(QStringLiteral("figureWidth"));
    m_points->setObjectName(QStringLiteral("figureFont"));
    m_theme->setObjectName(QStringLiteral("figureTheme"));
    m_legend->setObjectName(QStringLiteral("figureLegend"));
    m_labels->setObjectName(QStringLiteral("figureLabels"));
    m_progress->setObjectName(QStringLiteral("figureProgress"));
    m_state->setObjectName(QStringLiteral("figureState"));
    m_export->setObjectName(QStringLiteral("startExport"));
    m_cancel->setObjectName(QStringLiteral("cancelExport"));
    for (const FigureSource& source : m_sources)
        m_source->addItem(source.title);
    for (std::size_t i = 0; i < figurePresets().size(); ++i)
        m_preset->addItem({});
    for (std::size_t i = 0; i < themes.size(); ++i)
        m_theme->addItem({});
    m_width->setRange(narrowestFigure, widestFigure);
    m_width->setDecimals(1);
    m_points->setRange(smallestFigureFont, largestFigureFont);
    m_points->setDecimals(1);
    m_points->setSingleStep(0.5);
    connect(m_preset, &QComboBox::activated, this,
            [this](int index) { usePreset(figurePresets()[static_cast<std::size_t>(index)]); });
    m_progress->setRange(0, 0);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_export->setDefault(true);
    m_cancel->setAutoDefault(false);
}

FigureSpec FigureDialog::spec() const
{
    FigureSpec spec = figurePresets()[static_cast<std::size_t>(m_preset->currentIndex())];
    spec.millimetres = m_width->value();
    spec.points = m_points->value();
    spec.theme = themes[static_cast<std::size_t>(m_theme->currentIndex())];
    spec.legend = m_legend->isChecked();
    spec.labels = m_labels->isChecked();
    return spec;
}

void FigureDialog::usePreset(const FigureSpec& preset)
{
    const auto presets = figurePresets();
    m_preset->setCurrentIndex(
        static_cast<int>(std::ranges::find(presets, preset.id, &FigureSpec::id) - presets.begin()));
    m_width->setValue(preset.millimetres);
    m_points->setValue(preset.points);
    m_theme->setCurrentIndex(static_cast<int>(std::ranges::find(themes, preset.theme) - themes.begin()));
    m_legend->setChecked(preset.legend);
    m_labels->setChecked(preset.labels);
}

void FigureDialog::ask()
{
    const FigureSource& source = m_sources[static_cast<std::size_t>(m_source->currentIndex())];
    const QString file =
        askSaveFile(this, tr("Export figure"), source.name + QStringLiteral(".pdf"), pictureFilter());
    if (!file.isEmpty())
        exportTo(file);
}

void FigureDialog::exportTo(const QString& file)
{
    if (running())
        return;
    m_fault.reset();
    m_job.start([file, words = figureWords(spec()),
                 command = m_sources[static_cast<std::size_t>(m_source->currentIndex())].command,
                 pending = std::make_shared<PendingWrite>(file)](const std::stop_token& stop,
                                                                 const auto&) -> Result<QString> {
        const auto made = command();
        if (!made)
            return made.error();
        auto written = renderFigure(*made + words, file, stop);
        return written ? Result<QString>(file) : written.error();
    });
    refresh();
}

void FigureDialog::refresh()
{
    const bool running = this->running();
    for (QWidget* field : std::initializer_list<QWidget*>{m_source, m_preset, m_width, m_points, m_theme,
                                                          m_legend, m_labels, m_export})
        field->setEnabled(!running);
    m_progress->setVisible(running);
    m_state->setText(m_fault ? translated(*m_fault) : running ? tr("Drawing the figure…") : QString());
    m_state->setVisible(m_fault.has_value() || running);
}

void FigureDialog::retranslate()
{
    setWindowTitle(tr("Export figure"));
    m_sourceLabel->setText(tr("&Figure"));
    m_presetLabel->setText(tr("&Preset"));
    const QStringList presetNames{tr("One column"), tr("Two columns"), tr("Slide"), tr("Poster")};
    for (int i = 0; i < presetNames.size(); ++i)
        m_preset->setItemText(i, presetNames[i]);
    m_widthLabel->setText(tr("&Width"));
    m_width->setSuffix(tr(" mm"));
    m_pointsLabel->setText(tr("F&ont size"));
    m_points->setSuffix(tr(" pt"));
    m_themeLabel->setText(tr("&Theme"));
    const QStringList themeNames{tr("Light"), tr("Dark"), tr("High contrast")};
    for (int i = 0; i < themeNames.size(); ++i)
        m_theme->setItemText(i, themeNames[i]);
    m_legend->setText(tr("&Legend and keys"));
    m_labels->setText(tr("La&bels and titles"));
    m_export->setText(tr("&Export…"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Drawing the figure…"));
    refresh();
}

void FigureDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace doppler
