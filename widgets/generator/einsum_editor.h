// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum_text.h"

#include <QPlainTextEdit>
#include <optional>

namespace doppler {

class EinsumHighlighter;

/// A text field for the einsum language: colours, numbered lines, a wave under the fault. Tab leaves it.
class EinsumEditor : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit EinsumEditor(QWidget* parent = nullptr);

    /// Underlines the place; nothing: no fault. `text` is said where the pointer rests on it.
    void setFault(const std::optional<TextPlace>& place, const QString& text = {});
    /// Puts the cursor on the fault.
    void goToFault();
    /// Replaces everything; what was not saved can be had back by undo.
    void replaceAll(const QString& text);
    /// Pixels that the numbers of the lines take.
    [[nodiscard]] int numbersWidth() const;
    void paintNumbers(QPaintEvent* event);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// What the wave is under; at least one letter where the line has any.
    [[nodiscard]] QTextCursor faultCursor() const;
    void showMarks();
    void restyle();

    EinsumHighlighter* m_highlighter;
    QWidget* m_numbers;
    std::optional<TextPlace> m_fault;
    QString m_faultText;
};

} // namespace doppler
