// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/given_options.h"

#include <QDialog>
#include <span>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace doppler {

class OptionCaption;
class OptionEditor;

/// Asks for options of a graph file's reader: either those that are required or all, each with its label and
/// its help. A help that all share is shown once, above the fields.
class GivenOptionsDialog : public QDialog {
    Q_OBJECT
public:
    /// `before`: the values given for this file last time; `all`: the options are all options of the reader.
    GivenOptionsDialog(const QString& file, std::span<const OptionSpec> specs, const GivenOptions& before,
                       bool all, QWidget* parent = nullptr);

    [[nodiscard]] GivenOptions values() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void addBrowseButton(OptionEditor* editor);
    void refresh();
    void retranslate();

    QString m_file;
    bool m_all;
    std::vector<OptionEditor*> m_editors;
    std::vector<OptionCaption*> m_captions;    ///< By editor.
    std::vector<QPushButton*> m_browseButtons; ///< Of options that are files.
    QLabel* m_text;
    QDialogButtonBox* m_buttons;
};

} // namespace doppler
