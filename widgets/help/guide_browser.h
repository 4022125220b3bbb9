// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"

#include <QImage>
#include <QTextBrowser>
#include <functional>

namespace doppler {

/// Shows pages of the guide (Markdown). Pictures are never wider than the page. They are loaded in the
/// background when they become visible and released when the browser is hidden. Links to web pages are not
/// followed.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(QWidget* parent = nullptr);

    struct Heading {
        QString text;
        int level = 1; ///< 1 for the title of the page
        int block = 0; ///< Number of its block in the document.
    };
    [[nodiscard]] QList<Heading> headings() const;
    /// The anchor of this heading in a link, after '#', as on GitHub: lower case, hyphens instead of blanks,
    /// no punctuation.
    [[nodiscard]] static QString anchorOf(const QString& heading);
    /// The first visible block.
    [[nodiscard]] int topBlock() const;
    [[nodiscard]] bool isInSight(int block) const;
    void showBlock(int block);
    /// Selects the next occurrence of the text, continuing at the top after the last one. Returns false if
    /// there is none.
    bool findNext(const QString& text, bool backwards = false);
    /// Whether a visible picture is being loaded.
    [[nodiscard]] bool reading() const { return m_reading.running(); }

    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// Emitted after another page was shown, or the same page was laid out again.
    void pageShown();

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A picture of the page; sizes in device-independent pixels.
    struct Picture {
        QUrl name; ///< Its name in the document.
        QString file;
        QSize size;    ///< Size on the page.
        int block = 0; ///< Number of its block in the document.
        bool asked = false;
    };
    struct Read {
        QUrl name;
        QImage image;
    };

    /// Called after every change of the page, by a link, back or forward.
    void arrive(const QUrl& url);
    /// Sets the margins of the text and the sizes of the pictures.
    void dressPage();
    /// Changes the page with `change`, then scrolls back to the reader's position.
    void inPlace(const std::function<void()>& change);
    /// Reads the text again, because the colours of links are fixed when it is read.
    void readTextAgain();
    /// Reserves room for the pictures of a block before they are loaded.
    void measurePictures(const QTextBlock& block);
    void readNextPicture();
    void letGoOfPictures();
    [[nodiscard]] int pictureWidth() const;

    bool m_loaded = false; ///< Whether there is text without margins and sizes yet.
    int m_laidOutFor = 0;  ///< Width for which the pictures are sized, in device-independent pixels.
    std::vector<Picture> m_pictures;
    Job<Read> m_reading;
};

} // namespace doppler
