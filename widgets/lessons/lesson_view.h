// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace doppler {

class DocumentBrowser;
class LessonForm;
class LessonPlayer;

/// The content of a lesson's dock: the step, its text, its questions, what is right and what is missing, and
/// navigation. At the end it offers to return to the earlier document or to continue with another lesson.
class LessonView : public QWidget {
    Q_OBJECT
public:
    /// The actions become buttons of the view; the caller owns them. The player must outlive the view.
    struct Actions {
        QAction* back;
        QAction* next;
        QAction* check;
        QAction* showMe;
        QAction* restart;
        QAction* leave;
    };
    LessonView(LessonPlayer& player, const Actions& actions, QWidget* parent = nullptr);

    /// The title of the next lesson; empty: none.
    void setFollowing(const QString& title);

signals:
    /// Emitted when the user opens the hint of a step.
    void hintShown();
    void followingRequested();
    /// Emitted to keep the lesson's document open.
    void stayRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeHead(QVBoxLayout* column, const Actions& actions);
    void makeFoot(QVBoxLayout* column, const Actions& actions);
    QPushButton* buttonOf(QAction* action);
    void showStep();
    void refresh();
    void showText();
    void showVerdicts();
    void showEnd();
    void restyle();
    void retranslate();

    LessonPlayer& m_player;
    QLabel* m_title;
    QLabel* m_position;
    QProgressBar* m_progress;
    DocumentBrowser* m_text;
    LessonForm* m_form;
    QLabel* m_verdicts;
    QToolButton* m_hintButton;
    QWidget* m_way; ///< Buttons: check, show me, back, next.
    QWidget* m_end; ///< Shown instead of m_way when the lesson is done.
    QLabel* m_endText;
    QPushButton* m_leave;
    QPushButton* m_stay;
    QPushButton* m_following;
    QString m_followingTitle;
    QString m_shown; ///< Markdown shown in m_text.
    bool m_hinted = false;
};

} // namespace doppler
