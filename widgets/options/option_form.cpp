// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/option_form.h"

#include "widgets/options/option_caption.h"
#include "widgets/options/option_editor.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollBar>
#include <algorithm>

namespace doppler {

namespace {

constexpr int leastWidth = 46 * gridUnit; ///< Of a form with its fields next to their captions.

} // namespace

OptionForm::OptionForm(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("optionForm"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // Its fields take the focus and scroll themselves into view.
    setSpecs({});
}

void OptionForm::setSpecs(std::span<const OptionSpec> specs)
{
    m_editors.clear();
    m_captions.clear();
    auto* content = new QWidget;
    m_grid = new QGridLayout(content);
    m_grid->setContentsMargins(0, 0, gridUnit, 0);
    m_grid->setHorizontalSpacing(2 * gridUnit);
    for (const OptionSpec& spec : specs) {
        auto* editor = new OptionEditor(spec, content);
        connect(editor, &OptionEditor::changed, this, &OptionForm::changed);
        m_editors.push_back(editor);
        m_captions.push_back(new OptionCaption(*editor, content));
    }
    arrange();
    delete takeWidget();
    setWidget(content);
    alignUnits(m_editors);
    restyle();
}

/// Fields next to their captions, or below them where a caption would get only a few words in a line.
void OptionForm::arrange()
{
    m_grid->setColumnStretch(0, 3);
    m_grid->setColumnStretch(1, m_narrow ? 0 : 2);
    m_grid->setVerticalSpacing(m_narrow ? gridUnit / 2 : gridUnit + gridUnit / 2);
    constexpr int lines = 3; // Caption, field if it is below, and a gap to the next caption.
    for (int i = 0; i < static_cast<int>(m_editors.size()); ++i) {
        OptionEditor* editor = m_editors[static_cast<std::size_t>(i)];
        m_grid->addWidget(m_captions[static_cast<std::size_t>(i)], lines * i, 0);
        // Level with its label, as high as its fault needs.
        m_grid->addWidget(editor, lines * i + (m_narrow ? 1 : 0), m_narrow ? 0 : 1, Qt::AlignTop);
        m_grid->setRowMinimumHeight(lines * i + 2, m_narrow ? gridUnit : 0);
    }
    m_grid->setRowStretch(lines * static_cast<int>(m_editors.size()), 1);
}

void OptionForm::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const bool narrow = width() < leastWidth * textScale(font());
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    for (std::size_t i = 0; i < m_editors.size(); ++i) {
        m_grid->removeWidget(m_captions[i]);
        m_grid->removeWidget(m_editors[i]);
    }
    arrange();
}

void OptionForm::setValues(const Options& values)
{
    for (OptionEditor* editor : m_editors)
        if (const auto at = values.all().find(editor->spec().name); at != values.all().end())
            editor->setValue(at->second);
}

bool OptionForm::valid() const
{
    return std::ranges::all_of(m_editors, [](const OptionEditor* editor) { return editor->valid(); });
}

Options OptionForm::values() const
{
    Options values;
    for (const OptionEditor* editor : m_editors) {
        const auto written = editor->writeTo(values);
        Q_ASSERT(written.ok());
    }
    return values;
}

bool OptionForm::showFault(const Error& error)
{
    for (const MessageValue& argument : error.message.arguments)
        for (OptionEditor* editor : m_editors)
            if (argument.text == editor->spec().name) {
                editor->showFault(error);
                ensureWidgetVisible(editor);
                return true;
            }
    return false;
}

void OptionForm::restyle()
{
    QPalette flat = palette();
    flat.setColor(QPalette::Base, flat.color(QPalette::Window));
    verticalScrollBar()->setPalette(flat);
}

void OptionForm::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        alignUnits(m_editors);
    else if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace doppler
