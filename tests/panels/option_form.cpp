// SPDX-License-Identifier: GPL-3.0-or-later
// What dialogs show of an option: its label level with the field, its unit behind it, its help below.
#include "widgets/options/option_form.h"

#include "core/base/option_specs.h"
#include "tests/support/runner.h"
#include "widgets/options/given_options_dialog.h"
#include "widgets/options/option_editor.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <cmath>

namespace option_form_test {

using namespace doppler;

namespace {

QWidget* part(const QWidget& parent, const char* name)
{
    auto* found = parent.findChild<QWidget*>(QLatin1String(name));
    if (!found)
        qFatal("no widget %s", name);
    return found;
}

QString textOf(const QWidget& parent, const char* name)
{
    return qobject_cast<const QLabel*>(part(parent, name))->text();
}

QRect placeOf(const QWidget& parent, const char* name)
{
    const QWidget* widget = part(parent, name);
    return {widget->mapTo(&parent, QPoint()), widget->size()};
}

/// A number that a file must be given: it has no usable default.
OptionSpec openExtent(const char* name)
{
    return wholeOption(name, 0, 1, 1e9, {.label = name, .help = "extent of a dimension"});
}

} // namespace

class OptionFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelUnitAndHelp()
    {
        const std::vector<OptionSpec> specs{
            numberOption("limit", 60, 0, 1e9,
                         {.label = "Time limit", .unit = "s", .help = "time limit of a run"}),
            numberOption("size", 1, 0, 1e9, {.label = "Size", .unit = "bytes", .help = "size of a tensor"}),
            numberOption("share", 0.5, 0, 1, {.label = "Share", .help = "share of moves; 0: none"})};
        OptionForm form;
        form.setSpecs(specs);
        form.resize(600, 400);
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        QCOMPARE(textOf(form, "option_limit_label"), QStringLiteral("Time limit"));
        QCOMPARE(textOf(form, "option_limit_help"), QStringLiteral("Time limit of a run"));
        QCOMPARE(textOf(form, "option_limit_unit"), QStringLiteral("s"));
        QCOMPARE(textOf(form, "option_share_unit"), QString());
        const QRect field = placeOf(form, "option_limit_field");
        const QRect label = placeOf(form, "option_limit_label");
        QVERIFY(std::abs(field.center().y() - label.center().y()) <= 2);
        QVERIFY(placeOf(form, "option_limit_help").top() >= label.bottom());
        QVERIFY(placeOf(form, "option_limit_unit").left() > field.right());
        QCOMPARE(placeOf(form, "option_size_field").right(), field.right());
        QCOMPARE(placeOf(form, "option_share_field").right(), field.right());
        const OptionEditor* editor = form.editors().front();
        QVERIFY(editor->toolTip().startsWith(QStringLiteral("Time limit of a run")));
        QCOMPARE(editor->accessibleName(), QStringLiteral("Time limit"));
        QCOMPARE(editor->accessibleDescription(), QStringLiteral("Time limit of a run"));
    }

    /// Captions keep all of a narrow form's width, and units are not cut.
    void fieldsOfANarrowFormAreBelowTheirCaptions()
    {
        const std::vector<OptionSpec> specs{
            numberOption("scale", 0, 0, 1e9,
                         {.label = "Time scale",
                          .unit = "s per modelled s",
                          .help = "real seconds per modelled second, chosen for the problem if it is 0"}),
            numberOption("share", 0.5, 0, 1, {.label = "Share", .help = "share of moves; 0: none"})};
        OptionForm form;
        form.setSpecs(specs);
        form.resize(600, 400);
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        const int height = placeOf(form, "option_scale_help").height();
        form.resize(250, 400);
        QTRY_VERIFY(placeOf(form, "option_scale_field").top() >= placeOf(form, "option_scale_help").bottom());
        QVERIFY(placeOf(form, "option_scale_unit").right() < form.viewport()->width());
        QVERIFY(placeOf(form, "option_scale_help").width() > 200);
        QVERIFY(placeOf(form, "option_share_label").top() > placeOf(form, "option_scale_field").bottom());
        form.resize(600, 400);
        QTRY_VERIFY(placeOf(form, "option_scale_field").left() > placeOf(form, "option_scale_label").right());
        QCOMPARE(placeOf(form, "option_scale_help").height(), height);
    }

    /// Options with the same help differ by their labels.
    void commonHelpIsShownOnce()
    {
        const std::vector<OptionSpec> specs{openExtent("batch"), openExtent("sequence")};
        for (const bool all : {false, true}) {
            const GivenOptionsDialog dialog(QStringLiteral("model.onnx"), specs, {}, all);
            QCOMPARE(textOf(dialog, "option_batch_label"), QStringLiteral("batch"));
            QCOMPARE(textOf(dialog, "option_sequence_label"), QStringLiteral("sequence"));
            for (const char* help : {"option_batch_help", "option_sequence_help"})
                QCOMPARE(part(dialog, help)->isHidden(), !all);
        }
    }
};

DOPPLER_TEST_WITH(QApplication, OptionFormTest)

} // namespace option_form_test

#include "option_form.moc"
