// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>
#include <QStringList>
#include <functional>
#include <random>
#include <vector>

class QFileDialog;
class QWidget;

namespace doppler {

class MainWindow;

/// Plays at random with a window: clicks, drags, keys, actions, sizes, files whole and broken. The same seed
/// makes the same choices as far as the window answers in time alike. It goes on inside dialogs, since it is
/// driven by a timer.
class Monkey : public QObject {
    Q_OBJECT
public:
    /// `folder`: where it may write. `files`: what it opens.
    Monkey(MainWindow& window, std::uint64_t seed, QString folder, QStringList files);

    /// Before it plays it opens every file once and writes in letters of all languages and sizes: what the
    /// program and Qt load once and keep is there from then on. It ends as tidied() does.
    void warmUp();
    void start();
    void stop() { m_playing = false; }
    [[nodiscard]] std::uint64_t steps() const { return m_steps; }
    /// What it did last, the newest at the end; for the report of a fault.
    [[nodiscard]] const QStringList& lately() const { return m_lately; }

signals:
    void stepped(quint64 steps);
    /// One graph is open, nothing works, nothing that ended is kept: memory can be compared.
    void tidied();

private:
    void step();
    bool answerFileDialog();
    void click();
    void drag();
    void key();
    void wheel();
    void act();
    void resize();
    void openFiles();
    void type();
    void leaveDialog();
    void tidyUp();
    void waitForEnds();
    void resetLooks();
    void chooseLook(int language, int percent);
    void warmUpFurther();
    void rest();
    void leaveDialogs();

    [[nodiscard]] QWidget* stage() const;
    [[nodiscard]] QWidget* anyWidget();
    [[nodiscard]] QString anyFile();
    [[nodiscard]] QPoint anyPoint(const QWidget& widget);
    [[nodiscard]] int below(int count);
    void note(const QString& what);

    MainWindow& m_window;
    QSize m_size; ///< Of the window, to which it comes back for memory to be measured.
    std::mt19937_64 m_random;
    QString m_folder;
    QStringList m_files;
    bool m_playing = false;
    std::uint64_t m_steps = 0;
    int m_inDialog = 0;                          ///< Steps since a dialog has been open.
    std::vector<std::function<void()>> m_firsts; ///< Of what it does to be warm, the last comes first.
    enum class Mood { WarmsUp, Plays, WaitsForEnds, Rests };
    Mood m_mood = Mood::Plays;
    int m_waits = 0; ///< Since the mood changed.
    QStringList m_lately;
};

} // namespace doppler
