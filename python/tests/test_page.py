# SPDX-License-Identifier: GPL-3.0-or-later
"""Every block of docs/python.md runs as it stands, in the order of the page, on the files that it names."""
import contextlib
import io
import json
import os
import re
import shutil
import sqlite3
import tempfile
import unittest

from support import ROOT, needs

import doppler as d

BLOCK = re.compile(r"^## ([^\n]*)\n|^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
DATA = os.path.join(ROOT, "tests/data")


def blocks():
    """The blocks of the page: (heading, code)."""
    with open(os.path.join(ROOT, "docs/python.md"), encoding="utf-8") as file:
        text = file.read()
    heading, found = "", []
    for match in BLOCK.finditer(text):
        if match.group(1):
            heading = match.group(1)
        else:
            found.append((heading, match.group(2)))
    return found


def write(name, document):
    with open(name, "w", encoding="utf-8") as file:
        json.dump(document, file)


def event(category, name, start, duration, **rest):
    return {"ph": "X", "cat": category, "name": name, "pid": 7, "tid": 1, "ts": start, "dur": duration, **rest}


def trace_of(rank):
    """What PyTorch's profiler writes for one rank: a step with one kernel."""
    return {"schemaVersion": 1, "distributedInfo": {"backend": "nccl", "rank": rank}, "traceEvents": [
        event("user_annotation", "ProfilerStep#1", 1000, 9000),
        event("cuda_runtime", "cudaLaunchKernel", 1001, 1, args={"correlation": 1}),
        event("kernel", "gemm", 1100, 50 + rank, args={"device": 0, "stream": 7, "correlation": 1})]}


def field(number, value):
    """A field of a protobuf message: a small number, or the bytes of a text or message."""
    return bytes([number << 3, value]) if isinstance(value, int) else bytes([number << 3 | 2, len(value)]) + value


def onnx_model():
    """An ONNX model of one operation on float[batch, 8]."""
    shape = field(2, field(1, field(2, b"batch")) + field(1, field(1, 8)))
    typed = field(2, field(1, field(1, 1) + shape))
    node = field(1, b"x") + field(2, b"y") + field(3, b"relu") + field(4, b"Relu")
    graph = field(1, node) + field(2, b"g") + field(11, field(1, b"x") + typed) + field(12, field(1, b"y") + typed)
    return field(1, 8) + field(7, graph) + field(8, field(2, 13))


def make_files():
    """The files that the page names, small ones of each kind, in the current folder."""
    for name in ("model-v1.onnx", "model-v2.onnx"):
        shutil.copyfile(os.path.join(DATA, "small/model.onnx"), name)
    with open("model.onnx", "wb") as file:
        file.write(onnx_model())
    write("onnxruntime_profile.json", [event("Node", "relu_kernel_time", 10, 7, args={
        "op_name": "Relu", "provider": "CPUExecutionProvider"})])
    os.mkdir("Mistral-7B")
    write("Mistral-7B/config.json", {
        "model_type": "mistral", "hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 2, "vocab_size": 100, "torch_dtype": "bfloat16"})
    os.mkdir("traces")
    for rank in range(2):
        write(f"traces/rank{rank}.json", trace_of(rank))
    shutil.copyfile(os.path.join(DATA, "nsight/two_gpus.sqlite"), "report.sqlite")
    with sqlite3.connect("report.sqlite") as report:
        report.execute("UPDATE NVTX_EVENTS SET text = 'step 3' WHERE text = 'step'")
    report.close()


def prepared(heading):
    """Names that a block takes from the reader's own work."""
    if heading == "Graphs and devices of your own":
        import networkx
        drawn = networkx.DiGraph([("a", "b"), ("a", "c")])
        networkx.set_node_attributes(drawn, {name: {"flops": 1e9, "bytes": 1e6} for name in drawn})
        return {"drawn": drawn}
    if heading == "PyTorch modules":
        import torch
        return {"model": torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.ReLU(), torch.nn.Linear(8, 4)),
                "example_input": torch.zeros(2, 8)}
    if heading == "Placements of other tools":
        write("hf.device_map.json", {"": 0})
    return {}


# Only what would take minutes is made shorter; everything else runs as the page has it.
SHORTER = [("; run.open()", ""), ("seeds=5, evaluations=2000", "seeds=2, evaluations=50"), ("seconds=5", "seconds=0.2"),
           ("I=500,II=1500", "I=4,II=4")]


class Page(unittest.TestCase):
    @needs("numpy", "pandas", "networkx", "torch", "matplotlib")
    def test_every_block_runs_in_order(self):
        before = os.getcwd()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, before)
        os.chdir(folder.name)
        make_files()
        page = blocks()
        self.assertGreaterEqual(len(page), 9)
        text = "".join(code for _, code in page)
        for long, _ in SHORTER:
            self.assertIn(long, text)
        names = {}
        for heading, code in page:
            names.update(prepared(heading))
            for long, short in SHORTER:
                code = code.replace(long, short)
            with self.subTest(heading), contextlib.redirect_stdout(io.StringIO()):  # one block prints
                exec(compile(code, f"docs/python.md, {heading}", "exec"), names)  # pylint: disable=exec-used


if __name__ == "__main__":
    unittest.main()
