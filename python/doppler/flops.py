# SPDX-License-Identifier: GPL-3.0-or-later
"""FLOPs of what PyTorch runs, by the formulas of its own flop counter (torch.utils.flop_counter, from 2.1)."""
from __future__ import annotations

from math import prod
from typing import Any


def _mm(a: Any, b: Any, *_: Any, **__: Any) -> float:
    return 2.0 * a.shape[0] * a.shape[1] * b.shape[1]


def _addmm(_: Any, a: Any, b: Any, *__: Any, **___: Any) -> float:
    return _mm(a, b)


def _bmm(a: Any, b: Any, *_: Any, **__: Any) -> float:
    return 2.0 * a.shape[0] * a.shape[1] * a.shape[2] * b.shape[2]


def _baddbmm(_: Any, a: Any, b: Any, *__: Any, **___: Any) -> float:
    return _bmm(a, b)


def _convolution(x: Any, weight: Any, _bias: Any, _stride: Any, _padding: Any, _dilation: Any, transposed: bool,
                 _more: Any = None, groups: int = 1, *_: Any, out: Any = None) -> float:
    # weight: [out, in / groups, ...], of a transposed convolution [in, out / groups, ...]
    places = prod((x if transposed else out).shape[2:])
    return 2.0 * x.shape[0] * places * prod(weight.shape)


def _attention(query: Any, key: Any, value: Any, *_: Any, **__: Any) -> float:
    batch, heads, length, width = query.shape
    return 2.0 * batch * heads * length * key.shape[2] * (width + value.shape[3])


def _fused_heads(query: Any, key: Any, _value: Any, width: int, _heads: int, *_: Any, **__: Any) -> float:
    """nn.MultiheadAttention in one operation: projections, scores, weighted sums, output."""
    batch, length, _e = query.shape
    other = key.shape[1]
    return 2.0 * batch * width * (width * (2 * length + 2 * other) + 2 * length * other)


def _fused_layer(x: Any, width: int, heads: int, *rest: Any, **__: Any) -> float:
    """nn.TransformerEncoderLayer in one operation."""
    inner = rest[12]  # the weight of the first linear layer
    return _fused_heads(x, x, x, width, heads) + 4.0 * x.shape[0] * x.shape[1] * width * inner.shape[0]


_FORMULAS: dict[str, Any] = {
    "mm": _mm, "addmm": _addmm, "bmm": _bmm, "baddbmm": _baddbmm, "convolution": _convolution,
    "_convolution": _convolution,
    "_scaled_dot_product_flash_attention": _attention, "_scaled_dot_product_efficient_attention": _attention,
    "_scaled_dot_product_flash_attention_for_cpu": _attention, "_scaled_dot_product_cudnn_attention": _attention,
    "_native_multi_head_attention": _fused_heads, "_transformer_encoder_layer_fwd": _fused_layer,
}


def flops_of(name: str, args: Any, out: Any) -> float:
    """FLOPs of an ATen operation (its name without overload) with these arguments and result; 0 if the flop
    counter does not count it."""
    formula = _FORMULAS.get(name)
    if formula is None:
        return 0.0
    return float(formula(*args, out=out) if formula is _convolution else formula(*args))
