// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_browser.h"

#include "widgets/theme.h"

#include <QEvent>
#include <QImage>
#include <QImageReader>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <algorithm>

namespace doppler {

namespace {

/// Lines longer than this are hard to read; device-independent pixels.
constexpr int widestText = 100 * gridUnit;

} // namespace

GuideBrowser::GuideBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("guidePage"));
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // The width of pictures must not depend on their height.
}

int GuideBrowser::pictureWidth() const
{
    const int room = viewport()->width() - 2 * static_cast<int>(document()->documentMargin()) - 2;
    return std::clamp(room, 20 * gridUnit, widestText);
}

QVariant GuideBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return QTextBrowser::loadResource(type, name);
    QImageReader reader(source().resolved(name).toLocalFile());
    const QSize size = reader.size();
    const int wanted = std::min(size.width(), pictureWidth());
    if (size.isEmpty())
        return {};
    const double ratio = devicePixelRatioF();
    const QSizeF shown = QSizeF(size) * (static_cast<double>(wanted) / size.width());
    reader.setScaledSize((shown * ratio).toSize());
    QImage picture = reader.read();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

void GuideBrowser::doSetSource(const QUrl& url, QTextDocument::ResourceType type)
{
    if (!url.isLocalFile() && !url.isRelative())
        return; // Nothing is fetched from the web.
    QTextBrowser::doSetSource(url, type);
    dressPage();
}

void GuideBrowser::dressPage()
{
    m_laidOutFor = pictureWidth();
    document()->setDocumentMargin(3 * gridUnit);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        format.setTopMargin(level ? 3 * gridUnit : gridUnit / 2);
        format.setBottomMargin(gridUnit);
        format.setNonBreakableLines(false); // a long command is folded, not cut off
        const bool picture = block.text().contains(QChar::ObjectReplacementCharacter);
        if (!picture)
            format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
    cursor.endEditBlock();
    document()->clearUndoRedoStacks();
    emit pageShown();
}

QList<GuideBrowser::Heading> GuideBrowser::headings() const
{
    QList<Heading> out;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            out.push_back({block.text(), level, block.blockNumber()});
    return out;
}

void GuideBrowser::showBlock(int block)
{
    const QTextBlock found = document()->findBlockByNumber(block);
    if (!found.isValid())
        return;
    setTextCursor(QTextCursor(found));
    // The heading stands at the top, not merely somewhere in sight.
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top() - gridUnit);
}

bool GuideBrowser::findNext(const QString& text, bool backwards)
{
    const QTextDocument::FindFlags flags =
        backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (find(text, flags))
        return true;
    const QTextCursor before = textCursor();
    moveCursor(backwards ? QTextCursor::End : QTextCursor::Start);
    if (find(text, flags))
        return true;
    setTextCursor(before);
    return false;
}

void GuideBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (source().isEmpty() || pictureWidth() == m_laidOutFor)
        return;
    const bool atTop = verticalScrollBar()->value() == 0;
    const int block = cursorForPosition(QPoint(0, gridUnit)).blockNumber();
    reload(); // Pictures follow the width.
    if (!atTop)
        showBlock(block);
}

void GuideBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !source().isEmpty())
        reload(); // Colours of links are fixed when the text is read.
}

} // namespace doppler
