// SPDX-License-Identifier: GPL-3.0-or-later
// monkey [--seconds S | --steps N] [--seed N] [--files FOLDER]... [--owners] : plays with the window, then
// says how much it did and how the memory grew after the first fifth of the time: what is allocated without
// the pictures of windows, whose sizes it changes. The growth is a failure from five minutes on, under the
// address sanitizer a leak is one. With --owners, under the address sanitizer, each tenth begins with who
// holds memory.
#include "tests/monkey/monkey.h"
#include "tests/window/scratch_folder.h"
#include "widgets/main_window/main_window.h"

#include <QApplication>
#include <QBackingStore>
#include <QCommandLineParser>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QPixmapCache>
#include <QTimer>
#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <malloc.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
// Of the sanitizer's run-time library; GCC installs it without the header that declares it.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
extern "C" int __lsan_do_recoverable_leak_check();
extern "C" void __sanitizer_print_memory_profile(std::size_t percent, std::size_t most);
extern "C" void __sanitizer_set_death_callback(void (*callback)());
#endif

namespace {

constexpr double fromHereGrowthCounts = 300; ///< Seconds; a shorter run has no time to be warm.

/// Bytes of what is drawn of windows: those that are closed keep theirs, as large as they were made.
double windowBytes()
{
    double bytes = 0;
    for (const QWidget* top : QApplication::topLevelWidgets())
        if (QBackingStore* store = top->backingStore())
            if (const QPaintDevice* drawn = store->paintDevice(); drawn->devType() == QInternal::Image)
                bytes += static_cast<double>(static_cast<const QImage*>(drawn)->sizeInBytes());
    return bytes;
}

/// Bytes that are allocated, not what the allocator keeps back.
double allocatedBytes()
{
#if defined(__SANITIZE_ADDRESS__)
    return static_cast<double>(__sanitizer_get_current_allocated_bytes());
#else
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
#endif
}

/// Stacks with the most bytes first, on standard error.
void tellOwners()
{
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_print_memory_profile(90, 2000);
#endif
}

/// Whether something is held that nothing refers to any more. Looked for while the program is still whole:
/// what Qt keeps until its end is no leak.
bool leaks()
{
#if defined(__SANITIZE_ADDRESS__)
    return __lsan_do_recoverable_leak_check() != 0;
#else
    return false;
#endif
}

/// Copies, since a session that is opened may be saved where it came from.
QStringList copiesOf(const QStringList& folders, const QDir& to)
{
    QStringList out;
    for (const QString& folder : folders)
        for (QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            const QString file = QFileInfo(it.next()).absoluteFilePath();
            const QString copy = to.filePath(QStringLiteral("given") + file);
            to.mkpath(QFileInfo(copy).absolutePath());
            QFile::copy(file, copy);
            out << copy;
        }
    out.sort();
    return out;
}

const doppler::Monkey* playing = nullptr;

void tellWhatItDid()
{
    if (playing)
        for (const QString& line : playing->lately())
            std::fprintf(stderr, "monkey: %s\n", qPrintable(line));
}

void tellAndEnd(int signal)
{
    tellWhatItDid();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void tellAtSuddenEnds()
{
    std::signal(SIGTERM, tellAndEnd);
#if defined(__SANITIZE_ADDRESS__) // Its own report is wanted as well: no handler in its place.
    __sanitizer_set_death_callback(tellWhatItDid);
#else
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE})
        std::signal(signal, tellAndEnd);
#endif
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    // Qt 6.4 never forgets the name of a picture that it once had in its cache, and every change of colours
    // brings other names.
    QPixmapCache::setCacheLimit(0);
    QCoreApplication::setApplicationName(QStringLiteral("doppler-workbench"));
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("seconds"), {}, QStringLiteral("S"), QStringLiteral("0")},
                       {QStringLiteral("steps"), {}, QStringLiteral("N"), QStringLiteral("0")},
                       {QStringLiteral("seed"), {}, QStringLiteral("N"), QStringLiteral("1")},
                       {QStringLiteral("files"), {}, QStringLiteral("FOLDER")},
                       {QStringLiteral("owners"), {}}});
    parser.process(application);
    const double seconds = parser.value(QStringLiteral("seconds")).toDouble();
    const quint64 steps = parser.value(QStringLiteral("steps")).toULongLong();
    const quint64 seed = parser.value(QStringLiteral("seed")).toULongLong();

    doppler::tests::ScratchFolder folder;
    const QStringList files = copiesOf(parser.values(QStringLiteral("files")), QDir(folder.path()));
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    QDir::setCurrent(folder.path()); // A relative name is written there.
    doppler::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.setFolder(folder.path());
    double first = 0;
    double last = 0;
    quint64 done = 0;
    {
        doppler::MainWindow window(settings);
        window.resize(1280, 800);
        window.show();
        window.openSample();
        doppler::Monkey monkey(window, seed, folder.path(), files);
        playing = &monkey;
        tellAtSuddenEnds();
        QElapsedTimer clock;
        if (seconds >= fromHereGrowthCounts)
            monkey.warmUp();
        else
            clock.start();
        const auto share = [&] {
            const double bySteps =
                steps ? static_cast<double>(monkey.steps()) / static_cast<double>(steps) : 0;
            const double byTime =
                seconds > 0 && clock.isValid() ? static_cast<double>(clock.elapsed()) / 1e3 / seconds : 0;
            return std::max(bySteps, byTime);
        };
        std::vector<double> measured; // The least of each tenth counts: something may still have worked.
        QObject::connect(&monkey, &doppler::Monkey::tidied, &application, [&] {
            if (!clock.isValid())
                clock.start();
            const auto tenth = static_cast<std::size_t>(std::min(9.0, share() * 10));
            const bool begins = measured.size() <= tenth;
            measured.resize(std::max(measured.size(), tenth + 1), 0);
            const double now = allocatedBytes() - windowBytes();
            measured[tenth] = measured[tenth] == 0 ? now : std::min(measured[tenth], now);
            std::fprintf(stderr, "monkey: after %llu steps %.1f MB\n",
                         static_cast<unsigned long long>(monkey.steps()), now / 1e6);
            if (begins && parser.isSet(QStringLiteral("owners")))
                tellOwners();
        });
        QObject::connect(&monkey, &doppler::Monkey::stepped, &application, [&] {
            if (share() >= 1) {
                monkey.stop();
                for (QWidget* top : QApplication::topLevelWidgets())
                    if (top != &window && top->isVisible())
                        top->close();
                // quit() would ask the window, which may ask back because a training runs.
                QTimer::singleShot(0, &application, [] { QApplication::exit(); });
            }
        });
        monkey.start();
        QApplication::exec();
        done = monkey.steps();
        playing = nullptr;
        if (measured.size() >= 3) {
            first = measured[2] > 0 ? measured[2] : measured[1];
            last = measured.back();
        }
    }
    const double growth = first > 0 ? last / first - 1 : 0;
    std::printf(
        "{\"steps\": %llu, \"seed\": %llu, \"bytes_after_warm_up\": %.0f, \"bytes_at_the_end\": %.0f, "
        "\"growth\": %.4f}\n",
        static_cast<unsigned long long>(done), static_cast<unsigned long long>(seed), first, last, growth);
    std::fflush(nullptr);
    const bool grew = seconds >= fromHereGrowthCounts && growth > 0.05;
    const bool leaked = leaks();
    std::fflush(nullptr);
    std::_Exit(grew || leaked ? 1 : 0);
}
