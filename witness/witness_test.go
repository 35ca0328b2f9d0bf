package witness_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"math/big"
	"os"
	"strings"
	"testing"
	"time"

	"gopkg.in/yaml.v3"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/lower/state"
	"seabmc/ir/parser"
	"seabmc/witness"
)

func property(t *testing.T, lines ...string) *witness.Property {
	t.Helper()
	var b strings.Builder
	for _, l := range lines {
		b.WriteString("CHECK( init(main()), LTL(" + l + ") )\n")
	}
	p, err := witness.ParseProperty(strings.NewReader(b.String()), "t.prp")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestParseProperty(t *testing.T) {
	tests := []struct{ text, names, err string }{
		{"CHECK( init(main()), LTL(G ! call(reach_error())) )\n", "unreach-call", ""},
		{"CHECK( init(main()), LTL(G ! call(__VERIFIER_error())) )", "unreach-call", ""},
		{"\n// a comment\nCHECK(init(main()), LTL(G !  underflow))\n", "", "t.prp:3: the property"},
		{"CHECK( init(main()), LTL(G ! overflow) )\r\n", "no-overflow", ""},
		{"CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\nCHECK( init(main()), LTL(G valid-memtrack) )\n",
			"valid-free valid-deref valid-memtrack", ""},
		{"CHECK( init(main()), LTL(G valid-memcleanup) )", "valid-memcleanup", ""},
		{"CHECK( init(main()), LTL(F end) )", "termination", ""},
		{"CHECK( init(main()), LTL(G F end) )", "", `t.prp:1: the property "G F end" is not supported`},
		{"CHECK( init(main()), LTL(G ! data-race) )", "", "not supported"},
		{"CHECK( init(main()), FQL(COVER EDGES(@BASICBLOCKENTRY)) )", "", "t.prp:1: not a line"},
		{"G ! overflow", "", "t.prp:1: not a line of a property file"},
		{"", "", "holds no property"},
		{"CHECK( init(f()), LTL(G ! overflow) )\nCHECK( init(g()), LTL(G valid-free) )", "", "t.prp:2: two functions to start in"},
		{strings.Repeat("x", 1<<17), "", "t.prp: "},
	}
	for _, tt := range tests {
		p, err := witness.ParseProperty(strings.NewReader(tt.text), "t.prp")
		if tt.err != "" {
			if err == nil || !strings.Contains(err.Error(), tt.err) {
				t.Errorf("%.40q: %v, want %s", tt.text, err, tt.err)
			}
			continue
		}
		if err != nil || strings.Join(p.Names, " ") != tt.names || p.Entry != "main" {
			t.Errorf("%.40q: %v, %v", tt.text, p, err)
		}
	}
}

func TestApply(t *testing.T) {
	apply := func(p *witness.Property) (c bmc.Config) {
		c.Lower = state.DefaultOptions()
		if err := p.Apply(&c); err != nil {
			t.Fatal(err)
		}
		return c
	}
	reach := apply(property(t, "G ! call(reach_error())"))
	mem := apply(property(t, "G valid-free", "G valid-deref", "G valid-memtrack"))
	over := apply(property(t, "G ! overflow"))
	if l := reach.Lower; l.PointerCheck || l.BoundsCheck || l.SignedOverflow || l.MemoryLeak || l.MallocMayFail {
		t.Errorf("unreach-call: %+v", l)
	}
	if l := mem.Lower; !l.PointerCheck || !l.BoundsCheck || l.SignedOverflow || !l.MemoryLeak {
		t.Errorf("valid-memsafety: %+v", l)
	}
	if l := over.Lower; l.PointerCheck || !l.SignedOverflow || !over.Front.SignedOverflow {
		t.Errorf("no-overflow: %+v", l)
	}
	counts := []struct {
		c     bmc.Config
		kind  ir.CheckKind
		about ir.Aspect
		want  bool
	}{
		{reach, ir.CheckAssertion, ir.AboutCall("reach_error"), true}, {reach, ir.CheckAssertion, "", false}, {reach, ir.CheckDeref, "", false},
		{reach, ir.CheckAssertion, ir.AboutCall("klee_abort"), false},
		{mem, ir.CheckDeref, "", true}, {mem, ir.CheckBounds, "", true}, {mem, ir.CheckFree, "", true}, {mem, ir.CheckLeak, "", true},
		{mem, ir.CheckAssertion, ir.AboutCall("reach_error"), false}, {mem, ir.CheckUB, "", false},
		{over, ir.CheckOverflow, "", true},
		{over, ir.CheckDivByZero, "", false}, {over, ir.CheckShift, "", true},
	}
	for about, want := range map[ir.Aspect]bool{"": true, ir.AboutAbs: true, ir.AboutUnsigned: false, ir.AboutFloat: false, ir.AboutConversion: false} {
		if got := over.Only(ir.Check{Kind: ir.CheckOverflow, About: about}); got != want {
			t.Errorf("overflow about %q: %v", about, got)
		}
	}
	for _, x := range counts {
		if got := x.c.Only(ir.Check{Kind: x.kind, About: x.about}); got != x.want {
			t.Errorf("%s %q: %v", x.kind, x.about, got)
		}
	}
	var unsupported *witness.UnsupportedError
	if err := property(t, "G ! call(other())").Apply(&bmc.Config{}); !errors.As(err, &unsupported) {
		t.Errorf("another function: %v", err)
	}
}

func TestAnswer(t *testing.T) {
	result := func(v bmc.Verdict, c *ir.Check, noBody ...string) *bmc.Result {
		r := &bmc.Result{Verdict: v, Lower: &state.Report{NoBody: noBody}}
		if c != nil {
			r.Failure = &bmc.Property{Check: *c}
		}
		return r
	}
	reach, mem, cleanup, over := property(t, "G ! call(reach_error())"), property(t, "G valid-free", "G valid-deref", "G valid-memtrack"),
		property(t, "G valid-memcleanup"), property(t, "G ! overflow")
	tests := []struct {
		p    *witness.Property
		r    *bmc.Result
		want string
	}{
		{reach, result(bmc.Successful, nil), "TRUE"},
		{reach, result(bmc.Successful, nil, "helper"), "UNKNOWN"},
		{reach, result(bmc.Inconclusive, nil), "UNKNOWN"},
		{reach, result(bmc.Failed, &ir.Check{Kind: ir.CheckAssertion, About: ir.AboutCall("reach_error")}), "FALSE(unreach-call)"},
		{reach, result(bmc.Failed, &ir.Check{Kind: ir.CheckUnwind}), "UNKNOWN"},
		{mem, result(bmc.Failed, &ir.Check{Kind: ir.CheckDeref}), "FALSE(valid-deref)"},
		{mem, result(bmc.Failed, &ir.Check{Kind: ir.CheckFree}), "FALSE(valid-free)"},
		{mem, result(bmc.Failed, &ir.Check{Kind: ir.CheckLeak, ID: "main.memory_leak.end"}), "UNKNOWN"}, // no run to look at
		{cleanup, result(bmc.Failed, &ir.Check{Kind: ir.CheckLeak}), "FALSE(valid-memcleanup)"},
		{over, result(bmc.Failed, &ir.Check{Kind: ir.CheckOverflow}), "FALSE(no-overflow)"},
		{over, result(bmc.Failed, &ir.Check{Kind: ir.CheckShift}), "UNKNOWN"},
	}
	for _, tt := range tests {
		if got := tt.p.Answer(tt.r); got != tt.want {
			t.Errorf("%v %v: %s, want %s", tt.p.Names, tt.r.Failure, got, tt.want)
		}
	}
}

// TestLostMemory checks that a leak violates valid-memtrack only if nothing can point to it.
func TestLostMemory(t *testing.T) {
	const text = `sea-ir ptrbits=64 objbits=20
%t:i1 = const true
%m0 = initmem
%8:i64 = const 8
%g, %m1 = alloc %m0, %8 global "g"
%h, %m2 = alloc %m1, %8 heap "malloc"
%m3 = store %m2, TO, %h
%l:i1 = islive %m3, %h
%n:i1 = xor %l, %t
assert %t, %n "main.memory_leak.end" memory_leak "no heap object is left" about end
`
	for to, want := range map[string]string{"%h": "FALSE(valid-memtrack)", "%g": "UNKNOWN"} {
		p, err := parser.String(strings.ReplaceAll(text, "TO", to), "t.sea")
		if err != nil {
			t.Fatal(err)
		}
		rr, err := interp.Run(p, interp.ZeroInputs{}, interp.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r := &bmc.Result{Verdict: bmc.Failed, Program: p, Run: rr, Failure: &bmc.Property{Check: p.Checks[0], Trace: cex.Build(p, rr)}}
		if got := property(t, "G valid-memtrack").Answer(r); got != want {
			t.Errorf("stored in %s: %s, want %s", to, got, want)
		}
	}
}

const source = `extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
void reach_error(void) {}
int main(void) {
	int x = __VERIFIER_nondet_int (
	);
	unsigned y = __VERIFIER_nondet_uint();
	unsigned z = __VERIFIER_nondet_uint(/* ) */);
	reach_error();
}
`

const program = `sea-ir ptrbits=64 objbits=20
%t:i1 = const true
%f:i1 = const false
trace %t call "main" ; a.c:4 main
%x:i32 = nondet "x"
trace %t, %x input "__VERIFIER_nondet_int" ; a.c:5:10 main
trace %t, %x input "__VERIFIER_nondet_uint" ; a.c:7:15 main
trace %t, %x input "__VERIFIER_nondet_uint" ; a.c:8:15 main
assert %t, %f "main.assertion.1" assertion "reach_error is not reached" ; a.c:9:2 main
`

type minus7 struct{ interp.ZeroInputs }

func (minus7) Nondet(ir.Reg, ir.Type) *big.Int { return big.NewInt(-7) }

func failed(t *testing.T) *bmc.Result {
	t.Helper()
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.c", []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := parser.String(program, "t.sea")
	if err != nil {
		t.Fatal(err)
	}
	rr, err := interp.Run(p, minus7{}, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	tr := cex.Build(p, rr)
	return &bmc.Result{Verdict: bmc.Failed, Program: p, Run: rr, Failure: &bmc.Property{Check: tr.Failed, Pos: tr.Pos, Trace: tr}}
}

func task() witness.Task {
	return witness.Task{Files: []string{"a.c"}, Version: "1.0", Now: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)}
}

type entry struct {
	Type     string `yaml:"entry_type"`
	Metadata struct {
		Format string `yaml:"format_version"`
		Task   struct {
			Hashes map[string]string `yaml:"input_file_hashes"`
			Model  string            `yaml:"data_model"`
		}
	}
	Content []struct {
		Segment []struct {
			Waypoint struct {
				Type, Action string
				Constraint   struct{ Value, Format string }
				Location     struct {
					File         string `yaml:"file_name"`
					Line, Column int
				}
			}
		}
	}
}

func TestYAML(t *testing.T) {
	var b bytes.Buffer
	if err := witness.YAML(&b, failed(t), task()); err != nil {
		t.Fatal(err)
	}
	var es []entry
	if err := yaml.Unmarshal(b.Bytes(), &es); err != nil {
		t.Fatal(err)
	}
	if len(es) != 1 || es[0].Type != "violation_sequence" || es[0].Metadata.Format != "2.0" || len(es[0].Metadata.Task.Hashes["a.c"]) != 64 || es[0].Metadata.Task.Model != "LP64" {
		t.Fatalf("%s", b.String())
	}
	type point struct {
		kind, value string
		line, col   int
	}
	var got []point
	for _, s := range es[0].Content {
		w := s.Segment[0].Waypoint
		got = append(got, point{w.Type, w.Constraint.Value, w.Location.Line, w.Location.Column})
	}
	// It is not certain where the third call's parenthesis is, so this call is left out.
	want := []point{{"function_return", `\result == -7`, 6, 2}, {"function_return", `\result == 4294967289`, 7, 38}, {"target", "", 9, 2}}
	if len(got) != len(want) {
		t.Fatalf("%v", got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("%d: %v, want %v", i, got[i], want[i])
		}
	}
}

func TestCorrectnessAndNone(t *testing.T) {
	r := failed(t)
	r.Verdict, r.Failure = bmc.Successful, nil
	var b bytes.Buffer
	if err := witness.YAML(&b, r, task()); err != nil || !strings.Contains(b.String(), "entry_type: invariant_set") || !strings.Contains(b.String(), "content: []") {
		t.Errorf("%v\n%s", err, b.String())
	}
	r.Verdict = bmc.Inconclusive
	var none *witness.NoWitnessError
	if err := witness.YAML(&b, r, task()); !errors.As(err, &none) {
		t.Error(err)
	}
	if err := witness.GraphML(&b, r, task()); !errors.As(err, &none) {
		t.Error(err)
	}
}

func TestGraphML(t *testing.T) {
	var b bytes.Buffer
	if err := witness.GraphML(&b, failed(t), task()); err != nil {
		t.Fatal(err)
	}
	var g struct {
		Nodes []struct{} `xml:"graph>node"`
		Edges []struct {
			Data []struct {
				Key  string `xml:"key,attr"`
				Text string `xml:",chardata"`
			} `xml:"data"`
		} `xml:"graph>edge"`
	}
	if err := xml.Unmarshal(b.Bytes(), &g); err != nil {
		t.Fatal(err)
	}
	if len(g.Nodes) != len(g.Edges)+1 || len(g.Edges) != 4 || g.Edges[1].Data[1].Text != `\result == -7;` {
		t.Errorf("%s", b.String())
	}
	for _, want := range []string{"violation_witness", `<data key="violation">true</data>`, "2026-01-02T03:04:05Z", "64bit"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %s", want)
		}
	}
}
