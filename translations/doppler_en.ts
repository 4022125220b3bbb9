<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n measured time(s) without known work were left out</source>
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
        <source>%n vertices are locked in the open graph. Comparisons place them like all others.</source>
        <translation>
            <numerusform>%n vertex is locked in the open graph. Comparisons place it like all others.</numerusform>
            <numerusform>%n vertices are locked in the open graph. Comparisons place them like all others.</numerusform>
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
        <source>What is entered in one of %n selected rows counts for all of them.</source>
        <translation>
            <numerusform>What is entered counts for the selected row.</numerusform>
            <numerusform>What is entered in one of %n selected rows counts for all of them.</numerusform>
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
        <source>to be placed anew: %n vertex(es) were on removed devices</source>
        <translation>
            <numerusform>to be placed anew: %n vertex was on a removed device</numerusform>
            <numerusform>to be placed anew: %n vertices were on removed devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to be placed anew: %n vertex(es) may not run on what their device is now</source>
        <translation>
            <numerusform>to be placed anew: %n vertex may not run on what its device is now</numerusform>
            <numerusform>to be placed anew: %n vertices may not run on what their devices are now</numerusform>
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
        <source>%n vertices to %1</source>
        <translation>
            <numerusform>%n vertex to %1</numerusform>
            <numerusform>%n vertices to %1</numerusform>
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
    <name>doppler::MainWindow</name>
    <message numerus="yes">
        <source>%n runs of other graphs can&apos;t stand beside these.</source>
        <translation>
            <numerusform>%n run of another graph can&apos;t stand beside these.</numerusform>
            <numerusform>%n runs of other graphs can&apos;t stand beside these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs removed</source>
        <translation>
            <numerusform>%n run removed</numerusform>
            <numerusform>%n runs removed</numerusform>
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
    <name>doppler::TrainingDialog</name>
    <message numerus="yes">
        <source>%n checkpoint file(s) are there already, such as %1; training anew overwrites them.</source>
        <translation>
            <numerusform>%n checkpoint file is there already: %1; training anew overwrites it.</numerusform>
            <numerusform>%n checkpoint files are there already, such as %1; training anew overwrites them.</numerusform>
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
</context>
</TS>
