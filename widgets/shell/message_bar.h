// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFrame>
#include <functional>
#include <vector>

namespace doppler {

class MessageLine;

/// Tells what went wrong, or what was done, at the top of the document; it stays until it is closed or
/// replaced. What is offered stands on a line of its own, which no message takes away.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    /// Something that can be done about an offer.
    struct Choice {
        std::function<QString()> label;
        std::function<void()> act; ///< The offer has gone when it is called.
    };

    explicit MessageBar(QWidget* parent = nullptr);

    void showError(const Error& error);
    /// `text` is asked for again when the language changes.
    void showNotice(std::function<QString()> text);
    /// Ends what showError() or showNotice() says.
    void dismiss();
    /// What showError() or showNotice() says.
    [[nodiscard]] QString text() const;

    /// A button for each choice; it stands until one is pressed, the user closes it, another takes its place,
    /// or withdraw().
    void offer(std::function<QString()> text, std::vector<Choice> choices);
    void withdraw();
    [[nodiscard]] bool offers() const;
    /// What was done can be undone: a line of its own beside an offer, for as long.
    void offerUndo(std::function<QString()> text, Choice undo);
    void endUndo();
    [[nodiscard]] bool offersUndo() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showLines();

    MessageLine* m_said;
    MessageLine* m_offered;
    MessageLine* m_done;
};

} // namespace doppler
