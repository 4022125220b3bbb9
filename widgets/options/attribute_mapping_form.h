// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/attributes/attribute_mapping.h"
#include "core/io/attributes/attribute_survey.h"
#include "widgets/shell/given_options.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace doppler {

/// Fields that choose which attribute of a file gives which property of vertices and edges, with a factor for
/// numbers: one row for each of mappedProperties().
class AttributeMappingForm : public QWidget {
    Q_OBJECT
public:
    explicit AttributeMappingForm(QWidget* parent = nullptr);

    /// Offers the attributes of a file, and selects those of `given`.
    void offer(const AttributeSurvey& survey, const GivenOptions& given);
    /// The options of the reader that the fields describe.
    [[nodiscard]] GivenOptions values() const;
    /// Whether every factor is a number above 0.
    [[nodiscard]] bool valid() const;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        MappedProperty property;
        QLabel* label;
        QComboBox* attribute;
        QLineEdit* factor; ///< Null for texts.
    };
    void addRow(const MappedProperty& property, int at);
    void select(const Row& row, const AttributeSurvey& survey, const GivenOptions& given);
    void takeChange();
    void retranslate();

    std::vector<Row> m_rows;
    QLabel* m_ofVertices;
    QLabel* m_ofEdges;
    QLabel* m_factors;
};

} // namespace doppler
