// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/given_options_dialog.h"

#include "widgets/options/option_editor.h"
#include "widgets/theme.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

namespace doppler {

GivenOptionsDialog::GivenOptionsDialog(const QString& file, std::span<const OptionSpec> specs,
                                       const GivenOptions& before, QWidget* parent)
    : QDialog(parent), m_file(file), m_text(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("givenOptionsDialog"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, gridUnit, 0);
    form->setHorizontalSpacing(2 * gridUnit);
    form->setVerticalSpacing(gridUnit);
    for (const OptionSpec& spec : specs) {
        auto* editor = new OptionEditor(spec);
        Options given(std::span(&spec, 1));
        for (const auto& [name, value] : before)
            if (name == spec.name && given.set(std::span(&spec, 1), name, value))
                editor->setValue(given.all().at(name));
        auto* label = new QLabel(QString::fromStdString(spec.name));
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(editor);
        form->addRow(label, editor);
        connect(editor, &OptionEditor::changed, this, &GivenOptionsDialog::refresh);
        m_editors.push_back(editor);
    }
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(fields);
    constexpr int mostHeight = 360;
    scroll->setMinimumHeight(std::min(fields->sizeHint().height() + gridUnit, mostHeight));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 2 * gridUnit);
    column->setSpacing(2 * gridUnit);
    column->addWidget(m_text);
    column->addWidget(scroll, 1);
    column->addWidget(m_buttons);
    constexpr int width = 420;
    resize(width, sizeHint().height());
    retranslate();
    refresh();
    if (!m_editors.empty())
        m_editors.front()->setFocus();
}

GivenOptions GivenOptionsDialog::values() const
{
    GivenOptions out;
    for (const OptionEditor* editor : m_editors) {
        Options value;
        if (editor->writeTo(value))
            out.emplace_back(editor->spec().name, toString(value.all().at(editor->spec().name)));
    }
    return out;
}

void GivenOptionsDialog::refresh()
{
    m_buttons->button(QDialogButtonBox::Open)
        ->setEnabled(
            std::ranges::all_of(m_editors, [](const OptionEditor* editor) { return editor->valid(); }));
}

void GivenOptionsDialog::retranslate()
{
    setWindowTitle(tr("Open graph"));
    const QString help = m_editors.empty() ? QString() : optionLabel(m_editors.front()->spec());
    const bool same = std::ranges::all_of(
        m_editors, [&](const OptionEditor* editor) { return optionLabel(editor->spec()) == help; });
    const QString text =
        tr("%1 can't be opened before these values are given.").arg(QFileInfo(m_file).fileName());
    m_text->setText(same && !help.isEmpty() ? text + QLatin1Char('\n') + help + QLatin1Char(':') : text);
    m_buttons->button(QDialogButtonBox::Open)->setText(tr("&Open"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

void GivenOptionsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
