package cex_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"seabmc/cex"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/parser"
)

// inputs holds values of nondets by name.
type inputs struct {
	p    *ir.Program
	vals map[string]int64
}

func (in inputs) Nondet(r ir.Reg, _ ir.Type) *big.Int {
	return big.NewInt(in.vals[in.p.Names[in.p.DefOf(r).Aux]])
}

func (in inputs) Byte(uint32, uint64, uint64) byte { return 0 }

func trace(t *testing.T, prog string, vals map[string]int64) *cex.Trace {
	t.Helper()
	p, err := parser.String("sea-ir ptrbits=64 objbits=20\n"+prog, "t.sea")
	if err != nil {
		t.Fatal(err)
	}
	rr, err := interp.Run(p, inputs{p, vals}, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return cex.Build(p, rr)
}

func text(t *testing.T, tr *cex.Trace, o cex.TextOptions) string {
	t.Helper()
	var b bytes.Buffer
	if err := tr.WriteText(&b, o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

const overflow = `%t:i1 = const true
trace %t call "main" ; a.c:10 main
%n:i32 = nondet "n" ; a.c:11:3 main
trace %t, %n input "nondet_int" "int" ; a.c:11:3 main
trace %t, %n assign "n" "int" ; a.c:11:3 main
%c:i32 = const 3
trace %t, %c assign "unrelated" "int" ; a.c:12 main
trace %t call "set" ; a.c:13 main
%m0 = initmem
%size:i64 = const 10
%buf, %m = alloc %m0, %size stack "buf" "char[10]" ; a.c:4 set
%i:i64 = sext %n ; a.c:5 set
%p = gep %buf, %i, 1 ; a.c:5 set
trace %t, %p assign "p" "char *" ; a.c:5 set
%1:i64 = const 1
%ok = valid %m, %p, %1 ; a.c:6:2 set
assert %t, %ok "set.pointer_dereference.1" pointer_dereference "p is valid for a write of 1 byte" ; a.c:6:2 set
trace %t return "set" ; a.c:13 main
`

func TestText(t *testing.T) {
	got := text(t, trace(t, overflow, map[string]int64{"n": 12}), cex.TextOptions{})
	want := `a.c:10 main: call main
a.c:11 main: input 1: nondet_int = 12 (int)
a.c:11 main: n = 12 (int)
a.c:12 main: unrelated = 3 (int)
a.c:13 main: call set
a.c:5 set: p = &buf + 12 (outside its 10 bytes) (char *)
a.c:6 set: does not hold: p is valid for a write of 1 byte [set.pointer_dereference.1]
  because offset 12 is past the end of buf (10 bytes, local variable at a.c:4)
`
	if got != want {
		t.Errorf("trace:\n%s", got)
	}
}

func TestShortTraceKeepsWhatMatters(t *testing.T) {
	got := text(t, trace(t, overflow, map[string]int64{"n": -1}), cex.TextOptions{Lines: 5})
	want := `a.c:10 main: call main
a.c:11 main: input 1: nondet_int = -1 (int)
a.c:11 main: n = -1 (int)
a.c:13 main: call set
a.c:5 set: p = &buf - 1 (outside its 10 bytes) (char *)
a.c:6 set: does not hold: p is valid for a write of 1 byte [set.pointer_dereference.1]
  because offset -1 is 1 byte before the start of buf (10 bytes, local variable at a.c:4)
(5 of 6 steps shown; --trace=full shows all)
`
	if got != want {
		t.Errorf("trace:\n%s", got)
	}
}

// A loop's variables appear once, with their last value, and the trace fits a screen.
func TestShortTraceOfALoop(t *testing.T) {
	var b strings.Builder
	b.WriteString("%t:i1 = const true\n%1:i32 = const 1\n%s0:i32 = const 0\n%lim:i32 = const 4900\n")
	for i := 1; i <= 100; i++ {
		fmt.Fprintf(&b, "%%n%d:i32 = nondet \"n\"\ntrace %%t, %%n%d input \"nondet_int\" \"int\" ; a.c:3 f\n", i, i)
		fmt.Fprintf(&b, "%%s%d = add %%s%d, %%n%d\ntrace %%t, %%s%d assign \"sum\" \"int\" ; a.c:4 f\n", i, i-1, i, i)
	}
	b.WriteString("%ok = sle %s100, %lim\nassert %t, %ok \"f.assertion.1\" assertion \"sum <= 4900\" ; a.c:6 f\n")
	tr := trace(t, b.String(), map[string]int64{"n": 50})
	got := text(t, tr, cex.TextOptions{})
	lines := strings.Split(strings.TrimSpace(got), "\n")
	if len(lines) != 22 || lines[18] != "a.c:3 f: input 100: nondet_int = 50 (int)" ||
		lines[19] != "a.c:4 f: sum = 5000 (int)" ||
		lines[21] != "(20 of 200 steps shown; --trace=full shows all)" {
		t.Errorf("trace of %d lines:\n%s", len(lines), got)
	}
	if full := text(t, tr, cex.TextOptions{Full: true}); strings.Count(full, "\n") != 201 {
		t.Errorf("full trace:\n%s", full)
	}
}

// What reached the check through memory is kept. What was overwritten, or is beside it, is not kept.
func TestRelevanceGoesThroughMemory(t *testing.T) {
	tr := trace(t, `%t:i1 = const true
%m0 = initmem
%8:i64 = const 8
%4:i64 = const 4
%0:i64 = const 0
%s, %m1 = alloc %m0, %8 stack "s"
%d, %m2 = alloc %m1, %8 heap "malloc"
%s4 = gep %s, %4, 1
%d4 = gep %d, %4, 1
%a:i32 = nondet "a"
%b:i32 = nondet "b"
%old:i32 = nondet "old"
%beside:i32 = nondet "beside"
%other:i32 = nondet "other"
trace %t, %old assign "old"
trace %t, %a assign "a"
trace %t, %beside assign "beside"
trace %t, %b assign "b"
trace %t, %other assign "other"
trace %t, %d assign "d" "struct s *"
%m3 = store %m2, %s4, %old
%m4 = store %m3, %s4, %a
%m5 = store %m4, %s, %beside
%m6 = memcpy %m5, %d, %m5, %s, %8
%c = eq %a, %b
%m7 = store %m6, %d4, %other
%m8 = select %c, %m6, %m7
%m9 = free %m8, %s
%x:i32 = load %m9, %d4
%z:i32 = const 0
%ok = eq %x, %z
assert %t, %ok "x" assertion "x == 0"
`, map[string]int64{"a": 7, "b": 7, "beside": 1, "old": 2, "other": 3})
	var got []string
	for _, s := range tr.Steps {
		if s.Relevant {
			got = append(got, s.Name+" = "+s.Value)
		}
	}
	if s := strings.Join(got, ", "); s != "a = 7, b = 7, d = &malloc#1" {
		t.Errorf("relevant: %s", s)
	}
}

func TestStackAndDepth(t *testing.T) {
	tr := trace(t, `%t:i1 = const true
%f:i1 = const false
%x:i8 = const 65
trace %t call "main"
trace %t call "f"
trace %t, %x assign "c" "char"
trace %t return "f"
trace %t call "g"
trace %f call "never"
trace %t call "h"
assert %t, %f "h.1"
`, nil)
	if s := strings.Join(tr.Stack, " "); s != "main g h" {
		t.Errorf("stack %s", s)
	}
	var depths []string
	for _, s := range tr.Steps {
		depths = append(depths, fmt.Sprint(s.Kind, s.Depth))
	}
	if s := strings.Join(depths, " "); s != "call0 call1 assign2 return1 call1 call2" {
		t.Errorf("steps %s", s)
	}
	if s := tr.Steps[2]; s.Func != "f" || s.Value != "'A' (65)" {
		t.Errorf("assignment %+v", s)
	}
}

func TestJSON(t *testing.T) {
	tr := trace(t, overflow, map[string]int64{"n": 12})
	out, err := json.Marshal(tr)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`{"kind":"input","pos":{"file":"a.c","line":11,"column":3,"function":"main"},"function":"main","name":"nondet_int","type":"int","value":"12","bits":"0xc","input":1,"depth":1,"relevant":true}`,
		`"failed":{"id":"set.pointer_dereference.1","kind":"pointer_dereference","description":"p is valid for a write of 1 byte"}`,
		`"pos":{"file":"a.c","line":6,"column":2,"function":"set"}`, `"stack":["main","set"]`,
	} {
		if !bytes.Contains(out, []byte(want)) {
			t.Errorf("no %s in\n%s", want, out)
		}
	}
	if in := tr.Inputs(); len(in) != 1 || in[0].Input != 1 {
		t.Errorf("inputs %+v", in)
	}
}

func TestColor(t *testing.T) {
	tr := trace(t, overflow, map[string]int64{"n": 12})
	if s := text(t, tr, cex.TextOptions{Color: true}); !strings.Contains(s, "\x1b[") {
		t.Error("no colour")
	}
	if s := text(t, tr, cex.TextOptions{}); strings.Contains(s, "\x1b[") {
		t.Error("colour that was not asked for")
	}
}

// A run that did not fail has a trace without a failure.
func TestCompletedRun(t *testing.T) {
	tr := trace(t, overflow, map[string]int64{"n": 9})
	if tr.Failed != (ir.Check{}) || len(tr.Steps) != 7 || tr.Steps[6].Kind != "return" {
		t.Errorf("trace %+v", tr)
	}
}
