// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace doppler {

/// An option's help as a label: translated, its first letter a capital.
QString optionLabel(const OptionSpec& spec);
/// A number as people write it in the window's language; six significant digits.
QString formatNumber(double value);

/// Makes the figures of a field end where those of a spin box do, which has buttons at its end.
void alignWithSpinBoxes(QLineEdit& field);

/// The field for one declared option, of the kind that its type asks for. A fault is said below the field.
class OptionEditor : public QWidget {
    Q_OBJECT

public:
    explicit OptionEditor(OptionSpec spec, QWidget* parent = nullptr);

    [[nodiscard]] const OptionSpec& spec() const { return m_spec; }
    void setValue(const OptionValue& value);
    /// Sets the option to what the field holds; the error is also shown at the field.
    Result<void> writeTo(Options& options) const;
    [[nodiscard]] bool valid() const;
    /// At the right of the field, at the middle of its height wherever that stands.
    void addBeside(QWidget* widget);
    /// Says at the field what is wrong with its value, until it changes.
    void showFault(const Error& error);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeField();
    [[nodiscard]] std::string text() const;
    void takeChange();
    void check();
    void restyle();
    void retranslate();

    OptionSpec m_spec;
    QCheckBox* m_flag = nullptr;
    QSpinBox* m_integer = nullptr;
    QLineEdit* m_text = nullptr; ///< Numbers, large whole ones too, and free texts.
    QComboBox* m_choice = nullptr;
    QBoxLayout* m_line; ///< The field and what is beside it; below is what is wrong.
    QLabel* m_error;
};

} // namespace doppler
