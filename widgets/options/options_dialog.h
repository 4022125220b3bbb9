// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/given_options.h"

#include <QDialog>
#include <span>
#include <vector>

class QDialogButtonBox;
class QLabel;

namespace doppler {

class OptionForm;

/// Asks for the options of one item with a name and a source.
class OptionsDialog : public QDialog {
    Q_OBJECT
public:
    /// `before`: the options that differ from their defaults.
    OptionsDialog(const QString& name, const QString& source, std::span<const OptionSpec> specs,
                  const GivenOptions& before, QWidget* parent = nullptr);

    /// The options that differ from their defaults. Call it only after the dialog was accepted.
    [[nodiscard]] GivenOptions values() const;
    [[nodiscard]] OptionForm* options() const { return m_options; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    QString m_name;
    std::vector<OptionSpec> m_specs;
    QLabel* m_source;
    OptionForm* m_options;
    QDialogButtonBox* m_buttons;
};

} // namespace doppler
