<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>core</name>
    <message numerus="yes">
        <source>the file ends within a record of {0} bytes</source>
        <comment>the file ends within a record of {0} byte</comment>
        <translation>
            <numerusform>the file ends within a record of {0} byte</numerusform>
            <numerusform>the file ends within a record of {0} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} dependencies refer to nodes that are missing in the trace</source>
        <comment>{0} dependency refers to a node that is missing in the trace</comment>
        <translation>
            <numerusform>{0} dependency refers to a node that is missing in the trace</numerusform>
            <numerusform>{0} dependencies refer to nodes that are missing in the trace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0}, expected ids from 0 to {1} for {2} vertices</source>
        <comment>found {0}, expected ids from 0 to {1} for {2} vertex</comment>
        <translation>
            <numerusform>found {0}, expected ids from 0 to {1} for {2} vertex</numerusform>
            <numerusform>found {0}, expected ids from 0 to {1} for {2} vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} devices, expected one for each vertex ({1})</source>
        <comment>found {0} device, expected one for each vertex ({1})</comment>
        <translation>
            <numerusform>found {0} device, expected one for each vertex ({1})</numerusform>
            <numerusform>found {0} devices, expected one for each vertex ({1})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of {0} iterations was read: {1}</source>
        <comment>the only iteration was read: {1}</comment>
        <translation>
            <numerusform>the only iteration was read: {1}</numerusform>
            <numerusform>one of {0} iterations was read: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found index {0}, expected an index below {1}</source>
        <comment>found index {0}, expected an index below {1}</comment>
        <translation>
            <numerusform>found index {0}, expected an index below {1}</numerusform>
            <numerusform>found index {0}, expected an index below {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the output sizes of {0} nodes are unknown (no _output_shapes) and are taken as 0</source>
        <comment>the output size of {0} node is unknown (no _output_shapes) and is taken as 0</comment>
        <translation>
            <numerusform>the output size of {0} node is unknown (no _output_shapes) and is taken as 0</numerusform>
            <numerusform>the output sizes of {0} nodes are unknown (no _output_shapes) and are taken as 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} tasks, but none is a vertex of &quot;{1}&quot;</source>
        <comment>found {0} task, but it is not a vertex of &quot;{1}&quot;</comment>
        <translation>
            <numerusform>found {0} task, but it is not a vertex of &quot;{1}&quot;</numerusform>
            <numerusform>found {0} tasks, but none is a vertex of &quot;{1}&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} fields, expected {1}</source>
        <comment>found {0} field, expected {1}</comment>
        <translation>
            <numerusform>found {0} field, expected {1}</numerusform>
            <numerusform>found {0} fields, expected {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operators without a known cost, estimated for {0} vertices: {1}</source>
        <comment>operators without a known cost, estimated for {0} vertex: {1}</comment>
        <translation>
            <numerusform>operators without a known cost, estimated for {0} vertex: {1}</numerusform>
            <numerusform>operators without a known cost, estimated for {0} vertices: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>work that depends on unknown shapes, estimated for {0} vertices: {1}</source>
        <comment>work that depends on unknown shapes, estimated for {0} vertex: {1}</comment>
        <translation>
            <numerusform>work that depends on unknown shapes, estimated for {0} vertex: {1}</numerusform>
            <numerusform>work that depends on unknown shapes, estimated for {0} vertices: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the order has {0} entries, expected one for each vertex ({1})</source>
        <comment>the order has {0} entry, expected one for each vertex ({1})</comment>
        <translation>
            <numerusform>the order has {0} entry, expected one for each vertex ({1})</numerusform>
            <numerusform>the order has {0} entries, expected one for each vertex ({1})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of memory after {0} s; {1} tasks wait for free memory: {2}</source>
        <comment>out of memory after {0} s; {1} task waits for free memory: {2}</comment>
        <translation>
            <numerusform>out of memory after {0} s; {1} task waits for free memory: {2}</numerusform>
            <numerusform>out of memory after {0} s; {1} tasks wait for free memory: {2}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {0} kernels measured on &quot;{1}&quot; have the same size, so overhead and rates cannot be distinguished; expected at least two sizes</source>
        <comment>only {0} kernel was measured on &quot;{1}&quot;, so overhead and rates cannot be distinguished; expected at least two sizes</comment>
        <translation>
            <numerusform>only {0} kernel was measured on &quot;{1}&quot;, so overhead and rates cannot be distinguished; expected at least two sizes</numerusform>
            <numerusform>all {0} kernels measured on &quot;{1}&quot; have the same size, so overhead and rates cannot be distinguished; expected at least two sizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} links, expected one for every pair of devices ({1})</source>
        <comment>found {0} link, expected one for every pair of devices ({1})</comment>
        <translation>
            <numerusform>found {0} link, expected one for every pair of devices ({1})</numerusform>
            <numerusform>found {0} links, expected one for every pair of devices ({1})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the number of heads is {0}, expected a multiple of the number of key heads, {1}</source>
        <comment>the number of heads is {0}, expected a multiple of the number of key heads, {1}</comment>
        <translation>
            <numerusform>the number of heads is {0}, expected a multiple of the number of key heads, {1}</numerusform>
            <numerusform>the number of heads is {0}, expected a multiple of the number of key heads, {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} inputs, but labels for {1}, expected the same number</source>
        <comment>found {0} input, but labels for {1}, expected the same number</comment>
        <translation>
            <numerusform>found {0} input, but labels for {1}, expected the same number</numerusform>
            <numerusform>found {0} inputs, but labels for {1}, expected the same number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} has {1} operands, expected {2}</source>
        <comment>{0} has {1} operand, expected {2}</comment>
        <translation>
            <numerusform>{0} has {1} operand, expected {2}</numerusform>
            <numerusform>{0} has {1} operands, expected {2}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} has {1} labels here, expected {2}: [{3}]</source>
        <comment>{0} has {1} label here, expected {2}: [{3}]</comment>
        <translation>
            <numerusform>{0} has {1} label here, expected {2}: [{3}]</numerusform>
            <numerusform>{0} has {1} labels here, expected {2}: [{3}]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>skipped because they no longer match their graph or devices: {0} runs</source>
        <comment>skipped because it no longer matches its graph or devices: {0} run</comment>
        <translation>
            <numerusform>skipped because it no longer matches its graph or devices: {0} run</numerusform>
            <numerusform>skipped because they no longer match their graph or devices: {0} runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices have no time: {1}</source>
        <comment>{0} vertex has no time: {1}</comment>
        <translation>
            <numerusform>{0} vertex has no time: {1}</numerusform>
            <numerusform>{0} vertices have no time: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} entries do not belong to the graph: {1}</source>
        <comment>{0} entry does not belong to the graph: {1}</comment>
        <translation>
            <numerusform>{0} entry does not belong to the graph: {1}</numerusform>
            <numerusform>{0} entries do not belong to the graph: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} nodes with {1} × {2} each</source>
        <comment>{0} node with {1} × {2}</comment>
        <translation>
            <numerusform>{0} node with {1} × {2}</numerusform>
            <numerusform>{0} nodes with {1} × {2} each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} control dependencies were left out, because the trace has data dependencies (--import control=true reads both)</source>
        <comment>{0} control dependency was left out, because the trace has data dependencies (--import control=true reads both)</comment>
        <translation>
            <numerusform>{0} control dependency was left out, because the trace has data dependencies (--import control=true reads both)</numerusform>
            <numerusform>{0} control dependencies were left out, because the trace has data dependencies (--import control=true reads both)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {1} of {0} operators of the execution trace have the id and name of one in the profile, expected nearly all: the two are of different runs; give the profile of the same run, or none</source>
        <comment>the operator of the execution trace is not in the profile: the two are of different runs; give the profile of the same run, or none</comment>
        <translation>
            <numerusform>the operator of the execution trace is not in the profile: the two are of different runs; give the profile of the same run, or none</numerusform>
            <numerusform>only {1} of {0} operators of the execution trace have the id and name of one in the profile, expected nearly all: the two are of different runs; give the profile of the same run, or none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found no operator in the {0} iterations that were looked at: {1}; expected some; --import iteration=all reads the whole trace</source>
        <comment>found no operator in the only iteration that was looked at: {1}; expected some; --import iteration=all reads the whole trace</comment>
        <translation>
            <numerusform>found no operator in the only iteration that was looked at: {1}; expected some; --import iteration=all reads the whole trace</numerusform>
            <numerusform>found no operator in the {0} iterations that were looked at: {1}; expected some; --import iteration=all reads the whole trace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} later iterations have no operators and were skipped: {1}</source>
        <comment>{0} later iteration has no operators and was skipped: {1}</comment>
        <translation>
            <numerusform>{0} later iteration has no operators and was skipped: {1}</numerusform>
            <numerusform>{0} later iterations have no operators and were skipped: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events have no end and were skipped: {1}</source>
        <comment>{0} event has no end and was skipped: {1}</comment>
        <translation>
            <numerusform>{0} event has no end and was skipped: {1}</numerusform>
            <numerusform>{0} events have no end and were skipped: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels overran the next kernel on their stream and were cut where that begins: {1}</source>
        <comment>{0} kernel overran the next kernel on its stream and was cut where that begins: {1}</comment>
        <translation>
            <numerusform>{0} kernel overran the next kernel on its stream and was cut where that begins: {1}</numerusform>
            <numerusform>{0} kernels overran the next kernel on their stream and were cut where that begins: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events of accelerators that this program does not know were read as kernels, because their launches are in the trace: {1}</source>
        <comment>{0} event of an accelerator that this program does not know was read as a kernel, because its launch is in the trace: {1}</comment>
        <translation>
            <numerusform>{0} event of an accelerator that this program does not know was read as a kernel, because its launch is in the trace: {1}</numerusform>
            <numerusform>{0} events of accelerators that this program does not know were read as kernels, because their launches are in the trace: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events of kinds that this program does not know were left out, because the trace has no launch for them: {1}; operators without other kernels have their time on the host</source>
        <comment>{0} event of a kind that this program does not know was left out, because the trace has no launch for it: {1}; operators without other kernels have their time on the host</comment>
        <translation>
            <numerusform>{0} event of a kind that this program does not know was left out, because the trace has no launch for it: {1}; operators without other kernels have their time on the host</numerusform>
            <numerusform>{0} events of kinds that this program does not know were left out, because the trace has no launch for them: {1}; operators without other kernels have their time on the host</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels ran during the iteration, but have no launch or operator in it, and were left out (--import iteration=all reads them): {1}</source>
        <comment>{0} kernel ran during the iteration, but has no launch or operator in it, and was left out (--import iteration=all reads it): {1}</comment>
        <translation>
            <numerusform>{0} kernel ran during the iteration, but has no launch or operator in it, and was left out (--import iteration=all reads it): {1}</numerusform>
            <numerusform>{0} kernels ran during the iteration, but have no launch or operator in it, and were left out (--import iteration=all reads them): {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels were launched as parts of whole graphs, and each is a vertex: {1}</source>
        <comment>{0} kernel was launched as part of a whole graph, and is a vertex: {1}</comment>
        <translation>
            <numerusform>{0} kernel was launched as part of a whole graph, and is a vertex: {1}</numerusform>
            <numerusform>{0} kernels were launched as parts of whole graphs, and each is a vertex: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels belong to no operator, and each is a vertex: {1}</source>
        <comment>{0} kernel belongs to no operator, and is a vertex: {1}</comment>
        <translation>
            <numerusform>{0} kernel belongs to no operator, and is a vertex: {1}</numerusform>
            <numerusform>{0} kernels belong to no operator, and each is a vertex: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trace has the operators of {0} processes; their names end with it</source>
        <comment>the trace has the operators of {0} process</comment>
        <translation>
            <numerusform>the trace has the operators of {0} process</numerusform>
            <numerusform>the trace has the operators of {0} processes; their names end with it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} waits of streams lie between no two kernels of the trace</source>
        <comment>{0} wait of a stream lies between no two kernels of the trace</comment>
        <translation>
            <numerusform>{0} wait of a stream lies between no two kernels of the trace</numerusform>
            <numerusform>{0} waits of streams lie between no two kernels of the trace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} operators have several kernels with gaps between them; each is shown from its first kernel on, for as long as its kernels took together</source>
        <comment>{0} operator has several kernels with gaps between them; it is shown from its first kernel on, for as long as its kernels took together</comment>
        <translation>
            <numerusform>{0} operator has several kernels with gaps between them; it is shown from its first kernel on, for as long as its kernels took together</numerusform>
            <numerusform>{0} operators have several kernels with gaps between them; each is shown from its first kernel on, for as long as its kernels took together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pairs of nodes have no link ({1}), expected a link for every pair</source>
        <comment>the pair of nodes {1} has no link, expected a link for every pair</comment>
        <translation>
            <numerusform>the pair of nodes {1} has no link, expected a link for every pair</numerusform>
            <numerusform>{0} pairs of nodes have no link ({1}), expected a link for every pair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} tasks keep their measured seconds: the speed of their machine is not recorded</source>
        <comment>{0} task keeps its measured seconds: the speed of its machine is not recorded</comment>
        <translation>
            <numerusform>{0} task keeps its measured seconds: the speed of its machine is not recorded</numerusform>
            <numerusform>{0} tasks keep their measured seconds: the speed of their machine is not recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} more weights are on several devices: {1} extra</source>
        <comment>{0} more weight is on several devices: {1} extra</comment>
        <translation>
            <numerusform>{0} more weight is on several devices: {1} extra</numerusform>
            <numerusform>{0} more weights are on several devices: {1} extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} graphs of kernels ran on several streams: the trace does not contain their inner dependencies, which were guessed from times</source>
        <comment>{0} graph of kernels ran on several streams: the trace does not contain its inner dependencies, which were guessed from times</comment>
        <translation>
            <numerusform>{0} graph of kernels ran on several streams: the trace does not contain its inner dependencies, which were guessed from times</numerusform>
            <numerusform>{0} graphs of kernels ran on several streams: the trace does not contain their inner dependencies, which were guessed from times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} operators that launched no kernel were left out (--import host=true reads them)</source>
        <comment>{0} operator that launched no kernel was left out (--import host=true reads it)</comment>
        <translation>
            <numerusform>{0} operator that launched no kernel was left out (--import host=true reads it)</numerusform>
            <numerusform>{0} operators that launched no kernel were left out (--import host=true reads them)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trace does not name the streams of {0} waits: each was matched to kernels by the order of the calls on the host</source>
        <comment>the trace does not name the streams of {0} wait: it was matched to kernels by the order of the calls on the host</comment>
        <translation>
            <numerusform>the trace does not name the streams of {0} wait: it was matched to kernels by the order of the calls on the host</numerusform>
            <numerusform>the trace does not name the streams of {0} waits: each was matched to kernels by the order of the calls on the host</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices are computed by stand-ins with the same FLOPs and bytes</source>
        <comment>{0} vertex is computed by a stand-in with the same FLOPs and bytes</comment>
        <translation>
            <numerusform>{0} vertex is computed by a stand-in with the same FLOPs and bytes</numerusform>
            <numerusform>{0} vertices are computed by stand-ins with the same FLOPs and bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} names of the file match no vertex: {1}</source>
        <comment>{0} name of the file matches no vertex: {1}</comment>
        <translation>
            <numerusform>{0} name of the file matches no vertex: {1}</numerusform>
            <numerusform>{0} names of the file match no vertex: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices have no device in the file and go to that of a neighbour: {1}</source>
        <comment>{0} vertex has no device in the file and goes to that of a neighbour: {1}</comment>
        <translation>
            <numerusform>{0} vertex has no device in the file and goes to that of a neighbour: {1}</numerusform>
            <numerusform>{0} vertices have no device in the file and go to that of a neighbour: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>skipped {0} files that hold no results of lessons: {1}</source>
        <comment>skipped {0} file that holds no results of lessons: {1}</comment>
        <translation>
            <numerusform>skipped {0} file that holds no results of lessons: {1}</numerusform>
            <numerusform>skipped {0} files that hold no results of lessons: {1}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::AnimationDialog</name>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::AreaPanel</name>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers</source>
        <translation>
            <numerusform>%n transfer</numerusform>
            <numerusform>%n transfers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::BarText</name>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers</source>
        <translation>
            <numerusform>%n transfer</numerusform>
            <numerusform>%n transfers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::BestReplayBar</name>
    <message numerus="yes">
        <source>%n bests</source>
        <translation>
            <numerusform>%n best</numerusform>
            <numerusform>%n bests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::CalibrationDialog</name>
    <message numerus="yes">
        <source>%n measured time(s) with unknown work were ignored</source>
        <translation>
            <numerusform>%n measured time without known work was left out</numerusform>
            <numerusform>%n measured times without known work were left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::ChannelModel</name>
    <message numerus="yes">
        <source>%1 of %n channel(s)</source>
        <translation>
            <numerusform>%1 of %n channel</numerusform>
            <numerusform>%1 of %n channels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::ChannelPage</name>
    <message numerus="yes">
        <source>Remove %n channel(s)</source>
        <translation>
            <numerusform>Remove %n channel</numerusform>
            <numerusform>Remove %n channels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonPicture</name>
    <message numerus="yes">
        <source>%n seeds</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonView</name>
    <message numerus="yes">
        <source>%n runs compared</source>
        <translation>
            <numerusform>%n run compared</numerusform>
            <numerusform>%n runs compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices are locked in the open graph. Comparisons of several graphs or devices ignore these locks.</source>
        <translation>
            <numerusform>%n vertex is locked in the open graph. Comparisons of several graphs or devices place it like all others.</numerusform>
            <numerusform>%n vertices are locked in the open graph. Comparisons of several graphs or devices place them like all others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n locked vertices of the open graph on their devices</source>
        <translation>
            <numerusform>Leave %n locked vertex of the open graph where it is</numerusform>
            <numerusform>Leave %n locked vertices of the open graph where they are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::DeviceModel</name>
    <message numerus="yes">
        <source>%1 of %n device(s)</source>
        <translation>
            <numerusform>%1 of %n device</numerusform>
            <numerusform>%1 of %n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::DevicePage</name>
    <message numerus="yes">
        <source>Duplicate %n device(s)</source>
        <translation>
            <numerusform>Duplicate %n device</numerusform>
            <numerusform>Duplicate %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n device(s)</source>
        <translation>
            <numerusform>Remove %n device</numerusform>
            <numerusform>Remove %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n device(s)</source>
        <translation>
            <numerusform>Move %n device</numerusform>
            <numerusform>Move %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A value entered in one of the %n selected rows applies to all of them.</source>
        <translation>
            <numerusform>What is entered counts for the selected row.</numerusform>
            <numerusform>What is entered in one of %n selected rows counts for all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::DevicesByName</name>
    <message numerus="yes">
        <source>%n device(s). %1</source>
        <translation>
            <numerusform>%n device. %1</numerusform>
            <numerusform>%n devices. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::DropHint</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::EffectLine</name>
    <message numerus="yes">
        <source>needs re-placing: %n vertex(es) were on removed devices</source>
        <translation>
            <numerusform>to be placed anew: %n vertex was on a removed device</numerusform>
            <numerusform>to be placed anew: %n vertices were on removed devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs re-placing: %n vertex(es) are not allowed on their changed devices</source>
        <translation>
            <numerusform>to be placed anew: %n vertex may not run on what its device is now</numerusform>
            <numerusform>to be placed anew: %n vertices may not run on what their devices are now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::ExecutionDialog</name>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::GraphView</name>
    <message numerus="yes">
        <source>%1, a group of %n vertices</source>
        <translation>
            <numerusform>%1, a group of %n vertex</numerusform>
            <numerusform>%1, a group of %n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices are selected</source>
        <translation>
            <numerusform>%n vertex is selected</numerusform>
            <numerusform>%n vertices are selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices to %1</source>
        <translation>
            <numerusform>Move %n vertex to %1</numerusform>
            <numerusform>Move %n vertices to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices: drop on a device above</source>
        <translation>
            <numerusform>%n vertex: drop on a device above</numerusform>
            <numerusform>%n vertices: drop on a device above</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices: drop on a device above or on a lane</source>
        <translation>
            <numerusform>%n vertex: drop on a device above or on a lane</numerusform>
            <numerusform>%n vertices: drop on a device above or on a lane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertices</source>
        <translation>
            <numerusform>%Ln vertex</numerusform>
            <numerusform>%Ln vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::HistoryView</name>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regressions</source>
        <translation>
            <numerusform>%n regression</numerusform>
            <numerusform>%n regressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped files, such as %1</source>
        <translation>
            <numerusform>%n skipped file, such as %1</numerusform>
            <numerusform>%n skipped files, such as %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::Inspector</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>group of %n vertices</source>
        <translation>
            <numerusform>group of %n vertex</numerusform>
            <numerusform>group of %n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices of unknown cost</source>
        <translation>
            <numerusform>%n vertex of unknown cost</numerusform>
            <numerusform>%n vertices of unknown cost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n edges</source>
        <translation>
            <numerusform>%1: %2, %n edge</numerusform>
            <numerusform>%1: %2, %n edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n of them</numerusform>
            <numerusform>%n of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n vertex</numerusform>
            <numerusform>%n vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::IslandPage</name>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::LinkModel</name>
    <message numerus="yes">
        <source>Latency of %n link(s)</source>
        <translation>
            <numerusform>Latency of %n link</numerusform>
            <numerusform>Latency of %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bandwidth of %n link(s)</source>
        <translation>
            <numerusform>Bandwidth of %n link</numerusform>
            <numerusform>Bandwidth of %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Channels of %n link(s)</source>
        <translation>
            <numerusform>Channels of %n link</numerusform>
            <numerusform>Channels of %n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::LinkPage</name>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>%n link selected</numerusform>
            <numerusform>%n links selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::PlacementEditor</name>
    <message numerus="yes">
        <source>Move %n vertices to %1</source>
        <translation>
            <numerusform>Move %n vertex to %1</numerusform>
            <numerusform>Move %n vertices to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n vertices</source>
        <translation>
            <numerusform>Lock %n vertex</numerusform>
            <numerusform>Lock %n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n vertices</source>
        <translation>
            <numerusform>Unlock %n vertex</numerusform>
            <numerusform>Unlock %n vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::RunDetailsDialog</name>
    <message numerus="yes">
        <source>Details of %n runs</source>
        <translation>
            <numerusform>Details of %n run</numerusform>
            <numerusform>Details of %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::RunsModel</name>
    <message numerus="yes">
        <source>%n simulated placement(s) in %1</source>
        <translation>
            <numerusform>%n simulated placement in %1</numerusform>
            <numerusform>%n simulated placements in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seed %1, %n locked</source>
        <translation>
            <numerusform>seed %1, %n locked</numerusform>
            <numerusform>seed %1, %n locked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::RunsPanel</name>
    <message numerus="yes">
        <source>%n runs removed</source>
        <translation>
            <numerusform>%n run removed</numerusform>
            <numerusform>%n runs removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %n runs changed</source>
        <translation>
            <numerusform>Details of %n run changed</numerusform>
            <numerusform>Details of %n runs changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::SideBySidePanel</name>
    <message numerus="yes">
        <source>%n runs of other graphs can&apos;t be compared with these.</source>
        <translation>
            <numerusform>%n run of another graph can&apos;t be compared with these.</numerusform>
            <numerusform>%n runs of other graphs can&apos;t be compared with these.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::SideBySideRuns</name>
    <message numerus="yes">
        <source>Show all %n runs of this graph</source>
        <translation>
            <numerusform>Show the %n run of this graph</numerusform>
            <numerusform>Show all %n runs of this graph</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::StackPainter</name>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n moved</numerusform>
            <numerusform>%n moved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::SuiteEntry</name>
    <message numerus="yes">
        <source>Benchmark suite of %n fixed rows with published figures. It brings its own devices and models and replaces all other ticked graphs and devices.</source>
        <translation>
            <numerusform>Benchmark suite of %n fixed row with published figures. It brings its own devices and models and replaces all other ticked graphs and devices.</numerusform>
            <numerusform>Benchmark suite of %n fixed rows with published figures. It brings its own devices and models and replaces all other ticked graphs and devices.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::TablesView</name>
    <message numerus="yes">
        <source>%n totals</source>
        <translation>
            <numerusform>%n total</numerusform>
            <numerusform>%n totals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::TrainingDialog</name>
    <message numerus="yes">
        <source>%n checkpoint file(s) already exist, such as %1; a new training overwrites them.</source>
        <translation>
            <numerusform>%n checkpoint file already exists, %1; a new training overwrites it.</numerusform>
            <numerusform>%n checkpoint files already exist, such as %1; a new training overwrites them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::WorkloadDialog</name>
    <message numerus="yes">
        <source>The window shows %n run(s)</source>
        <translation>
            <numerusform>The window shows %n run</numerusform>
            <numerusform>The window shows %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>training</name>
    <message numerus="yes">
        <source>%1, %n locked</source>
        <translation>
            <numerusform>%1, %n locked</numerusform>
            <numerusform>%1, %n locked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1, from %n episode(s) of each stage in an earlier training</source>
        <translation>
            <numerusform>About %1, from %n episode of each stage in an earlier training</numerusform>
            <numerusform>About %1, from %n episodes of each stage in an earlier training</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1, measured on %n episode(s) of each stage</source>
        <translation>
            <numerusform>About %1, measured on %n episode of each stage</numerusform>
            <numerusform>About %1, measured on %n episodes of each stage</numerusform>
        </translation>
    </message>
</context>
</TS>
