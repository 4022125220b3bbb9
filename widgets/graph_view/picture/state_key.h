// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QWidget>

namespace doppler {

/// Explains how boxes look while a run is played (waiting, ready, running, done, in transfer) and while the
/// choices of a policy are shown (candidate), in as many lines as the width needs. GUI thread only.
class StateKey : public QWidget {
    Q_OBJECT

public:
    explicit StateKey(QWidget* parent);
    /// In one line.
    [[nodiscard]] QSize sizeHint() const override;
    /// Takes the size that it needs within this width, in pixels.
    void arrange(int width);
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
    /// Height of the lines that this width needs beyond the first, in pixels.
    static double furtherHeight(double width, Content content, const QFont& font);
    /// The same for exported pictures, from the rectangle's left, in its middle. If the width needs several
    /// lines, all but the last are above it.
    static void paintKey(QPainter& painter, const QRectF& rect, Content content, const QFont& font,
                         const Tokens& tokens);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Content m_content;
    int m_width = QWIDGETSIZE_MAX; ///< At most.
};

} // namespace doppler
