// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/topology/quantity_text.h"

#include <QWidget>
#include <optional>

class QLabel;
class QLineEdit;

namespace doppler {

/// A field for a number with its unit. A text that cannot be parsed stays in the field, with a message below.
class QuantityField : public QWidget {
    Q_OBJECT
public:
    explicit QuantityField(Quantity quantity, QWidget* parent = nullptr);

    /// Shows a value; nothing: several different values, or none.
    void setValue(std::optional<double> value);
    void setPlaceholder(const QString& text);
    void setName(const QString& name, const QString& tip);
    [[nodiscard]] QLineEdit* field() const { return m_field; }

signals:
    /// Emitted for a valid text after Return or when the field loses the focus.
    void entered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void check();
    void take();
    void restyle();

    Quantity m_quantity;
    std::optional<double> m_value;
    QLineEdit* m_field;
    QLabel* m_error;
};

} // namespace doppler
