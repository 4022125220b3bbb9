// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/given_options.h"

#include <QDialog>
#include <span>

class QDialogButtonBox;
class QLabel;

namespace doppler {

class OptionEditor;

/// Asks for the options that a file can't be read without: a field for each, by its name.
class GivenOptionsDialog : public QDialog {
    Q_OBJECT
public:
    /// `before`: what was given for the file the last time.
    GivenOptionsDialog(const QString& file, std::span<const OptionSpec> specs, const GivenOptions& before,
                       QWidget* parent = nullptr);

    [[nodiscard]] GivenOptions values() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    QString m_file;
    std::vector<OptionEditor*> m_editors;
    QLabel* m_text;
    QDialogButtonBox* m_buttons;
};

} // namespace doppler
