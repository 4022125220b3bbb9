// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/given_options_dialog.h"

#include "core/catalog/graph_file.h"
#include "widgets/options/option_caption.h"
#include "widgets/options/option_editor.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

namespace doppler {

GivenOptionsDialog::GivenOptionsDialog(const QString& file, std::span<const OptionSpec> specs,
                                       const GivenOptions& before, bool all, QWidget* parent)
    : QDialog(parent), m_file(file), m_all(all), m_text(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("givenOptionsDialog"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* fields = new QWidget;
    auto* form = new QGridLayout(fields);
    form->setContentsMargins(0, 0, gridUnit, 0);
    form->setHorizontalSpacing(2 * gridUnit);
    form->setVerticalSpacing(gridUnit + gridUnit / 2);
    form->setColumnStretch(0, m_all ? 3 : 1);
    form->setColumnStretch(1, m_all ? 2 : 1);
    const Options given = withGiven(specs, before);
    for (const OptionSpec& spec : specs) {
        auto* editor = new OptionEditor(spec);
        editor->setValue(given.all().at(spec.name));
        if (namesFile(spec))
            addBrowseButton(editor);
        m_captions.push_back(new OptionCaption(*editor));
        form->addWidget(m_captions.back(), form->rowCount(), 0);
        form->addWidget(editor, form->rowCount() - 1, 1, Qt::AlignTop);
        connect(editor, &OptionEditor::changed, this, &GivenOptionsDialog::refresh);
        m_editors.push_back(editor);
    }
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(fields);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 2 * gridUnit);
    column->setSpacing(2 * gridUnit);
    column->addWidget(m_text);
    column->addWidget(scroll, 1);
    column->addWidget(m_buttons);
    retranslate();
    constexpr int mostHeight = 360;
    const int wide = sizeForText({m_all ? 560 : 420, mostHeight}, *this).width();
    const int height =
        form->hasHeightForWidth() ? form->heightForWidth(wide - 6 * gridUnit) : form->sizeHint().height();
    scroll->setMinimumHeight(std::min(height + gridUnit, mostHeight));
    resize(wide, sizeHint().height());
    refresh();
    if (!m_editors.empty())
        m_editors.front()->setFocus();
}

/// It chooses a file.
void GivenOptionsDialog::addBrowseButton(OptionEditor* editor)
{
    auto* browse = new QPushButton;
    browse->setObjectName(editor->objectName() + QStringLiteral("_browse"));
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, [this, editor] {
        const QString file =
            QFileDialog::getOpenFileName(this, optionLabel(editor->spec()), QFileInfo(m_file).absolutePath());
        if (!file.isEmpty())
            editor->setValue(QFile::encodeName(file).toStdString());
    });
    m_browseButtons.push_back(browse);
    editor->addBeside(browse);
}

GivenOptions GivenOptionsDialog::values() const
{
    GivenOptions out;
    for (const OptionEditor* editor : m_editors) {
        Options value;
        if (!editor->writeTo(value))
            continue;
        const GivenOptions changed = changedOptions(std::span(&editor->spec(), 1), value);
        out.insert(out.end(), changed.begin(), changed.end());
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
    for (QPushButton* browse : m_browseButtons)
        browse->setText(tr("&Browse…"));
    const QString help = m_editors.empty() ? QString() : optionHelp(m_editors.front()->spec());
    const bool same = std::ranges::all_of(
        m_editors, [&](const OptionEditor* editor) { return optionHelp(editor->spec()) == help; });
    const bool helpIsAbove = !m_all && same && !help.isEmpty();
    for (OptionCaption* caption : m_captions)
        caption->showHelp(!helpIsAbove);
    alignUnits(m_editors);
    const QString name = QFileInfo(m_file).fileName();
    const QString text =
        m_all ? tr("Import options of %1:").arg(name) : tr("Enter these values to open %1.").arg(name);
    m_text->setText(helpIsAbove ? text + QLatin1Char('\n') + help + QLatin1Char(':') : text);
    m_buttons->button(QDialogButtonBox::Open)->setText(tr("&Open"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

void GivenOptionsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace doppler
