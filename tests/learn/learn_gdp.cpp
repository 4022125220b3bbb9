// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/learner.h"
#include "core/learn/networks/policy_network.h"
#include "core/learn/torch/gdp_network.h"
#include "core/learn/torch/libtorch.h"
#include "tests/learn/gradient_check.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <set>

namespace learn_gdp_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Row = std::vector<double>;
using Rows = std::vector<Row>;

/// GDP's network from the definition alone: doubles, plain loops, no segment longer than needed.
class ReferenceGdp {
public:
    ReferenceGdp(const Problem& p, const GdpGraph& g, const GdpShape& s)
        : problem(p), graph(g), shape(s), layout(s)
    {
    }

    /// Logits by vertex. No gradient flows through the states of the segment before: they are those of
    /// `memoryValues`.
    [[nodiscard]] Rows logits(const Row& values, const Row& memoryValues) const
    {
        std::vector<Rows> memory;
        run(memoryValues, nullptr, memory);
        std::vector<Rows> unused;
        return run(values, &memory, unused);
    }

private:
    /// With the states that every attention layer began with.
    Rows run(const Row& values, const std::vector<Rows>* memory, std::vector<Rows>& begun) const
    {
        Rows states;
        for (std::size_t v = 0; v < graph.vertexCount(); ++v) {
            const auto first = graph.inputs.begin() + static_cast<std::ptrdiff_t>(v * GdpGraph::columns);
            states.push_back(relu(
                layer(values, Row(first, first + GdpGraph::columns), layout.inputWeight, &layout.inputBias)));
        }
        for (const auto& blocks : layout.sage)
            states = sage(values, states, blocks);
        Rows x;
        for (std::uint32_t v : graph.order)
            x.push_back(states[v]);
        for (std::size_t l = 0; l < layout.attention.size(); ++l) {
            begun.push_back(x);
            x = attention(values, x, memory ? (*memory)[l] : x, layout.attention[l]);
        }
        Rows out(x.size());
        for (std::size_t i = 0; i < x.size(); ++i)
            out[graph.order[i]] = layer(values, x[i], layout.outputWeight, &layout.outputBias);
        return out;
    }
    Rows sage(const Row& values, const Rows& states, const GdpLayout::Sage& blocks) const
    {
        Rows out;
        for (VertexId v : problem.graph().vertices()) {
            std::set<std::uint32_t> around;
            for (const Edge& e : problem.graph().outEdges(v))
                around.insert(e.to);
            for (EdgeId e : problem.graph().inEdges(v))
                around.insert(problem.graph().edge(e).from);
            Row most(shape.hidden, 0.0); // sigmoids are larger
            for (std::uint32_t u : around) {
                const Row pooled = layer(values, states[u], blocks.poolWeight, &blocks.poolBias);
                for (std::size_t c = 0; c < most.size(); ++c)
                    most[c] = std::max(most[c], 1 / (1 + std::exp(-pooled[c])));
            }
            Row both = states[v];
            both.insert(both.end(), most.begin(), most.end());
            out.push_back(relu(layer(values, both, blocks.combineWeight, &blocks.combineBias)));
        }
        return out;
    }
    Rows attention(const Row& values, const Rows& x, const Rows& before,
                   const GdpLayout::Attention& blocks) const
    {
        const std::size_t each = shape.hidden / shape.heads();
        Rows out;
        for (std::size_t i = 0; i < x.size(); ++i) {
            const std::size_t segment = i / shape.segment;
            Rows seen; // the whole segment before, and all of its own
            for (std::size_t j = 0; j < x.size(); ++j)
                if (j / shape.segment == segment)
                    seen.push_back(x[j]);
                else if (j / shape.segment + 1 == segment)
                    seen.push_back(before[j]);
            const Row query = layer(values, x[i], blocks.queryWeight, nullptr);
            Row taken(shape.hidden, 0.0);
            for (std::size_t head = 0; head < shape.heads(); ++head) {
                Row scores;
                double total = 0;
                for (const Row& other : seen) {
                    const Row key = layer(values, other, blocks.keyWeight, nullptr);
                    double score = 0;
                    for (std::size_t c = head * each; c < (head + 1) * each; ++c)
                        score += query[c] * key[c];
                    scores.push_back(std::exp(score / std::sqrt(static_cast<double>(each))));
                    total += scores.back();
                }
                for (std::size_t j = 0; j < seen.size(); ++j) {
                    const Row value = layer(values, seen[j], blocks.valueWeight, nullptr);
                    for (std::size_t c = head * each; c < (head + 1) * each; ++c)
                        taken[c] += scores[j] / total * value[c];
                }
            }
            const Row a = norm(values, add(x[i], layer(values, taken, blocks.outWeight, &blocks.outBias)),
                               blocks.firstGain, blocks.firstShift);
            const Row wide = relu(layer(values, a, blocks.wideWeight, &blocks.wideBias));
            out.push_back(norm(values, add(a, layer(values, wide, blocks.narrowWeight, &blocks.narrowBias)),
                               blocks.secondGain, blocks.secondShift));
        }
        return out;
    }
    static Row layer(const Row& values, const Row& x, const ParameterBlock& weight,
                     const ParameterBlock* bias)
    {
        Row out;
        for (std::size_t o = 0; o < weight.columns; ++o) {
            double sum = bias ? values[bias->offset + o] : 0;
            for (std::size_t i = 0; i < weight.rows; ++i)
                sum += x[i] * values[weight.offset + i * weight.columns + o];
            out.push_back(sum);
        }
        return out;
    }
    static Row relu(Row x)
    {
        for (double& value : x)
            value = std::max(value, 0.0);
        return x;
    }
    static Row add(Row a, const Row& b)
    {
        for (std::size_t i = 0; i < a.size(); ++i)
            a[i] += b[i];
        return a;
    }
    static Row norm(const Row& values, const Row& x, const ParameterBlock& gain, const ParameterBlock& shift)
    {
        const auto n = static_cast<double>(x.size());
        double mean = 0, variance = 0;
        for (double value : x)
            mean += value / n;
        for (double value : x)
            variance += (value - mean) * (value - mean) / n;
        Row out;
        for (std::size_t i = 0; i < x.size(); ++i)
            out.push_back((x[i] - mean) / std::sqrt(variance + 1e-5) * values[gain.offset + i] +
                          values[shift.offset + i]);
        return out;
    }

    const Problem& problem;
    const GdpGraph& graph;
    const GdpShape& shape;
    GdpLayout layout;
};

/// The network on a random problem, in segments that are shorter than its graph.
struct Case {
    explicit Case(std::uint64_t seed, const RandomShape& of = {20, 4})
        : random(seed), problem(randomProblem(random, {}, of)),
          graph(*problem), shape{8, 2, 2, 5, problem->deviceCount()}, layout(shape),
          parameters(initialParameters(layout, seed)), network(graph, shape, layout, parameters)
    {
        // Biases of 0 and norms that change nothing would hide mistakes.
        for (float& x : parameters)
            x = 1.5F * x + 0.2F * static_cast<float>(random.uniform() - 0.5);
    }
    [[nodiscard]] Row values() const { return {parameters.begin(), parameters.end()}; }

    Random random;
    ProblemPtr problem;
    GdpGraph graph;
    GdpShape shape;
    GdpLayout layout;
    std::vector<float> parameters;
    GdpNetwork network;
};

std::unique_ptr<Learner> learner(const ProblemPtr& problem,
                                 std::initializer_list<std::pair<const char*, const char*>> more)
{
    const auto specs = trainingOptions("gdp");
    Options options(specs);
    std::vector<std::pair<const char*, const char*>> all{
        {"hidden", "8"}, {"segment", "16"}, {"episodes_per_update", "2"}};
    all.insert(all.end(), more);
    for (const auto& [name, value] : all)
        if (!options.set(specs, name, value))
            qFatal("no such option: %s", name);
    return (*findLearner("gdp"))->make({{problem}, "gdp", options, 3, nullptr, {}}, std::nullopt);
}

/// Trains to the end, and hands out every episode's trace where they are asked for.
void train(Learner& one, std::vector<std::shared_ptr<const EpisodeTrace>>* traces = nullptr)
{
    LearnerEvents events;
    events.episode = [](const EpisodeRecord&) {};
    events.best = [](const RatedPlacement&, std::size_t, std::uint64_t) {};
    events.wantsTrace = [&](std::size_t) { return traces != nullptr; };
    events.trace = [&](std::shared_ptr<const EpisodeTrace> trace) { traces->push_back(std::move(trace)); };
    events.aborted = [] { return false; };
    while (!one.finished())
        QVERIFY(one.update(events, 0).ok());
}

/// With vertices that share a device, and those that decide for themselves on several.
ProblemPtr colocated()
{
    for (std::uint64_t seed = 1;; ++seed) {
        Random random(seed);
        const ProblemPtr problem = randomProblem(random, {}, {40, 4});
        const GdpGraph graph(*problem);
        std::size_t followers = 0;
        for (VertexId v : problem->graph().vertices())
            followers += graph.decides(v) ? 0 : 1;
        if (followers > 0 && problem->vertexCount() > 20 && problem->deviceCount() > 2)
            return problem;
    }
}

} // namespace

/// GDP's network against a plain reference in doubles; what its policy tells of its choices.
class GdpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOneThread(); }

    void logitsAgree()
    {
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            Case c(seed);
            const auto logits = c.network.encode(false);
            Row expected;
            for (const Row& row : ReferenceGdp(*c.problem, c.graph, c.shape).logits(c.values(), c.values()))
                expected.insert(expected.end(), row.begin(), row.end());
            QVERIFY2(farthest(logits, expected) < 1e-4,
                     qPrintable(QString::number(farthest(logits, expected))));
        }
    }

    void gradientsAgree()
    {
        for (std::uint64_t seed : {2, 4, 5, 7}) {
            Case c(seed, {16, 4});
            const auto logits = c.network.encode(true);
            std::vector<float> byLogits(logits.size());
            for (float& x : byLogits)
                x = static_cast<float>(c.random.uniform() - 0.5);
            c.network.differentiate(byLogits);
            const ReferenceGdp reference(*c.problem, c.graph, c.shape);
            const Row present = c.values();
            const auto loss = [&](const Row& values) {
                const Rows out = reference.logits(values, present);
                double sum = 0;
                for (std::size_t i = 0; i < byLogits.size(); ++i)
                    sum += static_cast<double>(byLogits[i]) * out[i / c.shape.devices][i % c.shape.devices];
                return sum;
            };
            QCOMPARE(disagreement(
                         c.layout.blocks, present, loss,
                         [&](const ParameterBlock& block) { return c.network.gradient(block); }, c.random),
                     QString());
        }
    }

    /// A group has one leader, the first of its members in topological order; its devices are those of all.
    void groupsHaveLeaders()
    {
        std::size_t followers = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Case c(seed, {40, 4});
            std::vector<std::size_t> position(c.graph.order.size());
            for (std::size_t i = 0; i < position.size(); ++i)
                position[c.graph.order[i]] = i;
            for (VertexId v : c.problem->graph().vertices()) {
                for (VertexId u : c.problem->movesTogether(v))
                    QVERIFY(position[c.graph.leader[v]] <= position[u]);
                QCOMPARE(c.problem->colocationGroup(c.graph.leader[v]), c.problem->colocationGroup(v));
                followers += c.graph.decides(v) ? 0 : 1;
                for (DeviceId d : c.problem->topology().devices())
                    for (VertexId u : c.problem->movesTogether(v))
                        if (c.graph.allowed[v * c.graph.devices + d])
                            QVERIFY(c.problem->allowed(u, d));
            }
        }
        QVERIFY(followers > 0);
    }

    /// What an operation is called decides its column, whatever else its graph holds.
    void kindsKeepTheirColumns()
    {
        const auto columnOf = [](const std::vector<std::string>& ops, std::size_t v) {
            GraphBuilder builder("kinds");
            for (const std::string& op : ops) {
                Vertex x;
                x.op = op;
                builder.addVertex(std::move(x));
            }
            TopologyParts parts;
            parts.devices.resize(1);
            parts.devices[0].name = "d";
            parts.links.resize(1);
            const auto problem =
                Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), {})
                    .value();
            const GdpGraph graph(*problem);
            const auto first = graph.inputs.begin() + static_cast<std::ptrdiff_t>(v * GdpGraph::columns);
            return std::find(first, first + GdpGraph::kindColumns, 1.0F) - first;
        };
        QCOMPARE(columnOf({"matmul", "add"}, 0), columnOf({"relu", "add", "matmul"}, 2));
        QVERIFY(columnOf({"matmul", "add"}, 0) != columnOf({"matmul", "add"}, 1));
        QVERIFY(columnOf({"matmul"}, 0) < static_cast<std::ptrdiff_t>(GdpGraph::kindColumns));
    }

    /// What would have come of another choice: the same probabilities for all that is not given.
    void goesOnFromGivenDecisions()
    {
        const ProblemPtr problem = colocated();
        const GdpGraph graph(*problem);
        const auto one = learner(problem, {{"stage2_episodes", "8"}});
        train(*one);
        const RatedPlacement free = one->goOn(0, {}).value();
        QVERIFY(one->greedy(0) == free);
        std::size_t moved = 0;
        std::vector<PolicyChoice> first;
        for (std::uint32_t at : graph.order) {
            const VertexId v{at};
            first.push_back({v, std::nullopt});
            QVERIFY(one->goOn(0, first).value() == free);
            for (DeviceId d : problem->topology().devices()) {
                first.back().device = d;
                const auto other = one->goOn(0, first);
                const bool own = d == free.placement.devices[v];
                QCOMPARE(other.ok(), own || (graph.decides(v) && problem->allowed(v, d)));
                if (!other)
                    continue;
                moved += own ? 0 : 1;
                QVERIFY(validate(*problem, other->placement).ok());
                QCOMPARE(other->makespan, Simulator(problem).makespan(other->placement));
                for (VertexId u : problem->graph().vertices())
                    QCOMPARE(other->placement.devices[u],
                             graph.leader[u] == graph.leader[v] ? d : free.placement.devices[u]);
            }
            first.back().device = free.placement.devices[v];
        }
        QVERIFY(moved > 0);
        first.front().device = DeviceId{99};
        QVERIFY(!one->goOn(0, first).ok());
        first.front().device.reset(); // Only the last may be open.
        QVERIFY(!one->goOn(0, first).ok());
        QVERIFY(!one->goOn(0, {{{VertexId{graph.order.back()}, std::nullopt}}}).ok());
    }

    /// A chain whose transfers are dear stays on one device, whichever that is.
    void tracesTellWhatTheTeacherWouldDo()
    {
        GraphBuilder builder("chain");
        for (std::size_t v = 0; v < 6; ++v) {
            Vertex x;
            x.flops = 1;
            x.outputBytes = 9;
            builder.addVertex(std::move(x));
            if (v > 0)
                builder.addEdge(VertexId{v - 1}, VertexId{v});
        }
        TopologyParts parts;
        parts.devices.resize(3);
        for (std::size_t d = 0; d < 3; ++d) {
            parts.devices[d].name = "d" + std::to_string(d);
            parts.devices[d].flopsPerSecond = 1;
        }
        parts.links.assign(9, {1, 0, {}});
        const auto problem =
            Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), {}).value();
        std::vector<std::shared_ptr<const EpisodeTrace>> traces;
        const auto one = learner(problem, {{"stage1_episodes", "4"}, {"stage2_episodes", "4"}});
        train(*one, &traces);
        QCOMPARE(traces.size(), std::size_t{8});
        for (const auto& trace : traces) {
            QVERIFY(trace->start.empty());
            QCOMPARE(trace->steps.size(), std::size_t{6});
            for (const PolicyStep& step : trace->steps) {
                QVERIFY(step.teacherVertices == std::vector{step.vertex});
                QCOMPARE(step.teacherDevices.size(), std::size_t{1});
                QVERIFY(step.teacherDevices == trace->steps.front().teacherDevices);
            }
        }
        const auto untraced = learner(problem, {{"stage1_episodes", "4"}, {"stage2_episodes", "4"}});
        train(*untraced);
        QVERIFY(untraced->checkpoint(0).parameters == one->checkpoint(0).parameters);
    }
};

DOPPLER_TEST(GdpTest)

} // namespace learn_gdp_test

#include "learn_gdp.moc"
