// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"

#include <QHash>
#include <QImage>
#include <QTextBrowser>
#include <QUrl>

namespace doppler {

/// Shows text that comes from files. It reads nothing but pictures beside the document, in the background and
/// with limits (beside_document.h), and never follows a link itself. Use it in place of QTextBrowser, which
/// opens every file that a text names. GUI thread only.
class DocumentBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit DocumentBrowser(QWidget* parent = nullptr);

    /// The folder of the document, in which its pictures are; empty: no picture is read.
    void setFolder(const QString& folder);
    /// Whether a picture is being read.
    [[nodiscard]] bool reading() const { return m_reading.running(); }

    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;

private:
    struct Read {
        QUrl name;
        QImage image; ///< Null: the file is none that a document may show.
    };
    void readNext();
    void show(const Read& read);

    QString m_folder;
    QHash<QUrl, QImage> m_pictures; ///< Those that were read, or the sign for a missing one.
    QList<QUrl> m_waiting;
    Job<Read> m_reading;
};

} // namespace doppler
