// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figure/figure_record.h"

#include "core/io/bytes/file.h"

#include <QBuffer>
#include <QImageReader>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <optional>

namespace doppler {

namespace {

const QString metadataId = QStringLiteral("doppler-command");

/// Big-endian UTF-16 in hexadecimal digits: needs no escapes and holds every text.
QByteArray pdfText(const QString& text)
{
    QByteArray out = "<FEFF";
    for (const QChar c : text)
        out += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return out + '>';
}

std::optional<QString> textOfPdf(const QByteArray& pdf)
{
    static const QRegularExpression subject(QStringLiteral("/Subject <FEFF([0-9A-F]*)>"));
    const auto found = subject.match(QString::fromLatin1(pdf));
    if (!found.hasMatch())
        return {};
    const QString digits = found.captured(1);
    QString text;
    for (qsizetype at = 0; at + 4 <= digits.size(); at += 4)
        text += QChar(static_cast<char16_t>(digits.mid(at, 4).toUInt(nullptr, 16)));
    return text;
}

std::optional<QString> textOfSvg(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement &&
            reader.name() == QLatin1String("metadata") &&
            reader.attributes().value(QLatin1String("id")) == metadataId)
            return reader.readElementText();
    return {};
}

std::optional<QString> textOfPng(QByteArray png)
{
    QBuffer buffer(&png);
    buffer.open(QIODevice::ReadOnly);
    const QString text = QImageReader(&buffer, "PNG").text(QString::fromLatin1(figureTextKey));
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

/// Part of a PDF.
struct Range {
    qsizetype from = 0;
    qsizetype to = 0;
};

/// The object that the trailer names as the document's information, from "N 0 obj" to its end.
std::optional<Range> infoOf(const QByteArray& pdf)
{
    const qsizetype trailer = pdf.lastIndexOf("trailer");
    static const QRegularExpression info(QStringLiteral("/Info (\\d+) 0 R"));
    const auto found = info.match(QString::fromLatin1(pdf.mid(trailer)));
    if (trailer < 0 || !found.hasMatch())
        return {};
    const QByteArray head = '\n' + found.captured(1).toLatin1() + " 0 obj\n";
    const qsizetype from = pdf.indexOf(head);
    const qsizetype to = from < 0 ? -1 : pdf.indexOf("endobj", from);
    return to < 0 ? std::nullopt : std::optional(Range{from + 1, to});
}

/// Moves the offsets in the table of objects that are behind `from`.
void moveOffsets(QByteArray& pdf, qsizetype table, qsizetype from, qsizetype by)
{
    static const QRegularExpression entry(QStringLiteral("(\\d{10}) \\d{5} n"));
    auto entries = entry.globalMatch(QString::fromLatin1(pdf.mid(table)));
    while (entries.hasNext()) {
        const auto found = entries.next();
        const qsizetype offset = found.captured(1).toLongLong();
        if (offset > from)
            pdf.replace(table + found.capturedStart(1), 10,
                        QByteArray::number(offset + by).rightJustified(10, '0'));
    }
}

/// Takes the trailer's random identifier out.
void dropIdentifier(QByteArray& pdf)
{
    const qsizetype trailer = pdf.lastIndexOf("trailer");
    static const QRegularExpression identifier(QStringLiteral("/ID \\[[^\\]]*\\]\\n?"));
    const auto found = identifier.match(QString::fromLatin1(pdf.mid(trailer)));
    if (found.hasMatch())
        pdf.remove(trailer + found.capturedStart(), found.capturedLength());
}

} // namespace

QByteArray svgWithCommand(QByteArray svg, const QString& command)
{
    const qsizetype root = svg.indexOf("<svg");
    const qsizetype end = root < 0 ? -1 : svg.indexOf('>', root);
    if (command.isEmpty() || end < 0)
        return svg;
    const QString element =
        QStringLiteral("\n<metadata id=\"%1\">%2</metadata>").arg(metadataId, command.toHtmlEscaped());
    return svg.insert(end + 1, element.toUtf8());
}

QByteArray pdfWithCommand(const QByteArray& pdf, const QString& command)
{
    const auto info = infoOf(pdf);
    const qsizetype table = pdf.lastIndexOf("\nxref\n");
    const qsizetype start = pdf.lastIndexOf("startxref\n");
    if (!info || table < 0 || start < 0 || info->from > table)
        return pdf;
    const QByteArray head = pdf.mid(info->from, pdf.indexOf('\n', info->from) + 1 - info->from);
    QByteArray content = head + "<<\n/Creator " + pdfText(QStringLiteral("Doppler Workbench"));
    if (!command.isEmpty())
        content += "\n/Subject " + pdfText(command);
    content += "\n>>\n";
    const qsizetype by = content.size() - (info->to - info->from);
    QByteArray out = pdf;
    out.replace(info->from, info->to - info->from, content);
    moveOffsets(out, table + by, info->from, by);
    dropIdentifier(out);
    const qsizetype last = out.lastIndexOf("startxref\n");
    const qsizetype digits = last + static_cast<qsizetype>(qstrlen("startxref\n"));
    const qsizetype after = out.indexOf('\n', digits);
    return out.replace(digits, after - digits, QByteArray::number(table + by + 1));
}

Result<std::string> figureCommand(const std::string& file)
{
    const auto content = readFile(file);
    if (!content)
        return content.error();
    const QByteArray bytes = QByteArray::fromStdString(*content);
    const auto text = bytes.startsWith("%PDF")      ? textOfPdf(bytes)
                      : bytes.startsWith("\x89PNG") ? textOfPng(bytes)
                                                    : textOfSvg(bytes);
    if (!text)
        return Error{
            {DOPPLER_TEXT("core", "no command of \"doppler render\" in the metadata; expected a "
                                  "figure (.svg, .pdf or .png) that \"doppler render\" has written")},
            file,
            {}};
    return text->toStdString();
}

std::vector<std::string> shellWords(const std::string& command)
{
    std::vector<std::string> words;
    std::string word;
    bool open = false;
    bool quoted = false;
    for (std::size_t at = 0; at < command.size(); ++at) {
        const char c = command[at];
        if (c == '\'') {
            quoted = !quoted;
            open = true;
        } else if (!quoted && c == '\\' && at + 1 < command.size()) {
            word += command[++at];
            open = true;
        } else if (!quoted && c == ' ') {
            if (open)
                words.push_back(std::move(word));
            word.clear();
            open = false;
        } else {
            word += c;
            open = true;
        }
    }
    if (open)
        words.push_back(std::move(word));
    return words;
}

} // namespace doppler
