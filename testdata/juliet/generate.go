//go:build ignore

// Command generate writes the programs of this folder: for each weakness (CWE) and
// each way that the data can flow from its source to the place of the bug, one bad
// program and a good one. Run it as
//
//	go run testdata/juliet/generate.go -o testdata/juliet
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// weakness is a template. In source, @ is the place that the data are put in; sink
// uses them as data; //! marks the line that fails.
type weakness struct {
	name, kind, flags, why string
	globals                string
	locals                 string // of main
	typ, zero              string // of the data
	bad, good              string // source
	sink, goodSink         string // goodSink: if it differs
}

const fill = `	for (int i = 0; i < 12; i++)
		data[i] = 'A'; //!
`

const sum = `	int total = 0;
	for (int i = 0; i < 12; i++)
		total += data[i]; //!
	seen = total;
`

var weaknesses = []weakness{
	{name: "cwe121_stack_overflow", kind: "pointer_dereference", why: "12 bytes are written to a local array of 10",
		locals: "	char little[10], large[12];\n	little[0] = large[0] = 0;\n", typ: "char *", zero: "0", bad: "@ = little;", good: "@ = large;", sink: fill},
	{name: "cwe122_heap_overflow", kind: "pointer_dereference", why: "12 bytes are written to a heap block of 10",
		typ: "char *", zero: "0", bad: "@ = malloc(10);\nif (!@)\n	return 0;", good: "@ = malloc(12);\nif (!@)\n	return 0;", sink: fill + "	free(data);\n"},
	{name: "cwe124_underwrite", kind: "pointer_dereference", why: "the write starts 4 bytes before the array",
		locals: "	char block[12], *room = block;\n	room[0] = 0;\n", typ: "char *", zero: "0", bad: "@ = room - 4;", good: "@ = room;", sink: fill},
	{name: "cwe126_overread", kind: "pointer_dereference", why: "12 bytes are read from an array of 10", globals: "int seen;\n",
		locals: "	char little[10], large[12];\n	memset(little, 1, sizeof little);\n	memset(large, 1, sizeof large);\n", typ: "char *", zero: "0",
		bad: "@ = little;", good: "@ = large;", sink: sum},
	{name: "cwe127_underread", kind: "pointer_dereference", why: "the read starts 4 bytes before the array", globals: "int seen;\n",
		locals: "	char block[12], *room = block;\n	memset(room, 1, sizeof block);\n", typ: "char *", zero: "0", bad: "@ = room - 4;", good: "@ = room;", sink: sum},
	{name: "cwe190_overflow", kind: "overflow", why: "an unknown number is doubled", globals: "int seen;\n",
		typ: "int", zero: "0", bad: "@ = nondet_int();", good: "@ = nondet_int() % 1000;", sink: "	seen = data * 2; //!\n"},
	{name: "cwe191_underflow", kind: "overflow", why: "10 is taken from an unknown number", globals: "int seen;\n",
		typ: "int", zero: "0", bad: "@ = nondet_int();", good: "@ = nondet_int() % 1000;", sink: "	seen = data - 10; //!\n"},
	{name: "cwe369_divide_by_zero", kind: "division_by_zero", why: "an unknown number divides", globals: "int seen;\n",
		typ: "int", zero: "1", bad: "@ = nondet_int();", good: "@ = nondet_int();\nif (@ == 0)\n	@ = 1;", sink: "	seen = 100 / data; //!\n"},
	{name: "cwe401_leak", kind: "memory_leak", flags: "--memory-leak-check", why: "the block is not freed",
		typ: "char *", zero: "0", bad: "@ = malloc(8);\nif (!@)\n	return 0;", good: "@ = malloc(8);\nif (!@)\n	return 0;",
		sink: "	data[0] = 'A';\n", goodSink: "	data[0] = 'A';\n	free(data);\n"},
	{name: "cwe415_double_free", kind: "free", why: "the source frees the block already",
		typ: "char *", zero: "0", bad: "@ = malloc(8);\nif (!@)\n	return 0;\nfree(@);", good: "@ = malloc(8);\nif (!@)\n	return 0;", sink: "	free(data); //!\n"},
	{name: "cwe416_use_after_free", kind: "pointer_dereference", why: "the source frees the block already", globals: "int seen;\n",
		typ: "int *", zero: "0", bad: "@ = malloc(sizeof(int));\nif (!@)\n	return 0;\n*@ = 3;\nfree(@);", good: "@ = malloc(sizeof(int));\nif (!@)\n	return 0;\n*@ = 3;",
		sink: "	seen = *data; //!\n"},
	{name: "cwe457_uninitialised", kind: "uninitialized", flags: "--uninitialized-check", why: "the second element is never written", globals: "int seen;\n",
		locals: "	int pair[2];\n", typ: "int *", zero: "0", bad: "@ = pair;\n@[0] = 1;", good: "@ = pair;\n@[0] = @[1] = 1;", sink: "	seen = data[1]; //!\n"},
	{name: "cwe476_null", kind: "pointer_dereference", why: "the pointer is null",
		locals: "	int x = 0;\n	x = x + 1;\n", typ: "int *", zero: "&x", bad: "@ = NULL;", good: "@ = &x;", sink: "	*data = 1; //!\n"},
	{name: "cwe590_free_not_heap", kind: "free", why: "a local array is freed",
		locals: "	char room[12];\n	room[0] = 0;\n", typ: "char *", zero: "0", bad: "@ = room;", good: "@ = malloc(12);", sink: "	free(data); //!\n"},
	{name: "cwe680_overflow_to_overflow", kind: "pointer_dereference", flags: "--no-malloc-may-fail", why: "the size wraps around, so the block is too small",
		typ: "unsigned", zero: "1", bad: "@ = nondet_uint();", good: "@ = nondet_uint() % 100;",
		sink: `	unsigned bytes = data * (unsigned)sizeof(int);
	int *block = malloc(bytes);
	if (block && data > 0)
		block[data - 1] = 1; //!
	free(block);
`},
	{name: "cwe761_free_not_at_start", kind: "free", why: "the pointer is one byte into its block",
		typ: "char *", zero: "0", bad: "@ = malloc(8);\nif (!@)\n	return 0;\n@++;", good: "@ = malloc(8);\nif (!@)\n	return 0;\n@[0]++;", sink: "	free(data); //!\n"},
}

// A flow makes what stands before main and the end of main's body.
type flow struct {
	name string
	make func(w *weakness, source, other, sink string) (before, body string)
}

// put indents a source that stores into place.
func put(source, place, indent string) string {
	s := strings.ReplaceAll(source, "*@", "*"+paren(place))
	s = strings.ReplaceAll(s, "@[", paren(place)+"[")
	s = strings.ReplaceAll(s, "@++", paren(place)+"++")
	s = strings.ReplaceAll(s, "@", place)
	return indent + strings.ReplaceAll(s, "\n", "\n"+indent) + "\n"
}

func paren(place string) string {
	if strings.HasPrefix(place, "*") {
		return "(" + place + ")"
	}
	return place
}

func decl(typ, name string) string {
	if strings.HasSuffix(typ, "*") {
		return typ + name
	}
	return typ + " " + name
}

func sinkFunc(w *weakness, sink string) string {
	return fmt.Sprintf("static void sink(%s) {\n%s}\n\n", decl(w.typ, "data"), sink)
}

var flows = []flow{
	{"loop", func(w *weakness, source, _, sink string) (string, string) {
		return "", fmt.Sprintf("	%s = %s;\n	for (int k = 0; k < 3; k++) {\n		if (k == 2) {\n%s		}\n	}\n%s", decl(w.typ, "data"), w.zero, put(source, "data", "			"), sink)
	}},
	{"call", func(w *weakness, source, _, sink string) (string, string) {
		return sinkFunc(w, sink), fmt.Sprintf("	%s = %s;\n%s	sink(data);\n", decl(w.typ, "data"), w.zero, put(source, "data", "	"))
	}},
	{"pointer", func(w *weakness, source, _, sink string) (string, string) {
		return "", fmt.Sprintf("	%s = %s;\n	%s = &first;\n	%s = &first;\n%s	%s = *q;\n%s", decl(w.typ, "first"), w.zero, decl(w.typ, "*p"), decl(w.typ, "*q"),
			put(source, "*p", "	"), decl(w.typ, "data"), sink)
	}},
	{"struct", func(w *weakness, source, _, sink string) (string, string) {
		before := fmt.Sprintf("struct box {\n	int before;\n	%s;\n};\n\nstatic void sink(struct box b) {\n	%s = b.data;\n%s}\n\n", decl(w.typ, "data"), decl(w.typ, "data"), sink)
		return before, fmt.Sprintf("	struct box b = {0, %s};\n%s	sink(b);\n", w.zero, put(source, "b.data", "	"))
	}},
	{"function_pointer", func(w *weakness, source, _, sink string) (string, string) {
		return sinkFunc(w, sink), fmt.Sprintf("	void (*f)(%s) = sink;\n	%s = %s;\n%s	f(data);\n", w.typ, decl(w.typ, "data"), w.zero, put(source, "data", "	"))
	}},
	{"global_flag", func(w *weakness, source, other, sink string) (string, string) {
		return "static int flag = 1;\n\n" + sinkFunc(w, sink), fmt.Sprintf("	%s = %s;\n	if (flag) {\n%s	} else {\n%s	}\n	if (flag)\n		sink(data);\n",
			decl(w.typ, "data"), w.zero, put(source, "data", "		"), put(other, "data", "		"))
	}},
}

// program is one file.
func program(w *weakness, f *flow, bad bool) string {
	source, other, sink := w.good, w.bad, w.sink
	if w.goodSink != "" {
		sink = w.goodSink
	}
	if bad {
		source, other, sink = w.bad, w.good, w.sink
	}
	before, body := f.make(w, source, other, sink)
	text := "#include <stdlib.h>\n#include <string.h>\n\nint nondet_int(void);\nunsigned nondet_uint(void);\n" + w.globals + "\n" + before +
		"int main(void) {\n" + w.locals + body + "	return 0;\n}\n"
	head := []string{"// verdict: SUCCESSFUL"}
	why := "the good twin of: " + w.why
	if bad {
		head, why = []string{"// verdict: FAILED", "// property: " + w.kind}, w.why
	}
	if w.flags != "" {
		head = append(head, "// flags: "+w.flags)
	}
	head = append(head, "// why: "+why)
	for i, line := range strings.Split(text, "\n") {
		if bad && strings.Contains(line, "//!") {
			head[1] += fmt.Sprintf(" line %d", len(head)+i+1)
		}
	}
	return strings.Join(head, "\n") + "\n" + strings.ReplaceAll(text, " //!", "")
}

func main() {
	dir := flag.String("o", ".", "the folder to write to")
	flag.Parse()
	for i := range weaknesses {
		for k := range flows {
			for _, bad := range []bool{false, true} {
				name := fmt.Sprintf("%s_%s_good.c", weaknesses[i].name, flows[k].name)
				if bad {
					name = strings.Replace(name, "_good.c", "_bad.c", 1)
				}
				path := filepath.Join(*dir, name)
				text := []byte(program(&weaknesses[i], &flows[k], bad))
				if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, text) {
					continue
				}
				if err := os.WriteFile(path, text, 0o644); err != nil {
					fmt.Fprintln(os.Stderr, "generate:", err)
					os.Exit(1)
				}
			}
		}
	}
}
