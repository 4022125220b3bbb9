// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <QWidget>
#include <span>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace doppler {

/// The label of an option in the window's language; its help if it has no label.
QString optionLabel(const OptionSpec& spec);
/// The help of an option in the window's language, with a capital first letter.
QString optionHelp(const OptionSpec& spec);
/// A number in the notation of the window's language, with six significant digits.
QString formatNumber(double value);

/// Aligns the digits of a field with those of a spin box, which has buttons at its end.
void alignWithSpinBoxes(QLineEdit& field);

/// The field for one declared option; its type determines the kind of field. The unit is shown behind the
/// field, faults below it; the help is the tool tip.
class OptionEditor : public QWidget {
    Q_OBJECT

public:
    explicit OptionEditor(OptionSpec spec, QWidget* parent = nullptr);

    [[nodiscard]] const OptionSpec& spec() const { return m_spec; }
    void setValue(const OptionValue& value);
    /// Sets the option to the value of the field. An error is also shown at the field.
    Result<void> writeTo(Options& options) const;
    [[nodiscard]] bool valid() const;
    /// The width that the unit needs, 0 if the option has none.
    [[nodiscard]] int unitWidth() const;
    /// Keeps this width free for a unit, so that the fields of a form end at the same place.
    void reserveUnit(int width);
    /// Adds a widget to the right of the field, vertically centred on it.
    void addBeside(QWidget* widget);
    /// Shows a fault at the field until its value changes.
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
    QLineEdit* m_text = nullptr; ///< For numbers, including large whole ones, and free texts.
    QComboBox* m_choice = nullptr;
    QBoxLayout* m_line; ///< The field, the widgets next to it, and the unit; the fault is below.
    QLabel* m_unit;
    QLabel* m_error;
};

/// Keeps the same width free for the units of all these fields.
void alignUnits(std::span<OptionEditor* const> editors);

} // namespace doppler
