// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_value.h"

#include "core/io/json/json_stream.h"
#include "tests/support/runner.h"

#include <QTest>
#include <algorithm>
#include <limits>

namespace json_value_test {

using namespace doppler;

namespace {

class JsonValueTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    static void writesEveryKind()
    {
        const Json json{{"none", nullptr},
                        {"flag", true},
                        {"negative", -3},
                        {"largest", std::numeric_limits<std::uint64_t>::max()},
                        {"real", 0.5},
                        {"whole real", 2.0},
                        {"infinite", std::numeric_limits<double>::infinity()},
                        {"text", "a \"b\"\n\xff"},
                        {"texts", std::vector<std::string>{"x", "y"}},
                        {"object", {{"inner", 1U}}},
                        {"list", Json::array()}};
        const QByteArray expected =
            "{'none':null,'flag':true,'negative':-3,'largest':18446744073709551615,'real':0.5,"
            "'whole real':2.0,'infinite':null,'text':'a \\'b\\'\\u000a\xef\xbf\xbd',"
            "'texts':['x','y'],'object':{'inner':1},'list':[]}";
        QCOMPARE(QByteArray::fromStdString(json.text()), QByteArray(expected).replace('\'', '"'));
    }

    static void growsAndIndents()
    {
        Json json;
        json["a"].push_back(1);
        json["b"] = Json::object();
        json["a"].push_back({{"c", "d"}});
        const QByteArray expected = "{\n  'a': [\n    1,\n    {\n      'c': 'd'\n    }\n  ],\n  'b': {}\n}";
        QCOMPARE(QByteArray::fromStdString(json.text(2)), QByteArray(expected).replace('\'', '"'));
        QCOMPARE(Json().text(2), std::string("null"));
    }

    static void streamsTheSameText()
    {
        const Json element{{"name", "a \"b\""}, {"number", 0.5}};
        Json whole{{"first", 1}, {"empty", Json::array()}};
        std::string text;
        std::size_t largest = 0;
        JsonStream stream([&](std::string_view piece) {
            text += piece;
            largest = std::max(largest, piece.size());
        });
        stream.add("first", 1);
        stream.addList("empty", [](const auto&) {});
        stream.addList("list", [&](const auto& add) {
            for (int i = 0; i < 20000; ++i) {
                add(element);
                whole["list"].push_back(element);
            }
        });
        stream.addMembers({{"more", nullptr}, {"last", "x"}});
        stream.addMembers(Json());
        stream.finish();
        whole["more"] = nullptr;
        whole["last"] = "x";
        QVERIFY(text == whole.text());
        QVERIFY(largest < 70000 && text.size() > 500000);

        text.clear();
        JsonStream nothing([&text](std::string_view piece) { text += piece; });
        nothing.finish();
        QCOMPARE(text, std::string("{}"));
    }
};

DOPPLER_TEST(JsonValueTest)

} // namespace
} // namespace json_value_test

#include "json_value.moc"
