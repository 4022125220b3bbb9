// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/generator/graph_preview.h"
#include "widgets/jobs/job.h"

#include <QScrollArea>
#include <QStringList>
#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QListWidget;
class QToolButton;
class QVBoxLayout;

namespace doppler {

class SampleButton;

/// The content of the window before anything is open: recent work, samples, and ways to begin.
class WelcomePage : public QScrollArea {
    Q_OBJECT
public:
    /// `actions` become the buttons of the page, the first next to that which continues; the caller owns
    /// them.
    explicit WelcomePage(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// Whether there is work to continue.
    void setGoOn(bool offered);
    void setRecentFiles(const QStringList& files);
    /// Actions that each open a lesson; without any their section is hidden.
    void setLessons(const QList<QAction*>& lessons);
    [[nodiscard]] const std::vector<SampleButton*>& samples() const { return m_samples; }

signals:
    void goOnChosen();
    void fileChosen(const QString& file);
    void sampleChosen(const QString& family);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Preview {
        std::size_t sample = 0;
        GraphPreview picture;
    };
    QLabel* addCaption(QVBoxLayout* column);
    void placeSamples();
    void previewNext();
    void restyle();
    void retranslate();

    QLabel* m_title;
    QLabel* m_text;
    QToolButton* m_goOn;
    QLabel* m_recentCaption;
    QLabel* m_noRecent;
    QListWidget* m_recent;
    QLabel* m_samplesCaption;
    QGridLayout* m_grid;
    QLabel* m_lessonsCaption;
    QWidget* m_lessons;
    std::vector<SampleButton*> m_samples;
    std::size_t m_previewed = 0;
    int m_columns = 0;
    Job<Preview> m_job;
};

} // namespace doppler
