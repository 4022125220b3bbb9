// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace doppler {

class ExpressionPage;
class FamilyPage;
class GraphPage;
class PreviewPanel;
class ReadOptions;

/// Thinks up a graph: a page for each way to do so on the left, what comes of it on the right, the command
/// line that does the same below. Nothing opens until there is no fault.
class GeneratorDialog : public QDialog {
    Q_OBJECT

public:
    explicit GeneratorDialog(QWidget* parent = nullptr);
    /// From now on expressions read and keep the options of their files here; it must outlive the dialog.
    void useReadOptions(ReadOptions& options);

    /// Begins with what is open: a family, or an expression's file. A text that was changed and not saved
    /// stays.
    void startFrom(const QString& source);
    [[nodiscard]] FamilyPage* families() const { return m_families; }
    [[nodiscard]] ExpressionPage* expressions() const { return m_expressions; }
    void showPage(GraphPage* page);
    [[nodiscard]] PreviewPanel* preview() const { return m_preview; }

signals:
    /// The graph is wanted: a family's word or a file, as Workbench::openGraph() takes it.
    void openRequested(const QString& source);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] GraphPage* page() const;
    void addPage(GraphPage* page);
    void refresh();
    void generate();
    void restyle();
    void retranslate();

    QTabWidget* m_tabs;
    std::vector<GraphPage*> m_pages; ///< By tab.
    FamilyPage* m_families;
    ExpressionPage* m_expressions;
    PreviewPanel* m_preview;
    QLabel* m_commandLabel;
    QLineEdit* m_command;
    QPushButton* m_copy;
    QPushButton* m_cancel;
    QPushButton* m_generate;
};

} // namespace doppler
