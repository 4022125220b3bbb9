// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/gif_writer.h"

#include "core/io/bytes/file.h"

#include <QFile>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <gif_lib.h>

namespace doppler {

namespace {

/// What the library hands on in pieces of 255 bytes at most.
struct Output {
    FileWriter file;
    std::string ahead;

    explicit Output(const QString& name) : file(QFile::encodeName(name).toStdString()) {}
    bool flush()
    {
        const bool done = file.put(ahead);
        ahead.clear();
        return done;
    }
};

int takePiece(GifFileType* gif, const GifByteType* bytes, int count)
{
    auto& output = *static_cast<Output*>(gif->UserData);
    output.ahead.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
    return output.ahead.size() < 65536 || output.flush() ? count : 0;
}

/// The rectangle outside of which two pictures of one size are the same.
QRect difference(const QImage& one, const QImage& other)
{
    int top = one.height();
    int bottom = -1;
    int left = one.width();
    int right = -1;
    for (int y = 0; y < one.height(); ++y) {
        const uchar* a = one.constScanLine(y);
        const uchar* b = other.constScanLine(y);
        const auto width = static_cast<std::size_t>(one.width());
        const auto [first, unused] = std::mismatch(a, a + width, b);
        if (first == a + width)
            continue;
        std::size_t last = width - 1;
        while (a[last] == b[last])
            --last;
        top = std::min(top, y);
        bottom = y;
        left = std::min(left, static_cast<int>(first - a));
        right = std::max(right, static_cast<int>(last));
    }
    return bottom < 0 ? QRect() : QRect(QPoint(left, top), QPoint(right, bottom));
}

} // namespace

struct GifWriter::State {
    QString name;
    QSize size;
    QList<QRgb> table; ///< The colours. After the last one the transparent one has its number.
    Output output;
    GifFileType* gif = nullptr;
    int fault = E_GIF_SUCCEEDED;
    QImage before; ///< Indexed; null ahead of the first frame.

    State(const QString& file, QSize wanted, const QList<QRgb>& colors)
        : name(file), size(wanted), table(colors), output(file)
    {
    }
    ~State() { close(); }

    bool close()
    {
        if (!gif)
            return true;
        return EGifCloseFile(std::exchange(gif, nullptr), &fault) == GIF_OK;
    }
    [[nodiscard]] GifPixelType transparent() const { return static_cast<GifPixelType>(table.size()); }

    bool begin();
    bool putControl(int hundredths);
    bool putPart(const QImage& now, const QRect& part);
    bool check(bool done)
    {
        if (!done && fault == E_GIF_SUCCEEDED)
            fault = gif ? gif->Error : E_GIF_ERR_OPEN_FAILED;
        return done;
    }
};

bool GifWriter::State::begin()
{
    gif = EGifOpen(&output, takePiece, &fault);
    if (!gif)
        return false;
    EGifSetGifVersion(gif, true);
    // The format's tables have a power of two of colours, from two on.
    const int bits = std::max(GifBitSize(transparent() + 1), 1);
    std::vector<GifColorType> colors(std::size_t{1} << bits);
    for (qsizetype i = 0; i < table.size(); ++i)
        colors[static_cast<std::size_t>(i)] = {static_cast<GifByteType>(qRed(table[i])),
                                               static_cast<GifByteType>(qGreen(table[i])),
                                               static_cast<GifByteType>(qBlue(table[i]))};
    ColorMapObject* map = GifMakeMapObject(static_cast<int>(colors.size()), colors.data());
    const bool screen =
        map && EGifPutScreenDesc(gif, size.width(), size.height(), 8, transparent(), map) == GIF_OK;
    GifFreeMapObject(map);
    // The extension by which readers know that it plays without end.
    constexpr std::array<char, 11> application{'N', 'E', 'T', 'S', 'C', 'A', 'P', 'E', '2', '.', '0'};
    constexpr std::array<GifByteType, 3> endless{1, 0, 0};
    return screen && EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, static_cast<int>(application.size()), application.data()) == GIF_OK &&
           EGifPutExtensionBlock(gif, static_cast<int>(endless.size()), endless.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

bool GifWriter::State::putControl(int hundredths)
{
    GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths,
                                 before.isNull() ? NO_TRANSPARENT_COLOR : transparent()};
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&control, bytes.data());
    return EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()), bytes.data()) ==
           GIF_OK;
}

bool GifWriter::State::putPart(const QImage& now, const QRect& part)
{
    if (EGifPutImageDesc(gif, part.left(), part.top(), part.width(), part.height(), false, nullptr) != GIF_OK)
        return false;
    std::vector<GifPixelType> line(static_cast<std::size_t>(part.width()));
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const uchar* fresh = now.constScanLine(y) + part.left();
        std::copy_n(fresh, line.size(), line.begin());
        if (!before.isNull()) { // Long stretches of one value take little room.
            const uchar* old = before.constScanLine(y) + part.left();
            for (std::size_t x = 0; x < line.size(); ++x)
                if (fresh[x] == old[x])
                    line[x] = transparent();
        }
        if (EGifPutLine(gif, line.data(), part.width()) != GIF_OK)
            return false;
    }
    return true;
}

GifWriter::GifWriter(const QString& file, QSize size, const QList<QRgb>& colors)
    : state(std::make_unique<State>(file, size, colors))
{
    state->check(state->output.file.put({}) && state->begin());
}

GifWriter::~GifWriter() = default;

bool GifWriter::add(const QImage& frame, int hundredths)
{
    State& s = *state;
    if (s.fault != E_GIF_SUCCEEDED)
        return false;
    const QImage now =
        frame.convertToFormat(QImage::Format_RGB32)
            .convertToFormat(QImage::Format_Indexed8, s.table, Qt::ThresholdDither | Qt::AvoidDither);
    // Where nothing changes one pixel stands for the frame: its time counts.
    const QRect changed = s.before.isNull() ? QRect({}, s.size) : difference(now, s.before);
    const bool done =
        s.putControl(hundredths) && s.putPart(now, changed.isNull() ? QRect(0, 0, 1, 1) : changed);
    s.before = now;
    return s.check(done);
}

Result<void> GifWriter::finish()
{
    State& s = *state;
    s.check(s.close());
    s.output.flush();
    if (s.fault != E_GIF_SUCCEEDED && s.output.file.put({})) { // Else it knows more of what happened.
        const char* reason = GifErrorString(s.fault);
        return Error{{DOPPLER_TEXT("core", "cannot write the GIF: {0}"), {reason ? reason : "?"}},
                     QFile::encodeName(s.name).toStdString(),
                     {}};
    }
    return s.output.file.finish();
}

} // namespace doppler
