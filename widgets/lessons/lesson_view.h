// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QTextBrowser;
class QToolButton;
class QVBoxLayout;

namespace doppler {

class LessonForm;
class LessonPlayer;

/// What a lesson's dock shows: which step it is, its text, its questions, what is right and what is missing,
/// and the way on. At the end: back to what was open before, or on with another lesson.
class LessonView : public QWidget {
    Q_OBJECT
public:
    /// The actions, the caller's, become the view's buttons. The player must outlive it.
    struct Actions {
        QAction* back;
        QAction* next;
        QAction* check;
        QAction* showMe;
        QAction* restart;
        QAction* leave;
    };
    LessonView(LessonPlayer& player, const Actions& actions, QWidget* parent = nullptr);

    /// The lesson that comes after this one; empty: none.
    void setFollowing(const QString& title);

signals:
    void followingRequested();
    /// The lesson's document stays open.
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
    QTextBrowser* m_text;
    LessonForm* m_form;
    QLabel* m_verdicts;
    QToolButton* m_hintButton;
    QWidget* m_way; ///< Check, show me, back, next.
    QWidget* m_end; ///< Stands in its place when the lesson is done.
    QLabel* m_endText;
    QPushButton* m_leave;
    QPushButton* m_stay;
    QPushButton* m_following;
    QString m_followingTitle;
    QString m_shown; ///< Markdown in m_text.
    bool m_hinted = false;
};

} // namespace doppler
