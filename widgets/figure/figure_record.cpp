// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figure/figure_record.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/figure_metadata.h"

#include <QRegularExpression>
#include <optional>

namespace doppler {

namespace {

const QString metadataId = QString::fromLatin1(figureMetadataId);

/// Big-endian UTF-16 in hexadecimal digits: needs no escapes and holds every text.
QByteArray pdfText(const QString& text)
{
    QByteArray out = "<FEFF";
    for (const QChar c : text)
        out += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return out + '>';
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
    auto command = figureCommandIn(*content);
    if (!command)
        return Error{
            {DOPPLER_TEXT("core", "no command of \"doppler render\" in the metadata; expected a "
                                  "figure (.svg, .pdf or .png) that \"doppler render\" has written")},
            file,
            {}};
    return *std::move(command);
}

} // namespace doppler
