// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_browser.h"

#include "widgets/help/beside_document.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QImageReader>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

/// Lines longer than this are hard to read; device-independent pixels.
constexpr int widestText = 100 * gridUnit;

/// In a picture's place until it is read: what is drawn must be a picture, or Qt reads the file itself.
QImage notYetRead()
{
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

} // namespace

GuideBrowser::GuideBrowser(QWidget* parent)
    : QTextBrowser(parent),
      m_reading({[this](const Read& read) {
                     if (!read.image.isNull())
                         document()->addResource(QTextDocument::ImageResource, read.name, read.image);
                     viewport()->update(); // The next one is asked for while painting.
                 },
                 [](const Error&) {},
                 {}})
{
    setObjectName(QStringLiteral("guidePage"));
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // The width of pictures must not depend on their height.
    connect(this, &QTextBrowser::sourceChanged, this, &GuideBrowser::arrive);
}

int GuideBrowser::pictureWidth() const
{
    const int room = viewport()->width() - 2 * static_cast<int>(document()->documentMargin()) - 2;
    return std::clamp(room, 20 * gridUnit, widestText);
}

QVariant GuideBrowser::loadResource(int type, const QUrl& name)
{
    if (type == QTextDocument::ImageResource)
        return notYetRead();
    m_loaded = true;
    // Empty, but not null: Qt would open the file itself.
    return isPage(name) ? QTextBrowser::loadResource(type, name) : QByteArray("");
}

void GuideBrowser::setFolder(const QString& folder) { m_folder = folder; }

QString GuideBrowser::fileOf(const QUrl& url) const
{
    const QUrl whole = m_shown.resolved(url);
    return whole.isLocalFile() ? fileBeside(m_folder, QDir(m_folder).relativeFilePath(whole.toLocalFile()))
                                     .value_or(QString())
                               : QString();
}

bool GuideBrowser::isPage(const QUrl& url) const { return fileOf(url).endsWith(QLatin1String(".md")); }

void GuideBrowser::doSetSource(const QUrl& url, QTextDocument::ResourceType type)
{
    if (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"))
        QDesktopServices::openUrl(url);
    else if (isPage(url))
        QTextBrowser::doSetSource(m_shown.resolved(url), type);
    else
        emit linkRefused();
}

void GuideBrowser::arrive(const QUrl& url)
{
    m_shown = url;
    if (std::exchange(m_loaded, false))
        dressPage();
    if (!url.hasFragment())
        return;
    const QList<Heading> all = headings(); // Qt's reader of Markdown gives them no anchors.
    const auto found = std::ranges::find(all, url.fragment(QUrl::FullyDecoded),
                                         [](const Heading& heading) { return anchorOf(heading.text); });
    if (found != all.end())
        showBlock(found->block);
}

void GuideBrowser::dressPage()
{
    m_laidOutFor = pictureWidth();
    m_reading.cancel();
    m_pictures.clear();
    // To Qt a page that is edited is another one, which it would read again for every link into itself.
    const QSignalBlocker quiet(document());
    document()->setDocumentMargin(3 * gridUnit);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        format.setTopMargin(level ? 3 * gridUnit : gridUnit / 2);
        format.setBottomMargin(gridUnit);
        format.setRightMargin(1); // A slanted character may exceed its line by a fraction of a pixel.
        format.setNonBreakableLines(false); // a long command is folded, not cut off
        const bool picture = block.text().contains(QChar::ObjectReplacementCharacter);
        if (picture)
            measurePictures(block);
        else
            format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
    cursor.endEditBlock();
    document()->clearUndoRedoStacks();
    emit pageShown();
}

void GuideBrowser::measurePictures(const QTextBlock& block)
{
    struct Place {
        int position;
        QTextImageFormat format;
    };
    std::vector<Place> places;
    for (auto it = block.begin(); !it.atEnd(); ++it)
        if (it.fragment().charFormat().isImageFormat())
            places.push_back({it.fragment().position(), it.fragment().charFormat().toImageFormat()});
    for (Place& place : places) {
        Picture picture;
        const QUrl name(place.format.name());
        picture.name = document()->baseUrl().resolved(name);
        picture.file = fileOf(picture.name); // A regular file: opening a pipe would wait for its writer.
        picture.block = block.blockNumber();
        if (picture.file.isEmpty())
            continue;
        const QSize size = QImageReader(picture.file).size(); // Reads the head of the file only.
        if (size.isEmpty())
            continue;
        picture.size = size.scaled(std::min(size.width(), m_laidOutFor), size.height(), Qt::KeepAspectRatio);
        place.format.setWidth(picture.size.width());
        place.format.setHeight(picture.size.height());
        QTextCursor cursor(document());
        cursor.setPosition(place.position);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        cursor.setCharFormat(place.format);
        m_pictures.push_back(std::move(picture));
    }
}

void GuideBrowser::readNextPicture()
{
    const QRectF seen(0, verticalScrollBar()->value(), viewport()->width(), viewport()->height());
    const auto next = std::ranges::find_if(m_pictures, [&](const Picture& picture) {
        return !picture.asked && document()
                                     ->documentLayout()
                                     ->blockBoundingRect(document()->findBlockByNumber(picture.block))
                                     .intersects(seen);
    });
    if (next == m_pictures.end())
        return;
    next->asked = true;
    m_reading.start(
        [picture = *next, ratio = devicePixelRatioF()](std::stop_token, const auto&) -> Result<Read> {
            QImageReader reader(picture.file);
            reader.setScaledSize((QSizeF(picture.size) * ratio).toSize());
            return Read{picture.name, reader.read()};
        });
}

/// All of them together take more than the rest of the program.
void GuideBrowser::letGoOfPictures()
{
    m_reading.cancel();
    for (Picture& picture : m_pictures) {
        if (picture.asked)
            document()->addResource(QTextDocument::ImageResource, picture.name, notYetRead());
        picture.asked = false;
    }
}

QList<GuideBrowser::Heading> GuideBrowser::headings() const
{
    QList<Heading> out;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            out.push_back({block.text(), level, block.blockNumber()});
    return out;
}

QString GuideBrowser::anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.toLower())
        if (c.isSpace())
            anchor += QLatin1Char('-');
        else if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            anchor += c;
    return anchor;
}

int GuideBrowser::topBlock() const { return cursorForPosition(QPoint(0, gridUnit)).blockNumber(); }

bool GuideBrowser::isInSight(int block) const
{
    const QTextBlock wanted = document()->findBlockByNumber(block);
    return wanted.isValid() && viewport()->rect().contains(cursorRect(QTextCursor(wanted)).center());
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

bool GuideBrowser::findNext(const QString& text, bool backwards, bool fromEdge)
{
    const QTextCursor before = textCursor();
    if (fromEdge)
        moveCursor(backwards ? QTextCursor::End : QTextCursor::Start);
    if (find(text, backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags()))
        return true;
    setTextCursor(before);
    return false;
}

void GuideBrowser::paintEvent(QPaintEvent* event)
{
    QTextBrowser::paintEvent(event);
    if (!m_reading.running())
        readNextPicture();
}

void GuideBrowser::inPlace(const std::function<void()>& change)
{
    const bool atTop = verticalScrollBar()->value() == 0;
    const int block = topBlock();
    change();
    if (!atTop)
        showBlock(block);
}

void GuideBrowser::readTextAgain()
{
    QFile page(source().toLocalFile());
    if (sourceType() != QTextDocument::MarkdownResource || !page.open(QIODevice::ReadOnly))
        return;
    setMarkdown(QString::fromUtf8(page.readAll()));
    dressPage();
}

void GuideBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (!source().isEmpty() && pictureWidth() != m_laidOutFor)
        inPlace([this] { dressPage(); }); // Pictures follow the width.
}

void GuideBrowser::hideEvent(QHideEvent* event)
{
    QTextBrowser::hideEvent(event);
    letGoOfPictures();
}

void GuideBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !source().isEmpty())
        inPlace([this] { readTextAgain(); });
}

} // namespace doppler
