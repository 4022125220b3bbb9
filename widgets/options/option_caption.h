// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <QWidget>

class QLabel;

namespace doppler {

class OptionEditor;

/// What a form shows to the left of an option's field: its label, level with the field, and its help below.
class OptionCaption : public QWidget {
    Q_OBJECT
public:
    /// `editor`: the field; it must outlive the caption.
    explicit OptionCaption(OptionEditor& editor, QWidget* parent = nullptr);

    /// Whether the help is shown, which it is at first. An option without a label of its own shows none.
    void showHelp(bool shown);

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void retranslate();

    OptionEditor& m_editor;
    QLabel* m_label;
    QLabel* m_help;
    bool m_showsHelp = true;
};

} // namespace doppler
