# SPDX-License-Identifier: MIT
"""Functions in restricted style as Cython: the same source, with every integer of 64 bits and no Python object.

What a function may use: integers, tuples of two or three of them, `state` (a list of integers) and `table`; if, while,
for over a range, assignments; functions of the same kind, `min`, `max`, and module constants. Everything else is
refused, so that nothing slow or wrong gets in unnoticed. The types come from the annotations of
parameters and results; a local variable is what is assigned to it.
"""

from __future__ import annotations

import ast
import copy
import importlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final

INTEGER: Final = "long long"
TYPES: Final = {
    "int": INTEGER,
    "bool": "bint",
    "None": "void",
    "list[int]": f"{INTEGER}*",
    "Table": "Table*",
    "Masks": f"({INTEGER}, {INTEGER}, {INTEGER})",
    "tuple[int, int]": f"({INTEGER}, {INTEGER})",
}
TUPLES: Final = {2: TYPES["tuple[int, int]"], 3: TYPES["Masks"]}
BITS: Final = {"bit_count": "bit_count", "bit_length": "bit_length"}  # methods of int, and functions of the extension
STATEMENTS: Final = (
    ast.Assign, ast.AugAssign, ast.If, ast.While, ast.For, ast.Return, ast.Expr, ast.Break, ast.Continue,
)  # fmt: skip
EXPRESSIONS: Final = (
    ast.Name, ast.Constant, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Call, ast.Subscript,
    ast.Attribute, ast.Tuple, ast.Starred,
)  # fmt: skip


class NotRestricted(Exception):
    """The source uses what cannot be compiled; the text says where."""


class Unit:
    """The functions that some functions reach, translated.

    Attributes:
        fields: what they use of the table, by name.
        modules: what the translation depends on, with those that say what a constant is.
    """

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.fields: set[str] = set()
        self.modules: set[str] = set()
        self.constants: set[tuple[str, str]] = set()

    def add(self, function: Callable[..., Any]) -> str:
        """Translate a function and all that it calls; gives its name in the unit. Raises NotRestricted."""
        assert isinstance(function, FunctionType)
        name = unit_name(function)
        if name not in self.done:
            self.done[name] = ""
            self.modules.add(function.__module__)
            self.done[name] = Translation(self, function).text()
        return name

    def add_constant(self, module: str, name: str) -> None:
        """Note the modules in which a constant that a module uses, and what it is made of, get their values."""
        if (module, name) in self.constants:
            return
        self.constants.add((module, name))
        for node in syntax(importlib.import_module(module).__file__ or "").body:
            if isinstance(node, ast.ImportFrom) and node.module:
                for each in node.names:
                    if (each.asname or each.name) == name:
                        self.add_constant(node.module, each.name)
            elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if name in [each.id for each in targets if isinstance(each, ast.Name)]:
                    self.modules.add(module)
                    for part in ast.walk(node.value):
                        if isinstance(part, ast.Name):
                            self.add_constant(module, part.id)

    def text(self) -> str:
        """All functions; their order does not matter."""
        return "\n\n\n".join(self.done.values()) + "\n"


def unit_name(function: FunctionType) -> str:
    """Module and function: two modules may use the same name."""
    return f"{function.__module__.rpartition('.')[2]}__{function.__name__}"


@cache
def syntax(file: str) -> ast.Module:
    """What a source file says."""
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def definition(function: FunctionType) -> ast.FunctionDef:
    """The syntax of a function of a module."""
    for node in syntax(function.__code__.co_filename).body:
        if isinstance(node, ast.FunctionDef) and node.name == function.__name__:
            return node
    raise NotRestricted(f"{function.__qualname__} is no function of its module")


def result_type(node: ast.FunctionDef) -> str:
    """The C type of what it returns."""
    return TYPES[ast.unparse(node.returns)] if node.returns else "void"


class Translation(ast.NodeTransformer):
    """One function."""

    def __init__(self, unit: Unit, function: FunctionType) -> None:
        self.unit = unit
        self.function = function
        self.scope = vars(importlib.import_module(function.__module__))
        self.node = copy.deepcopy(definition(function))
        self.types: dict[str, str] = {}

    def refuse(self, node: ast.AST, why: str) -> NotRestricted:
        """What to raise."""
        line = getattr(node, "lineno", 0)
        return NotRestricted(f"{self.function.__module__}:{line}: {why}: {ast.unparse(node)}")

    def text(self) -> str:
        """The function in Cython."""
        node = self.node
        for parameter in node.args.args:
            annotation = ast.unparse(parameter.annotation) if parameter.annotation else ""
            if annotation not in TYPES:
                raise self.refuse(node, f"the type of {parameter.arg}")
            self.types[parameter.arg] = TYPES[annotation]
        parameters = ", ".join(f"{self.types[each.arg]} {each.arg}" for each in node.args.args)
        own = set(self.types)
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        self.find_locals(body)
        lines = [f"cdef {result_type(node)} {unit_name(self.function)}({parameters}) noexcept nogil:"]
        lines += [f"    cdef {kind} {name}" for name, kind in self.types.items() if name not in own]
        for statement in body:
            made = ast.unparse(ast.fix_missing_locations(self.visit(statement)))
            lines += ["    " + line for line in made.splitlines()]
        return "\n".join(lines)

    # --- types

    def find_locals(self, body: list[ast.stmt]) -> None:
        """The types of all variables that are assigned to."""
        for statement in body:
            for node in ast.walk(statement):
                if isinstance(node, ast.stmt) and not isinstance(node, STATEMENTS):
                    raise self.refuse(node, "this statement")
                if isinstance(node, ast.Assign):
                    for target in node.targets:
                        self.bind(target, self.type_of(node.value))
                elif isinstance(node, ast.For):
                    self.bind(node.target, INTEGER)

    def bind(self, target: ast.expr, kind: str) -> None:
        if isinstance(target, ast.Tuple):
            for each in target.elts:
                self.bind(each, INTEGER)
        elif isinstance(target, ast.Name):
            known = self.types.setdefault(target.id, INTEGER if kind == "bint" else kind)
            if known != kind and {known, kind} != {INTEGER, "bint"}:
                raise self.refuse(target, f"a variable of two types, {known} and {kind}")

    def type_of(self, node: ast.expr) -> str:
        if isinstance(node, ast.Tuple):
            return TUPLES[len(node.elts)]
        if isinstance(node, ast.IfExp):
            return self.type_of(node.body)
        if isinstance(node, ast.Name):
            if node.id in self.types:
                return self.types[node.id]
            value = self.scope.get(node.id)
            return TUPLES[len(value)] if isinstance(value, tuple) else INTEGER
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = self.scope.get(node.func.id)
            if isinstance(called, FunctionType):
                return result_type(definition(called))
        return INTEGER

    # --- expressions

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.expr) and not isinstance(node, EXPRESSIONS):
            raise self.refuse(node, "this expression")
        return super().generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, int):
            return literal(int(node.value))
        raise self.refuse(node, "no integer")

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.types:
            return node
        value = self.scope.get(node.id)
        self.unit.add_constant(self.function.__module__, node.id)
        if isinstance(value, int):
            return literal(int(value))
        if isinstance(value, tuple) and all(isinstance(each, int) for each in value):
            return ast.Tuple([literal(each) for each in value], ast.Load())
        raise self.refuse(node, "no variable and no constant")

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if not isinstance(node.value, ast.Name) or self.types.get(node.value.id) != TYPES["Table"]:
            raise self.refuse(node, "an attribute")
        self.unit.fields.add(node.attr)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        function = node.func
        if isinstance(function, ast.Attribute) and function.attr in BITS:
            return ast.Call(ast.Name(BITS[function.attr]), [self.visit(function.value)], [])
        if not isinstance(function, ast.Name) or node.keywords:
            raise self.refuse(node, "this call")
        called = self.scope.get(function.id)
        arguments = [made for each in node.args for made in self.argument(each)]
        if isinstance(called, FunctionType):
            return ast.Call(ast.Name(self.unit.add(called)), arguments, [])
        for method, name in BITS.items():
            if called is getattr(int, method):
                return ast.Call(ast.Name(name), arguments, [])
        if called is None and function.id in ("min", "max", "range"):
            return ast.Call(function, arguments, [])
        raise self.refuse(node, "this call")

    def argument(self, node: ast.expr) -> list[ast.expr]:
        """The arguments that one stands for: the entries of a tuple with a star before it."""
        if not isinstance(node, ast.Starred):
            return [self.visit(node)]
        kind = self.types.get(node.value.id, "") if isinstance(node.value, ast.Name) else ""
        for size, each in TUPLES.items():
            if each == kind:
                return [ast.Subscript(node.value, literal(at), ast.Load()) for at in range(size)]
        raise self.refuse(node, "a star before something else than a tuple by name")

    def visit_For(self, node: ast.For) -> ast.AST:
        called = node.iter.func if isinstance(node.iter, ast.Call) else None
        if not isinstance(called, ast.Name) or called.id != "range" or node.orelse:
            raise self.refuse(node, "a loop over something else than a range")
        return self.generic_visit(node)


def literal(value: int) -> ast.expr:
    """An integer of 64 bits: without the suffix some compilers take 32."""
    return ast.Name(f"{value}LL") if value >= 0 else ast.UnaryOp(ast.USub(), ast.Name(f"{-value}LL"))
