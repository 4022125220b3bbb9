// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/generator/graph_preview.h"

#include <QAbstractButton>

namespace doppler {

/// A button for a graph family, with a small picture, its name and its size.
class SampleButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit SampleButton(const QString& family, QWidget* parent = nullptr);

    [[nodiscard]] const QString& family() const { return m_family; }
    /// Shows the picture.
    void showPreview(const GraphPreview& preview);
    [[nodiscard]] bool hasPicture() const { return m_picture.has_value(); }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_family;
    std::optional<GraphPicture> m_picture;
    std::size_t m_vertices = 0;
};

} // namespace doppler
