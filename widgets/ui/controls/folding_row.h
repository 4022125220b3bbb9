// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>
#include <vector>

class QHBoxLayout;

namespace doppler {

/// The button of an action that can hide its text, so that only its icon remains.
class FoldingButton : public QToolButton {
    Q_OBJECT
public:
    explicit FoldingButton(QAction* action, QWidget* parent = nullptr);

    void setFolded(bool folded);
    /// How much narrower it is when folded.
    [[nodiscard]] int saving() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;

private:
    [[nodiscard]] QSize unfoldedSize() const;
    [[nodiscard]] int foldedWidth() const;

    mutable bool m_folded = false; ///< Also false while the size with text is computed.
};

/// A row of controls, some of which shrink one after the other if there is not enough room: buttons lose
/// their text, other widgets disappear. The minimum width is that after all of these have shrunk.
class FoldingRow : public QWidget {
    Q_OBJECT
public:
    explicit FoldingRow(QWidget* parent = nullptr);

    [[nodiscard]] QHBoxLayout* row() const { return m_row; }
    /// The widgets of the row that shrink, in this order.
    void setFolding(const std::vector<QWidget*>& widgets);
    /// Whether a widget that can disappear has something to show; otherwise it takes no room.
    void setWanted(const QWidget* widget, bool wanted);
    /// The widgets with something to show that have disappeared, in this order.
    [[nodiscard]] std::vector<QWidget*> gone() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void folded();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Part {
        QWidget* widget = nullptr;
        FoldingButton* button = nullptr; ///< The same object; null: not a button.
        bool wanted = true;
        bool folded = false;
    };
    [[nodiscard]] int savingOf(const Part& part) const;
    [[nodiscard]] int savings(bool folded) const;
    void fit();

    QHBoxLayout* m_row;
    std::vector<Part> m_parts;
};

} // namespace doppler
