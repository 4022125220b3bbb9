// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"

#include <QImage>
#include <QTextBrowser>
#include <functional>

namespace doppler {

/// Shows pages of the guide (Markdown). Pictures are never wider than the page. They are loaded in the
/// background when they become visible and released when the browser is hidden. Only pages and pictures in
/// the documentation folder are opened. Links to web pages open in the desktop's browser.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(QWidget* parent = nullptr);

    /// Sets the documentation folder. Files outside it are not opened, whatever a page links to; nor is
    /// anything until it is set.
    void setFolder(const QString& folder);
    /// The page that is shown. Unlike source(), up to date while pageShown() is emitted.
    [[nodiscard]] const QUrl& shownPage() const { return m_shown; }
    /// Whether a link may be followed within the browser: it leads to a Markdown file in the documentation
    /// folder or below, also when symbolic links are resolved.
    [[nodiscard]] bool isPage(const QUrl& url) const;

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
    /// Selects the next occurrence of the text, from the cursor or, if `fromEdge`, from the start of the page
    /// (the end, if backwards). Returns false if there is none; the cursor then stays where it is.
    bool findNext(const QString& text, bool backwards = false, bool fromEdge = false);
    /// Whether a visible picture is being loaded.
    [[nodiscard]] bool reading() const { return m_reading.running(); }

    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// Emitted after another page was shown, or the same page was laid out again.
    void pageShown();
    /// Emitted when a link was not followed, because it leads to no page of the documentation.
    void linkRefused();

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

    /// The file that a URL names, if it is in the documentation folder; otherwise empty.
    [[nodiscard]] QString fileOf(const QUrl& url) const;

    QString m_folder;
    QUrl m_shown;
    bool m_loaded = false; ///< Whether there is text without margins and sizes yet.
    int m_laidOutFor = 0;  ///< Width for which the pictures are sized, in device-independent pixels.
    std::vector<Picture> m_pictures;
    Job<Read> m_reading;
};

} // namespace doppler
