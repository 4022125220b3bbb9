<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>actions</name>
    <message>
        <source>Open &amp;graph…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a graph from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;devices…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open devices and links from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;placement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a placement of this graph from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save placement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the shown placement to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;trace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the shown run as a trace for Perfetto, or as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture of the g&amp;raph…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the whole graph as SVG, PDF or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture of the Gantt &amp;chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the whole run as SVG, PDF or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window; what still runs is ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find vertices by their name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next vertex that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole graph, or the whole run where the Gantt chart has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the graph larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the graph smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow &amp;training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every new best placement at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every panel back to its first place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the chosen placer once more, with its next seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop placing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the placer that runs; a search keeps its best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the run above in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the run below in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a DOPPLER policy on this graph and these devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume from &amp;checkpoint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with a training run from its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Doppler Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{0} is {1}, expected a finite number of at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertex {0} does not exist, expected an id from 0 to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertex {0} depends on itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;{0}&quot; of vertex {1} has other bytes or seconds on an earlier edge, expected the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the edge from {0} to {1} stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graph has a cycle: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graph has no vertices, expected at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {0} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name {0} stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown contention &quot;{0}&quot;, expected one of: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device &quot;{0}&quot;; there are: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from and to are the same device, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pair from {0} to {1} stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no channel &quot;{0}&quot;; there are: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing, and no pair leads from {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of vertices and inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}: the text ends before it, expected a list of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected a whole number from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line 1: found {0} vertices and inputs, expected {1}, since {2} inputs are listed and {3} cost lines follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected a finite number of at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}: found {1} targets for the {2} sources before, expected as many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}: entry {1} is vertex {2}, expected an id from 0 to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be written: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than {0} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a device or a pipe, expected a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for what the file holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line 1: found nothing, expected one of: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line 1: found the beginning of no known format, expected one of: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands twice in one object, expected once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected ids from 0 to {1} for {2} vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, which vertices[{1}] has already, expected every id once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: the text ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a comma or a closing brace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a comma or a closing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a key in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2} after the end of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: unknown escape \{2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected u and four hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: half of a surrogate pair in {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: a control character in a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected a text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is too large, expected a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected a number of at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected a whole number from {1} to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing, expected {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {0}, expected {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing, expected 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is of version {0}, this program reads up to {1}; a newer program is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {0} devices, expected one for each of the {1} vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option {0} is &quot;{1}&quot;, expected a value of type {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option {0} is {1}, expected a value from {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown choice &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option &quot;{0}&quot;; there are no options here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best of n random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assignments to draw where the budget says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown placer &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the placement to start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first temperature, as a share of the start&apos;s makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how often a neighbour moves along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placements to simulate where the budget says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device {0} does not exist, expected 0 to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not allowed on {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is colocated with {1}, expected the same device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order has {0} entries, expected all {1} vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertex {0} stands twice in the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} comes before {1}, which it depends on; the rule strict needs an order that agrees with the dependencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no device of {0} may run {1} together with what it is colocated with; it allows {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown topology &quot;{0}&quot;, expected a file or one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is {1}, expected a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device name &quot;{0}&quot; stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>channel {0} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>channel &quot;{0}&quot; stands twice on one route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the channel has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the channel name &quot;{0}&quot; stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device, expected at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {0} links, expected one for every pair of devices ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the learning module is not installed; training and learned placers need it, everything else works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the learning module can&apos;t be loaded: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a learning module: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the learning module has interface {0}, expected {1}: it belongs to another version of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the learning module could not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodes of stage I, imitation of the critical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodes of stage II, learning from simulated runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start of stage I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start of stage II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning rate to which each stage decays linearly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of random actions at the start of stage I; it falls linearly to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of random actions at the start of stage II; it falls linearly to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of the entropy of the policies in stage I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of the entropy of the policies in stage II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how actions of stage II are chosen: the most probable one but for a share of random ones, or drawn from the probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discount of the return per step before the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodes of the stage whose mean cost is the baseline; 0: all earlier ones of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit of the advantage: the standard deviation of the baseline&apos;s episodes, the baseline itself, or seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of the imitation of the best episodes so far in stage II; 0: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many best episodes are kept for self-imitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodes that one gradient step learns from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm to which a larger gradient is scaled down; 0: gradients stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width of the encoders&apos; vertex states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds of message passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who picks the next vertex: the policy SEL, the largest b-level, or the earliest estimated readiness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who picks its device: the policy PLC, or the smallest earliest start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which vertex stage I&apos;s teacher takes: the largest b-level, or the earliest estimated readiness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown preset &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chain of matrix products, (A B) + (C (D E)), in 16 kernels each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows and columns of every matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes of one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs of the piece that a kernel works on, or of the whole operation as in the published files (for the model as-released)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input {0} does not come before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input {0} has the labels {1}, expected {2} of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label {0} of input {1} has extent {2}, expected {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label {0} has no extent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label {0} is cut into {1} pieces, expected 1 to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the expansion has more than {0} vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown graph family &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture&apos;s name ends in .svg, .pdf or .png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a graph first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown model &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown schedule &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown contention &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown mode &quot;{0}&quot;, expected {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--device-count is {0}, expected 1 to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--set is &quot;{0}&quot;, expected option=value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--set is for &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither --placement nor --placer is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown way to decode &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot start the workbench, which draws pictures: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown stage &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown policy &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} graphs are given, expected one: training on several is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--resume needs --checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown command &quot;{0}&quot;, expected one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::AboutDialog</name>
    <message>
        <source>About Doppler Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doppler Workbench %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See, simulate, learn and compare device placements of dataflow graphs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built on Qt %1, QCustomPlot and fmt; Graphviz lays graphs out and LibTorch learns, each where it is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::BarText</name>
    <message>
        <source>Waited %1 for the channel, which carried %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waited %1 for a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waited %1 for %2, which ran %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waited %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waited for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left as soon as %1 had finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waited %2 for the last input, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started as soon as its last input, %1, was there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waited %2 for the last input, %3 from %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started as soon as its last input, %1 from %2, was there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too narrow to show one by one: zoom in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::ChooserBar</name>
    <message>
        <source>Choosers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Placer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::DeviceLegend</name>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of the vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Click to highlight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::Dock</name>
    <message>
        <source>Close this panel; the View menu opens it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::FindBar</name>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name, operation, group or device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::GanttPainter</name>
    <message>
        <source>time (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makespan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::GanttView</name>
    <message>
        <source>Zoom to this task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it in the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the cursor here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run to show yet. Open a graph and place it: every device and channel gets a row that shows what it does, and when.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tasks on %2 devices, makespan %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::GraphView</name>
    <message>
        <source>operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arranging...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dataflow graph in layers, coloured by device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No graph is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a graph file or drop one here to see its operations, where they run and what they wait for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a graph...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot took too long</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a vertex in the graph or a bar in the Gantt chart to see what it is, when it ran and what it waited for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 FLOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (measured)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (from its work)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its device, held by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the transfer of %1, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::MainWindow</name>
    <message>
        <source>%1 gives the same placement again; the list shows it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Doppler Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placements tried, best %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doppler Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placements (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traces for Perfetto (*.json);;Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume from checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints (*.ckpt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture of the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture of the Gantt chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lacer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Execution model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which ready task runs first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::MessageBar</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::OptionEditor</name>
    <message>
        <source>%1
Option %2, by default %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::PlaybackBar</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name of an action and its key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline the chain of tasks, transfers and waits that ends at the makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a row for every channel in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the playback; ×1 shows the whole run in 12 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time and makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::PolicyView</name>
    <message>
        <source>Step %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1, episode %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finished placement took %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEL: next of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLC: device of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No episode yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a policy is trained, this shows step by step which vertex it takes next and where it places it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the newest episodes of the running training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probabilities of the candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probabilities of the devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How uncertain the choice is, in nats: 0 is certain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::ProbabilityBars</name>
    <message>
        <source>%1: not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: probability %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::RunsModel</name>
    <message>
        <source>%1, %2, gap %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makespan %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower bound %1, gap %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved %1, idle %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n simulated placement(s) in %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::RunsView</name>
    <message>
        <source>No placements yet. Choose a placer above and press Place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save placement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export trace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::StateKey</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States: waiting, ready, running, done, in transfer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::StatusLine</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop; a search keeps the best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel calls of the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data dependencies of the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time from the start to the end of the last task: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No placement is faster than this: the longest path or all work over all devices, without transfers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much longer than the bound the shown run takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data sent between devices: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the devices&apos; time in which no task runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::TrainingDialog</name>
    <message>
        <source>Checkpoint file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints (*.doppler)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train DOPPLER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2 vertices, on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage I: imitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage II: simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random actions (epsilon)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: the run can&apos;t be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from this checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::TrainingPlot</name>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makespan per episode, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss per episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episode %1, stage %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::TrainingRuns</name>
    <message>
        <source>DOPPLER, seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The learning module is not installed. Everything else works without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a graph first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>doppler::TrainingView</name>
    <message>
        <source>stage %1, episode %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1, episode %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 episodes/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is being trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A DOPPLER policy learns to place this graph; its curves appear here, live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train DOPPLER on this graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and keep the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after this episode; keeps the best placement and writes the checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End at once; the last checkpoint stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the run&apos;s length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of %1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The makespan of every episode&apos;s placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moving mean of the episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least makespan so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of earlier episodes, which each episode is compared with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>First ready, first run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest remaining path first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placer&apos;s order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placer&apos;s order, strictly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the devices say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One channel per link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One channel per source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One channel per device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in DOPPLER&apos;s released simulator</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
