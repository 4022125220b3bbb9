// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/message_bar.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace doppler {

/// A sentence in a tinted frame, with a sign before it and buttons behind it.
class MessageLine : public QFrame {
    Q_OBJECT
public:
    /// `name` begins the object names of its parts.
    explicit MessageLine(const QString& name, QWidget* parent = nullptr);

    /// `text` and labels are asked for again when the language changes. Who makes a choice closes the line.
    void say(std::function<QString()> text, bool isError, std::vector<MessageBar::Choice> choices = {});
    void end();
    [[nodiscard]] bool speaks() const { return static_cast<bool>(m_text); }
    [[nodiscard]] QString text() const;
    void refresh();

signals:
    void ended();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeButtons();

    QString m_name;
    std::function<QString()> m_text; ///< Empty: it says nothing.
    bool m_isError = false;
    std::vector<MessageBar::Choice> m_choices;
    QHBoxLayout* m_row;
    QLabel* m_sign;
    QLabel* m_label;
    std::vector<QToolButton*> m_buttons; ///< By choice.
    QToolButton* m_close;
};

} // namespace doppler
