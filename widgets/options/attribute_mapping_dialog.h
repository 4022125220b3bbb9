// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/attributes/attribute_survey.h"
#include "widgets/jobs/job.h"
#include "widgets/options/import_preview.h"

#include <QDialog>
#include <QTimer>

class QDialogButtonBox;
class QLabel;
class QTableWidget;

namespace doppler {

class AttributeMappingForm;

/// Asks which attributes of a graph's file give names and costs. A preview shows the first vertices and the
/// totals as the file is read with the current choice. The file is read on a worker thread.
class AttributeMappingDialog : public QDialog {
    Q_OBJECT
public:
    /// `before`: the options given for this file last time.
    AttributeMappingDialog(const QString& file, GivenOptions before, QWidget* parent = nullptr);

    [[nodiscard]] GivenOptions values() const;
    /// Whether it is not yet known what becomes of the choice.
    [[nodiscard]] bool busy() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void takeSurvey(const AttributeSurvey& survey);
    void readSoon();
    void read();
    void showPreview(const ImportPreview& preview);
    void showFault(const Error& error);
    void refresh();
    void retranslate();

    QString m_file;
    GivenOptions m_before;
    AttributeMappingForm* m_form;
    QTableWidget* m_table;
    QLabel* m_text;
    QLabel* m_totals;
    QDialogButtonBox* m_buttons;
    std::optional<ImportPreview> m_preview; ///< Of the current choice; nothing while it is read.
    std::optional<Error> m_fault;
    QTimer m_delay;
    Job<AttributeSurvey> m_surveying;
    Job<ImportPreview> m_reading;
};

} // namespace doppler
