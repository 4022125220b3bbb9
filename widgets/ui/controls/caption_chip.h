// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QToolButton;

namespace doppler {

class ElidedLabel;

/// A line over a view that states that the view shows something else than usual, with a button that ends it.
/// Hidden without a text. Its owner places it; GUI thread only.
class CaptionChip : public QFrame {
    Q_OBJECT
public:
    explicit CaptionChip(QWidget* parent);

    /// An empty text hides it. `help`: the tool tip.
    void setText(const QString& text, const QString& help = {});
    [[nodiscard]] QString text() const;
    [[nodiscard]] QToolButton* closeButton() const { return m_close; }

signals:
    void closeRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();

    ElidedLabel* m_text;
    QToolButton* m_close;
};

} // namespace doppler
