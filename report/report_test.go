package report_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/lower/state"
	"seabmc/ir/parser"
	"seabmc/report"
)

const source = `#include <string.h>

static int set(char *buf) {
	int n = nondet_int();
	char *p = buf + n;
	*p = 'x'; /* </script> */
	return n;
}
int main(void) {
	char buf[10];
	return set(buf);
}
`

const program = `sea-ir ptrbits=64 objbits=20
%t:i1 = const true
trace %t call "main" ; a.c:9 main
%m0 = initmem
%size:i64 = const 10
%buf, %m = alloc %m0, %size stack "buf" "char[10]" ; a.c:10 main
trace %t call "set" ; a.c:3 set
%n:i32 = nondet "n" ; a.c:4:10 set
trace %t, %n input "nondet_int" "int" ; a.c:4:10 set
trace %t, %n assign "n" "int" ; a.c:4:6 set
%i:i64 = sext %n ; a.c:5 set
%p = gep %buf, %i, 1 ; a.c:5 set
trace %t, %p assign "p" "char *" ; a.c:5:8 set
%1:i64 = const 1
%x:i8 = const 120
%m1 = store %m, %buf, %x ; a.c:6:5 set
trace %t, %x assign "*buf" "char" ; a.c:6:5 set
%ok = valid %m1, %p, %1 ; a.c:6:5 set
assert %t, %ok "set.pointer_dereference.1" pointer_dereference "p is valid for a write of 1 byte" ; a.c:6:5 set
`

type inputs int64

func (n inputs) Nondet(ir.Reg, ir.Type) *big.Int  { return big.NewInt(int64(n)) }
func (n inputs) Byte(uint32, uint64, uint64) byte { return 0 }

// failed returns the result of a check that failed, in a folder with its source. This folder becomes the working folder.
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
	rr, err := interp.Run(p, inputs(12), interp.Options{})
	if err != nil || rr.Outcome != interp.Violated {
		t.Fatal(rr, err)
	}
	tr := cex.Build(p, rr)
	r := &bmc.Result{Verdict: bmc.Failed, Program: p, Run: rr, Inputs: inputs(12), Lower: &state.Report{
		Loops: []state.Loop{{ID: "main.0", File: "a.c", Line: 3, Iterations: 7, Complete: true}}, NoBody: []string{"helper"}, Warnings: []string{"a <b> & c"}}}
	r.Properties = []bmc.Property{
		{Check: tr.Failed, Pos: tr.Pos, Status: bmc.StatusFailure, Trace: tr},
		{Check: ir.Check{ID: "main.assertion.1", Kind: ir.CheckAssertion, Msg: "assertion n < 5 && \x01"}, Pos: ir.Pos{File: "a.c", Line: 7, Func: "main"}, Status: bmc.StatusSuccess},
		{Check: ir.Check{ID: "main.overflow.1", Kind: ir.CheckOverflow, Msg: "no overflow"}, Pos: ir.Pos{}, Status: bmc.StatusUndetermined},
	}
	r.Failure = &r.Properties[0]
	r.Stats.TotalSeconds = 0.25
	return r
}

func successful() *bmc.Result {
	return &bmc.Result{Verdict: bmc.Successful, Properties: []bmc.Property{{Check: ir.Check{ID: "main.assertion.1", Kind: ir.CheckAssertion}, Status: bmc.StatusSuccess}}}
}

func inconclusive() *bmc.Result {
	return &bmc.Result{Verdict: bmc.Inconclusive, Reasons: []string{"timeout of 1s reached"}}
}

func written(t *testing.T, f func(io.Writer) error) string {
	t.Helper()
	var b bytes.Buffer
	if err := f(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// results returns results of every verdict.
func results(t *testing.T) map[string]*bmc.Result {
	return map[string]*bmc.Result{"failed": failed(t), "successful": successful(), "inconclusive": inconclusive()}
}

func TestSARIFValidates(t *testing.T) {
	for name, r := range results(t) {
		text := written(t, func(w io.Writer) error { return report.SARIF(w, r, "1.0") })
		if _, err := sarif.FromString(text, sarif.WithStrictValidation()); err != nil {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
}

func TestSARIF(t *testing.T) {
	r := failed(t)
	rep, err := sarif.FromString(written(t, func(w io.Writer) error { return report.SARIF(w, r, "1.0") }))
	if err != nil {
		t.Fatal(err)
	}
	run := rep.Runs[0]
	if len(run.Tool.Driver.Rules) != 3 || len(run.Results) != 1 {
		t.Fatalf("%d rules, %d results", len(run.Tool.Driver.Rules), len(run.Results))
	}
	res := run.Results[0]
	where := res.Locations[0].PhysicalLocation
	if *res.RuleID != "pointer_dereference" || res.Level != "error" || *where.ArtifactLocation.URI != "a.c" || *where.Region.StartLine != 6 || *where.Region.StartColumn != 5 {
		t.Errorf("%+v", res)
	}
	var steps []string
	for _, l := range res.CodeFlows[0].ThreadFlows[0].Locations {
		steps = append(steps, *l.Location.Message.Text)
	}
	want := "call main|call set|input 1: nondet_int = 12 (int)|n = 12 (int)|p = &buf + 12 (outside its 10 bytes) (char *)|*buf = 'x' (120) (char)|" +
		"p is valid for a write of 1 byte does not hold [set.pointer_dereference.1]: offset 12 is past the end of buf (10 bytes, local variable at a.c:10)"
	if got := strings.Join(steps, "|"); got != want {
		t.Errorf("steps: %s", got)
	}
}

func TestSARIFPaths(t *testing.T) {
	r := failed(t)
	wd, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{
		"a.c": "a.c", "./x/../a b%.c": "a%20b%25.c", filepath.Join(wd, "sub", "a.c"): "sub/a.c", "/elsewhere/a.c": "file:///elsewhere/a.c"} {
		r.Failure.Pos.File = file
		text := written(t, func(w io.Writer) error { return report.SARIF(w, r, "1.0") })
		if !strings.Contains(text, `"uri": "`+want+`"`) {
			t.Errorf("%s: no uri %s", file, want)
		}
	}
}

func TestJUnit(t *testing.T) {
	type testcase struct {
		Name    string    `xml:"name,attr"`
		Class   string    `xml:"classname,attr"`
		Failure *struct{} `xml:"failure"`
		Error   *struct{} `xml:"error"`
		Skipped *struct{} `xml:"skipped"`
	}
	type suites struct {
		Tests    int        `xml:"tests,attr"`
		Failures int        `xml:"failures,attr"`
		Errors   int        `xml:"errors,attr"`
		Skipped  int        `xml:"skipped,attr"`
		Cases    []testcase `xml:"testsuite>testcase"`
	}
	want := map[string][4]int{"failed": {3, 1, 0, 1}, "successful": {1, 0, 0, 0}, "inconclusive": {1, 0, 1, 0}}
	for name, r := range results(t) {
		var s suites
		text := written(t, func(w io.Writer) error { return report.JUnit(w, r) })
		if err := xml.Unmarshal([]byte(text), &s); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
		if got := [4]int{s.Tests, s.Failures, s.Errors, s.Skipped}; got != want[name] || len(s.Cases) != s.Tests {
			t.Errorf("%s: %v, want %v\n%s", name, got, want[name], text)
		}
	}
}

func TestJSON(t *testing.T) {
	r := failed(t)
	var d struct {
		SchemaVersion int `json:"schema_version"`
		Verdict       string
		ExitCode      int `json:"exit_code"`
		Failure       string
		NoBody        []string `json:"functions_without_body"`
		Properties    []struct {
			ID, File, Function, Status string
			Line, Column               int
			Trace                      *cex.Trace
		}
		Loops    []struct{ ID string }
		Settings map[string]any
	}
	for _, traces := range []bool{false, true} {
		o := report.JSONOptions{Version: "1.0", Traces: traces, Settings: report.Settings{{Name: "unwind", Value: "auto"}, {Name: "mem", Value: "seam"}}}
		text := written(t, func(w io.Writer) error { return report.JSON(w, r, o) })
		if err := json.Unmarshal([]byte(text), &d); err != nil {
			t.Fatal(err)
		}
		p := d.Properties[0]
		if d.SchemaVersion != 1 || d.Verdict != "FAILED" || d.ExitCode != 10 || d.Failure != "set.pointer_dereference.1" || len(d.Properties) != 3 ||
			p.Line != 6 || p.Column != 5 || p.Function != "set" || p.Status != "FAILURE" || (p.Trace != nil) != traces ||
			d.Settings["mem"] != "seam" || len(d.Loops) != 1 || len(d.NoBody) != 1 {
			t.Errorf("%s", text)
		}
	}
}

func TestHTMLIsSelfContained(t *testing.T) {
	for name, r := range results(t) {
		text := written(t, func(w io.Writer) error {
			return report.HTML(w, r, report.HTMLOptions{Title: "a <b>.c", Version: "1.0", Replay: []string{"replay: x < y"}})
		})
		if m := regexp.MustCompile(`(?i)https?://|src=|@import|url\(`).FindString(text); m != "" {
			t.Errorf("%s: refers to something else: %s", name, m)
		}
		if n := strings.Count(text, "</script>"); n > 2 || strings.Contains(text, "a <b>.c") || !strings.Contains(text, r.Verdict.String()) {
			t.Errorf("%s: not escaped, or no verdict", name)
		}
	}
}

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	text := func(s string) func(io.Writer) error {
		return func(w io.Writer) error { _, err := io.WriteString(w, s); return err }
	}
	file, link := filepath.Join(dir, "f"), filepath.Join(dir, "link")
	if err := os.Symlink("f", link); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, path string
		write      func(io.Writer) error
		want       string // in the error
		content    string // of file afterwards
	}{
		{"new", file, text("one"), "", "one"},
		{"replaced", file, text("two"), "", "two"},
		{"through a link", link, text("three"), "", "three"},
		{"a failure leaves the old file", file, func(w io.Writer) error { _, _ = w.Write(make([]byte, 1<<17)); return errors.New("no") }, "no", "three"},
		{"no such folder", filepath.Join(dir, "none", "f"), text(""), "not written: no such file or directory", "three"},
		{"a folder", dir, text(""), "is a folder", "three"},
		{"a full disk", "/dev/full", text("x"), "no space left", "three"},
	}
	for _, tt := range tests {
		err := report.WriteFile(tt.path, tt.write)
		if (err == nil) != (tt.want == "") || err != nil && (!strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n")) {
			t.Errorf("%s: %v", tt.name, err)
		}
		if b, err := os.ReadFile(file); err != nil || string(b) != tt.content {
			t.Errorf("%s: %q, %v", tt.name, b, err)
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 2 {
		t.Errorf("left behind: %v, %v", entries, err)
	}
}
