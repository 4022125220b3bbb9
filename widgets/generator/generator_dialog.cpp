// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/generator_dialog.h"

#include "widgets/generator/expression_page.h"
#include "widgets/generator/family_page.h"
#include "widgets/generator/preview_panel.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShowEvent>
#include <QTabWidget>

namespace doppler {

GeneratorDialog::GeneratorDialog(QWidget* parent)
    : QDialog(parent), m_tabs(new QTabWidget), m_families(new FamilyPage), m_expressions(new ExpressionPage),
      m_preview(new PreviewPanel), m_commandLabel(new QLabel), m_command(new QLineEdit),
      m_copy(new QPushButton), m_cancel(new QPushButton), m_generate(new QPushButton)
{
    setObjectName(QStringLiteral("generatorDialog"));
    m_tabs->setDocumentMode(true);
    addPage(m_families);
    addPage(m_expressions);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        refresh();
        if (isVisible())
            page()->begin();
    });
    connect(m_preview, &PreviewPanel::failed, this, [this](const Error& error) {
        page()->showFault(error);
        m_generate->setEnabled(false);
    });
    connect(m_preview, &PreviewPanel::previewed, this, [this] { m_generate->setEnabled(page()->valid()); });
    m_command->setReadOnly(true);
    m_command->setObjectName(QStringLiteral("command"));
    m_command->setFont(fixedFont());
    m_commandLabel->setBuddy(m_command);
    m_copy->setObjectName(QStringLiteral("copyCommand"));
    m_copy->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_command->text()); });
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAutoDefault(false);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_generate->setObjectName(QStringLiteral("generate"));
    m_generate->setDefault(true);
    connect(m_generate, &QPushButton::clicked, this, &GeneratorDialog::generate);

    auto* middle = new QHBoxLayout;
    middle->setSpacing(3 * gridUnit);
    middle->addWidget(m_tabs, 5);
    middle->addWidget(m_preview, 3);
    auto* line = new QHBoxLayout;
    line->setSpacing(gridUnit);
    line->addWidget(m_commandLabel);
    line->addWidget(m_command, 1);
    line->addWidget(m_copy);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(gridUnit);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_generate);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 2 * gridUnit);
    column->setSpacing(2 * gridUnit);
    column->addLayout(middle, 1);
    column->addLayout(line);
    column->addLayout(buttons);
    resize(sizeForText({1080, 660}, *this));
    retranslate();
    restyle();
    refresh();
    m_families->begin();
}

void GeneratorDialog::useReadOptions(ReadOptions& options) { m_expressions->useReadOptions(options); }

void GeneratorDialog::addPage(GraphPage* page)
{
    m_pages.push_back(page);
    m_tabs->addTab(page, QString());
    connect(page, &GraphPage::changed, this, [this, page] {
        if (page == this->page())
            refresh();
    });
}

void GeneratorDialog::showPage(GraphPage* page) { m_tabs->setCurrentWidget(page); }

void GeneratorDialog::startFrom(const QString& source)
{
    if (!source.endsWith(QLatin1String(".einsum"), Qt::CaseInsensitive)) {
        m_families->choose(source);
    } else if (!m_expressions->modified()) {
        m_expressions->openFile(source);
        showPage(m_expressions);
    }
}

GraphPage* GeneratorDialog::page() const { return m_pages[static_cast<std::size_t>(m_tabs->currentIndex())]; }

void GeneratorDialog::refresh()
{
    const bool valid = page()->valid();
    // The command line and the window say the same at any moment.
    m_command->setText(valid ? page()->command() : QString());
    m_command->setCursorPosition(0);
    m_command->setPlaceholderText(page()->noCommand());
    m_copy->setEnabled(!m_command->text().isEmpty());
    // What is wrong is known soon; until then someone in a hurry may open what the fields say.
    m_generate->setEnabled(valid);
    if (valid)
        m_preview->setMake(page()->make());
    else if (page()->blank())
        m_preview->clear();
    else
        m_preview->setNothing(page()->advice());
}

void GeneratorDialog::generate()
{
    const auto source = page()->source();
    if (!source) {
        page()->showFault(source.error());
        m_generate->setEnabled(false);
        return;
    }
    emit openRequested(*source);
    accept();
}

void GeneratorDialog::restyle() { m_copy->setIcon(icon(QStringLiteral("copy"), palette())); }

void GeneratorDialog::retranslate()
{
    setWindowTitle(tr("New graph"));
    m_tabs->setTabText(0, tr("From a family"));
    m_tabs->setTabText(1, tr("From an expression"));
    m_tabs->setAccessibleName(tr("Source of the graph"));
    m_commandLabel->setText(tr("Command &line"));
    m_command->setAccessibleName(tr("Command line"));
    m_command->setToolTip(tr("Creates the same graph without the window"));
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copy the command line"));
    m_cancel->setText(tr("Cancel"));
    m_generate->setText(tr("&Generate"));
    m_generate->setToolTip(tr("Open this graph"));
}

/// The preview was let go when the dialog was closed.
void GeneratorDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!event->spontaneous()) // else the window system has only shown it again
        refresh();
}

void GeneratorDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            refresh();
    } else if (event->type() == QEvent::PaletteChange) {
        restyle();
    }
}

} // namespace doppler
