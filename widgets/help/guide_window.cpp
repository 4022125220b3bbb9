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
#include <algorithm>

namespace doppler {

namespace {

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

GuideWindow::GuideWindow(const QString& index, QWidget* parent)
    : QDialog(parent), m_page(new GuideBrowser), m_list(new QListWidget), m_find(new SearchField),
      m_found(new QLabel), m_back(keyed(this, QKeySequence::Back)),
      m_forward(keyed(this, QKeySequence::Forward))
{
    setObjectName(QStringLiteral("guide"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    m_list->setObjectName(QStringLiteral("pages"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSpacing(gridUnit / 4);
    m_list->setContentsMargins(gridUnit, 0, 0, 0);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
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
    split->addWidget(m_list);
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
    connect(m_page, &GuideBrowser::pageShown, this, &GuideWindow::selectShown);
    connect(m_page, &GuideBrowser::linkRefused, this,
            [this] { m_found->setText(tr("This link leads outside the guide")); });
    connect(m_list, &QListWidget::currentRowChanged, this, &GuideWindow::showRow);
    connect(m_find, &QLineEdit::returnPressed, this, [this] { findText(false); });
    connect(keyed(this, QKeySequence::FindNext), &QAction::triggered, this, [this] { findText(false); });
    connect(keyed(this, QKeySequence::FindPrevious), &QAction::triggered, this, [this] { findText(true); });
    connect(keyed(this, QKeySequence::Find), &QAction::triggered, this, [this] {
        m_find->setFocus();
        m_find->selectAll();
    });

    retranslate();
    m_page->setFolder(
        QFileInfo(QFileInfo(index).path()).path()); // Of all documents; the guide is one folder.
    fillPages(index);
    if (index.isEmpty())
        m_page->setPlainText(
            tr("The user guide is not installed. It is in the folder docs/guide of the source code."));
    else
        m_page->setSource(QUrl::fromLocalFile(index));
    m_page->setFocus();
}

void GuideWindow::fillPages(const QString& index)
{
    m_index = index;
    m_pages = guidePages(index);
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const GuidePage& page : m_pages)
        m_list->addItem(page.title);
}

void GuideWindow::showRow(int row)
{
    if (row >= 0 && row < m_pages.size())
        m_page->setSource(QUrl::fromLocalFile(m_pages[row].file));
}

int GuideWindow::rowShown() const
{
    const QFileInfo shown(m_page->shownPage().toLocalFile());
    const QString folder = QFileInfo(m_index).path();
    if (shown.path() == folder)
        return 0; // An index.
    if (QFileInfo(shown.path()).path() != folder)
        return -1;
    const auto found = std::ranges::find(
        m_pages, shown.fileName(), [](const GuidePage& page) { return QFileInfo(page.file).fileName(); });
    return found == m_pages.end() ? -1 : static_cast<int>(found - m_pages.begin());
}

void GuideWindow::selectShown()
{
    m_found->clear();
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(rowShown());
}

qsizetype GuideWindow::headingInSight() const
{
    const QList<GuideBrowser::Heading> headings = m_page->headings();
    const int top = m_page->topBlock();
    const auto below = std::ranges::find_if(
        headings, [top](const GuideBrowser::Heading& heading) { return heading.block > top; });
    return below - headings.begin() - 1;
}

void GuideWindow::showTranslation(const QString& index)
{
    if (index.isEmpty() || QFileInfo(index).path() != QFileInfo(m_index).path())
        return;
    if (index != m_index)
        fillPages(index);
    selectShown();
    const int row = rowShown();
    if (row < 0 || m_page->shownPage().toLocalFile() == m_pages[row].file)
        return;
    const qsizetype heading = headingInSight();
    showRow(row);
    m_page->clearHistory(); // Nobody goes back into another language.
    const QList<GuideBrowser::Heading> headings = m_page->headings();
    if (heading > 0 && heading < headings.size()) // All languages have the same headings.
        m_page->showBlock(headings[heading].block);
}

void GuideWindow::showPage(const QString& name)
{
    for (int row = 1; row < m_pages.size(); ++row)
        if (QFileInfo(m_pages[row].file).fileName() == name)
            showRow(row);
}

bool GuideWindow::findInPages(const QString& text, bool backwards)
{
    if (m_page->findNext(text, backwards))
        return true;
    const QUrl before = m_page->shownPage();
    const int count = static_cast<int>(m_pages.size());
    const int first = std::max(0, rowShown());
    for (int step = 1; step <= count; ++step) { // The last one is the page itself.
        const int row = (first + (backwards ? count - step : step)) % count;
        if (!guidePageContains(m_pages[row].file, text))
            continue;
        showRow(row);
        if (m_page->findNext(text, backwards, true))
            return true;
    }
    if (m_page->shownPage() != before)
        m_page->setSource(before);
    return false;
}

void GuideWindow::findText(bool backwards)
{
    const QString text = m_find->text();
    const bool found = text.isEmpty() || findInPages(text, backwards);
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
    m_list->setAccessibleName(tr("Pages of the guide"));
    m_find->setPlaceholderText(tr("Find in the guide"));
    m_find->setAccessibleName(tr("Find in the guide"));
    m_back->setText(tr("Back"));
    m_forward->setText(tr("Forward"));
}

} // namespace doppler
