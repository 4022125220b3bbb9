// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <QScrollArea>
#include <span>
#include <vector>

class QGridLayout;
class QLabel;

namespace doppler {

class OptionEditor;

/// Fields for any number of declared options, one below the other: what each is on the left, its field on the
/// right, faults at their field. Scrolls where the place does not suffice.
class OptionForm : public QScrollArea {
    Q_OBJECT

public:
    explicit OptionForm(QWidget* parent = nullptr);

    /// Fields for these options, at their standard values, instead of those before.
    void setSpecs(std::span<const OptionSpec> specs);
    void setValues(const Options& values);
    /// No field holds a fault.
    [[nodiscard]] bool valid() const;
    /// What the fields say. Only while it is valid().
    [[nodiscard]] Options values() const;
    /// Shows an error that whoever took the values found, at the field of the option that it names first,
    /// until that field changes. False: it names none of them.
    bool showFault(const Error& error);
    [[nodiscard]] const std::vector<OptionEditor*>& editors() const { return m_editors; }

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void restyle();

    std::vector<OptionEditor*> m_editors;
    std::vector<QLabel*> m_labels; ///< By editor.
};

} // namespace doppler
