// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/workloads/api/workload.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "widgets/inspector/inspector.h"
#include "widgets/inspector/vertex_facts.h"
#include "widgets/shell/whole_panel.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>

namespace frame_inspector_test {

using namespace doppler;

namespace {

ProblemPtr chainmm() { return *Problem::create(*generateWorkload("chainmm"), *builtinTopology("4xP100")); }

RunPtr placed(const ProblemPtr& problem, const char* placer)
{
    const Placer& p = **placerRegistry().find(placer);
    return *makeRun(problem, p.place(*problem, Options(p.info().options), {})->placement, placer);
}

QString allText(const QWidget& widget)
{
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        texts += label->text();
    return texts.join(QLatin1Char('\n'));
}

} // namespace

class FrameInspector : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    /// Two tasks of 1 s on one device, their results joined on another: causes that can be told by hand.
    void reasonsByHand()
    {
        GraphBuilder builder("three");
        for (int i = 0; i < 3; ++i) {
            Vertex vertex;
            vertex.seconds = {{"*", 1.0}};
            vertex.outputBytes = 100;
            builder.addVertex(std::move(vertex));
        }
        builder.addEdge(VertexId{std::size_t{0}}, VertexId{std::size_t{2}});
        builder.addEdge(VertexId{std::size_t{1}}, VertexId{std::size_t{2}});
        TopologyParts parts;
        parts.name = "two";
        parts.devices = {{"a", "x"}, {"b", "x"}};
        parts.links.assign(4, Link{100, 0, {}});
        const ProblemPtr problem = *Problem::create(*builder.build(), *Topology::create(parts));
        const DeviceId a{std::size_t{0}};
        const DeviceId b{std::size_t{1}};
        const RunPtr run = *makeRun(problem, {{a, a, b}, {}}, "manual");
        const VertexId first{std::size_t{0}};
        const VertexId second{std::size_t{1}};
        const VertexId third{std::size_t{2}};
        QCOMPARE(startReasonOf(*run, first).cause, Cause::Start);
        QCOMPARE(startReasonOf(*run, second).cause, Cause::Resource);
        QCOMPARE(startReasonOf(*run, second).vertex, first);
        const StartReason last = startReasonOf(*run, third);
        QCOMPARE(last.cause, Cause::Data);
        QCOMPARE(last.vertex, second);
        QVERIFY(last.byTransfer);
        QCOMPARE(last.transferStart, 2.0);
        QCOMPARE(last.transferEnd, 3.0);
        QCOMPARE(costSource(*problem, first, a), CostSource::Measured);
        QCOMPARE(predecessors(problem->graph(), third).size(), std::size_t{2});
        QCOMPARE(successors(problem->graph(), first), std::vector<VertexId>{third});
    }

    void turnsAreReasons()
    {
        const RunPtr run = sample::inTurn();
        const StartReason reason = startReasonOf(*run, VertexId{2});
        QVERIFY(reason.cause == Cause::Order);
        QCOMPARE(reason.vertex, VertexId{1});
        Inspector inspector;
        inspector.show(run->problem, run, VertexId{2});
        QVERIFY2(allText(inspector).contains(QStringLiteral("its turn, until")),
                 qPrintable(allText(inspector)));
    }

    /// On a real run every reason explains the start to the last digit that counts.
    void reasonsExplainEveryStart_data()
    {
        QTest::addColumn<QByteArray>("placer");
        for (const char* placer : {"critical-path", "heft", "random", "round-robin"})
            QTest::newRow(placer) << QByteArray(placer);
    }
    void reasonsExplainEveryStart()
    {
        QFETCH(QByteArray, placer);
        const ProblemPtr problem = chainmm();
        const RunPtr run = placed(problem, placer.constData());
        const double tolerance = 1e-9 * run->schedule.makespan;
        for (VertexId v : problem->graph().vertices()) {
            const TaskRun& task = run->schedule.tasks[v];
            const StartReason reason = startReasonOf(*run, v);
            double until = 0;
            if (reason.cause == Cause::Resource) {
                QCOMPARE(run->schedule.tasks[reason.vertex].device, task.device);
                until = run->schedule.tasks[reason.vertex].end;
            } else if (reason.cause == Cause::Data) {
                until = reason.byTransfer ? reason.transferEnd : run->schedule.tasks[reason.vertex].end;
            }
            QVERIFY2(std::abs(until - task.start) <= tolerance, qPrintable(QString::number(v.value)));
        }
    }

    /// Names are no markup, wherever they stand.
    void namesAreShownAsTheyAre()
    {
        GraphBuilder builder("two");
        for (const char* name : {"<b>a</b>", "<i>b</i>"}) {
            Vertex vertex;
            vertex.name = name;
            vertex.seconds = {{"*", 1.0}};
            vertex.outputBytes = 100;
            vertex.colocate = "<gpu>";
            builder.addVertex(std::move(vertex));
        }
        builder.addEdge(VertexId{0}, VertexId{1});
        TopologyParts parts;
        parts.name = "one";
        parts.devices = {{"<gpu>", "<kind>"}};
        parts.links.assign(1, Link{100, 0, {}});
        const ProblemPtr problem = *Problem::create(*builder.build(), *Topology::create(parts));
        const RunPtr run = *makeRun(problem, {{DeviceId{0}, DeviceId{0}}, {}}, "manual");
        Inspector inspector;
        inspector.show(problem, run, VertexId{1});
        int names = 0;
        int links = 0;
        for (const QLabel* label : inspector.findChildren<QLabel*>()) {
            names += label->text() == QStringLiteral("<gpu>") ? 1 : 0;
            if (label->text() == QStringLiteral("<gpu>"))
                QCOMPARE(label->textFormat(), Qt::PlainText);
            if (!label->text().contains(QStringLiteral("href=\"0\"")))
                continue;
            ++links;
            QCOMPARE(label->textFormat(), Qt::RichText);
            QVERIFY2(label->text().contains(QStringLiteral("&lt;b&gt;a")), qPrintable(label->text()));
        }
        QCOMPARE(names, 2); // What it is placed with, and its device.
        QCOMPARE(links, 2); // What it waited for, and its input.
        inspector.setLocks({{VertexId{1}, DeviceId{0}}});
        QVERIFY(allText(inspector).contains(QStringLiteral("on <gpu>")));
    }

    void theInspectorTellsAndLeads()
    {
        const ProblemPtr problem = chainmm();
        const RunPtr run = placed(problem, "heft");
        Inspector inspector;
        QVERIFY(allText(inspector).contains(QStringLiteral("Select a vertex")));
        // The last vertex has inputs: its neighbours are links.
        const VertexId v{problem->vertexCount() - 1};
        inspector.show(problem, run, v);
        const QString text = allText(inspector);
        QVERIFY(text.contains(QString::fromStdString(problem->graph().label(v)).toHtmlEscaped()));
        const VertexId before = predecessors(problem->graph(), v).front();
        QVERIFY(text.contains(QStringLiteral("href=\"%1\"").arg(before.value)));
        QSignalSpy followed(&inspector, &Inspector::vertexActivated);
        for (QLabel* label : inspector.findChildren<QLabel*>())
            if (label->text().contains(QStringLiteral("href=\"%1\"").arg(before.value))) {
                emit label->linkActivated(QString::number(before.value));
                break;
            }
        QTRY_COMPARE(followed.size(), 1);
        QCOMPARE(followed[0][0].value<VertexId>(), before);
        inspector.show(problem, nullptr, v);
        QVERIFY(!allText(inspector).contains(QStringLiteral("Waited for")));
        inspector.show(nullptr, nullptr, v);
        QVERIFY(!inspector.findChild<QLabel*>(QStringLiteral("inspectorHint"))->isHidden());
    }

    void longNamesStandBelowTheirCaptions()
    {
        GraphBuilder builder("two");
        for (const char* name : {"unbreakable_name_of_a_vertex", "b"}) {
            Vertex vertex;
            vertex.name = name;
            vertex.seconds = {{"*", 1.0}};
            builder.addVertex(std::move(vertex));
        }
        builder.addEdge(VertexId{0}, VertexId{1});
        const ProblemPtr problem = *Problem::create(*builder.build(), *builtinTopology("4xP100"));
        Inspector inspector;
        inspector.show(problem, nullptr, VertexId{1});
        const auto labelOf = [&inspector](const QString& part) {
            const auto labels = inspector.findChildren<QLabel*>();
            const auto found =
                std::ranges::find_if(labels, [&](const QLabel* l) { return l->text().contains(part); });
            return found == labels.end() ? nullptr : *found;
        };
        const QLabel* name = labelOf(QStringLiteral("unbreakable"));
        const QLabel* caption = labelOf(QStringLiteral("Inputs from"));
        QVERIFY(name && caption);
        const auto yOf = [&inspector](const QLabel* label) { return label->mapTo(&inspector, QPoint()).y(); };
        inspector.resize(4 * name->minimumSizeHint().width(), 600);
        inspector.setVisible(true);
        QCOMPARE(yOf(name), yOf(caption));
        QVERIFY(caption->alignment().testFlag(Qt::AlignTop)); // Beside the first line of several.
        inspector.resize(name->minimumSizeHint().width() + caption->minimumSizeHint().width(), 600);
        QTRY_VERIFY(yOf(name) > yOf(caption));
        QCOMPARE(inspector.horizontalScrollBar()->maximum(), 0);
    }

    /// It scrolls by itself, not in a part of it.
    void picturesShowAllOfIt()
    {
        const ProblemPtr problem = chainmm();
        const RunPtr run = placed(problem, "heft");
        Inspector inspector;
        inspector.show(problem, run, VertexId{problem->vertexCount() - 1});
        inspector.resize(inspector.minimumWidth(), 100);
        inspector.setVisible(true);
        QVERIFY(inspector.verticalScrollBar()->maximum() > 0);
        {
            const WholePanel whole(inspector);
            QVERIFY(!whole.cut());
            QCOMPARE(inspector.verticalScrollBar()->maximum(), 0);
            QVERIFY(inspector.viewport()->height() >= inspector.widget()->sizeHint().height());
        }
        QCOMPARE(inspector.height(), 100);
    }

    void longActionsDontMakeItScrollSideways()
    {
        const ProblemPtr problem = chainmm();
        QAction action(QStringLiteral("Send what is selected to another one of all these devices"));
        Inspector inspector;
        inspector.setActions({&action});
        inspector.show(problem, nullptr, VertexId{0});
        inspector.resize(inspector.minimumWidth(), 600);
        inspector.setVisible(true);
        const auto* button = inspector.findChild<QToolButton*>();
        QVERIFY(button->sizeHint().width() > inspector.viewport()->width()); // Its text does not fit.
        QCOMPARE(inspector.horizontalScrollBar()->maximum(), 0);
        QVERIFY(inspector.viewport()->rect().contains(
            QRect(button->mapTo(inspector.viewport(), QPoint()), button->size())));
        QCOMPARE(button->toolTip(), action.text());
    }
};

DOPPLER_TEST_WITH(QApplication, FrameInspector)

} // namespace frame_inspector_test

#include "frame_inspector.moc"
