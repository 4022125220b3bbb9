// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exec/machine/machine_state.h"
#include "widgets/jobs/wait_estimate.h"

#include <QDialog>
#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace doppler {

/// The frame of the dialogs that measure: what is measured, a table of the results, progress with the time
/// left, notes, and buttons to measure and to use the result. Closing it while it measures cancels that.
class MeasureDialog : public QDialog {
    Q_OBJECT
public:
    explicit MeasureDialog(QWidget* parent = nullptr);

    /// Starts to measure, as the button does. Does nothing while it measures.
    void start();

signals:
    /// The user wants to use the result.
    void applyRequested();

protected:
    void changeEvent(QEvent* event) override;

    /// Calls the hooks below; for the end of constructors and whenever something has changed.
    void refresh();
    void follow(double share);
    void fail(const Error& error);
    /// For fields of the dialog, above its table.
    [[nodiscard]] QBoxLayout& fields() { return *m_fields; }
    /// Adds a row. Columns after the first `texts` are numbers; `plain` has their values for copies of the
    /// table.
    void addRow(const QStringList& cells, const QVariantList& plain, int texts);

    virtual void begin() = 0;
    virtual void cancel() = 0;
    [[nodiscard]] virtual bool running() const = 0;
    [[nodiscard]] virtual bool measured() const = 0;
    /// Sets the texts of the dialog: title, summary, columns with plain captions, buttons.
    struct Texts {
        QString title;
        QString summary;
        QStringList columns;
        QStringList plainColumns; ///< Captions in copied tables; empty ones are as above.
        QString measure;
        QString apply;
        QString empty; ///< Shown before the first result.
    };
    [[nodiscard]] virtual Texts texts() const = 0;
    virtual void fill() = 0;
    /// When and how it was measured, and what disturbed it; empty without a result.
    [[nodiscard]] virtual QStringList notes() const = 0;
    /// Enables the dialog's own fields.
    virtual void enableFields(bool) {}

    /// "Measured on ..., load 0.4, 0 other busy threads".
    [[nodiscard]] static QString stateText(const MachineState& state);

private:
    QLabel* m_summary;
    QBoxLayout* m_fields;
    QTableWidget* m_table;
    QLabel* m_notes;
    QProgressBar* m_progress;
    QLabel* m_state;
    QPushButton* m_close;
    QPushButton* m_measure;
    QPushButton* m_apply;
    std::optional<Error> m_fault;
    WaitEstimate m_wait;
};

} // namespace doppler
