// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace doppler {

/// A pointer over a widget that an audience can see: a dot, or a spotlight that darkens everything else. It
/// follows the mouse over its parent and can be moved by keys. It takes no clicks.
class PresentationPointer : public QWidget {
    Q_OBJECT
public:
    enum class Kind { None, Dot, Spotlight };

    explicit PresentationPointer(QWidget* parent);
    ~PresentationPointer() override;

    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    /// In the coordinates of the parent.
    [[nodiscard]] QPoint place() const { return m_place; }
    void moveTo(const QPoint& place);
    /// Moves by so many steps of a twentieth of the parent's smaller side.
    void moveBy(int right, int down);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int radius() const;
    [[nodiscard]] QRect area() const;

    Kind m_kind = Kind::None;
    QPoint m_place;
};

} // namespace doppler
