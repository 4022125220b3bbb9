// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/wait_estimate.h"

#include <QObject>
#include <functional>
#include <vector>

namespace doppler {

class StatusLine;
class WriteQueue;

/// What goes on in the window and may take more than a moment. The status line tells of what began last: what
/// it is, how far, how long the rest will take, with a button that ends it. GUI thread only.
class Activities : public QObject {
    Q_OBJECT
public:
    /// `line` must outlive this.
    explicit Activities(StatusLine& line, QObject* parent = nullptr);

    /// Something of that name goes on from now on; where it does already, it is told of in other words.
    /// `text` is asked for again when the language changes. `stop` ends it;
    /// empty: the user can't.
    void tell(const QString& name, std::function<QString()> text, std::function<void()> stop);
    /// Nothing happens where it does not go on.
    void reached(const QString& name, double share);
    /// What it does now has nothing to do with how far it was.
    void restart(const QString& name);
    void end(const QString& name);
    /// Reports each file of a queue while it is written. Stopping cancels that file unless it is too late;
    /// the next one goes on. `queue` must not outlive this.
    void tellWrites(const QString& name, WriteQueue& queue);

private:
    struct Activity {
        QString name;
        std::function<QString()> text;
        std::function<void()> stop;
        WaitEstimate wait;
    };
    [[nodiscard]] std::vector<Activity>::iterator find(const QString& name);
    void show();

    StatusLine& m_line;
    std::vector<Activity> m_all; ///< In the order in which they began.
};

} // namespace doppler
