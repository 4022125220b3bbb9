// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace doppler {

/// Shows the tool tips of widgets, actions, tabs and items literally. Qt guesses whether a tip is markup, and
/// would open every picture that a name from a file mentions. One object serves the whole program for as long
/// as it exists. Views that show markup themselves call QToolTip::showText() and escape the names in it.
class LiteralTips : public QObject {
public:
    explicit LiteralTips(QObject* parent);
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace doppler
