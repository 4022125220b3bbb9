// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <QString>
#include <QWidget>
#include <functional>

namespace doppler {

/// A page of the generator: one way to think up a graph.
class GraphPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What the fields say makes sense.
    [[nodiscard]] virtual bool valid() const = 0;
    /// Makes the graph; refers to nothing of the page, since it runs on another thread. Only while valid().
    [[nodiscard]] virtual std::function<Result<GraphPtr>()> make() const = 0;
    /// The graph as the workbench opens it: a family's word or a file. May store what must be a file.
    [[nodiscard]] virtual Result<QString> source() = 0;
    /// The command line that makes the same graph; empty where there is none.
    [[nodiscard]] virtual QString command() const = 0;
    /// What to do about that.
    [[nodiscard]] virtual QString noCommand() const { return {}; }
    /// What to do while it is not valid().
    [[nodiscard]] virtual QString advice() const = 0;
    /// What make() gave an error for. True: it is shown at its place.
    virtual bool showFault(const Error& error) = 0;
    /// The first field takes the focus.
    virtual void begin() = 0;

signals:
    void changed();
};

} // namespace doppler
