// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace doppler {

struct LessonTarget;

/// An outline in the accent colour around a part of the window, while that part is visible. It takes neither
/// clicks nor room.
class LessonHighlight : public QWidget {
    Q_OBJECT
public:
    /// Shows nothing before point().
    explicit LessonHighlight(QWidget* window);

    void point(const LessonTarget& target);
    [[nodiscard]] QWidget* pointedAt() const { return m_target; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    [[nodiscard]] QRect area() const;

    QPointer<QWidget> m_target;
    QPointer<QObject> m_action; ///< An action of the menu bar or tool bar m_target.
};

} // namespace doppler
