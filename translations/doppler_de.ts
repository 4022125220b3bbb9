<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>LinksPicture</name>
    <message>
        <source>Latency of each link; the row sends, the column receives</source>
        <translation>Latenz jeder Verbindung; die Zeile sendet, die Spalte empfängt</translation>
    </message>
    <message>
        <source>Links that need the same channel; the row sends, the column receives</source>
        <translation>Verbindungen, die denselben Kanal brauchen; die Zeile sendet, die Spalte empfängt</translation>
    </message>
    <message>
        <source>Bandwidth of each link; the row sends, the column receives</source>
        <translation>Bandbreite jeder Verbindung; die Zeile sendet, die Spalte empfängt</translation>
    </message>
</context>
<context>
    <name>TableData</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Open &amp;graph…</source>
        <translation>&amp;Graph öffnen…</translation>
    </message>
    <message>
        <source>Open a graph from a file</source>
        <translation>Einen Graphen aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Open &amp;devices…</source>
        <translation>Ge&amp;räte öffnen…</translation>
    </message>
    <message>
        <source>Open devices and links from a file</source>
        <translation>Geräte und Verbindungen aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Open &amp;placement…</source>
        <translation>&amp;Platzierung öffnen…</translation>
    </message>
    <message>
        <source>Open a placement of this graph from a file</source>
        <translation>Eine Platzierung dieses Graphen aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>&amp;Save placement…</source>
        <translation>Platzierung &amp;speichern…</translation>
    </message>
    <message>
        <source>Save the shown placement to a file</source>
        <translation>Die gezeigte Platzierung in einer Datei speichern</translation>
    </message>
    <message>
        <source>Export &amp;trace…</source>
        <translation>&amp;Ablauf exportieren…</translation>
    </message>
    <message>
        <source>Export the shown run as a trace for Perfetto, or as a table</source>
        <translation>Den gezeigten Lauf als Ablauf für Perfetto oder als Tabelle exportieren</translation>
    </message>
    <message>
        <source>Export picture of the g&amp;raph…</source>
        <translation>&amp;Bild des Graphen exportieren…</translation>
    </message>
    <message>
        <source>Export the whole graph as SVG, PDF or PNG</source>
        <translation>Den ganzen Graphen als SVG, PDF oder PNG exportieren</translation>
    </message>
    <message>
        <source>Export picture of the Gantt &amp;chart…</source>
        <translation>Bild des Gantt-&amp;Diagramms exportieren…</translation>
    </message>
    <message>
        <source>Export the whole run as SVG, PDF or PNG</source>
        <translation>Den ganzen Lauf als SVG, PDF oder PNG exportieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Close the window; what still runs is ended</source>
        <translation>Das Fenster schließen; was noch läuft, wird beendet</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find vertices by their name</source>
        <translation>Knoten nach ihrem Namen suchen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Go to the next vertex that was found</source>
        <translation>Zum nächsten gefundenen Knoten gehen</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Show the whole graph, or the whole run where the Gantt chart has the focus</source>
        <translation>Den ganzen Graphen zeigen, oder den ganzen Lauf, wenn das Gantt-Diagramm den Fokus hat</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Make the graph larger</source>
        <translation>Den Graphen größer zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Make the graph smaller</source>
        <translation>Den Graphen kleiner zeigen</translation>
    </message>
    <message>
        <source>Follow &amp;training</source>
        <translation>&amp;Training verfolgen</translation>
    </message>
    <message>
        <source>Show every new best placement at once</source>
        <translation>Jede neue beste Platzierung sofort zeigen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put every panel back to its first place</source>
        <translation>Alle Bereiche an ihren ersten Platz setzen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Platzieren</translation>
    </message>
    <message>
        <source>Run the chosen placer once more, with its next seed</source>
        <translation>Den gewählten Platzierer noch einmal mit dem nächsten Startwert ausführen</translation>
    </message>
    <message>
        <source>&amp;Stop placing</source>
        <translation>Platzieren &amp;anhalten</translation>
    </message>
    <message>
        <source>End the placer that runs; a search keeps its best so far</source>
        <translation>Den laufenden Platzierer beenden; eine Suche behält das Beste bis dahin</translation>
    </message>
    <message>
        <source>Pre&amp;vious run</source>
        <translation>Vor&amp;heriger Lauf</translation>
    </message>
    <message>
        <source>Show the run above in the list</source>
        <translation>Den Lauf darüber in der Liste zeigen</translation>
    </message>
    <message>
        <source>&amp;Next run</source>
        <translation>&amp;Nächster Lauf</translation>
    </message>
    <message>
        <source>Show the run below in the list</source>
        <translation>Den Lauf darunter in der Liste zeigen</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>Train a DOPPLER policy on this graph and these devices</source>
        <translation>Eine DOPPLER-Strategie auf diesem Graphen und diesen Geräten trainieren</translation>
    </message>
    <message>
        <source>Resume from &amp;checkpoint…</source>
        <translation>Von &amp;Checkpoint fortsetzen…</translation>
    </message>
    <message>
        <source>Go on with a training run from its file</source>
        <translation>Ein Training aus seiner Datei fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Show every key</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>&amp;About Doppler Workbench</source>
        <translation>Ü&amp;ber Doppler Workbench</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Compare placers on several graphs, devices and seeds</source>
        <translation>Platzierer auf mehreren Graphen, Geräten und Startwerten vergleichen</translation>
    </message>
    <message>
        <source>&amp;New graph…</source>
        <translation>&amp;Neuer Graph…</translation>
    </message>
    <message>
        <source>Make a graph of a family or from an expression</source>
        <translation>Einen Graphen aus einer Familie oder einem Ausdruck erzeugen</translation>
    </message>
    <message>
        <source>Open the trace of an earlier run of this graph, ours or a PyTorch profiler&apos;s, beside a simulation</source>
        <translation>Den Ablauf eines früheren Laufs dieses Graphen, unseren oder den eines PyTorch-Profilers, neben einer Simulation öffnen</translation>
    </message>
    <message>
        <source>&amp;Expand group</source>
        <translation>Gruppe auf&amp;klappen</translation>
    </message>
    <message>
        <source>Show what is in the selected group</source>
        <translation>Zeigen, was in der ausgewählten Gruppe ist</translation>
    </message>
    <message>
        <source>&amp;Collapse group</source>
        <translation>Gruppe &amp;zuklappen</translation>
    </message>
    <message>
        <source>Show the group around the selection as one box</source>
        <translation>Die Gruppe um die Auswahl als ein Kästchen zeigen</translation>
    </message>
    <message>
        <source>Expand one le&amp;vel</source>
        <translation>Eine &amp;Ebene aufklappen</translation>
    </message>
    <message>
        <source>Show what is in every group</source>
        <translation>Zeigen, was in jeder Gruppe ist</translation>
    </message>
    <message>
        <source>Collapse one leve&amp;l</source>
        <translation>Eine E&amp;bene zuklappen</translation>
    </message>
    <message>
        <source>Show the innermost groups as one box each</source>
        <translation>Die innersten Gruppen als je ein Kästchen zeigen</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>Alles au&amp;fklappen</translation>
    </message>
    <message>
        <source>Show every vertex, or as many levels of groups as can be shown</source>
        <translation>Alle Knoten zeigen, oder so viele Ebenen von Gruppen, wie gezeigt werden können</translation>
    </message>
    <message>
        <source>Collapse &amp;all</source>
        <translation>Alles z&amp;uklappen</translation>
    </message>
    <message>
        <source>Show the outermost groups as one box each</source>
        <translation>Die äußersten Gruppen als je ein Kästchen zeigen</translation>
    </message>
    <message>
        <source>C&amp;alibrate devices…</source>
        <translation>Geräte &amp;kalibrieren…</translation>
    </message>
    <message>
        <source>Fit the devices&apos; rates to the shown measured run, or to the graph&apos;s measured times</source>
        <translation>Die Raten der Geräte an den gezeigten gemessenen Lauf oder an die gemessenen Zeiten des Graphen anpassen</translation>
    </message>
    <message>
        <source>Open tr&amp;ace…</source>
        <translation>Abl&amp;auf öffnen…</translation>
    </message>
    <message>
        <source>&amp;Import options…</source>
        <translation>&amp;Importoptionen…</translation>
    </message>
    <message>
        <source>Read the graph&apos;s file again with other options, a profile of the same run for instance</source>
        <translation>Die Datei des Graphen mit anderen Optionen noch einmal lesen, zum Beispiel mit einem Profil desselben Laufs</translation>
    </message>
    <message>
        <source>Run on &amp;engine…</source>
        <translation>Auf &amp;Maschine ausführen…</translation>
    </message>
    <message>
        <source>Execute the shown placement and show the measured run beside the simulated one</source>
        <translation>Die gezeigte Platzierung ausführen und den gemessenen Lauf neben dem simulierten zeigen</translation>
    </message>
    <message>
        <source>Shares of &amp;time</source>
        <translation>Anteile über die &amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Memory over time</source>
        <translation>&amp;Speicher über die Zeit</translation>
    </message>
    <message>
        <source>Below every device its memory, with its limit and its peak</source>
        <translation>Unter jedem Gerät sein Speicher, mit Grenze und Spitze</translation>
    </message>
    <message>
        <source>Lower &amp;bounds</source>
        <translation>Untere S&amp;chranken</translation>
    </message>
    <message>
        <source>A line for every lower bound by its name; the greatest one binds</source>
        <translation>Eine Linie für jede untere Schranke mit ihrem Namen; die größte ist bindend</translation>
    </message>
    <message>
        <source>Mea&amp;sure from the cursor</source>
        <translation>Ab dem Zeiger &amp;messen</translation>
    </message>
    <message>
        <source>Put the first measuring cursor at the time cursor, and then the second</source>
        <translation>Den ersten Messzeiger an den Zeiger setzen, danach den zweiten</translation>
    </message>
    <message>
        <source>E&amp;nd measuring</source>
        <translation>Messen &amp;beenden</translation>
    </message>
    <message>
        <source>Take the measuring cursors away</source>
        <translation>Die Messzeiger entfernen</translation>
    </message>
    <message>
        <source>Stat&amp;istics of the interval</source>
        <translation>Stat&amp;istik des Intervalls</translation>
    </message>
    <message>
        <source>What all rows do between the measuring cursors; without these, in all that is visible</source>
        <translation>Was alle Zeilen zwischen den Messzeigern tun; ohne diese in allem, was sichtbar ist</translation>
    </message>
    <message>
        <source>Set mar&amp;ker…</source>
        <translation>Mar&amp;ke setzen…</translation>
    </message>
    <message>
        <source>Mark the time of the cursor, with a note</source>
        <translation>Die Zeit des Zeigers mit einer Notiz merken</translation>
    </message>
    <message>
        <source>&amp;Delete marker</source>
        <translation>Marke &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the marker at the cursor, or the nearest one</source>
        <translation>Die Marke am Zeiger löschen, oder die nächstgelegene</translation>
    </message>
    <message>
        <source>Ne&amp;xt marker</source>
        <translation>&amp;Nächste Marke</translation>
    </message>
    <message>
        <source>Move the cursor to the next marker</source>
        <translation>Den Zeiger zur nächsten Marke bewegen</translation>
    </message>
    <message>
        <source>Pre&amp;vious marker</source>
        <translation>&amp;Vorige Marke</translation>
    </message>
    <message>
        <source>Move the cursor to the marker before</source>
        <translation>Den Zeiger zur Marke davor bewegen</translation>
    </message>
    <message>
        <source>&amp;Before it on the critical path</source>
        <translation>&amp;Davor auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>Select the task before on the critical path, and say what it waited for</source>
        <translation>Die Aufgabe davor auf dem kritischen Pfad auswählen und sagen, worauf sie wartete</translation>
    </message>
    <message>
        <source>&amp;After it on the critical path</source>
        <translation>Danac&amp;h auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>Select the task after on the critical path, and say what it waited for</source>
        <translation>Die Aufgabe danach auf dem kritischen Pfad auswählen und sagen, worauf sie wartete</translation>
    </message>
    <message>
        <source>Choose the row above</source>
        <translation>Zeile darüber wählen</translation>
    </message>
    <message>
        <source>The row that the next entries act on; a click on its name chooses it too</source>
        <translation>Die Zeile, auf die die nächsten Einträge wirken; ein Klick auf ihren Namen wählt sie auch</translation>
    </message>
    <message>
        <source>Choose the row below</source>
        <translation>Zeile darunter wählen</translation>
    </message>
    <message>
        <source>Move the row &amp;up</source>
        <translation>Zeile nach &amp;oben</translation>
    </message>
    <message>
        <source>A row can also be dragged by its name</source>
        <translation>Eine Zeile lässt sich auch an ihrem Namen ziehen</translation>
    </message>
    <message>
        <source>Move the row do&amp;wn</source>
        <translation>Zeile nach &amp;unten</translation>
    </message>
    <message>
        <source>Keep the row on to&amp;p</source>
        <translation>Zeile oben fes&amp;thalten</translation>
    </message>
    <message>
        <source>It stands above the others and does not scroll; once more puts it back</source>
        <translation>Sie steht über den anderen und wird nicht mitbewegt; noch einmal setzt sie zurück</translation>
    </message>
    <message>
        <source>&amp;Hide the row</source>
        <translation>Zeile verber&amp;gen</translation>
    </message>
    <message>
        <source>Take the row out of the chart</source>
        <translation>Die Zeile aus dem Diagramm nehmen</translation>
    </message>
    <message>
        <source>Sh&amp;ow all rows</source>
        <translation>&amp;Alle Zeilen zeigen</translation>
    </message>
    <message>
        <source>Show hidden rows again</source>
        <translation>Verborgene Zeilen wieder zeigen</translation>
    </message>
    <message>
        <source>&amp;Rows as they were</source>
        <translation>Zeilen &amp;wie zuvor</translation>
    </message>
    <message>
        <source>Every row back to its own place</source>
        <translation>Jede Zeile zurück an ihren eigenen Platz</translation>
    </message>
    <message>
        <source>&amp;Zoom in on the time</source>
        <translation>Z&amp;eitachse vergrößern</translation>
    </message>
    <message>
        <source>Also with the wheel, at the pointer</source>
        <translation>Auch mit dem Mausrad, am Mauszeiger</translation>
    </message>
    <message>
        <source>Zoom out o&amp;f the time</source>
        <translation>Zeitachse ve&amp;rkleinern</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;Früher</translation>
    </message>
    <message>
        <source>Also by dragging, or with Shift and the wheel</source>
        <translation>Auch durch Ziehen oder mit Umschalt und dem Mausrad</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>S&amp;päter</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Move to the left, to the right</source>
        <translation>Nach links, nach rechts bewegen</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>Den ganzen Graphen zeigen</translation>
    </message>
    <message>
        <source>Next vertex in that direction; without a selection: move</source>
        <translation>Nächster Knoten in dieser Richtung; ohne Auswahl: bewegen</translation>
    </message>
    <message>
        <source>Go to the selected vertex, or open the group</source>
        <translation>Zum ausgewählten Knoten gehen oder die Gruppe öffnen</translation>
    </message>
    <message>
        <source>Let go; select nothing</source>
        <translation>Loslassen; nichts auswählen</translation>
    </message>
    <message>
        <source>Zoom in on the time</source>
        <translation>Zeitachse vergrößern</translation>
    </message>
    <message>
        <source>Zoom out of the time</source>
        <translation>Zeitachse verkleinern</translation>
    </message>
    <message>
        <source>Show the whole run</source>
        <translation>Den ganzen Lauf zeigen</translation>
    </message>
    <message>
        <source>Event before, event after</source>
        <translation>Ereignis davor, Ereignis danach</translation>
    </message>
    <message>
        <source>Beginning, end</source>
        <translation>Anfang, Ende</translation>
    </message>
    <message>
        <source>Rows above, below</source>
        <translation>Zeilen darüber, darunter</translation>
    </message>
    <message>
        <source>Show the selected task in the graph</source>
        <translation>Die ausgewählte Aufgabe im Graphen zeigen</translation>
    </message>
    <message>
        <source>Close what lies over the chart; select nothing</source>
        <translation>Schließen, was über dem Diagramm liegt; nichts auswählen</translation>
    </message>
    <message>
        <source>Earlier, later</source>
        <translation>Früher, später</translation>
    </message>
    <message>
        <source>Show all runs whole</source>
        <translation>Alle Läufe ganz zeigen</translation>
    </message>
    <message>
        <source>Event before, event after; with Shift: shift the run</source>
        <translation>Ereignis davor, Ereignis danach; mit Umschalt: den Lauf verschieben</translation>
    </message>
    <message>
        <source>Choose the run above, below</source>
        <translation>Den Lauf darüber, darunter wählen</translation>
    </message>
    <message>
        <source>A page up, down</source>
        <translation>Eine Seite nach oben, nach unten</translation>
    </message>
    <message>
        <source>Compare with the chosen run</source>
        <translation>Mit dem gewählten Lauf vergleichen</translation>
    </message>
    <message>
        <source>Take the chosen run out</source>
        <translation>Den gewählten Lauf herausnehmen</translation>
    </message>
    <message>
        <source>Show the chosen run in the other views</source>
        <translation>Den gewählten Lauf in den anderen Ansichten zeigen</translation>
    </message>
    <message>
        <source>Zoom in on the episodes</source>
        <translation>Episoden vergrößern</translation>
    </message>
    <message>
        <source>Zoom out of the episodes</source>
        <translation>Episoden verkleinern</translation>
    </message>
    <message>
        <source>Earlier, later episodes</source>
        <translation>Frühere, spätere Episoden</translation>
    </message>
    <message>
        <source>Show all episodes</source>
        <translation>Alle Episoden zeigen</translation>
    </message>
    <message>
        <source>&amp;Edit devices…</source>
        <translation>Geräte bearbei&amp;ten…</translation>
    </message>
    <message>
        <source>Change devices and links, and see at once what it does to the run</source>
        <translation>Geräte und Verbindungen ändern und sofort sehen, was das mit dem Lauf macht</translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation>Sit&amp;zung öffnen…</translation>
    </message>
    <message>
        <source>Open what was saved together: graph, devices, runs and view</source>
        <translation>Öffnen, was zusammen gespeichert wurde: Graph, Geräte, Läufe und Ansicht</translation>
    </message>
    <message>
        <source>Save s&amp;ession</source>
        <translation>Sitzung speic&amp;hern</translation>
    </message>
    <message>
        <source>Save graph, devices, runs and view together</source>
        <translation>Graph, Geräte, Läufe und Ansicht zusammen speichern</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save graph, devices, runs and view together in another file</source>
        <translation>Graph, Geräte, Läufe und Ansicht zusammen in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the view in front to the clipboard</source>
        <translation>Ein Bild der vorderen Ansicht in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the table or list in front, for a spreadsheet</source>
        <translation>Die vordere Tabelle oder Liste für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Copy command &amp;line</source>
        <translation>Befehls&amp;zeile kopieren</translation>
    </message>
    <message>
        <source>Copy command of the &amp;window</source>
        <translation>Befehl &amp;des Fensters kopieren</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>Set look, start and work of the program</source>
        <translation>Aussehen, Start und Arbeit des Programms einstellen</translation>
    </message>
    <message>
        <source>All co&amp;mmands…</source>
        <translation>Alle Be&amp;fehle…</translation>
    </message>
    <message>
        <source>Find any command, placer, sample, file or run by a few letters</source>
        <translation>Befehle, Platzierer, Beispiele, Dateien oder Läufe mit wenigen Buchstaben finden</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>&amp;Willkommensseite</translation>
    </message>
    <message>
        <source>Show files that were opened last, and samples</source>
        <translation>Zuletzt geöffnete Dateien und Beispiele zeigen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change of a placement or of locks back</source>
        <translation>Die letzte Änderung daran, wo Knoten sind oder festgehalten werden, zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wiederherste&amp;llen</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung wieder vornehmen</translation>
    </message>
    <message>
        <source>&amp;Lock on their devices</source>
        <translation>Auf ihren Geräten &amp;festhalten</translation>
    </message>
    <message>
        <source>Placers leave the selected vertices where they are now</source>
        <translation>Platzierer lassen die ausgewählten Knoten, wo sie jetzt sind</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>Frei&amp;geben</translation>
    </message>
    <message>
        <source>Placers may move the selected vertices again</source>
        <translation>Platzierer dürfen die ausgewählten Knoten wieder verschieben</translation>
    </message>
    <message>
        <source>Unlock e&amp;verything</source>
        <translation>&amp;Alles freigeben</translation>
    </message>
    <message>
        <source>Placers may move every vertex again</source>
        <translation>Platzierer dürfen jeden Knoten wieder verschieben</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select every vertex, or those that were found or highlighted</source>
        <translation>Alle Knoten auswählen, oder die gefundenen oder hervorgehobenen</translation>
    </message>
    <message>
        <source>All on the same &amp;device</source>
        <translation>Alle auf demselben &amp;Gerät</translation>
    </message>
    <message>
        <source>Select every vertex that is on the device of a selected one</source>
        <translation>Alle Knoten auswählen, die auf dem Gerät eines ausgewählten sind</translation>
    </message>
    <message>
        <source>All of the same &amp;group</source>
        <translation>Alle derselben G&amp;ruppe</translation>
    </message>
    <message>
        <source>Select every vertex of the group of a selected one</source>
        <translation>Alle Knoten der Gruppe eines ausgewählten auswählen</translation>
    </message>
    <message>
        <source>All of the same &amp;kind</source>
        <translation>Alle derselben Ar&amp;t</translation>
    </message>
    <message>
        <source>Select every vertex of the kind of operation of a selected one</source>
        <translation>Alle Knoten mit der Art von Operation eines ausgewählten auswählen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rückwärts su&amp;chen</translation>
    </message>
    <message>
        <source>Go to the vertex that was found before this one</source>
        <translation>Zum Knoten gehen, der vor diesem gefunden wurde</translation>
    </message>
    <message>
        <source>To its &amp;input</source>
        <translation>Zur &amp;Eingabe</translation>
    </message>
    <message>
        <source>Follow the arrow into the selected vertex that is critical or carries most</source>
        <translation>Dem Pfeil in den ausgewählten Knoten folgen, der kritisch ist oder am meisten trägt</translation>
    </message>
    <message>
        <source>To its &amp;output</source>
        <translation>Zur &amp;Ausgabe</translation>
    </message>
    <message>
        <source>Follow the arrow out of the selected vertex that is critical or carries most</source>
        <translation>Dem Pfeil aus dem ausgewählten Knoten folgen, der kritisch ist oder am meisten trägt</translation>
    </message>
    <message>
        <source>To the &amp;next of these</source>
        <translation>Zum &amp;nächsten von diesen</translation>
    </message>
    <message>
        <source>After going to an input or output: to the next one of the same vertex</source>
        <translation>Nach dem Gehen zu einer Eingabe oder Ausgabe: zur nächsten desselben Knotens</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Select what was selected before</source>
        <translation>Auswählen, was davor ausgewählt war</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Select what was selected after this</source>
        <translation>Auswählen, was danach ausgewählt war</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Gerät</translation>
    </message>
    <message>
        <source>Colour the graph by device</source>
        <translation>Den Graphen nach Geräten färben</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>Colour the graph by the time that each vertex takes</source>
        <translation>Den Graphen nach der Zeit färben, die jeder Knoten braucht</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginn</translation>
    </message>
    <message>
        <source>Colour the graph by the start of each vertex</source>
        <translation>Den Graphen nach dem Beginn jedes Knotens färben</translation>
    </message>
    <message>
        <source>S&amp;lack</source>
        <translation>&amp;Spielraum</translation>
    </message>
    <message>
        <source>Colour the graph by how much later each vertex could end without a longer makespan</source>
        <translation>Den Graphen danach färben, wie viel später jeder Knoten ohne längere Gesamtdauer enden könnte</translation>
    </message>
    <message>
        <source>&amp;Waiting</source>
        <translation>&amp;Warten</translation>
    </message>
    <message>
        <source>Colour the graph by the time between ready and start</source>
        <translation>Den Graphen nach der Zeit zwischen Bereitschaft und Beginn färben</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>S&amp;peicher</translation>
    </message>
    <message>
        <source>Colour the graph by the bytes of output and weights</source>
        <translation>Den Graphen nach den Bytes von Ausgabe und Gewichten färben</translation>
    </message>
    <message>
        <source>Di&amp;fference</source>
        <translation>&amp;Differenz</translation>
    </message>
    <message>
        <source>Colour the graph by how much later each vertex ends than in another run</source>
        <translation>Den Graphen danach färben, wie viel später jeder Knoten endet als in einem anderen Lauf</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Schichten</translation>
    </message>
    <message>
        <source>Arrange the graph by the flow of data</source>
        <translation>Den Graphen nach dem Fluss der Daten anordnen</translation>
    </message>
    <message>
        <source>Lanes by &amp;time</source>
        <translation>Bahnen nach &amp;Zeit</translation>
    </message>
    <message>
        <source>A lane for each device, in which tasks stand where they start</source>
        <translation>Eine Bahn für jedes Gerät, in der Aufgaben dort stehen, wo sie beginnen</translation>
    </message>
    <message>
        <source>Lanes by l&amp;evel</source>
        <translation>Bahnen nach &amp;Ebene</translation>
    </message>
    <message>
        <source>A lane for each device, one column for each level</source>
        <translation>Eine Bahn für jedes Gerät, eine Spalte für jede Ebene</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Übersic&amp;ht</translation>
    </message>
    <message>
        <source>Show the whole graph in a corner while a part of it is in view</source>
        <translation>Den ganzen Graphen in einer Ecke zeigen, solange nur ein Teil von ihm zu sehen ist</translation>
    </message>
    <message>
        <source>Si&amp;zes on arrows</source>
        <translation>Größen auf Pfei&amp;len</translation>
    </message>
    <message>
        <source>Write the size of each tensor along its arrow</source>
        <translation>Die Größe jedes Tensors an seinen Pfeil schreiben</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>E&amp;rklären</translation>
    </message>
    <message>
        <source>Tell why the shown run is as it is: step by step, what if, why here</source>
        <translation>Sagen, warum der gezeigte Lauf so ist, wie er ist: Schritt für Schritt, was wäre wenn, warum hier</translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation>Nebenei&amp;nander</translation>
    </message>
    <message>
        <source>Show the selected runs, or all of this graph, on one time axis with their differences</source>
        <translation>Die ausgewählten Läufe oder alle dieses Graphen auf einer Zeitachse mit ihren Unterschieden zeigen</translation>
    </message>
    <message>
        <source>&amp;Open lesson file…</source>
        <translation>Lektionsdatei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Play a lesson from a file of your own</source>
        <translation>Eine Lektion aus einer eigenen Datei abspielen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Go to the lesson&apos;s next step, when this one is done</source>
        <translation>Zum nächsten Schritt der Lektion gehen, wenn dieser fertig ist</translation>
    </message>
    <message>
        <source>Go to the lesson&apos;s previous step</source>
        <translation>Zum vorigen Schritt der Lektion gehen</translation>
    </message>
    <message>
        <source>&amp;Check result</source>
        <translation>Ergebnis &amp;prüfen</translation>
    </message>
    <message>
        <source>See what of the step is right and what is missing</source>
        <translation>Sehen, was vom Schritt richtig ist und was fehlt</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Vor&amp;machen</translation>
    </message>
    <message>
        <source>Let the lesson do what its step asks for</source>
        <translation>Die Lektion tun lassen, was ihr Schritt verlangt</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>Von &amp;vorn beginnen</translation>
    </message>
    <message>
        <source>Begin the lesson with its first step again</source>
        <translation>Die Lektion wieder mit ihrem ersten Schritt beginnen</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>Lektion ver&amp;lassen</translation>
    </message>
    <message>
        <source>End the lesson and go back to what was open before</source>
        <translation>Die Lektion beenden und zu dem zurückgehen, was davor offen war</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read the guide, with a picture of every view</source>
        <translation>Das Handbuch lesen, mit einem Bild jeder Ansicht</translation>
    </message>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>Animation e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export the shown run as it plays: as a GIF, as numbered pictures, as a video</source>
        <translation>Den gezeigten Lauf exportieren, wie er abgespielt wird: als GIF, als nummerierte Bilder, als Video</translation>
    </message>
    <message>
        <source>Save ta&amp;ble as…</source>
        <translation>Ta&amp;belle speichern unter…</translation>
    </message>
    <message>
        <source>Save the table or list in front as CSV or JSON</source>
        <translation>Die vordere Tabelle oder Liste als CSV oder JSON speichern</translation>
    </message>
    <message>
        <source>Sampl&amp;e session</source>
        <translation>B&amp;eispielsitzung</translation>
    </message>
    <message>
        <source>Open a tiled matrix product on four devices, placed three ways</source>
        <translation>Ein gekacheltes Matrixprodukt auf vier Geräten öffnen, auf drei Arten platziert</translation>
    </message>
    <message>
        <source>Copy training&apos;s command line</source>
        <translation>Befehlszeile des Trainings kopieren</translation>
    </message>
    <message>
        <source>Copy the command that trains the same policy without a window</source>
        <translation>Den Befehl kopieren, der dieselbe Strategie ohne Fenster trainiert</translation>
    </message>
    <message>
        <source>Copy comparison&apos;s command line</source>
        <translation>Befehlszeile des Vergleichs kopieren</translation>
    </message>
    <message>
        <source>Copy the command that compares what is chosen without a window</source>
        <translation>Den Befehl kopieren, der das Gewählte ohne Fenster vergleicht</translation>
    </message>
    <message>
        <source>Place with &amp;options…</source>
        <translation>Mit &amp;Optionen platzieren…</translation>
    </message>
    <message>
        <source>Run a placer with a seed, a budget and options of your own</source>
        <translation>Einen Platzierer mit eigenem Startwert, Budget und eigenen Optionen ausführen</translation>
    </message>
    <message>
        <source>Place with a chec&amp;kpoint…</source>
        <translation>Mit &amp;Checkpoint platzieren…</translation>
    </message>
    <message>
        <source>Place the open graph with the networks that a training left in a file</source>
        <translation>Den geöffneten Graphen mit den Netzen platzieren, die ein Training in einer Datei hinterließ</translation>
    </message>
    <message>
        <source>&amp;Open training log…</source>
        <translation>&amp;Protokoll eines Trainings öffnen…</translation>
    </message>
    <message>
        <source>Show the curves of trainings of another time, or of the command line</source>
        <translation>Die Kurven früherer Trainings oder solcher der Befehlszeile zeigen</translation>
    </message>
    <message>
        <source>A strip above the rows: which share of the devices computes, transfers and idles; below every device its own</source>
        <translation>Ein Streifen über den Zeilen: welcher Anteil der Geräte rechnet, überträgt und untätig ist; unter jedem Gerät sein eigener</translation>
    </message>
    <message>
        <source>Run before, run after</source>
        <translation>Lauf davor, Lauf danach</translation>
    </message>
    <message>
        <source>Open the run</source>
        <translation>Den Lauf öffnen</translation>
    </message>
    <message>
        <source>Edit the field</source>
        <translation>Das Feld bearbeiten</translation>
    </message>
    <message>
        <source>Add a device</source>
        <translation>Ein Gerät hinzufügen</translation>
    </message>
    <message>
        <source>Copy the selected devices with their links</source>
        <translation>Die ausgewählten Geräte mit ihren Verbindungen kopieren</translation>
    </message>
    <message>
        <source>Remove the selected devices or channels</source>
        <translation>Die ausgewählten Geräte oder Kanäle entfernen</translation>
    </message>
    <message>
        <source>Move the selected devices up, down</source>
        <translation>Die ausgewählten Geräte nach oben, nach unten verschieben</translation>
    </message>
    <message>
        <source>Select all links</source>
        <translation>Alle Verbindungen auswählen</translation>
    </message>
    <message>
        <source>Select the links from this device, to this device</source>
        <translation>Die Verbindungen von diesem Gerät, zu diesem Gerät auswählen</translation>
    </message>
    <message>
        <source>Select the links within islands, between islands</source>
        <translation>Die Verbindungen innerhalb der Inseln, zwischen den Inseln auswählen</translation>
    </message>
    <message>
        <source>Select the other direction</source>
        <translation>Die Gegenrichtung auswählen</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>Größere Zellen</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>Kleinere Zellen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Save the devices to a file</source>
        <translation>Die Geräte in einer Datei speichern</translation>
    </message>
    <message>
        <source>Make these the open devices</source>
        <translation>Diese als offene Geräte übernehmen</translation>
    </message>
    <message>
        <source>Open an expression from a file</source>
        <translation>Einen Ausdruck aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Save the expression to a file</source>
        <translation>Den Ausdruck in einer Datei speichern</translation>
    </message>
    <message>
        <source>Go to the fault</source>
        <translation>Zum Fehler gehen</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Next place that was found</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Place before that was found</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Nothing that is placed is selected.</source>
        <translation>Es ist nichts ausgewählt, was platziert ist.</translation>
    </message>
    <message>
        <source>There is no training that could be paused.</source>
        <translation>Es gibt kein Training, das angehalten werden könnte.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>%1: not possible now</source>
        <translation>%1: jetzt nicht möglich</translation>
    </message>
    <message>
        <source>There is no device %1 among the open ones.</source>
        <translation>Unter den offenen Geräten gibt es kein Gerät %1.</translation>
    </message>
    <message>
        <source>%1: while the panel %2 has the focus</source>
        <translation>%1: solange der Bereich %2 den Fokus hat</translation>
    </message>
    <message>
        <source>Copy command line of the differences</source>
        <translation>Befehlszeile der Unterschiede kopieren</translation>
    </message>
    <message>
        <source>Copy the command that sets the same runs side by side without a window</source>
        <translation>Den Befehl kopieren, der dieselben Läufe ohne Fenster nebeneinanderstellt</translation>
    </message>
    <message>
        <source>Copy explanation&apos;s command line</source>
        <translation>Befehlszeile der Erklärung kopieren</translation>
    </message>
    <message>
        <source>Copy the command that explains the shown run in the same way without a window</source>
        <translation>Den Befehl kopieren, der den gezeigten Lauf ohne Fenster ebenso erklärt</translation>
    </message>
    <message>
        <source>Copy the command that opens a window like this one</source>
        <translation>Den Befehl kopieren, der ein Fenster wie dieses öffnet</translation>
    </message>
    <message>
        <source>Copy the command that gives the shown run again</source>
        <translation>Den Befehl kopieren, der den gezeigten Lauf noch einmal ergibt</translation>
    </message>
    <message>
        <source>Select the next vertex in that direction too</source>
        <translation>Den nächsten Knoten in dieser Richtung dazu auswählen</translation>
    </message>
    <message>
        <source>Take the current vertex out of the selection, or add it</source>
        <translation>Den aktuellen Knoten aus der Auswahl nehmen oder zu ihr hinzufügen</translation>
    </message>
    <message>
        <source>Select the task before, after too</source>
        <translation>Die Aufgabe davor, danach dazu auswählen</translation>
    </message>
    <message>
        <source>Select the task in the row above, below too</source>
        <translation>Die Aufgabe in der Zeile darüber, darunter dazu auswählen</translation>
    </message>
    <message>
        <source>Take the current task out of the selection, or add it</source>
        <translation>Die aktuelle Aufgabe aus der Auswahl nehmen oder zu ihr hinzufügen</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{0} is {1}, expected a finite number of at least 0</source>
        <translation>{0} ist {1}, erwartet wird eine endliche Zahl ab 0</translation>
    </message>
    <message>
        <source>vertex {0} does not exist, expected an id from 0 to {1}</source>
        <translation>Knoten {0} gibt es nicht, erwartet wird eine Nummer von 0 bis {1}</translation>
    </message>
    <message>
        <source>vertex {0} depends on itself</source>
        <translation>Knoten {0} hängt von sich selbst ab</translation>
    </message>
    <message>
        <source>tensor &quot;{0}&quot; of vertex {1} has other bytes or seconds on an earlier edge, expected the same</source>
        <translation>Tensor „{0}“ von Knoten {1} hat an einer früheren Kante andere Bytes oder Sekunden, erwartet werden dieselben</translation>
    </message>
    <message>
        <source>the edge from {0} to {1} stands twice</source>
        <translation>die Kante von {0} nach {1} steht zweimal da</translation>
    </message>
    <message>
        <source>the graph has a cycle: {0}</source>
        <translation>der Graph hat einen Zyklus: {0}</translation>
    </message>
    <message>
        <source>the graph has no vertices, expected at least one</source>
        <translation>der Graph hat keine Knoten, erwartet wird mindestens einer</translation>
    </message>
    <message>
        <source>more than {0} devices</source>
        <translation>mehr als {0} Geräte</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>the name {0} stands twice</source>
        <translation>der Name {0} steht zweimal da</translation>
    </message>
    <message>
        <source>unknown contention &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannte Kanalregel „{0}“, erwartet wird eine von: {1}</translation>
    </message>
    <message>
        <source>there is no device &quot;{0}&quot;; there are: {1}</source>
        <translation>es gibt kein Gerät „{0}“; es gibt: {1}</translation>
    </message>
    <message>
        <source>from and to are the same device, {0}</source>
        <translation>from und to sind dasselbe Gerät, {0}</translation>
    </message>
    <message>
        <source>the pair from {0} to {1} stands twice</source>
        <translation>das Paar von {0} nach {1} steht zweimal da</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>there is no channel &quot;{0}&quot;; there are: {1}</source>
        <translation>es gibt keinen Kanal „{0}“; es gibt: {1}</translation>
    </message>
    <message>
        <source>is missing, and no pair leads from {0} to {1}</source>
        <translation>fehlt, und kein Paar führt von {0} nach {1}</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of vertices and inputs</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird die Anzahl der Knoten und Eingaben</translation>
    </message>
    <message>
        <source>line {0}: the text ends before it, expected a list of numbers</source>
        <translation>Zeile {0}: davor endet der Text, erwartet wird eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected a whole number from 0</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected a finite number of at least 0</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird eine endliche Zahl ab 0</translation>
    </message>
    <message>
        <source>line {0}: entry {1} is vertex {2}, expected an id from 0 to {3}</source>
        <translation>Zeile {0}: Eintrag {1} ist Knoten {2}, erwartet wird eine Nummer von 0 bis {3}</translation>
    </message>
    <message>
        <source>the file cannot be read: {0}</source>
        <translation>die Datei kann nicht gelesen werden: {0}</translation>
    </message>
    <message>
        <source>the file cannot be written: {0}</source>
        <translation>die Datei kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>the file is larger than {0} bytes</source>
        <translation>die Datei ist größer als {0} Bytes</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>dies ist ein Ordner, erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>this is a device or a pipe, expected a file</source>
        <translation>dies ist ein Gerät oder eine Pipe, erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation>der Speicher reicht nicht, um die Datei zu lesen</translation>
    </message>
    <message>
        <source>there is not enough memory for what the file holds</source>
        <translation>der Speicher reicht nicht für den Inhalt der Datei</translation>
    </message>
    <message>
        <source>line 1: found nothing, expected one of: {0}</source>
        <translation>Zeile 1: nichts gefunden, erwartet wird eines von: {0}</translation>
    </message>
    <message>
        <source>line 1: found the beginning of no known format, expected one of: {0}</source>
        <translation>Zeile 1: der Anfang keines bekannten Formats gefunden, erwartet wird eines von: {0}</translation>
    </message>
    <message>
        <source>stands twice in one object, expected once</source>
        <translation>steht zweimal in einem Objekt, erwartet wird es einmal</translation>
    </message>
    <message>
        <source>found {0}, which vertices[{1}] has already, expected every id once</source>
        <translation>{0} gefunden, das vertices[{1}] schon hat, erwartet wird jede Nummer einmal</translation>
    </message>
    <message>
        <source>line {0}, column {1}: the text ends too early</source>
        <translation>Zeile {0}, Spalte {1}: der Text endet zu früh</translation>
    </message>
    <message>
        <source>line {0}, column {1}: nested too deeply</source>
        <translation>Zeile {0}, Spalte {1}: zu tief geschachtelt</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected an object</source>
        <translation>Zeile {0}, Spalte {1}: {2} gefunden, erwartet wird ein Objekt</translation>
    </message>
    <message>
        <source>found {0}, expected an object</source>
        <translation>{0} gefunden, erwartet wird ein Objekt</translation>
    </message>
    <message>
        <source>found {0}, expected a list</source>
        <translation>{0} gefunden, erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a comma or a closing brace</source>
        <translation>Zeile {0}, Spalte {1}: {2} gefunden, erwartet wird ein Komma oder eine schließende geschweifte Klammer</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a comma or a closing bracket</source>
        <translation>Zeile {0}, Spalte {1}: {2} gefunden, erwartet wird ein Komma oder eine schließende eckige Klammer</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a key in quotes</source>
        <translation>Zeile {0}, Spalte {1}: {2} gefunden, erwartet wird ein Schlüssel in Anführungszeichen</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a colon</source>
        <translation>Zeile {0}, Spalte {1}: {2} gefunden, erwartet wird ein Doppelpunkt</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2} after the end of the document</source>
        <translation>Zeile {0}, Spalte {1}: {2} nach dem Ende des Dokuments gefunden</translation>
    </message>
    <message>
        <source>line {0}, column {1}: unknown escape \{2}</source>
        <translation>Zeile {0}, Spalte {1}: unbekanntes Escape \{2}</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected u and four hexadecimal digits</source>
        <translation>Zeile {0}, Spalte {1}: {2} gefunden, erwartet werden u und vier Hexadezimalziffern</translation>
    </message>
    <message>
        <source>line {0}, column {1}: half of a surrogate pair in {2}</source>
        <translation>Zeile {0}, Spalte {1}: ein halbes Surrogatpaar in {2}</translation>
    </message>
    <message>
        <source>line {0}, column {1}: a control character in a text</source>
        <translation>Zeile {0}, Spalte {1}: ein Steuerzeichen in einem Text</translation>
    </message>
    <message>
        <source>line {0}, column {1}: not valid UTF-8</source>
        <translation>Zeile {0}, Spalte {1}: kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>found {0}, expected a text in quotes</source>
        <translation>{0} gefunden, erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>found {0}, expected a number</source>
        <translation>{0} gefunden, erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>{0} is too large, expected a finite number</source>
        <translation>{0} ist zu groß, erwartet wird eine endliche Zahl</translation>
    </message>
    <message>
        <source>found {0}, expected a number of at least 0</source>
        <translation>{0} gefunden, erwartet wird eine Zahl ab 0</translation>
    </message>
    <message>
        <source>found {0}, expected a number above 0</source>
        <translation>{0} gefunden, erwartet wird eine Zahl über 0</translation>
    </message>
    <message>
        <source>found {0}, expected a whole number from {1} to {2}</source>
        <translation>{0} gefunden, erwartet wird eine ganze Zahl von {1} bis {2}</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a value</source>
        <translation>Zeile {0}, Spalte {1}: {2} gefunden, erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>is missing, expected {0}</source>
        <translation>fehlt, erwartet wird {0}</translation>
    </message>
    <message>
        <source>found {0}, expected {1}</source>
        <translation>{0} gefunden, erwartet wird {1}</translation>
    </message>
    <message>
        <source>is missing, expected 1</source>
        <translation>fehlt, erwartet wird 1</translation>
    </message>
    <message>
        <source>the file is of version {0}, this program reads up to {1}; a newer program is needed</source>
        <translation>die Datei hat Version {0}, dieses Programm liest bis {1}; ein neueres Programm ist nötig</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>option {0} is &quot;{1}&quot;, expected a value of type {2}</source>
        <translation>Option {0} ist „{1}“, erwartet wird ein Wert vom Typ {2}</translation>
    </message>
    <message>
        <source>option {0} is {1}, expected a value from {2} to {3}</source>
        <translation>Option {0} ist {1}, erwartet wird ein Wert von {2} bis {3}</translation>
    </message>
    <message>
        <source>unknown choice &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Wahl „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>unknown option &quot;{0}&quot;; there are no options here</source>
        <translation>unbekannte Option „{0}“; hier gibt es keine Optionen</translation>
    </message>
    <message>
        <source>unknown option &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Option „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Best of n random</source>
        <translation>Beste von n zufälligen</translation>
    </message>
    <message>
        <source>assignments to draw where the budget says nothing</source>
        <translation>wie viele Platzierungen gezogen werden, wenn das Budget nichts sagt</translation>
    </message>
    <message>
        <source>unknown placer &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannter Platzierer „{0}“, erwartet wird einer von {1}</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>Simulierte Abkühlung</translation>
    </message>
    <message>
        <source>the placement to start from</source>
        <translation>die Platzierung, mit der begonnen wird</translation>
    </message>
    <message>
        <source>how often a neighbour moves along</source>
        <translation>wie oft ein Nachbar mitzieht</translation>
    </message>
    <message>
        <source>placements to simulate where the budget says nothing</source>
        <translation>wie viele Platzierungen simuliert werden, wenn das Budget nichts sagt</translation>
    </message>
    <message>
        <source>Single device</source>
        <translation>Ein einziges Gerät</translation>
    </message>
    <message>
        <source>device {0} does not exist, expected 0 to {1}</source>
        <translation>Gerät {0} gibt es nicht, erwartet wird 0 bis {1}</translation>
    </message>
    <message>
        <source>{0} is not allowed on {1}</source>
        <translation>{0} ist auf {1} nicht erlaubt</translation>
    </message>
    <message>
        <source>{0} is colocated with {1}, expected the same device</source>
        <translation>{0} gehört zu {1}, erwartet wird dasselbe Gerät</translation>
    </message>
    <message>
        <source>vertex {0} stands twice in the order</source>
        <translation>Knoten {0} steht zweimal in der Reihenfolge</translation>
    </message>
    <message>
        <source>{0} comes before {1}, which it depends on; the rule strict needs an order that agrees with the dependencies</source>
        <translation>{0} kommt vor {1}, wovon es abhängt; die Regel strict braucht eine Reihenfolge, die zu den Abhängigkeiten passt</translation>
    </message>
    <message>
        <source>no device of {0} may run {1} together with what it is colocated with; it allows {2}</source>
        <translation>kein Gerät von {0} darf {1} zusammen mit dem ausführen, wozu es gehört; es erlaubt {2}</translation>
    </message>
    <message>
        <source>unknown topology &quot;{0}&quot;, expected a file or one of {1}</source>
        <translation>unbekannte Topologie „{0}“, erwartet wird eine Datei oder eine von {1}</translation>
    </message>
    <message>
        <source>{0} is {1}, expected a number above 0</source>
        <translation>{0} ist {1}, erwartet wird eine Zahl über 0</translation>
    </message>
    <message>
        <source>the device has no name</source>
        <translation>das Gerät hat keinen Namen</translation>
    </message>
    <message>
        <source>the device name &quot;{0}&quot; stands twice</source>
        <translation>der Gerätename „{0}“ steht zweimal da</translation>
    </message>
    <message>
        <source>channel {0} does not exist</source>
        <translation>Kanal {0} gibt es nicht</translation>
    </message>
    <message>
        <source>channel &quot;{0}&quot; stands twice on one route</source>
        <translation>Kanal „{0}“ steht zweimal auf einem Weg</translation>
    </message>
    <message>
        <source>the channel has no name</source>
        <translation>der Kanal hat keinen Namen</translation>
    </message>
    <message>
        <source>the channel name &quot;{0}&quot; stands twice</source>
        <translation>der Kanalname „{0}“ steht zweimal da</translation>
    </message>
    <message>
        <source>there is no device, expected at least one</source>
        <translation>es gibt kein Gerät, erwartet wird mindestens eines</translation>
    </message>
    <message>
        <source>the learning module is not installed; training and learned placers need it, everything else works</source>
        <translation>das Lernmodul ist nicht installiert; Training und gelernte Platzierer brauchen es, alles andere geht</translation>
    </message>
    <message>
        <source>this is not a learning module: {0}</source>
        <translation>dies ist kein Lernmodul: {0}</translation>
    </message>
    <message>
        <source>the learning module has interface {0}, expected {1}: it belongs to another version of the program</source>
        <translation>das Lernmodul hat Schnittstelle {0}, erwartet wird {1}: es gehört zu einer anderen Version des Programms</translation>
    </message>
    <message>
        <source>the learning module could not start</source>
        <translation>das Lernmodul konnte nicht starten</translation>
    </message>
    <message>
        <source>DOPPLER_KERNELS is &quot;{0}&quot;; this processor runs {1}</source>
        <translation>DOPPLER_KERNELS ist „{0}“; auf diesem Prozessor laufen {1}</translation>
    </message>
    <message>
        <source>episodes of stage I, imitation of the critical path</source>
        <translation>Episoden der Stufe I, Nachahmung des kritischen Pfads</translation>
    </message>
    <message>
        <source>episodes of stage II, learning from simulated runs</source>
        <translation>Episoden der Stufe II, Lernen aus simulierten Läufen</translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start of stage I</source>
        <translation>Lernrate (Adam) zu Beginn der Stufe I</translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start of stage II</source>
        <translation>Lernrate (Adam) zu Beginn der Stufe II</translation>
    </message>
    <message>
        <source>learning rate to which each stage decays linearly</source>
        <translation>Lernrate, auf die jede Stufe linear fällt</translation>
    </message>
    <message>
        <source>share of random actions at the start of stage I; it falls linearly to 0</source>
        <translation>Anteil zufälliger Aktionen zu Beginn der Stufe I; er fällt linear auf 0</translation>
    </message>
    <message>
        <source>share of random actions at the start of stage II; it falls linearly to 0</source>
        <translation>Anteil zufälliger Aktionen zu Beginn der Stufe II; er fällt linear auf 0</translation>
    </message>
    <message>
        <source>weight of the entropy of the policies in stage I</source>
        <translation>Gewicht der Entropie der Strategien in Stufe I</translation>
    </message>
    <message>
        <source>weight of the entropy of the policies in stage II</source>
        <translation>Gewicht der Entropie der Strategien in Stufe II</translation>
    </message>
    <message>
        <source>how actions of stage II are chosen: the most probable one but for a share of random ones, or drawn from the probabilities</source>
        <translation>wie die Aktionen der Stufe II gewählt werden: die wahrscheinlichste, bis auf einen Anteil zufälliger, oder nach den Wahrscheinlichkeiten gezogen</translation>
    </message>
    <message>
        <source>discount of the return per step before the last</source>
        <translation>Abschlag des Ertrags je Schritt vor dem letzten</translation>
    </message>
    <message>
        <source>episodes of the stage whose mean cost is the baseline; 0: all earlier ones of it</source>
        <translation>Episoden der Stufe, deren mittlere Kosten die Basis sind; 0: alle früheren der Stufe</translation>
    </message>
    <message>
        <source>unit of the advantage: the standard deviation of the baseline&apos;s episodes, the baseline itself, or seconds</source>
        <translation>Einheit des Vorteils: die Standardabweichung der Episoden der Basis, die Basis selbst oder Sekunden</translation>
    </message>
    <message>
        <source>weight of the imitation of the best episodes so far in stage II; 0: none</source>
        <translation>Gewicht der Nachahmung der bisher besten Episoden in Stufe II; 0: keine</translation>
    </message>
    <message>
        <source>how many best episodes are kept for self-imitation</source>
        <translation>wie viele beste Episoden zur Selbstnachahmung behalten werden</translation>
    </message>
    <message>
        <source>episodes that one gradient step learns from</source>
        <translation>Episoden, aus denen ein Gradientenschritt lernt</translation>
    </message>
    <message>
        <source>norm to which a larger gradient is scaled down; 0: gradients stay as they are</source>
        <translation>Norm, auf die ein größerer Gradient verkleinert wird; 0: Gradienten bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>width of the encoders&apos; vertex states</source>
        <translation>Breite der Knotenzustände der Kodierer</translation>
    </message>
    <message>
        <source>rounds of message passing</source>
        <translation>Runden des Nachrichtenaustauschs</translation>
    </message>
    <message>
        <source>who picks the next vertex: the policy SEL, the largest b-level, or the earliest estimated readiness</source>
        <translation>wer den nächsten Knoten wählt: die Strategie SEL, das größte b-Level oder die früheste geschätzte Bereitschaft</translation>
    </message>
    <message>
        <source>who picks its device: the policy PLC, or the smallest earliest start</source>
        <translation>wer sein Gerät wählt: die Strategie PLC oder der kleinste früheste Beginn</translation>
    </message>
    <message>
        <source>which vertex stage I&apos;s teacher takes: the largest b-level, or the earliest estimated readiness</source>
        <translation>welchen Knoten der Lehrer der Stufe I nimmt: den mit dem größten b-Level oder den mit der frühesten geschätzten Bereitschaft</translation>
    </message>
    <message>
        <source>unknown preset &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Vorgabe „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>a chain of matrix products, (A B) + (C (D E)), in 16 kernels each</source>
        <translation>eine Kette von Matrixprodukten, (A B) + (C (D E)), in je 16 Kerneln</translation>
    </message>
    <message>
        <source>rows and columns of every matrix</source>
        <translation>Zeilen und Spalten jeder Matrix</translation>
    </message>
    <message>
        <source>bytes of one number</source>
        <translation>Bytes einer Zahl</translation>
    </message>
    <message>
        <source>costs of the piece that a kernel works on, or of the whole operation as in the published files (for the model as-released)</source>
        <translation>Kosten des Stücks, an dem ein Kern arbeitet, oder der ganzen Operation wie in den veröffentlichten Dateien (für das Modell as-released)</translation>
    </message>
    <message>
        <source>input {0} does not come before it</source>
        <translation>Eingabe {0} kommt nicht davor</translation>
    </message>
    <message>
        <source>input {0} has the labels {1}, expected {2} of them</source>
        <translation>Eingabe {0} hat die Indizes {1}, erwartet werden {2} davon</translation>
    </message>
    <message>
        <source>label {0} of input {1} has extent {2}, expected {3}</source>
        <translation>Index {0} von Eingabe {1} hat die Ausdehnung {2}, erwartet wird {3}</translation>
    </message>
    <message>
        <source>label {0} has no extent</source>
        <translation>Index {0} hat keine Ausdehnung</translation>
    </message>
    <message>
        <source>label {0} is cut into {1} pieces, expected 1 to {2}</source>
        <translation>Index {0} ist in {1} Stücke geteilt, erwartet werden 1 bis {2}</translation>
    </message>
    <message>
        <source>the expansion has more than {0} vertices</source>
        <translation>die Entfaltung hat mehr als {0} Knoten</translation>
    </message>
    <message>
        <source>unknown graph family &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Graphfamilie „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>a picture&apos;s name ends in .svg, .pdf or .png</source>
        <translation>der Name eines Bildes endet auf .svg, .pdf oder .png</translation>
    </message>
    <message>
        <source>open a graph first</source>
        <translation>zuerst einen Graphen öffnen</translation>
    </message>
    <message>
        <source>unknown model &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekanntes Modell „{0}“, erwartet wird eines von {1}</translation>
    </message>
    <message>
        <source>unknown schedule &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Auswahlregel „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>unknown contention &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Kanalregel „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>--device-count is {0}, expected 1 to {1}</source>
        <translation>--device-count ist {0}, erwartet wird 1 bis {1}</translation>
    </message>
    <message>
        <source>--set is &quot;{0}&quot;, expected option=value</source>
        <translation>--set ist „{0}“, erwartet wird Option=Wert</translation>
    </message>
    <message>
        <source>--set is for &quot;{0}&quot;, expected one of {1}</source>
        <translation>--set ist für „{0}“, erwartet wird eines von {1}</translation>
    </message>
    <message>
        <source>neither --placement nor --placer is given</source>
        <translation>weder --placement noch --placer ist angegeben</translation>
    </message>
    <message>
        <source>unknown way to decode &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Art zu dekodieren „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>cannot start the workbench, which draws pictures: {0}</source>
        <translation>die Workbench, die Bilder zeichnet, kann nicht gestartet werden: {0}</translation>
    </message>
    <message>
        <source>unknown stage &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Stufe „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>unknown policy &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Strategie „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>--resume needs --checkpoint</source>
        <translation>--resume braucht --checkpoint</translation>
    </message>
    <message>
        <source>unknown command &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannter Befehl „{0}“, erwartet wird einer von {1}</translation>
    </message>
    <message>
        <source>training failed: {0}</source>
        <translation>Training fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>there is nothing to place: the graph has no vertices</source>
        <translation>es gibt nichts zu platzieren: der Graph hat keine Knoten</translation>
    </message>
    <message>
        <source>neither the order nor the device is learned: nothing is left to train</source>
        <translation>weder die Reihenfolge noch das Gerät wird gelernt: es bleibt nichts zu trainieren</translation>
    </message>
    <message>
        <source>no checkpoint is named to go on from</source>
        <translation>kein Checkpoint ist genannt, von dem aus es weitergehen kann</translation>
    </message>
    <message>
        <source>this training has already been started</source>
        <translation>dieses Training ist schon gestartet</translation>
    </message>
    <message>
        <source>training was given up: it has no outcome</source>
        <translation>das Training wurde aufgegeben: es hat kein Ergebnis</translation>
    </message>
    <message>
        <source>the network of the checkpoint can&apos;t place the graph: {0}</source>
        <translation>das Netz des Checkpoints kann den Graphen nicht platzieren: {0}</translation>
    </message>
    <message>
        <source>training diverged: the loss is no longer finite; a smaller learning rate or clipped gradients may help</source>
        <translation>das Training ist entgleist: der Verlust ist nicht mehr endlich; eine kleinere Lernrate oder begrenzte Gradienten können helfen</translation>
    </message>
    <message>
        <source>the checkpoint was trained on other devices, {0}; to go on it needs the same ones</source>
        <translation>der Checkpoint wurde auf anderen Geräten trainiert, {0}; zum Fortsetzen braucht er dieselben</translation>
    </message>
    <message>
        <source>the checkpoint was trained under another execution model ({0}, {1}); to go on it needs the same one</source>
        <translation>der Checkpoint wurde unter einem anderen Ausführungsmodell trainiert ({0}, {1}); zum Fortsetzen braucht er dasselbe</translation>
    </message>
    <message>
        <source>the checkpoint was trained with {0} = {1}, found {2}; to go on it needs the same</source>
        <translation>der Checkpoint wurde mit {0} = {1} trainiert, gefunden {2}; zum Fortsetzen braucht er dasselbe</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s best placement does not fit its graph</source>
        <translation>die beste Platzierung des Checkpoints passt nicht zu seinem Graphen</translation>
    </message>
    <message>
        <source>stopped before every vertex was placed</source>
        <translation>angehalten, bevor jeder Knoten platziert war</translation>
    </message>
    <message>
        <source>the checkpoint is damaged: its content does not agree with its checksum</source>
        <translation>der Checkpoint ist beschädigt: sein Inhalt passt nicht zu seiner Prüfsumme</translation>
    </message>
    <message>
        <source>this is not a checkpoint of training</source>
        <translation>dies ist kein Checkpoint eines Trainings</translation>
    </message>
    <message>
        <source>this program was not approved; choose it as a placer to run it</source>
        <translation>dieses Programm wurde nicht freigegeben; als Platzierer gewählt, wird es ausgeführt</translation>
    </message>
    <message>
        <source>{0} describes devices of its own; the open devices stay. Open that file as devices to use them</source>
        <translation>{0} beschreibt eigene Geräte; die geöffneten Geräte bleiben. Um jene zu verwenden, die Datei als Geräte öffnen</translation>
    </message>
    <message>
        <source>the devices are those that {0} describes</source>
        <translation>die Geräte sind die, die {0} beschreibt</translation>
    </message>
    <message>
        <source>the graph comes without devices, expected some (--devices)</source>
        <translation>der Graph bringt keine Geräte mit, erwartet werden welche (--devices)</translation>
    </message>
    <message>
        <source>the checkpoint is cut off</source>
        <translation>der Checkpoint ist abgeschnitten</translation>
    </message>
    <message>
        <source>the checkpoint has version {0}, expected {1}</source>
        <translation>der Checkpoint hat Version {0}, erwartet wird {1}</translation>
    </message>
    <message>
        <source>the checkpoint holds parameters that are not finite</source>
        <translation>der Checkpoint enthält Parameter, die nicht endlich sind</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected 16 hexadecimal digits</source>
        <translation>„{0}“ gefunden, erwartet werden 16 Hexadezimalziffern</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not known here</source>
        <translation>„{0}“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>there are too many words</source>
        <translation>es sind zu viele Wörter</translation>
    </message>
    <message>
        <source>this is no state of the random numbers</source>
        <translation>dies ist kein Zustand der Zufallszahlen</translation>
    </message>
    <message>
        <source>Lookahead HEFT</source>
        <translation>HEFT mit Vorausschau</translation>
    </message>
    <message>
        <source>cannot start a program: {0}</source>
        <translation>ein Programm kann nicht gestartet werden: {0}</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of tasks</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird die Anzahl der Aufgaben</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected task {2}</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird Aufgabe {2}</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of predecessors</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird die Anzahl der Vorgänger</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of a task, {2} to {3}</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird die Nummer einer Aufgabe, {2} bis {3}</translation>
    </message>
    <message>
        <source>Batch split</source>
        <translation>Stapelteilung</translation>
    </message>
    <message>
        <source>Critical path search</source>
        <translation>Suche am kritischen Pfad</translation>
    </message>
    <message>
        <source>how often a move begins off the realised critical path</source>
        <translation>wie oft ein Zug abseits des realisierten kritischen Pfads beginnt</translation>
    </message>
    <message>
        <source>how often a move goes to the device of a neighbour, if that is another</source>
        <translation>wie oft ein Zug zum Gerät eines Nachbarn geht, wenn das ein anderes ist</translation>
    </message>
    <message>
        <source>how often a neighbour moves along, and one more, up to four</source>
        <translation>wie oft ein Nachbar mitzieht, und noch einer, bis zu vier</translation>
    </message>
    <message>
        <source>with order: how often a move is one in the order of starts</source>
        <translation>mit order: wie oft ein Zug einer in der Reihenfolge der Anfänge ist</translation>
    </message>
    <message>
        <source>Depth first</source>
        <translation>Tiefe zuerst</translation>
    </message>
    <message>
        <source>Einsum autoplace</source>
        <translation>Einsum-Autoplatzierung</translation>
    </message>
    <message>
        <source>multiply-accumulates that count as much as one byte that moves</source>
        <translation>Multiplikationen mit Addition, die so viel zählen wie ein bewegtes Byte</translation>
    </message>
    <message>
        <source>Enumerative optimizer</source>
        <translation>Aufzählende Optimierung</translation>
    </message>
    <message>
        <source>arrangements of one meta-operation up to which all are tried; beyond, the best for every |D| kernels given those before</source>
        <translation>Anordnungen einer Meta-Operation, bis zu denen alle versucht werden; darüber hinaus die beste für je |D| Kernel, gegeben die davor</translation>
    </message>
    <message>
        <source>the external placer wrote a line of more than {0} bytes</source>
        <translation>der externe Platzierer schrieb eine Zeile von mehr als {0} Bytes</translation>
    </message>
    <message>
        <source>the external placer gives no placement: {0}</source>
        <translation>der externe Platzierer gibt keine Platzierung: {0}</translation>
    </message>
    <message>
        <source>the external placer wrote a line after its answer</source>
        <translation>der externe Platzierer schrieb nach seiner Antwort noch eine Zeile</translation>
    </message>
    <message>
        <source>the external placer was stopped before it gave a placement</source>
        <translation>der externe Platzierer wurde angehalten, bevor er eine Platzierung gab</translation>
    </message>
    <message>
        <source>the external placer was ended by signal {0}</source>
        <translation>der externe Platzierer wurde durch Signal {0} beendet</translation>
    </message>
    <message>
        <source>the external placer ended with status {0}</source>
        <translation>der externe Platzierer endete mit Status {0}</translation>
    </message>
    <message>
        <source>the external placer ended without a placement</source>
        <translation>der externe Platzierer endete ohne Platzierung</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>Externes Programm</translation>
    </message>
    <message>
        <source>command line of the program, for the shell</source>
        <translation>Befehlszeile des Programms, für die Shell</translation>
    </message>
    <message>
        <source>seconds beyond those of the budget until it counts as hanging</source>
        <translation>Sekunden über die des Budgets hinaus, bis es als hängend gilt</translation>
    </message>
    <message>
        <source>no program is named: set the option &quot;command&quot;</source>
        <translation>kein Programm ist genannt: die Option „command“ setzen</translation>
    </message>
    <message>
        <source>GLPK could not solve the linear program of m-SCT</source>
        <translation>GLPK konnte das lineare Programm von m-SCT nicht lösen</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Streuwert</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no vertex, expected an id from 0 to {1}</source>
        <translation>„{0}“ ist kein Knoten, erwartet wird eine Nummer von 0 bis {1}</translation>
    </message>
    <message>
        <source>vertex {0} is in the list twice</source>
        <translation>Knoten {0} steht zweimal in der Liste</translation>
    </message>
    <message>
        <source>List schedule</source>
        <translation>Listenplan</translation>
    </message>
    <message>
        <source>the list; b-level and static level: largest first</source>
        <translation>die Liste; b-Level und statisches Level: die größten zuerst</translation>
    </message>
    <message>
        <source>the given list: vertex ids, separated by commas; others follow by id</source>
        <translation>die gegebene Liste: Knotennummern, durch Kommas getrennt; die übrigen folgen nach Nummer</translation>
    </message>
    <message>
        <source>Mayer&apos;s critical path</source>
        <translation>Mayers kritischer Pfad</translation>
    </message>
    <message>
        <source>METIS: not enough memory</source>
        <translation>METIS: der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>METIS failed with code {0}</source>
        <translation>METIS scheiterte mit Code {0}</translation>
    </message>
    <message>
        <source>by how much a part may be too heavy</source>
        <translation>um wie viel ein Teil zu schwer sein darf</translation>
    </message>
    <message>
        <source>cuts to make each time, of which the best is taken</source>
        <translation>wie viele Schnitte jedes Mal gemacht werden, von denen der beste genommen wird</translation>
    </message>
    <message>
        <source>what Scotch shall favour</source>
        <translation>was Scotch bevorzugen soll</translation>
    </message>
    <message>
        <source>Scotch could not map the graph</source>
        <translation>Scotch konnte den Graphen nicht abbilden</translation>
    </message>
    <message>
        <source>independent runs that share the budget; the best of them counts</source>
        <translation>unabhängige Läufe, die sich das Budget teilen; der beste zählt</translation>
    </message>
    <message>
        <source>move the order of starts, too (schedule given)</source>
        <translation>auch die Reihenfolge der Anfänge verändern (Auswahlregel given)</translation>
    </message>
    <message>
        <source>option order needs the schedule given, the only one to heed the order that is found; the schedule is {0}</source>
        <translation>die Option order braucht die Auswahlregel given, die einzige, die die gefundene Reihenfolge beachtet; die Regel ist {0}</translation>
    </message>
    <message>
        <source>there is not enough memory for this run</source>
        <translation>der Speicher reicht nicht für diesen Lauf</translation>
    </message>
    <message>
        <source>out of memory: the run can&apos;t go on</source>
        <translation>der Speicher reicht nicht: der Lauf kann nicht weitergehen</translation>
    </message>
    <message>
        <source>random graphs in layers, of chosen shape, degree, communication and heterogeneity</source>
        <translation>zufällige Graphen in Schichten, mit gewählter Form, gewähltem Grad, gewählter Kommunikation und Verschiedenheit</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>Anzahl der Knoten</translation>
    </message>
    <message>
        <source>mean width of a layer over the root of the number of vertices</source>
        <translation>mittlere Breite einer Schicht durch die Wurzel der Anzahl der Knoten</translation>
    </message>
    <message>
        <source>mean number of edges out of a vertex</source>
        <translation>mittlere Anzahl der Kanten aus einem Knoten</translation>
    </message>
    <message>
        <source>communication time of an edge over the time of a vertex, means</source>
        <translation>Kommunikationszeit einer Kante durch die Zeit eines Knotens, im Mittel</translation>
    </message>
    <message>
        <source>spread of a vertex&apos;s time over the kinds of devices, as a share of its mean</source>
        <translation>Streuung der Zeit eines Knotens über die Gerätearten, als Anteil ihres Mittels</translation>
    </message>
    <message>
        <source>kinds of devices that get times of their own, separated by commas; others take the mean</source>
        <translation>Gerätearten mit eigenen Zeiten, durch Kommas getrennt; andere nehmen das Mittel</translation>
    </message>
    <message>
        <source>mean time of a vertex</source>
        <translation>mittlere Zeit eines Knotens</translation>
    </message>
    <message>
        <source>number that the random choices follow from</source>
        <translation>Zahl, aus der die zufälligen Wahlen folgen</translation>
    </message>
    <message>
        <source>training graphs as large as those of Mayer et al., with random costs, for the model mayer</source>
        <translation>Trainingsgraphen so groß wie die von Mayer et al., mit zufälligen Kosten, für das Modell mayer</translation>
    </message>
    <message>
        <source>346 vertices and 531 edges, 3068 and 5506, or 5270 and 9155</source>
        <translation>346 Knoten und 531 Kanten, 3068 und 5506 oder 5270 und 9155</translation>
    </message>
    <message>
        <source>random graphs whose optimum is known on so many devices, with unlimited channels: the number of seconds in their name</source>
        <translation>zufällige Graphen, deren Optimum auf so vielen Geräten mit unbegrenzten Kanälen bekannt ist: die Sekunden in ihrem Namen</translation>
    </message>
    <message>
        <source>devices of the known optimum</source>
        <translation>Geräte des bekannten Optimums</translation>
    </message>
    <message>
        <source>edges per vertex</source>
        <translation>Kanten je Knoten</translation>
    </message>
    <message>
        <source>unknown mode &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannter Modus „{0}“, erwartet wird einer von {1}</translation>
    </message>
    <message>
        <source>unknown memory rule &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Speicherregel „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>Genetischer Algorithmus</translation>
    </message>
    <message>
        <source>individuals</source>
        <translation>Individuen</translation>
    </message>
    <message>
        <source>share of the population that stays, the best</source>
        <translation>Anteil der Population, der bleibt, die besten</translation>
    </message>
    <message>
        <source>share of the population that is drawn anew in each generation</source>
        <translation>Anteil der Population, der in jeder Generation neu gezogen wird</translation>
    </message>
    <message>
        <source>how often a child takes a key from its elite parent</source>
        <translation>wie oft ein Kind einen Schlüssel von seinem Elite-Elternteil nimmt</translation>
    </message>
    <message>
        <source>Cross-entropy method</source>
        <translation>Kreuzentropie-Verfahren</translation>
    </message>
    <message>
        <source>placements drawn in a round</source>
        <translation>Platzierungen, die in einer Runde gezogen werden</translation>
    </message>
    <message>
        <source>share of a round that is learned from</source>
        <translation>Anteil einer Runde, aus dem gelernt wird</translation>
    </message>
    <message>
        <source>how far the table moves in a round</source>
        <translation>wie weit sich die Tabelle in einer Runde bewegt</translation>
    </message>
    <message>
        <source>probability that always stays shared among all devices</source>
        <translation>Wahrscheinlichkeit, die immer unter allen Geräten geteilt bleibt</translation>
    </message>
    <message>
        <source>probability of the start&apos;s device at first</source>
        <translation>Wahrscheinlichkeit des Geräts der Anfangsplatzierung zu Beginn</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Bergsteigen</translation>
    </message>
    <message>
        <source>vertices that are moved at random from a local optimum</source>
        <translation>Knoten, die von einem lokalen Optimum aus zufällig versetzt werden</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>Tabusuche</translation>
    </message>
    <message>
        <source>moves that are tried before the best of them is made</source>
        <translation>Züge, die versucht werden, bevor der beste von ihnen gemacht wird</translation>
    </message>
    <message>
        <source>for how many moves, and up to twice as many, a vertex must not go back to where it was</source>
        <translation>für wie viele Züge, und bis zu doppelt so viele, ein Knoten nicht zurück darf</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>how the best plan is proven; auto: the tree, then the integer program where the tree ended at its limit of nodes</source>
        <translation>wie der beste Plan bewiesen wird; auto: der Baum, dann das ganzzahlige Programm, wo der Baum an seiner Grenze von Knoten endete</translation>
    </message>
    <message>
        <source>nodes of the search tree, at most</source>
        <translation>Knoten des Suchbaums, höchstens</translation>
    </message>
    <message>
        <source>MiB for states that were seen, at most</source>
        <translation>MiB für Zustände, die schon gesehen wurden, höchstens</translation>
    </message>
    <message>
        <source>time where the budget says nothing</source>
        <translation>Zeit, wenn das Budget nichts sagt</translation>
    </message>
    <message>
        <source>the method milp takes small problems only, with devices of one slot and channels for one transfer at once; branch-and-bound takes all</source>
        <translation>das Verfahren milp nimmt nur kleine Aufgaben, mit Geräten mit einem Platz und Kanälen für eine Übertragung zugleich; branch-and-bound nimmt alle</translation>
    </message>
    <message>
        <source>edge {0} does not exist, expected less than {1}</source>
        <translation>Kante {0} gibt es nicht, erwartet wird weniger als {1}</translation>
    </message>
    <message>
        <source>expected the first edge of every transfer once, in an order that agrees with &quot;order&quot;</source>
        <translation>erwartet wird die erste Kante jeder Übertragung einmal, in einer Reihenfolge, die zu „order“ passt</translation>
    </message>
    <message>
        <source>no formation where one kernel makes the whole output block</source>
        <translation>keine Zusammensetzung, wo ein Kern den ganzen Ausgabeblock macht</translation>
    </message>
    <message>
        <source>whether inputs are on every device at the start, or vertices that are placed</source>
        <translation>ob die Eingaben zu Beginn auf jedem Gerät sind oder Knoten, die platziert werden</translation>
    </message>
    <message>
        <source>larger graphs are refused</source>
        <translation>größere Graphen werden abgelehnt</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>das Lesen wurde angehalten</translation>
    </message>
    <message>
        <source>{0} is open, expected a value for it (--import {0}=...)</source>
        <translation>{0} ist offen, erwartet wird ein Wert dafür (--import {0}=...)</translation>
    </message>
    <message>
        <source>the writing was stopped</source>
        <translation>das Schreiben wurde angehalten</translation>
    </message>
    <message>
        <source>the gzip content is damaged or cut off</source>
        <translation>der gzip-Inhalt ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>the file unpacks to more than {0} bytes</source>
        <translation>die Datei ist entpackt größer als {0} Bytes</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected labels of one letter each, like &quot;ij,jk-&gt;ik&quot;</source>
        <translation>„{0}“ gefunden, erwartet werden Indizes aus je einem Buchstaben wie „ij,jk-&gt;ik“</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a label of one letter</source>
        <translation>„{0}“ gefunden, erwartet wird ein Index aus einem Buchstaben</translation>
    </message>
    <message>
        <source>steps of the simplex method at most; after them its best solution so far counts</source>
        <translation>Schritte des Simplexverfahrens, höchstens; danach zählt seine bis dahin beste Lösung</translation>
    </message>
    <message>
        <source>a published size</source>
        <translation>eine veröffentlichte Größe</translation>
    </message>
    <message>
        <source>number of layers; 0: as the size has it</source>
        <translation>Anzahl der Schichten; 0: wie in der Größe</translation>
    </message>
    <message>
        <source>width of the model; 0: as the size has it</source>
        <translation>Breite des Modells; 0: wie in der Größe</translation>
    </message>
    <message>
        <source>attention heads; 0: as the size has it</source>
        <translation>Aufmerksamkeitsköpfe; 0: wie in der Größe</translation>
    </message>
    <message>
        <source>width of the feed-forward layers; 0: as the size has it, or four times a width that is given</source>
        <translation>Breite der vorwärts gerichteten Schichten; 0: wie in der Größe, oder das Vierfache einer angegebenen Breite</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>words of a text</source>
        <translation>Wörter eines Textes</translation>
    </message>
    <message>
        <source>BERT, the Transformer&apos;s encoder; its training is the pre-training</source>
        <translation>BERT, der Kodierer des Transformers; sein Training ist das Vortraining</translation>
    </message>
    <message>
        <source>Cholesky factorisation in tiles</source>
        <translation>Cholesky-Zerlegung in Kacheln</translation>
    </message>
    <message>
        <source>the expansion has more than {0} edges</source>
        <translation>die Entfaltung hat mehr als {0} Kanten</translation>
    </message>
    <message>
        <source>{0} has no derivative with respect to operand {1}</source>
        <translation>{0} hat keine Ableitung nach Operand {1}</translation>
    </message>
    <message>
        <source>{0} of {1} has no derivative here, expected {0} of a tensor</source>
        <translation>{0} von {1} hat hier keine Ableitung, erwartet wird {0} eines Tensors</translation>
    </message>
    <message>
        <source>the choice of pieces takes too many steps, expected fewer operations or pieces</source>
        <translation>die Wahl der Stücke braucht zu viele Schritte, erwartet werden weniger Operationen oder Stücke</translation>
    </message>
    <message>
        <source>it can be cut in more than {0} ways, expected fewer labels or pieces</source>
        <translation>es kann auf mehr als {0} Arten geteilt werden, erwartet werden weniger Indizes oder Stücke</translation>
    </message>
    <message>
        <source>the line has {0} characters, expected at most {1}</source>
        <translation>die Zeile hat {0} Zeichen, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>the line ends, expected {0}</source>
        <translation>die Zeile endet, erwartet wird {0}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected {1}</source>
        <translation>„{0}“ gefunden, erwartet wird {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected an operation (NAME[labels] = ...), einsum, extents, input, source, pieces, gradients or function</source>
        <translation>„{0}“ gefunden, erwartet wird eine Operation (NAME[Indizes] = ...), einsum, extents, input, source, pieces, gradients oder function</translation>
    </message>
    <message>
        <source>the program&apos;s name stands in the first line</source>
        <translation>der Name des Programms steht in der ersten Zeile</translation>
    </message>
    <message>
        <source>label {0} has an extent already</source>
        <translation>Index {0} hat schon eine Ausdehnung</translation>
    </message>
    <message>
        <source>label {0} has no extent; extents come first: extents {0}=1000</source>
        <translation>Index {0} hat keine Ausdehnung; Ausdehnungen kommen zuerst: extents {0}=1000</translation>
    </message>
    <message>
        <source>label {0} stands twice</source>
        <translation>Index {0} steht zweimal da</translation>
    </message>
    <message>
        <source>the name has {0} characters, expected at most {1}</source>
        <translation>der Name hat {0} Zeichen, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>a text has at most {0} tensors</source>
        <translation>ein Text hat höchstens {0} Tensoren</translation>
    </message>
    <message>
        <source>there is a tensor {0} already</source>
        <translation>es gibt schon einen Tensor {0}</translation>
    </message>
    <message>
        <source>there is a function {0} already</source>
        <translation>es gibt schon eine Funktion {0}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has two operands; one operation a line, one function an operation</source>
        <translation>„{0}“ hat zwei Operanden; eine Operation je Zeile, eine Funktion je Operation</translation>
    </message>
    <message>
        <source>found 0, expected a number to divide by</source>
        <translation>0 gefunden, erwartet wird eine Zahl, durch die geteilt werden kann</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; beside &quot;{1}&quot;: one operation a line, one function an operation</source>
        <translation>„{0}“ neben „{1}“ gefunden: eine Operation je Zeile, eine Funktion je Operation</translation>
    </message>
    <message>
        <source>an operation has at most {0} operands</source>
        <translation>eine Operation hat höchstens {0} Operanden</translation>
    </message>
    <message>
        <source>unknown function &quot;{0}&quot;, expected one of {1}; your own is made known by a line: function {0} 1</source>
        <translation>unbekannte Funktion „{0}“, erwartet wird eine von {1}; eine eigene macht eine Zeile bekannt: function {0} 1</translation>
    </message>
    <message>
        <source>found the function {0} within another: one operation a line, one function an operation</source>
        <translation>die Funktion {0} in einer anderen gefunden: eine Operation je Zeile, eine Funktion je Operation</translation>
    </message>
    <message>
        <source>unknown tensor &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannter Tensor „{0}“, erwartet wird einer von {1}</translation>
    </message>
    <message>
        <source>label {0} has extent {1}, expected {2}, that of {3} in {4}</source>
        <translation>Index {0} hat die Ausdehnung {1}, erwartet wird {2}, die von {3} in {4}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected the labels (ij,jk-&gt;ik)</source>
        <translation>„{0}“ gefunden, erwartet werden die Indizes (ij,jk-&gt;ik)</translation>
    </message>
    <message>
        <source>label {0} is not in the output: say sum, prod, min or max</source>
        <translation>Index {0} ist nicht in der Ausgabe: sum, prod, min oder max angeben</translation>
    </message>
    <message>
        <source>nothing to aggregate by {0}: the output has all labels</source>
        <translation>mit {0} ist nichts zusammenzufassen: die Ausgabe hat alle Indizes</translation>
    </message>
    <message>
        <source>the operation has no label {0}</source>
        <translation>die Operation hat keinen Index {0}</translation>
    </message>
    <message>
        <source>found {0}, expected a power of two</source>
        <translation>{0} gefunden, erwartet wird eine Zweierpotenz</translation>
    </message>
    <message>
        <source>pieces are chosen in one way for the whole text</source>
        <translation>Stücke werden im ganzen Text auf eine Weise gewählt</translation>
    </message>
    <message>
        <source>a text has one line of gradients</source>
        <translation>ein Text hat eine Zeile gradients</translation>
    </message>
    <message>
        <source>the operations read {0} tensors, expected at most {1} where gradients are asked for</source>
        <translation>die Operationen lesen {0} Tensoren, erwartet werden höchstens {1}, wenn Gradienten verlangt sind</translation>
    </message>
    <message>
        <source>{0} does not depend on {1}</source>
        <translation>{0} hängt nicht von {1} ab</translation>
    </message>
    <message>
        <source>found no operation, expected one, like C[i,k] = sum A[i,j] * B[j,k]</source>
        <translation>keine Operation gefunden, erwartet wird eine wie C[i,k] = sum A[i,j] * B[j,k]</translation>
    </message>
    <message>
        <source>fast Fourier transform: recursive division, then butterflies, in blocks</source>
        <translation>schnelle Fouriertransformation: rekursive Teilung, dann Schmetterlinge, in Blöcken</translation>
    </message>
    <message>
        <source>levels of division, of the logarithm of the number of blocks m</source>
        <translation>Ebenen der Teilung, der Logarithmus der Anzahl der Blöcke m</translation>
    </message>
    <message>
        <source>logarithm of the number of points in a block</source>
        <translation>Logarithmus der Anzahl der Punkte in einem Block</translation>
    </message>
    <message>
        <source>bytes of one number; a point has two</source>
        <translation>Bytes einer Zahl; ein Punkt hat zwei</translation>
    </message>
    <message>
        <source>stages of parallel chains between a fork and a join</source>
        <translation>Stufen paralleler Ketten zwischen Verzweigung und Zusammenführung</translation>
    </message>
    <message>
        <source>forks and joins, one after another</source>
        <translation>Verzweigungen und Zusammenführungen, eine nach der anderen</translation>
    </message>
    <message>
        <source>chains in a stage</source>
        <translation>Ketten in einer Stufe</translation>
    </message>
    <message>
        <source>tasks in a chain</source>
        <translation>Aufgaben in einer Kette</translation>
    </message>
    <message>
        <source>Gaussian elimination by columns</source>
        <translation>Gauß-Elimination nach Spalten</translation>
    </message>
    <message>
        <source>columns m of the matrix</source>
        <translation>Spalten m der Matrix</translation>
    </message>
    <message>
        <source>rows and columns of the block in place of each number</source>
        <translation>Zeilen und Spalten des Blocks anstelle jeder Zahl</translation>
    </message>
    <message>
        <source>GNMT, translation by recurrent encoder and decoder with attention, step by step</source>
        <translation>GNMT, Übersetzung durch rekurrenten Kodierer und Dekodierer mit Aufmerksamkeit, Schritt für Schritt</translation>
    </message>
    <message>
        <source>layers of encoder and decoder each</source>
        <translation>Schichten von Kodierer und Dekodierer, je</translation>
    </message>
    <message>
        <source>width of a layer</source>
        <translation>Breite einer Schicht</translation>
    </message>
    <message>
        <source>words of each language</source>
        <translation>Wörter jeder Sprache</translation>
    </message>
    <message>
        <source>steps of the encoder</source>
        <translation>Schritte des Kodierers</translation>
    </message>
    <message>
        <source>steps of the decoder</source>
        <translation>Schritte des Dekodierers</translation>
    </message>
    <message>
        <source>the encoder&apos;s first layer reads in both directions</source>
        <translation>die erste Schicht des Kodierers liest in beide Richtungen</translation>
    </message>
    <message>
        <source>GPT-2, the Transformer&apos;s decoder, on a whole text at once</source>
        <translation>GPT-2, der Dekodierer des Transformers, auf einem ganzen Text zugleich</translation>
    </message>
    <message>
        <source>Inception-V3, a convolutional network of parallel branches</source>
        <translation>Inception-V3, ein Faltungsnetz mit parallelen Zweigen</translation>
    </message>
    <message>
        <source>height and width of an image</source>
        <translation>Höhe und Breite eines Bildes</translation>
    </message>
    <message>
        <source>classes that are told apart</source>
        <translation>Klassen, die unterschieden werden</translation>
    </message>
    <message>
        <source>the second classifier, which helps in training</source>
        <translation>der zweite Klassifikator, der beim Training hilft</translation>
    </message>
    <message>
        <source>examples at a time</source>
        <translation>Beispiele zugleich</translation>
    </message>
    <message>
        <source>the backward pass and the updates of the weights, too, not the forward pass alone</source>
        <translation>auch der Rückwärtsgang und die Anpassung der Gewichte, nicht der Vorwärtsgang allein</translation>
    </message>
    <message>
        <source>how weights are updated, and so what is kept beside them: nothing, one number each or two</source>
        <translation>wie Gewichte angepasst werden, und damit, was neben ihnen gehalten wird: nichts, je eine Zahl oder zwei</translation>
    </message>
    <message>
        <source>kernels that use the same weights share a device, where the weights count once; else each has a copy</source>
        <translation>Kernel, die dieselben Gewichte nutzen, teilen ein Gerät, auf dem die Gewichte einmal zählen; sonst hat jeder eine Kopie</translation>
    </message>
    <message>
        <source>LU factorisation in tiles, without pivoting</source>
        <translation>LU-Zerlegung in Kacheln, ohne Pivotisierung</translation>
    </message>
    <message>
        <source>NASNet-A, a convolutional network of cells that a search found</source>
        <translation>NASNet-A, ein Faltungsnetz aus Zellen, die eine Suche fand</translation>
    </message>
    <message>
        <source>4 cells and 1056 filters, or 6 and 4032</source>
        <translation>4 Zellen und 1056 Filter, oder 6 und 4032</translation>
    </message>
    <message>
        <source>normal cells in each of three stacks; 0: as the size has it</source>
        <translation>normale Zellen in jedem von drei Stapeln; 0: wie in der Größe</translation>
    </message>
    <message>
        <source>channels at the end, from 96; 0: as the size has it</source>
        <translation>Kanäle am Ende, ab 96; 0: wie in der Größe</translation>
    </message>
    <message>
        <source>layers in a pipeline of micro-batches, forwards or forwards and backwards</source>
        <translation>Schichten in einer Pipeline von Mikrostapeln, vorwärts oder vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>layers, each a square matrix</source>
        <translation>Schichten, jede eine quadratische Matrix</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>Mikrostapel</translation>
    </message>
    <message>
        <source>order of a layer&apos;s micro-batches, as edges: all forwards first, one backwards after one forwards, or left to the placer</source>
        <translation>Reihenfolge der Mikrostapel einer Schicht, als Kanten: alle vorwärts zuerst, einer rückwärts nach einem vorwärts, oder dem Platzierer überlassen</translation>
    </message>
    <message>
        <source>the backward pass and the updates of the weights, too</source>
        <translation>auch der Rückwärtsgang und die Anpassung der Gewichte</translation>
    </message>
    <message>
        <source>rows of a micro-batch</source>
        <translation>Zeilen eines Mikrostapels</translation>
    </message>
    <message>
        <source>QR factorisation in tiles, by a flat tree</source>
        <translation>QR-Zerlegung in Kacheln, durch einen flachen Baum</translation>
    </message>
    <message>
        <source>ResNet-50, -101 or -152, a convolutional network with short cuts</source>
        <translation>ResNet-50, -101 oder -152, ein Faltungsnetz mit Abkürzungen</translation>
    </message>
    <message>
        <source>layers with weights</source>
        <translation>Schichten mit Gewichten</translation>
    </message>
    <message>
        <source>with these options the graph has about {0} vertices and {1} edges, expected at most {2} and {3}</source>
        <translation>mit diesen Optionen hat der Graph etwa {0} Knoten und {1} Kanten, erwartet werden höchstens {2} und {3}</translation>
    </message>
    <message>
        <source>mean work of a task, in FLOP</source>
        <translation>mittlere Arbeit einer Aufgabe, in FLOP</translation>
    </message>
    <message>
        <source>mean size of a task&apos;s output</source>
        <translation>mittlere Größe der Ausgabe einer Aufgabe</translation>
    </message>
    <message>
        <source>width of the range that work and output are drawn from, as a share of the mean; 0: all equal</source>
        <translation>Breite des Bereichs, aus dem Arbeit und Ausgabe gezogen werden, als Anteil des Mittels; 0: alle gleich</translation>
    </message>
    <message>
        <source>tiles in each direction of the matrix</source>
        <translation>Kacheln in jeder Richtung der Matrix</translation>
    </message>
    <message>
        <source>rows and columns of a tile</source>
        <translation>Zeilen und Spalten einer Kachel</translation>
    </message>
    <message>
        <source>words of both languages</source>
        <translation>Wörter beider Sprachen</translation>
    </message>
    <message>
        <source>words of a source text</source>
        <translation>Wörter eines Ausgangstextes</translation>
    </message>
    <message>
        <source>words of a translation</source>
        <translation>Wörter einer Übersetzung</translation>
    </message>
    <message>
        <source>Transformer, translation by attention, encoder and decoder</source>
        <translation>Transformer, Übersetzung durch Aufmerksamkeit, Kodierer und Dekodierer</translation>
    </message>
    <message>
        <source>complete trees: in-trees (reductions) and out-trees (divisions)</source>
        <translation>vollständige Bäume: nach innen (Reduktionen) und nach außen (Teilungen)</translation>
    </message>
    <message>
        <source>towards the root (in-tree) or from it (out-tree)</source>
        <translation>zur Wurzel hin (nach innen) oder von ihr weg (nach außen)</translation>
    </message>
    <message>
        <source>children of a task</source>
        <translation>Kinder einer Aufgabe</translation>
    </message>
    <message>
        <source>edges from the root to a leaf</source>
        <translation>Kanten von der Wurzel zu einem Blatt</translation>
    </message>
    <message>
        <source>a setting of the graph family is &quot;{0}&quot;, expected option=value</source>
        <translation>eine Einstellung der Graphfamilie ist „{0}“, erwartet wird Option=Wert</translation>
    </message>
    <message>
        <source>the first statement is neither &quot;einsum NAME&quot; nor &quot;extents i=1000 ...&quot;</source>
        <translation>die erste Anweisung ist weder „einsum NAME“ noch „extents i=1000 ...“</translation>
    </message>
    <message>
        <source>--import is &quot;{0}&quot;, expected option=value</source>
        <translation>--import ist „{0}“, erwartet wird Option=Wert</translation>
    </message>
    <message>
        <source>the module can&apos;t be loaded: {0}</source>
        <translation>das Modul kann nicht geladen werden: {0}</translation>
    </message>
    <message>
        <source>found no length of a record, expected one of at most {0} bytes</source>
        <translation>keine Länge eines Satzes gefunden, erwartet wird einer von höchstens {0} Bytes</translation>
    </message>
    <message>
        <source>found no message of protobuf, expected a node</source>
        <translation>keine Nachricht von protobuf gefunden, erwartet wird ein Knoten</translation>
    </message>
    <message>
        <source>the id {0} stands twice</source>
        <translation>die Nummer {0} steht zweimal da</translation>
    </message>
    <message>
        <source>has no nodes, expected at least one</source>
        <translation>hat keine Knoten, erwartet wird mindestens einer</translation>
    </message>
    <message>
        <source>the trace has no data dependencies; its control dependencies were taken</source>
        <translation>der Ablauf hat keine Datenabhängigkeiten; seine Steuerabhängigkeiten wurden genommen</translation>
    </message>
    <message>
        <source>the costs are taken as operations; a file of measured times is read with cost=milliseconds or cost=seconds</source>
        <translation>die Kosten gelten als Operationen; eine Datei gemessener Zeiten wird mit cost=milliseconds oder cost=seconds gelesen</translation>
    </message>
    <message>
        <source>the name &quot;{0}&quot; stands twice</source>
        <translation>der Name „{0}“ steht zweimal da</translation>
    </message>
    <message>
        <source>there is no task &quot;{0}&quot;</source>
        <translation>es gibt keine Aufgabe „{0}“</translation>
    </message>
    <message>
        <source>is missing or 0, expected a number above 0</source>
        <translation>fehlt oder ist 0, erwartet wird eine Zahl über 0</translation>
    </message>
    <message>
        <source>no edge joins &quot;{0}&quot; and &quot;{1}&quot;</source>
        <translation>keine Kante verbindet „{0}“ und „{1}“</translation>
    </message>
    <message>
        <source>there is no node &quot;{0}&quot;</source>
        <translation>es gibt keinen Knoten „{0}“</translation>
    </message>
    <message>
        <source>What a task&apos;s cost is: operations (time is cost over the speed of a device), or measured seconds or milliseconds on any device</source>
        <translation>Was die Kosten einer Aufgabe sind: Operationen (die Zeit sind Kosten durch die Geschwindigkeit eines Geräts) oder gemessene Sekunden oder Millisekunden auf jedem Gerät</translation>
    </message>
    <message>
        <source>there is no node of id {0}</source>
        <translation>es gibt keinen Knoten mit der Nummer {0}</translation>
    </message>
    <message>
        <source>found {0}, expected {1} as on the earlier edges of node {2}</source>
        <translation>{0} gefunden, erwartet wird {1} wie an den früheren Kanten von Knoten {2}</translation>
    </message>
    <message>
        <source>Costs as published (every piece has those of the whole operation), or FLOPs and bytes recomputed for the pieces</source>
        <translation>Kosten wie veröffentlicht (jedes Stück hat die der ganzen Operation), oder FLOPs und Bytes für die Stücke neu berechnet</translation>
    </message>
    <message>
        <source>For recomputed costs: the number of pieces that an operation is cut into</source>
        <translation>Für neu berechnete Kosten: in wie viele Stücke eine Operation geteilt ist</translation>
    </message>
    <message>
        <source>line {0}: the text ends too early</source>
        <translation>Zeile {0}: der Text endet zu früh</translation>
    </message>
    <message>
        <source>line {0}: what begins with {1} has no end</source>
        <translation>Zeile {0}: was mit {1} beginnt, hat kein Ende</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a directed graph (digraph)</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird ein gerichteter Graph (digraph)</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected an opening brace</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird eine öffnende geschweifte Klammer</translation>
    </message>
    <message>
        <source>line {0}: found {1} after the end of the graph</source>
        <translation>Zeile {0}: {1} nach dem Ende des Graphen gefunden</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected attributes in brackets</source>
        <translation>Zeile {0}: {1} gefunden, erwartet werden Attribute in eckigen Klammern</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected an attribute or a closing bracket</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird ein Attribut oder eine schließende eckige Klammer</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a value</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a statement</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird eine Anweisung</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected the name of a port</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird der Name eines Anschlusses</translation>
    </message>
    <message>
        <source>line {0}: nested too deeply</source>
        <translation>Zeile {0}: zu tief geschachtelt</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected -&gt; between vertices</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird -&gt; zwischen Knoten</translation>
    </message>
    <message>
        <source>line {0}: subgraphs stand for more vertices and edges than a text of this size may hold</source>
        <translation>Zeile {0}: Teilgraphen stehen für mehr Knoten und Kanten, als ein Text dieser Größe enthalten darf</translation>
    </message>
    <message>
        <source>line {0}: too long for an attribute of so many</source>
        <translation>Zeile {0}: zu lang für ein Attribut von so vielen</translation>
    </message>
    <message>
        <source>found no operator with tensors, expected an execution trace of PyTorch</source>
        <translation>kein Operator mit Tensoren gefunden, erwartet wird ein Ausführungsablauf von PyTorch</translation>
    </message>
    <message>
        <source>operators of unknown cost, which is estimated from their output: {0}</source>
        <translation>Operatoren unbekannter Kosten, die aus ihrer Ausgabe geschätzt werden: {0}</translation>
    </message>
    <message>
        <source>A profiler&apos;s trace of the same run: the file with the measured times</source>
        <translation>Der Ablauf eines Profilers vom selben Lauf: die Datei mit den gemessenen Zeiten</translation>
    </message>
    <message>
        <source>line {0}: {1} is &quot;{2}&quot;, expected a finite number of at least 0</source>
        <translation>Zeile {0}: {1} ist „{2}“, erwartet wird eine endliche Zahl ab 0</translation>
    </message>
    <message>
        <source>line {0}: {1} is too many, expected times for fewer kinds of devices</source>
        <translation>Zeile {0}: {1} ist zu viel, erwartet werden Zeiten für weniger Gerätearten</translation>
    </message>
    <message>
        <source>no graph is written in a format &quot;{0}&quot;, expected one of: {1}</source>
        <translation>kein Graph wird im Format „{0}“ geschrieben, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>{0} is only read, expected another ending (or --format)</source>
        <translation>{0} wird nur gelesen, erwartet wird eine andere Endung (oder --format)</translation>
    </message>
    <message>
        <source>line {0}: this is not well-formed XML ({1})</source>
        <translation>Zeile {0}: dies ist kein wohlgeformtes XML ({1})</translation>
    </message>
    <message>
        <source>line {0}: found &lt;{1}&gt;, expected &lt;graphml&gt;</source>
        <translation>Zeile {0}: &lt;{1}&gt; gefunden, erwartet wird &lt;graphml&gt;</translation>
    </message>
    <message>
        <source>line {0}: the key {1} stands twice</source>
        <translation>Zeile {0}: der Schlüssel {1} steht zweimal da</translation>
    </message>
    <message>
        <source>line {0}: there is no &lt;graph&gt; in &lt;graphml&gt;</source>
        <translation>Zeile {0}: es gibt kein &lt;graph&gt; in &lt;graphml&gt;</translation>
    </message>
    <message>
        <source>line {0}: a second &lt;graph&gt;, expected one in a file</source>
        <translation>Zeile {0}: ein zweites &lt;graph&gt;, erwartet wird eines je Datei</translation>
    </message>
    <message>
        <source>line {0}: found a hyperedge, expected edges between two nodes</source>
        <translation>Zeile {0}: eine Hyperkante gefunden, erwartet werden Kanten zwischen zwei Knoten</translation>
    </message>
    <message>
        <source>line {0}: a node without id</source>
        <translation>Zeile {0}: ein Knoten ohne id</translation>
    </message>
    <message>
        <source>line {0}: the node {1} stands twice</source>
        <translation>Zeile {0}: der Knoten {1} steht zweimal da</translation>
    </message>
    <message>
        <source>line {0}: found an undirected edge, expected directed ones</source>
        <translation>Zeile {0}: eine ungerichtete Kante gefunden, erwartet werden gerichtete</translation>
    </message>
    <message>
        <source>line {0}: {2} &quot;{1}&quot; is no node without a graph of its own</source>
        <translation>Zeile {0}: {2} „{1}“ ist kein Knoten ohne eigenen Graphen</translation>
    </message>
    <message>
        <source>found {0} after the end of the document</source>
        <translation>{0} nach dem Ende des Dokuments gefunden</translation>
    </message>
    <message>
        <source>is longer than {0} bytes</source>
        <translation>ist länger als {0} Bytes</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>der Text endet zu früh</translation>
    </message>
    <message>
        <source>found {0}, expected a value</source>
        <translation>{0} gefunden, erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>found {0}, expected a comma</source>
        <translation>{0} gefunden, erwartet wird ein Komma</translation>
    </message>
    <message>
        <source>found {0}, expected a key in quotes</source>
        <translation>{0} gefunden, erwartet wird ein Schlüssel in Anführungszeichen</translation>
    </message>
    <message>
        <source>found {0}, expected a colon</source>
        <translation>{0} gefunden, erwartet wird ein Doppelpunkt</translation>
    </message>
    <message>
        <source>found {0}, expected true or false</source>
        <translation>{0} gefunden, erwartet wird true oder false</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected ids with &quot;;&quot; between them</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet werden Nummern mit „;“ dazwischen</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected NO, CPU or GPU</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird NO, CPU oder GPU</translation>
    </message>
    <message>
        <source>line {0}: the id {1} stands twice</source>
        <translation>Zeile {0}: die Nummer {1} steht zweimal da</translation>
    </message>
    <message>
        <source>there is no node {0}, which a list of node {1} names</source>
        <translation>es gibt keinen Knoten {0}, den eine Liste von Knoten {1} nennt</translation>
    </message>
    <message>
        <source>the module that reads {0} models is not installed; everything else works</source>
        <translation>das Modul, das {0}-Modelle liest, ist nicht installiert; alles andere geht</translation>
    </message>
    <message>
        <source>this is not the module that reads {0} models: {1}</source>
        <translation>dies ist nicht das Modul, das {0}-Modelle liest: {1}</translation>
    </message>
    <message>
        <source>the module that reads {0} models has interface {1}, expected {2}: it belongs to another version of the program</source>
        <translation>das Modul, das {0}-Modelle liest, hat Schnittstelle {1}, erwartet wird {2}: es gehört zu einer anderen Version des Programms</translation>
    </message>
    <message>
        <source>no placement is written in a format &quot;{0}&quot;, expected one of: {1}</source>
        <translation>keine Platzierung wird im Format „{0}“ geschrieben, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>Which iteration is read: last (no warm-up), all, or its number from 0</source>
        <translation>Welche Iteration gelesen wird: last (kein Aufwärmen), all, oder ihre Nummer ab 0</translation>
    </message>
    <message>
        <source>iteration is &quot;{0}&quot;, expected last, all or a number from 0</source>
        <translation>iteration ist „{0}“, erwartet wird last, all oder eine Nummer ab 0</translation>
    </message>
    <message>
        <source>iteration is {0}, but the trace has {1}</source>
        <translation>iteration ist {0}, aber der Ablauf hat {1}</translation>
    </message>
    <message>
        <source>The kind of devices that measured times are for; * for any</source>
        <translation>Die Geräteart, für die gemessene Zeiten gelten; * für jede</translation>
    </message>
    <message>
        <source>all of the trace was read, warm-up included</source>
        <translation>der ganze Ablauf wurde gelesen, Aufwärmen eingeschlossen</translation>
    </message>
    <message>
        <source>found no operator and no kernel of PyTorch, expected a trace of its profiler</source>
        <translation>kein Operator und kein Kern von PyTorch gefunden, erwartet wird ein Ablauf seines Profilers</translation>
    </message>
    <message>
        <source>measured on {0}</source>
        <translation>gemessen auf {0}</translation>
    </message>
    <message>
        <source>a profile has no tensors: the order on streams and threads stands for dependencies, and no sizes are known; an execution trace of the same run has both</source>
        <translation>ein Profil hat keine Tensoren: die Reihenfolge auf Strömen und Threads steht für Abhängigkeiten, und Größen sind unbekannt; ein Ausführungsablauf desselben Laufs hat beides</translation>
    </message>
    <message>
        <source>Whether operators without kernels are read too, with their time on the host</source>
        <translation>Ob auch Operatoren ohne Kernel gelesen werden, mit ihrer Zeit auf dem Host</translation>
    </message>
    <message>
        <source>line {0}: there is no node of id {1} on this device</source>
        <translation>Zeile {0}: auf diesem Gerät gibt es keinen Knoten mit der Nummer {1}</translation>
    </message>
    <message>
        <source>the file has a library of functions: a node that calls one is one vertex</source>
        <translation>die Datei hat eine Bibliothek von Funktionen: ein Knoten, der eine aufruft, ist ein Knoten</translation>
    </message>
    <message>
        <source>line {0}: the node that begins here has no name</source>
        <translation>Zeile {0}: der Knoten, der hier beginnt, hat keinen Namen</translation>
    </message>
    <message>
        <source>line {0}: the name &quot;{1}&quot; stands twice</source>
        <translation>Zeile {0}: der Name „{1}“ steht zweimal da</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected an input name:port</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird eine Eingabe name:port</translation>
    </message>
    <message>
        <source>line {0}: there is no node &quot;{1}&quot;</source>
        <translation>Zeile {0}: es gibt keinen Knoten „{1}“</translation>
    </message>
    <message>
        <source>the trace has two times for vertex &quot;{0}&quot;</source>
        <translation>der Ablauf hat zwei Zeiten für den Knoten „{0}“</translation>
    </message>
    <message>
        <source>ends before it starts</source>
        <translation>endet, bevor es beginnt</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected task, transfer or send</source>
        <translation>„{0}“ gefunden, erwartet wird task, transfer oder send</translation>
    </message>
    <message>
        <source>found start &quot;{0}&quot; and end &quot;{1}&quot;, expected seconds</source>
        <translation>Beginn „{0}“ und Ende „{1}“ gefunden, erwartet werden Sekunden</translation>
    </message>
    <message>
        <source>the id &quot;{0}&quot; stands twice</source>
        <translation>die Nummer „{0}“ steht zweimal da</translation>
    </message>
    <message>
        <source>the model is of operator set {0} {1}, newer than {2}: where operators have changed, costs may be unknown</source>
        <translation>das Modell ist vom Operatorsatz {0} {1}, neuer als {2}: wo sich Operatoren geändert haben, können Kosten unbekannt sein</translation>
    </message>
    <message>
        <source>tensors of unknown shape, whose bytes count only what is known of it: {0}, among them {1}</source>
        <translation>Tensoren unbekannter Form, deren Bytes nur zählen, was davon bekannt ist: {0}, darunter {1}</translation>
    </message>
    <message>
        <source>nodes that do not follow their operator&apos;s definition: {0} ({1}); the first: {2}</source>
        <translation>Knoten, die der Definition ihres Operators nicht folgen: {0} ({1}); der erste: {2}</translation>
    </message>
    <message>
        <source>the calls of functions have no end, or come to more than any real model of this size does</source>
        <translation>die Aufrufe von Funktionen haben kein Ende, oder sie werden mehr als in jedem echten Modell dieser Größe</translation>
    </message>
    <message>
        <source>the value &quot;{0}&quot; is made twice</source>
        <translation>der Wert „{0}“ wird zweimal gemacht</translation>
    </message>
    <message>
        <source>an extent of the weight &quot;{0}&quot; is {1}, expected one of at least 0</source>
        <translation>eine Ausdehnung des Gewichts „{0}“ ist {1}, erwartet wird eine ab 0</translation>
    </message>
    <message>
        <source>found the input &quot;{0}&quot;, expected one that an earlier node, an input of the graph or a weight provides</source>
        <translation>die Eingabe „{0}“ gefunden, erwartet wird eine, die ein früherer Knoten, eine Eingabe des Graphen oder ein Gewicht liefert</translation>
    </message>
    <message>
        <source>the function {0} does not provide output {1}</source>
        <translation>die Funktion {0} liefert die Ausgabe {1} nicht</translation>
    </message>
    <message>
        <source>the model has IR version {0}, newer than {1}, and can&apos;t be read: {2}</source>
        <translation>das Modell hat IR-Version {0}, neuer als {1}, und kann nicht gelesen werden: {2}</translation>
    </message>
    <message>
        <source>found fields that no ONNX model has, expected a ModelProto</source>
        <translation>Felder gefunden, die kein ONNX-Modell hat, erwartet wird ein ModelProto</translation>
    </message>
    <message>
        <source>the model has no graph, expected one</source>
        <translation>das Modell hat keinen Graphen, erwartet wird einer</translation>
    </message>
    <message>
        <source>the model leaves more than {0} dimensions open, expected fewer</source>
        <translation>das Modell lässt mehr als {0} Dimensionen offen, erwartet werden weniger</translation>
    </message>
    <message>
        <source>the {0} library fails: {1}</source>
        <translation>die {0}-Bibliothek scheitert: {1}</translation>
    </message>
    <message>
        <source>extent of a dimension that the model leaves open</source>
        <translation>Ausdehnung einer Dimension, die das Modell offen lässt</translation>
    </message>
    <message>
        <source>the model would take {0} bytes of memory for {1} bytes of the file, which no real model does</source>
        <translation>das Modell bräuchte {0} Bytes Speicher für {1} Bytes der Datei, was kein echtes Modell tut</translation>
    </message>
    <message>
        <source>the model is nested deeper than {0} messages</source>
        <translation>das Modell ist tiefer als {0} Nachrichten geschachtelt</translation>
    </message>
    <message>
        <source>the model ends in the middle of a message</source>
        <translation>das Modell endet mitten in einer Nachricht</translation>
    </message>
    <message>
        <source>found no field of a protobuf message, expected one</source>
        <translation>kein Feld einer protobuf-Nachricht gefunden, erwartet wird eines</translation>
    </message>
    <message>
        <source>no vertex has both FLOPs and a measured time on &quot;{0}&quot;, expected at least two of different size</source>
        <translation>kein Knoten hat sowohl FLOPs als auch eine gemessene Zeit auf „{0}“, erwartet werden mindestens zwei verschiedener Größe</translation>
    </message>
    <message>
        <source>there is no device to calibrate</source>
        <translation>es gibt kein Gerät zu kalibrieren</translation>
    </message>
    <message>
        <source>Placements compared</source>
        <translation>Platzierungen im Vergleich</translation>
    </message>
    <message>
        <source>Simulated makespans; seeds: {0}; the deviation is that of the sample.</source>
        <translation>Simulierte Gesamtdauern; Startwerte: {0}; die Abweichung ist die der Stichprobe.</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0} auf {1}</translation>
    </message>
    <message>
        <source>Vertices: {0}, edges: {1}, lower bound: {2}.</source>
        <translation>Knoten: {0}, Kanten: {1}, untere Schranke: {2}.</translation>
    </message>
    <message>
        <source>Some costs are estimated.</source>
        <translation>Einige Kosten sind geschätzt.</translation>
    </message>
    <message>
        <source>Placer</source>
        <translation>Platzierer</translation>
    </message>
    <message>
        <source>Mean makespan</source>
        <translation>Mittlere Gesamtdauer</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Above bound</source>
        <translation>Über der Schranke</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Placer against placer</source>
        <translation>Platzierer gegen Platzierer</translation>
    </message>
    <message>
        <source>Wins, ties and losses of the row against the column over the same graph, devices and seed; p of the paired t-test and of the signed-rank test on the ratios of makespans, not corrected for the number of pairs.</source>
        <translation>Siege, Gleichstände und Niederlagen der Zeile gegen die Spalte bei gleichem Graphen, gleichen Geräten und gleichem Startwert; p des gepaarten t-Tests und des Vorzeichen-Rang-Tests auf den Verhältnissen der Gesamtdauern, nicht um die Zahl der Paare berichtigt.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>{0} on {1}, {2}: {3}</source>
        <translation>{0} auf {1}, {2}: {3}</translation>
    </message>
    <message>
        <source>{0} (runs: {1})</source>
        <translation>{0} (Läufe: {1})</translation>
    </message>
    <message>
        <source>{0} active experts, expected at most {1}</source>
        <translation>{0} aktive Experten, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>whose sizes</source>
        <translation>wessen Größen</translation>
    </message>
    <message>
        <source>layers (0: the model&apos;s)</source>
        <translation>Schichten (0: die des Modells)</translation>
    </message>
    <message>
        <source>the forward pass, or with the backward pass and the update of the weights</source>
        <translation>der Vorwärtsgang, oder mit Rückwärtsgang und Anpassung der Gewichte</translation>
    </message>
    <message>
        <source>cut along positions and heads as llama-layer, or along the width as llama-block</source>
        <translation>geteilt entlang Positionen und Köpfen wie llama-layer oder entlang der Breite wie llama-block</translation>
    </message>
    <message>
        <source>sequences at once</source>
        <translation>Folgen zugleich</translation>
    </message>
    <message>
        <source>tokens of a sequence (0: the model&apos;s)</source>
        <translation>Zeichen einer Folge (0: die des Modells)</translation>
    </message>
    <message>
        <source>width of the model (0: the model&apos;s)</source>
        <translation>Breite des Modells (0: die des Modells)</translation>
    </message>
    <message>
        <source>query heads (0: the model&apos;s)</source>
        <translation>Abfrageköpfe (0: die des Modells)</translation>
    </message>
    <message>
        <source>heads of keys and values, which query heads share (0: the model&apos;s)</source>
        <translation>Köpfe von Schlüsseln und Werten, die sich Abfrageköpfe teilen (0: die des Modells)</translation>
    </message>
    <message>
        <source>width of the feed-forward network (0: the model&apos;s)</source>
        <translation>Breite des vorwärts gerichteten Netzes (0: die des Modells)</translation>
    </message>
    <message>
        <source>known tokens (0: the model&apos;s)</source>
        <translation>bekannte Zeichen (0: die des Modells)</translation>
    </message>
    <message>
        <source>experts in place of one feed-forward network (0: none, -1: the model&apos;s)</source>
        <translation>Experten anstelle eines vorwärts gerichteten Netzes (0: keine, -1: die des Modells)</translation>
    </message>
    <message>
        <source>experts that a token goes to (0: the model&apos;s)</source>
        <translation>Experten, zu denen ein Zeichen geht (0: die des Modells)</translation>
    </message>
    <message>
        <source>a language model of the size of GPT-2, GPT-3, LLaMA 7B to 70B or Mixtral, in einsums</source>
        <translation>ein Sprachmodell von der Größe von GPT-2, GPT-3, LLaMA 7B bis 70B oder Mixtral, in Einsums</translation>
    </message>
    <message>
        <source>{0} takes a part of its input and has no derivative here, expected all of it</source>
        <translation>{0} nimmt einen Teil seiner Eingabe und hat hier keine Ableitung, erwartet wird sie ganz</translation>
    </message>
    <message>
        <source>kernels of an operation</source>
        <translation>Kernel einer Operation</translation>
    </message>
    <message>
        <source>how operations are cut: as the family does it, or chosen so that little moves (by dynamic programming or greedily)</source>
        <translation>wie Operationen geteilt werden: wie es die Familie tut, oder so gewählt, dass sich wenig bewegt (durch dynamische Programmierung oder gierig)</translation>
    </message>
    <message>
        <source>rows of the input</source>
        <translation>Zeilen der Eingabe</translation>
    </message>
    <message>
        <source>inputs, and as many outputs</source>
        <translation>Eingaben, und ebenso viele Ausgaben</translation>
    </message>
    <message>
        <source>hidden units</source>
        <translation>verdeckte Einheiten</translation>
    </message>
    <message>
        <source>biases after both products (the published graph has none)</source>
        <translation>Summanden nach beiden Produkten (der veröffentlichte Graph hat keine)</translation>
    </message>
    <message>
        <source>learning rate of the update</source>
        <translation>Lernrate der Anpassung</translation>
    </message>
    <message>
        <source>a feed-forward network, softmax(ReLU(X W1) W2), forward or a training step</source>
        <translation>ein vorwärts gerichtetes Netz, softmax(ReLU(X W1) W2), vorwärts oder ein Trainingsschritt</translation>
    </message>
    <message>
        <source>tokens of a sequence</source>
        <translation>Zeichen einer Folge</translation>
    </message>
    <message>
        <source>attention and feed-forward network of LLaMA 7B, cut along the model&apos;s width</source>
        <translation>Aufmerksamkeit und vorwärts gerichtetes Netz von LLaMA 7B, geteilt entlang der Breite des Modells</translation>
    </message>
    <message>
        <source>a layer of LLaMA 7B with mask, final norm and scores of the next token, cut along positions and heads</source>
        <translation>eine Schicht von LLaMA 7B mit Maske, letzter Normierung und Bewertungen des nächsten Zeichens, geteilt entlang Positionen und Köpfen</translation>
    </message>
    <message>
        <source>the log&apos;s line has no whole number &quot;episode&quot; from 0</source>
        <translation>die Zeile des Protokolls hat keine ganze Zahl „episode“ ab 0</translation>
    </message>
    <message>
        <source>the log&apos;s line has no number &quot;makespan&quot;</source>
        <translation>die Zeile des Protokolls hat keine Zahl „makespan“</translation>
    </message>
    <message>
        <source>the line is no JSON object of a training&apos;s log</source>
        <translation>die Zeile ist kein JSON-Objekt eines Trainingsprotokolls</translation>
    </message>
    <message>
        <source>episode {0} comes after episode {1}</source>
        <translation>Episode {0} kommt nach Episode {1}</translation>
    </message>
    <message>
        <source>the log holds no episode</source>
        <translation>das Protokoll enthält keine Episode</translation>
    </message>
    <message>
        <source>this is the trace of a run, expected its graph before it</source>
        <translation>dies ist der Ablauf eines Laufs, erwartet wird davor sein Graph</translation>
    </message>
    <message>
        <source>no device is of the kind &quot;{0}&quot;, expected one of {1}</source>
        <translation>kein Gerät ist von der Art „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>devices that the topology lacks: {0}</source>
        <translation>Geräte, die der Topologie fehlen: {0}</translation>
    </message>
    <message>
        <source>only one file of each kind can be opened at once; {0} is of the same kind</source>
        <translation>nur eine Datei jeder Art kann zugleich geöffnet werden; {0} ist von derselben Art</translation>
    </message>
    <message>
        <source>real seconds per modelled second; 0: such that a run of this problem takes some tens of milliseconds, or longer where it has very many tasks</source>
        <translation>echte Sekunden je modellierter Sekunde; 0: so, dass ein Lauf dieser Aufgabe einige zehn Millisekunden dauert, oder länger bei sehr vielen Aufgaben</translation>
    </message>
    <message>
        <source>speed of computing, times the model&apos;s</source>
        <translation>Rechengeschwindigkeit, als Vielfaches der des Modells</translation>
    </message>
    <message>
        <source>bandwidth of links, times the model&apos;s</source>
        <translation>Bandbreite der Verbindungen, als Vielfaches der des Modells</translation>
    </message>
    <message>
        <source>latency of links, times the model&apos;s</source>
        <translation>Latenz der Verbindungen, als Vielfaches der des Modells</translation>
    </message>
    <message>
        <source>standard deviation of the logarithm of a seeded factor on every duration</source>
        <translation>Standardabweichung des Logarithmus eines gezogenen Faktors auf jeder Dauer</translation>
    </message>
    <message>
        <source>unknown engine &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Maschine „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>stopped before every vertex had run</source>
        <translation>angehalten, bevor jeder Knoten gelaufen war</translation>
    </message>
    <message>
        <source>Threads that sleep</source>
        <translation>Schlafende Threads</translation>
    </message>
    <message>
        <source>threads choose by what each device knows itself, and msr ranks by the state of all; expected another schedule, such as fifo or blevel</source>
        <translation>Threads wählen danach, was jedes Gerät selbst weiß, und msr ordnet nach dem Zustand aller; erwartet wird eine andere Regel wie fifo oder blevel</translation>
    </message>
    <message>
        <source>threads know no barriers, expected the mode asynchronous</source>
        <translation>Threads kennen keine Schranken, erwartet wird der Modus asynchronous</translation>
    </message>
    <message>
        <source>threads don&apos;t wait for memory, expected the memory rule ignore or report</source>
        <translation>Threads warten nicht auf Speicher, erwartet wird die Speicherregel ignore oder report</translation>
    </message>
    <message>
        <source>the model {0} is another simulator&apos;s and can&apos;t be executed, expected physical or as-released</source>
        <translation>das Modell {0} gehört einem anderen Simulator und kann nicht ausgeführt werden, erwartet wird physical oder as-released</translation>
    </message>
    <message>
        <source>the system refuses to start another thread after {0}</source>
        <translation>das System weigert sich, nach {0} Threads einen weiteren zu starten</translation>
    </message>
    <message>
        <source>the {0} processes of the training did not find each other at {1}, port {2}: {3}</source>
        <translation>die {0} Prozesse des Trainings fanden einander nicht bei {1}, Port {2}: {3}</translation>
    </message>
    <message>
        <source>this policy does not choose step by step: it can&apos;t say what would have come of another choice</source>
        <translation>diese Strategie wählt nicht Schritt für Schritt: sie kann nicht sagen, was aus einer anderen Wahl geworden wäre</translation>
    </message>
    <message>
        <source>the checkpoint holds the policy {0}, expected {1}</source>
        <translation>der Checkpoint enthält die Strategie {0}, erwartet wird {1}</translation>
    </message>
    <message>
        <source>training of {0} can&apos;t be shared among processes</source>
        <translation>das Training von {0} können sich Prozesse nicht teilen</translation>
    </message>
    <message>
        <source>stage III can&apos;t be shared among processes: their executions would disturb each other&apos;s times</source>
        <translation>Stufe III können sich Prozesse nicht teilen: ihre Ausführungen würden einander die Zeiten stören</translation>
    </message>
    <message>
        <source>this policy&apos;s networks serve one number of devices: all graphs of a training need the same</source>
        <translation>die Netze dieser Strategie dienen einer Anzahl von Geräten: alle Graphen eines Trainings brauchen dieselbe</translation>
    </message>
    <message>
        <source>the checkpoint holds {0} parameters, its networks have {1} here</source>
        <translation>der Checkpoint enthält {0} Parameter, seine Netze haben hier {1}</translation>
    </message>
    <message>
        <source>a training either goes on from its checkpoint or starts from another one&apos;s networks</source>
        <translation>ein Training geht entweder von seinem Checkpoint aus weiter oder beginnt mit den Netzen eines anderen</translation>
    </message>
    <message>
        <source>another process of the training was lost after episode {0}; the checkpoint holds what was reached: {1}</source>
        <translation>ein anderer Prozess des Trainings ging nach Episode {0} verloren; der Checkpoint enthält, was erreicht war: {1}</translation>
    </message>
    <message>
        <source>another process of the training was lost after episode {0}: {1}</source>
        <translation>ein anderer Prozess des Trainings ging nach Episode {0} verloren: {1}</translation>
    </message>
    <message>
        <source>engine_settings: found &quot;{0}&quot;, expected name=value</source>
        <translation>engine_settings: „{0}“ gefunden, erwartet wird Name=Wert</translation>
    </message>
    <message>
        <source>decision {0} is not possible on this graph</source>
        <translation>Entscheidung {0} ist auf diesem Graphen nicht möglich</translation>
    </message>
    <message>
        <source>the network can&apos;t place the graph: {0}</source>
        <translation>das Netz kann den Graphen nicht platzieren: {0}</translation>
    </message>
    <message>
        <source>the checkpoint names no graph that it was trained on</source>
        <translation>der Checkpoint nennt keinen Graphen, auf dem er trainiert wurde</translation>
    </message>
    <message>
        <source>episodes of stage III, learning from runs on an execution engine</source>
        <translation>Episoden der Stufe III, Lernen aus Läufen auf einer Ausführungsmaschine</translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start of stage III</source>
        <translation>Lernrate (Adam) zu Beginn der Stufe III</translation>
    </message>
    <message>
        <source>share of random actions at the start of stage III; it falls linearly to 0</source>
        <translation>Anteil zufälliger Aktionen zu Beginn der Stufe III; er fällt linear auf 0</translation>
    </message>
    <message>
        <source>weight of the entropy of the policies in stage III</source>
        <translation>Gewicht der Entropie der Strategien in Stufe III</translation>
    </message>
    <message>
        <source>what stage III runs on: an execution engine (doppler engines)</source>
        <translation>worauf Stufe III läuft: eine Ausführungsmaschine (doppler engines)</translation>
    </message>
    <message>
        <source>its settings: name=value,name=value ...</source>
        <translation>ihre Einstellungen: Name=Wert,Name=Wert ...</translation>
    </message>
    <message>
        <source>executions of every placement of stage III, of which the mean time counts</source>
        <translation>Ausführungen jeder Platzierung der Stufe III, deren mittlere Zeit zählt</translation>
    </message>
    <message>
        <source>the settings of the paper</source>
        <translation>die Einstellungen des Artikels</translation>
    </message>
    <message>
        <source>the exact control: the same sampler with a learning rate of 0 after imitation, which shows what learning is worth</source>
        <translation>die genaue Kontrolle: dieselbe Stichprobe mit einer Lernrate von 0 nach der Nachahmung, was zeigt, was das Lernen wert ist</translation>
    </message>
    <message>
        <source>DOPPLER</source>
        <translation>DOPPLER</translation>
    </message>
    <message>
        <source>DOPPLER, control</source>
        <translation>DOPPLER, Kontrolle</translation>
    </message>
    <message>
        <source>DOPPLER, SEL only</source>
        <translation>DOPPLER, nur SEL</translation>
    </message>
    <message>
        <source>DOPPLER, SEL only, control</source>
        <translation>DOPPLER, nur SEL, Kontrolle</translation>
    </message>
    <message>
        <source>DOPPLER, PLC only</source>
        <translation>DOPPLER, nur PLC</translation>
    </message>
    <message>
        <source>DOPPLER, PLC only, control</source>
        <translation>DOPPLER, nur PLC, Kontrolle</translation>
    </message>
    <message>
        <source>compute time</source>
        <translation>Rechenzeit</translation>
    </message>
    <message>
        <source>longest path to the end</source>
        <translation>längster Pfad zum Ende</translation>
    </message>
    <message>
        <source>longest path from the start</source>
        <translation>längster Pfad vom Anfang</translation>
    </message>
    <message>
        <source>communication in</source>
        <translation>Kommunikation herein</translation>
    </message>
    <message>
        <source>communication out</source>
        <translation>Kommunikation hinaus</translation>
    </message>
    <message>
        <source>compute assigned so far</source>
        <translation>bisher zugeteilte Rechenzeit</translation>
    </message>
    <message>
        <source>compute of the inputs there</source>
        <translation>Rechenzeit der Eingaben dort</translation>
    </message>
    <message>
        <source>first start of the inputs there</source>
        <translation>erster Beginn der Eingaben dort</translation>
    </message>
    <message>
        <source>last end of the inputs there</source>
        <translation>letztes Ende der Eingaben dort</translation>
    </message>
    <message>
        <source>earliest possible start</source>
        <translation>frühester möglicher Beginn</translation>
    </message>
    <message>
        <source>whether the network reads the placement anew at every step, or once when the episode begins</source>
        <translation>ob das Netz die Platzierung bei jedem Schritt neu liest oder einmal zu Beginn der Episode</translation>
    </message>
    <message>
        <source>the placement with which an episode begins: one drawn at random for all, a new one each time, one device, the critical path&apos;s, or the best so far</source>
        <translation>die Platzierung, mit der eine Episode beginnt: eine zufällige für alle, jedes Mal eine neue, ein Gerät, die des kritischen Pfads oder die bisher beste</translation>
    </message>
    <message>
        <source>what the network reads of a vertex&apos; ancestors, descendants and parallel vertices: the sum of what they say, or the mean</source>
        <translation>was das Netz von Vorfahren, Nachkommen und parallelen Knoten liest: die Summe dessen, was sie sagen, oder das Mittel</translation>
    </message>
    <message>
        <source>unit of the rewards: the makespan of the placement with which the episode began, or seconds</source>
        <translation>Einheit der Belohnungen: die Gesamtdauer der Platzierung, mit der die Episode begann, oder Sekunden</translation>
    </message>
    <message>
        <source>discount of a later step&apos;s reward</source>
        <translation>Abschlag der Belohnung eines späteren Schritts</translation>
    </message>
    <message>
        <source>episodes whose mean return from a step on is the step&apos;s baseline</source>
        <translation>Episoden, deren mittlerer Ertrag ab einem Schritt die Basis des Schritts ist</translation>
    </message>
    <message>
        <source>PLACETO</source>
        <translation>PLACETO</translation>
    </message>
    <message>
        <source>PLACETO, control</source>
        <translation>PLACETO, Kontrolle</translation>
    </message>
    <message>
        <source>PLACETO, one encoding</source>
        <translation>PLACETO, eine Kodierung</translation>
    </message>
    <message>
        <source>PLACETO, one encoding, control</source>
        <translation>PLACETO, eine Kodierung, Kontrolle</translation>
    </message>
    <message>
        <source>the network reads the placement once an episode, not at every step</source>
        <translation>das Netz liest die Platzierung einmal je Episode, nicht bei jedem Schritt</translation>
    </message>
    <message>
        <source>WORLD_SIZE is set, {0} is missing: a training that is shared among processes needs RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>WORLD_SIZE ist gesetzt, {0} fehlt: ein Training, das sich Prozesse teilen, braucht RANK, WORLD_SIZE, MASTER_ADDR und MASTER_PORT</translation>
    </message>
    <message>
        <source>{0} is &quot;{1}&quot;, expected a whole number up to {2}</source>
        <translation>{0} ist „{1}“, erwartet wird eine ganze Zahl bis {2}</translation>
    </message>
    <message>
        <source>RANK is {0} and WORLD_SIZE {1}: ranks go from 0 to one less than the size</source>
        <translation>RANK ist {0} und WORLD_SIZE {1}: Ränge gehen von 0 bis eins weniger als die Größe</translation>
    </message>
    <message>
        <source>no network is at hand: the training has not begun, or it was given up without a checkpoint</source>
        <translation>kein Netz ist zur Hand: das Training hat nicht begonnen oder wurde ohne Checkpoint aufgegeben</translation>
    </message>
    <message>
        <source>the log&apos;s &quot;stage&quot; is &quot;{0}&quot;, expected I, II or III</source>
        <translation>„stage“ des Protokolls ist „{0}“, erwartet wird I, II oder III</translation>
    </message>
    <message>
        <source>Every slot of a device or channel is a thread that blocks for the modelled time; the operating system adds its jitter</source>
        <translation>Jeder Platz eines Geräts oder Kanals ist ein Thread, der für die modellierte Zeit blockiert; das Betriebssystem fügt sein Zittern hinzu</translation>
    </message>
    <message>
        <source>episodes of stage I, which imitate the critical path&apos;s choice: the device of the earliest start among what was placed before</source>
        <translation>Episoden der Stufe I, die die Wahl des kritischen Pfads nachahmen: das Gerät des frühesten Beginns unter dem davor Platzierten</translation>
    </message>
    <message>
        <source>episodes of stage II; each visits every vertex and simulates a placement for each</source>
        <translation>Episoden der Stufe II; jede besucht jeden Knoten und simuliert für jeden eine Platzierung</translation>
    </message>
    <message>
        <source>episodes leave a guide by PLC&apos;s odds: with one, the device must be learned</source>
        <translation>Episoden verlassen eine Vorlage nach den Chancen von PLC: mit einer muss das Gerät gelernt werden</translation>
    </message>
    <message>
        <source>the loss is no longer finite: a smaller learning rate may help</source>
        <translation>der Verlust ist nicht mehr endlich: eine kleinere Lernrate kann helfen</translation>
    </message>
    <message>
        <source>DOPPLER on a complete placement, control</source>
        <translation>DOPPLER auf einer ganzen Platzierung, Kontrolle</translation>
    </message>
    <message>
        <source>DOPPLER on a complete placement</source>
        <translation>DOPPLER auf einer ganzen Platzierung</translation>
    </message>
    <message>
        <source>learning rate (Adam) of the network; 0: it stays as it is</source>
        <translation>Lernrate (Adam) des Netzes; 0: es bleibt, wie es ist</translation>
    </message>
    <message>
        <source>tried moves that one gradient step learns from</source>
        <translation>versuchte Züge, aus denen ein Gradientenschritt lernt</translation>
    </message>
    <message>
        <source>weight of a device&apos;s earliest start (z-scored over devices) in PLC&apos;s scores, so that a fresh network places as the teacher does; 0: none</source>
        <translation>Gewicht des frühesten Beginns eines Geräts (über die Geräte standardisiert) in den Bewertungen von PLC, sodass ein frisches Netz wie der Lehrer platziert; 0: keines</translation>
    </message>
    <message>
        <source>what the episodes of stages II and III go by: nothing but the policies, or the decisions of an earlier episode, which they leave where PLC&apos;s odds tell; a new one becomes the guide as in annealing</source>
        <translation>wonach die Episoden der Stufen II und III gehen: allein nach den Strategien oder nach den Entscheidungen einer früheren Episode, die sie nach den Chancen von PLC verlassen; eine neue wird Vorlage wie beim Abkühlen</translation>
    </message>
    <message>
        <source>guide: the temperature at a stage&apos;s start, as a share of the guide&apos;s makespan; it falls linearly to 0</source>
        <translation>Vorlage: die Temperatur zu Beginn einer Stufe, als Anteil der Gesamtdauer der Vorlage; sie fällt linear auf 0</translation>
    </message>
    <message>
        <source>guide: how often a neighbour goes along to the new device, and one more, up to four</source>
        <translation>Vorlage: wie oft ein Nachbar zum neuen Gerät mitgeht, und noch einer, bis zu vier</translation>
    </message>
    <message>
        <source>guide: share of episodes that leave it anywhere, whatever PLC&apos;s odds are</source>
        <translation>Vorlage: Anteil der Episoden, die sie irgendwo verlassen, was die Chancen von PLC auch sind</translation>
    </message>
    <message>
        <source>DOPPLER, strong</source>
        <translation>DOPPLER, stark</translation>
    </message>
    <message>
        <source>DOPPLER, strong, control</source>
        <translation>DOPPLER, stark, Kontrolle</translation>
    </message>
    <message>
        <source>episodes, each an annealing on one of the graphs</source>
        <translation>Episoden, jede eine Abkühlung auf einem der Graphen</translation>
    </message>
    <message>
        <source>learning rate at the end; linear between</source>
        <translation>Lernrate am Ende; dazwischen linear</translation>
    </message>
    <message>
        <source>messages at every step belong to whole episodes: with a guide there are none</source>
        <translation>Nachrichten bei jedem Schritt gehören zu ganzen Episoden: mit einer Vorlage gibt es keine</translation>
    </message>
    <message>
        <source>when the encoders run: once per episode, or at every step with what is placed so far, which takes as many times longer as there are vertices</source>
        <translation>wann die Kodierer laufen: einmal je Episode, oder bei jedem Schritt mit dem bis dahin Platzierten, was so viele Male länger dauert, wie es Knoten gibt</translation>
    </message>
    <message>
        <source>width of the vertex states</source>
        <translation>Breite der Knotenzustände</translation>
    </message>
    <message>
        <source>layers of GraphSAGE, which look at the neighbours</source>
        <translation>Schichten von GraphSAGE, die die Nachbarn betrachten</translation>
    </message>
    <message>
        <source>layers of attention, which look at the segment and the one before</source>
        <translation>Schichten der Aufmerksamkeit, die den Abschnitt und den davor betrachten</translation>
    </message>
    <message>
        <source>vertices of a segment, in topological order, that attend to each other</source>
        <translation>Knoten eines Abschnitts, in topologischer Reihenfolge, die einander beachten</translation>
    </message>
    <message>
        <source>how trials are learned from: several clipped steps, or one</source>
        <translation>wie aus Versuchen gelernt wird: mehrere begrenzte Schritte oder einer</translation>
    </message>
    <message>
        <source>gradient steps that PPO takes on the same trials</source>
        <translation>Gradientenschritte, die PPO auf denselben Versuchen macht</translation>
    </message>
    <message>
        <source>change of a probability, as a share of it, that PPO stops at</source>
        <translation>Änderung einer Wahrscheinlichkeit, als Anteil von ihr, bei der PPO anhält</translation>
    </message>
    <message>
        <source>GDP</source>
        <translation>GDP</translation>
    </message>
    <message>
        <source>GDP, control</source>
        <translation>GDP, Kontrolle</translation>
    </message>
    <message>
        <source>simulated trials alone, learned from by PPO</source>
        <translation>nur simulierte Versuche, aus denen mit PPO gelernt wird</translation>
    </message>
    <message>
        <source>DOPPLER, joint policy</source>
        <translation>DOPPLER, gemeinsame Strategie</translation>
    </message>
    <message>
        <source>DOPPLER, joint policy, control</source>
        <translation>DOPPLER, gemeinsame Strategie, Kontrolle</translation>
    </message>
    <message>
        <source>one choice among pairs of vertex and device, otherwise the settings of the paper</source>
        <translation>eine Wahl unter Paaren von Knoten und Gerät, sonst die Einstellungen des Artikels</translation>
    </message>
    <message>
        <source>--seeds {0} and WORLD_SIZE {1}: one training is shared among processes, not several</source>
        <translation>--seeds {0} und WORLD_SIZE {1}: Prozesse teilen sich ein Training, nicht mehrere</translation>
    </message>
    <message>
        <source>expected either a name or a file</source>
        <translation>erwartet wird entweder ein Name oder eine Datei</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a whole number</source>
        <translation>„{0}“ gefunden, erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>Wanted: less than {0}</source>
        <translation>Gesucht: weniger als {0}</translation>
    </message>
    <message>
        <source>Wanted: at most {0}</source>
        <translation>Gesucht: höchstens {0}</translation>
    </message>
    <message>
        <source>Wanted: {0}</source>
        <translation>Gesucht: {0}</translation>
    </message>
    <message>
        <source>Wanted: at least {0}</source>
        <translation>Gesucht: mindestens {0}</translation>
    </message>
    <message>
        <source>Wanted: more than {0}</source>
        <translation>Gesucht: mehr als {0}</translation>
    </message>
    <message>
        <source>The makespan is {0}.</source>
        <translation>Die Gesamtdauer ist {0}.</translation>
    </message>
    <message>
        <source>The lower bound is {0}.</source>
        <translation>Die untere Schranke ist {0}.</translation>
    </message>
    <message>
        <source>The gap to the lower bound is {0}.</source>
        <translation>Der Abstand zur unteren Schranke ist {0}.</translation>
    </message>
    <message>
        <source>The devices are idle for {0} of the time.</source>
        <translation>Die Geräte sind {0} der Zeit untätig.</translation>
    </message>
    <message>
        <source>Data moved: {0}.</source>
        <translation>Bewegte Daten: {0}.</translation>
    </message>
    <message>
        <source>Devices in use: {0}.</source>
        <translation>Genutzte Geräte: {0}.</translation>
    </message>
    <message>
        <source>Vertices of the graph: {0}.</source>
        <translation>Knoten des Graphen: {0}.</translation>
    </message>
    <message>
        <source>Edges of the graph: {0}.</source>
        <translation>Kanten des Graphen: {0}.</translation>
    </message>
    <message>
        <source>The cursor is at {0}.</source>
        <translation>Der Zeiger steht bei {0}.</translation>
    </message>
    <message>
        <source>Runs of this graph in the list: {0}.</source>
        <translation>Läufe dieses Graphen in der Liste: {0}.</translation>
    </message>
    <message>
        <source>Episodes of the training: {0}.</source>
        <translation>Episoden des Trainings: {0}.</translation>
    </message>
    <message>
        <source>The policy view is at step {0}.</source>
        <translation>Die Strategieansicht steht bei Schritt {0}.</translation>
    </message>
    <message>
        <source>The upward rank of {1} is {0}.</source>
        <translation>Der Aufwärtsrang von {1} ist {0}.</translation>
    </message>
    <message>
        <source>{1} starts at {0}.</source>
        <translation>{1} beginnt bei {0}.</translation>
    </message>
    <message>
        <source>{1} ends at {0}.</source>
        <translation>{1} endet bei {0}.</translation>
    </message>
    <message>
        <source>The number is {0}.</source>
        <translation>Die Zahl ist {0}.</translation>
    </message>
    <message>
        <source>There is no run yet.</source>
        <translation>Es gibt noch keinen Lauf.</translation>
    </message>
    <message>
        <source>The shown run was placed by {0}.</source>
        <translation>Der gezeigte Lauf wurde von {0} platziert.</translation>
    </message>
    <message>
        <source>The open graph is {0}.</source>
        <translation>Der offene Graph ist {0}.</translation>
    </message>
    <message>
        <source>The devices are {0}.</source>
        <translation>Die Geräte sind {0}.</translation>
    </message>
    <message>
        <source>The mode of execution is {0}.</source>
        <translation>Der Modus der Ausführung ist {0}.</translation>
    </message>
    <message>
        <source>The channels are {0}.</source>
        <translation>Die Kanäle sind {0}.</translation>
    </message>
    <message>
        <source>The rule of choice is {0}.</source>
        <translation>Die Auswahlregel ist {0}.</translation>
    </message>
    <message>
        <source>The page of the policy view is {0}.</source>
        <translation>Die Seite der Strategieansicht ist {0}.</translation>
    </message>
    <message>
        <source>Nothing is shown there yet.</source>
        <translation>Dort wird noch nichts gezeigt.</translation>
    </message>
    <message>
        <source>No vertex is selected.</source>
        <translation>Kein Knoten ist ausgewählt.</translation>
    </message>
    <message>
        <source>{0} is selected.</source>
        <translation>{0} ist ausgewählt.</translation>
    </message>
    <message>
        <source>Wanted: a vertex of the critical path</source>
        <translation>Gesucht: ein Knoten des kritischen Pfads</translation>
    </message>
    <message>
        <source>Wanted: the first vertex of the critical path</source>
        <translation>Gesucht: der erste Knoten des kritischen Pfads</translation>
    </message>
    <message>
        <source>Wanted: the vertex that ends last</source>
        <translation>Gesucht: der Knoten, der zuletzt endet</translation>
    </message>
    <message>
        <source>{0} is on {1}.</source>
        <translation>{0} ist auf {1}.</translation>
    </message>
    <message>
        <source>A question is not answered yet.</source>
        <translation>Eine Frage ist noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>The answer is right.</source>
        <translation>Die Antwort ist richtig.</translation>
    </message>
    <message>
        <source>This is not the right answer.</source>
        <translation>Das ist nicht die richtige Antwort.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no number that can be compared.</source>
        <translation>„{0}“ ist keine Zahl, die verglichen werden kann.</translation>
    </message>
    <message>
        <source>{0} is right.</source>
        <translation>{0} ist richtig.</translation>
    </message>
    <message>
        <source>{0} is not right yet.</source>
        <translation>{0} ist noch nicht richtig.</translation>
    </message>
    <message>
        <source>The panel is open.</source>
        <translation>Der Bereich ist offen.</translation>
    </message>
    <message>
        <source>The panel is not open.</source>
        <translation>Der Bereich ist nicht offen.</translation>
    </message>
    <message>
        <source>The shown run was measured.</source>
        <translation>Der gezeigte Lauf wurde gemessen.</translation>
    </message>
    <message>
        <source>The shown run was simulated.</source>
        <translation>Der gezeigte Lauf wurde simuliert.</translation>
    </message>
    <message>
        <source>Wanted: a measured run</source>
        <translation>Gesucht: ein gemessener Lauf</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a vertex</source>
        <translation>„{0}“ gefunden, erwartet wird ein Knoten</translation>
    </message>
    <message>
        <source>there is no vertex &quot;{0}&quot;; there are: {1}</source>
        <translation>es gibt keinen Knoten „{0}“; es gibt: {1}</translation>
    </message>
    <message>
        <source>there is no placer &quot;{0}&quot;; there are: {1}</source>
        <translation>es gibt keinen Platzierer „{0}“; es gibt: {1}</translation>
    </message>
    <message>
        <source>there is no panel &quot;{0}&quot;; there are: {1}</source>
        <translation>es gibt keinen Bereich „{0}“; es gibt: {1}</translation>
    </message>
    <message>
        <source>there is no &quot;{0}&quot; here; there are: {1}</source>
        <translation>„{0}“ gibt es hier nicht; es gibt: {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a name</source>
        <translation>„{0}“ gefunden, erwartet wird ein Name</translation>
    </message>
    <message>
        <source>the step has no question &quot;{0}&quot;; it has: {1}</source>
        <translation>der Schritt hat keine Frage „{0}“; er hat: {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is none of the choices: {1}</source>
        <translation>„{0}“ ist keine der Antworten zur Wahl: {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a question, &quot;=&quot; and its answer</source>
        <translation>„{0}“ gefunden, erwartet werden eine Frage, „=“ und die Antwort darauf</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a share such as &quot;1 %&quot;</source>
        <translation>„{0}“ gefunden, erwartet wird ein Anteil wie „1 %“</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number in the same unit as &quot;{1}&quot;</source>
        <translation>„{0}“ gefunden, erwartet wird eine Zahl in derselben Einheit wie „{1}“</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a condition such as &quot;makespan &lt; 20 ms&quot;</source>
        <translation>„{0}“ gefunden, erwartet wird eine Bedingung wie „makespan &lt; 20 ms“</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a vertex, &quot;on&quot; and a device</source>
        <translation>„{0}“ gefunden, erwartet werden ein Knoten, „on“ und ein Gerät</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a vertex, &quot;to&quot; and a device</source>
        <translation>„{0}“ gefunden, erwartet werden ein Knoten, „to“ und ein Gerät</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a time, a share such as &quot;50 %&quot; or &quot;end&quot;</source>
        <translation>„{0}“ gefunden, erwartet wird eine Zeit, ein Anteil wie „50 %“ oder „end“</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected two numbers of episodes up to 10000</source>
        <translation>„{0}“ gefunden, erwartet werden zwei Anzahlen von Episoden bis 10000</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number with a unit or one of: {1}</source>
        <translation>„{0}“ gefunden, erwartet wird eine Zahl mit Einheit oder eines von: {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;{1} =&quot; and a value</source>
        <translation>„{0}“ gefunden, erwartet werden „{1} =“ und ein Wert</translation>
    </message>
    <message>
        <source>there is no command &quot;{0}&quot;; there are: {1}</source>
        <translation>es gibt keinen Befehl „{0}“; es gibt: {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a name of letters and digits</source>
        <translation>„{0}“ gefunden, erwartet wird ein Name aus Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;NAME | QUESTION&quot; and, if any, choices</source>
        <translation>„{0}“ gefunden, erwartet werden „NAME | FRAGE“ und gegebenenfalls Antworten zur Wahl</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 8 choices, none of them empty</source>
        <translation>„{0}“ gefunden, erwartet werden höchstens 8 Antworten zur Wahl, keine davon leer</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected several choices or none</source>
        <translation>„{0}“ gefunden, erwartet werden mehrere Antworten zur Wahl oder keine</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;---&quot;, with which a lesson begins</source>
        <translation>„{0}“ gefunden, erwartet wird „---“, womit eine Lektion beginnt</translation>
    </message>
    <message>
        <source>found the end of the text, expected &quot;---&quot; after the lesson&apos;s head</source>
        <translation>das Ende des Textes gefunden, erwartet wird „---“ nach dem Kopf der Lektion</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; stands twice</source>
        <translation>„{0}“ steht zweimal da</translation>
    </message>
    <message>
        <source>the lesson&apos;s head lacks &quot;{0}&quot;</source>
        <translation>dem Kopf der Lektion fehlt „{0}“</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a text of at most 300 letters</source>
        <translation>„{0}“ gefunden, erwartet wird ein Text von höchstens 300 Buchstaben</translation>
    </message>
    <message>
        <source>there is no level &quot;{0}&quot;; there are: {1}</source>
        <translation>es gibt keine Schwierigkeit „{0}“; es gibt: {1}</translation>
    </message>
    <message>
        <source>found version &quot;{0}&quot; of the format, expected 1</source>
        <translation>Version „{0}“ des Formats gefunden, erwartet wird 1</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a whole number from 0 to 1000</source>
        <translation>„{0}“ gefunden, erwartet wird eine ganze Zahl von 0 bis 1000</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; in the lesson&apos;s head, expected one of: {1}</source>
        <translation>„{0}“ im Kopf der Lektion gefunden, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;# &quot; and the title of a step</source>
        <translation>„{0}“ gefunden, erwartet werden „# “ und der Titel eines Schritts</translation>
    </message>
    <message>
        <source>the lesson has no step: a line that begins with &quot;# &quot; and its title</source>
        <translation>die Lektion hat keinen Schritt: eine Zeile, die mit „# “ und ihrem Titel beginnt</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected the title of a step</source>
        <translation>„{0}“ gefunden, erwartet wird der Titel eines Schritts</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 60 steps</source>
        <translation>„{0}“ gefunden, erwartet werden höchstens 60 Schritte</translation>
    </message>
    <message>
        <source>found &quot;{0}:&quot;, expected a text or one of: {1}</source>
        <translation>„{0}:“ gefunden, erwartet wird ein Text oder eines von: {1}</translation>
    </message>
    <message>
        <source>found nothing after &quot;{0}:&quot;</source>
        <translation>nach „{0}:“ nichts gefunden</translation>
    </message>
    <message>
        <source>found &quot;{0}:&quot; once more, expected at most 24 in a step</source>
        <translation>„{0}:“ noch einmal gefunden, erwartet werden höchstens 24 in einem Schritt</translation>
    </message>
    <message>
        <source>there is no &quot;{0}&quot; to point at; there are: {1}</source>
        <translation>es gibt kein „{0}“, auf das gezeigt werden könnte; es gibt: {1}</translation>
    </message>
    <message>
        <source>the text is longer than 256 KiB, expected a lesson</source>
        <translation>der Text ist länger als 256 KiB, erwartet wird eine Lektion</translation>
    </message>
    <message>
        <source>the text is no UTF-8</source>
        <translation>der Text ist kein UTF-8</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected two numbers in the same unit</source>
        <translation>„{0}“ gefunden, erwartet werden zwei Zahlen in derselben Einheit</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a closing brace after it; a brace of its own is written twice</source>
        <translation>„{0}“ gefunden, erwartet wird danach eine schließende geschweifte Klammer; eine Klammer für sich wird doppelt geschrieben</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 40 places in one text</source>
        <translation>„{0}“ gefunden, erwartet werden höchstens 40 Stellen in einem Text</translation>
    </message>
    <message>
        <source>upward and downward rank</source>
        <translation>Aufwärts- und Abwärtsrang</translation>
    </message>
    <message>
        <source>earliest finish</source>
        <translation>frühestes Ende</translation>
    </message>
    <message>
        <source>It is on the critical path, which is kept on one device.</source>
        <translation>Der Knoten liegt auf dem kritischen Pfad, der auf einem Gerät gehalten wird.</translation>
    </message>
    <message>
        <source>b-level</source>
        <translation>b-Level</translation>
    </message>
    <message>
        <source>earliest start</source>
        <translation>frühester Beginn</translation>
    </message>
    <message>
        <source>minus the dynamic level</source>
        <translation>minus das dynamische Level</translation>
    </message>
    <message>
        <source>upward rank</source>
        <translation>Aufwärtsrang</translation>
    </message>
    <message>
        <source>last finish of its successors</source>
        <translation>letztes Ende der Nachfolger</translation>
    </message>
    <message>
        <source>static level</source>
        <translation>statisches Level</translation>
    </message>
    <message>
        <source>mean of the optimistic cost table</source>
        <translation>Mittel der optimistischen Kostentabelle</translation>
    </message>
    <message>
        <source>optimistic finish</source>
        <translation>optimistisches Ende</translation>
    </message>
    <message>
        <source>{0} can&apos;t be locked on {1}: it, or what it is colocated with, is not allowed there or locked elsewhere</source>
        <translation>{0} kann nicht auf {1} festgehalten werden: der Knoten, oder wozu er gehört, ist dort nicht erlaubt oder anderswo festgehalten</translation>
    </message>
    <message>
        <source>vertex {0} or device {1} of a lock does not exist</source>
        <translation>Knoten {0} oder Gerät {1} zum Festhalten gibt es nicht</translation>
    </message>
    <message>
        <source>{0}, seed {1}: {2}</source>
        <translation>{0}, Startwert {1}: {2}</translation>
    </message>
    <message>
        <source>Makespans by placer: {0}</source>
        <translation>Gesamtdauern nach Platzierer: {0}</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Best makespan so far by placer: {0}</source>
        <translation>Beste Gesamtdauer bis dahin nach Platzierer: {0}</translation>
    </message>
    <message>
        <source>Simulated placements</source>
        <translation>Simulierte Platzierungen</translation>
    </message>
    <message>
        <source>Wall-clock time</source>
        <translation>Verstrichene Zeit</translation>
    </message>
    <message>
        <source>Makespans of the seeds</source>
        <translation>Gesamtdauern der Startwerte</translation>
    </message>
    <message>
        <source>Best so far against simulated placements</source>
        <translation>Beste bis dahin gegen simulierte Platzierungen</translation>
    </message>
    <message>
        <source>Best so far against time</source>
        <translation>Beste bis dahin gegen die Zeit</translation>
    </message>
    <message>
        <source>expected three numbers: evaluations, seconds and makespan</source>
        <translation>erwartet werden drei Zahlen: Auswertungen, Sekunden und Gesamtdauer</translation>
    </message>
    <message>
        <source>cannot write the comparison&apos;s file: {0}</source>
        <translation>die Datei des Vergleichs kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>the file is of another comparison: its graphs, devices, model, placers or budget differ</source>
        <translation>die Datei gehört zu einem anderen Vergleich: Graphen, Geräte, Modell, Platzierer oder Budget sind anders</translation>
    </message>
    <message>
        <source>the file is no comparison</source>
        <translation>die Datei ist kein Vergleich</translation>
    </message>
    <message>
        <source>the comparison&apos;s version {0} is newer than this program, which reads 1</source>
        <translation>Version {0} des Vergleichs ist neuer als dieses Programm, das 1 liest</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>{0}: difference</source>
        <translation>{0}: Differenz</translation>
    </message>
    <message>
        <source>{0}: ratio</source>
        <translation>{0}: Verhältnis</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Untere Schranke</translation>
    </message>
    <message>
        <source>Critical path: compute</source>
        <translation>Kritischer Pfad: Rechnen</translation>
    </message>
    <message>
        <source>Critical path: transfer</source>
        <translation>Kritischer Pfad: Übertragung</translation>
    </message>
    <message>
        <source>Critical path: waiting its turn</source>
        <translation>Kritischer Pfad: Warten, bis es dran ist</translation>
    </message>
    <message>
        <source>Idle, all devices</source>
        <translation>Untätig, alle Geräte</translation>
    </message>
    <message>
        <source>Idle with work to come</source>
        <translation>Untätig, obwohl noch Arbeit kommt</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>Bewegte Bytes</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Übertragungen</translation>
    </message>
    <message>
        <source>Memory peak, fullest device</source>
        <translation>Speicherspitze, vollstes Gerät</translation>
    </message>
    <message>
        <source>Moved vertices</source>
        <translation>Verschobene Knoten</translation>
    </message>
    <message>
        <source>Moved share</source>
        <translation>Verschobener Anteil</translation>
    </message>
    <message>
        <source>{0}: busy</source>
        <translation>{0}: beschäftigt</translation>
    </message>
    <message>
        <source>{0}: share of the work</source>
        <translation>{0}: Anteil an der Arbeit</translation>
    </message>
    <message>
        <source>{0}: idle</source>
        <translation>{0}: untätig</translation>
    </message>
    <message>
        <source>{0}: memory peak</source>
        <translation>{0}: Speicherspitze</translation>
    </message>
    <message>
        <source>{0} idles {1} more on {2}: it waits {3} longer for transfers from {4}.</source>
        <translation>Bei {0} ist {2} um {1} länger untätig: es wartet {3} länger auf Übertragungen von {4}.</translation>
    </message>
    <message>
        <source>{0} idles {1} more on {2}: for {3} longer, inputs from {4} wait for a free channel or a barrier.</source>
        <translation>Bei {0} ist {2} um {1} länger untätig: {3} länger warten Eingaben von {4} auf einen freien Kanal oder eine Schranke.</translation>
    </message>
    <message>
        <source>{0} idles {1} more on {2}: it waits {3} longer for what {4} has yet to compute.</source>
        <translation>Bei {0} ist {2} um {1} länger untätig: es wartet {3} länger auf das, was {4} erst noch rechnen muss.</translation>
    </message>
    <message>
        <source>{0} idles {1} more on {2}: for {3} longer it has no task left.</source>
        <translation>Bei {0} ist {2} um {1} länger untätig: {3} länger ist keine Aufgabe mehr da.</translation>
    </message>
    <message>
        <source>{0} idles {1} more on {2}: for {3} longer a task that has its inputs waits for a barrier, memory, a pause or its turn.</source>
        <translation>Bei {0} ist {2} um {1} länger untätig: {3} länger wartet eine Aufgabe, die ihre Eingaben hat, auf eine Schranke, Speicher, eine Pause oder darauf, dass sie dran ist.</translation>
    </message>
    <message>
        <source>{0} runs out of memory.</source>
        <translation>Bei {0} reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>{0} and {1} take the same time, to a thousandth.</source>
        <translation>{0} und {1} dauern gleich lang, auf ein Tausendstel genau.</translation>
    </message>
    <message>
        <source>{0} takes {1} ({2} %) longer than {3}; on its critical path compute {4}, transfers {5}, waiting for a busy device or channel {6}.</source>
        <translation>{0} dauert {1} ({2} %) länger als {3}; auf dem kritischen Pfad Rechnen {4}, Übertragungen {5}, Warten auf ein beschäftigtes Gerät oder einen belegten Kanal {6}.</translation>
    </message>
    <message>
        <source>Gantt chart: {0}</source>
        <translation>Gantt-Diagramm: {0}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cost model</source>
        <translation>Kostenmodell</translation>
    </message>
    <message>
        <source>Order of ready tasks</source>
        <translation>Reihenfolge bereiter Aufgaben</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Noise of kernels and transfers</source>
        <translation>Rauschen von Kerneln und Übertragungen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Differences from {0}</source>
        <translation>Unterschiede zu {0}</translation>
    </message>
    <message>
        <source>Commands that make these runs again</source>
        <translation>Befehle, die diese Läufe noch einmal machen</translation>
    </message>
    <message>
        <source>{0} has ended on {1}</source>
        <translation>{0} ist auf {1} zu Ende</translation>
    </message>
    <message>
        <source>{0} has arrived on {1}</source>
        <translation>{0} ist auf {1} angekommen</translation>
    </message>
    <message>
        <source>{1} has made {0} ready to be sent to {2}</source>
        <translation>{1} hat {0} zum Senden an {2} bereit gemacht</translation>
    </message>
    <message>
        <source>{0} has all its inputs on {1}</source>
        <translation>{0} hat alle Eingaben auf {1}</translation>
    </message>
    <message>
        <source>{0} can go from {1} to {2}</source>
        <translation>{0} kann von {1} nach {2} gehen</translation>
    </message>
    <message>
        <source>{0} starts on {1}</source>
        <translation>{0} beginnt auf {1}</translation>
    </message>
    <message>
        <source>{0} sets out from {1} to {2}</source>
        <translation>{0} geht von {1} nach {2} los</translation>
    </message>
    <message>
        <source>{1} begins to prepare {0} for {2}</source>
        <translation>{1} beginnt, {0} für {2} vorzubereiten</translation>
    </message>
    <message>
        <source>{0}, as the run has it</source>
        <translation>{0}, wie im Lauf</translation>
    </message>
    <message>
        <source>{0} to {1}, as the run has it</source>
        <translation>{0} nach {1}, wie im Lauf</translation>
    </message>
    <message>
        <source>{0} is free; ready for it: {1}; rule: {2}</source>
        <translation>{0} ist frei; bereit dafür: {1}; Regel: {2}</translation>
    </message>
    <message>
        <source>{0} to {1} is free; ready for it: {2}; rule: {3}</source>
        <translation>{0} nach {1} ist frei; bereit dafür: {2}; Regel: {3}</translation>
    </message>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} nach {1}</translation>
    </message>
    <message>
        <source>ready since {0}</source>
        <translation>bereit seit {0}</translation>
    </message>
    <message>
        <source>longest way to the end: {0}</source>
        <translation>längster Weg zum Ende: {0}</translation>
    </message>
    <message>
        <source>successor rank {0}</source>
        <translation>Nachfolgerrang {0}</translation>
    </message>
    <message>
        <source>depth {0}</source>
        <translation>Tiefe {0}</translation>
    </message>
    <message>
        <source>number {0} of the order</source>
        <translation>Nummer {0} der Reihenfolge</translation>
    </message>
    <message>
        <source>drew {0}</source>
        <translation>gezogen: {0}</translation>
    </message>
    <message>
        <source>waits: a channel on its way is taken</source>
        <translation>wartet: ein Kanal auf dem Weg ist belegt</translation>
    </message>
    <message>
        <source>waits: the device is taken</source>
        <translation>wartet: das Gerät ist belegt</translation>
    </message>
    <message>
        <source>waits: it is not its turn</source>
        <translation>wartet: ist noch nicht dran</translation>
    </message>
    <message>
        <source>waits: it does not fit into memory</source>
        <translation>wartet: passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>starts: nothing else is ready for it</source>
        <translation>beginnt: nichts anderes ist bereit dafür</translation>
    </message>
    <message>
        <source>starts: equal to the next, the lower number goes first</source>
        <translation>beginnt: gleich dem nächsten, die kleinere Nummer geht vor</translation>
    </message>
    <message>
        <source>starts: the rule puts it first</source>
        <translation>beginnt: nach der Regel zuerst dran</translation>
    </message>
    <message>
        <source>{0} has nothing left to do</source>
        <translation>{0} hat nichts mehr zu tun</translation>
    </message>
    <message>
        <source>{0} waits for {1}, which is on its way from {2} until {3}; then it can run {4}</source>
        <translation>{0} wartet auf {1}, das bis {3} von {2} unterwegs ist; dann kann {4} laufen</translation>
    </message>
    <message>
        <source>{0} waits for {1} from {2}, which never sets out; it would run {3}</source>
        <translation>{0} wartet auf {1} von {2}, das nie losgeht; danach liefe {3}</translation>
    </message>
    <message>
        <source>{0} waits for {1} from {2}, which can&apos;t set out before {3}; it is to run {4}</source>
        <translation>{0} wartet auf {1} von {2}, das nicht vor {3} losgehen kann; danach soll {4} laufen</translation>
    </message>
    <message>
        <source>{0} waits for {1}, which runs on {2} until {3}; it is to run {4}</source>
        <translation>{0} wartet auf {1}, das auf {2} bis {3} läuft; danach soll {4} laufen</translation>
    </message>
    <message>
        <source>{0} waits for {1}, which never starts on {2}; it would run {3}</source>
        <translation>{0} wartet auf {1}, das auf {2} nie beginnt; danach liefe {3}</translation>
    </message>
    <message>
        <source>{0} waits for {1}, which does not start on {2} before {3}; it is to run {4}</source>
        <translation>{0} wartet auf {1}, das auf {2} nicht vor {3} beginnt; danach soll {4} laufen</translation>
    </message>
    <message>
        <source>{0} waits at the barrier until {1}; {2} has its inputs</source>
        <translation>{0} wartet bis {1} an der Schranke; {2} hat seine Eingaben</translation>
    </message>
    <message>
        <source>{0} waits for memory until {1}; {2} has its inputs</source>
        <translation>{0} wartet bis {1} auf Speicher; {2} hat seine Eingaben</translation>
    </message>
    <message>
        <source>{0} waits for memory for ever; it would run {1}</source>
        <translation>{0} wartet für immer auf Speicher; danach liefe {1}</translation>
    </message>
    <message>
        <source>{0} pauses after its last kernel; {1} starts at {2}</source>
        <translation>{0} pausiert nach seinem letzten Kern; {1} beginnt bei {2}</translation>
    </message>
    <message>
        <source>{0} has the inputs of {1} and starts it at {2}</source>
        <translation>{0} hat die Eingaben von {1} und beginnt es bei {2}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no time: write 10us, 1.5ms or 2s</source>
        <translation>„{0}“ ist keine Zeit: 10us, 1.5ms oder 2s schreiben</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no size: write 512, 64KiB or 1.5GiB</source>
        <translation>„{0}“ ist keine Größe: 512, 64KiB oder 1.5GiB schreiben</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no number: write 12, 1e9 or 3.5G</source>
        <translation>„{0}“ ist keine Zahl: 12, 1e9 oder 3.5G schreiben</translation>
    </message>
    <message>
        <source>a quotation mark is missing at the end</source>
        <translation>am Ende fehlt ein Anführungszeichen</translation>
    </message>
    <message>
        <source>a field is missing, such as cost or bytes</source>
        <translation>ein Feld fehlt, etwa cost oder bytes</translation>
    </message>
    <message>
        <source>no field &quot;{0}&quot;; there are: {1}</source>
        <translation>kein Feld „{0}“; es gibt: {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; needs a value</source>
        <translation>„{0}“ braucht einen Wert</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a text: use : or = or !=</source>
        <translation>„{0}“ ist ein Text: dafür : oder = oder != nehmen</translation>
    </message>
    <message>
        <source>Twice the bandwidth</source>
        <translation>Doppelte Bandbreite</translation>
    </message>
    <message>
        <source>Half the latency</source>
        <translation>Halbe Latenz</translation>
    </message>
    <message>
        <source>One more device like {0}, same placement</source>
        <translation>Ein Gerät wie {0} mehr, gleiche Platzierung</translation>
    </message>
    <message>
        <source>One more device like {0}, placed again</source>
        <translation>Ein Gerät wie {0} mehr, neu platziert</translation>
    </message>
    <message>
        <source>{0} twice as fast</source>
        <translation>{0} doppelt so schnell</translation>
    </message>
    <message>
        <source>Rule of choice {0}</source>
        <translation>Auswahlregel {0}</translation>
    </message>
    <message>
        <source>Unlimited channels</source>
        <translation>Unbegrenzte Kanäle</translation>
    </message>
    <message>
        <source>Bulk-synchronous</source>
        <translation>Mit Schranken zwischen den Ebenen</translation>
    </message>
    <message>
        <source>Asynchronous</source>
        <translation>Asynchron</translation>
    </message>
    <message>
        <source>No noise</source>
        <translation>Kein Rauschen</translation>
    </message>
    <message>
        <source>islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>devices of an island</source>
        <translation>Geräte einer Insel</translation>
    </message>
    <message>
        <source>kind of every device</source>
        <translation>Art jedes Geräts</translation>
    </message>
    <message>
        <source>bandwidth inside an island, GB/s</source>
        <translation>Bandbreite in einer Insel, GB/s</translation>
    </message>
    <message>
        <source>latency inside an island, microseconds</source>
        <translation>Latenz in einer Insel, Mikrosekunden</translation>
    </message>
    <message>
        <source>bandwidth between islands, GB/s</source>
        <translation>Bandbreite zwischen Inseln, GB/s</translation>
    </message>
    <message>
        <source>latency between islands, microseconds</source>
        <translation>Latenz zwischen Inseln, Mikrosekunden</translation>
    </message>
    <message>
        <source>transfers that leave or enter an island at once (0: as elsewhere)</source>
        <translation>Übertragungen, die eine Insel zugleich verlassen oder erreichen (0: wie anderswo)</translation>
    </message>
    <message>
        <source>channels of the other links</source>
        <translation>Kanäle der übrigen Verbindungen</translation>
    </message>
    <message>
        <source>{0} is locked on {1}, nothing was moved; unlock it first</source>
        <translation>{0} ist auf {1} festgehalten, nichts wurde verschoben; zuerst freigeben</translation>
    </message>
    <message>
        <source>{0} is not allowed on {1}, nothing was moved; it may run on {2}</source>
        <translation>{0} ist auf {1} nicht erlaubt, nichts wurde verschoben; erlaubt ist {2}</translation>
    </message>
    <message>
        <source>Other factors</source>
        <translation>Andere Faktoren</translation>
    </message>
    <message>
        <source>the graph has no vertex &quot;{0}&quot;</source>
        <translation>der Graph hat keinen Knoten „{0}“</translation>
    </message>
    <message>
        <source>there is no device &quot;{0}&quot;</source>
        <translation>es gibt kein Gerät „{0}“</translation>
    </message>
    <message>
        <source>there is no lesson &quot;{0}&quot;</source>
        <translation>es gibt keine Lektion „{0}“</translation>
    </message>
    <message>
        <source>the command line has one noise for tasks and transfers alike; here they differ</source>
        <translation>die Befehlszeile kennt nur ein Rauschen für Aufgaben und Übertragungen zugleich; hier sind sie verschieden</translation>
    </message>
    <message>
        <source>{0} has changed since the session was saved</source>
        <translation>{0} hat sich geändert, seit die Sitzung gespeichert wurde</translation>
    </message>
    <message>
        <source>left out: {0}</source>
        <translation>weggelassen: {0}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no whole number from 1 to {1}</source>
        <translation>„{0}“ ist keine ganze Zahl von 1 bis {1}</translation>
    </message>
    <message>
        <source>{0} devices are too many, expected at most {1}</source>
        <translation>{0} Geräte sind zu viele, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no number with a unit, expected one of {1}, or *2 to double</source>
        <translation>„{0}“ ist keine Zahl mit Einheit, erwartet wird eine von {1}, oder *2 zum Verdoppeln</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no time, expected at least 0</source>
        <translation>„{0}“ ist keine Zeit, erwartet wird mindestens 0</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is too small or too large, expected more than 0</source>
        <translation>„{0}“ ist zu klein oder zu groß, erwartet wird mehr als 0</translation>
    </message>
    <message>
        <source>no run is called &quot;{0}&quot;, expected one of {1}</source>
        <translation>kein Lauf heißt „{0}“, erwartet wird einer von {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no range of steps, expected N or N..M from 1 to {1}</source>
        <translation>„{0}“ ist kein Bereich von Schritten, erwartet wird N oder N..M von 1 bis {1}</translation>
    </message>
    <message>
        <source>the graph has no vertex &quot;{0}&quot;, expected a name or an id below {1}</source>
        <translation>der Graph hat keinen Knoten „{0}“, erwartet wird ein Name oder eine Nummer unter {1}</translation>
    </message>
    <message>
        <source>found {0}, expected a number from {1} to {2}</source>
        <translation>{0} gefunden, erwartet wird eine Zahl von {1} bis {2}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected the number of a step, a whole one from 1 to 1000000</source>
        <translation>„{0}“ gefunden, erwartet wird die Nummer eines Schritts, eine ganze von 1 bis 1000000</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected nothing more</source>
        <translation>„{0}“ gefunden, erwartet wird nichts weiter</translation>
    </message>
    <message>
        <source>another comparison is being kept in this file at this time</source>
        <translation>in dieser Datei wird gerade ein anderer Vergleich festgehalten</translation>
    </message>
    <message>
        <source>Vertices: {0}, edges: {1}.</source>
        <translation>Knoten: {0}, Kanten: {1}.</translation>
    </message>
    <message>
        <source>Settings: {0}</source>
        <translation>Einstellungen: {0}</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Devices: {0}</source>
        <translation>Geräte: {0}</translation>
    </message>
    <message>
        <source>the export was stopped</source>
        <translation>der Export wurde angehalten</translation>
    </message>
    <message>
        <source>an animation&apos;s name ends in .gif, .png, .mp4 or .webm, or in / where it is a folder of frames</source>
        <translation>der Name einer Animation endet auf .gif, .png, .mp4 oder .webm, oder auf /, wo er ein Ordner für Einzelbilder ist</translation>
    </message>
    <message>
        <source>a GIF shows at most 50 frames a second</source>
        <translation>ein GIF zeigt höchstens 50 Bilder je Sekunde</translation>
    </message>
    <message>
        <source>cannot write the GIF: {0}</source>
        <translation>das GIF kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>cannot write the frames: {0}</source>
        <translation>die Einzelbilder können nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>videos are made by the program ffmpeg, which is not installed; a .gif or .png frames need no other program</source>
        <translation>Videos macht das Programm ffmpeg, das nicht installiert ist; ein .gif oder .png-Einzelbilder brauchen kein anderes Programm</translation>
    </message>
    <message>
        <source>cannot write the video: {0}</source>
        <translation>das Video kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>cannot start ffmpeg: {0}</source>
        <translation>ffmpeg kann nicht gestartet werden: {0}</translation>
    </message>
    <message>
        <source>ffmpeg failed: {0}</source>
        <translation>ffmpeg ist gescheitert: {0}</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of {0} by {1} pixels</source>
        <translation>der Speicher reicht nicht für ein Bild von {0} mal {1} Pixeln</translation>
    </message>
    <message>
        <source>there is no finished run to report</source>
        <translation>es gibt keinen fertigen Lauf zu berichten</translation>
    </message>
    <message>
        <source>a checkpoint keeps no curves, and {0} logs of this training lie beside it; expected {1}, as doppler train --json-log writes it</source>
        <translation>ein Checkpoint enthält keine Kurven, und {0} Protokolle dieses Trainings liegen daneben; erwartet wird {1}, wie doppler train --json-log es schreibt</translation>
    </message>
    <message>
        <source>a session has its own graph and runs; open it alone</source>
        <translation>eine Sitzung hat ihren eigenen Graphen und ihre Läufe; sie wird allein geöffnet</translation>
    </message>
    <message>
        <source>a lesson opens what it is about; open it alone</source>
        <translation>eine Lektion öffnet, worum es in ihr geht; sie wird allein geöffnet</translation>
    </message>
    <message>
        <source>a trace has a placement of its own; open one after the other</source>
        <translation>ein Ablauf hat seine eigene Platzierung; beide werden nacheinander geöffnet</translation>
    </message>
    <message>
        <source>stopped before all runs were there</source>
        <translation>angehalten, bevor alle Läufe da waren</translation>
    </message>
    <message>
        <source>with it the sum of all {0} is beyond the range of numbers, expected smaller ones</source>
        <translation>damit liegt die Summe aller {0} außerhalb des Zahlenbereichs, erwartet werden kleinere Werte</translation>
    </message>
    <message>
        <source>the graph has a cycle of {0} vertices: {1}</source>
        <translation>der Graph hat einen Zyklus aus {0} Knoten: {1}</translation>
    </message>
    <message>
        <source>a shared bus is no contention for all pairs: name it in &quot;channels&quot; with its capacity, and in the &quot;channels&quot; of the pairs that use it</source>
        <translation>ein gemeinsamer Bus ist keine Kanalregel für alle Paare: Er gehört mit seiner Kapazität in „channels“ und in die „channels“ der Paare, die ihn benutzen</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected = behind an attribute</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird = hinter einem Attribut</translation>
    </message>
    <message>
        <source>this is a trace of a run, expected a graph</source>
        <translation>dies ist der Ablauf eines Laufs, erwartet wird ein Graph</translation>
    </message>
    <message>
        <source>{0} has no place for all that the graph says, lost: {1}</source>
        <translation>{0} hat nicht für alles Platz, was der Graph sagt; verloren: {1}</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>this failed unexpectedly: {0}</source>
        <translation>dies ist unerwartet fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>the results are of another comparison: its graphs, devices, model, placers or budget have changed since</source>
        <translation>die Ergebnisse gehören zu einem anderen Vergleich: Graphen, Geräte, Modell, Platzierer oder Budget haben sich seither geändert</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is for files; an option of a built-in family is given as {1}</source>
        <translation>„{0}“ ist für Dateien; eine Option einer eingebauten Graphfamilie wird als {1} angegeben</translation>
    </message>
    <message>
        <source>cannot write the log: {0}</source>
        <translation>das Protokoll kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>unknown picture &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekanntes Bild „{0}“, erwartet wird eines von {1}</translation>
    </message>
    <message>
        <source>no run of the comparison has a result to draw</source>
        <translation>kein Lauf des Vergleichs hat ein Ergebnis, das sich zeichnen ließe</translation>
    </message>
    <message>
        <source>the comparison has {0} pairs of graph and devices, expected at most {1}</source>
        <translation>der Vergleich hat {0} Paare aus Graph und Geräten, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>a policy that builds every placement anew: small networks, vertices in order of readiness, actions drawn, and imitation of its own best episodes</source>
        <translation>eine Strategie, die jede Platzierung neu aufbaut: kleine Netze, Knoten in der Reihenfolge ihrer Bereitschaft, gezogene Aktionen und Nachahmung der eigenen besten Episoden</translation>
    </message>
    <message>
        <source>a learned choice of moves in an annealed search: small networks, no imitation, and episodes that go by an earlier one but for the decision that PLC would rather take otherwise</source>
        <translation>gelernte Wahl von Zügen in einer Suche mit Abkühlung: kleine Netze, keine Nachahmung, und Episoden, die einer früheren folgen, bis auf die Entscheidung, die PLC lieber anders träfe</translation>
    </message>
    <message>
        <source>DOPPLER, pure</source>
        <translation>DOPPLER, rein</translation>
    </message>
    <message>
        <source>DOPPLER, pure, control</source>
        <translation>DOPPLER, rein, Kontrolle</translation>
    </message>
    <message>
        <source>this is a file of the format &quot;{0}&quot;, expected a graph, devices, a placement, a trace, a session, a checkpoint or a training&apos;s log</source>
        <translation>dies ist eine Datei im Format „{0}“, erwartet wird ein Graph, Geräte, eine Platzierung, ein Ablauf, eine Sitzung, ein Checkpoint oder das Protokoll eines Trainings</translation>
    </message>
    <message>
        <source>this is no file that can be opened here: expected a graph ({0}), devices, a placement, a trace, a session, a checkpoint or a training&apos;s log</source>
        <translation>dies ist keine Datei, die hier geöffnet werden kann: erwartet wird ein Graph ({0}), Geräte, eine Platzierung, ein Ablauf, eine Sitzung, ein Checkpoint oder das Protokoll eines Trainings</translation>
    </message>
    <message>
        <source>the networks of {0} place on as many devices as they were trained on: {1}, and here are {2}</source>
        <translation>die Netze von {0} platzieren auf so vielen Geräten, wie sie im Training hatten: {1}, und hier sind es {2}</translation>
    </message>
    <message>
        <source>episodes_per_update is {0}: {1} processes need at least as many to share out, for example --set episodes_per_update={2}</source>
        <translation>episodes_per_update ist {0}: {1} Prozesse brauchen mindestens so viele zum Verteilen, zum Beispiel --set episodes_per_update={2}</translation>
    </message>
    <message>
        <source>Trained policy from a checkpoint</source>
        <translation>Trainierte Strategie aus einem Checkpoint</translation>
    </message>
    <message>
        <source>the checkpoint that training left</source>
        <translation>der Checkpoint, den das Training hinterließ</translation>
    </message>
    <message>
        <source>greedy: the networks&apos; choice, and what is drawn by their odds while the budget lasts; best: the stored best where graph and devices are the trained ones</source>
        <translation>greedy: die Wahl der Netze, und was nach ihren Wahrscheinlichkeiten gezogen wird, solange das Budget reicht; best: die gespeicherte beste, wo Graph und Geräte die des Trainings sind</translation>
    </message>
    <message>
        <source>no checkpoint is named: set the option &quot;file&quot;</source>
        <translation>kein Checkpoint ist genannt: die Option „file“ setzen</translation>
    </message>
    <message>
        <source>no plan was found that runs in the devices&apos; memory: every one that was tried waits for room for ever</source>
        <translation>kein Plan wurde gefunden, der im Speicher der Geräte läuft: jeder, der versucht wurde, wartet für immer auf Platz</translation>
    </message>
    <message>
        <source>the curves are not kept: this file is there already and is no training&apos;s log</source>
        <translation>die Kurven werden nicht aufgehoben: diese Datei gibt es schon, und sie ist kein Protokoll eines Trainings</translation>
    </message>
    <message>
        <source>the log of a training is not there any more</source>
        <translation>das Protokoll eines Trainings ist nicht mehr da</translation>
    </message>
    <message>
        <source>the networks: shipped, fresh (untrained), or a checkpoint file of this policy</source>
        <translation>die Netze: shipped (mitgeliefert), fresh (untrainiert) oder eine Checkpointdatei dieser Strategie</translation>
    </message>
    <message>
        <source>vertices that SEL chooses from, for each move that is tried</source>
        <translation>Knoten, aus denen SEL für jeden versuchten Zug wählt</translation>
    </message>
    <message>
        <source>devices for that vertex, each with others that join, that PLC chooses from</source>
        <translation>Geräte für diesen Knoten, jedes mit anderen, die sich anschließen, aus denen PLC wählt</translation>
    </message>
    <message>
        <source>factor of the scores when SEL and PLC draw; 0: all alike</source>
        <translation>Faktor der Bewertungen, wenn SEL und PLC ziehen; 0: alle gleich</translation>
    </message>
    <message>
        <source>the settings that the shipped networks were trained with</source>
        <translation>die Einstellungen, mit denen die mitgelieferten Netze trainiert wurden</translation>
    </message>
    <message>
        <source>the checkpoint was trained on another graph, or with other locks: {0} of {1} vertices; to go on it needs the same</source>
        <translation>der Checkpoint wurde auf einem anderen Graphen oder mit anderen Sperren trainiert: {0} mit {1} Knoten; zum Fortsetzen braucht er dieselben</translation>
    </message>
    <message>
        <source>{0} would overwrite what {1} names</source>
        <translation>{0} würde überschreiben, was {1} nennt</translation>
    </message>
    <message>
        <source>the log is of another training: {0}, seed {1}; expected {2}, seed {3}</source>
        <translation>das Protokoll ist von einem anderen Training: {0}, Startwert {1}; erwartet {2}, Startwert {3}</translation>
    </message>
    <message>
        <source>this was trained on another graph or on other devices than those that are open: open those to go on</source>
        <translation>das wurde auf einem anderen Graphen oder auf anderen Geräten trainiert als denen, die offen sind: zum Fortsetzen sind jene zu öffnen</translation>
    </message>
    <message>
        <source>the best of a training</source>
        <translation>der beste eines Trainings</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>von Hand geändert</translation>
    </message>
    <message>
        <source>placed around locked vertices</source>
        <translation>um festgehaltene Knoten herum platziert</translation>
    </message>
    <message>
        <source>a placement from elsewhere, or of a search that was stopped early</source>
        <translation>eine Platzierung von anderswo oder aus einer Suche, die vorzeitig angehalten wurde</translation>
    </message>
    <message>
        <source>placed within a time, in which another computer gets further or less far</source>
        <translation>innerhalb einer Zeit platziert, in der ein anderer Rechner weiter oder weniger weit kommt</translation>
    </message>
    <message>
        <source>simulated with another seed than it was placed with</source>
        <translation>mit einem anderen Startwert simuliert als platziert</translation>
    </message>
    <message>
        <source>a command sets runs of the same graph, devices and model side by side; here they differ</source>
        <translation>ein Befehl stellt Läufe mit gleichem Graphen, gleichen Geräten und gleichem Modell nebeneinander; hier unterscheiden sie sich</translation>
    </message>
    <message>
        <source>no vertex is selected whose place could be explained</source>
        <translation>kein Knoten ist ausgewählt, dessen Platz erklärt werden könnte</translation>
    </message>
    <message>
        <source>not all of these runs are given by the names of placers</source>
        <translation>nicht alle diese Läufe ergeben sich aus den Namen von Platzierern</translation>
    </message>
    <message>
        <source>the run can&apos;t be told step by step</source>
        <translation>der Lauf kann nicht Schritt für Schritt erzählt werden</translation>
    </message>
    <message numerus="yes">
        <source>the file ends within a record of {0} bytes</source>
        <comment>the file ends within a record of {0} byte</comment>
        <translation>
            <numerusform>die Datei endet in einem Satz von {0} Byte</numerusform>
            <numerusform>die Datei endet in einem Satz von {0} Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} dependencies lead to nodes that the trace doesn&apos;t have</source>
        <comment>{0} dependency leads to a node that the trace doesn&apos;t have</comment>
        <translation>
            <numerusform>{0} Abhängigkeit führt zu einem Knoten, den der Ablauf nicht hat</numerusform>
            <numerusform>{0} Abhängigkeiten führen zu Knoten, die der Ablauf nicht hat</numerusform>
        </translation>
    </message>
    <message>
        <source>line 1: the number of vertices and inputs is {0}, expected {1}; inputs listed: {2}, cost lines: {3}</source>
        <translation>Zeile 1: die Anzahl der Knoten und Eingaben ist {0}, erwartet wird {1}; aufgezählte Eingaben: {2}, Kostenzeilen: {3}</translation>
    </message>
    <message>
        <source>line {0}: the number of targets is {1}, expected {2}, that of the sources before</source>
        <translation>Zeile {0}: die Anzahl der Ziele ist {1}, erwartet wird {2}, die der Quellen davor</translation>
    </message>
    <message>
        <source>operators with a measured time in the profile: {0} of {1}</source>
        <translation>Operatoren mit gemessener Zeit im Profil: {0} von {1}</translation>
    </message>
    <message numerus="yes">
        <source>found {0}, expected ids from 0 to {1} for {2} vertices</source>
        <comment>found {0}, expected ids from 0 to {1} for {2} vertex</comment>
        <translation>
            <numerusform>{0} gefunden, erwartet werden Nummern von 0 bis {1} für {2} Knoten</numerusform>
            <numerusform>{0} gefunden, erwartet werden Nummern von 0 bis {1} für {2} Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are {0} devices, expected one for each vertex ({1})</source>
        <comment>there is {0} device, expected one for each vertex ({1})</comment>
        <translation>
            <numerusform>es ist {0} Gerät, erwartet wird eines für jeden Knoten ({1})</numerusform>
            <numerusform>es sind {0} Geräte, erwartet wird eines für jeden Knoten ({1})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of {0} iterations was read: {1}</source>
        <comment>the only iteration was read: {1}</comment>
        <translation>
            <numerusform>die einzige Iteration wurde gelesen: {1}</numerusform>
            <numerusform>eine von {0} Iterationen wurde gelesen: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} operators that launched no kernel were left out (--import host=true reads them)</source>
        <comment>{0} operator that launched no kernel was left out (--import host=true reads it)</comment>
        <translation>
            <numerusform>{0} Operator, der keinen Kern startete, wurde weggelassen (--import host=true liest ihn)</numerusform>
            <numerusform>{0} Operatoren, die keinen Kern starteten, wurden weggelassen (--import host=true liest sie)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0}, but there are only {1}</source>
        <comment>found {0}, but there is only {1}</comment>
        <translation>
            <numerusform>{0} gefunden, aber es gibt nur {1}</numerusform>
            <numerusform>{0} gefunden, aber es gibt nur {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>line {0}: the number of predecessors is {1}, expected {2}, which the line announces (costs of communication are not read)</source>
        <translation>Zeile {0}: die Anzahl der Vorgänger ist {1}, erwartet wird {2}, wie die Zeile ankündigt (Kosten der Kommunikation werden nicht gelesen)</translation>
    </message>
    <message numerus="yes">
        <source>the sizes of {0} nodes&apos; outputs are unknown (no _output_shapes), and taken as 0</source>
        <comment>the size of {0} node&apos;s output is unknown (no _output_shapes), and taken as 0</comment>
        <translation>
            <numerusform>die Größe der Ausgabe von {0} Knoten ist unbekannt (kein _output_shapes) und gilt als 0</numerusform>
            <numerusform>die Größen der Ausgaben von {0} Knoten sind unbekannt (kein _output_shapes) und gelten als 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} tasks, of which none is a vertex of &quot;{1}&quot;</source>
        <comment>found {0} task, which is no vertex of &quot;{1}&quot;</comment>
        <translation>
            <numerusform>{0} Aufgabe gefunden, die kein Knoten von „{1}“ ist</numerusform>
            <numerusform>{0} Aufgaben gefunden, von denen keine ein Knoten von „{1}“ ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} fields, expected {1}</source>
        <comment>found {0} field, expected {1}</comment>
        <translation>
            <numerusform>{0} Feld gefunden, erwartet werden {1}</numerusform>
            <numerusform>{0} Felder gefunden, erwartet werden {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>to go on the checkpoint needs the graphs that it was trained on: {0}, found {1}</source>
        <translation>zum Fortsetzen braucht der Checkpoint die Graphen, auf denen er trainiert wurde: {0}, gefunden {1}</translation>
    </message>
    <message numerus="yes">
        <source>operators without a known cost, estimated at {0} vertices: {1}</source>
        <comment>operators without a known cost, estimated at {0} vertex: {1}</comment>
        <translation>
            <numerusform>Operatoren ohne bekannte Kosten, geschätzt bei {0} Knoten: {1}</numerusform>
            <numerusform>Operatoren ohne bekannte Kosten, geschätzt bei {0} Knoten: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>work that depends on unknown shapes, estimated at {0} vertices: {1}</source>
        <comment>work that depends on unknown shapes, estimated at {0} vertex: {1}</comment>
        <translation>
            <numerusform>Arbeit, die von unbekannten Formen abhängt, geschätzt bei {0} Knoten: {1}</numerusform>
            <numerusform>Arbeit, die von unbekannten Formen abhängt, geschätzt bei {0} Knoten: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loops of an unknown number of rounds, estimated at {0} vertices: {1}</source>
        <comment>loops of an unknown number of rounds, estimated at {0} vertex: {1}</comment>
        <translation>
            <numerusform>Schleifen mit unbekannter Anzahl von Runden, geschätzt bei {0} Knoten: {1}</numerusform>
            <numerusform>Schleifen mit unbekannter Anzahl von Runden, geschätzt bei {0} Knoten: {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>the external placer used too many evaluations: {0}, allowed: {1}</source>
        <translation>der externe Platzierer brauchte zu viele Auswertungen: {0}, erlaubt: {1}</translation>
    </message>
    <message>
        <source>the external placer gave no placement within {0} s</source>
        <translation>der externe Platzierer gab innerhalb von {0} s keine Platzierung</translation>
    </message>
    <message numerus="yes">
        <source>the order has {0} entries, expected every vertex ({1})</source>
        <comment>the order has {0} entry, expected every vertex ({1})</comment>
        <translation>
            <numerusform>die Reihenfolge hat {0} Eintrag, erwartet wird jeder Knoten ({1})</numerusform>
            <numerusform>die Reihenfolge hat {0} Einträge, erwartet wird jeder Knoten ({1})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of memory after {0} s; {1} tasks wait for room: {2}</source>
        <comment>out of memory after {0} s; {1} task waits for room: {2}</comment>
        <translation>
            <numerusform>nach {0} s reicht der Speicher nicht; {1} Aufgabe wartet auf Platz: {2}</numerusform>
            <numerusform>nach {0} s reicht der Speicher nicht; {1} Aufgaben warten auf Platz: {2}</numerusform>
        </translation>
    </message>
    <message>
        <source>with {0} all tasks and transfers together take {1} s, expected at most {2} s</source>
        <translation>mit {0} brauchen alle Aufgaben und Übertragungen zusammen {1} s, erwartet werden höchstens {2} s</translation>
    </message>
    <message>
        <source>{0} takes {1} s on {2}, expected at most {3} s</source>
        <translation>{0} braucht {1} s auf {2}, erwartet werden höchstens {3} s</translation>
    </message>
    <message>
        <source>one byte from {0} to {1} takes {2} s, expected at most {3} s</source>
        <translation>ein Byte von {0} nach {1} braucht {2} s, erwartet werden höchstens {3} s</translation>
    </message>
    <message>
        <source>what {0} sends takes {1} s from {2} to {3}, expected at most {4} s</source>
        <translation>was {0} sendet, braucht {1} s von {2} nach {3}, erwartet werden höchstens {4} s</translation>
    </message>
    <message numerus="yes">
        <source>all {0} kernels measured on &quot;{1}&quot; have the same size, so overhead and rates can&apos;t be told apart; expected at least two sizes</source>
        <comment>only {0} kernel was measured on &quot;{1}&quot;, so overhead and rates can&apos;t be told apart; expected at least two sizes</comment>
        <translation>
            <numerusform>nur {0} Kernel wurde auf „{1}“ gemessen, sodass Mehraufwand und Raten nicht zu trennen sind; erwartet werden mindestens zwei Größen</numerusform>
            <numerusform>alle {0} Kernel, die auf „{1}“ gemessen wurden, haben dieselbe Größe, sodass Mehraufwand und Raten nicht zu trennen sind; erwartet werden mindestens zwei Größen</numerusform>
        </translation>
    </message>
    <message>
        <source>the islands have {2} devices in all ({0} x {1}), at most {3} are possible</source>
        <translation>die Inseln haben zusammen {2} Geräte ({0} × {1}), höchstens {3} sind möglich</translation>
    </message>
    <message numerus="yes">
        <source>there are {0} links, expected one for every pair of devices ({1})</source>
        <comment>there is {0} link, expected one for every pair of devices ({1})</comment>
        <translation>
            <numerusform>es gibt {0} Verbindung, erwartet wird eine für jedes Paar von Geräten ({1})</numerusform>
            <numerusform>es gibt {0} Verbindungen, erwartet wird eine für jedes Paar von Geräten ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>guide: is there</source>
        <translation>Vorlage: ist dort</translation>
    </message>
    <message>
        <source>guide: is there, on the critical path</source>
        <translation>Vorlage: ist dort, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>guide: the critical path goes on there</source>
        <translation>Vorlage: der kritische Pfad geht dort weiter</translation>
    </message>
    <message>
        <source>guide: the critical path came from there</source>
        <translation>Vorlage: der kritische Pfad kam von dort</translation>
    </message>
    <message>
        <source>guide: wait between ready and start there</source>
        <translation>Vorlage: Warten zwischen bereit und Beginn dort</translation>
    </message>
    <message>
        <source>guide: compute time there, by the mean of all</source>
        <translation>Vorlage: Rechenzeit dort, durch das Mittel aller</translation>
    </message>
    <message>
        <source>guide: start</source>
        <translation>Vorlage: Beginn</translation>
    </message>
    <message>
        <source>guide: on the critical path</source>
        <translation>Vorlage: auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>guide: waited for the device there</source>
        <translation>Vorlage: wartete dort auf das Gerät</translation>
    </message>
    <message>
        <source>guide: traffic with neighbours there</source>
        <translation>Vorlage: Verkehr mit Nachbarn dort</translation>
    </message>
    <message>
        <source>guide: traffic with neighbours there, on the critical path</source>
        <translation>Vorlage: Verkehr mit Nachbarn dort, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>guide: busy share</source>
        <translation>Vorlage: belegter Anteil</translation>
    </message>
    <message>
        <source>guide: busy with others meanwhile</source>
        <translation>Vorlage: inzwischen mit anderen belegt</translation>
    </message>
    <message>
        <source>guide: busy with others meanwhile, on the critical path</source>
        <translation>Vorlage: inzwischen mit anderen belegt, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>guide: is there, traffic with neighbours elsewhere</source>
        <translation>Vorlage: ist dort, Verkehr mit Nachbarn anderswo</translation>
    </message>
    <message numerus="yes">
        <source>{0} heads can&apos;t share {1} key heads, expected a multiple of those</source>
        <comment>{0} head can&apos;t share {1} key heads, expected a multiple of those</comment>
        <translation>
            <numerusform>{0} Kopf kann sich {1} Schlüsselköpfe nicht teilen, erwartet wird ein Vielfaches davon</numerusform>
            <numerusform>{0} Köpfe können sich {1} Schlüsselköpfe nicht teilen, erwartet wird ein Vielfaches davon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} inputs and the labels of {1}, expected as many</source>
        <comment>{0} input and the labels of {1}, expected as many</comment>
        <translation>
            <numerusform>{0} Eingabe und die Indizes von {1}, erwartet werden ebenso viele</numerusform>
            <numerusform>{0} Eingaben und die Indizes von {1}, erwartet werden ebenso viele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} has {1} operands, expected {2}</source>
        <comment>{0} has {1} operand, expected {2}</comment>
        <translation>
            <numerusform>{0} hat {1} Operanden, erwartet werden {2}</numerusform>
            <numerusform>{0} hat {1} Operanden, erwartet werden {2}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} has {1} labels here, expected {2}: [{3}]</source>
        <comment>{0} has {1} label here, expected {2}: [{3}]</comment>
        <translation>
            <numerusform>{0} hat hier {1} Index, erwartet werden {2}: [{3}]</numerusform>
            <numerusform>{0} hat hier {1} Indizes, erwartet werden {2}: [{3}]</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of processors is {0}, expected from 1 to that of the vertices, {1}</source>
        <translation>die Anzahl der Prozessoren ist {0}, erwartet wird 1 bis zu der der Knoten, {1}</translation>
    </message>
    <message numerus="yes">
        <source>left out, since they do not fit any more: {0} runs</source>
        <comment>left out, since it does not fit any more: {0} run</comment>
        <translation>
            <numerusform>weggelassen, da er nicht mehr passt: {0} Lauf</numerusform>
            <numerusform>weggelassen, da sie nicht mehr passen: {0} Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>the model runs by a given order, which the episode does not tell: what other moves would have given is not known</source>
        <translation>das Modell läuft nach einer gegebenen Reihenfolge, die die Episode nicht nennt: was andere Züge ergeben hätten, ist nicht bekannt</translation>
    </message>
    <message>
        <source>vertices of the graph that the trace has no time for: {0} of {1}: {2}</source>
        <translation>Knoten des Graphen, für die der Ablauf keine Zeit hat: {0} von {1}: {2}</translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices have no time: {1}</source>
        <comment>{0} vertex has no time: {1}</comment>
        <translation>
            <numerusform>{0} Knoten hat keine Zeit: {1}</numerusform>
            <numerusform>{0} Knoten haben keine Zeit: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} entries are none of the graph&apos;s: {1}</source>
        <comment>{0} entry is none of the graph&apos;s: {1}</comment>
        <translation>
            <numerusform>{0} Eintrag gehört nicht zum Graphen: {1}</numerusform>
            <numerusform>{0} Einträge gehören nicht zum Graphen: {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>on the critical path</source>
        <translation>auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>share of the group on the critical path</source>
        <translation>Anteil der Gruppe auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>size of the group, by five</source>
        <translation>Größe der Gruppe, durch fünf</translation>
    </message>
    <message>
        <source>one of the group waited for its device, on the critical path</source>
        <translation>einer der Gruppe wartete auf sein Gerät, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>one of the group came behind a transfer, on the critical path</source>
        <translation>einer der Gruppe kam nach einer Übertragung, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>a transfer of the group&apos;s output is on the critical path</source>
        <translation>eine Übertragung der Ausgabe der Gruppe liegt auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>transfers on the critical path saved</source>
        <translation>gesparte Übertragungen auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>transfers on the critical path added</source>
        <translation>neue Übertragungen auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>change of transfers</source>
        <translation>Änderung der Übertragungen</translation>
    </message>
    <message>
        <source>change of compute time</source>
        <translation>Änderung der Rechenzeit</translation>
    </message>
    <message>
        <source>compute time there</source>
        <translation>Rechenzeit dort</translation>
    </message>
    <message>
        <source>load there, less the mean</source>
        <translation>Last dort, abzüglich des Mittels</translation>
    </message>
    <message>
        <source>load here, less the mean</source>
        <translation>Last hier, abzüglich des Mittels</translation>
    </message>
    <message>
        <source>load there after the move</source>
        <translation>Last dort nach dem Zug</translation>
    </message>
    <message>
        <source>later end of the group</source>
        <translation>späteres Ende der Gruppe</translation>
    </message>
    <message>
        <source>delay of successors</source>
        <translation>Verspätung der Nachfolger</translation>
    </message>
    <message>
        <source>later end on the critical path</source>
        <translation>späteres Ende auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>busy share there meanwhile</source>
        <translation>beschäftigter Anteil dort währenddessen</translation>
    </message>
    <message>
        <source>wait for the device here</source>
        <translation>Warten auf das Gerät hier</translation>
    </message>
    <message>
        <source>share of neighbours there</source>
        <translation>Anteil der Nachbarn dort</translation>
    </message>
    <message>
        <source>share of neighbours here</source>
        <translation>Anteil der Nachbarn hier</translation>
    </message>
    <message>
        <source>start, by the makespan</source>
        <translation>Beginn, durch die Gesamtdauer</translation>
    </message>
    <message>
        <source>share of the budget spent</source>
        <translation>verbrauchter Anteil des Budgets</translation>
    </message>
    <message>
        <source>tried before</source>
        <translation>schon versucht</translation>
    </message>
    <message>
        <source>waited for its device, on the critical path</source>
        <translation>wartete auf sein Gerät, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>came behind a transfer, on the critical path</source>
        <translation>kam nach einer Übertragung, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>a transfer of its output is on the critical path</source>
        <translation>eine Übertragung seiner Ausgabe liegt auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>transfers on the critical path</source>
        <translation>Übertragungen auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>transfers of its inputs</source>
        <translation>Übertragungen seiner Eingaben</translation>
    </message>
    <message>
        <source>transfers of its outputs</source>
        <translation>Übertragungen seiner Ausgaben</translation>
    </message>
    <message>
        <source>wait for its device</source>
        <translation>Warten auf sein Gerät</translation>
    </message>
    <message>
        <source>slack to its successors</source>
        <translation>Spielraum bis zu den Nachfolgern</translation>
    </message>
    <message>
        <source>load of its device, less the mean</source>
        <translation>Last seines Geräts, abzüglich des Mittels</translation>
    </message>
    <message>
        <source>share of neighbours on its device</source>
        <translation>Anteil der Nachbarn auf seinem Gerät</translation>
    </message>
    <message>
        <source>share of neighbours on another device, at most</source>
        <translation>Anteil der Nachbarn auf einem anderen Gerät, höchstens</translation>
    </message>
    <message>
        <source>first temperature, as a share of the start&apos;s makespan; over 250 vertices times 250 / their number</source>
        <translation>erste Temperatur, als Anteil der Gesamtdauer zu Beginn; bei über 250 Knoten mal 250 / ihre Zahl</translation>
    </message>
    <message>
        <source>moves tried with the vertex, logarithm</source>
        <translation>versuchte Züge mit dem Knoten, Logarithmus</translation>
    </message>
    <message>
        <source>moves tried since the last success, logarithm by five</source>
        <translation>versuchte Züge seit dem letzten Erfolg, Logarithmus durch fünf</translation>
    </message>
    <message>
        <source>the calibration was stopped</source>
        <translation>die Kalibrierung wurde abgebrochen</translation>
    </message>
    <message>
        <source>measured, not simulated</source>
        <translation>gemessen, nicht simuliert</translation>
    </message>
    <message>
        <source>fewer than two runs: give --placers A,B, --placement FILE or --trace FILE</source>
        <translation>weniger als zwei Läufe: --placers A,B, --placement FILE oder --trace FILE angeben</translation>
    </message>
    <message>
        <source>Training: {0}</source>
        <translation>Training: {0}</translation>
    </message>
    <message>
        <source>the trace ran on devices that the topology lacks: {0}</source>
        <translation>der Ablauf fand auf Geräten statt, die es in der Topologie nicht gibt: {0}</translation>
    </message>
    <message>
        <source>Graph: {0}</source>
        <translation>Graph: {0}</translation>
    </message>
    <message>
        <source>The page of the panel Explain is {0}.</source>
        <translation>Die Seite des Bereichs Erklären ist {0}.</translation>
    </message>
    <message>
        <source>The graph is coloured by {0}.</source>
        <translation>Der Graph ist gefärbt nach {0}.</translation>
    </message>
    <message>
        <source>The arrangement of the graph is {0}.</source>
        <translation>Die Anordnung des Graphen ist {0}.</translation>
    </message>
    <message>
        <source>It fits nowhere; here most room is left.</source>
        <translation>Er passt nirgends hin; hier ist am meisten Platz übrig.</translation>
    </message>
    <message>
        <source>order of the clusters, most work first</source>
        <translation>Reihenfolge der Cluster, die meiste Arbeit zuerst</translation>
    </message>
    <message>
        <source>end of all work with its cluster</source>
        <translation>Ende aller Arbeit mit seinem Cluster</translation>
    </message>
    <message>
        <source>depth-first order</source>
        <translation>Reihenfolge der Tiefensuche</translation>
    </message>
    <message>
        <source>execution x traffic</source>
        <translation>Ausführung × Verkehr</translation>
    </message>
    <message>
        <source>order of the operations</source>
        <translation>Reihenfolge der Operationen</translation>
    </message>
    <message>
        <source>largest cost of a device</source>
        <translation>größte Kosten eines Geräts</translation>
    </message>
    <message>
        <source>What was placed with it has filled the device that it was meant for.</source>
        <translation>Was mit ihm platziert wurde, hat das Gerät gefüllt, für das er vorgesehen war.</translation>
    </message>
    <message>
        <source>Where the largest cost is equal, the sum of all costs decides.</source>
        <translation>Bei gleichen größten Kosten entscheidet die Summe aller Kosten.</translation>
    </message>
    <message>
        <source>pieces of its operation there</source>
        <translation>Teile seiner Operation dort</translation>
    </message>
    <message>
        <source>The pieces of its operation are spread evenly, in the arrangement whose transfers take least.</source>
        <translation>Die Teile seiner Operation sind gleichmäßig verteilt, in der Anordnung, deren Übertragungen am wenigsten Zeit brauchen.</translation>
    </message>
    <message>
        <source>position in the list</source>
        <translation>Platz in der Liste</translation>
    </message>
    <message>
        <source>critical path, then topological order</source>
        <translation>kritischer Pfad, dann topologische Reihenfolge</translation>
    </message>
    <message>
        <source>work assigned before</source>
        <translation>vorher zugeteilte Arbeit</translation>
    </message>
    <message>
        <source>It is on the critical path, which goes to the fastest device that may take it.</source>
        <translation>Er liegt auf dem kritischen Pfad; dieser kommt auf das schnellste Gerät, das ihn aufnehmen darf.</translation>
    </message>
    <message>
        <source>topological order</source>
        <translation>topologische Reihenfolge</translation>
    </message>
    <message>
        <source>memory x importance x traffic x execution</source>
        <translation>Speicher × Wichtigkeit × Verkehr × Ausführung</translation>
    </message>
    <message>
        <source>no plan</source>
        <translation>kein Plan</translation>
    </message>
    <message>
        <source>Runs of {0}</source>
        <translation>Läufe von {0}</translation>
    </message>
    <message>
        <source>Graphs: {0}, runs: {1}.</source>
        <translation>Graphen: {0}, Läufe: {1}.</translation>
    </message>
    <message>
        <source>the graph has changed since it was opened and its vertices were locked; open it anew, or let go of the locks</source>
        <translation>der Graph hat sich geändert, seit er geöffnet und seine Knoten festgehalten wurden; ihn neu öffnen oder die Knoten freigeben</translation>
    </message>
    <message>
        <source>line {0}, column {1}: {2}</source>
        <translation>Zeile {0}, Spalte {1}: {2}</translation>
    </message>
    <message>
        <source>the text is larger than 2 GiB, which protobuf can&apos;t read</source>
        <translation>der Text ist größer als 2 GiB, was protobuf nicht lesen kann</translation>
    </message>
    <message>
        <source>the module is still being built: try again when the note in the status line has gone</source>
        <translation>Das Modul wird noch gebaut: Versuchen Sie es erneut, wenn der Hinweis in der Statuszeile verschwunden ist</translation>
    </message>
</context>
<context>
    <name>doppler::AboutDialog</name>
    <message>
        <source>About Doppler Workbench</source>
        <translation>Über Doppler Workbench</translation>
    </message>
    <message>
        <source>Doppler Workbench %1</source>
        <translation>Doppler Workbench %1</translation>
    </message>
    <message>
        <source>See, simulate, learn and compare device placements of dataflow graphs.</source>
        <translation>Geräteplatzierungen von Datenflussgraphen sehen, simulieren, lernen und vergleichen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Es gibt keine Gewährleistung.</translation>
    </message>
    <message>
        <source>Built on Qt %1, QCustomPlot and fmt; Graphviz lays graphs out and LibTorch learns, each where it is installed.</source>
        <translation>Gebaut auf Qt %1, QCustomPlot und fmt; Graphviz ordnet Graphen an und LibTorch lernt, wo sie installiert sind.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>doppler::Activities</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
</context>
<context>
    <name>doppler::AnimationDialog</name>
    <message>
        <source>Export animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; a second shows %2 of the run</source>
        <translation>%1; eine Sekunde zeigt %2 des Laufs</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Vorbereiten…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Graph and Gantt chart</source>
        <translation>Graph und Gantt-Diagramm</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Gantt-Diagramm</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Länge</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Frames per second</source>
        <translation>Bilder je &amp;Sekunde</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Frames that are done</source>
        <translation>Fertige Bilder</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Two or more runs have to stand side by side for a race</source>
        <translation>Für ein Rennen müssen zwei oder mehr Läufe nebeneinander stehen</translation>
    </message>
    <message>
        <source>%1; a second shows %2 of the race</source>
        <translation>%1; eine Sekunde zeigt %2 des Rennens</translation>
    </message>
    <message>
        <source>Race of the runs side by side</source>
        <translation>Rennen der Läufe nebeneinander</translation>
    </message>
</context>
<context>
    <name>doppler::Appearance</name>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
</context>
<context>
    <name>doppler::AreaPanel</name>
    <message>
        <source>%1 to %2 (%3): %4, %5, %6 moved</source>
        <translation>%1 bis %2 (%3): %4, %5, %6 bewegt</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers</source>
        <translation>
            <numerusform>%n Übertragung</numerusform>
            <numerusform>%n Übertragungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing ran here.</source>
        <translation>Hier lief nichts.</translation>
    </message>
    <message>
        <source>Longest: %1</source>
        <translation>Längste: %1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Busy (s)</source>
        <translation>Beschäftigt (s)</translation>
    </message>
    <message>
        <source>Transfer (s)</source>
        <translation>Übertragung (s)</translation>
    </message>
    <message>
        <source>Idle (s)</source>
        <translation>Untätig (s)</translation>
    </message>
    <message>
        <source>Moved (B)</source>
        <translation>Bewegt (B)</translation>
    </message>
    <message>
        <source>Longest task</source>
        <translation>Längste Aufgabe</translation>
    </message>
    <message>
        <source>Inside (s)</source>
        <translation>Innen (s)</translation>
    </message>
    <message>
        <source>Selected area</source>
        <translation>Ausgewählter Ausschnitt</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Longest tasks</source>
        <translation>Längste Aufgaben</translation>
    </message>
    <message>
        <source>Rows of the area</source>
        <translation>Zeilen des Ausschnitts</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Beschäftigt</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Untätig</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Tasks (of a channel: transfers) with some part in the area</source>
        <translation>Aufgaben (bei einem Kanal: Übertragungen), von denen ein Teil im Ausschnitt liegt</translation>
    </message>
    <message>
        <source>Time in which the row ran something</source>
        <translation>Zeit, in der die Zeile etwas ausführte</translation>
    </message>
    <message>
        <source>Time in which the device ran nothing and a transfer from or to it was under way</source>
        <translation>Zeit, in der das Gerät nichts ausführte und eine Übertragung von ihm oder zu ihm unterwegs war</translation>
    </message>
    <message>
        <source>The rest of the time</source>
        <translation>Die übrige Zeit</translation>
    </message>
    <message>
        <source>Bytes of the transfers, each by its share of time in the area</source>
        <translation>Bytes der Übertragungen, jede nach ihrem Anteil der Zeit im Ausschnitt</translation>
    </message>
    <message>
        <source>Copy as a table (Ctrl+C)</source>
        <translation>Als Tabelle kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>doppler::BarText</name>
    <message>
        <source>Waited %1 for the channel, which carried %2</source>
        <translation>Wartete %1 auf den Kanal, der %2 trug</translation>
    </message>
    <message>
        <source>Waited %1 for a channel</source>
        <translation>Wartete %1 auf einen Kanal</translation>
    </message>
    <message>
        <source>Waited %1 for %2, which ran %3</source>
        <translation>Wartete %1 auf %2, das %3 ausführte</translation>
    </message>
    <message>
        <source>Waited %1 for %2</source>
        <translation>Wartete %1 auf %2</translation>
    </message>
    <message>
        <source>Waited for nothing</source>
        <translation>Wartete auf nichts</translation>
    </message>
    <message>
        <source>Left as soon as %1 had finished</source>
        <translation>Ging los, sobald %1 fertig war</translation>
    </message>
    <message>
        <source>%1 waited %2 for the last input, %3</source>
        <translation>%1 wartete %2 auf die letzte Eingabe, %3</translation>
    </message>
    <message>
        <source>Started as soon as its last input, %1, was there</source>
        <translation>Begann, sobald die letzte Eingabe, %1, da war</translation>
    </message>
    <message>
        <source>%1 waited %2 for the last input, %3 from %4</source>
        <translation>%1 wartete %2 auf die letzte Eingabe, %3 von %4</translation>
    </message>
    <message>
        <source>Started as soon as its last input, %1 from %2, was there</source>
        <translation>Begann, sobald die letzte Eingabe, %1 von %2, da war</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1, transfer</source>
        <translation>%1, Übertragung</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers</source>
        <translation>
            <numerusform>%n Übertragung</numerusform>
            <numerusform>%n Übertragungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Beschäftigt</translation>
    </message>
    <message>
        <source>Too narrow to show one by one: zoom in</source>
        <translation>Zu schmal, um sie einzeln zu zeigen: vergrößern</translation>
    </message>
    <message>
        <source>Waited %1 for the barrier before its level, which %2 lifted</source>
        <translation>Wartete %1 auf die Schranke vor seiner Ebene, die %2 öffnete</translation>
    </message>
    <message>
        <source>Waited %1 for memory on %2, which the end of %3 freed</source>
        <translation>Wartete %1 auf Speicher auf %2, den das Ende von %3 freigab</translation>
    </message>
    <message>
        <source>Waited %1 for the channel, which paused after %2</source>
        <translation>Wartete %1 auf den Kanal, der nach %2 pausierte</translation>
    </message>
    <message>
        <source>Waited %1 for %2, which paused after %3</source>
        <translation>Wartete %1 auf %2, das nach %3 pausierte</translation>
    </message>
    <message>
        <source>Waited %1</source>
        <translation>Wartete %1</translation>
    </message>
    <message>
        <source>Waited %1 for %2, which sent %3</source>
        <translation>Wartete %1 auf %2, das %3 sandte</translation>
    </message>
    <message>
        <source>Left as soon as its send task had ended</source>
        <translation>Ging los, sobald seine Sendeaufgabe zu Ende war</translation>
    </message>
    <message>
        <source>Started as soon as %1 had finished</source>
        <translation>Begann, sobald %1 fertig war</translation>
    </message>
    <message>
        <source>%1, send task</source>
        <translation>%1, Sendeaufgabe</translation>
    </message>
    <message>
        <source> (measured)</source>
        <translation> (gemessen)</translation>
    </message>
    <message>
        <source> (estimated)</source>
        <translation> (geschätzt)</translation>
    </message>
    <message>
        <source>Waited %1 for its turn on the channel, which came when %2 left</source>
        <translation>Wartete %1, bis sie auf dem Kanal an der Reihe war: als %2 abging</translation>
    </message>
    <message>
        <source>Waited %1 for its turn, which came when %2 started</source>
        <translation>Wartete %1, bis sie an der Reihe war: als %2 begann</translation>
    </message>
</context>
<context>
    <name>doppler::BestReplayBar</name>
    <message>
        <source>Pause the bests</source>
        <translation>Die Besten anhalten</translation>
    </message>
    <message>
        <source>Play the bests</source>
        <translation>Die Besten abspielen</translation>
    </message>
    <message>
        <source>Train a policy to replay its bests</source>
        <translation>Eine Strategie trainieren, um ihre Besten noch einmal zu sehen</translation>
    </message>
    <message>
        <source>No best yet</source>
        <translation>Noch keine Beste</translation>
    </message>
    <message numerus="yes">
        <source>%n bests</source>
        <translation>
            <numerusform>%n Beste</numerusform>
            <numerusform>%n Beste</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: episode %3, %4</source>
        <translation>%1 von %2: Episode %3, %4</translation>
    </message>
    <message>
        <source>Replay of bests</source>
        <translation>Wiederholung der Besten</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Which best</source>
        <translation>Welche Beste</translation>
    </message>
    <message>
        <source>Best shown</source>
        <translation>Gezeigte Beste</translation>
    </message>
    <message>
        <source>Previous best</source>
        <translation>Vorige Beste</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>Nächste Beste</translation>
    </message>
</context>
<context>
    <name>doppler::BoundText</name>
    <message>
        <source>longest path</source>
        <translation>längster Pfad</translation>
    </message>
    <message>
        <source>all work on all devices</source>
        <translation>alle Arbeit auf allen Geräten</translation>
    </message>
    <message>
        <source>path with transfers</source>
        <translation>Pfad mit Übertragungen</translation>
    </message>
    <message>
        <source>densest interval</source>
        <translation>dichtestes Intervall</translation>
    </message>
    <message>
        <source>proven by the placer</source>
        <translation>vom Platzierer bewiesen</translation>
    </message>
    <message>
        <source>path of this placement</source>
        <translation>Pfad dieser Platzierung</translation>
    </message>
    <message>
        <source>work of %1 in this placement</source>
        <translation>Arbeit von %1 in dieser Platzierung</translation>
    </message>
</context>
<context>
    <name>doppler::CalibrationDialog</name>
    <message>
        <source>Calibrate devices</source>
        <translation>Geräte kalibrieren</translation>
    </message>
    <message>
        <source>Rates fitted to the times of the shown measured run</source>
        <translation>Raten, angepasst an die Zeiten des gezeigten gemessenen Laufs</translation>
    </message>
    <message>
        <source>Rates fitted to the measured times of the graph&apos;s vertices</source>
        <translation>Raten, angepasst an die gemessenen Zeiten der Knoten des Graphen</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>Byte/s</source>
        <translation>Byte/s</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Mehraufwand</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>&amp;Save and open…</source>
        <translation>&amp;Speichern und öffnen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message numerus="yes">
        <source>%n measured time(s) without known work were left out</source>
        <translation>
            <numerusform>%n gemessene Zeit ohne bekannte Arbeit wurde weggelassen</numerusform>
            <numerusform>%n gemessene Zeiten ohne bekannte Arbeit wurden weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(kein Name)</translation>
    </message>
    <message>
        <source>one size only</source>
        <translation>nur eine Größe</translation>
    </message>
    <message>
        <source>Overhead and rates can&apos;t be told apart</source>
        <translation>Mehraufwand und Raten sind nicht zu trennen</translation>
    </message>
    <message>
        <source>Overhead (s)</source>
        <translation>Mehraufwand (s)</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechenleistung</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>Wie viel erledigt ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>doppler::ChannelModel</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Transfers at once</source>
        <translation>Übertragungen zugleich</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n channel(s)</source>
        <translation>
            <numerusform>%1 von %n Kanal</numerusform>
            <numerusform>%1 von %n Kanälen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::ChannelPage</name>
    <message>
        <source>Channels of links</source>
        <translation>Kanäle von Verbindungen</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Neuer Kanal</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n channel(s)</source>
        <translation>
            <numerusform>%n Kanal entfernen</numerusform>
            <numerusform>%n Kanäle entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Links without a named channel</source>
        <translation>&amp;Verbindungen ohne benannten Kanal</translation>
    </message>
    <message>
        <source>Channels of links without a named one</source>
        <translation>Kanäle von Verbindungen ohne benannten Kanal</translation>
    </message>
    <message>
        <source>A link with named channels needs a free place in each of them, and nothing else. Give them to links on the page Links.</source>
        <translation>Eine Verbindung mit benannten Kanälen braucht in jedem von ihnen einen freien Platz und sonst nichts. Auf der Seite Verbindungen werden sie Verbindungen zugewiesen.</translation>
    </message>
    <message>
        <source>There are no named channels. Add one, or take a pattern.</source>
        <translation>Es gibt keine benannten Kanäle. Einen hinzufügen oder ein Muster nehmen.</translation>
    </message>
    <message>
        <source>Named channels</source>
        <translation>Benannte Kanäle</translation>
    </message>
    <message>
        <source>&amp;Add channel</source>
        <translation>Kanal &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected channels (Del)</source>
        <translation>Die ausgewählten Kanäle entfernen (Entf)</translation>
    </message>
    <message>
        <source>&amp;Show its links</source>
        <translation>Seine Verbindungen &amp;zeigen</translation>
    </message>
    <message>
        <source>Select the links of the selected channels on the page Links</source>
        <translation>Die Verbindungen der ausgewählten Kanäle auf der Seite Verbindungen auswählen</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Patterns of channels</source>
        <translation>Muster von Kanälen</translation>
    </message>
    <message>
        <source>Replace all named channels</source>
        <translation>Alle benannten Kanäle ersetzen</translation>
    </message>
    <message>
        <source>No named channels</source>
        <translation>Keine benannten Kanäle</translation>
    </message>
    <message>
        <source>One bus for all links</source>
        <translation>Ein Bus für alle Verbindungen</translation>
    </message>
    <message>
        <source>A switch: each device sends one and receives one at once</source>
        <translation>Ein Switch: jedes Gerät sendet eine und empfängt eine zugleich</translation>
    </message>
    <message>
        <source>One uplink for each island</source>
        <translation>Eine Anbindung nach außen für jede Insel</translation>
    </message>
</context>
<context>
    <name>doppler::ChartCanvas</name>
    <message>
        <source>Chart of the comparison</source>
        <translation>Diagramm des Vergleichs</translation>
    </message>
</context>
<context>
    <name>doppler::ChartPage</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Box plots</source>
        <translation>Kastengrafiken</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Bestes bisher</translation>
    </message>
    <message>
        <source>Best over time</source>
        <translation>Bestes über die Zeit</translation>
    </message>
    <message>
        <source>Makespans of the seeds: quartiles, median and whiskers</source>
        <translation>Gesamtdauern der Startwerte: Quartile, Median und Antennen</translation>
    </message>
    <message>
        <source>Best makespan so far against simulated placements: mean and spread over the seeds</source>
        <translation>Beste Gesamtdauer bis dahin gegen simulierte Platzierungen: Mittel und Streuung über die Startwerte</translation>
    </message>
    <message>
        <source>Best makespan so far against wall-clock time: mean and spread over the seeds</source>
        <translation>Beste Gesamtdauer bis dahin gegen die verstrichene Zeit: Mittel und Streuung über die Startwerte</translation>
    </message>
    <message>
        <source>Charts come with the first finished runs.</source>
        <translation>Diagramme kommen mit den ersten fertigen Läufen.</translation>
    </message>
</context>
<context>
    <name>doppler::Choices</name>
    <message>
        <source>annealed</source>
        <translation>mit Abkühlung</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>best</source>
        <translation>das Beste</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>critical-path</source>
        <translation>kritischer Pfad</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>earliest-start</source>
        <translation>frühester Beginn</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>je Episode</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>given</source>
        <translation>wie vorgegeben</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>id</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>in</source>
        <translation>hinein</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hinaus</translation>
    </message>
    <message>
        <source>per-episode</source>
        <translation>je Episode</translation>
    </message>
    <message>
        <source>per-step</source>
        <translation>je Schritt</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Teilstück</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>random-each</source>
        <translation>jedes Mal zufällig</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>früheste Bereitschaft</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>im Verhältnis</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>reihum</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>single-device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>step</source>
        <translation>je Schritt</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>per-device</source>
        <translation>je Gerät</translation>
    </message>
    <message>
        <source>per-link</source>
        <translation>je Verbindung</translation>
    </message>
    <message>
        <source>per-source</source>
        <translation>je Quelle</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
</context>
<context>
    <name>doppler::ChooserBar</name>
    <message>
        <source>Choosers</source>
        <translation>Auswahlfelder</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>&amp;Graph</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>&amp;Geräte</translation>
    </message>
    <message>
        <source>&amp;Placer</source>
        <translation>&amp;Platzierer</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Placer</source>
        <translation>Platzierer</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Eine Datei öffnen…</translation>
    </message>
    <message>
        <source>New graph…</source>
        <translation>Neuer Graph…</translation>
    </message>
</context>
<context>
    <name>doppler::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was soll getan werden?</translation>
    </message>
    <message>
        <source>Nothing is called that</source>
        <translation>Nichts heißt so</translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonPanel</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonPicture</name>
    <message>
        <source>Placements compared</source>
        <translation>Platzierungen im Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>%n seeds</source>
        <translation>
            <numerusform>%n Startwert</numerusform>
            <numerusform>%n Startwerte</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins, ties and losses of the row against the column; p of the signed-rank test</source>
        <translation>Siege, Gleichstände und Niederlagen der Zeile gegen die Spalte; p des Vorzeichen-Rang-Tests</translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonView</name>
    <message>
        <source>%1 of %2 runs, %3 left</source>
        <translation>%1 von %2 Läufen, noch %3</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 runs</source>
        <translation>Nach %1 von %2 Läufen angehalten</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Den Vergleich exportieren</translation>
    </message>
    <message>
        <source>Report (*.html);;Table (*.csv);;JSON (*.json)</source>
        <translation>Bericht (*.html);;Tabelle (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Add a program that places graphs</source>
        <translation>Ein Programm hinzufügen, das Graphen platziert</translation>
    </message>
    <message>
        <source>Runs in all: %1</source>
        <translation>Läufe insgesamt: %1</translation>
    </message>
    <message>
        <source>Tick at least one placer, graph and topology</source>
        <translation>Mindestens einen Platzierer, Graphen und eine Topologie ankreuzen</translation>
    </message>
    <message>
        <source>&amp;What to compare</source>
        <translation>&amp;Was verglichen wird</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>W&amp;ins</source>
        <translation>S&amp;iege</translation>
    </message>
    <message>
        <source>P&amp;lacers</source>
        <translation>P&amp;latzierer</translation>
    </message>
    <message>
        <source>&amp;Graphs</source>
        <translation>&amp;Graphen</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>&amp;Geräte</translation>
    </message>
    <message>
        <source>Placers</source>
        <translation>Platzierer</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Find a placer</source>
        <translation>Platzierer suchen</translation>
    </message>
    <message>
        <source>Find a graph</source>
        <translation>Graphen suchen</translation>
    </message>
    <message>
        <source>Find devices</source>
        <translation>Geräte suchen</translation>
    </message>
    <message>
        <source>Start &amp;comparison</source>
        <translation>&amp;Vergleich starten</translation>
    </message>
    <message>
        <source>Run every ticked placer on every ticked graph and topology, with every seed</source>
        <translation>Jeden angekreuzten Platzierer auf jedem angekreuzten Graphen und jeder Topologie ausführen, mit jedem Startwert</translation>
    </message>
    <message>
        <source>&amp;Stop comparison</source>
        <translation>Vergleich &amp;anhalten</translation>
    </message>
    <message>
        <source>End the comparison; what is done stays</source>
        <translation>Den Vergleich beenden; was fertig ist, bleibt</translation>
    </message>
    <message>
        <source>Add a &amp;program…</source>
        <translation>&amp;Programm hinzufügen…</translation>
    </message>
    <message>
        <source>Compare a program of your own, which reads the problem as JSON and writes a placement</source>
        <translation>Ein eigenes Programm vergleichen, das die Aufgabe als JSON liest und eine Platzierung schreibt</translation>
    </message>
    <message>
        <source>Nothing has been compared yet.
Tick placers, graphs and devices, then compare them.</source>
        <translation>Noch ist nichts verglichen.
Platzierer, Graphen und Geräte ankreuzen, dann vergleichen.</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>&amp;Startwerte</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Kind of budget</source>
        <translation>Art des Budgets</translation>
    </message>
    <message>
        <source>Budget of every search</source>
        <translation>Budget jeder Suche</translation>
    </message>
    <message>
        <source>What each search may spend; the same for all</source>
        <translation>Was jede Suche aufwenden darf; für alle gleich</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Runs at once. Equal time is equal only with a core for each.</source>
        <translation>Läufe zugleich. Gleiche Zeit ist nur mit je einem Kern gleich.</translation>
    </message>
    <message>
        <source>Results of the comparison</source>
        <translation>Ergebnisse des Vergleichs</translation>
    </message>
    <message>
        <source>Wins, ties and losses of every two placers</source>
        <translation>Siege, Gleichstände und Niederlagen von je zwei Platzierern</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message numerus="yes">
        <source>%n runs compared</source>
        <translation>
            <numerusform>%n Lauf verglichen</numerusform>
            <numerusform>%n Läufe verglichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add graph files</source>
        <translation>Graphdateien hinzufügen</translation>
    </message>
    <message>
        <source>Add device files</source>
        <translation>Gerätedateien hinzufügen</translation>
    </message>
    <message>
        <source>Devices (*.json);;All files (*)</source>
        <translation>Geräte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>E&amp;xport comparison…</source>
        <translation>Vergleich e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Compare on graphs from files too</source>
        <translation>Auch auf Graphen aus Dateien vergleichen</translation>
    </message>
    <message>
        <source>Compare on devices and links from files too</source>
        <translation>Auch auf Geräten und Verbindungen aus Dateien vergleichen</translation>
    </message>
    <message>
        <source>Save the runs as a report, a table, JSON or a picture</source>
        <translation>Die Läufe als Bericht, Tabelle, JSON oder Bild speichern</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Diagra&amp;mme</translation>
    </message>
    <message>
        <source>&amp;Keep in a file…</source>
        <translation>In Datei &amp;behalten…</translation>
    </message>
    <message>
        <source>Keep every finished run in a file, or go on with a comparison that was kept</source>
        <translation>Jeden fertigen Lauf in einer Datei behalten oder einen behaltenen Vergleich fortsetzen</translation>
    </message>
    <message>
        <source>Keep the comparison in a file, or go on with one</source>
        <translation>Den Vergleich in einer Datei behalten oder einen fortsetzen</translation>
    </message>
    <message>
        <source>Kept comparisons (*.jsonl)</source>
        <translation>Behaltene Vergleiche (*.jsonl)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Loading… %1</source>
        <translation>Wird geladen… %1</translation>
    </message>
    <message>
        <source>Make the runs that the results lack or that failed; what is done stays</source>
        <translation>Die Läufe ausführen, die in den Ergebnissen fehlen oder gescheitert sind; was getan ist, bleibt</translation>
    </message>
    <message>
        <source>Go o&amp;n with the comparison</source>
        <translation>Mit dem Vergleich &amp;fortfahren</translation>
    </message>
    <message>
        <source>Add what a training left</source>
        <translation>Hinzufügen, was ein Training hinterließ</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler);;All files (*)</source>
        <translation>Checkpoints (*.checkpoint *.doppler);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Program…</source>
        <translation>Programm…</translation>
    </message>
    <message>
        <source>Add a checkp&amp;oint…</source>
        <translation>&amp;Checkpoint hinzufügen…</translation>
    </message>
    <message>
        <source>Checkpoint…</source>
        <translation>Checkpoint…</translation>
    </message>
    <message>
        <source>Compare the networks that a training left, without training them further</source>
        <translation>Die Netze vergleichen, die ein Training hinterließ, ohne sie weiter zu trainieren</translation>
    </message>
    <message>
        <source>Wins come with the first finished runs.</source>
        <translation>Siege kommen mit den ersten fertigen Läufen.</translation>
    </message>
    <message>
        <source>How often the row&apos;s makespan is shorter / equal / longer than the column&apos;s, over all problems and seeds; coloured where the signed-rank test has a p under 0.05, which takes six pairs at least.</source>
        <translation>Wie oft die Gesamtdauer der Zeile kürzer / gleich / länger ist als die der Spalte, über alle Probleme und Startwerte; farbig, wo der Vorzeichen-Rang-Test ein p unter 0,05 hat, wozu es mindestens sechs Paare braucht.</translation>
    </message>
    <message>
        <source>Add graph &amp;files…</source>
        <translation>&amp;Dateien von Graphen hinzufügen…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Add device files…</source>
        <translation>D&amp;ateien von Geräten hinzufügen…</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>This comparison was kept in a file, and runs programs. Run them?</source>
        <translation>Dieser Vergleich stammt aus einer Datei und führt Programme aus. Sollen sie laufen?</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>Nothing was run.</source>
        <translation>Es wurde nichts ausgeführt.</translation>
    </message>
    <message>
        <source>Set &amp;up the placer…</source>
        <translation>Platzierer ei&amp;nrichten…</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Optionen…</translation>
    </message>
    <message>
        <source>What the placer at which the list stands is set to in comparisons</source>
        <translation>Wie der Platzierer, bei dem die Liste steht, in Vergleichen eingestellt ist</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices are locked in the open graph. Comparisons of several graphs or devices place them like all others.</source>
        <translation>
            <numerusform>%n Knoten ist im offenen Graphen festgehalten. Vergleiche mehrerer Graphen oder Geräte platzieren ihn wie alle anderen.</numerusform>
            <numerusform>%n Knoten sind im offenen Graphen festgehalten. Vergleiche mehrerer Graphen oder Geräte platzieren sie wie alle anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All checkpoints, or all programs, of a comparison have the same options.</source>
        <translation>Alle Checkpoints und alle Programme eines Vergleichs haben jeweils die gleichen Optionen.</translation>
    </message>
    <message numerus="yes">
        <source>Leave %n locked vertices of the open graph where they are</source>
        <translation>
            <numerusform>%n festgehaltenen Knoten des offenen Graphen an seinem Ort lassen</numerusform>
            <numerusform>%n festgehaltene Knoten des offenen Graphen an ihrem Ort lassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::Copying</name>
    <message>
        <source>The picture is in the clipboard</source>
        <translation>Das Bild ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>The table is in the clipboard</source>
        <translation>Die Tabelle ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>In the clipboard: %1</source>
        <translation>In der Zwischenablage: %1</translation>
    </message>
</context>
<context>
    <name>doppler::CriticalText</name>
    <message>
        <source>%1 waited for nothing</source>
        <translation>%1 wartete auf nichts</translation>
    </message>
    <message>
        <source>%1 waited for the transfer %2 (%3)</source>
        <translation>%1 wartete auf die Übertragung %2 (%3)</translation>
    </message>
    <message>
        <source>%1 waited for its input %2 (%3)</source>
        <translation>%1 wartete auf die Eingabe %2 (%3)</translation>
    </message>
    <message>
        <source>%1 waited for the channel, which carried %2 (%3)</source>
        <translation>%1 wartete auf den Kanal, der %2 trug (%3)</translation>
    </message>
    <message>
        <source>%1 waited for %2, which sent %3 (%4)</source>
        <translation>%1 wartete auf %2, das %3 sandte (%4)</translation>
    </message>
    <message>
        <source>%1 waited for %2, which ran %3 (%4)</source>
        <translation>%1 wartete auf %2, das %3 ausführte (%4)</translation>
    </message>
    <message>
        <source>%1 waited for the channel, which paused after %2</source>
        <translation>%1 wartete auf den Kanal, der nach %2 pausierte</translation>
    </message>
    <message>
        <source>%1 waited for %2, which paused after %3</source>
        <translation>%1 wartete auf %2, das nach %3 pausierte</translation>
    </message>
    <message>
        <source>%1 waited for the barrier that %2 lifted</source>
        <translation>%1 wartete auf die Schranke, die %2 öffnete</translation>
    </message>
    <message>
        <source>%1 waited for memory that %2 freed</source>
        <translation>%1 wartete auf Speicher, den %2 freigab</translation>
    </message>
    <message>
        <source>%1 is not on the critical path</source>
        <translation>%1 liegt nicht auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3</source>
        <translation>Glied %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 waited for its turn, which came when %2 started</source>
        <translation>%1 wartete, bis es an der Reihe war: als %2 begann</translation>
    </message>
</context>
<context>
    <name>doppler::DecisionTable</name>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1: what the teacher would have done otherwise. Its device is for the vertex that the learner took.</source>
        <translation>%1: was der Lehrer anders gemacht hätte. Sein Gerät gilt für den Knoten, den der Lernende nahm.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lernender</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Lehrer</translation>
    </message>
</context>
<context>
    <name>doppler::DeviceLegend</name>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>More devices</source>
        <translation>Weitere Geräte</translation>
    </message>
    <message>
        <source>%1: %2 of the vertices</source>
        <translation>%1: %2 der Knoten</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Hervorheben</translation>
    </message>
    <message>
        <source>More devices. The menu of each highlights it, selects, locks and unlocks its vertices, sets its colour and hides it.</source>
        <translation>Weitere Geräte. Das Menü jedes Geräts hebt es hervor, wählt seine Knoten aus, hält sie fest und gibt sie frei, ändert seine Farbe und blendet es aus.</translation>
    </message>
    <message>
        <source>%1. Click to highlight. The right button or the Menu key selects, locks and unlocks its vertices, sets its colour and hides it.</source>
        <translation>%1. Klicken hebt hervor. Die rechte Taste oder die Menütaste wählt seine Knoten aus, hält sie fest und gibt sie frei, ändert seine Farbe und blendet es aus.</translation>
    </message>
</context>
<context>
    <name>doppler::DeviceModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechenleistung</translation>
    </message>
    <message>
        <source>Memory rate</source>
        <translation>Speicherrate</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Mehraufwand</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>What the device is called; no two are called the same</source>
        <translation>Wie das Gerät heißt; keine zwei heißen gleich</translation>
    </message>
    <message>
        <source>The model; measured times of a graph are by kind</source>
        <translation>Das Modell; gemessene Zeiten eines Graphen gelten je Art</translation>
    </message>
    <message>
        <source>What vertices may be bound to, such as gpu or cpu</source>
        <translation>Woran Knoten gebunden werden können, etwa gpu oder cpu</translation>
    </message>
    <message>
        <source>Floating-point operations per second</source>
        <translation>Gleitkommaoperationen je Sekunde</translation>
    </message>
    <message>
        <source>Bytes per second of the device&apos;s own memory</source>
        <translation>Bytes je Sekunde des eigenen Speichers des Geräts</translation>
    </message>
    <message>
        <source>Size of the device&apos;s memory</source>
        <translation>Größe des Speichers des Geräts</translation>
    </message>
    <message>
        <source>Time to launch a kernel, before each one</source>
        <translation>Zeit, um einen Kern zu starten, vor jedem</translation>
    </message>
    <message>
        <source>Kernels that run at once</source>
        <translation>Kernel, die zugleich laufen</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n device(s)</source>
        <translation>
            <numerusform>%1 von %n Gerät</numerusform>
            <numerusform>%1 von %n Geräten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::DevicePage</name>
    <message>
        <source>Like the last one</source>
        <translation>Wie das letzte</translation>
    </message>
    <message>
        <source>Add device</source>
        <translation>Gerät hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n device(s)</source>
        <translation>
            <numerusform>%n Gerät duplizieren</numerusform>
            <numerusform>%n Geräte duplizieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n device(s)</source>
        <translation>
            <numerusform>%n Gerät entfernen</numerusform>
            <numerusform>%n Geräte entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n device(s)</source>
        <translation>
            <numerusform>%n Gerät verschieben</numerusform>
            <numerusform>%n Geräte verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is entered in one of %n selected rows counts for all of them.</source>
        <translation>
            <numerusform>Was in der %n ausgewählten Zeile eingegeben wird, gilt für sie.</numerusform>
            <numerusform>Was in einer der %n ausgewählten Zeilen eingegeben wird, gilt für alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Return or F2 edits a field: 9.3 TFLOP/s, 16 GiB, 5 µs, or *2 to double.</source>
        <translation>Eingabe oder F2 bearbeitet ein Feld: 9.3 TFLOP/s, 16 GiB, 5 µs oder *2 zum Verdoppeln.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Scroll the devices sideways</source>
        <translation>Die Geräte seitwärts rollen</translation>
    </message>
    <message>
        <source>Scroll the devices</source>
        <translation>Die Geräte rollen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a device (Ins)</source>
        <translation>Ein Gerät hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Add a device</source>
        <translation>Ein Gerät hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Copy the selected devices with their links</source>
        <translation>Die ausgewählten Geräte mit ihren Verbindungen kopieren</translation>
    </message>
    <message>
        <source>Remove the selected devices</source>
        <translation>Die ausgewählten Geräte entfernen</translation>
    </message>
    <message>
        <source>Move the selected devices up</source>
        <translation>Die ausgewählten Geräte nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the selected devices down</source>
        <translation>Die ausgewählten Geräte nach unten verschieben</translation>
    </message>
</context>
<context>
    <name>doppler::DevicesMenu</name>
    <message>
        <source>&amp;Built-in</source>
        <translation>&amp;Mitgelieferte</translation>
    </message>
</context>
<context>
    <name>doppler::DialogFolder</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>doppler::DifferenceModel</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 (s)</source>
        <comment>figure with its unit</comment>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <source>%1 (B)</source>
        <comment>figure with its unit</comment>
        <translation>%1 (B)</translation>
    </message>
    <message>
        <source>%1: difference</source>
        <translation>%1: Unterschied</translation>
    </message>
    <message>
        <source>%1: relative difference</source>
        <translation>%1: relativer Unterschied</translation>
    </message>
</context>
<context>
    <name>doppler::Dock</name>
    <message>
        <source>Close this panel; the View menu opens it again</source>
        <translation>Diesen Bereich schließen; das Menü Ansicht öffnet ihn wieder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>doppler::DocumentMessages</name>
    <message>
        <source>%1 gives the same placement again; the list shows it once.</source>
        <translation>%1 gibt wieder dieselbe Platzierung; die Liste zeigt sie einmal.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>doppler::DropHint</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>Zum Öffnen ablegen</translation>
    </message>
    <message>
        <source>Graphs, devices, placements, traces, checkpoints and training logs are told apart by content</source>
        <translation>Graphen, Geräte, Platzierungen, Abläufe, Checkpoints und Protokolle von Trainings werden am Inhalt unterschieden</translation>
    </message>
</context>
<context>
    <name>doppler::EditMenu</name>
    <message>
        <source>&amp;Select</source>
        <translation>A&amp;uswählen</translation>
    </message>
    <message>
        <source>&amp;Move to device</source>
        <translation>Auf Gerät &amp;verschieben</translation>
    </message>
    <message>
        <source>Move to device</source>
        <translation>Auf Gerät verschieben</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Auf %1 verschieben</translation>
    </message>
    <message>
        <source>%1: the makespan stays</source>
        <translation>%1: die Gesamtdauer bleibt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>Wiederherste&amp;llen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wiederherste&amp;llen</translation>
    </message>
</context>
<context>
    <name>doppler::EffectLine</name>
    <message>
        <source>nothing is placed</source>
        <translation>nichts ist platziert</translation>
    </message>
    <message numerus="yes">
        <source>to be placed anew: %n vertex(es) were on removed devices</source>
        <translation>
            <numerusform>neu zu platzieren: %n Knoten war auf entfernten Geräten</numerusform>
            <numerusform>neu zu platzieren: %n Knoten waren auf entfernten Geräten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to be placed anew: %n vertex(es) may not run on what their device is now</source>
        <translation>
            <numerusform>neu zu platzieren: %n Knoten darf nicht auf dem laufen, was sein Gerät jetzt ist</numerusform>
            <numerusform>neu zu platzieren: %n Knoten dürfen nicht auf dem laufen, was ihr Gerät jetzt ist</numerusform>
        </translation>
    </message>
    <message>
        <source>makespan %1, then out of memory</source>
        <translation>Gesamtdauer %1, danach reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>makespan %1</source>
        <translation>Gesamtdauer %1</translation>
    </message>
    <message>
        <source>Effect on the open run</source>
        <translation>Wirkung auf den offenen Lauf</translation>
    </message>
    <message>
        <source>%1, as it is placed:</source>
        <translation>%1, wie er platziert ist:</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird ermittelt…</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>Schranke %1</translation>
    </message>
</context>
<context>
    <name>doppler::ExecutionDialog</name>
    <message>
        <source>Run on engine</source>
        <translation>Auf Maschine ausführen</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Maschine</translation>
    </message>
    <message>
        <source>E&amp;xecutions</source>
        <translation>A&amp;usführungen</translation>
    </message>
    <message>
        <source>Of several, the one with the median makespan is shown</source>
        <translation>Von mehreren wird die mit der mittleren (Median-)Gesamtdauer gezeigt</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>Wie viel erledigt ist</translation>
    </message>
</context>
<context>
    <name>doppler::ExplainPanel</name>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>%1, what if: %2</source>
        <translation>%1, was wäre wenn: %2</translation>
    </message>
</context>
<context>
    <name>doppler::ExplainView</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>Why here</source>
        <translation>Warum hier</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Erklärungen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Place a graph: each event of the run is then told here, and why every device took what it took.</source>
        <translation>Einen Graphen platzieren: jedes Ereignis des Laufs wird dann hier erzählt, und warum jedes Gerät nahm, was es nahm.</translation>
    </message>
    <message>
        <source>Place a graph: what limits its run is then told here.</source>
        <translation>Einen Graphen platzieren: was seinen Lauf begrenzt, wird dann hier gesagt.</translation>
    </message>
    <message>
        <source>Place a graph and select a vertex: why it is on its device is then told here.</source>
        <translation>Einen Graphen platzieren und einen Knoten auswählen: warum er auf seinem Gerät ist, wird dann hier gesagt.</translation>
    </message>
</context>
<context>
    <name>doppler::ExpressionPage</name>
    <message>
        <source>Go to the fault (F8)</source>
        <translation>Zum Fehler gehen (F8)</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Write an expression, open a file or begin with an example.</source>
        <translation>Einen Ausdruck schreiben, eine Datei öffnen oder mit einem Beispiel beginnen.</translation>
    </message>
    <message>
        <source>No fault</source>
        <translation>Kein Fehler</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Save the expression to have a file that the command line reads</source>
        <translation>Den Ausdruck speichern, um eine Datei zu haben, die die Befehlszeile liest</translation>
    </message>
    <message>
        <source>Set right what is underlined.</source>
        <translation>Berichtigen, was unterstrichen ist.</translation>
    </message>
    <message>
        <source>Open expression</source>
        <translation>Ausdruck öffnen</translation>
    </message>
    <message>
        <source>Expressions (*.einsum);;All files (*)</source>
        <translation>Ausdrücke (*.einsum);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save expression</source>
        <translation>Ausdruck speichern</translation>
    </message>
    <message>
        <source>Chain of matrix products</source>
        <translation>Kette von Matrixprodukten</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Feed-forward network</source>
        <translation>Vorwärts gerichtetes Netz</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Begin with an example</source>
        <translation>Mit einem Beispiel beginnen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open an expression from a file</source>
        <translation>Einen Ausdruck aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the expression to a file</source>
        <translation>Den Ausdruck in einer Datei speichern</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>An expression in the einsum language, for example:

%1</source>
        <translation>Ein Ausdruck in der Einsum-Sprache, zum Beispiel:

%1</translation>
    </message>
    <message>
        <source>Set right what is marked.</source>
        <translation>Berichtigen, was markiert ist.</translation>
    </message>
</context>
<context>
    <name>doppler::FamilyPage</name>
    <message>
        <source>Set right what is marked.</source>
        <translation>Berichtigen, was markiert ist.</translation>
    </message>
    <message>
        <source>&amp;Families</source>
        <translation>&amp;Familien</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>Find a family</source>
        <translation>Familie suchen</translation>
    </message>
    <message>
        <source>This family has no options.</source>
        <translation>Diese Familie hat keine Optionen.</translation>
    </message>
    <message>
        <source>&amp;Standard values</source>
        <translation>&amp;Standardwerte</translation>
    </message>
    <message>
        <source>Set every option of this family back</source>
        <translation>Alle Optionen dieser Familie zurücksetzen</translation>
    </message>
</context>
<context>
    <name>doppler::FeaturePage</name>
    <message>
        <source>Features of the step</source>
        <translation>Merkmale des Schritts</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>%1 among the candidates</source>
        <translation>%1 unter den Kandidaten</translation>
    </message>
    <message>
        <source>Standard deviations from the mean of all devices, or of all candidates, as the network is given them. What has none is given as it stands here. What is told besides of what is placed so far is not shown.</source>
        <translation>Standardabweichungen vom Mittel aller Geräte oder aller Kandidaten, wie sie das Netz erhält. Was keine hat, erhält es so, wie es hier steht. Was es außerdem vom bisher Platzierten erfährt, ist nicht gezeigt.</translation>
    </message>
    <message>
        <source>It came along with another vertex.</source>
        <translation>Er kam mit einem anderen Knoten mit.</translation>
    </message>
    <message>
        <source>Nothing is told of this step.</source>
        <translation>Von diesem Schritt ist nichts bekannt.</translation>
    </message>
</context>
<context>
    <name>doppler::FileCommands</name>
    <message>
        <source>Open graph</source>
        <translation>Graph öffnen</translation>
    </message>
    <message>
        <source>Open devices</source>
        <translation>Geräte öffnen</translation>
    </message>
    <message>
        <source>Devices (*.json)</source>
        <translation>Geräte (*.json)</translation>
    </message>
    <message>
        <source>Open placement</source>
        <translation>Platzierung öffnen</translation>
    </message>
    <message>
        <source>Placements (*.json)</source>
        <translation>Platzierungen (*.json)</translation>
    </message>
    <message>
        <source>Open trace</source>
        <translation>Ablauf öffnen</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz *.csv)</source>
        <translation>Abläufe (*.json *.json.gz *.csv)</translation>
    </message>
    <message>
        <source>Place with a checkpoint</source>
        <translation>Mit einem Checkpoint platzieren</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler)</source>
        <translation>Checkpoints (*.checkpoint *.doppler)</translation>
    </message>
</context>
<context>
    <name>doppler::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation>Die Suche beenden (Esc)</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Die Suche beenden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>At character %1</source>
        <translation>Bei Zeichen %1</translation>
    </message>
    <message>
        <source>Words, or conditions such as cost&gt;1ms device=gpu2</source>
        <translation>Wörter oder Bedingungen wie cost&gt;1ms device=gpu2</translation>
    </message>
    <message>
        <source>Words are looked for in name, operation, group and device. Conditions: name, kind, group and device with : or =; cost, start, end, ready, waited, slack, flops, bytes, weights, memory, inputs and outputs with &lt;, &lt;=, &gt;, &gt;=, = or !=. All have to hold.</source>
        <translation>Wörter werden in Name, Operation, Gruppe und Gerät gesucht. Bedingungen: name, kind, group und device mit : oder =; cost, start, end, ready, waited, slack, flops, bytes, weights, memory, inputs und outputs mit &lt;, &lt;=, &gt;, &gt;=, = oder !=. Alle müssen zutreffen.</translation>
    </message>
</context>
<context>
    <name>doppler::GanttActions</name>
    <message>
        <source>Markers</source>
        <translation>Marken</translation>
    </message>
</context>
<context>
    <name>doppler::GanttPainter</name>
    <message>
        <source>time (%1)</source>
        <translation>Zeit (%1)</translation>
    </message>
    <message>
        <source>makespan %1</source>
        <translation>Gesamtdauer %1</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>Schranke %1</translation>
    </message>
    <message>
        <source>%1 %2 (binds)</source>
        <translation>%1 %2 (bindend)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>beschäftigt</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>Spitze %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>memory</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>memory</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>doppler::GanttPanel</name>
    <message>
        <source>Export picture of the Gantt chart</source>
        <translation>Bild des Gantt-Diagramms exportieren</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Gantt-Diagramm</translation>
    </message>
</context>
<context>
    <name>doppler::GanttStack</name>
    <message>
        <source>Runs side by side</source>
        <translation>Läufe nebeneinander</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Gantt charts: %1</source>
        <translation>Gantt-Diagramme: %1</translation>
    </message>
    <message>
        <source>Zoom to this task in all runs</source>
        <translation>In allen Läufen auf diese Aufgabe zoomen</translation>
    </message>
    <message>
        <source>Show this run in the other views</source>
        <translation>Diesen Lauf in den anderen Ansichten zeigen</translation>
    </message>
    <message>
        <source>Hold the others against this run</source>
        <translation>Die anderen mit diesem Lauf vergleichen</translation>
    </message>
    <message>
        <source>Take this run out</source>
        <translation>Diesen Lauf herausnehmen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Drag to shift this run on the axis; double click to show it</source>
        <translation>Ziehen verschiebt diesen Lauf auf der Achse; ein Doppelklick zeigt ihn</translation>
    </message>
</context>
<context>
    <name>doppler::GanttTools</name>
    <message>
        <source>&amp;Gantt chart</source>
        <translation>&amp;Gantt-Diagramm</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Gantt-Diagramm</translation>
    </message>
    <message>
        <source>Re&amp;play of bests</source>
        <translation>Wiederholung der B&amp;esten</translation>
    </message>
    <message>
        <source>Go through the placements that were the best of a training when they came</source>
        <translation>Die Platzierungen durchgehen, die zu ihrer Zeit die besten eines Trainings waren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Strips, bounds, measuring, markers and rows of the chart</source>
        <translation>Streifen, Schranken, Messen, Marken und Zeilen des Diagramms</translation>
    </message>
</context>
<context>
    <name>doppler::GanttView</name>
    <message>
        <source>Zoom to this task</source>
        <translation>Auf diese Aufgabe zoomen</translation>
    </message>
    <message>
        <source>Show it in the graph</source>
        <translation>Im Graphen zeigen</translation>
    </message>
    <message>
        <source>Set the cursor here</source>
        <translation>Den Zeiger hierher setzen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Preparing the rows…</source>
        <translation>Die Zeilen werden vorbereitet…</translation>
    </message>
    <message>
        <source>No run to show yet. Open a graph and place it: every device and channel gets a row that shows what it does, and when.</source>
        <translation>Noch kein Lauf zu zeigen. Einen Graphen öffnen und platzieren: jedes Gerät und jeder Kanal bekommt eine Zeile, die zeigt, was es tut und wann.</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Gantt-Diagramm</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 tasks on %2 devices, makespan %3</source>
        <translation>%1 Aufgaben auf %2 Geräten, Gesamtdauer %3</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Note of the marker</source>
        <translation>Notiz der Marke</translation>
    </message>
    <message>
        <source>Note; Enter keeps the marker</source>
        <translation>Notiz; Eingabe behält die Marke</translation>
    </message>
    <message>
        <source>%1: computing %2, transferring %3, idle %4</source>
        <translation>%1: rechnet %2, überträgt %3, untätig %4</translation>
    </message>
    <message>
        <source>%1: %2 in use</source>
        <translation>%1: %2 belegt</translation>
    </message>
    <message>
        <source>Peak %1 at %2</source>
        <translation>Spitze %1 bei %2</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>Over the limit from %1 on</source>
        <translation>Ab %1 über der Grenze</translation>
    </message>
    <message>
        <source>Don&apos;t keep %1 on top</source>
        <translation>%1 nicht oben festhalten</translation>
    </message>
    <message>
        <source>Keep %1 on top</source>
        <translation>%1 oben festhalten</translation>
    </message>
    <message>
        <source>Move it up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move it down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Hide it</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Wieder zeigen</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Rows as they were</source>
        <translation>Zeilen wie zuvor</translation>
    </message>
    <message>
        <source>Edit the note…</source>
        <translation>Die Notiz bearbeiten…</translation>
    </message>
    <message>
        <source>Delete this marker</source>
        <translation>Diese Marke löschen</translation>
    </message>
    <message>
        <source>Set a marker here…</source>
        <translation>Hier eine Marke setzen…</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Ab hier messen</translation>
    </message>
    <message>
        <source>Measure to here</source>
        <translation>Bis hier messen</translation>
    </message>
</context>
<context>
    <name>doppler::GeneratorDialog</name>
    <message>
        <source>New graph</source>
        <translation>Neuer Graph</translation>
    </message>
    <message>
        <source>From a family</source>
        <translation>Aus einer Familie</translation>
    </message>
    <message>
        <source>From an expression</source>
        <translation>Aus einem Ausdruck</translation>
    </message>
    <message>
        <source>Ways to make a graph</source>
        <translation>Wege zu einem Graphen</translation>
    </message>
    <message>
        <source>Command &amp;line</source>
        <translation>&amp;Befehlszeile</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Makes the same graph without the window</source>
        <translation>Erzeugt denselben Graphen ohne das Fenster</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>Die Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>Open this graph</source>
        <translation>Diesen Graphen öffnen</translation>
    </message>
</context>
<context>
    <name>doppler::GivenOptionsDialog</name>
    <message>
        <source>Open graph</source>
        <translation>Graph öffnen</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened before these values are given.</source>
        <translation>%1 kann erst geöffnet werden, wenn diese Werte angegeben sind.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>How %1 is read:</source>
        <translation>Wie %1 gelesen wird:</translation>
    </message>
</context>
<context>
    <name>doppler::GraphControls</name>
    <message>
        <source>&amp;Colour by</source>
        <translation>Färben na&amp;ch</translation>
    </message>
    <message>
        <source>&amp;Other run of the difference</source>
        <translation>&amp;Anderer Lauf der Differenz</translation>
    </message>
    <message>
        <source>Arran&amp;gement</source>
        <translation>&amp;Anordnung des Graphen</translation>
    </message>
    <message>
        <source>Colours of de&amp;vices</source>
        <translation>Farben der Gerä&amp;te</translation>
    </message>
    <message>
        <source>&amp;Forget own colours</source>
        <translation>Eigene Farben &amp;vergessen</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>S&amp;pringen</translation>
    </message>
    <message>
        <source>There is no other run</source>
        <translation>Es gibt keinen anderen Lauf</translation>
    </message>
    <message>
        <source>Colour of %1…</source>
        <translation>Farbe von %1…</translation>
    </message>
    <message>
        <source>Colour of the palette again</source>
        <translation>Wieder die Farbe der Palette</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Select all on %1</source>
        <translation>Alles auf %1 auswählen</translation>
    </message>
    <message>
        <source>Lock all on %1</source>
        <translation>Alles auf %1 festhalten</translation>
    </message>
    <message>
        <source>Unlock all on %1</source>
        <translation>Alles auf %1 freigeben</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>It has no row in the Gantt chart, and what is on it is pale in the graph</source>
        <translation>Es hat keine Zeile im Gantt-Diagramm, und was darauf liegt, ist im Graphen blass</translation>
    </message>
</context>
<context>
    <name>doppler::GraphPanel</name>
    <message>
        <source>Export picture of the graph</source>
        <translation>Bild des Graphen exportieren</translation>
    </message>
    <message>
        <source>Arranging the graph…</source>
        <translation>Der Graph wird angeordnet…</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
</context>
<context>
    <name>doppler::GraphThumbnail</name>
    <message>
        <source>Graphs of more than %1 vertices have no preview picture.</source>
        <translation>Graphen mit mehr als %1 Knoten haben kein Vorschaubild.</translation>
    </message>
</context>
<context>
    <name>doppler::GraphView</name>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>No graph is open</source>
        <translation>Kein Graph ist offen</translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot was not found</source>
        <translation>Einfache Anordnung: dot von Graphviz wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot failed</source>
        <translation>Einfache Anordnung: dot von Graphviz scheiterte</translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot took too long</source>
        <translation>Einfache Anordnung: dot von Graphviz brauchte zu lange</translation>
    </message>
    <message>
        <source>Open a graph file to see its operations, where they run and what they wait for.</source>
        <translation>Eine Graphdatei öffnen, um zu sehen, welche Operationen sie hat, wo sie laufen und worauf sie warten.</translation>
    </message>
    <message>
        <source>Arranging…</source>
        <translation>Wird angeordnet…</translation>
    </message>
    <message>
        <source>Open a graph…</source>
        <translation>Einen Graphen öffnen…</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>dauert</translation>
    </message>
    <message>
        <source>comes in</source>
        <translation>kommt herein</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>geht hinaus</translation>
    </message>
    <message>
        <source>more devices</source>
        <translation>weitere Geräte</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>between devices</source>
        <translation>zwischen Geräten</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>against the flow: its groups feed each other</source>
        <translation>gegen den Fluss: ihre Gruppen beliefern einander</translation>
    </message>
    <message numerus="yes">
        <source>%1, a group of %n vertices</source>
        <translation>
            <numerusform>%1, eine Gruppe von %n Knoten</numerusform>
            <numerusform>%1, eine Gruppe von %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything is open: that would be %1 boxes</source>
        <translation>Nicht alles ist offen: das wären %1 Kästchen</translation>
    </message>
    <message>
        <source>Too much to show at once: that would be %1 boxes</source>
        <translation>Zu viel, um es zugleich zu zeigen: das wären %1 Kästchen</translation>
    </message>
    <message>
        <source>No other run of this graph to compare with</source>
        <translation>Kein anderer Lauf dieses Graphen zum Vergleich</translation>
    </message>
    <message>
        <source>Ends later than in the other run</source>
        <translation>Endet später als im anderen Lauf</translation>
    </message>
    <message>
        <source>on another device</source>
        <translation>auf einem anderen Gerät</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Waiting between ready and start</source>
        <translation>Warten zwischen Bereitschaft und Beginn</translation>
    </message>
    <message>
        <source>Output and weights</source>
        <translation>Ausgabe und Gewichte</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>wartete</translation>
    </message>
    <message>
        <source>%1 for %2, which ran %3</source>
        <translation>%1 auf %2, das %3 ausführte</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 for %2, which paused</source>
        <translation>%1 auf %2, das pausierte</translation>
    </message>
    <message>
        <source>%1 for the barrier before its level</source>
        <translation>%1 auf die Schranke vor seiner Ebene</translation>
    </message>
    <message>
        <source>%1 for memory</source>
        <translation>%1 auf Speicher</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices are selected</source>
        <translation>
            <numerusform>%n Knoten ist ausgewählt</numerusform>
            <numerusform>%n Knoten sind ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices to %1</source>
        <translation>
            <numerusform>%n Knoten auf %1</numerusform>
            <numerusform>%n Knoten auf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices: drop on a device above</source>
        <translation>
            <numerusform>%n Knoten: oben auf einem Gerät ablegen</numerusform>
            <numerusform>%n Knoten: oben auf einem Gerät ablegen</numerusform>
        </translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nicht platziert</translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot was stopped</source>
        <translation>Einfache Anordnung: Graphviz&apos; dot wurde angehalten</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices: drop on a device above or on a lane</source>
        <translation>
            <numerusform>%n Knoten: oben auf einem Gerät oder auf einer Bahn ablegen</numerusform>
            <numerusform>%n Knoten: oben auf einem Gerät oder auf einer Bahn ablegen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for its turn</source>
        <translation>%1, bis sie an der Reihe war</translation>
    </message>
    <message>
        <source>The dataflow graph in layers</source>
        <translation>Der Datenflussgraph in Schichten</translation>
    </message>
    <message>
        <source>The dataflow graph in lanes by time</source>
        <translation>Der Datenflussgraph in Bahnen nach Zeit</translation>
    </message>
    <message>
        <source>The dataflow graph in lanes by level</source>
        <translation>Der Datenflussgraph in Bahnen nach Ebene</translation>
    </message>
    <message>
        <source>%1. Colour: %2</source>
        <translation>%1. Farbe: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a vertex and its kind of operation</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a vertex and its device</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1, starts at %2, takes %3</source>
        <translation>%1, beginnt bei %2, dauert %3</translation>
    </message>
    <message>
        <source>%1. The current one: %2</source>
        <translation>%1. Der aktuelle: %2</translation>
    </message>
    <message>
        <source>%1. The current one is not: %2</source>
        <translation>%1. Der aktuelle ist es nicht: %2</translation>
    </message>
</context>
<context>
    <name>doppler::GuideWindow</name>
    <message>
        <source>The guide was not installed. It is the folder docs/guide of the sources.</source>
        <translation>Das Handbuch wurde nicht installiert. Es ist der Ordner docs/guide der Quellen.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
</context>
<context>
    <name>doppler::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Select a vertex in the graph or a bar in the Gantt chart to see what it is, when it ran and what it waited for.</source>
        <translation>Einen Knoten im Graphen oder einen Balken im Gantt-Diagramm auswählen, um zu sehen, was er ist, wann er lief und worauf er wartete.</translation>
    </message>
    <message>
        <source>Placed with</source>
        <translation>Platziert mit</translation>
    </message>
    <message>
        <source>Inputs from</source>
        <translation>Eingaben von</translation>
    </message>
    <message>
        <source>Results to</source>
        <translation>Ergebnisse an</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>%1 FLOP</source>
        <translation>%1 FLOP</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>%1 (measured)</source>
        <translation>%1 (gemessen)</translation>
    </message>
    <message>
        <source>%1 (from its work)</source>
        <translation>%1 (aus der Arbeit)</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1 (geschätzt)</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation>Wartete auf</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>its device, held by %1</source>
        <translation>sein Gerät, belegt von %1</translation>
    </message>
    <message>
        <source>the transfer of %1, %2 to %3</source>
        <translation>die Übertragung von %1, %2 nach %3</translation>
    </message>
    <message>
        <source>the result of %1</source>
        <translation>das Ergebnis von %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>its device&apos;s pause after %1</source>
        <translation>die Pause seines Geräts nach %1</translation>
    </message>
    <message>
        <source>the barrier before its level</source>
        <translation>die Schranke vor seiner Ebene</translation>
    </message>
    <message>
        <source>memory on its device</source>
        <translation>Speicher auf seinem Gerät</translation>
    </message>
    <message numerus="yes">
        <source>group of %n vertices</source>
        <translation>
            <numerusform>Gruppe von %n Knoten</numerusform>
            <numerusform>Gruppe von %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Geschätzt</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices of unknown cost</source>
        <translation>
            <numerusform>%n Knoten unbekannter Kosten</numerusform>
            <numerusform>%n Knoten unbekannter Kosten</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>Kommt herein</translation>
    </message>
    <message>
        <source>Goes out</source>
        <translation>Geht hinaus</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n edges</source>
        <translation>
            <numerusform>%1: %2, %n Kante</numerusform>
            <numerusform>%1: %2, %n Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Festgehalten</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n davon</numerusform>
            <numerusform>%n davon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>Rechnen %1</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>its turn, which came when %1 started</source>
        <translation>die eigene Reihe, die mit dem Beginn von %1 kam</translation>
    </message>
</context>
<context>
    <name>doppler::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
</context>
<context>
    <name>doppler::IslandPage</name>
    <message>
        <source>Make islands</source>
        <translation>Inseln erzeugen</translation>
    </message>
    <message>
        <source>Set right what is marked.</source>
        <translation>Berichtigen, was markiert ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n Gerät</numerusform>
            <numerusform>%n Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal devices in islands: one bandwidth inside, another between. They replace all devices and links; undo brings those back.</source>
        <translation>Gleiche Geräte in Inseln: innen eine Bandbreite, dazwischen eine andere. Sie ersetzen alle Geräte und Verbindungen; Rückgängig holt diese zurück.</translation>
    </message>
    <message>
        <source>&amp;Make these devices</source>
        <translation>Diese Geräte &amp;erzeugen</translation>
    </message>
</context>
<context>
    <name>doppler::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>No key is called that, and none does that.</source>
        <translation>Keine Taste heißt so, und keine tut das.</translation>
    </message>
    <message>
        <source>Key, or what it does</source>
        <translation>Taste, oder was sie tut</translation>
    </message>
</context>
<context>
    <name>doppler::LastWrites</name>
    <message>
        <source>Doppler Workbench</source>
        <translation>Doppler Workbench</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>End the program without what is not written yet</source>
        <translation>Das Programm beenden, ohne was noch nicht geschrieben ist</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
</context>
<context>
    <name>doppler::LayoutMenu</name>
    <message>
        <source>La&amp;yout</source>
        <translation>An&amp;ordnung der Bereiche</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Save layout…</source>
        <translation>Anordnung &amp;speichern…</translation>
    </message>
    <message>
        <source>Keep where panels are now under a name</source>
        <translation>Unter einem Namen merken, wo die Bereiche jetzt sind</translation>
    </message>
    <message>
        <source>&amp;Explore</source>
        <translation>&amp;Erkunden</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Save layout</source>
        <translation>Anordnung speichern</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>Name der Anordnung</translation>
    </message>
</context>
<context>
    <name>doppler::LessonView</name>
    <message>
        <source>No lesson is open. The menu Lessons has them.</source>
        <translation>Keine Lektion ist offen. Das Menü Lektionen hat sie.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Nächste Lektion: %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>How far the lesson is</source>
        <translation>Wie weit die Lektion ist</translation>
    </message>
    <message>
        <source>What is right and what is missing</source>
        <translation>Was richtig ist und was fehlt</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show a hint below the text</source>
        <translation>Einen Hinweis unter dem Text zeigen</translation>
    </message>
    <message>
        <source>The lesson is done. What was open before has been kept.</source>
        <translation>Die Lektion ist fertig. Was davor offen war, ist noch da.</translation>
    </message>
    <message>
        <source>Go back to my work</source>
        <translation>Zurück zu meiner Arbeit</translation>
    </message>
    <message>
        <source>Stay with the lesson&apos;s graph</source>
        <translation>Beim Graphen der Lektion bleiben</translation>
    </message>
</context>
<context>
    <name>doppler::Lessons</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>A lesson can begin when the placer has ended; Run, Stop placing ends it.</source>
        <translation>Eine Lektion kann beginnen, wenn der Platzierer fertig ist; Ausführen, Platzieren anhalten beendet ihn.</translation>
    </message>
</context>
<context>
    <name>doppler::LinkModel</name>
    <message>
        <source>From %1 to %2
Bandwidth %3
Latency %4
Channels: %5</source>
        <translation>Von %1 nach %2
Bandbreite %3
Latenz %4
Kanäle: %5</translation>
    </message>
    <message>
        <source>Links from %1</source>
        <translation>Verbindungen von %1</translation>
    </message>
    <message>
        <source>Links to %1</source>
        <translation>Verbindungen nach %1</translation>
    </message>
    <message numerus="yes">
        <source>Latency of %n link(s)</source>
        <translation>
            <numerusform>Latenz von %n Verbindung</numerusform>
            <numerusform>Latenz von %n Verbindungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bandwidth of %n link(s)</source>
        <translation>
            <numerusform>Bandbreite von %n Verbindung</numerusform>
            <numerusform>Bandbreite von %n Verbindungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Channels of %n link(s)</source>
        <translation>
            <numerusform>Kanäle von %n Verbindung</numerusform>
            <numerusform>Kanäle von %n Verbindungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::LinkPage</name>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>%n Verbindung ausgewählt</numerusform>
            <numerusform>%n Verbindungen ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Select links to change several at once</source>
        <translation>Verbindungen auswählen, um mehrere zugleich zu ändern</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Neuer Kanal</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>What the matrix shows</source>
        <translation>Was die Matrix zeigt</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Links of one channel</source>
        <translation>Verbindungen eines Kanals</translation>
    </message>
    <message>
        <source>How many links need the busiest named channel of a link</source>
        <translation>Wie viele Verbindungen den meistgenutzten benannten Kanal einer Verbindung brauchen</translation>
    </message>
    <message>
        <source>Bo&amp;th ways</source>
        <translation>&amp;Beide Richtungen</translation>
    </message>
    <message>
        <source>What is entered for one direction counts for the other one too</source>
        <translation>Was für eine Richtung eingegeben wird, gilt auch für die andere</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select links</source>
        <translation>Verbindungen auswählen</translation>
    </message>
    <message>
        <source>Select whole blocks of links</source>
        <translation>Ganze Blöcke von Verbindungen auswählen</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>Alle Verbindungen</translation>
    </message>
    <message>
        <source>All from this device</source>
        <translation>Alle von diesem Gerät</translation>
    </message>
    <message>
        <source>All to this device</source>
        <translation>Alle zu diesem Gerät</translation>
    </message>
    <message>
        <source>Within islands</source>
        <translation>Innerhalb von Inseln</translation>
    </message>
    <message>
        <source>Between islands</source>
        <translation>Zwischen Inseln</translation>
    </message>
    <message>
        <source>The other direction</source>
        <translation>Die andere Richtung</translation>
    </message>
    <message>
        <source>Links, a row for each sender and a column for each receiver</source>
        <translation>Verbindungen, eine Zeile für jeden Sender und eine Spalte für jeden Empfänger</translation>
    </message>
    <message>
        <source>Scroll the links sideways</source>
        <translation>Die Verbindungen seitwärts rollen</translation>
    </message>
    <message>
        <source>Scroll the links</source>
        <translation>Die Verbindungen rollen</translation>
    </message>
    <message>
        <source>Scale of the colours</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>B&amp;andbreite</translation>
    </message>
    <message>
        <source>Bandwidth of the selected links: 12 GB/s, or *2 to double</source>
        <translation>Bandbreite der ausgewählten Verbindungen: 12 GB/s oder *2 zum Verdoppeln</translation>
    </message>
    <message>
        <source>&amp;Latency</source>
        <translation>&amp;Latenz</translation>
    </message>
    <message>
        <source>Latency of the selected links: 5 µs, or *2 to double</source>
        <translation>Latenz der ausgewählten Verbindungen: 5 µs oder *2 zum Verdoppeln</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Channels of the selected links</source>
        <translation>Kanäle der ausgewählten Verbindungen</translation>
    </message>
    <message>
        <source>Named channels that a transfer on the selected links needs</source>
        <translation>Benannte Kanäle, die eine Übertragung auf den ausgewählten Verbindungen braucht</translation>
    </message>
</context>
<context>
    <name>doppler::MainWindow</name>
    <message>
        <source>%1 – Doppler Workbench</source>
        <translation>%1 – Doppler Workbench</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Doppler Workbench</source>
        <translation>Doppler Workbench</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>Lektionen (*.lesson)</translation>
    </message>
    <message>
        <source>The picture ends before the panel does: all of it would be too large</source>
        <translation>Das Bild endet vor dem Bereich: alles wäre zu groß</translation>
    </message>
</context>
<context>
    <name>doppler::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>&amp;Geräte</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Le&amp;ssons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>P&amp;lacer</source>
        <translation>P&amp;latzierer</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Gantt-Diagramm</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Charts of a comparison</source>
        <translation>Diagramme eines Vergleichs</translation>
    </message>
    <message>
        <source>Editor of devices</source>
        <translation>Editor für Geräte</translation>
    </message>
    <message>
        <source>Editor of expressions</source>
        <translation>Editor für Ausdrücke</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>doppler::MessageBar</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>doppler::Minimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>Übersicht des Graphen</translation>
    </message>
    <message>
        <source>Overview: drag to move the picture</source>
        <translation>Übersicht: Ziehen bewegt das Bild</translation>
    </message>
</context>
<context>
    <name>doppler::ModelMenu</name>
    <message>
        <source>&amp;Execution model</source>
        <translation>&amp;Ausführungsmodell</translation>
    </message>
    <message>
        <source>&amp;Which ready task runs first</source>
        <translation>&amp;Welche bereite Aufgabe zuerst läuft</translation>
    </message>
    <message>
        <source>&amp;Channels</source>
        <translation>&amp;Kanäle</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>K&amp;osten</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>&amp;Modus</translation>
    </message>
    <message>
        <source>M&amp;emory</source>
        <translation>&amp;Speicher</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>&amp;Rauschen</translation>
    </message>
    <message>
        <source>&amp;Draw anew (now seed %1)</source>
        <translation>Neu &amp;ziehen (jetzt Startwert %1)</translation>
    </message>
    <message>
        <source>Take other random numbers for the noise, or for which ready task runs first</source>
        <translation>Andere Zufallszahlen nehmen für das Rauschen oder dafür, welche bereite Aufgabe zuerst läuft</translation>
    </message>
</context>
<context>
    <name>doppler::ModuleBuildNote</name>
    <message>
        <source>Learning and ONNX models are still being built</source>
        <translation>Lernen und ONNX-Modelle werden noch gebaut</translation>
    </message>
    <message>
        <source>Learning and ONNX models are ready</source>
        <translation>Lernen und ONNX-Modelle stehen bereit</translation>
    </message>
    <message>
        <source>Learning could not be built: build/run/modules.log says why</source>
        <translation>Das Lernmodul konnte nicht gebaut werden: build/run/modules.log nennt den Grund</translation>
    </message>
</context>
<context>
    <name>doppler::MovedModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>Endet später</translation>
    </message>
    <message>
        <source>Elsewhere in</source>
        <translation>Anderswo in</translation>
    </message>
    <message>
        <source>Where %1 has it</source>
        <translation>Wo %1 ihn hat</translation>
    </message>
    <message>
        <source>By how much it ends later in %1 than in %2; below zero: earlier</source>
        <translation>Um wie viel er in %1 später endet als in %2; unter null: früher</translation>
    </message>
    <message>
        <source>In how many of the other runs it is not where %1 has it</source>
        <translation>In wie vielen der anderen Läufe er nicht dort ist, wo %1 ihn hat</translation>
    </message>
    <message>
        <source>Ends later (s)</source>
        <translation>Endet später (s)</translation>
    </message>
</context>
<context>
    <name>doppler::OptionEditor</name>
    <message>
        <source>%1
Option %2, by default %3</source>
        <translation>%1
Option %2, Vorgabe %3</translation>
    </message>
</context>
<context>
    <name>doppler::OptionsDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>Optionen von %1</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Standard values</source>
        <translation>&amp;Standardwerte</translation>
    </message>
</context>
<context>
    <name>doppler::OverlayPainter</name>
    <message>
        <source>%1 to %2: %3</source>
        <comment>an interval and its length</comment>
        <translation>%1 bis %2: %3</translation>
    </message>
    <message>
        <source>%1, %2 of the makespan</source>
        <translation>%1, %2 der Gesamtdauer</translation>
    </message>
</context>
<context>
    <name>doppler::PanelPictures</name>
    <message>
        <source>Export picture of a pane&amp;l</source>
        <translation>Bild eines Bereichs e&amp;xportieren</translation>
    </message>
    <message>
        <source>Whole &amp;window…</source>
        <translation>Ganzes &amp;Fenster…</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Export picture of the panel</source>
        <translation>Bild des Bereichs exportieren</translation>
    </message>
</context>
<context>
    <name>doppler::PlacementEditor</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 auf %2 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices to %1</source>
        <translation>
            <numerusform>%n Knoten auf %1 verschieben</numerusform>
            <numerusform>%n Knoten auf %1 verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n vertices</source>
        <translation>
            <numerusform>%n Knoten festhalten</numerusform>
            <numerusform>%n Knoten festhalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n vertices</source>
        <translation>
            <numerusform>%n Knoten freigeben</numerusform>
            <numerusform>%n Knoten freigeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>doppler::PlacerDialog</name>
    <message>
        <source>Place with options</source>
        <translation>Mit Optionen platzieren</translation>
    </message>
    <message>
        <source>Placer</source>
        <translation>Platzierer</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>&amp;Budget</translation>
    </message>
    <message>
        <source>The placer&apos;s own</source>
        <translation>Das des Platzierers</translation>
    </message>
    <message>
        <source>Simulated placements</source>
        <translation>Simulierte Platzierungen</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>This placer has no options.</source>
        <translation>Dieser Platzierer hat keine Optionen.</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Platzieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>doppler::PlaybackBar</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name of an action and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Outline the chain of tasks, transfers and waits that ends at the makespan</source>
        <translation>Die Kette von Aufgaben, Übertragungen und Wartezeiten umranden, die mit der Gesamtdauer endet</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Übertragungen</translation>
    </message>
    <message>
        <source>Show a row for every channel in use</source>
        <translation>Eine Zeile für jeden genutzten Kanal zeigen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed of the playback; ×1 shows the whole run in 12 seconds</source>
        <translation>Geschwindigkeit der Wiedergabe; ×1 zeigt den ganzen Lauf in 12 Sekunden</translation>
    </message>
    <message>
        <source>Time in the run</source>
        <translation>Zeit im Lauf</translation>
    </message>
    <message>
        <source>Time and makespan</source>
        <translation>Zeit und Gesamtdauer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play&amp;back speed</source>
        <translation>Geschwindigkeit der &amp;Wiedergabe</translation>
    </message>
</context>
<context>
    <name>doppler::PolicyPanel</name>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
</context>
<context>
    <name>doppler::PolicyView</name>
    <message>
        <source>Step %1/%2</source>
        <translation>Schritt %1/%2</translation>
    </message>
    <message>
        <source>stage %1, episode %2</source>
        <translation>Stufe %1, Episode %2</translation>
    </message>
    <message>
        <source>The finished placement took %1</source>
        <translation>Die fertige Platzierung dauerte %1</translation>
    </message>
    <message>
        <source>SEL: next of %1</source>
        <translation>SEL: nächster von %1</translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation>Entropie %1</translation>
    </message>
    <message>
        <source>PLC: device of %1</source>
        <translation>PLC: Gerät von %1</translation>
    </message>
    <message>
        <source>Pause the episode</source>
        <translation>Die Episode anhalten</translation>
    </message>
    <message>
        <source>Play the episode</source>
        <translation>Die Episode abspielen</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>No episode yet</source>
        <translation>Noch keine Episode</translation>
    </message>
    <message>
        <source>While a policy is trained, this shows step by step which vertex it takes next and where it places it.</source>
        <translation>Während eine Strategie trainiert wird, zeigt dies Schritt für Schritt, welchen Knoten sie als nächsten nimmt und wo sie ihn platziert.</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Play the newest episodes of the running training</source>
        <translation>Die neuesten Episoden des laufenden Trainings abspielen</translation>
    </message>
    <message>
        <source>Probabilities of the candidates</source>
        <translation>Wahrscheinlichkeiten der Kandidaten</translation>
    </message>
    <message>
        <source>Probabilities of the devices</source>
        <translation>Wahrscheinlichkeiten der Geräte</translation>
    </message>
    <message>
        <source>Step of the episode</source>
        <translation>Schritt der Episode</translation>
    </message>
    <message>
        <source>How uncertain the choice is, in nats: 0 is certain</source>
        <translation>Wie unsicher die Wahl ist, in Nat: 0 ist sicher</translation>
    </message>
    <message>
        <source>Grow in the graph</source>
        <translation>Im Graphen wachsen lassen</translation>
    </message>
    <message>
        <source>While you step through an episode, the graph shows what is placed so far</source>
        <translation>Während eine Episode schrittweise durchgegangen wird, zeigt der Graph, was bis dahin platziert ist</translation>
    </message>
    <message>
        <source>Parts of the step</source>
        <translation>Teile des Schritts</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Of %1 it shows the moves from the start to the best placement.</source>
        <translation>Von „%1“ zeigt dies die Züge vom Anfang bis zur besten Platzierung.</translation>
    </message>
    <message>
        <source>SEL: %1 came along</source>
        <translation>SEL: %1 kam mit</translation>
    </message>
    <message>
        <source>Train a policy</source>
        <translation>Eine Strategie trainieren</translation>
    </message>
    <message>
        <source>Step of the selected vertex</source>
        <translation>Schritt des ausgewählten Knotens</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>St&amp;rategie</translation>
    </message>
</context>
<context>
    <name>doppler::PreferencesDialog</name>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Everything here as on the first day</source>
        <translation>Alles hier wie am ersten Tag</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>As the system follows it while the program runs.</source>
        <translation>„Wie das System“ folgt ihm, während das Programm läuft.</translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation>Sch&amp;riftgröße</translation>
    </message>
    <message>
        <source>Per cent of the usual size, 80 to 200.</source>
        <translation>Prozent der üblichen Größe, 80 bis 200.</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Of menus and texts; names in files stay as they are.</source>
        <translation>Von Menüs und Texten; Namen in Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Be&amp;wegung verringern</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Welcome page</source>
        <translation>Willkommensseite</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Session that was used last</source>
        <translation>Zuletzt benutzte Sitzung</translation>
    </message>
    <message>
        <source>&amp;Open at the start</source>
        <translation>Beim Start öff&amp;nen</translation>
    </message>
    <message>
        <source>Where the program was ended suddenly, what was open comes back instead.</source>
        <translation>Wenn das Programm plötzlich endete, kommt stattdessen zurück, was offen war.</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>&amp;Geräte</translation>
    </message>
    <message>
        <source>For samples and for the first graph that is opened.</source>
        <translation>Für Beispiele und für den ersten Graphen, der geöffnet wird.</translation>
    </message>
    <message>
        <source>&amp;Placer</source>
        <translation>&amp;Platzierer</translation>
    </message>
    <message>
        <source>Places every graph that is opened.</source>
        <translation>Platziert jeden Graphen, der geöffnet wird.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>For placers and comparisons; 0 leaves one of the %1 cores to the window. Results don&apos;t depend on it.</source>
        <translation>Für Platzierer und Vergleiche; 0 lässt einen der %1 Prozessorkerne dem Fenster. Ergebnisse hängen nicht davon ab.</translation>
    </message>
    <message>
        <source>&amp;Save by itself</source>
        <translation>Von selbst spe&amp;ichern</translation>
    </message>
    <message>
        <source>Seconds after a change until what is open is saved for the next start; 0: never.</source>
        <translation>Sekunden nach einer Änderung, bis das Offene für den nächsten Start gespeichert wird; 0: nie.</translation>
    </message>
    <message>
        <source>&amp;Follow training</source>
        <translation>Training &amp;verfolgen</translation>
    </message>
    <message>
        <source>Every new best placement of a training is shown at once.</source>
        <translation>Jede neue beste Platzierung eines Trainings wird sofort gezeigt.</translation>
    </message>
    <message>
        <source>Pictures change at once; nothing slides, flies or fades. Where the desktop asks for less motion, that counts as well.</source>
        <translation>Bilder wechseln sofort; nichts gleitet, fliegt oder blendet über. Wünscht der Desktop weniger Bewegung, gilt das ebenfalls.</translation>
    </message>
</context>
<context>
    <name>doppler::PreviewPanel</name>
    <message>
        <source>%1 and estimates</source>
        <translation>%1 und Schätzungen</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>measured times</source>
        <translation>gemessene Zeiten</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>What the graph is called</source>
        <translation>Wie der Graph heißt</translation>
    </message>
    <message>
        <source>Kernel calls of the graph</source>
        <translation>Kernaufrufe des Graphen</translation>
    </message>
    <message>
        <source>Data dependencies of the graph</source>
        <translation>Datenabhängigkeiten des Graphen</translation>
    </message>
    <message>
        <source>Floating-point operations of all vertices</source>
        <translation>Gleitkommaoperationen aller Knoten</translation>
    </message>
    <message>
        <source>Size of all tensors that vertices hand on</source>
        <translation>Größe aller Tensoren, die Knoten weitergeben</translation>
    </message>
    <message>
        <source>Most vertices at one distance from the sources</source>
        <translation>Die meisten Knoten in einem Abstand von den Quellen</translation>
    </message>
    <message>
        <source>Vertices on the longest path</source>
        <translation>Knoten auf dem längsten Pfad</translation>
    </message>
    <message>
        <source>Vertices over depth: how many devices could be busy on average</source>
        <translation>Knoten durch Tiefe: wie viele Geräte im Mittel beschäftigt sein könnten</translation>
    </message>
    <message>
        <source>Some vertices have neither FLOPs nor measured times: their costs are estimated.</source>
        <translation>Einige Knoten haben weder FLOPs noch gemessene Zeiten: ihre Kosten sind geschätzt.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird ermittelt…</translation>
    </message>
</context>
<context>
    <name>doppler::ProbabilityBars</name>
    <message>
        <source>%1: not allowed</source>
        <translation>%1: nicht erlaubt</translation>
    </message>
    <message>
        <source>%1: probability %2</source>
        <translation>%1: Wahrscheinlichkeit %2</translation>
    </message>
    <message>
        <source>The critical-path teacher would take it</source>
        <translation>Der Lehrer (kritischer Pfad) nähme ihn</translation>
    </message>
</context>
<context>
    <name>doppler::RaceView</name>
    <message>
        <source>finished at %1</source>
        <translation>fertig bei %1</translation>
    </message>
    <message>
        <source>%1 of %2 tasks, %3</source>
        <translation>%1 von %2 Aufgaben, %3</translation>
    </message>
    <message>
        <source>Places in the race</source>
        <translation>Plätze im Rennen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Share of its work</source>
        <translation>Anteil seiner Arbeit</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>Gesamtdauer (s)</translation>
    </message>
</context>
<context>
    <name>doppler::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>doppler::ReportExport</name>
    <message>
        <source>Export rep&amp;ort…</source>
        <translation>Bericht exp&amp;ortieren…</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Runs that no command makes again</source>
        <translation>Läufe, die kein Befehl wieder ergibt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Not on this page: runs that ran out of memory</source>
        <translation>Nicht auf dieser Seite: Läufe, bei denen der Speicher nicht reichte</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Save one page with all graphs and runs, their differences, the trainings and the comparison</source>
        <translation>Eine Seite mit allen Graphen und Läufen, ihren Unterschieden, den Trainings und dem Vergleich speichern</translation>
    </message>
</context>
<context>
    <name>doppler::ResultFilter</name>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Find placers, graphs or devices</source>
        <translation>Platzierer, Graphen oder Geräte suchen</translation>
    </message>
    <message>
        <source>Find in the results</source>
        <translation>In den Ergebnissen suchen</translation>
    </message>
    <message>
        <source>All placers</source>
        <translation>Alle Platzierer</translation>
    </message>
    <message>
        <source>All graphs</source>
        <translation>Alle Graphen</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>Alle Geräte</translation>
    </message>
    <message>
        <source>Placer that is shown</source>
        <translation>Gezeigter Platzierer</translation>
    </message>
    <message>
        <source>Graph that is shown</source>
        <translation>Gezeigter Graph</translation>
    </message>
    <message>
        <source>Devices that are shown</source>
        <translation>Gezeigte Geräte</translation>
    </message>
</context>
<context>
    <name>doppler::RunCommands</name>
    <message>
        <source>Save calibrated devices</source>
        <translation>Kalibrierte Geräte speichern</translation>
    </message>
    <message>
        <source>Devices (*.json)</source>
        <translation>Geräte (*.json)</translation>
    </message>
</context>
<context>
    <name>doppler::RunsModel</name>
    <message>
        <source>%1, %2, gap %3</source>
        <translation>%1, %2, Abstand %3</translation>
    </message>
    <message>
        <source>training</source>
        <translation>im Training</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Lower bound %1, gap %2</source>
        <translation>Untere Schranke %1, Abstand %2</translation>
    </message>
    <message>
        <source>Moved %1, idle %2</source>
        <translation>Bewegt %1, untätig %2</translation>
    </message>
    <message numerus="yes">
        <source>%n simulated placement(s) in %1</source>
        <translation>
            <numerusform>%n simulierte Platzierung in %1</numerusform>
            <numerusform>%n simulierte Platzierungen in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>trained</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>Makespan %1</source>
        <translation>Gesamtdauer %1</translation>
    </message>
    <message>
        <source>training, seed %1</source>
        <translation>im Training, Startwert %1</translation>
    </message>
    <message>
        <source>trained, seed %1</source>
        <translation>trainiert, Startwert %1</translation>
    </message>
    <message>
        <source>began as %1</source>
        <translation>begann als %1</translation>
    </message>
    <message numerus="yes">
        <source>seed %1, %n locked</source>
        <translation>
            <numerusform>Startwert %1, %n festgehalten</numerusform>
            <numerusform>Startwert %1, %n festgehalten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::RunsPanel</name>
    <message>
        <source>Save placement</source>
        <translation>Platzierung speichern</translation>
    </message>
    <message>
        <source>Export trace</source>
        <translation>Ablauf exportieren</translation>
    </message>
    <message>
        <source>Traces for Perfetto (*.json);;Tables (*.csv)</source>
        <translation>Abläufe für Perfetto (*.json);;Tabellen (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n runs removed</source>
        <translation>
            <numerusform>%n Lauf entfernt</numerusform>
            <numerusform>%n Läufe entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>doppler::RunsView</name>
    <message>
        <source>No placements yet. Choose a placer above and press Place.</source>
        <translation>Noch keine Platzierungen. Oben einen Platzierer wählen und auf Platzieren drücken.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Save placement…</source>
        <translation>Platzierung speichern…</translation>
    </message>
    <message>
        <source>Export trace…</source>
        <translation>Ablauf exportieren…</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>Gesamtdauer (s)</translation>
    </message>
    <message>
        <source>Lower bound (s)</source>
        <translation>Untere Schranke (s)</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Moved (bytes)</source>
        <translation>Bewegt (Bytes)</translation>
    </message>
    <message>
        <source>Idle share</source>
        <translation>Untätiger Anteil</translation>
    </message>
    <message>
        <source>Copy run&apos;s figures</source>
        <translation>Kennzahlen des Laufs kopieren</translation>
    </message>
    <message>
        <source>Remove selected runs</source>
        <translation>Ausgewählte Läufe entfernen</translation>
    </message>
    <message>
        <source>Remove all other runs</source>
        <translation>Alle anderen Läufe entfernen</translation>
    </message>
</context>
<context>
    <name>doppler::SampleButton</name>
    <message>
        <source>Sample %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 Knoten</translation>
    </message>
</context>
<context>
    <name>doppler::SamplesMenu</name>
    <message>
        <source>Sa&amp;mples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
</context>
<context>
    <name>doppler::ScaleLegend</name>
    <message>
        <source>Colours: %1, from %2 to %3</source>
        <translation>Farben: %1, von %2 bis %3</translation>
    </message>
    <message>
        <source>(logarithmic)</source>
        <translation>(logarithmisch)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>unbekannt: %1</translation>
    </message>
</context>
<context>
    <name>doppler::SessionActions</name>
    <message>
        <source>Restored what was open</source>
        <translation>Wiederhergestellt, was offen war</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>What was open is not restored by itself: the program ended suddenly on it twice</source>
        <translation>Was offen war, wird nicht von selbst wiederhergestellt: das Programm endete damit zweimal plötzlich</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Checkpoints of the &amp;session</source>
        <translation>Checkpoints der &amp;Sitzung</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Sessions (%1)</source>
        <translation>Sitzungen (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>All that was restored is kept, with what was left out, in %1</source>
        <translation>Alles, was wiederhergestellt wurde, ist mit dem Weggelassenen in %1 aufbewahrt</translation>
    </message>
    <message>
        <source>What was open can&apos;t be restored: %1</source>
        <translation>Was offen war, kann nicht wiederhergestellt werden: %1</translation>
    </message>
    <message>
        <source>What was open is not restored</source>
        <translation>Was offen war, ist nicht wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation>%1 ist schon da. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Another session took the place of what was open</source>
        <translation>Eine andere Sitzung hat ersetzt, was offen war</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>doppler::SideBySidePanel</name>
    <message numerus="yes">
        <source>%n runs of other graphs can&apos;t stand beside these.</source>
        <translation>
            <numerusform>%n Lauf eines anderen Graphen kann nicht neben diesen stehen.</numerusform>
            <numerusform>%n Läufe anderer Graphen können nicht neben diesen stehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
</context>
<context>
    <name>doppler::SideBySideRuns</name>
    <message numerus="yes">
        <source>Show all %n runs of this graph</source>
        <translation>
            <numerusform>Den %n Lauf dieses Graphen zeigen</numerusform>
            <numerusform>Alle %n Läufe dieses Graphen zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Place with %1</source>
        <translation>Mit %1 platzieren</translation>
    </message>
</context>
<context>
    <name>doppler::SideBySideView</name>
    <message>
        <source>Runs with another device</source>
        <translation>Läufe mit anderem Gerät</translation>
    </message>
    <message>
        <source>%1 of %2 vertices moved</source>
        <translation>%1 von %2 Knoten verschoben</translation>
    </message>
    <message>
        <source>Export runs side by side</source>
        <translation>Läufe nebeneinander exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv *.tsv);;JSON (*.json)</source>
        <translation>Tabelle (*.csv *.tsv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Align runs</source>
        <translation>Läufe aus&amp;richten</translation>
    </message>
    <message>
        <source>At the &amp;start</source>
        <translation>Am &amp;Anfang</translation>
    </message>
    <message>
        <source>At the &amp;end</source>
        <translation>Am &amp;Ende</translation>
    </message>
    <message>
        <source>At the selected &amp;vertex</source>
        <translation>Am ausgewählten &amp;Knoten</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>Von &amp;Hand</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>Ausri&amp;chten</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Where the runs meet on the axis; drag a run&apos;s title to shift it</source>
        <translation>Wo sich die Läufe auf der Achse treffen; den Titel eines Laufs ziehen, um ihn zu verschieben</translation>
    </message>
    <message>
        <source>Play all runs</source>
        <translation>Alle Läufe abspielen</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>Be&amp;zug</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>The run that the others are held against</source>
        <translation>Der Lauf, mit dem die anderen verglichen werden</translation>
    </message>
    <message>
        <source>&amp;Fit all runs</source>
        <translation>Alle Läufe e&amp;inpassen</translation>
    </message>
    <message>
        <source>Show all runs from start to end</source>
        <translation>Alle Läufe vom Anfang bis zum Ende zeigen</translation>
    </message>
    <message>
        <source>&amp;Transfers of all runs</source>
        <translation>Über&amp;tragungen aller Läufe</translation>
    </message>
    <message>
        <source>Show a row for every channel in use</source>
        <translation>Eine Zeile für jeden genutzten Kanal zeigen</translation>
    </message>
    <message>
        <source>&amp;Mark moved vertices</source>
        <translation>Verschobene Knoten &amp;markieren</translation>
    </message>
    <message>
        <source>Colour the graph by &amp;disagreement</source>
        <translation>Graphen nach &amp;Uneinigkeit färben</translation>
    </message>
    <message>
        <source>Colour each vertex by the number of runs that have it on another device than the reference</source>
        <translation>Jeden Knoten danach färben, in wie vielen Läufen er auf einem anderen Gerät liegt als im Bezug</translation>
    </message>
    <message>
        <source>Outline what is on another device than in the reference</source>
        <translation>Umranden, was auf einem anderen Gerät ist als im Bezug</translation>
    </message>
    <message>
        <source>C&amp;opy the differences</source>
        <translation>Unterschiede k&amp;opieren</translation>
    </message>
    <message>
        <source>Copy the table of differences, to paste it into a spreadsheet</source>
        <translation>Die Tabelle der Unterschiede kopieren, um sie in eine Tabellenkalkulation einzufügen</translation>
    </message>
    <message>
        <source>E&amp;xport side by side…</source>
        <translation>&amp;Läufe nebeneinander exportieren…</translation>
    </message>
    <message>
        <source>Save the charts as a picture, or the differences as a table or JSON</source>
        <translation>Die Diagramme als Bild oder die Unterschiede als Tabelle oder JSON speichern</translation>
    </message>
    <message>
        <source>Nothing is side by side yet. Select two or more runs of one graph in the list of runs (with Ctrl or Shift), then choose Side by side.</source>
        <translation>Noch steht nichts nebeneinander. In der Liste der Läufe zwei oder mehr Läufe eines Graphen auswählen (mit Strg oder Umschalt), dann Nebeneinander wählen.</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Unterschiede</translation>
    </message>
    <message>
        <source>&amp;Moved</source>
        <translation>Verscho&amp;ben</translation>
    </message>
    <message>
        <source>Ra&amp;ce</source>
        <translation>Re&amp;nnen</translation>
    </message>
    <message>
        <source>Why one run is faster</source>
        <translation>Warum ein Lauf schneller ist</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Moved vertices</source>
        <translation>Verschobene Knoten</translation>
    </message>
    <message>
        <source>Run whose vertices moved</source>
        <translation>Lauf, dessen Knoten verschoben wurden</translation>
    </message>
</context>
<context>
    <name>doppler::StackPainter</name>
    <message>
        <source>reference</source>
        <translation>Bezug</translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n verschoben</numerusform>
            <numerusform>%n verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>starts at %1</source>
        <translation>beginnt bei %1</translation>
    </message>
</context>
<context>
    <name>doppler::StateKey</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>in transfer</source>
        <translation>in Übertragung</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Zeichenerklärung: %1</translation>
    </message>
</context>
<context>
    <name>doppler::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Tätigkeit</translation>
    </message>
    <message>
        <source>Stop; a search keeps the best so far</source>
        <translation>Anhalten; eine Suche behält das Beste bis dahin</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Kernel calls of the graph</source>
        <translation>Kernaufrufe des Graphen</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Data dependencies of the graph</source>
        <translation>Datenabhängigkeiten des Graphen</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Time from the start to the end of the last task: %1</source>
        <translation>Zeit vom Beginn bis zum Ende der letzten Aufgabe: %1</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1 (geschätzt)</translation>
    </message>
    <message>
        <source>No placement is faster than this: the longest path or all work over all devices, without transfers: %1</source>
        <translation>Keine Platzierung ist schneller als dies: der längste Pfad oder alle Arbeit durch alle Geräte, ohne Übertragungen: %1</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>How much longer than the bound the shown run takes</source>
        <translation>Wie viel länger als die Schranke der gezeigte Lauf dauert</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>Share of the devices&apos; time in which no task runs</source>
        <translation>Anteil der Gerätezeit, in der keine Aufgabe läuft</translation>
    </message>
    <message>
        <source>Data sent between devices: %1 bytes</source>
        <translation>Zwischen Geräten gesendete Daten: %1 Bytes</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>Wie viel erledigt ist</translation>
    </message>
</context>
<context>
    <name>doppler::StepsPage</name>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Step %1 of %2, at %3</source>
        <translation>Schritt %1 von %2, bei %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>What ended</source>
        <translation>Was zu Ende ging</translation>
    </message>
    <message>
        <source>What became ready</source>
        <translation>Was bereit wurde</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <translation>Nichts zu wählen</translation>
    </message>
    <message>
        <source>What was chosen</source>
        <translation>Was gewählt wurde</translation>
    </message>
    <message>
        <source>Idle devices</source>
        <translation>Untätige Geräte</translation>
    </message>
    <message>
        <source>First event</source>
        <translation>Erstes Ereignis</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>Letztes Ereignis</translation>
    </message>
    <message>
        <source>What happens in this step</source>
        <translation>Was in diesem Schritt geschieht</translation>
    </message>
</context>
<context>
    <name>doppler::SummaryModel</name>
    <message>
        <source>Placer</source>
        <translation>Platzierer</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>To bound</source>
        <translation>Zur Schranke</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Mean makespan over the seeds</source>
        <translation>Mittlere Gesamtdauer über die Startwerte</translation>
    </message>
    <message>
        <source>Standard deviation of the sample</source>
        <translation>Standardabweichung der Stichprobe</translation>
    </message>
    <message>
        <source>Where the mean lies with a probability of 95 %, by Student&apos;s t</source>
        <translation>Wo das Mittel mit einer Wahrscheinlichkeit von 95 % liegt, nach Students t</translation>
    </message>
    <message>
        <source>Shortest makespan</source>
        <translation>Kürzeste Gesamtdauer</translation>
    </message>
    <message>
        <source>Mean distance to the lower bound</source>
        <translation>Mittlerer Abstand zur unteren Schranke</translation>
    </message>
    <message>
        <source>Mean number of simulated placements</source>
        <translation>Mittlere Anzahl simulierter Platzierungen</translation>
    </message>
    <message>
        <source>Mean wall-clock time of placing</source>
        <translation>Mittlere verstrichene Zeit beim Platzieren</translation>
    </message>
    <message>
        <source>Seeds with which no placer was shorter</source>
        <translation>Startwerte, bei denen kein Platzierer kürzer war</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Failed runs: %1
%2</source>
        <translation>Fehlgeschlagene Läufe: %1
%2</translation>
    </message>
    <message>
        <source>No run has finished yet</source>
        <translation>Noch ist kein Lauf fertig</translation>
    </message>
    <message>
        <source>%1 (s)</source>
        <comment>caption with its unit</comment>
        <translation>%1 (s)</translation>
    </message>
</context>
<context>
    <name>doppler::TableFiles</name>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv)</source>
        <translation>Tabellen (*.csv *.tsv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save table as…</source>
        <translation>Tabelle speichern unter…</translation>
    </message>
</context>
<context>
    <name>doppler::TeacherPage</name>
    <message>
        <source>Only where they differ</source>
        <translation>Nur wo sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Decisions of learner and teacher</source>
        <translation>Entscheidungen von Lernendem und Lehrer</translation>
    </message>
    <message>
        <source>This policy has no teacher to compare it with.</source>
        <translation>Diese Strategie hat keinen Lehrer zum Vergleich.</translation>
    </message>
    <message>
        <source>As the critical-path teacher: %1 of %3 vertices, %2 of %3 devices</source>
        <translation>Wie der Lehrer (kritischer Pfad): %1 von %3 Knoten, %2 von %3 Geräten</translation>
    </message>
</context>
<context>
    <name>doppler::TopologyDialog</name>
    <message>
        <source>Start from a file</source>
        <translation>Mit einer Datei beginnen</translation>
    </message>
    <message>
        <source>Copied as JSON</source>
        <translation>Als JSON kopiert</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>The open devices</source>
        <translation>Die offenen Geräte</translation>
    </message>
    <message>
        <source>Start from the open devices</source>
        <translation>Mit den offenen Geräten beginnen</translation>
    </message>
    <message>
        <source>Islands…</source>
        <translation>Inseln…</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei…</translation>
    </message>
    <message>
        <source>Start from %1</source>
        <translation>Mit %1 beginnen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Start from devices</source>
        <translation>Mit Geräten beginnen</translation>
    </message>
    <message>
        <source>Devices (*.json);;All files (*)</source>
        <translation>Geräte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save devices</source>
        <translation>Geräte speichern</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Zahlen: %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>Edit devices</source>
        <translation>Geräte bearbeiten</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Begin with other devices; undo brings these back</source>
        <translation>Mit anderen Geräten beginnen; Rückgängig holt diese zurück</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name of the devices</source>
        <translation>Name der Geräte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy the devices in the format of files</source>
        <translation>Die Geräte im Format der Dateien kopieren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save the devices to a file</source>
        <translation>Die Geräte in einer Datei speichern</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Parts of the topology</source>
        <translation>Teile der Topologie</translation>
    </message>
    <message>
        <source>Picture of the devices and links</source>
        <translation>Bild der Geräte und Verbindungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close without applying; the changes are kept for the next time</source>
        <translation>Schließen, ohne anzuwenden; die Änderungen bleiben für das nächste Mal</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Make these the open devices and place anew (%1)</source>
        <translation>Diese zu den offenen Geräten machen und neu platzieren (%1)</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>Als Bild kopiert</translation>
    </message>
    <message>
        <source>Export picture of the devices</source>
        <translation>Bild der Geräte exportieren</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Bild exportieren…</translation>
    </message>
    <message>
        <source>The picture ends before the table does: all of it would be too large.</source>
        <translation>Das Bild endet vor der Tabelle: das Ganze wäre zu groß.</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingDialog</name>
    <message>
        <source>Checkpoint file</source>
        <translation>Checkpointdatei</translation>
    </message>
    <message>
        <source>%1 with %2 vertices, on %3</source>
        <translation>%1 mit %2 Knoten, auf %3</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Eigene Einstellungen</translation>
    </message>
    <message>
        <source>Stage I: imitation</source>
        <translation>Stufe I: Nachahmung</translation>
    </message>
    <message>
        <source>Stage II: simulation</source>
        <translation>Stufe II: Simulation</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Random actions (epsilon)</source>
        <translation>Zufällige Aktionen (Epsilon)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>None: the run can&apos;t be resumed</source>
        <translation>Keine: das Training kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Eine Datei wählen</translation>
    </message>
    <message>
        <source>Go on from this checkpoint</source>
        <translation>Von diesem Checkpoint aus weitermachen</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Graph to train on</source>
        <translation>Graph zum Trainieren</translation>
    </message>
    <message>
        <source>Stage III: engine</source>
        <translation>Stufe III: Maschine</translation>
    </message>
    <message>
        <source>Train a policy</source>
        <translation>Eine Strategie trainieren</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>How many trainings, with this seed and those after it</source>
        <translation>Wie viele Trainings, mit diesem Startwert und denen danach</translation>
    </message>
    <message>
        <source>Train the controls too: the same sampler without learning</source>
        <translation>Auch die Kontrollen trainieren: dieselbe Stichprobe ohne Lernen</translation>
    </message>
    <message>
        <source>Also on</source>
        <translation>Auch auf</translation>
    </message>
    <message>
        <source>Further graphs to train on</source>
        <translation>Weitere Graphen zum Trainieren</translation>
    </message>
    <message>
        <source>Train on a further graph, by turns</source>
        <translation>Abwechselnd auf einem weiteren Graphen trainieren</translation>
    </message>
    <message>
        <source>Take the graph away</source>
        <translation>Den Graphen entfernen</translation>
    </message>
    <message>
        <source>Of several runs each has its seed in the file&apos;s name</source>
        <translation>Bei mehreren Läufen hat jeder seinen Startwert im Dateinamen</translation>
    </message>
    <message>
        <source>%1 is there already; training anew overwrites it.</source>
        <translation>%1 ist schon da; neues Trainieren überschreibt es.</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint file(s) are there already, such as %1; training anew overwrites them.</source>
        <translation>
            <numerusform>%n Checkpointdatei ist schon da, nämlich %1; neues Trainieren überschreibt sie.</numerusform>
            <numerusform>%n Checkpointdateien sind schon da, etwa %1; neues Trainieren überschreibt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint)</source>
        <translation>Checkpoints (*.checkpoint)</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>Networks to start from</source>
        <translation>Netze, von denen ausgegangen wird</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler)</source>
        <translation>Checkpoints (*.checkpoint *.doppler)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Checkpoint whose networks are trained further</source>
        <translation>Checkpoint, dessen Netze weiter trainiert werden</translation>
    </message>
    <message>
        <source>None: fresh networks</source>
        <translation>Keiner: neue Netze</translation>
    </message>
    <message>
        <source>A checkpoint of the same policy and size; its graph and devices may be others</source>
        <translation>Ein Checkpoint derselben Strategie und Größe; Graph und Geräte dürfen andere sein</translation>
    </message>
    <message>
        <source>Choose the checkpoint to start from</source>
        <translation>Den Checkpoint wählen, von dem ausgegangen wird</translation>
    </message>
    <message>
        <source>Add a graph…</source>
        <translation>Graph hinzufügen…</translation>
    </message>
    <message>
        <source>No stage has an episode: there is nothing to train.</source>
        <translation>Keine Stufe hat eine Episode: Es gibt nichts zu trainieren.</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingPanel</name>
    <message>
        <source>Resume from checkpoint</source>
        <translation>Von Checkpoint fortsetzen</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler)</source>
        <translation>Checkpoints (*.checkpoint *.doppler)</translation>
    </message>
    <message>
        <source>Open training logs</source>
        <translation>Protokolle von Trainings öffnen</translation>
    </message>
    <message>
        <source>Training logs (*.jsonl)</source>
        <translation>Protokolle von Trainings (*.jsonl)</translation>
    </message>
    <message>
        <source>Open checkpoint</source>
        <translation>Checkpoint öffnen</translation>
    </message>
    <message>
        <source>%1 holds a trained policy. Place the open graph with it, or go on training it?</source>
        <translation>%1 enthält eine trainierte Strategie. Den geöffneten Graphen damit platzieren oder sie weiter trainieren?</translation>
    </message>
    <message>
        <source>&amp;Place with it</source>
        <translation>Damit &amp;platzieren</translation>
    </message>
    <message>
        <source>&amp;Go on training</source>
        <translation>&amp;Weiter trainieren</translation>
    </message>
    <message>
        <source>Loading graphs to train on…</source>
        <translation>Graphen für das Training werden geladen…</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingPlot</name>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>Makespan per episode, %1</source>
        <translation>Gesamtdauer je Episode, %1</translation>
    </message>
    <message>
        <source>Training curves</source>
        <translation>Trainingskurven</translation>
    </message>
    <message>
        <source>Loss per episode</source>
        <translation>Verlust je Episode</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>Episode %1, stage %2</source>
        <translation>Episode %1, Stufe %2</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>Mittel von %1</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>beste bis dahin</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Entropy of the choices, nats</source>
        <translation>Entropie der Wahlen, Nat</translation>
    </message>
    <message>
        <source>Share of random actions</source>
        <translation>Anteil zufälliger Aktionen</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Episodes per second</source>
        <translation>Episoden je Sekunde</translation>
    </message>
    <message>
        <source>Makespan per episode on graph %1, %2</source>
        <translation>Gesamtdauer je Episode auf Graph %1, %2</translation>
    </message>
    <message>
        <source>beyond the scale</source>
        <translation>außerhalb der Skala</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingRuns</name>
    <message>
        <source>The learning module is not installed. Everything else works without it.</source>
        <translation>Das Lernmodul ist nicht installiert. Alles andere geht ohne es.</translation>
    </message>
    <message>
        <source>Open a graph first.</source>
        <translation>Zuerst einen Graphen öffnen.</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Untere Schranke</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingTable</name>
    <message>
        <source>Waiting for a free core</source>
        <translation>Wartet auf einen freien Kern</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Wird beendet…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>several groups of one name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 active</source>
        <translation>%1 von %2 aktiv</translation>
    </message>
    <message>
        <source>1 seed</source>
        <translation>1 Startwert</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 Startwerte</translation>
    </message>
    <message>
        <source>The least makespan that was found</source>
        <translation>Die kürzeste gefundene Gesamtdauer</translation>
    </message>
    <message>
        <source>Mean over the seeds of their best makespans</source>
        <translation>Mittel der besten Gesamtdauern über die Startwerte</translation>
    </message>
    <message>
        <source>Standard deviation of the seeds&apos; best makespans</source>
        <translation>Standardabweichung der besten Gesamtdauern der Startwerte</translation>
    </message>
    <message>
        <source>What the final network places without exploring; of several seeds the mean</source>
        <translation>Was das letzte Netz ohne Erkunden platziert; bei mehreren Startwerten das Mittel</translation>
    </message>
    <message>
        <source>Episodes per second; of several seeds the mean</source>
        <translation>Episoden je Sekunde; bei mehreren Startwerten das Mittel</translation>
    </message>
    <message>
        <source>Time of training; of several seeds the mean</source>
        <translation>Trainingszeit; bei mehreren Startwerten das Mittel</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Episodes/s</source>
        <translation>Episoden/s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Best (s)</source>
        <translation>Beste (s)</translation>
    </message>
    <message>
        <source>Mean (s)</source>
        <translation>Mittel (s)</translation>
    </message>
    <message>
        <source>Spread (s)</source>
        <translation>Streuung (s)</translation>
    </message>
    <message>
        <source>Greedy (s)</source>
        <translation>Gierig (s)</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingView</name>
    <message>
        <source>stage %1, episode %2</source>
        <translation>Stufe %1, Episode %2</translation>
    </message>
    <message>
        <source>stage %1, episode %2 of %3</source>
        <translation>Stufe %1, Episode %2 von %3</translation>
    </message>
    <message>
        <source>%1 episodes/s</source>
        <translation>%1 Episoden/s</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>dauerte %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Resume training</source>
        <translation>Training fortsetzen</translation>
    </message>
    <message>
        <source>Pause training</source>
        <translation>Training pausieren</translation>
    </message>
    <message>
        <source>Training failed: %1</source>
        <translation>Training fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Nothing is being trained</source>
        <translation>Nichts wird trainiert</translation>
    </message>
    <message>
        <source>Change the settings…</source>
        <translation>Die Einstellungen ändern…</translation>
    </message>
    <message>
        <source>Stop and keep the best</source>
        <translation>Anhalten und das Beste behalten</translation>
    </message>
    <message>
        <source>Stop after this episode; keeps the best placement and writes the checkpoint</source>
        <translation>Nach dieser Episode anhalten; behält die beste Platzierung und schreibt den Checkpoint</translation>
    </message>
    <message>
        <source>Abort training</source>
        <translation>Training abbrechen</translation>
    </message>
    <message>
        <source>End at once; the last checkpoint stays as it is</source>
        <translation>Sofort beenden; der letzte Checkpoint bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Show all episodes</source>
        <translation>Alle Episoden zeigen</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>The moving mean of the episodes</source>
        <translation>Das gleitende Mittel der Episoden</translation>
    </message>
    <message>
        <source>The least makespan so far</source>
        <translation>Die kürzeste Gesamtdauer bis dahin</translation>
    </message>
    <message>
        <source>The mean of earlier episodes, which each episode is compared with</source>
        <translation>Das Mittel früherer Episoden, mit dem jede Episode verglichen wird</translation>
    </message>
    <message>
        <source>A policy learns to place this graph; its curves appear here, live.</source>
        <translation>Eine Strategie lernt, diesen Graphen zu platzieren; ihre Kurven erscheinen hier, fortlaufend.</translation>
    </message>
    <message>
        <source>Train a policy on this graph</source>
        <translation>Eine Strategie auf diesem Graphen trainieren</translation>
    </message>
    <message>
        <source>Continue from the checkpoint</source>
        <translation>Vom Checkpoint aus fortsetzen</translation>
    </message>
    <message>
        <source>Clear ended trainings</source>
        <translation>Beendete Trainings entfernen</translation>
    </message>
    <message>
        <source>Trainings</source>
        <translation>Trainings</translation>
    </message>
    <message>
        <source>Comparison of trainings</source>
        <translation>Vergleich der Trainings</translation>
    </message>
    <message>
        <source>Smoothing: by the run&apos;s length</source>
        <translation>Glättung: nach der Länge des Laufs</translation>
    </message>
    <message>
        <source>Smoothing: none</source>
        <translation>Glättung: keine</translation>
    </message>
    <message>
        <source>Smoothing: mean of %1 episodes</source>
        <translation>Glättung: Mittel von %1 Episoden</translation>
    </message>
    <message>
        <source>Compare trainings in a table</source>
        <translation>Trainings in einer Tabelle vergleichen</translation>
    </message>
    <message>
        <source>Export curves as CSV…</source>
        <translation>Kurven als CSV exportieren…</translation>
    </message>
    <message>
        <source>Export picture of the curves…</source>
        <translation>Bild der Kurven exportieren…</translation>
    </message>
    <message>
        <source>Logarithmic makespans</source>
        <translation>Gesamtdauern logarithmisch</translation>
    </message>
    <message>
        <source>Every run beside the mean</source>
        <translation>Jeder Lauf neben dem Mittel</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>What the curves show</source>
        <translation>Was die Kurven zeigen</translation>
    </message>
    <message>
        <source>Second curve</source>
        <translation>Zweite Kurve</translation>
    </message>
    <message>
        <source>Band around several seeds</source>
        <translation>Band um mehrere Startwerte</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Random actions</source>
        <translation>Zufällige Aktionen</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Episodes per second</source>
        <translation>Episoden je Sekunde</translation>
    </message>
    <message>
        <source>Least to greatest</source>
        <translation>Kleinstes bis größtes</translation>
    </message>
    <message>
        <source>One standard deviation</source>
        <translation>Eine Standardabweichung</translation>
    </message>
    <message>
        <source>Export picture of the curves</source>
        <translation>Bild der Kurven exportieren</translation>
    </message>
    <message>
        <source>Export curves</source>
        <translation>Kurven exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>The graph of this training that the curves are of</source>
        <translation>Der Graph dieses Trainings, von dem die Kurven sind</translation>
    </message>
    <message>
        <source>The makespan of every episode&apos;s placement; a triangle at the edge: one is beyond the scale</source>
        <translation>Die Gesamtdauer der Platzierung jeder Episode; ein Dreieck am Rand: eine liegt außerhalb der Skala</translation>
    </message>
</context>
<context>
    <name>doppler::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Doppler Workbench</source>
        <translation>Doppler Workbench</translation>
    </message>
    <message>
        <source>See, simulate, learn and compare device placements of dataflow graphs. Begin with a file, a sample or a graph of your own; files can also be dropped here.</source>
        <translation>Geräteplatzierungen von Datenflussgraphen sehen, simulieren, lernen und vergleichen. Mit einer Datei, einem Beispiel oder einem eigenen Graphen beginnen; Dateien können auch hier abgelegt werden.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Files that were opened last</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Graphs and sessions that you open will stand here.</source>
        <translation>Hier werden geöffnete Graphen und Sitzungen stehen.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Go on where you left off</source>
        <translation>Dort weitermachen, wo Sie aufgehört haben</translation>
    </message>
    <message>
        <source>Open what was open last, saved or not</source>
        <translation>Öffnen, was zuletzt offen war, gespeichert oder nicht</translation>
    </message>
</context>
<context>
    <name>doppler::WhatIfPage</name>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>Nichts wurde gefragt.</translation>
    </message>
    <message>
        <source>Of all these, this would help most: %1.</source>
        <translation>Von all diesem hülfe dies am meisten: %1.</translation>
    </message>
    <message>
        <source>None of these would help.</source>
        <translation>Nichts davon würde helfen.</translation>
    </message>
    <message>
        <source>%1 instead of %2 (%3)</source>
        <translation>%1 statt %2 (%3)</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Answers, the largest gain first</source>
        <translation>Antworten, der größte Gewinn zuerst</translation>
    </message>
    <message>
        <source>Open as a run</source>
        <translation>Als Lauf öffnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alles zugleich</translation>
    </message>
    <message>
        <source>Open the combination as a run</source>
        <translation>Die Kombination als Lauf öffnen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Speed of %1</source>
        <translation>Geschwindigkeit von %1</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>Gesamtdauer (s)</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>Wie viel erledigt ist</translation>
    </message>
    <message>
        <source>Rule of choice: %1</source>
        <translation>Auswahlregel: %1</translation>
    </message>
</context>
<context>
    <name>doppler::WhyHerePage</name>
    <message>
        <source>Select a vertex in the graph or the Gantt chart: why it is on its device is then told here.</source>
        <translation>Einen Knoten im Graphen oder im Gantt-Diagramm auswählen: warum er auf seinem Gerät ist, wird dann hier gesagt.</translation>
    </message>
    <message>
        <source>%1 is on %2</source>
        <translation>%1 ist auf %2</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>A policy chose this, with a probability for every device.</source>
        <translation>Eine Strategie wählte dies, mit einer Wahrscheinlichkeit für jedes Gerät.</translation>
    </message>
    <message>
        <source>Show its probabilities</source>
        <translation>Ihre Wahrscheinlichkeiten zeigen</translation>
    </message>
    <message>
        <source>%1 keeps no record of its decisions.</source>
        <translation>%1 zeichnet seine Entscheidungen nicht auf.</translation>
    </message>
    <message>
        <source>How %1 decided</source>
        <translation>Wie %1 entschied</translation>
    </message>
    <message>
        <source>Decision %1 of %2, by %3</source>
        <translation>Entscheidung %1 von %2, nach %3</translation>
    </message>
    <message>
        <source>Could be taken</source>
        <translation>Zur Wahl standen</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>The least value wins.</source>
        <translation>Der kleinste Wert gewinnt.</translation>
    </message>
    <message>
        <source>With it elsewhere, all else equal</source>
        <translation>Mit dem Knoten anderswo, alles andere gleich</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>Moving it to %1 would make the run shorter.</source>
        <translation>Ihn auf %1 zu verschieben würde den Lauf verkürzen.</translation>
    </message>
    <message>
        <source>No other device would make the run shorter.</source>
        <translation>Kein anderes Gerät würde den Lauf verkürzen.</translation>
    </message>
    <message>
        <source>The run was measured; these are simulated.</source>
        <translation>Der Lauf wurde gemessen; diese sind simuliert.</translation>
    </message>
    <message>
        <source>Why the selected vertex is on its device</source>
        <translation>Warum der ausgewählte Knoten auf seinem Gerät ist</translation>
    </message>
    <message>
        <source>How its placer was asked is not known. With its seed and its default options it places this graph otherwise; this is what it does then.</source>
        <translation>Wie der Platzierer gefragt wurde, ist nicht bekannt. Mit dem Startwert und den Vorgaben seiner Optionen platziert er diesen Graphen anders; dies tut er dann.</translation>
    </message>
    <message>
        <source>A policy improved a whole placement, and left this vertex where that had it.</source>
        <translation>Eine Strategie verbesserte eine ganze Platzierung und ließ diesen Knoten, wo er darin war.</translation>
    </message>
    <message>
        <source>A policy chose this. Its episode is being played again…</source>
        <translation>Das wählte eine Strategie. Ihre Episode wird noch einmal gespielt…</translation>
    </message>
    <message>
        <source>A policy chose this; the episode that gave this placement is not known any more.</source>
        <translation>Das wählte eine Strategie; die Episode, aus der diese Platzierung hervorging, ist nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>Start (s)</source>
        <translation>Beginn (s)</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>Gesamtdauer (s)</translation>
    </message>
</context>
<context>
    <name>doppler::WhyNot</name>
    <message>
        <source>as chosen</source>
        <translation>wie gewählt</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>zuerst %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>Pause to see what the second choices would have given.</source>
        <translation>Anhalten, um zu sehen, was die zweiten Wahlen ergeben hätten.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Es gab keine andere Wahl.</translation>
    </message>
    <message>
        <source>No network is at hand to ask.</source>
        <translation>Kein Netz ist zur Hand, das gefragt werden könnte.</translation>
    </message>
    <message>
        <source>Asking the network…</source>
        <translation>Das Netz wird gefragt…</translation>
    </message>
    <message>
        <source>Why not otherwise?</source>
        <translation>Warum nicht anders?</translation>
    </message>
    <message>
        <source>The network goes on from what was chosen, and from the second choices, without exploring; what it places is simulated.</source>
        <translation>Das Netz geht vom Gewählten und von den zweiten Wahlen aus weiter, ohne zu erkunden; was es platziert, wird simuliert.</translation>
    </message>
    <message>
        <source>%1 instead, best on %2</source>
        <translation>stattdessen %1, am besten auf %2</translation>
    </message>
    <message>
        <source>%1 instead, where it is best</source>
        <translation>stattdessen %1, wo es am besten ist</translation>
    </message>
    <message>
        <source>It came along with another vertex.</source>
        <translation>Er kam mit einem anderen Knoten mit.</translation>
    </message>
    <message>
        <source>Simulating the moves…</source>
        <translation>Die Züge werden simuliert…</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <source>What the placement takes after the move, and after the second choices: the same vertices on another device, or another vertex on the device that is best for it. Nothing else is moved.</source>
        <translation>Was die Platzierung nach dem Zug dauert, und nach den zweiten Wahlen: dieselben Knoten auf einem anderen Gerät oder ein anderer Knoten auf dem für ihn besten Gerät. Sonst wird nichts bewegt.</translation>
    </message>
</context>
<context>
    <name>doppler::WinMatrixModel</name>
    <message>
        <source>p %1</source>
        <translation>p %1</translation>
    </message>
    <message>
        <source>%1 against %2: %3 shorter, %4 equal, %5 longer
Makespans in the mean %6
Paired t-test: p %7; signed-rank test: p %8
Not corrected for the number of pairs</source>
        <translation>%1 gegen %2: %3 kürzer, %4 gleich, %5 länger
Gesamtdauern im Mittel %6
Gepaarter t-Test: p %7; Vorzeichen-Rang-Test: p %8
Nicht um die Zahl der Paare berichtigt</translation>
    </message>
</context>
<context>
    <name>doppler::WorkActivity</name>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>%1 placements tried, best %2</source>
        <translation>%1 Platzierungen versucht, beste %2</translation>
    </message>
    <message>
        <source>Opening the session…</source>
        <translation>Die Sitzung wird geöffnet…</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Der Bericht wird erstellt…</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>Bilder (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation>Graphen (%1)</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>First ready, first run</source>
        <translation>Zuerst bereit, zuerst ausgeführt</translation>
    </message>
    <message>
        <source>Longest remaining path first</source>
        <translation>Längster verbleibender Pfad zuerst</translation>
    </message>
    <message>
        <source>The placer&apos;s order</source>
        <translation>Die Reihenfolge des Platzierers</translation>
    </message>
    <message>
        <source>The placer&apos;s order, strictly</source>
        <translation>Die Reihenfolge des Platzierers, streng</translation>
    </message>
    <message>
        <source>As the devices say</source>
        <translation>Wie die Geräte es sagen</translation>
    </message>
    <message>
        <source>One channel per link</source>
        <translation>Ein Kanal je Verbindung</translation>
    </message>
    <message>
        <source>Unlimited channels</source>
        <translation>Unbegrenzte Kanäle</translation>
    </message>
    <message>
        <source>One channel per source</source>
        <translation>Ein Kanal je Quelle</translation>
    </message>
    <message>
        <source>One channel per device</source>
        <translation>Ein Kanal je Gerät</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Physikalisch</translation>
    </message>
    <message>
        <source>As in DOPPLER&apos;s released simulator</source>
        <translation>Wie im veröffentlichten Simulator von DOPPLER</translation>
    </message>
    <message>
        <source>Most waited for by other devices first</source>
        <translation>Worauf die meisten anderen Geräte warten, zuerst</translation>
    </message>
    <message>
        <source>Deepest first</source>
        <translation>Tiefste zuerst</translation>
    </message>
    <message>
        <source>Shallowest first</source>
        <translation>Flachste zuerst</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>As in Placeto&apos;s simulator</source>
        <translation>Wie im Simulator von Placeto</translation>
    </message>
    <message>
        <source>As in Mayer&apos;s simulator</source>
        <translation>Wie im Simulator von Mayer</translation>
    </message>
    <message>
        <source>Asynchronous</source>
        <translation>Asynchron</translation>
    </message>
    <message>
        <source>A barrier between levels</source>
        <translation>Eine Schranke zwischen Ebenen</translation>
    </message>
    <message>
        <source>Memory without limits</source>
        <translation>Speicher ohne Grenzen</translation>
    </message>
    <message>
        <source>Report what exceeds the memory</source>
        <translation>Melden, was den Speicher übersteigt</translation>
    </message>
    <message>
        <source>Wait until the memory suffices</source>
        <translation>Warten, bis der Speicher reicht</translation>
    </message>
    <message>
        <source>No noise</source>
        <translation>Kein Rauschen</translation>
    </message>
    <message>
        <source>Noise of %1 %</source>
        <translation>Rauschen von %1 %</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <translation>%1 auf %2, %3</translation>
    </message>
    <message>
        <source>From file</source>
        <translation>Aus Datei</translation>
    </message>
    <message>
        <source>%1, from file</source>
        <translation>%1, aus Datei</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>own settings</source>
        <translation>eigene Einstellungen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n locked</source>
        <translation>
            <numerusform>%1, %n festgehalten</numerusform>
            <numerusform>%1, %n festgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, best of episode %2</source>
        <translation>%1, Beste von Episode %2</translation>
    </message>
</context>
</TS>
