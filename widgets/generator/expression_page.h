// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum_text.h"
#include "widgets/generator/graph_page.h"
#include "widgets/jobs/job.h"
#include "widgets/shell/given_options.h"

#include <QTimer>
#include <memory>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace doppler {

class EinsumEditor;
class OptionForm;

/// A graph from a text in the einsum language: written, opened from a file, or begun with an example. The
/// text is checked in the background a moment after each change.
class ExpressionPage : public GraphPage {
    Q_OBJECT

public:
    explicit ExpressionPage(QWidget* parent = nullptr);
    /// The options of the files that are opened and saved here; its own until it uses others, which must
    /// outlive it.
    [[nodiscard]] ReadOptions& readOptions() { return *m_readOptions; }
    void useReadOptions(ReadOptions& options) { m_readOptions = &options; }

    [[nodiscard]] bool valid() const override;
    [[nodiscard]] std::function<Result<GraphPtr>()> make() const override;
    /// The text's file; where it has none, or differs from it, one among the program's own.
    [[nodiscard]] Result<QString> source() override;
    [[nodiscard]] QString command() const override;
    [[nodiscard]] QString noCommand() const override;
    [[nodiscard]] QString advice() const override;
    [[nodiscard]] bool blank() const override;
    bool showFault(const Error& error) override;
    void begin() override;

    [[nodiscard]] EinsumEditor* editor() const { return m_editor; }
    /// What it says differs from what was opened or saved last.
    [[nodiscard]] bool modified() const;
    void openFile(const QString& file);
    void saveFile(const QString& file);
    /// Where texts go that have no file of their own.
    [[nodiscard]] static QString folder();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Checked = std::shared_ptr<const EinsumText>;
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string name() const;
    /// What differs from the standard. Only while the form is valid.
    [[nodiscard]] GivenOptions given() const;
    void fillExamples();
    void check();
    void take(const Checked& checked);
    void tell(const Message& message, const std::optional<TextPlace>& place);
    void tellFile(const Error& error);
    void showState();
    void askOpen();
    void askSave();
    void restyle();
    void retranslate();

    ReadOptions m_ownOptions;
    ReadOptions* m_readOptions = &m_ownOptions;
    EinsumEditor* m_editor;
    QToolButton* m_examplesButton;
    QMenu* m_examples;
    QAction* m_open;
    QAction* m_save;
    QLabel* m_fileLabel;
    QLabel* m_state;
    OptionForm* m_form; ///< How the expression becomes a graph: the reader's options.
    QString m_file;     ///< Empty: none.
    QTimer m_wait;      ///< People type: checked when they pause.
    Checked m_known;    ///< The last that was checked; null: none yet.
    struct Fault {
        Message message;
        std::optional<TextPlace> place;
        std::string file; ///< Of one that can't be read or written; then there is no place.
    };
    std::optional<Fault> m_fault;
    Job<Checked> m_check;
};

} // namespace doppler
