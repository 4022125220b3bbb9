// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QIcon>
#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace doppler {

class Activities;
class Dock;
class WriteQueue;

/// Where a panel is in the default layout, and what happens when it comes forward.
struct PanelPlace {
    enum class Area { Center, Left, Right, Bottom };
    Area area = Area::Bottom;
    bool open = false; ///< Closed: the View menu or something else asks for it first.
    QString besides =
        {}; ///< Id of the panel whose place it takes, as a tab, when it is asked for; empty: none.
    int heightPercent = 0; ///< Of the window's height that it gets when it is asked for; 0: as it comes.
    /// Panels without content are closed when it is asked for, and those below `besides` get lower.
    bool needsRoom = false;
    bool menuAsksForIt = false; ///< Its entry in the View menu does so as well, rather than only showing it.
};

/// Makes the JSON text of a part of a session that is written into that folder (absolute; empty: files are
/// named absolutely). Called on a worker thread. An empty text: the part is left out.
using SessionText = std::function<std::string(const std::string& folder)>;

/// A part of a session that may be large. `get` and `set` are called in the GUI thread and leave the work to
/// worker threads.
struct LargePart {
    using Text = std::shared_ptr<const std::string>;
    std::function<SessionText()> get; ///< Null: the part is left out.
    /// The text as it is in the file, which lies in that folder. Null: the session has no such part.
    std::function<void(Text text, const QString& folder)> set;
    /// Reports the files that the part names and that do not exist. Called on a worker thread; null: it names
    /// no files.
    std::function<std::vector<Error>(const std::string& text, const std::string& folder)> missing;
};

/// The id of the run that has this index in the session file that is being opened; 0: it was left out.
using RunOfSession = std::function<quint64(qint64 index)>;

/// A view of the window with everything that the window has to know about it. A folder of a view defines one,
/// and panels.def lists it; docks, menus, command palette, sessions, pictures and translation follow from
/// this interface. GUI thread only.
class Panel : public QObject {
    Q_OBJECT
public:
    explicit Panel(QObject* parent = nullptr) : QObject(parent) {}

    /// One word in lower camel case. Layouts name the dock id + "Dock".
    [[nodiscard]] virtual QString id() const = 0;
    /// In the window's language.
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual PanelPlace place() const { return {}; }
    /// Of its entry in the View menu; a null icon: none.
    [[nodiscard]] virtual QIcon icon() const { return {}; }
    /// Its content, which the dock owns. Called once.
    [[nodiscard]] virtual QWidget* widget() = 0;
    /// A bar in the dock's title; null: none. Called once.
    [[nodiscard]] virtual QWidget* header() { return nullptr; }

    /// Its commands and its menu, which join the View menu and thus the command palette and the list of keys.
    [[nodiscard]] virtual QList<QAction*> actions() const { return {}; }
    [[nodiscard]] virtual QMenu* menu() const { return nullptr; }

    /// What a session keeps of it: JSON objects by the name of a part of the file, usually its id alone.
    /// Objects of several panels under one name are merged.
    [[nodiscard]] virtual QJsonObject state() const { return {}; }
    /// The names of these parts, but for those that panels share ("view", "panels").
    [[nodiscard]] virtual QStringList partNames() const { return {id()}; }
    /// Called for each part of a session in the order of their names, with an object that holds this part.
    virtual void setState(const QJsonObject& parts, const RunOfSession& runOf);
    [[nodiscard]] virtual std::map<std::string, LargePart> largeParts() { return {}; }

    /// Called once all panels are made: connects this one to others.
    virtual void connectPanels() {}
    /// The language has changed, or the window is complete.
    virtual void retranslate() {}
    /// Reports what it does in the background; its writes() are reported without that.
    virtual void reportActivities(Activities& activities);
    [[nodiscard]] virtual WriteQueue* writes() { return nullptr; }
    /// Shows everything in it. False: it can't zoom.
    virtual bool fit() { return false; }
    /// Whether there is something to see.
    [[nodiscard]] virtual bool hasContent() const { return true; }
    /// It was asked for and is in front now.
    virtual void cameForward() {}
    /// The window closes: what goes on is ended. Must not block.
    virtual void close() {}

    /// The dock around it; null for a panel in the middle of the window.
    [[nodiscard]] Dock* dock() const { return m_dock; }
    void setDock(Dock* dock) { m_dock = dock; }

signals:
    /// Wants to come forward.
    void forwardRequested();
    /// Something that a session keeps of it has changed.
    void stateChanged();

private:
    Dock* m_dock = nullptr;
};

} // namespace doppler
