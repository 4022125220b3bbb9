// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that README and documentation show are commands: of every one its subcommands and options are
// among those of --help, and what stands in a block of code is given all that it needs.
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

namespace documented_commands_test {

using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

const QDir source(QStringLiteral(DOPPLER_SOURCE));

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList pages()
{
    QStringList found{source.filePath(QStringLiteral("README.md")),
                      source.filePath(QStringLiteral("sample_graphs/README.md"))};
    QDirIterator docs(source.filePath(QStringLiteral("docs")), {QStringLiteral("*.md")}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (docs.hasNext())
        found += docs.next();
    return found;
}

struct Shown {
    QString page;
    QString command; ///< Without the program's name.
};

const QString begin = QStringLiteral("doppler ");

/// Lines of code that call the program, without what is said of them behind: "# ..." or after several blanks.
QList<Shown> blocks()
{
    static const QRegularExpression fence(QStringLiteral("^```[^\\n]*\\n(.*?)^```"),
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression remark(QStringLiteral("\\s+#.*$|\\s{3,}.*$"));
    QList<Shown> all;
    for (const QString& page : pages())
        for (auto found = fence.globalMatch(textOf(page)); found.hasNext();) {
            QString code = found.next().captured(1);
            code.replace(QStringLiteral("\\\n"), QStringLiteral(" "));
            for (const QString& line : code.split(QLatin1Char('\n')))
                if (line.startsWith(begin))
                    all.push_back({source.relativeFilePath(page), line.mid(begin.size()).remove(remark)});
        }
    return all;
}

/// What is called so within the text.
QList<Shown> mentions()
{
    static const QRegularExpression quoted(QStringLiteral("`doppler ([^`]+)`"));
    QList<Shown> all;
    for (const QString& page : pages())
        for (auto found = quoted.globalMatch(textOf(page)); found.hasNext();)
            all.push_back({source.relativeFilePath(page), found.next().captured(1).simplified()});
    return all;
}

QString helpOf(const QStringList& path)
{
    static QHash<QString, QString> known;
    QString& help = known[path.join(QLatin1Char(' '))];
    if (help.isEmpty())
        help = QString::fromUtf8(
            runProgram(QStringLiteral("doppler"), path + QStringList{QStringLiteral("--help")}).out);
    return help;
}

/// "  name   what it does" on that page, in any of its groups of commands.
QStringList subcommandsOf(const QString& help)
{
    static const QRegularExpression name(QStringLiteral("^  ([a-z][a-z-]*)\\b"),
                                         QRegularExpression::MultilineOption);
    QStringList found;
    for (auto match = name.globalMatch(help.left(help.indexOf(QStringLiteral("\nExamples:"))));
         match.hasNext();)
        found += match.next().captured(1);
    return found;
}

/// What is wrong with the command's subcommands and options; empty: nothing.
QString faultOf(const QString& command)
{
    static const QRegularExpression placeholder(QStringLiteral("^[^a-z]|[.|]"));
    static const QRegularExpression option(QStringLiteral("(?:^|\\s|\\[)(--[a-z][a-z-]*)"));
    QStringList path;
    const QStringList words = command.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        const QStringList below = subcommandsOf(helpOf(path));
        if (below.isEmpty() || word.contains(placeholder))
            break;
        if (!below.contains(word))
            return QStringLiteral("no command \"%1\" among: %2").arg(word, below.join(QStringLiteral(", ")));
        path += word;
    }
    const QString help = helpOf(path);
    static const QRegularExpression quoted(QStringLiteral("\"[^\"]*\"")); // It may be another program's.
    for (auto found = option.globalMatch(QString(command).remove(quoted)); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (!QRegularExpression(name + QStringLiteral("(?![a-z-])")).match(help).hasMatch())
            return QStringLiteral("\"%1\" has no option %2").arg(path.join(QLatin1Char(' ')), name);
    }
    return {};
}

} // namespace

class DocumentedCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void optionsExist()
    {
        const QList<Shown> all = blocks() + mentions();
        QVERIFY2(blocks().size() >= 15 && all.size() >= 50, qPrintable(QString::number(all.size())));
        for (const Shown& shown : all) {
            const QString fault = faultOf(shown.command);
            QVERIFY2(fault.isEmpty(), qPrintable(shown.page + QStringLiteral(": doppler ") + shown.command +
                                                 QStringLiteral(": ") + fault));
        }
    }

    void whatIsWrongIsFound()
    {
        QVERIFY(faultOf(QStringLiteral("simulate chainmm --devices D --placer heft")).isEmpty());
        QVERIFY(faultOf(QStringLiteral("COMMAND --help")).isEmpty());
        QVERIFY(!faultOf(QStringLiteral("simulat chainmm")).isEmpty());
        QVERIFY(!faultOf(QStringLiteral("graph generat chainmm -o x.json")).isEmpty());
        QVERIFY(!faultOf(QStringLiteral("simulate chainmm [--trac FILE]")).isEmpty());
    }

    /// Run where none of the files is, and on devices that aren't there either: what is said is not that the
    /// command line is wrong.
    void argumentsSuffice()
    {
        const QTemporaryDir empty;
        static const QRegularExpression devices(QStringLiteral("--devices (\"[^\"]+\"|\\S+)"));
        for (const Shown& shown : blocks()) {
            const QString command =
                QString(shown.command).replace(devices, QStringLiteral("--devices ./none.json"));
            QProcess process;
            process.setWorkingDirectory(empty.path());
            process.start(QStringLiteral(DOPPLER_BIN "/doppler"), QProcess::splitCommand(command));
            QVERIFY2(process.waitForFinished(60000), qPrintable(shown.command));
            const QByteArray error = process.readAllStandardError();
            QVERIFY2(!error.contains("(see: doppler"), error + qPrintable(shown.page + shown.command));
            if (shown.command != command)
                QVERIFY2(process.exitCode() == 2, qPrintable(shown.command));
        }
    }
};

DOPPLER_TEST(DocumentedCommandsTest)

} // namespace documented_commands_test

#include "documented_commands.moc"
