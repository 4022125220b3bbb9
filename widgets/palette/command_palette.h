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

/// The entries that answer what was typed, the best first; among equals those that were used last.
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
        std::vector<int> letters; ///< In the entry's text.
    };
    std::vector<PaletteEntry> m_entries;
    std::vector<int> m_recency; ///< By entry: 0 the last that was used; the larger the longer ago.
    std::vector<Found> m_found;
};

/// What Ctrl+Shift+P opens: everything that can be done, found by a few letters. It closes when something is
/// chosen, and then does it.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    /// `recent`: ids of what was chosen last, the newest first.
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
