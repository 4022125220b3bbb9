// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QWidget>

namespace doppler {

/// Explains how boxes look while a run is played (waiting, ready, running, done, in transfer) and while the
/// choices of a policy are shown (candidate). GUI thread only.
class StateKey : public QWidget {
    Q_OBJECT

public:
    explicit StateKey(QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;
    /// What there is to be explained.
    struct Content {
        bool states = false;
        bool candidates = false;

        [[nodiscard]] bool any() const { return states || candidates; }
        [[nodiscard]] bool operator==(const Content&) const = default;
    };
    /// Shows itself where there is something; says whether anything changed.
    bool setContent(Content content);
    void retranslate();
    /// The same for exported pictures, from the rectangle's left, in its middle.
    static void paintKey(QPainter& painter, const QRectF& rect, Content content, const QFont& font,
                         const Tokens& tokens);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Content m_content;
};

} // namespace doppler
