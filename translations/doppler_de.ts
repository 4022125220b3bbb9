<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CriticalPathPanel</name>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Run history</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>Open folder of runs…</source>
        <translation>Ordner mit Läufen öffnen…</translation>
    </message>
    <message>
        <source>Show the makespans of a folder of results, placements or traces over time</source>
        <translation>Die Gesamtdauern eines Ordners mit Ergebnissen, Platzierungen oder Aufzeichnungen über die Zeit zeigen</translation>
    </message>
    <message>
        <source>Read folder of runs again</source>
        <translation>Ordner mit Läufen neu lesen</translation>
    </message>
    <message>
        <source>Read the folder of the run history again</source>
        <translation>Den Ordner des Verlaufs noch einmal lesen</translation>
    </message>
    <message>
        <source>Open folder of runs</source>
        <translation>Ordner mit Läufen öffnen</translation>
    </message>
</context>
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
    <name>MemoryPanel</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
</context>
<context>
    <name>RunTableModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
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
    <name>TablesPanel</name>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Filter the &amp;tables</source>
        <translation>&amp;Tabellen filtern</translation>
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
        <source>Close the window and stop all running jobs</source>
        <translation>Das Fenster schließen und alle laufenden Vorgänge beenden</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find vertices by name or condition</source>
        <translation>Knoten nach Name oder Bedingung suchen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Zum nächsten Treffer gehen</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Show the whole graph, or the whole run if the Gantt chart has the focus</source>
        <translation>Den ganzen Graphen zeigen, oder den ganzen Lauf, wenn das Gantt-Diagramm den Fokus hat</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom in on the graph</source>
        <translation>Den Graphen vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom out of the graph</source>
        <translation>Den Graphen verkleinern</translation>
    </message>
    <message>
        <source>Follow &amp;training</source>
        <translation>&amp;Training verfolgen</translation>
    </message>
    <message>
        <source>Show each new best placement as soon as it is found</source>
        <translation>Jede neue beste Platzierung zeigen, sobald sie gefunden ist</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default layout</source>
        <translation>Die Standardanordnung wiederherstellen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Das Fenster im Vollbild zeigen</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Platzieren</translation>
    </message>
    <message>
        <source>Run the chosen placer again with its next seed</source>
        <translation>Den gewählten Platzierer erneut mit dem nächsten Startwert ausführen</translation>
    </message>
    <message>
        <source>&amp;Stop placing</source>
        <translation>Platzieren &amp;anhalten</translation>
    </message>
    <message>
        <source>Stop the running placer; a search returns its best so far</source>
        <translation>Den laufenden Platzierer anhalten; eine Suche liefert das bisher Beste</translation>
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
        <source>Continue a training from its checkpoint file</source>
        <translation>Ein Training aus seiner Checkpoint-Datei fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>&amp;About Doppler Workbench</source>
        <translation>Ü&amp;ber Doppler Workbench</translation>
    </message>
    <message>
        <source>Show version and licence</source>
        <translation>Version und Lizenz zeigen</translation>
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
        <source>Create a graph from a family or an expression</source>
        <translation>Einen Graphen aus einer Familie oder einem Ausdruck erzeugen</translation>
    </message>
    <message>
        <source>Open the trace of an earlier run of this graph, from this program or a PyTorch profiler, next to a simulation</source>
        <translation>Den Ablauf eines früheren Laufs dieses Graphen (von diesem Programm oder einem PyTorch-Profiler) neben einer Simulation öffnen</translation>
    </message>
    <message>
        <source>&amp;Expand group</source>
        <translation>Gruppe auf&amp;klappen</translation>
    </message>
    <message>
        <source>Show the contents of the selected group</source>
        <translation>Den Inhalt der ausgewählten Gruppe zeigen</translation>
    </message>
    <message>
        <source>&amp;Collapse group</source>
        <translation>Gruppe &amp;zuklappen</translation>
    </message>
    <message>
        <source>Show the group that contains the selection as one box</source>
        <translation>Die Gruppe, die die Auswahl enthält, als ein Kästchen zeigen</translation>
    </message>
    <message>
        <source>Expand one le&amp;vel</source>
        <translation>Eine &amp;Ebene aufklappen</translation>
    </message>
    <message>
        <source>Expand every collapsed group by one level</source>
        <translation>Jede zugeklappte Gruppe um eine Ebene aufklappen</translation>
    </message>
    <message>
        <source>Collapse one leve&amp;l</source>
        <translation>Eine E&amp;bene zuklappen</translation>
    </message>
    <message>
        <source>Show each innermost group as one box</source>
        <translation>Jede innerste Gruppe als ein Kästchen zeigen</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>Alles au&amp;fklappen</translation>
    </message>
    <message>
        <source>Show every vertex, or as many group levels as the view can show</source>
        <translation>Alle Knoten zeigen, oder so viele Gruppenebenen, wie die Ansicht zeigen kann</translation>
    </message>
    <message>
        <source>Collapse &amp;all</source>
        <translation>Alles z&amp;uklappen</translation>
    </message>
    <message>
        <source>Show each outermost group as one box</source>
        <translation>Jede äußerste Gruppe als ein Kästchen zeigen</translation>
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
        <source>Read the graph&apos;s file again with other options, such as a profile of the same run</source>
        <translation>Die Datei des Graphen mit anderen Optionen erneut lesen, zum Beispiel mit einem Profil desselben Laufs</translation>
    </message>
    <message>
        <source>Run on &amp;engine…</source>
        <translation>Auf &amp;Maschine ausführen…</translation>
    </message>
    <message>
        <source>Execute the shown placement and show the measured run next to the simulated one</source>
        <translation>Die gezeigte Platzierung ausführen und den gemessenen Lauf neben dem simulierten zeigen</translation>
    </message>
    <message>
        <source>Activity over &amp;time</source>
        <translation>Aktivität über die &amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Memory over time</source>
        <translation>&amp;Speicher über die Zeit</translation>
    </message>
    <message>
        <source>Show the memory of each device below its row, with limit and peak</source>
        <translation>Den Speicher jedes Geräts unter seiner Zeile zeigen, mit Grenze und Spitze</translation>
    </message>
    <message>
        <source>Lower &amp;bounds</source>
        <translation>Untere S&amp;chranken</translation>
    </message>
    <message>
        <source>Show a labelled line for each lower bound; the highest one is binding</source>
        <translation>Für jede untere Schranke eine beschriftete Linie zeigen; die größte ist bindend</translation>
    </message>
    <message>
        <source>Mea&amp;sure from the cursor</source>
        <translation>Ab dem Zeiger &amp;messen</translation>
    </message>
    <message>
        <source>Set the first, then the second measuring cursor at the time cursor</source>
        <translation>Den ersten, dann den zweiten Messzeiger an den Zeiger setzen</translation>
    </message>
    <message>
        <source>E&amp;nd measuring</source>
        <translation>Messen &amp;beenden</translation>
    </message>
    <message>
        <source>Remove the measuring cursors</source>
        <translation>Die Messzeiger entfernen</translation>
    </message>
    <message>
        <source>Interval stat&amp;istics</source>
        <translation>Intervallstat&amp;istik</translation>
    </message>
    <message>
        <source>Show the activity of all rows between the measuring cursors, or in the visible interval if there are none</source>
        <translation>Die Aktivität aller Zeilen zwischen den Messzeigern zeigen, ohne Messzeiger die im sichtbaren Intervall</translation>
    </message>
    <message>
        <source>Set mar&amp;ker…</source>
        <translation>Mar&amp;ke setzen…</translation>
    </message>
    <message>
        <source>Mark the time at the cursor with a note</source>
        <translation>Die Zeit am Zeiger mit einer Notiz markieren</translation>
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
        <source>Move the cursor to the previous marker</source>
        <translation>Den Zeiger zur vorigen Marke bewegen</translation>
    </message>
    <message>
        <source>Previous on &amp;critical path</source>
        <translation>Zurück auf &amp;dem kritischen Pfad</translation>
    </message>
    <message>
        <source>Select the previous task on the critical path and show what it waited for</source>
        <translation>Die vorige Aufgabe auf dem kritischen Pfad auswählen und zeigen, worauf sie wartete</translation>
    </message>
    <message>
        <source>Next on critic&amp;al path</source>
        <translation>Weiter auf dem kritisc&amp;hen Pfad</translation>
    </message>
    <message>
        <source>Select the next task on the critical path and show what it waited for</source>
        <translation>Die nächste Aufgabe auf dem kritischen Pfad auswählen und zeigen, worauf sie wartete</translation>
    </message>
    <message>
        <source>Choose the row above</source>
        <translation>Zeile darüber wählen</translation>
    </message>
    <message>
        <source>The entries below act on the chosen row; clicking its name also chooses it</source>
        <translation>Die folgenden Einträge wirken auf die gewählte Zeile; auch ein Klick auf ihren Namen wählt sie</translation>
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
        <source>Rows can also be moved by dragging their names</source>
        <translation>Zeilen lassen sich auch durch Ziehen an ihren Namen verschieben</translation>
    </message>
    <message>
        <source>Move the row do&amp;wn</source>
        <translation>Zeile nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Pin the row to the top</source>
        <translation>Zeile oben anhef&amp;ten</translation>
    </message>
    <message>
        <source>Keep the row above the others, where it does not scroll; use again to unpin it</source>
        <translation>Die Zeile über den anderen halten, wo sie nicht mitbewegt wird; erneutes Auswählen löst sie</translation>
    </message>
    <message>
        <source>&amp;Hide the row</source>
        <translation>Zeile verber&amp;gen</translation>
    </message>
    <message>
        <source>Remove the row from the chart until it is shown again</source>
        <translation>Die Zeile aus dem Diagramm entfernen, bis sie wieder gezeigt wird</translation>
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
        <source>&amp;Reset rows</source>
        <translation>Zeilen &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the default order of the rows and show all of them</source>
        <translation>Die Standardreihenfolge der Zeilen wiederherstellen und alle zeigen</translation>
    </message>
    <message>
        <source>&amp;Zoom in on the time axis</source>
        <translation>Z&amp;eitachse vergrößern</translation>
    </message>
    <message>
        <source>Also with the mouse wheel, at the pointer</source>
        <translation>Auch mit dem Mausrad, am Mauszeiger</translation>
    </message>
    <message>
        <source>Zoom out o&amp;f the time axis</source>
        <translation>Zeitachse ve&amp;rkleinern</translation>
    </message>
    <message>
        <source>Scroll to &amp;earlier times</source>
        <translation>Zu &amp;früheren Zeiten rollen</translation>
    </message>
    <message>
        <source>Also by dragging, or with Shift and the mouse wheel</source>
        <translation>Auch durch Ziehen oder mit Umschalt und dem Mausrad</translation>
    </message>
    <message>
        <source>Scroll to &amp;later times</source>
        <translation>Zu s&amp;päteren Zeiten rollen</translation>
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
        <source>Pan left, pan right</source>
        <translation>Ausschnitt nach links, nach rechts verschieben</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>Den ganzen Graphen zeigen</translation>
    </message>
    <message>
        <source>Select the next vertex in that direction; without a selection: pan</source>
        <translation>Nächsten Knoten in dieser Richtung auswählen; ohne Auswahl: Ausschnitt verschieben</translation>
    </message>
    <message>
        <source>Go to the selected vertex, or expand the selected group</source>
        <translation>Zum ausgewählten Knoten gehen oder die ausgewählte Gruppe aufklappen</translation>
    </message>
    <message>
        <source>Cancel dragging, or clear the selection</source>
        <translation>Ziehen abbrechen oder die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Zoom in on the time axis</source>
        <translation>Zeitachse vergrößern</translation>
    </message>
    <message>
        <source>Zoom out of the time axis</source>
        <translation>Zeitachse verkleinern</translation>
    </message>
    <message>
        <source>Show the whole run</source>
        <translation>Den ganzen Lauf zeigen</translation>
    </message>
    <message>
        <source>Previous event, next event</source>
        <translation>Voriges Ereignis, nächstes Ereignis</translation>
    </message>
    <message>
        <source>Go to the start, to the end</source>
        <translation>Zum Anfang, zum Ende gehen</translation>
    </message>
    <message>
        <source>Scroll to the rows above, below</source>
        <translation>Zu den Zeilen darüber, darunter rollen</translation>
    </message>
    <message>
        <source>Show the selected task in the graph</source>
        <translation>Die ausgewählte Aufgabe im Graphen zeigen</translation>
    </message>
    <message>
        <source>Close the overlay, end measuring or clear the selection</source>
        <translation>Einblendung schließen, Messen beenden oder die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Scroll to earlier, later times</source>
        <translation>Zu früheren, späteren Zeiten rollen</translation>
    </message>
    <message>
        <source>Show all runs in full</source>
        <translation>Alle Läufe vollständig zeigen</translation>
    </message>
    <message>
        <source>Previous event, next event; with Shift: shift the run</source>
        <translation>Voriges Ereignis, nächstes Ereignis; mit Umschalt: den Lauf verschieben</translation>
    </message>
    <message>
        <source>Choose the run above, below</source>
        <translation>Den Lauf darüber, darunter wählen</translation>
    </message>
    <message>
        <source>One page up, one page down</source>
        <translation>Eine Seite nach oben, nach unten</translation>
    </message>
    <message>
        <source>Compare the others with the chosen run</source>
        <translation>Die anderen mit dem gewählten Lauf vergleichen</translation>
    </message>
    <message>
        <source>Remove the chosen run from the view</source>
        <translation>Den gewählten Lauf aus der Ansicht entfernen</translation>
    </message>
    <message>
        <source>Show the chosen run in the other views</source>
        <translation>Den gewählten Lauf in den anderen Ansichten zeigen</translation>
    </message>
    <message>
        <source>Zoom in on the episode axis</source>
        <translation>Episodenachse vergrößern</translation>
    </message>
    <message>
        <source>Zoom out of the episode axis</source>
        <translation>Episodenachse verkleinern</translation>
    </message>
    <message>
        <source>Scroll to earlier, later episodes</source>
        <translation>Zu früheren, späteren Episoden rollen</translation>
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
        <source>Change devices and links and see the effect on the run immediately</source>
        <translation>Geräte und Verbindungen ändern und die Wirkung auf den Lauf sofort sehen</translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation>Sit&amp;zung öffnen…</translation>
    </message>
    <message>
        <source>Open a saved session with its graph, devices, runs and view</source>
        <translation>Eine gespeicherte Sitzung mit Graph, Geräten, Läufen und Ansicht öffnen</translation>
    </message>
    <message>
        <source>Save s&amp;ession</source>
        <translation>Sitzung speic&amp;hern</translation>
    </message>
    <message>
        <source>Save graph, devices, runs and view as a session</source>
        <translation>Graph, Geräte, Läufe und Ansicht als Sitzung speichern</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save graph, devices, runs and view as a session in another file</source>
        <translation>Graph, Geräte, Läufe und Ansicht als Sitzung in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the current view to the clipboard</source>
        <translation>Ein Bild der aktuellen Ansicht in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the current table or list for a spreadsheet</source>
        <translation>Die aktuelle Tabelle oder Liste für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Copy command &amp;line</source>
        <translation>Befehls&amp;zeile kopieren</translation>
    </message>
    <message>
        <source>Copy command line of the &amp;window</source>
        <translation>Befehlszeile &amp;des Fensters kopieren</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>Set the appearance, startup and behaviour of the program</source>
        <translation>Aussehen, Start und Verhalten des Programms einstellen</translation>
    </message>
    <message>
        <source>Co&amp;mmand palette…</source>
        <translation>Be&amp;fehlspalette…</translation>
    </message>
    <message>
        <source>Find any command, placer, sample, file or run by typing a few characters</source>
        <translation>Befehle, Platzierer, Beispiele, Dateien oder Läufe durch Eingabe weniger Zeichen finden</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>&amp;Willkommensseite</translation>
    </message>
    <message>
        <source>Show recent files and samples</source>
        <translation>Zuletzt geöffnete Dateien und Beispiele zeigen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of a placement or of locks</source>
        <translation>Die letzte Änderung einer Platzierung oder festgehaltener Knoten rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wiederherste&amp;llen</translation>
    </message>
    <message>
        <source>Redo the change that was undone last</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Lock on their devices</source>
        <translation>Auf ihren Geräten &amp;festhalten</translation>
    </message>
    <message>
        <source>Placers keep the selected vertices on their current devices</source>
        <translation>Platzierer lassen die ausgewählten Knoten auf ihren jetzigen Geräten</translation>
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
        <source>Select all vertices, or only the found or highlighted ones</source>
        <translation>Alle Knoten auswählen, oder nur die gefundenen oder hervorgehobenen</translation>
    </message>
    <message>
        <source>All on the same &amp;device</source>
        <translation>Alle auf demselben &amp;Gerät</translation>
    </message>
    <message>
        <source>Select every vertex on the same device as a selected one</source>
        <translation>Alle Knoten auswählen, die auf demselben Gerät wie ein ausgewählter sind</translation>
    </message>
    <message>
        <source>All of the same &amp;group</source>
        <translation>Alle derselben G&amp;ruppe</translation>
    </message>
    <message>
        <source>Select every vertex in the same group as a selected one</source>
        <translation>Alle Knoten auswählen, die in derselben Gruppe wie ein ausgewählter sind</translation>
    </message>
    <message>
        <source>All of the same &amp;kind</source>
        <translation>Alle derselben Ar&amp;t</translation>
    </message>
    <message>
        <source>Select every vertex with the same kind of operation as a selected one</source>
        <translation>Alle Knoten auswählen, deren Operation von derselben Art wie die eines ausgewählten ist</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rückwärts su&amp;chen</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Zum vorigen Treffer gehen</translation>
    </message>
    <message>
        <source>Go to &amp;input</source>
        <translation>Zur &amp;Eingabe gehen</translation>
    </message>
    <message>
        <source>Follow the critical arrow into the selected vertex, or the one that carries the most data</source>
        <translation>Dem kritischen Pfeil in den ausgewählten Knoten folgen, sonst dem mit den meisten Daten</translation>
    </message>
    <message>
        <source>Go to &amp;output</source>
        <translation>Zur &amp;Ausgabe gehen</translation>
    </message>
    <message>
        <source>Follow the critical arrow out of the selected vertex, or the one that carries the most data</source>
        <translation>Dem kritischen Pfeil aus dem ausgewählten Knoten folgen, sonst dem mit den meisten Daten</translation>
    </message>
    <message>
        <source>Go to &amp;next input or output</source>
        <translation>Zur &amp;nächsten Ein- oder Ausgabe gehen</translation>
    </message>
    <message>
        <source>After going to an input or output, go to the next one of the same vertex</source>
        <translation>Nach dem Gehen zu einer Eingabe oder Ausgabe zur nächsten desselben Knotens gehen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Return to the previous selection</source>
        <translation>Zur vorigen Auswahl zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Go forward to the next selection</source>
        <translation>Zur nächsten Auswahl weitergehen</translation>
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
        <source>Colour the graph by the duration of each vertex</source>
        <translation>Den Graphen nach der Dauer jedes Knotens färben</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginn</translation>
    </message>
    <message>
        <source>Colour the graph by the start time of each vertex</source>
        <translation>Den Graphen nach dem Beginn jedes Knotens färben</translation>
    </message>
    <message>
        <source>S&amp;lack</source>
        <translation>&amp;Spielraum</translation>
    </message>
    <message>
        <source>Colour the graph by slack: how much later each vertex could end without a longer makespan</source>
        <translation>Den Graphen nach Spielraum färben: wie viel später jeder Knoten ohne längere Gesamtdauer enden könnte</translation>
    </message>
    <message>
        <source>&amp;Waiting</source>
        <translation>&amp;Warten</translation>
    </message>
    <message>
        <source>Colour the graph by the waiting time of each vertex, from ready to start</source>
        <translation>Den Graphen nach der Wartezeit jedes Knotens färben, von der Bereitschaft bis zum Beginn</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>S&amp;peicher</translation>
    </message>
    <message>
        <source>Colour the graph by the size of outputs and weights</source>
        <translation>Den Graphen nach der Größe von Ausgaben und Gewichten färben</translation>
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
        <source>Arrange the graph in layers along the data flow</source>
        <translation>Den Graphen in Schichten entlang des Datenflusses anordnen</translation>
    </message>
    <message>
        <source>Lanes by &amp;time</source>
        <translation>Bahnen nach &amp;Zeit</translation>
    </message>
    <message>
        <source>Show one lane for each device, with tasks at their start times</source>
        <translation>Eine Bahn für jedes Gerät zeigen, mit jeder Aufgabe an ihrem Beginn</translation>
    </message>
    <message>
        <source>Lanes by l&amp;evel</source>
        <translation>Bahnen nach &amp;Ebene</translation>
    </message>
    <message>
        <source>Show one lane for each device, with one column for each level</source>
        <translation>Eine Bahn für jedes Gerät zeigen, mit einer Spalte für jede Ebene</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Übersic&amp;ht</translation>
    </message>
    <message>
        <source>Show the whole graph in a corner while only part of it is visible</source>
        <translation>Den ganzen Graphen in einer Ecke zeigen, solange nur ein Teil von ihm zu sehen ist</translation>
    </message>
    <message>
        <source>Si&amp;zes on arrows</source>
        <translation>Größen auf Pfei&amp;len</translation>
    </message>
    <message>
        <source>Show the size of each tensor along its arrow</source>
        <translation>Die Größe jedes Tensors an seinem Pfeil zeigen</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>E&amp;rklären</translation>
    </message>
    <message>
        <source>Explain the shown run: its steps, what-if changes and the device of a vertex</source>
        <translation>Den gezeigten Lauf erklären: seine Schritte, Was-wäre-wenn und das Gerät eines Knotens</translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation>Nebenei&amp;nander</translation>
    </message>
    <message>
        <source>Show the selected runs, or all runs of this graph, on one time axis with their differences</source>
        <translation>Die ausgewählten Läufe oder alle Läufe dieses Graphen auf einer Zeitachse mit ihren Unterschieden zeigen</translation>
    </message>
    <message>
        <source>&amp;Open lesson file…</source>
        <translation>Lektionsdatei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Start a lesson from your own file</source>
        <translation>Eine Lektion aus einer eigenen Datei starten</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Go to the next step of the lesson when this step is done</source>
        <translation>Zum nächsten Schritt der Lektion gehen, wenn dieser erledigt ist</translation>
    </message>
    <message>
        <source>Go to the previous step of the lesson</source>
        <translation>Zum vorigen Schritt der Lektion gehen</translation>
    </message>
    <message>
        <source>&amp;Check result</source>
        <translation>Ergebnis &amp;prüfen</translation>
    </message>
    <message>
        <source>Show which parts of the step are correct and which are missing</source>
        <translation>Zeigen, welche Teile des Schritts richtig sind und welche fehlen</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Vor&amp;machen</translation>
    </message>
    <message>
        <source>Let the lesson perform this step</source>
        <translation>Die Lektion diesen Schritt ausführen lassen</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>Von &amp;vorn beginnen</translation>
    </message>
    <message>
        <source>Restart the lesson from its first step</source>
        <translation>Die Lektion ab ihrem ersten Schritt neu beginnen</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>Lektion ver&amp;lassen</translation>
    </message>
    <message>
        <source>End the lesson and restore what was open before</source>
        <translation>Die Lektion beenden und wiederherstellen, was davor offen war</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Open the guide, with a picture of each view</source>
        <translation>Das Handbuch öffnen, mit einem Bild jeder Ansicht</translation>
    </message>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>Animation e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export the playback of the shown run as a GIF, numbered pictures or a video</source>
        <translation>Die Wiedergabe des gezeigten Laufs als GIF, nummerierte Bilder oder Video exportieren</translation>
    </message>
    <message>
        <source>Save ta&amp;ble as…</source>
        <translation>Ta&amp;belle speichern unter…</translation>
    </message>
    <message>
        <source>Sampl&amp;e session</source>
        <translation>B&amp;eispielsitzung</translation>
    </message>
    <message>
        <source>Open a tiled matrix product on four devices with three placements</source>
        <translation>Ein gekacheltes Matrixprodukt auf vier Geräten mit drei Platzierungen öffnen</translation>
    </message>
    <message>
        <source>Copy command line of the training</source>
        <translation>Befehlszeile des Trainings kopieren</translation>
    </message>
    <message>
        <source>Copy the command that trains the same policy without a window</source>
        <translation>Den Befehl kopieren, der dieselbe Strategie ohne Fenster trainiert</translation>
    </message>
    <message>
        <source>Copy command line of the comparison</source>
        <translation>Befehlszeile des Vergleichs kopieren</translation>
    </message>
    <message>
        <source>Copy the command that runs the chosen comparison without a window</source>
        <translation>Den Befehl kopieren, der den gewählten Vergleich ohne Fenster ausführt</translation>
    </message>
    <message>
        <source>Place with &amp;options…</source>
        <translation>Mit &amp;Optionen platzieren…</translation>
    </message>
    <message>
        <source>Run a placer with your own seed, budget and options</source>
        <translation>Einen Platzierer mit eigenem Startwert, Budget und eigenen Optionen ausführen</translation>
    </message>
    <message>
        <source>Place with a chec&amp;kpoint…</source>
        <translation>Mit &amp;Checkpoint platzieren…</translation>
    </message>
    <message>
        <source>Place the open graph with the networks of a training checkpoint</source>
        <translation>Den geöffneten Graphen mit den Netzen aus dem Checkpoint eines Trainings platzieren</translation>
    </message>
    <message>
        <source>&amp;Open training log…</source>
        <translation>&amp;Protokoll eines Trainings öffnen…</translation>
    </message>
    <message>
        <source>Show the curves of earlier trainings, or of trainings run from the command line</source>
        <translation>Die Kurven früherer Trainings oder von Trainings der Befehlszeile zeigen</translation>
    </message>
    <message>
        <source>Show the shares of devices that compute, transfer and idle in a strip above the rows, and those of each device below it</source>
        <translation>Die Anteile der Geräte, die rechnen, übertragen und untätig sind, in einem Streifen über den Zeilen zeigen, und die jedes Geräts unter ihm</translation>
    </message>
    <message>
        <source>Previous run, next run</source>
        <translation>Voriger Lauf, nächster Lauf</translation>
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
        <source>Duplicate the selected devices with their links</source>
        <translation>Die ausgewählten Geräte mit ihren Verbindungen duplizieren</translation>
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
        <source>Select the links in the opposite direction</source>
        <translation>Die Verbindungen der Gegenrichtung auswählen</translation>
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
        <source>Use these as the open devices</source>
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
        <source>Go to the error</source>
        <translation>Zum Fehler gehen</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>No placed vertex is selected.</source>
        <translation>Es ist kein platzierter Knoten ausgewählt.</translation>
    </message>
    <message>
        <source>There is no training to pause.</source>
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
        <source>%1: not available now</source>
        <translation>%1: zurzeit nicht verfügbar</translation>
    </message>
    <message>
        <source>The open topology has no device number %1.</source>
        <translation>Die offene Topologie hat kein Gerät Nummer %1.</translation>
    </message>
    <message>
        <source>%1: only while the panel %2 has the focus</source>
        <translation>%1: nur, solange der Bereich %2 den Fokus hat</translation>
    </message>
    <message>
        <source>Copy command line of the side-by-side view</source>
        <translation>Befehlszeile der Ansicht „Nebeneinander“ kopieren</translation>
    </message>
    <message>
        <source>Copy the command that compares the same runs side by side without a window</source>
        <translation>Den Befehl kopieren, der dieselben Läufe ohne Fenster nebeneinander vergleicht</translation>
    </message>
    <message>
        <source>Copy command line of the explanation</source>
        <translation>Befehlszeile der Erklärung kopieren</translation>
    </message>
    <message>
        <source>Copy the command that gives the same explanation of the shown run without a window</source>
        <translation>Den Befehl kopieren, der dieselbe Erklärung des gezeigten Laufs ohne Fenster ausgibt</translation>
    </message>
    <message>
        <source>Copy the command that opens a window like this one</source>
        <translation>Den Befehl kopieren, der ein Fenster wie dieses öffnet</translation>
    </message>
    <message>
        <source>Copy the command that reproduces the shown run</source>
        <translation>Den Befehl kopieren, der den gezeigten Lauf reproduziert</translation>
    </message>
    <message>
        <source>Add the next vertex in that direction to the selection</source>
        <translation>Den nächsten Knoten in dieser Richtung zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Add the current vertex to the selection, or remove it</source>
        <translation>Den aktuellen Knoten zur Auswahl hinzufügen oder aus ihr entfernen</translation>
    </message>
    <message>
        <source>Add the previous, next task to the selection</source>
        <translation>Die vorige, nächste Aufgabe zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Add the task in the row above, below to the selection</source>
        <translation>Die Aufgabe in der Zeile darüber, darunter zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Add the current task to the selection, or remove it</source>
        <translation>Die aktuelle Aufgabe zur Auswahl hinzufügen oder aus ihr entfernen</translation>
    </message>
    <message>
        <source>Select the next, previous idle gap</source>
        <translation>Die nächste, vorige untätige Lücke auswählen</translation>
    </message>
    <message>
        <source>Idle gap: go to what the device waited for, come back</source>
        <translation>Untätige Lücke: zu dem gehen, worauf das Gerät wartete; zurückkehren</translation>
    </message>
    <message>
        <source>Export &amp;placement…</source>
        <translation>&amp;Platzierung exportieren…</translation>
    </message>
    <message>
        <source>Export the shown placement to a file</source>
        <translation>Die gezeigte Platzierung in eine Datei exportieren</translation>
    </message>
    <message>
        <source>Next pa&amp;nel</source>
        <translation>Nächster Bere&amp;ich</translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel</source>
        <translation>Den Tastaturfokus in den nächsten Bereich setzen</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel</source>
        <translation>Den Tastaturfokus in den vorigen Bereich setzen</translation>
    </message>
    <message>
        <source>T&amp;une on engine…</source>
        <translation>Auf Maschine abs&amp;timmen…</translation>
    </message>
    <message>
        <source>Find the best placement on an engine in a number of real runs</source>
        <translation>Die beste Platzierung auf einer Maschine in einer Anzahl echter Läufe finden</translation>
    </message>
    <message>
        <source>Previous segment, next segment</source>
        <translation>Voriger Abschnitt, nächster Abschnitt</translation>
    </message>
    <message>
        <source>Choose the device above, below</source>
        <translation>Das Gerät darüber, darunter wählen</translation>
    </message>
    <message>
        <source>Go to the memory peak of the device</source>
        <translation>Zum Speicherhöchststand des Geräts</translation>
    </message>
    <message>
        <source>Save the current table or list as CSV, JSON, Markdown or LaTeX</source>
        <translation>Speichert die vordere Tabelle oder Liste als CSV, JSON, Markdown oder LaTeX</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>&amp;Operation</translation>
    </message>
    <message>
        <source>Colour the graph by the operation of each vertex</source>
        <translation>Den Graphen nach der Operation jedes Knotens färben</translation>
    </message>
    <message>
        <source>&amp;Four bars</source>
        <translation>&amp;Vier Balken</translation>
    </message>
    <message>
        <source>Show how far kernels, links and the rest explain the difference of the shown measured run from its simulation</source>
        <translation>Zeigt, wie weit Kernels, Verbindungen und der Rest den Unterschied des gezeigten gemessenen Laufs von seiner Simulation erklären</translation>
    </message>
    <message>
        <source>&amp;Measure this machine…</source>
        <translation>Diesen Rechner &amp;messen…</translation>
    </message>
    <message>
        <source>Measure the cores, memory and copies of this machine and open them as the devices local</source>
        <translation>Kerne, Speicher und Kopien dieses Rechners messen und sie als die Geräte local öffnen</translation>
    </message>
    <message>
        <source>Measure &amp;kernels…</source>
        <translation>&amp;Kernels messen…</translation>
    </message>
    <message>
        <source>Measure every kernel of the graph on this machine and use these times as its costs</source>
        <translation>Jeden Kernel des Graphen auf diesem Rechner messen und diese Zeiten als seine Kosten verwenden</translation>
    </message>
    <message>
        <source>Place m&amp;y model…</source>
        <translation>&amp;Mein Modell platzieren…</translation>
    </message>
    <message>
        <source>Place a model in three steps: file, machine, goal</source>
        <translation>Ein Modell in drei Schritten platzieren: Datei, Rechner, Ziel</translation>
    </message>
    <message>
        <source>Export fig&amp;ure for a paper…</source>
        <translation>Abb&amp;ildung für eine Veröffentlichung exportieren…</translation>
    </message>
    <message>
        <source>Export a chart in the size of a column, a slide or a poster</source>
        <translation>Ein Diagramm in der Größe einer Spalte, einer Folie oder eines Posters exportieren</translation>
    </message>
    <message>
        <source>&amp;Edit lesson…</source>
        <translation>Lektion &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>Write a lesson and see it next to its text</source>
        <translation>Eine Lektion schreiben und neben ihrem Text sehen</translation>
    </message>
    <message>
        <source>Lesson &amp;results…</source>
        <translation>&amp;Ergebnisse der Lektionen…</translation>
    </message>
    <message>
        <source>Export your results of the lessons, or summarise those of a class</source>
        <translation>Ihre Ergebnisse der Lektionen exportieren oder die eines Kurses zusammenfassen</translation>
    </message>
    <message>
        <source>Presen&amp;t</source>
        <translation>Vor&amp;führen</translation>
    </message>
    <message>
        <source>Show the run in full screen with large text, a pointer and annotations</source>
        <translation>Den Lauf als Vollbild mit großer Schrift, Zeiger und Anmerkungen zeigen</translation>
    </message>
    <message>
        <source>Colour by &amp;graph</source>
        <translation>Nach &amp;Graph einfärben</translation>
    </message>
    <message>
        <source>Give bars the colour of their graph instead of their device, where a run has several graphs; grey stands for bars that are too narrow to show</source>
        <translation>Balken in der Farbe ihres Graphen statt ihres Geräts zeigen, wenn ein Lauf mehrere Graphen hat; Grau steht für Balken, die zu schmal zum Zeichnen sind</translation>
    </message>
    <message>
        <source>Previous regression, next regression</source>
        <translation>Vorige Verschlechterung, nächste Verschlechterung</translation>
    </message>
    <message>
        <source>First run, last run</source>
        <translation>Erster Lauf, letzter Lauf</translation>
    </message>
    <message>
        <source>&amp;Workload…</source>
        <translation>&amp;Arbeitslast…</translation>
    </message>
    <message>
        <source>Run graphs that arrive over time on the same devices, under plans and online policies</source>
        <translation>Graphen, die nach und nach ankommen, auf denselben Geräten unter Plänen und Online-Regeln ausführen</translation>
    </message>
    <message>
        <source>Find a hard pro&amp;blem…</source>
        <translation>Schweres Pro&amp;blem finden…</translation>
    </message>
    <message>
        <source>Change the graph and the devices until one placer is as bad as possible compared with another</source>
        <translation>Graph und Geräte ändern, bis ein Platzierer im Vergleich mit einem anderen möglichst schlecht ist</translation>
    </message>
    <message>
        <source>Open &amp;folder of traces…</source>
        <translation>&amp;Ordner mit Abläufen öffnen…</translation>
    </message>
    <message>
        <source>Open a folder with a PyTorch profiler trace of each rank as one graph</source>
        <translation>Einen Ordner mit einem Ablauf des PyTorch-Profilers für jeden Rang als einen Graphen öffnen</translation>
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
        <source>tensor &quot;{0}&quot; of vertex {1} has a different number of bytes or seconds on an earlier edge, expected the same</source>
        <translation>Tensor „{0}“ von Knoten {1} hat an einer früheren Kante eine andere Anzahl von Bytes oder Sekunden, erwartet wird dieselbe</translation>
    </message>
    <message>
        <source>duplicate edge from {0} to {1}, expected one</source>
        <translation>doppelte Kante von {0} nach {1}, erwartet wird eine</translation>
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
        <source>too many devices, expected at most {0}</source>
        <translation>zu viele Geräte, erwartet werden höchstens {0}</translation>
    </message>
    <message>
        <source>the name is empty, expected a name</source>
        <translation>der Name ist leer, erwartet wird ein Name</translation>
    </message>
    <message>
        <source>duplicate name {0}, expected a unique name</source>
        <translation>doppelter Name {0}, erwartet wird ein eindeutiger</translation>
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
        <source>from and to are the same device, {0}; expected two different devices</source>
        <translation>from und to sind dasselbe Gerät, {0}; erwartet werden zwei verschiedene Geräte</translation>
    </message>
    <message>
        <source>duplicate pair from {0} to {1}, expected one</source>
        <translation>doppeltes Paar von {0} nach {1}, erwartet wird eines</translation>
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
        <source>is missing, and there is no pair from {0} to {1}</source>
        <translation>fehlt, und es gibt kein Paar von {0} nach {1}</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of vertices and inputs</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird die Anzahl der Knoten und Eingaben</translation>
    </message>
    <message>
        <source>line {0}: unexpected end of the text, expected a list of numbers</source>
        <translation>Zeile {0}: unerwartetes Ende des Textes, erwartet wird eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected a whole number of at least 0</source>
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
        <source>there is not enough memory for the content of the file</source>
        <translation>der Speicher reicht nicht für den Inhalt der Datei</translation>
    </message>
    <message>
        <source>line 1: the file is empty, expected one of: {0}</source>
        <translation>Zeile 1: die Datei ist leer, erwartet wird eines von: {0}</translation>
    </message>
    <message>
        <source>line 1: unknown format, expected one of: {0}</source>
        <translation>Zeile 1: unbekanntes Format, erwartet wird eines von: {0}</translation>
    </message>
    <message>
        <source>appears twice in the same object, expected once</source>
        <translation>kommt zweimal im selben Objekt vor, erwartet wird einmal</translation>
    </message>
    <message>
        <source>found id {0}, which vertices[{1}] already has, expected unique ids</source>
        <translation>Nummer {0} gefunden, die vertices[{1}] schon hat, erwartet werden eindeutige Nummern</translation>
    </message>
    <message>
        <source>line {0}, column {1}: unexpected end of the text</source>
        <translation>Zeile {0}, Spalte {1}: unerwartetes Ende des Textes</translation>
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
        <source>line {0}, column {1}: unknown escape sequence \{2}</source>
        <translation>Zeile {0}, Spalte {1}: unbekannte Escape-Sequenz \{2}</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected u and four hexadecimal digits</source>
        <translation>Zeile {0}, Spalte {1}: {2} gefunden, erwartet werden u und vier Hexadezimalziffern</translation>
    </message>
    <message>
        <source>line {0}, column {1}: incomplete surrogate pair in {2}</source>
        <translation>Zeile {0}, Spalte {1}: unvollständiges Surrogatpaar in {2}</translation>
    </message>
    <message>
        <source>line {0}, column {1}: unescaped control character in a string</source>
        <translation>Zeile {0}, Spalte {1}: nicht maskiertes Steuerzeichen in einer Zeichenkette</translation>
    </message>
    <message>
        <source>line {0}, column {1}: not valid UTF-8</source>
        <translation>Zeile {0}, Spalte {1}: kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>found {0}, expected a string in quotes</source>
        <translation>{0} gefunden, erwartet wird eine Zeichenkette in Anführungszeichen</translation>
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
        <source>the file has version {0}, but this program reads versions up to {1}; a newer version of the program is needed</source>
        <translation>die Datei hat Version {0}, dieses Programm liest aber nur Versionen bis {1}; eine neuere Version des Programms ist nötig</translation>
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
        <source>unknown option &quot;{0}&quot;; no options are available here</source>
        <translation>unbekannte Option „{0}“; hier sind keine Optionen verfügbar</translation>
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
        <source>Best of n random placements</source>
        <translation>Beste von n zufälligen Platzierungen</translation>
    </message>
    <message>
        <source>number of random assignments if the budget sets no limit</source>
        <translation>Anzahl der zufälligen Zuordnungen, wenn das Budget keine Grenze setzt</translation>
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
        <source>probability that a neighbour is moved as well</source>
        <translation>Wahrscheinlichkeit, dass ein Nachbar mit verschoben wird</translation>
    </message>
    <message>
        <source>number of simulated placements if the budget sets no limit</source>
        <translation>Anzahl der simulierten Platzierungen, wenn das Budget keine Grenze setzt</translation>
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
        <source>vertex {0} appears twice in the order, expected once</source>
        <translation>Knoten {0} kommt zweimal in der Reihenfolge vor, erwartet wird einmal</translation>
    </message>
    <message>
        <source>{0} comes before {1}, on which it depends; the schedule strict needs an order that agrees with the dependencies</source>
        <translation>{0} kommt vor {1}, hängt aber davon ab; die Auswahlregel strict braucht eine Reihenfolge, die zu den Abhängigkeiten passt</translation>
    </message>
    <message>
        <source>no device of {0} is allowed for all vertices that are colocated with {1}, which allows {2}</source>
        <translation>kein Gerät von {0} ist für alle Knoten erlaubt, die mit {1} zusammengehören; dieser Knoten erlaubt {2}</translation>
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
        <source>duplicate device name &quot;{0}&quot;, expected a unique name</source>
        <translation>doppelter Gerätename „{0}“, erwartet wird ein eindeutiger</translation>
    </message>
    <message>
        <source>channel {0} does not exist</source>
        <translation>Kanal {0} gibt es nicht</translation>
    </message>
    <message>
        <source>channel &quot;{0}&quot; appears twice on one route, expected once</source>
        <translation>Kanal „{0}“ kommt auf einem Weg zweimal vor, erwartet wird einmal</translation>
    </message>
    <message>
        <source>the channel has no name</source>
        <translation>der Kanal hat keinen Namen</translation>
    </message>
    <message>
        <source>duplicate channel name &quot;{0}&quot;, expected a unique name</source>
        <translation>doppelter Kanalname „{0}“, erwartet wird ein eindeutiger</translation>
    </message>
    <message>
        <source>the topology has no devices, expected at least one</source>
        <translation>die Topologie hat keine Geräte, erwartet wird mindestens eines</translation>
    </message>
    <message>
        <source>the learning module is not installed; training and learned placers need it, everything else works</source>
        <translation>das Lernmodul ist nicht installiert; Training und gelernte Platzierer brauchen es, alles andere funktioniert</translation>
    </message>
    <message>
        <source>this is not a learning module: {0}</source>
        <translation>dies ist kein Lernmodul: {0}</translation>
    </message>
    <message>
        <source>the learning module has interface version {0}, expected {1}: it belongs to another version of the program</source>
        <translation>das Lernmodul hat die Schnittstellenversion {0}, erwartet wird {1}: es gehört zu einer anderen Version des Programms</translation>
    </message>
    <message>
        <source>the learning module could not start</source>
        <translation>das Lernmodul konnte nicht gestartet werden</translation>
    </message>
    <message>
        <source>DOPPLER_KERNELS is &quot;{0}&quot;, expected one that this processor supports: {1}</source>
        <translation>DOPPLER_KERNELS ist „{0}“, erwartet wird ein Wert, den dieser Prozessor unterstützt: {1}</translation>
    </message>
    <message>
        <source>episodes of stage I, imitation of the critical-path heuristic</source>
        <translation>Episoden der Stufe I, Nachahmung der Heuristik des kritischen Pfads</translation>
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
        <source>learning rate at the end of each stage, reached by linear decay</source>
        <translation>Lernrate am Ende jeder Stufe, erreicht durch linearen Abfall</translation>
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
        <source>choice of actions in stage II: the most probable action except for a share of random ones (epsilon-greedy), or sampling from the probabilities (softmax)</source>
        <translation>Wahl der Aktionen in Stufe II: die wahrscheinlichste, bis auf einen Anteil zufälliger (epsilon-greedy), oder Ziehen nach den Wahrscheinlichkeiten (softmax)</translation>
    </message>
    <message>
        <source>discount factor of the return for each step before the last</source>
        <translation>Diskontfaktor des Ertrags für jeden Schritt vor dem letzten</translation>
    </message>
    <message>
        <source>number of episodes of the stage whose mean cost is the baseline; 0: all earlier episodes of the stage</source>
        <translation>Anzahl der Episoden der Stufe, deren mittlere Kosten die Basis sind; 0: alle früheren Episoden der Stufe</translation>
    </message>
    <message>
        <source>unit of the advantage: the standard deviation of the baseline episodes (deviation), the baseline (relative), or seconds</source>
        <translation>Einheit des Vorteils: die Standardabweichung der Episoden der Basis (deviation), die Basis selbst (relative) oder Sekunden (seconds)</translation>
    </message>
    <message>
        <source>weight of self-imitation (of the best episodes so far) in stage II; 0: none</source>
        <translation>Gewicht der Selbstnachahmung (der bisher besten Episoden) in Stufe II; 0: keine</translation>
    </message>
    <message>
        <source>number of best episodes stored for self-imitation</source>
        <translation>Anzahl der besten Episoden, die zur Selbstnachahmung gespeichert werden</translation>
    </message>
    <message>
        <source>number of episodes per gradient step</source>
        <translation>Anzahl der Episoden je Gradientenschritt</translation>
    </message>
    <message>
        <source>maximum norm of a gradient, to which larger ones are scaled down; 0: no limit</source>
        <translation>größte Norm eines Gradienten, auf die größere verkleinert werden; 0: keine Grenze</translation>
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
        <source>choice of the next vertex: by the policy SEL (learned), the largest b-level (b-level), or the earliest estimated ready time (ready)</source>
        <translation>Wahl des nächsten Knotens: durch die Strategie SEL (learned), nach dem größten b-Level (b-level) oder der frühesten geschätzten Bereitschaft (ready)</translation>
    </message>
    <message>
        <source>choice of the device: by the policy PLC (learned), or the device with the earliest start (earliest-start)</source>
        <translation>Wahl des Geräts: durch die Strategie PLC (learned) oder das Gerät mit dem frühesten Beginn (earliest-start)</translation>
    </message>
    <message>
        <source>order in which the teacher of stage I takes vertices: the largest b-level first, or the earliest estimated ready time first</source>
        <translation>Reihenfolge, in der der Lehrer der Stufe I Knoten nimmt: das größte b-Level zuerst oder die früheste geschätzte Bereitschaft zuerst</translation>
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
        <source>bytes per element</source>
        <translation>Bytes je Element</translation>
    </message>
    <message>
        <source>costs of the piece that a kernel computes, or of the whole operation as in the published files (for the model as-released)</source>
        <translation>Kosten des Stücks, das ein Kernel berechnet, oder der ganzen Operation wie in den veröffentlichten Dateien (für das Modell as-released)</translation>
    </message>
    <message>
        <source>input {0} does not refer to an earlier operation</source>
        <translation>Eingabe {0} verweist nicht auf eine frühere Operation</translation>
    </message>
    <message>
        <source>input {0} has the labels {1}, expected {2} labels</source>
        <translation>Eingabe {0} hat die Indizes {1}, erwartet werden {2} Indizes</translation>
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
        <source>the expanded graph has more than {0} vertices</source>
        <translation>der entfaltete Graph hat mehr als {0} Knoten</translation>
    </message>
    <message>
        <source>unknown graph family &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Graphfamilie „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>unknown file extension of a picture, expected .svg, .pdf or .png</source>
        <translation>unbekannte Dateiendung eines Bildes, erwartet wird .svg, .pdf oder .png</translation>
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
        <source>unknown way to decode &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Dekodierungsart „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>cannot start the workbench, which renders pictures: {0}</source>
        <translation>die Workbench, die Bilder erzeugt, kann nicht gestartet werden: {0}</translation>
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
        <source>there is nothing to train, expected at least one of the options order and device to be learned</source>
        <translation>es gibt nichts zu trainieren, erwartet wird learned für mindestens eine der Optionen order und device</translation>
    </message>
    <message>
        <source>no checkpoint is given to resume from</source>
        <translation>es ist kein Checkpoint zum Fortsetzen angegeben</translation>
    </message>
    <message>
        <source>this training has already been started</source>
        <translation>dieses Training wurde bereits gestartet</translation>
    </message>
    <message>
        <source>training was cancelled, so it has no result</source>
        <translation>das Training wurde abgebrochen und hat daher kein Ergebnis</translation>
    </message>
    <message>
        <source>the network of the checkpoint can&apos;t place the graph: {0}</source>
        <translation>das Netz des Checkpoints kann den Graphen nicht platzieren: {0}</translation>
    </message>
    <message>
        <source>training diverged: the loss is no longer finite; a smaller learning rate or gradient clipping may help</source>
        <translation>das Training ist divergiert: der Verlust ist nicht mehr endlich; eine kleinere Lernrate oder eine Begrenzung der Gradienten kann helfen</translation>
    </message>
    <message>
        <source>the checkpoint was trained on other devices ({0}); resuming needs the same devices</source>
        <translation>der Checkpoint wurde auf anderen Geräten trainiert ({0}); zum Fortsetzen sind dieselben Geräte nötig</translation>
    </message>
    <message>
        <source>the checkpoint was trained under another execution model ({0}, {1}); resuming needs the same model</source>
        <translation>der Checkpoint wurde unter einem anderen Ausführungsmodell trainiert ({0}, {1}); zum Fortsetzen ist dasselbe nötig</translation>
    </message>
    <message>
        <source>the checkpoint was trained with {0} = {1}, found {2}; resuming needs the same value</source>
        <translation>der Checkpoint wurde mit {0} = {1} trainiert, gefunden wurde {2}; zum Fortsetzen ist derselbe Wert nötig</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s best placement does not fit its graph</source>
        <translation>die beste Platzierung des Checkpoints passt nicht zu seinem Graphen</translation>
    </message>
    <message>
        <source>stopped before all vertices were placed</source>
        <translation>angehalten, bevor alle Knoten platziert waren</translation>
    </message>
    <message>
        <source>the checkpoint is damaged: its content does not agree with its checksum</source>
        <translation>der Checkpoint ist beschädigt: sein Inhalt passt nicht zu seiner Prüfsumme</translation>
    </message>
    <message>
        <source>this is not a training checkpoint</source>
        <translation>dies ist kein Trainings-Checkpoint</translation>
    </message>
    <message>
        <source>this program is not approved; to run it, choose it as a placer</source>
        <translation>dieses Programm ist nicht freigegeben; zum Ausführen muss es als Platzierer gewählt werden</translation>
    </message>
    <message>
        <source>{0} describes its own devices, but the open devices are kept. To use those of the file, open it as devices</source>
        <translation>{0} beschreibt eigene Geräte, die geöffneten Geräte bleiben aber erhalten. Um die der Datei zu verwenden, die Datei als Geräte öffnen</translation>
    </message>
    <message>
        <source>the devices described in {0} are used</source>
        <translation>verwendet werden die in {0} beschriebenen Geräte</translation>
    </message>
    <message>
        <source>the checkpoint is truncated</source>
        <translation>der Checkpoint ist unvollständig</translation>
    </message>
    <message>
        <source>the checkpoint has version {0}, expected {1}</source>
        <translation>der Checkpoint hat Version {0}, erwartet wird {1}</translation>
    </message>
    <message>
        <source>the checkpoint contains parameters that are not finite</source>
        <translation>der Checkpoint enthält Parameter, die nicht endlich sind</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected 16 hexadecimal digits</source>
        <translation>„{0}“ gefunden, erwartet werden 16 Hexadezimalziffern</translation>
    </message>
    <message>
        <source>unknown value &quot;{0}&quot;</source>
        <translation>unbekannter Wert „{0}“</translation>
    </message>
    <message>
        <source>too many numbers in the state of the random number generator</source>
        <translation>zu viele Zahlen im Zustand des Zufallszahlengenerators</translation>
    </message>
    <message>
        <source>this is not a valid state of the random number generator</source>
        <translation>dies ist kein gültiger Zustand des Zufallszahlengenerators</translation>
    </message>
    <message>
        <source>HEFT with lookahead</source>
        <translation>HEFT mit Vorausschau</translation>
    </message>
    <message>
        <source>cannot start the program: {0}</source>
        <translation>das Programm kann nicht gestartet werden: {0}</translation>
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
        <translation>Batch-Teilung</translation>
    </message>
    <message>
        <source>Critical path search</source>
        <translation>Suche am kritischen Pfad</translation>
    </message>
    <message>
        <source>probability that a move starts from a vertex off the realised critical path</source>
        <translation>Wahrscheinlichkeit, dass ein Zug bei einem Knoten abseits des realisierten kritischen Pfads beginnt</translation>
    </message>
    <message>
        <source>probability that a move goes to the device of a neighbour on another device</source>
        <translation>Wahrscheinlichkeit, dass ein Zug zum Gerät eines Nachbarn auf einem anderen Gerät führt</translation>
    </message>
    <message>
        <source>probability that a neighbour is moved as well, applied again for each further one, up to four</source>
        <translation>Wahrscheinlichkeit, dass ein Nachbar mit verschoben wird, erneut angewandt für jeden weiteren, bis zu vier</translation>
    </message>
    <message>
        <source>with order: probability that a move changes the order of starts</source>
        <translation>mit order: Wahrscheinlichkeit, dass ein Zug die Reihenfolge der Anfänge ändert</translation>
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
        <source>number of multiply-accumulate operations that cost as much as transferring one byte</source>
        <translation>Anzahl der Multiplikationen mit Addition, die so viel kosten wie die Übertragung eines Bytes</translation>
    </message>
    <message>
        <source>Enumerative optimizer</source>
        <translation>Enumerative Optimierung</translation>
    </message>
    <message>
        <source>largest number of arrangements of a meta-operation for which all are tried; above it, the kernels are placed in groups of |D|, each group optimally given the groups before it</source>
        <translation>größte Anzahl von Anordnungen einer Meta-Operation, bei der alle versucht werden; darüber werden die Kernel in Gruppen von |D| platziert, jede optimal bei gegebenen früheren Gruppen</translation>
    </message>
    <message>
        <source>the external placer wrote a line of more than {0} bytes</source>
        <translation>der externe Platzierer schrieb eine Zeile von mehr als {0} Bytes</translation>
    </message>
    <message>
        <source>the external placer returned no placement: {0}</source>
        <translation>der externe Platzierer lieferte keine Platzierung: {0}</translation>
    </message>
    <message>
        <source>the external placer wrote a line after its answer</source>
        <translation>der externe Platzierer schrieb nach seiner Antwort noch eine Zeile</translation>
    </message>
    <message>
        <source>the external placer was stopped before it returned a placement</source>
        <translation>der externe Platzierer wurde angehalten, bevor er eine Platzierung lieferte</translation>
    </message>
    <message>
        <source>the external placer was terminated by signal {0}</source>
        <translation>der externe Platzierer wurde durch Signal {0} beendet</translation>
    </message>
    <message>
        <source>the external placer exited with status {0}</source>
        <translation>der externe Platzierer wurde mit Status {0} beendet</translation>
    </message>
    <message>
        <source>the external placer exited without returning a placement</source>
        <translation>der externe Platzierer wurde beendet, ohne eine Platzierung zu liefern</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>Externes Programm</translation>
    </message>
    <message>
        <source>command line of the program, run by the shell</source>
        <translation>Befehlszeile des Programms, von der Shell ausgeführt</translation>
    </message>
    <message>
        <source>seconds beyond the time budget after which the program counts as unresponsive</source>
        <translation>Sekunden über das Zeitbudget hinaus, nach denen das Programm als hängend gilt</translation>
    </message>
    <message>
        <source>no program is given: set the option &quot;command&quot;</source>
        <translation>es ist kein Programm angegeben: die Option „command“ setzen</translation>
    </message>
    <message>
        <source>GLPK could not solve the linear program of m-SCT</source>
        <translation>GLPK konnte das lineare Programm von m-SCT nicht lösen</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a vertex, expected an id from 0 to {1}</source>
        <translation>„{0}“ ist kein Knoten, erwartet wird eine Nummer von 0 bis {1}</translation>
    </message>
    <message>
        <source>vertex {0} appears twice in the list, expected once</source>
        <translation>Knoten {0} kommt zweimal in der Liste vor, erwartet wird einmal</translation>
    </message>
    <message>
        <source>List schedule</source>
        <translation>Listenplan</translation>
    </message>
    <message>
        <source>order of the list; for b-level and static-level, the largest value comes first</source>
        <translation>Reihenfolge der Liste; bei b-level und static-level kommt der größte Wert zuerst</translation>
    </message>
    <message>
        <source>list for the choice given: vertex ids, separated by commas; other vertices follow by id</source>
        <translation>Liste für die Wahl given: Knotennummern, durch Kommas getrennt; die übrigen Knoten folgen nach Nummer</translation>
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
        <source>allowed excess weight of a part, as a share</source>
        <translation>erlaubtes Übergewicht eines Teils, als Anteil</translation>
    </message>
    <message>
        <source>partitionings to compute each time; the best one is used</source>
        <translation>Anzahl der jedes Mal berechneten Partitionierungen; die beste wird verwendet</translation>
    </message>
    <message>
        <source>optimisation goal of Scotch</source>
        <translation>Optimierungsziel von Scotch</translation>
    </message>
    <message>
        <source>Scotch could not map the graph</source>
        <translation>Scotch konnte den Graphen nicht abbilden</translation>
    </message>
    <message>
        <source>number of independent searches that share the budget; the best result is used</source>
        <translation>Anzahl unabhängiger Suchen, die sich das Budget teilen; das beste Ergebnis wird verwendet</translation>
    </message>
    <message>
        <source>also change the order of starts (needs the schedule given)</source>
        <translation>auch die Reihenfolge der Anfänge ändern (braucht die Auswahlregel given)</translation>
    </message>
    <message>
        <source>the option order needs the schedule given, the only one that follows the order found; the schedule is {0}</source>
        <translation>die Option order braucht die Auswahlregel given, die einzige, die der gefundenen Reihenfolge folgt; die Regel ist {0}</translation>
    </message>
    <message>
        <source>out of memory: the run cannot continue</source>
        <translation>der Speicher reicht nicht: der Lauf kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>random layered graphs with a chosen shape, out-degree, communication-to-computation ratio and heterogeneity</source>
        <translation>zufällige geschichtete Graphen mit wählbarer Form, wählbarem Ausgangsgrad, Verhältnis von Kommunikation zu Rechnung und Heterogenität</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>Anzahl der Knoten</translation>
    </message>
    <message>
        <source>mean width of a layer, divided by the square root of the number of vertices</source>
        <translation>mittlere Breite einer Schicht, geteilt durch die Wurzel der Anzahl der Knoten</translation>
    </message>
    <message>
        <source>mean number of edges out of a vertex</source>
        <translation>mittlere Anzahl der Kanten aus einem Knoten</translation>
    </message>
    <message>
        <source>mean communication time of an edge, divided by the mean time of a vertex</source>
        <translation>mittlere Kommunikationszeit einer Kante, geteilt durch die mittlere Zeit eines Knotens</translation>
    </message>
    <message>
        <source>spread of a vertex&apos;s time between device kinds, relative to its mean</source>
        <translation>Streuung der Zeit eines Knotens zwischen den Gerätearten, im Verhältnis zu ihrem Mittel</translation>
    </message>
    <message>
        <source>device kinds with their own times, separated by commas; other kinds get the mean</source>
        <translation>Gerätearten mit eigenen Zeiten, durch Kommas getrennt; andere erhalten das Mittel</translation>
    </message>
    <message>
        <source>mean time of a vertex</source>
        <translation>mittlere Zeit eines Knotens</translation>
    </message>
    <message>
        <source>random seed</source>
        <translation>Startwert der Zufallszahlen</translation>
    </message>
    <message>
        <source>training graphs of the sizes used by Mayer et al., with random costs, for the model mayer</source>
        <translation>Trainingsgraphen in den Größen von Mayer et al., mit zufälligen Kosten, für das Modell mayer</translation>
    </message>
    <message>
        <source>size: 346 vertices and 531 edges, 3068 and 5506, or 5270 and 9155</source>
        <translation>Größe: 346 Knoten und 531 Kanten, 3068 und 5506 oder 5270 und 9155</translation>
    </message>
    <message>
        <source>random graphs with a known optimum on a given number of devices with unlimited channels; the name of the graph contains the optimum in seconds</source>
        <translation>zufällige Graphen mit bekanntem Optimum auf einer gegebenen Anzahl von Geräten mit unbegrenzten Kanälen; der Name des Graphen enthält das Optimum in Sekunden</translation>
    </message>
    <message>
        <source>number of devices for which the optimum is known</source>
        <translation>Anzahl der Geräte, für die das Optimum bekannt ist</translation>
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
        <source>number of individuals</source>
        <translation>Anzahl der Individuen</translation>
    </message>
    <message>
        <source>share of the best individuals that survive each generation</source>
        <translation>Anteil der besten Individuen, die jede Generation überleben</translation>
    </message>
    <message>
        <source>share of the population that is replaced by random individuals in each generation</source>
        <translation>Anteil der Population, der in jeder Generation durch zufällige Individuen ersetzt wird</translation>
    </message>
    <message>
        <source>probability that a child takes a key from its elite parent</source>
        <translation>Wahrscheinlichkeit, dass ein Kind einen Schlüssel von seinem Elite-Elternteil übernimmt</translation>
    </message>
    <message>
        <source>Cross-entropy method</source>
        <translation>Kreuzentropie-Verfahren</translation>
    </message>
    <message>
        <source>number of placements sampled per round</source>
        <translation>Anzahl der Platzierungen, die je Runde gezogen werden</translation>
    </message>
    <message>
        <source>share of the best placements of a round from which the table learns</source>
        <translation>Anteil der besten Platzierungen einer Runde, aus denen die Tabelle lernt</translation>
    </message>
    <message>
        <source>step of the probability table towards the best placements, per round</source>
        <translation>Schritt der Wahrscheinlichkeitstabelle zu den besten Platzierungen hin, je Runde</translation>
    </message>
    <message>
        <source>probability that is always shared equally among all devices</source>
        <translation>Wahrscheinlichkeit, die immer gleichmäßig auf alle Geräte verteilt wird</translation>
    </message>
    <message>
        <source>initial probability of the device that a vertex has in the start placement</source>
        <translation>anfängliche Wahrscheinlichkeit des Geräts, das ein Knoten in der Anfangsplatzierung hat</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Bergsteigeralgorithmus</translation>
    </message>
    <message>
        <source>number of vertices moved at random after a local optimum is reached</source>
        <translation>Anzahl der Knoten, die nach Erreichen eines lokalen Optimums zufällig verschoben werden</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>Tabusuche</translation>
    </message>
    <message>
        <source>number of moves tried per step, of which the best is made</source>
        <translation>Anzahl der je Schritt versuchten Züge, von denen der beste ausgeführt wird</translation>
    </message>
    <message>
        <source>number of moves for which a vertex must not return to its previous device, drawn from this value up to twice this value</source>
        <translation>Anzahl der Züge, für die ein Knoten nicht auf sein früheres Gerät zurückkehren darf, gezogen zwischen diesem Wert und dem Doppelten</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>method that proves the best plan; auto: the search tree first, then the integer program if the tree reaches its node limit</source>
        <translation>Verfahren, das den besten Plan beweist; auto: zuerst der Suchbaum, dann das ganzzahlige Programm, wenn der Baum seine Knotengrenze erreicht</translation>
    </message>
    <message>
        <source>maximum number of nodes in the search tree</source>
        <translation>größte Anzahl der Knoten im Suchbaum</translation>
    </message>
    <message>
        <source>maximum memory for visited states, in MiB</source>
        <translation>größter Speicher für schon besuchte Zustände, in MiB</translation>
    </message>
    <message>
        <source>time limit in seconds if the budget sets no limit</source>
        <translation>Zeitgrenze in Sekunden, wenn das Budget keine Grenze setzt</translation>
    </message>
    <message>
        <source>the method milp accepts only small problems, with single-slot devices and channels that carry one transfer at a time; branch-and-bound accepts all</source>
        <translation>das Verfahren milp nimmt nur kleine Probleme an, mit Geräten mit einem Platz und Kanälen für eine Übertragung zugleich; branch-and-bound nimmt alle an</translation>
    </message>
    <message>
        <source>edge {0} does not exist, expected an id below {1}</source>
        <translation>Kante {0} gibt es nicht, erwartet wird eine Nummer kleiner als {1}</translation>
    </message>
    <message>
        <source>expected the first edge of every transfer once, in an order that agrees with &quot;order&quot;</source>
        <translation>erwartet wird die erste Kante jeder Übertragung einmal, in einer Reihenfolge, die zu „order“ passt</translation>
    </message>
    <message>
        <source>omit the formation vertex where one kernel computes the whole output block</source>
        <translation>die Zusammensetzung weglassen, wenn ein Kernel den ganzen Ausgabeblock berechnet</translation>
    </message>
    <message>
        <source>inputs are available on every device at the start, or are vertices that are placed</source>
        <translation>Eingaben sind zu Beginn auf jedem Gerät verfügbar oder sind Knoten, die platziert werden</translation>
    </message>
    <message>
        <source>maximum number of vertices; larger graphs are rejected</source>
        <translation>größte Anzahl der Knoten; größere Graphen werden abgelehnt</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>das Lesen wurde angehalten</translation>
    </message>
    <message>
        <source>{0} has no value, expected one (--import {0}=...)</source>
        <translation>{0} hat keinen Wert, erwartet wird einer (--import {0}=...)</translation>
    </message>
    <message>
        <source>writing was stopped</source>
        <translation>das Schreiben wurde angehalten</translation>
    </message>
    <message>
        <source>the gzip content is damaged or truncated</source>
        <translation>der gzip-Inhalt ist beschädigt oder unvollständig</translation>
    </message>
    <message>
        <source>the decompressed file is larger than {0} bytes</source>
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
        <source>maximum number of simplex steps; after them the best solution so far is used</source>
        <translation>größte Anzahl der Simplexschritte; danach wird die bis dahin beste Lösung verwendet</translation>
    </message>
    <message>
        <source>published model size</source>
        <translation>veröffentlichte Modellgröße</translation>
    </message>
    <message>
        <source>number of layers; 0: that of the chosen size</source>
        <translation>Anzahl der Schichten; 0: die der gewählten Größe</translation>
    </message>
    <message>
        <source>width of the model; 0: that of the chosen size</source>
        <translation>Breite des Modells; 0: die der gewählten Größe</translation>
    </message>
    <message>
        <source>number of attention heads; 0: that of the chosen size</source>
        <translation>Anzahl der Aufmerksamkeitsköpfe; 0: die der gewählten Größe</translation>
    </message>
    <message>
        <source>width of the feed-forward layers; 0: that of the chosen size, or four times a given model width</source>
        <translation>Breite der Feedforward-Schichten; 0: die der gewählten Größe, oder das Vierfache einer angegebenen Modellbreite</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>Größe des Vokabulars</translation>
    </message>
    <message>
        <source>sequence length, in tokens</source>
        <translation>Länge der Folge, in Token</translation>
    </message>
    <message>
        <source>BERT, the encoder of the Transformer; the training step is that of pre-training</source>
        <translation>BERT, der Kodierer des Transformers; der Trainingsschritt ist der des Vortrainings</translation>
    </message>
    <message>
        <source>tiled Cholesky factorisation</source>
        <translation>gekachelte Cholesky-Zerlegung</translation>
    </message>
    <message>
        <source>the expanded graph has more than {0} edges</source>
        <translation>der entfaltete Graph hat mehr als {0} Kanten</translation>
    </message>
    <message>
        <source>{0} has no derivative with respect to operand {1}</source>
        <translation>{0} hat keine Ableitung nach Operand {1}</translation>
    </message>
    <message>
        <source>the derivative of {0} of {1} is not supported, expected {0} of a tensor</source>
        <translation>die Ableitung von {0} von {1} wird nicht unterstützt, erwartet wird {0} eines Tensors</translation>
    </message>
    <message>
        <source>choosing the pieces takes too many steps, expected fewer operations or pieces</source>
        <translation>die Wahl der Stücke braucht zu viele Schritte, erwartet werden weniger Operationen oder weniger Stücke</translation>
    </message>
    <message>
        <source>the operation can be cut in more than {0} ways, expected fewer labels or pieces</source>
        <translation>die Operation kann auf mehr als {0} Arten geteilt werden, erwartet werden weniger Indizes oder Stücke</translation>
    </message>
    <message>
        <source>the line has {0} characters, expected at most {1}</source>
        <translation>die Zeile hat {0} Zeichen, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>unexpected end of the line, expected {0}</source>
        <translation>unerwartetes Ende der Zeile, erwartet wird {0}</translation>
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
        <source>the program&apos;s name must be in the first line</source>
        <translation>der Name des Programms muss in der ersten Zeile stehen</translation>
    </message>
    <message>
        <source>label {0} already has an extent</source>
        <translation>Index {0} hat bereits eine Ausdehnung</translation>
    </message>
    <message>
        <source>label {0} has no extent; define it first: extents {0}=1000</source>
        <translation>Index {0} hat keine Ausdehnung; sie zuerst festlegen: extents {0}=1000</translation>
    </message>
    <message>
        <source>duplicate label {0}, expected it once</source>
        <translation>doppelter Index {0}, erwartet wird er einmal</translation>
    </message>
    <message>
        <source>the name has {0} characters, expected at most {1}</source>
        <translation>der Name hat {0} Zeichen, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>a program can have at most {0} tensors</source>
        <translation>ein Programm kann höchstens {0} Tensoren haben</translation>
    </message>
    <message>
        <source>tensor {0} already exists</source>
        <translation>Tensor {0} gibt es bereits</translation>
    </message>
    <message>
        <source>function {0} already exists</source>
        <translation>Funktion {0} gibt es bereits</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes two operands; write one operation per line and one function per operation</source>
        <translation>„{0}“ hat zwei Operanden; je Zeile eine Operation und je Operation eine Funktion schreiben</translation>
    </message>
    <message>
        <source>found 0, expected a non-zero divisor</source>
        <translation>0 gefunden, erwartet wird ein Divisor ungleich 0</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; after &quot;{1}&quot;; write one operation per line and one function per operation</source>
        <translation>„{0}“ nach „{1}“ gefunden; je Zeile eine Operation und je Operation eine Funktion schreiben</translation>
    </message>
    <message>
        <source>an operation has at most {0} operands</source>
        <translation>eine Operation hat höchstens {0} Operanden</translation>
    </message>
    <message>
        <source>unknown function &quot;{0}&quot;, expected one of {1}; to declare your own function, add the line: function {0} 1</source>
        <translation>unbekannte Funktion „{0}“, erwartet wird eine von {1}; eine eigene Funktion wird mit dieser Zeile deklariert: function {0} 1</translation>
    </message>
    <message>
        <source>function {0} is nested in another function; write one operation per line and one function per operation</source>
        <translation>Funktion {0} ist in eine andere geschachtelt; je Zeile eine Operation und je Operation eine Funktion schreiben</translation>
    </message>
    <message>
        <source>unknown tensor &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannter Tensor „{0}“, erwartet wird einer von {1}</translation>
    </message>
    <message>
        <source>label {0} has extent {1}, expected {2}, the extent of {3} in {4}</source>
        <translation>Index {0} hat die Ausdehnung {1}, erwartet wird {2}, die Ausdehnung von {3} in {4}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected the labels (ij,jk-&gt;ik)</source>
        <translation>„{0}“ gefunden, erwartet werden die Indizes (ij,jk-&gt;ik)</translation>
    </message>
    <message>
        <source>label {0} is not in the output: add sum, prod, min or max</source>
        <translation>Index {0} ist nicht in der Ausgabe: sum, prod, min oder max angeben</translation>
    </message>
    <message>
        <source>{0} has nothing to aggregate: the output has all labels</source>
        <translation>{0} hat nichts zusammenzufassen: die Ausgabe hat alle Indizes</translation>
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
        <source>conflicting settings for automatic pieces, expected the same in the whole program</source>
        <translation>widersprüchliche Angaben zur automatischen Wahl der Stücke, erwartet wird im ganzen Programm dieselbe</translation>
    </message>
    <message>
        <source>second gradients line, expected one per program</source>
        <translation>zweite Zeile gradients, erwartet wird eine je Programm</translation>
    </message>
    <message>
        <source>the operations read {0} tensors, expected at most {1} where gradients are requested</source>
        <translation>die Operationen lesen {0} Tensoren, erwartet werden höchstens {1}, wenn Gradienten verlangt werden</translation>
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
        <source>fast Fourier transform in blocks: recursive division, then butterflies</source>
        <translation>schnelle Fouriertransformation in Blöcken: rekursive Teilung, dann Butterfly-Operationen</translation>
    </message>
    <message>
        <source>levels of division: binary logarithm of the number of blocks m</source>
        <translation>Ebenen der Teilung: Zweierlogarithmus der Anzahl der Blöcke m</translation>
    </message>
    <message>
        <source>binary logarithm of the number of points in a block</source>
        <translation>Zweierlogarithmus der Anzahl der Punkte in einem Block</translation>
    </message>
    <message>
        <source>bytes per number; a point has two numbers</source>
        <translation>Bytes je Zahl; ein Punkt hat zwei Zahlen</translation>
    </message>
    <message>
        <source>stages of parallel chains between a fork and a join</source>
        <translation>Stufen paralleler Ketten zwischen Verzweigung und Zusammenführung</translation>
    </message>
    <message>
        <source>number of stages, one after another</source>
        <translation>Anzahl der Stufen, eine nach der anderen</translation>
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
        <source>number of rows and columns of the block that replaces each number</source>
        <translation>Anzahl der Zeilen und Spalten des Blocks, der jede Zahl ersetzt</translation>
    </message>
    <message>
        <source>GNMT: translation with a recurrent encoder and decoder with attention, unrolled step by step</source>
        <translation>GNMT: Übersetzung mit rekurrentem Kodierer und Dekodierer mit Aufmerksamkeit, Schritt für Schritt entfaltet</translation>
    </message>
    <message>
        <source>number of layers in the encoder and in the decoder, each</source>
        <translation>Anzahl der Schichten im Kodierer und im Dekodierer, je</translation>
    </message>
    <message>
        <source>width of a layer</source>
        <translation>Breite einer Schicht</translation>
    </message>
    <message>
        <source>vocabulary size of each language</source>
        <translation>Größe des Vokabulars jeder Sprache</translation>
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
        <source>the first layer of the encoder is bidirectional</source>
        <translation>die erste Schicht des Kodierers ist bidirektional</translation>
    </message>
    <message>
        <source>GPT-2, the decoder of the Transformer, on a complete sequence</source>
        <translation>GPT-2, der Dekodierer des Transformers, auf einer ganzen Folge</translation>
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
        <source>number of classes</source>
        <translation>Anzahl der Klassen</translation>
    </message>
    <message>
        <source>auxiliary classifier that supports training</source>
        <translation>Hilfsklassifikator, der das Training unterstützt</translation>
    </message>
    <message>
        <source>batch size, in examples</source>
        <translation>Batchgröße, in Beispielen</translation>
    </message>
    <message>
        <source>include the backward pass and the weight updates, not only the forward pass</source>
        <translation>auch den Rückwärtsdurchlauf und die Aktualisierung der Gewichte, nicht nur den Vorwärtsdurchlauf</translation>
    </message>
    <message>
        <source>method of the weight updates, which determines the numbers stored with each weight: none, one or two</source>
        <translation>Verfahren zur Aktualisierung der Gewichte; es bestimmt die zu jedem Gewicht gespeicherten Zahlen: keine, eine oder zwei</translation>
    </message>
    <message>
        <source>colocate kernels that use the same weights, so that the weights count once; otherwise each kernel has a copy</source>
        <translation>Kernel mit denselben Gewichten auf ein Gerät legen, sodass die Gewichte nur einmal zählen; sonst hat jeder Kernel eine Kopie</translation>
    </message>
    <message>
        <source>tiled LU factorisation without pivoting</source>
        <translation>gekachelte LU-Zerlegung ohne Pivotisierung</translation>
    </message>
    <message>
        <source>NASNet-A, a convolutional network of cells found by architecture search</source>
        <translation>NASNet-A, ein Faltungsnetz aus Zellen, die durch Architektursuche gefunden wurden</translation>
    </message>
    <message>
        <source>4 cells and 1056 filters, or 6 cells and 4032 filters</source>
        <translation>4 Zellen und 1056 Filter oder 6 Zellen und 4032 Filter</translation>
    </message>
    <message>
        <source>number of normal cells in each of the three stacks; 0: that of the chosen size</source>
        <translation>Anzahl der normalen Zellen in jedem der drei Stapel; 0: die der gewählten Größe</translation>
    </message>
    <message>
        <source>number of channels at the end, at least 96; 0: that of the chosen size</source>
        <translation>Anzahl der Kanäle am Ende, mindestens 96; 0: die der gewählten Größe</translation>
    </message>
    <message>
        <source>layers in a pipeline of micro-batches, forward only or forward and backward</source>
        <translation>Schichten in einer Pipeline von Micro-Batches, nur vorwärts oder vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>layers, each a square matrix</source>
        <translation>Schichten, jede eine quadratische Matrix</translation>
    </message>
    <message>
        <source>number of micro-batches</source>
        <translation>Anzahl der Micro-Batches</translation>
    </message>
    <message>
        <source>include the backward pass and the weight updates</source>
        <translation>auch den Rückwärtsdurchlauf und die Aktualisierung der Gewichte</translation>
    </message>
    <message>
        <source>rows of a micro-batch</source>
        <translation>Zeilen eines Micro-Batches</translation>
    </message>
    <message>
        <source>tiled QR factorisation with a flat tree</source>
        <translation>gekachelte QR-Zerlegung mit flachem Baum</translation>
    </message>
    <message>
        <source>ResNet-50, -101 or -152, a convolutional network with shortcut connections</source>
        <translation>ResNet-50, -101 oder -152, ein Faltungsnetz mit Shortcut-Verbindungen</translation>
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
        <source>width of the range from which work and output size are drawn, relative to the mean; 0: all equal</source>
        <translation>Breite des Bereichs, aus dem Arbeit und Ausgabegröße gezogen werden, im Verhältnis zum Mittel; 0: alle gleich</translation>
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
        <source>joint vocabulary size of both languages</source>
        <translation>Größe des gemeinsamen Vokabulars beider Sprachen</translation>
    </message>
    <message>
        <source>length of the source text, in tokens</source>
        <translation>Länge des Ausgangstextes, in Token</translation>
    </message>
    <message>
        <source>length of the translation, in tokens</source>
        <translation>Länge der Übersetzung, in Token</translation>
    </message>
    <message>
        <source>Transformer: translation with attention, encoder and decoder</source>
        <translation>Transformer: Übersetzung mit Aufmerksamkeit, Kodierer und Dekodierer</translation>
    </message>
    <message>
        <source>complete trees: in-trees (reductions) and out-trees (divisions)</source>
        <translation>vollständige Bäume: nach innen (Reduktionen) und nach außen (Teilungen)</translation>
    </message>
    <message>
        <source>towards the root (in-tree) or away from it (out-tree)</source>
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
        <source>found &quot;{0}&quot; as a setting of the graph family, expected option=value</source>
        <translation>„{0}“ als Einstellung der Graphfamilie gefunden, erwartet wird Option=Wert</translation>
    </message>
    <message>
        <source>the first statement must be &quot;einsum NAME&quot; or &quot;extents i=1000 ...&quot;</source>
        <translation>die erste Anweisung muss „einsum NAME“ oder „extents i=1000 ...“ sein</translation>
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
        <source>found no valid record length, expected at most {0} bytes</source>
        <translation>keine gültige Satzlänge gefunden, erwartet werden höchstens {0} Bytes</translation>
    </message>
    <message>
        <source>found no protobuf message, expected a node</source>
        <translation>keine protobuf-Nachricht gefunden, erwartet wird ein Knoten</translation>
    </message>
    <message>
        <source>duplicate id {0}, expected a unique id</source>
        <translation>doppelte Nummer {0}, erwartet wird eine eindeutige</translation>
    </message>
    <message>
        <source>has no nodes, expected at least one</source>
        <translation>hat keine Knoten, erwartet wird mindestens einer</translation>
    </message>
    <message>
        <source>the trace has no data dependencies; its control dependencies are used instead</source>
        <translation>der Ablauf hat keine Datenabhängigkeiten; stattdessen werden seine Steuerabhängigkeiten verwendet</translation>
    </message>
    <message>
        <source>the costs are read as operations; for a file of measured times, set cost=milliseconds or cost=seconds</source>
        <translation>die Kosten werden als Operationen gelesen; für eine Datei mit gemessenen Zeiten cost=milliseconds oder cost=seconds setzen</translation>
    </message>
    <message>
        <source>duplicate name &quot;{0}&quot;, expected a unique name</source>
        <translation>doppelter Name „{0}“, erwartet wird ein eindeutiger</translation>
    </message>
    <message>
        <source>there is no task &quot;{0}&quot;</source>
        <translation>es gibt keine Aufgabe „{0}“</translation>
    </message>
    <message>
        <source>there is no node &quot;{0}&quot;</source>
        <translation>es gibt keinen Knoten „{0}“</translation>
    </message>
    <message>
        <source>Meaning of the cost of a task: operations (time = cost / speed of a device), or measured seconds or milliseconds on any device</source>
        <translation>Bedeutung der Kosten einer Aufgabe: Operationen (Zeit = Kosten / Geschwindigkeit eines Geräts) oder gemessene Sekunden oder Millisekunden auf jedem Gerät</translation>
    </message>
    <message>
        <source>there is no node with id {0}</source>
        <translation>es gibt keinen Knoten mit der Nummer {0}</translation>
    </message>
    <message>
        <source>found {0}, expected {1} as on the earlier edges of node {2}</source>
        <translation>{0} gefunden, erwartet wird {1} wie an den früheren Kanten von Knoten {2}</translation>
    </message>
    <message>
        <source>Costs as published (each piece has the costs of the whole operation), or FLOPs and bytes recomputed for each piece</source>
        <translation>Kosten wie veröffentlicht (jedes Stück hat die Kosten der ganzen Operation), oder FLOPs und Bytes für jedes Stück neu berechnet</translation>
    </message>
    <message>
        <source>For recomputed costs: number of pieces of an operation</source>
        <translation>Für neu berechnete Kosten: Anzahl der Stücke einer Operation</translation>
    </message>
    <message>
        <source>line {0}: unexpected end of the text</source>
        <translation>Zeile {0}: unerwartetes Ende des Textes</translation>
    </message>
    <message>
        <source>line {0}: the quote or tag that begins with {1} is not closed</source>
        <translation>Zeile {0}: die Zeichenkette oder das Tag, das mit {1} beginnt, ist nicht geschlossen</translation>
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
        <source>line {0}: found {1}, expected -&gt; (directed edges) between vertices</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird -&gt; (gerichtete Kanten) zwischen Knoten</translation>
    </message>
    <message>
        <source>line {0}: the subgraphs expand to more vertices and edges than allowed for a text of this size</source>
        <translation>Zeile {0}: die Teilgraphen ergeben mehr Knoten und Kanten, als für einen Text dieser Größe erlaubt sind</translation>
    </message>
    <message>
        <source>line {0}: the attribute is too long for the number of elements that it applies to</source>
        <translation>Zeile {0}: das Attribut ist zu lang für die Anzahl der Elemente, für die es gilt</translation>
    </message>
    <message>
        <source>found no operator with tensors, expected an execution trace of PyTorch</source>
        <translation>kein Operator mit Tensoren gefunden, erwartet wird ein Ausführungsablauf von PyTorch</translation>
    </message>
    <message>
        <source>operators of unknown cost, estimated from their output: {0}</source>
        <translation>Operatoren unbekannter Kosten, geschätzt aus ihrer Ausgabe: {0}</translation>
    </message>
    <message>
        <source>Profiler trace of the same run: the file with the measured times</source>
        <translation>Profiler-Ablauf desselben Laufs: die Datei mit den gemessenen Zeiten</translation>
    </message>
    <message>
        <source>line {0}: {1} is &quot;{2}&quot;, expected a finite number of at least 0</source>
        <translation>Zeile {0}: {1} ist „{2}“, erwartet wird eine endliche Zahl ab 0</translation>
    </message>
    <message>
        <source>line {0}: too many device kinds with times at {1}, expected fewer</source>
        <translation>Zeile {0}: zu viele Gerätearten mit Zeiten bei {1}, erwartet werden weniger</translation>
    </message>
    <message>
        <source>graphs cannot be written in the format &quot;{0}&quot;, expected one of: {1}</source>
        <translation>Graphen können nicht im Format „{0}“ geschrieben werden, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>{0} is a read-only format, expected another file extension (or --format)</source>
        <translation>{0} ist ein Format nur zum Lesen, erwartet wird eine andere Dateiendung (oder --format)</translation>
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
        <source>line {0}: duplicate key {1}, expected a unique key</source>
        <translation>Zeile {0}: doppelter Schlüssel {1}, erwartet wird ein eindeutiger</translation>
    </message>
    <message>
        <source>line {0}: there is no &lt;graph&gt; in &lt;graphml&gt;</source>
        <translation>Zeile {0}: es gibt kein &lt;graph&gt; in &lt;graphml&gt;</translation>
    </message>
    <message>
        <source>line {0}: found a second &lt;graph&gt;, expected one per file</source>
        <translation>Zeile {0}: ein zweites &lt;graph&gt; gefunden, erwartet wird eines je Datei</translation>
    </message>
    <message>
        <source>line {0}: found a hyperedge, expected edges between two nodes</source>
        <translation>Zeile {0}: eine Hyperkante gefunden, erwartet werden Kanten zwischen zwei Knoten</translation>
    </message>
    <message>
        <source>line {0}: found a node without an id, expected one</source>
        <translation>Zeile {0}: einen Knoten ohne id gefunden, erwartet wird eine</translation>
    </message>
    <message>
        <source>line {0}: duplicate node {1}, expected a unique id</source>
        <translation>Zeile {0}: doppelter Knoten {1}, erwartet wird eine eindeutige id</translation>
    </message>
    <message>
        <source>line {0}: found an undirected edge, expected directed ones</source>
        <translation>Zeile {0}: eine ungerichtete Kante gefunden, erwartet werden gerichtete</translation>
    </message>
    <message>
        <source>line {0}: {2} &quot;{1}&quot; does not exist or contains a graph, expected a node without one</source>
        <translation>Zeile {0}: {2} „{1}“ gibt es nicht oder enthält einen Graphen, erwartet wird ein Knoten ohne Graphen</translation>
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
        <source>unexpected end of the text</source>
        <translation>unerwartetes Ende des Textes</translation>
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
        <source>line {0}: found &quot;{1}&quot;, expected ids separated by &quot;;&quot;</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet werden Nummern, getrennt durch „;“</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected NO, CPU or GPU</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird NO, CPU oder GPU</translation>
    </message>
    <message>
        <source>line {0}: duplicate id {1}, expected a unique id</source>
        <translation>Zeile {0}: doppelte Nummer {1}, erwartet wird eine eindeutige</translation>
    </message>
    <message>
        <source>node {0}, which a list of node {1} refers to, does not exist</source>
        <translation>Knoten {0}, auf den eine Liste von Knoten {1} verweist, gibt es nicht</translation>
    </message>
    <message>
        <source>the module that reads {0} models is not installed; everything else works</source>
        <translation>das Modul, das {0}-Modelle liest, ist nicht installiert; alles andere funktioniert</translation>
    </message>
    <message>
        <source>this is not the module that reads {0} models: {1}</source>
        <translation>dies ist nicht das Modul, das {0}-Modelle liest: {1}</translation>
    </message>
    <message>
        <source>the module that reads {0} models has interface version {1}, expected {2}: it belongs to another version of the program</source>
        <translation>das Modul, das {0}-Modelle liest, hat die Schnittstellenversion {1}, erwartet wird {2}: es gehört zu einer anderen Version des Programms</translation>
    </message>
    <message>
        <source>placements cannot be written in the format &quot;{0}&quot;, expected one of: {1}</source>
        <translation>Platzierungen können nicht im Format „{0}“ geschrieben werden, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>iteration is &quot;{0}&quot;, expected last, all or a number from 0</source>
        <translation>iteration ist „{0}“, erwartet wird last, all oder eine Nummer ab 0</translation>
    </message>
    <message>
        <source>iteration is {0}, but the number of iterations in the trace is {1} (counted from 0)</source>
        <translation>iteration ist {0}, die Anzahl der Iterationen im Ablauf ist aber {1} (gezählt ab 0)</translation>
    </message>
    <message>
        <source>Device kind of the measured times; * for any</source>
        <translation>Geräteart der gemessenen Zeiten; * für jede</translation>
    </message>
    <message>
        <source>the whole trace was read, including warm-up</source>
        <translation>der ganze Ablauf wurde gelesen, einschließlich Aufwärmen</translation>
    </message>
    <message>
        <source>found no operator and no kernel of PyTorch, expected a trace of its profiler</source>
        <translation>keinen Operator und keinen Kernel von PyTorch gefunden, erwartet wird ein Ablauf seines Profilers</translation>
    </message>
    <message>
        <source>measured on {0}</source>
        <translation>gemessen auf {0}</translation>
    </message>
    <message>
        <source>a profile has no tensors: the order on streams and threads is used as dependencies, and sizes are unknown; an execution trace of the same run has both</source>
        <translation>ein Profil hat keine Tensoren: die Reihenfolge auf Streams und Threads dient als Abhängigkeiten, und Größen sind unbekannt; ein Ausführungsablauf desselben Laufs hat beides</translation>
    </message>
    <message>
        <source>Also read operators without kernels, with their time on the host</source>
        <translation>Auch Operatoren ohne Kernel lesen, mit ihrer Zeit auf dem Host</translation>
    </message>
    <message>
        <source>line {0}: there is no node with id {1} on this device</source>
        <translation>Zeile {0}: auf diesem Gerät gibt es keinen Knoten mit der Nummer {1}</translation>
    </message>
    <message>
        <source>the file has a function library: a node that calls a function becomes one vertex</source>
        <translation>die Datei hat eine Funktionsbibliothek: ein Knoten, der eine Funktion aufruft, wird ein einziger Knoten</translation>
    </message>
    <message>
        <source>line {0}: the node that begins here has no name</source>
        <translation>Zeile {0}: der Knoten, der hier beginnt, hat keinen Namen</translation>
    </message>
    <message>
        <source>line {0}: duplicate name &quot;{1}&quot;, expected a unique name</source>
        <translation>Zeile {0}: doppelter Name „{1}“, erwartet wird ein eindeutiger</translation>
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
        <translation>endet vor dem Beginn</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected task, transfer or send</source>
        <translation>„{0}“ gefunden, erwartet wird task, transfer oder send</translation>
    </message>
    <message>
        <source>found start &quot;{0}&quot; and end &quot;{1}&quot;, expected seconds, with the end not before the start</source>
        <translation>Beginn „{0}“ und Ende „{1}“ gefunden, erwartet werden Sekunden, das Ende nicht vor dem Beginn</translation>
    </message>
    <message>
        <source>duplicate id &quot;{0}&quot;, expected a unique id</source>
        <translation>doppelte Nummer „{0}“, erwartet wird eine eindeutige</translation>
    </message>
    <message>
        <source>the model uses operator set {0} {1}, newer than {2}: the costs of operators that have changed may be unknown</source>
        <translation>das Modell verwendet den Operatorsatz {0} {1}, neuer als {2}: die Kosten geänderter Operatoren können unbekannt sein</translation>
    </message>
    <message>
        <source>tensors of unknown shape, whose bytes include only the known part: {0}, among them {1}</source>
        <translation>Tensoren unbekannter Form, deren Bytes nur den bekannten Teil enthalten: {0}, darunter {1}</translation>
    </message>
    <message>
        <source>nodes that do not match the definition of their operator: {0} ({1}); the first: {2}</source>
        <translation>Knoten, die nicht zur Definition ihres Operators passen: {0} ({1}); der erste: {2}</translation>
    </message>
    <message>
        <source>the function calls do not end, or expand to more than in any real model of this size</source>
        <translation>die Funktionsaufrufe enden nicht oder ergeben mehr als in jedem echten Modell dieser Größe</translation>
    </message>
    <message>
        <source>duplicate value &quot;{0}&quot;, expected one definition</source>
        <translation>doppelter Wert „{0}“, erwartet wird eine einzige Definition</translation>
    </message>
    <message>
        <source>an extent of the weight &quot;{0}&quot; is {1}, expected at least 0</source>
        <translation>eine Ausdehnung des Gewichts „{0}“ ist {1}, erwartet wird mindestens 0</translation>
    </message>
    <message>
        <source>found the input &quot;{0}&quot;, expected one from an earlier node, an input of the graph, or a weight</source>
        <translation>die Eingabe „{0}“ gefunden, erwartet wird eine aus einem früheren Knoten, einer Eingabe des Graphen oder einem Gewicht</translation>
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
        <source>the model has more than {0} unspecified dimensions, expected fewer</source>
        <translation>das Modell hat mehr als {0} nicht festgelegte Dimensionen, erwartet werden weniger</translation>
    </message>
    <message>
        <source>the {0} library failed: {1}</source>
        <translation>die {0}-Bibliothek ist fehlgeschlagen: {1}</translation>
    </message>
    <message>
        <source>extent of a dimension that the model does not specify</source>
        <translation>Ausdehnung einer Dimension, die das Modell nicht festlegt</translation>
    </message>
    <message>
        <source>the model would need {0} bytes of memory for {1} bytes of the file, more than any real model</source>
        <translation>das Modell bräuchte {0} Bytes Speicher für {1} Bytes der Datei, mehr als jedes echte Modell</translation>
    </message>
    <message>
        <source>the model has messages nested deeper than {0} levels</source>
        <translation>das Modell enthält Nachrichten, die tiefer als {0} Ebenen geschachtelt sind</translation>
    </message>
    <message>
        <source>the model is truncated: it ends in the middle of a message</source>
        <translation>das Modell ist unvollständig: es endet mitten in einer Nachricht</translation>
    </message>
    <message>
        <source>found no field of a protobuf message, expected at least one</source>
        <translation>kein Feld einer protobuf-Nachricht gefunden, erwartet wird mindestens eines</translation>
    </message>
    <message>
        <source>no vertex has both FLOPs and a measured time on &quot;{0}&quot;, expected at least two vertices of different size</source>
        <translation>kein Knoten hat sowohl FLOPs als auch eine gemessene Zeit auf „{0}“, erwartet werden mindestens zwei Knoten verschiedener Größe</translation>
    </message>
    <message>
        <source>there is no device to calibrate</source>
        <translation>es gibt kein Gerät zu kalibrieren</translation>
    </message>
    <message>
        <source>Comparison of placements</source>
        <translation>Vergleich der Platzierungen</translation>
    </message>
    <message>
        <source>Simulated makespans. Number of seeds: {0}. The deviation is the sample standard deviation.</source>
        <translation>Simulierte Gesamtdauern. Anzahl der Startwerte: {0}. Die Abweichung ist die Standardabweichung der Stichprobe.</translation>
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
        <source>Gap</source>
        <translation>Abstand</translation>
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
        <source>Pairwise comparison</source>
        <translation>Paarweiser Vergleich</translation>
    </message>
    <message>
        <source>Wins, ties and losses of the row against the column with the same graph, devices and seed; p values of the paired t-test and of the signed-rank test on the ratios of makespans, not corrected for multiple comparisons.</source>
        <translation>Siege, Gleichstände und Niederlagen der Zeile gegen die Spalte bei gleichem Graphen, gleichen Geräten und gleichem Startwert; p-Werte des gepaarten t-Tests und des Vorzeichen-Rang-Tests auf den Verhältnissen der Gesamtdauern, ohne Korrektur für multiples Testen.</translation>
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
        <source>model with the sizes to use</source>
        <translation>Modell, dessen Größen verwendet werden</translation>
    </message>
    <message>
        <source>layers (0: the model&apos;s)</source>
        <translation>Schichten (0: die des Modells)</translation>
    </message>
    <message>
        <source>forward pass only, or with backward pass and weight update</source>
        <translation>nur der Vorwärtsdurchlauf, oder mit Rückwärtsdurchlauf und Aktualisierung der Gewichte</translation>
    </message>
    <message>
        <source>cut along positions and heads as in llama-layer, or along the width as in llama-block</source>
        <translation>geteilt entlang Positionen und Köpfen wie in llama-layer oder entlang der Breite wie in llama-block</translation>
    </message>
    <message>
        <source>batch size, in sequences</source>
        <translation>Batchgröße, in Folgen</translation>
    </message>
    <message>
        <source>sequence length, in tokens (0: the model&apos;s)</source>
        <translation>Länge der Folge, in Token (0: die des Modells)</translation>
    </message>
    <message>
        <source>width of the model (0: the model&apos;s)</source>
        <translation>Breite des Modells (0: die des Modells)</translation>
    </message>
    <message>
        <source>query heads (0: the model&apos;s)</source>
        <translation>Query-Köpfe (0: die des Modells)</translation>
    </message>
    <message>
        <source>number of key and value heads, shared by the query heads (0: the model&apos;s)</source>
        <translation>Anzahl der Key- und Value-Köpfe, die sich die Query-Köpfe teilen (0: die des Modells)</translation>
    </message>
    <message>
        <source>width of the feed-forward network (0: the model&apos;s)</source>
        <translation>Breite des Feedforward-Netzes (0: die des Modells)</translation>
    </message>
    <message>
        <source>vocabulary size, in tokens (0: the model&apos;s)</source>
        <translation>Größe des Vokabulars, in Token (0: die des Modells)</translation>
    </message>
    <message>
        <source>number of experts that replace a feed-forward network (0: none, -1: the model&apos;s)</source>
        <translation>Anzahl der Experten, die ein Feedforward-Netz ersetzen (0: keine, -1: die des Modells)</translation>
    </message>
    <message>
        <source>number of active experts per token (0: the model&apos;s)</source>
        <translation>Anzahl der aktiven Experten je Token (0: die des Modells)</translation>
    </message>
    <message>
        <source>a language model of the size of GPT-2, GPT-3, LLaMA 7B to 70B or Mixtral, as einsums</source>
        <translation>ein Sprachmodell von der Größe von GPT-2, GPT-3, LLaMA 7B bis 70B oder Mixtral, als Einsums</translation>
    </message>
    <message>
        <source>the derivative of {0}, which reads only a part of its input, is not supported; expected the whole input</source>
        <translation>die Ableitung von {0}, das nur einen Teil seiner Eingabe liest, wird nicht unterstützt; erwartet wird die ganze Eingabe</translation>
    </message>
    <message>
        <source>kernels of an operation</source>
        <translation>Kernel einer Operation</translation>
    </message>
    <message>
        <source>choice of the pieces of operations: as in the family (given), or with few transfers, by dynamic programming (auto) or greedily (greedy)</source>
        <translation>Wahl der Stücke von Operationen: wie in der Familie (given), oder mit wenigen Übertragungen, durch dynamische Programmierung (auto) oder mit einem Greedy-Verfahren (greedy)</translation>
    </message>
    <message>
        <source>rows of the input</source>
        <translation>Zeilen der Eingabe</translation>
    </message>
    <message>
        <source>number of inputs, and of outputs</source>
        <translation>Anzahl der Eingaben und der Ausgaben</translation>
    </message>
    <message>
        <source>hidden units</source>
        <translation>verdeckte Einheiten</translation>
    </message>
    <message>
        <source>add biases after both products (the published graph has none)</source>
        <translation>nach beiden Produkten Bias-Terme addieren (der veröffentlichte Graph hat keine)</translation>
    </message>
    <message>
        <source>learning rate of the weight update</source>
        <translation>Lernrate der Aktualisierung der Gewichte</translation>
    </message>
    <message>
        <source>a feed-forward network, softmax(ReLU(X W1) W2): the forward pass or a training step</source>
        <translation>ein Feedforward-Netz, softmax(ReLU(X W1) W2): der Vorwärtsdurchlauf oder ein Trainingsschritt</translation>
    </message>
    <message>
        <source>number of tokens in the sequence</source>
        <translation>Anzahl der Token in der Folge</translation>
    </message>
    <message>
        <source>attention and feed-forward network of LLaMA 7B, cut along the model&apos;s width</source>
        <translation>Aufmerksamkeit und Feedforward-Netz von LLaMA 7B, geteilt entlang der Breite des Modells</translation>
    </message>
    <message>
        <source>a layer of LLaMA 7B with mask, final normalisation and next-token scores, cut along positions and heads</source>
        <translation>eine Schicht von LLaMA 7B mit Maske, abschließender Normierung und Bewertungen des nächsten Tokens, geteilt entlang Positionen und Köpfen</translation>
    </message>
    <message>
        <source>the log line has no whole number &quot;episode&quot; of at least 0</source>
        <translation>die Protokollzeile hat keine ganze Zahl „episode“ ab 0</translation>
    </message>
    <message>
        <source>the log line has no number &quot;makespan&quot;</source>
        <translation>die Protokollzeile hat keine Zahl „makespan“</translation>
    </message>
    <message>
        <source>the line is not a JSON object of a training log</source>
        <translation>die Zeile ist kein JSON-Objekt eines Trainingsprotokolls</translation>
    </message>
    <message>
        <source>episode {0} follows episode {1}, expected ascending numbers</source>
        <translation>Episode {0} folgt auf Episode {1}, erwartet werden aufsteigende Nummern</translation>
    </message>
    <message>
        <source>the log contains no episodes</source>
        <translation>das Protokoll enthält keine Episoden</translation>
    </message>
    <message>
        <source>this is a trace of a run, expected the graph before it</source>
        <translation>dies ist der Ablauf eines Laufs, erwartet wird davor der Graph</translation>
    </message>
    <message>
        <source>no device has the kind &quot;{0}&quot;, expected one of {1}</source>
        <translation>kein Gerät hat die Art „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>devices that are not in the topology: {0}</source>
        <translation>Geräte, die nicht in der Topologie sind: {0}</translation>
    </message>
    <message>
        <source>only one file of each kind can be opened at once; {0} is of the same kind</source>
        <translation>von jeder Art kann nur eine Datei zugleich geöffnet werden; {0} ist von derselben Art</translation>
    </message>
    <message>
        <source>real seconds per modelled second; 0: chosen so that one run of this problem takes a few tens of milliseconds (longer with very many tasks)</source>
        <translation>echte Sekunden je modellierter Sekunde; 0: so gewählt, dass ein Lauf dieses Problems einige zehn Millisekunden dauert (länger bei sehr vielen Aufgaben)</translation>
    </message>
    <message>
        <source>compute speed, as a multiple of the model&apos;s</source>
        <translation>Rechengeschwindigkeit, als Vielfaches der des Modells</translation>
    </message>
    <message>
        <source>bandwidth of links, as a multiple of the model&apos;s</source>
        <translation>Bandbreite der Verbindungen, als Vielfaches der des Modells</translation>
    </message>
    <message>
        <source>latency of links, as a multiple of the model&apos;s</source>
        <translation>Latenz der Verbindungen, als Vielfaches der des Modells</translation>
    </message>
    <message>
        <source>standard deviation of the logarithm of a random factor on each duration (drawn from the seed)</source>
        <translation>Standardabweichung des Logarithmus eines Zufallsfaktors auf jede Dauer (aus dem Startwert gezogen)</translation>
    </message>
    <message>
        <source>unknown engine &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Maschine „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>stopped before all vertices had run</source>
        <translation>angehalten, bevor alle Knoten gelaufen waren</translation>
    </message>
    <message>
        <source>Sleeping threads</source>
        <translation>Schlafende Threads</translation>
    </message>
    <message>
        <source>each thread chooses from the state of its own device, but msr ranks by the state of all devices; expected another schedule, such as fifo or blevel</source>
        <translation>jeder Thread wählt nach dem Zustand seines eigenen Geräts, msr ordnet aber nach dem Zustand aller Geräte; erwartet wird eine andere Auswahlregel wie fifo oder blevel</translation>
    </message>
    <message>
        <source>the threads engine has no barriers, expected the mode asynchronous</source>
        <translation>die Maschine threads hat keine Schranken, erwartet wird der Modus asynchronous</translation>
    </message>
    <message>
        <source>the threads engine does not wait for memory, expected the memory rule ignore or report</source>
        <translation>die Maschine threads wartet nicht auf Speicher, erwartet wird die Speicherregel ignore oder report</translation>
    </message>
    <message>
        <source>the cost model {0} reproduces another simulator and cannot be executed, expected physical or as-released</source>
        <translation>das Kostenmodell {0} bildet einen anderen Simulator nach und kann nicht ausgeführt werden, erwartet wird physical oder as-released</translation>
    </message>
    <message>
        <source>the operating system did not start another thread after {0} threads</source>
        <translation>das Betriebssystem hat nach {0} Threads keinen weiteren gestartet</translation>
    </message>
    <message>
        <source>the {0} processes of the training could not connect to each other at {1}, port {2}: {3}</source>
        <translation>die {0} Prozesse des Trainings konnten sich bei {1}, Port {2} nicht verbinden: {3}</translation>
    </message>
    <message>
        <source>this policy does not decide step by step, so the result of another choice is unknown</source>
        <translation>diese Strategie entscheidet nicht Schritt für Schritt, daher ist das Ergebnis einer anderen Wahl unbekannt</translation>
    </message>
    <message>
        <source>the checkpoint contains the policy {0}, expected {1}</source>
        <translation>der Checkpoint enthält die Strategie {0}, erwartet wird {1}</translation>
    </message>
    <message>
        <source>the policy {0} cannot be trained by several processes, expected one process</source>
        <translation>die Strategie {0} kann nicht von mehreren Prozessen trainiert werden, erwartet wird ein Prozess</translation>
    </message>
    <message>
        <source>stage III cannot be shared among processes: their executions would distort each other&apos;s times</source>
        <translation>Stufe III kann nicht auf Prozesse verteilt werden: ihre Ausführungen würden einander die Zeiten verfälschen</translation>
    </message>
    <message>
        <source>the networks of this policy support one number of devices: all graphs of a training need the same number</source>
        <translation>die Netze dieser Strategie unterstützen nur eine Anzahl von Geräten: alle Graphen eines Trainings brauchen dieselbe</translation>
    </message>
    <message>
        <source>the checkpoint contains {0} parameters, expected {1} for its networks</source>
        <translation>der Checkpoint enthält {0} Parameter, erwartet werden {1} für seine Netze</translation>
    </message>
    <message>
        <source>a training can resume from its checkpoint or start with the networks of another one, but not both</source>
        <translation>ein Training kann von seinem Checkpoint aus fortgesetzt werden oder mit den Netzen eines anderen beginnen, aber nicht beides</translation>
    </message>
    <message>
        <source>another process of the training was lost after episode {0}; the checkpoint contains the progress so far: {1}</source>
        <translation>ein anderer Prozess des Trainings ging nach Episode {0} verloren; der Checkpoint enthält den bisherigen Stand: {1}</translation>
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
        <source>the checkpoint names no training graph, expected at least one</source>
        <translation>der Checkpoint nennt keinen Trainingsgraphen, erwartet wird mindestens einer</translation>
    </message>
    <message>
        <source>episodes of stage III: learning from runs on an execution engine</source>
        <translation>Episoden der Stufe III: Lernen aus Läufen auf einer Ausführungsmaschine</translation>
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
        <source>weight of the policy entropy in stage III</source>
        <translation>Gewicht der Strategie-Entropie in Stufe III</translation>
    </message>
    <message>
        <source>execution engine for stage III (listed by: doppler engines)</source>
        <translation>Ausführungsmaschine für Stufe III (Liste: doppler engines)</translation>
    </message>
    <message>
        <source>settings of the engine: name=value,name=value ...</source>
        <translation>Einstellungen der Ausführungsmaschine: Name=Wert,Name=Wert ...</translation>
    </message>
    <message>
        <source>number of executions of each placement in stage III; their mean time counts</source>
        <translation>Anzahl der Ausführungen jeder Platzierung in Stufe III; ihre mittlere Zeit zählt</translation>
    </message>
    <message>
        <source>the settings of the paper</source>
        <translation>die Einstellungen des Artikels</translation>
    </message>
    <message>
        <source>exact control: the same sampler with a learning rate of 0 after imitation, to show the effect of learning</source>
        <translation>genaue Kontrolle: derselbe Sampler mit einer Lernrate von 0 nach der Nachahmung, um die Wirkung des Lernens zu zeigen</translation>
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
        <source>incoming communication</source>
        <translation>eingehende Kommunikation</translation>
    </message>
    <message>
        <source>outgoing communication</source>
        <translation>ausgehende Kommunikation</translation>
    </message>
    <message>
        <source>compute time assigned so far</source>
        <translation>bisher zugeteilte Rechenzeit</translation>
    </message>
    <message>
        <source>compute time of the inputs on the device</source>
        <translation>Rechenzeit der Eingaben auf dem Gerät</translation>
    </message>
    <message>
        <source>first start of the inputs on the device</source>
        <translation>erster Beginn der Eingaben auf dem Gerät</translation>
    </message>
    <message>
        <source>last end of the inputs on the device</source>
        <translation>letztes Ende der Eingaben auf dem Gerät</translation>
    </message>
    <message>
        <source>earliest possible start</source>
        <translation>frühester möglicher Beginn</translation>
    </message>
    <message>
        <source>how often the network reads the placement: at every step (per-step), or once at the start of the episode (per-episode)</source>
        <translation>wie oft das Netz die Platzierung liest: bei jedem Schritt (per-step) oder einmal zu Beginn der Episode (per-episode)</translation>
    </message>
    <message>
        <source>placement with which an episode starts: one random placement for all episodes (random), a new one each time (random-each), all vertices on one device (single-device), the placement of the critical-path heuristic (critical-path), or the best so far (best)</source>
        <translation>Platzierung, mit der eine Episode beginnt: eine zufällige für alle Episoden (random), jedes Mal eine neue (random-each), alle Knoten auf einem Gerät (single-device), die Platzierung der Heuristik des kritischen Pfads (critical-path) oder die bisher beste (best)</translation>
    </message>
    <message>
        <source>how the network combines the messages of a vertex&apos;s ancestors, descendants and parallel vertices: their sum or their mean</source>
        <translation>wie das Netz die Nachrichten der Vorfahren, Nachkommen und parallelen Knoten eines Knotens zusammenfasst: als Summe oder als Mittel</translation>
    </message>
    <message>
        <source>unit of the rewards: the makespan of the placement with which the episode starts (start), or seconds</source>
        <translation>Einheit der Belohnungen: die Gesamtdauer der Platzierung, mit der die Episode beginnt (start), oder Sekunden (seconds)</translation>
    </message>
    <message>
        <source>discount factor of rewards per later step</source>
        <translation>Diskontfaktor der Belohnungen je späterem Schritt</translation>
    </message>
    <message>
        <source>number of episodes whose mean return from a step onwards is the baseline of that step</source>
        <translation>Anzahl der Episoden, deren mittlerer Ertrag ab einem Schritt die Basis dieses Schritts ist</translation>
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
        <source>{0} is &quot;{1}&quot;, expected a whole number up to {2}</source>
        <translation>{0} ist „{1}“, erwartet wird eine ganze Zahl bis {2}</translation>
    </message>
    <message>
        <source>RANK is {0} and WORLD_SIZE is {1}, expected a rank from 0 to WORLD_SIZE - 1</source>
        <translation>RANK ist {0} und WORLD_SIZE {1}, erwartet wird ein Rang von 0 bis WORLD_SIZE - 1</translation>
    </message>
    <message>
        <source>no network is available: the training has not started, or it was cancelled without a checkpoint</source>
        <translation>kein Netz ist verfügbar: das Training hat nicht begonnen oder wurde ohne Checkpoint abgebrochen</translation>
    </message>
    <message>
        <source>the log&apos;s &quot;stage&quot; is &quot;{0}&quot;, expected I, II or III</source>
        <translation>„stage“ des Protokolls ist „{0}“, erwartet wird I, II oder III</translation>
    </message>
    <message>
        <source>Every slot of a device or channel is a thread that blocks for the modelled time; the operating system adds jitter</source>
        <translation>Jeder Platz eines Geräts oder Kanals ist ein Thread, der für die modellierte Zeit blockiert; das Betriebssystem trägt Schwankungen bei</translation>
    </message>
    <message>
        <source>episodes of stage I: imitation of the critical-path heuristic, which chooses the device with the earliest start given the vertices placed before</source>
        <translation>Episoden der Stufe I: Nachahmung der Heuristik des kritischen Pfads, die das Gerät mit dem frühesten Beginn bei den zuvor platzierten Knoten wählt</translation>
    </message>
    <message>
        <source>episodes of stage II; each visits every vertex and simulates one placement per vertex</source>
        <translation>Episoden der Stufe II; jede besucht jeden Knoten und simuliert je Knoten eine Platzierung</translation>
    </message>
    <message>
        <source>the option guide needs device=learned: guided episodes deviate from the guide by PLC&apos;s probabilities</source>
        <translation>die Option guide braucht device=learned: geführte Episoden weichen nach den Wahrscheinlichkeiten von PLC von der Vorlage ab</translation>
    </message>
    <message>
        <source>the loss is no longer finite: a smaller learning rate may help</source>
        <translation>der Verlust ist nicht mehr endlich: eine kleinere Lernrate kann helfen</translation>
    </message>
    <message>
        <source>DOPPLER on a complete placement, control</source>
        <translation>DOPPLER auf einer vollständigen Platzierung, Kontrolle</translation>
    </message>
    <message>
        <source>DOPPLER on a complete placement</source>
        <translation>DOPPLER auf einer vollständigen Platzierung</translation>
    </message>
    <message>
        <source>learning rate (Adam) of the network; 0: the network is not changed</source>
        <translation>Lernrate (Adam) des Netzes; 0: das Netz wird nicht verändert</translation>
    </message>
    <message>
        <source>number of tried moves per gradient step</source>
        <translation>Anzahl der versuchten Züge je Gradientenschritt</translation>
    </message>
    <message>
        <source>weight of a device&apos;s earliest start (z-scored over the devices) in PLC&apos;s scores, so that an untrained network places like the teacher; 0: none</source>
        <translation>Gewicht des frühesten Beginns eines Geräts (über die Geräte standardisiert) in den Bewertungen von PLC, sodass ein untrainiertes Netz wie der Lehrer platziert; 0: keines</translation>
    </message>
    <message>
        <source>how the episodes of stages II and III are generated; none: the policies sample every decision; annealed: an episode repeats an earlier one (the guide) and deviates where PLC prefers another device; a new episode becomes the guide by the rule of simulated annealing</source>
        <translation>wie die Episoden der Stufen II und III erzeugt werden; none: die Strategien ziehen jede Entscheidung; annealed: eine Episode wiederholt eine frühere (die Vorlage) und weicht dort ab, wo PLC ein anderes Gerät vorzieht; eine neue Episode wird nach der Regel der simulierten Abkühlung zur Vorlage</translation>
    </message>
    <message>
        <source>guide: initial temperature of a stage, as a share of the guide&apos;s makespan; it falls linearly to 0</source>
        <translation>Vorlage: Anfangstemperatur einer Stufe, als Anteil der Gesamtdauer der Vorlage; sie fällt linear auf 0</translation>
    </message>
    <message>
        <source>guide: probability that a neighbour is moved to the new device as well, applied again for each further one, up to four</source>
        <translation>Vorlage: Wahrscheinlichkeit, dass ein Nachbar mit zum neuen Gerät verschoben wird, erneut angewandt für jeden weiteren, bis zu vier</translation>
    </message>
    <message>
        <source>guide: share of episodes that deviate at a uniformly random vertex and device, regardless of PLC&apos;s probabilities</source>
        <translation>Vorlage: Anteil der Episoden, die bei einem gleichverteilt zufälligen Knoten und Gerät abweichen, unabhängig von den Wahrscheinlichkeiten von PLC</translation>
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
        <source>episodes; each is an annealed search on one of the graphs</source>
        <translation>Episoden; jede ist eine Suche mit Abkühlung auf einem der Graphen</translation>
    </message>
    <message>
        <source>learning rate at the end; it changes linearly</source>
        <translation>Lernrate am Ende; sie ändert sich linear</translation>
    </message>
    <message>
        <source>message_passing=step cannot be combined with a guide: guided episodes are not built step by step</source>
        <translation>message_passing=step ist nicht mit einer Vorlage vereinbar: geführte Episoden werden nicht Schritt für Schritt aufgebaut</translation>
    </message>
    <message>
        <source>when the encoders run: once per episode, or at every step with the vertices placed so far, which multiplies the time by the number of vertices</source>
        <translation>wann die Kodierer laufen: einmal je Episode oder bei jedem Schritt mit den bis dahin platzierten Knoten, was die Zeit mit der Anzahl der Knoten vervielfacht</translation>
    </message>
    <message>
        <source>width of the vertex states</source>
        <translation>Breite der Knotenzustände</translation>
    </message>
    <message>
        <source>number of GraphSAGE layers, which aggregate the neighbours</source>
        <translation>Anzahl der GraphSAGE-Schichten, die die Nachbarn zusammenfassen</translation>
    </message>
    <message>
        <source>number of attention layers, which attend to the segment and the previous one</source>
        <translation>Anzahl der Attention-Schichten, die den Abschnitt und den vorherigen betrachten</translation>
    </message>
    <message>
        <source>number of vertices in a segment, consecutive in topological order, that attend to each other</source>
        <translation>Anzahl der Knoten eines Abschnitts, aufeinanderfolgend in topologischer Reihenfolge, die einander beachten</translation>
    </message>
    <message>
        <source>how the policy learns from trials: with several clipped gradient steps (ppo), or one step (reinforce)</source>
        <translation>wie die Strategie aus Versuchen lernt: mit mehreren begrenzten Gradientenschritten (ppo) oder einem Schritt (reinforce)</translation>
    </message>
    <message>
        <source>number of gradient steps of PPO on the same trials</source>
        <translation>Anzahl der Gradientenschritte von PPO auf denselben Versuchen</translation>
    </message>
    <message>
        <source>relative change of a probability at which PPO clips</source>
        <translation>relative Änderung einer Wahrscheinlichkeit, bei der PPO begrenzt</translation>
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
        <source>learning from simulated trials only, with PPO</source>
        <translation>Lernen nur aus simulierten Versuchen, mit PPO</translation>
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
        <source>each decision chooses a pair of vertex and device; otherwise the settings of the paper</source>
        <translation>jede Entscheidung wählt ein Paar aus Knoten und Gerät; sonst die Einstellungen des Artikels</translation>
    </message>
    <message>
        <source>found --seeds {0} with WORLD_SIZE {1}: processes can share only one training, expected --seeds 1</source>
        <translation>--seeds {0} mit WORLD_SIZE {1} gefunden: Prozesse können sich nur ein Training teilen, erwartet wird --seeds 1</translation>
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
        <source>Target: less than {0}</source>
        <translation>Ziel: weniger als {0}</translation>
    </message>
    <message>
        <source>Target: at most {0}</source>
        <translation>Ziel: höchstens {0}</translation>
    </message>
    <message>
        <source>Target: {0}</source>
        <translation>Ziel: {0}</translation>
    </message>
    <message>
        <source>Target: at least {0}</source>
        <translation>Ziel: mindestens {0}</translation>
    </message>
    <message>
        <source>Target: more than {0}</source>
        <translation>Ziel: mehr als {0}</translation>
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
        <source>Data transferred: {0}.</source>
        <translation>Übertragene Daten: {0}.</translation>
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
        <source>The policy view shows step {0}.</source>
        <translation>Die Strategieansicht zeigt Schritt {0}.</translation>
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
        <translation>Der gezeigte Lauf wurde mit {0} platziert.</translation>
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
        <source>The contention rule is {0}.</source>
        <translation>Die Kanalregel ist {0}.</translation>
    </message>
    <message>
        <source>The schedule rule is {0}.</source>
        <translation>Die Auswahlregel ist {0}.</translation>
    </message>
    <message>
        <source>The policy view shows the page {0}.</source>
        <translation>Die Strategieansicht zeigt die Seite {0}.</translation>
    </message>
    <message>
        <source>No value is shown yet.</source>
        <translation>Es wird noch kein Wert gezeigt.</translation>
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
        <source>Target: a vertex on the critical path</source>
        <translation>Ziel: ein Knoten auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>Target: the first vertex on the critical path</source>
        <translation>Ziel: der erste Knoten auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>Target: the vertex that ends last</source>
        <translation>Ziel: der Knoten, der zuletzt endet</translation>
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
        <source>&quot;{0}&quot; cannot be compared; enter a number, with its unit if it has one.</source>
        <translation>„{0}“ kann nicht verglichen werden; eine Zahl eingeben, gegebenenfalls mit Einheit.</translation>
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
        <source>Target: a measured run</source>
        <translation>Ziel: ein gemessener Lauf</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a vertex</source>
        <translation>„{0}“ gefunden, erwartet wird ein Knoten</translation>
    </message>
    <message>
        <source>unknown vertex &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannter Knoten „{0}“, erwartet wird einer von: {1}</translation>
    </message>
    <message>
        <source>unknown placer &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannter Platzierer „{0}“, erwartet wird einer von: {1}</translation>
    </message>
    <message>
        <source>unknown panel &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannter Bereich „{0}“, erwartet wird einer von: {1}</translation>
    </message>
    <message>
        <source>unknown value &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannter Wert „{0}“, erwartet wird einer von: {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a name</source>
        <translation>„{0}“ gefunden, erwartet wird ein Name</translation>
    </message>
    <message>
        <source>the step has no question &quot;{0}&quot;, expected one of: {1}</source>
        <translation>der Schritt hat keine Frage „{0}“, erwartet wird eine von: {1}</translation>
    </message>
    <message>
        <source>unknown choice &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannte Antwort „{0}“, erwartet wird eine von: {1}</translation>
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
        <source>found &quot;{0}&quot;, expected two whole numbers of episodes up to 10000</source>
        <translation>„{0}“ gefunden, erwartet werden zwei ganze Zahlen von Episoden bis 10000</translation>
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
        <source>unknown command &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannter Befehl „{0}“, erwartet wird einer von: {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a name of letters and digits</source>
        <translation>„{0}“ gefunden, erwartet wird ein Name aus Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;NAME | QUESTION&quot;, optionally followed by choices</source>
        <translation>„{0}“ gefunden, erwartet wird „NAME | FRAGE“, gegebenenfalls mit Antworten zur Wahl</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 8 choices, none of them empty</source>
        <translation>„{0}“ gefunden, erwartet werden höchstens 8 Antworten zur Wahl, keine davon leer</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected no choices or at least two</source>
        <translation>„{0}“ gefunden, erwartet werden keine oder mindestens zwei Antworten zur Wahl</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;---&quot; on the first line of the lesson</source>
        <translation>„{0}“ gefunden, erwartet wird „---“ in der ersten Zeile der Lektion</translation>
    </message>
    <message>
        <source>unexpected end of the text, expected &quot;---&quot; after the lesson header</source>
        <translation>unerwartetes Ende des Textes, erwartet wird „---“ nach dem Kopf der Lektion</translation>
    </message>
    <message>
        <source>duplicate key &quot;{0}&quot; in the lesson header, expected once</source>
        <translation>doppelter Schlüssel „{0}“ im Kopf der Lektion, erwartet wird er einmal</translation>
    </message>
    <message>
        <source>the key &quot;{0}&quot; is missing in the lesson header</source>
        <translation>im Kopf der Lektion fehlt der Schlüssel „{0}“</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a text of 1 to 300 characters</source>
        <translation>„{0}“ gefunden, erwartet wird ein Text von 1 bis 300 Zeichen</translation>
    </message>
    <message>
        <source>unknown level &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannte Schwierigkeit „{0}“, erwartet wird eine von: {1}</translation>
    </message>
    <message>
        <source>found format version &quot;{0}&quot;, expected 1</source>
        <translation>Formatversion „{0}“ gefunden, erwartet wird 1</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a whole number from 0 to 1000</source>
        <translation>„{0}“ gefunden, erwartet wird eine ganze Zahl von 0 bis 1000</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; in the lesson header, expected one of: {1}</source>
        <translation>„{0}“ im Kopf der Lektion gefunden, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;# &quot; and the title of a step</source>
        <translation>„{0}“ gefunden, erwartet werden „# “ und der Titel eines Schritts</translation>
    </message>
    <message>
        <source>the lesson has no steps, expected at least one line with &quot;# &quot; and the title of a step</source>
        <translation>die Lektion hat keine Schritte, erwartet wird mindestens eine Zeile mit „# “ und dem Titel eines Schritts</translation>
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
        <source>found nothing after &quot;{0}:&quot;, expected a value</source>
        <translation>nach „{0}:“ nichts gefunden, erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>found another &quot;{0}:&quot;, expected at most 24 in a step</source>
        <translation>ein weiteres „{0}:“ gefunden, erwartet werden höchstens 24 in einem Schritt</translation>
    </message>
    <message>
        <source>unknown target &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekanntes Ziel „{0}“, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>the text is too long, expected a lesson of at most 256 KiB</source>
        <translation>der Text ist zu lang, erwartet wird eine Lektion von höchstens 256 KiB</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>der Text ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected two numbers in the same unit</source>
        <translation>„{0}“ gefunden, erwartet werden zwei Zahlen in derselben Einheit</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a closing brace; to show a brace, write it twice</source>
        <translation>„{0}“ gefunden, erwartet wird eine schließende geschweifte Klammer; um eine Klammer zu zeigen, wird sie doppelt geschrieben</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 40 placeholders in a text</source>
        <translation>„{0}“ gefunden, erwartet werden höchstens 40 Platzhalter in einem Text</translation>
    </message>
    <message>
        <source>upward plus downward rank</source>
        <translation>Aufwärts- plus Abwärtsrang</translation>
    </message>
    <message>
        <source>earliest finish</source>
        <translation>frühestes Ende</translation>
    </message>
    <message>
        <source>It is on the critical path, which is placed on one device.</source>
        <translation>Er liegt auf dem kritischen Pfad, der auf einem einzigen Gerät platziert wird.</translation>
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
        <source>negative dynamic level</source>
        <translation>negatives dynamisches Level</translation>
    </message>
    <message>
        <source>upward rank</source>
        <translation>Aufwärtsrang</translation>
    </message>
    <message>
        <source>latest finish of its successors</source>
        <translation>spätestes Ende der Nachfolger</translation>
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
        <source>{0} cannot be locked on {1}: the vertex, or one colocated with it, is not allowed there or is locked elsewhere</source>
        <translation>{0} kann nicht auf {1} festgehalten werden: der Knoten oder einer, der mit ihm zusammengehört, ist dort nicht erlaubt oder anderswo festgehalten</translation>
    </message>
    <message>
        <source>a lock refers to vertex {0} or device {1}, which does not exist</source>
        <translation>Knoten {0} oder Gerät {1} eines festgehaltenen Knotens gibt es nicht</translation>
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
        <source>Makespans across seeds</source>
        <translation>Gesamtdauern über die Startwerte</translation>
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
        <source>cannot write the comparison file: {0}</source>
        <translation>die Vergleichsdatei kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>the file belongs to another comparison: its graphs, devices, model, placers or budget differ</source>
        <translation>die Datei gehört zu einem anderen Vergleich: Graphen, Geräte, Modell, Platzierer oder Budget sind anders</translation>
    </message>
    <message>
        <source>the file is not a saved comparison</source>
        <translation>die Datei ist kein gespeicherter Vergleich</translation>
    </message>
    <message>
        <source>the comparison has format version {0}, but this program reads version 1</source>
        <translation>der Vergleich hat Formatversion {0}, dieses Programm liest aber Version 1</translation>
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
        <source>Critical path: waiting</source>
        <translation>Kritischer Pfad: Warten</translation>
    </message>
    <message>
        <source>Idle, all devices</source>
        <translation>Untätig, alle Geräte</translation>
    </message>
    <message>
        <source>Idle before the last task</source>
        <translation>Untätig vor der letzten Aufgabe</translation>
    </message>
    <message>
        <source>Bytes transferred</source>
        <translation>Übertragene Bytes</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Übertragungen</translation>
    </message>
    <message>
        <source>Peak memory, fullest device</source>
        <translation>Speicherspitze, vollstes Gerät</translation>
    </message>
    <message>
        <source>Moved vertices</source>
        <translation>Verschobene Knoten</translation>
    </message>
    <message>
        <source>Share of moved vertices</source>
        <translation>Anteil verschobener Knoten</translation>
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
        <source>{0}: peak memory</source>
        <translation>{0}: Speicherspitze</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: it waits {3} longer for transfers from {4}.</source>
        <translation>In {0} ist {2} um {1} länger untätig: es wartet {3} länger auf Übertragungen von {4}.</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: inputs from {4} wait {3} longer for a free channel or a barrier.</source>
        <translation>In {0} ist {2} um {1} länger untätig: Eingaben von {4} warten {3} länger auf einen freien Kanal oder eine Schranke.</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: it waits {3} longer for tasks on {4}.</source>
        <translation>In {0} ist {2} um {1} länger untätig: es wartet {3} länger auf Aufgaben auf {4}.</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: it has no task left for {3} longer.</source>
        <translation>In {0} ist {2} um {1} länger untätig: es hat {3} länger keine Aufgabe mehr.</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: a task with all its inputs waits {3} longer for a barrier, memory, a pause or its turn.</source>
        <translation>In {0} ist {2} um {1} länger untätig: eine Aufgabe mit allen Eingaben wartet {3} länger auf eine Schranke, Speicher, eine Pause oder darauf, dass sie an der Reihe ist.</translation>
    </message>
    <message>
        <source>{0} runs out of memory.</source>
        <translation>Bei {0} reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>{0} and {1} take the same time, to within 0.1 %.</source>
        <translation>{0} und {1} dauern gleich lang, auf 0,1 % genau.</translation>
    </message>
    <message>
        <source>{0} takes {1} ({2} %) longer than {3}. Differences on its critical path: compute {4}, transfers {5}, waiting for a busy device or channel {6}.</source>
        <translation>{0} dauert {1} ({2} %) länger als {3}. Unterschiede auf dem kritischen Pfad: Rechnen {4}, Übertragungen {5}, Warten auf ein beschäftigtes Gerät oder einen belegten Kanal {6}.</translation>
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
        <source>Commands that reproduce these runs</source>
        <translation>Befehle, die diese Läufe reproduzieren</translation>
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
        <source>{1} has prepared {0} for the transfer to {2}</source>
        <translation>{1} hat {0} für die Übertragung nach {2} vorbereitet</translation>
    </message>
    <message>
        <source>{0} has all its inputs on {1}</source>
        <translation>{0} hat alle Eingaben auf {1}</translation>
    </message>
    <message>
        <source>{0} is ready for the transfer from {1} to {2}</source>
        <translation>{0} ist bereit für die Übertragung von {1} nach {2}</translation>
    </message>
    <message>
        <source>{0} starts on {1}</source>
        <translation>{0} beginnt auf {1}</translation>
    </message>
    <message>
        <source>the transfer of {0} from {1} to {2} starts</source>
        <translation>die Übertragung von {0} von {1} nach {2} beginnt</translation>
    </message>
    <message>
        <source>{1} starts to prepare {0} for the transfer to {2}</source>
        <translation>{1} beginnt, {0} für die Übertragung nach {2} vorzubereiten</translation>
    </message>
    <message>
        <source>{0}, in the order of the run</source>
        <translation>{0}, in der Reihenfolge des Laufs</translation>
    </message>
    <message>
        <source>{0} to {1}, in the order of the run</source>
        <translation>{0} nach {1}, in der Reihenfolge des Laufs</translation>
    </message>
    <message>
        <source>{0} is free; ready candidates: {1}; rule: {2}</source>
        <translation>{0} ist frei; bereite Kandidaten: {1}; Regel: {2}</translation>
    </message>
    <message>
        <source>{0} to {1} is free; ready candidates: {2}; rule: {3}</source>
        <translation>{0} nach {1} ist frei; bereite Kandidaten: {2}; Regel: {3}</translation>
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
        <source>longest path to the end: {0}</source>
        <translation>längster Pfad zum Ende: {0}</translation>
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
        <source>position {0} in the order</source>
        <translation>Position {0} der Reihenfolge</translation>
    </message>
    <message>
        <source>random number {0}</source>
        <translation>Zufallszahl {0}</translation>
    </message>
    <message>
        <source>waits: a channel on its route is busy</source>
        <translation>wartet: ein Kanal auf dem Weg ist belegt</translation>
    </message>
    <message>
        <source>waits: the device is busy</source>
        <translation>wartet: das Gerät ist belegt</translation>
    </message>
    <message>
        <source>waits: another vertex is next</source>
        <translation>wartet: ein anderer Knoten ist an der Reihe</translation>
    </message>
    <message>
        <source>waits: not enough free memory</source>
        <translation>wartet: nicht genug freier Speicher</translation>
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
        <source>starts: tied with the next; the lower id goes first</source>
        <translation>beginnt: gleichauf mit dem nächsten; die kleinere Nummer geht vor</translation>
    </message>
    <message>
        <source>starts: ranked first by the rule</source>
        <translation>beginnt: nach der Regel an erster Stelle</translation>
    </message>
    <message>
        <source>{0} has no task left</source>
        <translation>{0} hat keine Aufgabe mehr</translation>
    </message>
    <message>
        <source>{0} waits for the transfer of {1} from {2}, which ends at {3}; then it can run {4}</source>
        <translation>{0} wartet auf die Übertragung von {1} von {2}, die bei {3} endet; dann kann {4} laufen</translation>
    </message>
    <message>
        <source>{0} waits for the transfer of {1} from {2}, which never starts; it would then run {3}</source>
        <translation>{0} wartet auf die Übertragung von {1} von {2}, die nie beginnt; danach würde {3} laufen</translation>
    </message>
    <message>
        <source>{0} waits for the transfer of {1} from {2}, which cannot start before {3}; then it will run {4}</source>
        <translation>{0} wartet auf die Übertragung von {1} von {2}, die nicht vor {3} beginnen kann; danach läuft {4}</translation>
    </message>
    <message>
        <source>{0} waits to run {4}: {1} runs on {2} until {3}</source>
        <translation>{0} wartet darauf, {4} auszuführen: {1} läuft auf {2} bis {3}</translation>
    </message>
    <message>
        <source>{0} waits to run {3}: {1} never starts on {2}</source>
        <translation>{0} wartet darauf, {3} auszuführen: {1} beginnt auf {2} nie</translation>
    </message>
    <message>
        <source>{0} waits to run {4}: {1} does not start on {2} before {3}</source>
        <translation>{0} wartet darauf, {4} auszuführen: {1} beginnt auf {2} nicht vor {3}</translation>
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
        <source>{0} waits for memory forever; it would then run {1}</source>
        <translation>{0} wartet ohne Ende auf Speicher; danach würde {1} laufen</translation>
    </message>
    <message>
        <source>{0} pauses after its previous kernel; {1} starts at {2}</source>
        <translation>{0} pausiert nach seinem vorherigen Kernel; {1} beginnt bei {2}</translation>
    </message>
    <message>
        <source>{0} has the inputs of {1} and starts it at {2}</source>
        <translation>{0} hat die Eingaben von {1} und beginnt es bei {2}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a time such as 10us, 1.5ms or 2s</source>
        <translation>„{0}“ gefunden, erwartet wird eine Zeit wie 10us, 1.5ms oder 2s</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a size such as 512, 64KiB or 1.5GiB</source>
        <translation>„{0}“ gefunden, erwartet wird eine Größe wie 512, 64KiB oder 1.5GiB</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number such as 12, 1e9 or 3.5G</source>
        <translation>„{0}“ gefunden, erwartet wird eine Zahl wie 12, 1e9 oder 3.5G</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing</source>
        <translation>das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>the field is missing, expected a name such as cost or bytes</source>
        <translation>das Feld fehlt, erwartet wird ein Name wie cost oder bytes</translation>
    </message>
    <message>
        <source>unknown field &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekanntes Feld „{0}“, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>the value of &quot;{0}&quot; is missing</source>
        <translation>der Wert von „{0}“ fehlt</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a text field, expected :, = or != after it</source>
        <translation>„{0}“ ist ein Textfeld, danach wird :, = oder != erwartet</translation>
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
        <source>Schedule rule {0}</source>
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
        <source>number of islands</source>
        <translation>Anzahl der Inseln</translation>
    </message>
    <message>
        <source>number of devices per island</source>
        <translation>Anzahl der Geräte je Insel</translation>
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
        <source>maximum number of simultaneous transfers that leave, or enter, an island (0: as set by contention)</source>
        <translation>größte Anzahl gleichzeitiger Übertragungen, die eine Insel verlassen oder erreichen (0: wie in contention)</translation>
    </message>
    <message>
        <source>contention rule of the other links</source>
        <translation>Kanalregel der übrigen Verbindungen</translation>
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
        <source>the command line has only one noise level for tasks and transfers; in this run they differ</source>
        <translation>die Befehlszeile kennt nur eine gemeinsame Stärke des Rauschens für Aufgaben und Übertragungen; in diesem Lauf sind sie verschieden</translation>
    </message>
    <message>
        <source>{0} has changed since the session was saved</source>
        <translation>{0} hat sich geändert, seit die Sitzung gespeichert wurde</translation>
    </message>
    <message>
        <source>skipped: {0}</source>
        <translation>übersprungen: {0}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a whole number from 1 to {1}</source>
        <translation>„{0}“ gefunden, erwartet wird eine ganze Zahl von 1 bis {1}</translation>
    </message>
    <message>
        <source>found {0} devices, expected at most {1}</source>
        <translation>{0} Geräte gefunden, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number with a unit ({1}), or *2 to double the value</source>
        <translation>„{0}“ gefunden, erwartet wird eine Zahl mit Einheit ({1}) oder *2 zum Verdoppeln</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a finite time of at least 0</source>
        <translation>„{0}“ gefunden, erwartet wird eine endliche Zeit ab 0</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a finite number above 0</source>
        <translation>„{0}“ gefunden, erwartet wird eine endliche Zahl über 0</translation>
    </message>
    <message>
        <source>no run is called &quot;{0}&quot;, expected one of {1}</source>
        <translation>kein Lauf heißt „{0}“, erwartet wird einer von {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a step N or a range N..M from 1 to {1}</source>
        <translation>„{0}“ gefunden, erwartet wird ein Schritt N oder ein Bereich N..M von 1 bis {1}</translation>
    </message>
    <message>
        <source>unknown vertex &quot;{0}&quot;, expected a name in the graph or an id below {1}</source>
        <translation>unbekannter Knoten „{0}“, erwartet wird ein Name im Graphen oder eine Nummer unter {1}</translation>
    </message>
    <message>
        <source>found {0}, expected a number from {1} to {2}</source>
        <translation>{0} gefunden, erwartet wird eine Zahl von {1} bis {2}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a step, a whole number from 1 to 1000000</source>
        <translation>„{0}“ gefunden, erwartet wird ein Schritt, eine ganze Zahl von 1 bis 1000000</translation>
    </message>
    <message>
        <source>another comparison is currently writing to this file</source>
        <translation>ein anderer Vergleich schreibt gerade in diese Datei</translation>
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
        <translation>der Export wurde abgebrochen</translation>
    </message>
    <message>
        <source>unknown file extension of an animation, expected .gif, .png, .mp4 or .webm, or a name that ends in / for a folder of frames</source>
        <translation>unbekannte Dateiendung einer Animation, erwartet wird .gif, .png, .mp4 oder .webm oder ein Name, der auf / endet, für einen Ordner mit Einzelbildern</translation>
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
        <source>writing a video needs the program ffmpeg, which is not installed; .gif files and .png frames need no other program</source>
        <translation>zum Schreiben eines Videos ist das Programm ffmpeg nötig, das nicht installiert ist; .gif-Dateien und .png-Einzelbilder brauchen kein anderes Programm</translation>
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
        <translation>ffmpeg ist fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of {0} by {1} pixels</source>
        <translation>der Speicher reicht nicht für ein Bild von {0} mal {1} Pixeln</translation>
    </message>
    <message>
        <source>there is no finished run to report, expected at least one</source>
        <translation>es gibt keinen fertigen Lauf für den Bericht, erwartet wird mindestens einer</translation>
    </message>
    <message>
        <source>a checkpoint contains no curves, and {0} logs of this training were found next to it; expected {1}, written by doppler train --json-log</source>
        <translation>ein Checkpoint enthält keine Kurven, und daneben wurden {0} Protokolle dieses Trainings gefunden; erwartet wird {1}, geschrieben von doppler train --json-log</translation>
    </message>
    <message>
        <source>a session contains its own graph and runs; open it without other files</source>
        <translation>eine Sitzung enthält ihren eigenen Graphen und ihre Läufe; sie wird ohne andere Dateien geöffnet</translation>
    </message>
    <message>
        <source>a lesson opens its own graph and devices; open it without other files</source>
        <translation>eine Lektion öffnet ihren eigenen Graphen und ihre Geräte; sie wird ohne andere Dateien geöffnet</translation>
    </message>
    <message>
        <source>a trace contains its own placement; open the two files one after the other</source>
        <translation>ein Ablauf enthält seine eigene Platzierung; die beiden Dateien werden nacheinander geöffnet</translation>
    </message>
    <message>
        <source>stopped before all runs were finished</source>
        <translation>angehalten, bevor alle Läufe fertig waren</translation>
    </message>
    <message>
        <source>the sum of all {0} up to here exceeds the largest number, expected smaller values</source>
        <translation>die Summe aller {0} bis hierher überschreitet die größte Zahl, erwartet werden kleinere Werte</translation>
    </message>
    <message>
        <source>the graph has a cycle of {0} vertices: {1}</source>
        <translation>der Graph hat einen Zyklus aus {0} Knoten: {1}</translation>
    </message>
    <message>
        <source>shared-bus is not a contention rule: name the bus in &quot;channels&quot; with its capacity, and in the &quot;channels&quot; of the pairs that use it</source>
        <translation>shared-bus ist keine Kanalregel: der Bus gehört mit seiner Kapazität in „channels“ und in die „channels“ der Paare, die ihn benutzen</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected = after the attribute name</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird = nach dem Namen des Attributs</translation>
    </message>
    <message>
        <source>found a trace of a run, expected a graph</source>
        <translation>Ablauf eines Laufs gefunden, erwartet wird ein Graph</translation>
    </message>
    <message>
        <source>the format {0} cannot store everything in the graph; lost: {1}</source>
        <translation>das Format {0} kann nicht alles speichern, was der Graph enthält; verloren: {1}</translation>
    </message>
    <message>
        <source>not enough memory for this operation</source>
        <translation>nicht genug Speicher für diesen Vorgang</translation>
    </message>
    <message>
        <source>unexpected error: {0}</source>
        <translation>unerwarteter Fehler: {0}</translation>
    </message>
    <message>
        <source>the results belong to another comparison: its graphs, devices, model, placers or budget have changed since</source>
        <translation>die Ergebnisse gehören zu einem anderen Vergleich: Graphen, Geräte, Modell, Platzierer oder Budget haben sich seither geändert</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; applies to files only; options of a built-in family are given as {1}</source>
        <translation>„{0}“ gilt nur für Dateien; Optionen einer eingebauten Graphfamilie werden als {1} angegeben</translation>
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
        <source>a policy that builds every placement from scratch: small networks, vertices in the order in which they become ready, actions sampled from the probabilities, and imitation of its own best episodes</source>
        <translation>eine Strategie, die jede Platzierung von Grund auf aufbaut: kleine Netze, Knoten in der Reihenfolge ihrer Bereitschaft, nach den Wahrscheinlichkeiten gezogene Aktionen und Nachahmung der eigenen besten Episoden</translation>
    </message>
    <message>
        <source>a learned choice of moves in an annealed search: small networks, no imitation, and episodes that repeat an earlier one except for the decision where PLC prefers another device</source>
        <translation>gelernte Wahl von Zügen in einer Suche mit Abkühlung: kleine Netze, keine Nachahmung und Episoden, die eine frühere wiederholen, bis auf die Entscheidung, bei der PLC ein anderes Gerät vorzieht</translation>
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
        <source>found the format &quot;{0}&quot;, expected a graph, devices, a placement, a trace, a session, a checkpoint or a training log</source>
        <translation>Format „{0}“ gefunden, erwartet wird ein Graph, Geräte, eine Platzierung, ein Ablauf, eine Sitzung, ein Checkpoint oder ein Trainingsprotokoll</translation>
    </message>
    <message>
        <source>unknown file format, expected a graph ({0}), devices, a placement, a trace, a session, a checkpoint or a training log</source>
        <translation>unbekanntes Dateiformat, erwartet wird ein Graph ({0}), Geräte, eine Platzierung, ein Ablauf, eine Sitzung, ein Checkpoint oder ein Trainingsprotokoll</translation>
    </message>
    <message>
        <source>the networks of {0} place only on the number of devices that they were trained on: expected {1} devices, found {2}</source>
        <translation>die Netze von {0} platzieren nur auf der Anzahl von Geräten, auf der sie trainiert wurden: erwartet werden {1} Geräte, gefunden wurden {2}</translation>
    </message>
    <message>
        <source>episodes_per_update is {0}, expected at least one episode per process ({1}), for example --set episodes_per_update={2}</source>
        <translation>episodes_per_update ist {0}, erwartet wird mindestens eine Episode je Prozess ({1}), zum Beispiel --set episodes_per_update={2}</translation>
    </message>
    <message>
        <source>Trained policy from a checkpoint</source>
        <translation>Trainierte Strategie aus einem Checkpoint</translation>
    </message>
    <message>
        <source>checkpoint file of a training</source>
        <translation>Checkpointdatei eines Trainings</translation>
    </message>
    <message>
        <source>greedy: the most probable choices of the networks, then samples by their probabilities while the budget lasts; best: the stored best placement if graph and devices are those of the training</source>
        <translation>greedy: die wahrscheinlichsten Entscheidungen der Netze, danach Ziehungen nach ihren Wahrscheinlichkeiten, solange das Budget reicht; best: die gespeicherte beste Platzierung, wenn Graph und Geräte die des Trainings sind</translation>
    </message>
    <message>
        <source>no checkpoint is given: set the option &quot;file&quot;</source>
        <translation>es ist kein Checkpoint angegeben: die Option „file“ setzen</translation>
    </message>
    <message>
        <source>no plan that fits the memory of the devices was found: in every plan tried, tasks wait for memory forever</source>
        <translation>kein Plan gefunden, der in den Speicher der Geräte passt: in jedem versuchten Plan warten Aufgaben ohne Ende auf Speicher</translation>
    </message>
    <message>
        <source>the curves are not saved: the file exists already and is not a training log</source>
        <translation>die Kurven werden nicht gespeichert: die Datei gibt es schon, und sie ist kein Trainingsprotokoll</translation>
    </message>
    <message>
        <source>the log of a training no longer exists</source>
        <translation>das Protokoll eines Trainings gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the networks: shipped, fresh (untrained), or a checkpoint file of this policy</source>
        <translation>die Netze: shipped (mitgeliefert), fresh (untrainiert) oder eine Checkpointdatei dieser Strategie</translation>
    </message>
    <message>
        <source>number of vertices from which SEL chooses for each tried move</source>
        <translation>Anzahl der Knoten, aus denen SEL für jeden versuchten Zug wählt</translation>
    </message>
    <message>
        <source>number of devices from which PLC chooses for that vertex, each with the group of vertices that move along</source>
        <translation>Anzahl der Geräte, aus denen PLC für diesen Knoten wählt, jedes mit der Gruppe der mitbewegten Knoten</translation>
    </message>
    <message>
        <source>factor of the scores when SEL and PLC sample; 0: all choices equally likely</source>
        <translation>Faktor der Bewertungen, wenn SEL und PLC ziehen; 0: alle gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>the settings that the shipped networks were trained with</source>
        <translation>die Einstellungen, mit denen die mitgelieferten Netze trainiert wurden</translation>
    </message>
    <message>
        <source>the checkpoint was trained on another graph or with other locks: {0} with {1} vertices; resuming needs the same graph and locks</source>
        <translation>der Checkpoint wurde auf einem anderen Graphen oder mit anderen festgehaltenen Knoten trainiert: {0} mit {1} Knoten; zum Fortsetzen sind dieselben nötig</translation>
    </message>
    <message>
        <source>{0} would overwrite the file of {1}</source>
        <translation>{0} würde die Datei von {1} überschreiben</translation>
    </message>
    <message>
        <source>the log belongs to another training: {0}, seed {1}; expected {2}, seed {3}</source>
        <translation>das Protokoll gehört zu einem anderen Training: {0}, Startwert {1}; erwartet wird {2}, Startwert {3}</translation>
    </message>
    <message>
        <source>the open graph or devices differ from those of this training; open its graph and devices to resume it</source>
        <translation>der geöffnete Graph oder die geöffneten Geräte sind nicht die dieses Trainings; zum Fortsetzen dessen Graphen und Geräte öffnen</translation>
    </message>
    <message>
        <source>the best placement of a training</source>
        <translation>die beste Platzierung eines Trainings</translation>
    </message>
    <message>
        <source>edited manually</source>
        <translation>von Hand geändert</translation>
    </message>
    <message>
        <source>placed around locked vertices</source>
        <translation>um festgehaltene Knoten herum platziert</translation>
    </message>
    <message>
        <source>a placement of unknown origin, or of a search that was stopped early</source>
        <translation>eine Platzierung unbekannter Herkunft oder aus einer Suche, die vorzeitig angehalten wurde</translation>
    </message>
    <message>
        <source>placed with a time budget, whose result depends on the computer</source>
        <translation>mit einem Zeitbudget platziert, dessen Ergebnis vom Rechner abhängt</translation>
    </message>
    <message>
        <source>simulated with a seed that differs from the placer&apos;s</source>
        <translation>mit einem anderen Startwert simuliert als dem des Platzierers</translation>
    </message>
    <message>
        <source>a command compares only runs of the same graph, devices and model; these runs differ</source>
        <translation>ein Befehl vergleicht nur Läufe mit gleichem Graphen, gleichen Geräten und gleichem Modell; diese Läufe unterscheiden sich darin</translation>
    </message>
    <message>
        <source>no vertex is selected; select one to explain its placement</source>
        <translation>kein Knoten ist ausgewählt; einen auswählen, um seine Platzierung zu erklären</translation>
    </message>
    <message>
        <source>one of these runs was measured; measured runs cannot be reproduced from the command line</source>
        <translation>einer dieser Läufe wurde gemessen; gemessene Läufe lassen sich nicht über die Befehlszeile reproduzieren</translation>
    </message>
    <message>
        <source>the run cannot be explained step by step</source>
        <translation>der Lauf kann nicht Schritt für Schritt erklärt werden</translation>
    </message>
    <message numerus="yes">
        <source>the file ends within a record of {0} bytes</source>
        <comment>the file ends within a record of {0} byte</comment>
        <translation>
            <numerusform>die Datei endet innerhalb eines Datensatzes von {0} Byte</numerusform>
            <numerusform>die Datei endet innerhalb eines Datensatzes von {0} Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} dependencies refer to nodes that are missing in the trace</source>
        <comment>{0} dependency refers to a node that is missing in the trace</comment>
        <translation>
            <numerusform>{0} Abhängigkeit verweist auf einen Knoten, der im Ablauf fehlt</numerusform>
            <numerusform>{0} Abhängigkeiten verweisen auf Knoten, die im Ablauf fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>line 1: the number of vertices and inputs is {0}, expected {1}; inputs listed: {2}, cost lines: {3}</source>
        <translation>Zeile 1: die Anzahl der Knoten und Eingaben ist {0}, erwartet wird {1}; aufgeführte Eingaben: {2}, Kostenzeilen: {3}</translation>
    </message>
    <message>
        <source>line {0}: the number of targets is {1}, expected {2}, the number of sources on the line before</source>
        <translation>Zeile {0}: die Anzahl der Ziele ist {1}, erwartet wird {2}, die Anzahl der Quellen in der Zeile davor</translation>
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
        <source>found {0} devices, expected one for each vertex ({1})</source>
        <comment>found {0} device, expected one for each vertex ({1})</comment>
        <translation>
            <numerusform>{0} Gerät gefunden, erwartet wird eines für jeden Knoten ({1})</numerusform>
            <numerusform>{0} Geräte gefunden, erwartet wird eines für jeden Knoten ({1})</numerusform>
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
        <source>found index {0}, expected an index below {1}</source>
        <comment>found index {0}, expected an index below {1}</comment>
        <translation>
            <numerusform>Index {0} gefunden, erwartet wird ein Index unter {1}</numerusform>
            <numerusform>Index {0} gefunden, erwartet wird ein Index unter {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>line {0}: the number of predecessors is {1}, expected {2} as declared on the line (communication costs are not read)</source>
        <translation>Zeile {0}: die Anzahl der Vorgänger ist {1}, erwartet wird {2}, wie in der Zeile angegeben (Kommunikationskosten werden nicht gelesen)</translation>
    </message>
    <message numerus="yes">
        <source>the output sizes of {0} nodes are unknown (no _output_shapes) and are taken as 0</source>
        <comment>the output size of {0} node is unknown (no _output_shapes) and is taken as 0</comment>
        <translation>
            <numerusform>die Größe der Ausgabe von {0} Knoten ist unbekannt (kein _output_shapes) und gilt als 0</numerusform>
            <numerusform>die Größen der Ausgaben von {0} Knoten sind unbekannt (kein _output_shapes) und gelten als 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} tasks, but none is a vertex of &quot;{1}&quot;</source>
        <comment>found {0} task, but it is not a vertex of &quot;{1}&quot;</comment>
        <translation>
            <numerusform>{0} Aufgabe gefunden, die aber kein Knoten von „{1}“ ist</numerusform>
            <numerusform>{0} Aufgaben gefunden, aber keine ist ein Knoten von „{1}“</numerusform>
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
        <source>resuming needs the graphs that the checkpoint was trained on: expected {0}, found {1}</source>
        <translation>zum Fortsetzen sind die Graphen nötig, auf denen der Checkpoint trainiert wurde: erwartet werden {0}, gefunden wurden {1}</translation>
    </message>
    <message numerus="yes">
        <source>operators without a known cost, estimated for {0} vertices: {1}</source>
        <comment>operators without a known cost, estimated for {0} vertex: {1}</comment>
        <translation>
            <numerusform>Operatoren ohne bekannte Kosten, geschätzt bei {0} Knoten: {1}</numerusform>
            <numerusform>Operatoren ohne bekannte Kosten, geschätzt bei {0} Knoten: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>work that depends on unknown shapes, estimated for {0} vertices: {1}</source>
        <comment>work that depends on unknown shapes, estimated for {0} vertex: {1}</comment>
        <translation>
            <numerusform>Arbeit, die von unbekannten Formen abhängt, geschätzt bei {0} Knoten: {1}</numerusform>
            <numerusform>Arbeit, die von unbekannten Formen abhängt, geschätzt bei {0} Knoten: {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>the external placer used {0} evaluations, expected at most {1}</source>
        <translation>der externe Platzierer verbrauchte {0} Auswertungen, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>the external placer returned no placement within {0} s</source>
        <translation>der externe Platzierer lieferte innerhalb von {0} s keine Platzierung</translation>
    </message>
    <message numerus="yes">
        <source>the order has {0} entries, expected one for each vertex ({1})</source>
        <comment>the order has {0} entry, expected one for each vertex ({1})</comment>
        <translation>
            <numerusform>die Reihenfolge hat {0} Eintrag, erwartet wird einer für jeden Knoten ({1})</numerusform>
            <numerusform>die Reihenfolge hat {0} Einträge, erwartet wird einer für jeden Knoten ({1})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of memory after {0} s; {1} tasks wait for free memory: {2}</source>
        <comment>out of memory after {0} s; {1} task waits for free memory: {2}</comment>
        <translation>
            <numerusform>nach {0} s reicht der Speicher nicht; {1} Aufgabe wartet auf freien Speicher: {2}</numerusform>
            <numerusform>nach {0} s reicht der Speicher nicht; {1} Aufgaben warten auf freien Speicher: {2}</numerusform>
        </translation>
    </message>
    <message>
        <source>up to {0}, all tasks and transfers together take {1} s, expected at most {2} s</source>
        <translation>bis {0} brauchen alle Aufgaben und Übertragungen zusammen {1} s, erwartet werden höchstens {2} s</translation>
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
        <source>the transfer of an output of {0} takes {1} s from {2} to {3}, expected at most {4} s</source>
        <translation>die Übertragung einer Ausgabe von {0} braucht {1} s von {2} nach {3}, erwartet werden höchstens {4} s</translation>
    </message>
    <message numerus="yes">
        <source>all {0} kernels measured on &quot;{1}&quot; have the same size, so overhead and rates cannot be distinguished; expected at least two sizes</source>
        <comment>only {0} kernel was measured on &quot;{1}&quot;, so overhead and rates cannot be distinguished; expected at least two sizes</comment>
        <translation>
            <numerusform>nur {0} Kernel wurde auf „{1}“ gemessen, sodass Mehraufwand und Raten nicht zu unterscheiden sind; erwartet werden mindestens zwei Größen</numerusform>
            <numerusform>alle {0} Kernel, die auf „{1}“ gemessen wurden, haben dieselbe Größe, sodass Mehraufwand und Raten nicht zu unterscheiden sind; erwartet werden mindestens zwei Größen</numerusform>
        </translation>
    </message>
    <message>
        <source>the islands have {2} devices in total ({0} x {1}), expected at most {3}</source>
        <translation>die Inseln haben insgesamt {2} Geräte ({0} × {1}), erwartet werden höchstens {3}</translation>
    </message>
    <message numerus="yes">
        <source>found {0} links, expected one for every pair of devices ({1})</source>
        <comment>found {0} link, expected one for every pair of devices ({1})</comment>
        <translation>
            <numerusform>{0} Verbindung gefunden, erwartet wird eine für jedes Paar von Geräten ({1})</numerusform>
            <numerusform>{0} Verbindungen gefunden, erwartet wird eine für jedes Paar von Geräten ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>guide: on this device</source>
        <translation>Vorlage: auf diesem Gerät</translation>
    </message>
    <message>
        <source>guide: on this device and the critical path</source>
        <translation>Vorlage: auf diesem Gerät und dem kritischen Pfad</translation>
    </message>
    <message>
        <source>guide: the critical path continues here</source>
        <translation>Vorlage: der kritische Pfad geht hier weiter</translation>
    </message>
    <message>
        <source>guide: the critical path comes from here</source>
        <translation>Vorlage: der kritische Pfad kommt von hier</translation>
    </message>
    <message>
        <source>guide: wait from ready to start on this device</source>
        <translation>Vorlage: Warten von bereit bis Beginn auf diesem Gerät</translation>
    </message>
    <message>
        <source>guide: compute time on this device, relative to the mean</source>
        <translation>Vorlage: Rechenzeit auf diesem Gerät, im Verhältnis zum Mittel</translation>
    </message>
    <message>
        <source>guide: start time</source>
        <translation>Vorlage: Beginn</translation>
    </message>
    <message>
        <source>guide: on the critical path</source>
        <translation>Vorlage: auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>guide: waited for this device</source>
        <translation>Vorlage: wartete auf dieses Gerät</translation>
    </message>
    <message>
        <source>guide: traffic with neighbours on this device</source>
        <translation>Vorlage: Verkehr mit Nachbarn auf diesem Gerät</translation>
    </message>
    <message>
        <source>guide: traffic with neighbours on this device, on the critical path</source>
        <translation>Vorlage: Verkehr mit Nachbarn auf diesem Gerät, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>guide: utilisation</source>
        <translation>Vorlage: Auslastung</translation>
    </message>
    <message>
        <source>guide: busy with others from ready to end</source>
        <translation>Vorlage: von bereit bis Ende mit anderen belegt</translation>
    </message>
    <message>
        <source>guide: busy with others from ready to end, on the critical path</source>
        <translation>Vorlage: von bereit bis Ende mit anderen belegt, auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>guide: on this device, traffic with neighbours elsewhere</source>
        <translation>Vorlage: auf diesem Gerät, Verkehr mit Nachbarn anderswo</translation>
    </message>
    <message numerus="yes">
        <source>the number of heads is {0}, expected a multiple of the number of key heads, {1}</source>
        <comment>the number of heads is {0}, expected a multiple of the number of key heads, {1}</comment>
        <translation>
            <numerusform>die Anzahl der Köpfe ist {0}, erwartet wird ein Vielfaches der Anzahl der Schlüsselköpfe, {1}</numerusform>
            <numerusform>die Anzahl der Köpfe ist {0}, erwartet wird ein Vielfaches der Anzahl der Schlüsselköpfe, {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} inputs, but labels for {1}, expected the same number</source>
        <comment>found {0} input, but labels for {1}, expected the same number</comment>
        <translation>
            <numerusform>{0} Eingabe gefunden, aber Indizes für {1}, erwartet wird dieselbe Anzahl</numerusform>
            <numerusform>{0} Eingaben gefunden, aber Indizes für {1}, erwartet wird dieselbe Anzahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} has {1} operands, expected {2}</source>
        <comment>{0} has {1} operand, expected {2}</comment>
        <translation>
            <numerusform>{0} hat {1} Operand, erwartet werden {2}</numerusform>
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
        <source>the number of processors is {0}, expected 1 to {1}, the number of vertices</source>
        <translation>die Anzahl der Prozessoren ist {0}, erwartet wird 1 bis {1}, die Anzahl der Knoten</translation>
    </message>
    <message numerus="yes">
        <source>skipped because they no longer match their graph or devices: {0} runs</source>
        <comment>skipped because it no longer matches its graph or devices: {0} run</comment>
        <translation>
            <numerusform>übersprungen, da er nicht mehr zu Graph oder Geräten passt: {0} Lauf</numerusform>
            <numerusform>übersprungen, da sie nicht mehr zu Graph oder Geräten passen: {0} Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>the schedule rule of the model follows a given order, which the episode does not contain; the results of other moves are unknown</source>
        <translation>die Auswahlregel des Modells folgt einer gegebenen Reihenfolge, die die Episode nicht enthält; die Ergebnisse anderer Züge sind unbekannt</translation>
    </message>
    <message>
        <source>the trace contains no time for {0} of {1} vertices of the graph: {2}</source>
        <translation>der Ablauf enthält keine Zeit für {0} von {1} Knoten des Graphen: {2}</translation>
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
        <source>{0} entries do not belong to the graph: {1}</source>
        <comment>{0} entry does not belong to the graph: {1}</comment>
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
        <source>size of the group / 5</source>
        <translation>Größe der Gruppe / 5</translation>
    </message>
    <message>
        <source>a vertex of the group waited for its device on the critical path</source>
        <translation>ein Knoten der Gruppe wartete auf dem kritischen Pfad auf sein Gerät</translation>
    </message>
    <message>
        <source>a vertex of the group follows a transfer on the critical path</source>
        <translation>ein Knoten der Gruppe folgt auf dem kritischen Pfad einer Übertragung</translation>
    </message>
    <message>
        <source>a transfer of the group&apos;s output is on the critical path</source>
        <translation>eine Übertragung der Ausgabe der Gruppe liegt auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>transfer time saved on the critical path</source>
        <translation>auf dem kritischen Pfad gesparte Übertragungszeit</translation>
    </message>
    <message>
        <source>transfer time added on the critical path</source>
        <translation>auf dem kritischen Pfad hinzugekommene Übertragungszeit</translation>
    </message>
    <message>
        <source>change of transfer time</source>
        <translation>Änderung der Übertragungszeit</translation>
    </message>
    <message>
        <source>change of compute time</source>
        <translation>Änderung der Rechenzeit</translation>
    </message>
    <message>
        <source>compute time on the new device</source>
        <translation>Rechenzeit auf dem neuen Gerät</translation>
    </message>
    <message>
        <source>load of the new device minus the mean</source>
        <translation>Last des neuen Geräts minus Mittel</translation>
    </message>
    <message>
        <source>load of the current device minus the mean</source>
        <translation>Last des jetzigen Geräts minus Mittel</translation>
    </message>
    <message>
        <source>load of the new device after the move</source>
        <translation>Last des neuen Geräts nach dem Zug</translation>
    </message>
    <message>
        <source>delay of the group&apos;s end</source>
        <translation>Verspätung des Endes der Gruppe</translation>
    </message>
    <message>
        <source>delay of successors</source>
        <translation>Verspätung der Nachfolger</translation>
    </message>
    <message>
        <source>delay on the critical path</source>
        <translation>Verspätung auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>busy share of the new device at that time</source>
        <translation>beschäftigter Anteil des neuen Geräts in dieser Zeit</translation>
    </message>
    <message>
        <source>wait for the current device</source>
        <translation>Warten auf das jetzige Gerät</translation>
    </message>
    <message>
        <source>share of neighbours on the new device</source>
        <translation>Anteil der Nachbarn auf dem neuen Gerät</translation>
    </message>
    <message>
        <source>share of neighbours on the current device</source>
        <translation>Anteil der Nachbarn auf dem jetzigen Gerät</translation>
    </message>
    <message>
        <source>start time / makespan</source>
        <translation>Beginn / Gesamtdauer</translation>
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
        <source>waited for its device on the critical path</source>
        <translation>wartete auf dem kritischen Pfad auf sein Gerät</translation>
    </message>
    <message>
        <source>follows a transfer on the critical path</source>
        <translation>folgt auf dem kritischen Pfad einer Übertragung</translation>
    </message>
    <message>
        <source>a transfer of its output is on the critical path</source>
        <translation>eine Übertragung seiner Ausgabe liegt auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>transfer time on the critical path</source>
        <translation>Übertragungszeit auf dem kritischen Pfad</translation>
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
        <source>load of its device minus the mean</source>
        <translation>Last seines Geräts minus Mittel</translation>
    </message>
    <message>
        <source>share of neighbours on its device</source>
        <translation>Anteil der Nachbarn auf seinem Gerät</translation>
    </message>
    <message>
        <source>largest share of neighbours on another device</source>
        <translation>größter Anteil der Nachbarn auf einem anderen Gerät</translation>
    </message>
    <message>
        <source>initial temperature, as a share of the initial makespan; for more than 250 vertices, it is multiplied by 250 / number of vertices</source>
        <translation>Anfangstemperatur, als Anteil der anfänglichen Gesamtdauer; bei über 250 Knoten multipliziert mit 250 / Anzahl der Knoten</translation>
    </message>
    <message>
        <source>number of moves tried with the vertex (logarithm)</source>
        <translation>Anzahl der mit dem Knoten versuchten Züge (Logarithmus)</translation>
    </message>
    <message>
        <source>number of moves tried since the last success (logarithm / 5)</source>
        <translation>Anzahl der seit dem letzten Erfolg versuchten Züge (Logarithmus / 5)</translation>
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
        <source>found fewer than two runs, expected at least two: give --placers A,B, --placement FILE or --trace FILE</source>
        <translation>weniger als zwei Läufe gefunden, erwartet werden mindestens zwei: --placers A,B, --placement FILE oder --trace FILE angeben</translation>
    </message>
    <message>
        <source>Training: {0}</source>
        <translation>Training: {0}</translation>
    </message>
    <message>
        <source>the trace contains devices that are missing in the topology: {0}</source>
        <translation>der Ablauf enthält Geräte, die in der Topologie fehlen: {0}</translation>
    </message>
    <message>
        <source>Graph: {0}</source>
        <translation>Graph: {0}</translation>
    </message>
    <message>
        <source>The panel Explain shows the page {0}.</source>
        <translation>Der Bereich Erklären zeigt die Seite {0}.</translation>
    </message>
    <message>
        <source>The graph is coloured by {0}.</source>
        <translation>Der Graph ist nach {0} gefärbt.</translation>
    </message>
    <message>
        <source>The graph layout is {0}.</source>
        <translation>Die Anordnung des Graphen ist {0}.</translation>
    </message>
    <message>
        <source>It fits on no device; this one has the most free memory.</source>
        <translation>Er passt auf kein Gerät; dieses hat den meisten freien Speicher.</translation>
    </message>
    <message>
        <source>order of the clusters, most work first</source>
        <translation>Reihenfolge der Cluster, die meiste Arbeit zuerst</translation>
    </message>
    <message>
        <source>end of all work, including its cluster</source>
        <translation>Ende aller Arbeit einschließlich seines Clusters</translation>
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
        <source>The planned device was filled by vertices that were placed together with it.</source>
        <translation>Das vorgesehene Gerät wurde durch Knoten gefüllt, die zusammen mit ihm platziert wurden.</translation>
    </message>
    <message>
        <source>If the largest costs are equal, the sum of all costs decides.</source>
        <translation>Bei gleichen größten Kosten entscheidet die Summe aller Kosten.</translation>
    </message>
    <message>
        <source>pieces of its operation on the device</source>
        <translation>Teile seiner Operation auf dem Gerät</translation>
    </message>
    <message>
        <source>The pieces of its operation are spread evenly, in the arrangement with the shortest transfers.</source>
        <translation>Die Teile seiner Operation sind gleichmäßig verteilt, in der Anordnung mit den kürzesten Übertragungen.</translation>
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
        <source>work assigned so far</source>
        <translation>bisher zugeteilte Arbeit</translation>
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
        <source>the graph has changed since it was opened and its vertices were locked; reopen it, or unlock the vertices</source>
        <translation>der Graph hat sich geändert, seit er geöffnet und seine Knoten festgehalten wurden; ihn erneut öffnen oder die Knoten freigeben</translation>
    </message>
    <message>
        <source>line {0}, column {1}: {2}</source>
        <translation>Zeile {0}, Spalte {1}: {2}</translation>
    </message>
    <message>
        <source>the text is larger than 2 GiB, the limit of protobuf</source>
        <translation>der Text ist größer als 2 GiB, die Grenze von protobuf</translation>
    </message>
    <message>
        <source>the module is still being built; try again when the message in the status bar has disappeared</source>
        <translation>das Modul wird noch gebaut; erneut versuchen, wenn die Meldung in der Statuszeile verschwunden ist</translation>
    </message>
    <message>
        <source>the file describes a graph without devices, expected devices</source>
        <translation>die Datei beschreibt einen Graphen ohne Geräte, erwartet werden Geräte</translation>
    </message>
    <message>
        <source>the graph describes no devices; name some, such as --devices 4xP100 (doppler devices list)</source>
        <translation>der Graph beschreibt keine Geräte; Geräte angeben, etwa --devices 4xP100 (doppler devices list)</translation>
    </message>
    <message>
        <source>{0} computes a single placement and does not search; it ignores limits on time and evaluations</source>
        <translation>{0} berechnet eine einzige Platzierung und sucht nicht; Grenzen für Zeit und Auswertungen werden ignoriert</translation>
    </message>
    <message>
        <source>the file {0} with the module&apos;s checksum is missing or damaged: install or build the program again</source>
        <translation>die Datei {0} mit der Prüfsumme des Moduls fehlt oder ist beschädigt: das Programm neu installieren oder neu bauen</translation>
    </message>
    <message>
        <source>the module has {0} bytes, expected {1}: install or build the program again</source>
        <translation>das Modul hat {0} Bytes, erwartet werden {1}: das Programm neu installieren oder neu bauen</translation>
    </message>
    <message>
        <source>the module does not match its checksum, so it is damaged: install or build the program again</source>
        <translation>das Modul passt nicht zu seiner Prüfsumme und ist also beschädigt: das Programm neu installieren oder neu bauen</translation>
    </message>
    <message>
        <source>unknown choice &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannter Wert „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown option &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Option „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>--set is for &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>--set gilt für „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>{0} are open, expected a value for each ({1})</source>
        <translation>{0} sind offen, erwartet wird je ein Wert ({1})</translation>
    </message>
    <message>
        <source>unknown devices &quot;{0}&quot;; expected a file, or a count and a name such as 2xH100; the names, nearest first: {1}</source>
        <translation>unbekannte Geräte „{0}“; erwartet wird eine Datei oder Anzahl und Name wie 2xH100; die Namen, ähnliche zuerst: {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has two meanings; write &quot;{1} nodes of ...&quot; for equal nodes</source>
        <translation>„{0}“ ist mehrdeutig; für gleiche Knoten „{1} nodes of ...“ schreiben</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no node; expected at least one</source>
        <translation>„{0}“ hat keinen Knoten; erwartet wird mindestens einer</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; counts 0 devices; expected at least 1</source>
        <translation>„{0}“ zählt 0 Geräte; erwartet wird mindestens 1</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has more than {1} devices; expected at most that many</source>
        <translation>„{0}“ hat mehr als {1} Geräte; erwartet werden höchstens so viele</translation>
    </message>
    <message>
        <source>the text of the devices, &quot;{0}&quot;, has {1} characters; expected at most {2}</source>
        <translation>der Text der Geräte, „{0}“, hat {1} Zeichen; erwartet werden höchstens {2}</translation>
    </message>
    <message>
        <source>no devices are named; expected a file, or a count and a name such as 2xH100</source>
        <translation>keine Geräte angegeben; erwartet wird eine Datei oder Anzahl und Name wie 2xH100</translation>
    </message>
    <message>
        <source>{0} through a switch, {1} GB/s</source>
        <translation>{0} über einen Switch, {1} GB/s</translation>
    </message>
    <message>
        <source>{0} between each two, {1} GB/s</source>
        <translation>{0} zwischen je zweien, {1} GB/s</translation>
    </message>
    <message>
        <source>{0} between pairs, {1} GB/s</source>
        <translation>{0} zwischen Paaren, {1} GB/s</translation>
    </message>
    <message>
        <source>{0} within fours, {1} GB/s</source>
        <translation>{0} innerhalb von Vierergruppen, {1} GB/s</translation>
    </message>
    <message>
        <source>{0} as in a DGX-1, {1} GB/s per link</source>
        <translation>{0} wie in einer DGX-1, {1} GB/s je Verbindung</translation>
    </message>
    <message>
        <source>PCI Express {0}, {1} GB/s</source>
        <translation>PCI Express {0}, {1} GB/s</translation>
    </message>
    <message numerus="yes">
        <source>{0} nodes with {1} × {2} each</source>
        <comment>{0} node with {1} × {2}</comment>
        <translation>
            <numerusform>{0} Knoten mit {1} × {2}</numerusform>
            <numerusform>{0} Knoten mit je {1} × {2}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} × {1}</source>
        <translation>{0} × {1}</translation>
    </message>
    <message>
        <source>there is not enough memory for this run; use a smaller graph, fewer devices or fewer runs at the same time</source>
        <translation>der Speicher reicht für diesen Lauf nicht; einen kleineren Graphen, weniger Geräte oder weniger Läufe zugleich verwenden</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{0}/{1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>{0} on {1}, {2}, seed {3} does not fit: {4}</source>
        <translation>{0} auf {1}, {2}, Startwert {3} passt nicht: {4}</translation>
    </message>
    <message>
        <source>names a device or a vertex that the problem does not have</source>
        <translation>nennt ein Gerät oder einen Knoten, den das Problem nicht hat</translation>
    </message>
    <message>
        <source>unknown engine &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Maschine „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>users is empty, expected at least one vertex</source>
        <translation>users ist leer, erwartet wird mindestens ein Knoten</translation>
    </message>
    <message>
        <source>vertex {0} appears twice among the users, expected once</source>
        <translation>Knoten {0} kommt unter den users doppelt vor, erwartet wird er einmal</translation>
    </message>
    <message>
        <source>the shared weights of vertex {0} have {1} bytes, but its persistent_bytes are {2}; expected them to include the shared weights of which it is the first user</source>
        <translation>die gemeinsamen Gewichte von Knoten {0} haben {1} Bytes, seine persistent_bytes aber {2}; erwartet wird, dass sie die gemeinsamen Gewichte enthalten, die er zuerst verwendet</translation>
    </message>
    <message>
        <source>Attribute of vertices with their names</source>
        <translation>Attribut der Knoten mit ihren Namen</translation>
    </message>
    <message>
        <source>Attribute of vertices with the kind of operation</source>
        <translation>Attribut der Knoten mit der Art der Operation</translation>
    </message>
    <message>
        <source>Attribute of vertices with the group</source>
        <translation>Attribut der Knoten mit der Gruppe</translation>
    </message>
    <message>
        <source>Attribute of vertices with the devices that may run them, separated by &quot;;&quot;</source>
        <translation>Attribut der Knoten mit den Geräten, die sie ausführen dürfen, getrennt durch „;“</translation>
    </message>
    <message>
        <source>Attribute of vertices with the FLOPs; a factor may follow: work*1e9</source>
        <translation>Attribut der Knoten mit den FLOPs; ein Faktor kann folgen: work*1e9</translation>
    </message>
    <message>
        <source>Attribute of vertices with the measured seconds; a factor may follow: ms*1e-3</source>
        <translation>Attribut der Knoten mit den gemessenen Sekunden; ein Faktor kann folgen: ms*1e-3</translation>
    </message>
    <message>
        <source>Attribute of vertices with the bytes of their weights; a factor may follow</source>
        <translation>Attribut der Knoten mit den Bytes ihrer Gewichte; ein Faktor kann folgen</translation>
    </message>
    <message>
        <source>Attribute of vertices with the bytes of their output; a factor may follow</source>
        <translation>Attribut der Knoten mit den Bytes ihrer Ausgabe; ein Faktor kann folgen</translation>
    </message>
    <message>
        <source>Attribute of edges with the bytes transferred; a factor may follow: kb*1e3</source>
        <translation>Attribut der Kanten mit den übertragenen Bytes; ein Faktor kann folgen: kb*1e3</translation>
    </message>
    <message>
        <source>Attribute of edges with the seconds of the transfer; a factor may follow</source>
        <translation>Attribut der Kanten mit den Sekunden der Übertragung; ein Faktor kann folgen</translation>
    </message>
    <message>
        <source>the factor in &quot;{0}&quot; must be a finite number above 0</source>
        <translation>der Faktor in „{0}“ muss eine endliche Zahl größer als 0 sein</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; names no attribute, expected ATTRIBUTE or ATTRIBUTE*FACTOR</source>
        <translation>„{0}“ nennt kein Attribut, erwartet wird ATTRIBUT oder ATTRIBUT*FAKTOR</translation>
    </message>
    <message>
        <source>attributes with numbers that are not used: of vertices {0}; of edges {1}. Map them with --import flops=ATTRIBUTE,bytes=ATTRIBUTE or in File &gt; Import options</source>
        <translation>Attribute mit Zahlen, die nicht verwendet werden: der Knoten {0}; der Kanten {1}. Zuordnen mit --import flops=ATTRIBUT,bytes=ATTRIBUT oder über Datei &gt; Importoptionen</translation>
    </message>
    <message>
        <source>attributes with numbers that are not used: of vertices {0}. Map them with --import flops=ATTRIBUTE or in File &gt; Import options</source>
        <translation>Attribute mit Zahlen, die nicht verwendet werden: der Knoten {0}. Zuordnen mit --import flops=ATTRIBUT oder über Datei &gt; Importoptionen</translation>
    </message>
    <message>
        <source>attributes with numbers that are not used: of edges {0}. Map them with --import bytes=ATTRIBUTE or in File &gt; Import options</source>
        <translation>Attribute mit Zahlen, die nicht verwendet werden: der Kanten {0}. Zuordnen mit --import bytes=ATTRIBUT oder über Datei &gt; Importoptionen</translation>
    </message>
    <message>
        <source>no edge has the attribute &quot;{0}&quot;; the edges of this file have no attributes</source>
        <translation>keine Kante hat das Attribut „{0}“; die Kanten dieser Datei haben keine Attribute</translation>
    </message>
    <message>
        <source>no vertex has the attribute &quot;{0}&quot;; the vertices of this file have no attributes</source>
        <translation>kein Knoten hat das Attribut „{0}“; die Knoten dieser Datei haben keine Attribute</translation>
    </message>
    <message>
        <source>no edge has the attribute &quot;{0}&quot;, expected one of: {1}</source>
        <translation>keine Kante hat das Attribut „{0}“, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>no vertex has the attribute &quot;{0}&quot;, expected one of: {1}</source>
        <translation>kein Knoten hat das Attribut „{0}“, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>&quot;size&quot; is read as FLOPs of vertices and bytes of edges, as in files of SimGrid, daggen and DSLab</source>
        <translation>„size“ wird als FLOPs der Knoten und Bytes der Kanten gelesen, wie in Dateien von SimGrid, daggen und DSLab</translation>
    </message>
    <message>
        <source>&quot;weight&quot; is read as measured seconds; --import flops=weight or bytes=weight reads it otherwise</source>
        <translation>„weight“ wird als gemessene Sekunden gelesen; anders mit --import flops=weight oder bytes=weight</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file; end other programs, or use a computer with more memory</source>
        <translation>der Speicher reicht nicht, um die Datei zu lesen; andere Programme beenden oder einen Rechner mit mehr Speicher verwenden</translation>
    </message>
    <message>
        <source>this is a pipe or a device, expected a file or one of /dev/stdout, /dev/stderr and /dev/null</source>
        <translation>dies ist eine Pipe oder ein Gerät, erwartet wird eine Datei oder /dev/stdout, /dev/stderr oder /dev/null</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run git lfs pull in its repository</source>
        <translation>dies ist ein Zeiger von Git LFS, nicht die Datei selbst; in ihrem Repository git lfs pull ausführen</translation>
    </message>
    <message>
        <source>line {0}: there is no graph</source>
        <translation>Zeile {0}: es gibt keinen Graphen</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a key</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird ein Schlüssel</translation>
    </message>
    <message>
        <source>line {0}: the graph is not directed, expected directed 1</source>
        <translation>Zeile {0}: der Graph ist nicht gerichtet, erwartet wird directed 1</translation>
    </message>
    <message>
        <source>the graph is not directed, expected true</source>
        <translation>der Graph ist nicht gerichtet, erwartet wird true</translation>
    </message>
    <message>
        <source>{1} is &quot;{2}&quot;, expected a finite number of at least 0</source>
        <translation>{1} ist „{2}“, erwartet wird eine endliche Zahl von mindestens 0</translation>
    </message>
    <message>
        <source>an edge needs &quot;source&quot; and &quot;target&quot;</source>
        <translation>eine Kante braucht „source“ und „target“</translation>
    </message>
    <message>
        <source>this is a JSON list of objects with the keys {0}; accepted are: {1}</source>
        <translation>dies ist eine JSON-Liste von Objekten mit den Schlüsseln {0}; gelesen werden: {1}</translation>
    </message>
    <message>
        <source>this looks like {0}; accepted are: {1}</source>
        <translation>dies sieht aus wie {0}; gelesen werden: {1}</translation>
    </message>
    <message>
        <source>this is a JSON list of lists; accepted are: {0}</source>
        <translation>dies ist eine JSON-Liste von Listen; gelesen werden: {0}</translation>
    </message>
    <message>
        <source>this is a JSON list of texts; accepted are: {0}</source>
        <translation>dies ist eine JSON-Liste von Texten; gelesen werden: {0}</translation>
    </message>
    <message>
        <source>this is a JSON list of numbers; accepted are: {0}</source>
        <translation>dies ist eine JSON-Liste von Zahlen; gelesen werden: {0}</translation>
    </message>
    <message>
        <source>this is JSON with the keys {0}; accepted are: {1}</source>
        <translation>dies ist JSON mit den Schlüsseln {0}; gelesen werden: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} control dependencies were left out, because the trace has data dependencies (--import control=true reads both)</source>
        <comment>{0} control dependency was left out, because the trace has data dependencies (--import control=true reads both)</comment>
        <translation>
            <numerusform>{0} Steuerabhängigkeit wurde weggelassen, weil der Ablauf Datenabhängigkeiten hat (--import control=true liest beide)</numerusform>
            <numerusform>{0} Steuerabhängigkeiten wurden weggelassen, weil der Ablauf Datenabhängigkeiten hat (--import control=true liest beide)</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether control dependencies are read in addition to data dependencies</source>
        <translation>Ob Steuerabhängigkeiten zusätzlich zu Datenabhängigkeiten gelesen werden</translation>
    </message>
    <message numerus="yes">
        <source>only {1} of {0} operators of the execution trace have the id and name of one in the profile, expected nearly all: the two are of different runs; give the profile of the same run, or none</source>
        <comment>the operator of the execution trace is not in the profile: the two are of different runs; give the profile of the same run, or none</comment>
        <translation>
            <numerusform>nur {1} von {0} Operator der Ausführungsspur hat Kennung und Namen von einem im Profil, erwartet werden fast alle: die beiden sind von verschiedenen Läufen; das Profil desselben Laufs angeben oder keines</numerusform>
            <numerusform>nur {1} von {0} Operatoren der Ausführungsspur haben Kennung und Namen von einem im Profil, erwartet werden fast alle: die beiden sind von verschiedenen Läufen; das Profil desselben Laufs angeben oder keines</numerusform>
        </translation>
    </message>
    <message>
        <source>the profile may be of another run: some of its operators may have an id and a name of this trace by chance</source>
        <translation>das Profil ist vielleicht von einem anderen Lauf: einige seiner Operatoren haben Kennung und Namen dieses Ablaufs möglicherweise zufällig</translation>
    </message>
    <message numerus="yes">
        <source>found no operator in the {0} iterations that were looked at: {1}; expected some; --import iteration=all reads the whole trace</source>
        <comment>found no operator in the only iteration that was looked at: {1}; expected some; --import iteration=all reads the whole trace</comment>
        <translation>
            <numerusform>kein Operator in der {0} betrachteten Iteration gefunden: {1}; erwartet werden einige; --import iteration=all liest den ganzen Ablauf</numerusform>
            <numerusform>kein Operator in den {0} betrachteten Iterationen gefunden: {1}; erwartet werden einige; --import iteration=all liest den ganzen Ablauf</numerusform>
        </translation>
    </message>
    <message>
        <source>Which iteration is read: last (no warm-up, not empty), all, or its number from 0</source>
        <translation>Welche Iteration gelesen wird: last (die letzte ohne Aufwärmen, die nicht leer ist), all oder ihre Nummer ab 0</translation>
    </message>
    <message>
        <source>iteration is {0}, but there is no operator in {1}; expected the number of another iteration, last or all</source>
        <translation>iteration ist {0}, aber in {1} gibt es keinen Operator; erwartet wird die Nummer einer anderen Iteration, last oder all</translation>
    </message>
    <message numerus="yes">
        <source>{0} later iterations have no operators and were skipped: {1}</source>
        <comment>{0} later iteration has no operators and was skipped: {1}</comment>
        <translation>
            <numerusform>{0} spätere Iteration hat keine Operatoren und wurde übersprungen: {1}</numerusform>
            <numerusform>{0} spätere Iterationen haben keine Operatoren und wurden übersprungen: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events have no end and were skipped: {1}</source>
        <comment>{0} event has no end and was skipped: {1}</comment>
        <translation>
            <numerusform>{0} Ereignis hat kein Ende und wurde übersprungen: {1}</numerusform>
            <numerusform>{0} Ereignisse haben kein Ende und wurden übersprungen: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels overran the next kernel on their stream and were cut where that begins: {1}</source>
        <comment>{0} kernel overran the next kernel on its stream and was cut where that begins: {1}</comment>
        <translation>
            <numerusform>{0} Kernel überlief den nächsten auf seinem Strom und wurde an dessen Beginn abgeschnitten: {1}</numerusform>
            <numerusform>{0} Kernel überliefen den nächsten auf ihrem Strom und wurden an dessen Beginn abgeschnitten: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events of accelerators that this program does not know were read as kernels, because their launches are in the trace: {1}</source>
        <comment>{0} event of an accelerator that this program does not know was read as a kernel, because its launch is in the trace: {1}</comment>
        <translation>
            <numerusform>{0} Ereignis eines Beschleunigers, den dieses Programm nicht kennt, wurde als Kernel gelesen, weil der Ablauf seinen Start enthält: {1}</numerusform>
            <numerusform>{0} Ereignisse von Beschleunigern, die dieses Programm nicht kennt, wurden als Kernel gelesen, weil der Ablauf ihre Starts enthält: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events of kinds that this program does not know were left out, because the trace has no launch for them: {1}; operators without other kernels have their time on the host</source>
        <comment>{0} event of a kind that this program does not know was left out, because the trace has no launch for it: {1}; operators without other kernels have their time on the host</comment>
        <translation>
            <numerusform>{0} Ereignis einer Art, die dieses Programm nicht kennt, wurde weggelassen, weil der Ablauf keinen Start dafür hat: {1}; Operatoren ohne andere Kernel haben ihre Zeit auf dem Host</numerusform>
            <numerusform>{0} Ereignisse von Arten, die dieses Programm nicht kennt, wurden weggelassen, weil der Ablauf keinen Start für sie hat: {1}; Operatoren ohne andere Kernel haben ihre Zeit auf dem Host</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels ran during the iteration, but have no launch or operator in it, and were left out (--import iteration=all reads them): {1}</source>
        <comment>{0} kernel ran during the iteration, but has no launch or operator in it, and was left out (--import iteration=all reads it): {1}</comment>
        <translation>
            <numerusform>{0} Kernel lief während der Iteration, hat in ihr aber weder Start noch Operator und wurde weggelassen (--import iteration=all liest ihn): {1}</numerusform>
            <numerusform>{0} Kernel liefen während der Iteration, haben in ihr aber weder Start noch Operator und wurden weggelassen (--import iteration=all liest sie): {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels were launched as parts of whole graphs, and each is a vertex: {1}</source>
        <comment>{0} kernel was launched as part of a whole graph, and is a vertex: {1}</comment>
        <translation>
            <numerusform>{0} Kernel wurde als Teil eines ganzen Graphen gestartet und ist ein Knoten: {1}</numerusform>
            <numerusform>{0} Kernel wurden als Teile ganzer Graphen gestartet, und jeder ist ein Knoten: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels belong to no operator, and each is a vertex: {1}</source>
        <comment>{0} kernel belongs to no operator, and is a vertex: {1}</comment>
        <translation>
            <numerusform>{0} Kernel gehört zu keinem Operator und ist ein Knoten: {1}</numerusform>
            <numerusform>{0} Kernel gehören zu keinem Operator, und jeder ist ein Knoten: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trace has the operators of {0} processes; their names end with it</source>
        <comment>the trace has the operators of {0} process</comment>
        <translation>
            <numerusform>der Ablauf hat die Operatoren von {0} Prozess; ihre Namen enden mit ihm</numerusform>
            <numerusform>der Ablauf hat die Operatoren von {0} Prozessen; ihre Namen enden mit dem Prozess</numerusform>
        </translation>
    </message>
    <message>
        <source>the trace has no kernels: the times are those of the operators on the host</source>
        <translation>der Ablauf hat keine Kernel: die Zeiten sind die der Operatoren auf dem Host</translation>
    </message>
    <message>
        <source>a profile has no tensors: the order on streams and threads, and what streams waited for, stands for dependencies, and no sizes are known; an execution trace of the same run has both</source>
        <translation>ein Profil hat keine Tensoren: die Reihenfolge auf Strömen und Threads und das, worauf Ströme gewartet haben, ersetzt die Abhängigkeiten, und Größen sind unbekannt; eine Ausführungsspur desselben Laufs hat beides</translation>
    </message>
    <message>
        <source>found no operator and no kernel of PyTorch; expected some; --import iteration=all reads the whole trace</source>
        <translation>kein Operator und kein Kernel von PyTorch gefunden; erwartet werden einige; --import iteration=all liest den ganzen Ablauf</translation>
    </message>
    <message numerus="yes">
        <source>{0} waits of streams lie between no two kernels of the trace</source>
        <comment>{0} wait of a stream lies between no two kernels of the trace</comment>
        <translation>
            <numerusform>{0} Wartevorgang von Strömen liegt zwischen keinen zwei Kerneln des Ablaufs</numerusform>
            <numerusform>{0} Wartevorgänge von Strömen liegen zwischen keinen zwei Kerneln des Ablaufs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} operators have several kernels with gaps between them; each is shown from its first kernel on, for as long as its kernels took together</source>
        <comment>{0} operator has several kernels with gaps between them; it is shown from its first kernel on, for as long as its kernels took together</comment>
        <translation>
            <numerusform>{0} Operator hat mehrere Kernel mit Lücken; er wird ab seinem ersten Kernel so lange gezeigt, wie seine Kernel zusammen dauerten</numerusform>
            <numerusform>{0} Operatoren haben mehrere Kernel mit Lücken; jeder wird ab seinem ersten Kernel so lange gezeigt, wie seine Kernel zusammen dauerten</numerusform>
        </translation>
    </message>
    <message>
        <source>the link {0} - {1} has the speed {2}, expected a number above 0</source>
        <translation>die Verbindung {0} - {1} hat die Geschwindigkeit {2}, erwartet wird eine Zahl größer als 0</translation>
    </message>
    <message>
        <source>the link {0} - {1} has no speed, expected a number above 0</source>
        <translation>die Verbindung {0} - {1} hat keine Geschwindigkeit, erwartet wird eine Zahl größer als 0</translation>
    </message>
    <message numerus="yes">
        <source>{0} pairs of nodes have no link ({1}), expected a link for every pair</source>
        <comment>the pair of nodes {1} has no link, expected a link for every pair</comment>
        <translation>
            <numerusform>{0} Paar von Knoten hat keine Verbindung ({1}), erwartet wird eine für jedes Paar</numerusform>
            <numerusform>{0} Paare von Knoten haben keine Verbindung ({1}), erwartet wird eine für jedes Paar</numerusform>
        </translation>
    </message>
    <message>
        <source>line {0}: found &lt;{1}&gt;, expected &lt;adag&gt;</source>
        <translation>Zeile {0}: &lt;{1}&gt; gefunden, erwartet wird &lt;adag&gt;</translation>
    </message>
    <message>
        <source>line {0}: a job without id</source>
        <translation>Zeile {0}: ein Job ohne id</translation>
    </message>
    <message>
        <source>line {0}: the id {1} occurs twice, expected different ids</source>
        <translation>Zeile {0}: die Kennung {1} kommt doppelt vor, erwartet werden verschiedene</translation>
    </message>
    <message>
        <source>line {0}: the {2} refers to &quot;{1}&quot;, expected the id of a job</source>
        <translation>Zeile {0}: {2} verweist auf „{1}“, erwartet wird die Kennung eines Jobs</translation>
    </message>
    <message numerus="yes">
        <source>{0} tasks keep their measured seconds: the speed of their machine is not recorded</source>
        <comment>{0} task keeps its measured seconds: the speed of its machine is not recorded</comment>
        <translation>
            <numerusform>{0} Aufgabe behält ihre gemessenen Sekunden: die Geschwindigkeit ihres Rechners ist nicht verzeichnet</numerusform>
            <numerusform>{0} Aufgaben behalten ihre gemessenen Sekunden: die Geschwindigkeit ihres Rechners ist nicht verzeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>measured: runtimes are seconds on any device. work: a task&apos;s FLOPs are its runtime times the recorded clock of its machine</source>
        <translation>measured: Laufzeiten sind Sekunden auf jedem Gerät. work: die FLOPs einer Aufgabe sind ihre Laufzeit mal dem verzeichneten Takt ihres Rechners</translation>
    </message>
    <message>
        <source>How If, Loop and Scan are read. An If whose condition is constant is always replaced by the branch that it takes; &quot;expand-larger&quot; uses the branch with more FLOPs for the others. &quot;single-vertex&quot; keeps each as one vertex</source>
        <translation>Wie If, Loop und Scan gelesen werden. Ein If mit konstanter Bedingung wird immer durch den gewählten Zweig ersetzt; „expand-larger“ verwendet sonst den Zweig mit mehr FLOPs. „single-vertex“ behält jedes als einen Knoten</translation>
    </message>
    <message>
        <source>Loop and Scan of at most this many rounds are unrolled; longer ones are one vertex with the work of all rounds</source>
        <translation>Loop und Scan mit höchstens so vielen Runden werden ausgerollt; längere sind ein Knoten mit der Arbeit aller Runden</translation>
    </message>
    <message>
        <source>operators at which shapes become unknown: {0}</source>
        <translation>Operatoren, an denen Formen unbekannt werden: {0}</translation>
    </message>
    <message>
        <source>If nodes with a constant condition, replaced by the branch that runs: {0}, among them {1}</source>
        <translation>If-Knoten mit konstanter Bedingung, ersetzt durch den Zweig, der läuft: {0}, darunter {1}</translation>
    </message>
    <message>
        <source>If nodes replaced by the branch with more FLOPs: {0}, among them {1}</source>
        <translation>If-Knoten, ersetzt durch den Zweig mit mehr FLOPs: {0}, darunter {1}</translation>
    </message>
    <message>
        <source>If nodes replaced by the branch that the option control-flow names: {0}, among them {1}</source>
        <translation>If-Knoten, ersetzt durch den Zweig, den die Option control-flow nennt: {0}, darunter {1}</translation>
    </message>
    <message>
        <source>loops that are unrolled (number of rounds): {0}, among them {1}</source>
        <translation>ausgerollte Schleifen (Zahl der Runden): {0}, darunter {1}</translation>
    </message>
    <message>
        <source>loops that may end early, counted with their maximum number of rounds: {0}, among them {1}</source>
        <translation>Schleifen, die früher enden können, gezählt mit ihrer größten Rundenzahl: {0}, darunter {1}</translation>
    </message>
    <message>
        <source>loops of an unknown number of rounds, counted once: {0}, among them {1}</source>
        <translation>Schleifen mit unbekannter Rundenzahl, einmal gezählt: {0}, darunter {1}</translation>
    </message>
    <message>
        <source>control-flow nodes that are one vertex each (nodes inside by operator): {0}, among them {1}</source>
        <translation>Kontrollfluss-Knoten, die je ein Knoten sind (innere Knoten nach Operator): {0}, darunter {1}</translation>
    </message>
    <message>
        <source>Vertices that use the same weight share a device, so that no second device holds a copy</source>
        <translation>Knoten, die dasselbe Gewicht verwenden, liegen auf einem Gerät, damit kein zweites eine Kopie hält</translation>
    </message>
    <message>
        <source>unknown placer &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekanntes Verfahren „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>the placement to start from; best: of all baselines</source>
        <translation>die Platzierung, mit der begonnen wird; best: die beste aller Grundplatzierungen</translation>
    </message>
    <message>
        <source>try every constructive placer and every single device first; the result is never worse than theirs</source>
        <translation>zuerst jedes konstruktive Verfahren und jedes einzelne Gerät versuchen; das Ergebnis ist nie schlechter als ihres</translation>
    </message>
    <message>
        <source>Does not fit into memory</source>
        <translation>Passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>Passt in den Speicher</translation>
    </message>
    <message>
        <source>{0} needs {1} at {2} but has {3}; the first data without room belong to {4}</source>
        <translation>{0} braucht {1} bei {2}, hat aber {3}; die ersten Daten ohne Platz gehören zu {4}</translation>
    </message>
    <message>
        <source>weight {0} is on {1}: {2} extra</source>
        <translation>Gewicht {0} liegt auf {1}: {2} zusätzlich</translation>
    </message>
    <message numerus="yes">
        <source>{0} more weights are on several devices: {1} extra</source>
        <comment>{0} more weight is on several devices: {1} extra</comment>
        <translation>
            <numerusform>{0} weiteres Gewicht liegt auf mehreren Geräten: {1} zusätzlich</numerusform>
            <numerusform>{0} weitere Gewichte liegen auf mehreren Geräten: {1} zusätzlich</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} stores no best placement that fits this graph on these devices; the network of the checkpoint placed the graph instead</source>
        <translation>{0} speichert keine beste Platzierung, die zu diesem Graphen auf diesen Geräten passt; das Netz des Checkpoints hat den Graphen platziert</translation>
    </message>
    <message>
        <source>unknown policy &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Strategie „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown preset &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Voreinstellung „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown graph family &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Graphfamilie „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>the lesson names the file {0}; expected a file in the lesson&apos;s folder or the name of a built-in graph or topology</source>
        <translation>die Lektion nennt die Datei {0}; erwartet wird eine Datei im Ordner der Lektion oder der Name eines eingebauten Graphen oder einer eingebauten Topologie</translation>
    </message>
    <message>
        <source>no run is called &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>kein Lauf heißt „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown model &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekanntes Modell „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown schedule &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Auswahlregel „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown contention &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Kanalregel „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown mode &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannter Modus „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown memory rule &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Speicherregel „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown command &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannter Befehl „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown way to decode &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Dekodierung „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown stage &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekannte Stufe „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>unknown picture &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>unbekanntes Bild „{0}“; gemeint ist vielleicht „{1}“</translation>
    </message>
    <message>
        <source>another training is writing this file; end that training, or choose another file</source>
        <translation>ein anderes Training schreibt diese Datei; dieses Training beenden oder eine andere Datei wählen</translation>
    </message>
    <message>
        <source>the operating system refuses to start another thread; end other programs, or raise the limit on processes (ulimit -u)</source>
        <translation>das Betriebssystem lehnt es ab, einen weiteren Thread zu starten; andere Programme beenden oder die Grenze für Prozesse erhöhen (ulimit -u)</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Devices per island</source>
        <translation>Geräte je Insel</translation>
    </message>
    <message>
        <source>Device kind</source>
        <translation>Geräteart</translation>
    </message>
    <message>
        <source>Inner bandwidth</source>
        <translation>Innere Bandbreite</translation>
    </message>
    <message>
        <source>Inner latency</source>
        <translation>Innere Latenz</translation>
    </message>
    <message>
        <source>Outer bandwidth</source>
        <translation>Äußere Bandbreite</translation>
    </message>
    <message>
        <source>Outer latency</source>
        <translation>Äußere Latenz</translation>
    </message>
    <message>
        <source>Uplink transfers</source>
        <translation>Uplink-Übertragungen</translation>
    </message>
    <message>
        <source>Contention rule</source>
        <translation>Kanalregel</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>Zeitmaßstab</translation>
    </message>
    <message>
        <source>s per modelled s</source>
        <translation>s je modellierter s</translation>
    </message>
    <message>
        <source>Compute speed factor</source>
        <translation>Faktor der Rechengeschwindigkeit</translation>
    </message>
    <message>
        <source>Bandwidth factor</source>
        <translation>Faktor der Bandbreite</translation>
    </message>
    <message>
        <source>Latency factor</source>
        <translation>Faktor der Latenz</translation>
    </message>
    <message>
        <source>Duration jitter</source>
        <translation>Schwankung der Dauern</translation>
    </message>
    <message>
        <source>{0} waited for {1} to end, the last input of {2}.</source>
        <translation>{0} wartete auf das Ende von {1}, der letzten Eingabe von {2}.</translation>
    </message>
    <message>
        <source>{0} waited for the transfer of {1} from {2}, the last input of {3}.</source>
        <translation>{0} wartete auf die Übertragung von {1} von {2}, die letzte Eingabe von {3}.</translation>
    </message>
    <message>
        <source>{0} waited for {1} on {2}, and then for its transfer, the last input of {3}.</source>
        <translation>{0} wartete auf {1} auf {2} und dann auf die Übertragung davon, die letzte Eingabe von {3}.</translation>
    </message>
    <message>
        <source>{0} waited until a channel from {2} was free for {1}, and then for its transfer, the last input of {3}.</source>
        <translation>{0} wartete, bis ein Kanal von {2} für {1} frei war, und dann auf die Übertragung davon, die letzte Eingabe von {3}.</translation>
    </message>
    <message>
        <source>{0} had no task left.</source>
        <translation>{0} hatte keine Aufgabe mehr.</translation>
    </message>
    <message>
        <source>{0} waited for the barrier before {1}, which {2} lifted.</source>
        <translation>{0} wartete auf die Schranke vor {1}, die {2} aufhob.</translation>
    </message>
    <message>
        <source>{0} waited for memory, and the run ended for lack of it.</source>
        <translation>{0} wartete auf Speicher, und der Lauf endete, weil er fehlte.</translation>
    </message>
    <message>
        <source>{0} waited for memory for {1}, which the end of {2} freed.</source>
        <translation>{0} wartete auf Speicher für {1}, den das Ende von {2} freigab.</translation>
    </message>
    <message>
        <source>{0} waited for the turn of {1}, which came after {2}.</source>
        <translation>{0} wartete, bis {1} nach {2} an der Reihe war.</translation>
    </message>
    <message>
        <source>{0} paused after {1}.</source>
        <translation>{0} pausierte nach {1}.</translation>
    </message>
    <message>
        <source>{0} waited until {1} was started; its inputs were there.</source>
        <translation>{0} wartete, bis {1} gestartet wurde; die Eingaben waren da.</translation>
    </message>
    <message>
        <source>Interchangeable devices of {0} were matched to those of {1}, so that as few vertices as possible count as moved: {2}.</source>
        <translation>Austauschbare Geräte von {0} wurden denen von {1} so zugeordnet, dass möglichst wenige Knoten als verschoben gelten: {2}.</translation>
    </message>
    <message>
        <source>Vertex names</source>
        <translation>Knotennamen</translation>
    </message>
    <message>
        <source>Operation kinds</source>
        <translation>Operationsarten</translation>
    </message>
    <message>
        <source>Vertex groups</source>
        <translation>Knotengruppen</translation>
    </message>
    <message>
        <source>Allowed devices</source>
        <translation>Erlaubte Geräte</translation>
    </message>
    <message>
        <source>Vertex FLOPs</source>
        <translation>FLOPs der Knoten</translation>
    </message>
    <message>
        <source>Vertex seconds</source>
        <translation>Sekunden der Knoten</translation>
    </message>
    <message>
        <source>Weight bytes</source>
        <translation>Bytes der Gewichte</translation>
    </message>
    <message>
        <source>Output bytes</source>
        <translation>Bytes der Ausgabe</translation>
    </message>
    <message>
        <source>Edge bytes</source>
        <translation>Bytes der Kanten</translation>
    </message>
    <message>
        <source>Transfer seconds</source>
        <translation>Sekunden der Übertragung</translation>
    </message>
    <message>
        <source>Cost source</source>
        <translation>Quelle der Kosten</translation>
    </message>
    <message>
        <source>Pieces per operation</source>
        <translation>Stücke je Operation</translation>
    </message>
    <message>
        <source>Control dependencies</source>
        <translation>Steuerabhängigkeiten</translation>
    </message>
    <message>
        <source>Profiler trace</source>
        <translation>Profiler-Ablauf</translation>
    </message>
    <message numerus="yes">
        <source>{0} graphs of kernels ran on several streams: the trace does not contain their inner dependencies, which were guessed from times</source>
        <comment>{0} graph of kernels ran on several streams: the trace does not contain its inner dependencies, which were guessed from times</comment>
        <translation>
            <numerusform>{0} Graph von Kerneln lief auf mehreren Strömen: der Ablauf enthält seine inneren Abhängigkeiten nicht, sie wurden aus den Zeiten vermutet</numerusform>
            <numerusform>{0} Graphen von Kerneln liefen auf mehreren Strömen: der Ablauf enthält ihre inneren Abhängigkeiten nicht, sie wurden aus den Zeiten vermutet</numerusform>
        </translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Measured device kind</source>
        <translation>Gemessene Geräteart</translation>
    </message>
    <message numerus="yes">
        <source>{0} operators that launched no kernel were left out (--import host=true reads them)</source>
        <comment>{0} operator that launched no kernel was left out (--import host=true reads it)</comment>
        <translation>
            <numerusform>{0} Operator, der keinen Kernel startete, wurde weggelassen (--import host=true liest ihn)</numerusform>
            <numerusform>{0} Operatoren, die keinen Kernel starteten, wurden weggelassen (--import host=true liest sie)</numerusform>
        </translation>
    </message>
    <message>
        <source>Host operators</source>
        <translation>Host-Operatoren</translation>
    </message>
    <message numerus="yes">
        <source>the trace does not name the streams of {0} waits: each was matched to kernels by the order of the calls on the host</source>
        <comment>the trace does not name the streams of {0} wait: it was matched to kernels by the order of the calls on the host</comment>
        <translation>
            <numerusform>der Ablauf nennt die Ströme von {0} Wartevorgang nicht: er wurde nach der Reihenfolge der Aufrufe auf dem Host Kerneln zugeordnet</numerusform>
            <numerusform>der Ablauf nennt die Ströme von {0} Wartevorgängen nicht: jeder wurde nach der Reihenfolge der Aufrufe auf dem Host Kerneln zugeordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost meaning</source>
        <translation>Bedeutung der Kosten</translation>
    </message>
    <message>
        <source>Runtime meaning</source>
        <translation>Bedeutung der Laufzeit</translation>
    </message>
    <message>
        <source>rank 0 refuses this process: DOPPLER_RANK_SECRET or WORLD_SIZE differs from its own, or rank {0} is already there</source>
        <translation>Rang 0 weist diesen Prozess ab: DOPPLER_RANK_SECRET oder WORLD_SIZE weicht von seinem eigenen Wert ab, oder Rang {0} ist schon da</translation>
    </message>
    <message>
        <source>the operating system refuses: {0}</source>
        <translation>das Betriebssystem lehnt ab: {0}</translation>
    </message>
    <message>
        <source>{0} of {1} processes are there; {2} were refused because their DOPPLER_RANK_SECRET differs</source>
        <translation>{0} von {1} Prozessen sind da; {2} wurden abgewiesen, weil ihr DOPPLER_RANK_SECRET abweicht</translation>
    </message>
    <message>
        <source>MASTER_ADDR is &quot;{0}&quot;, expected an address of rank 0: {1}</source>
        <translation>MASTER_ADDR ist „{0}“, erwartet wird eine Adresse von Rang 0: {1}</translation>
    </message>
    <message>
        <source>MASTER_ADDR is &quot;{0}&quot;, which stands for every network interface; expected the address of one</source>
        <translation>MASTER_ADDR ist „{0}“ und steht für alle Netzwerkschnittstellen; erwartet wird die Adresse einer einzigen</translation>
    </message>
    <message>
        <source>rank 0 cannot listen at {0}, port {1}: {2}</source>
        <translation>Rang 0 kann bei {0}, Port {1} nicht lauschen: {2}</translation>
    </message>
    <message>
        <source>rank 0 does not answer</source>
        <translation>Rang 0 antwortet nicht</translation>
    </message>
    <message>
        <source>the training was stopped before its {0} processes had found each other</source>
        <translation>das Training wurde angehalten, bevor seine {0} Prozesse einander gefunden hatten</translation>
    </message>
    <message>
        <source>Control flow</source>
        <translation>Kontrollfluss</translation>
    </message>
    <message>
        <source>Unrolled rounds</source>
        <translation>Ausgerollte Runden</translation>
    </message>
    <message>
        <source>Colocate shared weights</source>
        <translation>Gemeinsame Gewichte zusammenlegen</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Extra time limit</source>
        <translation>Zusätzliche Zeitgrenze</translation>
    </message>
    <message>
        <source>Heuristics</source>
        <translation>Heuristiken</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchverfahren</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernte Verfahren</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>seconds; has a budget</source>
        <translation>Sekunden; mit Budget</translation>
    </message>
    <message>
        <source>seconds to minutes; has a budget</source>
        <translation>Sekunden bis Minuten; mit Budget</translation>
    </message>
    <message>
        <source>seconds to minutes; uses a network</source>
        <translation>Sekunden bis Minuten; mit einem Netz</translation>
    </message>
    <message>
        <source>Proof method</source>
        <translation>Beweisverfahren</translation>
    </message>
    <message>
        <source>Node limit</source>
        <translation>Knotengrenze</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>Candidate vertices</source>
        <translation>Kandidatenknoten</translation>
    </message>
    <message>
        <source>Candidate devices</source>
        <translation>Kandidatengeräte</translation>
    </message>
    <message>
        <source>Score sharpness</source>
        <translation>Schärfe der Bewertungen</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Moves per update</source>
        <translation>Züge je Aktualisierung</translation>
    </message>
    <message>
        <source>List order</source>
        <translation>Reihenfolge der Liste</translation>
    </message>
    <message>
        <source>Given list</source>
        <translation>Gegebene Liste</translation>
    </message>
    <message>
        <source>Simplex step limit</source>
        <translation>Grenze der Simplexschritte</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>Operationen je Byte</translation>
    </message>
    <message>
        <source>MAC per byte</source>
        <translation>MAC je Byte</translation>
    </message>
    <message>
        <source>Arrangement limit</source>
        <translation>Anordnungsgrenze</translation>
    </message>
    <message>
        <source>It is on the critical path, which goes to the fastest device that may take it.</source>
        <translation>Er liegt auf dem kritischen Pfad, der auf das schnellste dafür zulässige Gerät kommt.</translation>
    </message>
    <message>
        <source>Allowed imbalance</source>
        <translation>Erlaubtes Ungleichgewicht</translation>
    </message>
    <message>
        <source>Partitionings</source>
        <translation>Partitionierungen</translation>
    </message>
    <message>
        <source>Optimisation goal</source>
        <translation>Optimierungsziel</translation>
    </message>
    <message>
        <source>Population size</source>
        <translation>Populationsgröße</translation>
    </message>
    <message>
        <source>Elite share</source>
        <translation>Eliteanteil</translation>
    </message>
    <message>
        <source>Mutant share</source>
        <translation>Mutantenanteil</translation>
    </message>
    <message>
        <source>Inheritance bias</source>
        <translation>Vererbungsneigung</translation>
    </message>
    <message>
        <source>Samples per round</source>
        <translation>Ziehungen je Runde</translation>
    </message>
    <message>
        <source>Probability floor</source>
        <translation>Wahrscheinlichkeitssockel</translation>
    </message>
    <message>
        <source>Start placement trust</source>
        <translation>Vertrauen in Anfangsplatzierung</translation>
    </message>
    <message>
        <source>Kick size</source>
        <translation>Störungsgröße</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Off-path moves</source>
        <translation>Züge abseits des Pfads</translation>
    </message>
    <message>
        <source>Neighbour device moves</source>
        <translation>Züge zu Geräten der Nachbarn</translation>
    </message>
    <message>
        <source>Joint move probability</source>
        <translation>Wahrscheinlichkeit gemeinsamer Züge</translation>
    </message>
    <message>
        <source>Order move share</source>
        <translation>Anteil der Reihenfolgezüge</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>Zuordnungen</translation>
    </message>
    <message>
        <source>Start placement</source>
        <translation>Anfangsplatzierung</translation>
    </message>
    <message>
        <source>Independent searches</source>
        <translation>Unabhängige Suchen</translation>
    </message>
    <message>
        <source>Evaluation limit</source>
        <translation>Auswertungsgrenze</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Order changes</source>
        <translation>Reihenfolge ändern</translation>
    </message>
    <message>
        <source>Initial temperature</source>
        <translation>Anfangstemperatur</translation>
    </message>
    <message>
        <source>Pair move probability</source>
        <translation>Wahrscheinlichkeit von Paarzügen</translation>
    </message>
    <message>
        <source>Try baselines first</source>
        <translation>Grundplatzierungen zuerst versuchen</translation>
    </message>
    <message>
        <source>Moves per step</source>
        <translation>Züge je Schritt</translation>
    </message>
    <message>
        <source>Tabu tenure</source>
        <translation>Tabudauer</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Checkpoint file</source>
        <translation>Checkpointdatei</translation>
    </message>
    <message>
        <source>Decoding method</source>
        <translation>Dekodierverfahren</translation>
    </message>
    <message>
        <source>Initial networks</source>
        <translation>Anfangsnetze</translation>
    </message>
    <message>
        <source>Stage I episodes</source>
        <translation>Episoden der Stufe I</translation>
    </message>
    <message>
        <source>Stage II episodes</source>
        <translation>Episoden der Stufe II</translation>
    </message>
    <message>
        <source>Stage III episodes</source>
        <translation>Episoden der Stufe III</translation>
    </message>
    <message>
        <source>Stage I learning rate</source>
        <translation>Lernrate der Stufe I</translation>
    </message>
    <message>
        <source>Stage II learning rate</source>
        <translation>Lernrate der Stufe II</translation>
    </message>
    <message>
        <source>Stage III learning rate</source>
        <translation>Lernrate der Stufe III</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>Endgültige Lernrate</translation>
    </message>
    <message>
        <source>Stage I random actions</source>
        <translation>Zufallsaktionen in Stufe I</translation>
    </message>
    <message>
        <source>Stage II random actions</source>
        <translation>Zufallsaktionen in Stufe II</translation>
    </message>
    <message>
        <source>Stage III random actions</source>
        <translation>Zufallsaktionen in Stufe III</translation>
    </message>
    <message>
        <source>Stage I entropy weight</source>
        <translation>Entropiegewicht in Stufe I</translation>
    </message>
    <message>
        <source>Stage II entropy weight</source>
        <translation>Entropiegewicht in Stufe II</translation>
    </message>
    <message>
        <source>Stage III entropy weight</source>
        <translation>Entropiegewicht in Stufe III</translation>
    </message>
    <message>
        <source>Exploration method</source>
        <translation>Erkundungsverfahren</translation>
    </message>
    <message>
        <source>Discount factor</source>
        <translation>Diskontfaktor</translation>
    </message>
    <message>
        <source>Baseline window</source>
        <translation>Fenster der Basis</translation>
    </message>
    <message>
        <source>episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Advantage unit</source>
        <translation>Einheit des Vorteils</translation>
    </message>
    <message>
        <source>Self-imitation weight</source>
        <translation>Gewicht der Selbstnachahmung</translation>
    </message>
    <message>
        <source>Self-imitation memory</source>
        <translation>Gedächtnis der Selbstnachahmung</translation>
    </message>
    <message>
        <source>Episodes per update</source>
        <translation>Episoden je Aktualisierung</translation>
    </message>
    <message>
        <source>Gradient norm limit</source>
        <translation>Grenze der Gradientennorm</translation>
    </message>
    <message>
        <source>Encoder width</source>
        <translation>Kodiererbreite</translation>
    </message>
    <message>
        <source>Message-passing rounds</source>
        <translation>Runden des Nachrichtenaustauschs</translation>
    </message>
    <message>
        <source>Teacher order</source>
        <translation>Reihenfolge des Lehrers</translation>
    </message>
    <message>
        <source>Execution engine</source>
        <translation>Ausführungsmaschine</translation>
    </message>
    <message>
        <source>Engine settings</source>
        <translation>Einstellungen der Maschine</translation>
    </message>
    <message>
        <source>Executions per placement</source>
        <translation>Ausführungen je Platzierung</translation>
    </message>
    <message>
        <source>Vertex choice</source>
        <translation>Knotenwahl</translation>
    </message>
    <message>
        <source>Device choice</source>
        <translation>Gerätewahl</translation>
    </message>
    <message>
        <source>Encoder runs</source>
        <translation>Kodiererläufe</translation>
    </message>
    <message>
        <source>Earliest-start weight</source>
        <translation>Gewicht des frühesten Beginns</translation>
    </message>
    <message>
        <source>Episode guide</source>
        <translation>Vorlage der Episoden</translation>
    </message>
    <message>
        <source>Guide temperature</source>
        <translation>Temperatur der Vorlage</translation>
    </message>
    <message>
        <source>Guide join probability</source>
        <translation>Mitnahmewahrscheinlichkeit (Vorlage)</translation>
    </message>
    <message>
        <source>Uniform guide deviations</source>
        <translation>Gleichverteilte Abweichungen (Vorlage)</translation>
    </message>
    <message>
        <source>Exact control</source>
        <translation>Genaue Kontrolle</translation>
    </message>
    <message>
        <source>Vertex state width</source>
        <translation>Breite der Knotenzustände</translation>
    </message>
    <message>
        <source>GraphSAGE layers</source>
        <translation>GraphSAGE-Schichten</translation>
    </message>
    <message>
        <source>Attention layers</source>
        <translation>Attention-Schichten</translation>
    </message>
    <message>
        <source>Segment length</source>
        <translation>Abschnittslänge</translation>
    </message>
    <message>
        <source>Update method</source>
        <translation>Aktualisierungsverfahren</translation>
    </message>
    <message>
        <source>PPO steps</source>
        <translation>PPO-Schritte</translation>
    </message>
    <message>
        <source>PPO clipping</source>
        <translation>PPO-Begrenzung</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Encoding frequency</source>
        <translation>Kodierhäufigkeit</translation>
    </message>
    <message>
        <source>Pooling method</source>
        <translation>Pooling-Verfahren</translation>
    </message>
    <message>
        <source>Reward unit</source>
        <translation>Einheit der Belohnung</translation>
    </message>
    <message>
        <source>Matrix size</source>
        <translation>Matrixgröße</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Element size</source>
        <translation>Elementgröße</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Omit trivial formations</source>
        <translation>Triviale Zusammensetzungen weglassen</translation>
    </message>
    <message>
        <source>Input availability</source>
        <translation>Verfügbarkeit der Eingaben</translation>
    </message>
    <message>
        <source>Vertex limit</source>
        <translation>Knotengrenze</translation>
    </message>
    <message>
        <source>Kernels per operation</source>
        <translation>Kernel je Operation</translation>
    </message>
    <message>
        <source>Cut selection</source>
        <translation>Wahl der Teilung</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>Input width</source>
        <translation>Eingabebreite</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Verdeckte Einheiten</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>Bias-Terme</translation>
    </message>
    <message>
        <source>Computed passes</source>
        <translation>Berechnete Durchläufe</translation>
    </message>
    <message>
        <source>Tiles per dimension</source>
        <translation>Kacheln je Dimension</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Kachelgröße</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Model width</source>
        <translation>Modellbreite</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Aufmerksamkeitsköpfe</translation>
    </message>
    <message>
        <source>Feed-forward width</source>
        <translation>Feedforward-Breite</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Vokabulargröße</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Folgenlänge</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Cut style</source>
        <translation>Art der Teilung</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>Key- und Value-Köpfe</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <source>Layer width</source>
        <translation>Schichtbreite</translation>
    </message>
    <message>
        <source>Source length</source>
        <translation>Länge des Ausgangstextes</translation>
    </message>
    <message>
        <source>Target length</source>
        <translation>Länge der Übersetzung</translation>
    </message>
    <message>
        <source>Bidirectional first layer</source>
        <translation>Bidirektionale erste Schicht</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Bildgröße</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Auxiliary classifier</source>
        <translation>Hilfsklassifikator</translation>
    </message>
    <message>
        <source>Network size</source>
        <translation>Netzgröße</translation>
    </message>
    <message>
        <source>Cells per stack</source>
        <translation>Zellen je Stapel</translation>
    </message>
    <message>
        <source>Final channels</source>
        <translation>Kanäle am Ende</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Trainingsschritt</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Division levels</source>
        <translation>Teilungsebenen</translation>
    </message>
    <message>
        <source>Block levels</source>
        <translation>Blockebenen</translation>
    </message>
    <message>
        <source>Number size</source>
        <translation>Zahlengröße</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Chains per stage</source>
        <translation>Ketten je Stufe</translation>
    </message>
    <message>
        <source>Chain length</source>
        <translation>Kettenlänge</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Matrix columns</source>
        <translation>Matrixspalten</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Shape factor</source>
        <translation>Formfaktor</translation>
    </message>
    <message>
        <source>Mean out-degree</source>
        <translation>Mittlerer Ausgangsgrad</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Communication-to-computation ratio</source>
        <translation>Verhältnis von Kommunikation zu Rechnung</translation>
    </message>
    <message>
        <source>Heterogeneity</source>
        <translation>Heterogenität</translation>
    </message>
    <message>
        <source>Device kinds</source>
        <translation>Gerätearten</translation>
    </message>
    <message>
        <source>Mean vertex time</source>
        <translation>Mittlere Knotenzeit</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Micro-Batches</translation>
    </message>
    <message>
        <source>Micro-batch order</source>
        <translation>Micro-Batch-Reihenfolge</translation>
    </message>
    <message>
        <source>Micro-batch size</source>
        <translation>Micro-Batch-Größe</translation>
    </message>
    <message>
        <source>Edge density</source>
        <translation>Kantendichte</translation>
    </message>
    <message>
        <source>Mean work</source>
        <translation>Mittlere Arbeit</translation>
    </message>
    <message>
        <source>Mean output size</source>
        <translation>Mittlere Ausgabegröße</translation>
    </message>
    <message>
        <source>Cost spread</source>
        <translation>Kostenstreuung</translation>
    </message>
    <message>
        <source>Edge direction</source>
        <translation>Kantenrichtung</translation>
    </message>
    <message>
        <source>Children per task</source>
        <translation>Kinder je Aufgabe</translation>
    </message>
    <message>
        <source>Tree depth</source>
        <translation>Baumtiefe</translation>
    </message>
    <message>
        <source>expected a regular file of at most {0} bytes for the settings; the default settings are used, and changes are not saved. Move or remove it, then start the program again</source>
        <translation>erwartet wird für die Einstellungen eine reguläre Datei von höchstens {0} Bytes; die Standardeinstellungen werden verwendet und Änderungen nicht gespeichert. Den Eintrag verschieben oder entfernen, dann das Programm neu starten</translation>
    </message>
    <message>
        <source>no placement is written in a format &quot;{0}&quot;, expected one of: {1}</source>
        <translation>Platzierungen werden nicht im Format „{0}“ geschrieben, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>there is not enough memory for this; save your work, then close other documents or programs</source>
        <translation>der Speicher reicht hierfür nicht; die Arbeit speichern, dann andere Dokumente oder Programme schließen</translation>
    </message>
    <message>
        <source>this program is not approved; to run it, choose it as an engine</source>
        <translation>dieses Programm ist nicht freigegeben; wählen Sie es als Ausführung, um es zu starten</translation>
    </message>
    <message>
        <source>the measured times were not kept for the next time: {0}</source>
        <translation>Die gemessenen Zeiten wurden nicht für das nächste Mal gespeichert: {0}</translation>
    </message>
    <message>
        <source>Simulated makespan</source>
        <translation>Simulierte Gesamtdauer</translation>
    </message>
    <message>
        <source>Measured makespan</source>
        <translation>Gemessene Gesamtdauer</translation>
    </message>
    <message>
        <source>Real runs</source>
        <translation>Echte Läufe</translation>
    </message>
    <message>
        <source>Measured makespan; line: best so far</source>
        <translation>Gemessene Gesamtdauer; Linie: bisher beste</translation>
    </message>
    <message>
        <source>Compare outputs</source>
        <translation>Ausgaben vergleichen</translation>
    </message>
    <message>
        <source>compare the outputs with those of one device and, for einsum graphs, of the uncut expression</source>
        <translation>vergleicht die Ausgaben mit denen eines einzelnen Geräts und bei Einsum-Graphen mit denen des ungeteilten Ausdrucks</translation>
    </message>
    <message>
        <source>Warm-up runs</source>
        <translation>Aufwärmläufe</translation>
    </message>
    <message>
        <source>executions before the first one that counts</source>
        <translation>Ausführungen vor der ersten, die zählt</translation>
    </message>
    <message>
        <source>Seed of the data</source>
        <translation>Startwert der Daten</translation>
    </message>
    <message>
        <source>seed of inputs, and of weights that no file has; executions of a problem share them</source>
        <translation>Startwert der Eingaben und der Gewichte, die in keiner Datei stehen; alle Ausführungen eines Problems haben dieselben</translation>
    </message>
    <message>
        <source>Stand-in kernels</source>
        <translation>Stellvertreter-Kernel</translation>
    </message>
    <message>
        <source>replace every operation by a kernel with the same FLOPs and bytes</source>
        <translation>ersetzt jede Operation durch einen Stellvertreter mit denselben FLOPs und Bytes</translation>
    </message>
    <message>
        <source>Emulated devices</source>
        <translation>Emulierte Geräte</translation>
    </message>
    <message>
        <source>Computes the real operations one after the other on one core and times them; a virtual clock runs the devices with these times and the model&apos;s links</source>
        <translation>Berechnet die wirklichen Operationen nacheinander auf einem Kern und misst ihre Zeiten; eine virtuelle Uhr lässt die Geräte mit diesen Zeiten und den Verbindungen des Modells laufen</translation>
    </message>
    <message>
        <source>emulated: kernels were timed one after the other on one core; transfers take the model&apos;s time</source>
        <translation>emuliert: Die Kernel wurden nacheinander auf einem Kern gemessen; Übertragungen dauern so lange wie im Modell</translation>
    </message>
    <message>
        <source>vertex {0} returned a wrong token: it ran before its inputs, or with inputs of other vertices</source>
        <translation>Knoten {0} hat ein falsches Token geliefert: Er lief vor seinen Eingaben oder mit Eingaben anderer Knoten</translation>
    </message>
    <message>
        <source>vertex {0} returned a wrong output: it differs from that of a sequential evaluation by {1} of the largest element</source>
        <translation>Knoten {0} hat eine falsche Ausgabe geliefert: Sie weicht von der einer sequentiellen Auswertung um {1} des größten Elements ab</translation>
    </message>
    <message>
        <source>the program chose its own placement instead of the given one</source>
        <translation>das Programm hat statt der vorgegebenen eine eigene Platzierung gewählt</translation>
    </message>
    <message>
        <source>the list has {0} elements, expected one for each vertex ({1})</source>
        <translation>die Liste hat {0} Elemente, erwartet eines für jeden Knoten ({1})</translation>
    </message>
    <message>
        <source>the end, {0} s, is before the start, {1} s</source>
        <translation>das Ende, {0} s, liegt vor dem Beginn, {1} s</translation>
    </message>
    <message>
        <source>tensor {0} has no reader on device {1} that needs a transfer</source>
        <translation>Tensor {0} hat auf Gerät {1} keinen Leser, der eine Übertragung braucht</translation>
    </message>
    <message>
        <source>the transfer of tensor {0} of vertex {1} to {2} is missing</source>
        <translation>die Übertragung des Tensors {0} von Knoten {1} nach {2} fehlt</translation>
    </message>
    <message>
        <source>tensor {0} of vertex {1} travels to {2} a second time, expected one transfer to each device</source>
        <translation>Tensor {0} von Knoten {1} wird ein zweites Mal nach {2} übertragen, erwartet eine Übertragung zu jedem Gerät</translation>
    </message>
    <message>
        <source>the transfer to {0} starts at {1} s, before vertex {2} has computed the tensor at {3} s</source>
        <translation>die Übertragung nach {0} beginnt bei {1} s, bevor Knoten {2} den Tensor bei {3} s berechnet hat</translation>
    </message>
    <message>
        <source>vertex {0} starts at {1} s, before its input from vertex {2} is on its device at {3} s</source>
        <translation>Knoten {0} beginnt bei {1} s, bevor seine Eingabe von Knoten {2} bei {3} s auf seinem Gerät ist</translation>
    </message>
    <message>
        <source>vertex {0} starts at {1} s as task {2} at once on {3}, expected at most {4}</source>
        <translation>Knoten {0} beginnt bei {1} s als {2}. gleichzeitige Aufgabe auf {3}, erwartet höchstens {4}</translation>
    </message>
    <message>
        <source>found {0} s, but the last task ends at {1} s</source>
        <translation>{0} s gefunden, aber die letzte Aufgabe endet bei {1} s</translation>
    </message>
    <message>
        <source>vertex {0} has the token {1}, expected {2}: it did not read the outputs of its inputs</source>
        <translation>Knoten {0} hat das Token {1}, erwartet {2}: Er hat nicht die Ausgaben seiner Vorgänger gelesen</translation>
    </message>
    <message>
        <source>settings: found &quot;{0}&quot;, expected name=value</source>
        <translation>settings: &quot;{0}&quot; gefunden, erwartet Name=Wert</translation>
    </message>
    <message>
        <source>the list has {0} elements, expected {1}</source>
        <translation>die Liste hat {0} Elemente, erwartet {1}</translation>
    </message>
    <message>
        <source>found {0}, expected a share from 0 to 1</source>
        <translation>{0} gefunden, erwartet einen Anteil von 0 bis 1</translation>
    </message>
    <message>
        <source>found none of the known keys, expected &quot;progress&quot;, &quot;engine&quot;, &quot;makespan&quot; or &quot;error&quot;</source>
        <translation>keinen der bekannten Schlüssel gefunden, erwartet &quot;progress&quot;, &quot;engine&quot;, &quot;makespan&quot; oder &quot;error&quot;</translation>
    </message>
    <message>
        <source>the external engine wrote a line of more than {0} bytes</source>
        <translation>Die externe Ausführung hat eine Zeile von mehr als {0} Bytes geschrieben</translation>
    </message>
    <message>
        <source>the external engine was terminated by signal {0}</source>
        <translation>Die externe Ausführung wurde durch Signal {0} beendet</translation>
    </message>
    <message>
        <source>the external engine exited with status {0}</source>
        <translation>Die externe Ausführung endete mit Status {0}</translation>
    </message>
    <message>
        <source>the external engine exited before it had reported all executions</source>
        <translation>Die externe Ausführung endete, bevor sie alle Ausführungen gemeldet hatte</translation>
    </message>
    <message>
        <source>the external engine wrote no line for {0} s</source>
        <translation>Die externe Ausführung hat {0} s lang keine Zeile geschrieben</translation>
    </message>
    <message>
        <source>the external engine does not execute the graph: {0}</source>
        <translation>Die externe Ausführung führt den Graphen nicht aus: {0}</translation>
    </message>
    <message>
        <source>found one more execution, expected {0}</source>
        <translation>eine Ausführung zu viel gefunden, erwartet {0}</translation>
    </message>
    <message>
        <source>executed by {0}</source>
        <translation>ausgeführt von {0}</translation>
    </message>
    <message>
        <source>executed by {0} on {1}</source>
        <translation>ausgeführt von {0} auf {1}</translation>
    </message>
    <message>
        <source>A program of yours executes the graph and reports the times; every report is checked</source>
        <translation>Ein eigenes Programm führt den Graphen aus und meldet die Zeiten; jede Meldung wird geprüft</translation>
    </message>
    <message>
        <source>Program settings</source>
        <translation>Programmeinstellungen</translation>
    </message>
    <message>
        <source>options that are passed on to the program: name=value,name=value ...</source>
        <translation>Optionen, die an das Programm weitergegeben werden: Name=Wert,Name=Wert ...</translation>
    </message>
    <message>
        <source>Warm-up executions</source>
        <translation>Aufwärmausführungen</translation>
    </message>
    <message>
        <source>number of executions that the program makes beforehand and does not report</source>
        <translation>Zahl der Ausführungen, die das Programm vorab macht und nicht meldet</translation>
    </message>
    <message>
        <source>Time limit without output</source>
        <translation>Zeitgrenze ohne Ausgabe</translation>
    </message>
    <message>
        <source>seconds without a line of output (progress or an execution) after which the program counts as unresponsive</source>
        <translation>Sekunden ohne eine Zeile Ausgabe (Fortschritt oder eine Ausführung), nach denen das Programm als nicht reagierend gilt</translation>
    </message>
    <message>
        <source>Clock tolerance</source>
        <translation>Uhrentoleranz</translation>
    </message>
    <message>
        <source>resolution of the program&apos;s clocks: reported times may contradict each other by so much</source>
        <translation>Auflösung der Uhren des Programms: Um so viel dürfen gemeldete Zeiten einander widersprechen</translation>
    </message>
    <message>
        <source>the module with the kernels is not installed; engines that compute need it, everything else works</source>
        <translation>Das Modul mit den Kernels ist nicht installiert; rechnende Maschinen brauchen es, alles andere funktioniert</translation>
    </message>
    <message>
        <source>this is not a module with kernels: {0}</source>
        <translation>Das ist kein Modul mit Kernels: {0}</translation>
    </message>
    <message>
        <source>the module with the kernels has interface version {0}, expected {1}: it belongs to another version of the program</source>
        <translation>Das Modul mit den Kernels hat die Schnittstellenversion {0}, erwartet wird {1}: Es gehört zu einer anderen Version des Programms</translation>
    </message>
    <message>
        <source>the module with the kernels could not start</source>
        <translation>Das Modul mit den Kernels konnte nicht starten</translation>
    </message>
    <message>
        <source>the devices need {0} cores (one for each slot), this process may use {1}; use fewer devices, the engine emulated, or the option oversubscribe=true</source>
        <translation>Die Geräte brauchen {0} Kerne (einen je Platz), dieser Prozess darf {1} verwenden; nehmen Sie weniger Geräte, die Maschine emulated oder die Option oversubscribe=true</translation>
    </message>
    <message>
        <source>This machine&apos;s cores</source>
        <translation>Kerne dieses Rechners</translation>
    </message>
    <message>
        <source>Every slot of a device is a core of this machine that computes the real operations; channels copy the tensors</source>
        <translation>Jeder Platz eines Geräts ist ein Kern dieses Rechners, der die wirklichen Operationen berechnet; Kanäle kopieren die Tensoren</translation>
    </message>
    <message>
        <source>the local engine does not wait for memory, expected the memory rule ignore or report</source>
        <translation>Die Maschine local wartet nicht auf Speicher, erwartet wird die Speicherregel ignore oder report</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>real: a transfer takes as long as the copy; model: it is copied in pieces over the time of the model&apos;s link</source>
        <translation>real: Eine Übertragung dauert so lange wie die Kopie; model: Sie wird in Stücken über die Zeit der Verbindung im Modell kopiert</translation>
    </message>
    <message>
        <source>Share cores</source>
        <translation>Kerne teilen</translation>
    </message>
    <message>
        <source>let devices share cores if the machine has too few; measured times then say little</source>
        <translation>lässt Geräte Kerne teilen, wenn der Rechner zu wenige hat; gemessene Zeiten sagen dann wenig aus</translation>
    </message>
    <message>
        <source>noisy machine: runs of one kernel differ by {0} %, expected at most {1} %; stop other programs and measure again</source>
        <translation>unruhiger Rechner: Läufe eines Kernels unterscheiden sich um {0} %, erwartet werden höchstens {1} %; beenden Sie andere Programme und messen Sie erneut</translation>
    </message>
    <message>
        <source>noisy machine: {0} threads were running on {1} processors over the last minute; stop other programs and measure again</source>
        <translation>unruhiger Rechner: In der letzten Minute liefen {0} Threads auf {1} Prozessoren; beenden Sie andere Programme und messen Sie erneut</translation>
    </message>
    <message>
        <source>the processors save power (governor powersave): clocks may change during measurements</source>
        <translation>Die Prozessoren sparen Strom (Governor powersave): Takte können sich während der Messung ändern</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;{1}&quot;</source>
        <translation>„{0}“ gefunden, „{1}“ erwartet</translation>
    </message>
    <message>
        <source>the list is empty, expected at least one device</source>
        <translation>Die Liste ist leer, erwartet wird mindestens ein Gerät</translation>
    </message>
    <message>
        <source>a link names device {0}, expected a device from 0 to {1}</source>
        <translation>Eine Verbindung nennt das Gerät {0}, erwartet wird ein Gerät von 0 bis {1}</translation>
    </message>
    <message>
        <source>the function {0} has no formula; its kernels add up their operands instead</source>
        <translation>Die Funktion {0} hat keine Formel; ihre Kernel addieren stattdessen ihre Operanden</translation>
    </message>
    <message>
        <source>elements have {0} bytes in the graph, but are computed with 4 bytes (float32): transfers carry other numbers of bytes</source>
        <translation>Elemente haben im Graphen {0} Bytes, werden aber mit 4 Bytes (float32) berechnet: Übertragungen haben andere Größen</translation>
    </message>
    <message>
        <source>the graph differs from the graph of its einsum program, so that its operations are not known</source>
        <translation>Der Graph weicht vom Graphen seines Einsum-Programms ab, so dass seine Operationen nicht bekannt sind</translation>
    </message>
    <message>
        <source>the environment variable OPENBLAS_CORETYPE={0} selects the kernels of OpenBLAS; those of another processor can be three times slower</source>
        <translation>Die Umgebungsvariable OPENBLAS_CORETYPE={0} wählt die Kernel von OpenBLAS; die eines anderen Prozessors können dreimal langsamer sein</translation>
    </message>
    <message>
        <source>the model&apos;s inputs are random: normal numbers, and 0 and 1 as whole numbers</source>
        <translation>Die Eingaben des Modells sind zufällig: normalverteilte Zahlen, und 0 und 1 als ganze Zahlen</translation>
    </message>
    <message>
        <source>an input of the vertex can&apos;t be computed: no node makes it</source>
        <translation>Eine Eingabe des Knotens kann nicht berechnet werden: kein Operator erzeugt sie</translation>
    </message>
    <message>
        <source>these operators have no kernel (vertices in brackets): {0}; execute the graph with stand-ins instead</source>
        <translation>Für diese Operatoren gibt es keinen Kernel (Zahl der Knoten in Klammern): {0}; den Graphen stattdessen mit Ersatz-Kerneln ausführen</translation>
    </message>
    <message>
        <source>the graph was changed after it was read from the model, so stand-ins compute its vertices; open the model again</source>
        <translation>Der Graph wurde geändert, nachdem er aus dem Modell gelesen worden war; deshalb rechnen Ersatz-Kernel seine Knoten. Das Modell neu öffnen</translation>
    </message>
    <message>
        <source>the file is another model than the one that the graph was read from; open it again</source>
        <translation>Die Datei enthält ein anderes Modell als das, aus dem der Graph gelesen wurde; sie neu öffnen</translation>
    </message>
    <message>
        <source>the model has more than 2 GiB in one file; expected its weights in a file next to it (external data)</source>
        <translation>Das Modell hat mehr als 2 GiB in einer Datei; die Gewichte müssen in einer Datei daneben liegen (external data)</translation>
    </message>
    <message>
        <source>the input &quot;{0}&quot; has an unknown shape or no numbers, so no random values can be drawn for it</source>
        <translation>Die Eingabe „{0}“ hat eine unbekannte Form oder keine Zahlen; zufällige Werte können nicht gezogen werden</translation>
    </message>
    <message>
        <source>the kernel reports: {0}</source>
        <translation>Der Kernel meldet: {0}</translation>
    </message>
    <message>
        <source>the weight is in the file &quot;{0}&quot;, expected one in the folder of the model</source>
        <translation>Das Gewicht liegt in der Datei „{0}“; erwartet wird eine im Ordner des Modells</translation>
    </message>
    <message>
        <source>expected {0} bytes of the weight from byte {1} on in the file &quot;{2}&quot;, found fewer, or no such file</source>
        <translation>Erwartet werden {0} Bytes des Gewichts ab Byte {1} in der Datei „{2}“; gefunden wurden weniger, oder die Datei fehlt</translation>
    </message>
    <message>
        <source>the file &quot;{0}&quot; with the weight can&apos;t be read</source>
        <translation>Die Datei „{0}“ mit dem Gewicht kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the tensor has elements of type {0}, which no kernel computes, or an extent that is out of range</source>
        <translation>Der Tensor hat Elemente vom Typ {0}, mit dem kein Kernel rechnet, oder eine Ausdehnung außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>the tensor has other elements than its shape says, expected {0}</source>
        <translation>Der Tensor hat eine andere Zahl von Elementen, als seine Form besagt; erwartet werden {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices are computed by stand-ins with the same FLOPs and bytes</source>
        <comment>{0} vertex is computed by a stand-in with the same FLOPs and bytes</comment>
        <translation>
            <numerusform>{0} Knoten wird durch einen Stellvertreter mit gleichen FLOPs und Bytes berechnet</numerusform>
            <numerusform>{0} Knoten werden durch Stellvertreter mit gleichen FLOPs und Bytes berechnet</numerusform>
        </translation>
    </message>
    <message>
        <source>the execution needs {0} of memory, but this machine has {1} available; use a smaller graph, or a machine with more memory</source>
        <translation>Die Ausführung braucht {0} Speicher, aber auf diesem Rechner sind {1} verfügbar; einen kleineren Graphen oder einen Rechner mit mehr Speicher verwenden</translation>
    </message>
    <message>
        <source>the bytes that another process has sent are not a tensor</source>
        <translation>Die Bytes, die ein anderer Prozess gesendet hat, sind kein Tensor</translation>
    </message>
    <message>
        <source>there is not enough memory; use a smaller graph or close programs</source>
        <translation>Der Speicher reicht nicht; einen kleineren Graphen verwenden oder Programme schließen</translation>
    </message>
    <message>
        <source>the kernel failed: {0}</source>
        <translation>Der Kernel ist gescheitert: {0}</translation>
    </message>
    <message>
        <source>the kernel wrote a value that is not a number (NaN)</source>
        <translation>Der Kernel hat einen Wert geschrieben, der keine Zahl ist (NaN)</translation>
    </message>
    <message>
        <source>Everything on the one device that runs it fastest</source>
        <translation>Alles auf dem einen Gerät, das es am schnellsten ausführt</translation>
    </message>
    <message>
        <source>Vertices in topological order to the devices in turn</source>
        <translation>Knoten in topologischer Reihenfolge reihum auf die Geräte</translation>
    </message>
    <message>
        <source>A random device for every vertex</source>
        <translation>Ein zufälliges Gerät für jeden Knoten</translation>
    </message>
    <message>
        <source>The most urgent ready vertex on the device where it starts first</source>
        <translation>Der dringendste bereite Knoten auf das Gerät, auf dem er zuerst beginnt</translation>
    </message>
    <message>
        <source>By upward rank on the device where the vertex ends first, gaps included</source>
        <translation>Nach Aufwärtsrang auf das Gerät, auf dem der Knoten zuerst endet, Lücken eingeschlossen</translation>
    </message>
    <message>
        <source>The critical path on one device, the rest where it ends first</source>
        <translation>Der kritische Pfad auf ein Gerät, der Rest dorthin, wo er zuerst endet</translation>
    </message>
    <message>
        <source>Least end time plus an optimistic estimate for the successors</source>
        <translation>Frühestes Ende zuzüglich einer optimistischen Schätzung der Nachfolger</translation>
    </message>
    <message>
        <source>HEFT that also tries the successors on every device</source>
        <translation>HEFT, das auch die Nachfolger auf jedem Gerät probiert</translation>
    </message>
    <message>
        <source>Of all ready vertices and devices, the pair that starts first</source>
        <translation>Von allen bereiten Knoten und Geräten das Paar, das zuerst beginnt</translation>
    </message>
    <message>
        <source>Of all ready vertices and devices, the pair with the largest dynamic level</source>
        <translation>Von allen bereiten Knoten und Geräten das Paar mit der größten dynamischen Stufe</translation>
    </message>
    <message>
        <source>By latest possible start on the device where the vertex starts first</source>
        <translation>Nach spätestmöglichem Beginn auf das Gerät, auf dem der Knoten zuerst beginnt</translation>
    </message>
    <message>
        <source>Clusters vertices along the dominant sequence, then spreads the clusters by load</source>
        <translation>Gruppiert Knoten entlang der dominanten Folge und verteilt die Gruppen nach Last</translation>
    </message>
    <message>
        <source>Whenever a device is free, the first ready vertex of a list</source>
        <translation>Sobald ein Gerät frei ist, der erste bereite Knoten einer Liste</translation>
    </message>
    <message>
        <source>Graph partitioner: few bytes between devices, work by their speeds</source>
        <translation>Graphpartitionierer: wenige Bytes zwischen Geräten, Arbeit nach deren Geschwindigkeit</translation>
    </message>
    <message>
        <source>Graph partitioner that maps onto devices weighted by their speeds</source>
        <translation>Graphpartitionierer, der auf nach Geschwindigkeit gewichtete Geräte abbildet</translation>
    </message>
    <message>
        <source>Fills one device after the other in topological order, by memory</source>
        <translation>Füllt ein Gerät nach dem anderen in topologischer Reihenfolge, nach Speicher</translation>
    </message>
    <message>
        <source>ETF that respects memory and reuses the copies that a device received</source>
        <translation>ETF, das den Speicher beachtet und empfangene Kopien wiederverwendet</translation>
    </message>
    <message>
        <source>m-ETF that keeps favourite successors on the same device</source>
        <translation>m-ETF, das bevorzugte Nachfolger auf demselben Gerät hält</translation>
    </message>
    <message>
        <source>Vertex after vertex to the devices in turn, by its number</source>
        <translation>Knoten für Knoten reihum auf die Geräte, nach seiner Nummer</translation>
    </message>
    <message>
        <source>Equal batches by path length, the longest paths to the fastest device</source>
        <translation>Gleiche Stapel nach Pfadlänge, die längsten Pfade auf das schnellste Gerät</translation>
    </message>
    <message>
        <source>The critical path on the fastest device, the rest on the least loaded</source>
        <translation>Der kritische Pfad auf das schnellste Gerät, der Rest auf das am wenigsten belastete</translation>
    </message>
    <message>
        <source>Weighs memory, importance, transfers and execution time</source>
        <translation>Wägt Speicher, Wichtigkeit, Übertragungen und Ausführungszeit ab</translation>
    </message>
    <message>
        <source>Depth first, least execution time and incoming transfers</source>
        <translation>Tiefensuche, geringste Ausführungszeit und eingehende Übertragungen</translation>
    </message>
    <message>
        <source>Spreads each operation over all devices in the best arrangement</source>
        <translation>Verteilt jede Operation in der besten Anordnung auf alle Geräte</translation>
    </message>
    <message>
        <source>Balances work and incoming bytes for each operation of an Einsum program</source>
        <translation>Gleicht Arbeit und eingehende Bytes je Operation eines Einsum-Programms aus</translation>
    </message>
    <message>
        <source>The best of n random placements</source>
        <translation>Die beste von n zufälligen Platzierungen</translation>
    </message>
    <message>
        <source>Moves one vertex or two neighbours; accepts fewer setbacks over time</source>
        <translation>Verschiebt einen Knoten oder zwei Nachbarn; lässt Rückschritte immer seltener zu</translation>
    </message>
    <message>
        <source>Annealing whose moves begin on the critical path of the last run</source>
        <translation>Abkühlung, deren Züge auf dem kritischen Pfad des letzten Laufs beginnen</translation>
    </message>
    <message>
        <source>Takes the first improvement; kicks itself out of local optima</source>
        <translation>Nimmt die erste Verbesserung; verlässt lokale Optima durch Stöße</translation>
    </message>
    <message>
        <source>The best of some moves; the way back is closed for a while</source>
        <translation>Der beste von einigen Zügen; der Rückweg ist eine Zeit lang gesperrt</translation>
    </message>
    <message>
        <source>Genetic algorithm with random keys for devices and priorities</source>
        <translation>Genetischer Algorithmus mit Zufallsschlüsseln für Geräte und Prioritäten</translation>
    </message>
    <message>
        <source>Draws from a table of probabilities that follows the best draws</source>
        <translation>Zieht aus einer Wahrscheinlichkeitstabelle, die den besten Ziehungen folgt</translation>
    </message>
    <message>
        <source>A program that reads the problem as JSON and writes a placement</source>
        <translation>Ein Programm, das das Problem als JSON liest und eine Platzierung schreibt</translation>
    </message>
    <message>
        <source>The shortest plan with a proof, or the best plan found and a bound</source>
        <translation>Der kürzeste Plan mit Beweis, oder der beste gefundene Plan und eine Schranke</translation>
    </message>
    <message>
        <source>The networks of an earlier training place any graph</source>
        <translation>Die Netze eines früheren Trainings platzieren jeden Graphen</translation>
    </message>
    <message>
        <source>Networks trained on many graphs choose the moves of a search</source>
        <translation>Auf vielen Graphen trainierte Netze wählen die Züge einer Suche</translation>
    </message>
    <message>
        <source>One policy selects the vertex, another its device; trained on this graph</source>
        <translation>Eine Strategie wählt den Knoten, eine zweite sein Gerät; auf diesem Graphen trainiert</translation>
    </message>
    <message>
        <source>DOPPLER with small networks that imitate their own best episodes</source>
        <translation>DOPPLER mit kleinen Netzen, die ihre eigenen besten Episoden nachahmen</translation>
    </message>
    <message>
        <source>Learned choice of moves in an annealed search</source>
        <translation>Gelernte Wahl der Züge in einer Abkühlungssuche</translation>
    </message>
    <message>
        <source>DOPPLER that learns the order of vertices; devices by rule</source>
        <translation>DOPPLER, das die Reihenfolge der Knoten lernt; Geräte nach Regel</translation>
    </message>
    <message>
        <source>DOPPLER that learns the devices; order of vertices by rule</source>
        <translation>DOPPLER, das die Geräte lernt; Reihenfolge der Knoten nach Regel</translation>
    </message>
    <message>
        <source>Visits every vertex of a complete placement and may move it</source>
        <translation>Besucht jeden Knoten einer vollständigen Platzierung und darf ihn verschieben</translation>
    </message>
    <message>
        <source>PLACETO that reads the placement once per episode</source>
        <translation>PLACETO, das die Platzierung einmal je Episode liest</translation>
    </message>
    <message>
        <source>One policy selects pairs of ready vertex and device</source>
        <translation>Eine Strategie wählt Paare aus bereitem Knoten und Gerät</translation>
    </message>
    <message>
        <source>One network selects the devices of all vertices at once</source>
        <translation>Ein Netz wählt die Geräte aller Knoten auf einmal</translation>
    </message>
    <message>
        <source>Exact control: the same placer without learning, to show its effect</source>
        <translation>Exakte Kontrolle: derselbe Platzierer ohne Lernen, um dessen Wirkung zu zeigen</translation>
    </message>
    <message>
        <source>Updates per recheck</source>
        <translation>Updates je Nachmessung</translation>
    </message>
    <message>
        <source>after so many updates of stage III the best placement is measured again, and the mean of all its measurements counts; 0: never</source>
        <translation>nach so vielen Updates der Stufe III wird die beste Platzierung erneut gemessen, und das Mittel aller ihrer Messungen zählt; 0: nie</translation>
    </message>
    <message>
        <source>found {0} times, expected {1}: ready, start and end of each</source>
        <translation>{0} Zeiten gefunden, erwartet {1}: Bereitschaft, Beginn und Ende von jeder</translation>
    </message>
    <message>
        <source>this is the state of another graph, devices, model, engine or setting; expected the same ones to resume</source>
        <translation>dies ist der Zustand eines anderen Graphen, anderer Geräte, eines anderen Modells, einer anderen Maschine oder Einstellung; zum Fortsetzen werden dieselben erwartet</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected sum, prod, min or max</source>
        <translation>„{0}“ gefunden, erwartet sum, prod, min oder max</translation>
    </message>
    <message>
        <source>unknown method &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Methode „{0}“, erwartet eine von {1}</translation>
    </message>
    <message>
        <source>there is no such file; --state begins one</source>
        <translation>die Datei gibt es nicht; --state beginnt eine</translation>
    </message>
    <message>
        <source>the kernels were measured alone and not in executions of the graph: {0}</source>
        <translation>die Kernels wurden allein gemessen und nicht in Ausführungen des Graphen: {0}</translation>
    </message>
    <message>
        <source>{0}: the last task ends at {1} ({2})</source>
        <translation>{0}: Die letzte Aufgabe endet bei {1} ({2})</translation>
    </message>
    <message>
        <source>{0}, {1} times: {2} by the model</source>
        <translation>{0}, {1}-mal: {2} nach dem Modell</translation>
    </message>
    <message>
        <source>{0}, {1} times: measured {2}, {3} against the model</source>
        <translation>{0}, {1}-mal: gemessen {2}, {3} gegenüber dem Modell</translation>
    </message>
    <message>
        <source>S0: simulated</source>
        <translation>S0: simuliert</translation>
    </message>
    <message>
        <source>S1: with measured task times</source>
        <translation>S1: mit gemessenen Zeiten der Aufgaben</translation>
    </message>
    <message>
        <source>S2: also with measured transfer times</source>
        <translation>S2: auch mit gemessenen Zeiten der Übertragungen</translation>
    </message>
    <message>
        <source>M: measured</source>
        <translation>M: gemessen</translation>
    </message>
    <message>
        <source>S0 = {0}: simulated with the times of the model</source>
        <translation>S0 = {0}: mit den Zeiten des Modells simuliert</translation>
    </message>
    <message>
        <source>S1 = {0}. S1 − S0 = {1}: error of the kernel model</source>
        <translation>S1 = {0}. S1 − S0 = {1}: Fehler des Kernelmodells</translation>
    </message>
    <message>
        <source>S2 = {0}. S2 − S1 = {1}: error of the link model</source>
        <translation>S2 = {0}. S2 − S1 = {1}: Fehler des Verbindungsmodells</translation>
    </message>
    <message>
        <source>M = {0}. M − S2 = {1}: hand-over, contention and another order</source>
        <translation>M = {0}. M − S2 = {1}: Übergabe, Konkurrenz und eine andere Reihenfolge</translation>
    </message>
    <message>
        <source>By device: end of the last task</source>
        <translation>Nach Gerät: Ende der letzten Aufgabe</translation>
    </message>
    <message>
        <source>By device: time in tasks</source>
        <translation>Nach Gerät: Zeit in Aufgaben</translation>
    </message>
    <message>
        <source>By operation: time in tasks</source>
        <translation>Nach Operation: Zeit in Aufgaben</translation>
    </message>
    <message>
        <source>By link: time in transfers</source>
        <translation>Nach Verbindung: Zeit in Übertragungen</translation>
    </message>
    <message>
        <source>found {0} devices, expected {1} for each of the {2} placements</source>
        <translation>{0} Geräte gefunden, erwartet werden {1} für jede der {2} Platzierungen</translation>
    </message>
    <message>
        <source>there is no placement to change; send &quot;devices&quot; or &quot;place&quot; first</source>
        <translation>es gibt keine Platzierung, die geändert werden kann; senden Sie zuerst „devices“ oder „place“</translation>
    </message>
    <message>
        <source>there are no moves to accept; send &quot;move&quot; first, with a result that does not exceed its limit</source>
        <translation>es gibt keine Züge zum Übernehmen; senden Sie zuerst „move“ mit einem Ergebnis innerhalb des Limits</translation>
    </message>
    <message>
        <source>placers are not available here</source>
        <translation>Platzierer sind hier nicht verfügbar</translation>
    </message>
    <message>
        <source>found false, expected true</source>
        <translation>false gefunden, erwartet wird true</translation>
    </message>
    <message>
        <source>unknown item &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannter Eintrag „{0}“, erwartet wird einer von: {1}</translation>
    </message>
    <message>
        <source>unknown device &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekanntes Gerät „{0}“, erwartet wird eines von: {1}</translation>
    </message>
    <message>
        <source>expected a list of two: a vertex and a device</source>
        <translation>erwartet wird eine Liste aus zwei Elementen: Knoten und Gerät</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; and &quot;{1}&quot;, expected one question per line</source>
        <translation>„{0}“ und „{1}“ gefunden, erwartet wird eine Frage pro Zeile</translation>
    </message>
    <message>
        <source>this line asks nothing; expected one of the keys &quot;devices&quot;, &quot;batch&quot;, &quot;move&quot;, &quot;accept&quot;, &quot;problem&quot; and &quot;place&quot;</source>
        <translation>diese Zeile fragt nichts; erwartet wird einer der Schlüssel „devices“, „batch“, „move“, „accept“, „problem“ und „place“</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no meaning with &quot;{1}&quot;; leave it out</source>
        <translation>„{0}“ hat zusammen mit „{1}“ keine Bedeutung; lassen Sie es weg</translation>
    </message>
    <message>
        <source>unknown key; expected one of: {0}</source>
        <translation>unbekannter Schlüssel; erwartet wird einer von: {0}</translation>
    </message>
    <message>
        <source>vertex {0} is no candidate, expected one whose inputs are all placed and which is not placed itself</source>
        <translation>Knoten {0} ist kein Kandidat; erwartet wird einer, dessen Eingaben alle platziert sind und der selbst nicht platziert ist</translation>
    </message>
    <message>
        <source>Inputs of the model</source>
        <translation>Eingaben des Modells</translation>
    </message>
    <message>
        <source>folder with NAME.npy, NAME.pb or input_0.pb for the inputs of an ONNX model, or one such file; inputs without a file are random</source>
        <translation>Ordner mit NAME.npy, NAME.pb oder input_0.pb für die Eingaben eines ONNX-Modells, oder eine solche Datei; Eingaben ohne Datei sind zufällig</translation>
    </message>
    <message>
        <source>a rank was lost before the execution began</source>
        <translation>ein Rang ging verloren, bevor die Ausführung begann</translation>
    </message>
    <message>
        <source>rank {0} was lost: its process has ended, or the network has failed</source>
        <translation>Rang {0} ging verloren: sein Prozess ist beendet, oder das Netz ist ausgefallen</translation>
    </message>
    <message>
        <source>rank {0} has not answered for {1} s: its process or machine hangs</source>
        <translation>Rang {0} hat {1} s lang nicht geantwortet: sein Prozess oder Rechner hängt</translation>
    </message>
    <message>
        <source>rank {0} runs version {1} of the program and rank 0 version {2}; install the same version on all machines</source>
        <translation>Rang {0} führt Version {1} des Programms aus und Rang 0 Version {2}; installieren Sie auf allen Rechnern dieselbe Version</translation>
    </message>
    <message>
        <source>rank {0} has another graph, devices, placement or options than rank 0; start the same command with the same files on all machines</source>
        <translation>Rang {0} hat einen anderen Graphen, andere Geräte, eine andere Platzierung oder andere Optionen als Rang 0; starten Sie auf allen Rechnern denselben Befehl mit denselben Dateien</translation>
    </message>
    <message>
        <source>rank {0} does not execute a graph; start the same command on all machines</source>
        <translation>Rang {0} führt keinen Graphen aus; starten Sie auf allen Rechnern denselben Befehl</translation>
    </message>
    <message>
        <source>the ranks could not agree on the execution: {0}</source>
        <translation>die Ränge konnten sich nicht über die Ausführung einigen: {0}</translation>
    </message>
    <message>
        <source>the input is no part of an execution; the engine ranks starts this command</source>
        <translation>die Eingabe ist kein Teil einer Ausführung; die Engine ranks startet diesen Befehl</translation>
    </message>
    <message>
        <source>this program has version {0}, but version {1} started it; install one version alone</source>
        <translation>dieses Programm hat Version {0}, aber Version {1} hat es gestartet; installieren Sie nur eine Version</translation>
    </message>
    <message>
        <source>the program &quot;doppler&quot;, which executes each rank, is neither next to this program nor next to its library; install it again</source>
        <translation>das Programm &quot;doppler&quot;, das jeden Rang ausführt, liegt weder neben diesem Programm noch neben seiner Bibliothek; installieren Sie es erneut</translation>
    </message>
    <message>
        <source>rank {0} was terminated by signal {1}</source>
        <translation>Rang {0} wurde durch Signal {1} beendet</translation>
    </message>
    <message>
        <source>rank {0} exited with status {1}</source>
        <translation>Rang {0} endete mit Status {1}</translation>
    </message>
    <message>
        <source>a rank reported results that do not fit the placement: it belongs to another version of the program</source>
        <translation>ein Rang meldete Ergebnisse, die nicht zur Platzierung passen: er gehört zu einer anderen Version des Programms</translation>
    </message>
    <message>
        <source>rank {0} was stopped</source>
        <translation>Rang {0} wurde angehalten</translation>
    </message>
    <message>
        <source>{0} processes of one machine, which share its clock, sent tensors by c10d&apos;s Gloo backend</source>
        <translation>{0} Prozesse eines Rechners, die dessen Uhr teilen, sandten Tensoren über das Gloo-Backend von c10d</translation>
    </message>
    <message>
        <source>{0} processes sent tensors by c10d&apos;s Gloo backend; round trips aligned their clocks with an error of at most {1} us</source>
        <translation>{0} Prozesse sandten Tensoren über das Gloo-Backend von c10d; Umlaufzeiten glichen ihre Uhren mit einem Fehler von höchstens {1} us ab</translation>
    </message>
    <message>
        <source>rank {0} sent a tensor that this rank does not expect</source>
        <translation>Rang {0} sandte einen Tensor, den dieser Rang nicht erwartet</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>Every device is a process, on this machine or another, that computes the real operations; tensors travel through the network</source>
        <translation>Jedes Gerät ist ein Prozess auf diesem oder einem anderen Rechner, der die echten Operationen rechnet; Tensoren reisen durch das Netz</translation>
    </message>
    <message>
        <source>a rank does not know the state of the other devices, which msr needs; expected another schedule</source>
        <translation>ein Rang kennt den Zustand der anderen Geräte nicht, den msr braucht; erwartet wird eine andere Reihenfolge</translation>
    </message>
    <message>
        <source>the ranks do not wait for memory, expected the memory rule ignore or report</source>
        <translation>die Ränge warten nicht auf Speicher, erwartet wird die Speicherregel ignore oder report</translation>
    </message>
    <message>
        <source>WORLD_SIZE is {0}, but there are {1} devices; start one process for each device</source>
        <translation>WORLD_SIZE ist {0}, aber es gibt {1} Geräte; starten Sie für jedes Gerät einen Prozess</translation>
    </message>
    <message>
        <source>Time limit without answer</source>
        <translation>Frist ohne Antwort</translation>
    </message>
    <message>
        <source>seconds without a sign of life after which a rank counts as unresponsive</source>
        <translation>Sekunden ohne Lebenszeichen, nach denen ein Rang als hängend gilt</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a hexadecimal number of 64 bits</source>
        <translation>„{0}“ gefunden, erwartet wurde eine Hexadezimalzahl von 64 Bit</translation>
    </message>
    <message>
        <source>the header of the array is broken, expected {0}</source>
        <translation>der Kopf des Arrays ist defekt, erwartet wurde {0}</translation>
    </message>
    <message>
        <source>the array has elements of type {0}, expected numbers or booleans</source>
        <translation>das Array hat Elemente vom Typ {0}, erwartet wurden Zahlen oder Wahrheitswerte</translation>
    </message>
    <message>
        <source>found another format, expected an array of NumPy (.npy)</source>
        <translation>anderes Format gefunden, erwartet wurde ein NumPy-Array (.npy)</translation>
    </message>
    <message>
        <source>the array has version {0} of its format, expected 1, 2 or 3</source>
        <translation>das Array hat Version {0} seines Formats, erwartet wurde 1, 2 oder 3</translation>
    </message>
    <message>
        <source>the model from which the graph was read cannot be read: {0}; put it back, or execute the graph with stand-ins</source>
        <translation>das Modell, aus dem der Graph gelesen wurde, kann nicht gelesen werden: {0}; stellen Sie es wieder her, oder führen Sie den Graphen mit Ersatzkernen aus</translation>
    </message>
    <message>
        <source>there is no device for &quot;{0}&quot;; the devices are {1}; choose devices that have it, such as &quot;2xH100+cpu&quot;, or change the file</source>
        <translation>es gibt kein Gerät für „{0}“; die Geräte sind {1}; wählen Sie Geräte, die es haben, etwa „2xH100+cpu“, oder ändern Sie die Datei</translation>
    </message>
    <message>
        <source>the graph has more colours than the {0} devices; choose more devices</source>
        <translation>der Graph hat mehr Farben als die {0} Geräte; wählen Sie mehr Geräte</translation>
    </message>
    <message>
        <source>no name matches a vertex of the graph; the file names {0}; the graph has {1}</source>
        <translation>kein Name passt zu einem Knoten des Graphen; die Datei nennt {0}; der Graph hat {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} names of the file match no vertex: {1}</source>
        <comment>{0} name of the file matches no vertex: {1}</comment>
        <translation>
            <numerusform>{0} Name der Datei passt zu keinem Knoten: {1}</numerusform>
            <numerusform>{0} Namen der Datei passen zu keinem Knoten: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices have no device in the file and go to that of a neighbour: {1}</source>
        <comment>{0} vertex has no device in the file and goes to that of a neighbour: {1}</comment>
        <translation>
            <numerusform>{0} Knoten hat in der Datei kein Gerät und kommt auf das eines Nachbarn: {1}</numerusform>
            <numerusform>{0} Knoten haben in der Datei kein Gerät und kommen auf das eines Nachbarn: {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>the table has no column &quot;device&quot;, or neither &quot;name&quot; nor &quot;vertex&quot;; expected a heading such as name,device</source>
        <translation>die Tabelle hat keine Spalte „device“ oder weder „name“ noch „vertex“; erwartet wird eine Kopfzeile wie name,device</translation>
    </message>
    <message>
        <source>found {0} fields, expected {1} as in the heading</source>
        <translation>{0} Felder gefunden, erwartet werden {1} wie in der Kopfzeile</translation>
    </message>
    <message>
        <source>found a closing brace without an opening one</source>
        <translation>schließende Klammer ohne öffnende gefunden</translation>
    </message>
    <message>
        <source>the text ends within a node</source>
        <translation>der Text endet innerhalb eines Knotens</translation>
    </message>
    <message>
        <source>this is no DOT</source>
        <translation>dies ist kein DOT</translation>
    </message>
    <message>
        <source>found {0}, but the graph was read with {1} for the input &quot;{2}&quot;; give a tensor of this type and shape, or open the model with other extents</source>
        <translation>{0} gefunden, aber der Graph wurde mit {1} für die Eingabe „{2}“ gelesen; geben Sie einen Tensor dieses Typs und dieser Form an, oder öffnen Sie das Modell mit anderen Ausdehnungen</translation>
    </message>
    <message>
        <source>found no tensor, expected one as ONNX stores it (TensorProto)</source>
        <translation>kein Tensor gefunden, erwartet wurde einer, wie ONNX ihn speichert (TensorProto)</translation>
    </message>
    <message>
        <source>the array has {0} bytes of elements, expected {1} by its shape</source>
        <translation>das Array hat {0} Bytes an Elementen, nach seiner Form wurden {1} erwartet</translation>
    </message>
    <message>
        <source>the folder cannot be read: {0}</source>
        <translation>der Ordner kann nicht gelesen werden: {0}</translation>
    </message>
    <message>
        <source>the folder has no inputs, expected files such as input_0.pb or NAME.npy</source>
        <translation>der Ordner hat keine Eingaben, erwartet wurden Dateien wie input_0.pb oder NAME.npy</translation>
    </message>
    <message>
        <source>the model has no input for this file, expected a file named after one of: {0}</source>
        <translation>das Modell hat keine Eingabe für diese Datei, erwartet wurde eine Datei mit einem dieser Namen: {0}</translation>
    </message>
    <message>
        <source>the input &quot;{0}&quot; has a second file, {1}; remove one of them</source>
        <translation>die Eingabe „{0}“ hat eine zweite Datei, {1}; entfernen Sie eine davon</translation>
    </message>
    <message>
        <source>there is no such file or folder, expected the inputs of the model</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner, erwartet wurden die Eingaben des Modells</translation>
    </message>
    <message>
        <source>found the extension &quot;{0}&quot;, expected .npy, .pb, or a folder</source>
        <translation>Dateiendung „{0}“ gefunden, erwartet wurde .npy, .pb oder ein Ordner</translation>
    </message>
    <message>
        <source>the model has {0} inputs, expected a folder with files named after them: {1}</source>
        <translation>das Modell hat {0} Eingaben, erwartet wurde ein Ordner mit nach ihnen benannten Dateien: {1}</translation>
    </message>
    <message>
        <source>these inputs of the model have no file and are random: {0}</source>
        <translation>diese Eingaben des Modells haben keine Datei und sind zufällig: {0}</translation>
    </message>
    <message>
        <source>only the operators of an ONNX model read inputs from files, and this graph&apos;s vertices are computed otherwise; remove the option inputs</source>
        <translation>nur die Operatoren eines ONNX-Modells lesen Eingaben aus Dateien, und die Knoten dieses Graphen werden anders berechnet; entfernen Sie die Option inputs</translation>
    </message>
    <message>
        <source>the connection to rank {0} is lost: {1}</source>
        <translation>die Verbindung zu Rang {0} ist verloren: {1}</translation>
    </message>
    <message>
        <source>the {0} processes could not connect to each other: {1}</source>
        <translation>die {0} Prozesse konnten sich nicht miteinander verbinden: {1}</translation>
    </message>
    <message>
        <source>stage III would run this program, which is not approved; to run it, start the training with it in the training dialog or by doppler train</source>
        <translation>Stufe III würde dieses Programm ausführen, das nicht zugelassen ist; um es auszuführen, starten Sie das Training damit im Trainingsdialog oder mit doppler train</translation>
    </message>
    <message>
        <source>The shown run was measured on the engine {0}.</source>
        <translation>Der gezeigte Lauf wurde auf der Maschine {0} gemessen.</translation>
    </message>
    <message>
        <source>Target: a run on the engine {0}</source>
        <translation>Ziel: ein Lauf auf der Maschine {0}</translation>
    </message>
    <message>
        <source>the external placer asks for makespans; set its option &quot;dialogue&quot; to true</source>
        <translation>der externe Platzierer fragt nach Laufzeiten; setzen Sie seine Option „dialogue“ auf true</translation>
    </message>
    <message>
        <source>Dialogue</source>
        <translation>Dialog</translation>
    </message>
    <message>
        <source>the program may ask for makespans, which count against the limit of evaluations</source>
        <translation>das Programm darf nach Laufzeiten fragen; sie zählen zum Limit der Auswertungen</translation>
    </message>
    <message>
        <source>the program that listens there is not rank 0</source>
        <translation>das Programm, das dort lauscht, ist nicht Rang 0</translation>
    </message>
    <message>
        <source>WORLD_SIZE is set, but {0} is missing: processes that work together need RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>WORLD_SIZE ist gesetzt, aber {0} fehlt: Prozesse, die zusammenarbeiten, brauchen RANK, WORLD_SIZE, MASTER_ADDR und MASTER_PORT</translation>
    </message>
    <message>
        <source>DOPPLER_RANK_SECRET is missing or shorter than {0} characters; set it to the same random text for all processes, such as the output of &quot;openssl rand -hex 16&quot;</source>
        <translation>DOPPLER_RANK_SECRET fehlt oder ist kürzer als {0} Zeichen; setzen Sie es für alle Prozesse auf denselben zufälligen Text, etwa die Ausgabe von &quot;openssl rand -hex 16&quot;</translation>
    </message>
    <message>
        <source>rank {0} was lost before all {1} processes were there</source>
        <translation>Rang {0} ging verloren, bevor alle {1} Prozesse da waren</translation>
    </message>
    <message>
        <source>Four bars: {0}</source>
        <translation>Vier Balken: {0}</translation>
    </message>
    <message>
        <source>Simulated and measured makespans: {0}, {1}</source>
        <translation>Simulierte und gemessene Gesamtdauern: {0}, {1}</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>Platzierungen</translation>
    </message>
    <message>
        <source>rho (S0)</source>
        <translation>rho (S0)</translation>
    </message>
    <message>
        <source>tau (S0)</source>
        <translation>tau (S0)</translation>
    </message>
    <message>
        <source>rho (S1)</source>
        <translation>rho (S1)</translation>
    </message>
    <message>
        <source>tau (S1)</source>
        <translation>tau (S1)</translation>
    </message>
    <message>
        <source>Mean of measured / simulated</source>
        <translation>Mittel von gemessen / simuliert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>pause after the last task</source>
        <translation>Pause nach der letzten Aufgabe</translation>
    </message>
    <message>
        <source>{0} had not started yet</source>
        <translation>{0} hatte noch nicht begonnen</translation>
    </message>
    <message>
        <source>{0} waited for the barrier, until {1} ended</source>
        <translation>{0} wartete auf die Barriere, bis {1} endete</translation>
    </message>
    <message>
        <source>{0} waited for memory, which {1} freed</source>
        <translation>{0} wartete auf Speicher, den {1} freigab</translation>
    </message>
    <message>
        <source>{0} waited for its turn, after {1}</source>
        <translation>{0} wartete, bis es nach {1} an der Reihe war</translation>
    </message>
    <message>
        <source>{0} had its inputs and started later</source>
        <translation>{0} hatte seine Eingaben und begann später</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <source>waiting for a device</source>
        <translation>Warten auf ein Gerät</translation>
    </message>
    <message>
        <source>waiting for a channel</source>
        <translation>Warten auf einen Kanal</translation>
    </message>
    <message>
        <source>other waiting</source>
        <translation>sonstiges Warten</translation>
    </message>
    <message>
        <source>{0} ran on {1}</source>
        <translation>{0} lief auf {1}</translation>
    </message>
    <message>
        <source>{0} was transferred, {1}</source>
        <translation>{0} wurde übertragen, {1}</translation>
    </message>
    <message>
        <source>{0} waited for {1}, which {2} occupied</source>
        <translation>{0} wartete auf {1}, belegt durch {2}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a word or a condition</source>
        <translation>gefunden wurde „{0}“, erwartet wird ein Wort oder eine Bedingung</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a time for &quot;{1}&quot; such as 10us, 1.5ms or 2s</source>
        <translation>gefunden wurde „{0}“, erwartet wird für „{1}“ eine Zeit wie 10us, 1.5ms oder 2s</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a size for &quot;{1}&quot; such as 512, 64KiB or 1.5GB</source>
        <translation>gefunden wurde „{0}“, erwartet wird für „{1}“ eine Größe wie 512, 64KiB oder 1.5GB</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a share for &quot;{1}&quot; such as 5% or 0.05</source>
        <translation>gefunden wurde „{0}“, erwartet wird für „{1}“ ein Anteil wie 5% oder 0.05</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected yes or no for &quot;{1}&quot;</source>
        <translation>gefunden wurde „{0}“, erwartet wird für „{1}“ yes oder no</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number for &quot;{1}&quot; such as 12, 1e9 or 3.5G</source>
        <translation>gefunden wurde „{0}“, erwartet wird für „{1}“ eine Zahl wie 12, 1e9 oder 3.5G</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Kind of operation</source>
        <translation>Art der Operation</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Layer or group of the vertex; without one, the first part of its name</source>
        <translation>Schicht oder Gruppe des Knotens; ohne eine solche der erste Teil seines Namens</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Time since the start of the run</source>
        <translation>Zeit seit Beginn des Laufs</translation>
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
        <source>Time from start to end</source>
        <translation>Zeit vom Beginn bis zum Ende</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Kritisch</translation>
    </message>
    <message>
        <source>Whether it is on the critical path of the run</source>
        <translation>Ob es auf dem kritischen Pfad des Laufs liegt</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Number of the vertex in the graph</source>
        <translation>Nummer des Knotens im Graphen</translation>
    </message>
    <message>
        <source>Name of the vertex</source>
        <translation>Name des Knotens</translation>
    </message>
    <message>
        <source>Device that runs the task</source>
        <translation>Gerät, das die Aufgabe ausführt</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Time at which its last input was on the device</source>
        <translation>Zeitpunkt, zu dem die letzte Eingabe auf dem Gerät war</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Time from its last input to its start</source>
        <translation>Zeit von der letzten Eingabe bis zum Beginn</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>How much later it could end without a longer run</source>
        <translation>Wie viel später sie enden könnte, ohne dass der Lauf länger wird</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Floating-point operations</source>
        <translation>Gleitkommaoperationen</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Bytes that it produces</source>
        <translation>Bytes, die erzeugt werden</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Bytes of its weights</source>
        <translation>Bytes der Gewichte</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>Number of incoming edges</source>
        <translation>Anzahl der eingehenden Kanten</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Number of outgoing edges</source>
        <translation>Anzahl der ausgehenden Kanten</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <source>Number of the transfer in the run</source>
        <translation>Nummer der Übertragung im Lauf</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Vertex that produces the tensor, and its name if it has one</source>
        <translation>Knoten, der den Tensor erzeugt, und der Name des Tensors, falls er einen hat</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Device that sends</source>
        <translation>Gerät, das sendet</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Device that receives</source>
        <translation>Gerät, das empfängt</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes of the tensor</source>
        <translation>Bytes des Tensors</translation>
    </message>
    <message>
        <source>Time at which its producer ended</source>
        <translation>Zeitpunkt, zu dem der Erzeuger endete</translation>
    </message>
    <message>
        <source>Time from the end of its producer to its start</source>
        <translation>Zeit vom Ende des Erzeugers bis zum Beginn</translation>
    </message>
    <message>
        <source>Channels that it occupies</source>
        <translation>Kanäle, die sie belegt</translation>
    </message>
    <message>
        <source>Producer</source>
        <translation>Erzeuger</translation>
    </message>
    <message>
        <source>Vertex that produces the tensor</source>
        <translation>Knoten, der den Tensor erzeugt</translation>
    </message>
    <message>
        <source>Device that holds the tensor</source>
        <translation>Gerät, auf dem der Tensor liegt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Whether a transfer brought it to this device</source>
        <translation>Ob eine Übertragung ihn auf dieses Gerät gebracht hat</translation>
    </message>
    <message>
        <source>Consumers</source>
        <translation>Verbraucher</translation>
    </message>
    <message>
        <source>Number of edges to tasks of this device</source>
        <translation>Anzahl der Kanten zu Aufgaben dieses Geräts</translation>
    </message>
    <message>
        <source>Number of devices that hold the tensor</source>
        <translation>Anzahl der Geräte, auf denen der Tensor liegt</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Belegt ab</translation>
    </message>
    <message>
        <source>Time from which on it takes memory</source>
        <translation>Zeitpunkt, ab dem er Speicher belegt</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Frei ab</translation>
    </message>
    <message>
        <source>Time until which it takes memory; results stay to the end</source>
        <translation>Zeitpunkt, bis zu dem er Speicher belegt; Ergebnisse bleiben bis zum Ende</translation>
    </message>
    <message>
        <source>Lifetime</source>
        <translation>Lebensdauer</translation>
    </message>
    <message>
        <source>How long it takes memory on this device</source>
        <translation>Wie lange er auf diesem Gerät Speicher belegt</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Number of tasks</source>
        <translation>Anzahl der Aufgaben</translation>
    </message>
    <message>
        <source>Time of all its tasks</source>
        <translation>Zeit aller zugehörigen Aufgaben</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of the time of all tasks</source>
        <translation>Anteil an der Zeit aller Aufgaben</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean time of a task</source>
        <translation>Mittlere Zeit einer Aufgabe</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>Time of its longest task</source>
        <translation>Zeit der längsten Aufgabe</translation>
    </message>
    <message>
        <source>Time that its tasks waited with all inputs present</source>
        <translation>Zeit, die Aufgaben mit allen Eingaben gewartet haben</translation>
    </message>
    <message>
        <source>On critical path</source>
        <translation>Auf kritischem Pfad</translation>
    </message>
    <message>
        <source>Time of its tasks on the critical path</source>
        <translation>Zeit der Aufgaben auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>Number of devices that run it</source>
        <translation>Anzahl der Geräte, die sie ausführen</translation>
    </message>
    <message>
        <source>Model of the device</source>
        <translation>Modell des Geräts</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Class of the device</source>
        <translation>Klasse des Geräts</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Beschäftigt</translation>
    </message>
    <message>
        <source>Time in which at least one task runs</source>
        <translation>Zeit, in der mindestens eine Aufgabe läuft</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Untätig</translation>
    </message>
    <message>
        <source>The rest of the run</source>
        <translation>Der Rest des Laufs</translation>
    </message>
    <message>
        <source>Idle time before its last task</source>
        <translation>Leerlauf vor der letzten Aufgabe</translation>
    </message>
    <message>
        <source>Busy share</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Busy time as a share of the run</source>
        <translation>Beschäftigte Zeit als Anteil am Lauf</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Bytes that it sends to other devices</source>
        <translation>Bytes, die es an andere Geräte sendet</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Bytes that it receives from other devices</source>
        <translation>Bytes, die es von anderen Geräten empfängt</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Spitze des Speichers</translation>
    </message>
    <message>
        <source>Most bytes in use at one time</source>
        <translation>Höchste Zahl gleichzeitig belegter Bytes</translation>
    </message>
    <message>
        <source>Bytes that the device has; empty: no limit</source>
        <translation>Bytes, die das Gerät hat; leer: keine Grenze</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Anzahl der Zeilen</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Sum of the column</source>
        <translation>Summe der Spalte</translation>
    </message>
    <message>
        <source>Mean of the rows with a known value</source>
        <translation>Mittel der Zeilen mit bekanntem Wert</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>Share of the sum of all shown rows</source>
        <translation>Anteil an der Summe aller gezeigten Zeilen</translation>
    </message>
    <message>
        <source>&quot;)&quot; has no opening parenthesis; remove it, or put a name with parentheses in quotation marks</source>
        <translation>„)“ hat keine öffnende Klammer; entfernen Sie sie, oder setzen Sie einen Namen mit Klammern in Anführungszeichen</translation>
    </message>
    <message>
        <source>a condition is missing here; write one such as duration &gt; 1ms, or a word to search for</source>
        <translation>hier fehlt eine Bedingung; schreiben Sie eine wie duration &gt; 1ms oder ein Suchwort</translation>
    </message>
    <message>
        <source>more than {0} nested parentheses; simplify the filter</source>
        <translation>mehr als {0} verschachtelte Klammern; vereinfachen Sie den Filter</translation>
    </message>
    <message>
        <source>the parenthesis is not closed; add &quot;)&quot;</source>
        <translation>die Klammer ist nicht geschlossen; ergänzen Sie „)“</translation>
    </message>
    <message>
        <source>the column before &quot;{0}&quot; is missing; write one such as duration or device</source>
        <translation>die Spalte vor „{0}“ fehlt; schreiben Sie eine wie duration oder device</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a number; compare it with = != &lt; &lt;= &gt; or &gt;=</source>
        <translation>„{0}“ ist eine Zahl; vergleichen Sie sie mit = != &lt; &lt;= &gt; oder &gt;=</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; in place of a value; put a text with such characters in quotation marks</source>
        <translation>statt eines Wertes steht „{0}“; setzen Sie einen Text mit solchen Zeichen in Anführungszeichen</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a text; compare it with = != ~ or in</source>
        <translation>„{0}“ ist ein Text; vergleichen Sie ihn mit = != ~ oder in</translation>
    </message>
    <message>
        <source>the list is not closed; separate its values by commas and end it with &quot;)&quot;</source>
        <translation>die Liste ist nicht geschlossen; trennen Sie die Werte durch Kommas, und beenden Sie sie mit „)“</translation>
    </message>
    <message>
        <source>unknown column &quot;{0}&quot;, expected one of: {1}</source>
        <translation>unbekannte Spalte „{0}“, erwartet wird eine von: {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a number; group by one of: {1}</source>
        <translation>„{0}“ ist eine Zahl; gruppieren Sie nach einer von: {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a text and has no sum; choose a column of numbers such as {1}</source>
        <translation>„{0}“ ist ein Text und hat keine Summe; wählen Sie eine Spalte mit Zahlen wie {1}</translation>
    </message>
    <message>
        <source>Trying {0}</source>
        <translation>{0} wird versucht</translation>
    </message>
    <message>
        <source>Explaining the result</source>
        <translation>Das Ergebnis wird erklärt</translation>
    </message>
    <message>
        <source>Why it takes as long as it does</source>
        <translation>Warum es so lange dauert</translation>
    </message>
    <message>
        <source>What these figures rest on</source>
        <translation>Worauf diese Zahlen beruhen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Makespan of one item</source>
        <translation>Gesamtdauer eines Elements</translation>
    </message>
    <message>
        <source>Lower bound of the makespan</source>
        <translation>Untere Schranke der Gesamtdauer</translation>
    </message>
    <message>
        <source>Least time per item of a stream</source>
        <translation>Kleinste Zeit je Element eines Stroms</translation>
    </message>
    <message>
        <source>Largest peak of memory</source>
        <translation>Größte Speicherspitze</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Gefunden von</translation>
    </message>
    <message>
        <source>What is where</source>
        <translation>Was wo ist</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>How long one item occupies each device and channel</source>
        <translation>Wie lange ein Element jedes Gerät und jeden Kanal belegt</translation>
    </message>
    <message>
        <source>Device or channel</source>
        <translation>Gerät oder Kanal</translation>
    </message>
    <message>
        <source>Time per item</source>
        <translation>Zeit je Element</translation>
    </message>
    <message>
        <source>channel {0}</source>
        <translation>Kanal {0}</translation>
    </message>
    <message>
        <source>What fills the fullest device</source>
        <translation>Was das vollste Gerät füllt</translation>
    </message>
    <message>
        <source>Part of the graph</source>
        <translation>Teil des Graphen</translation>
    </message>
    <message>
        <source>Weights and outputs</source>
        <translation>Gewichte und Ausgaben</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>Was am meisten helfen würde</translation>
    </message>
    <message>
        <source>No single change of the machine shortens this run with this placement.</source>
        <translation>Keine einzelne Änderung des Rechners verkürzt diesen Lauf mit dieser Platzierung.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Was versucht wurde</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Largest peak</source>
        <translation>Größte Spitze</translation>
    </message>
    <message>
        <source>How to use the placement</source>
        <translation>Wie Sie die Platzierung verwenden</translation>
    </message>
    <message>
        <source>This command makes the placement again:</source>
        <translation>Dieser Befehl erzeugt die Platzierung erneut:</translation>
    </message>
    <message>
        <source>Hugging Face Accelerate (PyTorch) loads the model with this map:</source>
        <translation>Hugging Face Accelerate (PyTorch) lädt das Modell mit dieser Zuordnung:</translation>
    </message>
    <message>
        <source>TensorFlow takes the devices of the nodes from this GraphDef:</source>
        <translation>TensorFlow übernimmt die Geräte der Knoten aus diesem GraphDef:</translation>
    </message>
    <message>
        <source>The table has one line for each vertex. ONNX Runtime has no file of placements: extract the nodes of each device as a model of its own (onnx.utils.extract_model) and run each with the provider of its device.</source>
        <translation>Die Tabelle hat eine Zeile je Knoten. ONNX Runtime kennt keine Datei für Platzierungen: Ziehen Sie die Knoten jedes Geräts als eigenes Modell heraus (onnx.utils.extract_model) und führen Sie jedes mit dem Anbieter seines Geräts aus.</translation>
    </message>
    <message>
        <source>Save the placement as .device_map.json for PyTorch, as .pbtxt for TensorFlow, or as .csv for ONNX Runtime and other programs.</source>
        <translation>Speichern Sie die Platzierung als .device_map.json für PyTorch, als .pbtxt für TensorFlow oder als .csv für ONNX Runtime und andere Programme.</translation>
    </message>
    <message>
        <source>Doppler Workbench opens this file again. For PyTorch save it as .device_map.json, for TensorFlow as .pbtxt, for ONNX Runtime and other programs as .csv.</source>
        <translation>Doppler Workbench öffnet diese Datei wieder. Speichern Sie sie für PyTorch als .device_map.json, für TensorFlow als .pbtxt, für ONNX Runtime und andere Programme als .csv.</translation>
    </message>
    <message>
        <source>One item takes {0}. On the longest chain of this run, {1} are spent computing, {2} transferring and {3} waiting.</source>
        <translation>Ein Element dauert {0}. Auf der längsten Kette dieses Laufs entfallen {1} auf das Rechnen, {2} auf das Übertragen und {3} auf das Warten.</translation>
    </message>
    <message>
        <source>No placement on these devices is faster: the run reaches the lower bound.</source>
        <translation>Keine Platzierung auf diesen Geräten ist schneller: Der Lauf erreicht die untere Schranke.</translation>
    </message>
    <message>
        <source>No placement on these devices takes less than {0}; this one takes {1} longer than that.</source>
        <translation>Keine Platzierung auf diesen Geräten braucht weniger als {0}; diese braucht {1} länger.</translation>
    </message>
    <message>
        <source>Devices in use: {0} of {1}. {2} computes most: {3}, which is {4} of the run.</source>
        <translation>Benutzte Geräte: {0} von {1}. {2} rechnet am meisten: {3}, das sind {4} des Laufs.</translation>
    </message>
    <message>
        <source>In a stream of items, {0} is occupied longest: {1} per item. A stream cannot yield results faster, and comes close to it if enough items are under way at once. Each of them needs memory.</source>
        <translation>In einem Strom von Elementen ist {0} am längsten belegt: {1} je Element. Schneller kann ein Strom keine Ergebnisse liefern; er kommt nahe heran, wenn genügend Elemente zugleich unterwegs sind. Jedes davon braucht Speicher.</translation>
    </message>
    <message>
        <source>No placement on these devices takes less than {0} per item; this one takes {1} longer than that.</source>
        <translation>Keine Platzierung auf diesen Geräten braucht weniger als {0} je Element; diese braucht {1} länger.</translation>
    </message>
    <message>
        <source>{0} holds most: {1} at its peak. Runs up to {2} longer than the best one that was found ({3}) were accepted; this one is {4} longer.</source>
        <translation>{0} hält am meisten: {1} in der Spitze. Läufe, die bis zu {2} länger sind als der beste gefundene ({3}), wurden hingenommen; dieser ist {4} länger.</translation>
    </message>
    <message>
        <source>{0} of {1} vertices have neither FLOPs nor measured times; the cost model guesses their times.</source>
        <translation>{0} von {1} Knoten haben weder FLOPs noch gemessene Zeiten; das Kostenmodell schätzt ihre Zeiten.</translation>
    </message>
    <message>
        <source>Memory was not checked: the devices state no sizes, or the model ignores memory.</source>
        <translation>Der Speicher wurde nicht geprüft: Die Geräte nennen keine Größen, oder das Modell lässt Speicher außer Acht.</translation>
    </message>
    <message>
        <source>Throughput: the least time per item of a stream of items</source>
        <translation>Durchsatz: die kleinste Zeit je Element eines Stroms von Elementen</translation>
    </message>
    <message>
        <source>Memory: the least peak on the fullest device, near the best time</source>
        <translation>Speicher: die kleinste Spitze auf dem vollsten Gerät, nahe der besten Zeit</translation>
    </message>
    <message>
        <source>Time: one item is done as early as possible</source>
        <translation>Zeit: Ein Element ist so früh wie möglich fertig</translation>
    </message>
    <message>
        <source>found no run, expected a result that a command printed with --json, a placement or a trace</source>
        <translation>keinen Lauf gefunden; erwartet wird ein Ergebnis, das ein Befehl mit --json ausgegeben hat, eine Platzierung oder eine Spur</translation>
    </message>
    <message>
        <source>a placement or a trace needs its graph and devices</source>
        <translation>eine Platzierung oder eine Spur braucht ihren Graphen und die Geräte</translation>
    </message>
    <message>
        <source>cannot read the folder: {0}</source>
        <translation>der Ordner kann nicht gelesen werden: {0}</translation>
    </message>
    <message>
        <source>Lower bound: {0}</source>
        <translation>Untere Schranke: {0}</translation>
    </message>
    <message>
        <source>Makespan ({0})</source>
        <translation>Gesamtdauer ({0})</translation>
    </message>
    <message>
        <source>no command of &quot;doppler render&quot; in the metadata; expected a figure (.svg, .pdf or .png) that &quot;doppler render&quot; has written</source>
        <translation>kein Befehl „doppler render“ in den Metadaten; erwartet wird eine Abbildung (.svg, .pdf oder .png), die „doppler render“ geschrieben hat</translation>
    </message>
    <message>
        <source>the figure cannot be drawn: {0}</source>
        <translation>die Abbildung kann nicht gezeichnet werden: {0}</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Das Modell wird gelesen</translation>
    </message>
    <message>
        <source>unknown goal &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekanntes Ziel „{0}“, erwartet wird eines von {1}</translation>
    </message>
    <message>
        <source>--problem is {0}; the comparison has problems 1 to {1}</source>
        <translation>--problem ist {0}; der Vergleich hat die Probleme 1 bis {1}</translation>
    </message>
    <message>
        <source>the metadata holds &quot;{0}&quot;; expected a command of &quot;doppler render&quot;</source>
        <translation>die Metadaten enthalten „{0}“; erwartet wird ein Befehl „doppler render“</translation>
    </message>
    <message>
        <source>the command starts the program {0}; if you trust it, enter the command: {1}</source>
        <translation>der Befehl startet das Programm {0}; wenn Sie ihm vertrauen, geben Sie den Befehl selbst ein: {1}</translation>
    </message>
    <message>
        <source>--from needs the file of a figure</source>
        <translation>--from braucht die Datei einer Abbildung</translation>
    </message>
    <message>
        <source>--from takes no other option but -o; found {0}</source>
        <translation>--from nimmt außer -o keine Option an; gefunden: {0}</translation>
    </message>
    <message>
        <source>{0} decided in a simpler run; the result is a run of its placement, because online runs know no locks, barriers, enforced memory or models of other simulators</source>
        <translation>{0} hat in einem einfacheren Lauf entschieden; das Ergebnis ist ein Lauf seiner Platzierung, denn Online-Läufe kennen keine Sperren, Barrieren, erzwungenen Speichergrenzen oder Modelle anderer Simulatoren</translation>
    </message>
    <message>
        <source>the checksum of the record&apos;s length does not match; the file is damaged or not an event file</source>
        <translation>Die Prüfsumme der Länge des Eintrags stimmt nicht; die Datei ist beschädigt oder keine Ereignisdatei</translation>
    </message>
    <message>
        <source>the record has {0} bytes, expected at most {1}</source>
        <translation>Der Eintrag hat {0} Bytes, erwartet höchstens {1}</translation>
    </message>
    <message>
        <source>the checksum of the record does not match; the file is damaged</source>
        <translation>Die Prüfsumme des Eintrags stimmt nicht; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the record is not an event, or has more than {0} values</source>
        <translation>Der Eintrag ist kein Ereignis oder hat mehr als {0} Werte</translation>
    </message>
    <message>
        <source>the tokens are assumed to be spread evenly over the experts: {0} of {1} for each token</source>
        <translation>für die Token wird eine gleichmäßige Verteilung auf die Experten angenommen: {0} von {1} für jedes Token</translation>
    </message>
    <message>
        <source>every layer is assumed to have experts, although decoder_sparse_step is not 1</source>
        <translation>für jede Schicht werden Experten angenommen, obwohl decoder_sparse_step nicht 1 ist</translation>
    </message>
    <message>
        <source>every layer is assumed to attend to all positions, although some have a window</source>
        <translation>für jede Schicht wird Attention auf alle Positionen angenommen, obwohl einige ein Fenster haben</translation>
    </message>
    <message>
        <source>attention is assumed to read a window of {0} positions in every layer</source>
        <translation>für die Attention wird in jeder Schicht ein Fenster von {0} Positionen angenommen</translation>
    </message>
    <message>
        <source>the layers behind the encoder are not counted; the configuration does not name a known architecture</source>
        <translation>die Schichten hinter dem Encoder werden nicht gezählt; die Konfiguration nennt keine bekannte Architektur</translation>
    </message>
    <message>
        <source>encoder and decoder are assumed to have sequences of the same length</source>
        <translation>für Encoder und Decoder werden gleich lange Sequenzen angenommen</translation>
    </message>
    <message>
        <source>BERT does not decode, expected phase=prefill</source>
        <translation>BERT dekodiert nicht, erwartet wird phase=prefill</translation>
    </message>
    <message>
        <source>is 0, expected a whole number from 1</source>
        <translation>ist 0, erwartet wird eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>is {0}, expected a multiple of {1} ({2})</source>
        <translation>ist {0}, erwartet wird ein Vielfaches von {1} ({2})</translation>
    </message>
    <message>
        <source>the model has {0} modules, expected at most {1}</source>
        <translation>das Modell hat {0} Module, erwartet werden höchstens {1}</translation>
    </message>
    <message>
        <source>is missing, expected one of: {0}</source>
        <translation>fehlt, erwartet wird eines von: {0}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a model of several parts, expected one of: {1}; the object text_config alone, as a file, may be one</source>
        <translation>„{0}“ ist ein Modell aus mehreren Teilen, erwartet wird eines von: {1}; das Objekt text_config allein kann als Datei eines davon sein</translation>
    </message>
    <message>
        <source>unknown model type &quot;{0}&quot;, expected one of: {1}; export the model as ONNX, or read it in Python with doppler.from_torch</source>
        <translation>unbekannter Modelltyp „{0}“, erwartet wird einer von: {1}; exportieren Sie das Modell als ONNX oder lesen Sie es in Python mit doppler.from_torch</translation>
    </message>
    <message>
        <source>the configuration names no type of its numbers: float32 is assumed (--import dtype=...)</source>
        <translation>die Konfiguration nennt keinen Zahlentyp: angenommen wird float32 (--import dtype=...)</translation>
    </message>
    <message>
        <source>unknown type &quot;{0}&quot;, expected float32, float16 or bfloat16; or set --import dtype=...</source>
        <translation>unbekannter Typ „{0}“, erwartet wird float32, float16 oder bfloat16; oder setzen Sie --import dtype=...</translation>
    </message>
    <message>
        <source>outputs and caches are assumed to take 2 bytes for each number</source>
        <translation>für jede Zahl in Ausgaben und Caches werden 2 Byte angenommen</translation>
    </message>
    <message>
        <source>there is no index of the weights in the folder: their sizes are those of the configuration alone</source>
        <translation>im Ordner gibt es keinen Index der Gewichte: ihre Größen sind allein die der Konfiguration</translation>
    </message>
    <message>
        <source>the model is quantised: each weight is assumed to take its share of the bytes of the index</source>
        <translation>das Modell ist quantisiert: für jedes Gewicht wird sein Anteil an den Bytes des Index angenommen</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Number of sequences</source>
        <translation>Anzahl der Sequenzen</translation>
    </message>
    <message>
        <source>Number of tokens of each sequence</source>
        <translation>Anzahl der Token jeder Sequenz</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>prefill computes all tokens of the sequences at once; decode computes one token more, with the others in the key-value cache</source>
        <translation>prefill berechnet alle Token der Sequenzen auf einmal; decode berechnet ein weiteres Token, die übrigen liegen im Key-Value-Cache</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Zahlentyp</translation>
    </message>
    <message>
        <source>Type of the weights; auto: that of the files</source>
        <translation>Typ der Gewichte; auto: der der Dateien</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detailgrad</translation>
    </message>
    <message>
        <source>The unit of a vertex: a whole layer, which most tools keep on one device, or each module and expert in it</source>
        <translation>Die Einheit eines Knotens: eine ganze Schicht, die die meisten Programme auf einem Gerät halten, oder jedes Modul und jeder Experte darin</translation>
    </message>
    <message>
        <source>Key-value cache</source>
        <translation>Key-Value-Cache</translation>
    </message>
    <message>
        <source>Count the cache of keys and values of decoders in the memory</source>
        <translation>Den Cache der Schlüssel und Werte von Decodern im Speicher mitzählen</translation>
    </message>
    <message>
        <source>Index of the weights</source>
        <translation>Index der Gewichte</translation>
    </message>
    <message>
        <source>model.safetensors.index.json of the model; empty: the one in the folder, if there is one</source>
        <translation>model.safetensors.index.json des Modells; leer: der im Ordner, falls vorhanden</translation>
    </message>
    <message>
        <source>the index has no weight of the head: it is counted as tied to the table of embeddings</source>
        <translation>der Index hat kein Gewicht des Kopfes: es gilt als mit der Einbettungstabelle geteilt</translation>
    </message>
    <message>
        <source>weights that the configuration describes and the index lacks: {0}: {1}</source>
        <translation>Gewichte, die die Konfiguration beschreibt und die im Index fehlen: {0}: {1}</translation>
    </message>
    <message>
        <source>weights of the index that the configuration does not describe: {0}: {1}</source>
        <translation>Gewichte des Index, die die Konfiguration nicht beschreibt: {0}: {1}</translation>
    </message>
    <message>
        <source>the index has no total_size: sizes are those of the type {0}</source>
        <translation>der Index hat kein total_size: die Größen sind die des Typs {0}</translation>
    </message>
    <message>
        <source>the files hold {0} bytes for each weight, although the type is {1}</source>
        <translation>die Dateien enthalten {0} Byte für jedes Gewicht, obwohl der Typ {1} ist</translation>
    </message>
    <message>
        <source>the index counts {0} bytes, the configuration {1} weights of type {2}: the sizes are guessed, {3} bytes for each weight</source>
        <translation>der Index zählt {0} Byte, die Konfiguration {1} Gewichte vom Typ {2}: die Größen sind geschätzt, {3} Byte je Gewicht</translation>
    </message>
    <message>
        <source>ONNX Runtime profile</source>
        <translation>Profil von ONNX Runtime</translation>
    </message>
    <message>
        <source>Profile of ONNX Runtime (JSON) with measured times of the nodes; empty: none</source>
        <translation>Profil von ONNX Runtime (JSON) mit gemessenen Zeiten der Knoten; leer: keines</translation>
    </message>
    <message>
        <source>found no event of the category Node, expected a profile of ONNX Runtime (SessionOptions.enable_profiling)</source>
        <translation>kein Ereignis der Kategorie Node gefunden, erwartet wird ein Profil von ONNX Runtime (SessionOptions.enable_profiling)</translation>
    </message>
    <message>
        <source>vertices with a measured time of ONNX Runtime: {0} of {1} (runs: {2})</source>
        <translation>Knoten mit einer gemessenen Zeit von ONNX Runtime: {0} von {1} (Läufe: {2})</translation>
    </message>
    <message>
        <source>the profile has one run only: its times include the warm-up</source>
        <translation>das Profil hat nur einen Lauf: seine Zeiten enthalten das Aufwärmen</translation>
    </message>
    <message>
        <source>vertices without a measured time, which keep their costs (operators): {0}: {1}</source>
        <translation>Knoten ohne gemessene Zeit, die ihre Kosten behalten (Operatoren): {0}: {1}</translation>
    </message>
    <message>
        <source>nodes of the profile that the model does not have, such as fused ones: {0}: {1}; read the optimised model instead (SessionOptions.optimized_model_filepath), or profile without optimisations</source>
        <translation>Knoten des Profils, die das Modell nicht hat, etwa verschmolzene: {0}: {1}; lesen Sie stattdessen das optimierte Modell (SessionOptions.optimized_model_filepath) oder messen Sie ohne Optimierungen</translation>
    </message>
    <message>
        <source>nodes of a GPU whose times are those of their launch on the host, because the profile has no kernels: {0}</source>
        <translation>Knoten einer GPU, deren Zeiten die ihres Starts auf dem Host sind, weil das Profil keine Kernel hat: {0}</translation>
    </message>
    <message>
        <source>none of the {0} nodes of the profile is in the model, expected a profile of this model</source>
        <translation>keiner der {0} Knoten des Profils ist im Modell, erwartet wird ein Profil dieses Modells</translation>
    </message>
    <message>
        <source>{0} and {1} are both of rank {2}, expected one trace for each rank</source>
        <translation>{0} und {1} sind beide von Rang {2}, erwartet wird ein Ablauf für jeden Rang</translation>
    </message>
    <message>
        <source>the trace names no rank, expected distributedInfo in it or a number in the file&apos;s name (rank0.json)</source>
        <translation>der Ablauf nennt keinen Rang, erwartet wird distributedInfo darin oder eine Zahl im Dateinamen (rank0.json)</translation>
    </message>
    <message>
        <source>the folder holds no trace of PyTorch&apos;s profiler, expected one for each rank</source>
        <translation>der Ordner enthält keinen Ablauf des Profilers von PyTorch, erwartet wird einer für jeden Rang</translation>
    </message>
    <message>
        <source>too many traces, expected at most {0}</source>
        <translation>zu viele Abläufe, erwartet werden höchstens {0}</translation>
    </message>
    <message>
        <source>Pin ranks</source>
        <translation>Ränge festlegen</translation>
    </message>
    <message>
        <source>Each rank runs on the device with its number: rank 3 on gpu3; otherwise a placer chooses a device for each rank</source>
        <translation>Jeder Rang läuft auf dem Gerät mit seiner Nummer: Rang 3 auf gpu3; sonst wählt ein Platzierer für jeden Rang ein Gerät</translation>
    </message>
    <message>
        <source>the ranks have their collectives in different orders, expected the same order in every trace: {0}</source>
        <translation>die Ränge haben ihre kollektiven Operationen in verschiedener Reihenfolge, erwartet wird in jedem Ablauf dieselbe: {0}</translation>
    </message>
    <message>
        <source>ranks: {0}; collectives matched by name and order: {1}</source>
        <translation>Ränge: {0}; nach Name und Reihenfolge zugeordnete kollektive Operationen: {1}</translation>
    </message>
    <message>
        <source>collectives that some ranks lack or call less often, whose further calls are not matched: {0}: {1}</source>
        <translation>kollektive Operationen, die einigen Rängen fehlen oder die sie seltener aufrufen und deren weitere Aufrufe nicht zugeordnet sind: {0}: {1}</translation>
    </message>
    <message>
        <source>a collective takes the shortest time of its ranks: the others are assumed to have waited for the last one</source>
        <translation>eine kollektive Operation dauert so lange wie auf ihrem schnellsten Rang: für die anderen wird angenommen, dass sie auf den letzten gewartet haben</translation>
    </message>
    <message>
        <source>The noise is {0}.</source>
        <translation>Das Rauschen beträgt {0}.</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a share from 0 % to 100 %, such as &quot;20 %&quot;</source>
        <translation>„{0}“ gefunden, erwartet wird ein Anteil von 0 % bis 100 %, z. B. „20 %“</translation>
    </message>
    <message>
        <source>step {0} has no text; write below its title what to do</source>
        <translation>Schritt {0} hat keinen Text; schreiben Sie unter seinen Titel, was zu tun ist</translation>
    </message>
    <message>
        <source>step {0} has checks, but nothing for &quot;Show me&quot;; add lines &quot;show:&quot; that satisfy them</source>
        <translation>Schritt {0} hat Prüfungen, aber nichts für „Vormachen“; ergänzen Sie Zeilen „show:“, die sie erfüllen</translation>
    </message>
    <message>
        <source>step {0} asks a question, but checks no answer; add a line &quot;check: answer NAME = VALUE&quot;</source>
        <translation>Schritt {0} stellt eine Frage, prüft aber keine Antwort; ergänzen Sie eine Zeile „check: answer NAME = VALUE“</translation>
    </message>
    <message>
        <source>step {0} opens no graph; add a line &quot;do: graph SOURCE&quot;, so that the lesson begins alike for everyone</source>
        <translation>Schritt {0} öffnet keinen Graphen; ergänzen Sie eine Zeile „do: graph SOURCE“, damit die Lektion für alle gleich beginnt</translation>
    </message>
    <message>
        <source>another program is writing the file; try again</source>
        <translation>Ein anderes Programm schreibt die Datei; versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>found a text of {0} bytes, expected at most 1000</source>
        <translation>einen Text von {0} Bytes gefunden, erwartet werden höchstens 1000</translation>
    </message>
    <message>
        <source>found more than {0} steps</source>
        <translation>mehr als {0} Schritte gefunden</translation>
    </message>
    <message>
        <source>found no steps, expected at least one</source>
        <translation>keine Schritte gefunden, erwartet wird mindestens einer</translation>
    </message>
    <message>
        <source>found more than {0} lessons</source>
        <translation>mehr als {0} Lektionen gefunden</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; in the column {1}, expected {2}</source>
        <translation>„{0}“ in der Spalte {1} gefunden, erwartet wird {2}</translation>
    </message>
    <message>
        <source>found {0} fields, expected {1} of at most 1000 bytes each</source>
        <translation>{0} Felder gefunden, erwartet werden {1} mit je höchstens 1000 Bytes</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected results of lessons as JSON or CSV</source>
        <translation>„{0}“ gefunden, erwartet werden Ergebnisse von Lektionen als JSON oder CSV</translation>
    </message>
    <message numerus="yes">
        <source>skipped {0} files that hold no results of lessons: {1}</source>
        <comment>skipped {0} file that holds no results of lessons: {1}</comment>
        <translation>
            <numerusform>{0} Datei ohne Ergebnisse von Lektionen übergangen: {1}</numerusform>
            <numerusform>{0} Dateien ohne Ergebnisse von Lektionen übergangen: {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>the database cannot be read ({0}), expected an export of Nsight Systems</source>
        <translation>die Datenbank kann nicht gelesen werden ({0}), erwartet wird ein Export von Nsight Systems</translation>
    </message>
    <message>
        <source>the table has no column &quot;{0}&quot;, expected one</source>
        <translation>die Tabelle hat keine Spalte „{0}“, erwartet wird eine</translation>
    </message>
    <message>
        <source>the table has more rows than the file has room for</source>
        <translation>die Tabelle hat mehr Zeilen, als in die Datei passen</translation>
    </message>
    <message>
        <source>the database has no table CUPTI_ACTIVITY_KIND_KERNEL, expected an export of Nsight Systems with kernels (nsys profile --trace=cuda,nvtx; nsys export --type sqlite)</source>
        <translation>die Datenbank hat keine Tabelle CUPTI_ACTIVITY_KIND_KERNEL, erwartet wird ein Export von Nsight Systems mit Kerneln (nsys profile --trace=cuda,nvtx; nsys export --type sqlite)</translation>
    </message>
    <message>
        <source>found no kernel, copy or fill of a GPU, expected some</source>
        <translation>keinen Kernel, keine Kopie und kein Füllen einer GPU gefunden, erwartet werden welche</translation>
    </message>
    <message>
        <source>there is no NVTX range &quot;{0}&quot;, expected one of: {1}</source>
        <translation>es gibt keinen NVTX-Bereich „{0}“, erwartet wird einer von: {1}</translation>
    </message>
    <message>
        <source>kernels that belong to no vertex: {0}</source>
        <translation>Kernel, die zu keinem Knoten gehören: {0}</translation>
    </message>
    <message>
        <source>an export of Nsight Systems has no tensors: the order on streams and the launches of threads stand for dependencies, and no sizes are known</source>
        <translation>ein Export von Nsight Systems hat keine Tensoren: die Reihenfolge auf Streams und die Starts der Threads gelten als Abhängigkeiten, und Größen sind unbekannt</translation>
    </message>
    <message>
        <source>what ran on one GPU stays together; --import pin=true keeps it on the device with the number of its GPU</source>
        <translation>was auf einer GPU lief, bleibt zusammen; --import pin=true hält es auf dem Gerät mit der Nummer seiner GPU</translation>
    </message>
    <message>
        <source>NVTX range</source>
        <translation>NVTX-Bereich</translation>
    </message>
    <message>
        <source>Read only what was launched in the last NVTX range with this name; empty: everything</source>
        <translation>Nur lesen, was im letzten NVTX-Bereich mit diesem Namen gestartet wurde; leer: alles</translation>
    </message>
    <message>
        <source>Pin GPUs</source>
        <translation>GPUs festlegen</translation>
    </message>
    <message>
        <source>Kernels run on the device with the number of their GPU: gpu0, gpu1</source>
        <translation>Kernel laufen auf dem Gerät mit der Nummer ihrer GPU: gpu0, gpu1</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>instant; decides during the run</source>
        <translation>sofort; entscheidet während des Laufs</translation>
    </message>
    <message>
        <source>List scheduling from parts: order, comparison, gaps, critical path</source>
        <translation>List-Scheduling aus Bausteinen: Reihenfolge, Vergleich, Lücken, kritischer Pfad</translation>
    </message>
    <message>
        <source>Of all ready vertices and devices, the pair that ends first</source>
        <translation>Von allen bereiten Knoten und Geräten das Paar, das zuerst endet</translation>
    </message>
    <message>
        <source>The ready vertex that ends last at best, where it ends first</source>
        <translation>Der bereite Knoten, der bestenfalls zuletzt endet, dort, wo er zuerst endet</translation>
    </message>
    <message>
        <source>The ready vertex that would lose most on its second-best device</source>
        <translation>Der bereite Knoten, der auf seinem zweitbesten Gerät am meisten verlöre</translation>
    </message>
    <message>
        <source>In topological order on the device where the vertex ends first</source>
        <translation>In topologischer Reihenfolge auf das Gerät, auf dem der Knoten zuerst endet</translation>
    </message>
    <message>
        <source>In topological order on the device that runs the vertex fastest</source>
        <translation>In topologischer Reihenfolge auf das Gerät, das den Knoten am schnellsten rechnet</translation>
    </message>
    <message>
        <source>In topological order on the device that is free first</source>
        <translation>In topologischer Reihenfolge auf das Gerät, das zuerst frei ist</translation>
    </message>
    <message>
        <source>By b-level on the device of the last input or the one that is free first</source>
        <translation>Nach b-Level auf das Gerät der letzten Eingabe oder das zuerst freie</translation>
    </message>
    <message>
        <source>The ready vertex that starts first on one of two likely devices</source>
        <translation>Der bereite Knoten, der auf einem von zwei naheliegenden Geräten zuerst beginnt</translation>
    </message>
    <message>
        <source>By the best makespan that is imaginable, vertex by vertex</source>
        <translation>Knoten für Knoten nach der besten denkbaren Laufzeit</translation>
    </message>
    <message>
        <source>ETF within groups of equal speed, which a linear program chooses</source>
        <translation>ETF in Gruppen gleicher Geschwindigkeit, die ein lineares Programm wählt</translation>
    </message>
    <message>
        <source>Pipeline stages: contiguous parts of an order, the largest one least</source>
        <translation>Pipeline-Stufen: zusammenhängende Teile einer Reihenfolge, der größte möglichst klein</translation>
    </message>
    <message>
        <source>Tries every device for whole groups of vertices, the heaviest first</source>
        <translation>Probiert für ganze Knotengruppen jedes Gerät, die schwersten zuerst</translation>
    </message>
    <message>
        <source>Tree search over partial schedules, completed by list scheduling</source>
        <translation>Baumsuche über Teilpläne, die List-Scheduling vollendet</translation>
    </message>
    <message>
        <source>Changes a list of vertices that a list scheduler makes into plans</source>
        <translation>Verändert eine Liste von Knoten, aus der ein Listen-Scheduler Pläne macht</translation>
    </message>
    <message>
        <source>All of these together: what improves gets more of the time</source>
        <translation>Alle zusammen: Was verbessert, bekommt mehr Zeit</translation>
    </message>
    <message>
        <source>As soon as a vertex is ready, the device where it is expected to end first</source>
        <translation>Sobald ein Knoten bereit ist, das Gerät, auf dem er voraussichtlich zuerst endet</translation>
    </message>
    <message>
        <source>DMDA that takes the most urgent vertices first</source>
        <translation>DMDA, das die dringendsten Knoten zuerst nimmt</translation>
    </message>
    <message>
        <source>The most urgent ready vertex on the free device where it ends first</source>
        <translation>Der dringendste bereite Knoten auf das freie Gerät, auf dem er zuerst endet</translation>
    </message>
    <message>
        <source>Every device takes its newest vertex, or the oldest of a drawn device</source>
        <translation>Jedes Gerät nimmt seinen neuesten Knoten oder den ältesten eines ausgelosten Geräts</translation>
    </message>
    <message>
        <source>Every device takes its newest vertex, or the oldest of a near device</source>
        <translation>Jedes Gerät nimmt seinen neuesten Knoten oder den ältesten eines nahen Geräts</translation>
    </message>
    <message>
        <source>sufferage</source>
        <translation>Nachteil (Sufferage)</translation>
    </message>
    <message>
        <source>least completion time</source>
        <translation>kleinste Endzeit</translation>
    </message>
    <message>
        <source>Sufferage</source>
        <translation>Sufferage</translation>
    </message>
    <message>
        <source>best imaginary makespan</source>
        <translation>beste denkbare Laufzeit</translation>
    </message>
    <message>
        <source>revised imaginary makespan</source>
        <translation>korrigierte denkbare Laufzeit</translation>
    </message>
    <message>
        <source>Speed ratio of groups</source>
        <translation>Geschwindigkeitsverhältnis der Gruppen</translation>
    </message>
    <message>
        <source>devices whose speeds differ by less than this factor are in one group</source>
        <translation>Geräte, deren Geschwindigkeiten sich um weniger als diesen Faktor unterscheiden, bilden eine Gruppe</translation>
    </message>
    <message>
        <source>position in topological order</source>
        <translation>Position in topologischer Reihenfolge</translation>
    </message>
    <message>
        <source>device free</source>
        <translation>Gerät frei</translation>
    </message>
    <message>
        <source>Parametric list scheduler</source>
        <translation>Parametrischer List-Scheduler</translation>
    </message>
    <message>
        <source>Order of vertices</source>
        <translation>Reihenfolge der Knoten</translation>
    </message>
    <message>
        <source>upward-rank: longest path to the end first, as in HEFT; cpop: longest path through the vertex first, among the ready ones; topological: any order that respects dependencies</source>
        <translation>upward-rank: längster Pfad zum Ende zuerst, wie in HEFT; cpop: unter den bereiten Knoten der mit dem längsten Pfad durch ihn zuerst; topological: irgendeine Reihenfolge, die Abhängigkeiten einhält</translation>
    </message>
    <message>
        <source>Devices compared by</source>
        <translation>Geräte verglichen nach</translation>
    </message>
    <message>
        <source>eft: earliest finish; est: earliest start; quickest: smallest compute time of the vertex</source>
        <translation>eft: frühestes Ende; est: frühester Beginn; quickest: kleinste Rechenzeit des Knotens</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Lücken füllen</translation>
    </message>
    <message>
        <source>also start in gaps between placed vertices; otherwise only after the last vertex of a device</source>
        <translation>auch in Lücken zwischen platzierten Knoten beginnen; sonst nur nach dem letzten Knoten eines Geräts</translation>
    </message>
    <message>
        <source>Pin the critical path</source>
        <translation>Kritischen Pfad festlegen</translation>
    </message>
    <message>
        <source>place the whole critical path on the device that runs it fastest, as in CPOP</source>
        <translation>den ganzen kritischen Pfad auf das Gerät legen, das ihn am schnellsten rechnet, wie in CPOP</translation>
    </message>
    <message>
        <source>of the first two ready vertices, place the one first that would lose more on its second-best device</source>
        <translation>von den ersten zwei bereiten Knoten den zuerst platzieren, der auf seinem zweitbesten Gerät mehr verlöre</translation>
    </message>
    <message>
        <source>GLPK could not solve the linear program of GETF</source>
        <translation>GLPK konnte das lineare Programm von GETF nicht lösen</translation>
    </message>
    <message>
        <source>HEFT order, any free device</source>
        <translation>HEFT-Reihenfolge, beliebiges freies Gerät</translation>
    </message>
    <message>
        <source>online policies run in the models physical and as-released, asynchronously and without enforced memory; change --model, --mode or --memory</source>
        <translation>Online-Regeln laufen in den Modellen physical und as-released, asynchron und ohne erzwungene Speichergrenzen; ändern Sie --model, --mode oder --memory</translation>
    </message>
    <message>
        <source>Work stealing</source>
        <translation>Work-Stealing</translation>
    </message>
    <message>
        <source>Locality work stealing</source>
        <translation>Lokales Work-Stealing</translation>
    </message>
    <message>
        <source>Contiguous stages</source>
        <translation>Zusammenhängende Stufen</translation>
    </message>
    <message>
        <source>topological: by distance from the sources; depth-first: finish a branch before the next one begins</source>
        <translation>topological: nach der Entfernung von den Quellen; depth-first: einen Zweig beenden, bevor der nächste beginnt</translation>
    </message>
    <message>
        <source>Cut positions</source>
        <translation>Schnittstellen</translation>
    </message>
    <message>
        <source>number of evenly spaced positions at which a stage may end</source>
        <translation>Anzahl gleichmäßig verteilter Stellen, an denen eine Stufe enden darf</translation>
    </message>
    <message>
        <source>Plan search</source>
        <translation>Plansuche</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>the placement that is tried first; best: that of critical-path</source>
        <translation>die Platzierung, die zuerst versucht wird; best: die von critical-path</translation>
    </message>
    <message>
        <source>Searches at once</source>
        <translation>Gleichzeitige Suchen</translation>
    </message>
    <message>
        <source>number of searches between two exchanges of results. More use more processor cores. 0: 4, or with a limit of seconds alone as many as threads</source>
        <translation>Anzahl der Suchen zwischen zwei Austauschen von Ergebnissen. Mehr nutzen mehr Prozessorkerne. 0: 4, oder bei einer Grenze nur in Sekunden so viele wie Threads</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>which vertices move together: those of one group of the graph, of one kind, or of one kind and distance from the sources (level); auto: by group if the graph has several, otherwise by level</source>
        <translation>welche Knoten gemeinsam wandern: die einer Gruppe des Graphen, einer Art oder einer Art und Entfernung von den Quellen (level); auto: nach Gruppen, wenn der Graph mehrere hat, sonst nach level</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>passes over all groups, in which ever fewer groups follow those with which they share data</source>
        <translation>Durchgänge über alle Gruppen, in denen immer weniger Gruppen denen folgen, mit denen sie Daten teilen</translation>
    </message>
    <message>
        <source>Monte Carlo tree search</source>
        <translation>Monte-Carlo-Baumsuche</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>weight of rarely visited partial schedules against the best known ones, in units of the initial makespan divided by the makespan</source>
        <translation>Gewicht selten besuchter Teilpläne gegenüber den besten bekannten, in Einheiten der anfänglichen Laufzeit geteilt durch die Laufzeit</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Place in the list, from 1</source>
        <translation>Platz in der Liste, ab 1</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <source>Id of the placer, or measured, file or manual</source>
        <translation>Kennung des Platzierers, oder measured, file oder manual</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Name of the graph</source>
        <translation>Name des Graphen</translation>
    </message>
    <message>
        <source>Name of the devices</source>
        <translation>Name der Geräte</translation>
    </message>
    <message>
        <source>Time from the start to the end of the run</source>
        <translation>Zeit vom Beginn bis zum Ende des Laufs</translation>
    </message>
    <message>
        <source>Over baseline</source>
        <translation>Über Bezugslauf</translation>
    </message>
    <message>
        <source>How much longer the run is than the baseline of its graph</source>
        <translation>Um wie viel der Lauf länger ist als der Bezugslauf seines Graphen</translation>
    </message>
    <message>
        <source>How much longer the run is than the lower bound</source>
        <translation>Um wie viel der Lauf länger ist als die untere Schranke</translation>
    </message>
    <message>
        <source>No placement of this graph on these devices is shorter</source>
        <translation>Keine Platzierung dieses Graphen auf diesen Geräten ist kürzer</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Bytes of all transfers</source>
        <translation>Bytes aller Übertragungen</translation>
    </message>
    <message>
        <source>Share of the devices&apos; time without a task</source>
        <translation>Anteil der Zeit der Geräte ohne Aufgabe</translation>
    </message>
    <message>
        <source>Whether the run fits into the memory of its devices</source>
        <translation>Ob der Lauf in den Speicher seiner Geräte passt</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Group that the user gave it</source>
        <translation>Gruppe, die ihm gegeben wurde</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Tags that the user gave it, separated by commas</source>
        <translation>Schlagwörter, die ihm gegeben wurden, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note of the user</source>
        <translation>Notiz dazu</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Bezugslauf</translation>
    </message>
    <message>
        <source>Whether it is the pinned baseline of its graph</source>
        <translation>Ob er der Bezugslauf seines Graphen ist</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Whether its times were measured, not simulated</source>
        <translation>Ob seine Zeiten gemessen und nicht simuliert sind</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Trainiert</translation>
    </message>
    <message>
        <source>Whether it is the best of a training</source>
        <translation>Ob er der beste eines Trainings ist</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step that produced it, such as placer, hand or execution</source>
        <translation>Schritt, der ihn hervorbrachte, etwa placer, hand oder execution</translation>
    </message>
    <message>
        <source>Run from which it came</source>
        <translation>Lauf, aus dem er entstand</translation>
    </message>
    <message>
        <source>the event file has no makespans; expected a tag such as &quot;makespan/episode&quot;, &quot;makespan&quot; or &quot;reward&quot;, found {0}</source>
        <translation>Die Ereignisdatei hat keine Gesamtdauern; erwartet ein Name wie „makespan/episode“, „makespan“ oder „reward“, gefunden {0}</translation>
    </message>
    <message>
        <source>cannot write the event file: {0}</source>
        <translation>Die Ereignisdatei kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>found a file, expected a folder for event files</source>
        <translation>Gefunden eine Datei, erwartet ein Ordner für Ereignisdateien</translation>
    </message>
    <message>
        <source>the folder contains no event files; expected a log of a training, an event file, or a folder of event files</source>
        <translation>Der Ordner enthält keine Ereignisdateien; erwartet ein Protokoll eines Trainings, eine Ereignisdatei oder ein Ordner mit Ereignisdateien</translation>
    </message>
    <message>
        <source>the measurement was stopped</source>
        <translation>Die Messung wurde angehalten</translation>
    </message>
    <message>
        <source>the folder has more than {0} files; choose a folder of trainings</source>
        <translation>Der Ordner hat mehr als {0} Dateien; wählen Sie einen Ordner mit Trainings</translation>
    </message>
    <message>
        <source>the file exists already; choose another name or remove it first</source>
        <translation>Die Datei gibt es schon; wählen Sie einen anderen Namen, oder entfernen Sie sie zuerst</translation>
    </message>
    <message>
        <source>found no run to change, expected at least one; list them with: doppler runs SESSION</source>
        <translation>keinen Lauf zum Ändern gefunden, mindestens einer wird erwartet; auflisten mit: doppler runs SESSION</translation>
    </message>
    <message>
        <source>found {0} runs, expected one; choose it by an expression such as &quot;number = 2&quot;</source>
        <translation>{0} Läufe gefunden, einer wird erwartet; wählen Sie ihn durch einen Ausdruck wie &quot;number = 2&quot;</translation>
    </message>
    <message>
        <source>found the file extension &quot;{0}&quot;, expected .jsonl or .csv</source>
        <translation>Gefunden die Dateiendung „{0}“, erwartet .jsonl oder .csv</translation>
    </message>
    <message>
        <source>no episodes are planned, or all have been trained; expected at least 1 in --stages</source>
        <translation>Es sind keine Episoden geplant, oder alle sind trainiert; erwartet mindestens 1 in --stages</translation>
    </message>
    <message>
        <source>unknown column &quot;{0}&quot;, expected one of {1}</source>
        <translation>Unbekannte Spalte „{0}“, erwartet eine von {1}</translation>
    </message>
    <message>
        <source>unknown column &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Unbekannte Spalte „{0}“; meinten Sie „{1}“?</translation>
    </message>
    <message>
        <source>the graph {0} takes no time; slowdowns need graphs that do</source>
        <translation>der Graph {0} braucht keine Zeit; Verlangsamungen brauchen Graphen, die Zeit brauchen</translation>
    </message>
    <message>
        <source>the graphs have {0} vertices together, expected at most {1}; use fewer or smaller graphs</source>
        <translation>die Graphen haben zusammen {0} Knoten, höchstens {1} erwartet; verwenden Sie weniger oder kleinere Graphen</translation>
    </message>
    <message>
        <source>the graph {0} has no vertices</source>
        <translation>der Graph {0} hat keine Knoten</translation>
    </message>
    <message>
        <source>workloads run in the models physical and as-released, asynchronously and without enforced memory; change --model, --mode or --memory</source>
        <translation>Arbeitslasten laufen in den Modellen physical und as-released, asynchron und ohne erzwungenen Speicher; ändern Sie --model, --mode oder --memory</translation>
    </message>
    <message>
        <source>the time alone needs a static placer, found {0}</source>
        <translation>die Zeit eines Graphen allein braucht einen statischen Platzierer, {0} gefunden</translation>
    </message>
    <message>
        <source>the name &quot;{0}&quot; is used twice</source>
        <translation>der Name „{0}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>{0} has started and cannot be moved; give the devices names that are no kinds of others</source>
        <translation>{0} hat begonnen und kann nicht verschoben werden; geben Sie den Geräten Namen, die keine Typen anderer sind</translation>
    </message>
    <message>
        <source>{0} is an online policy, expected a placer</source>
        <translation>{0} ist eine Online-Regel, ein Platzierer erwartet</translation>
    </message>
    <message>
        <source>{0} is a placer, expected an online policy</source>
        <translation>{0} ist ein Platzierer, eine Online-Regel erwartet</translation>
    </message>
    <message>
        <source>placing again during a run needs another order of choice than strict and msr; change --schedule</source>
        <translation>neu zu platzieren während eines Laufs braucht eine andere Wahlregel als strict und msr; ändern Sie --schedule</translation>
    </message>
    <message>
        <source>names no graph; expected a file or a built-in family</source>
        <translation>nennt keinen Graphen; eine Datei oder eingebaute Familie erwartet</translation>
    </message>
    <message>
        <source>expected either &quot;rate&quot; or &quot;load&quot;, found {0}</source>
        <translation>entweder „rate“ oder „load“ erwartet, {0} gefunden</translation>
    </message>
    <message>
        <source>found {0} graphs, expected {1} to {2}</source>
        <translation>{0} Graphen gefunden, {1} bis {2} erwartet</translation>
    </message>
    <message>
        <source>too many graphs, expected at most {0}</source>
        <translation>zu viele Graphen, höchstens {0} erwartet</translation>
    </message>
    <message>
        <source>names no devices; expected a built-in name or a file</source>
        <translation>nennt keine Geräte; ein eingebauter Name oder eine Datei erwartet</translation>
    </message>
    <message>
        <source>this is no placement; expected doppler-placement, a device_map, a table with the columns name and device, a GraphDef with devices, a profile of ONNX Runtime, a pipeline schedule of PyTorch, or coloured DOT</source>
        <translation>dies ist keine Platzierung; erwartet wird doppler-placement, eine device_map, eine Tabelle mit den Spalten name und device, ein GraphDef mit Geräten, ein Profil von ONNX Runtime, ein Pipeline-Ablaufplan von PyTorch oder farbiges DOT</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected an action such as 3F0: stage, kind (F, B, I or W) and micro-batch, both at most 1000000</source>
        <translation>gefunden „{0}“, erwartet eine Aktion wie 3F0: Stufe, Art (F, B, I oder W) und Micro-Batch, beide höchstens 1000000</translation>
    </message>
    <message>
        <source>the action {0} occurs twice, expected each once</source>
        <translation>die Aktion {0} kommt zweimal vor, erwartet wird jede einmal</translation>
    </message>
    <message>
        <source>the schedule has no action, expected cells such as 3F0</source>
        <translation>der Ablaufplan enthält keine Aktion, erwartet werden Zellen wie 3F0</translation>
    </message>
    <message>
        <source>the graph has no passes of a pipeline, which a schedule of PyTorch consists of; expected a graph of the family pipeline</source>
        <translation>der Graph hat keine Durchläufe einer Pipeline, aus denen ein Ablaufplan von PyTorch besteht; erwartet wird ein Graph der Familie pipeline</translation>
    </message>
    <message>
        <source>the schedule has {0} ranks, expected at most {1}, the number of devices; choose more devices</source>
        <translation>der Ablaufplan hat {0} Ränge, erwartet werden höchstens {1}, die Anzahl der Geräte; wählen Sie mehr Geräte</translation>
    </message>
    <message>
        <source>the graph has no vertex &quot;{0}&quot;; generate the pipeline with as many layers and micro-batches as the schedule, and a split backward pass if it has I and W</source>
        <translation>der Graph hat keinen Knoten „{0}“; erzeugen Sie die Pipeline mit so vielen Schichten und Micro-Batches wie der Ablaufplan und mit geteiltem Rückwärtsdurchlauf, wenn er I und W enthält</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; occurs twice, expected each pass once</source>
        <translation>„{0}“ kommt zweimal vor, erwartet wird jeder Durchlauf einmal</translation>
    </message>
    <message>
        <source>the schedule lacks &quot;{0}&quot;, expected every pass of the graph once</source>
        <translation>im Ablaufplan fehlt „{0}“, erwartet wird jeder Durchlauf des Graphen einmal</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; never starts, because ranks wait for each other in a circle; correct the schedule, or generate the pipeline with order=none if it has another order</source>
        <translation>„{0}“ beginnt nie, weil Ränge im Kreis aufeinander warten; berichtigen Sie den Ablaufplan oder erzeugen Sie die Pipeline mit order=none, wenn sie eine andere Reihenfolge hat</translation>
    </message>
    <message>
        <source>Moves any vertex of a complete placement to any device, step by step</source>
        <translation>Verschiebt Schritt für Schritt einen beliebigen Knoten einer vollständigen Platzierung auf ein beliebiges Gerät</translation>
    </message>
    <message>
        <source>A network chooses from what distributions the genetic algorithm draws</source>
        <translation>Ein Netz wählt die Verteilungen, aus denen der genetische Algorithmus zieht</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>stage: the largest stage is least, compute and sending one after the other; period: the time per item of a stream, compute and sending at the same time; makespan: the shortest simulated run of one item, over one or more devices</source>
        <translation>Stufe: die größte Stufe ist am kleinsten, Rechnen und Senden nacheinander; Zeit je Element: die Zeit je Element eines Stroms, Rechnen und Senden gleichzeitig; Gesamtdauer: der kürzeste simulierte Lauf eines Elements, über ein oder mehrere Geräte</translation>
    </message>
    <message>
        <source>makespan: the shortest run of one item; period: the least time per item of a stream of items, several in flight at once</source>
        <translation>Gesamtdauer: der kürzeste Lauf eines Elements; Zeit je Element: die kleinste Zeit je Element eines Stroms, mehrere gleichzeitig unterwegs</translation>
    </message>
    <message>
        <source>no run of this problem takes any time, so that placers cannot be compared; expected vertices with costs</source>
        <translation>kein Lauf dieses Problems braucht Zeit, sodass Platzierer nicht verglichen werden können; erwartet werden Knoten mit Kosten</translation>
    </message>
    <message>
        <source>there is not enough memory for this search; use a smaller graph or fewer threads</source>
        <translation>der Speicher reicht für diese Suche nicht; verwenden Sie einen kleineren Graphen oder weniger Threads</translation>
    </message>
    <message>
        <source>a stream needs at least 2 items of a graph with vertices</source>
        <translation>ein Strom braucht mindestens 2 Durchläufe eines Graphen mit Knoten</translation>
    </message>
    <message>
        <source>the barriers of bulk-synchronous mode would join the items of a stream; use the mode asynchronous</source>
        <translation>die Barrieren des blocksynchronen Modus würden die Durchläufe eines Stroms verbinden; verwenden Sie den asynchronen Modus</translation>
    </message>
    <message>
        <source>{0} items of {1} vertices are too many to simulate, expected at most {2} vertices in all; use fewer items</source>
        <translation>{0} Durchläufe mit {1} Knoten sind zu viele für eine Simulation, erwartet werden insgesamt höchstens {2} Knoten; verwenden Sie weniger Durchläufe</translation>
    </message>
    <message>
        <source>episodes; each moves vertices of a complete placement one by one and simulates one placement per move</source>
        <translation>Episoden; jede verschiebt nacheinander Knoten einer vollständigen Platzierung und simuliert nach jedem Zug eine Platzierung</translation>
    </message>
    <message>
        <source>Moves per vertex</source>
        <translation>Züge je Knoten</translation>
    </message>
    <message>
        <source>moves of an episode, as a multiple of the number of vertices (a colocation group counts once)</source>
        <translation>Züge einer Episode als Vielfaches der Zahl der Knoten (eine Gruppe auf gemeinsamem Gerät zählt einmal)</translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start</source>
        <translation>Lernrate (Adam) am Anfang</translation>
    </message>
    <message>
        <source>with what the return of a move is compared: with the mean reward of the moves so far, as in the authors&apos; program (as-released), or with their mean return (returns)</source>
        <translation>womit der Ertrag eines Zuges verglichen wird: mit der mittleren Belohnung der bisherigen Züge wie im Programm der Autoren (as-released) oder mit ihrem mittleren Ertrag (returns)</translation>
    </message>
    <message>
        <source>placement with which an episode starts: a new random one (random), the placement of the critical-path heuristic (critical-path), or the best so far (best)</source>
        <translation>Platzierung, mit der eine Episode beginnt: eine neue zufällige (random), die der Heuristik des kritischen Pfades (critical-path) oder die bisher beste (best)</translation>
    </message>
    <message>
        <source>exact control: the same episodes with moves drawn uniformly from all pairs of vertex and device, without the network</source>
        <translation>genaue Kontrolle: dieselben Episoden mit Zügen, die ohne das Netz gleichverteilt aus allen Paaren von Knoten und Gerät gezogen werden</translation>
    </message>
    <message>
        <source>GiPH</source>
        <translation>GiPH</translation>
    </message>
    <message>
        <source>GiPH, control</source>
        <translation>GiPH, Kontrolle</translation>
    </message>
    <message>
        <source>the settings of the authors&apos; program</source>
        <translation>die Einstellungen des Programms der Autoren</translation>
    </message>
    <message>
        <source>Visiting order</source>
        <translation>Besuchsreihenfolge</translation>
    </message>
    <message>
        <source>order in which an episode visits the vertices: topological, topological with ties by name (lexicographic), topological from the end (reverse), depth-first with each vertex before (dfs-preorder) or after its successors (dfs-postorder), or breadth-first (bfs)</source>
        <translation>Reihenfolge, in der eine Episode die Knoten besucht: topologisch, topologisch mit Gleichstand nach Namen (lexikografisch), topologisch vom Ende her (umgekehrt), Tiefensuche mit jedem Knoten vor (dfs-preorder) oder nach seinen Nachfolgern (dfs-postorder) oder Breitensuche (bfs)</translation>
    </message>
    <message>
        <source>number of episodes per gradient step; they are compared with one search without proposals, which has the same seed</source>
        <translation>Zahl der Episoden je Gradientenschritt; sie werden mit einer Suche ohne Vorschläge verglichen, die denselben Startwert hat</translation>
    </message>
    <message>
        <source>number of episodes on a graph whose mean reward is the baseline, those of the update included</source>
        <translation>Zahl der Episoden auf einem Graphen, deren mittlere Belohnung die Basis ist, einschließlich derer der Aktualisierung</translation>
    </message>
    <message>
        <source>unit of the advantage: the standard deviation of the baseline episodes&apos; rewards (deviation), or the rewards as they are (relative)</source>
        <translation>Einheit des Vorteils: die Standardabweichung der Belohnungen der Basis (Abweichung) oder die Belohnungen, wie sie sind (relativ)</translation>
    </message>
    <message>
        <source>Evaluations per episode</source>
        <translation>Auswertungen je Episode</translation>
    </message>
    <message>
        <source>number of placements that the search of an episode simulates</source>
        <translation>Zahl der Platzierungen, die die Suche einer Episode simuliert</translation>
    </message>
    <message>
        <source>episodes; each is a search of the genetic algorithm on one of the graphs, with proposals that the network chooses</source>
        <translation>Episoden; jede ist eine Suche des genetischen Algorithmus auf einem der Graphen, mit Vorschlägen, die das Netz wählt</translation>
    </message>
    <message>
        <source>REGAL</source>
        <translation>REGAL</translation>
    </message>
    <message>
        <source>REGAL, control</source>
        <translation>REGAL, Kontrolle</translation>
    </message>
    <message>
        <source>beta distributions for all keys of the genetic algorithm</source>
        <translation>Beta-Verteilungen für alle Schlüssel des genetischen Algorithmus</translation>
    </message>
    <message>
        <source>order of the passes on each device, as edges: gpipe (all forward passes first), 1f1b (forward and backward passes in turn), interleaved-1f1b (several layers per device), zb-h1, zb-v and dualpipe-v (split backward pass; the last two with two layers per device), or none (chosen by the placer)</source>
        <translation>Reihenfolge der Durchläufe auf jedem Gerät, als Kanten: gpipe (zuerst alle Vorwärtsdurchläufe), 1f1b (Vorwärts- und Rückwärtsdurchläufe abwechselnd), interleaved-1f1b (mehrere Schichten je Gerät), zb-h1, zb-v und dualpipe-v (geteilter Rückwärtsdurchlauf; die letzten beiden mit zwei Schichten je Gerät) oder none (vom Platzierer gewählt)</translation>
    </message>
    <message>
        <source>Layers per device</source>
        <translation>Schichten je Gerät</translation>
    </message>
    <message>
        <source>number of layers of each device for the order interleaved-1f1b</source>
        <translation>Anzahl der Schichten jedes Geräts für die Reihenfolge interleaved-1f1b</translation>
    </message>
    <message>
        <source>Split backward pass</source>
        <translation>Geteilter Rückwärtsdurchlauf</translation>
    </message>
    <message>
        <source>compute the gradients of inputs and of weights in two kernels, as zb-h1, zb-v and dualpipe-v always do</source>
        <translation>die Gradienten der Eingaben und der Gewichte in zwei Kernen berechnen, wie zb-h1, zb-v und dualpipe-v es immer tun</translation>
    </message>
    <message>
        <source>found the random seed &quot;{0}&quot;, expected a whole number</source>
        <translation>Startwert „{0}“ gefunden, eine ganze Zahl erwartet</translation>
    </message>
    <message>
        <source>row {0}: found &quot;{1}&quot;, expected a number</source>
        <translation>Zeile {0}: „{1}“ gefunden, eine Zahl erwartet</translation>
    </message>
    <message>
        <source>a workload names its own graphs and devices; open it without other files</source>
        <translation>eine Arbeitslast nennt ihre eigenen Graphen und Geräte; öffnen Sie sie ohne andere Dateien</translation>
    </message>
    <message>
        <source>the found devices would overwrite this file, which is read; name another file with --devices-out</source>
        <translation>die gefundenen Geräte würden diese Datei überschreiben, die gelesen wird; nennen Sie mit --devices-out eine andere Datei</translation>
    </message>
    <message>
        <source>expected a file of a workload, or --graphs with --at, --load or --rate</source>
        <translation>eine Datei einer Arbeitslast erwartet, oder --graphs mit --at, --load oder --rate</translation>
    </message>
    <message>
        <source>name the devices, such as --devices 4xP100</source>
        <translation>nennen Sie die Geräte, etwa --devices 4xP100</translation>
    </message>
    <message>
        <source>found {0} graphs and {1} arrival times; give --at as many times as --graphs has graphs, or --load or --rate for random arrivals</source>
        <translation>{0} Graphen und {1} Ankunftszeiten gefunden; geben Sie mit --at so viele Zeiten an, wie --graphs Graphen hat, oder --load oder --rate für zufällige Ankünfte</translation>
    </message>
    <message>
        <source>the graphs have {0} edges together, expected at most {1}; use fewer or smaller graphs</source>
        <translation>die Graphen haben zusammen {0} Kanten, höchstens {1} erwartet; verwenden Sie weniger oder kleinere Graphen</translation>
    </message>
    <message>
        <source>found {0} lines, expected one for each rank, at most {1}</source>
        <translation>{0} Zeilen gefunden, eine je Rang und höchstens {1} erwartet</translation>
    </message>
    <message>
        <source>{0} items of {1} edges are too many to simulate, expected at most {2} edges in all; use fewer items</source>
        <translation>{0} Elemente mit {1} Kanten sind zu viele zum Simulieren, insgesamt höchstens {2} Kanten erwartet; verwenden Sie weniger Elemente</translation>
    </message>
    <message>
        <source>no vertex of the graph {0} matches &quot;{1}&quot;; expected labels of vertices, in which * stands for any text</source>
        <translation>kein Knoten des Graphen {0} passt zu „{1}“; Beschriftungen von Knoten erwartet, in denen * für beliebigen Text steht</translation>
    </message>
    <message>
        <source>graphs that unfold need an order of choice that does not depend on what is hidden; expected the schedule fifo, given or random</source>
        <translation>Graphen, die sich entfalten, brauchen eine Wahlregel, die nicht von Verborgenem abhängt; die Regel fifo, given oder random erwartet</translation>
    </message>
    <message>
        <source>optimum</source>
        <translation>Optimum</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>over HEFT</source>
        <translation>gegenüber HEFT</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>the comparison was stopped before its processes had found each other</source>
        <translation>der Vergleich wurde angehalten, bevor seine Prozesse einander gefunden hatten</translation>
    </message>
    <message>
        <source>stopped; the other processes run the cells of this one</source>
        <translation>angehalten; die anderen Prozesse übernehmen die Läufe dieses Prozesses</translation>
    </message>
    <message>
        <source>rank 0 was lost: its process has ended, or the network has failed</source>
        <translation>Rang 0 ging verloren: sein Prozess ist beendet, oder das Netz ist ausgefallen</translation>
    </message>
    <message>
        <source>Coarsens the graph; an integer program places it with congestion and memory</source>
        <translation>Vergröbert den Graphen; ein ganzzahliges Programm platziert ihn mit Engpässen und Speicher</translation>
    </message>
    <message>
        <source>Searches coarse views of the graph, then its run window by window</source>
        <translation>Durchsucht grobe Ansichten des Graphen, dann seinen Lauf Fenster für Fenster</translation>
    </message>
    <message>
        <source>One network scores all pairs of vertex and device, and when to wait</source>
        <translation>Ein Netz bewertet alle Paare aus Knoten und Gerät, und wann gewartet wird</translation>
    </message>
    <message>
        <source>One network merges vertices into groups and places the groups</source>
        <translation>Ein Netz verschmilzt Knoten zu Gruppen und platziert die Gruppen</translation>
    </message>
    <message>
        <source>HSDAG with the rewards of its authors&apos; program</source>
        <translation>HSDAG mit den Belohnungen des Programms seiner Autoren</translation>
    </message>
    <message>
        <source>Coarse views and windows</source>
        <translation>Grobe Ansichten und Fenster</translation>
    </message>
    <message>
        <source>Inner search</source>
        <translation>Innere Suche</translation>
    </message>
    <message>
        <source>the search that runs on every view and window</source>
        <translation>die Suche, die in jeder Ansicht und jedem Fenster läuft</translation>
    </message>
    <message>
        <source>Coarse views</source>
        <translation>Grobe Ansichten</translation>
    </message>
    <message>
        <source>search first with chains, heavy edges or equal blocks of the graph tied together</source>
        <translation>zuerst mit verbundenen Ketten, schweren Kanten oder gleichen Blöcken des Graphen suchen</translation>
    </message>
    <message>
        <source>Window size</source>
        <translation>Fenstergröße</translation>
    </message>
    <message>
        <source>number of vertices of a window in time that is searched on its own; 0: no windows</source>
        <translation>Anzahl der Knoten eines Zeitfensters, das für sich durchsucht wird; 0: keine Fenster</translation>
    </message>
    <message>
        <source>the name of a device is also a kind of devices</source>
        <translation>der Name eines Geräts ist auch eine Geräteart</translation>
    </message>
    <message>
        <source>devices of one kind differ in speed</source>
        <translation>Geräte einer Art sind verschieden schnell</translation>
    </message>
    <message>
        <source>Coarse graph size</source>
        <translation>Größe des groben Graphen</translation>
    </message>
    <message>
        <source>maximum number of vertices of the coarse graph; fewer if the program would have more than 5,000 rows</source>
        <translation>größte Zahl der Knoten des groben Graphen; weniger, wenn das Programm mehr als 5.000 Zeilen hätte</translation>
    </message>
    <message>
        <source>the integer program was not begun: the placement is the best baseline</source>
        <translation>das ganzzahlige Programm wurde nicht begonnen: die Platzierung ist die beste Vergleichslösung</translation>
    </message>
    <message>
        <source>the search ended before the integer program on {0} coarse vertices was solved: the placement is the best so far</source>
        <translation>die Suche endete, bevor das ganzzahlige Programm mit {0} groben Knoten gelöst war: die Platzierung ist die beste bisher</translation>
    </message>
    <message>
        <source>GLPK could not solve the integer program: the placement is the best so far</source>
        <translation>GLPK konnte das ganzzahlige Programm nicht lösen: die Platzierung ist die beste bisher</translation>
    </message>
    <message>
        <source>no solution of the integer program is better than the placement it started from</source>
        <translation>keine Lösung des ganzzahligen Programms ist besser als die Platzierung, von der es ausging</translation>
    </message>
    <message>
        <source>unknown online policy &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Online-Regel „{0}“, eine von {1} erwartet</translation>
    </message>
    <message>
        <source>No figure is published for this row.</source>
        <translation>Für diese Zeile ist kein Wert veröffentlicht.</translation>
    </message>
    <message>
        <source>Published figures</source>
        <translation>Veröffentlichte Werte</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Same placer here</source>
        <translation>Derselbe Platzierer hier</translation>
    </message>
    <message>
        <source>Best here</source>
        <translation>Bester hier</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Where the models differ</source>
        <translation>Worin sich die Modelle unterscheiden</translation>
    </message>
    <message>
        <source>The paper measured executions on four Tesla P100. Here a simulator predicts the makespan from data sheets.</source>
        <translation>Die Veröffentlichung hat Ausführungen auf vier Tesla P100 gemessen. Hier sagt ein Simulator die Gesamtdauer aus Datenblättern voraus.</translation>
    </message>
    <message>
        <source>Mean of the paper&apos;s graphs, on machines of three types without transfers. Here one graph with the costs and transfers of Topcuoglu et al. on eight equal devices.</source>
        <translation>Mittel über die Graphen der Veröffentlichung, auf Maschinen dreier Typen ohne Übertragungen. Hier ein Graph mit den Kosten und Übertragungen von Topcuoglu et al. auf acht gleichen Geräten.</translation>
    </message>
    <message>
        <source>Mean of the paper&apos;s graphs. Here one graph of the same kind; the paper states neither the weights of the durations nor how vertices get their types.</source>
        <translation>Mittel über die Graphen der Veröffentlichung. Hier ein Graph derselben Art; die Veröffentlichung nennt weder die Gewichte der Dauern noch, wie Knoten ihre Typen erhalten.</translation>
    </message>
    <message>
        <source>Ratio of the paper&apos;s makespans to its HEFT. Its pools, demands and compatibilities are not stated; the graph and devices here differ.</source>
        <translation>Verhältnis der Gesamtdauern der Veröffentlichung zu ihrem HEFT. Ihre Pools, Bedarfe und Verträglichkeiten sind nicht genannt; Graph und Geräte sind hier andere.</translation>
    </message>
    <message>
        <source>The paper&apos;s graphs and devices are not public. Here a random graph of the same size and random devices of the same kind.</source>
        <translation>Graphen und Geräte der Veröffentlichung sind nicht öffentlich. Hier ein Zufallsgraph derselben Größe und zufällige Geräte derselben Art.</translation>
    </message>
    <message>
        <source>unknown suite &quot;{0}&quot;, expected one of {1}</source>
        <translation>unbekannte Suite „{0}“, erwartet wird eine von {1}</translation>
    </message>
    <message>
        <source>Merging rounds</source>
        <translation>Verschmelzungsrunden</translation>
    </message>
    <message>
        <source>number of times that every group is merged with its best neighbour; 0: until each connected part of the graph is one group</source>
        <translation>wie oft jede Gruppe mit ihrem besten Nachbarn verschmolzen wird; 0: bis jeder zusammenhängende Teil des Graphen eine Gruppe ist</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout-Anteil</translation>
    </message>
    <message>
        <source>share of the input layers&apos; outputs that a training step omits</source>
        <translation>Anteil der Ausgaben der Eingabeschichten, den ein Trainingsschritt weglässt</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>reward of a step: by what share it is faster than the mean of the earlier ones (corrected); or, as in the authors&apos; program, the reciprocal of the seconds, summed over the episode, without a baseline and almost 0 on a single device (as-released)</source>
        <translation>Belohnung eines Schritts: um welchen Anteil er schneller ist als der Mittelwert der früheren (korrigiert); oder, wie im Programm der Autoren, der Kehrwert der Sekunden, über die Episode summiert, ohne Vergleichswert und auf einem einzigen Gerät fast 0 (wie veröffentlicht)</translation>
    </message>
    <message>
        <source>number of steps on a graph whose mean makespan is the baseline of the reward &quot;corrected&quot;</source>
        <translation>Anzahl der Schritte auf einem Graphen, deren mittlere Gesamtzeit der Vergleichswert der Belohnung „korrigiert“ ist</translation>
    </message>
    <message>
        <source>factor for each step before the last, with the reward &quot;as-released&quot;</source>
        <translation>Faktor für jeden Schritt vor dem letzten, bei der Belohnung „wie veröffentlicht“</translation>
    </message>
    <message>
        <source>Entropy weight</source>
        <translation>Gewicht der Entropie</translation>
    </message>
    <message>
        <source>weight of the policy&apos;s entropy, with the reward &quot;corrected&quot;</source>
        <translation>Gewicht der Entropie der Strategie, bei der Belohnung „korrigiert“</translation>
    </message>
    <message>
        <source>episodes; each groups and places the whole graph several times, and is followed by one gradient step</source>
        <translation>Episoden; jede gruppiert und platziert den ganzen Graphen mehrmals, und auf jede folgt ein Gradientenschritt</translation>
    </message>
    <message>
        <source>Steps per episode</source>
        <translation>Schritte je Episode</translation>
    </message>
    <message>
        <source>number of placements that an episode simulates</source>
        <translation>Anzahl der Platzierungen, die eine Episode simuliert</translation>
    </message>
    <message>
        <source>HSDAG</source>
        <translation>HSDAG</translation>
    </message>
    <message>
        <source>HSDAG, control</source>
        <translation>HSDAG, Kontrolle</translation>
    </message>
    <message>
        <source>every step is rewarded on its own, compared with the earlier ones</source>
        <translation>jeder Schritt wird für sich belohnt, im Vergleich mit den früheren</translation>
    </message>
    <message>
        <source>HSDAG, as released</source>
        <translation>HSDAG, wie veröffentlicht</translation>
    </message>
    <message>
        <source>HSDAG, as released, control</source>
        <translation>HSDAG, wie veröffentlicht, Kontrolle</translation>
    </message>
    <message>
        <source>reward, width and learning rate of the authors&apos; program</source>
        <translation>Belohnung, Breite und Lernrate des Programms der Autoren</translation>
    </message>
    <message>
        <source>Placing temperature</source>
        <translation>Temperatur beim Platzieren</translation>
    </message>
    <message>
        <source>temperature of the reward at which trained networks draw placements; higher: they differ more</source>
        <translation>Temperatur der Belohnung, bei der trainierte Netze Platzierungen ziehen; höher: sie unterscheiden sich mehr</translation>
    </message>
    <message>
        <source>Lowest temperature</source>
        <translation>Niedrigste Temperatur</translation>
    </message>
    <message>
        <source>lowest temperature of the reward in training; each update draws one between both</source>
        <translation>niedrigste Temperatur der Belohnung im Training; jede Aktualisierung zieht eine zwischen beiden</translation>
    </message>
    <message>
        <source>Highest temperature</source>
        <translation>Höchste Temperatur</translation>
    </message>
    <message>
        <source>highest temperature of the reward in training</source>
        <translation>höchste Temperatur der Belohnung im Training</translation>
    </message>
    <message>
        <source>GFlowNet</source>
        <translation>GFlowNet</translation>
    </message>
    <message>
        <source>GFlowNet, control</source>
        <translation>GFlowNet, Kontrolle</translation>
    </message>
    <message>
        <source>draws placements with probabilities that grow with their rewards, on a small network</source>
        <translation>zieht Platzierungen mit Wahrscheinlichkeiten, die mit ihren Belohnungen wachsen, mit einem kleinen Netz</translation>
    </message>
    <message>
        <source>State width</source>
        <translation>Breite der Zustände</translation>
    </message>
    <message>
        <source>width of the states of vertices and devices</source>
        <translation>Breite der Zustände von Knoten und Geräten</translation>
    </message>
    <message>
        <source>number of attention layers between vertices; their time grows with the square of the number of vertices</source>
        <translation>Anzahl der Attention-Schichten zwischen Knoten; ihre Rechenzeit wächst mit dem Quadrat der Knotenzahl</translation>
    </message>
    <message>
        <source>Skip action</source>
        <translation>Aktion Überspringen</translation>
    </message>
    <message>
        <source>whether the policy may wait for the next end of a task although a vertex could start</source>
        <translation>ob die Strategie auf das nächste Ende einer Aufgabe warten darf, obwohl ein Knoten starten könnte</translation>
    </message>
    <message>
        <source>Transfers in scores</source>
        <translation>Übertragungen in Bewertungen</translation>
    </message>
    <message>
        <source>whether the wait for the inputs of a vertex lowers the score of a device; off: only its compute time counts, as in the paper</source>
        <translation>ob das Warten auf die Eingaben eines Knotens die Bewertung eines Geräts senkt; aus: nur die Rechenzeit zählt, wie in der Veröffentlichung</translation>
    </message>
    <message>
        <source>WeCAN</source>
        <translation>WeCAN</translation>
    </message>
    <message>
        <source>WeCAN, control</source>
        <translation>WeCAN, Kontrolle</translation>
    </message>
    <message>
        <source>learning from simulated schedules only</source>
        <translation>Lernen nur aus simulierten Zeitplänen</translation>
    </message>
    <message>
        <source>capacities is &quot;{0}&quot;, expected whole numbers from 1, separated by commas, with a sum of at most {1}</source>
        <translation>capacities ist „{0}“, erwartet werden ganze Zahlen ab 1, durch Kommas getrennt, mit einer Summe von höchstens {1}</translation>
    </message>
    <message>
        <source>Machine types</source>
        <translation>Maschinentypen</translation>
    </message>
    <message>
        <source>number of devices of each machine type, separated by commas: with 1,1,4 a vertex runs on gpu0, on gpu1, or on one of gpu2 to gpu5; empty: on any device</source>
        <translation>Zahl der Geräte jedes Maschinentyps, durch Kommas getrennt: mit 1,1,4 läuft ein Knoten auf gpu0, auf gpu1 oder auf einem von gpu2 bis gpu5; leer: auf jedem Gerät</translation>
    </message>
    <message>
        <source>random graphs in which every pair of vertices has an edge with the same probability</source>
        <translation>Zufallsgraphen, in denen jedes Paar von Knoten mit derselben Wahrscheinlichkeit eine Kante hat</translation>
    </message>
    <message>
        <source>Edge probability</source>
        <translation>Kantenwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>probability of an edge between two vertices</source>
        <translation>Wahrscheinlichkeit einer Kante zwischen zwei Knoten</translation>
    </message>
    <message>
        <source>random graphs of blocks with many edges inside and few between them</source>
        <translation>Zufallsgraphen aus Blöcken mit vielen Kanten innerhalb und wenigen dazwischen</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>number of blocks</source>
        <translation>Zahl der Blöcke</translation>
    </message>
    <message>
        <source>Probability inside</source>
        <translation>Wahrscheinlichkeit innerhalb</translation>
    </message>
    <message>
        <source>probability of an edge inside a block</source>
        <translation>Wahrscheinlichkeit einer Kante innerhalb eines Blocks</translation>
    </message>
    <message>
        <source>Probability between</source>
        <translation>Wahrscheinlichkeit dazwischen</translation>
    </message>
    <message>
        <source>probability of an edge between two blocks</source>
        <translation>Wahrscheinlichkeit einer Kante zwischen zwei Blöcken</translation>
    </message>
    <message>
        <source>graphs of the Standard Task Graph set with published optima</source>
        <translation>Graphen des Standard Task Graph Set mit veröffentlichten Optima</translation>
    </message>
    <message>
        <source>graph of the set</source>
        <translation>Graph des Satzes</translation>
    </message>
    <message>
        <source>{0} is required, except with {1}</source>
        <translation>{0} ist erforderlich, außer mit {1}</translation>
    </message>
    <message>
        <source>Draws different good placements, shorter ones with a higher probability</source>
        <translation>Zieht verschiedene gute Platzierungen, kürzere mit höherer Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>no row of the suite matches &quot;{0}&quot;, expected the beginning of a name, or of a part after a hyphen, of {1}</source>
        <translation>keine Zeile der Suite passt zu „{0}“, erwartet wird der Anfang eines Namens oder eines Teils nach einem Bindestrich aus {1}</translation>
    </message>
    <message>
        <source>the method {0} has candidates of its own; use the method model or shortlist, or leave --placer out</source>
        <translation>das Verfahren {0} hat eigene Kandidaten; verwenden Sie das Verfahren model oder shortlist, oder lassen Sie --placer weg</translation>
    </message>
    <message>
        <source>the engine {0} executes placements only; expected threads, local, emulated or ranks for an online policy</source>
        <translation>die Maschine {0} führt nur Platzierungen aus; threads, local, emulated oder ranks für eine Online-Regel erwartet</translation>
    </message>
    <message>
        <source>rank {0} sent a message that does not fit this execution</source>
        <translation>Rang {0} sandte eine Nachricht, die nicht zu dieser Ausführung passt</translation>
    </message>
    <message>
        <source>rank {0} reported the end of a task that it does not run</source>
        <translation>Rang {0} meldete das Ende einer Aufgabe, die er nicht ausführt</translation>
    </message>
    <message>
        <source>the policy {0} places before the run; it does not decide while the graph runs</source>
        <translation>die Strategie {0} platziert vor dem Lauf; sie entscheidet nicht, während der Graph läuft</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 8 methods, with one placer for all that plan</source>
        <translation>„{0}“ gefunden, höchstens 8 Verfahren erwartet, mit demselben Platzierer für alle, die planen</translation>
    </message>
    <message>
        <source>Graphs of the shown workload: {0}.</source>
        <translation>Graphen der gezeigten Arbeitslast: {0}.</translation>
    </message>
    <message>
        <source>The load of the shown workload is {0}.</source>
        <translation>Die Last der gezeigten Arbeitslast ist {0}.</translation>
    </message>
    <message>
        <source>The mean slowdown by {1} is {0}.</source>
        <translation>Die mittlere Verlangsamung durch {1} ist {0}.</translation>
    </message>
    <message>
        <source>The 99th percentile of the slowdowns by {1} is {0}.</source>
        <translation>Das 99. Perzentil der Verlangsamungen durch {1} ist {0}.</translation>
    </message>
    <message>
        <source>The fairness of {1} is {0}.</source>
        <translation>Die Fairness von {1} ist {0}.</translation>
    </message>
    <message>
        <source>The throughput of {1} is {0}.</source>
        <translation>Der Durchsatz von {1} ist {0}.</translation>
    </message>
    <message>
        <source>The shown workload has no run by {0} yet.</source>
        <translation>Die gezeigte Arbeitslast hat noch keinen Lauf durch {0}.</translation>
    </message>
    <message>
        <source>The shown run was made by the method {0}.</source>
        <translation>Der gezeigte Lauf stammt vom Verfahren {0}.</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a placer after &quot;rolling&quot;</source>
        <translation>„{0}“ gefunden, nach „rolling“ ein Platzierer erwartet</translation>
    </message>
    <message>
        <source>During the run, a network decides what an idle device starts, or that it waits</source>
        <translation>Während des Laufs entscheidet ein Netz, was ein freies Gerät startet oder ob es wartet</translation>
    </message>
    <message>
        <source>stopped before the stream was simulated</source>
        <translation>angehalten, bevor der Strom simuliert war</translation>
    </message>
    <message>
        <source>Feature growth</source>
        <translation>Wachstum der Merkmale</translation>
    </message>
    <message>
        <source>what the steps of an episode add to the features of a node: the mean of the features of its groups (mean); or, as in the authors&apos; program, their sum, which soon outweighs the node&apos;s own (sum)</source>
        <translation>was die Schritte einer Episode zu den Merkmalen eines Elements addieren: das Mittel der Merkmale seiner Gruppen (mean); oder wie im Programm der Autoren ihre Summe, die die eigenen Merkmale bald überwiegt (sum)</translation>
    </message>
    <message>
        <source>Graph convolutions</source>
        <translation>Graphfaltungen</translation>
    </message>
    <message>
        <source>number of graph convolutions</source>
        <translation>Anzahl der Graphfaltungen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>the network reads the ready and running vertices and what is at most this many edges below them</source>
        <translation>das Netz liest die bereiten und laufenden Knoten und alles, was höchstens so viele Kanten unter ihnen liegt</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>what the network reads of a vertex: that of the authors&apos; program, which has no transfers (as-released), or also its b-level, its seconds on the device and the wait for its inputs (standard)</source>
        <translation>was das Netz von einem Knoten liest: wie im Programm der Autoren, das keine Übertragungen kennt (as-released), oder auch sein b-Level, seine Sekunden auf dem Gerät und die Wartezeit auf seine Eingaben (standard)</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>Trajektorie</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>number of decisions after which the return is the expected reward of the next state; 0: the reward at the end of the run</source>
        <translation>Anzahl der Entscheidungen, nach denen die erwartete Belohnung des nächsten Zustands als Ertrag gilt; 0: die Belohnung am Ende des Laufs</translation>
    </message>
    <message>
        <source>Value weight</source>
        <translation>Gewicht des Werts</translation>
    </message>
    <message>
        <source>weight of the squared error of the expected reward</source>
        <translation>Gewicht des quadratischen Fehlers der erwarteten Belohnung</translation>
    </message>
    <message>
        <source>weight of the policy&apos;s entropy</source>
        <translation>Gewicht der Entropie der Strategie</translation>
    </message>
    <message>
        <source>episodes; each is a run of the graph in which the policy decides, and is followed by one gradient step</source>
        <translation>Episoden; jede ist ein Lauf des Graphen, in dem die Strategie entscheidet, gefolgt von einem Gradientenschritt</translation>
    </message>
    <message>
        <source>exact control: the same runs with decisions drawn uniformly, without the network</source>
        <translation>genaue Kontrolle: dieselben Läufe mit gleichverteilt gezogenen Entscheidungen, ohne das Netz</translation>
    </message>
    <message>
        <source>READYS</source>
        <translation>READYS</translation>
    </message>
    <message>
        <source>READYS, control</source>
        <translation>READYS, Kontrolle</translation>
    </message>
    <message>
        <source>with features for transfers; one gradient step per run</source>
        <translation>mit Merkmalen für Übertragungen; ein Gradientenschritt pro Lauf</translation>
    </message>
    <message>
        <source>Contiguous split</source>
        <translation>Zusammenhängende Teilung</translation>
    </message>
    <message>
        <source>Local moves</source>
        <translation>Lokale Züge</translation>
    </message>
    <message>
        <source>the folder has no runs; expected results that a command printed with --json, such as &quot;doppler simulate --json&quot;, and, with a graph and devices, placements and traces</source>
        <translation>der Ordner enthält keine Läufe; erwartet werden Ergebnisse, die ein Befehl mit --json ausgegeben hat, etwa „doppler simulate --json“, und mit Graph und Geräten auch Platzierungen und Spuren</translation>
    </message>
    <message>
        <source>{0} places the whole graph before the run; expected a checkpoint of a policy that decides online ({1})</source>
        <translation>{0} platziert den ganzen Graphen vor der Ausführung; erwartet wird ein Checkpoint einer Strategie, die online entscheidet ({1})</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Mean makespan ± deviation</source>
        <translation>Mittlere Gesamtdauer ± Abweichung</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Ratio of makespans</source>
        <translation>Verhältnis der Gesamtdauern</translation>
    </message>
    <message>
        <source>p of the t-test</source>
        <translation>p des t-Tests</translation>
    </message>
    <message>
        <source>p of the signed-rank test</source>
        <translation>p des Vorzeichen-Rang-Tests</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>the engine ranks executes built-in online policies only; for a checkpoint, choose the engine threads, local or emulated</source>
        <translation>die Maschine ranks führt nur eingebaute Online-Regeln aus; für einen Checkpoint die Maschine threads, local oder emulated wählen</translation>
    </message>
    <message>
        <source>stopped before the network had answered</source>
        <translation>angehalten, bevor das Netz geantwortet hat</translation>
    </message>
    <message>
        <source>HEFT places {0} kernels on four devices; the run takes **{1}**.</source>
        <translation>HEFT verteilt {0} Kernel auf vier Geräte; der Lauf dauert **{1}**.</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Meine Lektion</translation>
    </message>
    <message>
        <source>What it teaches, in one sentence</source>
        <translation>Was sie lehrt, in einem Satz</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Select the vertex that ends last.</source>
        <translation>Den Knoten auswählen, der als letzter endet.</translation>
    </message>
    <message>
        <source>It is at the right end of the Gantt chart.</source>
        <translation>Er steht am rechten Ende des Gantt-Diagramms.</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>Zum Merken</translation>
    </message>
    <message>
        <source>The run ends with {0}.</source>
        <translation>Der Lauf endet mit {0}.</translation>
    </message>
    <message>
        <source>the session has no runs</source>
        <translation>die Sitzung hat keine Läufe</translation>
    </message>
    <message>
        <source>found run {0}, expected one of: {1}</source>
        <translation>Lauf {0} gefunden, erwartet wird einer von: {1}</translation>
    </message>
    <message>
        <source>the session shows none of its runs; choose one: {0}</source>
        <translation>die Sitzung zeigt keinen ihrer Läufe; wählen Sie einen: {0}</translation>
    </message>
    <message>
        <source>found a graph, expected a session of the window (.doppler)</source>
        <translation>ein Graph gefunden, erwartet wird eine Sitzung des Fensters (.doppler)</translation>
    </message>
    <message>
        <source>does not apply to a session, whose runs have their own devices, model and placement; choose a run with --run</source>
        <translation>gilt nicht für eine Sitzung, deren Läufe eigene Geräte, ein eigenes Modell und eine eigene Platzierung haben; wählen Sie einen Lauf mit --run</translation>
    </message>
    <message>
        <source>no episode of the trainings has a loss to draw</source>
        <translation>keine Episode der Trainings hat einen Verlust, der gezeichnet werden könnte</translation>
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
        <source>View, simulate, learn and compare device placements of dataflow graphs.</source>
        <translation>Geräteplatzierungen von Datenflussgraphen ansehen, simulieren, lernen und vergleichen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Es gibt keine Gewährleistung.</translation>
    </message>
    <message>
        <source>Built on Qt %1, QCustomPlot and fmt. If installed, Graphviz lays out graphs and LibTorch trains policies.</source>
        <translation>Basiert auf Qt %1, QCustomPlot und fmt. Falls installiert, ordnet Graphviz Graphen an und LibTorch trainiert Strategien.</translation>
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
        <source>%1; one second shows %2 of the run</source>
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
        <source>Same as window</source>
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
        <source>Finished frames</source>
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
        <source>A race needs at least two runs side by side</source>
        <translation>Ein Rennen braucht mindestens zwei Läufe nebeneinander</translation>
    </message>
    <message>
        <source>%1; one second shows %2 of the race</source>
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
        <source>%1 to %2 (%3): %4, %5, %6 transferred</source>
        <translation>%1 bis %2 (%3): %4, %5, %6 übertragen</translation>
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
        <source>Nothing ran in this area.</source>
        <translation>In diesem Ausschnitt lief nichts.</translation>
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
        <source>Data (B)</source>
        <translation>Daten (B)</translation>
    </message>
    <message>
        <source>Longest task</source>
        <translation>Längste Aufgabe</translation>
    </message>
    <message>
        <source>In area (s)</source>
        <translation>Im Ausschnitt (s)</translation>
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
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Tasks (for a channel: transfers) that overlap the area</source>
        <translation>Aufgaben (bei einem Kanal: Übertragungen), die sich mit dem Ausschnitt überschneiden</translation>
    </message>
    <message>
        <source>Time during which the row ran a task or a transfer</source>
        <translation>Zeit, in der die Zeile eine Aufgabe oder eine Übertragung ausführte</translation>
    </message>
    <message>
        <source>Time during which the device ran no task and a transfer from or to it was in progress</source>
        <translation>Zeit, in der das Gerät keine Aufgabe ausführte und eine Übertragung von ihm oder zu ihm lief</translation>
    </message>
    <message>
        <source>The remaining time</source>
        <translation>Die übrige Zeit</translation>
    </message>
    <message>
        <source>Transferred bytes; each transfer counts by its share of time inside the area</source>
        <translation>Übertragene Bytes; jede Übertragung zählt mit dem Anteil ihrer Zeit im Ausschnitt</translation>
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
    <name>doppler::AttributeMappingDialog</name>
    <message>
        <source>A factor is not a number above 0.</source>
        <translation>Ein Faktor ist keine Zahl größer als 0.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>%1 vertices, %2 edges. Total: %3, %4, %5 in tensors. Costs are estimated for %6 vertices.</source>
        <translation>%1 Knoten, %2 Kanten. Summe: %3, %4, %5 in Tensoren. Kosten sind für %6 Knoten geschätzt.</translation>
    </message>
    <message>
        <source>Map attributes</source>
        <translation>Attribute zuordnen</translation>
    </message>
    <message>
        <source>Choose the attributes of %1 that give the properties of vertices and edges. A property without a choice is read from the attribute with its usual name.</source>
        <translation>Die Attribute von %1 wählen, die die Eigenschaften von Knoten und Kanten angeben. Eine Eigenschaft ohne Wahl wird aus dem Attribut mit dem üblichen Namen gelesen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Preview of the first vertices</source>
        <translation>Vorschau der ersten Knoten</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>doppler::AttributeMappingForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>Allowed de&amp;vices</source>
        <translation>&amp;Erlaubte Geräte</translation>
    </message>
    <message>
        <source>&amp;FLOPs</source>
        <translation>&amp;FLOPs</translation>
    </message>
    <message>
        <source>&amp;Time (s)</source>
        <translation>&amp;Zeit (s)</translation>
    </message>
    <message>
        <source>&amp;Weights (B)</source>
        <translation>Ge&amp;wichte (B)</translation>
    </message>
    <message>
        <source>Out&amp;put (B)</source>
        <translation>A&amp;usgabe (B)</translation>
    </message>
    <message>
        <source>&amp;Data (B)</source>
        <translation>&amp;Daten (B)</translation>
    </message>
    <message>
        <source>T&amp;ransfer time (s)</source>
        <translation>Übe&amp;rtragungszeit (s)</translation>
    </message>
    <message>
        <source>(as usual)</source>
        <translation>(wie üblich)</translation>
    </message>
    <message>
        <source>%1: %2, ...</source>
        <translation>%1: %2, ...</translation>
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
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>The numbers of the attribute are multiplied by this factor, such as 1e9 for GFLOP or 0.001 for ms</source>
        <translation>Die Zahlen des Attributs werden mit diesem Faktor multipliziert, etwa 1e9 für GFLOP oder 0.001 für ms</translation>
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
        <source>Did not wait</source>
        <translation>Wartete nicht</translation>
    </message>
    <message>
        <source>Sent as soon as %1 had finished</source>
        <translation>Gesendet, sobald %1 fertig war</translation>
    </message>
    <message>
        <source>%1 waited %2 for the last input, %3</source>
        <translation>%1 wartete %2 auf die letzte Eingabe, %3</translation>
    </message>
    <message>
        <source>Started as soon as its last input, %1, was available</source>
        <translation>Begann, sobald die letzte Eingabe, %1, verfügbar war</translation>
    </message>
    <message>
        <source>%1 waited %2 for the last input, %3 from %4</source>
        <translation>%1 wartete %2 auf die letzte Eingabe, %3 von %4</translation>
    </message>
    <message>
        <source>Started as soon as its last input, %1 from %2, had arrived</source>
        <translation>Begann, sobald die letzte Eingabe, %1 von %2, angekommen war</translation>
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
        <source>Too narrow to show individually: zoom in</source>
        <translation>Zu schmal, um sie einzeln zu zeigen: vergrößern</translation>
    </message>
    <message>
        <source>Waited %1 for the barrier before its level, until %2 ended</source>
        <translation>Wartete %1 auf die Schranke vor seiner Ebene, bis %2 endete</translation>
    </message>
    <message>
        <source>Waited %1 for memory on %2, until the end of %3 freed it</source>
        <translation>Wartete %1 auf Speicher auf %2, bis das Ende von %3 ihn freigab</translation>
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
        <source>Sent as soon as its send task had ended</source>
        <translation>Gesendet, sobald seine Sendeaufgabe zu Ende war</translation>
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
        <source>Waited %1 for its turn on the channel, until the transfer of %2 started</source>
        <translation>Wartete %1, bis die Übertragung von %2 begann und sie auf dem Kanal an der Reihe war</translation>
    </message>
    <message>
        <source>Waited %1 for its turn, until %2 started</source>
        <translation>Wartete %1, bis %2 begann und sie an der Reihe war</translation>
    </message>
</context>
<context>
    <name>doppler::BestReplayBar</name>
    <message>
        <source>Pause the replay</source>
        <translation>Wiederholung anhalten</translation>
    </message>
    <message>
        <source>Start the replay</source>
        <translation>Wiederholung starten</translation>
    </message>
    <message>
        <source>Train a policy to replay its best placements</source>
        <translation>Eine Strategie trainieren, um ihre besten Platzierungen abzuspielen</translation>
    </message>
    <message>
        <source>No best yet</source>
        <translation>Noch keine beste Platzierung</translation>
    </message>
    <message numerus="yes">
        <source>%n bests</source>
        <translation>
            <numerusform>%n beste Platzierung</numerusform>
            <numerusform>%n beste Platzierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: episode %3, %4</source>
        <translation>%1 von %2: Episode %3, %4</translation>
    </message>
    <message>
        <source>Replay of best placements</source>
        <translation>Wiederholung der besten Platzierungen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Best placement</source>
        <translation>Beste Platzierung</translation>
    </message>
    <message>
        <source>Shown best placement</source>
        <translation>Gezeigte beste Platzierung</translation>
    </message>
    <message>
        <source>Previous best</source>
        <translation>Vorige beste Platzierung</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>Nächste beste Platzierung</translation>
    </message>
</context>
<context>
    <name>doppler::BoundText</name>
    <message>
        <source>longest path</source>
        <translation>längster Pfad</translation>
    </message>
    <message>
        <source>work spread over all devices</source>
        <translation>Arbeit auf alle Geräte verteilt</translation>
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
        <source>work on %1 in this placement</source>
        <translation>Arbeit auf %1 in dieser Platzierung</translation>
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
        <translation>Wird bearbeitet…</translation>
    </message>
    <message numerus="yes">
        <source>%n measured time(s) with unknown work were ignored</source>
        <translation>
            <numerusform>%n gemessene Zeit mit unbekannter Arbeit wurde ignoriert</numerusform>
            <numerusform>%n gemessene Zeiten mit unbekannter Arbeit wurden ignoriert</numerusform>
        </translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(kein Name)</translation>
    </message>
    <message>
        <source>only one size</source>
        <translation>nur eine Größe</translation>
    </message>
    <message>
        <source>At least two kernel sizes are needed to distinguish overhead and rates</source>
        <translation>Mindestens zwei Kernelgrößen sind nötig, um Mehraufwand und Raten zu unterscheiden</translation>
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
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>doppler::CaptionChip</name>
    <message>
        <source>Show the run</source>
        <translation>Lauf zeigen</translation>
    </message>
    <message>
        <source>Show the run again (Esc)</source>
        <translation>Wieder den Lauf zeigen (Esc)</translation>
    </message>
</context>
<context>
    <name>doppler::ChannelModel</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Concurrent transfers</source>
        <translation>Gleichzeitige Übertragungen</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>List of links</source>
        <translation>Liste der Verbindungen</translation>
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
        <source>Channels of links without a named channel</source>
        <translation>Kanäle von Verbindungen ohne benannten Kanal</translation>
    </message>
    <message>
        <source>A link with named channels needs a free slot in each of them and no other channel. Assign channels to links on the page Links.</source>
        <translation>Eine Verbindung mit benannten Kanälen braucht in jedem von ihnen einen freien Platz und keinen weiteren Kanal. Auf der Seite Verbindungen werden die Kanäle Verbindungen zugewiesen.</translation>
    </message>
    <message>
        <source>There are no named channels. Add one, or choose a pattern.</source>
        <translation>Es gibt keine benannten Kanäle. Einen hinzufügen oder ein Muster wählen.</translation>
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
        <source>Channel patterns</source>
        <translation>Kanalmuster</translation>
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
        <source>Switch: each device sends one transfer and receives one at a time</source>
        <translation>Switch: jedes Gerät sendet und empfängt je eine Übertragung zugleich</translation>
    </message>
    <message>
        <source>One uplink for each island</source>
        <translation>Ein Uplink für jede Insel</translation>
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
        <translation>Boxplots</translation>
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
        <translation>Gesamtdauern der Startwerte: Quartile, Median und Whisker</translation>
    </message>
    <message>
        <source>Best makespan so far by simulated placements: mean and spread over the seeds</source>
        <translation>Bisher beste Gesamtdauer nach simulierten Platzierungen: Mittel und Streuung über die Startwerte</translation>
    </message>
    <message>
        <source>Best makespan so far by wall-clock time: mean and spread over the seeds</source>
        <translation>Bisher beste Gesamtdauer nach verstrichener Zeit: Mittel und Streuung über die Startwerte</translation>
    </message>
    <message>
        <source>Charts appear when the first runs have finished.</source>
        <translation>Diagramme erscheinen, sobald die ersten Läufe fertig sind.</translation>
    </message>
</context>
<context>
    <name>doppler::CheckpointButton</name>
    <message>
        <source>Choose a checkpoint that decides online</source>
        <translation>Checkpoint wählen, der online entscheidet</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler)</source>
        <translation>Checkpoints (*.checkpoint *.doppler)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint…</source>
        <translation>Chec&amp;kpoint…</translation>
    </message>
    <message>
        <source>Add the networks of a checkpoint to the policies; it must be one that decides online, such as a checkpoint of readys</source>
        <translation>Die Netze eines Checkpoints zu den Regeln hinzufügen; er muss online entscheiden, wie ein Checkpoint von readys</translation>
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
        <translation>relativ</translation>
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
        <translation>Geschwindigkeit</translation>
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
    <message>
        <source>depth-first</source>
        <translation>Tiefe zuerst</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>quickest</source>
        <translation>am schnellsten</translation>
    </message>
    <message>
        <source>topological</source>
        <translation>topologisch</translation>
    </message>
    <message>
        <source>upward-rank</source>
        <translation>Aufwärtsrang</translation>
    </message>
    <message>
        <source>as-released</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>lexicographic</source>
        <translation>lexikografisch</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>Erträge</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>umgekehrt</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>period</source>
        <translation>Zeit je Element</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
</context>
<context>
    <name>doppler::ChooserBar</name>
    <message>
        <source>Graph, devices, placer</source>
        <translation>Graph, Geräte, Platzierer</translation>
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
    <name>doppler::ClosingQuestion</name>
    <message>
        <source>Training is running</source>
        <translation>Training läuft</translation>
    </message>
    <message>
        <source>A policy is still training. Stop the training, keep its best placement, and close?</source>
        <translation>Eine Strategie wird noch trainiert. Das Training anhalten, seine beste Platzierung behalten und schließen?</translation>
    </message>
    <message>
        <source>Stop and keep best</source>
        <translation>Anhalten und das Beste behalten</translation>
    </message>
    <message>
        <source>The window closes when the current episode ends. To close now, give up everything since the last checkpoint.</source>
        <translation>Das Fenster schließt sich, wenn die aktuelle Episode endet. Sofortiges Schließen verwirft alles seit dem letzten Checkpoint.</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>Jetzt schließen</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>Fenster offen lassen</translation>
    </message>
</context>
<context>
    <name>doppler::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Search commands, placers, samples, files and runs</source>
        <translation>Befehle, Platzierer, Beispiele, Dateien und Läufe suchen</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
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
        <source>Comparison of placements</source>
        <translation>Vergleich von Platzierungen</translation>
    </message>
    <message numerus="yes">
        <source>%n seeds</source>
        <translation>
            <numerusform>%n Startwert</numerusform>
            <numerusform>%n Startwerte</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins, ties and losses of the row against the column; p-value of the signed-rank test</source>
        <translation>Siege, Gleichstände und Niederlagen der Zeile gegen die Spalte; p-Wert des Vorzeichen-Rang-Tests</translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonView</name>
    <message>
        <source>%1 of %2 runs, %3 remaining</source>
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
        <source>Total runs: %1</source>
        <translation>Läufe insgesamt: %1</translation>
    </message>
    <message>
        <source>Tick at least one placer, graph and topology</source>
        <translation>Mindestens einen Platzierer, Graphen und eine Topologie ankreuzen</translation>
    </message>
    <message>
        <source>Setu&amp;p</source>
        <translation>Aus&amp;wahl</translation>
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
        <source>Stop the comparison; finished runs are kept</source>
        <translation>Den Vergleich anhalten; fertige Läufe bleiben erhalten</translation>
    </message>
    <message>
        <source>Add a progra&amp;m…</source>
        <translation>&amp;Programm hinzufügen…</translation>
    </message>
    <message>
        <source>Add your own program to the comparison; it reads the problem as JSON and writes a placement</source>
        <translation>Dem Vergleich ein eigenes Programm hinzufügen; es liest das Problem als JSON und schreibt eine Platzierung</translation>
    </message>
    <message>
        <source>No comparison yet.
Tick placers, graphs and devices, then start the comparison.</source>
        <translation>Noch kein Vergleich.
Platzierer, Graphen und Geräte ankreuzen, dann den Vergleich starten.</translation>
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
        <source>Budget unit</source>
        <translation>Einheit des Budgets</translation>
    </message>
    <message>
        <source>Budget of every search</source>
        <translation>Budget jeder Suche</translation>
    </message>
    <message>
        <source>The same budget applies to all searches</source>
        <translation>Dasselbe Budget gilt für alle Suchen</translation>
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
        <source>Number of concurrent runs. Time budgets are only comparable if each run has its own core.</source>
        <translation>Anzahl gleichzeitiger Läufe. Zeitbudgets sind nur vergleichbar, wenn jeder Lauf einen eigenen Kern hat.</translation>
    </message>
    <message>
        <source>Results of the comparison</source>
        <translation>Ergebnisse des Vergleichs</translation>
    </message>
    <message>
        <source>Wins, ties and losses of each pair of placers</source>
        <translation>Siege, Gleichstände und Niederlagen jedes Paars von Platzierern</translation>
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
        <source>Also compare on graphs from files</source>
        <translation>Auch auf Graphen aus Dateien vergleichen</translation>
    </message>
    <message>
        <source>Also compare on devices and links from files</source>
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
        <source>Save to &amp;journal…</source>
        <translation>In &amp;Journal speichern…</translation>
    </message>
    <message>
        <source>Save each finished run to a journal file, or resume a saved comparison</source>
        <translation>Jeden fertigen Lauf in einer Journaldatei speichern oder einen gespeicherten Vergleich fortsetzen</translation>
    </message>
    <message>
        <source>Save the comparison to a journal file, or resume one</source>
        <translation>Den Vergleich in einer Journaldatei speichern oder einen fortsetzen</translation>
    </message>
    <message>
        <source>Saved comparisons (*.jsonl)</source>
        <translation>Gespeicherte Vergleiche (*.jsonl)</translation>
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
        <source>Run only what is missing in the results or has failed; finished runs are kept</source>
        <translation>Nur ausführen, was in den Ergebnissen fehlt oder gescheitert ist; fertige Läufe bleiben erhalten</translation>
    </message>
    <message>
        <source>Co&amp;ntinue the comparison</source>
        <translation>Vergleich &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Add a checkpoint</source>
        <translation>Checkpoint hinzufügen</translation>
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
        <source>Compare the networks of a checkpoint without training them further</source>
        <translation>Die Netze eines Checkpoints vergleichen, ohne sie weiter zu trainieren</translation>
    </message>
    <message>
        <source>Wins appear when the first runs have finished.</source>
        <translation>Siege erscheinen, sobald die ersten Läufe fertig sind.</translation>
    </message>
    <message>
        <source>Number of times that the row&apos;s makespan is shorter / equal / longer than the column&apos;s, over all problems and seeds. Coloured where the p-value of the signed-rank test is below 0.05, which needs at least six pairs.</source>
        <translation>Anzahl der Fälle, in denen die Gesamtdauer der Zeile kürzer / gleich / länger ist als die der Spalte, über alle Probleme und Startwerte. Farbig, wo der p-Wert des Vorzeichen-Rang-Tests unter 0,05 liegt, wozu mindestens sechs Paare nötig sind.</translation>
    </message>
    <message>
        <source>Add graph &amp;files…</source>
        <translation>Graph&amp;dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Add device files…</source>
        <translation>Geräted&amp;ateien hinzufügen…</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>This comparison comes from a file and runs external programs. Run them?</source>
        <translation>Dieser Vergleich stammt aus einer Datei und führt externe Programme aus. Sollen sie ausgeführt werden?</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>No program was run.</source>
        <translation>Es wurde kein Programm ausgeführt.</translation>
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
        <source>Set the options that the current placer uses in comparisons</source>
        <translation>Die Optionen einstellen, die der aktuelle Platzierer in Vergleichen verwendet</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices are locked in the open graph. Comparisons of several graphs or devices ignore these locks.</source>
        <translation>
            <numerusform>%n Knoten ist im offenen Graphen festgehalten. Vergleiche mehrerer Graphen oder Geräte beachten das nicht.</numerusform>
            <numerusform>%n Knoten sind im offenen Graphen festgehalten. Vergleiche mehrerer Graphen oder Geräte beachten das nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>All checkpoints of a comparison share one set of options, and all programs share another.</source>
        <translation>Alle Checkpoints und alle Programme eines Vergleichs haben jeweils die gleichen Optionen.</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n locked vertices of the open graph on their devices</source>
        <translation>
            <numerusform>%n festgehaltenen Knoten des offenen Graphen auf seinem Gerät lassen</numerusform>
            <numerusform>%n festgehaltene Knoten des offenen Graphen auf ihren Geräten lassen</numerusform>
        </translation>
    </message>
    <message>
        <source>By name…</source>
        <translation>Nach Name …</translation>
    </message>
    <message>
        <source>Also compare on devices such as 2xH100 or 1xA100+cpu</source>
        <translation>Auch auf Geräten wie 2xH100 oder 1xA100+cpu vergleichen</translation>
    </message>
    <message>
        <source>Add de&amp;vices by count and name…</source>
        <translation>Geräte nach Anzahl und Name hin&amp;zufügen …</translation>
    </message>
    <message>
        <source>Summary for LaTeX (*.tex);;Summary for Markdown (*.md)</source>
        <translation>Zusammenfassung für LaTeX (*.tex);;Zusammenfassung für Markdown (*.md)</translation>
    </message>
</context>
<context>
    <name>doppler::CopyCommands</name>
    <message>
        <source>Gantt chart</source>
        <translation>Gantt-Diagramm</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation>Läufe nebeneinander</translation>
    </message>
    <message>
        <source>Comparison: box plots</source>
        <translation>Vergleich: Boxplots</translation>
    </message>
    <message>
        <source>Comparison: best so far</source>
        <translation>Vergleich: bisher Bestes</translation>
    </message>
    <message>
        <source>Four bars</source>
        <translation>Vier Balken</translation>
    </message>
    <message>
        <source>Training: makespan</source>
        <translation>Training: Gesamtdauer</translation>
    </message>
    <message>
        <source>Training: loss</source>
        <translation>Training: Verlust</translation>
    </message>
</context>
<context>
    <name>doppler::Copying</name>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>Bild in die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>Table copied to the clipboard</source>
        <translation>Tabelle in die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>Copied to the clipboard: %1</source>
        <translation>In die Zwischenablage kopiert: %1</translation>
    </message>
</context>
<context>
    <name>doppler::CriticalPathView</name>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>compute: 1.2 ms (41 %)</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>The run is out of memory and has no critical path.</source>
        <translation>Dem Lauf fehlt Speicher; er hat keinen kritischen Pfad.</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Nothing ran.</source>
        <translation>Nichts lief.</translation>
    </message>
    <message>
        <source>The list has the %1 longest of %2 segments.</source>
        <translation>Die Liste enthält die %1 längsten von %2 Abschnitten.</translation>
    </message>
    <message>
        <source>%1; simulated, because the run was measured</source>
        <translation>%1; simuliert, weil der Lauf gemessen wurde</translation>
    </message>
    <message>
        <source>Looking for the most effective change…</source>
        <translation>Die wirksamste Änderung wird gesucht…</translation>
    </message>
    <message>
        <source>No change of links, devices or rules shortens this run with the same placement.</source>
        <translation>Keine Änderung von Verbindungen, Geräten oder Regeln verkürzt diesen Lauf bei gleicher Platzierung.</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Place a graph. This panel then shows what the critical path of its run consists of, and which change would shorten it most.</source>
        <translation>Platzieren Sie einen Graphen. Dieser Bereich zeigt dann, woraus der kritische Pfad seines Laufs besteht und welche Änderung ihn am stärksten verkürzen würde.</translation>
    </message>
    <message>
        <source>All changes…</source>
        <translation>Alle Änderungen…</translation>
    </message>
    <message>
        <source>Show what faster links or devices and other rules would change</source>
        <translation>Zeigen, was schnellere Verbindungen oder Geräte und andere Regeln ändern würden</translation>
    </message>
    <message>
        <source>Shares of the critical path</source>
        <translation>Anteile des kritischen Pfads</translation>
    </message>
    <message>
        <source>Critical path over time</source>
        <translation>Kritischer Pfad im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Segments of the critical path</source>
        <translation>Abschnitte des kritischen Pfads</translation>
    </message>
    <message>
        <source>Most effective change</source>
        <translation>Wirksamste Änderung</translation>
    </message>
    <message>
        <source>Schedule rule “%1”</source>
        <translation>Auswahlregel „%1“</translation>
    </message>
    <message>
        <source>Most effective change, to %1 (%2): %3</source>
        <comment>makespan, difference and change</comment>
        <translation>Wirksamste Änderung, auf %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>doppler::CriticalText</name>
    <message>
        <source>%1 did not wait</source>
        <translation>%1 wartete nicht</translation>
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
        <source>%1 waited at the barrier until %2 ended</source>
        <translation>%1 wartete an der Schranke, bis %2 endete</translation>
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
        <source>%1 waited for its turn until %2 started</source>
        <translation>%1 wartete, bis %2 begann und es an der Reihe war</translation>
    </message>
</context>
<context>
    <name>doppler::DecisionTable</name>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1: the choice of the teacher where it differs. Its device is for the vertex that the learner chose.</source>
        <translation>%1: die Wahl des Lehrers, wo sie abweicht. Sein Gerät gilt für den Knoten, den der Lernende wählte.</translation>
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
        <source>More devices. Each device&apos;s menu highlights it, selects, locks and unlocks its vertices, sets its colour and hides it.</source>
        <translation>Weitere Geräte. Das Menü jedes Geräts hebt es hervor, wählt seine Knoten aus, hält sie fest und gibt sie frei, ändert seine Farbe und blendet es aus.</translation>
    </message>
    <message>
        <source>%1. Click to highlight. Right-click or press the Menu key to select, lock or unlock its vertices, set its colour or hide it.</source>
        <translation>%1. Klicken hebt hervor. Rechtsklick oder die Menütaste öffnet ein Menü, das seine Knoten auswählt, festhält und freigibt, seine Farbe ändert und es ausblendet.</translation>
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
        <source>Name of the device; must be unique</source>
        <translation>Name des Geräts; muss eindeutig sein</translation>
    </message>
    <message>
        <source>Device model, such as P100; measured times of a graph refer to it</source>
        <translation>Modell des Geräts, etwa P100; gemessene Zeiten eines Graphen beziehen sich darauf</translation>
    </message>
    <message>
        <source>Class to which vertices can be bound, such as gpu or cpu</source>
        <translation>Klasse, an die Knoten gebunden werden können, etwa gpu oder cpu</translation>
    </message>
    <message>
        <source>Floating-point operations per second</source>
        <translation>Gleitkommaoperationen je Sekunde</translation>
    </message>
    <message>
        <source>Bandwidth of the device&apos;s own memory, in bytes per second</source>
        <translation>Bandbreite des eigenen Speichers des Geräts, in Bytes je Sekunde</translation>
    </message>
    <message>
        <source>Size of the device&apos;s memory</source>
        <translation>Größe des Speichers des Geräts</translation>
    </message>
    <message>
        <source>Launch time of each kernel</source>
        <translation>Zeit zum Starten jedes Kernels</translation>
    </message>
    <message>
        <source>Number of kernels that run at once</source>
        <translation>Anzahl der Kernel, die zugleich laufen</translation>
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
        <source>Same as the last device</source>
        <translation>Wie das letzte Gerät</translation>
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
        <source>A value entered in one of the %n selected rows applies to all of them.</source>
        <translation>
            <numerusform>Ein Wert, der in der %n ausgewählten Zeile eingegeben wird, gilt für sie.</numerusform>
            <numerusform>Ein Wert, der in einer der %n ausgewählten Zeilen eingegeben wird, gilt für alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Return or F2 to edit a field: 9.3 TFLOP/s, 16 GiB, 5 µs, or *2 to double the value.</source>
        <translation>Eingabe oder F2 drücken, um ein Feld zu bearbeiten: 9.3 TFLOP/s, 16 GiB, 5 µs oder *2 zum Verdoppeln.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Scroll the devices horizontally</source>
        <translation>Die Geräte waagerecht rollen</translation>
    </message>
    <message>
        <source>Scroll the devices vertically</source>
        <translation>Die Geräte senkrecht rollen</translation>
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
        <source>Duplicate the selected devices with their links</source>
        <translation>Die ausgewählten Geräte mit ihren Verbindungen duplizieren</translation>
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
    <name>doppler::DevicesByName</name>
    <message>
        <source>Devices by count and name</source>
        <translation>Geräte nach Anzahl und Name</translation>
    </message>
    <message>
        <source>&amp;Count and name</source>
        <translation>&amp;Anzahl und Name</translation>
    </message>
    <message>
        <source>2xH100, 1xA100+cpu, 2 nodes of 8xH100</source>
        <translation>2xH100, 1xA100+cpu, 2 nodes of 8xH100</translation>
    </message>
    <message>
        <source>Count and name</source>
        <translation>Anzahl und Name</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s). %1</source>
        <translation>
            <numerusform>%n Gerät. %1</numerusform>
            <numerusform>%n Geräte. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::DevicesChooser</name>
    <message>
        <source>Presets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>By count and name</source>
        <translation>Nach Anzahl und Name</translation>
    </message>
    <message>
        <source>Search, or type devices such as 2xH100 or 1xA100+cpu</source>
        <translation>Suchen, oder Geräte wie 2xH100 oder 1xA100+cpu eingeben</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
</context>
<context>
    <name>doppler::DevicesMenu</name>
    <message>
        <source>&amp;Built-in</source>
        <translation>&amp;Mitgelieferte</translation>
    </message>
    <message>
        <source>By count and &amp;name…</source>
        <translation>Nach Anzahl und &amp;Name…</translation>
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
        <source>%1 compared with %2</source>
        <translation>%1 im Vergleich zu %2</translation>
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
        <translation>%1: Differenz</translation>
    </message>
    <message>
        <source>%1: relative difference</source>
        <translation>%1: relative Differenz</translation>
    </message>
</context>
<context>
    <name>doppler::DifferencesModel</name>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>Difference to the other version</source>
        <translation>Unterschied zur anderen Version</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
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
        <source>inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>umbenannt</translation>
    </message>
</context>
<context>
    <name>doppler::Dock</name>
    <message>
        <source>Close this panel; it can be reopened from the View menu</source>
        <translation>Diesen Bereich schließen; er lässt sich im Menü Ansicht wieder öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>doppler::DocumentMessages</name>
    <message>
        <source>%1 produced the same placement again; the list shows it only once.</source>
        <translation>%1 ergab wieder dieselbe Platzierung; die Liste zeigt sie nur einmal.</translation>
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
        <source>Graphs, devices, placements, traces, checkpoints and training logs are detected by their content</source>
        <translation>Graphen, Geräte, Platzierungen, Abläufe, Checkpoints und Trainingsprotokolle werden am Inhalt erkannt</translation>
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
        <source>%1: makespan unchanged</source>
        <translation>%1: Gesamtdauer unverändert</translation>
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
        <source>no placement</source>
        <translation>keine Platzierung</translation>
    </message>
    <message numerus="yes">
        <source>needs re-placing: %n vertex(es) were on removed devices</source>
        <translation>
            <numerusform>muss neu platziert werden: %n Knoten war auf entfernten Geräten</numerusform>
            <numerusform>muss neu platziert werden: %n Knoten waren auf entfernten Geräten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs re-placing: %n vertex(es) are not allowed on their changed devices</source>
        <translation>
            <numerusform>muss neu platziert werden: %n Knoten darf auf seinem geänderten Gerät nicht laufen</numerusform>
            <numerusform>muss neu platziert werden: %n Knoten dürfen auf ihren geänderten Geräten nicht laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>makespan %1 before, out of memory now</source>
        <translation>Gesamtdauer bisher %1, jetzt reicht der Speicher nicht</translation>
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
        <source>%1, same placement:</source>
        <translation>%1, gleiche Platzierung:</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>Schranke %1</translation>
    </message>
</context>
<context>
    <name>doppler::EstimateRow</name>
    <message>
        <source>Estimate time</source>
        <translation>Dauer schätzen</translation>
    </message>
    <message>
        <source>Trains a few episodes of each stage, for at most %1 s, to estimate how long this training takes on this computer</source>
        <translation>Trainiert höchstens %1 s lang einige Episoden jeder Stufe und schätzt daraus, wie lange dieses Training auf diesem Rechner dauert</translation>
    </message>
    <message>
        <source>No estimate: no two updates ended within %1 s, so the training takes long</source>
        <translation>Keine Schätzung: In %1 s endeten keine zwei Anpassungen; das Training dauert also lange</translation>
    </message>
    <message>
        <source>Measuring a few episodes…</source>
        <translation>Einige Episoden werden gemessen…</translation>
    </message>
    <message>
        <source>No estimate for several graphs; doppler train --estimate measures them</source>
        <translation>Keine Schätzung für mehrere Graphen; doppler train --estimate misst sie</translation>
    </message>
</context>
<context>
    <name>doppler::EventFolderField</name>
    <message>
        <source>Folder for event files</source>
        <translation>Ordner für Ereignisdateien</translation>
    </message>
    <message>
        <source>Folder for TensorBoard&apos;s event files</source>
        <translation>Ordner für die Ereignisdateien von TensorBoard</translation>
    </message>
    <message>
        <source>None: no event files</source>
        <translation>Keiner: keine Ereignisdateien</translation>
    </message>
    <message>
        <source>Also writes the curves and settings as event files, which TensorBoard shows. With several trainings, each has its own folder in it</source>
        <translation>Schreibt Kurven und Einstellungen auch als Ereignisdateien, die TensorBoard zeigt. Bei mehreren Trainings hat jedes seinen eigenen Ordner darin</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
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
        <source>If there are several executions, the one with the median makespan is shown</source>
        <translation>Bei mehreren Ausführungen wird die mit der mittleren (Median-)Gesamtdauer gezeigt</translation>
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
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1, seed %2: simulated %3, measured %4</source>
        <translation>%1, Startwert %2: simuliert %3, gemessen %4</translation>
    </message>
    <message>
        <source>Simulated and measured makespans</source>
        <translation>Simulierte und gemessene Gesamtdauern</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Rank correlations with measured makespans, simulated (S0): rho %1, tau %2; simulated with measured task times (S1): rho %3, tau %4; mean of measured / simulated: %5</source>
        <translation>Rangkorrelationen mit den gemessenen Gesamtdauern, simuliert (S0): Rho %1, Tau %2; simuliert mit gemessenen Aufgabenzeiten (S1): Rho %3, Tau %4; Mittel von gemessen / simuliert: %5</translation>
    </message>
    <message>
        <source>&amp;Placements</source>
        <translation>&amp;Platzierungen</translation>
    </message>
    <message>
        <source>How many placements, from random to good, are executed to compare their simulated and measured makespans</source>
        <translation>Wie viele Platzierungen, von zufällig bis gut, ausgeführt werden, um ihre simulierten und gemessenen Gesamtdauern zu vergleichen</translation>
    </message>
    <message>
        <source>Measure &amp;agreement</source>
        <translation>Übereinstimmung &amp;messen</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>weniger als 1 s</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unknown until this machine is measured (Devices &gt; Measure this machine…)</source>
        <translation>unbekannt, bis dieser Rechner gemessen ist (Geräte &gt; Diesen Rechner messen…)</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n Gerät</numerusform>
            <numerusform>%n Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated duration</source>
        <translation>Geschätzte Dauer</translation>
    </message>
    <message>
        <source>&amp;Decisions</source>
        <translation>Ent&amp;scheidungen</translation>
    </message>
    <message>
        <source>Execute the placement of the shown run, or let an online policy decide during the execution which task starts where</source>
        <translation>Die Platzierung des gezeigten Laufs ausführen oder eine Online-Regel während der Ausführung entscheiden lassen, welche Aufgabe wo beginnt</translation>
    </message>
    <message>
        <source>Placement of the shown run</source>
        <translation>Platzierung des gezeigten Laufs</translation>
    </message>
    <message>
        <source>Reading the checkpoint…</source>
        <translation>Checkpoint wird gelesen…</translation>
    </message>
</context>
<context>
    <name>doppler::ExecutionText</name>
    <message>
        <source>The outputs are correct (largest relative difference %1).</source>
        <translation>Die Ausgaben sind richtig (größte relative Abweichung %1).</translation>
    </message>
    <message>
        <source>The outputs are correct.</source>
        <translation>Die Ausgaben sind richtig.</translation>
    </message>
    <message>
        <source>Every dependency was kept.</source>
        <translation>Jede Abhängigkeit wurde eingehalten.</translation>
    </message>
    <message>
        <source>Measured: %1 (simulated: %2, %3).</source>
        <translation>Gemessen: %1 (simuliert: %2, %3).</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>Gemessen: %1.</translation>
    </message>
    <message>
        <source>Nothing was computed, so there are no outputs to check.</source>
        <translation>Es wurde nichts berechnet; daher gibt es keine Ausgaben zu prüfen.</translation>
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
        <source>Place a graph. This page then shows each event of the run and explains why each device chose its next task.</source>
        <translation>Einen Graphen platzieren. Diese Seite zeigt dann jedes Ereignis des Laufs und erklärt, warum jedes Gerät seine nächste Aufgabe wählte.</translation>
    </message>
    <message>
        <source>Place a graph. This page then shows what limits its run.</source>
        <translation>Einen Graphen platzieren. Diese Seite zeigt dann, was seinen Lauf begrenzt.</translation>
    </message>
    <message>
        <source>Place a graph and select a vertex. This page then explains why the vertex is on its device.</source>
        <translation>Einen Graphen platzieren und einen Knoten auswählen. Diese Seite erklärt dann, warum er auf seinem Gerät ist.</translation>
    </message>
</context>
<context>
    <name>doppler::ExpressionPage</name>
    <message>
        <source>Go to the error (F8)</source>
        <translation>Zum Fehler gehen (F8)</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Enter an expression, open a file or start from an example.</source>
        <translation>Einen Ausdruck eingeben, eine Datei öffnen oder mit einem Beispiel beginnen.</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, modified</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Save the expression to a file that the command line can read</source>
        <translation>Den Ausdruck in einer Datei speichern, die die Befehlszeile lesen kann</translation>
    </message>
    <message>
        <source>Correct the underlined text.</source>
        <translation>Den unterstrichenen Text berichtigen.</translation>
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
        <source>Start from an example</source>
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
        <source>Correct the marked entries.</source>
        <translation>Die markierten Eingaben berichtigen.</translation>
    </message>
</context>
<context>
    <name>doppler::FamilyPage</name>
    <message>
        <source>Correct the marked entries.</source>
        <translation>Die markierten Eingaben berichtigen.</translation>
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
        <source>Re&amp;store defaults</source>
        <translation>&amp;Standardwerte</translation>
    </message>
    <message>
        <source>Reset all options of this family to their defaults</source>
        <translation>Alle Optionen dieser Familie auf die Standardwerte zurücksetzen</translation>
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
        <source>Standard deviations from the mean over all devices or all candidates, as passed to the network. Features without this score are passed with the value shown here. The network also receives data about the vertices placed so far, which is not shown.</source>
        <translation>Standardabweichungen vom Mittel aller Geräte oder aller Kandidaten, wie sie das Netz erhält. Merkmale ohne diese Angabe erhält es mit dem hier gezeigten Wert. Das Netz erhält außerdem Daten über die bisher platzierten Knoten, die nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>It was placed together with another vertex.</source>
        <translation>Er wurde zusammen mit einem anderen Knoten platziert.</translation>
    </message>
    <message>
        <source>No details for this step.</source>
        <translation>Keine Angaben zu diesem Schritt.</translation>
    </message>
</context>
<context>
    <name>doppler::FigureDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>Die Abbildung wird gezeichnet…</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Abbildung</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Eine Spalte</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Zwei Spalten</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Folie</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>F&amp;ont size</source>
        <translation>&amp;Schriftgröße</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
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
        <source>&amp;Legend and keys</source>
        <translation>&amp;Legende und Schlüssel</translation>
    </message>
    <message>
        <source>La&amp;bels and titles</source>
        <translation>Beschriftungen und &amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
    <message>
        <source>Open folder of traces</source>
        <translation>Ordner mit Abläufen öffnen</translation>
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
        <source>Close the search (Esc)</source>
        <translation>Die Suche schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Die Suche schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Error at character %1</source>
        <translation>Fehler bei Zeichen %1</translation>
    </message>
    <message>
        <source>Words, or conditions such as cost&gt;1ms device=gpu2</source>
        <translation>Wörter oder Bedingungen wie cost&gt;1ms device=gpu2</translation>
    </message>
    <message>
        <source>Words are searched in name, operation, group and device. Conditions: name, kind, group and device with : or =; cost, start, end, ready, waited, slack, flops, bytes, weights, memory, inputs and outputs with &lt;, &lt;=, &gt;, &gt;=, = or !=. All words and conditions must match.</source>
        <translation>Wörter werden in Name, Operation, Gruppe und Gerät gesucht. Bedingungen: name, kind, group und device mit : oder =; cost, start, end, ready, waited, slack, flops, bytes, weights, memory, inputs und outputs mit &lt;, &lt;=, &gt;, &gt;=, = oder !=. Alle Wörter und Bedingungen müssen zutreffen.</translation>
    </message>
</context>
<context>
    <name>doppler::FitNote</name>
    <message>
        <source>Enforce memory</source>
        <translation>Speicher erzwingen</translation>
    </message>
    <message>
        <source>Runs the placer again and keeps to the memory of the devices. %1</source>
        <translation>Führt das Verfahren erneut aus und hält den Speicher der Geräte ein. %1</translation>
    </message>
    <message>
        <source>Choose placer…</source>
        <translation>Verfahren wählen…</translation>
    </message>
</context>
<context>
    <name>doppler::FitText</name>
    <message>
        <source>Does not fit into memory: %1</source>
        <translation>Passt nicht in den Speicher: %1</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>Passt in den Speicher</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it fits</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>it does not fit</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>Placers that respect memory: %1</source>
        <translation>Verfahren, die den Speicher beachten: %1</translation>
    </message>
</context>
<context>
    <name>doppler::FourBarsModel</name>
    <message>
        <source>End of device</source>
        <translation>Ende des Geräts</translation>
    </message>
    <message>
        <source>Device busy</source>
        <translation>Gerät beschäftigt</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>%1 (s)</source>
        <comment>bar with its unit</comment>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <source>M − S0 (s)</source>
        <translation>M − S0 (s)</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of tasks or transfers</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>M − S0</source>
        <translation>M − S0</translation>
    </message>
    <message>
        <source>S0</source>
        <translation>S0</translation>
    </message>
    <message>
        <source>S1</source>
        <translation>S1</translation>
    </message>
    <message>
        <source>S2</source>
        <translation>S2</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>doppler::FourBarsPage</name>
    <message>
        <source>Four bars: simulated against measured</source>
        <translation>Vier Balken: simuliert gegen gemessen</translation>
    </message>
    <message>
        <source>Run whose four bars are shown</source>
        <translation>Lauf, dessen vier Balken gezeigt werden</translation>
    </message>
    <message>
        <source>Four bars</source>
        <translation>Vier Balken</translation>
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
        <source>%1 %2 (binding)</source>
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
        <source>Compare the others with this run</source>
        <translation>Die anderen mit diesem Lauf vergleichen</translation>
    </message>
    <message>
        <source>Remove this run from the view</source>
        <translation>Diesen Lauf aus der Ansicht entfernen</translation>
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
        <source>Drag to shift this run on the time axis; double-click to show it</source>
        <translation>Ziehen verschiebt diesen Lauf auf der Zeitachse; ein Doppelklick zeigt ihn</translation>
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
        <source>Re&amp;play best placements</source>
        <translation>Wiederholung der b&amp;esten Platzierungen</translation>
    </message>
    <message>
        <source>Step through the best placements of a training in the order in which they were found</source>
        <translation>Die besten Platzierungen eines Trainings in der Reihenfolge durchgehen, in der sie gefunden wurden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Strips, bounds, measuring, markers and rows of the Gantt chart</source>
        <translation>Streifen, Schranken, Messen, Marken und Zeilen des Gantt-Diagramms</translation>
    </message>
</context>
<context>
    <name>doppler::GanttView</name>
    <message>
        <source>Zoom to this task</source>
        <translation>Auf diese Aufgabe zoomen</translation>
    </message>
    <message>
        <source>Show in the graph</source>
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
        <source>No run to show. Open a graph and place it: each device and channel then has a row that shows its activity over time.</source>
        <translation>Kein Lauf zu zeigen. Einen Graphen öffnen und platzieren: jedes Gerät und jeder Kanal hat dann eine Zeile, die seine Aktivität über die Zeit zeigt.</translation>
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
        <source>Note; press Enter to save the marker</source>
        <translation>Notiz; Eingabe drücken, um die Marke zu speichern</translation>
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
        <source>Above the limit from %1 on</source>
        <translation>Ab %1 über der Grenze</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Pin %1 to the top</source>
        <translation>%1 oben anheften</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show hidden row</source>
        <translation>Verborgene Zeile zeigen</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Reset rows</source>
        <translation>Zeilen wiederherstellen</translation>
    </message>
    <message>
        <source>Edit note…</source>
        <translation>Notiz bearbeiten…</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Marke löschen</translation>
    </message>
    <message>
        <source>Set marker here…</source>
        <translation>Marke hier setzen…</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Ab hier messen</translation>
    </message>
    <message>
        <source>Measure to here</source>
        <translation>Bis hier messen</translation>
    </message>
    <message>
        <source>Idle gap</source>
        <translation>Untätige Lücke</translation>
    </message>
</context>
<context>
    <name>doppler::GapText</name>
    <message>
        <source>%1, idle</source>
        <translation>%1, untätig</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 idle for %2, from %3 to %4. %5</source>
        <translation>%1 war %2 lang untätig, von %3 bis %4. %5</translation>
    </message>
    <message>
        <source>%1 Enter goes there, Backspace comes back.</source>
        <translation>%1 Die Eingabetaste führt dorthin, die Rücktaste zurück.</translation>
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
        <source>Source of the graph</source>
        <translation>Quelle des Graphen</translation>
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
        <source>Creates the same graph without the window</source>
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
        <source>Enter these values to open %1.</source>
        <translation>Diese Werte eingeben, um %1 zu öffnen.</translation>
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
        <source>Import options of %1:</source>
        <translation>Importoptionen von %1:</translation>
    </message>
</context>
<context>
    <name>doppler::GraphControls</name>
    <message>
        <source>&amp;Colour by</source>
        <translation>Färben na&amp;ch</translation>
    </message>
    <message>
        <source>&amp;Other run for the difference</source>
        <translation>&amp;Anderer Lauf für die Differenz</translation>
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
        <source>&amp;Forget custom colours</source>
        <translation>Eigene Farben &amp;verwerfen</translation>
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
        <source>Use palette colour</source>
        <translation>Palettenfarbe verwenden</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Select all on %1</source>
        <translation>Alle auf %1 auswählen</translation>
    </message>
    <message>
        <source>Lock all on %1</source>
        <translation>Alle auf %1 festhalten</translation>
    </message>
    <message>
        <source>Unlock all on %1</source>
        <translation>Alle auf %1 freigeben</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Remove its row from the Gantt chart and dim its vertices in the graph</source>
        <translation>Seine Zeile aus dem Gantt-Diagramm entfernen und seine Knoten im Graphen blass zeigen</translation>
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
    <message>
        <source>Collapse &amp;repeats</source>
        <translation>&amp;Wiederholungen zuklappen</translation>
    </message>
    <message>
        <source>Show repeated blocks, such as the layers of a network, as one box</source>
        <translation>Wiederholte Blöcke, etwa die Schichten eines Netzes, als ein Kästchen zeigen</translation>
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
        <source>route</source>
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
        <source>Open a graph file to see its operations, the devices they run on and what they wait for.</source>
        <translation>Eine Graphdatei öffnen, um ihre Operationen zu sehen, die Geräte, auf denen sie laufen, und worauf sie warten.</translation>
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
        <source>compute time</source>
        <translation>Rechenzeit</translation>
    </message>
    <message>
        <source>data in</source>
        <translation>eingehende Daten</translation>
    </message>
    <message>
        <source>data out</source>
        <translation>ausgehende Daten</translation>
    </message>
    <message>
        <source>other devices</source>
        <translation>übrige Geräte</translation>
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
        <source>against the data flow: its groups depend on each other</source>
        <translation>gegen den Datenfluss: Ihre Gruppen hängen voneinander ab</translation>
    </message>
    <message numerus="yes">
        <source>%1, a group of %n vertices</source>
        <translation>
            <numerusform>%1, eine Gruppe von %n Knoten</numerusform>
            <numerusform>%1, eine Gruppe von %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Some groups stay closed: opening all would show %1 boxes</source>
        <translation>Einige Gruppen bleiben geschlossen: Alle zu öffnen ergäbe %1 Kästchen</translation>
    </message>
    <message>
        <source>Too many boxes to show at once: %1</source>
        <translation>Zu viele Kästchen, um sie zugleich zu zeigen: %1</translation>
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
        <source>Wait between ready and start</source>
        <translation>Wartezeit zwischen Bereitschaft und Beginn</translation>
    </message>
    <message>
        <source>Output and weights</source>
        <translation>Ausgabe und Gewichte</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>gewartet</translation>
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
        <source>Move %n vertices to %1</source>
        <translation>
            <numerusform>%n Knoten auf %1 verschieben</numerusform>
            <numerusform>%n Knoten auf %1 verschieben</numerusform>
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
        <translation>Einfache Anordnung: Graphviz&apos; dot wurde abgebrochen</translation>
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
        <translation>%1, bis er an der Reihe war</translation>
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
        <source>%1. Current vertex: %2</source>
        <translation>%1. Aktueller Knoten: %2</translation>
    </message>
    <message>
        <source>%1. Current vertex (not selected): %2</source>
        <translation>%1. Aktueller Knoten (nicht ausgewählt): %2</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>Levels %1 to %2</source>
        <translation>Ebenen %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertices</source>
        <translation>
            <numerusform>%Ln Knoten</numerusform>
            <numerusform>%Ln Knoten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::GuideWindow</name>
    <message>
        <source>The user guide is not installed. It is in the folder docs/guide of the source code.</source>
        <translation>Das Handbuch ist nicht installiert. Es liegt im Ordner docs/guide des Quelltexts.</translation>
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
    <message>
        <source>This link leads outside the guide</source>
        <translation>Dieser Link führt aus dem Handbuch hinaus</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
</context>
<context>
    <name>doppler::HistoryChart</name>
    <message>
        <source>regression, %1 to the best so far</source>
        <translation>Verschlechterung, %1 zum bisher besten</translation>
    </message>
    <message>
        <source>new best</source>
        <translation>neuer Bestwert</translation>
    </message>
    <message>
        <source>%1 to the best so far</source>
        <translation>%1 zum bisher besten</translation>
    </message>
    <message>
        <source>Makespans over time</source>
        <translation>Gesamtdauern über die Zeit</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Verschlechterung</translation>
    </message>
    <message>
        <source>New best</source>
        <translation>Neuer Bestwert</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
</context>
<context>
    <name>doppler::HistoryView</name>
    <message>
        <source>Reading the folder…</source>
        <translation>Der Ordner wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regressions</source>
        <translation>
            <numerusform>%n Verschlechterung</numerusform>
            <numerusform>%n Verschlechterungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped files, such as %1</source>
        <translation>
            <numerusform>%n übergangene Datei: %1</numerusform>
            <numerusform>%n übergangene Dateien, etwa %1</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>Gesamtdauer (s)</translation>
    </message>
    <message>
        <source>Over the best so far</source>
        <translation>Über dem bisher besten</translation>
    </message>
    <message>
        <source>New best</source>
        <translation>Neuer Bestwert</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Verschlechterung</translation>
    </message>
    <message>
        <source>Choose a folder of results, placements or traces to see how their makespans changed over time.</source>
        <translation>Wählen Sie einen Ordner mit Ergebnissen, Platzierungen oder Aufzeichnungen, um zu sehen, wie sich ihre Gesamtdauern mit der Zeit geändert haben.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>A run that is longer than the previous one and the best so far by more than this is a regression</source>
        <translation>Ein Lauf, der um mehr als das länger ist als der vorige und der bisher beste, ist eine Verschlechterung</translation>
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
        <source>Colocated with</source>
        <translation>Gemeinsames Gerät mit</translation>
    </message>
    <message>
        <source>Inputs from</source>
        <translation>Eingaben von</translation>
    </message>
    <message>
        <source>Outputs to</source>
        <translation>Ausgaben an</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
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
        <source>%1 (from FLOPs)</source>
        <translation>%1 (aus FLOPs)</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1 (geschätzt)</translation>
    </message>
    <message>
        <source>Compute time</source>
        <translation>Rechenzeit</translation>
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
        <source>its device, occupied by %1</source>
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
        <source>Interval</source>
        <translation>Zeitraum</translation>
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
            <numerusform>%n Knoten mit unbekannten Kosten</numerusform>
            <numerusform>%n Knoten mit unbekannten Kosten</numerusform>
        </translation>
    </message>
    <message>
        <source>Data in</source>
        <translation>Eingehende Daten</translation>
    </message>
    <message>
        <source>Data out</source>
        <translation>Ausgehende Daten</translation>
    </message>
    <message>
        <source>Data inside</source>
        <translation>Interne Daten</translation>
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
        <source>Compute time: %1</source>
        <translation>Rechenzeit: %1</translation>
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
        <source>its turn, until %1 started</source>
        <translation>die eigene Reihe, bis %1 begann</translation>
    </message>
    <message>
        <source>Idle gap</source>
        <translation>Untätige Lücke</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Awaited task</source>
        <translation>Abgewartete Aufgabe</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
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
        <source>Create islands</source>
        <translation>Inseln erzeugen</translation>
    </message>
    <message>
        <source>Correct the marked entries.</source>
        <translation>Die markierten Eingaben berichtigen.</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n Gerät</numerusform>
            <numerusform>%n Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>Identical devices in islands, with one bandwidth within an island and another between islands. They replace all devices and links; Undo restores those.</source>
        <translation>Gleiche Geräte in Inseln, mit einer Bandbreite innerhalb und einer anderen zwischen den Inseln. Sie ersetzen alle Geräte und Verbindungen; Rückgängig stellt diese wieder her.</translation>
    </message>
    <message>
        <source>Create these &amp;devices</source>
        <translation>Diese Geräte &amp;erzeugen</translation>
    </message>
</context>
<context>
    <name>doppler::ItemModel</name>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Size (B)</source>
        <translation>Größe (B)</translation>
    </message>
    <message>
        <source>From (s)</source>
        <translation>Von (s)</translation>
    </message>
    <message>
        <source>Until (s)</source>
        <translation>Bis (s)</translation>
    </message>
</context>
<context>
    <name>doppler::KernelsDialog</name>
    <message>
        <source>&amp;Stand-in kernels</source>
        <translation>&amp;Ersatzkernels</translation>
    </message>
    <message>
        <source>Measure kernels with the same FLOPs and bytes instead of the operations</source>
        <translation>Statt der Operationen Kernels mit denselben FLOPs und Bytes messen</translation>
    </message>
    <message>
        <source>Measure &amp;known kernels again</source>
        <translation>&amp;Bekannte Kernels erneut messen</translation>
    </message>
    <message>
        <source>Ignore the times that were kept of earlier measurements</source>
        <translation>Aufbewahrte Zeiten früherer Messungen nicht verwenden</translation>
    </message>
    <message>
        <source>Measure kernels of %1</source>
        <translation>Kernels von %1 messen</translation>
    </message>
    <message>
        <source>Measures every distinct kernel on the cores of this machine, while all devices of its kind are busy with it. The measured times become the costs of the graph.</source>
        <translation>Misst jeden unterschiedlichen Kernel auf den Kernen dieses Rechners, während alle Geräte seiner Art mit ihm beschäftigt sind. Die gemessenen Zeiten werden die Kosten des Graphen.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Modelled</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Modelled (s)</source>
        <translation>Modell (s)</translation>
    </message>
    <message>
        <source>Measured (s)</source>
        <translation>Gemessen (s)</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>Erneut &amp;messen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Use measured times</source>
        <translation>Gemessene Zeiten &amp;verwenden</translation>
    </message>
    <message>
        <source>The kernels have not been measured yet.</source>
        <translation>Die Kernels wurden noch nicht gemessen.</translation>
    </message>
    <message>
        <source>The open devices are not those of this machine (&quot;local&quot;); the times are those of its cores.</source>
        <translation>Die geöffneten Geräte sind nicht die dieses Rechners („local“); die Zeiten sind die seiner Kerne.</translation>
    </message>
</context>
<context>
    <name>doppler::KeySheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>No matching keyboard shortcut.</source>
        <translation>Kein passendes Tastenkürzel.</translation>
    </message>
    <message>
        <source>Find a key or command</source>
        <translation>Taste oder Befehl suchen</translation>
    </message>
</context>
<context>
    <name>doppler::LastWrites</name>
    <message>
        <source>Doppler Workbench</source>
        <translation>Doppler Workbench</translation>
    </message>
    <message>
        <source>Quit now</source>
        <translation>Jetzt beenden</translation>
    </message>
    <message>
        <source>Quit without writing the remaining files</source>
        <translation>Beenden, ohne die restlichen Dateien zu schreiben</translation>
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
        <source>Save the current arrangement of the panels under a name</source>
        <translation>Die aktuelle Anordnung der Bereiche unter einem Namen speichern</translation>
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
    <name>doppler::LessonEditor</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>Lektionen (*.lesson)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>Nicht gespeicherte Lektion</translation>
    </message>
    <message>
        <source>The lesson has changes that are not saved.</source>
        <translation>Die Lektion hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The lesson is valid.</source>
        <translation>Die Lektion ist gültig.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>%1[*] – Lesson editor</source>
        <translation>%1[*] – Lektionseditor</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview of the last valid text</source>
        <translation>Vorschau des letzten gültigen Texts</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>Faults and remarks</source>
        <translation>Fehler und Bemerkungen</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>T&amp;ry step</source>
        <translation>Schritt &amp;ausprobieren</translation>
    </message>
    <message>
        <source>Play the lesson in the window from the step at the text cursor</source>
        <translation>Die Lektion im Fenster ab dem Schritt am Textcursor spielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Check result</source>
        <translation>Ergebnis prüfen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vormachen</translation>
    </message>
</context>
<context>
    <name>doppler::LessonResultsDialog</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Export lesson results</source>
        <translation>Ergebnisse der Lektionen exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json);;Table (*.csv)</source>
        <translation>JSON (*.json);;Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Folder of exported results</source>
        <translation>Ordner mit exportierten Ergebnissen</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Zusammenfassung speichern</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tabelle (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Vorgemacht</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Failed checks</source>
        <translation>Fehlgeschlagene Prüfungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Done steps</source>
        <translation>Erledigte Schritte</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Median der Zeit</translation>
    </message>
    <message>
        <source>Not done by</source>
        <translation>Offen bei</translation>
    </message>
    <message>
        <source>No folder is open.</source>
        <translation>Es ist kein Ordner offen.</translation>
    </message>
    <message>
        <source>Lesson results</source>
        <translation>Ergebnisse der Lektionen</translation>
    </message>
    <message>
        <source>My &amp;results</source>
        <translation>Meine &amp;Ergebnisse</translation>
    </message>
    <message>
        <source>C&amp;lass</source>
        <translation>&amp;Kurs</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>The name under which the results are exported</source>
        <translation>Der Name, unter dem die Ergebnisse exportiert werden</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Save the results as JSON or CSV, to hand them in</source>
        <translation>Die Ergebnisse zum Einreichen als JSON oder CSV speichern</translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Summarise a folder with one exported file per student</source>
        <translation>Einen Ordner mit einer exportierten Datei je Person zusammenfassen</translation>
    </message>
    <message>
        <source>&amp;Save summary…</source>
        <translation>Zusammenfassung &amp;speichern…</translation>
    </message>
    <message>
        <source>Save the summary as CSV or JSON</source>
        <translation>Die Zusammenfassung als CSV oder JSON speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Meine Ergebnisse</translation>
    </message>
    <message>
        <source>Results by student</source>
        <translation>Ergebnisse nach Person</translation>
    </message>
    <message>
        <source>Results by step</source>
        <translation>Ergebnisse nach Schritt</translation>
    </message>
    <message>
        <source>Skipped files</source>
        <translation>Übergangene Dateien</translation>
    </message>
    <message>
        <source>You have not played a lesson yet. The results of your lessons appear here.</source>
        <translation>Es wurde noch keine Lektion gespielt. Hier erscheinen die Ergebnisse der Lektionen.</translation>
    </message>
    <message>
        <source>Start the first lesson</source>
        <translation>Erste Lektion starten</translation>
    </message>
    <message>
        <source>Close this window and start the first lesson</source>
        <translation>Dieses Fenster schließen und die erste Lektion starten</translation>
    </message>
</context>
<context>
    <name>doppler::LessonView</name>
    <message>
        <source>No lesson is open. Choose one from the Lessons menu.</source>
        <translation>Keine Lektion ist offen. Eine aus dem Menü Lektionen wählen.</translation>
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
        <source>Instructions of the step</source>
        <translation>Anleitung des Schritts</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Fortschritt der Lektion</translation>
    </message>
    <message>
        <source>Checks of the step</source>
        <translation>Prüfungen des Schritts</translation>
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
        <source>The lesson is complete. The previous graph and runs are still available.</source>
        <translation>Die Lektion ist abgeschlossen. Der vorherige Graph und seine Läufe sind noch verfügbar.</translation>
    </message>
    <message>
        <source>Return to my work</source>
        <translation>Zurück zu meiner Arbeit</translation>
    </message>
    <message>
        <source>Keep the lesson&apos;s graph</source>
        <translation>Graphen der Lektion behalten</translation>
    </message>
</context>
<context>
    <name>doppler::Lessons</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>A lesson can&apos;t start while a placer is running. Wait until it ends, or choose Run, Stop placing.</source>
        <translation>Solange ein Platzierer läuft, kann keine Lektion beginnen. Sein Ende abwarten oder Ausführen, Platzieren anhalten wählen.</translation>
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
        <source>multiple values</source>
        <translation>mehrere Werte</translation>
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
        <source>Quantity shown in the matrix</source>
        <translation>In der Matrix gezeigte Größe</translation>
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
        <source>Links per channel</source>
        <translation>Verbindungen je Kanal</translation>
    </message>
    <message>
        <source>For each link: number of links that use its busiest named channel</source>
        <translation>Für jede Verbindung: Zahl der Verbindungen, die ihren meistgenutzten benannten Kanal brauchen</translation>
    </message>
    <message>
        <source>Bo&amp;th ways</source>
        <translation>&amp;Beide Richtungen</translation>
    </message>
    <message>
        <source>Also apply changes to the opposite direction</source>
        <translation>Änderungen auch auf die Gegenrichtung anwenden</translation>
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
        <source>Opposite direction</source>
        <translation>Gegenrichtung</translation>
    </message>
    <message>
        <source>Links, a row for each sender and a column for each receiver</source>
        <translation>Verbindungen, eine Zeile für jeden Sender und eine Spalte für jeden Empfänger</translation>
    </message>
    <message>
        <source>Scroll the links horizontally</source>
        <translation>Die Verbindungen waagerecht scrollen</translation>
    </message>
    <message>
        <source>Scroll the links vertically</source>
        <translation>Die Verbindungen senkrecht scrollen</translation>
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
    <name>doppler::MachineDialog</name>
    <message>
        <source>Measure this machine</source>
        <translation>Diesen Rechner messen</translation>
    </message>
    <message>
        <source>Measures the cores, memory and copies of this machine, in about five seconds. The devices &quot;local&quot; are these cores.</source>
        <translation>Misst in etwa fünf Sekunden die Kerne, den Speicher und die Kopien dieses Rechners. Die Geräte „local“ sind diese Kerne.</translation>
    </message>
    <message>
        <source>Device or copy</source>
        <translation>Gerät oder Kopie</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechenleistung</translation>
    </message>
    <message>
        <source>Memory or copy</source>
        <translation>Speicher oder Kopie</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Mehraufwand</translation>
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
        <source>Overhead (s)</source>
        <translation>Mehraufwand (s)</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>Erneut &amp;messen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Open as devices</source>
        <translation>Als Geräte ö&amp;ffnen</translation>
    </message>
    <message>
        <source>This machine has not been measured yet.</source>
        <translation>Dieser Rechner wurde noch nicht gemessen.</translation>
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
        <source>The picture shows only part of the panel, because the whole panel would be too large</source>
        <translation>Das Bild zeigt nur einen Teil des Bereichs, weil der ganze Bereich zu groß wäre</translation>
    </message>
</context>
<context>
    <name>doppler::MeasureDialog</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Measured: %1, load %2, other busy threads: %3</source>
        <translation>Gemessen: %1, Last %2, andere laufende Threads: %3</translation>
    </message>
    <message>
        <source>governor %1</source>
        <translation>Taktregelung %1</translation>
    </message>
</context>
<context>
    <name>doppler::MemoryChart</name>
    <message>
        <source>%1 (%2)</source>
        <comment>bytes and share</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>device, time, bytes</comment>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>doppler::MemoryHolder</name>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
</context>
<context>
    <name>doppler::MemoryView</name>
    <message>
        <source>The list has the %1 largest of %2 items.</source>
        <translation>Die Liste enthält die %1 größten von %2 Einträgen.</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>device, time, bytes</comment>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>Peak of %1: %2 at %3</source>
        <comment>device, bytes, time</comment>
        <translation>Höchststand von %1: %2 bei %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Place a graph. This panel then shows the memory of each device over time, and what holds it.</source>
        <translation>Platzieren Sie einen Graphen. Dieser Bereich zeigt dann den Speicher jedes Geräts im Lauf der Zeit und was ihn belegt.</translation>
    </message>
    <message>
        <source>Holders at the &amp;cursor</source>
        <translation>Belegung am &amp;Cursor</translation>
    </message>
    <message>
        <source>List what is in memory at the time cursor instead of at the peak</source>
        <translation>Auflisten, was zur Zeit des Cursors statt beim Höchststand im Speicher liegt</translation>
    </message>
    <message>
        <source>Go to the &amp;peak</source>
        <translation>Zum &amp;Höchststand</translation>
    </message>
    <message>
        <source>Move the time cursor to the memory peak of the chosen device</source>
        <translation>Den Zeitcursor an den Speicherhöchststand des gewählten Geräts setzen</translation>
    </message>
    <message>
        <source>Memory peak</source>
        <translation>Speicherhöchststand</translation>
    </message>
    <message>
        <source>Memory by holder</source>
        <translation>Speicher nach Belegung</translation>
    </message>
    <message>
        <source>Memory of the devices over time</source>
        <translation>Speicher der Geräte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Holders of the memory</source>
        <translation>Belegung des Speichers</translation>
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
        <source>Comparison charts</source>
        <translation>Vergleichsdiagramme</translation>
    </message>
    <message>
        <source>Device editor</source>
        <translation>Geräteeditor</translation>
    </message>
    <message>
        <source>Expression editor</source>
        <translation>Ausdruckseditor</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Run history</source>
        <translation>Verlauf der Läufe</translation>
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
    <name>doppler::MethodTable</name>
    <message>
        <source>Methods and their figures</source>
        <translation>Verfahren und ihre Kennzahlen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Mean slowdown</source>
        <translation>Mittlere Verlangsamung</translation>
    </message>
    <message>
        <source>99th percentile</source>
        <translation>99. Perzentil</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Throughput (1/s)</source>
        <translation>Durchsatz (1/s)</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>Gesamtdauer (s)</translation>
    </message>
    <message>
        <source>Mean of the graphs&apos; slowdowns: time from arrival to end, divided by the time alone</source>
        <translation>Mittel der Verlangsamungen der Graphen: Zeit von der Ankunft bis zum Ende, geteilt durch die Zeit allein</translation>
    </message>
    <message>
        <source>The smallest slowdown that at least 99 % of the graphs do not exceed</source>
        <translation>Die kleinste Verlangsamung, die mindestens 99 % der Graphen nicht überschreiten</translation>
    </message>
    <message>
        <source>Jain&apos;s index of the slowdowns: 1 if all are equal</source>
        <translation>Jain-Index der Verlangsamungen: 1, wenn alle gleich sind</translation>
    </message>
    <message>
        <source>Graphs per second between the first arrival and the last end</source>
        <translation>Graphen je Sekunde zwischen der ersten Ankunft und dem letzten Ende</translation>
    </message>
    <message>
        <source>The last end, from time 0</source>
        <translation>Das letzte Ende, ab Zeit 0</translation>
    </message>
    <message>
        <source>The method that decides where vertices run; each checked method gives one run</source>
        <translation>Das Verfahren, das entscheidet, wo Knoten laufen; jedes angekreuzte Verfahren ergibt einen Lauf</translation>
    </message>
</context>
<context>
    <name>doppler::Minimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>Übersicht des Graphen</translation>
    </message>
    <message>
        <source>Overview: drag to pan the graph</source>
        <translation>Übersicht: Ziehen verschiebt den Ausschnitt</translation>
    </message>
</context>
<context>
    <name>doppler::ModelMenu</name>
    <message>
        <source>&amp;Execution model</source>
        <translation>&amp;Ausführungsmodell</translation>
    </message>
    <message>
        <source>&amp;Schedule rule</source>
        <translation>&amp;Auswahlregel</translation>
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
        <source>Use next see&amp;d (now %1)</source>
        <translation>Nächsten Startwert &amp;verwenden (jetzt %1)</translation>
    </message>
    <message>
        <source>Use other random numbers for the noise or for the random schedule rule</source>
        <translation>Andere Zufallszahlen für das Rauschen oder für die zufällige Auswahlregel verwenden</translation>
    </message>
</context>
<context>
    <name>doppler::ModuleBuildNote</name>
    <message>
        <source>The modules for learning and ONNX models are still being built</source>
        <translation>Die Module für Lernen und ONNX-Modelle werden noch gebaut</translation>
    </message>
    <message>
        <source>The modules for learning and ONNX models are ready</source>
        <translation>Die Module für Lernen und ONNX-Modelle stehen bereit</translation>
    </message>
    <message>
        <source>The learning module could not be built; for the reason, see build/run/modules.log</source>
        <translation>Das Lernmodul konnte nicht gebaut werden; der Grund steht in build/run/modules.log</translation>
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
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>Endet später</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Anders in</translation>
    </message>
    <message>
        <source>Device in %1</source>
        <translation>Gerät in %1</translation>
    </message>
    <message>
        <source>End time in %1 minus end time in %2</source>
        <translation>Endzeit in %1 minus Endzeit in %2</translation>
    </message>
    <message>
        <source>Number of other runs that place it on another device than %1</source>
        <translation>Zahl der anderen Läufe, in denen er auf einem anderen Gerät liegt als in %1</translation>
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
Option %2, default %3</source>
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
        <source>Re&amp;store defaults</source>
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
    <name>doppler::PathStrip</name>
    <message>
        <source>%1
%2 to %3, %4 (%5)</source>
        <translation>%1
%2 bis %3, %4 (%5)</translation>
    </message>
</context>
<context>
    <name>doppler::PinnedBaseline</name>
    <message>
        <source>%1 to the baseline %2 (%3)</source>
        <comment>share, name and makespan of the baseline</comment>
        <translation>%1 zum Bezugslauf %2 (%3)</translation>
    </message>
</context>
<context>
    <name>doppler::PlaceModelWizard</name>
    <message>
        <source>Save placement</source>
        <translation>Platzierung speichern</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Devices by count and name such as 2xH100 or 1xA100+cpu, a preset such as 4xP100, this machine (local), or a file of devices.</source>
        <translation>Geräte nach Zahl und Name wie 2xH100 oder 1xA100+cpu, eine Vorlage wie 4xP100, dieser Rechner (local) oder eine Datei mit Geräten.</translation>
    </message>
    <message>
        <source>The cores of this machine, which are measured first: about five seconds.</source>
        <translation>Die Kerne dieses Rechners, die zuerst gemessen werden: etwa fünf Sekunden.</translation>
    </message>
    <message>
        <source>Devices and links of this file.</source>
        <translation>Geräte und Verbindungen dieser Datei.</translation>
    </message>
    <message>
        <source>Step 1 of 3: the model</source>
        <translation>Schritt 1 von 3: das Modell</translation>
    </message>
    <message>
        <source>Step 2 of 3: the machine</source>
        <translation>Schritt 2 von 3: der Rechner</translation>
    </message>
    <message>
        <source>Step 3 of 3: the goal</source>
        <translation>Schritt 3 von 3: das Ziel</translation>
    </message>
    <message>
        <source>Placing the model…</source>
        <translation>Das Modell wird platziert…</translation>
    </message>
    <message>
        <source>No placement</source>
        <translation>Keine Platzierung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>An ONNX or TensorFlow model, a profile of PyTorch, or any other graph that the window opens.</source>
        <translation>Ein Modell von ONNX oder TensorFlow, ein Profil von PyTorch oder jeder andere Graph, den das Fenster öffnet.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Platzieren</translation>
    </message>
    <message>
        <source>&amp;Open in window</source>
        <translation>Im Fenster ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>End the search with the best placement so far</source>
        <translation>Die Suche mit der bisher besten Platzierung beenden</translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>bisher beste: %1</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird beendet…</translation>
    </message>
    <message>
        <source>Place my model</source>
        <translation>Mein Modell platzieren</translation>
    </message>
    <message>
        <source>&amp;Model file</source>
        <translation>&amp;Modelldatei</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Modelldatei</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>2xH100, 1xA100+cpu, 2 nodes of 8xH100</source>
        <translation>2xH100, 1xA100+cpu, 2 nodes of 8xH100</translation>
    </message>
    <message>
        <source>Meaning of the machine</source>
        <translation>Bedeutung des Rechners</translation>
    </message>
    <message>
        <source>One item, such as one batch or one request, is done as early as possible.</source>
        <translation>Ein Element, etwa ein Stapel oder eine Anfrage, ist so früh wie möglich fertig.</translation>
    </message>
    <message>
        <source>A stream of items yields results as often as possible: the busiest device or channel has as little work per item as possible. Needs enough items under way at once.</source>
        <translation>Ein Strom von Elementen liefert so oft wie möglich Ergebnisse: Das am stärksten belegte Gerät oder der Kanal hat je Element so wenig Arbeit wie möglich. Dazu müssen genügend Elemente zugleich unterwegs sein.</translation>
    </message>
    <message>
        <source>The fullest device holds as little as possible, among runs that are close to the fastest.</source>
        <translation>Das vollste Gerät hält so wenig wie möglich, unter den Läufen, die der schnellsten nahe sind.</translation>
    </message>
    <message>
        <source>&amp;Time budget</source>
        <translation>&amp;Zeitbudget</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Accepted &amp;delay</source>
        <translation>&amp;Hingenommene Verzögerung</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Memory: how much longer than the fastest run a run may be</source>
        <translation>Speicher: um wie viel ein Lauf länger sein darf als der schnellste</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Save p&amp;lacement…</source>
        <translation>P&amp;latzierung speichern…</translation>
    </message>
    <message>
        <source>Save pa&amp;ge…</source>
        <translation>&amp;Seite speichern…</translation>
    </message>
    <message>
        <source>Save the page that explains the placement</source>
        <translation>Die Seite speichern, die die Platzierung erklärt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Model to place</source>
        <translation>Modell, das platziert wird</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Devices (*.json)</source>
        <translation>Geräte (*.json)</translation>
    </message>
    <message>
        <source>Placed for %1</source>
        <translation>Platziert für %1</translation>
    </message>
    <message>
        <source>Makespan of one item</source>
        <translation>Gesamtdauer eines Elements</translation>
    </message>
    <message>
        <source>Time per item of a stream</source>
        <translation>Zeit je Element eines Stroms</translation>
    </message>
    <message>
        <source>Largest peak of memory</source>
        <translation>Größte Speicherspitze</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Gefunden von</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>Was am meisten helfen würde</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Was versucht wurde</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Time per item</source>
        <translation>Zeit je Element</translation>
    </message>
    <message>
        <source>Largest peak</source>
        <translation>Größte Spitze</translation>
    </message>
    <message>
        <source>(does not fit)</source>
        <translation>(passt nicht)</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Why it takes as long as it does</source>
        <translation>Warum es so lange dauert</translation>
    </message>
    <message>
        <source>What these figures rest on</source>
        <translation>Worauf diese Zahlen beruhen</translation>
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
    <name>doppler::PlacerChooser</name>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>No placer matches.</source>
        <translation>Kein Platzierer passt.</translation>
    </message>
    <message>
        <source>Search placers by name, id or description</source>
        <translation>Platzierer nach Name, Kennung oder Beschreibung suchen</translation>
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
        <source>Placer&apos;s default</source>
        <translation>Vorgabe des Platzierers</translation>
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
        <source>Go to start</source>
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
        <source>Go to end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Outline the chain of tasks, transfers and waiting times that ends at the makespan</source>
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
        <source>Makespan of the final placement: %1</source>
        <translation>Gesamtdauer der fertigen Platzierung: %1</translation>
    </message>
    <message>
        <source>SEL: next vertex (of %1)</source>
        <translation>SEL: nächster Knoten (von %1)</translation>
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
        <source>While a policy is being trained, this panel shows step by step which vertex it selects next and on which device it places it.</source>
        <translation>Während eine Strategie trainiert wird, zeigt dieser Bereich Schritt für Schritt, welchen Knoten sie als nächsten auswählt und auf welchem Gerät sie ihn platziert.</translation>
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
        <source>Uncertainty of the choice in nats; 0 is certain</source>
        <translation>Unsicherheit der Wahl in Nat; 0 ist sicher</translation>
    </message>
    <message>
        <source>Show steps in the graph</source>
        <translation>Schritte im Graphen zeigen</translation>
    </message>
    <message>
        <source>While you step through an episode, the graph shows the placement so far</source>
        <translation>Während eine Episode schrittweise durchgegangen wird, zeigt der Graph die bisherige Platzierung</translation>
    </message>
    <message>
        <source>Views of the step</source>
        <translation>Ansichten des Schritts</translation>
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
        <source>For %1, it shows the moves from the initial placement to the best one.</source>
        <translation>Für „%1“ zeigt er die Züge von der anfänglichen zur besten Platzierung.</translation>
    </message>
    <message>
        <source>SEL: %1 (colocated)</source>
        <translation>SEL: %1 (gemeinsames Gerät)</translation>
    </message>
    <message>
        <source>Train a policy</source>
        <translation>Eine Strategie trainieren</translation>
    </message>
    <message>
        <source>Go to step of selected vertex</source>
        <translation>Zum Schritt des ausgewählten Knotens</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>St&amp;rategie</translation>
    </message>
    <message>
        <source>Policy step %1/%2: %3 of %4 vertices placed</source>
        <translation>Schritt %1/%2 der Strategie: %3 von %4 Knoten platziert</translation>
    </message>
    <message>
        <source>Graph and Gantt chart show the placement as of this step. The times are those of the episode&apos;s final placement.</source>
        <translation>Graph und Gantt-Diagramm zeigen die Platzierung bei diesem Schritt. Die Zeiten sind die der endgültigen Platzierung der Episode.</translation>
    </message>
    <message>
        <source>Policy step %1/%2: placement of the episode, not of the run</source>
        <translation>Schritt %1/%2 der Strategie: Platzierung der Episode, nicht des Laufs</translation>
    </message>
    <message>
        <source>Graph and Gantt chart show the placement as of this step.</source>
        <translation>Graph und Gantt-Diagramm zeigen die Platzierung bei diesem Schritt.</translation>
    </message>
    <message>
        <source>Groups placed as one (colours repeat)</source>
        <translation>Als Ganzes platzierte Gruppen (Farben wiederholen sich)</translation>
    </message>
    <message>
        <source>Colour graph by groups</source>
        <translation>Graph nach Gruppen färben</translation>
    </message>
    <message>
        <source>Vertices that the policy placed as one have the same colour in the graph</source>
        <translation>Knoten, die die Strategie als Ganzes platziert hat, haben im Graphen dieselbe Farbe</translation>
    </message>
</context>
<context>
    <name>doppler::PreferencesDialog</name>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all preferences to their defaults</source>
        <translation>Alle Einstellungen auf ihre Standardwerte zurücksetzen</translation>
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
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemeinstellung</translation>
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
        <source>System default follows changes of the system&apos;s theme while the program is running.</source>
        <translation>„Systemeinstellung“ folgt Änderungen des Systems, während das Programm läuft.</translation>
    </message>
    <message>
        <source>Font si&amp;ze (%)</source>
        <translation>Sch&amp;riftgröße (%)</translation>
    </message>
    <message>
        <source>Per cent of the default size, 80 to 200.</source>
        <translation>Prozent der Standardgröße, 80 bis 200.</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language of menus and texts; names in files are not translated.</source>
        <translation>Sprache der Menüs und Texte; Namen in Dateien werden nicht übersetzt.</translation>
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
        <source>Last session</source>
        <translation>Letzte Sitzung</translation>
    </message>
    <message>
        <source>&amp;Open at start-up</source>
        <translation>Beim Start öff&amp;nen</translation>
    </message>
    <message>
        <source>After an unexpected end of the program, the last session is restored instead.</source>
        <translation>Nach einem unerwarteten Programmende wird stattdessen die letzte Sitzung wiederhergestellt.</translation>
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
        <source>Background work</source>
        <translation>Hintergrundarbeit</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>Threads for placers and comparisons; 0 leaves one of the %1 cores to the window. Results don&apos;t depend on this number.</source>
        <translation>Threads für Platzierer und Vergleiche; 0 lässt einen der %1 Prozessorkerne für das Fenster frei. Ergebnisse hängen nicht von dieser Zahl ab.</translation>
    </message>
    <message>
        <source>Auto&amp;save (s)</source>
        <translation>Automatisch spe&amp;ichern (s)</translation>
    </message>
    <message>
        <source>Seconds from a change until the session is saved automatically; 0 disables this.</source>
        <translation>Sekunden von einer Änderung bis zum automatischen Speichern der Sitzung; 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>&amp;Follow training</source>
        <translation>Training &amp;verfolgen</translation>
    </message>
    <message>
        <source>Shows every new best placement of a training immediately.</source>
        <translation>Zeigt jede neue beste Platzierung eines Trainings sofort.</translation>
    </message>
    <message>
        <source>Disables animations: views change without sliding or fading. The desktop&apos;s setting for reduced motion also applies.</source>
        <translation>Schaltet Animationen ab: Ansichten wechseln ohne Gleiten oder Überblenden. Die Einstellung des Desktops für weniger Bewegung gilt ebenfalls.</translation>
    </message>
    <message>
        <source>Devices for samples and for the first graph that is opened: a preset, or a text such as 2xH100.</source>
        <translation>Geräte für Beispiele und für den ersten geöffneten Graphen: eine Vorgabe oder ein Text wie 2xH100.</translation>
    </message>
    <message>
        <source>Placer that runs on every graph that is opened. There, Automatic ends after about a second.</source>
        <translation>Platzierer, der für jeden geöffneten Graphen ausgeführt wird. „Automatisch“ endet dabei nach etwa einer Sekunde.</translation>
    </message>
</context>
<context>
    <name>doppler::Presentation</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No run is shown</source>
        <translation>Es wird kein Lauf gezeigt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>doppler::PresentationLegend</name>
    <message>
        <source>transfer</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>kritischer Pfad</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>+ %1 weitere</translation>
    </message>
</context>
<context>
    <name>doppler::PresentationView</name>
    <message>
        <source>H: keys · Esc: leave</source>
        <translation>H: Tasten · Esc: verlassen</translation>
    </message>
    <message>
        <source>→, Page Down, Space</source>
        <translation>→, Bild ab, Leertaste</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>←, Page Up, Backspace</source>
        <translation>←, Bild auf, Rücktaste</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>Erster Schritt, letzter Schritt</translation>
    </message>
    <message>
        <source>Shift+→, Shift+←</source>
        <translation>Umschalt+→, Umschalt+←</translation>
    </message>
    <message>
        <source>Next, previous event of the run</source>
        <translation>Nächstes, voriges Ereignis des Laufs</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Annotate the time at the cursor</source>
        <translation>Die Zeit am Cursor anmerken</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete the annotation at the cursor</source>
        <translation>Die Anmerkung am Cursor löschen</translation>
    </message>
    <message>
        <source>L, S</source>
        <translation>L, S</translation>
    </message>
    <message>
        <source>Laser dot, spotlight</source>
        <translation>Laserpunkt, Scheinwerfer</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Strg+Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the pointer</source>
        <translation>Den Zeiger bewegen</translation>
    </message>
    <message>
        <source>+, −, F</source>
        <translation>+, −, F</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show the whole run</source>
        <translation>Vergrößern, verkleinern, den ganzen Lauf zeigen</translation>
    </message>
    <message>
        <source>C, T</source>
        <translation>C, T</translation>
    </message>
    <message>
        <source>Critical path, transfers</source>
        <translation>Kritischer Pfad, Übertragungen</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Schwarzer Bildschirm</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Die Vorführung verlassen</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Gantt-Diagramm</translation>
    </message>
</context>
<context>
    <name>doppler::PreviewPanel</name>
    <message>
        <source>%1 plus estimates</source>
        <translation>%1 plus Schätzungen</translation>
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
        <source>Name of the graph</source>
        <translation>Name des Graphen</translation>
    </message>
    <message>
        <source>Kernel calls of the graph</source>
        <translation>Kernelaufrufe des Graphen</translation>
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
        <source>Total size of all tensors passed between vertices</source>
        <translation>Gesamtgröße aller Tensoren zwischen Knoten</translation>
    </message>
    <message>
        <source>Largest number of vertices at one level</source>
        <translation>Größte Zahl von Knoten auf einer Ebene</translation>
    </message>
    <message>
        <source>Vertices on the longest path</source>
        <translation>Knoten auf dem längsten Pfad</translation>
    </message>
    <message>
        <source>Vertices divided by depth: number of devices that could be busy on average</source>
        <translation>Knoten geteilt durch Tiefe: Zahl der Geräte, die im Mittel beschäftigt sein könnten</translation>
    </message>
    <message>
        <source>Some vertices have neither FLOPs nor measured times: their costs are estimated.</source>
        <translation>Einige Knoten haben weder FLOPs noch gemessene Zeiten: ihre Kosten sind geschätzt.</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet…</translation>
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
        <source>The critical-path teacher would choose this</source>
        <translation>Der Lehrer (kritischer Pfad) würde dies wählen</translation>
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
        <source>Positions in the race</source>
        <translation>Positionen im Rennen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Share of work done</source>
        <translation>Anteil erledigter Arbeit</translation>
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
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
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
        <source>HTML files (*.html)</source>
        <translation>HTML-Dateien (*.html)</translation>
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
        <source>Runs that no command can reproduce</source>
        <translation>Läufe, die kein Befehl reproduzieren kann</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Not in this report: runs that ran out of memory</source>
        <translation>Nicht in diesem Bericht: Läufe, bei denen der Speicher nicht reichte</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Save one HTML page with all graphs and runs, their differences, the trainings and the comparison</source>
        <translation>Eine HTML-Seite mit allen Graphen und Läufen, ihren Unterschieden, den Trainings und dem Vergleich speichern</translation>
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
        <source>Filter by placer</source>
        <translation>Nach Platzierer filtern</translation>
    </message>
    <message>
        <source>Filter by graph</source>
        <translation>Nach Graph filtern</translation>
    </message>
    <message>
        <source>Filter by devices</source>
        <translation>Nach Geräten filtern</translation>
    </message>
</context>
<context>
    <name>doppler::RivalCommands</name>
    <message>
        <source>Save the hard problem</source>
        <translation>Schweres Problem speichern</translation>
    </message>
    <message>
        <source>Graphs (*.json)</source>
        <translation>Graphen (*.json)</translation>
    </message>
</context>
<context>
    <name>doppler::RivalDialog</name>
    <message>
        <source>%1 takes %2 times as long as %3: %4 and %5. At the start, the ratio was %6. Problems tried: %7.</source>
        <translation>%1 braucht %2-mal so lange wie %3: %4 und %5. Am Anfang war das Verhältnis %6. Versuchte Probleme: %7.</translation>
    </message>
    <message>
        <source>Problem %1 of %2 · ratio: %3 (at the start %4)</source>
        <translation>Problem %1 von %2 · Verhältnis: %3 (am Anfang %4)</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird angehalten…</translation>
    </message>
    <message>
        <source>Find a hard problem</source>
        <translation>Schweres Problem finden</translation>
    </message>
    <message>
        <source>Starts at %1 and changes the work of vertices, the sizes of transfers, edges and speeds until the slow placer is as bad as possible compared with the fast one.</source>
        <translation>Beginnt bei %1 und ändert die Arbeit von Knoten, die Größen von Übertragungen, Kanten und Geschwindigkeiten, bis der langsame Platzierer im Vergleich mit dem schnellen möglichst schlecht ist.</translation>
    </message>
    <message>
        <source>&amp;Slow placer</source>
        <translation>&amp;Langsamer Platzierer</translation>
    </message>
    <message>
        <source>&amp;Fast placer</source>
        <translation>Sc&amp;hneller Platzierer</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>Number of problems to try; each one is placed by both placers</source>
        <translation>Zahl der Probleme, die versucht werden; beide Platzierer platzieren jedes</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Star&amp;twert</translation>
    </message>
    <message>
        <source>&amp;Keep edges</source>
        <translation>&amp;Kanten behalten</translation>
    </message>
    <message>
        <source>Neither add nor delete edges</source>
        <translation>Kanten weder hinzufügen noch löschen</translation>
    </message>
    <message>
        <source>Keep &amp;devices</source>
        <translation>&amp;Geräte behalten</translation>
    </message>
    <message>
        <source>Leave the speeds of devices and links as they are</source>
        <translation>Die Geschwindigkeiten von Geräten und Verbindungen lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>St&amp;opp</translation>
    </message>
    <message>
        <source>End the search with the worst problem so far</source>
        <translation>Die Suche mit dem bisher schlimmsten Problem beenden</translation>
    </message>
    <message>
        <source>Save and &amp;open…</source>
        <translation>Speichern und ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Save the problem and show both runs side by side</source>
        <translation>Das Problem speichern und beide Läufe nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
    <message>
        <source>&amp;Four bars</source>
        <translation>&amp;Vier Balken</translation>
    </message>
    <message>
        <source>C&amp;alibrate from this run…</source>
        <translation>Nach diesem Lauf k&amp;alibrieren…</translation>
    </message>
    <message>
        <source>Measured, %1</source>
        <translation>Gemessen, %1</translation>
    </message>
</context>
<context>
    <name>doppler::RunDetailsDialog</name>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (entfernt)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run and how it came about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>Einzelheiten des Laufs</translation>
    </message>
    <message numerus="yes">
        <source>Details of %n runs</source>
        <translation>
            <numerusform>Einzelheiten eines Laufs</numerusform>
            <numerusform>Einzelheiten von %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Schlagwörter</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Durch Kommas getrennt</translation>
    </message>
    <message>
        <source>How the run came about. Enter or a double click shows a run.</source>
        <translation>Wie der Lauf entstand. Eingabe oder ein Doppelklick zeigt einen Lauf.</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>Copy the command that makes this run again</source>
        <translation>Den Befehl kopieren, der diesen Lauf noch einmal erzeugt</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simuliere…</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>The graph is executed once for each item of a simulated stream, several at once</source>
        <translation>Der Graph wird für jedes Element eines simulierten Stroms einmal ausgeführt, mehrere zugleich</translation>
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
        <source>based on %1</source>
        <translation>beruht auf %1</translation>
    </message>
    <message numerus="yes">
        <source>seed %1, %n locked</source>
        <translation>
            <numerusform>Startwert %1, %n festgehalten</numerusform>
            <numerusform>Startwert %1, %n festgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>does not fit, %1</source>
        <translation>passt nicht, %1</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Bezugslauf</translation>
    </message>
    <message>
        <source>baseline, %1</source>
        <translation>Bezugslauf, %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>details and tags</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Makespan %1, the baseline</source>
        <translation>Gesamtdauer %1, der Bezugslauf</translation>
    </message>
    <message>
        <source>Makespan %1, %2 to the baseline</source>
        <translation>Gesamtdauer %1, %2 zum Bezugslauf</translation>
    </message>
    <message>
        <source>Origin: %1</source>
        <translation>Herkunft: %1</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <source>Without a group</source>
        <translation>Ohne Gruppe</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>problem and group</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>doppler::RunsPane</name>
    <message>
        <source>Character %1: %2</source>
        <translation>Zeichen %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter of the runs</source>
        <translation>Filter der Läufe</translation>
    </message>
    <message>
        <source>Words, or conditions such as tag:fast, placer = heft or makespan &lt; 2ms. Ctrl+Space lists the columns.</source>
        <translation>Wörter oder Bedingungen wie tag:fast, placer = heft oder makespan &lt; 2ms. Strg+Leertaste zeigt die Spalten.</translation>
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
    <message>
        <source>&amp;Filter runs</source>
        <translation>Läufe &amp;filtern</translation>
    </message>
    <message>
        <source>Show only the runs with a word, tag, placer or makespan</source>
        <translation>Nur die Läufe mit einem Wort, Schlagwort, Platzierer oder einer Gesamtdauer zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Details of %n runs changed</source>
        <translation>
            <numerusform>Einzelheiten eines Laufs geändert</numerusform>
            <numerusform>Einzelheiten von %n Läufen geändert</numerusform>
        </translation>
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
    <message>
        <source>Fits into memory</source>
        <translation>Passt in den Speicher</translation>
    </message>
    <message>
        <source>First overflow</source>
        <translation>Erster Überlauf</translation>
    </message>
    <message>
        <source>Four bars</source>
        <translation>Vier Balken</translation>
    </message>
    <message>
        <source>Over baseline</source>
        <translation>Über Bezugslauf</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Run details…</source>
        <translation>Einzelheiten des Laufs…</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Bezugslauf</translation>
    </message>
    <message>
        <source>Show all makespans of this graph also relative to this run</source>
        <translation>Alle Gesamtdauern dieses Graphen auch im Verhältnis zu diesem Lauf zeigen</translation>
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
        <source>unknown: %1</source>
        <translation>unbekannt: %1</translation>
    </message>
    <message>
        <source>Colours: %1 (%2)</source>
        <translation>Farben: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>doppler::SegmentModel</name>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Start (s)</source>
        <translation>Beginn (s)</translation>
    </message>
    <message>
        <source>Duration (s)</source>
        <translation>Dauer (s)</translation>
    </message>
</context>
<context>
    <name>doppler::SessionActions</name>
    <message>
        <source>Restored the last session</source>
        <translation>Letzte Sitzung wiederhergestellt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The last session was not restored automatically: the program ended unexpectedly with it twice</source>
        <translation>Die letzte Sitzung wurde nicht automatisch wiederhergestellt: Das Programm endete mit ihr zweimal unerwartet</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Session checkpoints</source>
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
        <source>The complete session, including the parts that could not be restored, is saved in %1</source>
        <translation>Die vollständige Sitzung samt den nicht wiederhergestellten Teilen ist in %1 gespeichert</translation>
    </message>
    <message>
        <source>The last session can&apos;t be restored: %1</source>
        <translation>Die letzte Sitzung kann nicht wiederhergestellt werden: %1</translation>
    </message>
    <message>
        <source>The last session was not restored</source>
        <translation>Die letzte Sitzung wurde nicht wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existiert bereits. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Another session replaced the open one</source>
        <translation>Eine andere Sitzung hat die offene ersetzt</translation>
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
    <name>doppler::SettingsModel</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
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
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Best (s)</source>
        <translation>Beste (s)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>doppler::SideBySidePanel</name>
    <message numerus="yes">
        <source>%n runs of other graphs can&apos;t be compared with these.</source>
        <translation>
            <numerusform>%n Lauf eines anderen Graphen kann nicht mit diesen verglichen werden.</numerusform>
            <numerusform>%n Läufe anderer Graphen können nicht mit diesen verglichen werden.</numerusform>
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
        <source>Time at which the runs are aligned; drag a run&apos;s title to shift it</source>
        <translation>Zeit, an der die Läufe ausgerichtet sind; den Titel eines Laufs ziehen, um ihn zu verschieben</translation>
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
        <source>Run that the others are compared with</source>
        <translation>Lauf, mit dem die anderen verglichen werden</translation>
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
        <source>Colour each vertex by the number of runs that place it on another device than the reference does</source>
        <translation>Jeden Knoten nach der Zahl der Läufe färben, die ihn auf ein anderes Gerät legen als der Bezug</translation>
    </message>
    <message>
        <source>Outline vertices that are on another device than in the reference</source>
        <translation>Knoten umranden, die auf einem anderen Gerät sind als im Bezug</translation>
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
        <source>No runs are side by side yet. Select two or more runs of one graph in the list of runs (with Ctrl or Shift), then choose Side by side.</source>
        <translation>Noch sind keine Läufe nebeneinander. In der Liste der Läufe zwei oder mehr Läufe eines Graphen auswählen (mit Strg oder Umschalt), dann Nebeneinander wählen.</translation>
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
        <source>Reasons for the faster run</source>
        <translation>Gründe für den schnelleren Lauf</translation>
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
        <source>Run whose moved vertices are shown</source>
        <translation>Lauf, dessen verschobene Knoten gezeigt werden</translation>
    </message>
    <message>
        <source>Export four bars</source>
        <translation>Vier Balken exportieren</translation>
    </message>
    <message>
        <source>Fo&amp;ur bars</source>
        <translation>&amp;Vier Balken</translation>
    </message>
    <message>
        <source>LaTeX (*.tex);;Markdown (*.md)</source>
        <translation>LaTeX (*.tex);;Markdown (*.md)</translation>
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
        <source>Legend: %1</source>
        <translation>Legende: %1</translation>
    </message>
</context>
<context>
    <name>doppler::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Stop; a search returns its best so far</source>
        <translation>Anhalten; eine Suche liefert das bisher Beste</translation>
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
        <translation>Kernelaufrufe des Graphen</translation>
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
        <source>No placement is faster than this: the longest path on the fastest devices, or all work spread over the devices by their speeds, without transfers: %1</source>
        <translation>Keine Platzierung ist schneller als dies: der längste Pfad auf den schnellsten Geräten oder alle Arbeit, nach Geschwindigkeit auf die Geräte verteilt, ohne Übertragungen: %1</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Makespan of the shown run over the lower bound, minus 1</source>
        <translation>Gesamtdauer des gezeigten Laufs durch untere Schranke, minus 1</translation>
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
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>Data sent between devices: %1</source>
        <translation>Zwischen Geräten gesendete Daten: %1</translation>
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
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Became ready</source>
        <translation>Bereit geworden</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Keine Wahl</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
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
        <source>Events of this step</source>
        <translation>Ereignisse dieses Schritts</translation>
    </message>
</context>
<context>
    <name>doppler::StreamText</name>
    <message>
        <source>Period %1 per item (at least %2), throughput %3 items per second, bubble share %4</source>
        <translation>Zeit je Element %1 (mindestens %2), Durchsatz %3 Elemente je Sekunde, Leerlaufanteil %4</translation>
    </message>
    <message>
        <source>Period at least %1 per item; the graph is too large to simulate a stream</source>
        <translation>Zeit je Element mindestens %1; der Graph ist zu groß, um einen Strom zu simulieren</translation>
    </message>
    <message>
        <source>Pipeline: period at least %1 per item, bubble share %2</source>
        <translation>Pipeline: Zeit je Element mindestens %1, Leerlaufanteil %2</translation>
    </message>
</context>
<context>
    <name>doppler::SuiteEntry</name>
    <message>
        <source>Suite %1, quick</source>
        <translation>Suite %1, kurz</translation>
    </message>
    <message>
        <source>Suite %1</source>
        <translation>Suite %1</translation>
    </message>
    <message numerus="yes">
        <source>Benchmark suite of %n fixed rows with published figures. It brings its own devices and models and replaces all other ticked graphs and devices.</source>
        <translation>
            <numerusform>Benchmark-Suite aus %n fester Zeile mit veröffentlichten Werten. Sie bringt eigene Geräte und Modelle mit und ersetzt alle anderen angekreuzten Graphen und Geräte.</numerusform>
            <numerusform>Benchmark-Suite aus %n festen Zeilen mit veröffentlichten Werten. Sie bringt eigene Geräte und Modelle mit und ersetzt alle anderen angekreuzten Graphen und Geräte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>suite, rows</comment>
        <translation>%1: %2</translation>
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
        <source>Std. deviation</source>
        <translation>Standardabw.</translation>
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
        <source>Gap</source>
        <translation>Abstand</translation>
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
        <source>Sample standard deviation of the makespan</source>
        <translation>Stichprobenstandardabweichung der Gesamtdauer</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean, by Student&apos;s t</source>
        <translation>95-%-Konfidenzintervall des Mittels, nach Students t</translation>
    </message>
    <message>
        <source>Shortest makespan</source>
        <translation>Kürzeste Gesamtdauer</translation>
    </message>
    <message>
        <source>Mean gap to the lower bound</source>
        <translation>Mittlerer Abstand zur unteren Schranke</translation>
    </message>
    <message>
        <source>Mean number of simulated placements</source>
        <translation>Mittlere Anzahl simulierter Platzierungen</translation>
    </message>
    <message>
        <source>Mean wall-clock time of the placer</source>
        <translation>Mittlere verstrichene Zeit des Platzierers</translation>
    </message>
    <message>
        <source>Number of seeds with which no placer found a shorter makespan</source>
        <translation>Zahl der Startwerte, bei denen kein Platzierer eine kürzere Gesamtdauer fand</translation>
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
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Whether the runs fit into the memory of the devices</source>
        <translation>Ob die Läufe in den Speicher der Geräte passen</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it fits</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>it does not fit</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <translation>Startwert %1: %2</translation>
    </message>
    <message>
        <source>Every run fits into memory</source>
        <translation>Jeder Lauf passt in den Speicher</translation>
    </message>
    <message>
        <source>Memory is not checked</source>
        <translation>Der Speicher wird nicht geprüft</translation>
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
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
</context>
<context>
    <name>doppler::TablesView</name>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>Zeichen %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column and its sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n totals</source>
        <translation>
            <numerusform>%n Summe</numerusform>
            <numerusform>%n Summen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no totals</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Place a graph. This page then lists tasks, transfers, tensors, operations and devices of the run.</source>
        <translation>Platzieren Sie einen Graphen. Diese Seite zeigt dann Aufgaben, Übertragungen, Tensoren, Operationen und Geräte des Laufs.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Which table of the run is shown</source>
        <translation>Welche Tabelle des Laufs gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Conditions: a column, one of = != &lt; &lt;= &gt; &gt;= ~ and a value; or a column, in and (values). Join them with and, or, not and parentheses. Words are searched in all texts. Ctrl+Space lists the columns.</source>
        <translation>Bedingungen: eine Spalte, eines von = != &lt; &lt;= &gt; &gt;= ~ und ein Wert; oder eine Spalte, in und (Werte). Verbinden Sie sie mit and, or, not und Klammern. Wörter werden in allen Texten gesucht. Strg+Leertaste zeigt die Spalten.</translation>
    </message>
    <message>
        <source>&amp;Totals by</source>
        <translation>&amp;Summen nach</translation>
    </message>
    <message>
        <source>Totals by</source>
        <translation>Summen nach</translation>
    </message>
    <message>
        <source>Show one row for each value of this column, with sums</source>
        <translation>Zeigt eine Zeile für jeden Wert dieser Spalte, mit Summen</translation>
    </message>
    <message>
        <source>Column of the totals</source>
        <translation>Spalte der Summen</translation>
    </message>
    <message>
        <source>Column that the totals add up</source>
        <translation>Spalte, die die Summen addieren</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Show and hide columns</source>
        <translation>Spalten zeigen und ausblenden</translation>
    </message>
    <message>
        <source>Table of the run</source>
        <translation>Tabelle des Laufs</translation>
    </message>
    <message>
        <source>Words, or conditions such as %1</source>
        <translation>Wörter oder Bedingungen wie %1</translation>
    </message>
</context>
<context>
    <name>doppler::TeacherPage</name>
    <message>
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Decisions of policy and teacher</source>
        <translation>Entscheidungen von Strategie und Lehrer</translation>
    </message>
    <message>
        <source>This policy has no teacher to compare it with.</source>
        <translation>Diese Strategie hat keinen Lehrer zum Vergleich.</translation>
    </message>
    <message>
        <source>Same as the critical-path teacher: %1 of %3 vertices, %2 of %3 devices</source>
        <translation>Gleich wie der Lehrer (kritischer Pfad): %1 von %3 Knoten, %2 von %3 Geräten</translation>
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
        <source>Source of the figures: %1</source>
        <translation>Quelle der Zahlen: %1</translation>
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
        <source>Start from other devices; Undo restores the current ones</source>
        <translation>Mit anderen Geräten beginnen; Rückgängig stellt die jetzigen wieder her</translation>
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
        <source>Copy the devices as JSON, in the format of device files</source>
        <translation>Die Geräte als JSON kopieren, im Format von Gerätedateien</translation>
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
        <source>Close without applying; the changes are still there when this window is opened again</source>
        <translation>Schließen, ohne anzuwenden; die Änderungen sind beim nächsten Öffnen noch da</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Use these devices and run the placer again (%1)</source>
        <translation>Diese Geräte verwenden und den Platzierer erneut ausführen (%1)</translation>
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
        <source>The picture shows only part of the table, because the whole table would be too large.</source>
        <translation>Das Bild zeigt nur einen Teil der Tabelle, weil die ganze Tabelle zu groß wäre.</translation>
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
        <source>Custom settings</source>
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
        <source>None: the training can&apos;t be resumed</source>
        <translation>Keine: das Training kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Eine Datei wählen</translation>
    </message>
    <message>
        <source>Continue from this checkpoint</source>
        <translation>Von diesem Checkpoint aus fortsetzen</translation>
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
        <source>Trainings</source>
        <translation>Trainings</translation>
    </message>
    <message>
        <source>Number of trainings; each uses the next seed</source>
        <translation>Zahl der Trainings; jedes verwendet den nächsten Startwert</translation>
    </message>
    <message>
        <source>Also train the controls: the same sampler without learning</source>
        <translation>Auch die Kontrollen trainieren: derselbe Sampler ohne Lernen</translation>
    </message>
    <message>
        <source>More graphs</source>
        <translation>Weitere Graphen</translation>
    </message>
    <message>
        <source>Further graphs to train on</source>
        <translation>Weitere Graphen zum Trainieren</translation>
    </message>
    <message>
        <source>Add a graph; the training alternates between all its graphs</source>
        <translation>Einen Graphen hinzufügen; das Training wechselt zwischen allen seinen Graphen</translation>
    </message>
    <message>
        <source>Remove the graph</source>
        <translation>Den Graphen entfernen</translation>
    </message>
    <message>
        <source>With several trainings, each file name contains the seed</source>
        <translation>Bei mehreren Trainings enthält jeder Dateiname den Startwert</translation>
    </message>
    <message>
        <source>%1 already exists; a new training overwrites it.</source>
        <translation>%1 existiert bereits; ein neues Training überschreibt die Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint file(s) already exist, such as %1; a new training overwrites them.</source>
        <translation>
            <numerusform>%n Checkpointdatei existiert bereits, nämlich %1; ein neues Training überschreibt sie.</numerusform>
            <numerusform>%n Checkpointdateien existieren bereits, etwa %1; ein neues Training überschreibt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint)</source>
        <translation>Checkpoints (*.checkpoint)</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Die Datei %1 existiert nicht.</translation>
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
        <source>Checkpoint whose networks the training starts from</source>
        <translation>Checkpoint, mit dessen Netzen das Training beginnt</translation>
    </message>
    <message>
        <source>None: new networks</source>
        <translation>Keiner: neue Netze</translation>
    </message>
    <message>
        <source>A checkpoint of the same policy and size; its graph and devices may differ</source>
        <translation>Ein Checkpoint derselben Strategie und Größe; Graph und Geräte dürfen abweichen</translation>
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
        <source>All stages have 0 episodes; enter at least 1 for one of them.</source>
        <translation>Alle Stufen haben 0 Episoden; für mindestens eine ist 1 oder mehr einzugeben.</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
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
        <translation>Trainingsprotokolle öffnen</translation>
    </message>
    <message>
        <source>Open checkpoint</source>
        <translation>Checkpoint öffnen</translation>
    </message>
    <message>
        <source>%1 contains a trained policy. Place the open graph with it, or continue its training?</source>
        <translation>%1 enthält eine trainierte Strategie. Den offenen Graphen damit platzieren oder ihr Training fortsetzen?</translation>
    </message>
    <message>
        <source>&amp;Place with it</source>
        <translation>Damit &amp;platzieren</translation>
    </message>
    <message>
        <source>Continue trainin&amp;g</source>
        <translation>&amp;Training fortsetzen</translation>
    </message>
    <message>
        <source>Loading graphs to train on…</source>
        <translation>Graphen für das Training werden geladen…</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Run program</source>
        <translation>Programm ausführen</translation>
    </message>
    <message>
        <source>Stage III of this training runs the following command on this computer. Run it only if you trust the person from whom you have the checkpoint or session.

%1</source>
        <translation>Stufe III dieses Trainings führt den folgenden Befehl auf diesem Computer aus. Führen Sie ihn nur aus, wenn Sie der Person vertrauen, von der Sie den Checkpoint oder die Sitzung haben.

%1</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Training logs (*.jsonl *tfevents*)</source>
        <translation>Protokolle von Trainings (*.jsonl *tfevents*)</translation>
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
        <source>Entropy of the choices (nats)</source>
        <translation>Entropie der Wahlen (Nat)</translation>
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
    <message>
        <source>stage %1</source>
        <translation>Stufe %1</translation>
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
        <source>Shortest makespan found</source>
        <translation>Kürzeste gefundene Gesamtdauer</translation>
    </message>
    <message>
        <source>Mean of the seeds&apos; best makespans</source>
        <translation>Mittel der besten Gesamtdauern der Startwerte</translation>
    </message>
    <message>
        <source>Standard deviation of the seeds&apos; best makespans</source>
        <translation>Standardabweichung der besten Gesamtdauern der Startwerte</translation>
    </message>
    <message>
        <source>Makespan of the final network&apos;s placement without exploration; with several seeds, the mean</source>
        <translation>Gesamtdauer der Platzierung des letzten Netzes ohne Erkundung; bei mehreren Startwerten das Mittel</translation>
    </message>
    <message>
        <source>Episodes per second; with several seeds, the mean</source>
        <translation>Episoden je Sekunde; bei mehreren Startwerten das Mittel</translation>
    </message>
    <message>
        <source>Training time; with several seeds, the mean</source>
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
        <source>No training is running</source>
        <translation>Kein Training läuft</translation>
    </message>
    <message>
        <source>Change settings…</source>
        <translation>Einstellungen ändern…</translation>
    </message>
    <message>
        <source>Stop and keep best</source>
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
        <source>End immediately; the last checkpoint stays unchanged</source>
        <translation>Sofort beenden; der letzte Checkpoint bleibt unverändert</translation>
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
        <source>Moving mean over the episodes</source>
        <translation>Gleitendes Mittel über die Episoden</translation>
    </message>
    <message>
        <source>Shortest makespan so far</source>
        <translation>Bisher kürzeste Gesamtdauer</translation>
    </message>
    <message>
        <source>Makespan with which each episode is compared: the mean of earlier episodes</source>
        <translation>Gesamtdauer, mit der jede Episode verglichen wird: das Mittel früherer Episoden</translation>
    </message>
    <message>
        <source>Train a policy to place this graph; its curves appear here during the training.</source>
        <translation>Eine Strategie trainieren, diesen Graphen zu platzieren; ihre Kurven erscheinen hier während des Trainings.</translation>
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
        <source>Remove ended trainings</source>
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
        <source>Smoothing: automatic, by length</source>
        <translation>Glättung: automatisch, nach Länge</translation>
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
        <source>Logarithmic makespan axis</source>
        <translation>Logarithmische Gesamtdauer-Achse</translation>
    </message>
    <message>
        <source>Show individual trainings</source>
        <translation>Einzelne Trainings zeigen</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Curve options</source>
        <translation>Optionen der Kurven</translation>
    </message>
    <message>
        <source>Second curve</source>
        <translation>Zweite Kurve</translation>
    </message>
    <message>
        <source>Band over seeds</source>
        <translation>Band über Startwerte</translation>
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
        <source>Minimum to maximum</source>
        <translation>Minimum bis Maximum</translation>
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
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Graph of this training whose curves are shown</source>
        <translation>Graph dieses Trainings, dessen Kurven gezeigt werden</translation>
    </message>
    <message>
        <source>Makespan of every episode&apos;s placement; a triangle at the edge marks a value beyond the scale</source>
        <translation>Gesamtdauer der Platzierung jeder Episode; ein Dreieck am Rand kennzeichnet einen Wert außerhalb der Skala</translation>
    </message>
    <message>
        <source>Graph %1</source>
        <translation>Graph %1</translation>
    </message>
    <message>
        <source>%1 (%2 real runs)</source>
        <translation>%1 (%2 echte Läufe)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tex *.md)</source>
        <translation>Tabellen (*.csv *.tex *.md)</translation>
    </message>
    <message>
        <source>Settings of the trainings</source>
        <translation>Einstellungen der Trainings</translation>
    </message>
    <message>
        <source>Table of training settings</source>
        <translation>Tabelle der Trainingseinstellungen</translation>
    </message>
</context>
<context>
    <name>doppler::TuneDialog</name>
    <message>
        <source>Run %1, %2: simulated %3, measured %4</source>
        <translation>Lauf %1, %2: simuliert %3, gemessen %4</translation>
    </message>
    <message>
        <source>Measured makespans by real run</source>
        <translation>Gemessene Gesamtdauern je echtem Lauf</translation>
    </message>
    <message>
        <source>Simulated and measured makespans</source>
        <translation>Simulierte und gemessene Gesamtdauern</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Real run %1 of %2</source>
        <translation>Echter Lauf %1 von %2</translation>
    </message>
    <message>
        <source>winner: %1 (%2)</source>
        <translation>Sieger: %1 (%2)</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>beste: %1</translation>
    </message>
    <message>
        <source>model error: %1</source>
        <translation>Modellfehler: %1</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird beendet…</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>repeating the best…</source>
        <translation>die besten werden wiederholt…</translation>
    </message>
    <message>
        <source>ended because a third of the runs brought no improvement</source>
        <translation>beendet, weil ein Drittel der Läufe keine Verbesserung brachte</translation>
    </message>
    <message>
        <source>Tune %1</source>
        <translation>%1 abstimmen</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Maschine</translation>
    </message>
    <message>
        <source>&amp;Real runs</source>
        <translation>Echte &amp;Läufe</translation>
    </message>
    <message>
        <source>Number of executions; the repetitions of the best at the end count</source>
        <translation>Anzahl der Ausführungen; die Wiederholungen der besten am Ende zählen mit</translation>
    </message>
    <message>
        <source>&amp;Time limit</source>
        <translation>&amp;Zeitgrenze</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>&amp;Abstimmen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>End tuning with the best placement so far</source>
        <translation>Das Abstimmen mit der bisher besten Platzierung beenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Heuristics</source>
        <translation>Heuristiken</translation>
    </message>
    <message>
        <source>Local search</source>
        <translation>Lokale Suche</translation>
    </message>
    <message>
        <source>Measured runs appear here</source>
        <translation>Hier erscheinen gemessene Läufe</translation>
    </message>
</context>
<context>
    <name>doppler::VersionsPanel</name>
    <message>
        <source>Compare with a graph file…</source>
        <translation>Mit einer Graphdatei vergleichen…</translation>
    </message>
    <message>
        <source>Show another version of the open graph next to it, with what changed</source>
        <translation>Eine andere Version des offenen Graphen daneben zeigen, mit dem, was sich geändert hat</translation>
    </message>
    <message>
        <source>Compare with a graph file</source>
        <translation>Mit einer Graphdatei vergleichen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>graph and file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Graph versions</source>
        <translation>Graphversionen</translation>
    </message>
</context>
<context>
    <name>doppler::VersionsView</name>
    <message>
        <source>Matching…</source>
        <translation>Wird zugeordnet…</translation>
    </message>
    <message>
        <source>Open another version of this graph to see what changed. Graphs of the runs in the list can be chosen as well.</source>
        <translation>Öffnen Sie eine andere Version dieses Graphen, um zu sehen, was sich geändert hat. Auch Graphen der Läufe in der Liste können gewählt werden.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Graph before</source>
        <translation>Graph vorher</translation>
    </message>
    <message>
        <source>Graph after</source>
        <translation>Graph nachher</translation>
    </message>
    <message>
        <source>Differences of the graphs</source>
        <translation>Unterschiede der Graphen</translation>
    </message>
    <message>
        <source>%1 matched, %2 changed, %3 renamed, %4 removed, %5 added</source>
        <translation>%1 zugeordnet, %2 geändert, %3 umbenannt, %4 entfernt, %5 hinzugefügt</translation>
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
        <source>See, simulate, learn and compare device placements of dataflow graphs. Start with a file, a sample or your own graph; files can also be dropped here.</source>
        <translation>Geräteplatzierungen von Datenflussgraphen sehen, simulieren, lernen und vergleichen. Mit einer Datei, einem Beispiel oder einem eigenen Graphen beginnen; Dateien können auch hier abgelegt werden.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Recently opened files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Graphs and sessions that you open will appear here.</source>
        <translation>Geöffnete Graphen und Sitzungen erscheinen hier.</translation>
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
        <source>Continue where you left off</source>
        <translation>Letzte Sitzung fortsetzen</translation>
    </message>
    <message>
        <source>Reopen the last session, even if it was not saved</source>
        <translation>Die letzte Sitzung wieder öffnen, auch wenn sie nicht gespeichert wurde</translation>
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
        <source>No results yet.</source>
        <translation>Noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>Largest gain: %1.</source>
        <translation>Größter Gewinn: %1.</translation>
    </message>
    <message>
        <source>None of these changes would shorten the run.</source>
        <translation>Keine dieser Änderungen würde den Lauf verkürzen.</translation>
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
        <source>Answers, sorted by gain</source>
        <translation>Antworten, nach Gewinn sortiert</translation>
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
        <source>Combined changes</source>
        <translation>Kombinierte Änderungen</translation>
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
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Schedule rule: %1</source>
        <translation>Auswahlregel: %1</translation>
    </message>
</context>
<context>
    <name>doppler::WhyHerePage</name>
    <message>
        <source>Select a vertex in the graph or the Gantt chart to see why it is on its device.</source>
        <translation>Einen Knoten im Graphen oder im Gantt-Diagramm auswählen, um zu sehen, warum er auf seinem Gerät ist.</translation>
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
        <source>A policy chose this device; it computes a probability for every device.</source>
        <translation>Eine Strategie wählte dieses Gerät; sie berechnet für jedes Gerät eine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Show its probabilities</source>
        <translation>Ihre Wahrscheinlichkeiten zeigen</translation>
    </message>
    <message>
        <source>%1 does not record its decisions.</source>
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
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>%1 in total</source>
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
        <source>The device with the lowest value is chosen.</source>
        <translation>Das Gerät mit dem kleinsten Wert wird gewählt.</translation>
    </message>
    <message>
        <source>On another device, all else unchanged</source>
        <translation>Auf einem anderen Gerät, alles andere unverändert</translation>
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
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>Moving it to %1 would shorten the run.</source>
        <translation>Ihn auf %1 zu verschieben würde den Lauf verkürzen.</translation>
    </message>
    <message>
        <source>No other device would shorten the run.</source>
        <translation>Kein anderes Gerät würde den Lauf verkürzen.</translation>
    </message>
    <message>
        <source>The run was measured; these makespans are simulated.</source>
        <translation>Der Lauf wurde gemessen; diese Gesamtdauern sind simuliert.</translation>
    </message>
    <message>
        <source>Why the selected vertex is on its device</source>
        <translation>Warum der ausgewählte Knoten auf seinem Gerät ist</translation>
    </message>
    <message>
        <source>The settings that the placer ran with are unknown. With the run&apos;s seed and default options, it places this graph differently; the decision below is from that placement.</source>
        <translation>Die Einstellungen, mit denen der Platzierer lief, sind unbekannt. Mit dem Startwert des Laufs und den Standardoptionen platziert er diesen Graphen anders; die folgende Entscheidung stammt aus dieser Platzierung.</translation>
    </message>
    <message>
        <source>A policy improved an existing placement and did not move this vertex.</source>
        <translation>Eine Strategie verbesserte eine vorhandene Platzierung und verschob diesen Knoten nicht.</translation>
    </message>
    <message>
        <source>A policy chose this device. Its episode is being replayed…</source>
        <translation>Eine Strategie wählte dieses Gerät. Ihre Episode wird noch einmal durchlaufen…</translation>
    </message>
    <message>
        <source>A policy chose this device; the episode that produced this placement is no longer available.</source>
        <translation>Eine Strategie wählte dieses Gerät; die Episode, aus der diese Platzierung stammt, ist nicht mehr verfügbar.</translation>
    </message>
    <message>
        <source>Start (s)</source>
        <translation>Beginn (s)</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
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
        <source>actual choice</source>
        <translation>tatsächliche Wahl</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>zuerst %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>Pause to see the results of the second choices.</source>
        <translation>Anhalten, um die Ergebnisse der zweiten Wahlen zu sehen.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Es gab keine andere Wahl.</translation>
    </message>
    <message>
        <source>The network of this episode is not available.</source>
        <translation>Das Netz dieser Episode ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>Evaluating the network…</source>
        <translation>Das Netz wird ausgewertet…</translation>
    </message>
    <message>
        <source>Alternative choices</source>
        <translation>Alternativen</translation>
    </message>
    <message>
        <source>Makespans after the actual choice and after each second choice: the network completes the placement without exploring, and the result is simulated.</source>
        <translation>Gesamtdauern nach der tatsächlichen Wahl und nach jeder zweiten Wahl: Das Netz vervollständigt die Platzierung ohne Erkundung, und das Ergebnis wird simuliert.</translation>
    </message>
    <message>
        <source>%1 instead, on its best device %2</source>
        <translation>stattdessen %1, auf dem besten Gerät %2</translation>
    </message>
    <message>
        <source>%1 instead, on its best device</source>
        <translation>stattdessen %1, auf dem besten Gerät</translation>
    </message>
    <message>
        <source>It was placed together with another vertex.</source>
        <translation>Er wurde zusammen mit einem anderen Knoten platziert.</translation>
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
        <source>Makespan after the move and after each second choice: the same vertices on another device, or another vertex on the device that is best for it. All other vertices stay where they are.</source>
        <translation>Gesamtdauer nach dem Zug und nach jeder zweiten Wahl: dieselben Knoten auf einem anderen Gerät oder ein anderer Knoten auf dem für ihn besten Gerät. Alle übrigen Knoten bleiben, wo sie sind.</translation>
    </message>
</context>
<context>
    <name>doppler::WinMatrixModel</name>
    <message>
        <source>p %1</source>
        <translation>p %1</translation>
    </message>
    <message>
        <source>%1 compared with %2: %3 shorter, %4 equal, %5 longer
Makespan difference (geometric mean) %6
Paired t-test: p %7; signed-rank test: p %8
Not corrected for the number of pairs</source>
        <translation>%1 verglichen mit %2: %3 kürzer, %4 gleich, %5 länger
Unterschied der Gesamtdauern (geometrisches Mittel) %6
Gepaarter t-Test: p %7; Vorzeichen-Rang-Test: p %8
Nicht für die Zahl der Paare korrigiert</translation>
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
        <source>Creating the report…</source>
        <translation>Der Bericht wird erstellt…</translation>
    </message>
</context>
<context>
    <name>doppler::Workbench</name>
    <message>
        <source>%1 (not in its log)</source>
        <translation>%1 (nicht in ihrem Protokoll)</translation>
    </message>
</context>
<context>
    <name>doppler::WorkloadDialog</name>
    <message>
        <source>Running %1 of %2…</source>
        <translation>Lauf %1 von %2…</translation>
    </message>
    <message>
        <source>Open workload</source>
        <translation>Arbeitslast öffnen</translation>
    </message>
    <message>
        <source>Workloads (*.json *.workload)</source>
        <translation>Arbeitslasten (*.json *.workload)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Save workload</source>
        <translation>Arbeitslast speichern</translation>
    </message>
    <message>
        <source>Workloads (*.workload *.json)</source>
        <translation>Arbeitslasten (*.workload *.json)</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>&amp;Graphs</source>
        <translation>&amp;Graphen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>Ge&amp;räte</translation>
    </message>
    <message>
        <source>Devices by count and name such as 4xP100, or a file</source>
        <translation>Geräte nach Anzahl und Name, etwa 4xP100, oder eine Datei</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Rate (1/s)</source>
        <translation>Rate (1/s)</translation>
    </message>
    <message>
        <source>Unit of the arrival rate</source>
        <translation>Einheit der Ankunftsrate</translation>
    </message>
    <message>
        <source>Random arrivals. At a load of 1, graphs that run one after another keep the devices busy all the time; the rate is the mean number of arrivals per second</source>
        <translation>Zufällige Ankünfte. Bei einer Last von 1 beschäftigen Graphen, die nacheinander laufen, die Geräte ständig; die Rate ist die mittlere Zahl der Ankünfte pro Sekunde</translation>
    </message>
    <message>
        <source>Arrival rate</source>
        <translation>Ankunftsrate</translation>
    </message>
    <message>
        <source>&amp;Random arrivals</source>
        <translation>&amp;Zufällige Ankünfte</translation>
    </message>
    <message>
        <source>Number of graphs that arrive at random</source>
        <translation>Anzahl der Graphen, die zufällig ankommen</translation>
    </message>
    <message>
        <source>Random s&amp;eed</source>
        <translation>Startwert des Zufa&amp;lls</translation>
    </message>
    <message>
        <source>&amp;Methods</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Placer of plans</source>
        <translation>&amp;Platzierer der Pläne</translation>
    </message>
    <message>
        <source>Plans each graph alone, or at each arrival everything that has not started. Online methods need no plans</source>
        <translation>Plant jeden Graphen allein, oder bei jeder Ankunft alles, was noch nicht begonnen hat. Online-Verfahren brauchen keine Pläne</translation>
    </message>
    <message numerus="yes">
        <source>The window shows %n run(s)</source>
        <translation>
            <numerusform>Das Fenster zeigt %n Lauf</numerusform>
            <numerusform>Das Fenster zeigt %n Läufe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::WorkloadTable</name>
    <message>
        <source>Graphs of the workload</source>
        <translation>Graphen der Arbeitslast</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Arrival (s)</source>
        <translation>Ankunft (s)</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>A file, or a built-in family with its settings</source>
        <translation>Eine Datei, oder eine eingebaute Familie mit ihren Einstellungen</translation>
    </message>
    <message>
        <source>Arrival time; leave it empty to draw arrivals of this graph at random</source>
        <translation>Ankunftszeit; leer: Dieser Graph kommt zufällig an</translation>
    </message>
    <message>
        <source>Probability of a random arrival, in proportion to those of the other graphs</source>
        <translation>Wahrscheinlichkeit einer zufälligen Ankunft, im Verhältnis zu den anderen Graphen</translation>
    </message>
    <message>
        <source>Unfolds at</source>
        <translation>Entfaltet sich bei</translation>
    </message>
    <message>
        <source>Labels of vertices, separated by commas; * stands for any text. What is behind such a vertex becomes known when it ends. Leave it empty if the whole graph is known when it arrives</source>
        <translation>Beschriftungen von Knoten, durch Kommas getrennt; * steht für beliebigen Text. Was hinter einem solchen Knoten liegt, wird bekannt, wenn er endet. Leer lassen, wenn der ganze Graph bei der Ankunft bekannt ist</translation>
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
    <message>
        <source>GIF (*.gif)</source>
        <translation>GIF (*.gif)</translation>
    </message>
    <message>
        <source>PNG frames (*.png)</source>
        <translation>PNG-Einzelbilder (*.png)</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.webm)</source>
        <translation>Videos (*.mp4 *.webm)</translation>
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
        <source>As the devices specify</source>
        <translation>Wie von den Geräten vorgegeben</translation>
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
        <source>One channel per source device</source>
        <translation>Ein Kanal je Quellgerät</translation>
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
        <source>Most needed by other devices first</source>
        <translation>Von anderen Geräten am meisten benötigte zuerst</translation>
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
        <source>Random</source>
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
        <source>Unlimited memory</source>
        <translation>Unbegrenzter Speicher</translation>
    </message>
    <message>
        <source>Report memory overflows</source>
        <translation>Speicherüberläufe melden</translation>
    </message>
    <message>
        <source>Wait for free memory</source>
        <translation>Auf freien Speicher warten</translation>
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
    <message>
        <source>%1, devices edited</source>
        <translation>%1, Geräte geändert</translation>
    </message>
    <message>
        <source>placed by %1, seed %2</source>
        <translation>platziert von %1, Startwert %2</translation>
    </message>
    <message>
        <source>best of a training, seed %1</source>
        <translation>Bester eines Trainings, Startwert %1</translation>
    </message>
    <message>
        <source>opened from a file</source>
        <translation>aus einer Datei geöffnet</translation>
    </message>
    <message>
        <source>opened from a trace</source>
        <translation>aus einer Aufzeichnung geöffnet</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>von Hand geändert</translation>
    </message>
    <message>
        <source>changed by hand, from %1</source>
        <translation>von Hand geändert, aus %1</translation>
    </message>
    <message>
        <source>answer to a what-if question</source>
        <translation>Antwort auf eine Was-wäre-wenn-Frage</translation>
    </message>
    <message>
        <source>answer to a what-if question, from %1</source>
        <translation>Antwort auf eine Was-wäre-wenn-Frage, aus %1</translation>
    </message>
    <message>
        <source>same placement under another model, from %1</source>
        <translation>dieselbe Platzierung unter einem anderen Modell, aus %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>measured, from %1</source>
        <translation>gemessen, aus %1</translation>
    </message>
    <message>
        <source>opened from a comparison</source>
        <translation>aus einem Vergleich geöffnet</translation>
    </message>
    <message>
        <source>origin unknown</source>
        <translation>Herkunft unbekannt</translation>
    </message>
    <message>
        <source>Tuned</source>
        <translation>Abgestimmt</translation>
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
        <source>custom settings</source>
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
    <message numerus="yes">
        <source>About %1, from %n episode(s) of each stage in an earlier training</source>
        <translation>
            <numerusform>Etwa %1, nach %n Episode jeder Stufe eines früheren Trainings</numerusform>
            <numerusform>Etwa %1, nach %n Episoden jeder Stufe eines früheren Trainings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1, measured on %n episode(s) of each stage</source>
        <translation>
            <numerusform>Etwa %1, gemessen an %n Episode jeder Stufe</numerusform>
            <numerusform>Etwa %1, gemessen an %n Episoden jeder Stufe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workload</name>
    <message>
        <source>%1, placed alone</source>
        <translation>%1, einzeln platziert</translation>
    </message>
    <message>
        <source>%1, placed again at arrivals</source>
        <translation>%1, bei Ankünften neu platziert</translation>
    </message>
</context>
</TS>
