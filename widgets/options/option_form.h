// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <QScrollArea>
#include <span>
#include <vector>

class QGridLayout;

namespace doppler {

class OptionCaption;
class OptionEditor;

/// Fields for declared options, one below the other: labels and helps on the left, fields with their units on
/// the right, or below their labels in a narrow form; faults at their field. Scrolls if there is not enough
/// room.
class OptionForm : public QScrollArea {
    Q_OBJECT

public:
    explicit OptionForm(QWidget* parent = nullptr);

    /// Replaces the fields by fields for these options, at their defaults.
    void setSpecs(std::span<const OptionSpec> specs);
    void setValues(const Options& values);
    /// Whether no field has a fault.
    [[nodiscard]] bool valid() const;
    /// The values of the fields. Requires valid().
    [[nodiscard]] Options values() const;
    /// Shows an error, which the caller found in the values, at the field of the first option that it names,
    /// until that field changes. Returns false if it names none.
    bool showFault(const Error& error);
    [[nodiscard]] const std::vector<OptionEditor*>& editors() const { return m_editors; }

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void restyle();

    QGridLayout* m_grid = nullptr; ///< Of the content.
    bool m_narrow = false;         ///< Fields are below their captions.
    std::vector<OptionCaption*> m_captions;
    std::vector<OptionEditor*> m_editors;
};

} // namespace doppler
