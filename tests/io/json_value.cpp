// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_value.h"

#include "tests/support/runner.h"

#include <QTest>
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
};

DOPPLER_TEST(JsonValueTest)

} // namespace
} // namespace json_value_test

#include "json_value.moc"
