// SPDX-License-Identifier: GPL-3.0-or-later
// Text from files opens nothing but pictures beside it.
#include "widgets/help/document_browser.h"

#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/help/beside_document.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QTest>

#include <sys/stat.h>

namespace document_browser_test {

using namespace doppler;

namespace {

/// A folder with a lesson's folder in it, and files inside and outside of the latter.
struct Scene {
    tests::ScratchFolder outer;
    QDir folder;
    DocumentBrowser browser;

    Scene()
    {
        QDir(outer.path()).mkpath(QStringLiteral("lesson/pictures"));
        folder.setPath(outer.filePath(QStringLiteral("lesson")));
        red().save(folder.filePath(QStringLiteral("red one.png")));
        red().save(folder.filePath(QStringLiteral("pictures/red.jpg")));
        red().save(outer.filePath(QStringLiteral("outside.png")));
        QFile::link(outer.filePath(QStringLiteral("outside.png")),
                    folder.filePath(QStringLiteral("link.png")));
        ::mkfifo(QFile::encodeName(folder.filePath(QStringLiteral("pipe.png"))).constData(), 0600);
        QFile large(folder.filePath(QStringLiteral("large.png")));
        if (!large.open(QIODevice::WriteOnly) || !large.resize(mostPictureBytes + 1))
            qFatal("cannot write");
        QFile svg(folder.filePath(QStringLiteral("drawing.svg")));
        if (!svg.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        svg.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
        browser.setFolder(folder.path());
        browser.resize(400, 300);
    }
    static QImage red()
    {
        QImage image(20, 10, QImage::Format_RGB32);
        image.fill(Qt::red);
        return image;
    }
    /// Shows Markdown with this picture and returns whether red pixels appear.
    bool showsRed(const QString& name)
    {
        browser.setMarkdown(QStringLiteral("![a picture](<%1>)").arg(name));
        browser.grab();
        if (!QTest::qWaitFor([this] { return !browser.reading(); }, 10'000))
            qFatal("still reading");
        const QImage seen = browser.grab().toImage();
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                if (const QColor c = seen.pixelColor(x, y); c.red() > 200 && c.green() < 60 && c.blue() < 60)
                    return true;
        return false;
    }
};

class DocumentBrowserTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    static void showsPicturesBesideTheDocument()
    {
        Scene scene;
        QVERIFY(scene.showsRed(QStringLiteral("red%20one.png")));
        QVERIFY(scene.showsRed(QStringLiteral("pictures/red.jpg")));
        scene.browser.setFolder({});
        QVERIFY(!scene.showsRed(QStringLiteral("pictures/red.jpg")));
    }

    static void opensNothingElse_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"../outside.png", "link.png", "pipe.png", "large.png", "drawing.svg",
                                 "missing.png", "/dev/zero", "file:///dev/zero", "file:///etc/passwd",
                                 "pictures", ".", "https://example.org/a.png", "data:image/png;base64,AAAA"})
            QTest::newRow(name) << QString::fromLatin1(name);
        QTest::newRow("absolute") << QStringLiteral("absolute");
    }

    static void opensNothingElse()
    {
        QFETCH(QString, name);
        Scene scene;
        if (name == QLatin1String("absolute"))
            name = scene.folder.filePath(QStringLiteral("red one.png"));
        QVERIFY(!scene.showsRed(name));
        QVERIFY(!scene.showsRed(QUrl::fromLocalFile(name).toString()));
    }

    static void readsNoOtherResources()
    {
        Scene scene;
        QFile style(scene.folder.filePath(QStringLiteral("style.css")));
        QVERIFY(style.open(QIODevice::WriteOnly));
        style.write("p { background-color: #ff0000; }");
        style.close();
        scene.browser.setHtml(QStringLiteral(
            "<html><head><link rel='stylesheet' href='style.css'></head><body><p>text</p></body></html>"));
        QVERIFY(!scene.browser.toHtml().contains(QLatin1String("#ff0000")));
        scene.browser.setSource(QUrl::fromLocalFile(scene.folder.filePath(QStringLiteral("style.css"))));
        QCOMPARE(scene.browser.toPlainText(), QStringLiteral("text"));
    }

    static void largePicturesFitTheWidth()
    {
        Scene scene;
        QImage wide(3000, 30, QImage::Format_RGB32);
        wide.fill(Qt::red);
        wide.save(scene.folder.filePath(QStringLiteral("wide.png")));
        QCOMPARE(readPicture(scene.folder.filePath(QStringLiteral("wide.png")), 300).size(), QSize(300, 3));
        QVERIFY(scene.showsRed(QStringLiteral("wide.png")));
    }
};

} // namespace

DOPPLER_TEST_WITH(QApplication, DocumentBrowserTest)

} // namespace document_browser_test

#include "document_browser.moc"
