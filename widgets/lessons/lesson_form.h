// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <string>

class QButtonGroup;
class QLineEdit;
class QVBoxLayout;

namespace doppler {

class LessonPlayer;
struct LessonQuestion;

/// The questions of a step: a number field or choices.
class LessonForm : public QWidget {
    Q_OBJECT
public:
    explicit LessonForm(LessonPlayer& player, QWidget* parent = nullptr);

    /// Shows the questions of the player's step, with the answers so far.
    void showStep();

private:
    void addField(QVBoxLayout* column, const LessonQuestion& question);
    void addChoices(QVBoxLayout* column, const LessonQuestion& question);
    void showAnswers();

    LessonPlayer& m_player;
    QWidget* m_page = nullptr;
    std::map<std::string, QLineEdit*> m_fields;     ///< By question; children of the page.
    std::map<std::string, QButtonGroup*> m_choices; ///< Likewise; buttons by the number of the choice.
};

} // namespace doppler
