<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CriticalPathPanel</name>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Run history</source>
        <translation>运行历史</translation>
    </message>
    <message>
        <source>Open folder of runs…</source>
        <translation>打开运行文件夹…</translation>
    </message>
    <message>
        <source>Show the makespans of a folder of results, placements or traces over time</source>
        <translation>显示文件夹中结果、放置方案或跟踪的完工时间随时间的变化</translation>
    </message>
    <message>
        <source>Read folder of runs again</source>
        <translation>重新读取运行文件夹</translation>
    </message>
    <message>
        <source>Read the folder of the run history again</source>
        <translation>重新读取运行历史的文件夹</translation>
    </message>
    <message>
        <source>Open folder of runs</source>
        <translation>打开运行文件夹</translation>
    </message>
</context>
<context>
    <name>LinksPicture</name>
    <message>
        <source>Latency of each link; the row sends, the column receives</source>
        <translation>各链路的延迟；行为发送方，列为接收方</translation>
    </message>
    <message>
        <source>Links that need the same channel; the row sends, the column receives</source>
        <translation>需要同一通道的链路；行为发送方，列为接收方</translation>
    </message>
    <message>
        <source>Bandwidth of each link; the row sends, the column receives</source>
        <translation>各链路的带宽；行为发送方，列为接收方</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
</context>
<context>
    <name>RunTableModel</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>TableData</name>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Filter the &amp;tables</source>
        <translation>筛选表格(&amp;T)</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Open &amp;graph…</source>
        <translation>打开图(&amp;G)…</translation>
    </message>
    <message>
        <source>Open a graph from a file</source>
        <translation>从文件打开图</translation>
    </message>
    <message>
        <source>Open &amp;devices…</source>
        <translation>打开设备(&amp;D)…</translation>
    </message>
    <message>
        <source>Open devices and links from a file</source>
        <translation>从文件打开设备与链路</translation>
    </message>
    <message>
        <source>Open &amp;placement…</source>
        <translation>打开放置方案(&amp;P)…</translation>
    </message>
    <message>
        <source>Open a placement of this graph from a file</source>
        <translation>从文件打开此图的放置方案</translation>
    </message>
    <message>
        <source>Export &amp;trace…</source>
        <translation>导出轨迹(&amp;T)…</translation>
    </message>
    <message>
        <source>Export the shown run as a trace for Perfetto, or as a table</source>
        <translation>将当前显示的运行导出为 Perfetto 轨迹或表格</translation>
    </message>
    <message>
        <source>Export picture of the g&amp;raph…</source>
        <translation>导出图的图片(&amp;R)…</translation>
    </message>
    <message>
        <source>Export the whole graph as SVG, PDF or PNG</source>
        <translation>将整个图导出为 SVG、PDF 或 PNG</translation>
    </message>
    <message>
        <source>Export picture of the Gantt &amp;chart…</source>
        <translation>导出甘特图的图片(&amp;C)…</translation>
    </message>
    <message>
        <source>Export the whole run as SVG, PDF or PNG</source>
        <translation>将整个运行导出为 SVG、PDF 或 PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window and stop all running jobs</source>
        <translation>关闭窗口并停止所有正在运行的任务</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find vertices by name or condition</source>
        <translation>按名称或条件查找顶点</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>转到下一个匹配项</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>清除选择(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>清除选择</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适应窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole graph, or the whole run if the Gantt chart has the focus</source>
        <translation>显示整个图；焦点在甘特图时显示整个运行</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom in on the graph</source>
        <translation>放大图</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom out of the graph</source>
        <translation>缩小图</translation>
    </message>
    <message>
        <source>Follow &amp;training</source>
        <translation>跟随训练(&amp;T)</translation>
    </message>
    <message>
        <source>Show each new best placement as soon as it is found</source>
        <translation>找到新的最优放置方案时立即显示</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default layout</source>
        <translation>恢复默认布局</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>全屏显示窗口</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>放置(&amp;P)</translation>
    </message>
    <message>
        <source>Run the chosen placer again with its next seed</source>
        <translation>以下一个种子再次运行所选的放置算法</translation>
    </message>
    <message>
        <source>&amp;Stop placing</source>
        <translation>停止放置(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the running placer; a search returns its best so far</source>
        <translation>停止正在运行的放置算法；搜索会返回目前的最优方案</translation>
    </message>
    <message>
        <source>Pre&amp;vious run</source>
        <translation>上一个运行(&amp;V)</translation>
    </message>
    <message>
        <source>Show the run above in the list</source>
        <translation>显示列表中的上一个运行</translation>
    </message>
    <message>
        <source>&amp;Next run</source>
        <translation>下一个运行(&amp;N)</translation>
    </message>
    <message>
        <source>Show the run below in the list</source>
        <translation>显示列表中的下一个运行</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>Train a DOPPLER policy on this graph and these devices</source>
        <translation>在此图和这些设备上训练 DOPPLER 策略</translation>
    </message>
    <message>
        <source>Resume from &amp;checkpoint…</source>
        <translation>从检查点继续(&amp;C)…</translation>
    </message>
    <message>
        <source>Continue a training from its checkpoint file</source>
        <translation>从检查点文件继续先前的训练</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>显示所有键盘快捷键</translation>
    </message>
    <message>
        <source>&amp;About Doppler Workbench</source>
        <translation>关于 Doppler Workbench(&amp;A)</translation>
    </message>
    <message>
        <source>Show version and licence</source>
        <translation>显示版本与许可证</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compare placers on several graphs, devices and seeds</source>
        <translation>在多个图、设备和种子上比较放置算法</translation>
    </message>
    <message>
        <source>&amp;New graph…</source>
        <translation>新建图(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a graph from a family or an expression</source>
        <translation>由图族或表达式生成图</translation>
    </message>
    <message>
        <source>Open the trace of an earlier run of this graph, from this program or a PyTorch profiler, next to a simulation</source>
        <translation>打开此图先前运行的轨迹（来自本程序或 PyTorch 性能分析器），与模拟并列</translation>
    </message>
    <message>
        <source>&amp;Expand group</source>
        <translation>展开组(&amp;E)</translation>
    </message>
    <message>
        <source>Show the contents of the selected group</source>
        <translation>显示选中组的内容</translation>
    </message>
    <message>
        <source>&amp;Collapse group</source>
        <translation>折叠组(&amp;C)</translation>
    </message>
    <message>
        <source>Show the group that contains the selection as one box</source>
        <translation>将选中项所在的组显示为一个方框</translation>
    </message>
    <message>
        <source>Expand one le&amp;vel</source>
        <translation>展开一层(&amp;V)</translation>
    </message>
    <message>
        <source>Expand every collapsed group by one level</source>
        <translation>将每个折叠的组展开一层</translation>
    </message>
    <message>
        <source>Collapse one leve&amp;l</source>
        <translation>折叠一层(&amp;L)</translation>
    </message>
    <message>
        <source>Show each innermost group as one box</source>
        <translation>将最内层的组各显示为一个方框</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>全部展开(&amp;X)</translation>
    </message>
    <message>
        <source>Show every vertex, or as many group levels as the view can show</source>
        <translation>显示所有顶点，或视图可显示的最多组层级</translation>
    </message>
    <message>
        <source>Collapse &amp;all</source>
        <translation>全部折叠(&amp;A)</translation>
    </message>
    <message>
        <source>Show each outermost group as one box</source>
        <translation>将最外层的组各显示为一个方框</translation>
    </message>
    <message>
        <source>C&amp;alibrate devices…</source>
        <translation>校准设备(&amp;A)…</translation>
    </message>
    <message>
        <source>Fit the devices&apos; rates to the shown measured run, or to the graph&apos;s measured times</source>
        <translation>将设备速率拟合到当前显示的实测运行，或图中的实测时间</translation>
    </message>
    <message>
        <source>Open tr&amp;ace…</source>
        <translation>打开轨迹(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import options…</source>
        <translation>导入选项(&amp;I)…</translation>
    </message>
    <message>
        <source>Read the graph&apos;s file again with other options, such as a profile of the same run</source>
        <translation>用其他选项重新读取图文件，例如加入同一次运行的性能分析轨迹</translation>
    </message>
    <message>
        <source>Run on &amp;engine…</source>
        <translation>在引擎上运行(&amp;E)…</translation>
    </message>
    <message>
        <source>Execute the shown placement and show the measured run next to the simulated one</source>
        <translation>执行显示的放置方案，并将实测运行与模拟并列显示</translation>
    </message>
    <message>
        <source>Activity over &amp;time</source>
        <translation>活动随时间变化(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Memory over time</source>
        <translation>内存随时间变化(&amp;M)</translation>
    </message>
    <message>
        <source>Show the memory of each device below its row, with limit and peak</source>
        <translation>在每个设备的行下方显示其内存，以及上限与峰值</translation>
    </message>
    <message>
        <source>Lower &amp;bounds</source>
        <translation>下界(&amp;B)</translation>
    </message>
    <message>
        <source>Show a labelled line for each lower bound; the highest one is binding</source>
        <translation>为每个下界显示一条标有名称的线；最大者起约束作用</translation>
    </message>
    <message>
        <source>Mea&amp;sure from the cursor</source>
        <translation>从光标处测量(&amp;S)</translation>
    </message>
    <message>
        <source>Set the first, then the second measuring cursor at the time cursor</source>
        <translation>在时间光标处先放置第一个、再放置第二个测量光标</translation>
    </message>
    <message>
        <source>E&amp;nd measuring</source>
        <translation>结束测量(&amp;N)</translation>
    </message>
    <message>
        <source>Remove the measuring cursors</source>
        <translation>移除测量光标</translation>
    </message>
    <message>
        <source>Interval stat&amp;istics</source>
        <translation>区间统计(&amp;I)</translation>
    </message>
    <message>
        <source>Show the activity of all rows between the measuring cursors, or in the visible interval if there are none</source>
        <translation>显示测量光标之间各行的活动；没有测量光标时，显示可见区间内的活动</translation>
    </message>
    <message>
        <source>Set mar&amp;ker…</source>
        <translation>设置标记(&amp;K)…</translation>
    </message>
    <message>
        <source>Mark the time at the cursor with a note</source>
        <translation>标记光标处的时间，并附注释</translation>
    </message>
    <message>
        <source>&amp;Delete marker</source>
        <translation>删除标记(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the marker at the cursor, or the nearest one</source>
        <translation>删除光标处的标记，或最近的标记</translation>
    </message>
    <message>
        <source>Ne&amp;xt marker</source>
        <translation>下一个标记(&amp;X)</translation>
    </message>
    <message>
        <source>Move the cursor to the next marker</source>
        <translation>将光标移到下一个标记</translation>
    </message>
    <message>
        <source>Pre&amp;vious marker</source>
        <translation>上一个标记(&amp;V)</translation>
    </message>
    <message>
        <source>Move the cursor to the previous marker</source>
        <translation>将光标移到上一个标记</translation>
    </message>
    <message>
        <source>Previous on &amp;critical path</source>
        <translation>关键路径上的前一个(&amp;C)</translation>
    </message>
    <message>
        <source>Select the previous task on the critical path and show what it waited for</source>
        <translation>选择关键路径上的前一个任务，并显示它等待了什么</translation>
    </message>
    <message>
        <source>Next on critic&amp;al path</source>
        <translation>关键路径上的后一个(&amp;A)</translation>
    </message>
    <message>
        <source>Select the next task on the critical path and show what it waited for</source>
        <translation>选择关键路径上的后一个任务，并显示它等待了什么</translation>
    </message>
    <message>
        <source>Choose the row above</source>
        <translation>选择上一行</translation>
    </message>
    <message>
        <source>The entries below act on the chosen row; clicking its name also chooses it</source>
        <translation>以下各项作用于所选的行；单击行名也可选择</translation>
    </message>
    <message>
        <source>Choose the row below</source>
        <translation>选择下一行</translation>
    </message>
    <message>
        <source>Move the row &amp;up</source>
        <translation>上移此行(&amp;U)</translation>
    </message>
    <message>
        <source>Rows can also be moved by dragging their names</source>
        <translation>也可拖动行名来移动行</translation>
    </message>
    <message>
        <source>Move the row do&amp;wn</source>
        <translation>下移此行(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Pin the row to the top</source>
        <translation>将此行固定在顶部(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the row above the others, where it does not scroll; use again to unpin it</source>
        <translation>将该行固定在其他行上方，不随之滚动；再次选择则取消固定</translation>
    </message>
    <message>
        <source>&amp;Hide the row</source>
        <translation>隐藏此行(&amp;H)</translation>
    </message>
    <message>
        <source>Remove the row from the chart until it is shown again</source>
        <translation>从图表中移除此行，直到重新显示</translation>
    </message>
    <message>
        <source>Sh&amp;ow all rows</source>
        <translation>显示所有行(&amp;O)</translation>
    </message>
    <message>
        <source>Show hidden rows again</source>
        <translation>重新显示隐藏的行</translation>
    </message>
    <message>
        <source>&amp;Reset rows</source>
        <translation>重置各行(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default order of the rows and show all of them</source>
        <translation>恢复各行的默认顺序并全部显示</translation>
    </message>
    <message>
        <source>&amp;Zoom in on the time axis</source>
        <translation>放大时间轴(&amp;Z)</translation>
    </message>
    <message>
        <source>Also with the mouse wheel, at the pointer</source>
        <translation>也可用鼠标滚轮，在指针处缩放</translation>
    </message>
    <message>
        <source>Zoom out o&amp;f the time axis</source>
        <translation>缩小时间轴(&amp;F)</translation>
    </message>
    <message>
        <source>Scroll to &amp;earlier times</source>
        <translation>滚动到更早的时间(&amp;E)</translation>
    </message>
    <message>
        <source>Also by dragging, or with Shift and the mouse wheel</source>
        <translation>也可拖动，或按住 Shift 并滚动鼠标滚轮</translation>
    </message>
    <message>
        <source>Scroll to &amp;later times</source>
        <translation>滚动到更晚的时间(&amp;L)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Pan left, pan right</source>
        <translation>向左、向右平移</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>显示整个图</translation>
    </message>
    <message>
        <source>Select the next vertex in that direction; without a selection: pan</source>
        <translation>选择该方向的下一个顶点；未选择时：平移</translation>
    </message>
    <message>
        <source>Go to the selected vertex, or expand the selected group</source>
        <translation>转到选中的顶点，或展开选中的组</translation>
    </message>
    <message>
        <source>Cancel dragging, or clear the selection</source>
        <translation>取消拖动，或清除选择</translation>
    </message>
    <message>
        <source>Zoom in on the time axis</source>
        <translation>放大时间轴</translation>
    </message>
    <message>
        <source>Zoom out of the time axis</source>
        <translation>缩小时间轴</translation>
    </message>
    <message>
        <source>Show the whole run</source>
        <translation>显示整个运行</translation>
    </message>
    <message>
        <source>Previous event, next event</source>
        <translation>上一个事件、下一个事件</translation>
    </message>
    <message>
        <source>Go to the start, to the end</source>
        <translation>转到开头、结尾</translation>
    </message>
    <message>
        <source>Scroll to the rows above, below</source>
        <translation>滚动到上方、下方的行</translation>
    </message>
    <message>
        <source>Show the selected task in the graph</source>
        <translation>在图中显示选中的任务</translation>
    </message>
    <message>
        <source>Close the overlay, end measuring or clear the selection</source>
        <translation>关闭浮层、结束测量或清除选择</translation>
    </message>
    <message>
        <source>Scroll to earlier, later times</source>
        <translation>滚动到更早、更晚的时间</translation>
    </message>
    <message>
        <source>Show all runs in full</source>
        <translation>完整显示所有运行</translation>
    </message>
    <message>
        <source>Previous event, next event; with Shift: shift the run</source>
        <translation>上一个事件、下一个事件；按住 Shift：移动该运行</translation>
    </message>
    <message>
        <source>Choose the run above, below</source>
        <translation>选择上方、下方的运行</translation>
    </message>
    <message>
        <source>One page up, one page down</source>
        <translation>上翻、下翻一页</translation>
    </message>
    <message>
        <source>Compare the others with the chosen run</source>
        <translation>以所选的运行为其他运行的参照</translation>
    </message>
    <message>
        <source>Remove the chosen run from the view</source>
        <translation>从视图中移除所选的运行</translation>
    </message>
    <message>
        <source>Show the chosen run in the other views</source>
        <translation>在其他视图中显示所选的运行</translation>
    </message>
    <message>
        <source>Zoom in on the episode axis</source>
        <translation>放大回合轴</translation>
    </message>
    <message>
        <source>Zoom out of the episode axis</source>
        <translation>缩小回合轴</translation>
    </message>
    <message>
        <source>Scroll to earlier, later episodes</source>
        <translation>滚动到更早、更晚的回合</translation>
    </message>
    <message>
        <source>Show all episodes</source>
        <translation>显示所有回合</translation>
    </message>
    <message>
        <source>&amp;Edit devices…</source>
        <translation>编辑设备(&amp;E)…</translation>
    </message>
    <message>
        <source>Change devices and links and see the effect on the run immediately</source>
        <translation>更改设备与链路，并立即查看对运行的影响</translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation>打开会话(&amp;I)…</translation>
    </message>
    <message>
        <source>Open a saved session with its graph, devices, runs and view</source>
        <translation>打开已保存的会话，包括图、设备、运行与视图</translation>
    </message>
    <message>
        <source>Save s&amp;ession</source>
        <translation>保存会话(&amp;E)</translation>
    </message>
    <message>
        <source>Save graph, devices, runs and view as a session</source>
        <translation>将图、设备、运行与视图保存为会话</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save graph, devices, runs and view as a session in another file</source>
        <translation>将图、设备、运行与视图作为会话保存到另一个文件</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copy a picture of the current view to the clipboard</source>
        <translation>将当前视图的图片复制到剪贴板</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>复制表格(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the current table or list for a spreadsheet</source>
        <translation>复制当前的表格或列表，供电子表格使用</translation>
    </message>
    <message>
        <source>Copy command &amp;line</source>
        <translation>复制命令行(&amp;L)</translation>
    </message>
    <message>
        <source>Copy command line of the &amp;window</source>
        <translation>复制窗口的命令行(&amp;W)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>Set the appearance, startup and behaviour of the program</source>
        <translation>设置程序的外观、启动与行为</translation>
    </message>
    <message>
        <source>Co&amp;mmand palette…</source>
        <translation>命令面板(&amp;M)…</translation>
    </message>
    <message>
        <source>Find any command, placer, sample, file or run by typing a few characters</source>
        <translation>输入几个字符即可查找任何命令、放置算法、示例、文件或运行</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>欢迎页(&amp;W)</translation>
    </message>
    <message>
        <source>Show recent files and samples</source>
        <translation>显示最近打开的文件和示例</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change of a placement or of locks</source>
        <translation>撤销对放置方案或锁定的上一次更改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the change that was undone last</source>
        <translation>重做上一次撤销的更改</translation>
    </message>
    <message>
        <source>&amp;Lock on their devices</source>
        <translation>锁定在其设备上(&amp;L)</translation>
    </message>
    <message>
        <source>Placers keep the selected vertices on their current devices</source>
        <translation>放置算法将选中的顶点保留在当前设备上</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>解除锁定(&amp;U)</translation>
    </message>
    <message>
        <source>Placers may move the selected vertices again</source>
        <translation>放置算法可再次移动选中的顶点</translation>
    </message>
    <message>
        <source>Unlock e&amp;verything</source>
        <translation>全部解除锁定(&amp;V)</translation>
    </message>
    <message>
        <source>Placers may move every vertex again</source>
        <translation>放置算法可再次移动每个顶点</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select all vertices, or only the found or highlighted ones</source>
        <translation>选择所有顶点，或仅选择找到的或突出显示的顶点</translation>
    </message>
    <message>
        <source>All on the same &amp;device</source>
        <translation>同一设备上的全部(&amp;D)</translation>
    </message>
    <message>
        <source>Select every vertex on the same device as a selected one</source>
        <translation>选择与选中顶点在同一设备上的所有顶点</translation>
    </message>
    <message>
        <source>All of the same &amp;group</source>
        <translation>同一组的全部(&amp;G)</translation>
    </message>
    <message>
        <source>Select every vertex in the same group as a selected one</source>
        <translation>选择与选中顶点同组的所有顶点</translation>
    </message>
    <message>
        <source>All of the same &amp;kind</source>
        <translation>同一种类的全部(&amp;K)</translation>
    </message>
    <message>
        <source>Select every vertex with the same kind of operation as a selected one</source>
        <translation>选择与选中顶点运算种类相同的所有顶点</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>转到上一个匹配项</translation>
    </message>
    <message>
        <source>Go to &amp;input</source>
        <translation>转到输入(&amp;I)</translation>
    </message>
    <message>
        <source>Follow the critical arrow into the selected vertex, or the one that carries the most data</source>
        <translation>沿进入选中顶点的关键箭头前进；没有时沿传输量最大的箭头</translation>
    </message>
    <message>
        <source>Go to &amp;output</source>
        <translation>转到输出(&amp;O)</translation>
    </message>
    <message>
        <source>Follow the critical arrow out of the selected vertex, or the one that carries the most data</source>
        <translation>沿离开选中顶点的关键箭头前进；没有时沿传输量最大的箭头</translation>
    </message>
    <message>
        <source>Go to &amp;next input or output</source>
        <translation>转到下一个输入或输出(&amp;N)</translation>
    </message>
    <message>
        <source>After going to an input or output, go to the next one of the same vertex</source>
        <translation>转到某个输入或输出之后，转到同一顶点的下一个输入或输出</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Return to the previous selection</source>
        <translation>返回上一个选择</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Go forward to the next selection</source>
        <translation>前进到下一个选择</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>Colour the graph by device</source>
        <translation>按设备为图着色</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>Colour the graph by the duration of each vertex</source>
        <translation>按每个顶点的时长为图着色</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Colour the graph by the start time of each vertex</source>
        <translation>按每个顶点的开始时间为图着色</translation>
    </message>
    <message>
        <source>S&amp;lack</source>
        <translation>余量(&amp;L)</translation>
    </message>
    <message>
        <source>Colour the graph by slack: how much later each vertex could end without a longer makespan</source>
        <translation>按余量为图着色：每个顶点在不延长完工时间的前提下可推迟结束多久</translation>
    </message>
    <message>
        <source>&amp;Waiting</source>
        <translation>等待(&amp;W)</translation>
    </message>
    <message>
        <source>Colour the graph by the waiting time of each vertex, from ready to start</source>
        <translation>按每个顶点从就绪到开始的等待时间为图着色</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>内存(&amp;M)</translation>
    </message>
    <message>
        <source>Colour the graph by the size of outputs and weights</source>
        <translation>按输出与权重的大小为图着色</translation>
    </message>
    <message>
        <source>Di&amp;fference</source>
        <translation>差异(&amp;F)</translation>
    </message>
    <message>
        <source>Colour the graph by how much later each vertex ends than in another run</source>
        <translation>按每个顶点比另一运行晚结束多久为图着色</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>分层(&amp;L)</translation>
    </message>
    <message>
        <source>Arrange the graph in layers along the data flow</source>
        <translation>沿数据流向将图分层排列</translation>
    </message>
    <message>
        <source>Lanes by &amp;time</source>
        <translation>泳道：按时间(&amp;T)</translation>
    </message>
    <message>
        <source>Show one lane for each device, with tasks at their start times</source>
        <translation>每个设备一条泳道，任务位于其开始时间处</translation>
    </message>
    <message>
        <source>Lanes by l&amp;evel</source>
        <translation>泳道：按层级(&amp;E)</translation>
    </message>
    <message>
        <source>Show one lane for each device, with one column for each level</source>
        <translation>每个设备一条泳道，每个层级一列</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>概览(&amp;V)</translation>
    </message>
    <message>
        <source>Show the whole graph in a corner while only part of it is visible</source>
        <translation>只能看到图的一部分时，在角落显示整个图</translation>
    </message>
    <message>
        <source>Si&amp;zes on arrows</source>
        <translation>箭头上的大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Show the size of each tensor along its arrow</source>
        <translation>沿箭头标出每个张量的大小</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>解释(&amp;X)</translation>
    </message>
    <message>
        <source>Explain the shown run: its steps, what-if changes and the device of a vertex</source>
        <translation>解释当前运行：步骤、假设分析以及顶点为何在其设备上</translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation>并列(&amp;I)</translation>
    </message>
    <message>
        <source>Show the selected runs, or all runs of this graph, on one time axis with their differences</source>
        <translation>在同一时间轴上显示选中的运行或此图的所有运行，以及它们的差异</translation>
    </message>
    <message>
        <source>&amp;Open lesson file…</source>
        <translation>打开教程文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Start a lesson from your own file</source>
        <translation>从您自己的文件开始教程</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next step of the lesson when this step is done</source>
        <translation>此步完成后，转到教程的下一步</translation>
    </message>
    <message>
        <source>Go to the previous step of the lesson</source>
        <translation>转到教程的上一步</translation>
    </message>
    <message>
        <source>&amp;Check result</source>
        <translation>检查结果(&amp;C)</translation>
    </message>
    <message>
        <source>Show which parts of the step are correct and which are missing</source>
        <translation>显示此步哪些部分正确、哪些缺失</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>示范(&amp;S)</translation>
    </message>
    <message>
        <source>Let the lesson perform this step</source>
        <translation>由教程执行此步</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>重新开始(&amp;V)</translation>
    </message>
    <message>
        <source>Restart the lesson from its first step</source>
        <translation>从第一步重新开始教程</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>退出教程(&amp;L)</translation>
    </message>
    <message>
        <source>End the lesson and restore what was open before</source>
        <translation>结束教程，恢复先前打开的内容</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>用户指南(&amp;G)</translation>
    </message>
    <message>
        <source>Open the guide, with a picture of each view</source>
        <translation>打开指南，每个视图都有图片</translation>
    </message>
    <message>
        <source>E&amp;xport animation…</source>
        <translation>导出动画(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the playback of the shown run as a GIF, numbered pictures or a video</source>
        <translation>将当前运行的播放过程导出为 GIF、编号图片或视频</translation>
    </message>
    <message>
        <source>Save ta&amp;ble as…</source>
        <translation>表格另存为(&amp;B)…</translation>
    </message>
    <message>
        <source>Sampl&amp;e session</source>
        <translation>示例会话(&amp;E)</translation>
    </message>
    <message>
        <source>Open a tiled matrix product on four devices with three placements</source>
        <translation>打开四个设备上的分块矩阵乘积，含三个放置方案</translation>
    </message>
    <message>
        <source>Copy command line of the training</source>
        <translation>复制训练的命令行</translation>
    </message>
    <message>
        <source>Copy the command that trains the same policy without a window</source>
        <translation>复制不用窗口即可训练同一策略的命令</translation>
    </message>
    <message>
        <source>Copy command line of the comparison</source>
        <translation>复制比较的命令行</translation>
    </message>
    <message>
        <source>Copy the command that runs the chosen comparison without a window</source>
        <translation>复制不用窗口即可执行所选比较的命令</translation>
    </message>
    <message>
        <source>Place with &amp;options…</source>
        <translation>带选项放置(&amp;O)…</translation>
    </message>
    <message>
        <source>Run a placer with your own seed, budget and options</source>
        <translation>用自定的种子、预算和选项运行放置算法</translation>
    </message>
    <message>
        <source>Place with a chec&amp;kpoint…</source>
        <translation>用检查点放置(&amp;K)…</translation>
    </message>
    <message>
        <source>Place the open graph with the networks of a training checkpoint</source>
        <translation>用训练检查点中的网络放置打开的图</translation>
    </message>
    <message>
        <source>&amp;Open training log…</source>
        <translation>打开训练日志(&amp;O)…</translation>
    </message>
    <message>
        <source>Show the curves of earlier trainings, or of trainings run from the command line</source>
        <translation>显示先前训练或命令行训练的曲线</translation>
    </message>
    <message>
        <source>Show the shares of devices that compute, transfer and idle in a strip above the rows, and those of each device below it</source>
        <translation>在各行上方的条带中显示计算、传输和空闲的设备比例，并在每个设备下方显示其自身的比例</translation>
    </message>
    <message>
        <source>Previous run, next run</source>
        <translation>前一个、后一个运行</translation>
    </message>
    <message>
        <source>Open the run</source>
        <translation>打开该运行</translation>
    </message>
    <message>
        <source>Edit the field</source>
        <translation>编辑字段</translation>
    </message>
    <message>
        <source>Add a device</source>
        <translation>添加设备</translation>
    </message>
    <message>
        <source>Duplicate the selected devices with their links</source>
        <translation>复制所选设备及其链路</translation>
    </message>
    <message>
        <source>Remove the selected devices or channels</source>
        <translation>移除所选设备或通道</translation>
    </message>
    <message>
        <source>Move the selected devices up, down</source>
        <translation>上移、下移所选设备</translation>
    </message>
    <message>
        <source>Select all links</source>
        <translation>选择所有链路</translation>
    </message>
    <message>
        <source>Select the links from this device, to this device</source>
        <translation>选择从此设备出发、到此设备的链路</translation>
    </message>
    <message>
        <source>Select the links within islands, between islands</source>
        <translation>选择岛内、岛间的链路</translation>
    </message>
    <message>
        <source>Select the links in the opposite direction</source>
        <translation>选择反方向的链路</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>放大单元格</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>缩小单元格</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>Save the devices to a file</source>
        <translation>将设备保存到文件</translation>
    </message>
    <message>
        <source>Use these as the open devices</source>
        <translation>将这些用作打开的设备</translation>
    </message>
    <message>
        <source>Open an expression from a file</source>
        <translation>从文件打开表达式</translation>
    </message>
    <message>
        <source>Save the expression to a file</source>
        <translation>将表达式保存到文件</translation>
    </message>
    <message>
        <source>Go to the error</source>
        <translation>转到错误处</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>在指南中查找</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处匹配</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处匹配</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>No placed vertex is selected.</source>
        <translation>未选择已放置的顶点。</translation>
    </message>
    <message>
        <source>There is no training to pause.</source>
        <translation>没有可暂停的训练。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>%1: not available now</source>
        <translation>%1：当前不可用</translation>
    </message>
    <message>
        <source>The open topology has no device number %1.</source>
        <translation>打开的拓扑没有第 %1 个设备。</translation>
    </message>
    <message>
        <source>%1: only while the panel %2 has the focus</source>
        <translation>%1：仅当面板“%2”具有焦点时可用</translation>
    </message>
    <message>
        <source>Copy command line of the side-by-side view</source>
        <translation>复制并列视图的命令行</translation>
    </message>
    <message>
        <source>Copy the command that compares the same runs side by side without a window</source>
        <translation>复制不用窗口即可并列比较相同运行的命令</translation>
    </message>
    <message>
        <source>Copy command line of the explanation</source>
        <translation>复制解释的命令行</translation>
    </message>
    <message>
        <source>Copy the command that gives the same explanation of the shown run without a window</source>
        <translation>复制不用窗口即可对当前运行给出同样解释的命令</translation>
    </message>
    <message>
        <source>Copy the command that opens a window like this one</source>
        <translation>复制可打开与此相同窗口的命令</translation>
    </message>
    <message>
        <source>Copy the command that reproduces the shown run</source>
        <translation>复制可重现当前运行的命令</translation>
    </message>
    <message>
        <source>Add the next vertex in that direction to the selection</source>
        <translation>将该方向的下一个顶点加入选择</translation>
    </message>
    <message>
        <source>Add the current vertex to the selection, or remove it</source>
        <translation>将当前顶点加入选择，或从中移除</translation>
    </message>
    <message>
        <source>Add the previous, next task to the selection</source>
        <translation>将前一个、后一个任务加入选择</translation>
    </message>
    <message>
        <source>Add the task in the row above, below to the selection</source>
        <translation>将上一行、下一行的任务加入选择</translation>
    </message>
    <message>
        <source>Add the current task to the selection, or remove it</source>
        <translation>将当前任务加入选择，或从中移除</translation>
    </message>
    <message>
        <source>Select the next, previous idle gap</source>
        <translation>选择下一个、上一个空闲间隙</translation>
    </message>
    <message>
        <source>Idle gap: go to what the device waited for, come back</source>
        <translation>空闲间隙：转到设备所等待的对象、返回</translation>
    </message>
    <message>
        <source>Export &amp;placement…</source>
        <translation>导出放置方案(&amp;P)…</translation>
    </message>
    <message>
        <source>Export the shown placement to a file</source>
        <translation>将显示的放置方案导出到文件</translation>
    </message>
    <message>
        <source>Next pa&amp;nel</source>
        <translation>下一个面板(&amp;N)</translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel</source>
        <translation>将键盘焦点移到下一个面板</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>上一个面板(&amp;A)</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel</source>
        <translation>将键盘焦点移到上一个面板</translation>
    </message>
    <message>
        <source>T&amp;une on engine…</source>
        <translation>在引擎上调优(&amp;U)…</translation>
    </message>
    <message>
        <source>Find the best placement on an engine in a number of real runs</source>
        <translation>用若干次真实运行在引擎上找出最佳放置方案</translation>
    </message>
    <message>
        <source>Previous segment, next segment</source>
        <translation>上一段，下一段</translation>
    </message>
    <message>
        <source>Choose the device above, below</source>
        <translation>选择上方、下方的设备</translation>
    </message>
    <message>
        <source>Go to the memory peak of the device</source>
        <translation>转到设备的内存峰值</translation>
    </message>
    <message>
        <source>Save the current table or list as CSV, JSON, Markdown or LaTeX</source>
        <translation>将当前表格或列表保存为 CSV、JSON、Markdown 或 LaTeX</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>运算(&amp;O)</translation>
    </message>
    <message>
        <source>Colour the graph by the operation of each vertex</source>
        <translation>按每个顶点的运算为图着色</translation>
    </message>
    <message>
        <source>&amp;Four bars</source>
        <translation>四根条(&amp;F)</translation>
    </message>
    <message>
        <source>Show how far kernels, links and the rest explain the difference of the shown measured run from its simulation</source>
        <translation>显示内核、链路和其余部分各自解释了当前实测运行与其模拟之差的多少</translation>
    </message>
    <message>
        <source>&amp;Measure this machine…</source>
        <translation>测量本机(&amp;M)…</translation>
    </message>
    <message>
        <source>Measure the cores, memory and copies of this machine and open them as the devices local</source>
        <translation>测量本机的核心、内存和复制，并把它们作为设备 local 打开</translation>
    </message>
    <message>
        <source>Measure &amp;kernels…</source>
        <translation>测量内核(&amp;K)…</translation>
    </message>
    <message>
        <source>Measure every kernel of the graph on this machine and use these times as its costs</source>
        <translation>在本机上测量图的每个内核，并以这些时间作为其代价</translation>
    </message>
    <message>
        <source>Place m&amp;y model…</source>
        <translation>放置我的模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Place a model in three steps: file, machine, goal</source>
        <translation>分三步放置模型：文件、机器、目标</translation>
    </message>
    <message>
        <source>Export fig&amp;ure for a paper…</source>
        <translation>导出论文插图(&amp;U)…</translation>
    </message>
    <message>
        <source>Export a chart in the size of a column, a slide or a poster</source>
        <translation>按单栏、幻灯片或海报的尺寸导出图表</translation>
    </message>
    <message>
        <source>&amp;Edit lesson…</source>
        <translation>编辑教程(&amp;E)…</translation>
    </message>
    <message>
        <source>Write a lesson and see it next to its text</source>
        <translation>编写教程，并在文字旁查看</translation>
    </message>
    <message>
        <source>Lesson &amp;results…</source>
        <translation>教程结果(&amp;R)…</translation>
    </message>
    <message>
        <source>Export your results of the lessons, or summarise those of a class</source>
        <translation>导出您的教程结果，或汇总班级的结果</translation>
    </message>
    <message>
        <source>Presen&amp;t</source>
        <translation>演示(&amp;T)</translation>
    </message>
    <message>
        <source>Show the run in full screen with large text, a pointer and annotations</source>
        <translation>全屏显示运行，带有大字、指针和批注</translation>
    </message>
    <message>
        <source>Colour by &amp;graph</source>
        <translation>按图着色(&amp;G)</translation>
    </message>
    <message>
        <source>Give bars the colour of their graph instead of their device, where a run has several graphs; grey stands for bars that are too narrow to show</source>
        <translation>运行包含多个图时，条形使用其所属图而非设备的颜色；灰色代表过窄而无法单独显示的条形</translation>
    </message>
    <message>
        <source>Previous regression, next regression</source>
        <translation>上一处退步，下一处退步</translation>
    </message>
    <message>
        <source>First run, last run</source>
        <translation>第一个运行，最后一个运行</translation>
    </message>
    <message>
        <source>&amp;Workload…</source>
        <translation>工作负载(&amp;W)…</translation>
    </message>
    <message>
        <source>Run graphs that arrive over time on the same devices, under plans and online policies</source>
        <translation>在同一组设备上，按计划和在线策略运行陆续到达的图</translation>
    </message>
    <message>
        <source>Find a hard pro&amp;blem…</source>
        <translation>寻找困难问题(&amp;B)…</translation>
    </message>
    <message>
        <source>Change the graph and the devices until one placer is as bad as possible compared with another</source>
        <translation>改变图和设备，直到一个放置算法与另一个相比尽可能差</translation>
    </message>
    <message>
        <source>Open &amp;folder of traces…</source>
        <translation>打开轨迹文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open a folder with a PyTorch profiler trace of each rank as one graph</source>
        <translation>将含有每个进程的 PyTorch 性能分析器轨迹的文件夹作为一个图打开</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{0} is {1}, expected a finite number of at least 0</source>
        <translation>{0} 为 {1}，应为不小于 0 的有限数</translation>
    </message>
    <message>
        <source>vertex {0} does not exist, expected an id from 0 to {1}</source>
        <translation>顶点 {0} 不存在，编号应在 0 到 {1} 之间</translation>
    </message>
    <message>
        <source>vertex {0} depends on itself</source>
        <translation>顶点 {0} 依赖自身</translation>
    </message>
    <message>
        <source>tensor &quot;{0}&quot; of vertex {1} has a different number of bytes or seconds on an earlier edge, expected the same</source>
        <translation>顶点 {1} 的张量“{0}”与先前的边字节数或秒数不同，应当一致</translation>
    </message>
    <message>
        <source>duplicate edge from {0} to {1}, expected one</source>
        <translation>从 {0} 到 {1} 的边重复出现，应只有一条</translation>
    </message>
    <message>
        <source>the graph has a cycle: {0}</source>
        <translation>图中有环：{0}</translation>
    </message>
    <message>
        <source>the graph has no vertices, expected at least one</source>
        <translation>图中没有顶点，至少应有一个</translation>
    </message>
    <message>
        <source>too many devices, expected at most {0}</source>
        <translation>设备过多，最多应为 {0} 个</translation>
    </message>
    <message>
        <source>the name is empty, expected a name</source>
        <translation>名称为空，应有名称</translation>
    </message>
    <message>
        <source>duplicate name {0}, expected a unique name</source>
        <translation>名称 {0} 重复，应为唯一名称</translation>
    </message>
    <message>
        <source>unknown contention &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的争用方式“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>there is no device &quot;{0}&quot;; there are: {1}</source>
        <translation>没有设备“{0}”，现有设备：{1}</translation>
    </message>
    <message>
        <source>from and to are the same device, {0}; expected two different devices</source>
        <translation>from 与 to 是同一设备 {0}，应为两个不同的设备</translation>
    </message>
    <message>
        <source>duplicate pair from {0} to {1}, expected one</source>
        <translation>从 {0} 到 {1} 的设备对重复出现，应只有一个</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>there is no channel &quot;{0}&quot;; there are: {1}</source>
        <translation>没有通道“{0}”，现有通道：{1}</translation>
    </message>
    <message>
        <source>is missing, and there is no pair from {0} to {1}</source>
        <translation>缺失，且没有从 {0} 到 {1} 的设备对</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of vertices and inputs</source>
        <translation>第 {0} 行：发现“{1}”，应为顶点与输入的总数</translation>
    </message>
    <message>
        <source>line {0}: unexpected end of the text, expected a list of numbers</source>
        <translation>第 {0} 行：文本意外结束，应为一列数字</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected a whole number of at least 0</source>
        <translation>第 {0} 行：发现“{1}”，应为不小于 0 的整数</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected a finite number of at least 0</source>
        <translation>第 {0} 行：发现“{1}”，应为不小于 0 的有限数</translation>
    </message>
    <message>
        <source>line {0}: entry {1} is vertex {2}, expected an id from 0 to {3}</source>
        <translation>第 {0} 行：第 {1} 项为顶点 {2}，编号应在 0 到 {3} 之间</translation>
    </message>
    <message>
        <source>the file cannot be read: {0}</source>
        <translation>无法读取文件：{0}</translation>
    </message>
    <message>
        <source>the file cannot be written: {0}</source>
        <translation>无法写入文件：{0}</translation>
    </message>
    <message>
        <source>the file is larger than {0} bytes</source>
        <translation>文件大于 {0} 字节</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>这是文件夹，应为文件</translation>
    </message>
    <message>
        <source>this is a device or a pipe, expected a file</source>
        <translation>这是设备或管道，应为文件</translation>
    </message>
    <message>
        <source>there is not enough memory for the content of the file</source>
        <translation>内存不足，无法容纳文件内容</translation>
    </message>
    <message>
        <source>line 1: the file is empty, expected one of: {0}</source>
        <translation>第 1 行：文件为空，应为以下之一：{0}</translation>
    </message>
    <message>
        <source>line 1: unknown format, expected one of: {0}</source>
        <translation>第 1 行：未知的格式，应为以下之一：{0}</translation>
    </message>
    <message>
        <source>appears twice in the same object, expected once</source>
        <translation>在同一对象中重复出现，应只出现一次</translation>
    </message>
    <message>
        <source>found id {0}, which vertices[{1}] already has, expected unique ids</source>
        <translation>发现编号 {0}，vertices[{1}] 已使用此编号，编号应唯一</translation>
    </message>
    <message>
        <source>line {0}, column {1}: unexpected end of the text</source>
        <translation>第 {0} 行第 {1} 列：文本意外结束</translation>
    </message>
    <message>
        <source>line {0}, column {1}: nested too deeply</source>
        <translation>第 {0} 行第 {1} 列：嵌套过深</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected an object</source>
        <translation>第 {0} 行第 {1} 列：发现 {2}，应为对象</translation>
    </message>
    <message>
        <source>found {0}, expected an object</source>
        <translation>发现 {0}，应为对象</translation>
    </message>
    <message>
        <source>found {0}, expected a list</source>
        <translation>发现 {0}，应为列表</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a comma or a closing brace</source>
        <translation>第 {0} 行第 {1} 列：发现 {2}，应为逗号或右花括号</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a comma or a closing bracket</source>
        <translation>第 {0} 行第 {1} 列：发现 {2}，应为逗号或右方括号</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a key in quotes</source>
        <translation>第 {0} 行第 {1} 列：发现 {2}，应为带引号的键</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a colon</source>
        <translation>第 {0} 行第 {1} 列：发现 {2}，应为冒号</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2} after the end of the document</source>
        <translation>第 {0} 行第 {1} 列：文档结束之后又发现 {2}</translation>
    </message>
    <message>
        <source>line {0}, column {1}: unknown escape sequence \{2}</source>
        <translation>第 {0} 行第 {1} 列：未知的转义序列 \{2}</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected u and four hexadecimal digits</source>
        <translation>第 {0} 行第 {1} 列：发现 {2}，应为 u 与四位十六进制数</translation>
    </message>
    <message>
        <source>line {0}, column {1}: incomplete surrogate pair in {2}</source>
        <translation>第 {0} 行第 {1} 列：{2} 中的代理对不完整</translation>
    </message>
    <message>
        <source>line {0}, column {1}: unescaped control character in a string</source>
        <translation>第 {0} 行第 {1} 列：字符串中有未转义的控制字符</translation>
    </message>
    <message>
        <source>line {0}, column {1}: not valid UTF-8</source>
        <translation>第 {0} 行第 {1} 列：不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>found {0}, expected a string in quotes</source>
        <translation>发现 {0}，应为带引号的字符串</translation>
    </message>
    <message>
        <source>found {0}, expected a number</source>
        <translation>发现 {0}，应为数字</translation>
    </message>
    <message>
        <source>{0} is too large, expected a finite number</source>
        <translation>{0} 过大，应为有限数</translation>
    </message>
    <message>
        <source>found {0}, expected a number of at least 0</source>
        <translation>发现 {0}，应为不小于 0 的数</translation>
    </message>
    <message>
        <source>found {0}, expected a number above 0</source>
        <translation>发现 {0}，应为大于 0 的数</translation>
    </message>
    <message>
        <source>found {0}, expected a whole number from {1} to {2}</source>
        <translation>发现 {0}，应为 {1} 到 {2} 之间的整数</translation>
    </message>
    <message>
        <source>line {0}, column {1}: found {2}, expected a value</source>
        <translation>第 {0} 行第 {1} 列：发现 {2}，应为值</translation>
    </message>
    <message>
        <source>is missing, expected {0}</source>
        <translation>缺失，应为 {0}</translation>
    </message>
    <message>
        <source>found {0}, expected {1}</source>
        <translation>发现 {0}，应为 {1}</translation>
    </message>
    <message>
        <source>is missing, expected 1</source>
        <translation>缺失，应为 1</translation>
    </message>
    <message>
        <source>the file has version {0}, but this program reads versions up to {1}; a newer version of the program is needed</source>
        <translation>文件版本为 {0}，本程序最多读取版本 {1}；需要更新版本的程序</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>option {0} is &quot;{1}&quot;, expected a value of type {2}</source>
        <translation>选项 {0} 为“{1}”，应为 {2} 类型的值</translation>
    </message>
    <message>
        <source>option {0} is {1}, expected a value from {2} to {3}</source>
        <translation>选项 {0} 为 {1}，应在 {2} 到 {3} 之间</translation>
    </message>
    <message>
        <source>unknown choice &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的取值“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown option &quot;{0}&quot;; no options are available here</source>
        <translation>未知的选项“{0}”；此处没有可用的选项</translation>
    </message>
    <message>
        <source>unknown option &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的选项“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Best of n random placements</source>
        <translation>n 个随机放置方案取最优</translation>
    </message>
    <message>
        <source>number of random assignments if the budget sets no limit</source>
        <translation>预算未设上限时随机抽取的分配数</translation>
    </message>
    <message>
        <source>unknown placer &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的放置算法“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>轮转</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>模拟退火</translation>
    </message>
    <message>
        <source>probability that a neighbour is moved as well</source>
        <translation>邻居一同移动的概率</translation>
    </message>
    <message>
        <source>number of simulated placements if the budget sets no limit</source>
        <translation>预算未设上限时模拟的放置方案数</translation>
    </message>
    <message>
        <source>Single device</source>
        <translation>单设备</translation>
    </message>
    <message>
        <source>device {0} does not exist, expected 0 to {1}</source>
        <translation>设备 {0} 不存在，应为 0 到 {1}</translation>
    </message>
    <message>
        <source>{0} is not allowed on {1}</source>
        <translation>{0} 不允许在 {1} 上运行</translation>
    </message>
    <message>
        <source>{0} is colocated with {1}, expected the same device</source>
        <translation>{0} 与 {1} 绑定，应在同一设备上</translation>
    </message>
    <message>
        <source>vertex {0} appears twice in the order, expected once</source>
        <translation>顶点 {0} 在次序中重复出现，应只出现一次</translation>
    </message>
    <message>
        <source>{0} comes before {1}, on which it depends; the schedule strict needs an order that agrees with the dependencies</source>
        <translation>{0} 排在它所依赖的 {1} 之前；调度规则 strict 要求次序符合依赖关系</translation>
    </message>
    <message>
        <source>no device of {0} is allowed for all vertices that are colocated with {1}, which allows {2}</source>
        <translation>{0} 中没有设备可供所有与 {1} 绑定的顶点使用；该顶点允许 {2}</translation>
    </message>
    <message>
        <source>unknown topology &quot;{0}&quot;, expected a file or one of {1}</source>
        <translation>未知的拓扑“{0}”，应为文件或以下之一：{1}</translation>
    </message>
    <message>
        <source>{0} is {1}, expected a number above 0</source>
        <translation>{0} 为 {1}，应为大于 0 的数</translation>
    </message>
    <message>
        <source>the device has no name</source>
        <translation>设备没有名称</translation>
    </message>
    <message>
        <source>duplicate device name &quot;{0}&quot;, expected a unique name</source>
        <translation>设备名称“{0}”重复，应为唯一名称</translation>
    </message>
    <message>
        <source>channel {0} does not exist</source>
        <translation>通道 {0} 不存在</translation>
    </message>
    <message>
        <source>channel &quot;{0}&quot; appears twice on one route, expected once</source>
        <translation>通道“{0}”在同一路径上重复出现，应只出现一次</translation>
    </message>
    <message>
        <source>the channel has no name</source>
        <translation>通道没有名称</translation>
    </message>
    <message>
        <source>duplicate channel name &quot;{0}&quot;, expected a unique name</source>
        <translation>通道名称“{0}”重复，应为唯一名称</translation>
    </message>
    <message>
        <source>the topology has no devices, expected at least one</source>
        <translation>拓扑中没有设备，至少应有一个</translation>
    </message>
    <message>
        <source>the learning module is not installed; training and learned placers need it, everything else works</source>
        <translation>学习模块未安装；训练和学习型放置算法需要它，其余功能不受影响</translation>
    </message>
    <message>
        <source>this is not a learning module: {0}</source>
        <translation>这不是学习模块：{0}</translation>
    </message>
    <message>
        <source>the learning module has interface version {0}, expected {1}: it belongs to another version of the program</source>
        <translation>学习模块的接口版本为 {0}，应为 {1}：它属于本程序的另一版本</translation>
    </message>
    <message>
        <source>the learning module could not start</source>
        <translation>学习模块无法启动</translation>
    </message>
    <message>
        <source>DOPPLER_KERNELS is &quot;{0}&quot;, expected one that this processor supports: {1}</source>
        <translation>DOPPLER_KERNELS 为“{0}”，应为此处理器支持的值：{1}</translation>
    </message>
    <message>
        <source>episodes of stage I, imitation of the critical-path heuristic</source>
        <translation>阶段 I 的回合数（模仿关键路径启发式算法）</translation>
    </message>
    <message>
        <source>episodes of stage II, learning from simulated runs</source>
        <translation>阶段 II 的回合数（从模拟运行中学习）</translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start of stage I</source>
        <translation>阶段 I 开始时的学习率（Adam）</translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start of stage II</source>
        <translation>阶段 II 开始时的学习率（Adam）</translation>
    </message>
    <message>
        <source>learning rate at the end of each stage, reached by linear decay</source>
        <translation>各阶段结束时的学习率（线性衰减）</translation>
    </message>
    <message>
        <source>share of random actions at the start of stage I; it falls linearly to 0</source>
        <translation>阶段 I 开始时随机动作的比例，线性降至 0</translation>
    </message>
    <message>
        <source>share of random actions at the start of stage II; it falls linearly to 0</source>
        <translation>阶段 II 开始时随机动作的比例，线性降至 0</translation>
    </message>
    <message>
        <source>weight of the entropy of the policies in stage I</source>
        <translation>阶段 I 中策略熵的权重</translation>
    </message>
    <message>
        <source>weight of the entropy of the policies in stage II</source>
        <translation>阶段 II 中策略熵的权重</translation>
    </message>
    <message>
        <source>choice of actions in stage II: the most probable action except for a share of random ones (epsilon-greedy), or sampling from the probabilities (softmax)</source>
        <translation>阶段 II 的动作选取：除一部分随机动作外取概率最大者（epsilon-greedy），或按概率抽取（softmax）</translation>
    </message>
    <message>
        <source>discount factor of the return for each step before the last</source>
        <translation>最后一步之前每步回报的折扣因子</translation>
    </message>
    <message>
        <source>number of episodes of the stage whose mean cost is the baseline; 0: all earlier episodes of the stage</source>
        <translation>以平均代价作为基线的本阶段回合数；0：本阶段先前的全部回合</translation>
    </message>
    <message>
        <source>unit of the advantage: the standard deviation of the baseline episodes (deviation), the baseline (relative), or seconds</source>
        <translation>优势的单位：基线回合的标准差（deviation）、基线本身（relative）或秒（seconds）</translation>
    </message>
    <message>
        <source>weight of self-imitation (of the best episodes so far) in stage II; 0: none</source>
        <translation>阶段 II 中自我模仿（模仿迄今最优回合）的权重；0：不模仿</translation>
    </message>
    <message>
        <source>number of best episodes stored for self-imitation</source>
        <translation>为自我模仿保留的最优回合数</translation>
    </message>
    <message>
        <source>number of episodes per gradient step</source>
        <translation>每个梯度步学习的回合数</translation>
    </message>
    <message>
        <source>maximum norm of a gradient, to which larger ones are scaled down; 0: no limit</source>
        <translation>梯度范数上限，较大的梯度缩小到此值；0：不限制</translation>
    </message>
    <message>
        <source>width of the encoders&apos; vertex states</source>
        <translation>编码器中顶点状态的宽度</translation>
    </message>
    <message>
        <source>rounds of message passing</source>
        <translation>消息传递的轮数</translation>
    </message>
    <message>
        <source>choice of the next vertex: by the policy SEL (learned), the largest b-level (b-level), or the earliest estimated ready time (ready)</source>
        <translation>下一个顶点的选取：由策略 SEL（learned）、按最大 b-level（b-level）或按最早的估计就绪时间（ready）</translation>
    </message>
    <message>
        <source>choice of the device: by the policy PLC (learned), or the device with the earliest start (earliest-start)</source>
        <translation>设备的选取：由策略 PLC（learned），或开始时间最早的设备（earliest-start）</translation>
    </message>
    <message>
        <source>order in which the teacher of stage I takes vertices: the largest b-level first, or the earliest estimated ready time first</source>
        <translation>阶段 I 的教师选取顶点的次序：b-level 最大者优先，或估计就绪时间最早者优先</translation>
    </message>
    <message>
        <source>unknown preset &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的预设“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>a chain of matrix products, (A B) + (C (D E)), in 16 kernels each</source>
        <translation>矩阵乘积链 (A B) + (C (D E))，每个运算 16 个内核</translation>
    </message>
    <message>
        <source>rows and columns of every matrix</source>
        <translation>每个矩阵的行数与列数</translation>
    </message>
    <message>
        <source>bytes per element</source>
        <translation>每个元素的字节数</translation>
    </message>
    <message>
        <source>costs of the piece that a kernel computes, or of the whole operation as in the published files (for the model as-released)</source>
        <translation>内核所计算的分块的代价，或如发表的文件那样取整个运算的代价（用于 as-released 模型）</translation>
    </message>
    <message>
        <source>input {0} does not refer to an earlier operation</source>
        <translation>输入 {0} 未引用在其之前的运算</translation>
    </message>
    <message>
        <source>input {0} has the labels {1}, expected {2} labels</source>
        <translation>输入 {0} 的标号为 {1}，应有 {2} 个标号</translation>
    </message>
    <message>
        <source>label {0} of input {1} has extent {2}, expected {3}</source>
        <translation>输入 {1} 的标号 {0} 的长度为 {2}，应为 {3}</translation>
    </message>
    <message>
        <source>label {0} has no extent</source>
        <translation>标号 {0} 没有长度</translation>
    </message>
    <message>
        <source>label {0} is cut into {1} pieces, expected 1 to {2}</source>
        <translation>标号 {0} 被切成 {1} 块，应为 1 到 {2} 块</translation>
    </message>
    <message>
        <source>the expanded graph has more than {0} vertices</source>
        <translation>展开后的顶点多于 {0} 个</translation>
    </message>
    <message>
        <source>unknown graph family &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的图族“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown file extension of a picture, expected .svg, .pdf or .png</source>
        <translation>未知的图片扩展名，应为 .svg、.pdf 或 .png</translation>
    </message>
    <message>
        <source>open a graph first</source>
        <translation>请先打开图</translation>
    </message>
    <message>
        <source>unknown model &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的模型“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown schedule &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的调度规则“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown contention &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的争用方式“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>--device-count is {0}, expected 1 to {1}</source>
        <translation>--device-count 为 {0}，应为 1 到 {1}</translation>
    </message>
    <message>
        <source>--set is &quot;{0}&quot;, expected option=value</source>
        <translation>--set 为“{0}”，应为 选项=值</translation>
    </message>
    <message>
        <source>--set is for &quot;{0}&quot;, expected one of {1}</source>
        <translation>--set 针对“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown way to decode &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的解码方式“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>cannot start the workbench, which renders pictures: {0}</source>
        <translation>无法启动用于生成图片的工作台：{0}</translation>
    </message>
    <message>
        <source>unknown stage &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的阶段“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown policy &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的策略“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>--resume needs --checkpoint</source>
        <translation>--resume 需要 --checkpoint</translation>
    </message>
    <message>
        <source>unknown command &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的命令“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>training failed: {0}</source>
        <translation>训练失败：{0}</translation>
    </message>
    <message>
        <source>there is nothing to place: the graph has no vertices</source>
        <translation>没有可放置的内容：图中没有顶点</translation>
    </message>
    <message>
        <source>there is nothing to train, expected at least one of the options order and device to be learned</source>
        <translation>没有可训练的内容，选项 order 与 device 中至少一个应为 learned</translation>
    </message>
    <message>
        <source>no checkpoint is given to resume from</source>
        <translation>没有指定要继续的检查点</translation>
    </message>
    <message>
        <source>this training has already been started</source>
        <translation>此训练已经开始</translation>
    </message>
    <message>
        <source>training was cancelled, so it has no result</source>
        <translation>训练已取消，没有结果</translation>
    </message>
    <message>
        <source>the network of the checkpoint can&apos;t place the graph: {0}</source>
        <translation>检查点中的网络无法放置此图：{0}</translation>
    </message>
    <message>
        <source>training diverged: the loss is no longer finite; a smaller learning rate or gradient clipping may help</source>
        <translation>训练发散：损失不再有限；减小学习率或裁剪梯度可能有帮助</translation>
    </message>
    <message>
        <source>the checkpoint was trained on other devices ({0}); resuming needs the same devices</source>
        <translation>检查点是在其他设备（{0}）上训练的；继续训练需要相同的设备</translation>
    </message>
    <message>
        <source>the checkpoint was trained under another execution model ({0}, {1}); resuming needs the same model</source>
        <translation>检查点是在另一种执行模型（{0}，{1}）下训练的；继续训练需要相同的模型</translation>
    </message>
    <message>
        <source>the checkpoint was trained with {0} = {1}, found {2}; resuming needs the same value</source>
        <translation>检查点训练时 {0} = {1}，现为 {2}；继续训练需要相同的值</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s best placement does not fit its graph</source>
        <translation>检查点的最优放置方案与其图不符</translation>
    </message>
    <message>
        <source>stopped before all vertices were placed</source>
        <translation>在放置完所有顶点之前已停止</translation>
    </message>
    <message>
        <source>the checkpoint is damaged: its content does not agree with its checksum</source>
        <translation>检查点已损坏：内容与校验和不符</translation>
    </message>
    <message>
        <source>this is not a training checkpoint</source>
        <translation>这不是训练检查点</translation>
    </message>
    <message>
        <source>this program is not approved; to run it, choose it as a placer</source>
        <translation>此程序尚未获准；将其选为放置算法即可运行</translation>
    </message>
    <message>
        <source>{0} describes its own devices, but the open devices are kept. To use those of the file, open it as devices</source>
        <translation>{0} 带有自己的设备描述；已打开的设备保持不变。如需使用前者，请将该文件作为设备打开</translation>
    </message>
    <message>
        <source>the devices described in {0} are used</source>
        <translation>所用设备为 {0} 中描述的设备</translation>
    </message>
    <message>
        <source>the checkpoint is truncated</source>
        <translation>检查点不完整</translation>
    </message>
    <message>
        <source>the checkpoint has version {0}, expected {1}</source>
        <translation>检查点版本为 {0}，应为 {1}</translation>
    </message>
    <message>
        <source>the checkpoint contains parameters that are not finite</source>
        <translation>检查点含有非有限的参数</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected 16 hexadecimal digits</source>
        <translation>发现“{0}”，应为 16 位十六进制数</translation>
    </message>
    <message>
        <source>unknown value &quot;{0}&quot;</source>
        <translation>未知的值“{0}”</translation>
    </message>
    <message>
        <source>too many numbers in the state of the random number generator</source>
        <translation>随机数生成器状态中的数过多</translation>
    </message>
    <message>
        <source>this is not a valid state of the random number generator</source>
        <translation>这不是有效的随机数生成器状态</translation>
    </message>
    <message>
        <source>HEFT with lookahead</source>
        <translation>带前瞻的 HEFT</translation>
    </message>
    <message>
        <source>cannot start the program: {0}</source>
        <translation>无法启动程序：{0}</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of tasks</source>
        <translation>第 {0} 行：发现“{1}”，应为任务数</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected task {2}</source>
        <translation>第 {0} 行：发现“{1}”，应为任务 {2}</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of predecessors</source>
        <translation>第 {0} 行：发现“{1}”，应为前驱数</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected the number of a task, {2} to {3}</source>
        <translation>第 {0} 行：发现“{1}”，应为任务编号（{2} 到 {3}）</translation>
    </message>
    <message>
        <source>Batch split</source>
        <translation>批次拆分</translation>
    </message>
    <message>
        <source>Critical path search</source>
        <translation>关键路径搜索</translation>
    </message>
    <message>
        <source>probability that a move starts from a vertex off the realised critical path</source>
        <translation>移动从实际关键路径之外的顶点开始的概率</translation>
    </message>
    <message>
        <source>probability that a move goes to the device of a neighbour on another device</source>
        <translation>移动到位于另一设备上的邻居所在设备的概率</translation>
    </message>
    <message>
        <source>probability that a neighbour is moved as well, applied again for each further one, up to four</source>
        <translation>邻居一同移动的概率；每移动一个再试下一个，至多四个</translation>
    </message>
    <message>
        <source>with order: probability that a move changes the order of starts</source>
        <translation>启用 order 时：移动改变开始次序的概率</translation>
    </message>
    <message>
        <source>Depth first</source>
        <translation>深度优先</translation>
    </message>
    <message>
        <source>Einsum autoplace</source>
        <translation>Einsum 自动放置</translation>
    </message>
    <message>
        <source>number of multiply-accumulate operations that cost as much as transferring one byte</source>
        <translation>与传输一个字节等价的乘加运算次数</translation>
    </message>
    <message>
        <source>Enumerative optimizer</source>
        <translation>枚举优化器</translation>
    </message>
    <message>
        <source>largest number of arrangements of a meta-operation for which all are tried; above it, the kernels are placed in groups of |D|, each group optimally given the groups before it</source>
        <translation>元运算的排列数不超过此值时全部尝试；超过时，内核按每组 |D| 个依次放置，每组在先前各组已定的前提下取最优</translation>
    </message>
    <message>
        <source>the external placer wrote a line of more than {0} bytes</source>
        <translation>外部放置算法写出的一行超过 {0} 字节</translation>
    </message>
    <message>
        <source>the external placer returned no placement: {0}</source>
        <translation>外部放置算法没有给出放置方案：{0}</translation>
    </message>
    <message>
        <source>the external placer wrote a line after its answer</source>
        <translation>外部放置算法在给出结果之后又写出一行</translation>
    </message>
    <message>
        <source>the external placer was stopped before it returned a placement</source>
        <translation>外部放置算法在给出放置方案之前已被停止</translation>
    </message>
    <message>
        <source>the external placer was terminated by signal {0}</source>
        <translation>外部放置算法被信号 {0} 终止</translation>
    </message>
    <message>
        <source>the external placer exited with status {0}</source>
        <translation>外部放置算法退出，状态为 {0}</translation>
    </message>
    <message>
        <source>the external placer exited without returning a placement</source>
        <translation>外部放置算法已退出，没有给出放置方案</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>外部程序</translation>
    </message>
    <message>
        <source>command line of the program, run by the shell</source>
        <translation>程序的命令行，由 shell 执行</translation>
    </message>
    <message>
        <source>seconds beyond the time budget after which the program counts as unresponsive</source>
        <translation>超出时间预算多少秒后，程序视为无响应</translation>
    </message>
    <message>
        <source>no program is given: set the option &quot;command&quot;</source>
        <translation>没有指定程序：请设置选项“command”</translation>
    </message>
    <message>
        <source>GLPK could not solve the linear program of m-SCT</source>
        <translation>GLPK 无法求解 m-SCT 的线性规划</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a vertex, expected an id from 0 to {1}</source>
        <translation>“{0}”不是顶点，编号应在 0 到 {1} 之间</translation>
    </message>
    <message>
        <source>vertex {0} appears twice in the list, expected once</source>
        <translation>顶点 {0} 在列表中重复出现，应只出现一次</translation>
    </message>
    <message>
        <source>List schedule</source>
        <translation>列表调度</translation>
    </message>
    <message>
        <source>order of the list; for b-level and static-level, the largest value comes first</source>
        <translation>列表的次序；对 b-level 与 static-level，值最大者优先</translation>
    </message>
    <message>
        <source>list for the choice given: vertex ids, separated by commas; other vertices follow by id</source>
        <translation>取值 given 所用的列表：以逗号分隔的顶点编号；其余顶点按编号排在其后</translation>
    </message>
    <message>
        <source>Mayer&apos;s critical path</source>
        <translation>Mayer 的关键路径</translation>
    </message>
    <message>
        <source>METIS: not enough memory</source>
        <translation>METIS：内存不足</translation>
    </message>
    <message>
        <source>METIS failed with code {0}</source>
        <translation>METIS 失败，代码 {0}</translation>
    </message>
    <message>
        <source>allowed excess weight of a part, as a share</source>
        <translation>一个分区允许超重的比例</translation>
    </message>
    <message>
        <source>partitionings to compute each time; the best one is used</source>
        <translation>每次划分的次数，取其中最优</translation>
    </message>
    <message>
        <source>optimisation goal of Scotch</source>
        <translation>Scotch 的优化目标</translation>
    </message>
    <message>
        <source>Scotch could not map the graph</source>
        <translation>Scotch 无法映射此图</translation>
    </message>
    <message>
        <source>number of independent searches that share the budget; the best result is used</source>
        <translation>共享预算的独立搜索数；取其中最优结果</translation>
    </message>
    <message>
        <source>also change the order of starts (needs the schedule given)</source>
        <translation>同时改变开始次序（需要调度规则 given）</translation>
    </message>
    <message>
        <source>the option order needs the schedule given, the only one that follows the order found; the schedule is {0}</source>
        <translation>选项 order 需要调度规则 given，只有它遵循找到的次序；当前的调度规则为 {0}</translation>
    </message>
    <message>
        <source>out of memory: the run cannot continue</source>
        <translation>内存不足：运行无法继续</translation>
    </message>
    <message>
        <source>random layered graphs with a chosen shape, out-degree, communication-to-computation ratio and heterogeneity</source>
        <translation>分层随机图，可选定形状、出度、通信与计算之比和异构程度</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>顶点数</translation>
    </message>
    <message>
        <source>mean width of a layer, divided by the square root of the number of vertices</source>
        <translation>层的平均宽度与顶点数平方根之比</translation>
    </message>
    <message>
        <source>mean number of edges out of a vertex</source>
        <translation>每个顶点的平均出边数</translation>
    </message>
    <message>
        <source>mean communication time of an edge, divided by the mean time of a vertex</source>
        <translation>边的平均通信时间与顶点的平均时间之比</translation>
    </message>
    <message>
        <source>spread of a vertex&apos;s time between device kinds, relative to its mean</source>
        <translation>顶点时间在各种类设备间的离散程度，相对于其均值</translation>
    </message>
    <message>
        <source>device kinds with their own times, separated by commas; other kinds get the mean</source>
        <translation>有各自时间的设备种类，以逗号分隔；其他种类取均值</translation>
    </message>
    <message>
        <source>mean time of a vertex</source>
        <translation>顶点的平均时间</translation>
    </message>
    <message>
        <source>random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>training graphs of the sizes used by Mayer et al., with random costs, for the model mayer</source>
        <translation>规模与 Mayer 等人所用相同的训练图，代价随机，用于 mayer 模型</translation>
    </message>
    <message>
        <source>size: 346 vertices and 531 edges, 3068 and 5506, or 5270 and 9155</source>
        <translation>规模：346 个顶点和 531 条边、3068 和 5506，或 5270 和 9155</translation>
    </message>
    <message>
        <source>random graphs with a known optimum on a given number of devices with unlimited channels; the name of the graph contains the optimum in seconds</source>
        <translation>在给定数量的设备上、通道不限时最优值已知的随机图；图的名称中含有最优值的秒数</translation>
    </message>
    <message>
        <source>number of devices for which the optimum is known</source>
        <translation>最优值已知时的设备数</translation>
    </message>
    <message>
        <source>edges per vertex</source>
        <translation>每个顶点的边数</translation>
    </message>
    <message>
        <source>unknown mode &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的模式“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown memory rule &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的内存规则“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>遗传算法</translation>
    </message>
    <message>
        <source>number of individuals</source>
        <translation>个体数</translation>
    </message>
    <message>
        <source>share of the best individuals that survive each generation</source>
        <translation>每一代中保留的最优个体占种群的比例</translation>
    </message>
    <message>
        <source>share of the population that is replaced by random individuals in each generation</source>
        <translation>每一代由随机个体替换的部分占种群的比例</translation>
    </message>
    <message>
        <source>probability that a child takes a key from its elite parent</source>
        <translation>子代从精英亲代取得某个键的概率</translation>
    </message>
    <message>
        <source>Cross-entropy method</source>
        <translation>交叉熵方法</translation>
    </message>
    <message>
        <source>number of placements sampled per round</source>
        <translation>每轮抽取的放置方案数</translation>
    </message>
    <message>
        <source>share of the best placements of a round from which the table learns</source>
        <translation>每轮中供概率表学习的最优放置方案的比例</translation>
    </message>
    <message>
        <source>step of the probability table towards the best placements, per round</source>
        <translation>概率表每轮向最优放置方案移动的步幅</translation>
    </message>
    <message>
        <source>probability that is always shared equally among all devices</source>
        <translation>始终由所有设备均分的概率</translation>
    </message>
    <message>
        <source>initial probability of the device that a vertex has in the start placement</source>
        <translation>顶点在起始放置方案中所在设备的初始概率</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>爬山法</translation>
    </message>
    <message>
        <source>number of vertices moved at random after a local optimum is reached</source>
        <translation>到达局部最优时随机移动的顶点数</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>禁忌搜索</translation>
    </message>
    <message>
        <source>number of moves tried per step, of which the best is made</source>
        <translation>每步尝试的移动数，取其中最优者执行</translation>
    </message>
    <message>
        <source>number of moves for which a vertex must not return to its previous device, drawn from this value up to twice this value</source>
        <translation>禁忌期：顶点不得返回原设备的移动数，在此值与其两倍之间抽取</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确求解</translation>
    </message>
    <message>
        <source>method that proves the best plan; auto: the search tree first, then the integer program if the tree reaches its node limit</source>
        <translation>证明最优方案的方法；auto：先用搜索树，搜索树达到节点上限时再用整数规划</translation>
    </message>
    <message>
        <source>maximum number of nodes in the search tree</source>
        <translation>搜索树的节点数上限</translation>
    </message>
    <message>
        <source>maximum memory for visited states, in MiB</source>
        <translation>已访问状态所占内存的上限（MiB）</translation>
    </message>
    <message>
        <source>time limit in seconds if the budget sets no limit</source>
        <translation>预算未设上限时的时间上限（秒）</translation>
    </message>
    <message>
        <source>the method milp accepts only small problems, with single-slot devices and channels that carry one transfer at a time; branch-and-bound accepts all</source>
        <translation>方法 milp 只接受小问题，且设备只有一个槽位、通道同一时刻只有一次传输；branch-and-bound 接受所有问题</translation>
    </message>
    <message>
        <source>edge {0} does not exist, expected an id below {1}</source>
        <translation>边 {0} 不存在，编号应小于 {1}</translation>
    </message>
    <message>
        <source>expected the first edge of every transfer once, in an order that agrees with &quot;order&quot;</source>
        <translation>每次传输的第一条边应恰好出现一次，且次序与“order”一致</translation>
    </message>
    <message>
        <source>omit the formation vertex where one kernel computes the whole output block</source>
        <translation>若一个内核即可算出整个输出块，则省略汇总顶点</translation>
    </message>
    <message>
        <source>inputs are available on every device at the start, or are vertices that are placed</source>
        <translation>输入在开始时即位于每个设备上，或作为要放置的顶点</translation>
    </message>
    <message>
        <source>maximum number of vertices; larger graphs are rejected</source>
        <translation>顶点数上限；更大的图将被拒绝</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>读取已停止</translation>
    </message>
    <message>
        <source>{0} has no value, expected one (--import {0}=...)</source>
        <translation>{0} 没有值，应给出它的值（--import {0}=...）</translation>
    </message>
    <message>
        <source>writing was stopped</source>
        <translation>写入已停止</translation>
    </message>
    <message>
        <source>the gzip content is damaged or truncated</source>
        <translation>gzip 内容已损坏或不完整</translation>
    </message>
    <message>
        <source>the decompressed file is larger than {0} bytes</source>
        <translation>文件解压后超过 {0} 字节</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected labels of one letter each, like &quot;ij,jk-&gt;ik&quot;</source>
        <translation>发现“{0}”，应为单字母标号，如“ij,jk-&gt;ik”</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a label of one letter</source>
        <translation>发现“{0}”，应为单字母标号</translation>
    </message>
    <message>
        <source>maximum number of simplex steps; after them the best solution so far is used</source>
        <translation>单纯形法的最多步数；之后采用迄今最好的解</translation>
    </message>
    <message>
        <source>published model size</source>
        <translation>已发表的模型规模</translation>
    </message>
    <message>
        <source>number of layers; 0: that of the chosen size</source>
        <translation>层数；0：按所选规模</translation>
    </message>
    <message>
        <source>width of the model; 0: that of the chosen size</source>
        <translation>模型宽度；0：按所选规模</translation>
    </message>
    <message>
        <source>number of attention heads; 0: that of the chosen size</source>
        <translation>注意力头数；0：按所选规模</translation>
    </message>
    <message>
        <source>width of the feed-forward layers; 0: that of the chosen size, or four times a given model width</source>
        <translation>前馈层宽度；0：按所选规模，或为给定模型宽度的四倍</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>sequence length, in tokens</source>
        <translation>序列长度（词元数）</translation>
    </message>
    <message>
        <source>BERT, the encoder of the Transformer; the training step is that of pre-training</source>
        <translation>BERT，即 Transformer 的编码器；训练步为预训练的训练步</translation>
    </message>
    <message>
        <source>tiled Cholesky factorisation</source>
        <translation>分块 Cholesky 分解</translation>
    </message>
    <message>
        <source>the expanded graph has more than {0} edges</source>
        <translation>展开后超过 {0} 条边</translation>
    </message>
    <message>
        <source>{0} has no derivative with respect to operand {1}</source>
        <translation>{0} 对操作数 {1} 没有导数</translation>
    </message>
    <message>
        <source>the derivative of {0} of {1} is not supported, expected {0} of a tensor</source>
        <translation>不支持 {1} 的 {0} 的导数，应为某个张量的 {0}</translation>
    </message>
    <message>
        <source>choosing the pieces takes too many steps, expected fewer operations or pieces</source>
        <translation>选择分块数的步骤过多，应减少运算或分块</translation>
    </message>
    <message>
        <source>the operation can be cut in more than {0} ways, expected fewer labels or pieces</source>
        <translation>该运算有超过 {0} 种切分方式，应减少标号或分块</translation>
    </message>
    <message>
        <source>the line has {0} characters, expected at most {1}</source>
        <translation>该行有 {0} 个字符，最多应为 {1} 个</translation>
    </message>
    <message>
        <source>unexpected end of the line, expected {0}</source>
        <translation>该行意外结束，应有 {0}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected {1}</source>
        <translation>发现“{0}”，应为 {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected an operation (NAME[labels] = ...), einsum, extents, input, source, pieces, gradients or function</source>
        <translation>发现“{0}”，应为运算（NAME[labels] = ...）、einsum、extents、input、source、pieces、gradients 或 function</translation>
    </message>
    <message>
        <source>the program&apos;s name must be in the first line</source>
        <translation>程序名应在第一行</translation>
    </message>
    <message>
        <source>label {0} already has an extent</source>
        <translation>标号 {0} 已有长度</translation>
    </message>
    <message>
        <source>label {0} has no extent; define it first: extents {0}=1000</source>
        <translation>标号 {0} 没有长度；请先定义：extents {0}=1000</translation>
    </message>
    <message>
        <source>duplicate label {0}, expected it once</source>
        <translation>标号 {0} 重复，应只出现一次</translation>
    </message>
    <message>
        <source>the name has {0} characters, expected at most {1}</source>
        <translation>名称有 {0} 个字符，最多应为 {1} 个</translation>
    </message>
    <message>
        <source>a program can have at most {0} tensors</source>
        <translation>一个程序最多有 {0} 个张量</translation>
    </message>
    <message>
        <source>tensor {0} already exists</source>
        <translation>已有张量 {0}</translation>
    </message>
    <message>
        <source>function {0} already exists</source>
        <translation>已有函数 {0}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes two operands; write one operation per line and one function per operation</source>
        <translation>“{0}”只有两个操作数；每行写一个运算，每个运算写一个函数</translation>
    </message>
    <message>
        <source>found 0, expected a non-zero divisor</source>
        <translation>发现 0，应为非零的除数</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; after &quot;{1}&quot;; write one operation per line and one function per operation</source>
        <translation>“{1}”之后发现“{0}”；每行写一个运算，每个运算写一个函数</translation>
    </message>
    <message>
        <source>an operation has at most {0} operands</source>
        <translation>一个运算最多有 {0} 个操作数</translation>
    </message>
    <message>
        <source>unknown function &quot;{0}&quot;, expected one of {1}; to declare your own function, add the line: function {0} 1</source>
        <translation>未知函数“{0}”，应为以下之一：{1}；要声明自己的函数，请加上一行：function {0} 1</translation>
    </message>
    <message>
        <source>function {0} is nested in another function; write one operation per line and one function per operation</source>
        <translation>函数 {0} 嵌套在另一个函数之内；每行写一个运算，每个运算写一个函数</translation>
    </message>
    <message>
        <source>unknown tensor &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知张量“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>label {0} has extent {1}, expected {2}, the extent of {3} in {4}</source>
        <translation>标号 {0} 的长度为 {1}，应为 {2}，即 {4} 中 {3} 的长度</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected the labels (ij,jk-&gt;ik)</source>
        <translation>发现“{0}”，应为标号（ij,jk-&gt;ik）</translation>
    </message>
    <message>
        <source>label {0} is not in the output: add sum, prod, min or max</source>
        <translation>标号 {0} 不在输出中：请写明 sum、prod、min 或 max</translation>
    </message>
    <message>
        <source>{0} has nothing to aggregate: the output has all labels</source>
        <translation>{0} 没有可聚合的内容：输出已有全部标号</translation>
    </message>
    <message>
        <source>the operation has no label {0}</source>
        <translation>该运算没有标号 {0}</translation>
    </message>
    <message>
        <source>found {0}, expected a power of two</source>
        <translation>发现 {0}，应为 2 的幂</translation>
    </message>
    <message>
        <source>conflicting settings for automatic pieces, expected the same in the whole program</source>
        <translation>自动选择分块的设置互相冲突，整个程序中应相同</translation>
    </message>
    <message>
        <source>second gradients line, expected one per program</source>
        <translation>出现第二行 gradients，一个程序应只有一行</translation>
    </message>
    <message>
        <source>the operations read {0} tensors, expected at most {1} where gradients are requested</source>
        <translation>这些运算读取 {0} 个张量；要求梯度时最多应为 {1} 个</translation>
    </message>
    <message>
        <source>{0} does not depend on {1}</source>
        <translation>{0} 不依赖于 {1}</translation>
    </message>
    <message>
        <source>found no operation, expected one, like C[i,k] = sum A[i,j] * B[j,k]</source>
        <translation>没有运算，至少应有一个，如 C[i,k] = sum A[i,j] * B[j,k]</translation>
    </message>
    <message>
        <source>fast Fourier transform in blocks: recursive division, then butterflies</source>
        <translation>按块进行的快速傅里叶变换：先递归划分，再做蝶形运算</translation>
    </message>
    <message>
        <source>levels of division: binary logarithm of the number of blocks m</source>
        <translation>划分的级数：块数 m 的以 2 为底的对数</translation>
    </message>
    <message>
        <source>binary logarithm of the number of points in a block</source>
        <translation>每块点数的以 2 为底的对数</translation>
    </message>
    <message>
        <source>bytes per number; a point has two numbers</source>
        <translation>一个数的字节数；一个点有两个数</translation>
    </message>
    <message>
        <source>stages of parallel chains between a fork and a join</source>
        <translation>若干级，每级在分叉与汇合之间有并行的链</translation>
    </message>
    <message>
        <source>number of stages, one after another</source>
        <translation>依次执行的级数</translation>
    </message>
    <message>
        <source>chains in a stage</source>
        <translation>每级的链数</translation>
    </message>
    <message>
        <source>tasks in a chain</source>
        <translation>每条链的任务数</translation>
    </message>
    <message>
        <source>Gaussian elimination by columns</source>
        <translation>按列的高斯消元</translation>
    </message>
    <message>
        <source>columns m of the matrix</source>
        <translation>矩阵的列数 m</translation>
    </message>
    <message>
        <source>number of rows and columns of the block that replaces each number</source>
        <translation>替代每个数的块的行列数</translation>
    </message>
    <message>
        <source>GNMT: translation with a recurrent encoder and decoder with attention, unrolled step by step</source>
        <translation>GNMT：带注意力的循环编码器与解码器翻译模型，逐步展开</translation>
    </message>
    <message>
        <source>number of layers in the encoder and in the decoder, each</source>
        <translation>编码器与解码器各自的层数</translation>
    </message>
    <message>
        <source>width of a layer</source>
        <translation>层宽</translation>
    </message>
    <message>
        <source>vocabulary size of each language</source>
        <translation>每种语言的词表大小</translation>
    </message>
    <message>
        <source>steps of the encoder</source>
        <translation>编码器步数</translation>
    </message>
    <message>
        <source>steps of the decoder</source>
        <translation>解码器步数</translation>
    </message>
    <message>
        <source>the first layer of the encoder is bidirectional</source>
        <translation>编码器第一层为双向</translation>
    </message>
    <message>
        <source>GPT-2, the decoder of the Transformer, on a complete sequence</source>
        <translation>GPT-2，即 Transformer 的解码器，一次处理整个序列</translation>
    </message>
    <message>
        <source>Inception-V3, a convolutional network of parallel branches</source>
        <translation>Inception-V3，带并行分支的卷积网络</translation>
    </message>
    <message>
        <source>height and width of an image</source>
        <translation>图像的高和宽</translation>
    </message>
    <message>
        <source>number of classes</source>
        <translation>类别数</translation>
    </message>
    <message>
        <source>auxiliary classifier that supports training</source>
        <translation>辅助分类器，用于训练</translation>
    </message>
    <message>
        <source>batch size, in examples</source>
        <translation>批大小（样本数）</translation>
    </message>
    <message>
        <source>include the backward pass and the weight updates, not only the forward pass</source>
        <translation>除前向传播外，还包括反向传播与权重更新</translation>
    </message>
    <message>
        <source>method of the weight updates, which determines the numbers stored with each weight: none, one or two</source>
        <translation>权重更新方法，决定随每个权重保存的数：无、一个或两个</translation>
    </message>
    <message>
        <source>colocate kernels that use the same weights, so that the weights count once; otherwise each kernel has a copy</source>
        <translation>将使用相同权重的内核绑定在一个设备上，权重只计一次；否则每个内核各有一份副本</translation>
    </message>
    <message>
        <source>tiled LU factorisation without pivoting</source>
        <translation>分块 LU 分解，不选主元</translation>
    </message>
    <message>
        <source>NASNet-A, a convolutional network of cells found by architecture search</source>
        <translation>NASNet-A，由架构搜索得到的单元组成的卷积网络</translation>
    </message>
    <message>
        <source>4 cells and 1056 filters, or 6 cells and 4032 filters</source>
        <translation>4 个单元与 1056 个滤波器，或 6 个单元与 4032 个滤波器</translation>
    </message>
    <message>
        <source>number of normal cells in each of the three stacks; 0: that of the chosen size</source>
        <translation>三段中每段的普通单元数；0：按所选规模</translation>
    </message>
    <message>
        <source>number of channels at the end, at least 96; 0: that of the chosen size</source>
        <translation>末端的通道数，至少 96；0：按所选规模</translation>
    </message>
    <message>
        <source>layers in a pipeline of micro-batches, forward only or forward and backward</source>
        <translation>微批次流水线中的各层，仅前向或前向加反向</translation>
    </message>
    <message>
        <source>layers, each a square matrix</source>
        <translation>层数，每层为一个方阵</translation>
    </message>
    <message>
        <source>number of micro-batches</source>
        <translation>微批次数</translation>
    </message>
    <message>
        <source>include the backward pass and the weight updates</source>
        <translation>包括反向传播与权重更新</translation>
    </message>
    <message>
        <source>rows of a micro-batch</source>
        <translation>一个微批次的行数</translation>
    </message>
    <message>
        <source>tiled QR factorisation with a flat tree</source>
        <translation>分块 QR 分解，采用扁平树</translation>
    </message>
    <message>
        <source>ResNet-50, -101 or -152, a convolutional network with shortcut connections</source>
        <translation>ResNet-50、-101 或 -152，带捷径连接的卷积网络</translation>
    </message>
    <message>
        <source>layers with weights</source>
        <translation>带权重的层数</translation>
    </message>
    <message>
        <source>with these options the graph has about {0} vertices and {1} edges, expected at most {2} and {3}</source>
        <translation>按这些选项，图约有 {0} 个顶点和 {1} 条边，最多应为 {2} 和 {3}</translation>
    </message>
    <message>
        <source>mean work of a task, in FLOP</source>
        <translation>任务的平均计算量（FLOP）</translation>
    </message>
    <message>
        <source>mean size of a task&apos;s output</source>
        <translation>任务输出的平均大小</translation>
    </message>
    <message>
        <source>width of the range from which work and output size are drawn, relative to the mean; 0: all equal</source>
        <translation>抽取计算量与输出大小的范围宽度，相对于平均值；0：全部相等</translation>
    </message>
    <message>
        <source>tiles in each direction of the matrix</source>
        <translation>矩阵每个方向的分块数</translation>
    </message>
    <message>
        <source>rows and columns of a tile</source>
        <translation>一个分块的行列数</translation>
    </message>
    <message>
        <source>joint vocabulary size of both languages</source>
        <translation>两种语言共用词表的大小</translation>
    </message>
    <message>
        <source>length of the source text, in tokens</source>
        <translation>源文本的长度（词元数）</translation>
    </message>
    <message>
        <source>length of the translation, in tokens</source>
        <translation>译文的长度（词元数）</translation>
    </message>
    <message>
        <source>Transformer: translation with attention, encoder and decoder</source>
        <translation>Transformer：基于注意力的翻译模型，含编码器与解码器</translation>
    </message>
    <message>
        <source>complete trees: in-trees (reductions) and out-trees (divisions)</source>
        <translation>完全树：内向树（归约）与外向树（划分）</translation>
    </message>
    <message>
        <source>towards the root (in-tree) or away from it (out-tree)</source>
        <translation>朝向根（内向树）或远离根（外向树）</translation>
    </message>
    <message>
        <source>children of a task</source>
        <translation>一个任务的子任务数</translation>
    </message>
    <message>
        <source>edges from the root to a leaf</source>
        <translation>从根到叶的边数</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; as a setting of the graph family, expected option=value</source>
        <translation>图族的设置为“{0}”，应为 选项=值</translation>
    </message>
    <message>
        <source>the first statement must be &quot;einsum NAME&quot; or &quot;extents i=1000 ...&quot;</source>
        <translation>第一条语句应为“einsum NAME”或“extents i=1000 ...”</translation>
    </message>
    <message>
        <source>--import is &quot;{0}&quot;, expected option=value</source>
        <translation>--import 为“{0}”，应为 选项=值</translation>
    </message>
    <message>
        <source>the module can&apos;t be loaded: {0}</source>
        <translation>模块无法载入：{0}</translation>
    </message>
    <message>
        <source>found no valid record length, expected at most {0} bytes</source>
        <translation>没有发现有效的记录长度，最多应为 {0} 字节</translation>
    </message>
    <message>
        <source>found no protobuf message, expected a node</source>
        <translation>没有发现 protobuf 消息，应为节点</translation>
    </message>
    <message>
        <source>duplicate id {0}, expected a unique id</source>
        <translation>编号 {0} 重复，应为唯一编号</translation>
    </message>
    <message>
        <source>has no nodes, expected at least one</source>
        <translation>没有节点，至少应有一个</translation>
    </message>
    <message>
        <source>the trace has no data dependencies; its control dependencies are used instead</source>
        <translation>轨迹没有数据依赖，改用其控制依赖</translation>
    </message>
    <message>
        <source>the costs are read as operations; for a file of measured times, set cost=milliseconds or cost=seconds</source>
        <translation>代价按运算量读取；对于含实测时间的文件，请设置 cost=milliseconds 或 cost=seconds</translation>
    </message>
    <message>
        <source>duplicate name &quot;{0}&quot;, expected a unique name</source>
        <translation>名称“{0}”重复，应为唯一名称</translation>
    </message>
    <message>
        <source>there is no task &quot;{0}&quot;</source>
        <translation>没有任务“{0}”</translation>
    </message>
    <message>
        <source>there is no node &quot;{0}&quot;</source>
        <translation>没有节点“{0}”</translation>
    </message>
    <message>
        <source>Meaning of the cost of a task: operations (time = cost / speed of a device), or measured seconds or milliseconds on any device</source>
        <translation>任务代价的含义：运算量（时间 = 代价 / 设备速度），或任意设备上的实测秒数或毫秒数</translation>
    </message>
    <message>
        <source>there is no node with id {0}</source>
        <translation>没有编号为 {0} 的节点</translation>
    </message>
    <message>
        <source>found {0}, expected {1} as on the earlier edges of node {2}</source>
        <translation>发现 {0}，应与节点 {2} 先前的边一样为 {1}</translation>
    </message>
    <message>
        <source>Costs as published (each piece has the costs of the whole operation), or FLOPs and bytes recomputed for each piece</source>
        <translation>按发表的代价（每块都带整个运算的代价），或对每块重新计算的 FLOP 数与字节数</translation>
    </message>
    <message>
        <source>For recomputed costs: number of pieces of an operation</source>
        <translation>重新计算代价时：一个运算被切成的块数</translation>
    </message>
    <message>
        <source>line {0}: unexpected end of the text</source>
        <translation>第 {0} 行：文本意外结束</translation>
    </message>
    <message>
        <source>line {0}: the quote or tag that begins with {1} is not closed</source>
        <translation>第 {0} 行：以 {1} 开始的字符串或标签没有结束</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a directed graph (digraph)</source>
        <translation>第 {0} 行：发现 {1}，应为有向图（digraph）</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected an opening brace</source>
        <translation>第 {0} 行：发现 {1}，应为左花括号</translation>
    </message>
    <message>
        <source>line {0}: found {1} after the end of the graph</source>
        <translation>第 {0} 行：图结束之后发现 {1}</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected attributes in brackets</source>
        <translation>第 {0} 行：发现 {1}，应为方括号中的属性</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected an attribute or a closing bracket</source>
        <translation>第 {0} 行：发现 {1}，应为属性或右括号</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a value</source>
        <translation>第 {0} 行：发现 {1}，应为值</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a statement</source>
        <translation>第 {0} 行：发现 {1}，应为语句</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected the name of a port</source>
        <translation>第 {0} 行：发现 {1}，应为端口名</translation>
    </message>
    <message>
        <source>line {0}: nested too deeply</source>
        <translation>第 {0} 行：嵌套过深</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected -&gt; (directed edges) between vertices</source>
        <translation>第 {0} 行：发现 {1}，顶点之间应为 -&gt;（有向边）</translation>
    </message>
    <message>
        <source>line {0}: the subgraphs expand to more vertices and edges than allowed for a text of this size</source>
        <translation>第 {0} 行：子图展开后的顶点和边多于此大小的文本所允许的数目</translation>
    </message>
    <message>
        <source>line {0}: the attribute is too long for the number of elements that it applies to</source>
        <translation>第 {0} 行：相对于所适用的元素个数，该属性过长</translation>
    </message>
    <message>
        <source>found no operator with tensors, expected an execution trace of PyTorch</source>
        <translation>没有发现带张量的算子，应为 PyTorch 执行轨迹</translation>
    </message>
    <message>
        <source>operators of unknown cost, estimated from their output: {0}</source>
        <translation>代价未知的算子，由其输出估计：{0}</translation>
    </message>
    <message>
        <source>Profiler trace of the same run: the file with the measured times</source>
        <translation>同一次运行的性能分析轨迹：含实测时间的文件</translation>
    </message>
    <message>
        <source>line {0}: {1} is &quot;{2}&quot;, expected a finite number of at least 0</source>
        <translation>第 {0} 行：{1} 为“{2}”，应为不小于 0 的有限数</translation>
    </message>
    <message>
        <source>line {0}: too many device kinds with times at {1}, expected fewer</source>
        <translation>第 {0} 行：{1} 处带时间的设备种类过多，应减少</translation>
    </message>
    <message>
        <source>graphs cannot be written in the format &quot;{0}&quot;, expected one of: {1}</source>
        <translation>图不能写成“{0}”格式，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>{0} is a read-only format, expected another file extension (or --format)</source>
        <translation>{0} 是只读格式，应换一个扩展名（或用 --format）</translation>
    </message>
    <message>
        <source>line {0}: this is not well-formed XML ({1})</source>
        <translation>第 {0} 行：不是格式良好的 XML（{1}）</translation>
    </message>
    <message>
        <source>line {0}: found &lt;{1}&gt;, expected &lt;graphml&gt;</source>
        <translation>第 {0} 行：发现 &lt;{1}&gt;，应为 &lt;graphml&gt;</translation>
    </message>
    <message>
        <source>line {0}: duplicate key {1}, expected a unique key</source>
        <translation>第 {0} 行：键 {1} 重复，应为唯一的键</translation>
    </message>
    <message>
        <source>line {0}: there is no &lt;graph&gt; in &lt;graphml&gt;</source>
        <translation>第 {0} 行：&lt;graphml&gt; 中没有 &lt;graph&gt;</translation>
    </message>
    <message>
        <source>line {0}: found a second &lt;graph&gt;, expected one per file</source>
        <translation>第 {0} 行：发现第二个 &lt;graph&gt;，一个文件应只有一个</translation>
    </message>
    <message>
        <source>line {0}: found a hyperedge, expected edges between two nodes</source>
        <translation>第 {0} 行：发现超边，应为两个节点之间的边</translation>
    </message>
    <message>
        <source>line {0}: found a node without an id, expected one</source>
        <translation>第 {0} 行：发现没有 id 的节点，应有 id</translation>
    </message>
    <message>
        <source>line {0}: duplicate node {1}, expected a unique id</source>
        <translation>第 {0} 行：节点 {1} 重复，应有唯一的 id</translation>
    </message>
    <message>
        <source>line {0}: found an undirected edge, expected directed ones</source>
        <translation>第 {0} 行：发现无向边，应为有向边</translation>
    </message>
    <message>
        <source>line {0}: {2} &quot;{1}&quot; does not exist or contains a graph, expected a node without one</source>
        <translation>第 {0} 行：{2}“{1}”不存在或含有子图，应为不含子图的节点</translation>
    </message>
    <message>
        <source>found {0} after the end of the document</source>
        <translation>文档结束之后发现 {0}</translation>
    </message>
    <message>
        <source>is longer than {0} bytes</source>
        <translation>超过 {0} 字节</translation>
    </message>
    <message>
        <source>unexpected end of the text</source>
        <translation>文本意外结束</translation>
    </message>
    <message>
        <source>found {0}, expected a value</source>
        <translation>发现 {0}，应为值</translation>
    </message>
    <message>
        <source>found {0}, expected a comma</source>
        <translation>发现 {0}，应为逗号</translation>
    </message>
    <message>
        <source>found {0}, expected a key in quotes</source>
        <translation>发现 {0}，应为带引号的键</translation>
    </message>
    <message>
        <source>found {0}, expected a colon</source>
        <translation>发现 {0}，应为冒号</translation>
    </message>
    <message>
        <source>found {0}, expected true or false</source>
        <translation>发现 {0}，应为 true 或 false</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected ids separated by &quot;;&quot;</source>
        <translation>第 {0} 行：发现“{1}”，应为以“;”分隔的编号</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected NO, CPU or GPU</source>
        <translation>第 {0} 行：发现“{1}”，应为 NO、CPU 或 GPU</translation>
    </message>
    <message>
        <source>line {0}: duplicate id {1}, expected a unique id</source>
        <translation>第 {0} 行：编号 {1} 重复，应为唯一编号</translation>
    </message>
    <message>
        <source>node {0}, which a list of node {1} refers to, does not exist</source>
        <translation>节点 {1} 的列表所引用的节点 {0} 不存在</translation>
    </message>
    <message>
        <source>the module that reads {0} models is not installed; everything else works</source>
        <translation>未安装读取 {0} 模型的模块；其余功能正常</translation>
    </message>
    <message>
        <source>this is not the module that reads {0} models: {1}</source>
        <translation>这不是读取 {0} 模型的模块：{1}</translation>
    </message>
    <message>
        <source>the module that reads {0} models has interface version {1}, expected {2}: it belongs to another version of the program</source>
        <translation>读取 {0} 模型的模块的接口版本为 {1}，应为 {2}：它属于本程序的另一版本</translation>
    </message>
    <message>
        <source>placements cannot be written in the format &quot;{0}&quot;, expected one of: {1}</source>
        <translation>放置方案不能写成“{0}”格式，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>iteration is &quot;{0}&quot;, expected last, all or a number from 0</source>
        <translation>iteration 为“{0}”，应为 last、all 或从 0 起的数</translation>
    </message>
    <message>
        <source>iteration is {0}, but the number of iterations in the trace is {1} (counted from 0)</source>
        <translation>iteration 为 {0}，但轨迹中的迭代数为 {1}（从 0 起计）</translation>
    </message>
    <message>
        <source>Device kind of the measured times; * for any</source>
        <translation>实测时间所属的设备种类；* 表示任意</translation>
    </message>
    <message>
        <source>the whole trace was read, including warm-up</source>
        <translation>已读取整个轨迹，包括预热</translation>
    </message>
    <message>
        <source>found no operator and no kernel of PyTorch, expected a trace of its profiler</source>
        <translation>没有发现 PyTorch 的算子或内核，应为其性能分析轨迹</translation>
    </message>
    <message>
        <source>measured on {0}</source>
        <translation>在 {0} 上实测</translation>
    </message>
    <message>
        <source>a profile has no tensors: the order on streams and threads is used as dependencies, and sizes are unknown; an execution trace of the same run has both</source>
        <translation>性能分析轨迹没有张量：以流和线程上的次序作为依赖，且大小未知；同一次运行的执行轨迹两者都有</translation>
    </message>
    <message>
        <source>Also read operators without kernels, with their time on the host</source>
        <translation>同时读取没有内核的算子及其主机时间</translation>
    </message>
    <message>
        <source>line {0}: there is no node with id {1} on this device</source>
        <translation>第 {0} 行：此设备上没有编号为 {1} 的节点</translation>
    </message>
    <message>
        <source>the file has a function library: a node that calls a function becomes one vertex</source>
        <translation>文件带有函数库：调用函数的节点成为一个顶点</translation>
    </message>
    <message>
        <source>line {0}: the node that begins here has no name</source>
        <translation>第 {0} 行：在此开始的节点没有名称</translation>
    </message>
    <message>
        <source>line {0}: duplicate name &quot;{1}&quot;, expected a unique name</source>
        <translation>第 {0} 行：名称“{1}”重复，应为唯一名称</translation>
    </message>
    <message>
        <source>line {0}: found &quot;{1}&quot;, expected an input name:port</source>
        <translation>第 {0} 行：发现“{1}”，应为输入 name:port</translation>
    </message>
    <message>
        <source>line {0}: there is no node &quot;{1}&quot;</source>
        <translation>第 {0} 行：没有节点“{1}”</translation>
    </message>
    <message>
        <source>the trace has two times for vertex &quot;{0}&quot;</source>
        <translation>轨迹中顶点“{0}”有两个时间</translation>
    </message>
    <message>
        <source>ends before it starts</source>
        <translation>在开始之前就结束</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected task, transfer or send</source>
        <translation>发现“{0}”，应为 task、transfer 或 send</translation>
    </message>
    <message>
        <source>found start &quot;{0}&quot; and end &quot;{1}&quot;, expected seconds, with the end not before the start</source>
        <translation>发现开始“{0}”和结束“{1}”，应为秒数，且结束不早于开始</translation>
    </message>
    <message>
        <source>duplicate id &quot;{0}&quot;, expected a unique id</source>
        <translation>编号“{0}”重复，应为唯一编号</translation>
    </message>
    <message>
        <source>the model uses operator set {0} {1}, newer than {2}: the costs of operators that have changed may be unknown</source>
        <translation>模型使用的算子集为 {0} {1}，比 {2} 新：有变化的算子，其代价可能未知</translation>
    </message>
    <message>
        <source>tensors of unknown shape, whose bytes include only the known part: {0}, among them {1}</source>
        <translation>形状未知的张量，其字节数只计已知部分：{0}，其中有 {1}</translation>
    </message>
    <message>
        <source>nodes that do not match the definition of their operator: {0} ({1}); the first: {2}</source>
        <translation>不符合其算子定义的节点：{0}（{1}）；第一个：{2}</translation>
    </message>
    <message>
        <source>the function calls do not end, or expand to more than in any real model of this size</source>
        <translation>函数调用没有终止，或展开后多于任何此大小的真实模型</translation>
    </message>
    <message>
        <source>duplicate value &quot;{0}&quot;, expected one definition</source>
        <translation>值“{0}”重复，应只定义一次</translation>
    </message>
    <message>
        <source>an extent of the weight &quot;{0}&quot; is {1}, expected at least 0</source>
        <translation>权重“{0}”的某一维长度为 {1}，应至少为 0</translation>
    </message>
    <message>
        <source>found the input &quot;{0}&quot;, expected one from an earlier node, an input of the graph, or a weight</source>
        <translation>发现输入“{0}”，应来自先前的节点、图的输入或权重</translation>
    </message>
    <message>
        <source>the function {0} does not provide output {1}</source>
        <translation>函数 {0} 不提供输出 {1}</translation>
    </message>
    <message>
        <source>the model has IR version {0}, newer than {1}, and can&apos;t be read: {2}</source>
        <translation>模型的 IR 版本为 {0}，比 {1} 新，无法读取：{2}</translation>
    </message>
    <message>
        <source>found fields that no ONNX model has, expected a ModelProto</source>
        <translation>发现 ONNX 模型没有的字段，应为 ModelProto</translation>
    </message>
    <message>
        <source>the model has no graph, expected one</source>
        <translation>模型没有图，应有一个</translation>
    </message>
    <message>
        <source>the model has more than {0} unspecified dimensions, expected fewer</source>
        <translation>模型有超过 {0} 个未定维度，应更少</translation>
    </message>
    <message>
        <source>the {0} library failed: {1}</source>
        <translation>{0} 库失败：{1}</translation>
    </message>
    <message>
        <source>extent of a dimension that the model does not specify</source>
        <translation>模型未指定的维度的长度</translation>
    </message>
    <message>
        <source>the model would need {0} bytes of memory for {1} bytes of the file, more than any real model</source>
        <translation>模型的 {1} 字节文件需要 {0} 字节内存，多于任何真实模型</translation>
    </message>
    <message>
        <source>the model has messages nested deeper than {0} levels</source>
        <translation>模型的消息嵌套超过 {0} 层</translation>
    </message>
    <message>
        <source>the model is truncated: it ends in the middle of a message</source>
        <translation>模型不完整：在一条消息中间结束</translation>
    </message>
    <message>
        <source>found no field of a protobuf message, expected at least one</source>
        <translation>没有发现 protobuf 消息字段，至少应有一个</translation>
    </message>
    <message>
        <source>no vertex has both FLOPs and a measured time on &quot;{0}&quot;, expected at least two vertices of different size</source>
        <translation>没有顶点同时具有 FLOP 数和在“{0}”上的实测时间，至少应有两个大小不同的顶点</translation>
    </message>
    <message>
        <source>there is no device to calibrate</source>
        <translation>没有可校准的设备</translation>
    </message>
    <message>
        <source>Comparison of placements</source>
        <translation>放置方案比较</translation>
    </message>
    <message>
        <source>Simulated makespans. Number of seeds: {0}. The deviation is the sample standard deviation.</source>
        <translation>模拟完工时间。种子数：{0}。标准差为样本标准差。</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0}，{1}</translation>
    </message>
    <message>
        <source>Vertices: {0}, edges: {1}, lower bound: {2}.</source>
        <translation>顶点：{0}，边：{1}，下界：{2}。</translation>
    </message>
    <message>
        <source>Some costs are estimated.</source>
        <translation>部分代价为估计值。</translation>
    </message>
    <message>
        <source>Placer</source>
        <translation>放置算法</translation>
    </message>
    <message>
        <source>Mean makespan</source>
        <translation>平均完工时间</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜出</translation>
    </message>
    <message>
        <source>Pairwise comparison</source>
        <translation>两两比较</translation>
    </message>
    <message>
        <source>Wins, ties and losses of the row against the column with the same graph, devices and seed; p values of the paired t-test and of the signed-rank test on the ratios of makespans, not corrected for multiple comparisons.</source>
        <translation>行对列在相同图、设备和种子上的胜、平、负；p 值来自完工时间之比的配对 t 检验与符号秩检验，未做多重比较校正。</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>{0} on {1}, {2}: {3}</source>
        <translation>{0}，{1}，{2}：{3}</translation>
    </message>
    <message>
        <source>{0} (runs: {1})</source>
        <translation>{0}（运行数：{1}）</translation>
    </message>
    <message>
        <source>{0} active experts, expected at most {1}</source>
        <translation>有 {0} 个激活的专家，最多应为 {1} 个</translation>
    </message>
    <message>
        <source>model with the sizes to use</source>
        <translation>采用其规模的模型</translation>
    </message>
    <message>
        <source>layers (0: the model&apos;s)</source>
        <translation>层数（0：按模型）</translation>
    </message>
    <message>
        <source>forward pass only, or with backward pass and weight update</source>
        <translation>仅前向传播，或加上反向传播与权重更新</translation>
    </message>
    <message>
        <source>cut along positions and heads as in llama-layer, or along the width as in llama-block</source>
        <translation>像 llama-layer 那样沿位置和头切分，或像 llama-block 那样沿宽度切分</translation>
    </message>
    <message>
        <source>batch size, in sequences</source>
        <translation>批大小（序列数）</translation>
    </message>
    <message>
        <source>sequence length, in tokens (0: the model&apos;s)</source>
        <translation>序列长度（词元数）（0：按模型）</translation>
    </message>
    <message>
        <source>width of the model (0: the model&apos;s)</source>
        <translation>模型宽度（0：按模型）</translation>
    </message>
    <message>
        <source>query heads (0: the model&apos;s)</source>
        <translation>查询头数（0：按模型）</translation>
    </message>
    <message>
        <source>number of key and value heads, shared by the query heads (0: the model&apos;s)</source>
        <translation>查询头共用的键值头数（0：按模型）</translation>
    </message>
    <message>
        <source>width of the feed-forward network (0: the model&apos;s)</source>
        <translation>前馈网络的宽度（0：按模型）</translation>
    </message>
    <message>
        <source>vocabulary size, in tokens (0: the model&apos;s)</source>
        <translation>词表大小（0：按模型）</translation>
    </message>
    <message>
        <source>number of experts that replace a feed-forward network (0: none, -1: the model&apos;s)</source>
        <translation>替代前馈网络的专家数（0：无，-1：按模型）</translation>
    </message>
    <message>
        <source>number of active experts per token (0: the model&apos;s)</source>
        <translation>每个词元激活的专家数（0：按模型）</translation>
    </message>
    <message>
        <source>a language model of the size of GPT-2, GPT-3, LLaMA 7B to 70B or Mixtral, as einsums</source>
        <translation>GPT-2、GPT-3、LLaMA 7B 至 70B 或 Mixtral 规模的语言模型，以 einsum 表示</translation>
    </message>
    <message>
        <source>the derivative of {0}, which reads only a part of its input, is not supported; expected the whole input</source>
        <translation>{0} 只读取其输入的一部分，不支持其导数，应读取全部输入</translation>
    </message>
    <message>
        <source>kernels of an operation</source>
        <translation>一个运算的内核数</translation>
    </message>
    <message>
        <source>choice of the pieces of operations: as in the family (given), or with few transfers, by dynamic programming (auto) or greedily (greedy)</source>
        <translation>运算分块的选取：按图族的方式（given），或使传输较少，采用动态规划（auto）或贪心（greedy）</translation>
    </message>
    <message>
        <source>rows of the input</source>
        <translation>输入的行数</translation>
    </message>
    <message>
        <source>number of inputs, and of outputs</source>
        <translation>输入数，也是输出数</translation>
    </message>
    <message>
        <source>hidden units</source>
        <translation>隐藏单元数</translation>
    </message>
    <message>
        <source>add biases after both products (the published graph has none)</source>
        <translation>在两个乘积之后加偏置（发表的图中没有）</translation>
    </message>
    <message>
        <source>learning rate of the weight update</source>
        <translation>权重更新的学习率</translation>
    </message>
    <message>
        <source>a feed-forward network, softmax(ReLU(X W1) W2): the forward pass or a training step</source>
        <translation>前馈网络 softmax(ReLU(X W1) W2)：前向传播或一个训练步</translation>
    </message>
    <message>
        <source>number of tokens in the sequence</source>
        <translation>一个序列的词元数</translation>
    </message>
    <message>
        <source>attention and feed-forward network of LLaMA 7B, cut along the model&apos;s width</source>
        <translation>LLaMA 7B 的注意力与前馈网络，沿模型宽度切分</translation>
    </message>
    <message>
        <source>a layer of LLaMA 7B with mask, final normalisation and next-token scores, cut along positions and heads</source>
        <translation>LLaMA 7B 的一层，带掩码、末端归一化与下一词元得分，沿位置和注意力头切分</translation>
    </message>
    <message>
        <source>the log line has no whole number &quot;episode&quot; of at least 0</source>
        <translation>日志行没有从 0 起的整数“episode”</translation>
    </message>
    <message>
        <source>the log line has no number &quot;makespan&quot;</source>
        <translation>日志行没有数值“makespan”</translation>
    </message>
    <message>
        <source>the line is not a JSON object of a training log</source>
        <translation>该行不是训练日志的 JSON 对象</translation>
    </message>
    <message>
        <source>episode {0} follows episode {1}, expected ascending numbers</source>
        <translation>第 {0} 回合出现在第 {1} 回合之后，编号应递增</translation>
    </message>
    <message>
        <source>the log contains no episodes</source>
        <translation>日志中没有任何回合</translation>
    </message>
    <message>
        <source>this is a trace of a run, expected the graph before it</source>
        <translation>这是一次运行的轨迹，应在其前给出图</translation>
    </message>
    <message>
        <source>no device has the kind &quot;{0}&quot;, expected one of {1}</source>
        <translation>没有“{0}”种类的设备，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>devices that are not in the topology: {0}</source>
        <translation>拓扑中没有的设备：{0}</translation>
    </message>
    <message>
        <source>only one file of each kind can be opened at once; {0} is of the same kind</source>
        <translation>每种文件一次只能打开一个；{0} 属于同一种</translation>
    </message>
    <message>
        <source>real seconds per modelled second; 0: chosen so that one run of this problem takes a few tens of milliseconds (longer with very many tasks)</source>
        <translation>每模型秒对应的实际秒数；0：自动选取，使此问题的一次运行约需数十毫秒（任务极多时更长）</translation>
    </message>
    <message>
        <source>compute speed, as a multiple of the model&apos;s</source>
        <translation>计算速度，为模型值的倍数</translation>
    </message>
    <message>
        <source>bandwidth of links, as a multiple of the model&apos;s</source>
        <translation>链路带宽，为模型值的倍数</translation>
    </message>
    <message>
        <source>latency of links, as a multiple of the model&apos;s</source>
        <translation>链路延迟，为模型值的倍数</translation>
    </message>
    <message>
        <source>standard deviation of the logarithm of a random factor on each duration (drawn from the seed)</source>
        <translation>每个时长所乘随机系数（由种子决定）的对数标准差</translation>
    </message>
    <message>
        <source>unknown engine &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的引擎“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>stopped before all vertices had run</source>
        <translation>在所有顶点运行完之前停止</translation>
    </message>
    <message>
        <source>Sleeping threads</source>
        <translation>休眠线程</translation>
    </message>
    <message>
        <source>each thread chooses from the state of its own device, but msr ranks by the state of all devices; expected another schedule, such as fifo or blevel</source>
        <translation>每个线程按自身设备的状态选择，而 msr 按所有设备的状态排序；请使用其他调度规则，如 fifo 或 blevel</translation>
    </message>
    <message>
        <source>the threads engine has no barriers, expected the mode asynchronous</source>
        <translation>引擎 threads 没有屏障，模式应为 asynchronous</translation>
    </message>
    <message>
        <source>the threads engine does not wait for memory, expected the memory rule ignore or report</source>
        <translation>引擎 threads 不等待内存，内存规则应为 ignore 或 report</translation>
    </message>
    <message>
        <source>the cost model {0} reproduces another simulator and cannot be executed, expected physical or as-released</source>
        <translation>代价模型 {0} 属于另一个模拟器，无法执行，应为 physical 或 as-released</translation>
    </message>
    <message>
        <source>the operating system did not start another thread after {0} threads</source>
        <translation>操作系统在启动 {0} 个线程之后未能再启动线程</translation>
    </message>
    <message>
        <source>the {0} processes of the training could not connect to each other at {1}, port {2}: {3}</source>
        <translation>训练的 {0} 个进程未能在 {1} 端口 {2} 处互相连接：{3}</translation>
    </message>
    <message>
        <source>this policy does not decide step by step, so the result of another choice is unknown</source>
        <translation>此策略不是逐步选择的，因此无法得知另一种选择的结果</translation>
    </message>
    <message>
        <source>the checkpoint contains the policy {0}, expected {1}</source>
        <translation>检查点中的策略是 {0}，应为 {1}</translation>
    </message>
    <message>
        <source>the policy {0} cannot be trained by several processes, expected one process</source>
        <translation>策略 {0} 不能由多个进程共同训练，应使用一个进程</translation>
    </message>
    <message>
        <source>stage III cannot be shared among processes: their executions would distort each other&apos;s times</source>
        <translation>阶段 III 不能由多个进程分担：它们的执行会互相干扰计时</translation>
    </message>
    <message>
        <source>the networks of this policy support one number of devices: all graphs of a training need the same number</source>
        <translation>此策略的网络只适用于一种设备数：训练的所有图需要相同的设备数</translation>
    </message>
    <message>
        <source>the checkpoint contains {0} parameters, expected {1} for its networks</source>
        <translation>检查点含 {0} 个参数，其网络应有 {1} 个</translation>
    </message>
    <message>
        <source>a training can resume from its checkpoint or start with the networks of another one, but not both</source>
        <translation>训练可从自己的检查点继续，或以另一个检查点的网络开始，二者不能同时使用</translation>
    </message>
    <message>
        <source>another process of the training was lost after episode {0}; the checkpoint contains the progress so far: {1}</source>
        <translation>训练的另一个进程在回合 {0} 之后丢失；检查点保存了当时的进度：{1}</translation>
    </message>
    <message>
        <source>another process of the training was lost after episode {0}: {1}</source>
        <translation>训练的另一个进程在回合 {0} 之后丢失：{1}</translation>
    </message>
    <message>
        <source>engine_settings: found &quot;{0}&quot;, expected name=value</source>
        <translation>engine_settings：发现“{0}”，应为 名称=值</translation>
    </message>
    <message>
        <source>decision {0} is not possible on this graph</source>
        <translation>决策 {0} 在此图上不可行</translation>
    </message>
    <message>
        <source>the network can&apos;t place the graph: {0}</source>
        <translation>网络无法放置此图：{0}</translation>
    </message>
    <message>
        <source>the checkpoint names no training graph, expected at least one</source>
        <translation>检查点未指明训练所用的图，至少应有一个</translation>
    </message>
    <message>
        <source>episodes of stage III: learning from runs on an execution engine</source>
        <translation>阶段 III 的回合数（从执行引擎上的运行中学习）</translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start of stage III</source>
        <translation>阶段 III 开始时的学习率（Adam）</translation>
    </message>
    <message>
        <source>share of random actions at the start of stage III; it falls linearly to 0</source>
        <translation>阶段 III 开始时随机动作的比例，线性降至 0</translation>
    </message>
    <message>
        <source>weight of the policy entropy in stage III</source>
        <translation>阶段 III 中策略熵的权重</translation>
    </message>
    <message>
        <source>execution engine for stage III (listed by: doppler engines)</source>
        <translation>阶段 III 所用的执行引擎（列出：doppler engines）</translation>
    </message>
    <message>
        <source>settings of the engine: name=value,name=value ...</source>
        <translation>执行引擎的设置：名称=值,名称=值 ...</translation>
    </message>
    <message>
        <source>number of executions of each placement in stage III; their mean time counts</source>
        <translation>阶段 III 中每个放置方案的执行次数；以平均时间为准</translation>
    </message>
    <message>
        <source>the settings of the paper</source>
        <translation>论文的设置</translation>
    </message>
    <message>
        <source>exact control: the same sampler with a learning rate of 0 after imitation, to show the effect of learning</source>
        <translation>精确对照：相同的采样器，模仿之后学习率为 0，用以显示学习的效果</translation>
    </message>
    <message>
        <source>DOPPLER</source>
        <translation>DOPPLER</translation>
    </message>
    <message>
        <source>DOPPLER, control</source>
        <translation>DOPPLER，对照</translation>
    </message>
    <message>
        <source>DOPPLER, SEL only</source>
        <translation>DOPPLER，仅 SEL</translation>
    </message>
    <message>
        <source>DOPPLER, SEL only, control</source>
        <translation>DOPPLER，仅 SEL，对照</translation>
    </message>
    <message>
        <source>DOPPLER, PLC only</source>
        <translation>DOPPLER，仅 PLC</translation>
    </message>
    <message>
        <source>DOPPLER, PLC only, control</source>
        <translation>DOPPLER，仅 PLC，对照</translation>
    </message>
    <message>
        <source>compute time</source>
        <translation>计算时间</translation>
    </message>
    <message>
        <source>longest path to the end</source>
        <translation>到终点的最长路径</translation>
    </message>
    <message>
        <source>longest path from the start</source>
        <translation>从起点的最长路径</translation>
    </message>
    <message>
        <source>incoming communication</source>
        <translation>输入通信</translation>
    </message>
    <message>
        <source>outgoing communication</source>
        <translation>输出通信</translation>
    </message>
    <message>
        <source>compute time assigned so far</source>
        <translation>已分配的计算时间</translation>
    </message>
    <message>
        <source>compute time of the inputs on the device</source>
        <translation>该设备上输入的计算时间</translation>
    </message>
    <message>
        <source>first start of the inputs on the device</source>
        <translation>该设备上输入的最早开始时间</translation>
    </message>
    <message>
        <source>last end of the inputs on the device</source>
        <translation>该设备上输入的最晚结束时间</translation>
    </message>
    <message>
        <source>earliest possible start</source>
        <translation>最早可开始时间</translation>
    </message>
    <message>
        <source>how often the network reads the placement: at every step (per-step), or once at the start of the episode (per-episode)</source>
        <translation>网络读取放置方案的频率：每一步（per-step），或仅在回合开始时一次（per-episode）</translation>
    </message>
    <message>
        <source>placement with which an episode starts: one random placement for all episodes (random), a new one each time (random-each), all vertices on one device (single-device), the placement of the critical-path heuristic (critical-path), or the best so far (best)</source>
        <translation>回合开始时的放置方案：所有回合共用一个随机方案（random）、每次新的随机方案（random-each）、所有顶点在单一设备上（single-device）、关键路径启发式算法的方案（critical-path），或目前最优的方案（best）</translation>
    </message>
    <message>
        <source>how the network combines the messages of a vertex&apos;s ancestors, descendants and parallel vertices: their sum or their mean</source>
        <translation>网络如何合并顶点的祖先、后代和并行顶点的消息：求和或取均值</translation>
    </message>
    <message>
        <source>unit of the rewards: the makespan of the placement with which the episode starts (start), or seconds</source>
        <translation>奖励的单位：回合开始时放置方案的完工时间（start），或秒（seconds）</translation>
    </message>
    <message>
        <source>discount factor of rewards per later step</source>
        <translation>后续步骤奖励的折扣因子（每步）</translation>
    </message>
    <message>
        <source>number of episodes whose mean return from a step onwards is the baseline of that step</source>
        <translation>计算基线所用的回合数：以这些回合从某步起的平均回报作为该步的基线</translation>
    </message>
    <message>
        <source>PLACETO</source>
        <translation>PLACETO</translation>
    </message>
    <message>
        <source>PLACETO, control</source>
        <translation>PLACETO，对照</translation>
    </message>
    <message>
        <source>PLACETO, one encoding</source>
        <translation>PLACETO，一次编码</translation>
    </message>
    <message>
        <source>PLACETO, one encoding, control</source>
        <translation>PLACETO，一次编码，对照</translation>
    </message>
    <message>
        <source>the network reads the placement once an episode, not at every step</source>
        <translation>网络每回合只读取一次放置方案，而不是每一步</translation>
    </message>
    <message>
        <source>{0} is &quot;{1}&quot;, expected a whole number up to {2}</source>
        <translation>{0} 为“{1}”，应为不大于 {2} 的整数</translation>
    </message>
    <message>
        <source>RANK is {0} and WORLD_SIZE is {1}, expected a rank from 0 to WORLD_SIZE - 1</source>
        <translation>RANK 为 {0}，WORLD_SIZE 为 {1}，RANK 应在 0 到 WORLD_SIZE - 1 之间</translation>
    </message>
    <message>
        <source>no network is available: the training has not started, or it was cancelled without a checkpoint</source>
        <translation>没有可用的网络：训练尚未开始，或已取消且没有检查点</translation>
    </message>
    <message>
        <source>the log&apos;s &quot;stage&quot; is &quot;{0}&quot;, expected I, II or III</source>
        <translation>日志的“stage”为“{0}”，应为 I、II 或 III</translation>
    </message>
    <message>
        <source>Every slot of a device or channel is a thread that blocks for the modelled time; the operating system adds jitter</source>
        <translation>设备或通道的每个槽位是一个线程，按模型时间阻塞；操作系统会带来抖动</translation>
    </message>
    <message>
        <source>episodes of stage I: imitation of the critical-path heuristic, which chooses the device with the earliest start given the vertices placed before</source>
        <translation>阶段 I 的回合数（模仿关键路径启发式算法：在先前已放置顶点的基础上，选择最早可开始的设备）</translation>
    </message>
    <message>
        <source>episodes of stage II; each visits every vertex and simulates one placement per vertex</source>
        <translation>阶段 II 的回合数；每个回合访问每个顶点，并为每个顶点模拟一个放置方案</translation>
    </message>
    <message>
        <source>the option guide needs device=learned: guided episodes deviate from the guide by PLC&apos;s probabilities</source>
        <translation>选项 guide 需要 device=learned：受引导的回合按 PLC 的概率偏离引导方案</translation>
    </message>
    <message>
        <source>the loss is no longer finite: a smaller learning rate may help</source>
        <translation>损失不再有限：较小的学习率可能有帮助</translation>
    </message>
    <message>
        <source>DOPPLER on a complete placement, control</source>
        <translation>DOPPLER，改进完整放置方案，对照</translation>
    </message>
    <message>
        <source>DOPPLER on a complete placement</source>
        <translation>DOPPLER，改进完整放置方案</translation>
    </message>
    <message>
        <source>learning rate (Adam) of the network; 0: the network is not changed</source>
        <translation>网络的学习率（Adam）；0：网络保持不变</translation>
    </message>
    <message>
        <source>number of tried moves per gradient step</source>
        <translation>每个梯度步学习的已尝试移动数</translation>
    </message>
    <message>
        <source>weight of a device&apos;s earliest start (z-scored over the devices) in PLC&apos;s scores, so that an untrained network places like the teacher; 0: none</source>
        <translation>设备最早开始时间（按设备标准化）在 PLC 得分中的权重，使未训练的网络与教师的放置一致；0：无</translation>
    </message>
    <message>
        <source>how the episodes of stages II and III are generated; none: the policies sample every decision; annealed: an episode repeats an earlier one (the guide) and deviates where PLC prefers another device; a new episode becomes the guide by the rule of simulated annealing</source>
        <translation>阶段 II 和 III 的回合如何生成；none：每个决策均由策略抽取；annealed：回合重复先前的一个回合（引导），并在 PLC 更倾向其他设备之处偏离；新的回合按模拟退火规则成为引导</translation>
    </message>
    <message>
        <source>guide: initial temperature of a stage, as a share of the guide&apos;s makespan; it falls linearly to 0</source>
        <translation>引导：阶段的初始温度，占引导方案完工时间的比例，线性降至 0</translation>
    </message>
    <message>
        <source>guide: probability that a neighbour is moved to the new device as well, applied again for each further one, up to four</source>
        <translation>引导：邻居一同移到新设备的概率；每移动一个再试下一个，至多四个</translation>
    </message>
    <message>
        <source>guide: share of episodes that deviate at a uniformly random vertex and device, regardless of PLC&apos;s probabilities</source>
        <translation>引导：不论 PLC 的概率如何，在均匀随机的顶点和设备处偏离的回合比例</translation>
    </message>
    <message>
        <source>DOPPLER, strong</source>
        <translation>DOPPLER，强化设置</translation>
    </message>
    <message>
        <source>DOPPLER, strong, control</source>
        <translation>DOPPLER，强化设置，对照</translation>
    </message>
    <message>
        <source>episodes; each is an annealed search on one of the graphs</source>
        <translation>回合数；每个回合是在其中一个图上的一次退火搜索</translation>
    </message>
    <message>
        <source>learning rate at the end; it changes linearly</source>
        <translation>结束时的学习率（线性变化）</translation>
    </message>
    <message>
        <source>message_passing=step cannot be combined with a guide: guided episodes are not built step by step</source>
        <translation>message_passing=step 不能与引导同时使用：受引导的回合不是逐步构建的</translation>
    </message>
    <message>
        <source>when the encoders run: once per episode, or at every step with the vertices placed so far, which multiplies the time by the number of vertices</source>
        <translation>编码器何时运行：每回合一次，或每一步结合目前已放置的顶点运行（耗时乘以顶点数）</translation>
    </message>
    <message>
        <source>width of the vertex states</source>
        <translation>顶点状态的宽度</translation>
    </message>
    <message>
        <source>number of GraphSAGE layers, which aggregate the neighbours</source>
        <translation>GraphSAGE 的层数（聚合邻居）</translation>
    </message>
    <message>
        <source>number of attention layers, which attend to the segment and the previous one</source>
        <translation>注意力的层数（关注本段与前一段）</translation>
    </message>
    <message>
        <source>number of vertices in a segment, consecutive in topological order, that attend to each other</source>
        <translation>一段中（按拓扑序连续）互相关注的顶点数</translation>
    </message>
    <message>
        <source>how the policy learns from trials: with several clipped gradient steps (ppo), or one step (reinforce)</source>
        <translation>策略如何从试验中学习：若干截断的梯度步（ppo），或一步（reinforce）</translation>
    </message>
    <message>
        <source>number of gradient steps of PPO on the same trials</source>
        <translation>PPO 在相同试验上进行的梯度步数</translation>
    </message>
    <message>
        <source>relative change of a probability at which PPO clips</source>
        <translation>PPO 截断处概率的相对变化</translation>
    </message>
    <message>
        <source>GDP</source>
        <translation>GDP</translation>
    </message>
    <message>
        <source>GDP, control</source>
        <translation>GDP，对照</translation>
    </message>
    <message>
        <source>learning from simulated trials only, with PPO</source>
        <translation>仅用模拟试验，由 PPO 学习</translation>
    </message>
    <message>
        <source>DOPPLER, joint policy</source>
        <translation>DOPPLER，联合策略</translation>
    </message>
    <message>
        <source>DOPPLER, joint policy, control</source>
        <translation>DOPPLER，联合策略，对照</translation>
    </message>
    <message>
        <source>each decision chooses a pair of vertex and device; otherwise the settings of the paper</source>
        <translation>每个决策选择一个顶点与设备的组合；其余为论文的设置</translation>
    </message>
    <message>
        <source>found --seeds {0} with WORLD_SIZE {1}: processes can share only one training, expected --seeds 1</source>
        <translation>发现 --seeds {0} 与 WORLD_SIZE {1}：多个进程只能分担一次训练，应为 --seeds 1</translation>
    </message>
    <message>
        <source>expected either a name or a file</source>
        <translation>应为名称或文件，二者取一</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a whole number</source>
        <translation>发现“{0}”，应为整数</translation>
    </message>
    <message>
        <source>Target: less than {0}</source>
        <translation>目标：小于 {0}</translation>
    </message>
    <message>
        <source>Target: at most {0}</source>
        <translation>目标：至多 {0}</translation>
    </message>
    <message>
        <source>Target: {0}</source>
        <translation>目标：{0}</translation>
    </message>
    <message>
        <source>Target: at least {0}</source>
        <translation>目标：至少 {0}</translation>
    </message>
    <message>
        <source>Target: more than {0}</source>
        <translation>目标：大于 {0}</translation>
    </message>
    <message>
        <source>The makespan is {0}.</source>
        <translation>完工时间为 {0}。</translation>
    </message>
    <message>
        <source>The lower bound is {0}.</source>
        <translation>下界为 {0}。</translation>
    </message>
    <message>
        <source>The gap to the lower bound is {0}.</source>
        <translation>与下界的差距为 {0}。</translation>
    </message>
    <message>
        <source>The devices are idle for {0} of the time.</source>
        <translation>设备的空闲时间占 {0}。</translation>
    </message>
    <message>
        <source>Data transferred: {0}.</source>
        <translation>传输的数据：{0}。</translation>
    </message>
    <message>
        <source>Devices in use: {0}.</source>
        <translation>使用中的设备：{0}。</translation>
    </message>
    <message>
        <source>Vertices of the graph: {0}.</source>
        <translation>图的顶点：{0}。</translation>
    </message>
    <message>
        <source>Edges of the graph: {0}.</source>
        <translation>图的边：{0}。</translation>
    </message>
    <message>
        <source>The cursor is at {0}.</source>
        <translation>光标位于 {0}。</translation>
    </message>
    <message>
        <source>Runs of this graph in the list: {0}.</source>
        <translation>列表中此图的运行：{0}。</translation>
    </message>
    <message>
        <source>Episodes of the training: {0}.</source>
        <translation>训练的回合：{0}。</translation>
    </message>
    <message>
        <source>The policy view shows step {0}.</source>
        <translation>策略视图显示第 {0} 步。</translation>
    </message>
    <message>
        <source>The upward rank of {1} is {0}.</source>
        <translation>{1} 的向上秩为 {0}。</translation>
    </message>
    <message>
        <source>{1} starts at {0}.</source>
        <translation>{1} 在 {0} 开始。</translation>
    </message>
    <message>
        <source>{1} ends at {0}.</source>
        <translation>{1} 在 {0} 结束。</translation>
    </message>
    <message>
        <source>The number is {0}.</source>
        <translation>该数为 {0}。</translation>
    </message>
    <message>
        <source>There is no run yet.</source>
        <translation>还没有运行。</translation>
    </message>
    <message>
        <source>The shown run was placed by {0}.</source>
        <translation>当前显示的运行由 {0} 放置。</translation>
    </message>
    <message>
        <source>The open graph is {0}.</source>
        <translation>打开的图为 {0}。</translation>
    </message>
    <message>
        <source>The devices are {0}.</source>
        <translation>设备为 {0}。</translation>
    </message>
    <message>
        <source>The mode of execution is {0}.</source>
        <translation>执行模式为 {0}。</translation>
    </message>
    <message>
        <source>The contention rule is {0}.</source>
        <translation>争用规则为 {0}。</translation>
    </message>
    <message>
        <source>The schedule rule is {0}.</source>
        <translation>调度规则为 {0}。</translation>
    </message>
    <message>
        <source>The policy view shows the page {0}.</source>
        <translation>策略视图显示页面 {0}。</translation>
    </message>
    <message>
        <source>No value is shown yet.</source>
        <translation>尚未显示任何值。</translation>
    </message>
    <message>
        <source>No vertex is selected.</source>
        <translation>未选择顶点。</translation>
    </message>
    <message>
        <source>{0} is selected.</source>
        <translation>已选择 {0}。</translation>
    </message>
    <message>
        <source>Target: a vertex on the critical path</source>
        <translation>目标：关键路径上的一个顶点</translation>
    </message>
    <message>
        <source>Target: the first vertex on the critical path</source>
        <translation>目标：关键路径上的第一个顶点</translation>
    </message>
    <message>
        <source>Target: the vertex that ends last</source>
        <translation>目标：最后结束的顶点</translation>
    </message>
    <message>
        <source>{0} is on {1}.</source>
        <translation>{0} 在 {1} 上。</translation>
    </message>
    <message>
        <source>A question is not answered yet.</source>
        <translation>有一个问题尚未回答。</translation>
    </message>
    <message>
        <source>The answer is right.</source>
        <translation>答案正确。</translation>
    </message>
    <message>
        <source>This is not the right answer.</source>
        <translation>这不是正确答案。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot be compared; enter a number, with its unit if it has one.</source>
        <translation>“{0}”无法比较；请输入数值，有单位时一并输入。</translation>
    </message>
    <message>
        <source>{0} is right.</source>
        <translation>{0} 正确。</translation>
    </message>
    <message>
        <source>{0} is not right yet.</source>
        <translation>{0} 还不正确。</translation>
    </message>
    <message>
        <source>The panel is open.</source>
        <translation>面板已打开。</translation>
    </message>
    <message>
        <source>The panel is not open.</source>
        <translation>面板未打开。</translation>
    </message>
    <message>
        <source>The shown run was measured.</source>
        <translation>当前显示的运行为实测。</translation>
    </message>
    <message>
        <source>The shown run was simulated.</source>
        <translation>当前显示的运行为模拟。</translation>
    </message>
    <message>
        <source>Target: a measured run</source>
        <translation>目标：实测运行</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a vertex</source>
        <translation>发现“{0}”，应为顶点</translation>
    </message>
    <message>
        <source>unknown vertex &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的顶点“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown placer &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的放置算法“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown panel &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的面板“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown value &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的值“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a name</source>
        <translation>发现“{0}”，应为名称</translation>
    </message>
    <message>
        <source>the step has no question &quot;{0}&quot;, expected one of: {1}</source>
        <translation>此步没有问题“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown choice &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的选项“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a question, &quot;=&quot; and its answer</source>
        <translation>发现“{0}”，应为问题、“=”及其答案</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a share such as &quot;1 %&quot;</source>
        <translation>发现“{0}”，应为比例，如“1 %”</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number in the same unit as &quot;{1}&quot;</source>
        <translation>发现“{0}”，应为与“{1}”单位相同的数</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a condition such as &quot;makespan &lt; 20 ms&quot;</source>
        <translation>发现“{0}”，应为条件，如“makespan &lt; 20 ms”</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a vertex, &quot;on&quot; and a device</source>
        <translation>发现“{0}”，应为顶点、“on”与设备</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a vertex, &quot;to&quot; and a device</source>
        <translation>发现“{0}”，应为顶点、“to”与设备</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a time, a share such as &quot;50 %&quot; or &quot;end&quot;</source>
        <translation>发现“{0}”，应为时间、如“50 %”的比例或“end”</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected two whole numbers of episodes up to 10000</source>
        <translation>发现“{0}”，应为两个不大于 10000 的回合数（整数）</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number with a unit or one of: {1}</source>
        <translation>发现“{0}”，应为带单位的数或以下之一：{1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;{1} =&quot; and a value</source>
        <translation>发现“{0}”，应为“{1} =”与一个值</translation>
    </message>
    <message>
        <source>unknown command &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的命令“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a name of letters and digits</source>
        <translation>发现“{0}”，应为由字母和数字组成的名称</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;NAME | QUESTION&quot;, optionally followed by choices</source>
        <translation>发现“{0}”，应为“NAME | QUESTION”，其后可有选项</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 8 choices, none of them empty</source>
        <translation>发现“{0}”，应为至多 8 个选项，且均不为空</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected no choices or at least two</source>
        <translation>发现“{0}”，应没有选项或至少有两个选项</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;---&quot; on the first line of the lesson</source>
        <translation>发现“{0}”，教程的第一行应为“---”</translation>
    </message>
    <message>
        <source>unexpected end of the text, expected &quot;---&quot; after the lesson header</source>
        <translation>文本意外结束，教程头部之后应有“---”</translation>
    </message>
    <message>
        <source>duplicate key &quot;{0}&quot; in the lesson header, expected once</source>
        <translation>教程头部中的键“{0}”重复，应只出现一次</translation>
    </message>
    <message>
        <source>the key &quot;{0}&quot; is missing in the lesson header</source>
        <translation>教程头部缺少键“{0}”</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a text of 1 to 300 characters</source>
        <translation>发现“{0}”，应为 1 到 300 个字符的文本</translation>
    </message>
    <message>
        <source>unknown level &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的级别“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>found format version &quot;{0}&quot;, expected 1</source>
        <translation>发现格式版本“{0}”，应为 1</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a whole number from 0 to 1000</source>
        <translation>发现“{0}”，应为 0 到 1000 之间的整数</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; in the lesson header, expected one of: {1}</source>
        <translation>教程头部中发现“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;# &quot; and the title of a step</source>
        <translation>发现“{0}”，应为“# ”与一步的标题</translation>
    </message>
    <message>
        <source>the lesson has no steps, expected at least one line with &quot;# &quot; and the title of a step</source>
        <translation>教程没有步骤，至少应有一行“# ”与一步的标题</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected the title of a step</source>
        <translation>发现“{0}”，应为一步的标题</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 60 steps</source>
        <translation>发现“{0}”，至多应有 60 步</translation>
    </message>
    <message>
        <source>found &quot;{0}:&quot;, expected a text or one of: {1}</source>
        <translation>发现“{0}:”，应为文本或以下之一：{1}</translation>
    </message>
    <message>
        <source>found nothing after &quot;{0}:&quot;, expected a value</source>
        <translation>“{0}:”之后没有内容，应有一个值</translation>
    </message>
    <message>
        <source>found another &quot;{0}:&quot;, expected at most 24 in a step</source>
        <translation>再次发现“{0}:”，一步中至多应有 24 个</translation>
    </message>
    <message>
        <source>unknown target &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的目标“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>the text is too long, expected a lesson of at most 256 KiB</source>
        <translation>文本过长，教程应不超过 256 KiB</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>文本不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected two numbers in the same unit</source>
        <translation>发现“{0}”，应为两个单位相同的数</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a closing brace; to show a brace, write it twice</source>
        <translation>发现“{0}”，应有右花括号；要显示花括号本身，须写两次</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 40 placeholders in a text</source>
        <translation>发现“{0}”，一段文本中至多应有 40 个占位符</translation>
    </message>
    <message>
        <source>upward plus downward rank</source>
        <translation>向上秩与向下秩之和</translation>
    </message>
    <message>
        <source>earliest finish</source>
        <translation>最早完成时间</translation>
    </message>
    <message>
        <source>It is on the critical path, which is placed on one device.</source>
        <translation>它在关键路径上，关键路径放置在同一个设备上。</translation>
    </message>
    <message>
        <source>b-level</source>
        <translation>b-level</translation>
    </message>
    <message>
        <source>earliest start</source>
        <translation>最早开始时间</translation>
    </message>
    <message>
        <source>negative dynamic level</source>
        <translation>动态层级的负值</translation>
    </message>
    <message>
        <source>upward rank</source>
        <translation>向上秩</translation>
    </message>
    <message>
        <source>latest finish of its successors</source>
        <translation>其后继的最晚完成时间</translation>
    </message>
    <message>
        <source>static level</source>
        <translation>静态层级</translation>
    </message>
    <message>
        <source>mean of the optimistic cost table</source>
        <translation>乐观代价表的均值</translation>
    </message>
    <message>
        <source>optimistic finish</source>
        <translation>乐观完成时间</translation>
    </message>
    <message>
        <source>{0} cannot be locked on {1}: the vertex, or one colocated with it, is not allowed there or is locked elsewhere</source>
        <translation>无法将 {0} 锁定在 {1} 上：该顶点或与其绑定的顶点不允许在那里运行，或已锁定在别处</translation>
    </message>
    <message>
        <source>a lock refers to vertex {0} or device {1}, which does not exist</source>
        <translation>锁定所指的顶点 {0} 或设备 {1} 不存在</translation>
    </message>
    <message>
        <source>{0}, seed {1}: {2}</source>
        <translation>{0}，种子 {1}：{2}</translation>
    </message>
    <message>
        <source>Makespans by placer: {0}</source>
        <translation>各放置算法的完工时间：{0}</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>完工时间</translation>
    </message>
    <message>
        <source>Best makespan so far by placer: {0}</source>
        <translation>各放置算法的目前最优完工时间：{0}</translation>
    </message>
    <message>
        <source>Simulated placements</source>
        <translation>模拟的放置方案</translation>
    </message>
    <message>
        <source>Wall-clock time</source>
        <translation>实际时间</translation>
    </message>
    <message>
        <source>Makespans across seeds</source>
        <translation>各种子的完工时间</translation>
    </message>
    <message>
        <source>Best so far against simulated placements</source>
        <translation>目前最优（按模拟的放置方案）</translation>
    </message>
    <message>
        <source>Best so far against time</source>
        <translation>目前最优（按时间）</translation>
    </message>
    <message>
        <source>expected three numbers: evaluations, seconds and makespan</source>
        <translation>应为三个数：评估次数、秒数与完工时间</translation>
    </message>
    <message>
        <source>cannot write the comparison file: {0}</source>
        <translation>无法写入比较文件：{0}</translation>
    </message>
    <message>
        <source>the file belongs to another comparison: its graphs, devices, model, placers or budget differ</source>
        <translation>此文件属于另一个比较：其图、设备、模型、放置算法或预算不同</translation>
    </message>
    <message>
        <source>the file is not a saved comparison</source>
        <translation>此文件不是已保存的比较</translation>
    </message>
    <message>
        <source>the comparison has format version {0}, but this program reads version 1</source>
        <translation>比较的格式版本为 {0}，而本程序读取版本 1</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>{0}: difference</source>
        <translation>{0}：差异</translation>
    </message>
    <message>
        <source>{0}: ratio</source>
        <translation>{0}：比值</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Critical path: compute</source>
        <translation>关键路径：计算</translation>
    </message>
    <message>
        <source>Critical path: transfer</source>
        <translation>关键路径：传输</translation>
    </message>
    <message>
        <source>Critical path: waiting</source>
        <translation>关键路径：等待</translation>
    </message>
    <message>
        <source>Idle, all devices</source>
        <translation>空闲，所有设备</translation>
    </message>
    <message>
        <source>Idle before the last task</source>
        <translation>最后一个任务之前的空闲</translation>
    </message>
    <message>
        <source>Bytes transferred</source>
        <translation>传输字节数</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Peak memory, fullest device</source>
        <translation>内存峰值，最满的设备</translation>
    </message>
    <message>
        <source>Moved vertices</source>
        <translation>移动的顶点</translation>
    </message>
    <message>
        <source>Share of moved vertices</source>
        <translation>移动顶点的比例</translation>
    </message>
    <message>
        <source>{0}: busy</source>
        <translation>{0}：忙碌</translation>
    </message>
    <message>
        <source>{0}: share of the work</source>
        <translation>{0}：工作占比</translation>
    </message>
    <message>
        <source>{0}: idle</source>
        <translation>{0}：空闲</translation>
    </message>
    <message>
        <source>{0}: peak memory</source>
        <translation>{0}：内存峰值</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: it waits {3} longer for transfers from {4}.</source>
        <translation>在 {0} 中，{2} 多空闲 {1}：等待来自 {4} 的传输多用 {3}。</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: inputs from {4} wait {3} longer for a free channel or a barrier.</source>
        <translation>在 {0} 中，{2} 多空闲 {1}：来自 {4} 的输入等待空闲通道或屏障多用 {3}。</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: it waits {3} longer for tasks on {4}.</source>
        <translation>在 {0} 中，{2} 多空闲 {1}：等待 {4} 上的任务多用 {3}。</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: it has no task left for {3} longer.</source>
        <translation>在 {0} 中，{2} 多空闲 {1}：没有剩余任务的时间多 {3}。</translation>
    </message>
    <message>
        <source>In {0}, {2} is idle for {1} longer: a task with all its inputs waits {3} longer for a barrier, memory, a pause or its turn.</source>
        <translation>在 {0} 中，{2} 多空闲 {1}：输入已齐的任务等待屏障、内存、暂停或轮次多用 {3}。</translation>
    </message>
    <message>
        <source>{0} runs out of memory.</source>
        <translation>{0} 内存不足。</translation>
    </message>
    <message>
        <source>{0} and {1} take the same time, to within 0.1 %.</source>
        <translation>{0} 与 {1} 用时相同，相差不超过 0.1 %。</translation>
    </message>
    <message>
        <source>{0} takes {1} ({2} %) longer than {3}. Differences on its critical path: compute {4}, transfers {5}, waiting for a busy device or channel {6}.</source>
        <translation>{0} 比 {3} 多用 {1}（{2} %）。其关键路径上的差异：计算 {4}，传输 {5}，等待忙碌的设备或通道 {6}。</translation>
    </message>
    <message>
        <source>Gantt chart: {0}</source>
        <translation>甘特图：{0}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Cost model</source>
        <translation>代价模型</translation>
    </message>
    <message>
        <source>Order of ready tasks</source>
        <translation>就绪任务的次序</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Noise of kernels and transfers</source>
        <translation>内核与传输的噪声</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Differences from {0}</source>
        <translation>与 {0} 的差异</translation>
    </message>
    <message>
        <source>Commands that reproduce these runs</source>
        <translation>重现这些运行的命令</translation>
    </message>
    <message>
        <source>{0} has ended on {1}</source>
        <translation>{0} 已在 {1} 上结束</translation>
    </message>
    <message>
        <source>{0} has arrived on {1}</source>
        <translation>{0} 已到达 {1}</translation>
    </message>
    <message>
        <source>{1} has prepared {0} for the transfer to {2}</source>
        <translation>{1} 已将 {0} 准备好传输到 {2}</translation>
    </message>
    <message>
        <source>{0} has all its inputs on {1}</source>
        <translation>{0} 的所有输入已在 {1} 上</translation>
    </message>
    <message>
        <source>{0} is ready for the transfer from {1} to {2}</source>
        <translation>{0} 已可从 {1} 传输到 {2}</translation>
    </message>
    <message>
        <source>{0} starts on {1}</source>
        <translation>{0} 在 {1} 上开始</translation>
    </message>
    <message>
        <source>the transfer of {0} from {1} to {2} starts</source>
        <translation>{0} 从 {1} 到 {2} 的传输开始</translation>
    </message>
    <message>
        <source>{1} starts to prepare {0} for the transfer to {2}</source>
        <translation>{1} 开始准备 {0} 到 {2} 的传输</translation>
    </message>
    <message>
        <source>{0}, in the order of the run</source>
        <translation>{0}，按此运行的次序</translation>
    </message>
    <message>
        <source>{0} to {1}, in the order of the run</source>
        <translation>{0} 到 {1}，按此运行的次序</translation>
    </message>
    <message>
        <source>{0} is free; ready candidates: {1}; rule: {2}</source>
        <translation>{0} 空闲；就绪的候选：{1} 个；规则：{2}</translation>
    </message>
    <message>
        <source>{0} to {1} is free; ready candidates: {2}; rule: {3}</source>
        <translation>{0} 到 {1} 空闲；就绪的候选：{2} 个；规则：{3}</translation>
    </message>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} 到 {1}</translation>
    </message>
    <message>
        <source>ready since {0}</source>
        <translation>自 {0} 起就绪</translation>
    </message>
    <message>
        <source>longest path to the end: {0}</source>
        <translation>到终点的最长路径：{0}</translation>
    </message>
    <message>
        <source>successor rank {0}</source>
        <translation>后继秩 {0}</translation>
    </message>
    <message>
        <source>depth {0}</source>
        <translation>深度 {0}</translation>
    </message>
    <message>
        <source>position {0} in the order</source>
        <translation>次序中的第 {0} 个</translation>
    </message>
    <message>
        <source>random number {0}</source>
        <translation>随机数 {0}</translation>
    </message>
    <message>
        <source>waits: a channel on its route is busy</source>
        <translation>等待：其路径上有通道被占用</translation>
    </message>
    <message>
        <source>waits: the device is busy</source>
        <translation>等待：设备被占用</translation>
    </message>
    <message>
        <source>waits: another vertex is next</source>
        <translation>等待：轮到另一个顶点</translation>
    </message>
    <message>
        <source>waits: not enough free memory</source>
        <translation>等待：可用内存不足</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>starts: nothing else is ready for it</source>
        <translation>开始：没有其他就绪者</translation>
    </message>
    <message>
        <source>starts: tied with the next; the lower id goes first</source>
        <translation>开始：与下一个相同，编号小者优先</translation>
    </message>
    <message>
        <source>starts: ranked first by the rule</source>
        <translation>开始：按规则排在首位</translation>
    </message>
    <message>
        <source>{0} has no task left</source>
        <translation>{0} 没有剩余的任务</translation>
    </message>
    <message>
        <source>{0} waits for the transfer of {1} from {2}, which ends at {3}; then it can run {4}</source>
        <translation>{0} 等待 {1} 从 {2} 的传输，传输在 {3} 结束；然后可运行 {4}</translation>
    </message>
    <message>
        <source>{0} waits for the transfer of {1} from {2}, which never starts; it would then run {3}</source>
        <translation>{0} 等待 {1} 从 {2} 的传输，该传输始终不会开始；否则将运行 {3}</translation>
    </message>
    <message>
        <source>{0} waits for the transfer of {1} from {2}, which cannot start before {3}; then it will run {4}</source>
        <translation>{0} 等待 {1} 从 {2} 的传输，该传输不会早于 {3} 开始；之后将运行 {4}</translation>
    </message>
    <message>
        <source>{0} waits to run {4}: {1} runs on {2} until {3}</source>
        <translation>{0} 等待运行 {4}：{1} 在 {2} 上运行到 {3}</translation>
    </message>
    <message>
        <source>{0} waits to run {3}: {1} never starts on {2}</source>
        <translation>{0} 等待运行 {3}：{1} 在 {2} 上始终不会开始</translation>
    </message>
    <message>
        <source>{0} waits to run {4}: {1} does not start on {2} before {3}</source>
        <translation>{0} 等待运行 {4}：{1} 在 {2} 上不会早于 {3} 开始</translation>
    </message>
    <message>
        <source>{0} waits at the barrier until {1}; {2} has its inputs</source>
        <translation>{0} 在屏障处等待到 {1}；{2} 的输入已齐</translation>
    </message>
    <message>
        <source>{0} waits for memory until {1}; {2} has its inputs</source>
        <translation>{0} 等待内存到 {1}；{2} 的输入已齐</translation>
    </message>
    <message>
        <source>{0} waits for memory forever; it would then run {1}</source>
        <translation>{0} 永远等待内存；否则将运行 {1}</translation>
    </message>
    <message>
        <source>{0} pauses after its previous kernel; {1} starts at {2}</source>
        <translation>{0} 在上一个内核之后暂停；{1} 在 {2} 开始</translation>
    </message>
    <message>
        <source>{0} has the inputs of {1} and starts it at {2}</source>
        <translation>{0} 已有 {1} 的输入，并在 {2} 开始运行它</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a time such as 10us, 1.5ms or 2s</source>
        <translation>发现“{0}”，应为时间，如 10us、1.5ms 或 2s</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a size such as 512, 64KiB or 1.5GiB</source>
        <translation>发现“{0}”，应为大小，如 512、64KiB 或 1.5GiB</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number such as 12, 1e9 or 3.5G</source>
        <translation>发现“{0}”，应为数字，如 12、1e9 或 3.5G</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing</source>
        <translation>缺少右引号</translation>
    </message>
    <message>
        <source>the field is missing, expected a name such as cost or bytes</source>
        <translation>缺少字段，应为字段名，如 cost 或 bytes</translation>
    </message>
    <message>
        <source>unknown field &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的字段“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>the value of &quot;{0}&quot; is missing</source>
        <translation>缺少“{0}”的值</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a text field, expected :, = or != after it</source>
        <translation>“{0}”是文本字段，其后应为 :、= 或 !=</translation>
    </message>
    <message>
        <source>Twice the bandwidth</source>
        <translation>带宽加倍</translation>
    </message>
    <message>
        <source>Half the latency</source>
        <translation>延迟减半</translation>
    </message>
    <message>
        <source>One more device like {0}, same placement</source>
        <translation>增加一个与 {0} 相同的设备，放置方案不变</translation>
    </message>
    <message>
        <source>One more device like {0}, placed again</source>
        <translation>增加一个与 {0} 相同的设备，重新放置</translation>
    </message>
    <message>
        <source>{0} twice as fast</source>
        <translation>{0} 的速度加倍</translation>
    </message>
    <message>
        <source>Schedule rule {0}</source>
        <translation>调度规则 {0}</translation>
    </message>
    <message>
        <source>Unlimited channels</source>
        <translation>通道不限</translation>
    </message>
    <message>
        <source>Bulk-synchronous</source>
        <translation>批量同步</translation>
    </message>
    <message>
        <source>Asynchronous</source>
        <translation>异步</translation>
    </message>
    <message>
        <source>No noise</source>
        <translation>无噪声</translation>
    </message>
    <message>
        <source>number of islands</source>
        <translation>岛的数量</translation>
    </message>
    <message>
        <source>number of devices per island</source>
        <translation>每个岛的设备数</translation>
    </message>
    <message>
        <source>kind of every device</source>
        <translation>每个设备的种类</translation>
    </message>
    <message>
        <source>bandwidth inside an island, GB/s</source>
        <translation>岛内带宽，GB/s</translation>
    </message>
    <message>
        <source>latency inside an island, microseconds</source>
        <translation>岛内延迟，微秒</translation>
    </message>
    <message>
        <source>bandwidth between islands, GB/s</source>
        <translation>岛间带宽，GB/s</translation>
    </message>
    <message>
        <source>latency between islands, microseconds</source>
        <translation>岛间延迟，微秒</translation>
    </message>
    <message>
        <source>maximum number of simultaneous transfers that leave, or enter, an island (0: as set by contention)</source>
        <translation>一个岛可同时传出或传入的传输数上限（0：按 contention 的设置）</translation>
    </message>
    <message>
        <source>contention rule of the other links</source>
        <translation>其他链路的争用规则</translation>
    </message>
    <message>
        <source>{0} is locked on {1}, nothing was moved; unlock it first</source>
        <translation>{0} 锁定在 {1} 上，未移动任何内容；请先解除锁定</translation>
    </message>
    <message>
        <source>{0} is not allowed on {1}, nothing was moved; it may run on {2}</source>
        <translation>{0} 不允许在 {1} 上运行，未移动任何内容；它可在 {2} 上运行</translation>
    </message>
    <message>
        <source>Other factors</source>
        <translation>其他倍率</translation>
    </message>
    <message>
        <source>the graph has no vertex &quot;{0}&quot;</source>
        <translation>图中没有顶点“{0}”</translation>
    </message>
    <message>
        <source>there is no device &quot;{0}&quot;</source>
        <translation>没有设备“{0}”</translation>
    </message>
    <message>
        <source>there is no lesson &quot;{0}&quot;</source>
        <translation>没有教程“{0}”</translation>
    </message>
    <message>
        <source>the command line has only one noise level for tasks and transfers; in this run they differ</source>
        <translation>命令行对任务和传输只有一个共同的噪声值，而此运行中两者不同</translation>
    </message>
    <message>
        <source>{0} has changed since the session was saved</source>
        <translation>{0} 在会话保存之后已更改</translation>
    </message>
    <message>
        <source>skipped: {0}</source>
        <translation>已跳过：{0}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a whole number from 1 to {1}</source>
        <translation>发现“{0}”，应为 1 到 {1} 之间的整数</translation>
    </message>
    <message>
        <source>found {0} devices, expected at most {1}</source>
        <translation>发现 {0} 个设备，最多应为 {1} 个</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number with a unit ({1}), or *2 to double the value</source>
        <translation>发现“{0}”，应为带单位（{1}）的数，或用 *2 加倍</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a finite time of at least 0</source>
        <translation>发现“{0}”，应为不小于 0 的有限时间</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a finite number above 0</source>
        <translation>发现“{0}”，应为大于 0 的有限数</translation>
    </message>
    <message>
        <source>no run is called &quot;{0}&quot;, expected one of {1}</source>
        <translation>没有名为“{0}”的运行，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a step N or a range N..M from 1 to {1}</source>
        <translation>发现“{0}”，应为步 N 或范围 N..M，从 1 到 {1}</translation>
    </message>
    <message>
        <source>unknown vertex &quot;{0}&quot;, expected a name in the graph or an id below {1}</source>
        <translation>未知的顶点“{0}”，应为图中的名称或小于 {1} 的编号</translation>
    </message>
    <message>
        <source>found {0}, expected a number from {1} to {2}</source>
        <translation>发现 {0}，应为 {1} 到 {2} 的数</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a step, a whole number from 1 to 1000000</source>
        <translation>发现“{0}”，应为步的编号，即 1 到 1000000 之间的整数</translation>
    </message>
    <message>
        <source>another comparison is currently writing to this file</source>
        <translation>另一个比较正在写入此文件</translation>
    </message>
    <message>
        <source>Vertices: {0}, edges: {1}.</source>
        <translation>顶点：{0}，边：{1}。</translation>
    </message>
    <message>
        <source>Settings: {0}</source>
        <translation>设置：{0}</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Devices: {0}</source>
        <translation>设备：{0}</translation>
    </message>
    <message>
        <source>the export was stopped</source>
        <translation>导出已停止</translation>
    </message>
    <message>
        <source>unknown file extension of an animation, expected .gif, .png, .mp4 or .webm, or a name that ends in / for a folder of frames</source>
        <translation>未知的动画文件扩展名，应为 .gif、.png、.mp4 或 .webm，或以 / 结尾的名称（存放各帧的文件夹）</translation>
    </message>
    <message>
        <source>a GIF shows at most 50 frames a second</source>
        <translation>GIF 每秒最多显示 50 帧</translation>
    </message>
    <message>
        <source>cannot write the GIF: {0}</source>
        <translation>无法写入 GIF：{0}</translation>
    </message>
    <message>
        <source>cannot write the frames: {0}</source>
        <translation>无法写入各帧：{0}</translation>
    </message>
    <message>
        <source>writing a video needs the program ffmpeg, which is not installed; .gif files and .png frames need no other program</source>
        <translation>生成视频需要 ffmpeg 程序，但它未安装；.gif 文件和 .png 各帧不需要其他程序</translation>
    </message>
    <message>
        <source>cannot write the video: {0}</source>
        <translation>无法写入视频：{0}</translation>
    </message>
    <message>
        <source>cannot start ffmpeg: {0}</source>
        <translation>无法启动 ffmpeg：{0}</translation>
    </message>
    <message>
        <source>ffmpeg failed: {0}</source>
        <translation>ffmpeg 失败：{0}</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of {0} by {1} pixels</source>
        <translation>内存不足，无法生成 {0} × {1} 像素的图片</translation>
    </message>
    <message>
        <source>there is no finished run to report, expected at least one</source>
        <translation>没有可供报告的已完成运行，至少应有一个</translation>
    </message>
    <message>
        <source>a checkpoint contains no curves, and {0} logs of this training were found next to it; expected {1}, written by doppler train --json-log</source>
        <translation>检查点不含曲线，且在其旁找到 {0} 份此训练的日志；应为 {1}，由 doppler train --json-log 写入</translation>
    </message>
    <message>
        <source>a session contains its own graph and runs; open it without other files</source>
        <translation>会话自带图和运行；请不要与其他文件一起打开</translation>
    </message>
    <message>
        <source>a lesson opens its own graph and devices; open it without other files</source>
        <translation>教程会打开自己的图和设备；请不要与其他文件一起打开</translation>
    </message>
    <message>
        <source>a trace contains its own placement; open the two files one after the other</source>
        <translation>轨迹自带放置方案；请依次打开这两个文件</translation>
    </message>
    <message>
        <source>stopped before all runs were finished</source>
        <translation>在所有运行完成之前已停止</translation>
    </message>
    <message>
        <source>the sum of all {0} up to here exceeds the largest number, expected smaller values</source>
        <translation>到此为止所有 {0} 之和超出最大数值，应使用较小的值</translation>
    </message>
    <message>
        <source>the graph has a cycle of {0} vertices: {1}</source>
        <translation>图中有一个由 {0} 个顶点组成的环：{1}</translation>
    </message>
    <message>
        <source>shared-bus is not a contention rule: name the bus in &quot;channels&quot; with its capacity, and in the &quot;channels&quot; of the pairs that use it</source>
        <translation>shared-bus 不是争用规则：请在“channels”中写明总线及其容量，并写入使用它的各设备对的“channels”</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected = after the attribute name</source>
        <translation>第 {0} 行：发现 {1}，属性名之后应为 =</translation>
    </message>
    <message>
        <source>found a trace of a run, expected a graph</source>
        <translation>发现一次运行的轨迹，应为图</translation>
    </message>
    <message>
        <source>the format {0} cannot store everything in the graph; lost: {1}</source>
        <translation>格式 {0} 无法保存图中的全部内容；丢失：{1}</translation>
    </message>
    <message>
        <source>not enough memory for this operation</source>
        <translation>内存不足，无法完成此操作</translation>
    </message>
    <message>
        <source>unexpected error: {0}</source>
        <translation>意外错误：{0}</translation>
    </message>
    <message>
        <source>the results belong to another comparison: its graphs, devices, model, placers or budget have changed since</source>
        <translation>结果属于另一个比较：其图、设备、模型、放置算法或预算此后已改变</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; applies to files only; options of a built-in family are given as {1}</source>
        <translation>“{0}”仅用于文件；内置图族的选项写作 {1}</translation>
    </message>
    <message>
        <source>cannot write the log: {0}</source>
        <translation>无法写入日志：{0}</translation>
    </message>
    <message>
        <source>unknown picture &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的图片“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>no run of the comparison has a result to draw</source>
        <translation>比较中没有可绘制结果的运行</translation>
    </message>
    <message>
        <source>the comparison has {0} pairs of graph and devices, expected at most {1}</source>
        <translation>该比较有 {0} 个图与设备的组合，最多应为 {1} 个</translation>
    </message>
    <message>
        <source>a policy that builds every placement from scratch: small networks, vertices in the order in which they become ready, actions sampled from the probabilities, and imitation of its own best episodes</source>
        <translation>每次都从头构建放置方案的策略：小网络，顶点按就绪顺序，动作按概率抽取，并模仿自己最好的回合</translation>
    </message>
    <message>
        <source>a learned choice of moves in an annealed search: small networks, no imitation, and episodes that repeat an earlier one except for the decision where PLC prefers another device</source>
        <translation>退火搜索中学习到的移动选择：小网络，无模仿，回合重复先前的一个回合，仅在 PLC 更倾向其他设备的决策处不同</translation>
    </message>
    <message>
        <source>DOPPLER, pure</source>
        <translation>DOPPLER，纯策略</translation>
    </message>
    <message>
        <source>DOPPLER, pure, control</source>
        <translation>DOPPLER，纯策略，对照</translation>
    </message>
    <message>
        <source>found the format &quot;{0}&quot;, expected a graph, devices, a placement, a trace, a session, a checkpoint or a training log</source>
        <translation>发现格式“{0}”，应为图、设备、放置方案、轨迹、会话、检查点或训练日志</translation>
    </message>
    <message>
        <source>unknown file format, expected a graph ({0}), devices, a placement, a trace, a session, a checkpoint or a training log</source>
        <translation>未知的文件格式，应为图（{0}）、设备、放置方案、轨迹、会话、检查点或训练日志</translation>
    </message>
    <message>
        <source>the networks of {0} place only on the number of devices that they were trained on: expected {1} devices, found {2}</source>
        <translation>{0} 的网络只能用于与训练时相同数量的设备：应为 {1} 个设备，发现 {2} 个</translation>
    </message>
    <message>
        <source>episodes_per_update is {0}, expected at least one episode per process ({1}), for example --set episodes_per_update={2}</source>
        <translation>episodes_per_update 为 {0}，每个进程（共 {1} 个）至少应有一个回合，例如 --set episodes_per_update={2}</translation>
    </message>
    <message>
        <source>Trained policy from a checkpoint</source>
        <translation>来自检查点的已训练策略</translation>
    </message>
    <message>
        <source>checkpoint file of a training</source>
        <translation>训练的检查点文件</translation>
    </message>
    <message>
        <source>greedy: the most probable choices of the networks, then samples by their probabilities while the budget lasts; best: the stored best placement if graph and devices are those of the training</source>
        <translation>greedy：网络概率最大的选择，随后在预算内按其概率抽取；best：图和设备与训练时相同则用保存的最优方案</translation>
    </message>
    <message>
        <source>no checkpoint is given: set the option &quot;file&quot;</source>
        <translation>没有指定检查点：请设置选项“file”</translation>
    </message>
    <message>
        <source>no plan that fits the memory of the devices was found: in every plan tried, tasks wait for memory forever</source>
        <translation>没有找到内存容得下的方案：在试过的每个方案中，都有任务永远等待内存</translation>
    </message>
    <message>
        <source>the curves are not saved: the file exists already and is not a training log</source>
        <translation>曲线不会保存：此文件已存在，且不是训练日志</translation>
    </message>
    <message>
        <source>the log of a training no longer exists</source>
        <translation>一次训练的日志已不存在</translation>
    </message>
    <message>
        <source>the networks: shipped, fresh (untrained), or a checkpoint file of this policy</source>
        <translation>网络：shipped（随附）、fresh（未训练），或此策略的检查点文件</translation>
    </message>
    <message>
        <source>number of vertices from which SEL chooses for each tried move</source>
        <translation>每尝试一个移动，SEL 可选择的顶点数</translation>
    </message>
    <message>
        <source>number of devices from which PLC chooses for that vertex, each with the group of vertices that move along</source>
        <translation>PLC 为该顶点可选择的设备数，每个设备连同一起移动的其他顶点</translation>
    </message>
    <message>
        <source>factor of the scores when SEL and PLC sample; 0: all choices equally likely</source>
        <translation>SEL 和 PLC 抽取时得分的系数；0：所有选择概率相同</translation>
    </message>
    <message>
        <source>the settings that the shipped networks were trained with</source>
        <translation>训练随附网络所用的设置</translation>
    </message>
    <message>
        <source>the checkpoint was trained on another graph or with other locks: {0} with {1} vertices; resuming needs the same graph and locks</source>
        <translation>检查点是在另一个图上或以其他锁定训练的：{0}，{1} 个顶点；继续训练需要相同的图和锁定</translation>
    </message>
    <message>
        <source>{0} would overwrite the file of {1}</source>
        <translation>{0} 会覆盖 {1} 所指的文件</translation>
    </message>
    <message>
        <source>the log belongs to another training: {0}, seed {1}; expected {2}, seed {3}</source>
        <translation>该日志属于另一次训练：{0}，种子 {1}；应为 {2}，种子 {3}</translation>
    </message>
    <message>
        <source>the open graph or devices differ from those of this training; open its graph and devices to resume it</source>
        <translation>打开的图或设备与此训练所用的不同：请先打开训练所用的图和设备再继续</translation>
    </message>
    <message>
        <source>the best placement of a training</source>
        <translation>某次训练的最优放置方案</translation>
    </message>
    <message>
        <source>edited manually</source>
        <translation>手动更改</translation>
    </message>
    <message>
        <source>placed around locked vertices</source>
        <translation>围绕锁定的顶点放置</translation>
    </message>
    <message>
        <source>a placement of unknown origin, or of a search that was stopped early</source>
        <translation>来源不明的放置方案，或来自提前停止的搜索</translation>
    </message>
    <message>
        <source>placed with a time budget, whose result depends on the computer</source>
        <translation>以时间预算放置，其结果取决于所用的计算机</translation>
    </message>
    <message>
        <source>simulated with a seed that differs from the placer&apos;s</source>
        <translation>模拟所用种子与放置算法的种子不同</translation>
    </message>
    <message>
        <source>a command compares only runs of the same graph, devices and model; these runs differ</source>
        <translation>命令只能比较图、设备和模型都相同的运行；这些运行不同</translation>
    </message>
    <message>
        <source>no vertex is selected; select one to explain its placement</source>
        <translation>没有选中顶点；请选择一个顶点以解释其放置</translation>
    </message>
    <message>
        <source>one of these runs was measured; measured runs cannot be reproduced from the command line</source>
        <translation>这些运行中有实测运行；实测运行无法由命令行重现</translation>
    </message>
    <message>
        <source>the run cannot be explained step by step</source>
        <translation>无法逐步解释该运行</translation>
    </message>
    <message numerus="yes">
        <source>the file ends within a record of {0} bytes</source>
        <comment>the file ends within a record of {0} byte</comment>
        <translation>
            <numerusform>文件在一个 {0} 字节的记录中间结束</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} dependencies refer to nodes that are missing in the trace</source>
        <comment>{0} dependency refers to a node that is missing in the trace</comment>
        <translation>
            <numerusform>{0} 个依赖指向轨迹中缺失的节点</numerusform>
        </translation>
    </message>
    <message>
        <source>line 1: the number of vertices and inputs is {0}, expected {1}; inputs listed: {2}, cost lines: {3}</source>
        <translation>第 1 行：顶点与输入的数目为 {0}，应为 {1}；列出的输入：{2}，代价行：{3}</translation>
    </message>
    <message>
        <source>line {0}: the number of targets is {1}, expected {2}, the number of sources on the line before</source>
        <translation>第 {0} 行：终点的数目为 {1}，应为前一行起点的数目 {2}</translation>
    </message>
    <message>
        <source>operators with a measured time in the profile: {0} of {1}</source>
        <translation>性能分析轨迹中有实测时间的算子：{0}，共 {1}</translation>
    </message>
    <message numerus="yes">
        <source>found {0}, expected ids from 0 to {1} for {2} vertices</source>
        <comment>found {0}, expected ids from 0 to {1} for {2} vertex</comment>
        <translation>
            <numerusform>读到 {0}，{2} 个顶点的编号应为 0 到 {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} devices, expected one for each vertex ({1})</source>
        <comment>found {0} device, expected one for each vertex ({1})</comment>
        <translation>
            <numerusform>发现 {0} 个设备，每个顶点应有一个（共 {1} 个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of {0} iterations was read: {1}</source>
        <comment>the only iteration was read: {1}</comment>
        <translation>
            <numerusform>已读取 {0} 次迭代中的一次：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found index {0}, expected an index below {1}</source>
        <comment>found index {0}, expected an index below {1}</comment>
        <translation>
            <numerusform>发现索引 {0}，应为小于 {1} 的索引</numerusform>
        </translation>
    </message>
    <message>
        <source>line {0}: the number of predecessors is {1}, expected {2} as declared on the line (communication costs are not read)</source>
        <translation>第 {0} 行：前驱的数目为 {1}，应为该行声明的 {2}（不读取通信代价）</translation>
    </message>
    <message numerus="yes">
        <source>the output sizes of {0} nodes are unknown (no _output_shapes) and are taken as 0</source>
        <comment>the output size of {0} node is unknown (no _output_shapes) and is taken as 0</comment>
        <translation>
            <numerusform>{0} 个节点的输出大小未知（无 _output_shapes），按 0 计</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} tasks, but none is a vertex of &quot;{1}&quot;</source>
        <comment>found {0} task, but it is not a vertex of &quot;{1}&quot;</comment>
        <translation>
            <numerusform>发现 {0} 个任务，其中没有一个是“{1}”的顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} fields, expected {1}</source>
        <comment>found {0} field, expected {1}</comment>
        <translation>
            <numerusform>发现 {0} 个字段，应为 {1} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>resuming needs the graphs that the checkpoint was trained on: expected {0}, found {1}</source>
        <translation>继续训练需要检查点训练时所用的图：应为 {0} 个，读到 {1} 个</translation>
    </message>
    <message numerus="yes">
        <source>operators without a known cost, estimated for {0} vertices: {1}</source>
        <comment>operators without a known cost, estimated for {0} vertex: {1}</comment>
        <translation>
            <numerusform>没有已知代价的算子，{0} 个顶点为估计值：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>work that depends on unknown shapes, estimated for {0} vertices: {1}</source>
        <comment>work that depends on unknown shapes, estimated for {0} vertex: {1}</comment>
        <translation>
            <numerusform>依赖于未知形状的计算量，{0} 个顶点为估计值：{1}</numerusform>
        </translation>
    </message>
    <message>
        <source>the external placer used {0} evaluations, expected at most {1}</source>
        <translation>外部放置算法使用了 {0} 次评估，最多应为 {1} 次</translation>
    </message>
    <message>
        <source>the external placer returned no placement within {0} s</source>
        <translation>外部放置算法在 {0} 秒内没有给出放置方案</translation>
    </message>
    <message numerus="yes">
        <source>the order has {0} entries, expected one for each vertex ({1})</source>
        <comment>the order has {0} entry, expected one for each vertex ({1})</comment>
        <translation>
            <numerusform>次序有 {0} 项，每个顶点应有一项（共 {1} 个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of memory after {0} s; {1} tasks wait for free memory: {2}</source>
        <comment>out of memory after {0} s; {1} task waits for free memory: {2}</comment>
        <translation>
            <numerusform>{0} 秒后内存不足；{1} 个任务在等待可用内存：{2}</numerusform>
        </translation>
    </message>
    <message>
        <source>up to {0}, all tasks and transfers together take {1} s, expected at most {2} s</source>
        <translation>到 {0} 为止，所有任务和传输共需 {1} 秒，应不超过 {2} 秒</translation>
    </message>
    <message>
        <source>{0} takes {1} s on {2}, expected at most {3} s</source>
        <translation>{0} 在 {2} 上需要 {1} 秒，应不超过 {3} 秒</translation>
    </message>
    <message>
        <source>one byte from {0} to {1} takes {2} s, expected at most {3} s</source>
        <translation>从 {0} 到 {1} 传输一个字节需要 {2} 秒，应不超过 {3} 秒</translation>
    </message>
    <message>
        <source>the transfer of an output of {0} takes {1} s from {2} to {3}, expected at most {4} s</source>
        <translation>{0} 的一个输出从 {2} 传输到 {3} 需要 {1} 秒，应不超过 {4} 秒</translation>
    </message>
    <message numerus="yes">
        <source>all {0} kernels measured on &quot;{1}&quot; have the same size, so overhead and rates cannot be distinguished; expected at least two sizes</source>
        <comment>only {0} kernel was measured on &quot;{1}&quot;, so overhead and rates cannot be distinguished; expected at least two sizes</comment>
        <translation>
            <numerusform>在“{1}”上实测的 {0} 个内核大小都相同，无法区分开销与速率；至少应有两种大小</numerusform>
        </translation>
    </message>
    <message>
        <source>the islands have {2} devices in total ({0} x {1}), expected at most {3}</source>
        <translation>各岛共有 {2} 个设备（{0} × {1}），最多应为 {3} 个</translation>
    </message>
    <message numerus="yes">
        <source>found {0} links, expected one for every pair of devices ({1})</source>
        <comment>found {0} link, expected one for every pair of devices ({1})</comment>
        <translation>
            <numerusform>发现 {0} 条链路，每对设备应有一条（共 {1} 条）</numerusform>
        </translation>
    </message>
    <message>
        <source>guide: on this device</source>
        <translation>引导：位于此设备</translation>
    </message>
    <message>
        <source>guide: on this device and the critical path</source>
        <translation>引导：位于此设备且在关键路径上</translation>
    </message>
    <message>
        <source>guide: the critical path continues here</source>
        <translation>引导：关键路径在此设备继续</translation>
    </message>
    <message>
        <source>guide: the critical path comes from here</source>
        <translation>引导：关键路径来自此设备</translation>
    </message>
    <message>
        <source>guide: wait from ready to start on this device</source>
        <translation>引导：在此设备上从就绪到开始的等待</translation>
    </message>
    <message>
        <source>guide: compute time on this device, relative to the mean</source>
        <translation>引导：此设备上的计算时间与均值之比</translation>
    </message>
    <message>
        <source>guide: start time</source>
        <translation>引导：开始时间</translation>
    </message>
    <message>
        <source>guide: on the critical path</source>
        <translation>引导：在关键路径上</translation>
    </message>
    <message>
        <source>guide: waited for this device</source>
        <translation>引导：曾等待此设备</translation>
    </message>
    <message>
        <source>guide: traffic with neighbours on this device</source>
        <translation>引导：与此设备上邻居的通信</translation>
    </message>
    <message>
        <source>guide: traffic with neighbours on this device, on the critical path</source>
        <translation>引导：与此设备上邻居的通信，在关键路径上</translation>
    </message>
    <message>
        <source>guide: utilisation</source>
        <translation>引导：利用率</translation>
    </message>
    <message>
        <source>guide: busy with others from ready to end</source>
        <translation>引导：从就绪到结束期间忙于其他顶点</translation>
    </message>
    <message>
        <source>guide: busy with others from ready to end, on the critical path</source>
        <translation>引导：从就绪到结束期间忙于其他顶点，在关键路径上</translation>
    </message>
    <message>
        <source>guide: on this device, traffic with neighbours elsewhere</source>
        <translation>引导：位于此设备，与其他设备上邻居的通信</translation>
    </message>
    <message numerus="yes">
        <source>the number of heads is {0}, expected a multiple of the number of key heads, {1}</source>
        <comment>the number of heads is {0}, expected a multiple of the number of key heads, {1}</comment>
        <translation>
            <numerusform>头的数目为 {0}，应为键头数目 {1} 的倍数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found {0} inputs, but labels for {1}, expected the same number</source>
        <comment>found {0} input, but labels for {1}, expected the same number</comment>
        <translation>
            <numerusform>发现 {0} 个输入，但有 {1} 组标号，数目应相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} has {1} operands, expected {2}</source>
        <comment>{0} has {1} operand, expected {2}</comment>
        <translation>
            <numerusform>{0} 有 {1} 个操作数，应为 {2} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} has {1} labels here, expected {2}: [{3}]</source>
        <comment>{0} has {1} label here, expected {2}: [{3}]</comment>
        <translation>
            <numerusform>{0} 在此有 {1} 个标号，应为 {2} 个：[{3}]</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of processors is {0}, expected 1 to {1}, the number of vertices</source>
        <translation>处理器的数目为 {0}，应在 1 到顶点数 {1} 之间</translation>
    </message>
    <message numerus="yes">
        <source>skipped because they no longer match their graph or devices: {0} runs</source>
        <comment>skipped because it no longer matches its graph or devices: {0} run</comment>
        <translation>
            <numerusform>已跳过与图或设备不再相符的运行：{0} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>the schedule rule of the model follows a given order, which the episode does not contain; the results of other moves are unknown</source>
        <translation>模型的调度规则遵循给定次序，而该回合不含此次序；无法得知其他移动的结果</translation>
    </message>
    <message>
        <source>the trace contains no time for {0} of {1} vertices of the graph: {2}</source>
        <translation>轨迹中没有图的 {0} 个顶点的时间（共 {1} 个顶点）：{2}</translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices have no time: {1}</source>
        <comment>{0} vertex has no time: {1}</comment>
        <translation>
            <numerusform>{0} 个顶点没有时间：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} entries do not belong to the graph: {1}</source>
        <comment>{0} entry does not belong to the graph: {1}</comment>
        <translation>
            <numerusform>{0} 个条目不属于此图：{1}</numerusform>
        </translation>
    </message>
    <message>
        <source>on the critical path</source>
        <translation>在关键路径上</translation>
    </message>
    <message>
        <source>share of the group on the critical path</source>
        <translation>组内位于关键路径上的比例</translation>
    </message>
    <message>
        <source>size of the group / 5</source>
        <translation>组的大小 / 5</translation>
    </message>
    <message>
        <source>a vertex of the group waited for its device on the critical path</source>
        <translation>组内有顶点在关键路径上等待过设备</translation>
    </message>
    <message>
        <source>a vertex of the group follows a transfer on the critical path</source>
        <translation>组内有顶点在关键路径上位于传输之后</translation>
    </message>
    <message>
        <source>a transfer of the group&apos;s output is on the critical path</source>
        <translation>组的输出有传输在关键路径上</translation>
    </message>
    <message>
        <source>transfer time saved on the critical path</source>
        <translation>关键路径上省去的传输时间</translation>
    </message>
    <message>
        <source>transfer time added on the critical path</source>
        <translation>关键路径上新增的传输时间</translation>
    </message>
    <message>
        <source>change of transfer time</source>
        <translation>传输时间的变化</translation>
    </message>
    <message>
        <source>change of compute time</source>
        <translation>计算时间的变化</translation>
    </message>
    <message>
        <source>compute time on the new device</source>
        <translation>在新设备上的计算时间</translation>
    </message>
    <message>
        <source>load of the new device minus the mean</source>
        <translation>新设备的负载减去平均值</translation>
    </message>
    <message>
        <source>load of the current device minus the mean</source>
        <translation>当前设备的负载减去平均值</translation>
    </message>
    <message>
        <source>load of the new device after the move</source>
        <translation>移动后新设备的负载</translation>
    </message>
    <message>
        <source>delay of the group&apos;s end</source>
        <translation>组推迟的结束时间</translation>
    </message>
    <message>
        <source>delay of successors</source>
        <translation>后继的延迟</translation>
    </message>
    <message>
        <source>delay on the critical path</source>
        <translation>关键路径上的延迟</translation>
    </message>
    <message>
        <source>busy share of the new device at that time</source>
        <translation>其间新设备的忙碌比例</translation>
    </message>
    <message>
        <source>wait for the current device</source>
        <translation>等待当前设备的时间</translation>
    </message>
    <message>
        <source>share of neighbours on the new device</source>
        <translation>在新设备上的邻居比例</translation>
    </message>
    <message>
        <source>share of neighbours on the current device</source>
        <translation>在当前设备上的邻居比例</translation>
    </message>
    <message>
        <source>start time / makespan</source>
        <translation>开始时间 / 完工时间</translation>
    </message>
    <message>
        <source>share of the budget spent</source>
        <translation>已用预算的比例</translation>
    </message>
    <message>
        <source>tried before</source>
        <translation>此前尝试过</translation>
    </message>
    <message>
        <source>waited for its device on the critical path</source>
        <translation>在关键路径上等待过设备</translation>
    </message>
    <message>
        <source>follows a transfer on the critical path</source>
        <translation>在关键路径上位于传输之后</translation>
    </message>
    <message>
        <source>a transfer of its output is on the critical path</source>
        <translation>其输出有传输在关键路径上</translation>
    </message>
    <message>
        <source>transfer time on the critical path</source>
        <translation>关键路径上的传输时间</translation>
    </message>
    <message>
        <source>transfers of its inputs</source>
        <translation>其输入的传输</translation>
    </message>
    <message>
        <source>transfers of its outputs</source>
        <translation>其输出的传输</translation>
    </message>
    <message>
        <source>wait for its device</source>
        <translation>等待其设备的时间</translation>
    </message>
    <message>
        <source>slack to its successors</source>
        <translation>到后继的余量</translation>
    </message>
    <message>
        <source>load of its device minus the mean</source>
        <translation>其设备的负载减去平均值</translation>
    </message>
    <message>
        <source>share of neighbours on its device</source>
        <translation>在其设备上的邻居比例</translation>
    </message>
    <message>
        <source>largest share of neighbours on another device</source>
        <translation>其他设备上邻居比例的最大值</translation>
    </message>
    <message>
        <source>initial temperature, as a share of the initial makespan; for more than 250 vertices, it is multiplied by 250 / number of vertices</source>
        <translation>初始温度，占初始完工时间的比例；顶点超过 250 个时再乘以 250 / 顶点数</translation>
    </message>
    <message>
        <source>number of moves tried with the vertex (logarithm)</source>
        <translation>已用该顶点尝试的移动数（对数）</translation>
    </message>
    <message>
        <source>number of moves tried since the last success (logarithm / 5)</source>
        <translation>上次成功以来尝试的移动数（对数 / 5）</translation>
    </message>
    <message>
        <source>the calibration was stopped</source>
        <translation>校准已停止</translation>
    </message>
    <message>
        <source>measured, not simulated</source>
        <translation>实测，而非模拟</translation>
    </message>
    <message>
        <source>found fewer than two runs, expected at least two: give --placers A,B, --placement FILE or --trace FILE</source>
        <translation>运行少于两个，至少应有两个：请给出 --placers A,B、--placement FILE 或 --trace FILE</translation>
    </message>
    <message>
        <source>Training: {0}</source>
        <translation>训练：{0}</translation>
    </message>
    <message>
        <source>the trace contains devices that are missing in the topology: {0}</source>
        <translation>轨迹含有拓扑中缺失的设备：{0}</translation>
    </message>
    <message>
        <source>Graph: {0}</source>
        <translation>图：{0}</translation>
    </message>
    <message>
        <source>The panel Explain shows the page {0}.</source>
        <translation>“解释”面板显示页面 {0}。</translation>
    </message>
    <message>
        <source>The graph is coloured by {0}.</source>
        <translation>图的着色依据为 {0}。</translation>
    </message>
    <message>
        <source>The graph layout is {0}.</source>
        <translation>图的布局为 {0}。</translation>
    </message>
    <message>
        <source>It fits on no device; this one has the most free memory.</source>
        <translation>任何设备都放不下它；此设备的可用内存最多。</translation>
    </message>
    <message>
        <source>order of the clusters, most work first</source>
        <translation>簇的顺序（工作量大者在先）</translation>
    </message>
    <message>
        <source>end of all work, including its cluster</source>
        <translation>加上其所在簇后全部工作的结束时间</translation>
    </message>
    <message>
        <source>depth-first order</source>
        <translation>深度优先顺序</translation>
    </message>
    <message>
        <source>execution x traffic</source>
        <translation>执行 × 传输</translation>
    </message>
    <message>
        <source>order of the operations</source>
        <translation>运算的顺序</translation>
    </message>
    <message>
        <source>largest cost of a device</source>
        <translation>单个设备的最大代价</translation>
    </message>
    <message>
        <source>The planned device was filled by vertices that were placed together with it.</source>
        <translation>原定的设备已被与它一同放置的顶点占满。</translation>
    </message>
    <message>
        <source>If the largest costs are equal, the sum of all costs decides.</source>
        <translation>最大代价相同时，由全部代价之和决定。</translation>
    </message>
    <message>
        <source>pieces of its operation on the device</source>
        <translation>该设备上同一运算的分块数</translation>
    </message>
    <message>
        <source>The pieces of its operation are spread evenly, in the arrangement with the shortest transfers.</source>
        <translation>其所属运算的各分块均匀分布，采用传输时间最少的排布。</translation>
    </message>
    <message>
        <source>position in the list</source>
        <translation>列表中的位置</translation>
    </message>
    <message>
        <source>critical path, then topological order</source>
        <translation>先关键路径，后拓扑顺序</translation>
    </message>
    <message>
        <source>work assigned so far</source>
        <translation>此前已分配的工作量</translation>
    </message>
    <message>
        <source>topological order</source>
        <translation>拓扑顺序</translation>
    </message>
    <message>
        <source>memory x importance x traffic x execution</source>
        <translation>内存 × 重要性 × 传输 × 执行</translation>
    </message>
    <message>
        <source>no plan</source>
        <translation>无方案</translation>
    </message>
    <message>
        <source>Runs of {0}</source>
        <translation>{0} 的运行</translation>
    </message>
    <message>
        <source>Graphs: {0}, runs: {1}.</source>
        <translation>图：{0}，运行：{1}。</translation>
    </message>
    <message>
        <source>the graph has changed since it was opened and its vertices were locked; reopen it, or unlock the vertices</source>
        <translation>图在打开并锁定顶点之后已有变化；请重新打开该图，或解除锁定</translation>
    </message>
    <message>
        <source>line {0}, column {1}: {2}</source>
        <translation>第 {0} 行，第 {1} 列：{2}</translation>
    </message>
    <message>
        <source>the text is larger than 2 GiB, the limit of protobuf</source>
        <translation>文本大于 2 GiB，超出 protobuf 的上限</translation>
    </message>
    <message>
        <source>the module is still being built; try again when the message in the status bar has disappeared</source>
        <translation>模块仍在构建中：状态栏中的提示消失后请重试</translation>
    </message>
    <message>
        <source>the file describes a graph without devices, expected devices</source>
        <translation>文件描述的图不带设备，应有设备</translation>
    </message>
    <message>
        <source>the graph describes no devices; name some, such as --devices 4xP100 (doppler devices list)</source>
        <translation>图未描述任何设备；请指定设备，例如 --devices 4xP100（doppler devices list）</translation>
    </message>
    <message>
        <source>{0} computes a single placement and does not search; it ignores limits on time and evaluations</source>
        <translation>{0} 只计算一个放置而不进行搜索；时间和评估次数的限制被忽略</translation>
    </message>
    <message>
        <source>the file {0} with the module&apos;s checksum is missing or damaged: install or build the program again</source>
        <translation>模块的校验和文件 {0} 缺失或已损坏：请重新安装或构建程序</translation>
    </message>
    <message>
        <source>the module has {0} bytes, expected {1}: install or build the program again</source>
        <translation>模块有 {0} 字节，应为 {1}：请重新安装或构建程序</translation>
    </message>
    <message>
        <source>the module does not match its checksum, so it is damaged: install or build the program again</source>
        <translation>模块与其校验和不符，已损坏：请重新安装或构建程序</translation>
    </message>
    <message>
        <source>unknown choice &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知取值“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown option &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知选项“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>--set is for &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>--set 用于“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>{0} are open, expected a value for each ({1})</source>
        <translation>{0} 未定，每个都应有值（{1}）</translation>
    </message>
    <message>
        <source>unknown devices &quot;{0}&quot;; expected a file, or a count and a name such as 2xH100; the names, nearest first: {1}</source>
        <translation>未知设备“{0}”；应为文件，或数量和名称，如 2xH100；可用名称（最接近的在前）：{1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has two meanings; write &quot;{1} nodes of ...&quot; for equal nodes</source>
        <translation>“{0}”有两种含义；相同节点请写“{1} nodes of ...”</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no node; expected at least one</source>
        <translation>“{0}”没有节点；至少应有一个</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; counts 0 devices; expected at least 1</source>
        <translation>“{0}”的设备数为 0；至少应为 1</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has more than {1} devices; expected at most that many</source>
        <translation>“{0}”的设备超过 {1} 个；最多为此数</translation>
    </message>
    <message>
        <source>the text of the devices, &quot;{0}&quot;, has {1} characters; expected at most {2}</source>
        <translation>设备文本“{0}”有 {1} 个字符；最多 {2} 个</translation>
    </message>
    <message>
        <source>no devices are named; expected a file, or a count and a name such as 2xH100</source>
        <translation>未指定设备；应为文件，或数量和名称，如 2xH100</translation>
    </message>
    <message>
        <source>{0} through a switch, {1} GB/s</source>
        <translation>{0}，经交换机，{1} GB/s</translation>
    </message>
    <message>
        <source>{0} between each two, {1} GB/s</source>
        <translation>{0}，两两之间，{1} GB/s</translation>
    </message>
    <message>
        <source>{0} between pairs, {1} GB/s</source>
        <translation>{0}，成对之间，{1} GB/s</translation>
    </message>
    <message>
        <source>{0} within fours, {1} GB/s</source>
        <translation>{0}，四个一组内，{1} GB/s</translation>
    </message>
    <message>
        <source>{0} as in a DGX-1, {1} GB/s per link</source>
        <translation>{0}，同 DGX-1，每条链路 {1} GB/s</translation>
    </message>
    <message>
        <source>PCI Express {0}, {1} GB/s</source>
        <translation>PCI Express {0}，{1} GB/s</translation>
    </message>
    <message numerus="yes">
        <source>{0} nodes with {1} × {2} each</source>
        <comment>{0} node with {1} × {2}</comment>
        <translation>
            <numerusform>{0} 个节点，每个 {1} × {2}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} × {1}</source>
        <translation>{0} × {1}</translation>
    </message>
    <message>
        <source>there is not enough memory for this run; use a smaller graph, fewer devices or fewer runs at the same time</source>
        <translation>内存不足以完成此运行；请使用更小的图、更少的设备或减少同时进行的运行</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>{0}/{1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>{0} on {1}, {2}, seed {3} does not fit: {4}</source>
        <translation>{0} 在 {1} 上，{2}，种子 {3} 放不下：{4}</translation>
    </message>
    <message>
        <source>names a device or a vertex that the problem does not have</source>
        <translation>指名了问题中没有的设备或顶点</translation>
    </message>
    <message>
        <source>unknown engine &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知引擎“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>users is empty, expected at least one vertex</source>
        <translation>users 为空，至少应有一个顶点</translation>
    </message>
    <message>
        <source>vertex {0} appears twice among the users, expected once</source>
        <translation>顶点 {0} 在 users 中出现两次，应为一次</translation>
    </message>
    <message>
        <source>the shared weights of vertex {0} have {1} bytes, but its persistent_bytes are {2}; expected them to include the shared weights of which it is the first user</source>
        <translation>顶点 {0} 的共享权重有 {1} 字节，而其 persistent_bytes 为 {2}；后者应包含以它为首个使用者的共享权重</translation>
    </message>
    <message>
        <source>Attribute of vertices with their names</source>
        <translation>给出顶点名称的顶点属性</translation>
    </message>
    <message>
        <source>Attribute of vertices with the kind of operation</source>
        <translation>给出操作种类的顶点属性</translation>
    </message>
    <message>
        <source>Attribute of vertices with the group</source>
        <translation>给出分组的顶点属性</translation>
    </message>
    <message>
        <source>Attribute of vertices with the devices that may run them, separated by &quot;;&quot;</source>
        <translation>给出可运行设备的顶点属性，以“;”分隔</translation>
    </message>
    <message>
        <source>Attribute of vertices with the FLOPs; a factor may follow: work*1e9</source>
        <translation>给出 FLOP 的顶点属性；后可跟系数：work*1e9</translation>
    </message>
    <message>
        <source>Attribute of vertices with the measured seconds; a factor may follow: ms*1e-3</source>
        <translation>给出实测秒数的顶点属性；后可跟系数：ms*1e-3</translation>
    </message>
    <message>
        <source>Attribute of vertices with the bytes of their weights; a factor may follow</source>
        <translation>给出权重字节数的顶点属性；后可跟系数</translation>
    </message>
    <message>
        <source>Attribute of vertices with the bytes of their output; a factor may follow</source>
        <translation>给出输出字节数的顶点属性；后可跟系数</translation>
    </message>
    <message>
        <source>Attribute of edges with the bytes transferred; a factor may follow: kb*1e3</source>
        <translation>给出传输字节数的边属性；后可跟系数：kb*1e3</translation>
    </message>
    <message>
        <source>Attribute of edges with the seconds of the transfer; a factor may follow</source>
        <translation>给出传输秒数的边属性；后可跟系数</translation>
    </message>
    <message>
        <source>the factor in &quot;{0}&quot; must be a finite number above 0</source>
        <translation>“{0}”中的系数必须是大于 0 的有限数</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; names no attribute, expected ATTRIBUTE or ATTRIBUTE*FACTOR</source>
        <translation>“{0}”未指名属性，应为 属性 或 属性*系数</translation>
    </message>
    <message>
        <source>attributes with numbers that are not used: of vertices {0}; of edges {1}. Map them with --import flops=ATTRIBUTE,bytes=ATTRIBUTE or in File &gt; Import options</source>
        <translation>未使用的数值属性：顶点 {0}；边 {1}。可用 --import flops=属性,bytes=属性 或“文件 &gt; 导入选项”进行映射</translation>
    </message>
    <message>
        <source>attributes with numbers that are not used: of vertices {0}. Map them with --import flops=ATTRIBUTE or in File &gt; Import options</source>
        <translation>未使用的数值属性：顶点 {0}。可用 --import flops=属性 或“文件 &gt; 导入选项”进行映射</translation>
    </message>
    <message>
        <source>attributes with numbers that are not used: of edges {0}. Map them with --import bytes=ATTRIBUTE or in File &gt; Import options</source>
        <translation>未使用的数值属性：边 {0}。可用 --import bytes=属性 或“文件 &gt; 导入选项”进行映射</translation>
    </message>
    <message>
        <source>no edge has the attribute &quot;{0}&quot;; the edges of this file have no attributes</source>
        <translation>没有边具有属性“{0}”；此文件的边没有属性</translation>
    </message>
    <message>
        <source>no vertex has the attribute &quot;{0}&quot;; the vertices of this file have no attributes</source>
        <translation>没有顶点具有属性“{0}”；此文件的顶点没有属性</translation>
    </message>
    <message>
        <source>no edge has the attribute &quot;{0}&quot;, expected one of: {1}</source>
        <translation>没有边具有属性“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>no vertex has the attribute &quot;{0}&quot;, expected one of: {1}</source>
        <translation>没有顶点具有属性“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>&quot;size&quot; is read as FLOPs of vertices and bytes of edges, as in files of SimGrid, daggen and DSLab</source>
        <translation>“size”按顶点的 FLOP 和边的字节数读取，与 SimGrid、daggen 和 DSLab 的文件一致</translation>
    </message>
    <message>
        <source>&quot;weight&quot; is read as measured seconds; --import flops=weight or bytes=weight reads it otherwise</source>
        <translation>“weight”按实测秒数读取；可用 --import flops=weight 或 bytes=weight 改为其他含义</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file; end other programs, or use a computer with more memory</source>
        <translation>内存不足，无法读取文件；请关闭其他程序，或使用内存更大的计算机</translation>
    </message>
    <message>
        <source>this is a pipe or a device, expected a file or one of /dev/stdout, /dev/stderr and /dev/null</source>
        <translation>这是管道或设备，应为文件，或 /dev/stdout、/dev/stderr、/dev/null 之一</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; run git lfs pull in its repository</source>
        <translation>这是 Git LFS 指针，而不是文件本身；请在其仓库中运行 git lfs pull</translation>
    </message>
    <message>
        <source>line {0}: there is no graph</source>
        <translation>第 {0} 行：没有图</translation>
    </message>
    <message>
        <source>line {0}: found {1}, expected a key</source>
        <translation>第 {0} 行：发现 {1}，应为键</translation>
    </message>
    <message>
        <source>line {0}: the graph is not directed, expected directed 1</source>
        <translation>第 {0} 行：图不是有向图，应为 directed 1</translation>
    </message>
    <message>
        <source>the graph is not directed, expected true</source>
        <translation>图不是有向图，应为 true</translation>
    </message>
    <message>
        <source>{1} is &quot;{2}&quot;, expected a finite number of at least 0</source>
        <translation>{1} 为“{2}”，应为不小于 0 的有限数</translation>
    </message>
    <message>
        <source>an edge needs &quot;source&quot; and &quot;target&quot;</source>
        <translation>边需要“source”和“target”</translation>
    </message>
    <message>
        <source>this is a JSON list of objects with the keys {0}; accepted are: {1}</source>
        <translation>这是由对象组成的 JSON 列表，键为 {0}；可读取：{1}</translation>
    </message>
    <message>
        <source>this looks like {0}; accepted are: {1}</source>
        <translation>这看起来是 {0}；可读取：{1}</translation>
    </message>
    <message>
        <source>this is a JSON list of lists; accepted are: {0}</source>
        <translation>这是由列表组成的 JSON 列表；可读取：{0}</translation>
    </message>
    <message>
        <source>this is a JSON list of texts; accepted are: {0}</source>
        <translation>这是由文本组成的 JSON 列表；可读取：{0}</translation>
    </message>
    <message>
        <source>this is a JSON list of numbers; accepted are: {0}</source>
        <translation>这是由数字组成的 JSON 列表；可读取：{0}</translation>
    </message>
    <message>
        <source>this is JSON with the keys {0}; accepted are: {1}</source>
        <translation>这是键为 {0} 的 JSON；可读取：{1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} control dependencies were left out, because the trace has data dependencies (--import control=true reads both)</source>
        <comment>{0} control dependency was left out, because the trace has data dependencies (--import control=true reads both)</comment>
        <translation>
            <numerusform>{0} 个控制依赖被略去，因为轨迹含有数据依赖（--import control=true 读取两者）</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether control dependencies are read in addition to data dependencies</source>
        <translation>除数据依赖外是否还读取控制依赖</translation>
    </message>
    <message numerus="yes">
        <source>only {1} of {0} operators of the execution trace have the id and name of one in the profile, expected nearly all: the two are of different runs; give the profile of the same run, or none</source>
        <comment>the operator of the execution trace is not in the profile: the two are of different runs; give the profile of the same run, or none</comment>
        <translation>
            <numerusform>执行轨迹的 {0} 个算子中只有 {1} 个的编号和名称出现在性能剖析中，应几乎全部出现：两者来自不同的运行；请给出同一运行的剖析，或不给出</numerusform>
        </translation>
    </message>
    <message>
        <source>the profile may be of another run: some of its operators may have an id and a name of this trace by chance</source>
        <translation>剖析可能来自另一次运行：其中一些算子的编号和名称可能只是碰巧与此轨迹一致</translation>
    </message>
    <message numerus="yes">
        <source>found no operator in the {0} iterations that were looked at: {1}; expected some; --import iteration=all reads the whole trace</source>
        <comment>found no operator in the only iteration that was looked at: {1}; expected some; --import iteration=all reads the whole trace</comment>
        <translation>
            <numerusform>所查看的 {0} 次迭代中没有算子：{1}；应有一些；--import iteration=all 读取整个轨迹</numerusform>
        </translation>
    </message>
    <message>
        <source>Which iteration is read: last (no warm-up, not empty), all, or its number from 0</source>
        <translation>读取哪次迭代：last（最后一次非预热且非空）、all，或从 0 开始的编号</translation>
    </message>
    <message>
        <source>iteration is {0}, but there is no operator in {1}; expected the number of another iteration, last or all</source>
        <translation>iteration 为 {0}，但 {1} 中没有算子；应为另一次迭代的编号、last 或 all</translation>
    </message>
    <message numerus="yes">
        <source>{0} later iterations have no operators and were skipped: {1}</source>
        <comment>{0} later iteration has no operators and was skipped: {1}</comment>
        <translation>
            <numerusform>后面的 {0} 次迭代没有算子，已跳过：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events have no end and were skipped: {1}</source>
        <comment>{0} event has no end and was skipped: {1}</comment>
        <translation>
            <numerusform>{0} 个事件没有结束，已跳过：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels overran the next kernel on their stream and were cut where that begins: {1}</source>
        <comment>{0} kernel overran the next kernel on its stream and was cut where that begins: {1}</comment>
        <translation>
            <numerusform>{0} 个内核越过了其流上的下一个内核，已在后者开始处截断：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events of accelerators that this program does not know were read as kernels, because their launches are in the trace: {1}</source>
        <comment>{0} event of an accelerator that this program does not know was read as a kernel, because its launch is in the trace: {1}</comment>
        <translation>
            <numerusform>{0} 个本程序不认识的加速器事件按内核读取，因为轨迹含有它们的启动：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} events of kinds that this program does not know were left out, because the trace has no launch for them: {1}; operators without other kernels have their time on the host</source>
        <comment>{0} event of a kind that this program does not know was left out, because the trace has no launch for it: {1}; operators without other kernels have their time on the host</comment>
        <translation>
            <numerusform>{0} 个本程序不认识的种类的事件被略去，因为轨迹没有它们的启动：{1}；没有其他内核的算子采用主机上的时间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels ran during the iteration, but have no launch or operator in it, and were left out (--import iteration=all reads them): {1}</source>
        <comment>{0} kernel ran during the iteration, but has no launch or operator in it, and was left out (--import iteration=all reads it): {1}</comment>
        <translation>
            <numerusform>{0} 个内核在迭代期间运行，但其中没有它们的启动或算子，已略去（--import iteration=all 可读取）：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels were launched as parts of whole graphs, and each is a vertex: {1}</source>
        <comment>{0} kernel was launched as part of a whole graph, and is a vertex: {1}</comment>
        <translation>
            <numerusform>{0} 个内核作为整图的一部分启动，每个都是一个顶点：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} kernels belong to no operator, and each is a vertex: {1}</source>
        <comment>{0} kernel belongs to no operator, and is a vertex: {1}</comment>
        <translation>
            <numerusform>{0} 个内核不属于任何算子，每个都是一个顶点：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trace has the operators of {0} processes; their names end with it</source>
        <comment>the trace has the operators of {0} process</comment>
        <translation>
            <numerusform>轨迹含有 {0} 个进程的算子；其名称以进程结尾</numerusform>
        </translation>
    </message>
    <message>
        <source>the trace has no kernels: the times are those of the operators on the host</source>
        <translation>轨迹没有内核：时间是算子在主机上的时间</translation>
    </message>
    <message>
        <source>a profile has no tensors: the order on streams and threads, and what streams waited for, stands for dependencies, and no sizes are known; an execution trace of the same run has both</source>
        <translation>剖析没有张量：流和线程上的顺序以及流所等待的内容代表依赖，大小未知；同一运行的执行轨迹两者都有</translation>
    </message>
    <message>
        <source>found no operator and no kernel of PyTorch; expected some; --import iteration=all reads the whole trace</source>
        <translation>没有发现 PyTorch 的算子或内核；应有一些；--import iteration=all 读取整个轨迹</translation>
    </message>
    <message numerus="yes">
        <source>{0} waits of streams lie between no two kernels of the trace</source>
        <comment>{0} wait of a stream lies between no two kernels of the trace</comment>
        <translation>
            <numerusform>{0} 次流等待不位于轨迹的任何两个内核之间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} operators have several kernels with gaps between them; each is shown from its first kernel on, for as long as its kernels took together</source>
        <comment>{0} operator has several kernels with gaps between them; it is shown from its first kernel on, for as long as its kernels took together</comment>
        <translation>
            <numerusform>{0} 个算子有多个带间隔的内核；每个从其首个内核起显示，时长为其内核之和</numerusform>
        </translation>
    </message>
    <message>
        <source>the link {0} - {1} has the speed {2}, expected a number above 0</source>
        <translation>链路 {0} - {1} 的速度为 {2}，应为大于 0 的数</translation>
    </message>
    <message>
        <source>the link {0} - {1} has no speed, expected a number above 0</source>
        <translation>链路 {0} - {1} 没有速度，应为大于 0 的数</translation>
    </message>
    <message numerus="yes">
        <source>{0} pairs of nodes have no link ({1}), expected a link for every pair</source>
        <comment>the pair of nodes {1} has no link, expected a link for every pair</comment>
        <translation>
            <numerusform>{0} 对节点没有链路（{1}），每对都应有链路</numerusform>
        </translation>
    </message>
    <message>
        <source>line {0}: found &lt;{1}&gt;, expected &lt;adag&gt;</source>
        <translation>第 {0} 行：发现 &lt;{1}&gt;，应为 &lt;adag&gt;</translation>
    </message>
    <message>
        <source>line {0}: a job without id</source>
        <translation>第 {0} 行：作业没有 id</translation>
    </message>
    <message>
        <source>line {0}: the id {1} occurs twice, expected different ids</source>
        <translation>第 {0} 行：编号 {1} 出现两次，应各不相同</translation>
    </message>
    <message>
        <source>line {0}: the {2} refers to &quot;{1}&quot;, expected the id of a job</source>
        <translation>第 {0} 行：{2} 引用“{1}”，应为作业的编号</translation>
    </message>
    <message numerus="yes">
        <source>{0} tasks keep their measured seconds: the speed of their machine is not recorded</source>
        <comment>{0} task keeps its measured seconds: the speed of its machine is not recorded</comment>
        <translation>
            <numerusform>{0} 个任务保留其实测秒数：未记录其机器的速度</numerusform>
        </translation>
    </message>
    <message>
        <source>measured: runtimes are seconds on any device. work: a task&apos;s FLOPs are its runtime times the recorded clock of its machine</source>
        <translation>measured：运行时间是任何设备上的秒数。work：任务的 FLOP 为其运行时间乘以所记录的机器时钟频率</translation>
    </message>
    <message>
        <source>How If, Loop and Scan are read. An If whose condition is constant is always replaced by the branch that it takes; &quot;expand-larger&quot; uses the branch with more FLOPs for the others. &quot;single-vertex&quot; keeps each as one vertex</source>
        <translation>如何读取 If、Loop 和 Scan。条件为常量的 If 总是替换为所走的分支；“expand-larger”对其余 If 使用 FLOP 较多的分支。“single-vertex”将每个保留为一个顶点</translation>
    </message>
    <message>
        <source>Loop and Scan of at most this many rounds are unrolled; longer ones are one vertex with the work of all rounds</source>
        <translation>轮数不超过此值的 Loop 和 Scan 会展开；更长的为一个顶点，含所有轮次的工作量</translation>
    </message>
    <message>
        <source>operators at which shapes become unknown: {0}</source>
        <translation>形状在此变为未知的算子：{0}</translation>
    </message>
    <message>
        <source>If nodes with a constant condition, replaced by the branch that runs: {0}, among them {1}</source>
        <translation>条件为常量、已替换为所运行分支的 If 节点：{0}，其中有 {1}</translation>
    </message>
    <message>
        <source>If nodes replaced by the branch with more FLOPs: {0}, among them {1}</source>
        <translation>已替换为 FLOP 较多分支的 If 节点：{0}，其中有 {1}</translation>
    </message>
    <message>
        <source>If nodes replaced by the branch that the option control-flow names: {0}, among them {1}</source>
        <translation>已替换为选项 control-flow 所指分支的 If 节点：{0}，其中有 {1}</translation>
    </message>
    <message>
        <source>loops that are unrolled (number of rounds): {0}, among them {1}</source>
        <translation>已展开的循环（轮数）：{0}，其中有 {1}</translation>
    </message>
    <message>
        <source>loops that may end early, counted with their maximum number of rounds: {0}, among them {1}</source>
        <translation>可能提前结束、按最大轮数计的循环：{0}，其中有 {1}</translation>
    </message>
    <message>
        <source>loops of an unknown number of rounds, counted once: {0}, among them {1}</source>
        <translation>轮数未知、按一轮计的循环：{0}，其中有 {1}</translation>
    </message>
    <message>
        <source>control-flow nodes that are one vertex each (nodes inside by operator): {0}, among them {1}</source>
        <translation>各为一个顶点的控制流节点（内部节点按算子）：{0}，其中有 {1}</translation>
    </message>
    <message>
        <source>Vertices that use the same weight share a device, so that no second device holds a copy</source>
        <translation>使用同一权重的顶点放在同一设备上，使其他设备不保存副本</translation>
    </message>
    <message>
        <source>unknown placer &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知放置器“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>the placement to start from; best: of all baselines</source>
        <translation>起始放置；best：所有基准放置中最好的</translation>
    </message>
    <message>
        <source>try every constructive placer and every single device first; the result is never worse than theirs</source>
        <translation>先尝试每个构造式放置器和每个单设备放置；结果不会比它们差</translation>
    </message>
    <message>
        <source>Does not fit into memory</source>
        <translation>内存放不下</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>内存放得下</translation>
    </message>
    <message>
        <source>{0} needs {1} at {2} but has {3}; the first data without room belong to {4}</source>
        <translation>{0} 在 {2} 时需要 {1}，但只有 {3}；最先放不下的数据属于 {4}</translation>
    </message>
    <message>
        <source>weight {0} is on {1}: {2} extra</source>
        <translation>权重 {0} 位于 {1}：多占 {2}</translation>
    </message>
    <message numerus="yes">
        <source>{0} more weights are on several devices: {1} extra</source>
        <comment>{0} more weight is on several devices: {1} extra</comment>
        <translation>
            <numerusform>另有 {0} 个权重位于多个设备：多占 {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} stores no best placement that fits this graph on these devices; the network of the checkpoint placed the graph instead</source>
        <translation>{0} 未保存适合此图和这些设备的最佳放置；改由检查点的网络放置该图</translation>
    </message>
    <message>
        <source>unknown policy &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知策略“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown preset &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知预设“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown graph family &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知图族“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>the lesson names the file {0}; expected a file in the lesson&apos;s folder or the name of a built-in graph or topology</source>
        <translation>教程指名了文件 {0}；应为教程文件夹中的文件，或内置图或拓扑的名称</translation>
    </message>
    <message>
        <source>no run is called &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>没有名为“{0}”的运行；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown model &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知模型“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown schedule &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知调度规则“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown contention &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知争用规则“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown mode &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知模式“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown memory rule &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知内存规则“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown command &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知命令“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown way to decode &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知解码方式“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown stage &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知阶段“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>unknown picture &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知图片“{0}”；是否指“{1}”？</translation>
    </message>
    <message>
        <source>another training is writing this file; end that training, or choose another file</source>
        <translation>另一次训练正在写入此文件；请结束该训练，或选择其他文件</translation>
    </message>
    <message>
        <source>the operating system refuses to start another thread; end other programs, or raise the limit on processes (ulimit -u)</source>
        <translation>操作系统拒绝再启动线程；请关闭其他程序，或提高进程数上限（ulimit -u）</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>岛</translation>
    </message>
    <message>
        <source>Devices per island</source>
        <translation>每岛设备数</translation>
    </message>
    <message>
        <source>Device kind</source>
        <translation>设备种类</translation>
    </message>
    <message>
        <source>Inner bandwidth</source>
        <translation>岛内带宽</translation>
    </message>
    <message>
        <source>Inner latency</source>
        <translation>岛内延迟</translation>
    </message>
    <message>
        <source>Outer bandwidth</source>
        <translation>岛间带宽</translation>
    </message>
    <message>
        <source>Outer latency</source>
        <translation>岛间延迟</translation>
    </message>
    <message>
        <source>Uplink transfers</source>
        <translation>上行传输数</translation>
    </message>
    <message>
        <source>Contention rule</source>
        <translation>争用规则</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>时间比例</translation>
    </message>
    <message>
        <source>s per modelled s</source>
        <translation>秒/模型秒</translation>
    </message>
    <message>
        <source>Compute speed factor</source>
        <translation>计算速度倍率</translation>
    </message>
    <message>
        <source>Bandwidth factor</source>
        <translation>带宽倍率</translation>
    </message>
    <message>
        <source>Latency factor</source>
        <translation>延迟倍率</translation>
    </message>
    <message>
        <source>Duration jitter</source>
        <translation>时长抖动</translation>
    </message>
    <message>
        <source>{0} waited for {1} to end, the last input of {2}.</source>
        <translation>{0} 等待 {1} 结束，这是 {2} 的最后一个输入。</translation>
    </message>
    <message>
        <source>{0} waited for the transfer of {1} from {2}, the last input of {3}.</source>
        <translation>{0} 等待 {1} 从 {2} 的传输，这是 {3} 的最后一个输入。</translation>
    </message>
    <message>
        <source>{0} waited for {1} on {2}, and then for its transfer, the last input of {3}.</source>
        <translation>{0} 等待 {2} 上的 {1}，然后等待其传输，这是 {3} 的最后一个输入。</translation>
    </message>
    <message>
        <source>{0} waited until a channel from {2} was free for {1}, and then for its transfer, the last input of {3}.</source>
        <translation>{0} 等待从 {2} 出发的通道可供 {1} 使用，然后等待其传输，这是 {3} 的最后一个输入。</translation>
    </message>
    <message>
        <source>{0} had no task left.</source>
        <translation>{0} 没有剩余的任务。</translation>
    </message>
    <message>
        <source>{0} waited for the barrier before {1}, which {2} lifted.</source>
        <translation>{0} 等待 {1} 之前的屏障，该屏障由 {2} 解除。</translation>
    </message>
    <message>
        <source>{0} waited for memory, and the run ended for lack of it.</source>
        <translation>{0} 等待内存，运行因内存不足而结束。</translation>
    </message>
    <message>
        <source>{0} waited for memory for {1}, which the end of {2} freed.</source>
        <translation>{0} 等待 {1} 所需的内存，{2} 结束时将其释放。</translation>
    </message>
    <message>
        <source>{0} waited for the turn of {1}, which came after {2}.</source>
        <translation>{0} 等待轮到 {1}，它排在 {2} 之后。</translation>
    </message>
    <message>
        <source>{0} paused after {1}.</source>
        <translation>{0} 在 {1} 之后暂停。</translation>
    </message>
    <message>
        <source>{0} waited until {1} was started; its inputs were there.</source>
        <translation>{0} 等待 {1} 被启动；其输入已齐。</translation>
    </message>
    <message>
        <source>Interchangeable devices of {0} were matched to those of {1}, so that as few vertices as possible count as moved: {2}.</source>
        <translation>{0} 中可互换的设备已与 {1} 中的设备对应，使算作移动的顶点尽可能少：{2}。</translation>
    </message>
    <message>
        <source>Vertex names</source>
        <translation>顶点名称</translation>
    </message>
    <message>
        <source>Operation kinds</source>
        <translation>操作种类</translation>
    </message>
    <message>
        <source>Vertex groups</source>
        <translation>顶点分组</translation>
    </message>
    <message>
        <source>Allowed devices</source>
        <translation>允许的设备</translation>
    </message>
    <message>
        <source>Vertex FLOPs</source>
        <translation>顶点 FLOP</translation>
    </message>
    <message>
        <source>Vertex seconds</source>
        <translation>顶点秒数</translation>
    </message>
    <message>
        <source>Weight bytes</source>
        <translation>权重字节数</translation>
    </message>
    <message>
        <source>Output bytes</source>
        <translation>输出字节数</translation>
    </message>
    <message>
        <source>Edge bytes</source>
        <translation>边字节数</translation>
    </message>
    <message>
        <source>Transfer seconds</source>
        <translation>传输秒数</translation>
    </message>
    <message>
        <source>Cost source</source>
        <translation>代价来源</translation>
    </message>
    <message>
        <source>Pieces per operation</source>
        <translation>每个运算的块数</translation>
    </message>
    <message>
        <source>Control dependencies</source>
        <translation>控制依赖</translation>
    </message>
    <message>
        <source>Profiler trace</source>
        <translation>性能分析轨迹</translation>
    </message>
    <message numerus="yes">
        <source>{0} graphs of kernels ran on several streams: the trace does not contain their inner dependencies, which were guessed from times</source>
        <comment>{0} graph of kernels ran on several streams: the trace does not contain its inner dependencies, which were guessed from times</comment>
        <translation>
            <numerusform>{0} 个内核图在多个流上运行：轨迹不含其内部依赖，这些依赖由时间推测得出</numerusform>
        </translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Measured device kind</source>
        <translation>实测设备种类</translation>
    </message>
    <message numerus="yes">
        <source>{0} operators that launched no kernel were left out (--import host=true reads them)</source>
        <comment>{0} operator that launched no kernel was left out (--import host=true reads it)</comment>
        <translation>
            <numerusform>{0} 个未启动内核的算子被略去（--import host=true 可读取）</numerusform>
        </translation>
    </message>
    <message>
        <source>Host operators</source>
        <translation>主机算子</translation>
    </message>
    <message numerus="yes">
        <source>the trace does not name the streams of {0} waits: each was matched to kernels by the order of the calls on the host</source>
        <comment>the trace does not name the streams of {0} wait: it was matched to kernels by the order of the calls on the host</comment>
        <translation>
            <numerusform>轨迹未写明 {0} 次等待所在的流：每次等待按主机上的调用次序与内核对应</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost meaning</source>
        <translation>代价的含义</translation>
    </message>
    <message>
        <source>Runtime meaning</source>
        <translation>运行时间的含义</translation>
    </message>
    <message>
        <source>rank 0 refuses this process: DOPPLER_RANK_SECRET or WORLD_SIZE differs from its own, or rank {0} is already there</source>
        <translation>rank 0 拒绝此进程：DOPPLER_RANK_SECRET 或 WORLD_SIZE 与其自身的值不同，或 rank {0} 已存在</translation>
    </message>
    <message>
        <source>the operating system refuses: {0}</source>
        <translation>操作系统拒绝：{0}</translation>
    </message>
    <message>
        <source>{0} of {1} processes are there; {2} were refused because their DOPPLER_RANK_SECRET differs</source>
        <translation>{1} 个进程中已有 {0} 个到位；{2} 个因 DOPPLER_RANK_SECRET 不同而被拒绝</translation>
    </message>
    <message>
        <source>MASTER_ADDR is &quot;{0}&quot;, expected an address of rank 0: {1}</source>
        <translation>MASTER_ADDR 为“{0}”，应为 rank 0 的地址：{1}</translation>
    </message>
    <message>
        <source>MASTER_ADDR is &quot;{0}&quot;, which stands for every network interface; expected the address of one</source>
        <translation>MASTER_ADDR 为“{0}”，它代表所有网络接口；应为其中一个接口的地址</translation>
    </message>
    <message>
        <source>rank 0 cannot listen at {0}, port {1}: {2}</source>
        <translation>rank 0 无法在 {0} 端口 {1} 监听：{2}</translation>
    </message>
    <message>
        <source>rank 0 does not answer</source>
        <translation>rank 0 没有响应</translation>
    </message>
    <message>
        <source>the training was stopped before its {0} processes had found each other</source>
        <translation>训练的 {0} 个进程尚未互相找到，训练已停止</translation>
    </message>
    <message>
        <source>Control flow</source>
        <translation>控制流</translation>
    </message>
    <message>
        <source>Unrolled rounds</source>
        <translation>展开的轮数</translation>
    </message>
    <message>
        <source>Colocate shared weights</source>
        <translation>绑定共享权重</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Extra time limit</source>
        <translation>额外时间上限</translation>
    </message>
    <message>
        <source>Heuristics</source>
        <translation>启发式算法</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>搜索算法</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>学习算法</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>即时</translation>
    </message>
    <message>
        <source>seconds; has a budget</source>
        <translation>数秒；有预算</translation>
    </message>
    <message>
        <source>seconds to minutes; has a budget</source>
        <translation>数秒到数分钟；有预算</translation>
    </message>
    <message>
        <source>seconds to minutes; uses a network</source>
        <translation>数秒到数分钟；使用网络</translation>
    </message>
    <message>
        <source>Proof method</source>
        <translation>证明方法</translation>
    </message>
    <message>
        <source>Node limit</source>
        <translation>节点数上限</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>内存上限</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间上限</translation>
    </message>
    <message>
        <source>Candidate vertices</source>
        <translation>候选顶点数</translation>
    </message>
    <message>
        <source>Candidate devices</source>
        <translation>候选设备数</translation>
    </message>
    <message>
        <source>Score sharpness</source>
        <translation>得分锐度</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Moves per update</source>
        <translation>每次更新的移动数</translation>
    </message>
    <message>
        <source>List order</source>
        <translation>列表次序</translation>
    </message>
    <message>
        <source>Given list</source>
        <translation>给定列表</translation>
    </message>
    <message>
        <source>Simplex step limit</source>
        <translation>单纯形步数上限</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>每字节运算数</translation>
    </message>
    <message>
        <source>MAC per byte</source>
        <translation>MAC/字节</translation>
    </message>
    <message>
        <source>Arrangement limit</source>
        <translation>排列数上限</translation>
    </message>
    <message>
        <source>It is on the critical path, which goes to the fastest device that may take it.</source>
        <translation>它在关键路径上，关键路径放置在允许其使用的最快设备上。</translation>
    </message>
    <message>
        <source>Allowed imbalance</source>
        <translation>允许的不平衡</translation>
    </message>
    <message>
        <source>Partitionings</source>
        <translation>划分次数</translation>
    </message>
    <message>
        <source>Optimisation goal</source>
        <translation>优化目标</translation>
    </message>
    <message>
        <source>Population size</source>
        <translation>种群规模</translation>
    </message>
    <message>
        <source>Elite share</source>
        <translation>精英比例</translation>
    </message>
    <message>
        <source>Mutant share</source>
        <translation>变异个体比例</translation>
    </message>
    <message>
        <source>Inheritance bias</source>
        <translation>遗传偏向</translation>
    </message>
    <message>
        <source>Samples per round</source>
        <translation>每轮抽样数</translation>
    </message>
    <message>
        <source>Probability floor</source>
        <translation>概率下限</translation>
    </message>
    <message>
        <source>Start placement trust</source>
        <translation>起始放置方案置信度</translation>
    </message>
    <message>
        <source>Kick size</source>
        <translation>扰动规模</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Off-path moves</source>
        <translation>路径外移动</translation>
    </message>
    <message>
        <source>Neighbour device moves</source>
        <translation>移至邻居所在设备</translation>
    </message>
    <message>
        <source>Joint move probability</source>
        <translation>共同移动概率</translation>
    </message>
    <message>
        <source>Order move share</source>
        <translation>次序移动比例</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>分配数</translation>
    </message>
    <message>
        <source>Start placement</source>
        <translation>起始放置方案</translation>
    </message>
    <message>
        <source>Independent searches</source>
        <translation>独立搜索数</translation>
    </message>
    <message>
        <source>Evaluation limit</source>
        <translation>评估次数上限</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>次评估</translation>
    </message>
    <message>
        <source>Order changes</source>
        <translation>改变次序</translation>
    </message>
    <message>
        <source>Initial temperature</source>
        <translation>初始温度</translation>
    </message>
    <message>
        <source>Pair move probability</source>
        <translation>成对移动概率</translation>
    </message>
    <message>
        <source>Try baselines first</source>
        <translation>先尝试基准放置</translation>
    </message>
    <message>
        <source>Moves per step</source>
        <translation>每步移动数</translation>
    </message>
    <message>
        <source>Tabu tenure</source>
        <translation>禁忌期</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>次移动</translation>
    </message>
    <message>
        <source>Checkpoint file</source>
        <translation>检查点文件</translation>
    </message>
    <message>
        <source>Decoding method</source>
        <translation>解码方法</translation>
    </message>
    <message>
        <source>Initial networks</source>
        <translation>初始网络</translation>
    </message>
    <message>
        <source>Stage I episodes</source>
        <translation>阶段 I 回合数</translation>
    </message>
    <message>
        <source>Stage II episodes</source>
        <translation>阶段 II 回合数</translation>
    </message>
    <message>
        <source>Stage III episodes</source>
        <translation>阶段 III 回合数</translation>
    </message>
    <message>
        <source>Stage I learning rate</source>
        <translation>阶段 I 学习率</translation>
    </message>
    <message>
        <source>Stage II learning rate</source>
        <translation>阶段 II 学习率</translation>
    </message>
    <message>
        <source>Stage III learning rate</source>
        <translation>阶段 III 学习率</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>最终学习率</translation>
    </message>
    <message>
        <source>Stage I random actions</source>
        <translation>阶段 I 随机动作</translation>
    </message>
    <message>
        <source>Stage II random actions</source>
        <translation>阶段 II 随机动作</translation>
    </message>
    <message>
        <source>Stage III random actions</source>
        <translation>阶段 III 随机动作</translation>
    </message>
    <message>
        <source>Stage I entropy weight</source>
        <translation>阶段 I 熵权重</translation>
    </message>
    <message>
        <source>Stage II entropy weight</source>
        <translation>阶段 II 熵权重</translation>
    </message>
    <message>
        <source>Stage III entropy weight</source>
        <translation>阶段 III 熵权重</translation>
    </message>
    <message>
        <source>Exploration method</source>
        <translation>探索方法</translation>
    </message>
    <message>
        <source>Discount factor</source>
        <translation>折扣因子</translation>
    </message>
    <message>
        <source>Baseline window</source>
        <translation>基线窗口</translation>
    </message>
    <message>
        <source>episodes</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Advantage unit</source>
        <translation>优势单位</translation>
    </message>
    <message>
        <source>Self-imitation weight</source>
        <translation>自我模仿权重</translation>
    </message>
    <message>
        <source>Self-imitation memory</source>
        <translation>自我模仿记忆</translation>
    </message>
    <message>
        <source>Episodes per update</source>
        <translation>每次更新的回合数</translation>
    </message>
    <message>
        <source>Gradient norm limit</source>
        <translation>梯度范数上限</translation>
    </message>
    <message>
        <source>Encoder width</source>
        <translation>编码器宽度</translation>
    </message>
    <message>
        <source>Message-passing rounds</source>
        <translation>消息传递轮数</translation>
    </message>
    <message>
        <source>Teacher order</source>
        <translation>教师次序</translation>
    </message>
    <message>
        <source>Execution engine</source>
        <translation>执行引擎</translation>
    </message>
    <message>
        <source>Engine settings</source>
        <translation>引擎设置</translation>
    </message>
    <message>
        <source>Executions per placement</source>
        <translation>每个放置方案的执行次数</translation>
    </message>
    <message>
        <source>Vertex choice</source>
        <translation>顶点选取</translation>
    </message>
    <message>
        <source>Device choice</source>
        <translation>设备选取</translation>
    </message>
    <message>
        <source>Encoder runs</source>
        <translation>编码器运行时机</translation>
    </message>
    <message>
        <source>Earliest-start weight</source>
        <translation>最早开始时间权重</translation>
    </message>
    <message>
        <source>Episode guide</source>
        <translation>回合引导</translation>
    </message>
    <message>
        <source>Guide temperature</source>
        <translation>引导温度</translation>
    </message>
    <message>
        <source>Guide join probability</source>
        <translation>引导同移概率</translation>
    </message>
    <message>
        <source>Uniform guide deviations</source>
        <translation>引导均匀偏离</translation>
    </message>
    <message>
        <source>Exact control</source>
        <translation>精确对照</translation>
    </message>
    <message>
        <source>Vertex state width</source>
        <translation>顶点状态宽度</translation>
    </message>
    <message>
        <source>GraphSAGE layers</source>
        <translation>GraphSAGE 层数</translation>
    </message>
    <message>
        <source>Attention layers</source>
        <translation>注意力层数</translation>
    </message>
    <message>
        <source>Segment length</source>
        <translation>段长度</translation>
    </message>
    <message>
        <source>Update method</source>
        <translation>更新方法</translation>
    </message>
    <message>
        <source>PPO steps</source>
        <translation>PPO 步数</translation>
    </message>
    <message>
        <source>PPO clipping</source>
        <translation>PPO 截断</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>Encoding frequency</source>
        <translation>编码频率</translation>
    </message>
    <message>
        <source>Pooling method</source>
        <translation>池化方法</translation>
    </message>
    <message>
        <source>Reward unit</source>
        <translation>奖励单位</translation>
    </message>
    <message>
        <source>Matrix size</source>
        <translation>矩阵大小</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Element size</source>
        <translation>元素大小</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Omit trivial formations</source>
        <translation>省略平凡汇总</translation>
    </message>
    <message>
        <source>Input availability</source>
        <translation>输入可用性</translation>
    </message>
    <message>
        <source>Vertex limit</source>
        <translation>顶点数上限</translation>
    </message>
    <message>
        <source>Kernels per operation</source>
        <translation>每个运算的内核数</translation>
    </message>
    <message>
        <source>Cut selection</source>
        <translation>切分选择</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Input width</source>
        <translation>输入宽度</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>隐藏单元数</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Computed passes</source>
        <translation>计算的传播过程</translation>
    </message>
    <message>
        <source>Tiles per dimension</source>
        <translation>每个维度的分块数</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>分块大小</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>模型规模</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Model width</source>
        <translation>模型宽度</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>Feed-forward width</source>
        <translation>前馈宽度</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Cut style</source>
        <translation>切分方式</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>查询头数</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>键值头数</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>每个词元的专家数</translation>
    </message>
    <message>
        <source>Layer width</source>
        <translation>层宽</translation>
    </message>
    <message>
        <source>Source length</source>
        <translation>源文本长度</translation>
    </message>
    <message>
        <source>Target length</source>
        <translation>译文长度</translation>
    </message>
    <message>
        <source>Bidirectional first layer</source>
        <translation>双向的第一层</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>图像大小</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别数</translation>
    </message>
    <message>
        <source>Auxiliary classifier</source>
        <translation>辅助分类器</translation>
    </message>
    <message>
        <source>Network size</source>
        <translation>网络规模</translation>
    </message>
    <message>
        <source>Cells per stack</source>
        <translation>每段的单元数</translation>
    </message>
    <message>
        <source>Final channels</source>
        <translation>末端通道数</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>训练步</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Division levels</source>
        <translation>划分级数</translation>
    </message>
    <message>
        <source>Block levels</source>
        <translation>块内级数</translation>
    </message>
    <message>
        <source>Number size</source>
        <translation>数值大小</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>级数</translation>
    </message>
    <message>
        <source>Chains per stage</source>
        <translation>每级的链数</translation>
    </message>
    <message>
        <source>Chain length</source>
        <translation>链长</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Matrix columns</source>
        <translation>矩阵列数</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点数</translation>
    </message>
    <message>
        <source>Shape factor</source>
        <translation>形状系数</translation>
    </message>
    <message>
        <source>Mean out-degree</source>
        <translation>平均出度</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Communication-to-computation ratio</source>
        <translation>通信与计算之比</translation>
    </message>
    <message>
        <source>Heterogeneity</source>
        <translation>异构程度</translation>
    </message>
    <message>
        <source>Device kinds</source>
        <translation>设备种类</translation>
    </message>
    <message>
        <source>Mean vertex time</source>
        <translation>平均顶点时间</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>微批次数</translation>
    </message>
    <message>
        <source>Micro-batch order</source>
        <translation>微批次次序</translation>
    </message>
    <message>
        <source>Micro-batch size</source>
        <translation>微批次大小</translation>
    </message>
    <message>
        <source>Edge density</source>
        <translation>边密度</translation>
    </message>
    <message>
        <source>Mean work</source>
        <translation>平均计算量</translation>
    </message>
    <message>
        <source>Mean output size</source>
        <translation>平均输出大小</translation>
    </message>
    <message>
        <source>Cost spread</source>
        <translation>代价离散度</translation>
    </message>
    <message>
        <source>Edge direction</source>
        <translation>边的方向</translation>
    </message>
    <message>
        <source>Children per task</source>
        <translation>每个任务的子任务数</translation>
    </message>
    <message>
        <source>Tree depth</source>
        <translation>树的深度</translation>
    </message>
    <message>
        <source>expected a regular file of at most {0} bytes for the settings; the default settings are used, and changes are not saved. Move or remove it, then start the program again</source>
        <translation>设置应存于不超过 {0} 字节的普通文件；现使用默认设置，更改不会保存。请将其移走或删除，然后重新启动程序</translation>
    </message>
    <message>
        <source>no placement is written in a format &quot;{0}&quot;, expected one of: {1}</source>
        <translation>放置方案不能写成“{0}”格式，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>there is not enough memory for this; save your work, then close other documents or programs</source>
        <translation>内存不足，无法完成此操作；请先保存工作，再关闭其他文档或程序</translation>
    </message>
    <message>
        <source>this program is not approved; to run it, choose it as an engine</source>
        <translation>该程序未获批准；如需运行，请将其选为引擎</translation>
    </message>
    <message>
        <source>the measured times were not kept for the next time: {0}</source>
        <translation>测得的时间未能保存以备下次使用：{0}</translation>
    </message>
    <message>
        <source>Simulated makespan</source>
        <translation>模拟完工时间</translation>
    </message>
    <message>
        <source>Measured makespan</source>
        <translation>实测完工时间</translation>
    </message>
    <message>
        <source>Real runs</source>
        <translation>真实运行</translation>
    </message>
    <message>
        <source>Measured makespan; line: best so far</source>
        <translation>实测完工时间；线：目前最佳</translation>
    </message>
    <message>
        <source>Compare outputs</source>
        <translation>比较输出</translation>
    </message>
    <message>
        <source>compare the outputs with those of one device and, for einsum graphs, of the uncut expression</source>
        <translation>将输出与单个设备的输出比较；对于 einsum 图，还与未切分的表达式比较</translation>
    </message>
    <message>
        <source>Warm-up runs</source>
        <translation>预热次数</translation>
    </message>
    <message>
        <source>executions before the first one that counts</source>
        <translation>计入结果之前的执行次数</translation>
    </message>
    <message>
        <source>Seed of the data</source>
        <translation>数据种子</translation>
    </message>
    <message>
        <source>seed of inputs, and of weights that no file has; executions of a problem share them</source>
        <translation>输入以及文件中没有的权重的随机种子；同一问题的各次执行共用这些数据</translation>
    </message>
    <message>
        <source>Stand-in kernels</source>
        <translation>替代核函数</translation>
    </message>
    <message>
        <source>replace every operation by a kernel with the same FLOPs and bytes</source>
        <translation>用 FLOP 数和字节数相同的核函数替代每个算子</translation>
    </message>
    <message>
        <source>Emulated devices</source>
        <translation>模拟设备</translation>
    </message>
    <message>
        <source>Computes the real operations one after the other on one core and times them; a virtual clock runs the devices with these times and the model&apos;s links</source>
        <translation>在一个核心上依次计算真实的算子并计时；虚拟时钟用这些时间和模型的链路来运行各设备</translation>
    </message>
    <message>
        <source>emulated: kernels were timed one after the other on one core; transfers take the model&apos;s time</source>
        <translation>模拟：核函数在一个核心上依次计时；传输采用模型的时间</translation>
    </message>
    <message>
        <source>vertex {0} returned a wrong token: it ran before its inputs, or with inputs of other vertices</source>
        <translation>顶点 {0} 返回了错误的令牌：它在输入之前运行，或使用了其他顶点的输入</translation>
    </message>
    <message>
        <source>vertex {0} returned a wrong output: it differs from that of a sequential evaluation by {1} of the largest element</source>
        <translation>顶点 {0} 返回了错误的输出：与顺序计算的结果相差最大元素的 {1}</translation>
    </message>
    <message>
        <source>the program chose its own placement instead of the given one</source>
        <translation>程序没有使用给定的放置方案，而是自行选择</translation>
    </message>
    <message>
        <source>the list has {0} elements, expected one for each vertex ({1})</source>
        <translation>列表有 {0} 个元素，应为每个顶点一个（{1}）</translation>
    </message>
    <message>
        <source>the end, {0} s, is before the start, {1} s</source>
        <translation>结束时间 {0} 秒早于开始时间 {1} 秒</translation>
    </message>
    <message>
        <source>tensor {0} has no reader on device {1} that needs a transfer</source>
        <translation>张量 {0} 在设备 {1} 上没有需要传输的读取者</translation>
    </message>
    <message>
        <source>the transfer of tensor {0} of vertex {1} to {2} is missing</source>
        <translation>缺少顶点 {1} 的张量 {0} 到 {2} 的传输</translation>
    </message>
    <message>
        <source>tensor {0} of vertex {1} travels to {2} a second time, expected one transfer to each device</source>
        <translation>顶点 {1} 的张量 {0} 第二次传输到 {2}，应为每个设备只传输一次</translation>
    </message>
    <message>
        <source>the transfer to {0} starts at {1} s, before vertex {2} has computed the tensor at {3} s</source>
        <translation>到 {0} 的传输在 {1} 秒开始，早于顶点 {2} 在 {3} 秒算出该张量</translation>
    </message>
    <message>
        <source>vertex {0} starts at {1} s, before its input from vertex {2} is on its device at {3} s</source>
        <translation>顶点 {0} 在 {1} 秒开始，早于来自顶点 {2} 的输入在 {3} 秒到达其设备</translation>
    </message>
    <message>
        <source>vertex {0} starts at {1} s as task {2} at once on {3}, expected at most {4}</source>
        <translation>顶点 {0} 在 {1} 秒开始，成为 {3} 上同时运行的第 {2} 个任务，最多应为 {4} 个</translation>
    </message>
    <message>
        <source>found {0} s, but the last task ends at {1} s</source>
        <translation>发现 {0} 秒，但最后一个任务在 {1} 秒结束</translation>
    </message>
    <message>
        <source>vertex {0} has the token {1}, expected {2}: it did not read the outputs of its inputs</source>
        <translation>顶点 {0} 的令牌为 {1}，应为 {2}：它没有读取其前驱的输出</translation>
    </message>
    <message>
        <source>settings: found &quot;{0}&quot;, expected name=value</source>
        <translation>settings：发现 &quot;{0}&quot;，应为 名称=值</translation>
    </message>
    <message>
        <source>the list has {0} elements, expected {1}</source>
        <translation>列表有 {0} 个元素，应为 {1} 个</translation>
    </message>
    <message>
        <source>found {0}, expected a share from 0 to 1</source>
        <translation>发现 {0}，应为 0 到 1 的比例</translation>
    </message>
    <message>
        <source>found none of the known keys, expected &quot;progress&quot;, &quot;engine&quot;, &quot;makespan&quot; or &quot;error&quot;</source>
        <translation>未发现任何已知的键，应为 &quot;progress&quot;、&quot;engine&quot;、&quot;makespan&quot; 或 &quot;error&quot;</translation>
    </message>
    <message>
        <source>the external engine wrote a line of more than {0} bytes</source>
        <translation>外部引擎写出的一行超过 {0} 字节</translation>
    </message>
    <message>
        <source>the external engine was terminated by signal {0}</source>
        <translation>外部引擎被信号 {0} 终止</translation>
    </message>
    <message>
        <source>the external engine exited with status {0}</source>
        <translation>外部引擎以状态 {0} 退出</translation>
    </message>
    <message>
        <source>the external engine exited before it had reported all executions</source>
        <translation>外部引擎在报告全部执行之前退出</translation>
    </message>
    <message>
        <source>the external engine wrote no line for {0} s</source>
        <translation>外部引擎在 {0} 秒内没有写出任何一行</translation>
    </message>
    <message>
        <source>the external engine does not execute the graph: {0}</source>
        <translation>外部引擎不执行该图：{0}</translation>
    </message>
    <message>
        <source>found one more execution, expected {0}</source>
        <translation>多出一次执行，应为 {0} 次</translation>
    </message>
    <message>
        <source>executed by {0}</source>
        <translation>由 {0} 执行</translation>
    </message>
    <message>
        <source>executed by {0} on {1}</source>
        <translation>由 {0} 在 {1} 上执行</translation>
    </message>
    <message>
        <source>A program of yours executes the graph and reports the times; every report is checked</source>
        <translation>由您自己的程序执行图并报告时间；每份报告都会被检查</translation>
    </message>
    <message>
        <source>Program settings</source>
        <translation>程序设置</translation>
    </message>
    <message>
        <source>options that are passed on to the program: name=value,name=value ...</source>
        <translation>传给程序的选项：名称=值,名称=值 ...</translation>
    </message>
    <message>
        <source>Warm-up executions</source>
        <translation>预热执行次数</translation>
    </message>
    <message>
        <source>number of executions that the program makes beforehand and does not report</source>
        <translation>程序事先进行且不报告的执行次数</translation>
    </message>
    <message>
        <source>Time limit without output</source>
        <translation>无输出时限</translation>
    </message>
    <message>
        <source>seconds without a line of output (progress or an execution) after which the program counts as unresponsive</source>
        <translation>程序在这么多秒内没有输出一行（进度或执行结果），即视为无响应</translation>
    </message>
    <message>
        <source>Clock tolerance</source>
        <translation>时钟容差</translation>
    </message>
    <message>
        <source>resolution of the program&apos;s clocks: reported times may contradict each other by so much</source>
        <translation>程序时钟的分辨率：报告的时间之间允许有这么大的矛盾</translation>
    </message>
    <message>
        <source>the module with the kernels is not installed; engines that compute need it, everything else works</source>
        <translation>未安装核函数模块；进行计算的引擎需要它，其余功能均可使用</translation>
    </message>
    <message>
        <source>this is not a module with kernels: {0}</source>
        <translation>这不是核函数模块：{0}</translation>
    </message>
    <message>
        <source>the module with the kernels has interface version {0}, expected {1}: it belongs to another version of the program</source>
        <translation>核函数模块的接口版本为 {0}，应为 {1}：它属于程序的另一个版本</translation>
    </message>
    <message>
        <source>the module with the kernels could not start</source>
        <translation>核函数模块无法启动</translation>
    </message>
    <message>
        <source>the devices need {0} cores (one for each slot), this process may use {1}; use fewer devices, the engine emulated, or the option oversubscribe=true</source>
        <translation>这些设备需要 {0} 个核心（每个槽位一个），本进程可使用 {1} 个；请减少设备、改用引擎 emulated，或使用选项 oversubscribe=true</translation>
    </message>
    <message>
        <source>This machine&apos;s cores</source>
        <translation>本机的核心</translation>
    </message>
    <message>
        <source>Every slot of a device is a core of this machine that computes the real operations; channels copy the tensors</source>
        <translation>设备的每个槽位都是本机的一个核心，计算真实的算子；通道复制张量</translation>
    </message>
    <message>
        <source>the local engine does not wait for memory, expected the memory rule ignore or report</source>
        <translation>引擎 local 不等待内存，内存规则应为 ignore 或 report</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>real: a transfer takes as long as the copy; model: it is copied in pieces over the time of the model&apos;s link</source>
        <translation>real：传输所用时间即复制时间；model：在模型链路的时间内分块复制</translation>
    </message>
    <message>
        <source>Share cores</source>
        <translation>共用核心</translation>
    </message>
    <message>
        <source>let devices share cores if the machine has too few; measured times then say little</source>
        <translation>本机核心不足时让设备共用核心；此时测得的时间意义不大</translation>
    </message>
    <message>
        <source>noisy machine: runs of one kernel differ by {0} %, expected at most {1} %; stop other programs and measure again</source>
        <translation>机器有干扰：同一核函数的各次运行相差 {0} %，应不超过 {1} %；请关闭其他程序后重新测量</translation>
    </message>
    <message>
        <source>noisy machine: {0} threads were running on {1} processors over the last minute; stop other programs and measure again</source>
        <translation>机器有干扰：过去一分钟内有 {0} 个线程在 {1} 个处理器上运行；请关闭其他程序后重新测量</translation>
    </message>
    <message>
        <source>the processors save power (governor powersave): clocks may change during measurements</source>
        <translation>处理器处于节能状态（调速器 powersave）：测量期间时钟频率可能变化</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected &quot;{1}&quot;</source>
        <translation>发现“{0}”，应为“{1}”</translation>
    </message>
    <message>
        <source>the list is empty, expected at least one device</source>
        <translation>列表为空，应至少有一个设备</translation>
    </message>
    <message>
        <source>a link names device {0}, expected a device from 0 to {1}</source>
        <translation>某条链路指定了设备 {0}，应为 0 到 {1} 的设备</translation>
    </message>
    <message>
        <source>the function {0} has no formula; its kernels add up their operands instead</source>
        <translation>函数 {0} 没有公式；其内核改为对操作数求和</translation>
    </message>
    <message>
        <source>elements have {0} bytes in the graph, but are computed with 4 bytes (float32): transfers carry other numbers of bytes</source>
        <translation>图中每个元素为 {0} 字节，但以 4 字节 (float32) 计算：传输的字节数不同</translation>
    </message>
    <message>
        <source>the graph differs from the graph of its einsum program, so that its operations are not known</source>
        <translation>该图与其 einsum 程序生成的图不同，因此其运算未知</translation>
    </message>
    <message>
        <source>the environment variable OPENBLAS_CORETYPE={0} selects the kernels of OpenBLAS; those of another processor can be three times slower</source>
        <translation>环境变量 OPENBLAS_CORETYPE={0} 选定了 OpenBLAS 的核函数；属于其他处理器的核函数可能慢三倍</translation>
    </message>
    <message>
        <source>the model&apos;s inputs are random: normal numbers, and 0 and 1 as whole numbers</source>
        <translation>模型的输入是随机的：浮点数服从正态分布，整数为 0 和 1</translation>
    </message>
    <message>
        <source>an input of the vertex can&apos;t be computed: no node makes it</source>
        <translation>无法计算该顶点的一个输入：没有节点产生它</translation>
    </message>
    <message>
        <source>these operators have no kernel (vertices in brackets): {0}; execute the graph with stand-ins instead</source>
        <translation>这些算子没有内核（括号内为顶点数）：{0}；请改用替代内核执行该图</translation>
    </message>
    <message>
        <source>the graph was changed after it was read from the model, so stand-ins compute its vertices; open the model again</source>
        <translation>该图在从模型读取之后已被更改，因此其顶点由替代内核计算；请重新打开模型</translation>
    </message>
    <message>
        <source>the file is another model than the one that the graph was read from; open it again</source>
        <translation>该文件不是读取此图时的模型；请重新打开</translation>
    </message>
    <message>
        <source>the model has more than 2 GiB in one file; expected its weights in a file next to it (external data)</source>
        <translation>模型单个文件超过 2 GiB；权重应放在旁边的文件中 (external data)</translation>
    </message>
    <message>
        <source>the input &quot;{0}&quot; has an unknown shape or no numbers, so no random values can be drawn for it</source>
        <translation>输入“{0}”的形状未知或不是数值，因此无法为其抽取随机值</translation>
    </message>
    <message>
        <source>the kernel reports: {0}</source>
        <translation>内核报告：{0}</translation>
    </message>
    <message>
        <source>the weight is in the file &quot;{0}&quot;, expected one in the folder of the model</source>
        <translation>权重位于文件“{0}”中；该文件应在模型所在的文件夹内</translation>
    </message>
    <message>
        <source>expected {0} bytes of the weight from byte {1} on in the file &quot;{2}&quot;, found fewer, or no such file</source>
        <translation>文件“{2}”从第 {1} 字节起应有权重的 {0} 个字节；实际更少，或文件不存在</translation>
    </message>
    <message>
        <source>the file &quot;{0}&quot; with the weight can&apos;t be read</source>
        <translation>无法读取含有权重的文件“{0}”</translation>
    </message>
    <message>
        <source>the tensor has elements of type {0}, which no kernel computes, or an extent that is out of range</source>
        <translation>张量的元素类型为 {0}，没有内核支持，或其某一维超出范围</translation>
    </message>
    <message>
        <source>the tensor has other elements than its shape says, expected {0}</source>
        <translation>张量的元素数与其形状不符；应为 {0} 个</translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices are computed by stand-ins with the same FLOPs and bytes</source>
        <comment>{0} vertex is computed by a stand-in with the same FLOPs and bytes</comment>
        <translation>
            <numerusform>{0} 个顶点由具有相同 FLOPs 和字节数的替代内核计算</numerusform>
        </translation>
    </message>
    <message>
        <source>the execution needs {0} of memory, but this machine has {1} available; use a smaller graph, or a machine with more memory</source>
        <translation>执行需要 {0} 内存，但本机只有 {1} 可用；请使用较小的图或内存更大的机器</translation>
    </message>
    <message>
        <source>the bytes that another process has sent are not a tensor</source>
        <translation>另一进程发送的字节不是张量</translation>
    </message>
    <message>
        <source>there is not enough memory; use a smaller graph or close programs</source>
        <translation>内存不足；请使用较小的图或关闭其他程序</translation>
    </message>
    <message>
        <source>the kernel failed: {0}</source>
        <translation>内核失败：{0}</translation>
    </message>
    <message>
        <source>the kernel wrote a value that is not a number (NaN)</source>
        <translation>内核写出了非数值 (NaN)</translation>
    </message>
    <message>
        <source>Everything on the one device that runs it fastest</source>
        <translation>全部放在运行最快的单个设备上</translation>
    </message>
    <message>
        <source>Vertices in topological order to the devices in turn</source>
        <translation>按拓扑顺序将顶点轮流分配给各设备</translation>
    </message>
    <message>
        <source>A random device for every vertex</source>
        <translation>为每个顶点随机选择设备</translation>
    </message>
    <message>
        <source>The most urgent ready vertex on the device where it starts first</source>
        <translation>将最紧迫的就绪顶点放到最早开始的设备上</translation>
    </message>
    <message>
        <source>By upward rank on the device where the vertex ends first, gaps included</source>
        <translation>按向上秩放到最早完成的设备上，可插入空隙</translation>
    </message>
    <message>
        <source>The critical path on one device, the rest where it ends first</source>
        <translation>关键路径放在一个设备上，其余放到最早完成处</translation>
    </message>
    <message>
        <source>Least end time plus an optimistic estimate for the successors</source>
        <translation>最早完成时间加后继的乐观估计</translation>
    </message>
    <message>
        <source>HEFT that also tries the successors on every device</source>
        <translation>HEFT，并在每个设备上试排后继</translation>
    </message>
    <message>
        <source>Of all ready vertices and devices, the pair that starts first</source>
        <translation>在所有就绪顶点与设备的组合中选最早开始者</translation>
    </message>
    <message>
        <source>Of all ready vertices and devices, the pair with the largest dynamic level</source>
        <translation>在所有就绪顶点与设备的组合中选动态级别最大者</translation>
    </message>
    <message>
        <source>By latest possible start on the device where the vertex starts first</source>
        <translation>按最晚可开始时间放到最早开始的设备上</translation>
    </message>
    <message>
        <source>Clusters vertices along the dominant sequence, then spreads the clusters by load</source>
        <translation>沿主导序列聚类顶点，再按负载分配各簇</translation>
    </message>
    <message>
        <source>Whenever a device is free, the first ready vertex of a list</source>
        <translation>设备空闲时取列表中第一个就绪顶点</translation>
    </message>
    <message>
        <source>Graph partitioner: few bytes between devices, work by their speeds</source>
        <translation>图划分：设备间传输字节少，工作量按速度分配</translation>
    </message>
    <message>
        <source>Graph partitioner that maps onto devices weighted by their speeds</source>
        <translation>图划分：映射到按速度加权的设备</translation>
    </message>
    <message>
        <source>Fills one device after the other in topological order, by memory</source>
        <translation>按拓扑顺序和内存逐个填满设备</translation>
    </message>
    <message>
        <source>ETF that respects memory and reuses the copies that a device received</source>
        <translation>考虑内存并复用已接收副本的 ETF</translation>
    </message>
    <message>
        <source>m-ETF that keeps favourite successors on the same device</source>
        <translation>将首选后继保留在同一设备上的 m-ETF</translation>
    </message>
    <message>
        <source>Vertex after vertex to the devices in turn, by its number</source>
        <translation>按编号将顶点依次分配给各设备</translation>
    </message>
    <message>
        <source>Equal batches by path length, the longest paths to the fastest device</source>
        <translation>按路径长度等分批次，最长路径放到最快的设备</translation>
    </message>
    <message>
        <source>The critical path on the fastest device, the rest on the least loaded</source>
        <translation>关键路径放到最快的设备，其余放到负载最小的设备</translation>
    </message>
    <message>
        <source>Weighs memory, importance, transfers and execution time</source>
        <translation>权衡内存、重要性、传输和执行时间</translation>
    </message>
    <message>
        <source>Depth first, least execution time and incoming transfers</source>
        <translation>深度优先，执行时间与传入传输最少</translation>
    </message>
    <message>
        <source>Spreads each operation over all devices in the best arrangement</source>
        <translation>以最佳排列将每个运算分布到所有设备</translation>
    </message>
    <message>
        <source>Balances work and incoming bytes for each operation of an Einsum program</source>
        <translation>为 Einsum 程序的每个运算平衡计算与传入字节</translation>
    </message>
    <message>
        <source>The best of n random placements</source>
        <translation>n 个随机放置中的最佳者</translation>
    </message>
    <message>
        <source>Moves one vertex or two neighbours; accepts fewer setbacks over time</source>
        <translation>移动一个顶点或两个相邻顶点，逐渐减少接受变差</translation>
    </message>
    <message>
        <source>Annealing whose moves begin on the critical path of the last run</source>
        <translation>从上次运行的关键路径开始移动的退火</translation>
    </message>
    <message>
        <source>Takes the first improvement; kicks itself out of local optima</source>
        <translation>采用首个改进，并以扰动跳出局部最优</translation>
    </message>
    <message>
        <source>The best of some moves; the way back is closed for a while</source>
        <translation>选取若干移动中的最佳者，暂时禁止返回</translation>
    </message>
    <message>
        <source>Genetic algorithm with random keys for devices and priorities</source>
        <translation>以随机键表示设备与优先级的遗传算法</translation>
    </message>
    <message>
        <source>Draws from a table of probabilities that follows the best draws</source>
        <translation>从跟随最佳样本的概率表中采样</translation>
    </message>
    <message>
        <source>A program that reads the problem as JSON and writes a placement</source>
        <translation>以 JSON 读取问题并写出放置的程序</translation>
    </message>
    <message>
        <source>The shortest plan with a proof, or the best plan found and a bound</source>
        <translation>给出带证明的最短计划，或最佳计划与界</translation>
    </message>
    <message>
        <source>The networks of an earlier training place any graph</source>
        <translation>用先前训练的网络放置任意图</translation>
    </message>
    <message>
        <source>Networks trained on many graphs choose the moves of a search</source>
        <translation>由在大量图上训练的网络选择搜索的移动</translation>
    </message>
    <message>
        <source>One policy selects the vertex, another its device; trained on this graph</source>
        <translation>一个策略选择顶点，另一个选择设备；在此图上训练</translation>
    </message>
    <message>
        <source>DOPPLER with small networks that imitate their own best episodes</source>
        <translation>DOPPLER，小型网络模仿自身最佳回合</translation>
    </message>
    <message>
        <source>Learned choice of moves in an annealed search</source>
        <translation>在退火搜索中学习选择移动</translation>
    </message>
    <message>
        <source>DOPPLER that learns the order of vertices; devices by rule</source>
        <translation>DOPPLER 仅学习顶点顺序，设备按规则选择</translation>
    </message>
    <message>
        <source>DOPPLER that learns the devices; order of vertices by rule</source>
        <translation>DOPPLER 仅学习设备，顶点顺序按规则确定</translation>
    </message>
    <message>
        <source>Visits every vertex of a complete placement and may move it</source>
        <translation>访问完整放置中的每个顶点并可移动它</translation>
    </message>
    <message>
        <source>PLACETO that reads the placement once per episode</source>
        <translation>每回合只读取一次放置的 PLACETO</translation>
    </message>
    <message>
        <source>One policy selects pairs of ready vertex and device</source>
        <translation>单一策略选择就绪顶点与设备的组合</translation>
    </message>
    <message>
        <source>One network selects the devices of all vertices at once</source>
        <translation>一个网络一次选出所有顶点的设备</translation>
    </message>
    <message>
        <source>Exact control: the same placer without learning, to show its effect</source>
        <translation>精确对照：同一放置器但不学习，以显示学习的效果</translation>
    </message>
    <message>
        <source>Updates per recheck</source>
        <translation>每次复测的更新数</translation>
    </message>
    <message>
        <source>after so many updates of stage III the best placement is measured again, and the mean of all its measurements counts; 0: never</source>
        <translation>第三阶段每经过这么多次更新就重新测量最佳放置，并以其所有测量的均值为准；0：从不</translation>
    </message>
    <message>
        <source>found {0} times, expected {1}: ready, start and end of each</source>
        <translation>找到 {0} 个时间，应为 {1} 个：每项的就绪、开始和结束</translation>
    </message>
    <message>
        <source>this is the state of another graph, devices, model, engine or setting; expected the same ones to resume</source>
        <translation>这是其他图、设备、模型、引擎或设置的状态；要继续需要与之相同</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected sum, prod, min or max</source>
        <translation>发现“{0}”，应为 sum、prod、min 或 max</translation>
    </message>
    <message>
        <source>unknown method &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知方法“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>there is no such file; --state begins one</source>
        <translation>没有这个文件；--state 会新建一个</translation>
    </message>
    <message>
        <source>the kernels were measured alone and not in executions of the graph: {0}</source>
        <translation>内核只单独测量，没有在图的执行中测量：{0}</translation>
    </message>
    <message>
        <source>{0}: the last task ends at {1} ({2})</source>
        <translation>{0}：最后任务结束于 {1}（{2}）</translation>
    </message>
    <message>
        <source>{0}, {1} times: {2} by the model</source>
        <translation>{0}，{1} 次：模型为 {2}</translation>
    </message>
    <message>
        <source>{0}, {1} times: measured {2}, {3} against the model</source>
        <translation>{0}，{1} 次：实测 {2}，与模型相差 {3}</translation>
    </message>
    <message>
        <source>S0: simulated</source>
        <translation>S0：模拟</translation>
    </message>
    <message>
        <source>S1: with measured task times</source>
        <translation>S1：换用实测任务时间</translation>
    </message>
    <message>
        <source>S2: also with measured transfer times</source>
        <translation>S2：还换用实测传输时间</translation>
    </message>
    <message>
        <source>M: measured</source>
        <translation>M：实测</translation>
    </message>
    <message>
        <source>S0 = {0}: simulated with the times of the model</source>
        <translation>S0 = {0}：用模型的时间模拟</translation>
    </message>
    <message>
        <source>S1 = {0}. S1 − S0 = {1}: error of the kernel model</source>
        <translation>S1 = {0}。S1 − S0 = {1}：内核模型的误差</translation>
    </message>
    <message>
        <source>S2 = {0}. S2 − S1 = {1}: error of the link model</source>
        <translation>S2 = {0}。S2 − S1 = {1}：链路模型的误差</translation>
    </message>
    <message>
        <source>M = {0}. M − S2 = {1}: hand-over, contention and another order</source>
        <translation>M = {0}。M − S2 = {1}：交接、争用和不同的次序</translation>
    </message>
    <message>
        <source>By device: end of the last task</source>
        <translation>按设备：最后任务的结束</translation>
    </message>
    <message>
        <source>By device: time in tasks</source>
        <translation>按设备：任务用时</translation>
    </message>
    <message>
        <source>By operation: time in tasks</source>
        <translation>按运算：任务用时</translation>
    </message>
    <message>
        <source>By link: time in transfers</source>
        <translation>按链路：传输用时</translation>
    </message>
    <message>
        <source>found {0} devices, expected {1} for each of the {2} placements</source>
        <translation>发现 {0} 个设备，{2} 个放置方案各应有 {1} 个</translation>
    </message>
    <message>
        <source>there is no placement to change; send &quot;devices&quot; or &quot;place&quot; first</source>
        <translation>没有可更改的放置方案；请先发送“devices”或“place”</translation>
    </message>
    <message>
        <source>there are no moves to accept; send &quot;move&quot; first, with a result that does not exceed its limit</source>
        <translation>没有可接受的移动；请先发送“move”，且结果不超过其限制</translation>
    </message>
    <message>
        <source>placers are not available here</source>
        <translation>此处无法使用放置器</translation>
    </message>
    <message>
        <source>found false, expected true</source>
        <translation>发现 false，应为 true</translation>
    </message>
    <message>
        <source>unknown item &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知项“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown device &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知设备“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>expected a list of two: a vertex and a device</source>
        <translation>应为两个元素的列表：顶点和设备</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; and &quot;{1}&quot;, expected one question per line</source>
        <translation>发现“{0}”和“{1}”，每行应只有一个问题</translation>
    </message>
    <message>
        <source>this line asks nothing; expected one of the keys &quot;devices&quot;, &quot;batch&quot;, &quot;move&quot;, &quot;accept&quot;, &quot;problem&quot; and &quot;place&quot;</source>
        <translation>此行没有提出问题；应有键“devices”、“batch”、“move”、“accept”、“problem”或“place”之一</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no meaning with &quot;{1}&quot;; leave it out</source>
        <translation>“{0}”与“{1}”一起没有意义；请去掉它</translation>
    </message>
    <message>
        <source>unknown key; expected one of: {0}</source>
        <translation>未知的键；应为以下之一：{0}</translation>
    </message>
    <message>
        <source>vertex {0} is no candidate, expected one whose inputs are all placed and which is not placed itself</source>
        <translation>顶点 {0} 不是候选；应为输入均已放置且自身尚未放置的顶点</translation>
    </message>
    <message>
        <source>Inputs of the model</source>
        <translation>模型输入</translation>
    </message>
    <message>
        <source>folder with NAME.npy, NAME.pb or input_0.pb for the inputs of an ONNX model, or one such file; inputs without a file are random</source>
        <translation>包含 ONNX 模型输入文件 NAME.npy、NAME.pb 或 input_0.pb 的文件夹，或单个这样的文件；没有文件的输入取随机值</translation>
    </message>
    <message>
        <source>a rank was lost before the execution began</source>
        <translation>执行开始之前有进程丢失</translation>
    </message>
    <message>
        <source>rank {0} was lost: its process has ended, or the network has failed</source>
        <translation>{0} 号进程已丢失：进程已结束，或网络出现故障</translation>
    </message>
    <message>
        <source>rank {0} has not answered for {1} s: its process or machine hangs</source>
        <translation>{0} 号进程已有 {1} 秒没有响应：其进程或机器已挂起</translation>
    </message>
    <message>
        <source>rank {0} runs version {1} of the program and rank 0 version {2}; install the same version on all machines</source>
        <translation>{0} 号进程运行的程序版本为 {1}，0 号进程为 {2}；请在所有机器上安装相同的版本</translation>
    </message>
    <message>
        <source>rank {0} has another graph, devices, placement or options than rank 0; start the same command with the same files on all machines</source>
        <translation>{0} 号进程的图、设备、放置方案或选项与 0 号进程不同；请在所有机器上使用相同的文件启动相同的命令</translation>
    </message>
    <message>
        <source>rank {0} does not execute a graph; start the same command on all machines</source>
        <translation>{0} 号进程没有在执行图；请在所有机器上启动相同的命令</translation>
    </message>
    <message>
        <source>the ranks could not agree on the execution: {0}</source>
        <translation>各进程未能就执行达成一致：{0}</translation>
    </message>
    <message>
        <source>the input is no part of an execution; the engine ranks starts this command</source>
        <translation>输入不是执行的一部分；该命令由引擎 ranks 启动</translation>
    </message>
    <message>
        <source>this program has version {0}, but version {1} started it; install one version alone</source>
        <translation>此程序的版本为 {0}，但启动它的是版本 {1}；请只安装一个版本</translation>
    </message>
    <message>
        <source>the program &quot;doppler&quot;, which executes each rank, is neither next to this program nor next to its library; install it again</source>
        <translation>执行各进程的程序 &quot;doppler&quot; 既不在此程序旁，也不在其库旁；请重新安装</translation>
    </message>
    <message>
        <source>rank {0} was terminated by signal {1}</source>
        <translation>{0} 号进程被信号 {1} 终止</translation>
    </message>
    <message>
        <source>rank {0} exited with status {1}</source>
        <translation>{0} 号进程以状态 {1} 退出</translation>
    </message>
    <message>
        <source>a rank reported results that do not fit the placement: it belongs to another version of the program</source>
        <translation>某个进程报告的结果与放置方案不符：它属于另一版本的程序</translation>
    </message>
    <message>
        <source>rank {0} was stopped</source>
        <translation>{0} 号进程已被停止</translation>
    </message>
    <message>
        <source>{0} processes of one machine, which share its clock, sent tensors by c10d&apos;s Gloo backend</source>
        <translation>同一台机器上共用时钟的 {0} 个进程通过 c10d 的 Gloo 后端发送张量</translation>
    </message>
    <message>
        <source>{0} processes sent tensors by c10d&apos;s Gloo backend; round trips aligned their clocks with an error of at most {1} us</source>
        <translation>{0} 个进程通过 c10d 的 Gloo 后端发送张量；其时钟通过往返时间对齐，误差不超过 {1} us</translation>
    </message>
    <message>
        <source>rank {0} sent a tensor that this rank does not expect</source>
        <translation>{0} 号进程发送了此进程未预期的张量</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Every device is a process, on this machine or another, that computes the real operations; tensors travel through the network</source>
        <translation>每个设备是本机或其他机器上的一个进程，计算真实的运算；张量通过网络传输</translation>
    </message>
    <message>
        <source>a rank does not know the state of the other devices, which msr needs; expected another schedule</source>
        <translation>进程不知道其他设备的状态，而 msr 需要该状态；应使用其他调度规则</translation>
    </message>
    <message>
        <source>the ranks do not wait for memory, expected the memory rule ignore or report</source>
        <translation>各进程不等待内存，应使用内存规则 ignore 或 report</translation>
    </message>
    <message>
        <source>WORLD_SIZE is {0}, but there are {1} devices; start one process for each device</source>
        <translation>WORLD_SIZE 为 {0}，但有 {1} 个设备；请为每个设备启动一个进程</translation>
    </message>
    <message>
        <source>Time limit without answer</source>
        <translation>无响应时限</translation>
    </message>
    <message>
        <source>seconds without a sign of life after which a rank counts as unresponsive</source>
        <translation>进程没有存活信号超过该秒数后视为无响应</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a hexadecimal number of 64 bits</source>
        <translation>发现“{0}”，应为 64 位十六进制数</translation>
    </message>
    <message>
        <source>the header of the array is broken, expected {0}</source>
        <translation>数组文件头已损坏，应为 {0}</translation>
    </message>
    <message>
        <source>the array has elements of type {0}, expected numbers or booleans</source>
        <translation>数组元素的类型为 {0}，应为数值或布尔值</translation>
    </message>
    <message>
        <source>found another format, expected an array of NumPy (.npy)</source>
        <translation>发现其他格式，应为 NumPy 数组 (.npy)</translation>
    </message>
    <message>
        <source>the array has version {0} of its format, expected 1, 2 or 3</source>
        <translation>数组格式的版本为 {0}，应为 1、2 或 3</translation>
    </message>
    <message>
        <source>the model from which the graph was read cannot be read: {0}; put it back, or execute the graph with stand-ins</source>
        <translation>无法读取该图所来自的模型：{0}；请恢复该文件，或使用替代内核执行该图</translation>
    </message>
    <message>
        <source>there is no device for &quot;{0}&quot;; the devices are {1}; choose devices that have it, such as &quot;2xH100+cpu&quot;, or change the file</source>
        <translation>没有对应“{0}”的设备；设备有 {1}；请选择包含它的设备，例如“2xH100+cpu”，或修改文件</translation>
    </message>
    <message>
        <source>the graph has more colours than the {0} devices; choose more devices</source>
        <translation>图的颜色多于 {0} 个设备；请选择更多设备</translation>
    </message>
    <message>
        <source>no name matches a vertex of the graph; the file names {0}; the graph has {1}</source>
        <translation>没有名称与图的顶点匹配；文件中有 {0}；图中有 {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} names of the file match no vertex: {1}</source>
        <comment>{0} name of the file matches no vertex: {1}</comment>
        <translation>
            <numerusform>文件中有 {0} 个名称与任何顶点都不匹配：{1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} vertices have no device in the file and go to that of a neighbour: {1}</source>
        <comment>{0} vertex has no device in the file and goes to that of a neighbour: {1}</comment>
        <translation>
            <numerusform>{0} 个顶点在文件中没有设备，将放到相邻顶点的设备上：{1}</numerusform>
        </translation>
    </message>
    <message>
        <source>the table has no column &quot;device&quot;, or neither &quot;name&quot; nor &quot;vertex&quot;; expected a heading such as name,device</source>
        <translation>表格没有“device”列，或者既没有“name”列也没有“vertex”列；应有类似 name,device 的标题行</translation>
    </message>
    <message>
        <source>found {0} fields, expected {1} as in the heading</source>
        <translation>发现 {0} 个字段，应与标题行一样有 {1} 个</translation>
    </message>
    <message>
        <source>found a closing brace without an opening one</source>
        <translation>发现没有对应左括号的右括号</translation>
    </message>
    <message>
        <source>the text ends within a node</source>
        <translation>文本在节点内部结束</translation>
    </message>
    <message>
        <source>this is no DOT</source>
        <translation>这不是 DOT</translation>
    </message>
    <message>
        <source>found {0}, but the graph was read with {1} for the input &quot;{2}&quot;; give a tensor of this type and shape, or open the model with other extents</source>
        <translation>发现 {0}，但读取该图时输入“{2}”为 {1}；请提供该类型和形状的张量，或以其他维度大小打开模型</translation>
    </message>
    <message>
        <source>found no tensor, expected one as ONNX stores it (TensorProto)</source>
        <translation>未发现张量，应为 ONNX 存储的张量 (TensorProto)</translation>
    </message>
    <message>
        <source>the array has {0} bytes of elements, expected {1} by its shape</source>
        <translation>数组元素共 {0} 字节，按其形状应为 {1}</translation>
    </message>
    <message>
        <source>the folder cannot be read: {0}</source>
        <translation>无法读取该文件夹：{0}</translation>
    </message>
    <message>
        <source>the folder has no inputs, expected files such as input_0.pb or NAME.npy</source>
        <translation>该文件夹中没有输入，应有 input_0.pb 或 NAME.npy 等文件</translation>
    </message>
    <message>
        <source>the model has no input for this file, expected a file named after one of: {0}</source>
        <translation>模型没有与此文件对应的输入，文件名应为以下之一：{0}</translation>
    </message>
    <message>
        <source>the input &quot;{0}&quot; has a second file, {1}; remove one of them</source>
        <translation>输入“{0}”还有另一个文件 {1}；请删除其中之一</translation>
    </message>
    <message>
        <source>there is no such file or folder, expected the inputs of the model</source>
        <translation>没有这样的文件或文件夹，应为模型的输入</translation>
    </message>
    <message>
        <source>found the extension &quot;{0}&quot;, expected .npy, .pb, or a folder</source>
        <translation>发现扩展名“{0}”，应为 .npy、.pb 或文件夹</translation>
    </message>
    <message>
        <source>the model has {0} inputs, expected a folder with files named after them: {1}</source>
        <translation>模型有 {0} 个输入，应提供包含以其命名的文件的文件夹：{1}</translation>
    </message>
    <message>
        <source>these inputs of the model have no file and are random: {0}</source>
        <translation>模型的以下输入没有文件，取随机值：{0}</translation>
    </message>
    <message>
        <source>only the operators of an ONNX model read inputs from files, and this graph&apos;s vertices are computed otherwise; remove the option inputs</source>
        <translation>只有 ONNX 模型的算子从文件读取输入，而该图的顶点以其他方式计算；请去掉选项 inputs</translation>
    </message>
    <message>
        <source>the connection to rank {0} is lost: {1}</source>
        <translation>与 {0} 号进程的连接已丢失：{1}</translation>
    </message>
    <message>
        <source>the {0} processes could not connect to each other: {1}</source>
        <translation>{0} 个进程无法相互连接：{1}</translation>
    </message>
    <message>
        <source>stage III would run this program, which is not approved; to run it, start the training with it in the training dialog or by doppler train</source>
        <translation>第三阶段将运行此程序，但该程序未获批准；如要运行，请在训练对话框中或通过 doppler train 以该程序启动训练</translation>
    </message>
    <message>
        <source>The shown run was measured on the engine {0}.</source>
        <translation>当前运行是在引擎 {0} 上测得的。</translation>
    </message>
    <message>
        <source>Target: a run on the engine {0}</source>
        <translation>目标：在引擎 {0} 上的运行</translation>
    </message>
    <message>
        <source>the external placer asks for makespans; set its option &quot;dialogue&quot; to true</source>
        <translation>外部放置器询问完工时间；请将其选项“dialogue”设为 true</translation>
    </message>
    <message>
        <source>Dialogue</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>the program may ask for makespans, which count against the limit of evaluations</source>
        <translation>程序可以询问完工时间，每次都计入评估次数限制</translation>
    </message>
    <message>
        <source>the program that listens there is not rank 0</source>
        <translation>在那里监听的程序不是 0 号进程</translation>
    </message>
    <message>
        <source>WORLD_SIZE is set, but {0} is missing: processes that work together need RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>设置了 WORLD_SIZE，但缺少 {0}：协同工作的进程需要 RANK、WORLD_SIZE、MASTER_ADDR 和 MASTER_PORT</translation>
    </message>
    <message>
        <source>DOPPLER_RANK_SECRET is missing or shorter than {0} characters; set it to the same random text for all processes, such as the output of &quot;openssl rand -hex 16&quot;</source>
        <translation>缺少 DOPPLER_RANK_SECRET 或其长度少于 {0} 个字符；请为所有进程设置相同的随机文本，例如 &quot;openssl rand -hex 16&quot; 的输出</translation>
    </message>
    <message>
        <source>rank {0} was lost before all {1} processes were there</source>
        <translation>在全部 {1} 个进程到齐之前，{0} 号进程已丢失</translation>
    </message>
    <message>
        <source>Four bars: {0}</source>
        <translation>四根条：{0}</translation>
    </message>
    <message>
        <source>Simulated and measured makespans: {0}, {1}</source>
        <translation>模拟与实测完工时间：{0}，{1}</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>放置方案</translation>
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
        <translation>实测/模拟的平均值</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>pause after the last task</source>
        <translation>最后一个任务之后的停顿</translation>
    </message>
    <message>
        <source>{0} had not started yet</source>
        <translation>{0} 尚未开始</translation>
    </message>
    <message>
        <source>{0} waited for the barrier, until {1} ended</source>
        <translation>{0} 等待屏障，直到 {1} 结束</translation>
    </message>
    <message>
        <source>{0} waited for memory, which {1} freed</source>
        <translation>{0} 等待 {1} 释放的内存</translation>
    </message>
    <message>
        <source>{0} waited for its turn, after {1}</source>
        <translation>{0} 等待轮到自己，在 {1} 之后</translation>
    </message>
    <message>
        <source>{0} had its inputs and started later</source>
        <translation>{0} 的输入已就绪，但较晚开始</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>waiting for a device</source>
        <translation>等待设备</translation>
    </message>
    <message>
        <source>waiting for a channel</source>
        <translation>等待通道</translation>
    </message>
    <message>
        <source>other waiting</source>
        <translation>其他等待</translation>
    </message>
    <message>
        <source>{0} ran on {1}</source>
        <translation>{0} 在 {1} 上运行</translation>
    </message>
    <message>
        <source>{0} was transferred, {1}</source>
        <translation>{0} 被传输，{1}</translation>
    </message>
    <message>
        <source>{0} waited for {1}, which {2} occupied</source>
        <translation>{0} 等待被 {2} 占用的 {1}</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a word or a condition</source>
        <translation>发现“{0}”，应为词语或条件</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a time for &quot;{1}&quot; such as 10us, 1.5ms or 2s</source>
        <translation>发现“{0}”，“{1}”应为时间，例如 10us、1.5ms 或 2s</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a size for &quot;{1}&quot; such as 512, 64KiB or 1.5GB</source>
        <translation>发现“{0}”，“{1}”应为大小，例如 512、64KiB 或 1.5GB</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a share for &quot;{1}&quot; such as 5% or 0.05</source>
        <translation>发现“{0}”，“{1}”应为比例，例如 5% 或 0.05</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected yes or no for &quot;{1}&quot;</source>
        <translation>发现“{0}”，“{1}”应为 yes 或 no</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number for &quot;{1}&quot; such as 12, 1e9 or 3.5G</source>
        <translation>发现“{0}”，“{1}”应为数值，例如 12、1e9 或 3.5G</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Kind of operation</source>
        <translation>运算的种类</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layer or group of the vertex; without one, the first part of its name</source>
        <translation>顶点所属的层或组；若没有，则为其名称的前一部分</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Time since the start of the run</source>
        <translation>自运行开始起的时间</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Time from start to end</source>
        <translation>从开始到结束的时间</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>Whether it is on the critical path of the run</source>
        <translation>是否在运行的关键路径上</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Number of the vertex in the graph</source>
        <translation>顶点在图中的编号</translation>
    </message>
    <message>
        <source>Name of the vertex</source>
        <translation>顶点的名称</translation>
    </message>
    <message>
        <source>Device that runs the task</source>
        <translation>执行该任务的设备</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Time at which its last input was on the device</source>
        <translation>最后一个输入到达设备的时间</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Time from its last input to its start</source>
        <translation>从最后一个输入到开始的时间</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>How much later it could end without a longer run</source>
        <translation>在不延长运行的前提下可以推迟多久结束</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Floating-point operations</source>
        <translation>浮点运算次数</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Bytes that it produces</source>
        <translation>产生的字节数</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Bytes of its weights</source>
        <translation>权重的字节数</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Number of incoming edges</source>
        <translation>入边数</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出边</translation>
    </message>
    <message>
        <source>Number of outgoing edges</source>
        <translation>出边数</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Number of the transfer in the run</source>
        <translation>传输在运行中的编号</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Vertex that produces the tensor, and its name if it has one</source>
        <translation>产生该张量的顶点，以及张量的名称（如有）</translation>
    </message>
    <message>
        <source>From</source>
        <translation>发送设备</translation>
    </message>
    <message>
        <source>Device that sends</source>
        <translation>发送的设备</translation>
    </message>
    <message>
        <source>To</source>
        <translation>接收设备</translation>
    </message>
    <message>
        <source>Device that receives</source>
        <translation>接收的设备</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bytes of the tensor</source>
        <translation>张量的字节数</translation>
    </message>
    <message>
        <source>Time at which its producer ended</source>
        <translation>产生者结束的时间</translation>
    </message>
    <message>
        <source>Time from the end of its producer to its start</source>
        <translation>从产生者结束到开始的时间</translation>
    </message>
    <message>
        <source>Channels that it occupies</source>
        <translation>占用的通道</translation>
    </message>
    <message>
        <source>Producer</source>
        <translation>产生者</translation>
    </message>
    <message>
        <source>Vertex that produces the tensor</source>
        <translation>产生该张量的顶点</translation>
    </message>
    <message>
        <source>Device that holds the tensor</source>
        <translation>存放该张量的设备</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Whether a transfer brought it to this device</source>
        <translation>是否由传输带到该设备</translation>
    </message>
    <message>
        <source>Consumers</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Number of edges to tasks of this device</source>
        <translation>通向该设备任务的边数</translation>
    </message>
    <message>
        <source>Number of devices that hold the tensor</source>
        <translation>存放该张量的设备数</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Time from which on it takes memory</source>
        <translation>开始占用内存的时间</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Time until which it takes memory; results stay to the end</source>
        <translation>占用内存到何时；结果保留到最后</translation>
    </message>
    <message>
        <source>Lifetime</source>
        <translation>生存期</translation>
    </message>
    <message>
        <source>How long it takes memory on this device</source>
        <translation>在该设备上占用内存的时长</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Number of tasks</source>
        <translation>任务数</translation>
    </message>
    <message>
        <source>Time of all its tasks</source>
        <translation>其所有任务的时间</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Share of the time of all tasks</source>
        <translation>占所有任务时间的比例</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Mean time of a task</source>
        <translation>一个任务的平均时间</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Time of its longest task</source>
        <translation>最长任务的时间</translation>
    </message>
    <message>
        <source>Time that its tasks waited with all inputs present</source>
        <translation>输入齐备后任务等待的时间</translation>
    </message>
    <message>
        <source>On critical path</source>
        <translation>在关键路径上</translation>
    </message>
    <message>
        <source>Time of its tasks on the critical path</source>
        <translation>其任务在关键路径上的时间</translation>
    </message>
    <message>
        <source>Number of devices that run it</source>
        <translation>执行它的设备数</translation>
    </message>
    <message>
        <source>Model of the device</source>
        <translation>设备的型号</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Class of the device</source>
        <translation>设备的类别</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>Time in which at least one task runs</source>
        <translation>至少有一个任务在执行的时间</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>The rest of the run</source>
        <translation>运行的其余时间</translation>
    </message>
    <message>
        <source>Idle time before its last task</source>
        <translation>最后一个任务之前的空闲时间</translation>
    </message>
    <message>
        <source>Busy share</source>
        <translation>忙碌占比</translation>
    </message>
    <message>
        <source>Busy time as a share of the run</source>
        <translation>忙碌时间占运行的比例</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Bytes that it sends to other devices</source>
        <translation>发送到其他设备的字节数</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已接收</translation>
    </message>
    <message>
        <source>Bytes that it receives from other devices</source>
        <translation>从其他设备接收的字节数</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>Most bytes in use at one time</source>
        <translation>同时占用的最多字节数</translation>
    </message>
    <message>
        <source>Bytes that the device has; empty: no limit</source>
        <translation>设备拥有的字节数；空：没有限制</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>行的数量</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Sum of the column</source>
        <translation>该列的总和</translation>
    </message>
    <message>
        <source>Mean of the rows with a known value</source>
        <translation>值已知的行的平均值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>最大的值</translation>
    </message>
    <message>
        <source>Share of the sum of all shown rows</source>
        <translation>占所有显示行之和的比例</translation>
    </message>
    <message>
        <source>&quot;)&quot; has no opening parenthesis; remove it, or put a name with parentheses in quotation marks</source>
        <translation>“)”没有对应的左括号；请删除它，或给含括号的名称加上引号</translation>
    </message>
    <message>
        <source>a condition is missing here; write one such as duration &gt; 1ms, or a word to search for</source>
        <translation>此处缺少条件；请写一个条件，例如 duration &gt; 1ms，或要查找的词语</translation>
    </message>
    <message>
        <source>more than {0} nested parentheses; simplify the filter</source>
        <translation>括号嵌套超过 {0} 层；请简化筛选条件</translation>
    </message>
    <message>
        <source>the parenthesis is not closed; add &quot;)&quot;</source>
        <translation>括号没有闭合；请补上“)”</translation>
    </message>
    <message>
        <source>the column before &quot;{0}&quot; is missing; write one such as duration or device</source>
        <translation>“{0}”前缺少列名；请写一个，例如 duration 或 device</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a number; compare it with = != &lt; &lt;= &gt; or &gt;=</source>
        <translation>“{0}”是数值；请用 = != &lt; &lt;= &gt; 或 &gt;= 比较</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; in place of a value; put a text with such characters in quotation marks</source>
        <translation>此处应为值，却是“{0}”；含此类字符的文本请加引号</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a text; compare it with = != ~ or in</source>
        <translation>“{0}”是文本；请用 = != ~ 或 in 比较</translation>
    </message>
    <message>
        <source>the list is not closed; separate its values by commas and end it with &quot;)&quot;</source>
        <translation>列表没有闭合；请用逗号分隔各值，并以“)”结束</translation>
    </message>
    <message>
        <source>unknown column &quot;{0}&quot;, expected one of: {1}</source>
        <translation>未知的列“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a number; group by one of: {1}</source>
        <translation>“{0}”是数值；请按以下之一分组：{1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a text and has no sum; choose a column of numbers such as {1}</source>
        <translation>“{0}”是文本，没有总和；请选择数值列，例如 {1}</translation>
    </message>
    <message>
        <source>Trying {0}</source>
        <translation>正在尝试 {0}</translation>
    </message>
    <message>
        <source>Explaining the result</source>
        <translation>正在解释结果</translation>
    </message>
    <message>
        <source>Why it takes as long as it does</source>
        <translation>为何需要这么长时间</translation>
    </message>
    <message>
        <source>What these figures rest on</source>
        <translation>这些数字的依据</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Makespan of one item</source>
        <translation>一个条目的完工时间</translation>
    </message>
    <message>
        <source>Lower bound of the makespan</source>
        <translation>完工时间的下界</translation>
    </message>
    <message>
        <source>Least time per item of a stream</source>
        <translation>条目流中每个条目的最短时间</translation>
    </message>
    <message>
        <source>Largest peak of memory</source>
        <translation>最大内存峰值</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>由以下方法找到</translation>
    </message>
    <message>
        <source>What is where</source>
        <translation>各部分的位置</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>How long one item occupies each device and channel</source>
        <translation>一个条目占用各设备和通道多久</translation>
    </message>
    <message>
        <source>Device or channel</source>
        <translation>设备或通道</translation>
    </message>
    <message>
        <source>Time per item</source>
        <translation>每个条目的时间</translation>
    </message>
    <message>
        <source>channel {0}</source>
        <translation>通道 {0}</translation>
    </message>
    <message>
        <source>What fills the fullest device</source>
        <translation>占用最多的设备上有什么</translation>
    </message>
    <message>
        <source>Part of the graph</source>
        <translation>图的部分</translation>
    </message>
    <message>
        <source>Weights and outputs</source>
        <translation>权重和输出</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>什么最有帮助</translation>
    </message>
    <message>
        <source>No single change of the machine shortens this run with this placement.</source>
        <translation>在此放置方案下，对机器的任何单项更改都不能缩短此运行。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>收益</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>尝试过的方法</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Largest peak</source>
        <translation>最大峰值</translation>
    </message>
    <message>
        <source>How to use the placement</source>
        <translation>如何使用放置方案</translation>
    </message>
    <message>
        <source>This command makes the placement again:</source>
        <translation>此命令可再次生成该放置方案：</translation>
    </message>
    <message>
        <source>Hugging Face Accelerate (PyTorch) loads the model with this map:</source>
        <translation>Hugging Face Accelerate (PyTorch) 用此映射加载模型：</translation>
    </message>
    <message>
        <source>TensorFlow takes the devices of the nodes from this GraphDef:</source>
        <translation>TensorFlow 从此 GraphDef 获取节点的设备：</translation>
    </message>
    <message>
        <source>The table has one line for each vertex. ONNX Runtime has no file of placements: extract the nodes of each device as a model of its own (onnx.utils.extract_model) and run each with the provider of its device.</source>
        <translation>表中每个顶点一行。ONNX Runtime 没有放置文件：请把各设备的节点提取为单独的模型 (onnx.utils.extract_model)，并用该设备的提供程序运行。</translation>
    </message>
    <message>
        <source>Save the placement as .device_map.json for PyTorch, as .pbtxt for TensorFlow, or as .csv for ONNX Runtime and other programs.</source>
        <translation>将放置方案保存为 .device_map.json 供 PyTorch 使用，.pbtxt 供 TensorFlow 使用，或 .csv 供 ONNX Runtime 和其他程序使用。</translation>
    </message>
    <message>
        <source>Doppler Workbench opens this file again. For PyTorch save it as .device_map.json, for TensorFlow as .pbtxt, for ONNX Runtime and other programs as .csv.</source>
        <translation>Doppler Workbench 可重新打开此文件。PyTorch 请保存为 .device_map.json，TensorFlow 请保存为 .pbtxt，ONNX Runtime 和其他程序请保存为 .csv。</translation>
    </message>
    <message>
        <source>One item takes {0}. On the longest chain of this run, {1} are spent computing, {2} transferring and {3} waiting.</source>
        <translation>一个条目需要 {0}。在此运行最长的链上，计算占 {1}，传输占 {2}，等待占 {3}。</translation>
    </message>
    <message>
        <source>No placement on these devices is faster: the run reaches the lower bound.</source>
        <translation>在这些设备上没有更快的放置方案：此运行达到下界。</translation>
    </message>
    <message>
        <source>No placement on these devices takes less than {0}; this one takes {1} longer than that.</source>
        <translation>在这些设备上没有放置方案少于 {0}；此方案比它长 {1}。</translation>
    </message>
    <message>
        <source>Devices in use: {0} of {1}. {2} computes most: {3}, which is {4} of the run.</source>
        <translation>使用的设备：{1} 个中的 {0} 个。{2} 计算最多：{3}，占运行的 {4}。</translation>
    </message>
    <message>
        <source>In a stream of items, {0} is occupied longest: {1} per item. A stream cannot yield results faster, and comes close to it if enough items are under way at once. Each of them needs memory.</source>
        <translation>在条目流中，{0} 被占用最久：每个条目 {1}。条目流不可能更快地产出结果；若同时有足够多的条目在处理中，就能接近它。每个条目都需要内存。</translation>
    </message>
    <message>
        <source>No placement on these devices takes less than {0} per item; this one takes {1} longer than that.</source>
        <translation>在这些设备上没有放置方案每个条目少于 {0}；此方案比它长 {1}。</translation>
    </message>
    <message>
        <source>{0} holds most: {1} at its peak. Runs up to {2} longer than the best one that was found ({3}) were accepted; this one is {4} longer.</source>
        <translation>{0} 占用最多：峰值 {1}。接受比找到的最佳运行（{3}）长至多 {2} 的运行；此运行长 {4}。</translation>
    </message>
    <message>
        <source>{0} of {1} vertices have neither FLOPs nor measured times; the cost model guesses their times.</source>
        <translation>{1} 个顶点中有 {0} 个既没有 FLOP 数也没有实测时间；成本模型估计它们的时间。</translation>
    </message>
    <message>
        <source>Memory was not checked: the devices state no sizes, or the model ignores memory.</source>
        <translation>未检查内存：设备未给出大小，或模型忽略内存。</translation>
    </message>
    <message>
        <source>Throughput: the least time per item of a stream of items</source>
        <translation>吞吐量：条目流中每个条目的时间最短</translation>
    </message>
    <message>
        <source>Memory: the least peak on the fullest device, near the best time</source>
        <translation>内存：在接近最佳时间的前提下，占用最多的设备峰值最小</translation>
    </message>
    <message>
        <source>Time: one item is done as early as possible</source>
        <translation>时间：一个条目尽早完成</translation>
    </message>
    <message>
        <source>found no run, expected a result that a command printed with --json, a placement or a trace</source>
        <translation>未找到运行；应为命令用 --json 输出的结果、放置方案或跟踪</translation>
    </message>
    <message>
        <source>a placement or a trace needs its graph and devices</source>
        <translation>放置方案或跟踪需要其图和设备</translation>
    </message>
    <message>
        <source>cannot read the folder: {0}</source>
        <translation>无法读取文件夹：{0}</translation>
    </message>
    <message>
        <source>Lower bound: {0}</source>
        <translation>下界：{0}</translation>
    </message>
    <message>
        <source>Makespan ({0})</source>
        <translation>完工时间（{0}）</translation>
    </message>
    <message>
        <source>no command of &quot;doppler render&quot; in the metadata; expected a figure (.svg, .pdf or .png) that &quot;doppler render&quot; has written</source>
        <translation>元数据中没有“doppler render”命令；应为“doppler render”写出的插图（.svg、.pdf 或 .png）</translation>
    </message>
    <message>
        <source>the figure cannot be drawn: {0}</source>
        <translation>无法绘制插图：{0}</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>正在读取模型</translation>
    </message>
    <message>
        <source>unknown goal &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知目标“{0}”，应为 {1} 之一</translation>
    </message>
    <message>
        <source>--problem is {0}; the comparison has problems 1 to {1}</source>
        <translation>--problem 为 {0}；比较中有问题 1 到 {1}</translation>
    </message>
    <message>
        <source>the metadata holds &quot;{0}&quot;; expected a command of &quot;doppler render&quot;</source>
        <translation>元数据中是“{0}”；应为“doppler render”命令</translation>
    </message>
    <message>
        <source>the command starts the program {0}; if you trust it, enter the command: {1}</source>
        <translation>该命令会启动程序 {0}；如果信任它，请自行输入命令：{1}</translation>
    </message>
    <message>
        <source>--from needs the file of a figure</source>
        <translation>--from 需要一个插图文件</translation>
    </message>
    <message>
        <source>--from takes no other option but -o; found {0}</source>
        <translation>--from 除 -o 外不接受其他选项；发现 {0}</translation>
    </message>
    <message>
        <source>{0} decided in a simpler run; the result is a run of its placement, because online runs know no locks, barriers, enforced memory or models of other simulators</source>
        <translation>{0} 是在较简单的运行中做出决策的；结果是其放置方案的一次运行，因为在线运行不支持锁定、屏障、强制内存限制或其他模拟器的模型</translation>
    </message>
    <message>
        <source>the checksum of the record&apos;s length does not match; the file is damaged or not an event file</source>
        <translation>记录长度的校验和不符；文件已损坏，或不是事件文件</translation>
    </message>
    <message>
        <source>the record has {0} bytes, expected at most {1}</source>
        <translation>记录有 {0} 字节，最多应为 {1}</translation>
    </message>
    <message>
        <source>the checksum of the record does not match; the file is damaged</source>
        <translation>记录的校验和不符；文件已损坏</translation>
    </message>
    <message>
        <source>the record is not an event, or has more than {0} values</source>
        <translation>该记录不是事件，或其中的值超过 {0} 个</translation>
    </message>
    <message>
        <source>the tokens are assumed to be spread evenly over the experts: {0} of {1} for each token</source>
        <translation>假定词元均匀分配给各专家：每个词元使用 {1} 个中的 {0} 个</translation>
    </message>
    <message>
        <source>every layer is assumed to have experts, although decoder_sparse_step is not 1</source>
        <translation>假定每一层都有专家，尽管 decoder_sparse_step 不为 1</translation>
    </message>
    <message>
        <source>every layer is assumed to attend to all positions, although some have a window</source>
        <translation>假定每一层都关注所有位置，尽管有些层有窗口</translation>
    </message>
    <message>
        <source>attention is assumed to read a window of {0} positions in every layer</source>
        <translation>假定每一层的注意力读取 {0} 个位置的窗口</translation>
    </message>
    <message>
        <source>the layers behind the encoder are not counted; the configuration does not name a known architecture</source>
        <translation>编码器之后的层不计入；配置没有指明已知的架构</translation>
    </message>
    <message>
        <source>encoder and decoder are assumed to have sequences of the same length</source>
        <translation>假定编码器和解码器的序列长度相同</translation>
    </message>
    <message>
        <source>BERT does not decode, expected phase=prefill</source>
        <translation>BERT 不进行解码，应为 phase=prefill</translation>
    </message>
    <message>
        <source>is 0, expected a whole number from 1</source>
        <translation>为 0，应为从 1 起的整数</translation>
    </message>
    <message>
        <source>is {0}, expected a multiple of {1} ({2})</source>
        <translation>为 {0}，应为 {1}（{2}）的倍数</translation>
    </message>
    <message>
        <source>the model has {0} modules, expected at most {1}</source>
        <translation>模型有 {0} 个模块，最多应为 {1} 个</translation>
    </message>
    <message>
        <source>is missing, expected one of: {0}</source>
        <translation>缺失，应为以下之一：{0}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a model of several parts, expected one of: {1}; the object text_config alone, as a file, may be one</source>
        <translation>“{0}”是由多个部分组成的模型，应为以下之一：{1}；把对象 text_config 单独存为文件，也许就是其中之一</translation>
    </message>
    <message>
        <source>unknown model type &quot;{0}&quot;, expected one of: {1}; export the model as ONNX, or read it in Python with doppler.from_torch</source>
        <translation>未知的模型类型“{0}”，应为以下之一：{1}；请将模型导出为 ONNX，或在 Python 中用 doppler.from_torch 读取</translation>
    </message>
    <message>
        <source>the configuration names no type of its numbers: float32 is assumed (--import dtype=...)</source>
        <translation>配置没有指明数值类型：假定为 float32（--import dtype=...）</translation>
    </message>
    <message>
        <source>unknown type &quot;{0}&quot;, expected float32, float16 or bfloat16; or set --import dtype=...</source>
        <translation>未知类型“{0}”，应为 float32、float16 或 bfloat16；或设置 --import dtype=...</translation>
    </message>
    <message>
        <source>outputs and caches are assumed to take 2 bytes for each number</source>
        <translation>假定输出和缓存中每个数占 2 字节</translation>
    </message>
    <message>
        <source>there is no index of the weights in the folder: their sizes are those of the configuration alone</source>
        <translation>文件夹中没有权重索引：权重大小仅由配置得出</translation>
    </message>
    <message>
        <source>the model is quantised: each weight is assumed to take its share of the bytes of the index</source>
        <translation>模型已量化：假定每个权重按比例占用索引中的字节</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Number of sequences</source>
        <translation>序列数</translation>
    </message>
    <message>
        <source>Number of tokens of each sequence</source>
        <translation>每个序列的词元数</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>prefill computes all tokens of the sequences at once; decode computes one token more, with the others in the key-value cache</source>
        <translation>prefill 一次计算序列的所有词元；decode 再计算一个词元，其余的在键值缓存中</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>数值类型</translation>
    </message>
    <message>
        <source>Type of the weights; auto: that of the files</source>
        <translation>权重的类型；auto：与文件相同</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>细节程度</translation>
    </message>
    <message>
        <source>The unit of a vertex: a whole layer, which most tools keep on one device, or each module and expert in it</source>
        <translation>一个顶点的单位：整个层（多数工具将其放在一个设备上），或其中的每个模块和专家</translation>
    </message>
    <message>
        <source>Key-value cache</source>
        <translation>键值缓存</translation>
    </message>
    <message>
        <source>Count the cache of keys and values of decoders in the memory</source>
        <translation>将解码器的键值缓存计入内存</translation>
    </message>
    <message>
        <source>Index of the weights</source>
        <translation>权重索引</translation>
    </message>
    <message>
        <source>model.safetensors.index.json of the model; empty: the one in the folder, if there is one</source>
        <translation>模型的 model.safetensors.index.json；留空：文件夹中的索引（如有）</translation>
    </message>
    <message>
        <source>the index has no weight of the head: it is counted as tied to the table of embeddings</source>
        <translation>索引中没有输出头的权重：视为与嵌入表共享</translation>
    </message>
    <message>
        <source>weights that the configuration describes and the index lacks: {0}: {1}</source>
        <translation>配置描述了但索引中缺少的权重：{0}：{1}</translation>
    </message>
    <message>
        <source>weights of the index that the configuration does not describe: {0}: {1}</source>
        <translation>索引中有但配置未描述的权重：{0}：{1}</translation>
    </message>
    <message>
        <source>the index has no total_size: sizes are those of the type {0}</source>
        <translation>索引没有 total_size：大小按类型 {0} 计算</translation>
    </message>
    <message>
        <source>the files hold {0} bytes for each weight, although the type is {1}</source>
        <translation>文件中每个权重占 {0} 字节，而类型为 {1}</translation>
    </message>
    <message>
        <source>the index counts {0} bytes, the configuration {1} weights of type {2}: the sizes are guessed, {3} bytes for each weight</source>
        <translation>索引共 {0} 字节，配置共 {1} 个类型为 {2} 的权重：大小为推测值，每个权重 {3} 字节</translation>
    </message>
    <message>
        <source>ONNX Runtime profile</source>
        <translation>ONNX Runtime 性能分析文件</translation>
    </message>
    <message>
        <source>Profile of ONNX Runtime (JSON) with measured times of the nodes; empty: none</source>
        <translation>含有节点实测时间的 ONNX Runtime 性能分析文件（JSON）；留空：无</translation>
    </message>
    <message>
        <source>found no event of the category Node, expected a profile of ONNX Runtime (SessionOptions.enable_profiling)</source>
        <translation>没有找到类别为 Node 的事件，应为 ONNX Runtime 的性能分析文件（SessionOptions.enable_profiling）</translation>
    </message>
    <message>
        <source>vertices with a measured time of ONNX Runtime: {0} of {1} (runs: {2})</source>
        <translation>带有 ONNX Runtime 实测时间的顶点：{1} 个中的 {0} 个（运行次数：{2}）</translation>
    </message>
    <message>
        <source>the profile has one run only: its times include the warm-up</source>
        <translation>性能分析文件只有一次运行：其时间包含预热</translation>
    </message>
    <message>
        <source>vertices without a measured time, which keep their costs (operators): {0}: {1}</source>
        <translation>没有实测时间、保留原有开销的顶点（算子）：{0}：{1}</translation>
    </message>
    <message>
        <source>nodes of the profile that the model does not have, such as fused ones: {0}: {1}; read the optimised model instead (SessionOptions.optimized_model_filepath), or profile without optimisations</source>
        <translation>性能分析文件中模型没有的节点（例如融合节点）：{0}：{1}；请改为读取优化后的模型（SessionOptions.optimized_model_filepath），或在不优化的情况下进行性能分析</translation>
    </message>
    <message>
        <source>nodes of a GPU whose times are those of their launch on the host, because the profile has no kernels: {0}</source>
        <translation>由于性能分析文件没有内核，时间为主机上启动时间的 GPU 节点：{0}</translation>
    </message>
    <message>
        <source>none of the {0} nodes of the profile is in the model, expected a profile of this model</source>
        <translation>性能分析文件的 {0} 个节点都不在模型中，应为该模型的性能分析文件</translation>
    </message>
    <message>
        <source>{0} and {1} are both of rank {2}, expected one trace for each rank</source>
        <translation>{0} 和 {1} 都属于进程 {2}，每个进程应只有一个轨迹</translation>
    </message>
    <message>
        <source>the trace names no rank, expected distributedInfo in it or a number in the file&apos;s name (rank0.json)</source>
        <translation>轨迹没有指明进程编号，应含有 distributedInfo 或文件名中的数字（rank0.json）</translation>
    </message>
    <message>
        <source>the folder holds no trace of PyTorch&apos;s profiler, expected one for each rank</source>
        <translation>文件夹中没有 PyTorch 性能分析轨迹，每个进程应有一个</translation>
    </message>
    <message>
        <source>too many traces, expected at most {0}</source>
        <translation>轨迹过多，最多应为 {0} 个</translation>
    </message>
    <message>
        <source>Pin ranks</source>
        <translation>固定进程</translation>
    </message>
    <message>
        <source>Each rank runs on the device with its number: rank 3 on gpu3; otherwise a placer chooses a device for each rank</source>
        <translation>每个进程在与其编号相同的设备上运行：进程 3 在 gpu3 上；否则由放置器为每个进程选择设备</translation>
    </message>
    <message>
        <source>the ranks have their collectives in different orders, expected the same order in every trace: {0}</source>
        <translation>各进程的集合通信顺序不同，每个轨迹中的顺序应相同：{0}</translation>
    </message>
    <message>
        <source>ranks: {0}; collectives matched by name and order: {1}</source>
        <translation>进程：{0}；按名称和顺序匹配的集合通信：{1}</translation>
    </message>
    <message>
        <source>collectives that some ranks lack or call less often, whose further calls are not matched: {0}: {1}</source>
        <translation>某些进程缺少或调用较少、其余调用未匹配的集合通信：{0}：{1}</translation>
    </message>
    <message>
        <source>a collective takes the shortest time of its ranks: the others are assumed to have waited for the last one</source>
        <translation>集合通信取各进程中最短的时间：假定其他进程在等待最后一个</translation>
    </message>
    <message>
        <source>The noise is {0}.</source>
        <translation>噪声为 {0}。</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a share from 0 % to 100 %, such as &quot;20 %&quot;</source>
        <translation>找到“{0}”，应为 0 % 到 100 % 的比例，例如“20 %”</translation>
    </message>
    <message>
        <source>step {0} has no text; write below its title what to do</source>
        <translation>步骤 {0} 没有文字；请在标题下写明要做什么</translation>
    </message>
    <message>
        <source>step {0} has checks, but nothing for &quot;Show me&quot;; add lines &quot;show:&quot; that satisfy them</source>
        <translation>步骤 {0} 有检查，但没有用于“示范”的内容；请添加能满足检查的“show:”行</translation>
    </message>
    <message>
        <source>step {0} asks a question, but checks no answer; add a line &quot;check: answer NAME = VALUE&quot;</source>
        <translation>步骤 {0} 提出问题，但不检查答案；请添加一行“check: answer NAME = VALUE”</translation>
    </message>
    <message>
        <source>step {0} opens no graph; add a line &quot;do: graph SOURCE&quot;, so that the lesson begins alike for everyone</source>
        <translation>步骤 {0} 没有打开图；请添加一行“do: graph SOURCE”，使教程对每个人都以相同方式开始</translation>
    </message>
    <message>
        <source>another program is writing the file; try again</source>
        <translation>另一个程序正在写入该文件；请重试</translation>
    </message>
    <message>
        <source>found a text of {0} bytes, expected at most 1000</source>
        <translation>找到 {0} 字节的文本，应最多为 1000</translation>
    </message>
    <message>
        <source>found more than {0} steps</source>
        <translation>找到多于 {0} 个步骤</translation>
    </message>
    <message>
        <source>found no steps, expected at least one</source>
        <translation>没有找到步骤，应至少有一个</translation>
    </message>
    <message>
        <source>found more than {0} lessons</source>
        <translation>找到多于 {0} 个教程</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; in the column {1}, expected {2}</source>
        <translation>在列 {1} 中找到“{0}”，应为 {2}</translation>
    </message>
    <message>
        <source>found {0} fields, expected {1} of at most 1000 bytes each</source>
        <translation>找到 {0} 个字段，应为 {1} 个，每个最多 1000 字节</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected results of lessons as JSON or CSV</source>
        <translation>找到“{0}”，应为 JSON 或 CSV 格式的教程结果</translation>
    </message>
    <message numerus="yes">
        <source>skipped {0} files that hold no results of lessons: {1}</source>
        <comment>skipped {0} file that holds no results of lessons: {1}</comment>
        <translation>
            <numerusform>跳过 {0} 个不含教程结果的文件：{1}</numerusform>
        </translation>
    </message>
    <message>
        <source>the database cannot be read ({0}), expected an export of Nsight Systems</source>
        <translation>无法读取数据库（{0}），应为 Nsight Systems 的导出文件</translation>
    </message>
    <message>
        <source>the table has no column &quot;{0}&quot;, expected one</source>
        <translation>表中没有列“{0}”，应有该列</translation>
    </message>
    <message>
        <source>the table has more rows than the file has room for</source>
        <translation>表的行数超过了文件所能容纳的数量</translation>
    </message>
    <message>
        <source>the database has no table CUPTI_ACTIVITY_KIND_KERNEL, expected an export of Nsight Systems with kernels (nsys profile --trace=cuda,nvtx; nsys export --type sqlite)</source>
        <translation>数据库没有表 CUPTI_ACTIVITY_KIND_KERNEL，应为含有内核的 Nsight Systems 导出文件（nsys profile --trace=cuda,nvtx；nsys export --type sqlite）</translation>
    </message>
    <message>
        <source>found no kernel, copy or fill of a GPU, expected some</source>
        <translation>没有找到 GPU 的内核、复制或填充，应有一些</translation>
    </message>
    <message>
        <source>there is no NVTX range &quot;{0}&quot;, expected one of: {1}</source>
        <translation>没有 NVTX 范围“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>kernels that belong to no vertex: {0}</source>
        <translation>不属于任何顶点的内核：{0}</translation>
    </message>
    <message>
        <source>an export of Nsight Systems has no tensors: the order on streams and the launches of threads stand for dependencies, and no sizes are known</source>
        <translation>Nsight Systems 导出文件没有张量：以流上的顺序和线程的启动代替依赖关系，大小未知</translation>
    </message>
    <message>
        <source>what ran on one GPU stays together; --import pin=true keeps it on the device with the number of its GPU</source>
        <translation>在同一 GPU 上运行的内容保持在一起；--import pin=true 将其固定在与该 GPU 编号相同的设备上</translation>
    </message>
    <message>
        <source>NVTX range</source>
        <translation>NVTX 范围</translation>
    </message>
    <message>
        <source>Read only what was launched in the last NVTX range with this name; empty: everything</source>
        <translation>仅读取在最后一个具有此名称的 NVTX 范围内启动的内容；留空：全部</translation>
    </message>
    <message>
        <source>Pin GPUs</source>
        <translation>固定 GPU</translation>
    </message>
    <message>
        <source>Kernels run on the device with the number of their GPU: gpu0, gpu1</source>
        <translation>内核在与其 GPU 编号相同的设备上运行：gpu0、gpu1</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>在线</translation>
    </message>
    <message>
        <source>instant; decides during the run</source>
        <translation>即时；在运行中决策</translation>
    </message>
    <message>
        <source>List scheduling from parts: order, comparison, gaps, critical path</source>
        <translation>由各部分组成的列表调度：顺序、比较、空隙、关键路径</translation>
    </message>
    <message>
        <source>Of all ready vertices and devices, the pair that ends first</source>
        <translation>在所有就绪顶点与设备中选择最先结束的一对</translation>
    </message>
    <message>
        <source>The ready vertex that ends last at best, where it ends first</source>
        <translation>最早结束时间最晚的就绪顶点，放在其最先结束的设备上</translation>
    </message>
    <message>
        <source>The ready vertex that would lose most on its second-best device</source>
        <translation>在次优设备上损失最大的就绪顶点</translation>
    </message>
    <message>
        <source>In topological order on the device where the vertex ends first</source>
        <translation>按拓扑顺序放到顶点最先结束的设备</translation>
    </message>
    <message>
        <source>In topological order on the device that runs the vertex fastest</source>
        <translation>按拓扑顺序放到计算该顶点最快的设备</translation>
    </message>
    <message>
        <source>In topological order on the device that is free first</source>
        <translation>按拓扑顺序放到最先空闲的设备</translation>
    </message>
    <message>
        <source>By b-level on the device of the last input or the one that is free first</source>
        <translation>按 b 级别放到最后一个输入所在的设备或最先空闲的设备</translation>
    </message>
    <message>
        <source>The ready vertex that starts first on one of two likely devices</source>
        <translation>在两个候选设备之一上最先开始的就绪顶点</translation>
    </message>
    <message>
        <source>By the best makespan that is imaginable, vertex by vertex</source>
        <translation>逐个顶点按可想象的最佳总时长</translation>
    </message>
    <message>
        <source>ETF within groups of equal speed, which a linear program chooses</source>
        <translation>在线性规划选定的同速设备组内进行 ETF</translation>
    </message>
    <message>
        <source>Pipeline stages: contiguous parts of an order, the largest one least</source>
        <translation>流水线阶段：将顺序切成连续的部分，使最大的部分最小</translation>
    </message>
    <message>
        <source>Tries every device for whole groups of vertices, the heaviest first</source>
        <translation>对整组顶点尝试每个设备，工作量最大的组优先</translation>
    </message>
    <message>
        <source>Tree search over partial schedules, completed by list scheduling</source>
        <translation>对部分调度进行树搜索，并由列表调度补全</translation>
    </message>
    <message>
        <source>Changes a list of vertices that a list scheduler makes into plans</source>
        <translation>改变顶点列表，由列表调度器将其变成计划</translation>
    </message>
    <message>
        <source>All of these together: what improves gets more of the time</source>
        <translation>综合以上各种方法：能改进结果的方法获得更多时间</translation>
    </message>
    <message>
        <source>As soon as a vertex is ready, the device where it is expected to end first</source>
        <translation>顶点一就绪即分配到预计最先结束的设备</translation>
    </message>
    <message>
        <source>DMDA that takes the most urgent vertices first</source>
        <translation>优先处理最紧急顶点的 DMDA</translation>
    </message>
    <message>
        <source>The most urgent ready vertex on the free device where it ends first</source>
        <translation>最紧急的就绪顶点放到其最先结束的空闲设备</translation>
    </message>
    <message>
        <source>Every device takes its newest vertex, or the oldest of a drawn device</source>
        <translation>每个设备取自己最新的顶点，或随机设备的最旧顶点</translation>
    </message>
    <message>
        <source>Every device takes its newest vertex, or the oldest of a near device</source>
        <translation>每个设备取自己最新的顶点，或邻近设备的最旧顶点</translation>
    </message>
    <message>
        <source>sufferage</source>
        <translation>损失值</translation>
    </message>
    <message>
        <source>least completion time</source>
        <translation>最早完成时间</translation>
    </message>
    <message>
        <source>Sufferage</source>
        <translation>Sufferage</translation>
    </message>
    <message>
        <source>best imaginary makespan</source>
        <translation>最佳假想总时长</translation>
    </message>
    <message>
        <source>revised imaginary makespan</source>
        <translation>修正的假想总时长</translation>
    </message>
    <message>
        <source>Speed ratio of groups</source>
        <translation>分组的速度比</translation>
    </message>
    <message>
        <source>devices whose speeds differ by less than this factor are in one group</source>
        <translation>速度相差小于此倍数的设备归为一组</translation>
    </message>
    <message>
        <source>position in topological order</source>
        <translation>拓扑顺序中的位置</translation>
    </message>
    <message>
        <source>device free</source>
        <translation>设备空闲时间</translation>
    </message>
    <message>
        <source>Parametric list scheduler</source>
        <translation>参数化列表调度器</translation>
    </message>
    <message>
        <source>Order of vertices</source>
        <translation>顶点顺序</translation>
    </message>
    <message>
        <source>upward-rank: longest path to the end first, as in HEFT; cpop: longest path through the vertex first, among the ready ones; topological: any order that respects dependencies</source>
        <translation>upward-rank：到终点路径最长者优先，与 HEFT 相同；cpop：就绪顶点中经过它的路径最长者优先；topological：任何遵守依赖关系的顺序</translation>
    </message>
    <message>
        <source>Devices compared by</source>
        <translation>设备比较依据</translation>
    </message>
    <message>
        <source>eft: earliest finish; est: earliest start; quickest: smallest compute time of the vertex</source>
        <translation>eft：最早结束；est：最早开始；quickest：顶点的最短计算时间</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>填补空隙</translation>
    </message>
    <message>
        <source>also start in gaps between placed vertices; otherwise only after the last vertex of a device</source>
        <translation>也可在已放置顶点之间的空隙中开始；否则只在设备的最后一个顶点之后</translation>
    </message>
    <message>
        <source>Pin the critical path</source>
        <translation>固定关键路径</translation>
    </message>
    <message>
        <source>place the whole critical path on the device that runs it fastest, as in CPOP</source>
        <translation>将整条关键路径放到计算它最快的设备上，与 CPOP 相同</translation>
    </message>
    <message>
        <source>of the first two ready vertices, place the one first that would lose more on its second-best device</source>
        <translation>在前两个就绪顶点中，先放置在次优设备上损失更大的那个</translation>
    </message>
    <message>
        <source>GLPK could not solve the linear program of GETF</source>
        <translation>GLPK 无法求解 GETF 的线性规划</translation>
    </message>
    <message>
        <source>HEFT order, any free device</source>
        <translation>HEFT 顺序，任意空闲设备</translation>
    </message>
    <message>
        <source>online policies run in the models physical and as-released, asynchronously and without enforced memory; change --model, --mode or --memory</source>
        <translation>在线策略只能在模型 physical 和 as-released 中异步运行，且不强制内存限制；请更改 --model、--mode 或 --memory</translation>
    </message>
    <message>
        <source>Work stealing</source>
        <translation>工作窃取</translation>
    </message>
    <message>
        <source>Locality work stealing</source>
        <translation>局部性工作窃取</translation>
    </message>
    <message>
        <source>Contiguous stages</source>
        <translation>连续阶段</translation>
    </message>
    <message>
        <source>topological: by distance from the sources; depth-first: finish a branch before the next one begins</source>
        <translation>topological：按与源点的距离；depth-first：完成一个分支后再开始下一个</translation>
    </message>
    <message>
        <source>Cut positions</source>
        <translation>切分位置</translation>
    </message>
    <message>
        <source>number of evenly spaced positions at which a stage may end</source>
        <translation>阶段可以结束的等距位置的数量</translation>
    </message>
    <message>
        <source>Plan search</source>
        <translation>计划搜索</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>the placement that is tried first; best: that of critical-path</source>
        <translation>最先尝试的放置；best：critical-path 的放置</translation>
    </message>
    <message>
        <source>Searches at once</source>
        <translation>同时进行的搜索</translation>
    </message>
    <message>
        <source>number of searches between two exchanges of results. More use more processor cores. 0: 4, or with a limit of seconds alone as many as threads</source>
        <translation>两次交换结果之间的搜索数。数目越大，使用的处理器核心越多。0：4；若只限制秒数，则与线程数相同</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>which vertices move together: those of one group of the graph, of one kind, or of one kind and distance from the sources (level); auto: by group if the graph has several, otherwise by level</source>
        <translation>哪些顶点一起移动：图中同一组、同一种类，或同一种类且与源点距离相同（level）的顶点；auto：图中有多个组时按组，否则按 level</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>passes over all groups, in which ever fewer groups follow those with which they share data</source>
        <translation>遍历所有组的轮数；每一轮中跟随共享数据的组一起移动的组越来越少</translation>
    </message>
    <message>
        <source>Monte Carlo tree search</source>
        <translation>蒙特卡洛树搜索</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>weight of rarely visited partial schedules against the best known ones, in units of the initial makespan divided by the makespan</source>
        <translation>很少访问的部分调度相对于已知最佳调度的权重，以初始总时长除以总时长为单位</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Place in the list, from 1</source>
        <translation>在列表中的位置，从 1 起</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>运行的名称</translation>
    </message>
    <message>
        <source>Id of the placer, or measured, file or manual</source>
        <translation>放置算法的标识，或 measured、file、manual</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Name of the graph</source>
        <translation>图的名称</translation>
    </message>
    <message>
        <source>Name of the devices</source>
        <translation>设备的名称</translation>
    </message>
    <message>
        <source>Time from the start to the end of the run</source>
        <translation>运行从开始到结束的时间</translation>
    </message>
    <message>
        <source>Over baseline</source>
        <translation>超出基准</translation>
    </message>
    <message>
        <source>How much longer the run is than the baseline of its graph</source>
        <translation>运行比其图的基准长多少</translation>
    </message>
    <message>
        <source>How much longer the run is than the lower bound</source>
        <translation>运行比下界长多少</translation>
    </message>
    <message>
        <source>No placement of this graph on these devices is shorter</source>
        <translation>此图在这些设备上的任何放置都不会更短</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>传输量</translation>
    </message>
    <message>
        <source>Bytes of all transfers</source>
        <translation>所有传输的字节数</translation>
    </message>
    <message>
        <source>Share of the devices&apos; time without a task</source>
        <translation>设备没有任务的时间所占比例</translation>
    </message>
    <message>
        <source>Whether the run fits into the memory of its devices</source>
        <translation>运行是否放得进其设备的内存</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Group that the user gave it</source>
        <translation>用户给它的分组</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags that the user gave it, separated by commas</source>
        <translation>用户给它的标签，以逗号分隔</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note of the user</source>
        <translation>用户的备注</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Whether it is the pinned baseline of its graph</source>
        <translation>是否为其图的基准</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Whether its times were measured, not simulated</source>
        <translation>其时间是否为实测而非模拟</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Whether it is the best of a training</source>
        <translation>是否为训练中的最佳</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Step that produced it, such as placer, hand or execution</source>
        <translation>产生它的步骤，例如 placer、hand 或 execution</translation>
    </message>
    <message>
        <source>Run from which it came</source>
        <translation>它来自哪个运行</translation>
    </message>
    <message>
        <source>the event file has no makespans; expected a tag such as &quot;makespan/episode&quot;, &quot;makespan&quot; or &quot;reward&quot;, found {0}</source>
        <translation>事件文件中没有总时长；应有“makespan/episode”、“makespan”或“reward”之类的标签，实际为 {0}</translation>
    </message>
    <message>
        <source>cannot write the event file: {0}</source>
        <translation>无法写入事件文件：{0}</translation>
    </message>
    <message>
        <source>found a file, expected a folder for event files</source>
        <translation>找到的是文件，应为存放事件文件的文件夹</translation>
    </message>
    <message>
        <source>the folder contains no event files; expected a log of a training, an event file, or a folder of event files</source>
        <translation>文件夹中没有事件文件；应为训练日志、事件文件或含事件文件的文件夹</translation>
    </message>
    <message>
        <source>the measurement was stopped</source>
        <translation>测量已停止</translation>
    </message>
    <message>
        <source>the folder has more than {0} files; choose a folder of trainings</source>
        <translation>文件夹中的文件超过 {0} 个；请选择存放训练的文件夹</translation>
    </message>
    <message>
        <source>the file exists already; choose another name or remove it first</source>
        <translation>文件已存在；请选择其他名称或先将其删除</translation>
    </message>
    <message>
        <source>found no run to change, expected at least one; list them with: doppler runs SESSION</source>
        <translation>未找到要更改的运行，至少应有一个；请用 doppler runs SESSION 列出</translation>
    </message>
    <message>
        <source>found {0} runs, expected one; choose it by an expression such as &quot;number = 2&quot;</source>
        <translation>找到 {0} 个运行，应为一个；请用 &quot;number = 2&quot; 之类的表达式选择</translation>
    </message>
    <message>
        <source>found the file extension &quot;{0}&quot;, expected .jsonl or .csv</source>
        <translation>文件扩展名为“{0}”，应为 .jsonl 或 .csv</translation>
    </message>
    <message>
        <source>no episodes are planned, or all have been trained; expected at least 1 in --stages</source>
        <translation>没有计划回合，或已全部训练；--stages 中至少应为 1</translation>
    </message>
    <message>
        <source>unknown column &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的列“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>unknown column &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>未知的列“{0}”；您是指“{1}”吗？</translation>
    </message>
    <message>
        <source>the graph {0} takes no time; slowdowns need graphs that do</source>
        <translation>图 {0} 不耗时；减速比需要耗时的图</translation>
    </message>
    <message>
        <source>the graphs have {0} vertices together, expected at most {1}; use fewer or smaller graphs</source>
        <translation>这些图共有 {0} 个顶点，最多 {1} 个；请使用更少或更小的图</translation>
    </message>
    <message>
        <source>the graph {0} has no vertices</source>
        <translation>图 {0} 没有顶点</translation>
    </message>
    <message>
        <source>workloads run in the models physical and as-released, asynchronously and without enforced memory; change --model, --mode or --memory</source>
        <translation>工作负载在模型 physical 和 as-released 下运行，须为异步且不强制内存；请更改 --model、--mode 或 --memory</translation>
    </message>
    <message>
        <source>the time alone needs a static placer, found {0}</source>
        <translation>单独运行的时间需要静态放置器，发现 {0}</translation>
    </message>
    <message>
        <source>the name &quot;{0}&quot; is used twice</source>
        <translation>名称“{0}”被使用了两次</translation>
    </message>
    <message>
        <source>{0} has started and cannot be moved; give the devices names that are no kinds of others</source>
        <translation>{0} 已开始，无法移动；请给设备取不同于其他设备型号的名称</translation>
    </message>
    <message>
        <source>{0} is an online policy, expected a placer</source>
        <translation>{0} 是在线策略，应为放置器</translation>
    </message>
    <message>
        <source>{0} is a placer, expected an online policy</source>
        <translation>{0} 是放置器，应为在线策略</translation>
    </message>
    <message>
        <source>placing again during a run needs another order of choice than strict and msr; change --schedule</source>
        <translation>运行中重新放置需要 strict 和 msr 以外的选择规则；请更改 --schedule</translation>
    </message>
    <message>
        <source>names no graph; expected a file or a built-in family</source>
        <translation>未指定图；应为文件或内置图族</translation>
    </message>
    <message>
        <source>expected either &quot;rate&quot; or &quot;load&quot;, found {0}</source>
        <translation>应指定 &quot;rate&quot; 或 &quot;load&quot; 之一，发现 {0}</translation>
    </message>
    <message>
        <source>found {0} graphs, expected {1} to {2}</source>
        <translation>发现 {0} 个图，应为 {1} 到 {2} 个</translation>
    </message>
    <message>
        <source>too many graphs, expected at most {0}</source>
        <translation>图过多，最多 {0} 个</translation>
    </message>
    <message>
        <source>names no devices; expected a built-in name or a file</source>
        <translation>未指定设备；应为内置名称或文件</translation>
    </message>
    <message>
        <source>this is no placement; expected doppler-placement, a device_map, a table with the columns name and device, a GraphDef with devices, a profile of ONNX Runtime, a pipeline schedule of PyTorch, or coloured DOT</source>
        <translation>这不是放置；应为 doppler-placement、device_map、含 name 和 device 列的表、带设备的 GraphDef、ONNX Runtime 的性能剖析、PyTorch 流水线调度表或带颜色的 DOT</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected an action such as 3F0: stage, kind (F, B, I or W) and micro-batch, both at most 1000000</source>
        <translation>发现“{0}”，应为 3F0 这样的动作：阶段、类型（F、B、I 或 W）和微批次，两个编号均不超过 1000000</translation>
    </message>
    <message>
        <source>the action {0} occurs twice, expected each once</source>
        <translation>动作 {0} 出现了两次，每个动作应只出现一次</translation>
    </message>
    <message>
        <source>the schedule has no action, expected cells such as 3F0</source>
        <translation>调度表中没有动作，应有 3F0 这样的单元格</translation>
    </message>
    <message>
        <source>the graph has no passes of a pipeline, which a schedule of PyTorch consists of; expected a graph of the family pipeline</source>
        <translation>该图不含流水线的各趟计算，而 PyTorch 调度表由其组成；应为 pipeline 系列的图</translation>
    </message>
    <message>
        <source>the schedule has {0} ranks, expected at most {1}, the number of devices; choose more devices</source>
        <translation>调度表有 {0} 个 rank，最多应为设备数 {1}；请选择更多设备</translation>
    </message>
    <message>
        <source>the graph has no vertex &quot;{0}&quot;; generate the pipeline with as many layers and micro-batches as the schedule, and a split backward pass if it has I and W</source>
        <translation>图中没有顶点“{0}”；请生成与调度表层数和微批次数相同的流水线，如含 I 和 W 则拆分反向</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; occurs twice, expected each pass once</source>
        <translation>“{0}”出现了两次，每趟计算应只出现一次</translation>
    </message>
    <message>
        <source>the schedule lacks &quot;{0}&quot;, expected every pass of the graph once</source>
        <translation>调度表缺少“{0}”，图中每趟计算应各出现一次</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; never starts, because ranks wait for each other in a circle; correct the schedule, or generate the pipeline with order=none if it has another order</source>
        <translation>“{0}”永远不会开始，因为各 rank 循环等待；请修正调度表，若流水线已有其他顺序则用 order=none 重新生成</translation>
    </message>
    <message>
        <source>Moves any vertex of a complete placement to any device, step by step</source>
        <translation>逐步将完整放置中的任一顶点移到任一设备</translation>
    </message>
    <message>
        <source>A network chooses from what distributions the genetic algorithm draws</source>
        <translation>网络选择遗传算法抽取键所用的分布</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>stage: the largest stage is least, compute and sending one after the other; period: the time per item of a stream, compute and sending at the same time; makespan: the shortest simulated run of one item, over one or more devices</source>
        <translation>阶段：使最大阶段最小，计算与发送先后进行；每个条目的时间：数据流中每个条目的时间，计算与发送同时进行；完工时间：单个条目在一个或多个设备上最短的模拟运行</translation>
    </message>
    <message>
        <source>makespan: the shortest run of one item; period: the least time per item of a stream of items, several in flight at once</source>
        <translation>完工时间：单个条目最短的运行；每个条目的时间：多个条目同时在途的数据流中每个条目的最短时间</translation>
    </message>
    <message>
        <source>no run of this problem takes any time, so that placers cannot be compared; expected vertices with costs</source>
        <translation>此问题的任何运行都不耗时，因此无法比较放置算法；应有带成本的顶点</translation>
    </message>
    <message>
        <source>there is not enough memory for this search; use a smaller graph or fewer threads</source>
        <translation>内存不足以进行此搜索；请使用更小的图或更少的线程</translation>
    </message>
    <message>
        <source>a stream needs at least 2 items of a graph with vertices</source>
        <translation>数据流至少需要 2 个条目和一个含顶点的图</translation>
    </message>
    <message>
        <source>the barriers of bulk-synchronous mode would join the items of a stream; use the mode asynchronous</source>
        <translation>批量同步模式的屏障会把数据流的各个条目连在一起；请使用异步模式</translation>
    </message>
    <message>
        <source>{0} items of {1} vertices are too many to simulate, expected at most {2} vertices in all; use fewer items</source>
        <translation>{0} 个条目、每个 {1} 个顶点，数量过多无法模拟，总共最多 {2} 个顶点；请减少条目数</translation>
    </message>
    <message>
        <source>episodes; each moves vertices of a complete placement one by one and simulates one placement per move</source>
        <translation>回合数；每个回合逐个移动完整放置中的顶点，每移动一次模拟一个放置</translation>
    </message>
    <message>
        <source>Moves per vertex</source>
        <translation>每个顶点的移动次数</translation>
    </message>
    <message>
        <source>moves of an episode, as a multiple of the number of vertices (a colocation group counts once)</source>
        <translation>一个回合的移动次数，为顶点数的倍数（同置组计一次）</translation>
    </message>
    <message>
        <source>learning rate (Adam) at the start</source>
        <translation>开始时的学习率（Adam）</translation>
    </message>
    <message>
        <source>with what the return of a move is compared: with the mean reward of the moves so far, as in the authors&apos; program (as-released), or with their mean return (returns)</source>
        <translation>移动的回报与什么比较：与至今各次移动的平均奖励比较，如作者的程序（as-released），或与它们的平均回报比较（returns）</translation>
    </message>
    <message>
        <source>placement with which an episode starts: a new random one (random), the placement of the critical-path heuristic (critical-path), or the best so far (best)</source>
        <translation>回合开始时的放置：新的随机放置（random）、关键路径启发式的放置（critical-path），或至今最好的放置（best）</translation>
    </message>
    <message>
        <source>exact control: the same episodes with moves drawn uniformly from all pairs of vertex and device, without the network</source>
        <translation>精确对照：同样的回合，但不用网络，而从所有顶点与设备的组合中均匀抽取移动</translation>
    </message>
    <message>
        <source>GiPH</source>
        <translation>GiPH</translation>
    </message>
    <message>
        <source>GiPH, control</source>
        <translation>GiPH，对照</translation>
    </message>
    <message>
        <source>the settings of the authors&apos; program</source>
        <translation>作者程序的设置</translation>
    </message>
    <message>
        <source>Visiting order</source>
        <translation>访问顺序</translation>
    </message>
    <message>
        <source>order in which an episode visits the vertices: topological, topological with ties by name (lexicographic), topological from the end (reverse), depth-first with each vertex before (dfs-preorder) or after its successors (dfs-postorder), or breadth-first (bfs)</source>
        <translation>一个回合访问顶点的顺序：拓扑序、按名称决定先后的拓扑序（字典序）、从末端开始的拓扑序（逆序）、深度优先且顶点在其后继之前（dfs-preorder）或之后（dfs-postorder），或广度优先（bfs）</translation>
    </message>
    <message>
        <source>number of episodes per gradient step; they are compared with one search without proposals, which has the same seed</source>
        <translation>每个梯度步的回合数；它们与一次使用相同随机种子、不带建议分布的搜索比较</translation>
    </message>
    <message>
        <source>number of episodes on a graph whose mean reward is the baseline, those of the update included</source>
        <translation>同一图上用其平均奖励作为基线的回合数，包括本次更新的回合</translation>
    </message>
    <message>
        <source>unit of the advantage: the standard deviation of the baseline episodes&apos; rewards (deviation), or the rewards as they are (relative)</source>
        <translation>优势的单位：基线回合奖励的标准差（偏差），或奖励本身（相对）</translation>
    </message>
    <message>
        <source>Evaluations per episode</source>
        <translation>每回合的评估次数</translation>
    </message>
    <message>
        <source>number of placements that the search of an episode simulates</source>
        <translation>一个回合的搜索所模拟的放置数</translation>
    </message>
    <message>
        <source>episodes; each is a search of the genetic algorithm on one of the graphs, with proposals that the network chooses</source>
        <translation>回合数；每个回合是遗传算法在其中一个图上的一次搜索，其建议分布由网络选择</translation>
    </message>
    <message>
        <source>REGAL</source>
        <translation>REGAL</translation>
    </message>
    <message>
        <source>REGAL, control</source>
        <translation>REGAL，对照</translation>
    </message>
    <message>
        <source>beta distributions for all keys of the genetic algorithm</source>
        <translation>遗传算法所有键的贝塔分布</translation>
    </message>
    <message>
        <source>order of the passes on each device, as edges: gpipe (all forward passes first), 1f1b (forward and backward passes in turn), interleaved-1f1b (several layers per device), zb-h1, zb-v and dualpipe-v (split backward pass; the last two with two layers per device), or none (chosen by the placer)</source>
        <translation>每个设备上各趟计算的顺序，以边表示：gpipe（先完成所有前向）、1f1b（前向与反向交替）、interleaved-1f1b（每个设备多层）、zb-h1、zb-v 和 dualpipe-v（反向拆分；后两者每个设备两层），或 none（由放置器选择）</translation>
    </message>
    <message>
        <source>Layers per device</source>
        <translation>每个设备的层数</translation>
    </message>
    <message>
        <source>number of layers of each device for the order interleaved-1f1b</source>
        <translation>顺序 interleaved-1f1b 中每个设备的层数</translation>
    </message>
    <message>
        <source>Split backward pass</source>
        <translation>拆分反向</translation>
    </message>
    <message>
        <source>compute the gradients of inputs and of weights in two kernels, as zb-h1, zb-v and dualpipe-v always do</source>
        <translation>用两个核函数分别计算输入梯度和权重梯度；zb-h1、zb-v 和 dualpipe-v 始终如此</translation>
    </message>
    <message>
        <source>found the random seed &quot;{0}&quot;, expected a whole number</source>
        <translation>发现随机种子“{0}”，应为整数</translation>
    </message>
    <message>
        <source>row {0}: found &quot;{1}&quot;, expected a number</source>
        <translation>第 {0} 行：发现“{1}”，应为数字</translation>
    </message>
    <message>
        <source>a workload names its own graphs and devices; open it without other files</source>
        <translation>工作负载自带图和设备；请勿与其他文件一起打开</translation>
    </message>
    <message>
        <source>the found devices would overwrite this file, which is read; name another file with --devices-out</source>
        <translation>找到的设备会覆盖这个要读取的文件；请用 --devices-out 指定另一个文件</translation>
    </message>
    <message>
        <source>expected a file of a workload, or --graphs with --at, --load or --rate</source>
        <translation>应为工作负载文件，或 --graphs 加 --at、--load 或 --rate</translation>
    </message>
    <message>
        <source>name the devices, such as --devices 4xP100</source>
        <translation>请指定设备，如 --devices 4xP100</translation>
    </message>
    <message>
        <source>found {0} graphs and {1} arrival times; give --at as many times as --graphs has graphs, or --load or --rate for random arrivals</source>
        <translation>发现 {0} 个图和 {1} 个到达时间；--at 的时间数应与 --graphs 的图数相同，或用 --load、--rate 指定随机到达</translation>
    </message>
    <message>
        <source>the graphs have {0} edges together, expected at most {1}; use fewer or smaller graphs</source>
        <translation>这些图共有 {0} 条边，最多应为 {1} 条；请使用更少或更小的图</translation>
    </message>
    <message>
        <source>found {0} lines, expected one for each rank, at most {1}</source>
        <translation>发现 {0} 行，应为每个 rank 一行，最多 {1} 行</translation>
    </message>
    <message>
        <source>{0} items of {1} edges are too many to simulate, expected at most {2} edges in all; use fewer items</source>
        <translation>{0} 个各有 {1} 条边的条目过多，无法模拟，总边数最多应为 {2}；请减少条目</translation>
    </message>
    <message>
        <source>no vertex of the graph {0} matches &quot;{1}&quot;; expected labels of vertices, in which * stands for any text</source>
        <translation>图 {0} 中没有顶点与“{1}”匹配；应为顶点的标签，其中 * 代表任意文本</translation>
    </message>
    <message>
        <source>graphs that unfold need an order of choice that does not depend on what is hidden; expected the schedule fifo, given or random</source>
        <translation>会展开的图需要不依赖隐藏部分的选择顺序；调度规则应为 fifo、given 或 random</translation>
    </message>
    <message>
        <source>optimum</source>
        <translation>最优值</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>over HEFT</source>
        <translation>相对于 HEFT</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>完工时间</translation>
    </message>
    <message>
        <source>the comparison was stopped before its processes had found each other</source>
        <translation>在各进程互相找到之前，比较已停止</translation>
    </message>
    <message>
        <source>stopped; the other processes run the cells of this one</source>
        <translation>已停止；其他进程会运行此进程的任务</translation>
    </message>
    <message>
        <source>rank 0 was lost: its process has ended, or the network has failed</source>
        <translation>rank 0 已丢失：其进程已结束，或网络出现故障</translation>
    </message>
    <message>
        <source>Coarsens the graph; an integer program places it with congestion and memory</source>
        <translation>将图粗化，再由整数规划在考虑拥塞和内存的情况下放置</translation>
    </message>
    <message>
        <source>Searches coarse views of the graph, then its run window by window</source>
        <translation>先搜索图的粗化视图，再逐个窗口改进其运行</translation>
    </message>
    <message>
        <source>One network scores all pairs of vertex and device, and when to wait</source>
        <translation>一个网络为所有顶点与设备的组合以及何时等待评分</translation>
    </message>
    <message>
        <source>One network merges vertices into groups and places the groups</source>
        <translation>一个网络将顶点合并为分组并放置各分组</translation>
    </message>
    <message>
        <source>HSDAG with the rewards of its authors&apos; program</source>
        <translation>采用作者程序奖励的 HSDAG</translation>
    </message>
    <message>
        <source>Coarse views and windows</source>
        <translation>粗化视图与窗口</translation>
    </message>
    <message>
        <source>Inner search</source>
        <translation>内层搜索</translation>
    </message>
    <message>
        <source>the search that runs on every view and window</source>
        <translation>在每个视图和窗口中运行的搜索</translation>
    </message>
    <message>
        <source>Coarse views</source>
        <translation>粗化视图</translation>
    </message>
    <message>
        <source>search first with chains, heavy edges or equal blocks of the graph tied together</source>
        <translation>先将图中的链、重边或相同的块绑在一起进行搜索</translation>
    </message>
    <message>
        <source>Window size</source>
        <translation>窗口大小</translation>
    </message>
    <message>
        <source>number of vertices of a window in time that is searched on its own; 0: no windows</source>
        <translation>单独搜索的时间窗口中的顶点数；0：不使用窗口</translation>
    </message>
    <message>
        <source>the name of a device is also a kind of devices</source>
        <translation>某个设备的名称同时也是设备种类</translation>
    </message>
    <message>
        <source>devices of one kind differ in speed</source>
        <translation>同一种类的设备速度不同</translation>
    </message>
    <message>
        <source>Coarse graph size</source>
        <translation>粗化图大小</translation>
    </message>
    <message>
        <source>maximum number of vertices of the coarse graph; fewer if the program would have more than 5,000 rows</source>
        <translation>粗化图的最大顶点数；如果规划会超过 5,000 行，则更少</translation>
    </message>
    <message>
        <source>the integer program was not begun: the placement is the best baseline</source>
        <translation>未开始整数规划：放置为最佳基线</translation>
    </message>
    <message>
        <source>the search ended before the integer program on {0} coarse vertices was solved: the placement is the best so far</source>
        <translation>在 {0} 个粗化顶点的整数规划求解完成之前搜索已结束：放置为目前最佳</translation>
    </message>
    <message>
        <source>GLPK could not solve the integer program: the placement is the best so far</source>
        <translation>GLPK 无法求解整数规划：放置为目前最佳</translation>
    </message>
    <message>
        <source>no solution of the integer program is better than the placement it started from</source>
        <translation>整数规划的任何解都不优于其起始放置</translation>
    </message>
    <message>
        <source>unknown online policy &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的在线策略“{0}”，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>No figure is published for this row.</source>
        <translation>此行没有已发表的数值。</translation>
    </message>
    <message>
        <source>Published figures</source>
        <translation>已发表的数值</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>Same placer here</source>
        <translation>此处同一放置算法</translation>
    </message>
    <message>
        <source>Best here</source>
        <translation>此处最佳</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Where the models differ</source>
        <translation>模型的差异</translation>
    </message>
    <message>
        <source>The paper measured executions on four Tesla P100. Here a simulator predicts the makespan from data sheets.</source>
        <translation>论文测量的是在四块 Tesla P100 上的执行。这里由模拟器根据数据手册预测完工时间。</translation>
    </message>
    <message>
        <source>Mean of the paper&apos;s graphs, on machines of three types without transfers. Here one graph with the costs and transfers of Topcuoglu et al. on eight equal devices.</source>
        <translation>论文中各图的均值，使用三种类型的机器且无传输。这里是一个采用 Topcuoglu 等人的开销和传输的图，运行在八个相同的设备上。</translation>
    </message>
    <message>
        <source>Mean of the paper&apos;s graphs. Here one graph of the same kind; the paper states neither the weights of the durations nor how vertices get their types.</source>
        <translation>论文中各图的均值。这里是一个同类的图；论文既未给出时长的权重，也未说明顶点如何获得类型。</translation>
    </message>
    <message>
        <source>Ratio of the paper&apos;s makespans to its HEFT. Its pools, demands and compatibilities are not stated; the graph and devices here differ.</source>
        <translation>论文的完工时间与其 HEFT 之比。论文未给出资源池、需求和兼容性；这里的图和设备不同。</translation>
    </message>
    <message>
        <source>The paper&apos;s graphs and devices are not public. Here a random graph of the same size and random devices of the same kind.</source>
        <translation>论文的图和设备未公开。这里是相同大小的随机图和同类的随机设备。</translation>
    </message>
    <message>
        <source>unknown suite &quot;{0}&quot;, expected one of {1}</source>
        <translation>未知的套件“{0}”，应为 {1} 之一</translation>
    </message>
    <message>
        <source>Merging rounds</source>
        <translation>合并轮数</translation>
    </message>
    <message>
        <source>number of times that every group is merged with its best neighbour; 0: until each connected part of the graph is one group</source>
        <translation>每个分组与其最佳邻居合并的次数；0：直到图的每个连通部分成为一个分组</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>随机失活</translation>
    </message>
    <message>
        <source>share of the input layers&apos; outputs that a training step omits</source>
        <translation>训练步骤中舍去的输入层输出所占比例</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>reward of a step: by what share it is faster than the mean of the earlier ones (corrected); or, as in the authors&apos; program, the reciprocal of the seconds, summed over the episode, without a baseline and almost 0 on a single device (as-released)</source>
        <translation>步骤的奖励：比此前各步平均值快的比例（已修正）；或如作者的程序，取秒数的倒数，对整个回合求和，没有基线，只用一个设备时几乎为 0（如发布版）</translation>
    </message>
    <message>
        <source>number of steps on a graph whose mean makespan is the baseline of the reward &quot;corrected&quot;</source>
        <translation>一个图上以其平均总时间作为“已修正”奖励基线的步骤数</translation>
    </message>
    <message>
        <source>factor for each step before the last, with the reward &quot;as-released&quot;</source>
        <translation>使用“如发布版”奖励时，最后一步之前每一步的系数</translation>
    </message>
    <message>
        <source>Entropy weight</source>
        <translation>熵的权重</translation>
    </message>
    <message>
        <source>weight of the policy&apos;s entropy, with the reward &quot;corrected&quot;</source>
        <translation>使用“已修正”奖励时策略熵的权重</translation>
    </message>
    <message>
        <source>episodes; each groups and places the whole graph several times, and is followed by one gradient step</source>
        <translation>回合数；每个回合多次对整个图分组并放置，之后进行一次梯度更新</translation>
    </message>
    <message>
        <source>Steps per episode</source>
        <translation>每回合步数</translation>
    </message>
    <message>
        <source>number of placements that an episode simulates</source>
        <translation>一个回合模拟的放置方案数</translation>
    </message>
    <message>
        <source>HSDAG</source>
        <translation>HSDAG</translation>
    </message>
    <message>
        <source>HSDAG, control</source>
        <translation>HSDAG，对照</translation>
    </message>
    <message>
        <source>every step is rewarded on its own, compared with the earlier ones</source>
        <translation>每一步单独给予奖励，并与此前各步比较</translation>
    </message>
    <message>
        <source>HSDAG, as released</source>
        <translation>HSDAG，如发布版</translation>
    </message>
    <message>
        <source>HSDAG, as released, control</source>
        <translation>HSDAG，如发布版，对照</translation>
    </message>
    <message>
        <source>reward, width and learning rate of the authors&apos; program</source>
        <translation>作者程序的奖励、宽度和学习率</translation>
    </message>
    <message>
        <source>Placing temperature</source>
        <translation>放置温度</translation>
    </message>
    <message>
        <source>temperature of the reward at which trained networks draw placements; higher: they differ more</source>
        <translation>训练好的网络抽取放置时的奖励温度；越高，放置差异越大</translation>
    </message>
    <message>
        <source>Lowest temperature</source>
        <translation>最低温度</translation>
    </message>
    <message>
        <source>lowest temperature of the reward in training; each update draws one between both</source>
        <translation>训练中奖励的最低温度；每次更新在两者之间抽取一个温度</translation>
    </message>
    <message>
        <source>Highest temperature</source>
        <translation>最高温度</translation>
    </message>
    <message>
        <source>highest temperature of the reward in training</source>
        <translation>训练中奖励的最高温度</translation>
    </message>
    <message>
        <source>GFlowNet</source>
        <translation>GFlowNet</translation>
    </message>
    <message>
        <source>GFlowNet, control</source>
        <translation>GFlowNet，对照</translation>
    </message>
    <message>
        <source>draws placements with probabilities that grow with their rewards, on a small network</source>
        <translation>使用小型网络，按随奖励增大的概率抽取放置</translation>
    </message>
    <message>
        <source>State width</source>
        <translation>状态宽度</translation>
    </message>
    <message>
        <source>width of the states of vertices and devices</source>
        <translation>顶点和设备状态的宽度</translation>
    </message>
    <message>
        <source>number of attention layers between vertices; their time grows with the square of the number of vertices</source>
        <translation>顶点之间的注意力层数；其耗时随顶点数的平方增长</translation>
    </message>
    <message>
        <source>Skip action</source>
        <translation>跳过动作</translation>
    </message>
    <message>
        <source>whether the policy may wait for the next end of a task although a vertex could start</source>
        <translation>即使有顶点可以开始，策略是否也可以等待下一个任务结束</translation>
    </message>
    <message>
        <source>Transfers in scores</source>
        <translation>评分计入传输</translation>
    </message>
    <message>
        <source>whether the wait for the inputs of a vertex lowers the score of a device; off: only its compute time counts, as in the paper</source>
        <translation>等待顶点输入的时间是否降低设备的评分；关闭：与论文一样只计算时间</translation>
    </message>
    <message>
        <source>WeCAN</source>
        <translation>WeCAN</translation>
    </message>
    <message>
        <source>WeCAN, control</source>
        <translation>WeCAN，对照</translation>
    </message>
    <message>
        <source>learning from simulated schedules only</source>
        <translation>仅从模拟调度中学习</translation>
    </message>
    <message>
        <source>capacities is &quot;{0}&quot;, expected whole numbers from 1, separated by commas, with a sum of at most {1}</source>
        <translation>capacities 为“{0}”，应为以逗号分隔的不小于 1 的整数，总和不超过 {1}</translation>
    </message>
    <message>
        <source>Machine types</source>
        <translation>机器类型</translation>
    </message>
    <message>
        <source>number of devices of each machine type, separated by commas: with 1,1,4 a vertex runs on gpu0, on gpu1, or on one of gpu2 to gpu5; empty: on any device</source>
        <translation>每种机器类型的设备数，以逗号分隔：1,1,4 表示顶点在 gpu0、gpu1 或 gpu2 至 gpu5 之一上运行；空：任意设备</translation>
    </message>
    <message>
        <source>random graphs in which every pair of vertices has an edge with the same probability</source>
        <translation>每对顶点以相同概率有一条边的随机图</translation>
    </message>
    <message>
        <source>Edge probability</source>
        <translation>边的概率</translation>
    </message>
    <message>
        <source>probability of an edge between two vertices</source>
        <translation>两个顶点之间有边的概率</translation>
    </message>
    <message>
        <source>random graphs of blocks with many edges inside and few between them</source>
        <translation>由块组成的随机图，块内边多、块间边少</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>number of blocks</source>
        <translation>块的数量</translation>
    </message>
    <message>
        <source>Probability inside</source>
        <translation>块内概率</translation>
    </message>
    <message>
        <source>probability of an edge inside a block</source>
        <translation>块内有边的概率</translation>
    </message>
    <message>
        <source>Probability between</source>
        <translation>块间概率</translation>
    </message>
    <message>
        <source>probability of an edge between two blocks</source>
        <translation>两块之间有边的概率</translation>
    </message>
    <message>
        <source>graphs of the Standard Task Graph set with published optima</source>
        <translation>标准任务图集（Standard Task Graph set）中最优值已发表的图</translation>
    </message>
    <message>
        <source>graph of the set</source>
        <translation>图集中的图</translation>
    </message>
    <message>
        <source>{0} is required, except with {1}</source>
        <translation>需要 {0}，除非使用 {1}</translation>
    </message>
    <message>
        <source>Draws different good placements, shorter ones with a higher probability</source>
        <translation>抽取不同的良好放置，完工时间较短的概率较大</translation>
    </message>
    <message>
        <source>no row of the suite matches &quot;{0}&quot;, expected the beginning of a name, or of a part after a hyphen, of {1}</source>
        <translation>套件中没有与“{0}”匹配的行，应为 {1} 之一的名称开头，或其中连字符之后某一部分的开头</translation>
    </message>
    <message>
        <source>the method {0} has candidates of its own; use the method model or shortlist, or leave --placer out</source>
        <translation>方法 {0} 有自己的候选方案；请使用方法 model 或 shortlist，或省略 --placer</translation>
    </message>
    <message>
        <source>the engine {0} executes placements only; expected threads, local, emulated or ranks for an online policy</source>
        <translation>引擎 {0} 只执行放置方案；在线策略应使用 threads、local、emulated 或 ranks</translation>
    </message>
    <message>
        <source>rank {0} sent a message that does not fit this execution</source>
        <translation>{0} 号进程发送了一条与本次执行不符的消息</translation>
    </message>
    <message>
        <source>rank {0} reported the end of a task that it does not run</source>
        <translation>{0} 号进程报告了一个它并未执行的任务的结束</translation>
    </message>
    <message>
        <source>the policy {0} places before the run; it does not decide while the graph runs</source>
        <translation>策略 {0} 在运行前放置；它不在图运行时作决策</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected at most 8 methods, with one placer for all that plan</source>
        <translation>找到“{0}”，应为至多 8 个方法，且所有需要计划的方法使用同一个放置器</translation>
    </message>
    <message>
        <source>Graphs of the shown workload: {0}.</source>
        <translation>所示工作负载的图数：{0}。</translation>
    </message>
    <message>
        <source>The load of the shown workload is {0}.</source>
        <translation>所示工作负载的负载是 {0}。</translation>
    </message>
    <message>
        <source>The mean slowdown by {1} is {0}.</source>
        <translation>{1} 的平均减速比是 {0}。</translation>
    </message>
    <message>
        <source>The 99th percentile of the slowdowns by {1} is {0}.</source>
        <translation>{1} 的减速比的第 99 百分位是 {0}。</translation>
    </message>
    <message>
        <source>The fairness of {1} is {0}.</source>
        <translation>{1} 的公平性是 {0}。</translation>
    </message>
    <message>
        <source>The throughput of {1} is {0}.</source>
        <translation>{1} 的吞吐量是 {0}。</translation>
    </message>
    <message>
        <source>The shown workload has no run by {0} yet.</source>
        <translation>所示工作负载还没有 {0} 的运行。</translation>
    </message>
    <message>
        <source>The shown run was made by the method {0}.</source>
        <translation>所示运行由方法 {0} 产生。</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a placer after &quot;rolling&quot;</source>
        <translation>找到“{0}”，“rolling”之后应为放置器</translation>
    </message>
    <message>
        <source>During the run, a network decides what an idle device starts, or that it waits</source>
        <translation>运行期间由网络决定空闲设备启动哪个顶点，或是否等待</translation>
    </message>
    <message>
        <source>stopped before the stream was simulated</source>
        <translation>数据流模拟完成前已停止</translation>
    </message>
    <message>
        <source>Feature growth</source>
        <translation>特征增长</translation>
    </message>
    <message>
        <source>what the steps of an episode add to the features of a node: the mean of the features of its groups (mean); or, as in the authors&apos; program, their sum, which soon outweighs the node&apos;s own (sum)</source>
        <translation>一个回合的各步加到节点特征上的内容：其所在各组特征的平均值（mean）；或如作者的程序那样取总和，很快会超过节点自身的特征（sum）</translation>
    </message>
    <message>
        <source>Graph convolutions</source>
        <translation>图卷积层</translation>
    </message>
    <message>
        <source>number of graph convolutions</source>
        <translation>图卷积的层数</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>the network reads the ready and running vertices and what is at most this many edges below them</source>
        <translation>网络读取就绪和运行中的顶点，以及在它们之下不超过这么多条边的顶点</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>what the network reads of a vertex: that of the authors&apos; program, which has no transfers (as-released), or also its b-level, its seconds on the device and the wait for its inputs (standard)</source>
        <translation>网络读取的顶点特征：与作者的程序相同，不含传输（as-released）；或者还包括其 b-level、在该设备上的秒数和等待输入的时间（standard）</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>轨迹长度</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>次决策</translation>
    </message>
    <message>
        <source>number of decisions after which the return is the expected reward of the next state; 0: the reward at the end of the run</source>
        <translation>经过这么多次决策后，以下一状态的预期奖励作为回报；0：使用运行结束时的奖励</translation>
    </message>
    <message>
        <source>Value weight</source>
        <translation>价值权重</translation>
    </message>
    <message>
        <source>weight of the squared error of the expected reward</source>
        <translation>预期奖励的平方误差的权重</translation>
    </message>
    <message>
        <source>weight of the policy&apos;s entropy</source>
        <translation>策略熵的权重</translation>
    </message>
    <message>
        <source>episodes; each is a run of the graph in which the policy decides, and is followed by one gradient step</source>
        <translation>回合数；每个回合是一次由策略作决策的图运行，之后进行一步梯度更新</translation>
    </message>
    <message>
        <source>exact control: the same runs with decisions drawn uniformly, without the network</source>
        <translation>精确对照：同样的运行，但决策均匀随机抽取，不使用网络</translation>
    </message>
    <message>
        <source>READYS</source>
        <translation>READYS</translation>
    </message>
    <message>
        <source>READYS, control</source>
        <translation>READYS，对照</translation>
    </message>
    <message>
        <source>with features for transfers; one gradient step per run</source>
        <translation>包含传输特征；每次运行进行一步梯度更新</translation>
    </message>
    <message>
        <source>Contiguous split</source>
        <translation>连续切分</translation>
    </message>
    <message>
        <source>Local moves</source>
        <translation>局部移动</translation>
    </message>
    <message>
        <source>the folder has no runs; expected results that a command printed with --json, such as &quot;doppler simulate --json&quot;, and, with a graph and devices, placements and traces</source>
        <translation>文件夹中没有运行；应有命令以 --json 输出的结果，例如 “doppler simulate --json”，给定图和设备时还可以有放置方案和跟踪</translation>
    </message>
    <message>
        <source>{0} places the whole graph before the run; expected a checkpoint of a policy that decides online ({1})</source>
        <translation>{0} 在运行前放置整个图；应为在线决策的策略（{1}）的检查点</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Mean makespan ± deviation</source>
        <translation>平均完工时间 ± 标准差</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Ratio of makespans</source>
        <translation>完工时间之比</translation>
    </message>
    <message>
        <source>p of the t-test</source>
        <translation>t 检验的 p 值</translation>
    </message>
    <message>
        <source>p of the signed-rank test</source>
        <translation>符号秩检验的 p 值</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对数</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>the engine ranks executes built-in online policies only; for a checkpoint, choose the engine threads, local or emulated</source>
        <translation>引擎 ranks 只执行内置的在线策略；若使用检查点，请选择引擎 threads、local 或 emulated</translation>
    </message>
    <message>
        <source>stopped before the network had answered</source>
        <translation>网络作出回答之前已停止</translation>
    </message>
    <message>
        <source>HEFT places {0} kernels on four devices; the run takes **{1}**.</source>
        <translation>HEFT 将 {0} 个内核放置到四个设备上；运行耗时 **{1}**。</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>我的教程</translation>
    </message>
    <message>
        <source>What it teaches, in one sentence</source>
        <translation>用一句话说明所教内容</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Select the vertex that ends last.</source>
        <translation>选择最后结束的顶点。</translation>
    </message>
    <message>
        <source>It is at the right end of the Gantt chart.</source>
        <translation>它位于甘特图的右端。</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>The run ends with {0}.</source>
        <translation>运行以 {0} 结束。</translation>
    </message>
    <message>
        <source>the session has no runs</source>
        <translation>会话中没有运行</translation>
    </message>
    <message>
        <source>found run {0}, expected one of: {1}</source>
        <translation>找到运行 {0}，应为以下之一：{1}</translation>
    </message>
    <message>
        <source>the session shows none of its runs; choose one: {0}</source>
        <translation>会话没有显示任何运行；请选择一个：{0}</translation>
    </message>
    <message>
        <source>found a graph, expected a session of the window (.doppler)</source>
        <translation>找到的是图，应为窗口的会话（.doppler）</translation>
    </message>
    <message>
        <source>does not apply to a session, whose runs have their own devices, model and placement; choose a run with --run</source>
        <translation>不适用于会话：会话中的运行有各自的设备、模型和放置方案；请用 --run 选择一个运行</translation>
    </message>
    <message>
        <source>no episode of the trainings has a loss to draw</source>
        <translation>这些训练没有任何回合含有可绘制的损失</translation>
    </message>
</context>
<context>
    <name>doppler::AboutDialog</name>
    <message>
        <source>About Doppler Workbench</source>
        <translation>关于 Doppler Workbench</translation>
    </message>
    <message>
        <source>Doppler Workbench %1</source>
        <translation>Doppler Workbench %1</translation>
    </message>
    <message>
        <source>View, simulate, learn and compare device placements of dataflow graphs.</source>
        <translation>查看、模拟、学习和比较数据流图的设备放置。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>自由软件，依 GNU 通用公共许可证第 3 版或更高版本发布，不提供任何担保。</translation>
    </message>
    <message>
        <source>Built on Qt %1, QCustomPlot and fmt. If installed, Graphviz lays out graphs and LibTorch trains policies.</source>
        <translation>基于 Qt %1、QCustomPlot 和 fmt。如已安装，Graphviz 负责图的布局，LibTorch 负责训练策略。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>正在写入 %1…</translation>
    </message>
</context>
<context>
    <name>doppler::AnimationDialog</name>
    <message>
        <source>Export animation</source>
        <translation>导出动画</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; one second shows %2 of the run</source>
        <translation>%1；每秒显示运行的 %2</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>正在准备…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Graph and Gantt chart</source>
        <translation>图与甘特图</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>甘特图</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Same as window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>高度(&amp;H)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>时长(&amp;L)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Frames per second</source>
        <translation>每秒帧数(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Finished frames</source>
        <translation>已完成的帧</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>第 %1/%2 帧</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>A race needs at least two runs side by side</source>
        <translation>竞赛需要至少两个并列的运行</translation>
    </message>
    <message>
        <source>%1; one second shows %2 of the race</source>
        <translation>%1；每秒显示竞赛的 %2</translation>
    </message>
    <message>
        <source>Race of the runs side by side</source>
        <translation>并列运行的竞赛</translation>
    </message>
</context>
<context>
    <name>doppler::Appearance</name>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
</context>
<context>
    <name>doppler::AreaPanel</name>
    <message>
        <source>%1 to %2 (%3): %4, %5, %6 transferred</source>
        <translation>%1 至 %2（%3）：%4，%5，传输 %6</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers</source>
        <translation>
            <numerusform>%n 次传输</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing ran in this area.</source>
        <translation>此区域中没有运行任何内容。</translation>
    </message>
    <message>
        <source>Longest: %1</source>
        <translation>最长：%1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Busy (s)</source>
        <translation>忙碌 (s)</translation>
    </message>
    <message>
        <source>Transfer (s)</source>
        <translation>传输 (s)</translation>
    </message>
    <message>
        <source>Idle (s)</source>
        <translation>空闲 (s)</translation>
    </message>
    <message>
        <source>Data (B)</source>
        <translation>传输量 (B)</translation>
    </message>
    <message>
        <source>Longest task</source>
        <translation>最长任务</translation>
    </message>
    <message>
        <source>In area (s)</source>
        <translation>区域内 (s)</translation>
    </message>
    <message>
        <source>Selected area</source>
        <translation>选中区域</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Longest tasks</source>
        <translation>最长的任务</translation>
    </message>
    <message>
        <source>Rows of the area</source>
        <translation>区域中的行</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>传输量</translation>
    </message>
    <message>
        <source>Tasks (for a channel: transfers) that overlap the area</source>
        <translation>与区域重叠的任务（对于通道：传输）</translation>
    </message>
    <message>
        <source>Time during which the row ran a task or a transfer</source>
        <translation>该行运行任务或传输的时间</translation>
    </message>
    <message>
        <source>Time during which the device ran no task and a transfer from or to it was in progress</source>
        <translation>设备未运行任务、但有传入或传出的传输正在进行的时间</translation>
    </message>
    <message>
        <source>The remaining time</source>
        <translation>其余时间</translation>
    </message>
    <message>
        <source>Transferred bytes; each transfer counts by its share of time inside the area</source>
        <translation>传输的字节数；每次传输按其时间在区域内的比例计入</translation>
    </message>
    <message>
        <source>Copy as a table (Ctrl+C)</source>
        <translation>复制为表格 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>复制为表格</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>doppler::AttributeMappingDialog</name>
    <message>
        <source>A factor is not a number above 0.</source>
        <translation>有系数不是大于 0 的数。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>%1 vertices, %2 edges. Total: %3, %4, %5 in tensors. Costs are estimated for %6 vertices.</source>
        <translation>%1 个顶点，%2 条边。合计：%3，%4，张量 %5。%6 个顶点的代价为估计值。</translation>
    </message>
    <message>
        <source>Map attributes</source>
        <translation>映射属性</translation>
    </message>
    <message>
        <source>Choose the attributes of %1 that give the properties of vertices and edges. A property without a choice is read from the attribute with its usual name.</source>
        <translation>选择 %1 中给出顶点和边特性的属性。未选择的特性从常用名称的属性读取。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Preview of the first vertices</source>
        <translation>前几个顶点的预览</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>doppler::AttributeMappingForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>分组(&amp;G)</translation>
    </message>
    <message>
        <source>Allowed de&amp;vices</source>
        <translation>允许的设备(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;FLOPs</source>
        <translation>FLOP(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Time (s)</source>
        <translation>时间 (s)(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Weights (B)</source>
        <translation>权重 (B)(&amp;W)</translation>
    </message>
    <message>
        <source>Out&amp;put (B)</source>
        <translation>输出 (B)(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Data (B)</source>
        <translation>数据 (B)(&amp;D)</translation>
    </message>
    <message>
        <source>T&amp;ransfer time (s)</source>
        <translation>传输时间 (s)(&amp;R)</translation>
    </message>
    <message>
        <source>(as usual)</source>
        <translation>（按惯例）</translation>
    </message>
    <message>
        <source>%1: %2, ...</source>
        <translation>%1：%2，…</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>The numbers of the attribute are multiplied by this factor, such as 1e9 for GFLOP or 0.001 for ms</source>
        <translation>属性的数值乘以此系数，例如 GFLOP 用 1e9，ms 用 0.001</translation>
    </message>
</context>
<context>
    <name>doppler::BarText</name>
    <message>
        <source>Waited %1 for the channel, which carried %2</source>
        <translation>等待通道共 %1，当时通道在传输 %2</translation>
    </message>
    <message>
        <source>Waited %1 for a channel</source>
        <translation>等待某个通道共 %1</translation>
    </message>
    <message>
        <source>Waited %1 for %2, which ran %3</source>
        <translation>等待 %2 共 %1，当时它在运行 %3</translation>
    </message>
    <message>
        <source>Waited %1 for %2</source>
        <translation>等待 %2 共 %1</translation>
    </message>
    <message>
        <source>Did not wait</source>
        <translation>无需等待</translation>
    </message>
    <message>
        <source>Sent as soon as %1 had finished</source>
        <translation>%1 一结束便开始传输</translation>
    </message>
    <message>
        <source>%1 waited %2 for the last input, %3</source>
        <translation>%1 等待最后一个输入 %3 共 %2</translation>
    </message>
    <message>
        <source>Started as soon as its last input, %1, was available</source>
        <translation>最后一个输入 %1 一可用便开始</translation>
    </message>
    <message>
        <source>%1 waited %2 for the last input, %3 from %4</source>
        <translation>%1 等待来自 %4 的最后一个输入 %3 共 %2</translation>
    </message>
    <message>
        <source>Started as soon as its last input, %1 from %2, had arrived</source>
        <translation>来自 %2 的最后一个输入 %1 一到便开始</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>%1, transfer</source>
        <translation>%1，传输</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers</source>
        <translation>
            <numerusform>%n 次传输</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>Too narrow to show individually: zoom in</source>
        <translation>过窄，无法逐个显示：请放大</translation>
    </message>
    <message>
        <source>Waited %1 for the barrier before its level, until %2 ended</source>
        <translation>在其层级前的屏障处等待 %1，直到 %2 结束</translation>
    </message>
    <message>
        <source>Waited %1 for memory on %2, until the end of %3 freed it</source>
        <translation>等待 %2 上的内存共 %1，直到 %3 结束时释放</translation>
    </message>
    <message>
        <source>Waited %1 for the channel, which paused after %2</source>
        <translation>等待通道共 %1，该通道在 %2 之后暂停</translation>
    </message>
    <message>
        <source>Waited %1 for %2, which paused after %3</source>
        <translation>等待 %2 共 %1，它在 %3 之后暂停</translation>
    </message>
    <message>
        <source>Waited %1</source>
        <translation>等待了 %1</translation>
    </message>
    <message>
        <source>Waited %1 for %2, which sent %3</source>
        <translation>等待 %2 共 %1，当时它在发送 %3</translation>
    </message>
    <message>
        <source>Sent as soon as its send task had ended</source>
        <translation>其发送任务一结束即发出</translation>
    </message>
    <message>
        <source>Started as soon as %1 had finished</source>
        <translation>%1 一完成即开始</translation>
    </message>
    <message>
        <source>%1, send task</source>
        <translation>%1，发送任务</translation>
    </message>
    <message>
        <source> (measured)</source>
        <translation>（实测）</translation>
    </message>
    <message>
        <source> (estimated)</source>
        <translation>（估计）</translation>
    </message>
    <message>
        <source>Waited %1 for its turn on the channel, until the transfer of %2 started</source>
        <translation>等待轮到它使用通道共 %1，直到 %2 的传输开始</translation>
    </message>
    <message>
        <source>Waited %1 for its turn, until %2 started</source>
        <translation>等待轮到它共 %1，直到 %2 开始</translation>
    </message>
</context>
<context>
    <name>doppler::BestReplayBar</name>
    <message>
        <source>Pause the replay</source>
        <translation>暂停回放</translation>
    </message>
    <message>
        <source>Start the replay</source>
        <translation>开始回放</translation>
    </message>
    <message>
        <source>Train a policy to replay its best placements</source>
        <translation>训练策略以回放其最优放置方案</translation>
    </message>
    <message>
        <source>No best yet</source>
        <translation>还没有最优方案</translation>
    </message>
    <message numerus="yes">
        <source>%n bests</source>
        <translation>
            <numerusform>%n 个最优方案</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: episode %3, %4</source>
        <translation>第 %1/%2 个：第 %3 回合，%4</translation>
    </message>
    <message>
        <source>Replay of best placements</source>
        <translation>最优方案回放</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Best placement</source>
        <translation>最优方案</translation>
    </message>
    <message>
        <source>Shown best placement</source>
        <translation>显示的最优方案</translation>
    </message>
    <message>
        <source>Previous best</source>
        <translation>上一个最优方案</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>下一个最优方案</translation>
    </message>
</context>
<context>
    <name>doppler::BoundText</name>
    <message>
        <source>longest path</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>work spread over all devices</source>
        <translation>全部工作均摊到所有设备</translation>
    </message>
    <message>
        <source>path with transfers</source>
        <translation>含传输的路径</translation>
    </message>
    <message>
        <source>densest interval</source>
        <translation>最密集的区间</translation>
    </message>
    <message>
        <source>proven by the placer</source>
        <translation>由放置算法证明</translation>
    </message>
    <message>
        <source>path of this placement</source>
        <translation>此放置方案的路径</translation>
    </message>
    <message>
        <source>work on %1 in this placement</source>
        <translation>此放置方案中 %1 上的工作</translation>
    </message>
</context>
<context>
    <name>doppler::CalibrationDialog</name>
    <message>
        <source>Calibrate devices</source>
        <translation>校准设备</translation>
    </message>
    <message>
        <source>Rates fitted to the times of the shown measured run</source>
        <translation>拟合到当前实测运行时间的速率</translation>
    </message>
    <message>
        <source>Rates fitted to the measured times of the graph&apos;s vertices</source>
        <translation>拟合到图中顶点实测时间的速率</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核数</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>Byte/s</source>
        <translation>字节/秒</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>平均误差</translation>
    </message>
    <message>
        <source>&amp;Save and open…</source>
        <translation>保存并打开(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message numerus="yes">
        <source>%n measured time(s) with unknown work were ignored</source>
        <translation>
            <numerusform>已忽略 %n 个计算量未知的实测时间</numerusform>
        </translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>only one size</source>
        <translation>只有一种大小</translation>
    </message>
    <message>
        <source>At least two kernel sizes are needed to distinguish overhead and rates</source>
        <translation>至少需要两种内核大小才能区分开销与速率</translation>
    </message>
    <message>
        <source>Overhead (s)</source>
        <translation>开销 (s)</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>完成进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>doppler::CaptionChip</name>
    <message>
        <source>Show the run</source>
        <translation>显示运行</translation>
    </message>
    <message>
        <source>Show the run again (Esc)</source>
        <translation>重新显示运行 (Esc)</translation>
    </message>
</context>
<context>
    <name>doppler::ChannelModel</name>
    <message>
        <source>Channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Concurrent transfers</source>
        <translation>同时传输数</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>List of links</source>
        <translation>链路列表</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 的%1：%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n channel(s)</source>
        <translation>
            <numerusform>%n 个通道的%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::ChannelPage</name>
    <message>
        <source>Channels of links</source>
        <translation>链路的通道</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>新通道</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n channel(s)</source>
        <translation>
            <numerusform>移除 %n 个通道</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Links without a named channel</source>
        <translation>没有命名通道的链路(&amp;L)</translation>
    </message>
    <message>
        <source>Channels of links without a named channel</source>
        <translation>没有命名通道的链路所用的通道</translation>
    </message>
    <message>
        <source>A link with named channels needs a free slot in each of them and no other channel. Assign channels to links on the page Links.</source>
        <translation>带命名通道的链路只需要其中每个通道都有空闲槽位，不需要其他通道。请在“链路”页上将通道分配给链路。</translation>
    </message>
    <message>
        <source>There are no named channels. Add one, or choose a pattern.</source>
        <translation>没有命名通道。请添加一个，或选用一种模式。</translation>
    </message>
    <message>
        <source>Named channels</source>
        <translation>命名通道</translation>
    </message>
    <message>
        <source>&amp;Add channel</source>
        <translation>添加通道(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected channels (Del)</source>
        <translation>移除选中的通道 (Del)</translation>
    </message>
    <message>
        <source>&amp;Show its links</source>
        <translation>显示其链路(&amp;S)</translation>
    </message>
    <message>
        <source>Select the links of the selected channels on the page Links</source>
        <translation>在“链路”页上选择选中通道的链路</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Channel patterns</source>
        <translation>通道模式</translation>
    </message>
    <message>
        <source>Replace all named channels</source>
        <translation>替换所有命名通道</translation>
    </message>
    <message>
        <source>No named channels</source>
        <translation>没有命名通道</translation>
    </message>
    <message>
        <source>One bus for all links</source>
        <translation>所有链路共用一条总线</translation>
    </message>
    <message>
        <source>Switch: each device sends one transfer and receives one at a time</source>
        <translation>交换机：每个设备同一时刻可发送一个并接收一个传输</translation>
    </message>
    <message>
        <source>One uplink for each island</source>
        <translation>每个岛一条上行链路</translation>
    </message>
</context>
<context>
    <name>doppler::ChartCanvas</name>
    <message>
        <source>Chart of the comparison</source>
        <translation>比较图表</translation>
    </message>
</context>
<context>
    <name>doppler::ChartPage</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Box plots</source>
        <translation>箱线图</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>迄今最优</translation>
    </message>
    <message>
        <source>Best over time</source>
        <translation>最优随时间变化</translation>
    </message>
    <message>
        <source>Makespans of the seeds: quartiles, median and whiskers</source>
        <translation>各种子的完工时间：四分位数、中位数与须线</translation>
    </message>
    <message>
        <source>Best makespan so far by simulated placements: mean and spread over the seeds</source>
        <translation>迄今最优完工时间随模拟的放置方案数的变化：各种子的均值与离散度</translation>
    </message>
    <message>
        <source>Best makespan so far by wall-clock time: mean and spread over the seeds</source>
        <translation>迄今最优完工时间随实际时间的变化：各种子的均值与离散度</translation>
    </message>
    <message>
        <source>Charts appear when the first runs have finished.</source>
        <translation>首批运行完成后显示图表。</translation>
    </message>
</context>
<context>
    <name>doppler::CheckpointButton</name>
    <message>
        <source>Choose a checkpoint that decides online</source>
        <translation>选择在线决策的检查点</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler)</source>
        <translation>检查点 (*.checkpoint *.doppler)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint…</source>
        <translation>检查点(&amp;K)…</translation>
    </message>
    <message>
        <source>Add the networks of a checkpoint to the policies; it must be one that decides online, such as a checkpoint of readys</source>
        <translation>将检查点的网络添加到策略中；该检查点必须在线决策，例如 readys 的检查点</translation>
    </message>
</context>
<context>
    <name>doppler::Choices</name>
    <message>
        <source>annealed</source>
        <translation>退火</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>critical-path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>earliest-start</source>
        <translation>最早开始</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>每回合</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>各处</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>given</source>
        <translation>按给定</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>in</source>
        <translation>向内</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学习所得</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>out</source>
        <translation>向外</translation>
    </message>
    <message>
        <source>per-episode</source>
        <translation>每回合</translation>
    </message>
    <message>
        <source>per-step</source>
        <translation>每步</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>random-each</source>
        <translation>每次随机</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>最早就绪</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对值</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>single-device</source>
        <translation>单个设备</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>step</source>
        <translation>每步</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>per-device</source>
        <translation>每个设备</translation>
    </message>
    <message>
        <source>per-link</source>
        <translation>每条链路</translation>
    </message>
    <message>
        <source>per-source</source>
        <translation>每个源</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>depth-first</source>
        <translation>深度优先</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>quickest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>topological</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>upward-rank</source>
        <translation>向上秩</translation>
    </message>
    <message>
        <source>as-released</source>
        <translation>如发布版</translation>
    </message>
    <message>
        <source>lexicographic</source>
        <translation>字典序</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>回报</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>逆序</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>总完工时间</translation>
    </message>
    <message>
        <source>period</source>
        <translation>每项时间</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已修正</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
</context>
<context>
    <name>doppler::ChooserBar</name>
    <message>
        <source>Graph, devices, placer</source>
        <translation>图、设备、放置算法</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>图(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Placer</source>
        <translation>放置算法(&amp;P)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Placer</source>
        <translation>放置算法</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>New graph…</source>
        <translation>新建图…</translation>
    </message>
</context>
<context>
    <name>doppler::ClosingQuestion</name>
    <message>
        <source>Training is running</source>
        <translation>训练正在进行</translation>
    </message>
    <message>
        <source>A policy is still training. Stop the training, keep its best placement, and close?</source>
        <translation>仍有策略在训练。要停止训练、保留其最优放置方案并关闭吗？</translation>
    </message>
    <message>
        <source>Stop and keep best</source>
        <translation>停止并保留最优方案</translation>
    </message>
    <message>
        <source>The window closes when the current episode ends. To close now, give up everything since the last checkpoint.</source>
        <translation>当前回合结束后窗口即关闭。若要立即关闭，则须放弃上一个检查点之后的全部内容。</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>立即关闭</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>保持窗口打开</translation>
    </message>
</context>
<context>
    <name>doppler::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Search commands, placers, samples, files and runs</source>
        <translation>搜索命令、放置算法、示例、文件和运行</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonPanel</name>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonPicture</name>
    <message>
        <source>Comparison of placements</source>
        <translation>放置方案比较</translation>
    </message>
    <message numerus="yes">
        <source>%n seeds</source>
        <translation>
            <numerusform>%n 个种子</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins, ties and losses of the row against the column; p-value of the signed-rank test</source>
        <translation>行对列的胜、平、负；符号秩检验的 p 值</translation>
    </message>
</context>
<context>
    <name>doppler::ComparisonView</name>
    <message>
        <source>%1 of %2 runs, %3 remaining</source>
        <translation>已完成 %1 / %2 次运行，剩余 %3</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>已完成 %1 / %2 次运行</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 runs</source>
        <translation>完成 %1 / %2 次运行后停止</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>导出比较</translation>
    </message>
    <message>
        <source>Report (*.html);;Table (*.csv);;JSON (*.json)</source>
        <translation>报告 (*.html);;表格 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Add a program that places graphs</source>
        <translation>添加放置图的程序</translation>
    </message>
    <message>
        <source>Total runs: %1</source>
        <translation>运行总数：%1</translation>
    </message>
    <message>
        <source>Tick at least one placer, graph and topology</source>
        <translation>请至少勾选一个放置算法、一个图和一个拓扑</translation>
    </message>
    <message>
        <source>Setu&amp;p</source>
        <translation>比较设置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>结果(&amp;R)</translation>
    </message>
    <message>
        <source>W&amp;ins</source>
        <translation>胜负(&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;lacers</source>
        <translation>放置算法(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Graphs</source>
        <translation>图(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>Placers</source>
        <translation>放置算法</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Find a placer</source>
        <translation>查找放置算法</translation>
    </message>
    <message>
        <source>Find a graph</source>
        <translation>查找图</translation>
    </message>
    <message>
        <source>Find devices</source>
        <translation>查找设备</translation>
    </message>
    <message>
        <source>Start &amp;comparison</source>
        <translation>开始比较(&amp;C)</translation>
    </message>
    <message>
        <source>Run every ticked placer on every ticked graph and topology, with every seed</source>
        <translation>使用每个种子，在每个勾选的图和拓扑上运行每个勾选的放置算法</translation>
    </message>
    <message>
        <source>&amp;Stop comparison</source>
        <translation>停止比较(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the comparison; finished runs are kept</source>
        <translation>停止比较；保留已完成的运行</translation>
    </message>
    <message>
        <source>Add a progra&amp;m…</source>
        <translation>添加程序(&amp;M)…</translation>
    </message>
    <message>
        <source>Add your own program to the comparison; it reads the problem as JSON and writes a placement</source>
        <translation>将您自己的程序加入比较；它以 JSON 读取问题并写出放置方案</translation>
    </message>
    <message>
        <source>No comparison yet.
Tick placers, graphs and devices, then start the comparison.</source>
        <translation>还没有比较。
请勾选放置算法、图和设备，然后开始比较。</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>种子数(&amp;E)</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Budget unit</source>
        <translation>预算单位</translation>
    </message>
    <message>
        <source>Budget of every search</source>
        <translation>每次搜索的预算</translation>
    </message>
    <message>
        <source>The same budget applies to all searches</source>
        <translation>所有搜索使用相同的预算</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>线程数(&amp;T)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Number of concurrent runs. Time budgets are only comparable if each run has its own core.</source>
        <translation>同时进行的运行数。只有每个运行独占一个核心时，时间预算才可比较。</translation>
    </message>
    <message>
        <source>Results of the comparison</source>
        <translation>比较结果</translation>
    </message>
    <message>
        <source>Wins, ties and losses of each pair of placers</source>
        <translation>每两个放置算法之间的胜、平、负</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>比较进度</translation>
    </message>
    <message numerus="yes">
        <source>%n runs compared</source>
        <translation>
            <numerusform>已比较 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Add graph files</source>
        <translation>添加图文件</translation>
    </message>
    <message>
        <source>Add device files</source>
        <translation>添加设备文件</translation>
    </message>
    <message>
        <source>Devices (*.json);;All files (*)</source>
        <translation>设备 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>E&amp;xport comparison…</source>
        <translation>导出比较(&amp;X)…</translation>
    </message>
    <message>
        <source>Also compare on graphs from files</source>
        <translation>也在文件中的图上比较</translation>
    </message>
    <message>
        <source>Also compare on devices and links from files</source>
        <translation>也在文件中的设备与链路上比较</translation>
    </message>
    <message>
        <source>Save the runs as a report, a table, JSON or a picture</source>
        <translation>将运行保存为报告、表格、JSON 或图片</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>图表(&amp;H)</translation>
    </message>
    <message>
        <source>Save to &amp;journal…</source>
        <translation>保存到记录文件(&amp;J)…</translation>
    </message>
    <message>
        <source>Save each finished run to a journal file, or resume a saved comparison</source>
        <translation>将每个完成的运行保存到记录文件，或继续已保存的比较</translation>
    </message>
    <message>
        <source>Save the comparison to a journal file, or resume one</source>
        <translation>将比较保存到记录文件，或继续一个比较</translation>
    </message>
    <message>
        <source>Saved comparisons (*.jsonl)</source>
        <translation>保存的比较 (*.jsonl)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Loading… %1</source>
        <translation>正在加载… %1</translation>
    </message>
    <message>
        <source>Run only what is missing in the results or has failed; finished runs are kept</source>
        <translation>只执行结果中缺少或失败的运行；保留已完成的运行</translation>
    </message>
    <message>
        <source>Co&amp;ntinue the comparison</source>
        <translation>继续比较(&amp;N)</translation>
    </message>
    <message>
        <source>Add a checkpoint</source>
        <translation>添加检查点</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler);;All files (*)</source>
        <translation>检查点 (*.checkpoint *.doppler);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Program…</source>
        <translation>程序…</translation>
    </message>
    <message>
        <source>Add a checkp&amp;oint…</source>
        <translation>添加检查点(&amp;H)…</translation>
    </message>
    <message>
        <source>Checkpoint…</source>
        <translation>检查点…</translation>
    </message>
    <message>
        <source>Compare the networks of a checkpoint without training them further</source>
        <translation>比较检查点中的网络，不再继续训练</translation>
    </message>
    <message>
        <source>Wins appear when the first runs have finished.</source>
        <translation>首批运行完成后显示胜负。</translation>
    </message>
    <message>
        <source>Number of times that the row&apos;s makespan is shorter / equal / longer than the column&apos;s, over all problems and seeds. Coloured where the p-value of the signed-rank test is below 0.05, which needs at least six pairs.</source>
        <translation>在所有问题和种子上，行的完工时间短于 / 等于 / 长于列的次数。符号秩检验的 p 值小于 0.05 处着色，这至少需要六对。</translation>
    </message>
    <message>
        <source>Add graph &amp;files…</source>
        <translation>添加图文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>&amp;Add device files…</source>
        <translation>添加设备文件(&amp;A)…</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>This comparison comes from a file and runs external programs. Run them?</source>
        <translation>此比较来自文件，并会运行外部程序。要运行它们吗？</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>No program was run.</source>
        <translation>未运行任何程序。</translation>
    </message>
    <message>
        <source>Set &amp;up the placer…</source>
        <translation>设定放置算法(&amp;U)…</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>选项…</translation>
    </message>
    <message>
        <source>Set the options that the current placer uses in comparisons</source>
        <translation>设置列表中当前放置算法在比较时使用的选项</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices are locked in the open graph. Comparisons of several graphs or devices ignore these locks.</source>
        <translation>
            <numerusform>打开的图中锁定了 %n 个顶点。对多个图或多组设备的比较会忽略这些锁定。</numerusform>
        </translation>
    </message>
    <message>
        <source>All checkpoints of a comparison share one set of options, and all programs share another.</source>
        <translation>一次比较中的所有检查点选项相同，所有程序的选项也相同。</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n locked vertices of the open graph on their devices</source>
        <translation>
            <numerusform>让打开的图中 %n 个锁定的顶点留在其设备上</numerusform>
        </translation>
    </message>
    <message>
        <source>By name…</source>
        <translation>按名称…</translation>
    </message>
    <message>
        <source>Also compare on devices such as 2xH100 or 1xA100+cpu</source>
        <translation>也在 2xH100 或 1xA100+cpu 等设备上比较</translation>
    </message>
    <message>
        <source>Add de&amp;vices by count and name…</source>
        <translation>按数量和名称添加设备(&amp;V)…</translation>
    </message>
    <message>
        <source>Summary for LaTeX (*.tex);;Summary for Markdown (*.md)</source>
        <translation>LaTeX 摘要 (*.tex);;Markdown 摘要 (*.md)</translation>
    </message>
</context>
<context>
    <name>doppler::CopyCommands</name>
    <message>
        <source>Gantt chart</source>
        <translation>甘特图</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation>并列的运行</translation>
    </message>
    <message>
        <source>Comparison: box plots</source>
        <translation>比较：箱线图</translation>
    </message>
    <message>
        <source>Comparison: best so far</source>
        <translation>比较：目前最优</translation>
    </message>
    <message>
        <source>Four bars</source>
        <translation>四根条</translation>
    </message>
    <message>
        <source>Training: makespan</source>
        <translation>训练：完工时间</translation>
    </message>
    <message>
        <source>Training: loss</source>
        <translation>训练：损失</translation>
    </message>
</context>
<context>
    <name>doppler::Copying</name>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>图片已复制到剪贴板</translation>
    </message>
    <message>
        <source>Table copied to the clipboard</source>
        <translation>表格已复制到剪贴板</translation>
    </message>
    <message>
        <source>Copied to the clipboard: %1</source>
        <translation>已复制到剪贴板：%1</translation>
    </message>
</context>
<context>
    <name>doppler::CriticalPathView</name>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>compute: 1.2 ms (41 %)</comment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>The run is out of memory and has no critical path.</source>
        <translation>该运行内存不足，没有关键路径。</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>Nothing ran.</source>
        <translation>没有任何运行内容。</translation>
    </message>
    <message>
        <source>The list has the %1 longest of %2 segments.</source>
        <translation>列表包含 %2 段中最长的 %1 段。</translation>
    </message>
    <message>
        <source>%1; simulated, because the run was measured</source>
        <translation>%1；运行为实测，此为模拟结果</translation>
    </message>
    <message>
        <source>Looking for the most effective change…</source>
        <translation>正在寻找最有效的更改…</translation>
    </message>
    <message>
        <source>No change of links, devices or rules shortens this run with the same placement.</source>
        <translation>放置方案不变时，更改链路、设备或规则都不能缩短此运行。</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Place a graph. This panel then shows what the critical path of its run consists of, and which change would shorten it most.</source>
        <translation>请先放置一个图。此面板随后显示其运行的关键路径由什么组成，以及哪项更改最能缩短它。</translation>
    </message>
    <message>
        <source>All changes…</source>
        <translation>所有更改…</translation>
    </message>
    <message>
        <source>Show what faster links or devices and other rules would change</source>
        <translation>显示更快的链路或设备以及其他规则带来的变化</translation>
    </message>
    <message>
        <source>Shares of the critical path</source>
        <translation>关键路径的份额</translation>
    </message>
    <message>
        <source>Critical path over time</source>
        <translation>关键路径随时间的变化</translation>
    </message>
    <message>
        <source>Segments of the critical path</source>
        <translation>关键路径的各段</translation>
    </message>
    <message>
        <source>Most effective change</source>
        <translation>最有效的更改</translation>
    </message>
    <message>
        <source>Schedule rule “%1”</source>
        <translation>调度规则“%1”</translation>
    </message>
    <message>
        <source>Most effective change, to %1 (%2): %3</source>
        <comment>makespan, difference and change</comment>
        <translation>最有效的更改，降至 %1（%2）：%3</translation>
    </message>
</context>
<context>
    <name>doppler::CriticalText</name>
    <message>
        <source>%1 did not wait</source>
        <translation>%1 无需等待</translation>
    </message>
    <message>
        <source>%1 waited for the transfer %2 (%3)</source>
        <translation>%1 等待传输 %2（%3）</translation>
    </message>
    <message>
        <source>%1 waited for its input %2 (%3)</source>
        <translation>%1 等待其输入 %2（%3）</translation>
    </message>
    <message>
        <source>%1 waited for the channel, which carried %2 (%3)</source>
        <translation>%1 等待通道，当时通道在传输 %2（%3）</translation>
    </message>
    <message>
        <source>%1 waited for %2, which sent %3 (%4)</source>
        <translation>%1 等待 %2，当时它在发送 %3（%4）</translation>
    </message>
    <message>
        <source>%1 waited for %2, which ran %3 (%4)</source>
        <translation>%1 等待 %2，当时它在运行 %3（%4）</translation>
    </message>
    <message>
        <source>%1 waited for the channel, which paused after %2</source>
        <translation>%1 等待通道，该通道在 %2 之后暂停</translation>
    </message>
    <message>
        <source>%1 waited for %2, which paused after %3</source>
        <translation>%1 等待 %2，它在 %3 之后暂停</translation>
    </message>
    <message>
        <source>%1 waited at the barrier until %2 ended</source>
        <translation>%1 在屏障处等待，直到 %2 结束</translation>
    </message>
    <message>
        <source>%1 waited for memory that %2 freed</source>
        <translation>%1 等待由 %2 释放的内存</translation>
    </message>
    <message>
        <source>%1 is not on the critical path</source>
        <translation>%1 不在关键路径上</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3</source>
        <translation>第 %1/%2 环：%3</translation>
    </message>
    <message>
        <source>%1 waited for its turn until %2 started</source>
        <translation>%1 等待轮次，直到 %2 开始</translation>
    </message>
</context>
<context>
    <name>doppler::DecisionTable</name>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1: the choice of the teacher where it differs. Its device is for the vertex that the learner chose.</source>
        <translation>%1：教师作出的不同选择。其设备针对学习者所选的顶点。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学习者</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>教师</translation>
    </message>
</context>
<context>
    <name>doppler::DeviceLegend</name>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>More devices</source>
        <translation>更多设备</translation>
    </message>
    <message>
        <source>%1: %2 of the vertices</source>
        <translation>%1：占顶点的 %2</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>突出显示</translation>
    </message>
    <message>
        <source>More devices. Each device&apos;s menu highlights it, selects, locks and unlocks its vertices, sets its colour and hides it.</source>
        <translation>更多设备。每个设备的菜单可突出显示该设备，选择、锁定和解锁其顶点，设置其颜色，并将其隐藏。</translation>
    </message>
    <message>
        <source>%1. Click to highlight. Right-click or press the Menu key to select, lock or unlock its vertices, set its colour or hide it.</source>
        <translation>%1。单击以突出显示；右键单击或按菜单键可选择、锁定或解锁其顶点，设置其颜色，或将其隐藏。</translation>
    </message>
</context>
<context>
    <name>doppler::DeviceModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Memory rate</source>
        <translation>内存速率</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Name of the device; must be unique</source>
        <translation>设备的名称；名称不得重复</translation>
    </message>
    <message>
        <source>Device model, such as P100; measured times of a graph refer to it</source>
        <translation>设备型号，如 P100；图中的实测时间按型号给出</translation>
    </message>
    <message>
        <source>Class to which vertices can be bound, such as gpu or cpu</source>
        <translation>顶点可绑定到的类别，如 gpu 或 cpu</translation>
    </message>
    <message>
        <source>Floating-point operations per second</source>
        <translation>每秒浮点运算次数</translation>
    </message>
    <message>
        <source>Bandwidth of the device&apos;s own memory, in bytes per second</source>
        <translation>设备自身内存的带宽（字节/秒）</translation>
    </message>
    <message>
        <source>Size of the device&apos;s memory</source>
        <translation>设备内存的大小</translation>
    </message>
    <message>
        <source>Launch time of each kernel</source>
        <translation>每个内核的启动时间</translation>
    </message>
    <message>
        <source>Number of kernels that run at once</source>
        <translation>同时运行的内核数</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 的%1：%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n device(s)</source>
        <translation>
            <numerusform>%n 个设备的%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::DevicePage</name>
    <message>
        <source>Same as the last device</source>
        <translation>与最后一个设备相同</translation>
    </message>
    <message>
        <source>Add device</source>
        <translation>添加设备</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n device(s)</source>
        <translation>
            <numerusform>复制 %n 个设备</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n device(s)</source>
        <translation>
            <numerusform>移除 %n 个设备</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n device(s)</source>
        <translation>
            <numerusform>移动 %n 个设备</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A value entered in one of the %n selected rows applies to all of them.</source>
        <translation>
            <numerusform>在 %n 个选中行之一中输入的内容适用于所有这些行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Return or F2 to edit a field: 9.3 TFLOP/s, 16 GiB, 5 µs, or *2 to double the value.</source>
        <translation>按 Enter 或 F2 编辑字段：9.3 TFLOP/s、16 GiB、5 µs，或用 *2 将值加倍。</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Scroll the devices horizontally</source>
        <translation>左右滚动设备</translation>
    </message>
    <message>
        <source>Scroll the devices vertically</source>
        <translation>上下滚动设备</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a device (Ins)</source>
        <translation>添加设备 (Ins)</translation>
    </message>
    <message>
        <source>Add a device</source>
        <translation>添加设备</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Duplicate the selected devices with their links</source>
        <translation>复制选中的设备及其链路</translation>
    </message>
    <message>
        <source>Remove the selected devices</source>
        <translation>移除选中的设备</translation>
    </message>
    <message>
        <source>Move the selected devices up</source>
        <translation>上移选中的设备</translation>
    </message>
    <message>
        <source>Move the selected devices down</source>
        <translation>下移选中的设备</translation>
    </message>
</context>
<context>
    <name>doppler::DevicesByName</name>
    <message>
        <source>Devices by count and name</source>
        <translation>按数量和名称选择设备</translation>
    </message>
    <message>
        <source>&amp;Count and name</source>
        <translation>数量和名称(&amp;C)</translation>
    </message>
    <message>
        <source>2xH100, 1xA100+cpu, 2 nodes of 8xH100</source>
        <translation>2xH100，1xA100+cpu，2 nodes of 8xH100</translation>
    </message>
    <message>
        <source>Count and name</source>
        <translation>数量和名称</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s). %1</source>
        <translation>
            <numerusform>%n 个设备。%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::DevicesChooser</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>您的</translation>
    </message>
    <message>
        <source>By count and name</source>
        <translation>按数量和名称</translation>
    </message>
    <message>
        <source>Search, or type devices such as 2xH100 or 1xA100+cpu</source>
        <translation>搜索，或键入 2xH100、1xA100+cpu 等设备</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
</context>
<context>
    <name>doppler::DevicesMenu</name>
    <message>
        <source>&amp;Built-in</source>
        <translation>内置(&amp;B)</translation>
    </message>
    <message>
        <source>By count and &amp;name…</source>
        <translation>按数量和名称(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>doppler::DialogFolder</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>doppler::DifferenceModel</name>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 与 %2 相比</translation>
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
        <translation>%1：差异</translation>
    </message>
    <message>
        <source>%1: relative difference</source>
        <translation>%1：相对差异</translation>
    </message>
</context>
<context>
    <name>doppler::DifferencesModel</name>
    <message>
        <source>changed</source>
        <translation>已变</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未变</translation>
    </message>
    <message>
        <source>Difference to the other version</source>
        <translation>与另一版本的差异</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>已改名</translation>
    </message>
</context>
<context>
    <name>doppler::Dock</name>
    <message>
        <source>Close this panel; it can be reopened from the View menu</source>
        <translation>关闭此面板；可从“视图”菜单重新打开</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>doppler::DocumentMessages</name>
    <message>
        <source>%1 produced the same placement again; the list shows it only once.</source>
        <translation>%1 再次给出相同的放置方案，列表中只显示一次。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
</context>
<context>
    <name>doppler::DropHint</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>放下即可打开</translation>
    </message>
    <message>
        <source>Graphs, devices, placements, traces, checkpoints and training logs are detected by their content</source>
        <translation>图、设备、放置方案、轨迹、检查点与训练日志按内容自动识别</translation>
    </message>
</context>
<context>
    <name>doppler::EditMenu</name>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Move to device</source>
        <translation>移到设备(&amp;M)</translation>
    </message>
    <message>
        <source>Move to device</source>
        <translation>移到设备</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>移到 %1</translation>
    </message>
    <message>
        <source>%1: makespan unchanged</source>
        <translation>%1：完工时间不变</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>doppler::EffectLine</name>
    <message>
        <source>no placement</source>
        <translation>没有放置方案</translation>
    </message>
    <message numerus="yes">
        <source>needs re-placing: %n vertex(es) were on removed devices</source>
        <translation>
            <numerusform>需重新放置：%n 个顶点在已移除的设备上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs re-placing: %n vertex(es) are not allowed on their changed devices</source>
        <translation>
            <numerusform>需重新放置：%n 个顶点不可在更改后的设备上运行</numerusform>
        </translation>
    </message>
    <message>
        <source>makespan %1 before, out of memory now</source>
        <translation>之前完工时间 %1，现在内存不足</translation>
    </message>
    <message>
        <source>makespan %1</source>
        <translation>完工时间 %1</translation>
    </message>
    <message>
        <source>Effect on the open run</source>
        <translation>对打开的运行的影响</translation>
    </message>
    <message>
        <source>%1, same placement:</source>
        <translation>%1，相同放置方案：</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>下界 %1</translation>
    </message>
</context>
<context>
    <name>doppler::EstimateRow</name>
    <message>
        <source>Estimate time</source>
        <translation>估计用时</translation>
    </message>
    <message>
        <source>Trains a few episodes of each stage, for at most %1 s, to estimate how long this training takes on this computer</source>
        <translation>对每个阶段训练几个回合（最多 %1 秒），以估计该训练在这台计算机上的用时</translation>
    </message>
    <message>
        <source>No estimate: no two updates ended within %1 s, so the training takes long</source>
        <translation>无法估计：%1 秒内没有完成两次更新，因此训练用时很长</translation>
    </message>
    <message>
        <source>Measuring a few episodes…</source>
        <translation>正在测量几个回合…</translation>
    </message>
    <message>
        <source>No estimate for several graphs; doppler train --estimate measures them</source>
        <translation>多个图时不作估计；doppler train --estimate 可测量</translation>
    </message>
</context>
<context>
    <name>doppler::EventFolderField</name>
    <message>
        <source>Folder for event files</source>
        <translation>事件文件的文件夹</translation>
    </message>
    <message>
        <source>Folder for TensorBoard&apos;s event files</source>
        <translation>TensorBoard 事件文件的文件夹</translation>
    </message>
    <message>
        <source>None: no event files</source>
        <translation>无：不写事件文件</translation>
    </message>
    <message>
        <source>Also writes the curves and settings as event files, which TensorBoard shows. With several trainings, each has its own folder in it</source>
        <translation>还把曲线和设置写成 TensorBoard 可显示的事件文件。有多个训练时，每个训练在其中有自己的文件夹</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
</context>
<context>
    <name>doppler::ExecutionDialog</name>
    <message>
        <source>Run on engine</source>
        <translation>在引擎上运行</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;xecutions</source>
        <translation>执行次数(&amp;X)</translation>
    </message>
    <message>
        <source>If there are several executions, the one with the median makespan is shown</source>
        <translation>多次执行时显示完工时间为中位数的一次</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>完成进度</translation>
    </message>
    <message>
        <source>%1, seed %2: simulated %3, measured %4</source>
        <translation>%1，种子 %2：模拟 %3，实测 %4</translation>
    </message>
    <message>
        <source>Simulated and measured makespans</source>
        <translation>模拟与实测完工时间</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Rank correlations with measured makespans, simulated (S0): rho %1, tau %2; simulated with measured task times (S1): rho %3, tau %4; mean of measured / simulated: %5</source>
        <translation>与实测完工时间的秩相关：模拟（S0）：rho %1，tau %2；用实测任务时间模拟（S1）：rho %3，tau %4；实测/模拟的均值：%5</translation>
    </message>
    <message>
        <source>&amp;Placements</source>
        <translation>放置(&amp;P)</translation>
    </message>
    <message>
        <source>How many placements, from random to good, are executed to compare their simulated and measured makespans</source>
        <translation>为比较模拟与实测完工时间而执行多少个放置（从随机到良好）</translation>
    </message>
    <message>
        <source>Measure &amp;agreement</source>
        <translation>测量一致性(&amp;A)</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>不到 1 秒</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unknown until this machine is measured (Devices &gt; Measure this machine…)</source>
        <translation>测量本机之前未知（设备 &gt; 测量本机…）</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n 个设备</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated duration</source>
        <translation>预计用时</translation>
    </message>
    <message>
        <source>&amp;Decisions</source>
        <translation>决策(&amp;D)</translation>
    </message>
    <message>
        <source>Execute the placement of the shown run, or let an online policy decide during the execution which task starts where</source>
        <translation>执行所示运行的放置方案，或让在线策略在执行期间决定哪个任务在哪里开始</translation>
    </message>
    <message>
        <source>Placement of the shown run</source>
        <translation>所示运行的放置方案</translation>
    </message>
    <message>
        <source>Reading the checkpoint…</source>
        <translation>正在读取检查点…</translation>
    </message>
</context>
<context>
    <name>doppler::ExecutionText</name>
    <message>
        <source>The outputs are correct (largest relative difference %1).</source>
        <translation>输出正确（最大相对差异 %1）。</translation>
    </message>
    <message>
        <source>The outputs are correct.</source>
        <translation>输出正确。</translation>
    </message>
    <message>
        <source>Every dependency was kept.</source>
        <translation>所有依赖关系均得到遵守。</translation>
    </message>
    <message>
        <source>Measured: %1 (simulated: %2, %3).</source>
        <translation>实测：%1（模拟：%2，%3）。</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>实测：%1。</translation>
    </message>
    <message>
        <source>Nothing was computed, so there are no outputs to check.</source>
        <translation>没有进行计算，因此没有输出可检查。</translation>
    </message>
</context>
<context>
    <name>doppler::ExplainPanel</name>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>%1, what if: %2</source>
        <translation>%1，假设：%2</translation>
    </message>
</context>
<context>
    <name>doppler::ExplainView</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>Why here</source>
        <translation>为何在此</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Place a graph. This page then shows each event of the run and explains why each device chose its next task.</source>
        <translation>放置一个图之后，此处将显示运行的每个事件，并说明每个设备为何选取其下一个任务。</translation>
    </message>
    <message>
        <source>Place a graph. This page then shows what limits its run.</source>
        <translation>放置一个图之后，此处将显示限制其运行的因素。</translation>
    </message>
    <message>
        <source>Place a graph and select a vertex. This page then explains why the vertex is on its device.</source>
        <translation>放置一个图并选择一个顶点之后，此处将说明它为何在其设备上。</translation>
    </message>
</context>
<context>
    <name>doppler::ExpressionPage</name>
    <message>
        <source>Go to the error (F8)</source>
        <translation>转到错误处 (F8)</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>Enter an expression, open a file or start from an example.</source>
        <translation>请输入一个表达式、打开文件或从示例开始。</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>%1, modified</source>
        <translation>%1，已修改</translation>
    </message>
    <message>
        <source>Save the expression to a file that the command line can read</source>
        <translation>将表达式保存到命令行可读取的文件</translation>
    </message>
    <message>
        <source>Correct the underlined text.</source>
        <translation>请改正带下划线的部分。</translation>
    </message>
    <message>
        <source>Open expression</source>
        <translation>打开表达式</translation>
    </message>
    <message>
        <source>Expressions (*.einsum);;All files (*)</source>
        <translation>表达式 (*.einsum);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save expression</source>
        <translation>保存表达式</translation>
    </message>
    <message>
        <source>Chain of matrix products</source>
        <translation>矩阵连乘</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Feed-forward network</source>
        <translation>前馈网络</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Start from an example</source>
        <translation>从示例开始</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open an expression from a file</source>
        <translation>从文件打开表达式</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save the expression to a file</source>
        <translation>将表达式保存到文件</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>An expression in the einsum language, for example:

%1</source>
        <translation>einsum 语言的表达式，例如：

%1</translation>
    </message>
    <message>
        <source>Correct the marked entries.</source>
        <translation>请改正标出的内容。</translation>
    </message>
</context>
<context>
    <name>doppler::FamilyPage</name>
    <message>
        <source>Correct the marked entries.</source>
        <translation>请改正标出的内容。</translation>
    </message>
    <message>
        <source>&amp;Families</source>
        <translation>图族(&amp;F)</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>图族</translation>
    </message>
    <message>
        <source>Find a family</source>
        <translation>查找图族</translation>
    </message>
    <message>
        <source>This family has no options.</source>
        <translation>此图族没有选项。</translation>
    </message>
    <message>
        <source>Re&amp;store defaults</source>
        <translation>恢复默认值(&amp;S)</translation>
    </message>
    <message>
        <source>Reset all options of this family to their defaults</source>
        <translation>将此图族的所有选项恢复为默认值</translation>
    </message>
</context>
<context>
    <name>doppler::FeaturePage</name>
    <message>
        <source>Features of the step</source>
        <translation>此步的特征</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>%1 among the candidates</source>
        <translation>候选顶点中的 %1</translation>
    </message>
    <message>
        <source>Standard deviations from the mean over all devices or all candidates, as passed to the network. Features without this score are passed with the value shown here. The network also receives data about the vertices placed so far, which is not shown.</source>
        <translation>相对于全部设备或全部候选顶点均值的标准差，即网络的输入。没有此项的特征以所示的值输入网络。网络还会得到有关已放置顶点的数据，此处未显示。</translation>
    </message>
    <message>
        <source>It was placed together with another vertex.</source>
        <translation>它与另一个顶点一起放置。</translation>
    </message>
    <message>
        <source>No details for this step.</source>
        <translation>没有此步骤的详细信息。</translation>
    </message>
</context>
<context>
    <name>doppler::FigureDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出插图</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>正在绘制插图…</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>插图(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>单栏</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>双栏</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>幻灯片</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>海报</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>F&amp;ont size</source>
        <translation>字号(&amp;O)</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Legend and keys</source>
        <translation>图例(&amp;L)</translation>
    </message>
    <message>
        <source>La&amp;bels and titles</source>
        <translation>标签和标题(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>doppler::FileCommands</name>
    <message>
        <source>Open graph</source>
        <translation>打开图</translation>
    </message>
    <message>
        <source>Open devices</source>
        <translation>打开设备</translation>
    </message>
    <message>
        <source>Devices (*.json)</source>
        <translation>设备 (*.json)</translation>
    </message>
    <message>
        <source>Open placement</source>
        <translation>打开放置方案</translation>
    </message>
    <message>
        <source>Placements (*.json)</source>
        <translation>放置方案 (*.json)</translation>
    </message>
    <message>
        <source>Open trace</source>
        <translation>打开轨迹</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz *.csv)</source>
        <translation>轨迹 (*.json *.json.gz *.csv)</translation>
    </message>
    <message>
        <source>Place with a checkpoint</source>
        <translation>用检查点放置</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler)</source>
        <translation>检查点 (*.checkpoint *.doppler)</translation>
    </message>
    <message>
        <source>Open folder of traces</source>
        <translation>打开轨迹文件夹</translation>
    </message>
</context>
<context>
    <name>doppler::FindBar</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>关闭查找 (Esc)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭查找</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1/%2 个</translation>
    </message>
    <message>
        <source>Error at character %1</source>
        <translation>第 %1 个字符处有错误</translation>
    </message>
    <message>
        <source>Words, or conditions such as cost&gt;1ms device=gpu2</source>
        <translation>词语，或如 cost&gt;1ms device=gpu2 的条件</translation>
    </message>
    <message>
        <source>Words are searched in name, operation, group and device. Conditions: name, kind, group and device with : or =; cost, start, end, ready, waited, slack, flops, bytes, weights, memory, inputs and outputs with &lt;, &lt;=, &gt;, &gt;=, = or !=. All words and conditions must match.</source>
        <translation>词语在名称、运算、组和设备中查找。条件：name、kind、group 和 device 用 : 或 =；cost、start、end、ready、waited、slack、flops、bytes、weights、memory、inputs 和 outputs 用 &lt;、&lt;=、&gt;、&gt;=、= 或 !=。所有词语和条件须同时满足。</translation>
    </message>
</context>
<context>
    <name>doppler::FitNote</name>
    <message>
        <source>Enforce memory</source>
        <translation>强制内存限制</translation>
    </message>
    <message>
        <source>Runs the placer again and keeps to the memory of the devices. %1</source>
        <translation>重新运行放置器并遵守设备内存。%1</translation>
    </message>
    <message>
        <source>Choose placer…</source>
        <translation>选择放置器…</translation>
    </message>
</context>
<context>
    <name>doppler::FitText</name>
    <message>
        <source>Does not fit into memory: %1</source>
        <translation>内存放不下：%1</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>内存放得下</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it fits</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <comment>it does not fit</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>Placers that respect memory: %1</source>
        <translation>考虑内存的放置器：%1</translation>
    </message>
</context>
<context>
    <name>doppler::FourBarsModel</name>
    <message>
        <source>End of device</source>
        <translation>设备结束</translation>
    </message>
    <message>
        <source>Device busy</source>
        <translation>设备繁忙</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>完工时间</translation>
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
        <translation>部分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of tasks or transfers</comment>
        <translation>数目</translation>
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
        <translation>四根条：模拟与实测</translation>
    </message>
    <message>
        <source>Run whose four bars are shown</source>
        <translation>显示其四根条的运行</translation>
    </message>
    <message>
        <source>Four bars</source>
        <translation>四根条</translation>
    </message>
</context>
<context>
    <name>doppler::GanttActions</name>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
</context>
<context>
    <name>doppler::GanttPainter</name>
    <message>
        <source>time (%1)</source>
        <translation>时间 (%1)</translation>
    </message>
    <message>
        <source>makespan %1</source>
        <translation>完工时间 %1</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>下界 %1</translation>
    </message>
    <message>
        <source>%1 %2 (binding)</source>
        <translation>%1 %2（起约束作用）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>memory</comment>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>memory</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>doppler::GanttPanel</name>
    <message>
        <source>Export picture of the Gantt chart</source>
        <translation>导出甘特图的图片</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>甘特图</translation>
    </message>
</context>
<context>
    <name>doppler::GanttStack</name>
    <message>
        <source>Runs side by side</source>
        <translation>运行并列</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Gantt charts: %1</source>
        <translation>甘特图：%1</translation>
    </message>
    <message>
        <source>Zoom to this task in all runs</source>
        <translation>在所有运行中缩放到此任务</translation>
    </message>
    <message>
        <source>Show this run in the other views</source>
        <translation>在其他视图中显示此运行</translation>
    </message>
    <message>
        <source>Compare the others with this run</source>
        <translation>以此运行为其他运行的参照</translation>
    </message>
    <message>
        <source>Remove this run from the view</source>
        <translation>从视图中移除此运行</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Drag to shift this run on the time axis; double-click to show it</source>
        <translation>拖动以在时间轴上移动此运行；双击以显示它</translation>
    </message>
</context>
<context>
    <name>doppler::GanttTools</name>
    <message>
        <source>&amp;Gantt chart</source>
        <translation>甘特图(&amp;G)</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>甘特图</translation>
    </message>
    <message>
        <source>Re&amp;play best placements</source>
        <translation>最优方案回放(&amp;P)</translation>
    </message>
    <message>
        <source>Step through the best placements of a training in the order in which they were found</source>
        <translation>按出现的先后逐个查看训练中的最优放置方案</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Strips, bounds, measuring, markers and rows of the Gantt chart</source>
        <translation>甘特图的条带、下界、测量、标记与行</translation>
    </message>
</context>
<context>
    <name>doppler::GanttView</name>
    <message>
        <source>Zoom to this task</source>
        <translation>缩放到此任务</translation>
    </message>
    <message>
        <source>Show in the graph</source>
        <translation>在图中显示</translation>
    </message>
    <message>
        <source>Set the cursor here</source>
        <translation>将光标放在此处</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Preparing the rows…</source>
        <translation>正在准备各行…</translation>
    </message>
    <message>
        <source>No run to show. Open a graph and place it: each device and channel then has a row that shows its activity over time.</source>
        <translation>没有可显示的运行。打开一个图并放置它：每个设备和通道各占一行，显示其随时间的活动。</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>甘特图</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 tasks on %2 devices, makespan %3</source>
        <translation>%2 个设备上的 %1 个任务，完工时间 %3</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Note of the marker</source>
        <translation>标记的注释</translation>
    </message>
    <message>
        <source>Note; press Enter to save the marker</source>
        <translation>注释；按 Enter 保存标记</translation>
    </message>
    <message>
        <source>%1: computing %2, transferring %3, idle %4</source>
        <translation>%1：计算 %2，传输 %3，空闲 %4</translation>
    </message>
    <message>
        <source>%1: %2 in use</source>
        <translation>%1：已用 %2</translation>
    </message>
    <message>
        <source>Peak %1 at %2</source>
        <translation>峰值 %1，位于 %2</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>Above the limit from %1 on</source>
        <translation>从 %1 起超出上限</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消将 %1 固定在顶部</translation>
    </message>
    <message>
        <source>Pin %1 to the top</source>
        <translation>将 %1 固定在顶部</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show hidden row</source>
        <translation>显示隐藏的行</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>全部行</translation>
    </message>
    <message>
        <source>Reset rows</source>
        <translation>重置各行</translation>
    </message>
    <message>
        <source>Edit note…</source>
        <translation>编辑注释…</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Set marker here…</source>
        <translation>在此处设置标记…</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>从此处测量</translation>
    </message>
    <message>
        <source>Measure to here</source>
        <translation>测量到此处</translation>
    </message>
    <message>
        <source>Idle gap</source>
        <translation>空闲间隙</translation>
    </message>
</context>
<context>
    <name>doppler::GapText</name>
    <message>
        <source>%1, idle</source>
        <translation>%1，空闲</translation>
    </message>
    <message>
        <source>From</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>To</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>%1 idle for %2, from %3 to %4. %5</source>
        <translation>%1 空闲 %2，从 %3 到 %4。%5</translation>
    </message>
    <message>
        <source>%1 Enter goes there, Backspace comes back.</source>
        <translation>%1按 Enter 前往该处，按 Backspace 返回。</translation>
    </message>
</context>
<context>
    <name>doppler::GeneratorDialog</name>
    <message>
        <source>New graph</source>
        <translation>新建图</translation>
    </message>
    <message>
        <source>From a family</source>
        <translation>由图族</translation>
    </message>
    <message>
        <source>From an expression</source>
        <translation>由表达式</translation>
    </message>
    <message>
        <source>Source of the graph</source>
        <translation>图的来源</translation>
    </message>
    <message>
        <source>Command &amp;line</source>
        <translation>命令行(&amp;L)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Creates the same graph without the window</source>
        <translation>不用窗口即可生成同样的图</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>复制命令行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Open this graph</source>
        <translation>打开此图</translation>
    </message>
</context>
<context>
    <name>doppler::GivenOptionsDialog</name>
    <message>
        <source>Open graph</source>
        <translation>打开图</translation>
    </message>
    <message>
        <source>Enter these values to open %1.</source>
        <translation>请输入这些值以打开 %1。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Import options of %1:</source>
        <translation>%1 的导入选项：</translation>
    </message>
</context>
<context>
    <name>doppler::GraphControls</name>
    <message>
        <source>&amp;Colour by</source>
        <translation>着色依据(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Other run for the difference</source>
        <translation>用于比较差异的另一运行(&amp;O)</translation>
    </message>
    <message>
        <source>Arran&amp;gement</source>
        <translation>排列方式(&amp;G)</translation>
    </message>
    <message>
        <source>Colours of de&amp;vices</source>
        <translation>设备颜色(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Forget custom colours</source>
        <translation>清除自定颜色(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>There is no other run</source>
        <translation>没有其他运行</translation>
    </message>
    <message>
        <source>Colour of %1…</source>
        <translation>%1 的颜色…</translation>
    </message>
    <message>
        <source>Use palette colour</source>
        <translation>使用调色板颜色</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1 的颜色</translation>
    </message>
    <message>
        <source>Select all on %1</source>
        <translation>选择 %1 上的全部</translation>
    </message>
    <message>
        <source>Lock all on %1</source>
        <translation>锁定 %1 上的全部</translation>
    </message>
    <message>
        <source>Unlock all on %1</source>
        <translation>解锁 %1 上的全部</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Remove its row from the Gantt chart and dim its vertices in the graph</source>
        <translation>从甘特图中移除其行，并使其上的顶点在图中变淡</translation>
    </message>
</context>
<context>
    <name>doppler::GraphPanel</name>
    <message>
        <source>Export picture of the graph</source>
        <translation>导出图的图片</translation>
    </message>
    <message>
        <source>Arranging the graph…</source>
        <translation>正在布局图…</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Collapse &amp;repeats</source>
        <translation>折叠重复块(&amp;R)</translation>
    </message>
    <message>
        <source>Show repeated blocks, such as the layers of a network, as one box</source>
        <translation>将重复的块（例如网络的各层）显示为一个方框</translation>
    </message>
</context>
<context>
    <name>doppler::GraphThumbnail</name>
    <message>
        <source>Graphs of more than %1 vertices have no preview picture.</source>
        <translation>超过 %1 个顶点的图没有预览图。</translation>
    </message>
</context>
<context>
    <name>doppler::GraphView</name>
    <message>
        <source>operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>route</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>No graph is open</source>
        <translation>没有打开的图</translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot was not found</source>
        <translation>简单布局：未找到 Graphviz 的 dot</translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot failed</source>
        <translation>简单布局：Graphviz 的 dot 失败</translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot took too long</source>
        <translation>简单布局：Graphviz 的 dot 耗时过长</translation>
    </message>
    <message>
        <source>Open a graph file to see its operations, the devices they run on and what they wait for.</source>
        <translation>打开图文件，查看其运算、运行位置及等待的内容。</translation>
    </message>
    <message>
        <source>Arranging…</source>
        <translation>正在布局…</translation>
    </message>
    <message>
        <source>Open a graph…</source>
        <translation>打开图…</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>compute time</source>
        <translation>计算时间</translation>
    </message>
    <message>
        <source>data in</source>
        <translation>流入数据</translation>
    </message>
    <message>
        <source>data out</source>
        <translation>流出数据</translation>
    </message>
    <message>
        <source>other devices</source>
        <translation>其他设备</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>between devices</source>
        <translation>设备之间</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>against the data flow: its groups depend on each other</source>
        <translation>与数据流相反：其各组相互依赖</translation>
    </message>
    <message numerus="yes">
        <source>%1, a group of %n vertices</source>
        <translation>
            <numerusform>%1，含 %n 个顶点的组</numerusform>
        </translation>
    </message>
    <message>
        <source>Some groups stay closed: opening all would show %1 boxes</source>
        <translation>部分组保持折叠：全部展开将有 %1 个方框</translation>
    </message>
    <message>
        <source>Too many boxes to show at once: %1</source>
        <translation>方框过多，无法同时显示：%1 个</translation>
    </message>
    <message>
        <source>No other run of this graph to compare with</source>
        <translation>没有此图的其他运行可供比较</translation>
    </message>
    <message>
        <source>Ends later than in the other run</source>
        <translation>比另一运行晚结束</translation>
    </message>
    <message>
        <source>on another device</source>
        <translation>在另一设备上</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Wait between ready and start</source>
        <translation>就绪与开始之间的等待</translation>
    </message>
    <message>
        <source>Output and weights</source>
        <translation>输出与权重</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>%1 for %2, which ran %3</source>
        <translation>等待 %2 共 %1，当时它在运行 %3</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>等待 %2 共 %1</translation>
    </message>
    <message>
        <source>%1 for %2, which paused</source>
        <translation>等待 %2 共 %1，它在暂停</translation>
    </message>
    <message>
        <source>%1 for the barrier before its level</source>
        <translation>等待其层级前的屏障共 %1</translation>
    </message>
    <message>
        <source>%1 for memory</source>
        <translation>等待内存共 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices are selected</source>
        <translation>
            <numerusform>已选择 %n 个顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices to %1</source>
        <translation>
            <numerusform>将 %n 个顶点移到 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices: drop on a device above</source>
        <translation>
            <numerusform>%n 个顶点：放到上方的设备上</numerusform>
        </translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>未放置</translation>
    </message>
    <message>
        <source>Simple layout: Graphviz&apos;s dot was stopped</source>
        <translation>简单布局：Graphviz 的 dot 已停止</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices: drop on a device above or on a lane</source>
        <translation>
            <numerusform>%n 个顶点：拖放到上方的设备或泳道上</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for its turn</source>
        <translation>%1，等待轮次</translation>
    </message>
    <message>
        <source>The dataflow graph in layers</source>
        <translation>分层的数据流图</translation>
    </message>
    <message>
        <source>The dataflow graph in lanes by time</source>
        <translation>按时间分泳道的数据流图</translation>
    </message>
    <message>
        <source>The dataflow graph in lanes by level</source>
        <translation>按层级分泳道的数据流图</translation>
    </message>
    <message>
        <source>%1. Colour: %2</source>
        <translation>%1。颜色：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a vertex and its kind of operation</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a vertex and its device</comment>
        <translation>%1，在 %2 上</translation>
    </message>
    <message>
        <source>%1, starts at %2, takes %3</source>
        <translation>%1，开始于 %2，耗时 %3</translation>
    </message>
    <message>
        <source>%1. Current vertex: %2</source>
        <translation>%1。当前顶点：%2</translation>
    </message>
    <message>
        <source>%1. Current vertex (not selected): %2</source>
        <translation>%1。当前顶点（未选中）：%2</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>层级 %1</translation>
    </message>
    <message>
        <source>Levels %1 to %2</source>
        <translation>层级 %1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertices</source>
        <translation>
            <numerusform>%Ln 个顶点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::GuideWindow</name>
    <message>
        <source>The user guide is not installed. It is in the folder docs/guide of the source code.</source>
        <translation>未安装用户指南。指南位于源代码的 docs/guide 文件夹。</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>指南页面</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>在指南中查找</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>This link leads outside the guide</source>
        <translation>此链接指向指南之外</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南的页面</translation>
    </message>
</context>
<context>
    <name>doppler::HistoryChart</name>
    <message>
        <source>regression, %1 to the best so far</source>
        <translation>退步，与此前最好相差 %1</translation>
    </message>
    <message>
        <source>new best</source>
        <translation>新的最佳</translation>
    </message>
    <message>
        <source>%1 to the best so far</source>
        <translation>与此前最好相差 %1</translation>
    </message>
    <message>
        <source>Makespans over time</source>
        <translation>完工时间随时间的变化</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>退步</translation>
    </message>
    <message>
        <source>New best</source>
        <translation>新的最佳</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>doppler::HistoryView</name>
    <message>
        <source>Reading the folder…</source>
        <translation>正在读取文件夹…</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n 个运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regressions</source>
        <translation>
            <numerusform>%n 处退步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped files, such as %1</source>
        <translation>
            <numerusform>跳过 %n 个文件，例如 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>时间 (UTC)</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>完工时间 (s)</translation>
    </message>
    <message>
        <source>Over the best so far</source>
        <translation>超出此前最好</translation>
    </message>
    <message>
        <source>New best</source>
        <translation>新的最佳</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>退步</translation>
    </message>
    <message>
        <source>Choose a folder of results, placements or traces to see how their makespans changed over time.</source>
        <translation>请选择包含结果、放置方案或跟踪的文件夹，查看完工时间随时间的变化。</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>A run that is longer than the previous one and the best so far by more than this is a regression</source>
        <translation>比前一次和此前最好的都长出超过此值的运行算作退步</translation>
    </message>
</context>
<context>
    <name>doppler::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Select a vertex in the graph or a bar in the Gantt chart to see what it is, when it ran and what it waited for.</source>
        <translation>在图中选择一个顶点，或在甘特图中选择一个条，查看它是什么、何时运行、等待了什么。</translation>
    </message>
    <message>
        <source>Colocated with</source>
        <translation>绑定于</translation>
    </message>
    <message>
        <source>Inputs from</source>
        <translation>输入来自</translation>
    </message>
    <message>
        <source>Outputs to</source>
        <translation>输出送往</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>%1 (measured)</source>
        <translation>%1（实测）</translation>
    </message>
    <message>
        <source>%1 (from FLOPs)</source>
        <translation>%1（由计算量得出）</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1（估计）</translation>
    </message>
    <message>
        <source>Compute time</source>
        <translation>计算时间</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>its device, occupied by %1</source>
        <translation>其设备，被 %1 占用</translation>
    </message>
    <message>
        <source>the transfer of %1, %2 to %3</source>
        <translation>%1 的传输，%2 至 %3</translation>
    </message>
    <message>
        <source>the result of %1</source>
        <translation>%1 的结果</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>顶点 %1</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>运行时段</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>its device&apos;s pause after %1</source>
        <translation>其设备在 %1 之后的停顿</translation>
    </message>
    <message>
        <source>the barrier before its level</source>
        <translation>其层级之前的屏障</translation>
    </message>
    <message>
        <source>memory on its device</source>
        <translation>其设备上的内存</translation>
    </message>
    <message numerus="yes">
        <source>group of %n vertices</source>
        <translation>
            <numerusform>含 %n 个顶点的组</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>估计</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices of unknown cost</source>
        <translation>
            <numerusform>%n 个顶点代价未知</numerusform>
        </translation>
    </message>
    <message>
        <source>Data in</source>
        <translation>流入数据</translation>
    </message>
    <message>
        <source>Data out</source>
        <translation>流出数据</translation>
    </message>
    <message>
        <source>Data inside</source>
        <translation>内部数据</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n edges</source>
        <translation>
            <numerusform>%1：%2，%n 条边</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>其中 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute time: %1</source>
        <translation>计算时间：%1</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>its turn, until %1 started</source>
        <translation>轮次，直到 %1 开始</translation>
    </message>
    <message>
        <source>Idle gap</source>
        <translation>空闲间隙</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Awaited task</source>
        <translation>所等待的任务</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>下一个任务</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
</context>
<context>
    <name>doppler::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
</context>
<context>
    <name>doppler::IslandPage</name>
    <message>
        <source>Create islands</source>
        <translation>生成岛</translation>
    </message>
    <message>
        <source>Correct the marked entries.</source>
        <translation>请改正标出的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n 个设备</numerusform>
        </translation>
    </message>
    <message>
        <source>Identical devices in islands, with one bandwidth within an island and another between islands. They replace all devices and links; Undo restores those.</source>
        <translation>分成若干岛的相同设备：岛内一种带宽，岛间另一种带宽。它们将替换所有设备与链路；撤销可恢复原状。</translation>
    </message>
    <message>
        <source>Create these &amp;devices</source>
        <translation>生成这些设备(&amp;D)</translation>
    </message>
</context>
<context>
    <name>doppler::ItemModel</name>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>占用者</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Size (B)</source>
        <translation>大小 (B)</translation>
    </message>
    <message>
        <source>From (s)</source>
        <translation>起始 (s)</translation>
    </message>
    <message>
        <source>Until (s)</source>
        <translation>至 (s)</translation>
    </message>
</context>
<context>
    <name>doppler::KernelsDialog</name>
    <message>
        <source>&amp;Stand-in kernels</source>
        <translation>替代内核(&amp;S)</translation>
    </message>
    <message>
        <source>Measure kernels with the same FLOPs and bytes instead of the operations</source>
        <translation>改为测量具有相同 FLOP 数和字节数的内核</translation>
    </message>
    <message>
        <source>Measure &amp;known kernels again</source>
        <translation>重新测量已知内核(&amp;K)</translation>
    </message>
    <message>
        <source>Ignore the times that were kept of earlier measurements</source>
        <translation>忽略先前测量保留的时间</translation>
    </message>
    <message>
        <source>Measure kernels of %1</source>
        <translation>测量 %1 的内核</translation>
    </message>
    <message>
        <source>Measures every distinct kernel on the cores of this machine, while all devices of its kind are busy with it. The measured times become the costs of the graph.</source>
        <translation>在本机的核心上测量每个不同的内核，期间同类设备都在执行它。实测时间成为图的代价。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数目</translation>
    </message>
    <message>
        <source>Modelled</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>Modelled (s)</source>
        <translation>模型 (s)</translation>
    </message>
    <message>
        <source>Measured (s)</source>
        <translation>实测 (s)</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>重新测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Use measured times</source>
        <translation>使用实测时间(&amp;U)</translation>
    </message>
    <message>
        <source>The kernels have not been measured yet.</source>
        <translation>尚未测量内核。</translation>
    </message>
    <message>
        <source>The open devices are not those of this machine (&quot;local&quot;); the times are those of its cores.</source>
        <translation>打开的设备不是本机的设备（“local”）；这些时间是本机核心的时间。</translation>
    </message>
</context>
<context>
    <name>doppler::KeySheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>No matching keyboard shortcut.</source>
        <translation>没有匹配的快捷键。</translation>
    </message>
    <message>
        <source>Find a key or command</source>
        <translation>查找按键或命令</translation>
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
        <translation>立即退出</translation>
    </message>
    <message>
        <source>Quit without writing the remaining files</source>
        <translation>退出程序，不再写入其余文件</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
</context>
<context>
    <name>doppler::LayoutMenu</name>
    <message>
        <source>La&amp;yout</source>
        <translation>布局(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save layout…</source>
        <translation>保存布局(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the current arrangement of the panels under a name</source>
        <translation>以一个名称保存面板的当前位置</translation>
    </message>
    <message>
        <source>&amp;Explore</source>
        <translation>探索(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Save layout</source>
        <translation>保存布局</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>布局名称</translation>
    </message>
</context>
<context>
    <name>doppler::LessonEditor</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>保存教程</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>教程 (*.lesson)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>打开教程</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>未保存的教程</translation>
    </message>
    <message>
        <source>The lesson has changes that are not saved.</source>
        <translation>教程有未保存的更改。</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The lesson is valid.</source>
        <translation>教程有效。</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>新教程</translation>
    </message>
    <message>
        <source>%1[*] – Lesson editor</source>
        <translation>%1[*] – 教程编辑器</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文字(&amp;T)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Preview of the last valid text</source>
        <translation>上次有效文字的预览</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>教程的文字</translation>
    </message>
    <message>
        <source>Faults and remarks</source>
        <translation>错误与备注</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>T&amp;ry step</source>
        <translation>试用步骤(&amp;R)</translation>
    </message>
    <message>
        <source>Play the lesson in the window from the step at the text cursor</source>
        <translation>从文字光标所在的步骤开始在窗口中播放教程</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Check result</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>示范</translation>
    </message>
</context>
<context>
    <name>doppler::LessonResultsDialog</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Export lesson results</source>
        <translation>导出教程结果</translation>
    </message>
    <message>
        <source>JSON (*.json);;Table (*.csv)</source>
        <translation>JSON (*.json);;表格 (*.csv)</translation>
    </message>
    <message>
        <source>Folder of exported results</source>
        <translation>导出结果的文件夹</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>保存汇总</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>表格 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>已示范</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Failed checks</source>
        <translation>未通过的检查</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Done steps</source>
        <translation>完成的步骤</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>时间中位数</translation>
    </message>
    <message>
        <source>Not done by</source>
        <translation>未完成者</translation>
    </message>
    <message>
        <source>No folder is open.</source>
        <translation>没有打开的文件夹。</translation>
    </message>
    <message>
        <source>Lesson results</source>
        <translation>教程结果</translation>
    </message>
    <message>
        <source>My &amp;results</source>
        <translation>我的结果(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;lass</source>
        <translation>班级(&amp;L)</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>您的姓名(&amp;N)</translation>
    </message>
    <message>
        <source>The name under which the results are exported</source>
        <translation>导出结果所用的姓名</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the results as JSON or CSV, to hand them in</source>
        <translation>将结果保存为 JSON 或 CSV，以便提交</translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation>打开文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>Summarise a folder with one exported file per student</source>
        <translation>汇总一个文件夹，其中每个学生有一个导出的文件</translation>
    </message>
    <message>
        <source>&amp;Save summary…</source>
        <translation>保存汇总(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the summary as CSV or JSON</source>
        <translation>将汇总保存为 CSV 或 JSON</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>我的结果</translation>
    </message>
    <message>
        <source>Results by student</source>
        <translation>按学生的结果</translation>
    </message>
    <message>
        <source>Results by step</source>
        <translation>按步骤的结果</translation>
    </message>
    <message>
        <source>Skipped files</source>
        <translation>跳过的文件</translation>
    </message>
    <message>
        <source>You have not played a lesson yet. The results of your lessons appear here.</source>
        <translation>尚未进行任何教程。教程的结果将显示在此处。</translation>
    </message>
    <message>
        <source>Start the first lesson</source>
        <translation>开始第一个教程</translation>
    </message>
    <message>
        <source>Close this window and start the first lesson</source>
        <translation>关闭此窗口并开始第一个教程</translation>
    </message>
</context>
<context>
    <name>doppler::LessonView</name>
    <message>
        <source>No lesson is open. Choose one from the Lessons menu.</source>
        <translation>没有打开的教程。请从“教程”菜单中选择。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1/%2 步</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>下一个教程：%1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Instructions of the step</source>
        <translation>此步的说明</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>教程的进度</translation>
    </message>
    <message>
        <source>Checks of the step</source>
        <translation>此步的检查结果</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show a hint below the text</source>
        <translation>在文本下方显示提示</translation>
    </message>
    <message>
        <source>The lesson is complete. The previous graph and runs are still available.</source>
        <translation>教程已完成。先前的图与运行仍可使用。</translation>
    </message>
    <message>
        <source>Return to my work</source>
        <translation>回到我的工作</translation>
    </message>
    <message>
        <source>Keep the lesson&apos;s graph</source>
        <translation>保留教程的图</translation>
    </message>
</context>
<context>
    <name>doppler::Lessons</name>
    <message>
        <source>Lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>A lesson can&apos;t start while a placer is running. Wait until it ends, or choose Run, Stop placing.</source>
        <translation>放置算法运行期间无法开始教程。请等它结束，或选择“运行”菜单中的“停止放置”。</translation>
    </message>
</context>
<context>
    <name>doppler::LinkModel</name>
    <message>
        <source>From %1 to %2
Bandwidth %3
Latency %4
Channels: %5</source>
        <translation>从 %1 到 %2
带宽 %3
延迟 %4
通道：%5</translation>
    </message>
    <message>
        <source>Links from %1</source>
        <translation>从 %1 出发的链路</translation>
    </message>
    <message>
        <source>Links to %1</source>
        <translation>到 %1 的链路</translation>
    </message>
    <message numerus="yes">
        <source>Latency of %n link(s)</source>
        <translation>
            <numerusform>%n 条链路的延迟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bandwidth of %n link(s)</source>
        <translation>
            <numerusform>%n 条链路的带宽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Channels of %n link(s)</source>
        <translation>
            <numerusform>%n 条链路的通道</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::LinkPage</name>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>已选择 %n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>Select links to change several at once</source>
        <translation>选择链路，可一次更改多条</translation>
    </message>
    <message>
        <source>multiple values</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>新通道</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>显示(&amp;H)</translation>
    </message>
    <message>
        <source>Quantity shown in the matrix</source>
        <translation>矩阵中显示的量</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Links per channel</source>
        <translation>每个通道的链路数</translation>
    </message>
    <message>
        <source>For each link: number of links that use its busiest named channel</source>
        <translation>对每条链路：使用其最繁忙命名通道的链路数</translation>
    </message>
    <message>
        <source>Bo&amp;th ways</source>
        <translation>双向(&amp;T)</translation>
    </message>
    <message>
        <source>Also apply changes to the opposite direction</source>
        <translation>更改也应用于相反方向</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select links</source>
        <translation>选择链路</translation>
    </message>
    <message>
        <source>Select whole blocks of links</source>
        <translation>选择整块链路</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>所有链路</translation>
    </message>
    <message>
        <source>All from this device</source>
        <translation>从此设备出发的全部</translation>
    </message>
    <message>
        <source>All to this device</source>
        <translation>到此设备的全部</translation>
    </message>
    <message>
        <source>Within islands</source>
        <translation>岛内</translation>
    </message>
    <message>
        <source>Between islands</source>
        <translation>岛间</translation>
    </message>
    <message>
        <source>Opposite direction</source>
        <translation>相反方向</translation>
    </message>
    <message>
        <source>Links, a row for each sender and a column for each receiver</source>
        <translation>链路：每个发送方一行，每个接收方一列</translation>
    </message>
    <message>
        <source>Scroll the links horizontally</source>
        <translation>左右滚动链路</translation>
    </message>
    <message>
        <source>Scroll the links vertically</source>
        <translation>上下滚动链路</translation>
    </message>
    <message>
        <source>Scale of the colours</source>
        <translation>颜色刻度</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>带宽(&amp;B)</translation>
    </message>
    <message>
        <source>Bandwidth of the selected links: 12 GB/s, or *2 to double</source>
        <translation>选中链路的带宽：12 GB/s，或用 *2 加倍</translation>
    </message>
    <message>
        <source>&amp;Latency</source>
        <translation>延迟(&amp;L)</translation>
    </message>
    <message>
        <source>Latency of the selected links: 5 µs, or *2 to double</source>
        <translation>选中链路的延迟：5 µs，或用 *2 加倍</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Channels of the selected links</source>
        <translation>选中链路的通道</translation>
    </message>
    <message>
        <source>Named channels that a transfer on the selected links needs</source>
        <translation>选中链路上的传输所需的命名通道</translation>
    </message>
</context>
<context>
    <name>doppler::MachineDialog</name>
    <message>
        <source>Measure this machine</source>
        <translation>测量本机</translation>
    </message>
    <message>
        <source>Measures the cores, memory and copies of this machine, in about five seconds. The devices &quot;local&quot; are these cores.</source>
        <translation>在约五秒内测量本机的核心、内存和复制。设备“local”就是这些核心。</translation>
    </message>
    <message>
        <source>Device or copy</source>
        <translation>设备或复制</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Memory or copy</source>
        <translation>内存或复制</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>Byte/s</source>
        <translation>字节/秒</translation>
    </message>
    <message>
        <source>Overhead (s)</source>
        <translation>开销 (s)</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>重新测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open as devices</source>
        <translation>作为设备打开(&amp;O)</translation>
    </message>
    <message>
        <source>This machine has not been measured yet.</source>
        <translation>尚未测量本机。</translation>
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
        <translation>运行</translation>
    </message>
    <message>
        <source>Doppler Workbench</source>
        <translation>Doppler Workbench</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>打开教程</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>教程 (*.lesson)</translation>
    </message>
    <message>
        <source>The picture shows only part of the panel, because the whole panel would be too large</source>
        <translation>图片仅含面板的一部分，因为完整的面板过大</translation>
    </message>
</context>
<context>
    <name>doppler::MeasureDialog</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Measured: %1, load %2, other busy threads: %3</source>
        <translation>测量于：%1，负载 %2，其他繁忙线程：%3</translation>
    </message>
    <message>
        <source>governor %1</source>
        <translation>调频策略 %1</translation>
    </message>
</context>
<context>
    <name>doppler::MemoryChart</name>
    <message>
        <source>%1 (%2)</source>
        <comment>bytes and share</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>device, time, bytes</comment>
        <translation>%1，%2 时：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>doppler::MemoryHolder</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本</translation>
    </message>
</context>
<context>
    <name>doppler::MemoryView</name>
    <message>
        <source>The list has the %1 largest of %2 items.</source>
        <translation>列表包含 %2 项中最大的 %1 项。</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>device, time, bytes</comment>
        <translation>%1，%2 时：%3</translation>
    </message>
    <message>
        <source>Peak of %1: %2 at %3</source>
        <comment>device, bytes, time</comment>
        <translation>%1 的峰值：%2，在 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Place a graph. This panel then shows the memory of each device over time, and what holds it.</source>
        <translation>请先放置一个图。此面板随后显示每个设备的内存随时间的变化，以及其占用者。</translation>
    </message>
    <message>
        <source>Holders at the &amp;cursor</source>
        <translation>光标处的占用者(&amp;C)</translation>
    </message>
    <message>
        <source>List what is in memory at the time cursor instead of at the peak</source>
        <translation>列出时间光标处（而非峰值处）内存中的内容</translation>
    </message>
    <message>
        <source>Go to the &amp;peak</source>
        <translation>转到峰值(&amp;P)</translation>
    </message>
    <message>
        <source>Move the time cursor to the memory peak of the chosen device</source>
        <translation>将时间光标移到所选设备的内存峰值</translation>
    </message>
    <message>
        <source>Memory peak</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>Memory by holder</source>
        <translation>按占用者划分的内存</translation>
    </message>
    <message>
        <source>Memory of the devices over time</source>
        <translation>设备内存随时间的变化</translation>
    </message>
    <message>
        <source>Holders of the memory</source>
        <translation>内存的占用者</translation>
    </message>
</context>
<context>
    <name>doppler::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Le&amp;ssons</source>
        <translation>教程(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>P&amp;lacer</source>
        <translation>放置算法(&amp;L)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>甘特图</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Comparison charts</source>
        <translation>比较图表</translation>
    </message>
    <message>
        <source>Device editor</source>
        <translation>设备编辑器</translation>
    </message>
    <message>
        <source>Expression editor</source>
        <translation>表达式编辑器</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Run history</source>
        <translation>运行历史</translation>
    </message>
</context>
<context>
    <name>doppler::MessageBar</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>doppler::MethodTable</name>
    <message>
        <source>Methods and their figures</source>
        <translation>方法及其指标</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Mean slowdown</source>
        <translation>平均减速比</translation>
    </message>
    <message>
        <source>99th percentile</source>
        <translation>第 99 百分位</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>Throughput (1/s)</source>
        <translation>吞吐量 (1/s)</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>完工时间</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>完工时间 (s)</translation>
    </message>
    <message>
        <source>Mean of the graphs&apos; slowdowns: time from arrival to end, divided by the time alone</source>
        <translation>各图减速比的平均值：从到达到结束的时间除以单独运行的时间</translation>
    </message>
    <message>
        <source>The smallest slowdown that at least 99 % of the graphs do not exceed</source>
        <translation>至少 99 % 的图不超过的最小减速比</translation>
    </message>
    <message>
        <source>Jain&apos;s index of the slowdowns: 1 if all are equal</source>
        <translation>减速比的 Jain 指数：全部相等时为 1</translation>
    </message>
    <message>
        <source>Graphs per second between the first arrival and the last end</source>
        <translation>从首次到达到最后结束之间每秒完成的图数</translation>
    </message>
    <message>
        <source>The last end, from time 0</source>
        <translation>从时间 0 起的最后结束时间</translation>
    </message>
    <message>
        <source>The method that decides where vertices run; each checked method gives one run</source>
        <translation>决定顶点在哪里运行的方法；每个选中的方法给出一个运行</translation>
    </message>
</context>
<context>
    <name>doppler::Minimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>图的概览</translation>
    </message>
    <message>
        <source>Overview: drag to pan the graph</source>
        <translation>概览：拖动以平移视图</translation>
    </message>
</context>
<context>
    <name>doppler::ModelMenu</name>
    <message>
        <source>&amp;Execution model</source>
        <translation>执行模型(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Schedule rule</source>
        <translation>调度规则(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Channels</source>
        <translation>通道(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>代价(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>模式(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;emory</source>
        <translation>内存(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>噪声(&amp;N)</translation>
    </message>
    <message>
        <source>Use next see&amp;d (now %1)</source>
        <translation>使用下一个种子(&amp;D)（当前 %1）</translation>
    </message>
    <message>
        <source>Use other random numbers for the noise or for the random schedule rule</source>
        <translation>为噪声或随机调度规则使用另一组随机数</translation>
    </message>
</context>
<context>
    <name>doppler::ModuleBuildNote</name>
    <message>
        <source>The modules for learning and ONNX models are still being built</source>
        <translation>学习与 ONNX 模型的模块仍在构建中</translation>
    </message>
    <message>
        <source>The modules for learning and ONNX models are ready</source>
        <translation>学习与 ONNX 模型的模块已就绪</translation>
    </message>
    <message>
        <source>The learning module could not be built; for the reason, see build/run/modules.log</source>
        <translation>学习模块构建失败：原因见 build/run/modules.log</translation>
    </message>
</context>
<context>
    <name>doppler::MovedModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>From</source>
        <translation>原设备</translation>
    </message>
    <message>
        <source>To</source>
        <translation>现设备</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>晚结束</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>位置不同</translation>
    </message>
    <message>
        <source>Device in %1</source>
        <translation>%1 中的设备</translation>
    </message>
    <message>
        <source>End time in %1 minus end time in %2</source>
        <translation>%1 中的结束时间减去 %2 中的结束时间</translation>
    </message>
    <message>
        <source>Number of other runs that place it on another device than %1</source>
        <translation>把它放在与 %1 中不同设备上的其他运行的数量</translation>
    </message>
    <message>
        <source>Ends later (s)</source>
        <translation>晚结束 (s)</translation>
    </message>
</context>
<context>
    <name>doppler::OptionEditor</name>
    <message>
        <source>%1
Option %2, default %3</source>
        <translation>%1
选项 %2，默认为 %3</translation>
    </message>
</context>
<context>
    <name>doppler::OptionsDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>%1 的选项</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Re&amp;store defaults</source>
        <translation>恢复默认值(&amp;S)</translation>
    </message>
</context>
<context>
    <name>doppler::OverlayPainter</name>
    <message>
        <source>%1 to %2: %3</source>
        <comment>an interval and its length</comment>
        <translation>%1 至 %2：%3</translation>
    </message>
    <message>
        <source>%1, %2 of the makespan</source>
        <translation>%1，占完工时间的 %2</translation>
    </message>
</context>
<context>
    <name>doppler::PanelPictures</name>
    <message>
        <source>Export picture of a pane&amp;l</source>
        <translation>导出面板的图片(&amp;L)</translation>
    </message>
    <message>
        <source>Whole &amp;window…</source>
        <translation>整个窗口(&amp;W)…</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Export picture of the panel</source>
        <translation>导出面板的图片</translation>
    </message>
</context>
<context>
    <name>doppler::PathStrip</name>
    <message>
        <source>%1
%2 to %3, %4 (%5)</source>
        <translation>%1
%2 至 %3，%4（%5）</translation>
    </message>
</context>
<context>
    <name>doppler::PinnedBaseline</name>
    <message>
        <source>%1 to the baseline %2 (%3)</source>
        <comment>share, name and makespan of the baseline</comment>
        <translation>相对于基准 %2（%3）为 %1</translation>
    </message>
</context>
<context>
    <name>doppler::PlaceModelWizard</name>
    <message>
        <source>Save placement</source>
        <translation>保存放置方案</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>保存页面</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Devices by count and name such as 2xH100 or 1xA100+cpu, a preset such as 4xP100, this machine (local), or a file of devices.</source>
        <translation>按数量和名称给出的设备，如 2xH100 或 1xA100+cpu；预设，如 4xP100；本机 (local)；或设备文件。</translation>
    </message>
    <message>
        <source>The cores of this machine, which are measured first: about five seconds.</source>
        <translation>本机的核心，先进行测量：约五秒。</translation>
    </message>
    <message>
        <source>Devices and links of this file.</source>
        <translation>此文件中的设备和链路。</translation>
    </message>
    <message>
        <source>Step 1 of 3: the model</source>
        <translation>第 1 步，共 3 步：模型</translation>
    </message>
    <message>
        <source>Step 2 of 3: the machine</source>
        <translation>第 2 步，共 3 步：机器</translation>
    </message>
    <message>
        <source>Step 3 of 3: the goal</source>
        <translation>第 3 步，共 3 步：目标</translation>
    </message>
    <message>
        <source>Placing the model…</source>
        <translation>正在放置模型…</translation>
    </message>
    <message>
        <source>No placement</source>
        <translation>没有放置方案</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>An ONNX or TensorFlow model, a profile of PyTorch, or any other graph that the window opens.</source>
        <translation>ONNX 或 TensorFlow 模型、PyTorch 的性能记录，或窗口能打开的任何其他图。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>放置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open in window</source>
        <translation>在窗口中打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>End the search with the best placement so far</source>
        <translation>以目前最佳的放置方案结束搜索</translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>目前最佳：%1</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Place my model</source>
        <translation>放置我的模型</translation>
    </message>
    <message>
        <source>&amp;Model file</source>
        <translation>模型文件(&amp;M)</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>浏览(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>机器(&amp;M)</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>2xH100, 1xA100+cpu, 2 nodes of 8xH100</source>
        <translation>2xH100，1xA100+cpu，2 nodes of 8xH100</translation>
    </message>
    <message>
        <source>Meaning of the machine</source>
        <translation>机器的含义</translation>
    </message>
    <message>
        <source>One item, such as one batch or one request, is done as early as possible.</source>
        <translation>一个条目（如一个批次或一个请求）尽早完成。</translation>
    </message>
    <message>
        <source>A stream of items yields results as often as possible: the busiest device or channel has as little work per item as possible. Needs enough items under way at once.</source>
        <translation>条目流尽可能频繁地产出结果：最忙的设备或通道处理每个条目的工作量尽可能小。需要同时有足够多的条目在处理中。</translation>
    </message>
    <message>
        <source>The fullest device holds as little as possible, among runs that are close to the fastest.</source>
        <translation>在接近最快的运行中，占用最多的设备占用尽可能少。</translation>
    </message>
    <message>
        <source>&amp;Time budget</source>
        <translation>时间预算(&amp;T)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Accepted &amp;delay</source>
        <translation>可接受的延迟(&amp;D)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Memory: how much longer than the fastest run a run may be</source>
        <translation>内存：运行可以比最快的运行长多少</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Save p&amp;lacement…</source>
        <translation>保存放置方案(&amp;L)…</translation>
    </message>
    <message>
        <source>Save pa&amp;ge…</source>
        <translation>保存页面(&amp;G)…</translation>
    </message>
    <message>
        <source>Save the page that explains the placement</source>
        <translation>保存解释放置方案的页面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Model to place</source>
        <translation>要放置的模型</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Devices (*.json)</source>
        <translation>设备 (*.json)</translation>
    </message>
    <message>
        <source>Placed for %1</source>
        <translation>为%1放置</translation>
    </message>
    <message>
        <source>Makespan of one item</source>
        <translation>一个条目的完工时间</translation>
    </message>
    <message>
        <source>Time per item of a stream</source>
        <translation>条目流中每个条目的时间</translation>
    </message>
    <message>
        <source>Largest peak of memory</source>
        <translation>最大内存峰值</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>由以下方法找到</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>什么最有帮助</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>尝试过的方法</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>完工时间</translation>
    </message>
    <message>
        <source>Time per item</source>
        <translation>每个条目的时间</translation>
    </message>
    <message>
        <source>Largest peak</source>
        <translation>最大峰值</translation>
    </message>
    <message>
        <source>(does not fit)</source>
        <translation>（放不下）</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Why it takes as long as it does</source>
        <translation>为何需要这么长时间</translation>
    </message>
    <message>
        <source>What these figures rest on</source>
        <translation>这些数字的依据</translation>
    </message>
</context>
<context>
    <name>doppler::PlacementEditor</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices to %1</source>
        <translation>
            <numerusform>将 %n 个顶点移到 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n vertices</source>
        <translation>
            <numerusform>锁定 %n 个顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n vertices</source>
        <translation>
            <numerusform>解除锁定 %n 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
</context>
<context>
    <name>doppler::PlacerChooser</name>
    <message>
        <source>Yours</source>
        <translation>您的</translation>
    </message>
    <message>
        <source>No placer matches.</source>
        <translation>没有匹配的放置器。</translation>
    </message>
    <message>
        <source>Search placers by name, id or description</source>
        <translation>按名称、标识或说明搜索放置器</translation>
    </message>
</context>
<context>
    <name>doppler::PlacerDialog</name>
    <message>
        <source>Place with options</source>
        <translation>带选项放置</translation>
    </message>
    <message>
        <source>Placer</source>
        <translation>放置算法</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>种子(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>预算(&amp;B)</translation>
    </message>
    <message>
        <source>Placer&apos;s default</source>
        <translation>放置算法的默认值</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>This placer has no options.</source>
        <translation>此放置算法没有选项。</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>放置(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>回放</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>上一个事件</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一个事件</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Outline the chain of tasks, transfers and waiting times that ends at the makespan</source>
        <translation>勾勒出止于完工时间的任务、传输与等待链</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Show a row for every channel in use</source>
        <translation>为每个使用中的通道显示一行</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed of the playback; ×1 shows the whole run in 12 seconds</source>
        <translation>回放速度；×1 时整个运行用 12 秒放完</translation>
    </message>
    <message>
        <source>Time in the run</source>
        <translation>运行中的时间</translation>
    </message>
    <message>
        <source>Time and makespan</source>
        <translation>时间与完工时间</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play&amp;back speed</source>
        <translation>播放速度(&amp;B)</translation>
    </message>
</context>
<context>
    <name>doppler::PolicyPanel</name>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
</context>
<context>
    <name>doppler::PolicyView</name>
    <message>
        <source>Step %1/%2</source>
        <translation>第 %1/%2 步</translation>
    </message>
    <message>
        <source>stage %1, episode %2</source>
        <translation>阶段 %1，第 %2 回合</translation>
    </message>
    <message>
        <source>Makespan of the final placement: %1</source>
        <translation>最终放置方案的完工时间：%1</translation>
    </message>
    <message>
        <source>SEL: next vertex (of %1)</source>
        <translation>SEL：从 %1 个中选下一个顶点</translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation>熵 %1</translation>
    </message>
    <message>
        <source>PLC: device of %1</source>
        <translation>PLC：%1 的设备</translation>
    </message>
    <message>
        <source>Pause the episode</source>
        <translation>暂停回合</translation>
    </message>
    <message>
        <source>Play the episode</source>
        <translation>播放回合</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>No episode yet</source>
        <translation>还没有回合</translation>
    </message>
    <message>
        <source>While a policy is being trained, this panel shows step by step which vertex it selects next and on which device it places it.</source>
        <translation>训练策略时，此面板逐步显示它接下来选取哪个顶点、放在哪个设备上。</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Play the newest episodes of the running training</source>
        <translation>播放当前训练的最新回合</translation>
    </message>
    <message>
        <source>Probabilities of the candidates</source>
        <translation>候选顶点的概率</translation>
    </message>
    <message>
        <source>Probabilities of the devices</source>
        <translation>设备的概率</translation>
    </message>
    <message>
        <source>Step of the episode</source>
        <translation>回合中的步</translation>
    </message>
    <message>
        <source>Uncertainty of the choice in nats; 0 is certain</source>
        <translation>选择的不确定程度（奈特）：0 表示确定</translation>
    </message>
    <message>
        <source>Show steps in the graph</source>
        <translation>在图中逐步显示</translation>
    </message>
    <message>
        <source>While you step through an episode, the graph shows the placement so far</source>
        <translation>逐步查看回合时，图中显示到目前为止的放置</translation>
    </message>
    <message>
        <source>Views of the step</source>
        <translation>此步的各视图</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>教师</translation>
    </message>
    <message>
        <source>For %1, it shows the moves from the initial placement to the best one.</source>
        <translation>对于“%1”，此面板显示从初始放置到最佳放置的各次移动。</translation>
    </message>
    <message>
        <source>SEL: %1 (colocated)</source>
        <translation>SEL：%1（绑定）</translation>
    </message>
    <message>
        <source>Train a policy</source>
        <translation>训练策略</translation>
    </message>
    <message>
        <source>Go to step of selected vertex</source>
        <translation>转到所选顶点的步骤</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>策略(&amp;P)</translation>
    </message>
    <message>
        <source>Policy step %1/%2: %3 of %4 vertices placed</source>
        <translation>策略步骤 %1/%2：已放置 %4 个顶点中的 %3 个</translation>
    </message>
    <message>
        <source>Graph and Gantt chart show the placement as of this step. The times are those of the episode&apos;s final placement.</source>
        <translation>图和甘特图显示此步骤时的放置。时间取自该回合的最终放置。</translation>
    </message>
    <message>
        <source>Policy step %1/%2: placement of the episode, not of the run</source>
        <translation>策略步骤 %1/%2：显示的是回合的放置，而非运行的放置</translation>
    </message>
    <message>
        <source>Graph and Gantt chart show the placement as of this step.</source>
        <translation>图和甘特图显示此步骤时的放置。</translation>
    </message>
    <message>
        <source>Groups placed as one (colours repeat)</source>
        <translation>作为整体放置的分组（颜色会重复）</translation>
    </message>
    <message>
        <source>Colour graph by groups</source>
        <translation>按分组为图着色</translation>
    </message>
    <message>
        <source>Vertices that the policy placed as one have the same colour in the graph</source>
        <translation>策略作为一组放置的顶点在图中颜色相同</translation>
    </message>
</context>
<context>
    <name>doppler::PreferencesDialog</name>
    <message>
        <source>&amp;Reset all</source>
        <translation>全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>Reset all preferences to their defaults</source>
        <translation>将所有首选项恢复为默认值</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>System default follows changes of the system&apos;s theme while the program is running.</source>
        <translation>“跟随系统”在程序运行期间随系统变化。</translation>
    </message>
    <message>
        <source>Font si&amp;ze (%)</source>
        <translation>字号（%）(&amp;Z)</translation>
    </message>
    <message>
        <source>Per cent of the default size, 80 to 200.</source>
        <translation>相对于默认字号的百分比，80 到 200。</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>Language of menus and texts; names in files are not translated.</source>
        <translation>菜单与文本的语言；文件中的名称不翻译。</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>减少动画(&amp;M)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Welcome page</source>
        <translation>欢迎页</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>上次的会话</translation>
    </message>
    <message>
        <source>&amp;Open at start-up</source>
        <translation>启动时打开(&amp;O)</translation>
    </message>
    <message>
        <source>After an unexpected end of the program, the last session is restored instead.</source>
        <translation>若程序曾意外结束，则改为恢复上次的会话。</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Placer</source>
        <translation>放置算法(&amp;P)</translation>
    </message>
    <message>
        <source>Background work</source>
        <translation>后台任务</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>线程数(&amp;H)</translation>
    </message>
    <message>
        <source>Threads for placers and comparisons; 0 leaves one of the %1 cores to the window. Results don&apos;t depend on this number.</source>
        <translation>用于放置算法和比较的线程数；0 表示在 %1 个核心中留一个给窗口。结果与此数无关。</translation>
    </message>
    <message>
        <source>Auto&amp;save (s)</source>
        <translation>自动保存（秒）(&amp;S)</translation>
    </message>
    <message>
        <source>Seconds from a change until the session is saved automatically; 0 disables this.</source>
        <translation>从更改到自动保存会话的秒数；0 表示关闭。</translation>
    </message>
    <message>
        <source>&amp;Follow training</source>
        <translation>跟随训练(&amp;F)</translation>
    </message>
    <message>
        <source>Shows every new best placement of a training immediately.</source>
        <translation>训练一得到新的最优放置方案就立即显示。</translation>
    </message>
    <message>
        <source>Disables animations: views change without sliding or fading. The desktop&apos;s setting for reduced motion also applies.</source>
        <translation>关闭动画：视图直接变化，不滑动、不淡入淡出。桌面环境的“减少动画”设置同样有效。</translation>
    </message>
    <message>
        <source>Devices for samples and for the first graph that is opened: a preset, or a text such as 2xH100.</source>
        <translation>示例和首个打开的图所用的设备：预设，或 2xH100 这样的文本。</translation>
    </message>
    <message>
        <source>Placer that runs on every graph that is opened. There, Automatic ends after about a second.</source>
        <translation>对每个打开的图运行的放置算法。此时“自动”约一秒后结束。</translation>
    </message>
</context>
<context>
    <name>doppler::Presentation</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No run is shown</source>
        <translation>没有显示运行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>doppler::PresentationLegend</name>
    <message>
        <source>transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
</context>
<context>
    <name>doppler::PresentationView</name>
    <message>
        <source>H: keys · Esc: leave</source>
        <translation>H：按键 · Esc：退出</translation>
    </message>
    <message>
        <source>→, Page Down, Space</source>
        <translation>→、Page Down、Space</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>←, Page Up, Backspace</source>
        <translation>←、Page Up、Backspace</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>第一步、最后一步</translation>
    </message>
    <message>
        <source>Shift+→, Shift+←</source>
        <translation>Shift+→、Shift+←</translation>
    </message>
    <message>
        <source>Next, previous event of the run</source>
        <translation>运行的下一个、上一个事件</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Shift+Space</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Annotate the time at the cursor</source>
        <translation>为光标处的时间添加批注</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete the annotation at the cursor</source>
        <translation>删除光标处的批注</translation>
    </message>
    <message>
        <source>L, S</source>
        <translation>L、S</translation>
    </message>
    <message>
        <source>Laser dot, spotlight</source>
        <translation>激光点、聚光灯</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Ctrl+方向键</translation>
    </message>
    <message>
        <source>Move the pointer</source>
        <translation>移动指针</translation>
    </message>
    <message>
        <source>+, −, F</source>
        <translation>+、−、F</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show the whole run</source>
        <translation>放大、缩小、显示整个运行</translation>
    </message>
    <message>
        <source>C, T</source>
        <translation>C、T</translation>
    </message>
    <message>
        <source>Critical path, transfers</source>
        <translation>关键路径、传输</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>退出演示</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>甘特图</translation>
    </message>
</context>
<context>
    <name>doppler::PreviewPanel</name>
    <message>
        <source>%1 plus estimates</source>
        <translation>%1，另有估计值</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>measured times</source>
        <translation>实测时间</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>并行度</translation>
    </message>
    <message>
        <source>Name of the graph</source>
        <translation>图的名称</translation>
    </message>
    <message>
        <source>Kernel calls of the graph</source>
        <translation>图中的内核调用</translation>
    </message>
    <message>
        <source>Data dependencies of the graph</source>
        <translation>图中的数据依赖</translation>
    </message>
    <message>
        <source>Floating-point operations of all vertices</source>
        <translation>所有顶点的浮点运算量</translation>
    </message>
    <message>
        <source>Total size of all tensors passed between vertices</source>
        <translation>顶点之间传递的所有张量的总大小</translation>
    </message>
    <message>
        <source>Largest number of vertices at one level</source>
        <translation>同一层级的最大顶点数</translation>
    </message>
    <message>
        <source>Vertices on the longest path</source>
        <translation>最长路径上的顶点数</translation>
    </message>
    <message>
        <source>Vertices divided by depth: number of devices that could be busy on average</source>
        <translation>顶点数除以深度：平均可有多少设备忙碌</translation>
    </message>
    <message>
        <source>Some vertices have neither FLOPs nor measured times: their costs are estimated.</source>
        <translation>部分顶点既无 FLOP 数也无实测时间：其代价为估计值。</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>doppler::ProbabilityBars</name>
    <message>
        <source>%1: not allowed</source>
        <translation>%1：不允许</translation>
    </message>
    <message>
        <source>%1: probability %2</source>
        <translation>%1：概率 %2</translation>
    </message>
    <message>
        <source>The critical-path teacher would choose this</source>
        <translation>关键路径教师会选择此项</translation>
    </message>
</context>
<context>
    <name>doppler::RaceView</name>
    <message>
        <source>finished at %1</source>
        <translation>在 %1 完成</translation>
    </message>
    <message>
        <source>%1 of %2 tasks, %3</source>
        <translation>%1 / %2 个任务，%3</translation>
    </message>
    <message>
        <source>Positions in the race</source>
        <translation>竞赛名次</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Share of work done</source>
        <translation>已完成工作的比例</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>完工时间 (s)</translation>
    </message>
</context>
<context>
    <name>doppler::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>doppler::ReportExport</name>
    <message>
        <source>Export rep&amp;ort…</source>
        <translation>导出报告(&amp;O)…</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>HTML files (*.html)</source>
        <translation>HTML 文件 (*.html)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Runs that no command can reproduce</source>
        <translation>无法用命令重现的运行</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Not in this report: runs that ran out of memory</source>
        <translation>不在本报告中：内存不足的运行</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Save one HTML page with all graphs and runs, their differences, the trainings and the comparison</source>
        <translation>保存一个 HTML 页面，含所有图与运行、其差异、训练与比较</translation>
    </message>
</context>
<context>
    <name>doppler::ResultFilter</name>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 / %2 行</translation>
    </message>
    <message>
        <source>Find placers, graphs or devices</source>
        <translation>查找放置算法、图或设备</translation>
    </message>
    <message>
        <source>Find in the results</source>
        <translation>在结果中查找</translation>
    </message>
    <message>
        <source>All placers</source>
        <translation>所有放置算法</translation>
    </message>
    <message>
        <source>All graphs</source>
        <translation>所有图</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>所有设备</translation>
    </message>
    <message>
        <source>Filter by placer</source>
        <translation>按放置算法筛选</translation>
    </message>
    <message>
        <source>Filter by graph</source>
        <translation>按图筛选</translation>
    </message>
    <message>
        <source>Filter by devices</source>
        <translation>按设备筛选</translation>
    </message>
</context>
<context>
    <name>doppler::RivalCommands</name>
    <message>
        <source>Save the hard problem</source>
        <translation>保存困难问题</translation>
    </message>
    <message>
        <source>Graphs (*.json)</source>
        <translation>图 (*.json)</translation>
    </message>
</context>
<context>
    <name>doppler::RivalDialog</name>
    <message>
        <source>%1 takes %2 times as long as %3: %4 and %5. At the start, the ratio was %6. Problems tried: %7.</source>
        <translation>%1 的用时是 %3 的 %2 倍：%4 和 %5。起始时比值为 %6。尝试的问题数：%7。</translation>
    </message>
    <message>
        <source>Problem %1 of %2 · ratio: %3 (at the start %4)</source>
        <translation>第 %1 个问题，共 %2 个 · 比值：%3（起始时 %4）</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Find a hard problem</source>
        <translation>寻找困难问题</translation>
    </message>
    <message>
        <source>Starts at %1 and changes the work of vertices, the sizes of transfers, edges and speeds until the slow placer is as bad as possible compared with the fast one.</source>
        <translation>从 %1 开始，改变顶点的工作量、传输大小、边和速度，直到慢的放置算法与快的相比尽可能差。</translation>
    </message>
    <message>
        <source>&amp;Slow placer</source>
        <translation>慢的放置算法(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Fast placer</source>
        <translation>快的放置算法(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>问题数(&amp;P)</translation>
    </message>
    <message>
        <source>Number of problems to try; each one is placed by both placers</source>
        <translation>要尝试的问题数；每个问题由两个放置算法放置</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keep edges</source>
        <translation>保留边(&amp;K)</translation>
    </message>
    <message>
        <source>Neither add nor delete edges</source>
        <translation>不添加也不删除边</translation>
    </message>
    <message>
        <source>Keep &amp;devices</source>
        <translation>保留设备(&amp;D)</translation>
    </message>
    <message>
        <source>Leave the speeds of devices and links as they are</source>
        <translation>不改变设备和链路的速度</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>搜索(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>End the search with the worst problem so far</source>
        <translation>以目前最难的问题结束搜索</translation>
    </message>
    <message>
        <source>Save and &amp;open…</source>
        <translation>保存并打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Save the problem and show both runs side by side</source>
        <translation>保存问题并并列显示两次运行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>doppler::RunCommands</name>
    <message>
        <source>Save calibrated devices</source>
        <translation>保存校准后的设备</translation>
    </message>
    <message>
        <source>Devices (*.json)</source>
        <translation>设备 (*.json)</translation>
    </message>
    <message>
        <source>&amp;Four bars</source>
        <translation>四根条(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;alibrate from this run…</source>
        <translation>按此运行校准(&amp;A)…</translation>
    </message>
    <message>
        <source>Measured, %1</source>
        <translation>实测，%1</translation>
    </message>
</context>
<context>
    <name>doppler::RunDetailsDialog</name>
    <message>
        <source>%1 (removed)</source>
        <translation>%1（已移除）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run and how it came about</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>运行详情</translation>
    </message>
    <message numerus="yes">
        <source>Details of %n runs</source>
        <translation>
            <numerusform>%n 个运行的详情</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>分组(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>标签(&amp;T)</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>备注(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>来历(&amp;H)</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>以逗号分隔</translation>
    </message>
    <message>
        <source>How the run came about. Enter or a double click shows a run.</source>
        <translation>运行的来历。按 Enter 或双击可显示某个运行。</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>复制命令行</translation>
    </message>
    <message>
        <source>Copy the command that makes this run again</source>
        <translation>复制可再次得到此运行的命令</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>正在模拟…</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>条目流</translation>
    </message>
    <message>
        <source>The graph is executed once for each item of a simulated stream, several at once</source>
        <translation>模拟的条目流对每个条目执行一次图，多个条目同时进行</translation>
    </message>
</context>
<context>
    <name>doppler::RunsModel</name>
    <message>
        <source>%1, %2, gap %3</source>
        <translation>%1，%2，差距 %3</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练中</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Lower bound %1, gap %2</source>
        <translation>下界 %1，差距 %2</translation>
    </message>
    <message>
        <source>Moved %1, idle %2</source>
        <translation>传输 %1，空闲 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n simulated placement(s) in %1</source>
        <translation>
            <numerusform>模拟 %n 个放置方案，用时 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>trained</source>
        <translation>训练所得</translation>
    </message>
    <message>
        <source>Makespan %1</source>
        <translation>完工时间 %1</translation>
    </message>
    <message>
        <source>training, seed %1</source>
        <translation>训练中，种子 %1</translation>
    </message>
    <message>
        <source>trained, seed %1</source>
        <translation>训练所得，种子 %1</translation>
    </message>
    <message>
        <source>based on %1</source>
        <translation>源自 %1</translation>
    </message>
    <message numerus="yes">
        <source>seed %1, %n locked</source>
        <translation>
            <numerusform>种子 %1，锁定 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>does not fit, %1</source>
        <translation>放不下，%1</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>baseline, %1</source>
        <translation>基准，%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>details and tags</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Makespan %1, the baseline</source>
        <translation>完工时间 %1，即基准</translation>
    </message>
    <message>
        <source>Makespan %1, %2 to the baseline</source>
        <translation>完工时间 %1，与基准相差 %2</translation>
    </message>
    <message>
        <source>Origin: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Without a group</source>
        <translation>无分组</translation>
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
        <translation>第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 / %2 个运行</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter of the runs</source>
        <translation>运行的筛选条件</translation>
    </message>
    <message>
        <source>Words, or conditions such as tag:fast, placer = heft or makespan &lt; 2ms. Ctrl+Space lists the columns.</source>
        <translation>词语或条件，例如 tag:fast、placer = heft 或 makespan &lt; 2ms。Ctrl+空格列出各列。</translation>
    </message>
</context>
<context>
    <name>doppler::RunsPanel</name>
    <message>
        <source>Save placement</source>
        <translation>保存放置方案</translation>
    </message>
    <message>
        <source>Export trace</source>
        <translation>导出轨迹</translation>
    </message>
    <message>
        <source>Traces for Perfetto (*.json);;Tables (*.csv)</source>
        <translation>Perfetto 轨迹 (*.json);;表格 (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n runs removed</source>
        <translation>
            <numerusform>已移除 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>&amp;Filter runs</source>
        <translation>筛选运行(&amp;F)</translation>
    </message>
    <message>
        <source>Show only the runs with a word, tag, placer or makespan</source>
        <translation>只显示具有某个词、标签、放置算法或完工时间的运行</translation>
    </message>
    <message numerus="yes">
        <source>Details of %n runs changed</source>
        <translation>
            <numerusform>已更改 %n 个运行的详情</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::RunsView</name>
    <message>
        <source>No placements yet. Choose a placer above and press Place.</source>
        <translation>还没有放置方案。请在上方选择放置算法，然后按“放置”。</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Save placement…</source>
        <translation>保存放置方案…</translation>
    </message>
    <message>
        <source>Export trace…</source>
        <translation>导出轨迹…</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>完工时间 (s)</translation>
    </message>
    <message>
        <source>Lower bound (s)</source>
        <translation>下界 (s)</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Moved (bytes)</source>
        <translation>传输量（字节）</translation>
    </message>
    <message>
        <source>Idle share</source>
        <translation>空闲占比</translation>
    </message>
    <message>
        <source>Copy run&apos;s figures</source>
        <translation>复制运行的数据</translation>
    </message>
    <message>
        <source>Remove selected runs</source>
        <translation>移除所选运行</translation>
    </message>
    <message>
        <source>Remove all other runs</source>
        <translation>移除其他所有运行</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>内存放得下</translation>
    </message>
    <message>
        <source>First overflow</source>
        <translation>首次溢出</translation>
    </message>
    <message>
        <source>Four bars</source>
        <translation>四根条</translation>
    </message>
    <message>
        <source>Over baseline</source>
        <translation>超出基准</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Run details…</source>
        <translation>运行详情…</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Show all makespans of this graph also relative to this run</source>
        <translation>同时显示此图所有完工时间相对于此运行的差异</translation>
    </message>
</context>
<context>
    <name>doppler::SampleButton</name>
    <message>
        <source>Sample %1</source>
        <translation>示例 %1</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 个顶点</translation>
    </message>
</context>
<context>
    <name>doppler::SamplesMenu</name>
    <message>
        <source>Sa&amp;mples</source>
        <translation>示例(&amp;M)</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>在 %1 上</translation>
    </message>
</context>
<context>
    <name>doppler::ScaleLegend</name>
    <message>
        <source>Colours: %1, from %2 to %3</source>
        <translation>颜色：%1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>(logarithmic)</source>
        <translation>（对数）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>未知：%1</translation>
    </message>
    <message>
        <source>Colours: %1 (%2)</source>
        <translation>颜色：%1（%2）</translation>
    </message>
</context>
<context>
    <name>doppler::SegmentModel</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>段</translation>
    </message>
    <message>
        <source>Start (s)</source>
        <translation>开始 (s)</translation>
    </message>
    <message>
        <source>Duration (s)</source>
        <translation>时长 (s)</translation>
    </message>
</context>
<context>
    <name>doppler::SessionActions</name>
    <message>
        <source>Restored the last session</source>
        <translation>已恢复上次的会话</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>舍弃</translation>
    </message>
    <message>
        <source>The last session was not restored automatically: the program ended unexpectedly with it twice</source>
        <translation>未自动恢复上次的会话：程序曾两次因它意外结束</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>&amp;Session checkpoints</source>
        <translation>会话的检查点(&amp;S)</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Sessions (%1)</source>
        <translation>会话 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>The complete session, including the parts that could not be restored, is saved in %1</source>
        <translation>完整的会话（包括未能恢复的部分）保存在 %1</translation>
    </message>
    <message>
        <source>The last session can&apos;t be restored: %1</source>
        <translation>无法恢复上次的会话：%1</translation>
    </message>
    <message>
        <source>The last session was not restored</source>
        <translation>未恢复上次的会话</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Another session replaced the open one</source>
        <translation>另一个会话已取代打开的会话</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
</context>
<context>
    <name>doppler::SettingsModel</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Best (s)</source>
        <translation>最优 (s)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>时间 (s)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>doppler::SideBySidePanel</name>
    <message numerus="yes">
        <source>%n runs of other graphs can&apos;t be compared with these.</source>
        <translation>
            <numerusform>%n 个其他图的运行无法与这些运行比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列</translation>
    </message>
</context>
<context>
    <name>doppler::SideBySideRuns</name>
    <message numerus="yes">
        <source>Show all %n runs of this graph</source>
        <translation>
            <numerusform>显示此图的全部 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Place with %1</source>
        <translation>用 %1 放置</translation>
    </message>
</context>
<context>
    <name>doppler::SideBySideView</name>
    <message>
        <source>Runs with another device</source>
        <translation>设备不同的运行数</translation>
    </message>
    <message>
        <source>%1 of %2 vertices moved</source>
        <translation>%1 / %2 个顶点已移动</translation>
    </message>
    <message>
        <source>Export runs side by side</source>
        <translation>导出并列的运行</translation>
    </message>
    <message>
        <source>Table (*.csv *.tsv);;JSON (*.json)</source>
        <translation>表格 (*.csv *.tsv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>&amp;Align runs</source>
        <translation>对齐运行(&amp;A)</translation>
    </message>
    <message>
        <source>At the &amp;start</source>
        <translation>在开始处(&amp;S)</translation>
    </message>
    <message>
        <source>At the &amp;end</source>
        <translation>在结束处(&amp;E)</translation>
    </message>
    <message>
        <source>At the selected &amp;vertex</source>
        <translation>在选中的顶点处(&amp;V)</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>手动(&amp;H)</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>对齐(&amp;L)</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>Time at which the runs are aligned; drag a run&apos;s title to shift it</source>
        <translation>各运行的对齐时刻；拖动运行的标题可移动该运行</translation>
    </message>
    <message>
        <source>Play all runs</source>
        <translation>播放所有运行</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>参照(&amp;R)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>Run that the others are compared with</source>
        <translation>其他运行与之比较的运行</translation>
    </message>
    <message>
        <source>&amp;Fit all runs</source>
        <translation>适应所有运行(&amp;F)</translation>
    </message>
    <message>
        <source>Show all runs from start to end</source>
        <translation>从开始到结束显示所有运行</translation>
    </message>
    <message>
        <source>&amp;Transfers of all runs</source>
        <translation>所有运行的传输(&amp;T)</translation>
    </message>
    <message>
        <source>Show a row for every channel in use</source>
        <translation>为每个使用中的通道显示一行</translation>
    </message>
    <message>
        <source>&amp;Mark moved vertices</source>
        <translation>标出移动的顶点(&amp;M)</translation>
    </message>
    <message>
        <source>Colour the graph by &amp;disagreement</source>
        <translation>按分歧为图着色(&amp;D)</translation>
    </message>
    <message>
        <source>Colour each vertex by the number of runs that place it on another device than the reference does</source>
        <translation>按把它放在与参照不同设备上的运行数量，为每个顶点着色</translation>
    </message>
    <message>
        <source>Outline vertices that are on another device than in the reference</source>
        <translation>勾勒出与参照不在同一设备上的顶点</translation>
    </message>
    <message>
        <source>C&amp;opy the differences</source>
        <translation>复制差异(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the table of differences, to paste it into a spreadsheet</source>
        <translation>复制差异表，以粘贴到电子表格</translation>
    </message>
    <message>
        <source>E&amp;xport side by side…</source>
        <translation>导出并列(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the charts as a picture, or the differences as a table or JSON</source>
        <translation>将图表保存为图片，或将差异保存为表格或 JSON</translation>
    </message>
    <message>
        <source>No runs are side by side yet. Select two or more runs of one graph in the list of runs (with Ctrl or Shift), then choose Side by side.</source>
        <translation>还没有并列的运行。请在运行列表中选择同一个图的两个或更多运行（按住 Ctrl 或 Shift），然后选择“并列”。</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>差异(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Moved</source>
        <translation>移动的顶点(&amp;M)</translation>
    </message>
    <message>
        <source>Ra&amp;ce</source>
        <translation>竞赛(&amp;C)</translation>
    </message>
    <message>
        <source>Reasons for the faster run</source>
        <translation>较快运行的原因</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Moved vertices</source>
        <translation>移动的顶点</translation>
    </message>
    <message>
        <source>Run whose moved vertices are shown</source>
        <translation>显示其移动顶点的运行</translation>
    </message>
    <message>
        <source>Export four bars</source>
        <translation>导出四根条</translation>
    </message>
    <message>
        <source>Fo&amp;ur bars</source>
        <translation>四根条(&amp;U)</translation>
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
        <translation>参照</translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>移动 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>starts at %1</source>
        <translation>在 %1 开始</translation>
    </message>
</context>
<context>
    <name>doppler::StateKey</name>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>in transfer</source>
        <translation>传输中</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>图例：%1</translation>
    </message>
</context>
<context>
    <name>doppler::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Stop; a search returns its best so far</source>
        <translation>停止；搜索会返回目前的最优解</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Kernel calls of the graph</source>
        <translation>图中的内核调用数</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Data dependencies of the graph</source>
        <translation>图中的数据依赖数</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>完工时间</translation>
    </message>
    <message>
        <source>Time from the start to the end of the last task: %1</source>
        <translation>从开始到最后一个任务结束的时间：%1</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1（估计）</translation>
    </message>
    <message>
        <source>No placement is faster than this: the longest path on the fastest devices, or all work spread over the devices by their speeds, without transfers: %1</source>
        <translation>任何放置方案都不会比它更快：不计传输，在最快设备上的最长路径，或按速度分摊到各设备的全部工作：%1</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Makespan of the shown run over the lower bound, minus 1</source>
        <translation>当前显示运行的完工时间与下界之比减 1</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>传输量</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Share of the devices&apos; time in which no task runs</source>
        <translation>设备没有任务运行的时间比例</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>完成进度</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Data sent between devices: %1</source>
        <translation>设备之间发送的数据：%1</translation>
    </message>
</context>
<context>
    <name>doppler::StepsPage</name>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>Step %1 of %2, at %3</source>
        <translation>第 %1/%2 步，在 %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Became ready</source>
        <translation>变为就绪</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>没有选择</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Idle devices</source>
        <translation>空闲的设备</translation>
    </message>
    <message>
        <source>First event</source>
        <translation>第一个事件</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>上一个事件</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一个事件</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>最后一个事件</translation>
    </message>
    <message>
        <source>Events of this step</source>
        <translation>此步的事件</translation>
    </message>
</context>
<context>
    <name>doppler::StreamText</name>
    <message>
        <source>Period %1 per item (at least %2), throughput %3 items per second, bubble share %4</source>
        <translation>每个条目的周期 %1（至少 %2），吞吐量每秒 %3 个条目，气泡份额 %4</translation>
    </message>
    <message>
        <source>Period at least %1 per item; the graph is too large to simulate a stream</source>
        <translation>每个条目的周期至少 %1；图过大，无法模拟条目流</translation>
    </message>
    <message>
        <source>Pipeline: period at least %1 per item, bubble share %2</source>
        <translation>流水线：每个条目的周期至少 %1，气泡份额 %2</translation>
    </message>
</context>
<context>
    <name>doppler::SuiteEntry</name>
    <message>
        <source>Suite %1, quick</source>
        <translation>套件 %1，快速</translation>
    </message>
    <message>
        <source>Suite %1</source>
        <translation>套件 %1</translation>
    </message>
    <message numerus="yes">
        <source>Benchmark suite of %n fixed rows with published figures. It brings its own devices and models and replaces all other ticked graphs and devices.</source>
        <translation>
            <numerusform>由 %n 个固定行组成的基准套件，附有已发表的数值。它自带设备和模型，并取代所有其他已勾选的图和设备。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>suite, rows</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>doppler::SummaryModel</name>
    <message>
        <source>Placer</source>
        <translation>放置算法</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 置信区间</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜出</translation>
    </message>
    <message>
        <source>Mean makespan over the seeds</source>
        <translation>各种子的平均完工时间</translation>
    </message>
    <message>
        <source>Sample standard deviation of the makespan</source>
        <translation>完工时间的样本标准差</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean, by Student&apos;s t</source>
        <translation>均值的 95 % 置信区间（Student t 分布）</translation>
    </message>
    <message>
        <source>Shortest makespan</source>
        <translation>最短完工时间</translation>
    </message>
    <message>
        <source>Mean gap to the lower bound</source>
        <translation>与下界的平均差距</translation>
    </message>
    <message>
        <source>Mean number of simulated placements</source>
        <translation>模拟放置方案的平均数</translation>
    </message>
    <message>
        <source>Mean wall-clock time of the placer</source>
        <translation>放置算法的平均实际用时</translation>
    </message>
    <message>
        <source>Number of seeds with which no placer found a shorter makespan</source>
        <translation>没有放置算法得到更短完工时间的种子数</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Failed runs: %1
%2</source>
        <translation>失败的运行：%1
%2</translation>
    </message>
    <message>
        <source>No run has finished yet</source>
        <translation>还没有完成的运行</translation>
    </message>
    <message>
        <source>%1 (s)</source>
        <comment>caption with its unit</comment>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Whether the runs fit into the memory of the devices</source>
        <translation>运行是否放得进设备内存</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it fits</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <comment>it does not fit</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <translation>种子 %1：%2</translation>
    </message>
    <message>
        <source>Every run fits into memory</source>
        <translation>每个运行都放得下</translation>
    </message>
    <message>
        <source>Memory is not checked</source>
        <translation>不检查内存</translation>
    </message>
</context>
<context>
    <name>doppler::TableFiles</name>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv)</source>
        <translation>表格 (*.csv *.tsv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Save table as…</source>
        <translation>表格另存为…</translation>
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
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 / %2 行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column and its sum</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n totals</source>
        <translation>
            <numerusform>%n 个合计</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选中 %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no totals</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Place a graph. This page then lists tasks, transfers, tensors, operations and devices of the run.</source>
        <translation>请放置一个图。随后此页会列出运行的任务、传输、张量、运算和设备。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Which table of the run is shown</source>
        <translation>显示运行的哪个表格</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Conditions: a column, one of = != &lt; &lt;= &gt; &gt;= ~ and a value; or a column, in and (values). Join them with and, or, not and parentheses. Words are searched in all texts. Ctrl+Space lists the columns.</source>
        <translation>条件：列名、= != &lt; &lt;= &gt; &gt;= ~ 之一和一个值；或列名、in 和（若干值）。用 and、or、not 和括号连接。词语在所有文本中查找。Ctrl+Space 列出各列。</translation>
    </message>
    <message>
        <source>&amp;Totals by</source>
        <translation>合计依据(&amp;T)</translation>
    </message>
    <message>
        <source>Totals by</source>
        <translation>合计依据</translation>
    </message>
    <message>
        <source>Show one row for each value of this column, with sums</source>
        <translation>为该列的每个值显示一行及其合计</translation>
    </message>
    <message>
        <source>Column of the totals</source>
        <translation>合计的列</translation>
    </message>
    <message>
        <source>Column that the totals add up</source>
        <translation>合计所累加的列</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Show and hide columns</source>
        <translation>显示和隐藏列</translation>
    </message>
    <message>
        <source>Table of the run</source>
        <translation>运行的表格</translation>
    </message>
    <message>
        <source>Words, or conditions such as %1</source>
        <translation>词语，或条件，例如 %1</translation>
    </message>
</context>
<context>
    <name>doppler::TeacherPage</name>
    <message>
        <source>Only differences</source>
        <translation>仅显示不同之处</translation>
    </message>
    <message>
        <source>Decisions of policy and teacher</source>
        <translation>策略与教师的决策</translation>
    </message>
    <message>
        <source>This policy has no teacher to compare it with.</source>
        <translation>此策略没有可比较的教师。</translation>
    </message>
    <message>
        <source>Same as the critical-path teacher: %1 of %3 vertices, %2 of %3 devices</source>
        <translation>与关键路径教师一致：顶点 %1/%3，设备 %2/%3</translation>
    </message>
</context>
<context>
    <name>doppler::TopologyDialog</name>
    <message>
        <source>Start from a file</source>
        <translation>从文件开始</translation>
    </message>
    <message>
        <source>Copied as JSON</source>
        <translation>已复制为 JSON</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>The open devices</source>
        <translation>打开的设备</translation>
    </message>
    <message>
        <source>Start from the open devices</source>
        <translation>从打开的设备开始</translation>
    </message>
    <message>
        <source>Islands…</source>
        <translation>岛…</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Start from %1</source>
        <translation>从 %1 开始</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Start from devices</source>
        <translation>从设备开始</translation>
    </message>
    <message>
        <source>Devices (*.json);;All files (*)</source>
        <translation>设备 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save devices</source>
        <translation>保存设备</translation>
    </message>
    <message>
        <source>Source of the figures: %1</source>
        <translation>数据来源：%1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>没有可撤销的内容</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>没有可重做的内容</translation>
    </message>
    <message>
        <source>Edit devices</source>
        <translation>编辑设备</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起始于</translation>
    </message>
    <message>
        <source>Start from other devices; Undo restores the current ones</source>
        <translation>以其他设备开始；撤销可恢复当前设备</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Name of the devices</source>
        <translation>设备的名称</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>Copy the devices as JSON, in the format of device files</source>
        <translation>以设备文件的 JSON 格式复制设备</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save the devices to a file</source>
        <translation>将设备保存到文件</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>岛</translation>
    </message>
    <message>
        <source>Parts of the topology</source>
        <translation>拓扑的各部分</translation>
    </message>
    <message>
        <source>Picture of the devices and links</source>
        <translation>设备与链路的图片</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close without applying; the changes are still there when this window is opened again</source>
        <translation>关闭而不应用；再次打开时更改仍在</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Use these devices and run the placer again (%1)</source>
        <translation>使用这些设备并重新运行放置算法 (%1)</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>已复制为图片</translation>
    </message>
    <message>
        <source>Export picture of the devices</source>
        <translation>导出设备的图片</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>导出图片…</translation>
    </message>
    <message>
        <source>The picture shows only part of the table, because the whole table would be too large.</source>
        <translation>图片仅含表格的一部分，因为完整的表格过大。</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingDialog</name>
    <message>
        <source>Checkpoint file</source>
        <translation>检查点文件</translation>
    </message>
    <message>
        <source>%1 with %2 vertices, on %3</source>
        <translation>%1，%2 个顶点，设备为 %3</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Custom settings</source>
        <translation>自定义设置</translation>
    </message>
    <message>
        <source>Stage I: imitation</source>
        <translation>阶段 I：模仿</translation>
    </message>
    <message>
        <source>Stage II: simulation</source>
        <translation>阶段 II：模拟</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Random actions (epsilon)</source>
        <translation>随机动作 (epsilon)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>None: the training can&apos;t be resumed</source>
        <translation>无：训练将无法继续</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Continue from this checkpoint</source>
        <translation>从此检查点继续</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>更多设置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Graph to train on</source>
        <translation>训练所用的图</translation>
    </message>
    <message>
        <source>Stage III: engine</source>
        <translation>阶段 III：引擎</translation>
    </message>
    <message>
        <source>Train a policy</source>
        <translation>训练策略</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Trainings</source>
        <translation>训练次数</translation>
    </message>
    <message>
        <source>Number of trainings; each uses the next seed</source>
        <translation>训练的次数；每次使用下一个种子</translation>
    </message>
    <message>
        <source>Also train the controls: the same sampler without learning</source>
        <translation>同时训练对照：相同的采样器，但不学习</translation>
    </message>
    <message>
        <source>More graphs</source>
        <translation>其他图</translation>
    </message>
    <message>
        <source>Further graphs to train on</source>
        <translation>同时训练的其他图</translation>
    </message>
    <message>
        <source>Add a graph; the training alternates between all its graphs</source>
        <translation>添加一个图；训练在其所有图之间轮流进行</translation>
    </message>
    <message>
        <source>Remove the graph</source>
        <translation>移除此图</translation>
    </message>
    <message>
        <source>With several trainings, each file name contains the seed</source>
        <translation>多次训练时，文件名中含各自的种子</translation>
    </message>
    <message>
        <source>%1 already exists; a new training overwrites it.</source>
        <translation>%1 已存在；重新训练会覆盖它。</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint file(s) already exist, such as %1; a new training overwrites them.</source>
        <translation>
            <numerusform>已有 %n 个检查点文件，例如 %1；重新训练会覆盖它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint)</source>
        <translation>检查点 (*.checkpoint)</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>Networks to start from</source>
        <translation>用作起点的网络</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler)</source>
        <translation>检查点 (*.checkpoint *.doppler)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起始于</translation>
    </message>
    <message>
        <source>Checkpoint whose networks the training starts from</source>
        <translation>训练以其网络为起点的检查点</translation>
    </message>
    <message>
        <source>None: new networks</source>
        <translation>无：新的网络</translation>
    </message>
    <message>
        <source>A checkpoint of the same policy and size; its graph and devices may differ</source>
        <translation>策略和大小相同的检查点；图和设备可以不同</translation>
    </message>
    <message>
        <source>Choose the checkpoint to start from</source>
        <translation>选择作为起点的检查点</translation>
    </message>
    <message>
        <source>Add a graph…</source>
        <translation>添加图…</translation>
    </message>
    <message>
        <source>All stages have 0 episodes; enter at least 1 for one of them.</source>
        <translation>所有阶段的回合数均为 0；请为至少一个阶段输入不少于 1 的值。</translation>
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
        <translation>从检查点继续</translation>
    </message>
    <message>
        <source>Checkpoints (*.checkpoint *.doppler)</source>
        <translation>检查点 (*.checkpoint *.doppler)</translation>
    </message>
    <message>
        <source>Open training logs</source>
        <translation>打开训练日志</translation>
    </message>
    <message>
        <source>Open checkpoint</source>
        <translation>打开检查点</translation>
    </message>
    <message>
        <source>%1 contains a trained policy. Place the open graph with it, or continue its training?</source>
        <translation>%1 包含已训练的策略。用它放置打开的图，还是继续训练它？</translation>
    </message>
    <message>
        <source>&amp;Place with it</source>
        <translation>用它放置(&amp;P)</translation>
    </message>
    <message>
        <source>Continue trainin&amp;g</source>
        <translation>继续训练(&amp;G)</translation>
    </message>
    <message>
        <source>Loading graphs to train on…</source>
        <translation>正在加载训练用的图…</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Run program</source>
        <translation>运行程序</translation>
    </message>
    <message>
        <source>Stage III of this training runs the following command on this computer. Run it only if you trust the person from whom you have the checkpoint or session.

%1</source>
        <translation>此训练的第三阶段将在本机上运行以下命令。仅在您信任检查点或会话的提供者时才运行。

%1</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Training logs (*.jsonl *tfevents*)</source>
        <translation>训练日志 (*.jsonl *tfevents*)</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingPlot</name>
    <message>
        <source>best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Makespan per episode, %1</source>
        <translation>每回合完工时间，%1</translation>
    </message>
    <message>
        <source>Training curves</source>
        <translation>训练曲线</translation>
    </message>
    <message>
        <source>Loss per episode</source>
        <translation>每回合损失</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Episode %1, stage %2</source>
        <translation>第 %1 回合，阶段 %2</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>完工时间</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>%1 个的均值</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>目前最优</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Entropy of the choices (nats)</source>
        <translation>选择的熵（奈特）</translation>
    </message>
    <message>
        <source>Share of random actions</source>
        <translation>随机动作的比例</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Episodes per second</source>
        <translation>每秒回合数</translation>
    </message>
    <message>
        <source>Makespan per episode on graph %1, %2</source>
        <translation>图 %1 上每回合的完工时间，%2</translation>
    </message>
    <message>
        <source>beyond the scale</source>
        <translation>超出刻度范围</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>阶段 %1</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingRuns</name>
    <message>
        <source>The learning module is not installed. Everything else works without it.</source>
        <translation>学习模块未安装。其余功能不受影响。</translation>
    </message>
    <message>
        <source>Open a graph first.</source>
        <translation>请先打开图。</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>下界</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingTable</name>
    <message>
        <source>Waiting for a free core</source>
        <translation>等待空闲核心</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>正在结束…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>several groups of one name</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2 active</source>
        <translation>%1/%2 进行中</translation>
    </message>
    <message>
        <source>1 seed</source>
        <translation>1 个种子</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 个种子</translation>
    </message>
    <message>
        <source>Shortest makespan found</source>
        <translation>找到的最短完工时间</translation>
    </message>
    <message>
        <source>Mean of the seeds&apos; best makespans</source>
        <translation>各种子最优完工时间的均值</translation>
    </message>
    <message>
        <source>Standard deviation of the seeds&apos; best makespans</source>
        <translation>各种子最优完工时间的标准差</translation>
    </message>
    <message>
        <source>Makespan of the final network&apos;s placement without exploration; with several seeds, the mean</source>
        <translation>最终网络不作探索时所得放置方案的完工时间；多个种子取均值</translation>
    </message>
    <message>
        <source>Episodes per second; with several seeds, the mean</source>
        <translation>每秒回合数；多个种子取均值</translation>
    </message>
    <message>
        <source>Training time; with several seeds, the mean</source>
        <translation>训练时间；多个种子取均值</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Episodes/s</source>
        <translation>回合/秒</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Best (s)</source>
        <translation>最优 (s)</translation>
    </message>
    <message>
        <source>Mean (s)</source>
        <translation>均值 (s)</translation>
    </message>
    <message>
        <source>Spread (s)</source>
        <translation>离散度 (s)</translation>
    </message>
    <message>
        <source>Greedy (s)</source>
        <translation>贪心 (s)</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>时间 (s)</translation>
    </message>
</context>
<context>
    <name>doppler::TrainingView</name>
    <message>
        <source>stage %1, episode %2</source>
        <translation>阶段 %1，第 %2 回合</translation>
    </message>
    <message>
        <source>stage %1, episode %2 of %3</source>
        <translation>阶段 %1，第 %2 / %3 回合</translation>
    </message>
    <message>
        <source>%1 episodes/s</source>
        <translation>%1 回合/秒</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>用时 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Resume training</source>
        <translation>继续训练</translation>
    </message>
    <message>
        <source>Pause training</source>
        <translation>暂停训练</translation>
    </message>
    <message>
        <source>Training failed: %1</source>
        <translation>训练失败：%1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>No training is running</source>
        <translation>没有正在进行的训练</translation>
    </message>
    <message>
        <source>Change settings…</source>
        <translation>更改设置…</translation>
    </message>
    <message>
        <source>Stop and keep best</source>
        <translation>停止并保留最优方案</translation>
    </message>
    <message>
        <source>Stop after this episode; keeps the best placement and writes the checkpoint</source>
        <translation>本回合后停止；保留最优放置方案并写入检查点</translation>
    </message>
    <message>
        <source>Abort training</source>
        <translation>中止训练</translation>
    </message>
    <message>
        <source>End immediately; the last checkpoint stays unchanged</source>
        <translation>立即结束；最后的检查点保持不变</translation>
    </message>
    <message>
        <source>Show all episodes</source>
        <translation>显示所有回合</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Moving mean over the episodes</source>
        <translation>回合的移动平均</translation>
    </message>
    <message>
        <source>Shortest makespan so far</source>
        <translation>目前最短的完工时间</translation>
    </message>
    <message>
        <source>Makespan with which each episode is compared: the mean of earlier episodes</source>
        <translation>与各回合比较的完工时间：先前回合的均值</translation>
    </message>
    <message>
        <source>Train a policy to place this graph; its curves appear here during the training.</source>
        <translation>训练策略来放置此图；其曲线在训练期间显示于此。</translation>
    </message>
    <message>
        <source>Train a policy on this graph</source>
        <translation>在此图上训练策略</translation>
    </message>
    <message>
        <source>Continue from the checkpoint</source>
        <translation>从检查点继续</translation>
    </message>
    <message>
        <source>Remove ended trainings</source>
        <translation>移除已结束的训练</translation>
    </message>
    <message>
        <source>Trainings</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Comparison of trainings</source>
        <translation>训练比较</translation>
    </message>
    <message>
        <source>Smoothing: automatic, by length</source>
        <translation>平滑：自动，按长度</translation>
    </message>
    <message>
        <source>Smoothing: none</source>
        <translation>平滑：无</translation>
    </message>
    <message>
        <source>Smoothing: mean of %1 episodes</source>
        <translation>平滑：%1 个回合的均值</translation>
    </message>
    <message>
        <source>Compare trainings in a table</source>
        <translation>在表格中比较训练</translation>
    </message>
    <message>
        <source>Export curves as CSV…</source>
        <translation>将曲线导出为 CSV…</translation>
    </message>
    <message>
        <source>Export picture of the curves…</source>
        <translation>导出曲线图片…</translation>
    </message>
    <message>
        <source>Logarithmic makespan axis</source>
        <translation>完工时间用对数刻度</translation>
    </message>
    <message>
        <source>Show individual trainings</source>
        <translation>显示各次训练</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Curve options</source>
        <translation>曲线选项</translation>
    </message>
    <message>
        <source>Second curve</source>
        <translation>第二条曲线</translation>
    </message>
    <message>
        <source>Band over seeds</source>
        <translation>多个种子的范围带</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>Random actions</source>
        <translation>随机动作</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Episodes per second</source>
        <translation>每秒回合数</translation>
    </message>
    <message>
        <source>Minimum to maximum</source>
        <translation>最小到最大</translation>
    </message>
    <message>
        <source>One standard deviation</source>
        <translation>一个标准差</translation>
    </message>
    <message>
        <source>Export picture of the curves</source>
        <translation>导出曲线图片</translation>
    </message>
    <message>
        <source>Export curves</source>
        <translation>导出曲线</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Graph of this training whose curves are shown</source>
        <translation>显示其曲线的本次训练的图</translation>
    </message>
    <message>
        <source>Makespan of every episode&apos;s placement; a triangle at the edge marks a value beyond the scale</source>
        <translation>每个回合的放置方案的完工时间；边缘的三角形表示有值超出刻度范围</translation>
    </message>
    <message>
        <source>Graph %1</source>
        <translation>图 %1</translation>
    </message>
    <message>
        <source>%1 (%2 real runs)</source>
        <translation>%1（%2 次真实运行）</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tex *.md)</source>
        <translation>表格 (*.csv *.tex *.md)</translation>
    </message>
    <message>
        <source>Settings of the trainings</source>
        <translation>各训练的设置</translation>
    </message>
    <message>
        <source>Table of training settings</source>
        <translation>训练设置表</translation>
    </message>
</context>
<context>
    <name>doppler::TuneDialog</name>
    <message>
        <source>Run %1, %2: simulated %3, measured %4</source>
        <translation>运行 %1，%2：模拟 %3，实测 %4</translation>
    </message>
    <message>
        <source>Measured makespans by real run</source>
        <translation>每次真实运行的实测完工时间</translation>
    </message>
    <message>
        <source>Simulated and measured makespans</source>
        <translation>模拟与实测完工时间</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Real run %1 of %2</source>
        <translation>真实运行 %1/%2</translation>
    </message>
    <message>
        <source>winner: %1 (%2)</source>
        <translation>优胜：%1（%2）</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>model error: %1</source>
        <translation>模型误差：%1</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>repeating the best…</source>
        <translation>正在重复最佳放置…</translation>
    </message>
    <message>
        <source>ended because a third of the runs brought no improvement</source>
        <translation>已结束：三分之一的运行没有带来改进</translation>
    </message>
    <message>
        <source>Tune %1</source>
        <translation>调优 %1</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Real runs</source>
        <translation>真实运行(&amp;R)</translation>
    </message>
    <message>
        <source>Number of executions; the repetitions of the best at the end count</source>
        <translation>执行次数；最后对最佳放置的重复也计入</translation>
    </message>
    <message>
        <source>&amp;Time limit</source>
        <translation>时间限制(&amp;T)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>调优(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>End tuning with the best placement so far</source>
        <translation>以目前最佳的放置结束调优</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Heuristics</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>Local search</source>
        <translation>局部搜索</translation>
    </message>
    <message>
        <source>Measured runs appear here</source>
        <translation>测得的运行将显示在此处</translation>
    </message>
</context>
<context>
    <name>doppler::VersionsPanel</name>
    <message>
        <source>Compare with a graph file…</source>
        <translation>与图文件比较…</translation>
    </message>
    <message>
        <source>Show another version of the open graph next to it, with what changed</source>
        <translation>在已打开的图旁显示另一版本及其变化</translation>
    </message>
    <message>
        <source>Compare with a graph file</source>
        <translation>与图文件比较</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>graph and file</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Graph versions</source>
        <translation>图的版本</translation>
    </message>
</context>
<context>
    <name>doppler::VersionsView</name>
    <message>
        <source>Matching…</source>
        <translation>正在匹配…</translation>
    </message>
    <message>
        <source>Open another version of this graph to see what changed. Graphs of the runs in the list can be chosen as well.</source>
        <translation>请打开此图的另一版本以查看变化，也可以选择列表中各运行的图。</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Graph before</source>
        <translation>之前的图</translation>
    </message>
    <message>
        <source>Graph after</source>
        <translation>之后的图</translation>
    </message>
    <message>
        <source>Differences of the graphs</source>
        <translation>图的差异</translation>
    </message>
    <message>
        <source>%1 matched, %2 changed, %3 renamed, %4 removed, %5 added</source>
        <translation>匹配 %1，已变 %2，已改名 %3，已移除 %4，新增 %5</translation>
    </message>
</context>
<context>
    <name>doppler::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Doppler Workbench</source>
        <translation>Doppler Workbench</translation>
    </message>
    <message>
        <source>See, simulate, learn and compare device placements of dataflow graphs. Start with a file, a sample or your own graph; files can also be dropped here.</source>
        <translation>查看、模拟、学习和比较数据流图的设备放置。请从文件、示例或您自己的图开始；也可将文件拖放到此处。</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Recently opened files</source>
        <translation>最近打开的文件</translation>
    </message>
    <message>
        <source>Graphs and sessions that you open will appear here.</source>
        <translation>您打开的图与会话将列在此处。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>从上次离开处继续</translation>
    </message>
    <message>
        <source>Reopen the last session, even if it was not saved</source>
        <translation>重新打开上次的会话，即使它未保存</translation>
    </message>
</context>
<context>
    <name>doppler::WhatIfPage</name>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>减少 %1</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>还没有结果。</translation>
    </message>
    <message>
        <source>Largest gain: %1.</source>
        <translation>收益最大：%1。</translation>
    </message>
    <message>
        <source>None of these changes would shorten the run.</source>
        <translation>这些更改都不会缩短运行。</translation>
    </message>
    <message>
        <source>%1 instead of %2 (%3)</source>
        <translation>%1，原为 %2（%3）</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>完工时间</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Answers, sorted by gain</source>
        <translation>答案，按收益排序</translation>
    </message>
    <message>
        <source>Open as a run</source>
        <translation>作为运行打开</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Combined changes</source>
        <translation>组合更改</translation>
    </message>
    <message>
        <source>Open the combination as a run</source>
        <translation>将组合作为运行打开</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Speed of %1</source>
        <translation>%1 的速度</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>完工时间 (s)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>完成进度</translation>
    </message>
    <message>
        <source>Schedule rule: %1</source>
        <translation>调度规则：%1</translation>
    </message>
</context>
<context>
    <name>doppler::WhyHerePage</name>
    <message>
        <source>Select a vertex in the graph or the Gantt chart to see why it is on its device.</source>
        <translation>在图或甘特图中选择一个顶点，查看它为何在其设备上。</translation>
    </message>
    <message>
        <source>%1 is on %2</source>
        <translation>%1 在 %2 上</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>A policy chose this device; it computes a probability for every device.</source>
        <translation>此设备由策略选择；策略为每个设备计算一个概率。</translation>
    </message>
    <message>
        <source>Show its probabilities</source>
        <translation>显示其概率</translation>
    </message>
    <message>
        <source>%1 does not record its decisions.</source>
        <translation>%1 不记录其决策。</translation>
    </message>
    <message>
        <source>How %1 decided</source>
        <translation>%1 如何决策</translation>
    </message>
    <message>
        <source>Decision %1 of %2, by %3</source>
        <translation>第 %1/%2 个决策，依据：%3</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选顶点</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <translation>共 %1 个</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>The device with the lowest value is chosen.</source>
        <translation>选择值最小的设备。</translation>
    </message>
    <message>
        <source>On another device, all else unchanged</source>
        <translation>若放在其他设备上，其余不变</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>完工时间</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Moving it to %1 would shorten the run.</source>
        <translation>将其移到 %1 会缩短运行。</translation>
    </message>
    <message>
        <source>No other device would shorten the run.</source>
        <translation>放在其他设备上都不会缩短运行。</translation>
    </message>
    <message>
        <source>The run was measured; these makespans are simulated.</source>
        <translation>该运行为实测；这些完工时间为模拟值。</translation>
    </message>
    <message>
        <source>Why the selected vertex is on its device</source>
        <translation>选中的顶点为何在其设备上</translation>
    </message>
    <message>
        <source>The settings that the placer ran with are unknown. With the run&apos;s seed and default options, it places this graph differently; the decision below is from that placement.</source>
        <translation>放置算法当时使用的设置未知。使用该运行的种子和默认选项时，它会以不同方式放置此图；以下决策出自那次放置。</translation>
    </message>
    <message>
        <source>A policy improved an existing placement and did not move this vertex.</source>
        <translation>策略改进了已有的放置方案，未移动此顶点。</translation>
    </message>
    <message>
        <source>A policy chose this device. Its episode is being replayed…</source>
        <translation>此设备由策略选择。正在重放其回合…</translation>
    </message>
    <message>
        <source>A policy chose this device; the episode that produced this placement is no longer available.</source>
        <translation>此设备由策略选择；产生此放置方案的回合已不可用。</translation>
    </message>
    <message>
        <source>Start (s)</source>
        <translation>开始时间 (s)</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>比较依据</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Makespan (s)</source>
        <translation>完工时间 (s)</translation>
    </message>
</context>
<context>
    <name>doppler::WhyNot</name>
    <message>
        <source>actual choice</source>
        <translation>实际选择</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>先选 %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>放在 %1</translation>
    </message>
    <message>
        <source>Pause to see the results of the second choices.</source>
        <translation>暂停以查看次优选择的结果。</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>没有其他选择。</translation>
    </message>
    <message>
        <source>The network of this episode is not available.</source>
        <translation>此回合的网络不可用。</translation>
    </message>
    <message>
        <source>Evaluating the network…</source>
        <translation>正在计算网络…</translation>
    </message>
    <message>
        <source>Alternative choices</source>
        <translation>其他选择</translation>
    </message>
    <message>
        <source>Makespans after the actual choice and after each second choice: the network completes the placement without exploring, and the result is simulated.</source>
        <translation>实际选择及各次优选择之后的完工时间：网络不作探索地完成放置，再对结果进行模拟。</translation>
    </message>
    <message>
        <source>%1 instead, on its best device %2</source>
        <translation>改选 %1，放在对其最佳的 %2</translation>
    </message>
    <message>
        <source>%1 instead, on its best device</source>
        <translation>改选 %1，放在对其最佳的设备</translation>
    </message>
    <message>
        <source>It was placed together with another vertex.</source>
        <translation>它与另一个顶点一起放置。</translation>
    </message>
    <message>
        <source>Simulating the moves…</source>
        <translation>正在模拟各移动…</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Makespan after the move and after each second choice: the same vertices on another device, or another vertex on the device that is best for it. All other vertices stay where they are.</source>
        <translation>此次移动之后以及各次优选择之后的完工时间：相同的顶点放到另一设备，或另一顶点放到对其最佳的设备。其余顶点不动。</translation>
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
        <translation>%1 对 %2：%3 次更短，%4 次相等，%5 次更长
完工时间差异（几何平均）%6
配对 t 检验：p %7；符号秩检验：p %8
未按配对数校正</translation>
    </message>
</context>
<context>
    <name>doppler::WorkActivity</name>
    <message>
        <source>Working…</source>
        <translation>正在进行…</translation>
    </message>
    <message>
        <source>%1 placements tried, best %2</source>
        <translation>已尝试 %1 个放置方案，最优 %2</translation>
    </message>
    <message>
        <source>Opening the session…</source>
        <translation>正在打开会话…</translation>
    </message>
    <message>
        <source>Creating the report…</source>
        <translation>正在生成报告…</translation>
    </message>
</context>
<context>
    <name>doppler::Workbench</name>
    <message>
        <source>%1 (not in its log)</source>
        <translation>%1（不在其日志中）</translation>
    </message>
</context>
<context>
    <name>doppler::WorkloadDialog</name>
    <message>
        <source>Running %1 of %2…</source>
        <translation>正在运行第 %1 个，共 %2 个…</translation>
    </message>
    <message>
        <source>Open workload</source>
        <translation>打开工作负载</translation>
    </message>
    <message>
        <source>Workloads (*.json *.workload)</source>
        <translation>工作负载 (*.json *.workload)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Save workload</source>
        <translation>保存工作负载</translation>
    </message>
    <message>
        <source>Workloads (*.workload *.json)</source>
        <translation>工作负载 (*.workload *.json)</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>&amp;Graphs</source>
        <translation>图(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>移除(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>Devices by count and name such as 4xP100, or a file</source>
        <translation>按数量和名称指定设备，如 4xP100，或文件</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Rate (1/s)</source>
        <translation>速率 (1/s)</translation>
    </message>
    <message>
        <source>Unit of the arrival rate</source>
        <translation>到达率的单位</translation>
    </message>
    <message>
        <source>Random arrivals. At a load of 1, graphs that run one after another keep the devices busy all the time; the rate is the mean number of arrivals per second</source>
        <translation>随机到达。负载为 1 时，逐个运行的图使设备一直忙碌；速率是每秒平均到达的图数</translation>
    </message>
    <message>
        <source>Arrival rate</source>
        <translation>到达率</translation>
    </message>
    <message>
        <source>&amp;Random arrivals</source>
        <translation>随机到达数(&amp;R)</translation>
    </message>
    <message>
        <source>Number of graphs that arrive at random</source>
        <translation>随机到达的图的数量</translation>
    </message>
    <message>
        <source>Random s&amp;eed</source>
        <translation>随机种子(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Methods</source>
        <translation>方法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>执行(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Placer of plans</source>
        <translation>计划的放置算法(&amp;P)</translation>
    </message>
    <message>
        <source>Plans each graph alone, or at each arrival everything that has not started. Online methods need no plans</source>
        <translation>单独为每个图做计划，或在每次到达时为所有尚未开始的部分做计划。在线方法不需要计划</translation>
    </message>
    <message numerus="yes">
        <source>The window shows %n run(s)</source>
        <translation>
            <numerusform>窗口显示 %n 个运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doppler::WorkloadTable</name>
    <message>
        <source>Graphs of the workload</source>
        <translation>工作负载中的图</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Arrival (s)</source>
        <translation>到达 (s)</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>A file, or a built-in family with its settings</source>
        <translation>文件，或内置图族及其设置</translation>
    </message>
    <message>
        <source>Arrival time; leave it empty to draw arrivals of this graph at random</source>
        <translation>到达时间；留空则该图随机到达</translation>
    </message>
    <message>
        <source>Probability of a random arrival, in proportion to those of the other graphs</source>
        <translation>随机到达的概率，与其他图的权重成比例</translation>
    </message>
    <message>
        <source>Unfolds at</source>
        <translation>展开于</translation>
    </message>
    <message>
        <source>Labels of vertices, separated by commas; * stands for any text. What is behind such a vertex becomes known when it ends. Leave it empty if the whole graph is known when it arrives</source>
        <translation>顶点的标签，以逗号分隔；* 代表任意文本。此类顶点之后的内容在其结束时才为已知。如果整个图在到达时已知，请留空</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>图片 (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation>图 (%1)</translation>
    </message>
    <message>
        <source>GIF (*.gif)</source>
        <translation>GIF (*.gif)</translation>
    </message>
    <message>
        <source>PNG frames (*.png)</source>
        <translation>PNG 逐帧图片 (*.png)</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.webm)</source>
        <translation>视频 (*.mp4 *.webm)</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>First ready, first run</source>
        <translation>先就绪先运行</translation>
    </message>
    <message>
        <source>Longest remaining path first</source>
        <translation>剩余路径最长者优先</translation>
    </message>
    <message>
        <source>The placer&apos;s order</source>
        <translation>放置算法的次序</translation>
    </message>
    <message>
        <source>The placer&apos;s order, strictly</source>
        <translation>严格按放置算法的次序</translation>
    </message>
    <message>
        <source>As the devices specify</source>
        <translation>按设备设定</translation>
    </message>
    <message>
        <source>One channel per link</source>
        <translation>每条链路一个通道</translation>
    </message>
    <message>
        <source>Unlimited channels</source>
        <translation>通道不限</translation>
    </message>
    <message>
        <source>One channel per source device</source>
        <translation>每个源设备一个通道</translation>
    </message>
    <message>
        <source>One channel per device</source>
        <translation>每个设备一个通道</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>物理模型</translation>
    </message>
    <message>
        <source>As in DOPPLER&apos;s released simulator</source>
        <translation>与 DOPPLER 发布的模拟器一致</translation>
    </message>
    <message>
        <source>Most needed by other devices first</source>
        <translation>其他设备最需要者优先</translation>
    </message>
    <message>
        <source>Deepest first</source>
        <translation>最深者优先</translation>
    </message>
    <message>
        <source>Shallowest first</source>
        <translation>最浅者优先</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机选取</translation>
    </message>
    <message>
        <source>As in Placeto&apos;s simulator</source>
        <translation>与 Placeto 的模拟器一致</translation>
    </message>
    <message>
        <source>As in Mayer&apos;s simulator</source>
        <translation>与 Mayer 的模拟器一致</translation>
    </message>
    <message>
        <source>Asynchronous</source>
        <translation>异步</translation>
    </message>
    <message>
        <source>A barrier between levels</source>
        <translation>层级间设屏障</translation>
    </message>
    <message>
        <source>Unlimited memory</source>
        <translation>内存不限</translation>
    </message>
    <message>
        <source>Report memory overflows</source>
        <translation>报告内存溢出</translation>
    </message>
    <message>
        <source>Wait for free memory</source>
        <translation>等待空闲内存</translation>
    </message>
    <message>
        <source>No noise</source>
        <translation>无噪声</translation>
    </message>
    <message>
        <source>Noise of %1 %</source>
        <translation>%1 % 噪声</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <translation>%1 / %2，%3</translation>
    </message>
    <message>
        <source>From file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>%1, from file</source>
        <translation>%1，来自文件</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>%1, devices edited</source>
        <translation>%1，设备已更改</translation>
    </message>
    <message>
        <source>placed by %1, seed %2</source>
        <translation>由 %1 放置，种子 %2</translation>
    </message>
    <message>
        <source>best of a training, seed %1</source>
        <translation>训练中的最佳，种子 %1</translation>
    </message>
    <message>
        <source>opened from a file</source>
        <translation>从文件打开</translation>
    </message>
    <message>
        <source>opened from a trace</source>
        <translation>从跟踪打开</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>手动更改</translation>
    </message>
    <message>
        <source>changed by hand, from %1</source>
        <translation>手动更改，来自 %1</translation>
    </message>
    <message>
        <source>answer to a what-if question</source>
        <translation>假设问题的答案</translation>
    </message>
    <message>
        <source>answer to a what-if question, from %1</source>
        <translation>假设问题的答案，来自 %1</translation>
    </message>
    <message>
        <source>same placement under another model, from %1</source>
        <translation>另一模型下的同一放置方案，来自 %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>measured, from %1</source>
        <translation>实测，来自 %1</translation>
    </message>
    <message>
        <source>opened from a comparison</source>
        <translation>从比较中打开</translation>
    </message>
    <message>
        <source>origin unknown</source>
        <translation>来源未知</translation>
    </message>
    <message>
        <source>Tuned</source>
        <translation>已调优</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>custom settings</source>
        <translation>自定义设置</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n locked</source>
        <translation>
            <numerusform>%1，锁定 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, best of episode %2</source>
        <translation>%1，第 %2 回合的最优方案</translation>
    </message>
    <message numerus="yes">
        <source>About %1, from %n episode(s) of each stage in an earlier training</source>
        <translation>
            <numerusform>约 %1，依据先前训练中每个阶段的 %n 个回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1, measured on %n episode(s) of each stage</source>
        <translation>
            <numerusform>约 %1，由每个阶段的 %n 个回合测得</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workload</name>
    <message>
        <source>%1, placed alone</source>
        <translation>%1，单独放置</translation>
    </message>
    <message>
        <source>%1, placed again at arrivals</source>
        <translation>%1，到达时重新放置</translation>
    </message>
</context>
</TS>
