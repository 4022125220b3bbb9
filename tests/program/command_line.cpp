// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as scripts use it: fields, exit status, one line of error.
#include "tests/support/files.h"
#include "tests/support/interrupts.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <set>

namespace command_line_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;
using doppler::tests::writeTo;

namespace {

ProgramResult run(const QStringList& arguments) { return runProgram(QStringLiteral("doppler"), arguments); }

QStringList words(const char* line) { return QString::fromLatin1(line).split(QLatin1Char(' ')); }

QJsonDocument json(const ProgramResult& result)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(result.out, &fault);
    if (result.status != 0 || fault.error != QJsonParseError::NoError)
        qFatal("no JSON: %s %s", result.out.constData(), result.error.constData());
    return document;
}

std::set<QString> keys(const QJsonObject& object)
{
    const QStringList list = object.keys();
    return {list.begin(), list.end()};
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void version()
    {
        const ProgramResult result = run({QStringLiteral("--version")});
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.startsWith("doppler "));
    }

    void placers()
    {
        std::set<QString> ids;
        for (const QJsonValue& entry : json(run(words("placers --json"))).array()) {
            QCOMPARE(keys(entry.toObject()), (std::set<QString>{"id", "name", "kind", "group", "cost",
                                                                "source", "summary", "options"}));
            ids.insert(entry["id"].toString());
        }
        for (const char* id : {"single-device", "round-robin", "random", "random-best-of-n", "critical-path",
                               "heft", "simulated-annealing"})
            QVERIFY2(ids.count(QLatin1String(id)), id);
    }

    void policies()
    {
        std::set<QString> ids;
        for (const QJsonValue& entry : json(run(words("policies --json"))).array()) {
            QCOMPARE(keys(entry.toObject()),
                     (std::set<QString>{"id", "name", "source", "kernels", "presets", "options"}));
            ids.insert(entry["id"].toString());
            std::set<QString> options;
            for (const QJsonValue& option : entry["options"].toArray()) {
                QVERIFY(!option["help"].toString().isEmpty());
                options.insert(option["name"].toString());
            }
            QVERIFY(options.contains("control"));
            QVERIFY(!entry["presets"].toArray().isEmpty());
            for (const QJsonValue& preset : entry["presets"].toArray())
                for (const QString& name : preset["settings"].toObject().keys())
                    QVERIFY2(options.contains(name), qPrintable(name));
        }
        for (const char* id : {"doppler", "sel-only", "plc-only"})
            QVERIFY2(ids.count(QLatin1String(id)), id);
        const ProgramResult text = run(words("policies"));
        QVERIFY(text.out.contains("preset paper"));
        const QRegularExpression row(
            QStringLiteral("\\n  stage1_episodes +2000 +integer +0 to 1e9 +episodes of stage I"));
        QVERIFY2(QString::fromUtf8(text.out).contains(row), text.out.constData());
    }

    void policiesCheck()
    {
        const ProgramResult checked = run(words("policies check doppler joint --seeds 1 --json"));
        if (checked.error.contains("learning module"))
            QSKIP("built without the learning module");
        QVERIFY2(checked.status == 0, checked.error.constData());
        const QJsonArray policies = json(checked).array();
        QCOMPARE(policies.size(), 2);
        for (const QJsonValue& policy : policies) {
            QVERIFY(policy["agrees"].toBool());
            QVERIFY(!policy["outputs"].toObject().isEmpty() && !policy["gradients"].toObject().isEmpty());
        }
        QVERIFY(run(words("policies check doppler --seeds 1")).out.contains("agrees"));
        const ProgramResult unknown = run(words("policies check dopler --seeds 1"));
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.error.contains("doppler"), unknown.error.constData());
    }

    void kernelsByName()
    {
        qputenv("DOPPLER_KERNELS", "plain");
        QCOMPARE(json(run(words("policies --json"))).array().first()["kernels"].toString(),
                 QStringLiteral("plain"));
        qputenv("DOPPLER_KERNELS", "avx1024");
        const QStringList training = words("train chainmm --devices 4xP100 --set stage1_episodes=1");
        for (const QStringList& line : {words("policies"), training}) {
            const ProgramResult refused = run(line);
            QVERIFY(refused.status == 1 || refused.status == 2);
            QCOMPARE(refused.errorLines(), 1);
            QVERIFY2(refused.error.contains(
                         "DOPPLER_KERNELS is \"avx1024\", expected one that this processor supports: plain"),
                     refused.error.constData());
        }
        qunsetenv("DOPPLER_KERNELS");
    }

    void graphFamilies()
    {
        const QJsonArray all = json(run(words("graph families --json"))).array();
        std::set<QString> ids;
        for (const QJsonValue& entry : all) {
            QCOMPARE(keys(entry.toObject()), (std::set<QString>{"id", "description", "source", "options"}));
            ids.insert(entry["id"].toString());
        }
        for (const char* id : {"chainmm", "resnet", "gnmt", "cholesky", "layered"})
            QVERIFY2(ids.count(QLatin1String(id)), id);
        const QJsonArray one = json(run(words("graph families resnet --json"))).array();
        QCOMPARE(one.size(), 1);
        const QJsonObject depth = one[0]["options"][0].toObject();
        QCOMPARE(depth["name"].toString(), QStringLiteral("depth"));
        QCOMPARE(depth["choices"].toArray().size(), 3);
        QCOMPARE(depth["label"].toString(), QStringLiteral("Depth"));
        QCOMPARE(depth["unit"].toString(), QStringLiteral("layers"));
        const QString text = run(words("graph families gnmt")).out;
        QVERIFY2(text.contains(
                     QRegularExpression(QStringLiteral("layers +8 +integer +1 to 64 +number of layers"))),
                 qPrintable(text));
        QVERIFY(run(words("graph families resnt")).error.contains("resnet"));
    }

    void graphInfoAndGenerate()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("g.json"));
        QCOMPARE(run({"graph", "generate", "chainmm", "--set", "size=400", "-o", file}).status, 0);
        const QJsonObject info = json(run({"graph", "info", file, "--json"})).object();
        QCOMPARE(keys(info),
                 (std::set<QString>{"name", "vertices", "edges", "flops", "bytes", "critical_path", "width",
                                    "parallelism", "estimated", "notes"}));
        QCOMPARE(info["vertices"].toInt(), 76);
        QCOMPARE(info["edges"].toInt(), 80);
        QCOMPARE(info["estimated"].toBool(), false);
    }

    void devices()
    {
        QVERIFY(json(run(words("devices list --json"))).array().contains(QStringLiteral("4xP100")));
        const QJsonObject shown = json(run(words("devices show 8xv100 --json"))).object();
        QCOMPARE(shown["format"].toString(), QStringLiteral("doppler-devices"));
        QCOMPARE(shown["devices"].toArray().size(), 8);
    }

    void simulate()
    {
        QTemporaryDir folder;
        const QString placement = folder.filePath(QStringLiteral("p.json"));
        const QString trace = folder.filePath(QStringLiteral("t.json"));
        const QJsonObject made = json(run({"simulate", "chainmm", "--devices", "4xP100", "--placer", "heft",
                                           "--json", "--save-placement", placement, "--trace", trace}))
                                     .object();
        for (const char* key :
             {"makespan", "lower_bound", "devices", "bytes_moved", "critical_path", "tasks", "transfers"})
            QVERIFY2(made.contains(QLatin1String(key)), key);
        QCOMPARE(made["tasks"].toArray().size(), 76);
        QCOMPARE(keys(made["tasks"][0].toObject()), (std::set<QString>{"vertex", "device", "start", "end"}));
        QCOMPARE(keys(made["transfers"][0].toObject()),
                 (std::set<QString>{"vertex", "from", "to", "start", "end"}));
        QVERIFY(made["makespan"].toDouble() >= made["lower_bound"].toDouble());
        for (const char* key : {"name", "busy", "idle", "peak_memory"})
            QVERIFY(made["devices"][0].toObject().contains(QLatin1String(key)));
        QVERIFY(QJsonDocument::fromJson(contentOf(trace)).object()["traceEvents"].toArray().size() > 76);

        const QJsonObject again =
            json(run({"simulate", "chainmm", "--devices", "4xP100", "--placement", placement, "--json"}))
                .object();
        QCOMPARE(again["makespan"].toDouble(), made["makespan"].toDouble());
    }

    void simulatesStreams()
    {
        const QStringList pipeline =
            words("simulate pipeline:training=false:micro_batches=1 --devices 4xP100 "
                  "--placer contiguous --items 32 --json");
        const QJsonObject made = json(run(pipeline)).object();
        const QJsonObject stream = made["stream"].toObject();
        QCOMPARE(stream["items"].toInt(), 32);
        QVERIFY(stream["period_bound"].toDouble() > 0);
        QVERIFY(stream["period_simulated"].toDouble() >= stream["period_bound"].toDouble());
        QVERIFY(stream["period_simulated"].toDouble() < made["makespan"].toDouble());
        QVERIFY(stream["most_in_flight"].toInt() > 1);
        QCOMPARE(stream["devices"].toArray().size(), 4);
        const QJsonObject alone = json(run(pipeline + words("--in-flight 1"))).object();
        QVERIFY(std::abs(alone["stream"]["period_simulated"].toDouble() / alone["makespan"].toDouble() - 1) <
                1e-9);
    }

    /// The critical path of a run under strict reaches back to its start, through a task that waited for its
    /// turn.
    void turnsAreCauses()
    {
        QTemporaryDir folder;
        const QString graph = folder.filePath(QStringLiteral("graph.json"));
        const QString devices = folder.filePath(QStringLiteral("devices.json"));
        const QString placement = folder.filePath(QStringLiteral("placement.json"));
        writeTo(graph, R"({"format": "doppler-graph", "version": 1, "name": "turns", "vertices": [
            {"id": 0, "flops": 5}, {"id": 1, "flops": 1}, {"id": 2, "flops": 10}],
            "edges": [{"from": 0, "to": 1}]})");
        writeTo(devices, R"({"format": "doppler-devices", "version": 1, "name": "two", "devices": [
            {"name": "a", "flops_per_second": 1, "slots": 2}, {"name": "b", "flops_per_second": 1}],
            "links": {"bandwidth": 1}})");
        writeTo(placement, R"({"format": "doppler-placement", "version": 1, "devices": ["b", "a", "a"],
            "order": [0, 1, 2]})");
        const QJsonObject made = json(run({"simulate", graph, "--devices", devices, "--placement", placement,
                                           "--schedule", "strict", "--json"}))
                                     .object();
        QStringList causes;
        double seconds = 0;
        for (const QJsonValue& link : made["critical_path"].toArray()) {
            causes << link["cause"].toString();
            seconds += link["end"].toDouble() - link["start"].toDouble();
        }
        QCOMPARE(causes, QStringList({"start", "data", "data", "order"}));
        QCOMPARE(seconds, made["makespan"].toDouble());
    }

    /// Scripts that set an option of the earlier default placer get that placer.
    void placesWithoutNamedPlacer()
    {
        const QStringList place = words("place chainmm --devices 4xP100 --evaluations 50 --json");
        const auto evaluate = [&](const QString& set, const QString& placer) {
            QStringList all = place;
            if (!set.isEmpty())
                all += {QStringLiteral("--set"), set};
            if (!placer.isEmpty())
                all += {QStringLiteral("--placer"), placer};
            QJsonObject out = json(run(all)).object();
            out.remove(QStringLiteral("seconds"));
            return out;
        };
        QVERIFY(evaluate({}, {}).contains(QStringLiteral("found_by")));
        QCOMPARE(evaluate(QStringLiteral("chains=2"), {}),
                 evaluate(QStringLiteral("chains=2"), QStringLiteral("critical-path-search")));
        QVERIFY(evaluate(QStringLiteral("width=2"), {}).contains(QStringLiteral("found_by")));
    }

    void locksStay()
    {
        QTemporaryDir folder;
        const QString locks = folder.filePath(QStringLiteral("locks.json"));
        const QString out = folder.filePath(QStringLiteral("out.json"));
        const auto file = [](const QStringList& devices) {
            return QJsonDocument(QJsonObject{{"format", "doppler-placement"},
                                             {"version", 1},
                                             {"devices", QJsonArray::fromStringList(devices)}})
                .toJson();
        };
        const auto devicesOf = [&out] {
            return QJsonDocument::fromJson(contentOf(out))["devices"].toVariant().toStringList();
        };
        const QStringList place =
            words("simulate chainmm --devices 4xP100 --placer heft --json --save-placement");
        json(run(place + QStringList{out}));
        const QStringList free = devicesOf();
        QStringList devices(free.size(), QString());
        for (int v = 0; v < free.size(); v += 3)
            devices[v] = free[v] == QLatin1String("gpu1") ? QStringLiteral("gpu2") : QStringLiteral("gpu1");
        writeTo(locks, file(devices));
        const double unlocked = json(run(place + QStringList{out}))["makespan"].toDouble();
        const double locked =
            json(run(place + QStringList{out, QStringLiteral("--lock"), locks}))["makespan"].toDouble();
        QVERIFY(locked != unlocked);
        for (int v = 0; v < free.size(); v += 3)
            QCOMPARE(devicesOf()[v], devices[v]);
        // A comparison keeps to the same; where all is locked all placers agree.
        writeTo(locks, file(free));
        const QStringList compared =
            words("compare chainmm --devices 4xP100 --placers heft,random,round-robin --json --lock");
        std::set<double> makespans;
        for (const QJsonValue& row : json(run(compared + QStringList{locks})).array())
            makespans.insert(row["makespan"].toDouble());
        QCOMPARE(makespans, std::set<double>{unlocked});
        // What can't be kept is refused: an unknown device, a placement file against it.
        devices[3] = QStringLiteral("gpu9");
        writeTo(locks, file(devices));
        const ProgramResult refused = run(place + QStringList{out, QStringLiteral("--lock"), locks});
        QVERIFY(refused.status != 0);
        QVERIFY2(refused.error.contains("devices[3]: there is no device \"gpu9\""),
                 refused.error.constData());
    }

    void engines()
    {
        const QJsonArray all = json(run(words("engines --json"))).array();
        QStringList ids;
        for (const QJsonValue& engine : all)
            ids += engine[u"id"].toString();
        QCOMPARE(ids, words("threads local emulated ranks external"));
        QCOMPARE(all[0]["options"].toArray().size(), 5);
        QVERIFY(run(words("engines")).out.contains("bandwidth_factor"));
    }

    void execute()
    {
        QTemporaryDir folder;
        const QString placement = folder.filePath(QStringLiteral("p.json"));
        const QString trace = folder.filePath(QStringLiteral("t.json"));
        const QJsonObject made = json(run({"execute", "chainmm", "--devices", "4xP100", "--placer",
                                           "random-best-of-n", "--set", "threads.compute_factor=0.5", "--set",
                                           "n=3", "--repeat", "3", "--trace", trace, "--json"}))
                                     .object();
        for (const char* key : {"makespan", "lower_bound", "devices", "bytes_moved", "critical_path", "tasks",
                                "transfers", "engine", "simulated_makespan", "repeats"})
            QVERIFY2(made.contains(QLatin1String(key)), key);
        QCOMPARE(made["tasks"].toArray().size(), 76);
        const QJsonArray makespans = made["repeats"]["makespans"].toArray();
        QCOMPARE(makespans.size(), 3);
        std::multiset<double> sorted;
        double sum = 0;
        for (const QJsonValue& x : makespans) {
            sorted.insert(x.toDouble());
            sum += x.toDouble() / 3;
        }
        QCOMPARE(made["makespan"].toDouble(), *std::next(sorted.begin()));
        QCOMPARE(made["repeats"]["mean"].toDouble(), sum);
        QVERIFY(made["repeats"]["deviation"].toDouble() > 0);
        // Half as fast: every kernel lasts at least twice as long.
        QVERIFY(made["makespan"].toDouble() >= made["lower_bound"].toDouble() * 1.99);

        // The trace opens as a measured run of its own.
        const QJsonObject compared =
            json(run({"trace", "compare", "chainmm", "--devices", "4xP100", "--trace", trace, "--json"}))
                .object();
        QVERIFY(std::abs(compared["measured_makespan"].toDouble() - made["makespan"].toDouble()) < 1e-6);
        QVERIFY(compared["missing"].toArray().isEmpty());

        QCOMPARE(run({"simulate", "chainmm", "--devices", "4xP100", "--placer", "heft", "--save-placement",
                      placement})
                     .status,
                 0);
        const ProgramResult text = run({"execute", "chainmm", "--devices", "4xP100", "--placement", placement,
                                        "--set", "time_scale=0.01"});
        QCOMPARE(text.status, 0);
        QVERIFY(text.out.startsWith("simulated ") && text.out.contains("\nmeasured "));
    }

    /// A policy decides on the engine; the placement and the run that resulted come back.
    void executeOnline()
    {
        const QJsonObject made = json(run(words("execute chainmm --devices 4xP100 --online mct --repeat 2 "
                                                "--set time_scale=0.02 --json")))
                                     .object();
        QCOMPARE(made["tasks"].toArray().size(), 76);
        QCOMPARE(made["online"]["policy"].toString(), QStringLiteral("mct"));
        QVERIFY(made["online"]["replayed_makespan"].toDouble() >= made["lower_bound"].toDouble());
        QVERIFY(made["makespan"].toDouble() >= made["lower_bound"].toDouble());
        const QJsonObject simulated =
            json(run(words("simulate chainmm --devices 4xP100 --online dmda --json"))).object();
        QCOMPARE(made["simulated_makespan"].toDouble(), simulated["makespan"].toDouble());
        const ProgramResult text =
            run(words("execute chainmm --devices 4xP100 --online ws --set threads.time_scale=0.02"));
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.startsWith("decided by   ws\n") && text.out.contains("known in advance: "),
                 text.out);
    }

    void agreement()
    {
        const QJsonObject found =
            json(run(words("execute chainmm --devices 4xP100 --agreement 6 --set time_scale=0.02 --json")))
                .object();
        QCOMPARE(found["placements"].toInt(), 6);
        QCOMPARE(found["points"].toArray().size(), 6);
        QCOMPARE(found["by_placer"].toArray().size(), 3);
        QVERIFY(found["spearman"].isDouble() && found["kendall"].isDouble());
        QVERIFY(found["mean_ratio"].toDouble() > 0.5);
    }

    /// Tuned, saved, resumed with more runs, and the placement opens again.
    void tune()
    {
        QTemporaryDir folder;
        const QString placement = folder.filePath(QStringLiteral("p.json"));
        const QString state = folder.filePath(QStringLiteral("s.json"));
        const QStringList line = words("tune chainmm --devices 4xP100 --set time_scale=0.02 --set "
                                       "bandwidth_factor=0.3 --evaluations 200 --searches 2 --json");
        const QJsonObject made =
            json(run(line + QStringList{"--runs", "6", "--state", state, "-o", placement})).object();
        for (const char* key : {"makespan", "tasks", "engine", "method", "found_by", "measured", "makespans",
                                "simulated_makespan", "model_error", "end", "resumed_runs", "engine_notes"})
            QVERIFY2(made.contains(QLatin1String(key)), key);
        const QJsonArray runs = made["real_runs"].toArray();
        QCOMPARE(runs.size(), 6);
        QCOMPARE(keys(runs[0].toObject()),
                 (std::set<QString>{"run", "placer", "placement", "modelled", "simulated", "measured",
                                    "elapsed", "repetition"}));
        QCOMPARE(runs[5].toObject()["repetition"].toBool(), true);
        QCOMPARE(run({"simulate", "chainmm", "--devices", "4xP100", "--placement", placement}).status, 0);

        const QJsonObject more = json(run(line + QStringList{"--runs", "9", "--resume", state})).object();
        QVERIFY(more["resumed_runs"].toInt() >= 3);
        QVERIFY(more["real_runs"].toArray().size() >= 6); // fewer than 9 without improvement
        for (int i = 0; i < more["resumed_runs"].toInt(); ++i)
            QCOMPARE(more["real_runs"].toArray()[i].toObject()["measured"].toDouble(),
                     runs[i].toObject()["measured"].toDouble());

        const ProgramResult text = run(words("tune chainmm --devices 4xP100 --set time_scale=0.02 --runs 3 "
                                             "--method heuristics"));
        QVERIFY2(text.status == 0 && text.out.startsWith("measured "), text.error.constData());
        for (const QStringList& wrong :
             {line + QStringList{"--resume", folder.filePath(QStringLiteral("none.json"))},
              line + QStringList{"--resume", placement}, line + QStringList{"--resume", state, "--seed", "7"},
              line + QStringList{"--method", "modle"}, line + QStringList{"--set", "wheels=4"}}) {
            const ProgramResult refused = run(wrong);
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.errorLines(), 1);
        }
    }

    void measuredRuns()
    {
        QTemporaryDir folder;
        const QString trace = folder.filePath(QStringLiteral("t.json"));
        const QString slower = folder.filePath(QStringLiteral("slower.json"));
        const QString calibrated = folder.filePath(QStringLiteral("calibrated.json"));
        QCOMPARE(
            run({"simulate", "chainmm", "--devices", "4xP100", "--placer", "heft", "--trace", trace}).status,
            0);
        const QJsonObject same =
            json(run({"trace", "compare", "chainmm", "--devices", "4xP100", "--trace", trace, "--json"}))
                .object();
        QVERIFY(same["measured_makespan"].toDouble() > 0);
        QCOMPARE(same["simulated_makespan"].toDouble(), same["measured_makespan"].toDouble());
        QCOMPARE(same["vertices"].toArray().size(), 76);
        QVERIFY(same["missing"].toArray().isEmpty() && same["unknown"].toArray().isEmpty());

        // It is told, and set beside others, as it was measured.
        const QJsonObject explained =
            json(run({"explain", "chainmm", "--devices", "4xP100", "--efficiency", "0.5", "--trace", trace,
                      "--what-if", "--vertex", "3", "--json"}))
                .object();
        QCOMPARE(explained["makespan"].toDouble(), same["measured_makespan"].toDouble());
        QVERIFY(explained["simulated_makespan"].toDouble() > same["measured_makespan"].toDouble());
        QVERIFY(!explained["what_if"].toArray().isEmpty());
        QVERIFY(!explained["why"]["elsewhere"].toArray().isEmpty());
        const QJsonObject beside =
            json(run({"differences", "chainmm", "--devices", "4xP100", "--efficiency", "0.5", "--placers",
                      "heft", "--trace", trace, "--reference", trace, "--json"}))
                .object();
        QCOMPARE(beside["runs"].toArray().size(), 2);
        QCOMPARE(beside["runs"][1]["makespan"].toDouble(), same["measured_makespan"].toDouble());
        QVERIFY(beside["runs"][0]["makespan"].toDouble() > same["measured_makespan"].toDouble());

        // "Measured" on devices of half the rate: the calibration finds it, and then simulations agree.
        QCOMPARE(run({"simulate", "chainmm", "--devices", "4xP100", "--placer", "heft", "--efficiency", "0.5",
                      "--trace", slower})
                     .status,
                 0);
        const QJsonArray found =
            json(run({"calibrate", "chainmm", slower, "--devices", "4xP100", "-o", calibrated, "--json"}))
                .array();
        QCOMPARE(found.size(), 1);
        const QJsonObject all = found[0].toObject()["all"].toObject();
        QCOMPARE(all["samples"].toInt(), 76);
        QVERIFY(std::abs(all["flops_per_second"].toDouble() / 4.65e12 - 1) < 1e-6);
        QVERIFY(all["r_squared"].toDouble() > 0.999999);
        const QJsonObject agreed =
            json(run({"trace", "compare", "chainmm", "--devices", calibrated, "--trace", slower, "--json"}))
                .object();
        QVERIFY(std::abs(agreed["simulated_makespan"].toDouble() / agreed["measured_makespan"].toDouble() -
                         1) < 1e-6);
        const ProgramResult lost = run({"calibrate", slower, "--devices", "4xP100"});
        QCOMPARE(lost.status, 2);
        QVERIFY(lost.error.contains("expected the graph before it"));
    }

    void provenBounds()
    {
        const QJsonObject made = json(run(words("simulate chainmm --devices 4xP100 --placer exact "
                                                "--evaluations 100 --schedule strict --json")))
                                     .object();
        QVERIFY(made["bound"].toDouble() >= made["lower_bound"].toDouble());
        QVERIFY(made["bound"].toDouble() <= made["makespan"].toDouble());
        const QJsonArray rows =
            json(run(words("compare chainmm --devices 4xP100 --placers heft,exact --evaluations 100 --json")))
                .array();
        QVERIFY(!rows[0].toObject().contains(QLatin1String("bound")));
        QCOMPARE(rows[1].toObject()["bound"].toDouble(), made["bound"].toDouble());
    }

    void modelOptionsChangeTheRun()
    {
        const auto makespan = [](const char* more) {
            return json(run(words("simulate chainmm --devices 4xP100 --placer random --json") + words(more)))
                .object()["makespan"]
                .toDouble();
        };
        const double standard = makespan("--schedule fifo");
        QVERIFY(makespan("--contention unlimited") < standard);
        QVERIFY(makespan("--contention per-source") > standard);
        QVERIFY(makespan("--device-count 2") > standard);
        QVERIFY(makespan("--mode bulk-synchronous") > standard);
        QVERIFY(makespan("--efficiency 0.5") > standard);
        std::set<double> distinct{standard};
        for (const char* more : {"--schedule msr", "--schedule bfs", "--schedule random", "--model placeto",
                                 "--model mayer", "--noise 0.1", "--noise 0.1 --schedule msr"}) {
            QVERIFY2(distinct.insert(makespan(more)).second, more);
            QVERIFY2(makespan(more) == makespan(more), more);
        }
        QCOMPARE(makespan("--memory report"), standard);
    }

    /// Two kernels of a second put out 6 bytes each, on a device of 10, for a third: the second never fits.
    void outOfMemoryIsAFailure()
    {
        QTemporaryDir folder;
        const QString graph = folder.filePath(QStringLiteral("tight.json"));
        const QString devices = folder.filePath(QStringLiteral("one.json"));
        writeTo(graph, R"({"format": "doppler-graph", "version": 1, "name": "tight", "vertices": [
            {"id": 0, "name": "a", "flops": 1, "output_bytes": 6},
            {"id": 1, "name": "b", "flops": 1, "output_bytes": 6},
            {"id": 2, "name": "c", "flops": 1, "output_bytes": 1}],
            "edges": [{"from": 0, "to": 2}, {"from": 1, "to": 2}]})");
        writeTo(devices, R"({"format": "doppler-devices", "version": 1, "name": "one", "devices": [
            {"name": "d0", "kind": "x", "flops_per_second": 1, "memory_bytes": 10}]})");
        const QStringList line{"simulate", graph, "--devices", devices, "--placer", "single-device"};
        const ProgramResult stuck = run(line + words("--memory enforce --json"));
        QCOMPARE(stuck.status, 1);
        QCOMPARE(stuck.errorLines(), 1);
        QVERIFY2(stuck.error.contains("b @ d0"), stuck.error.constData());
        const QJsonObject made = QJsonDocument::fromJson(stuck.out).object();
        QVERIFY(made["makespan"].isNull());
        QCOMPARE(made["tasks"].toArray().size(), 1);
        QCOMPARE(made["out_of_memory"].toObject()["waiting"].toArray()[0].toObject()["vertex"].toInt(), 1);

        const ProgramResult text = run(line + words("--memory report"));
        QCOMPARE(text.status, 0);
        QVERIFY2(
            text.out.contains("memory       does not fit: d0 needs 12.00 B at 1.000 s but has 10.00 B; the "
                              "first data without room belong to b"),
            text.out.constData());
        QVERIFY2(text.out.contains("with --memory enforce: critical-path-search, heft"),
                 text.out.constData());
        QCOMPARE(run(line).out, text.out); // the default
        QVERIFY(!run(line + words("--memory ignore")).out.contains("\nmemory"));
        const QJsonObject overflow =
            json(run(line + words("--memory report --json"))).object()["first_overflow"].toObject();
        QCOMPARE(overflow["device"].toString(), QStringLiteral("d0"));
        QCOMPARE(overflow["time"].toDouble(), 1.0);
        QCOMPARE(overflow["bytes"].toDouble(), 12.0);
        QCOMPARE(overflow["capacity"].toDouble(), 10.0);
        QCOMPARE(json(run(line + words("--json")))["fits"], QJsonValue(false));
    }

    void compareCountsEveryCell()
    {
        const QJsonArray rows =
            json(run(words("compare chainmm --devices 4xP100 --placers heft,simulated-annealing "
                           "--seeds 3 --evaluations 50 --json --set annealing.start=random")))
                .array();
        QCOMPARE(rows.size(), 6);
        for (const QJsonValue& row : rows)
            QCOMPARE(keys(row.toObject()),
                     (std::set<QString>{"graph", "topology", "placer", "seed", "makespan", "evaluations",
                                        "seconds", "gap_to_lower_bound", "fits"}));
        QCOMPARE(rows[5]["seed"].toInt(), 3);
        QCOMPARE(rows[5]["evaluations"].toInt(), 50);
        QCOMPARE(rows[0]["makespan"].toDouble(), rows[2]["makespan"].toDouble()); // HEFT draws nothing
    }

    void curvesAreShownAndConverted()
    {
        const QTemporaryDir folder;
        const QString events = QStringLiteral(DOPPLER_TEST_DATA "/events/cut.tfevents");
        const ProgramResult text = run({"curves", events});
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.contains("policy     own\nseed       5\nstage II   3 episodes, best 250.0 ms"),
                 text.out);
        QVERIFY2(text.errorLines() == 1 && text.error.contains("incomplete"), text.error);
        const QJsonObject all = json(run({"curves", events, "--json"})).object();
        QCOMPARE(keys(all), (std::set<QString>{"policy", "seed", "settings", "episodes", "incomplete"}));
        QCOMPARE(all["settings"]["wide"].toBool(), true);
        QCOMPARE(all["episodes"][1]["makespan"].toDouble(), 0.25);
        // There and back again.
        const QString log = folder.filePath("run.jsonl");
        QCOMPARE(run({"curves", events, "-o", log}).status, 0);
        QCOMPARE(contentOf(log).count('\n'), 3);
        QCOMPARE(run({"curves", log, "--tensorboard", folder.filePath("events")}).status, 0);
        const QJsonObject back = json(run({"curves", folder.filePath("events"), "--json"})).object();
        QCOMPARE(back["episodes"], all["episodes"]);
        QCOMPARE(back["seed"].toInt(), 5);
        QCOMPARE(run({"curves", log, "-o", folder.filePath("run.csv")}).status, 0);
        QVERIFY(contentOf(folder.filePath("run.csv")).contains("\n1,II,0,0.25,0.25,"));
        QCOMPARE(run({"curves", log, "-o", folder.filePath("run.txt")}).status, 1);
        QCOMPARE(run({"curves", folder.filePath("none")}).status, 2);
    }

    void trainingsOfAFolder()
    {
        const QTemporaryDir folder;
        const auto add = [&](const char* name, const char* policy, double makespan) {
            writeTo(folder.filePath(QLatin1String(name)),
                    QStringLiteral(
                        "{\"episode\":0,\"stage\":\"I\",\"makespan\":%1,\"seconds\":2,\"policy\":\"%2\"}\n")
                        .arg(makespan)
                        .arg(QLatin1String(policy))
                        .toUtf8());
        };
        add("a.jsonl", "gdp", 0.5);
        add("b.jsonl", "doppler", 0.25);
        const ProgramResult csv = run({"trainings", folder.path(), "--sort", "best", "--csv"});
        QCOMPARE(csv.out, QByteArray("training,policy,seed,best (s),episodes,time (s)\n"
                                     "b.jsonl,doppler,,0.25,1,2\na.jsonl,gdp,,0.5,1,2\n"));
        const ProgramResult text = run({"trainings", folder.path(), "--sort", "best", "--descending"});
        QVERIFY(text.out.indexOf("a.jsonl") < text.out.indexOf("b.jsonl"));
        const QJsonObject all = json(run({"trainings", folder.path(), "--json"})).object();
        QCOMPARE(keys(all), (std::set<QString>{"differing", "trainings", "skipped"}));
        QCOMPARE(all["trainings"][0]["settings"]["policy"].toString(), QStringLiteral("gdp"));
        const ProgramResult wrong = run({"trainings", folder.path(), "--sort", "bets"});
        QVERIFY(wrong.status == 2 && wrong.error.contains("best"));
    }

    void differencesOfTwoPlacers()
    {
        const QJsonObject all =
            json(run(words("differences chainmm --devices 4xP100 --placers heft,random --json"))).object();
        QCOMPARE(keys(all),
                 (std::set<QString>{"graph", "vertices", "reference", "runs", "figures", "disagreement"}));
        QCOMPARE(all["reference"].toString(), QStringLiteral("heft"));
        QCOMPARE(keys(all["runs"][1].toObject()),
                 (std::set<QString>{"name", "devices", "makespan", "reasons", "moved", "matched_devices"}));
        QCOMPARE(all["disagreement"].toArray().size(), all["vertices"].toInt());
        const double heft =
            json(run(words("simulate chainmm --devices 4xP100 --placer heft --json")))["makespan"].toDouble();
        QCOMPARE(all["figures"][0]["figure"].toString(), QStringLiteral("makespan"));
        QCOMPARE(all["figures"][0]["values"][0].toDouble(), heft);
        QCOMPARE(all["figures"][0]["differences"][1].toDouble(),
                 all["runs"][1]["makespan"].toDouble() - heft);
        // Against the other one every difference turns around.
        const QJsonObject back =
            json(run(words(
                     "differences chainmm --devices 4xP100 --placers heft,random --json --reference random")))
                .object();
        QCOMPARE(back["figures"][0]["differences"][0].toDouble(),
                 -all["figures"][0]["differences"][1].toDouble());
        QVERIFY(run(words("differences chainmm --devices 4xP100 --placers heft,random --csv"))
                    .out.startsWith("Figure,Unit,heft,random,"));
    }

    void comparisonDoesNotDependOnThreads()
    {
        const auto makespans = [](const char* threads) {
            QList<double> out;
            for (const QJsonValue& row : json(run(words("compare chainmm --devices 4xP100 --placers "
                                                        "random-best-of-n,simulated-annealing "
                                                        "--seeds 4 --evaluations 60 --json --threads") +
                                                  words(threads)))
                                             .array())
                out.append(row["makespan"].toDouble());
            return out;
        };
        QCOMPARE(makespans("4"), makespans("1"));
    }

    void severalTopologies()
    {
        QTemporaryDir folder;
        const QString apart = folder.filePath(QStringLiteral("apart.json"));
        QFile file(apart);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "doppler-graph", "version": 1, "name": "apart", "vertices": [
            {"id": 0, "flops": 1e9}, {"id": 1, "flops": 1e9}], "edges": [{"from": 0, "to": 1}]})");
        file.close();
        const QString summary = folder.filePath(QStringLiteral("s.json"));
        const QString means = folder.filePath(QStringLiteral("s.csv"));
        const QString tests = folder.filePath(QStringLiteral("t.csv"));
        const QJsonArray rows =
            json(run({"compare", "chainmm", apart, "--devices", "4xP100,8xV100", "--devices", "4xP100",
                      "--placers", "heft,random", "--seeds", "2", "--json", "--summary-json", summary,
                      "--summary-csv", means, "--tests-csv", tests}))
                .array();
        QCOMPARE(rows.size(), 24);
        QCOMPARE(rows[4]["topology"].toString(), QStringLiteral("8xV100"));
        QCOMPARE(QJsonDocument::fromJson(contentOf(summary))["summaries"].toArray().size(), 12);
        QCOMPARE(contentOf(means).count('\n'), 13);
        QCOMPARE(contentOf(tests).count('\n'), 2);
    }

    void comparisonStoppedPrintsWhatIsDone()
    {
        const QTemporaryDir folder;
        const QString kept = folder.filePath(QStringLiteral("kept.jsonl"));
        QProcess process;
        process.start(QStringLiteral(DOPPLER_BIN "/doppler"),
                      words("compare chainmm --devices 4xP100 --placers heft,simulated-annealing "
                            "--seeds 2 --evaluations 1000000000 --json --resume") +
                          QStringList{kept});
        QVERIFY(process.waitForStarted());
        // Once its first row is kept (below the head) the search is at work.
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(kept).count('\n') >= 2, 60000);
        QVERIFY(doppler::tests::catchesInterrupts(process.processId()));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QJsonArray rows = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
        QCOMPARE(rows.size(), 1); // the search was cut short, so it tells nothing
        QCOMPARE(rows[0]["placer"].toString(), QStringLiteral("heft"));
        QVERIFY(process.readAllStandardError().contains("1 of 4"));
    }

    void comparisonAsTableAndReport()
    {
        const ProgramResult csv =
            run(words("compare chainmm --devices 4xP100 --placers heft,random --seeds 2 --csv"));
        QCOMPARE(csv.out.count('\n'), 5);
        QTemporaryDir folder;
        const QString report = folder.filePath(QStringLiteral("r.html"));
        QCOMPARE(
            run({"compare", "chainmm", "--devices", "4xP100", "--placers", "heft", "--html", report}).status,
            0);
        const QByteArray html = contentOf(report);
        QVERIFY(html.contains("<td>heft</td>"));
        QVERIFY(!html.contains("http://") && !html.contains("https://")); // it needs nothing else
        // A page is written next to what is printed.
        const QString other = folder.filePath(QStringLiteral("other.html"));
        const auto withPage = [&](const char* format) {
            return run({"compare", "chainmm", "--devices", "4xP100", "--placers", "heft,etf", "--html", other,
                        QString::fromLatin1(format)});
        };
        for (const auto& [format, begin] : {std::pair{"--csv", "graph,topology,placer,seed,"},
                                            {"--json", "[\n  {\"graph\": \"chainmm\""},
                                            {"--latex", "% \\usepackage{booktabs}"},
                                            {"--markdown", "| Graph | Devices | Placer | Makespan |"}}) {
            QFile::remove(other);
            const ProgramResult both = withPage(format);
            QCOMPARE(both.status, 0);
            QVERIFY2(both.out.startsWith(begin), both.out.constData());
            QVERIFY(contentOf(other).contains("<td>etf</td>"));
        }
    }

    /// Tables for papers have headings in words, and values with units.
    void comparisonAsTableForPapers()
    {
        QTemporaryDir folder;
        const auto file = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
        QCOMPARE(run({"compare", "chainmm", "--devices", "4xP100", "--placers", "heft,random", "--seeds", "2",
                      "--summary-csv", file("s.tex"), "--tests-csv", file("t.md")})
                     .status,
                 0);
        const QByteArray summary = contentOf(file("s.tex"));
        const QByteArray tests = contentOf(file("t.md"));
        QVERIFY2(summary.contains("Placer & Mean makespan $\\pm$ deviation & 95 \\% interval & Best") &&
                     summary.contains(" ms & ") && !summary.contains('_'),
                 summary.constData());
        QVERIFY2(tests.startsWith("| Placer | Against | Wins | Ties | Losses | Ratio of makespans |") &&
                     tests.contains("| heft | random | 2 | 0 | 0 | 0."),
                 tests.constData());
        QCOMPARE(run({"compare", "--suite", "field", "--quick", "--rows", "mayer", "--placers", "hash",
                      "--published-csv", file("p.md")})
                     .status,
                 0);
        const QByteArray published = contentOf(file("p.md"));
        QVERIFY2(published.startsWith("| Graph | Devices | Method | Quantity | Published |") &&
                     published.contains("\n\\[1\\] "),
                 published.constData());
        // An output of its own, which no other may share.
        const ProgramResult twice =
            run({"compare", "--suite", "field", "--quick", "--rows", "mayer", "--placers", "hash",
                 "--published-csv", file("x.csv"), "--summary-csv", file("x.csv")});
        QCOMPARE(twice.status, 2);
    }

    void wrongUsageSaysWhatIsValid_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("hint");
        const auto row = [](const char* line, const char* hint) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(hint);
        };
        row("simulat", "simulate");
        row("simulate", "GRAPH");
        row("simulate chainm --devices 4xP100 --placer heft", "chainmm");
        row("simulate no/such/file.json --devices 4xP100 --placer heft", "no/such/file.json");
        row("simulate chainmm --devices 4xP10 --placer heft", "4xP100");
        row("simulate chainmm --devices 4xP100 --placer hft", "heft");
        row("differences chainmm --devices 4xP100 --placers heft", "fewer than two");
        row("differences chainmm --devices 4xP100 --placers heft,random --reference peft", "heft");
        row("explain chainmm --devices 4xP100 --placer heft --trace t.json", "--trace");
        row("explain chainmm --devices 4xP100 --trace no/such.json", "no/such.json");
        row("simulate chainmm --devices 4xP100 --placer heft --schedule lifo", "fifo");
        row("simulate chainmm --devices 4xP100 --placer heft --contention none", "unlimited");
        row("simulate chainmm --devices 4xP100 --placer heft --model real", "physical");
        row("simulate chainmm --devices 4xP100 --placer heft --mode lockstep", "asynchronous");
        row("simulate chainmm --devices 4xP100 --placer heft --memory little", "enforce");
        row("simulate chainmm --devices 4xP100 --placer heft --noise -1", "--noise");
        row("simulate chainmm --devices 4xP100 --placer heft --efficiency 0", "--efficiency");
        row("simulate chainmm --devices 4xP100 --placer heft --device-count 5", "1 to 4");
        row("simulate chainmm --devices 4xP100 --placer simulated-annealing --set heat=1", "temperature");
        row("simulate chainmm --devices 4xP100 --placer simulated-annealing --set tabu.start=random",
            "annealing");
        row("execute chainmm --devices 4xP100 --placer heft --engine thread", "threads");
        row("execute chainmm --devices 4xP100 --placer heft --set threads.speed=2", "compute_factor");
        row("execute chainmm --devices 4xP100 --placer heft --set engine.jitter=2", "threads");
        row("execute chainmm --devices 4xP100 --placer heft --set threads.jitter=9", "0 to 5");
        row("execute chainmm --devices 4xP100 --placer heft --schedule msr", "fifo or blevel");
        row("execute chainmm --devices 4xP100 --placer heft --model mayer", "as-released");
        row("execute chainmm --devices 4xP100 --placer heft --repeat 0", "--repeat");
        row("execute chainmm --devices 4xP100 --placer heft --agreement 9", "--agreement");
        row("execute chainmm --devices 4xP100 --online dma", "online-dmda");
        row("execute chainmm --devices 4xP100 --online dmda --engine ./mine",
            "threads, local, emulated or ranks");
        row("execute chainmm --devices 4xP100 --online dmda --mode bulk-synchronous", "--mode");
        row("execute chainmm --devices 4xP100 --online dmda --placer heft", "--placer");
        row("tune chainmm --devices 4xP100 --method annealing --placer brkga", "shortlist");
        row("compare chainmm --devices 4xP100 --placers heft,hft", "heft");
        row("graph generate chainmn -o x.json", "chainmm");
        row("graph generate chainmm --set sise=3 -o x.json", "size");
        row("train chainmm --devices 4xP100 --policy alexnet", "doppler");
        row("train chainmm --devices 4xP100 --stages IV=3", "II");
        row("train chainmm --devices 4xP100 --preset weak", "paper");
        row("train chainmm --devices 4xP100 --resume", "--checkpoint");
        row("place chainmm --devices 4xP100 --checkpoint x --decode worst", "greedy");
    }

    void wrongUsageSaysWhatIsValid()
    {
        QFETCH(QString, line);
        QFETCH(QString, hint);
        const ProgramResult result = run(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
        QCOMPARE(result.status, 2);
        QCOMPARE(result.errorLines(), 1);
        QVERIFY2(result.error.contains(hint.toLatin1()), result.error.constData());
        QVERIFY(result.out.isEmpty());
    }
};

DOPPLER_TEST(CommandLineTest)

} // namespace command_line_test

#include "command_line.moc"
