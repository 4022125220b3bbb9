// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>
#include <vector>

class QHBoxLayout;

namespace doppler {

/// The button of an action, whose words can go so that its icon alone is left.
class FoldingButton : public QToolButton {
    Q_OBJECT
public:
    explicit FoldingButton(QAction* action, QWidget* parent = nullptr);

    void setFolded(bool folded);
    /// What it is narrower when it is folded.
    [[nodiscard]] int saving() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;

private:
    [[nodiscard]] QSize unfoldedSize() const;
    [[nodiscard]] int foldedWidth() const;

    mutable bool m_folded = false; ///< False too while the size with words is asked for.
};

/// A row of controls some of which give way, one after the other, where not all get the room they would like:
/// buttons their words, anything else as a whole. It can be as narrow as when all of these have.
class FoldingRow : public QWidget {
    Q_OBJECT
public:
    explicit FoldingRow(QWidget* parent = nullptr);

    [[nodiscard]] QHBoxLayout* row() const { return m_row; }
    /// Of the row's widgets those that give way, in the order in which they do.
    void setFolding(const std::vector<QWidget*>& widgets);
    /// Whether one of those that go as a whole has anything to show; one that hasn't takes no room.
    void setWanted(const QWidget* widget, bool wanted);
    /// Those that have something to show and went as a whole, in the order in which they did.
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
        FoldingButton* button = nullptr; ///< The same; null: not a button.
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
