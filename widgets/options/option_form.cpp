// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/option_form.h"

#include "widgets/options/option_caption.h"
#include "widgets/options/option_editor.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollBar>
#include <algorithm>

namespace doppler {

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
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, gridUnit, 0);
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit + gridUnit / 2);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    int line = 0;
    for (const OptionSpec& spec : specs) {
        auto* editor = new OptionEditor(spec, content);
        connect(editor, &OptionEditor::changed, this, &OptionForm::changed);
        m_editors.push_back(editor);
        grid->addWidget(new OptionCaption(*editor, content), line, 0);
        grid->addWidget(editor, line, 1, Qt::AlignTop); // level with its label, as high as its fault needs
        ++line;
    }
    grid->setRowStretch(line, 1);
    delete takeWidget();
    setWidget(content);
    alignUnits(m_editors);
    restyle();
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
