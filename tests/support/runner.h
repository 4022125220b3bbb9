// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>
#include <string_view>
#include <type_traits>

/// A runner is a program of many tests. CTest starts it once for each test, so that a crash fails that test
/// alone: RUNNER TEST [ARGUMENT...] runs one test with Qt Test's arguments, RUNNER --list prints the names of
/// all. The name of a test is that of its file without the extension; the file ends with one of the macros
/// below.
namespace doppler::tests {

/// Runs one test. The first argument is its name, so that Qt names the folders of the application after the
/// test.
using TestMain = int (*)(int argc, char** argv);

/// Makes a test known to its runner before main() begins.
struct RegisteredTest {
    /// `file` is the test's source file, which names it.
    RegisteredTest(std::string_view file, TestMain run);
};

/// In place of an application, for a test that must do without one.
struct NoApplication {
    NoApplication(int& /*argc*/, char** /*argv*/) {}
};

template <class Application, class Test>
int runTest(int argc, char** argv)
{
    const Application application(argc, argv);
    if constexpr (std::is_base_of_v<QCoreApplication, Application>)
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN does
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace doppler::tests

/// A test that makes its application itself: `function` is a TestMain.
#define DOPPLER_TEST_MAIN(function)                                                                          \
    static const ::doppler::tests::RegisteredTest registeredTest(__FILE__, function);

/// A test, a QObject with test functions as slots, in an application of that class.
#define DOPPLER_TEST_WITH(Application, Test) DOPPLER_TEST_MAIN((::doppler::tests::runTest<Application, Test>))

/// A test that draws nothing.
#define DOPPLER_TEST(Test) DOPPLER_TEST_WITH(QCoreApplication, Test)
