// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace doppler {

class ScrollPage;
class Settings;

/// Everything that the user can set about the program, each with a line that says what it does. A change is
/// kept and takes effect at once.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    /// `settings` must outlive the dialog.
    explicit PreferencesDialog(Settings& settings, QWidget* parent = nullptr);

signals:
    /// The settings have another value.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QLabel* caption = nullptr;
        QLabel* help = nullptr;
        QWidget* field = nullptr;
        QHBoxLayout* line = nullptr;          ///< Caption and field.
        std::function<QString()> captionText; ///< Asked again when the language changes.
        std::function<QString()> helpText;
    };
    void makeLook();
    void makeWork();
    void addTitle(std::function<QString()> text);
    void addRow(const char* name, QWidget* field, std::function<QString()> caption,
                std::function<QString()> help);
    /// A box whose choices are named anew in every language.
    QComboBox* addChoice(const char* name, std::function<QStringList()> names, std::function<int()> read,
                         std::function<void(int)> write, std::function<QString()> caption,
                         std::function<QString()> help);
    /// A chooser of devices, which also takes a text.
    void addDevices(const char* name, std::function<QString()> caption, std::function<QString()> help);
    QSpinBox* addNumber(const char* name, int least, int most, int step, std::function<int()> read,
                        std::function<void(int)> write, std::function<QString()> caption,
                        std::function<QString()> help);
    void addSwitch(const char* name, std::function<bool()> read, std::function<void(bool)> write,
                   std::function<QString()> text, std::function<QString()> help);
    void showValues();
    /// As large as the page needs, within the window; the page scrolls where that is less.
    void fit();
    void restyle();
    void retranslate();

    Settings& m_settings;
    QVBoxLayout* m_column;
    ScrollPage* m_page;
    QHBoxLayout* m_buttons;
    std::vector<Row> m_rows;
    std::vector<std::function<void()>> m_readers; ///< Each shows a setting in its field.
    std::vector<std::function<void()>> m_texts;
    bool m_showing = false; ///< Values are put into fields: nothing is a change of the user's.
};

} // namespace doppler
