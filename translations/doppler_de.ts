<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <source>line 1: found {0} vertices and inputs, expected {1}, since {2} inputs are listed and {3} cost lines follow</source>
        <translation>Zeile 1: {0} Knoten und Eingaben gefunden, erwartet werden {1}, da {2} Eingaben aufgezählt sind und {3} Kostenzeilen folgen</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected a finite number of at least 0</source>
        <translation>Zeile {0}: „{1}“ gefunden, erwartet wird eine endliche Zahl ab 0</translation>
    </message>
    <message>
        <source>line {0}: found {1} targets for the {2} sources before, expected as many</source>
        <translation>Zeile {0}: {1} Ziele für die {2} Quellen davor gefunden, erwartet werden ebenso viele</translation>
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
        <source>found {0}, expected ids from 0 to {1} for {2} vertices</source>
        <translation>{0} gefunden, erwartet werden Nummern von 0 bis {1} für {2} Knoten</translation>
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
        <source>there are {0} devices, expected one for each of the {1} vertices</source>
        <translation>es sind {0} Geräte, erwartet wird eines für jeden der {1} Knoten</translation>
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
        <source>first temperature, as a share of the start&apos;s makespan</source>
        <translation>erste Temperatur, als Anteil der Gesamtdauer zu Beginn</translation>
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
        <source>the order has {0} entries, expected all {1} vertices</source>
        <translation>die Reihenfolge hat {0} Einträge, erwartet werden alle {1} Knoten</translation>
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
        <source>there are {0} links, expected one for every pair of devices ({1})</source>
        <translation>es gibt {0} Verbindungen, erwartet wird eine für jedes Paar von Geräten ({1})</translation>
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
        <translation>eine Kette von Matrixprodukten, (A B) + (C (D E)), in je 16 Kernen</translation>
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
        <source>cannot write the log</source>
        <translation>das Protokoll kann nicht geschrieben werden</translation>
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
        <source>the checkpoint was trained on another graph, {0} of {1} vertices; to go on it needs the same one</source>
        <translation>der Checkpoint wurde auf einem anderen Graphen trainiert, {0} mit {1} Knoten; zum Fortsetzen braucht er denselben</translation>
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
        <source>found {0}, expected a whole number</source>
        <translation>{0} gefunden, erwartet wird eine ganze Zahl</translation>
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
        <source>line {0}: found {1} predecessors, expected {2}, which the line announces (costs of communication are not read)</source>
        <translation>Zeile {0}: {1} Vorgänger gefunden, erwartet werden {2}, die die Zeile ankündigt (Kosten der Kommunikation werden nicht gelesen)</translation>
    </message>
    <message>
        <source>training needs a makespan of every placement, and a run that is out of memory has none: let memory be reported</source>
        <translation>das Training braucht für jede Platzierung eine Gesamtdauer, und ein Lauf ohne genug Speicher hat keine: den Speicher nur melden lassen</translation>
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
        <translation>Anordnungen einer Meta-Operation, bis zu denen alle versucht werden; darüber hinaus die beste für je |D| Kerne, gegeben die davor</translation>
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
        <source>the external placer used {0} evaluations, allowed were {1}</source>
        <translation>der externe Platzierer brauchte {0} Auswertungen, erlaubt waren {1}</translation>
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
        <source>the external placer gave no placement within {0} seconds</source>
        <translation>der externe Platzierer gab innerhalb von {0} Sekunden keine Platzierung</translation>
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
        <source>out of memory after {0} s; {1} tasks wait for room: {2}</source>
        <translation>nach {0} s reicht der Speicher nicht; {1} Aufgaben warten auf Platz: {2}</translation>
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
        <source>there are {0} processors for {1} vertices, expected from one to as many as vertices</source>
        <translation>es gibt {0} Prozessoren für {1} Knoten, erwartet werden einer bis so viele wie Knoten</translation>
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
        <source>{0} inputs and the labels of {1}, expected as many</source>
        <translation>{0} Eingaben und die Indizes von {1}, erwartet werden ebenso viele</translation>
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
        <source>{0} has {1} operands, expected {2}</source>
        <translation>{0} hat {1} Operanden, erwartet werden {2}</translation>
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
        <source>{0} has {1} labels here, expected {2}: [{3}]</source>
        <translation>{0} hat hier {1} Indizes, erwartet werden {2}: [{3}]</translation>
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
        <translation>Kerne, die dieselben Gewichte nutzen, teilen ein Gerät, auf dem die Gewichte einmal zählen; sonst hat jeder eine Kopie</translation>
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
        <source>the file ends within a record of {0} bytes</source>
        <translation>die Datei endet in einem Satz von {0} Bytes</translation>
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
        <source>{0} dependencies lead to nodes that the trace doesn&apos;t have</source>
        <translation>{0} Abhängigkeiten führen zu Knoten, die der Ablauf nicht hat</translation>
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
        <source>the profile has measured times for {0} of {1} operators</source>
        <translation>das Profil hat gemessene Zeiten für {0} von {1} Operatoren</translation>
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
        <source>the text&apos;s end</source>
        <translation>das Ende des Textes</translation>
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
        <source>the module that reads ONNX models is not installed; everything else works</source>
        <translation>das Modul, das ONNX-Modelle liest, ist nicht installiert; alles andere geht</translation>
    </message>
    <message>
        <source>this is not the module that reads ONNX models: {0}</source>
        <translation>dies ist nicht das Modul, das ONNX-Modelle liest: {0}</translation>
    </message>
    <message>
        <source>the module that reads ONNX models has interface {0}, expected {1}: it belongs to another version of the program</source>
        <translation>das Modul, das ONNX-Modelle liest, hat Schnittstelle {0}, erwartet wird {1}: es gehört zu einer anderen Version des Programms</translation>
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
        <source>one of {0} iterations was read: {1}</source>
        <translation>eine von {0} Iterationen wurde gelesen: {1}</translation>
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
        <source>{0} operators that launched no kernel were left out (--import host=true reads them)</source>
        <translation>{0} Operatoren, die keinen Kern starteten, wurden weggelassen (--import host=true liest sie)</translation>
    </message>
    <message>
        <source>a profile has no tensors: the order on streams and threads stands for dependencies, and no sizes are known; an execution trace of the same run has both</source>
        <translation>ein Profil hat keine Tensoren: die Reihenfolge auf Strömen und Threads steht für Abhängigkeiten, und Größen sind unbekannt; ein Ausführungsablauf desselben Laufs hat beides</translation>
    </message>
    <message>
        <source>Whether operators without kernels are read too, with their time on the host</source>
        <translation>Ob auch Operatoren ohne Kerne gelesen werden, mit ihrer Zeit auf dem Host</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a whole number</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird eine ganze Zahl</translation>
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
        <source>the sizes of {0} nodes&apos; outputs are unknown (no _output_shapes), and taken as 0</source>
        <translation>die Größen der Ausgaben von {0} Knoten sind unbekannt (kein _output_shapes) und gelten als 0</translation>
    </message>
    <message>
        <source>line {0}: the node that ends here has no name</source>
        <translation>Zeile {0}: der Knoten, der hier endet, hat keinen Namen</translation>
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
        <source>line {0}: found {1}, expected a comma or a closing bracket</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird ein Komma oder eine schließende eckige Klammer</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a field</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird ein Feld</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a message in braces</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird eine Nachricht in geschweiften Klammern</translation>
    </message>
    <message>
        <source>line {0}: a text ends with its line, expected a closing quote</source>
        <translation>Zeile {0}: ein Text endet mit seiner Zeile, erwartet wird ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a text in quotes</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a word or a number</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird ein Wort oder eine Zahl</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a number</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a number of at least 0</source>
        <translation>Zeile {0}: {1} gefunden, erwartet wird eine Zahl ab 0</translation>
    </message>
    <message>
        <source>found {0} tasks, of which none is a vertex of &quot;{1}&quot;</source>
        <translation>{0} Aufgaben gefunden, von denen keine ein Knoten von „{1}“ ist</translation>
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
        <source>found {0} fields, expected {1}</source>
        <translation>{0} Felder gefunden, erwartet werden {1}</translation>
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
        <source>operators without a known cost, estimated at {0} vertices: {1}</source>
        <translation>Operatoren ohne bekannte Kosten, geschätzt bei {0} Knoten: {1}</translation>
    </message>
    <message>
        <source>work that depends on unknown shapes, estimated at {0} vertices: {1}</source>
        <translation>Arbeit, die von unbekannten Formen abhängt, geschätzt bei {0} Knoten: {1}</translation>
    </message>
    <message>
        <source>loops of an unknown number of rounds, estimated at {0} vertices: {1}</source>
        <translation>Schleifen mit unbekannter Anzahl von Runden, geschätzt bei {0} Knoten: {1}</translation>
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
        <source>the ONNX library fails: {0}</source>
        <translation>die ONNX-Bibliothek scheitert: {0}</translation>
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
        <source>all {0} kernels measured on &quot;{1}&quot; have the same size, so overhead and rates can&apos;t be told apart; expected at least two sizes</source>
        <translation>alle {0} Kerne, die auf „{1}“ gemessen wurden, haben dieselbe Größe, sodass Mehraufwand und Raten nicht zu trennen sind; erwartet werden mindestens zwei Größen</translation>
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
        <source>{0} heads can&apos;t share {1} key heads, expected a multiple of those</source>
        <translation>{0} Köpfe können sich {1} Schlüsselköpfe nicht teilen, erwartet wird ein Vielfaches davon</translation>
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
        <translation>Kerne einer Operation</translation>
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
        <source>{0} vertices have no time: {1}</source>
        <translation>{0} Knoten haben keine Zeit: {1}</translation>
    </message>
    <message>
        <source>{0} entries are none of the graph&apos;s: {1}</source>
        <translation>{0} Einträge gehören nicht zum Graphen: {1}</translation>
    </message>
    <message>
        <source>devices that the topology lacks: {0}</source>
        <translation>Geräte, die der Topologie fehlen: {0}</translation>
    </message>
    <message>
        <source>the trace has no time for {0} of the graph&apos;s {1} vertices: {2}</source>
        <translation>der Ablauf hat für {0} der {1} Knoten des Graphen keine Zeit: {2}</translation>
    </message>
    <message>
        <source>only one file of each kind can be opened at once; {0} is of the same kind</source>
        <translation>nur eine Datei jeder Art kann zugleich geöffnet werden; {0} ist von derselben Art</translation>
    </message>
    <message>
        <source>this is no file that can be opened here: expected a graph ({0}), devices, a placement, a trace or a checkpoint</source>
        <translation>dies ist keine Datei, die hier geöffnet werden kann: erwartet wird ein Graph ({0}), Geräte, eine Platzierung, ein Ablauf oder ein Checkpoint</translation>
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
        <source>episodes_per_update is {0}: {1} processes need at least as many to share out</source>
        <translation>episodes_per_update ist {0}: {1} Prozesse brauchen mindestens so viele zum Verteilen</translation>
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
        <source>the checkpoint was trained on {0} graphs, found {1}; to go on it needs the same ones</source>
        <translation>der Checkpoint wurde auf {0} Graphen trainiert, gefunden {1}; zum Fortsetzen braucht er dieselben</translation>
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
        <source>the network: shipped, fresh (untrained), or a checkpoint file of this policy</source>
        <translation>das Netz: shipped (mitgeliefert), fresh (untrainiert) oder eine Checkpointdatei dieser Strategie</translation>
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
        <source>moves that are drawn and scored for each that is tried</source>
        <translation>Züge, die für jeden versuchten gezogen und bewertet werden</translation>
    </message>
    <message>
        <source>factor of the scores when one of the moves is drawn; 0: all alike</source>
        <translation>Faktor der Bewertungen, wenn einer der Züge gezogen wird; 0: alle gleich</translation>
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
        <source>small networks, no imitation, and episodes that go by an earlier one but for the decision that PLC would rather take otherwise</source>
        <translation>kleine Netze, keine Nachahmung, und Episoden, die einer früheren folgen, bis auf die Entscheidung, die PLC lieber anders träfe</translation>
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
        <source>the settings that the shipped network was trained with</source>
        <translation>die Einstellungen, mit denen das mitgelieferte Netz trainiert wurde</translation>
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
        <translation>Kerne</translation>
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
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Compare on graphs from files too</source>
        <translation>Auch auf Graphen aus Dateien vergleichen</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>Dateie&amp;n hinzufügen…</translation>
    </message>
    <message>
        <source>Compare on devices and links from files too</source>
        <translation>Auch auf Geräten und Verbindungen aus Dateien vergleichen</translation>
    </message>
    <message>
        <source>Save the runs as a report, a table, JSON or a picture</source>
        <translation>Die Läufe als Bericht, Tabelle, JSON oder Bild speichern</translation>
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
        <source>%1. Click to highlight.</source>
        <translation>%1. Klicken hebt hervor.</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
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
        <source>Graphs, devices, placements, traces and checkpoints are told apart by content</source>
        <translation>Graphen, Geräte, Platzierungen, Abläufe und Checkpoints werden am Inhalt unterschieden</translation>
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
        <source>Standard deviations from the mean of all devices, or of all candidates: what the network is given</source>
        <translation>Standardabweichungen vom Mittel aller Geräte oder aller Kandidaten: was das Netz bekommt</translation>
    </message>
    <message>
        <source>%1 among the candidates</source>
        <translation>%1 unter den Kandidaten</translation>
    </message>
    <message>
        <source>This policy has no features of steps.</source>
        <translation>Diese Strategie hat keine Merkmale von Schritten.</translation>
    </message>
</context>
<context>
    <name>doppler::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find by name, operation, group or device</source>
        <translation>Nach Name, Operation, Gruppe oder Gerät suchen</translation>
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
        <source>The dataflow graph in layers, coloured by device.</source>
        <translation>Der Datenflussgraph in Schichten, nach Geräten gefärbt.</translation>
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
</context>
<context>
    <name>doppler::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>doppler::MainWindow</name>
    <message>
        <source>%1 gives the same placement again; the list shows it once.</source>
        <translation>%1 gibt wieder dieselbe Platzierung; die Liste zeigt sie einmal.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1 – Doppler Workbench</source>
        <translation>%1 – Doppler Workbench</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>%1 placements tried, best %2</source>
        <translation>%1 Platzierungen versucht, beste %2</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Gantt-Diagramm</translation>
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
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Doppler Workbench</source>
        <translation>Doppler Workbench</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
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
    <message>
        <source>Resume from checkpoint</source>
        <translation>Von Checkpoint fortsetzen</translation>
    </message>
    <message>
        <source>Export picture of the graph</source>
        <translation>Bild des Graphen exportieren</translation>
    </message>
    <message>
        <source>Export picture of the Gantt chart</source>
        <translation>Bild des Gantt-Diagramms exportieren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>&amp;Beispiele</translation>
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
        <source>T&amp;heme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>P&amp;lacer</source>
        <translation>P&amp;latzierer</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
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
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Checkpoints (*.doppler)</source>
        <translation>Checkpoints (*.doppler)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
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
        <source>Save calibrated devices</source>
        <translation>Kalibrierte Geräte speichern</translation>
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
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove all others</source>
        <translation>Alle anderen entfernen</translation>
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
        <source>States: waiting, ready, running, done, in transfer</source>
        <translation>Zustände: wartet, bereit, läuft, fertig, in Übertragung</translation>
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
        <translation>Mittlere Uhrzeit des Platzierens</translation>
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
    <name>doppler::TrainingDialog</name>
    <message>
        <source>Checkpoint file</source>
        <translation>Checkpointdatei</translation>
    </message>
    <message>
        <source>Checkpoints (*.doppler)</source>
        <translation>Checkpoints (*.doppler)</translation>
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
        <source>The makespan of every episode&apos;s placement</source>
        <translation>Die Gesamtdauer der Platzierung jeder Episode</translation>
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
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
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
</context>
</TS>
