// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/graph_limits.h"
#include "widgets/graph_view/picture/graph_picture.h"
#include "widgets/jobs/job.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <optional>
#include <stop_token>

namespace doppler {

/// What to lay out.
struct LayoutOrder {
    GraphPtr graph;
    double aspect = 1.7;                     ///< Of the pane: width / height.
    GroupTreePtr tree = {};                  ///< Of the graph; null: it is made along.
    std::optional<OpenGroups> open = {};     ///< Nothing: all where there are few vertices, else what suits.
    std::optional<std::uint32_t> depth = {}; ///< Where `open` says nothing: see openTo().
    RunPtr run = {}; ///< Seen on the folded graph at once; may be null or of another graph.
    LayoutKind kind = LayoutKind::Layered; ///< Lanes are those of the run's devices.
};

/// Lays graphs out in the background. Our own layout comes first, then, where it can finish within its time
/// budget, that of Graphviz's dot, which runs as a separate process. The newest order wins: results of
/// earlier ones are dropped. All methods belong to the owner's thread and return at once, the destructor
/// included.
class LayoutJob : public QObject {
    Q_OBJECT

public:
    enum class Outcome {
        Refined,   ///< dot's layout came last.
        NoDot,     ///< The program was not found or could not be started.
        DotFailed, ///< It failed, or its answer made no sense.
        DotLate,   ///< It did not finish within the budget.
        Stopped,   ///< stopRefining() ended it.
        TooLarge,  ///< dot was not asked: too many boxes, or it knows no such picture.
    };
    Q_ENUM(Outcome)

    explicit LayoutJob(QObject* parent = nullptr);

    /// The program to run; by default "dot" from the search path.
    void setDotProgram(const QString& program) { m_dot.program = program; }
    /// Seconds until dot is stopped.
    void setDotBudget(double seconds) { m_dot.seconds = seconds; }

    /// Drops what runs, then folds this graph and lays it out.
    void start(LayoutOrder order);
    /// Vertex by vertex, for a pane of this aspect (width / height).
    void start(GraphPtr graph, double aspect) { start(LayoutOrder{std::move(graph), aspect}); }
    void cancel();
    /// Our own layout is there, and dot works on a better one.
    [[nodiscard]] bool refining() const { return running() && m_refining; }
    /// Ends dot early, where it runs: what there is by then stays.
    void stopRefining() { m_stopDot.request_stop(); }
    [[nodiscard]] bool running() const { return m_work.running(); }
    /// Why no layout arrived for the last order; nothing while it runs, or if one did.
    [[nodiscard]] const std::optional<Error>& fault() const { return m_fault; }

signals:
    /// A layout of the graph given last; once or twice per start().
    void arrived(const doppler::PlacedLayout& placed);
    /// Nothing more will arrive.
    void finished(doppler::LayoutJob::Outcome outcome);

private:
    /// The order laid out by our own layout.
    struct Own {
        PlacedLayout placed;
        bool refine = false; ///< dot follows.
        bool hold = false;   ///< dot needs a moment only.
    };
    /// What came of dot.
    struct Ending {
        std::optional<PlacedLayout> placed;
        Outcome outcome = Outcome::TooLarge;
    };
    struct DotLimits {
        QString program = QStringLiteral("dot");
        double seconds = 20;
    };
    using Work = Job<Ending, Own>;

    static Result<Ending> layOut(const LayoutOrder& order, const DotLimits& dot, const std::stop_token& stop,
                                 const std::stop_token& stopDot, const Work::Report& report);
    void takeOwn(const Own& own);
    void takeEnding(const Ending& ending);
    void showHeld();

    DotLimits m_dot;
    int m_orders = 0;
    bool m_refining = false;
    std::stop_source m_stopDot;
    /// Small graphs wait a moment for dot, so that the picture doesn't change as soon as it is there.
    std::optional<PlacedLayout> m_held;
    QTimer m_holdTimer;
    std::optional<Error> m_fault;
    Work m_work;
};

} // namespace doppler
