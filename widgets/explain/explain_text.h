// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/run/run.h"

#include <QString>
#include <optional>

class QPalette;
class QTextBrowser;
class QWidget;

namespace doppler {

/// A rich text in parts: captions, sentences with a square in the colour of their device, tables. Vertices
/// are links ("v17").
class ExplainText {
public:
    explicit ExplainText(const QPalette& palette);

    void caption(const QString& text);
    void sentence(const QString& text, std::optional<DeviceId> device = {},
                  std::optional<VertexId> vertex = {});
    /// A sentence in a muted colour.
    void note(const QString& text);
    void beginTable();
    struct Cell {
        QString text;
        bool isNumber = false; ///< Right-aligned.
        bool strong = false;
        std::optional<DeviceId> device = {};
        std::optional<VertexId> vertex = {};
    };
    void row(const QList<Cell>& cells, bool head = false);
    void endTable();
    [[nodiscard]] QString html() const { return m_html; }

private:
    [[nodiscard]] QString square(DeviceId device) const;
    [[nodiscard]] QString linked(const QString& text, std::optional<VertexId> vertex) const;

    QString m_text;
    QString m_muted;
    QString m_html;
};

/// The vertex of a link; nothing if it is not a vertex.
std::optional<VertexId> vertexOf(const QString& link);

/// A browser for such texts, without frame. It does not follow links itself.
QTextBrowser* makeExplainBrowser(const QString& objectName, QWidget* parent);
/// Shows the text and keeps the scroll position.
void setExplainText(QTextBrowser& browser, const QString& html);

} // namespace doppler
