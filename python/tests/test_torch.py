# SPDX-License-Identifier: GPL-3.0-or-later
"""Graphs of PyTorch modules: FLOPs, bytes, groups, and device_maps that cover the module."""
import math
import os
import unittest

import doppler as d
from support import needs

try:
    import torch
    from torch import nn
except ImportError:
    torch = None


def total(graph, key):
    return sum(vertex.get(key, 0) for vertex in graph.document["vertices"])


def covered(module, device_map):
    """The parameters and buffers that a device_map does not cover."""
    return [name for name in module.state_dict()
            if not any(name == key or key == "" or name.startswith(key + ".") for key in device_map)]


if torch is not None:
    class Attention(nn.Module):
        def __init__(self, width, heads):
            super().__init__()
            self.heads = heads
            self.c_attn = nn.Linear(width, 3 * width)
            self.c_proj = nn.Linear(width, width)
            self.register_buffer("bias", torch.tril(torch.ones(1024, 1024, dtype=torch.bool)))

        def forward(self, x):
            batch, length, width = x.shape  # real code unpacks shapes and asserts on them
            assert length <= 1024
            q, k, v = self.c_attn(x).split(width, dim=2)
            q, k, v = (t.view(batch, length, self.heads, width // self.heads).transpose(1, 2) for t in (q, k, v))
            scores = (q @ k.transpose(-2, -1)) / math.sqrt(k.size(-1))
            scores = scores.masked_fill(~self.bias[:length, :length], float("-inf"))
            return self.c_proj((scores.softmax(-1) @ v).transpose(1, 2).reshape(batch, length, width))

    class Block(nn.Module):
        def __init__(self, width, heads, feed):
            super().__init__()
            self.ln_1, self.ln_2 = nn.LayerNorm(width), nn.LayerNorm(width)
            self.attn, self.mlp = Attention(width, heads), feed

        def forward(self, x):
            x = x + self.attn(self.ln_1(x))
            return x + self.mlp(self.ln_2(x))

    class Gpt2(nn.Module):
        """GPT-2 with tied embeddings (Radford et al. 2019)."""

        def __init__(self, vocabulary=5000, width=256, layers=3, heads=4, feed=None):
            super().__init__()
            feed = feed or (lambda: nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width)))
            self.wte, self.wpe = nn.Embedding(vocabulary, width), nn.Embedding(1024, width)
            self.h = nn.ModuleList(Block(width, heads, feed()) for _ in range(layers))
            self.ln_f = nn.LayerNorm(width)
            self.lm_head = nn.Linear(width, vocabulary, bias=False)
            self.lm_head.weight = self.wte.weight

        def forward(self, tokens):
            x = self.wte(tokens) + self.wpe(torch.arange(tokens.shape[1], device=tokens.device))
            for block in self.h:
                x = block(x)
            return self.lm_head(self.ln_f(x))

    class Mixture(nn.Module):
        """A mixture of experts whose routing depends on values: two of four experts for every token."""

        def __init__(self, width=128, count=4):
            super().__init__()
            self.gate = nn.Linear(width, count)
            self.experts = nn.ModuleList(nn.Sequential(nn.Linear(width, 2 * width), nn.ReLU(inplace=True),
                                                       nn.Linear(2 * width, width)) for _ in range(count))

        def forward(self, x):
            flat = x.view(-1, x.shape[-1])
            weights, chosen = self.gate(flat).softmax(-1).topk(2)
            out = torch.zeros_like(flat)
            for i, expert in enumerate(self.experts):
                token, slot = torch.where(chosen == i)
                if token.numel():
                    out.index_add_(0, token, weights[token, slot, None] * expert(flat[token]))
            return out.view_as(x)


@needs("torch")
class Modules(unittest.TestCase):
    def check_map(self, module, graph):
        problem = d.Problem(graph, "4xP100")
        for run in (problem.place("round-robin"), problem.place("heft")):
            found = run.device_map()
            self.assertEqual(covered(module, found), [])
            self.assertTrue(set(found.values()) <= {0, 1, 2, 3})
        return found

    def test_gpt2(self):
        model = Gpt2()
        graph = d.from_torch(model, torch.zeros(2, 64, dtype=torch.long))
        b, t, w, v, layers = 2, 64, 256, 5000, 3
        linear = 2 * b * t * (w * 3 * w + w * w + 8 * w * w)
        attention = 2 * b * t * t * w * 2
        self.assertEqual(total(graph, "flops"), layers * (linear + attention) + 2 * b * t * w * v)
        # Tied weights count once, and their users stay together.
        state = {id(p): p.numel() * p.element_size() for p in [*model.parameters(), *model.buffers()]}
        self.assertEqual(total(graph, "persistent_bytes"), sum(state.values()))
        tied = graph.document["memory"]["shared_weights"]
        self.assertEqual([(x["name"], x["bytes"]) for x in tied if len(x["users"]) == 2], [("wte.weight", 4 * v * w)])
        problem = d.Problem(graph, "4xP100")
        run = problem.place("round-robin")
        self.assertEqual(len({run.devices[u] for u in tied[0]["users"]}), 1)
        groups = {vertex["group"] for vertex in graph.document["vertices"]}
        self.assertLessEqual({"wte", "h.0.attn.c_attn", "h.2.mlp.0", "lm_head", "h.1.attn"}, groups)
        self.check_map(model, graph)
        self.assertTrue(model.training)

    def test_a_mixture_of_experts(self):
        torch.manual_seed(3)
        model = Gpt2(feed=lambda: Mixture(256))
        tokens = torch.randint(0, 5000, (2, 64))
        graph = d.from_torch(model, tokens)
        # Every token goes to two experts, whichever they are.
        b, t, w = 2, 64, 256
        expected = 3 * (2 * b * t * 4 * w * w + 2 * b * t * t * w * 2 + 2 * b * t * w * 4 + 2 * (2 * b * t) * 4 * w * w)
        self.assertEqual(total(graph, "flops"), expected + 2 * b * t * w * 5000)
        self.check_map(model, graph)

    @needs("torchvision")
    def test_networks_of_torchvision(self):
        import torchvision
        # Multiply-accumulates of the papers' networks, doubled: matrix products and convolutions alone.
        for make, size, flops in [
                (lambda: torchvision.models.resnet50(), 224, 2 * 4089184256),
                (lambda: torchvision.models.vit_b_16(), 224, None),
                (lambda: torchvision.models.inception_v3(init_weights=False), 299, 2 * 5713216096)]:
            model = make()
            image = torch.zeros(1, 3, size, size)
            graph = d.from_torch(model, image)
            with self.subTest(model=graph.name):
                self.assertEqual(total(graph, "flops"), flops or self.vit())
                used = total(graph, "persistent_bytes")
                state = sum(x.numel() * x.element_size() for x in model.state_dict().values())
                self.assertLessEqual(used, state)
                self.assertGreater(used, 0.85 * state)  # Inception's auxiliary head is not run
                self.check_map(model, graph)

    @staticmethod
    def vit():
        """ViT-B/16 by hand: patches, 12 layers of width 768 on 197 tokens, head."""
        n, w = 197, 768
        layer = 2 * n * w * (3 * w + w + 8 * w) + 2 * 2 * n * n * w
        return 2 * 196 * w * 3 * 16 * 16 + 12 * layer + 2 * w * 1000

    def test_flops_are_those_of_the_flop_counter(self):
        try:
            from torch.utils.flop_counter import FlopCounterMode
        except ImportError:
            self.skipTest(f"torch {torch.__version__} has no flop counter (2.1 has); the formulas are tested instead")
        model = Gpt2()
        tokens = torch.zeros(2, 64, dtype=torch.long)
        with FlopCounterMode(display=False) as counter, torch.no_grad():
            model.eval()(tokens)
        self.assertEqual(total(d.from_torch(model, tokens), "flops"), counter.get_total_flops())

    def test_convolutions_by_formula(self):
        for layer, x, flops in [
                (nn.Conv2d(8, 16, 3, padding=1), (2, 8, 10, 12), 2 * 2 * 10 * 12 * 16 * 8 * 9),
                (nn.Conv2d(8, 16, 3, stride=2, groups=4), (2, 8, 11, 11), 2 * 2 * 5 * 5 * 16 * 2 * 9),
                (nn.Conv1d(4, 6, 5), (1, 4, 20), 2 * 16 * 6 * 4 * 5),
                (nn.ConvTranspose2d(6, 4, 2, stride=2), (1, 6, 5, 5), 2 * 25 * 6 * 4 * 4),
                (nn.Linear(7, 9), (3, 5, 7), 2 * 15 * 7 * 9)]:
            self.assertEqual(total(d.from_torch(layer, torch.zeros(x)), "flops"), flops, layer)

    def test_views_tuples_and_writes_in_place(self):
        class Pieces(nn.Module):
            def forward(self, x, more):
                a, b = torch.relu(x).chunk(2, dim=1)   # views of one result
                c = a.t().reshape(-1) + more["bias"]
                b = b.mul(2)
                b += 1                                 # in place
                view = b[0]
                b.mul_(3)                              # changes the view as well
                return view + c.sum(), (a, b)

        graph = d.from_torch(Pieces(), (torch.zeros(4, 8), {"bias": torch.zeros(16)}))
        names = graph.vertex_names
        edges = {(names[e["from"]], names[e["to"]]): e.get("bytes") for e in graph.document["edges"]}
        self.assertEqual(names, ["relu", "clone", "add", "mul", "add#2", "mul#2", "sum", "add#3"])
        self.assertEqual(edges["relu", "clone"], 64)    # half of the result
        self.assertIn(("add#2", "mul#2"), edges)
        self.assertIn(("mul#2", "add#3"), edges)        # not from add#2: the view was overwritten
        self.assertEqual([(i["name"], i["bytes"]) for i in graph.document["memory"]["inputs"]],
                         [("x", 128), ("more[0]", 64)])

    def test_dtypes_count_by_their_size(self):
        for dtype, size in ((torch.float64, 8), (torch.float32, 4), (torch.bfloat16, 2)):
            layer = nn.Linear(8, 8).to(dtype)
            graph = d.from_torch(layer, torch.zeros(4, 8, dtype=dtype))
            self.assertEqual(total(graph, "output_bytes"), 32 * size)
            self.assertEqual(total(graph, "persistent_bytes"), 72 * size)

    def test_large_models_on_the_meta_device(self):
        model = nn.Sequential(*[nn.Linear(16384, 16384, bias=False) for _ in range(20)]).to("meta")
        graph = d.from_torch(model, torch.zeros(8, 16384, device="meta"))
        self.assertEqual(total(graph, "flops"), 20 * 2 * 8 * 16384 ** 2)
        self.assertEqual(total(graph, "persistent_bytes"), 20 * 4 * 16384 ** 2)  # 21 GB that nobody has

    def test_the_module_is_left_as_it_was(self):
        model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.Dropout(0.5))
        model[1].eval()
        before = {key: value.clone() for key, value in model.state_dict().items()}
        d.from_torch(model, torch.randn(2, 3, 8, 8))
        self.assertEqual([m.training for m in model], [True, False, True])
        for key, value in model.state_dict().items():
            self.assertTrue(torch.equal(value, before[key]), key)

    def test_bad_input(self):
        for call, words in [(lambda: d.from_torch(len, torch.zeros(1)), "expected a torch.nn.Module"),
                            (lambda: d.from_torch(nn.Linear(3, 4), torch.zeros(2, 5)), "check the arguments"),
                            (lambda: d.from_torch(nn.Linear(3, 4), ()), "do not fit forward()"),
                            (lambda: d.from_torch(nn.Identity(), torch.zeros(2)), "computes nothing")]:
            with self.assertRaises(d.InputError) as caught:
                call()
            self.assertIn(words, str(caught.exception))


if __name__ == "__main__":
    unittest.main()
