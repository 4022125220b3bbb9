// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"

#include <QImage>
#include <QTextBrowser>
#include <functional>

namespace doppler {

/// Shows pages of the guide (Markdown). Pictures are never wider than the page, and are read in the
/// background when they come into sight, and let go when it is hidden; links into the web are not followed.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(QWidget* parent = nullptr);

    struct Heading {
        QString text;
        int level = 1; ///< 1 for the title of the page
        int block = 0; ///< Number of its block in the document
    };
    [[nodiscard]] QList<Heading> headings() const;
    /// What a link to this heading has after its '#', as on GitHub: small letters, hyphens for blanks, no
    /// punctuation.
    [[nodiscard]] static QString anchorOf(const QString& heading);
    /// The block at the top of what is seen.
    [[nodiscard]] int topBlock() const;
    [[nodiscard]] bool isInSight(int block) const;
    void showBlock(int block);
    /// Selects the next place of the text, from the top again after the last; false where there is none.
    bool findNext(const QString& text, bool backwards = false);
    /// A picture that was painted as room alone is being read.
    [[nodiscard]] bool reading() const { return m_reading.running(); }

    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// Another page, or the same laid out anew.
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
        QUrl name; ///< As the document knows it
        QString file;
        QSize size;    ///< On the page
        int block = 0; ///< Number of its block in the document
        bool asked = false;
    };
    struct Read {
        QUrl name;
        QImage image;
    };

    /// After every change of the page, by a link, back or forward.
    void arrive(const QUrl& url);
    /// Gives the text its margins and the pictures their sizes.
    void dressPage();
    /// Changes the page by `change`, and goes back to where the reader was.
    void inPlace(const std::function<void()>& change);
    /// Colours of links are fixed when the text is read.
    void readTextAgain();
    /// Gives the block's pictures their sizes, and the room, before they are read.
    void measurePictures(const QTextBlock& block);
    void readNextPicture();
    void letGoOfPictures();
    [[nodiscard]] int pictureWidth() const;

    bool m_loaded = false; ///< Text that was not dressed yet.
    int m_laidOutFor = 0;  ///< Width of pictures, device-independent pixels
    std::vector<Picture> m_pictures;
    Job<Read> m_reading;
};

} // namespace doppler
