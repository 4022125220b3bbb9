// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/document_browser.h"

#include "widgets/help/beside_document.h"
#include "widgets/ui/theme/theme.h"

#include <QPainter>
#include <algorithm>

namespace doppler {

namespace {

/// Qt opens the file itself if it gets no picture.
QImage placeholder()
{
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

/// An empty, crossed frame: the document names a picture that cannot be shown.
QImage missingPicture(const QColor& color)
{
    QImage image(6 * gridUnit, 4 * gridUnit, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setPen(color);
    const QRect frame = image.rect().adjusted(0, 0, -1, -1);
    painter.drawRect(frame);
    painter.drawLine(frame.topLeft(), frame.bottomRight());
    painter.drawLine(frame.bottomLeft(), frame.topRight());
    return image;
}

} // namespace

DocumentBrowser::DocumentBrowser(QWidget* parent)
    : QTextBrowser(parent), m_reading({[this](const Read& read) { show(read); }, [](const Error&) {}, {}})
{
    setOpenLinks(false);
}

void DocumentBrowser::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_reading.cancel();
    m_waiting.clear();
    m_pictures.clear();
}

QVariant DocumentBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return QByteArray(""); // Not null: Qt would open the file itself.
    if (const auto known = m_pictures.constFind(name); known != m_pictures.cend())
        return *known;
    m_pictures.insert(name, placeholder());
    m_waiting.append(name);
    readNext();
    return placeholder();
}

void DocumentBrowser::doSetSource(const QUrl& /*url*/, QTextDocument::ResourceType /*type*/) {}

void DocumentBrowser::readNext()
{
    if (m_reading.running() || m_waiting.isEmpty())
        return;
    const QUrl name = m_waiting.takeFirst();
    const QString path = name.isRelative() ? name.path(QUrl::FullyDecoded) : QString();
    const int widest = std::max(viewport()->width(), 40 * gridUnit);
    m_reading.start([name, path, folder = m_folder, widest](std::stop_token, const auto&) -> Result<Read> {
        const auto file = fileBeside(folder, path);
        return Read{name, file ? readPicture(*file, widest) : QImage()};
    });
}

void DocumentBrowser::show(const Read& read)
{
    const QImage image =
        read.image.isNull() ? missingPicture(palette().color(QPalette::PlaceholderText)) : read.image;
    m_pictures.insert(read.name, image);
    document()->addResource(QTextDocument::ImageResource, read.name, image);
    document()->markContentsDirty(0, document()->characterCount()); // The picture has another size now.
    readNext();
}

} // namespace doppler
