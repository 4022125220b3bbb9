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

/// What the window shows before anything is open: what was open last, samples, and how to begin.
class WelcomePage : public QScrollArea {
    Q_OBJECT
public:
    /// `actions` become the page's buttons; the caller keeps them.
    explicit WelcomePage(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// Whether there is something to go on with.
    void setGoOn(bool offered);
    void setRecentFiles(const QStringList& files);
    /// Actions that each open a lesson; without any their place is hidden.
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
