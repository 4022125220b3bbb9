// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFrame>
#include <functional>

class QLabel;
class QToolButton;

namespace doppler {

/// Tells what went wrong, or what was done, at the top of the document; it stays until it is closed or
/// replaced.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showError(const Error& error);
    /// `text` is asked for again when the language changes.
    void showNotice(std::function<QString()> text);
    /// A notice with a button: `act` is called when it is pressed, and the message goes.
    void offer(std::function<QString()> text, std::function<QString()> label, std::function<void()> act);
    void dismiss();
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    std::function<QString()> m_text;
    std::function<QString()> m_offerLabel; ///< Empty: no button.
    std::function<void()> m_act;
    bool m_isError = false;
    QLabel* m_sign;
    QLabel* m_label;
    QToolButton* m_offer;
    QToolButton* m_close;
};

} // namespace doppler
