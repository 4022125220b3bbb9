// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/palette/fuzzy_match.h"
#include "widgets/palette/palette_entries.h"

#include <QAbstractListModel>
#include <QDialog>
#include <QStringList>

class QLabel;
class QLineEdit;
class QListView;

namespace doppler {

/// The entries that match the typed text, the best first; ties: the most recently used.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { PlaceRole = Qt::UserRole + 1, KeyRole, LettersRole, CheckedRole };

    PaletteModel(std::vector<PaletteEntry> entries, const QStringList& recent, QObject* parent = nullptr);

    void setPattern(const QString& pattern);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const PaletteEntry& entry(int row) const;

private:
    struct Found {
        std::size_t entry = 0;
        int score = 0;
        std::vector<int> letters; ///< Matching characters in the text of the entry.
    };
    std::vector<PaletteEntry> m_entries;
    std::vector<int> m_recency; ///< By entry: 0 for the most recently used; larger values are older.
    std::vector<Found> m_found;
};

/// The command palette (Ctrl+Shift+P): all available commands, found by a few characters. Closes when a
/// command is chosen, then runs it.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    /// `recent`: ids of the commands used last, the most recent first.
    CommandPalette(std::vector<PaletteEntry> entries, const QStringList& recent, QWidget* parent);

    [[nodiscard]] const PaletteModel& model() const { return *m_model; }

signals:
    void chosen(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void narrow(const QString& text);
    void step(int rows);
    void choose(const QModelIndex& index);

    PaletteModel* m_model;
    QLineEdit* m_field;
    QListView* m_list;
    QLabel* m_nothing;
};

} // namespace doppler
