// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;

namespace doppler {

class GuideBrowser;

/// The user guide inside the program: its chapters, a page, a field to find words. Stays open beside the
/// window.
class GuideWindow : public QDialog {
    Q_OBJECT
public:
    /// `page`: a Markdown file; empty: the guide is not there, and the window says where it would be.
    explicit GuideWindow(const QString& page, QWidget* parent = nullptr);

    /// The same guide in another language (of the same folder), at the chapter that is being read. Who reads
    /// a page elsewhere, which a link led to, stays there.
    void showTranslation(const QString& page);

    /// Goes to the chapter of this title, if the page has it.
    void showChapter(const QString& title);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillChapters();
    /// The one that is being read, as a row of the list; -1: what stands above all of them.
    [[nodiscard]] int chapterInSight() const;
    void findText(bool backwards);
    void retranslate();

    GuideBrowser* m_page;
    QListWidget* m_chapters;
    QLineEdit* m_find;
    QLabel* m_found;
    QAction* m_back;
    QAction* m_forward;
};

} // namespace doppler
