// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace doppler {

/// A line edit for search words with a clear button. It limits the length, because each character of a paste
/// is a step in the undo history, whose memory Qt 6.4 never releases (1 MB after the 32,767 characters of an
/// ordinary line edit), and these fields live as long as the window.
class SearchField : public QLineEdit {
public:
    explicit SearchField(QWidget* parent = nullptr) : QLineEdit(parent)
    {
        setClearButtonEnabled(true);
        setMaxLength(1000);
    }
};

} // namespace doppler
