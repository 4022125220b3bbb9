// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;

namespace doppler {

class GuideBrowser;

/// The user guide within the program: a list of chapters, a page and a search field. It can stay open next to
/// the window.
class GuideWindow : public QDialog {
    Q_OBJECT
public:
    /// `page` is a Markdown file; empty: the guide is not installed, and the window says where it is
    /// expected.
    explicit GuideWindow(const QString& page, QWidget* parent = nullptr);

    /// Shows the same guide (from the same folder) in another language, at the chapter being read. If a link
    /// has led to another page, that page stays.
    void showTranslation(const QString& page);

    /// Shows the chapter with this title, if there is one.
    void showChapter(const QString& title);
    /// Shows the chapter at this position among the headings of level 2, counted from 0, if there is one.
    void showChapter(int number);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillChapters();
    /// The chapter being read, as a row of the list; -1: the part before the first.
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
