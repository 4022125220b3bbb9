// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/run/vertex_query.h"
#include "widgets/graph_view/graph_search.h"
#include "widgets/jobs/job.h"

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

namespace doppler {

/// What the user searches for in a graph, and what was found. Large graphs are searched on a worker thread,
/// the newest search wins. Methods and the signal belong to the owner's thread.
class GraphSearchState : public QObject {
    Q_OBJECT
public:
    explicit GraphSearchState(QObject* parent = nullptr);

    /// The next search() looks for that. A text that cannot be read ends the search and is returned as an
    /// error.
    std::optional<Error> setText(const QString& text);
    [[nodiscard]] bool active() const { return !m_query.empty(); }
    /// Searches the graph (null: finds nothing); the run, which may be null, names the devices. changed()
    /// follows, before this returns where the graph is small.
    void search(const GraphPtr& graph, const RunPtr& run);
    void cancel() { m_job.cancel(); }
    /// The searched texts are no longer right: other devices, or another graph.
    void dropTexts();
    /// Forgets what was found: another graph is shown.
    void dropMatches();

    /// By vertex; empty while nothing is searched for.
    [[nodiscard]] const std::vector<char>& matches() const { return m_found.matches; }
    [[nodiscard]] int count() const;
    /// The vertex's number among the matches, from 1 in topological order; 0: it is none.
    [[nodiscard]] int placeOf(std::optional<VertexId> vertex) const;

signals:
    /// Other vertices are found.
    void changed();

private:
    struct Found {
        std::shared_ptr<const GraphSearch> texts;
        std::vector<char> matches;         ///< By vertex.
        std::vector<std::uint32_t> places; ///< By vertex, as in placeOf().
    };
    static Found find(std::shared_ptr<const GraphSearch> texts, const DataflowGraph& graph, const Run* run,
                      const VertexQuery& query, const std::stop_token& stop);
    void take(const Found& found);

    VertexQuery m_query;
    Found m_found; ///< Its texts are null until they are needed.
    Job<Found> m_job;
};

} // namespace doppler
