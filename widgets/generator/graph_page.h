// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <QString>
#include <QWidget>
#include <functional>

namespace doppler {

/// A page of the generator: one way to make a graph.
class GraphPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Whether the fields are valid.
    [[nodiscard]] virtual bool valid() const = 0;
    /// Returns a function that makes the graph. It must not refer to the page, because it runs on another
    /// thread. Requires valid().
    [[nodiscard]] virtual std::function<Result<GraphPtr>()> make() const = 0;
    /// The source of the graph for the workbench: a family's word or a file. May write the file.
    [[nodiscard]] virtual Result<QString> source() = 0;
    /// The command line that makes the same graph; empty if there is none.
    [[nodiscard]] virtual QString command() const = 0;
    /// Advice if there is no command line.
    [[nodiscard]] virtual QString noCommand() const { return {}; }
    /// Advice while the page is not valid().
    [[nodiscard]] virtual QString advice() const = 0;
    /// Shows an error that make() returned. Returns whether it is shown at a field.
    virtual bool showFault(const Error& error) = 0;
    /// Whether the page describes no graph yet, right or wrong.
    [[nodiscard]] virtual bool blank() const { return false; }
    /// Moves the focus to the first field.
    virtual void begin() = 0;

signals:
    void changed();
};

} // namespace doppler
