// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/help/guide_files.h"

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;

namespace doppler {

class GuideBrowser;

/// The user guide within the program: a list of its pages, a page and a search field. It can stay open next
/// to the window.
class GuideWindow : public QDialog {
    Q_OBJECT
public:
    /// `index` is the index of the guide in a language (guideFile()); empty: the guide is not installed, and
    /// the window says where it is expected.
    explicit GuideWindow(const QString& index, QWidget* parent = nullptr);

    /// Shows the same guide in another language, at the page and heading being read. A document outside the
    /// guide stays.
    void showTranslation(const QString& index);

    /// Shows the page with this file name, in the language of the guide, if there is one.
    void showPage(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillPages(const QString& index);
    void showRow(int row);
    /// Selects the page being read in the list.
    void selectShown();
    /// The page being read, as a row of the list, in whatever language it is; -1: it is no page of the guide.
    [[nodiscard]] int rowShown() const;
    /// The heading being read, by its position among the headings of the page.
    [[nodiscard]] qsizetype headingInSight() const;
    void findText(bool backwards);
    /// Selects the next occurrence of the text in this page or the pages after it. Returns false if no page
    /// contains it.
    bool findInPages(const QString& text, bool backwards);
    void retranslate();

    QString m_index;
    QList<GuidePage> m_pages; ///< By row of the list.
    GuideBrowser* m_page;
    QListWidget* m_list;
    QLineEdit* m_find;
    QLabel* m_found;
    QAction* m_back;
    QAction* m_forward;
};

} // namespace doppler
