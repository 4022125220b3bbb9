// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/learning_module.h"
#include "tests/support/runner.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>
#include <set>

namespace learn_module_test {

using namespace doppler;

/// How the program answers where the learning module is absent, broken or of another version.
class LearningModuleTest : public QObject {
    Q_OBJECT

private:
    static QString failure(const QString& file)
    {
        qputenv("DOPPLER_LEARN_MODULE", file.toLocal8Bit());
        const auto module = learningModule();
        if (module)
            return "loaded";
        return QString::fromStdString(module.error().english());
    }

private Q_SLOTS:
    void cleanup() { qunsetenv("DOPPLER_LEARN_MODULE"); }

    void missingFile()
    {
        qputenv("DOPPLER_LEARN_MODULE", "/nowhere/module.so");
        QVERIFY(!learningModuleInstalled());
        const QString said = failure("/nowhere/module.so");
        QVERIFY2(said.startsWith("/nowhere/module.so: the learning module is not installed"),
                 qPrintable(said));
    }

    void notALibrary()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("module.so"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is text");
        file.close();
        const QString said = failure(file.fileName());
        QVERIFY2(said.contains("can't be loaded") && !said.contains('\n'), qPrintable(said));
    }

    void damagedFile()
    {
        QTemporaryDir folder;
        // Files of their own: a library that is loaded must not change.
        const auto copy = [&folder](const char* name) {
            const QString path = folder.filePath(name);
            QFile module(CORE_LIBRARY);
            QFile checksum(path + ".sha256");
            if (!module.copy(path) || !module.open(QIODevice::ReadOnly) ||
                !checksum.open(QIODevice::WriteOnly))
                qFatal("cannot copy");
            const QByteArray hash =
                QCryptographicHash::hash(module.readAll(), QCryptographicHash::Sha256).toHex();
            checksum.write(QByteArray::number(module.size()) + ' ' + hash + '\n');
            return path;
        };
        QVERIFY(failure(copy("whole.so")).contains("not a learning module")); // It was loaded.

        QFile module(copy("damaged.so"));
        const qint64 size = module.size();
        QVERIFY(module.open(QIODevice::ReadWrite) && module.seek(size / 2));
        module.write("damaged");
        module.flush();
        QVERIFY2(failure(module.fileName()).contains("does not match its checksum"),
                 qPrintable(failure(module.fileName())));
        QVERIFY(module.resize(size / 2));
        const QString said = failure(module.fileName());
        QVERIFY2(said.startsWith(module.fileName()) &&
                     said.contains(QStringLiteral("has %1 bytes, expected %2").arg(size / 2).arg(size)),
                 qPrintable(said));
    }

    void anotherLibrary()
    {
        const QString said = failure(CORE_LIBRARY);
        QVERIFY2(said.contains("not a learning module"), qPrintable(said));
    }

    void anotherVersion()
    {
        const QString said = failure(OTHER_INTERFACE);
        constexpr auto current = LearningModuleEntry::currentInterface;
        QVERIFY2(said.contains(
                     QStringLiteral("has interface version %1, expected %2").arg(current + 1).arg(current)),
                 qPrintable(said));
    }

    void besideTheProgram()
    {
        // Whether it is built or not: what is looked for is the file beside core's library.
        QCOMPARE(learningModuleInstalled(), QFile::exists(DOPPLER_BIN "/libdoppler-learn.so"));
    }

    void optionsAreWellFormed()
    {
        std::set<std::string> names;
        for (const OptionSpec& spec : trainingOptions()) {
            QVERIFY2(names.insert(spec.name).second, spec.name.c_str());
            QVERIFY2(!spec.help.empty(), spec.name.c_str());
            Options options(trainingOptions());
            QVERIFY2(options.set(trainingOptions(), spec.name, toString(spec.standard)).ok(),
                     spec.name.c_str());
        }
        for (const std::string& name : trainingPresetNames())
            QVERIFY(trainingPreset(name).ok());
        QVERIFY(trainingPreset("papr").error().english().find("paper") != std::string::npos);
        QCOMPARE(trainingPreset("paper")->all(), Options(trainingOptions()).all());
    }

    /// One builds every placement anew, the other changes an earlier one.
    void presetsOfDoppler()
    {
        const Options pure = trainingPreset("pure").value();
        const Options strong = trainingPreset("strong").value();
        QCOMPARE(pure.text("guide"), std::string("none"));
        QCOMPARE(strong.text("guide"), std::string("annealed"));
        for (const Options* each : {&pure, &strong}) {
            QCOMPARE(each->text("device"), std::string("learned"));
            QCOMPARE(each->text("exploration"), std::string("softmax"));
            QVERIFY(!each->flag("control"));
        }
    }
};

DOPPLER_TEST(LearningModuleTest)

} // namespace learn_module_test

#include "learn_module.moc"
