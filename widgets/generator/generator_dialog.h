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

class FamilyPage;
class GraphPage;
class PreviewPanel;

/// Thinks up a graph: a page for each way to do so on the left, what comes of it on the right, the command
/// line that does the same below. Nothing opens until there is no fault.
class GeneratorDialog : public QDialog {
    Q_OBJECT

public:
    explicit GeneratorDialog(QWidget* parent = nullptr);

    [[nodiscard]] FamilyPage* families() const { return m_families; }
    [[nodiscard]] PreviewPanel* preview() const { return m_preview; }

signals:
    /// The graph is wanted: a family's word or a file, as Workbench::openGraph() takes it.
    void openRequested(const QString& source);

protected:
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
    PreviewPanel* m_preview;
    QLabel* m_commandLabel;
    QLineEdit* m_command;
    QPushButton* m_copy;
    QPushButton* m_cancel;
    QPushButton* m_generate;
};

} // namespace doppler
