# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the databases of this folder and of the fuzzer's corpus, with the tables and columns that nsys exports.

    python3 tests/data/nsight/make.py
"""
import os
import sqlite3

HERE = os.path.dirname(os.path.abspath(__file__))
CORPUS = os.path.join(HERE, "../../fuzz/corpus/nsight")
ACTIVITY = "start INT NOT NULL, end INT NOT NULL, deviceId INT, contextId INT, streamId INT, correlationId INT, globalPid INT"
TABLES = {
    "StringIds": "id INT NOT NULL PRIMARY KEY, value TEXT NOT NULL",
    "CUPTI_ACTIVITY_KIND_KERNEL": ACTIVITY + ", demangledName INT, shortName INT, gridX INT",
    "CUPTI_ACTIVITY_KIND_MEMCPY": ACTIVITY + ", bytes INT, copyKind INT",
    "CUPTI_ACTIVITY_KIND_MEMSET": ACTIVITY + ", bytes INT",
    "CUPTI_ACTIVITY_KIND_RUNTIME": "start INT NOT NULL, end INT NOT NULL, eventClass INT, globalTid INT, "
                                   "correlationId INT, nameId INT, returnValue INT",
    "NVTX_EVENTS": "start INT NOT NULL, end INT, eventType INT, text TEXT, globalTid INT, endGlobalTid INT, textId INT",
    "TARGET_INFO_GPU": "id INT, name TEXT",
}
PROCESS = 7 << 24       # of a globalPid
THREAD = PROCESS + 42   # of a globalTid


def make(path, rows, without=()):
    """A database with these rows by table."""
    if os.path.exists(path):
        os.remove(path)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA page_size = 512")
        for table, columns in TABLES.items():
            if table in without:
                continue
            db.execute(f"CREATE TABLE {table} ({columns})")
            for row in rows.get(table, []):
                db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    db.close()


def launch(start, correlation, thread=THREAD):
    return (start, start + 1000, 0, thread, correlation, 1, 0)


def kernel(start, end, device, stream, correlation, name, process=PROCESS):
    return (start, end, device, 1, stream, correlation, process, name + 100, name, 16)


TWO_GPUS = {
    "StringIds": [(1, "cudaLaunchKernel_v7000"), (2, "gemm"), (3, "relu"), (4, "layer 1"), (102, "void gemm<float>()"),
                  (103, "void relu<float>()")],
    # On GPU 0 a product and a function; on GPU 1 the same, launched by another process with the same correlations.
    "CUPTI_ACTIVITY_KIND_KERNEL": [
        kernel(100_000, 140_000, 0, 7, 11, 2), kernel(141_000, 146_000, 0, 7, 12, 3),
        kernel(100_000, 150_000, 1, 7, 11, 2, PROCESS + (1 << 24)),
        kernel(160_000, 169_000, 1, 7, 12, 3, PROCESS + (1 << 24))],
    "CUPTI_ACTIVITY_KIND_MEMCPY": [(90_000, 99_000, 0, 1, 7, 10, PROCESS, 4096, 1)],
    "CUPTI_ACTIVITY_KIND_MEMSET": [(80_000, 81_000, 0, 1, 7, 9, PROCESS, 4096)],
    "CUPTI_ACTIVITY_KIND_RUNTIME": [launch(40_000, 9), launch(50_000, 10), launch(60_000, 11), launch(70_000, 12),
                                    launch(60_000, 11, THREAD + (1 << 24)), launch(70_000, 12, THREAD + (1 << 24))],
    "NVTX_EVENTS": [(30_000, 95_000, 59, "step", THREAD, None, None), (55_000, 65_000, 59, None, THREAD, None, 4),
                    (56_000, None, 34, "a mark", THREAD, None, None), (69_000, 78_000, 59, "layer 2", THREAD, None, None)],
    "TARGET_INFO_GPU": [(0, "NVIDIA A100"), (1, "NVIDIA A100")],
}

if __name__ == "__main__":
    os.makedirs(CORPUS, exist_ok=True)
    make(os.path.join(HERE, "two_gpus.sqlite"), TWO_GPUS)
    make(os.path.join(HERE, "no_kernels.sqlite"), {}, without=["CUPTI_ACTIVITY_KIND_KERNEL"])
    ONE = {"StringIds": TWO_GPUS["StringIds"], "CUPTI_ACTIVITY_KIND_KERNEL": TWO_GPUS["CUPTI_ACTIVITY_KIND_KERNEL"][:2]}
    make(os.path.join(CORPUS, "kernels.sqlite"), ONE, without=[
        "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_MEMSET", "CUPTI_ACTIVITY_KIND_RUNTIME", "NVTX_EVENTS",
        "TARGET_INFO_GPU"])
    make(os.path.join(CORPUS, "two_gpus.sqlite"), TWO_GPUS)
