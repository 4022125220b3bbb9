// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace doppler {

/// A line for words to look for, with a button that clears it. It takes no more letters than anyone types:
/// each letter of a paste is a step of a line's undo history, whose room Qt 6.4 never gives back (1 MB after
/// the 32,767 letters that a line takes by itself), and these lines live as long as the window.
class SearchField : public QLineEdit {
public:
    explicit SearchField(QWidget* parent = nullptr) : QLineEdit(parent)
    {
        setClearButtonEnabled(true);
        setMaxLength(1000);
    }
};

} // namespace doppler
