<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</context>
</TS>
