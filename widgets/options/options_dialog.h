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

/// Asks for the options of one thing that has a name and a source.
class OptionsDialog : public QDialog {
    Q_OBJECT
public:
    /// `before`: what is not at its standard.
    OptionsDialog(const QString& name, const QString& source, std::span<const OptionSpec> specs,
                  const GivenOptions& before, QWidget* parent = nullptr);

    /// What is not at its standard; only after it was accepted.
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
