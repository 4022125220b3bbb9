// SPDX-License-Identifier: GPL-3.0-or-later
// The small pictures of graphs.
#include "widgets/generator/graph_preview.h"

#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QTest>
#include <algorithm>

namespace graph_preview_test {

using namespace doppler;

class GraphPreviewTest : public QObject {
    Q_OBJECT

private slots:
    void everyFamilyFillsItsPane_data()
    {
        QTest::addColumn<QString>("family");
        for (const std::string& id : workloadIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    /// A picture that is a line tells nothing.
    void everyFamilyFillsItsPane()
    {
        QFETCH(const QString, family);
        for (const double aspect : {1.6, 0.8}) {
            const auto preview =
                previewOf([&] { return generateWorkload(family.toStdString()); }, aspect, {});
            QVERIFY(preview.ok());
            if (!preview->picture)
                QSKIP("it is too large for a picture");
            const GraphLayout& layout = preview->picture->layout();
            QCOMPARE(layout.centers.size(), preview->graph->vertexCount());
            QCOMPARE(layout.arrowCount(), preview->graph->edgeCount());
            const QSizeF size = layout.bounds.size();
            const double wider = size.width() / size.height() / aspect;
            QVERIFY2(wider > 0.45 && wider < 2.25, qPrintable(QString::number(wider)));
            const QRectF rounded = layout.bounds.adjusted(-0.01, -0.01, 0.01, 0.01);
            for (std::size_t i = 0; i < layout.centers.size(); ++i)
                QVERIFY(rounded.contains(layout.rect(i)));
        }
    }

    /// What fills it by itself is left as it is laid out.
    void nothingIsDrawnOutWithoutNeed()
    {
        const auto preview = previewOf([] { return generateWorkload("chainmm"); }, 1.6, {});
        QVERIFY(preview.ok() && preview->picture);
        const QSizeF box = preview->picture->layout().box;
        QVERIFY(box.width() < 1.5 * LayoutShape().box.width());
        QVERIFY(box.height() < 1.5 * LayoutShape().box.height());
        const auto single = previewOf([] { return generateWorkload("layered:vertices=1"); }, 1.6, {});
        QVERIFY(!single.ok() || !single->picture || single->picture->layout().centers.size() == 1);
    }
};

DOPPLER_TEST(GraphPreviewTest)

} // namespace graph_preview_test

#include "graph_preview.moc"
