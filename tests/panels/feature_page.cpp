// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/feature_page.h"

#include "tests/support/runner.h"
#include "tests/window/policy_samples.h"
#include "tests/window/training_script.h"

#include <QApplication>
#include <QTest>

#include <malloc.h>

namespace feature_page_test {

using namespace doppler;
using doppler::tests::explained;
using doppler::tests::trace;

class FeaturePageTest : public QObject {
    Q_OBJECT
private slots:
    void groupsAreOpenAfterAStepThatTellsNothing()
    {
        const ProblemPtr problem = smallProblem();
        FeaturePage page;
        page.show({trace(1), problem}, 0);
        QCOMPARE(page.topLevelItemCount(), 1);
        QVERIFY(!page.topLevelItem(0)->font(FeaturePage::Name).bold());
        page.show({explained(), problem}, 0);
        QVERIFY(page.topLevelItemCount() > 1);
        for (int i = 0; i < page.topLevelItemCount(); ++i) {
            const QTreeWidgetItem* group = page.topLevelItem(i);
            QVERIFY2(group->isExpanded() && group->isFirstColumnSpanned(), qPrintable(group->text(0)));
            QVERIFY(group->font(FeaturePage::Name).bold() && group->childCount() > 0);
        }
        page.show({trace(1), problem}, 0);
        QCOMPARE(page.topLevelItemCount(), 1);
        QCOMPARE(page.topLevelItem(0)->childCount(), 0);
        QVERIFY(!page.topLevelItem(0)->font(FeaturePage::Name).bold());
    }

    /// A training is watched for days. (Under the address sanitizer the allocator tells nothing.)
    void stepsLeaveNothingBehind()
    {
        const ProblemPtr problem = smallProblem();
        FeaturePage page;
        const auto steps = [&](int count) {
            for (int i = 0; i < count; ++i) {
                page.show({i % 2 == 0 ? trace(1) : explained(), problem}, 0);
                QCoreApplication::processEvents();
            }
            return mallinfo2().uordblks;
        };
        const std::size_t before = steps(100);
        const std::size_t after = steps(1000);
        // A group's mark alone would be 32 bytes, and there are six at every other step: 96 KiB.
        QVERIFY2(after < before + 32 * 1024, qPrintable(QString::number(after - before)));
    }
};

DOPPLER_TEST_WITH(QApplication, FeaturePageTest)

} // namespace feature_page_test

#include "feature_page.moc"
