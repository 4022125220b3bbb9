// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/presentation/presentation_pointer.h"

#include <QDialog>
#include <QString>
#include <functional>

class QKeyEvent;
class QLabel;
class QScrollArea;

namespace doppler {

class GanttView;
class PresentationLegend;
class TitleLabel;

/// The full screen of a presentation: title and position, the text of the step, the chart and its legend in
/// letters that grow with the screen. It handles every key: its owner acts on requests. GUI thread only.
class PresentationView : public QDialog {
    Q_OBJECT
public:
    explicit PresentationView(QWidget* parent = nullptr);

    [[nodiscard]] GanttView* gantt() const { return m_gantt; }
    [[nodiscard]] PresentationLegend* legend() const { return m_legend; }
    [[nodiscard]] PresentationPointer* pointer() const { return m_pointer; }

    /// States what is shown, and where in the talk that is.
    void setTitle(const QString& title, const QString& position);
    /// The text of the step; Markdown or, if `plain`, as it is. Empty: the chart takes its place.
    void setText(const QString& text, bool plain);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool dark() const { return m_dark->isVisible(); }
    [[nodiscard]] bool keysShown() const;

signals:
    void nextRequested();
    void previousRequested();
    void firstRequested();
    void lastRequested();
    /// The cursor is to move to the next (previous) start or end of a task.
    void eventRequested(bool forward);
    void playRequested();
    void annotationRequested();
    void annotationRemovalRequested();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] bool pressKey(const QKeyEvent& event);
    [[nodiscard]] bool stepByKey(int key, bool shift);
    [[nodiscard]] bool showByKey(int key);
    [[nodiscard]] bool pointByKey(const QKeyEvent& event);
    void enlarge();
    void placeText();
    void restyle();
    void retranslate();

    TitleLabel* m_title;
    QLabel* m_position;
    QLabel* m_text;
    QScrollArea* m_textArea;
    GanttView* m_gantt;
    PresentationLegend* m_legend;
    QLabel* m_help; ///< How to see the keys; below, in muted letters.
    QLabel* m_keys; ///< All keys, over the chart.
    QWidget* m_dark;
    PresentationPointer* m_pointer;
    const QEvent* m_fieldKey = nullptr; ///< A key that the field of an annotation got, only to be compared.
    double m_enlarged = 1;              ///< By the size of the screen.
    bool m_critical = true;
    bool m_transfers = true;
};

} // namespace doppler
