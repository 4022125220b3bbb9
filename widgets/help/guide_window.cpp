// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_window.h"

#include "widgets/help/guide_browser.h"
#include "widgets/ui/controls/search_field.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace doppler {

namespace {

constexpr int blockRole = Qt::UserRole;

QAction* keyed(QWidget* owner, const QKeySequence& key)
{
    auto* action = new QAction(owner);
    action->setShortcut(key);
    owner->addAction(action);
    return action;
}

QToolButton* buttonOf(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

GuideWindow::GuideWindow(const QString& page, QWidget* parent)
    : QDialog(parent), m_page(new GuideBrowser), m_chapters(new QListWidget), m_find(new SearchField),
      m_found(new QLabel), m_back(keyed(this, QKeySequence::Back)),
      m_forward(keyed(this, QKeySequence::Forward))
{
    setObjectName(QStringLiteral("guide"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    m_chapters->setObjectName(QStringLiteral("chapters"));
    m_chapters->setFrameShape(QFrame::NoFrame);
    m_chapters->setSpacing(gridUnit / 4);
    m_chapters->setContentsMargins(gridUnit, 0, 0, 0);
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chapters->setTextElideMode(Qt::ElideRight);
    m_find->setObjectName(QStringLiteral("find"));
    m_found->setObjectName(QStringLiteral("found"));

    m_back->setIcon(icon(QStringLiteral("step-back"), palette()));
    m_forward->setIcon(icon(QStringLiteral("step-forward"), palette()));
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(gridUnit, gridUnit, gridUnit, gridUnit);
    bar->addWidget(buttonOf(m_back));
    bar->addWidget(buttonOf(m_forward));
    bar->addStretch();
    bar->addWidget(m_found);
    bar->addWidget(m_find);
    m_find->setMinimumWidth(30 * gridUnit);

    auto* split = new QSplitter;
    split->setObjectName(QStringLiteral("guideSplit"));
    split->addWidget(m_chapters);
    split->addWidget(m_page);
    split->setStretchFactor(1, 1);
    split->setSizes({26 * gridUnit, 90 * gridUnit});
    split->setChildrenCollapsible(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->setSpacing(0);
    all->addLayout(bar);
    all->addWidget(split, 1);
    resize(sizeForText({120 * gridUnit, 90 * gridUnit}, *this));

    connect(m_back, &QAction::triggered, m_page, &QTextBrowser::backward);
    connect(m_forward, &QAction::triggered, m_page, &QTextBrowser::forward);
    connect(m_page, &QTextBrowser::backwardAvailable, m_back, &QAction::setEnabled);
    connect(m_page, &QTextBrowser::forwardAvailable, m_forward, &QAction::setEnabled);
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    connect(m_page, &GuideBrowser::pageShown, this, &GuideWindow::fillChapters);
    connect(m_chapters, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            m_page->showBlock(item->data(blockRole).toInt());
    });
    connect(m_find, &QLineEdit::returnPressed, this, [this] { findText(false); });
    connect(keyed(this, QKeySequence::FindNext), &QAction::triggered, this, [this] { findText(false); });
    connect(keyed(this, QKeySequence::FindPrevious), &QAction::triggered, this, [this] { findText(true); });
    connect(keyed(this, QKeySequence::Find), &QAction::triggered, this, [this] {
        m_find->setFocus();
        m_find->selectAll();
    });

    retranslate();
    if (page.isEmpty())
        m_page->setPlainText(
            tr("The user guide is not installed. It is in the folder docs/guide of the source code."));
    else
        m_page->setSource(QUrl::fromLocalFile(page));
    m_page->setFocus();
}

void GuideWindow::fillChapters()
{
    const QSignalBlocker quiet(m_chapters);
    const QString chosen = m_chapters->currentItem() ? m_chapters->currentItem()->text() : QString();
    m_chapters->clear();
    for (const GuideBrowser::Heading& heading : m_page->headings()) {
        if (heading.level > 3)
            continue;
        auto* item = new QListWidgetItem(
            QString(3 * std::max(0, heading.level - 2), QLatin1Char(' ')) + heading.text, m_chapters);
        item->setData(blockRole, heading.block);
        if (item->text() == chosen)
            m_chapters->setCurrentItem(item);
    }
}

int GuideWindow::chapterInSight() const
{
    const auto block = [this](int row) { return m_chapters->item(row)->data(blockRole).toInt(); };
    // The last ones can't come up to the top.
    if (const int chosen = m_chapters->currentRow(); chosen >= 0 && m_page->isInSight(block(chosen)))
        return chosen;
    int row = -1;
    while (row + 1 < m_chapters->count() && block(row + 1) <= m_page->topBlock())
        ++row;
    return row;
}

void GuideWindow::showTranslation(const QString& page)
{
    const QString shown = m_page->source().toLocalFile();
    if (page.isEmpty() || shown == page || QFileInfo(shown).path() != QFileInfo(page).path())
        return;
    const int row = chapterInSight();
    m_page->setSource(QUrl::fromLocalFile(page));
    m_page->clearHistory(); // Nobody goes back into another language.
    const QSignalBlocker quiet(m_chapters);
    m_chapters->setCurrentRow(row); // All languages have the same chapters.
    if (row >= 0)
        m_page->showBlock(m_chapters->currentItem()->data(blockRole).toInt());
}

void GuideWindow::showChapter(const QString& title)
{
    for (int row = 0; row < m_chapters->count(); ++row)
        if (m_chapters->item(row)->text().trimmed() == title) {
            m_chapters->setCurrentRow(row);
            return;
        }
}

void GuideWindow::showChapter(int number)
{
    int chapter = 0;
    for (const GuideBrowser::Heading& heading : m_page->headings()) {
        if (heading.level != 2 || chapter++ != number)
            continue;
        for (int row = 0; row < m_chapters->count(); ++row)
            if (m_chapters->item(row)->data(blockRole).toInt() == heading.block)
                m_chapters->setCurrentRow(row);
        m_page->showBlock(heading.block); // Also where the reader has scrolled away from the current row.
    }
}

void GuideWindow::findText(bool backwards)
{
    const QString text = m_find->text();
    const bool found = text.isEmpty() || m_page->findNext(text, backwards);
    m_found->setText(found ? QString() : tr("not found"));
}

void GuideWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        m_back->setIcon(icon(QStringLiteral("step-back"), palette()));
        m_forward->setIcon(icon(QStringLiteral("step-forward"), palette()));
    }
}

void GuideWindow::retranslate()
{
    setWindowTitle(tr("User guide"));
    setAccessibleName(tr("User guide"));
    m_page->setAccessibleName(tr("Page of the guide"));
    m_chapters->setAccessibleName(tr("Chapters"));
    m_find->setPlaceholderText(tr("Find in the guide"));
    m_find->setAccessibleName(tr("Find in the guide"));
    m_back->setText(tr("Back"));
    m_forward->setText(tr("Forward"));
}

} // namespace doppler
