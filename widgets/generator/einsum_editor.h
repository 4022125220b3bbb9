// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum_text.h"

#include <QPlainTextEdit>
#include <optional>

namespace doppler {

class EinsumHighlighter;

/// A text field for the einsum language with syntax colours, line numbers and a wave under the fault. Tab
/// moves the focus.
class EinsumEditor : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit EinsumEditor(QWidget* parent = nullptr);

    /// Underlines the place; nothing: no fault. `text` is the tool tip there.
    void setFault(const std::optional<TextPlace>& place, const QString& text = {});
    /// Moves the cursor to the fault.
    void goToFault();
    /// Replaces the whole text; undo restores text that was not saved.
    void replaceAll(const QString& text);
    /// Width of the line numbers in pixels.
    [[nodiscard]] int numbersWidth() const;
    void paintNumbers(QPaintEvent* event);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The text under the wave; at least one character if the line has any.
    [[nodiscard]] QTextCursor faultCursor() const;
    void showMarks();
    void restyle();

    EinsumHighlighter* m_highlighter;
    QWidget* m_numbers;
    std::optional<TextPlace> m_fault;
    QString m_faultText;
};

} // namespace doppler
