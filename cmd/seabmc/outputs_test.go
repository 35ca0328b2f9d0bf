package main

import (
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func writeAll(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

var outputFiles = map[string]string{
	"null.c":  "int main(void) { int *p = 0; return *p; }\n",
	"good.c":  "int main(void) { return 0; }\n",
	"reach.c": "extern int __VERIFIER_nondet_int(void);\nvoid reach_error(void) {}\nint main(void) {\n\tif (__VERIFIER_nondet_int() == 9)\n\t\treach_error();\n}\n",
	"leak.c":  "#include <stdlib.h>\nint main(void) {\n\tint *p = malloc(4);\n\t*p = 1;\n\treturn 0;\n}\n",
	"tree.c": "#include <stdlib.h>\nextern unsigned __VERIFIER_nondet_uint(void);\nstruct t { struct t *l, *r; unsigned k; };\nstatic struct t *root[2];\n" +
		"static struct t *add(struct t *t, unsigned k) {\n\tif (!t) {\n\t\tt = malloc(sizeof *t);\n\t\t*t = (struct t){0, 0, k};\n\t} else if (k < t->k)\n\t\tt->l = add(t->l, k);\n" +
		"\telse\n\t\tt->r = add(t->r, k);\n\treturn t;\n}\nint main(void) {\n\tfor (int i = 0; i < 3; i++) {\n\t\tunsigned k = __VERIFIER_nondet_uint();\n" +
		"\t\troot[k & 1] = add(root[k & FORGET], k);\n\t}\n}\n",
	"kept.c":    "#define FORGET 1\n#include \"tree.c\"\n",
	"forgot.c":  "#define FORGET 0\n#include \"tree.c\"\n",
	"abort.c":   "#include <stdlib.h>\nint *p;\nint main(void) {\n\tp = malloc(4);\n\tabort();\n}\n",
	"over.c":    "extern int __VERIFIER_nondet_int(void);\nint main(void) {\n\treturn __VERIFIER_nondet_int() + 1;\n}\n",
	"reach.prp": "CHECK( init(main()), LTL(G ! call(reach_error())) )\n",
	"mem.prp":   "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\nCHECK( init(main()), LTL(G valid-memtrack) )\n",
	"clean.prp": "CHECK( init(main()), LTL(G valid-memcleanup) )\n",
	"over.prp":  "CHECK( init(main()), LTL(G ! overflow) )\n",
	"end.prp":   "CHECK( init(main()), LTL(F end) )\n",
	"bad.prp":   "nonsense\n",
}

func TestSVComp(t *testing.T) {
	dir := writeAll(t, outputFiles)
	tests := []struct {
		file, prp, want string
		code            int
	}{
		{"reach.c", "reach.prp", "FALSE(unreach-call)", 10},
		{"reach.c", "", "FALSE(unreach-call)", 10},
		{"null.c", "reach.prp", "TRUE", 0},
		{"null.c", "mem.prp", "FALSE(valid-deref)", 10},
		{"reach.c", "mem.prp", "TRUE", 0},
		{"leak.c", "mem.prp", "FALSE(valid-memtrack)", 10},
		{"leak.c", "clean.prp", "FALSE(valid-memcleanup)", 10},
		{"kept.c", "mem.prp", "TRUE", 0},
		{"forgot.c", "mem.prp", "FALSE(valid-memtrack)", 10},
		{"abort.c", "mem.prp", "TRUE", 0},
		{"abort.c", "clean.prp", "FALSE(valid-memcleanup)", 10},
		{"leak.c", "over.prp", "TRUE", 0},
		{"over.c", "over.prp", "FALSE(no-overflow)", 10},
		{"good.c", "end.prp", "TRUE", 0},
		{"good.c", "bad.prp", "", 6},
		{"good.c", "none.prp", "", 6},
	}
	for _, tt := range tests {
		args := []string{"--sv-comp", tt.file}
		if tt.prp != "" {
			args = append(args, "--prp", tt.prp)
		}
		a := seabmc(t, dir, nil, args...)
		if a.code != tt.code || lastLine(a.stdout) != tt.want {
			t.Errorf("%s %s: %d, %q, want %d, %s\n%s", tt.file, tt.prp, a.code, lastLine(a.stdout), tt.code, tt.want, a.stderr)
		}
	}
}

func TestOutputsAreWritten(t *testing.T) {
	dir := writeAll(t, outputFiles)
	a := seabmc(t, dir, nil, "null.c", "--sarif=o.sarif", "--junit=o.xml", "--html=o.html", "--witness=w.yml", "--witness-graphml=w.graphml", "--replay-dir=kept")
	if a.code != 10 || lastLine(a.stdout) != "VERIFICATION FAILED" || !strings.Contains(a.stdout, "replay: the failure happens natively at null.c:1") {
		t.Errorf("%+v", a)
	}
	for file, want := range map[string]string{"o.sarif": `"uri": "null.c"`, "o.xml": "<testsuites", "o.html": "VERIFICATION FAILED",
		"w.yml": "violation_sequence", "w.graphml": "violation_witness", "kept/harness.c": "int main(void)", "kept/replay.log": "AddressSanitizer"} {
		b, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil || !strings.Contains(string(b), want) {
			t.Errorf("%s: %v, %d bytes without %s", file, err, len(b), want)
		}
	}
}

// TestOutputsThatCannotBeWritten checks that the verdict is still printed, with one clear line for each file and the exit code of an error.
func TestOutputsThatCannotBeWritten(t *testing.T) {
	dir := writeAll(t, outputFiles)
	for _, args := range [][]string{
		{"--sarif=/nonexistent/o"}, {"--junit=."}, {"--html=/dev/full"}, {"--witness=/nonexistent/o"}, {"--replay-dir=null.c"},
	} {
		a := seabmc(t, dir, nil, append(args, "null.c")...)
		if a.code != 6 || lastLine(a.stdout) != "VERIFICATION FAILED" || strings.Count(a.stderr, "\n") != 1 || !strings.HasPrefix(a.stderr, "seabmc: ") {
			t.Errorf("%v: %d, %q, %q", args, a.code, lastLine(a.stdout), a.stderr)
		}
	}
	a := seabmc(t, dir, nil, "--sarif=/nonexistent/o", "--html=/nonexistent/p", "good.c")
	if a.code != 6 || lastLine(a.stdout) != "VERIFICATION SUCCESSFUL" || strings.Count(a.stderr, "\n") != 2 {
		t.Errorf("two files: %+v", a)
	}
}

func TestInputsAreSpared(t *testing.T) {
	dir := writeAll(t, outputFiles)
	for _, args := range [][]string{{"--html=good.c", "good.c"}, {"--sarif=./good.c", "null.c", "good.c"}, {"--witness=mem.prp", "--prp=mem.prp", "good.c"}} {
		if a := seabmc(t, dir, nil, args...); a.code != 1 || !strings.Contains(a.stderr, "would overwrite an input file") {
			t.Errorf("%v: %+v", args, a)
		}
	}
}

// A header is an input that no command line names.
func TestHeadersAreSpared(t *testing.T) {
	dir := writeAll(t, outputFiles)
	for _, flag := range []string{"--html", "--sarif", "--junit", "--witness"} {
		if err := os.WriteFile(filepath.Join(dir, "limits.H"), []byte("int x;"), 0o600); err != nil {
			t.Fatal(err)
		}
		if a := seabmc(t, dir, nil, flag+"=limits.H", "good.c"); a.code != 1 || !strings.Contains(a.stderr, "would overwrite a source file") {
			t.Errorf("%s: %+v", flag, a)
		}
	}
}

func TestJSONWithReplay(t *testing.T) {
	dir := writeAll(t, outputFiles)
	a := seabmc(t, dir, nil, "--json", "--replay", "--sv-comp", "--prp", "mem.prp", "null.c")
	var d struct {
		Verdict, Answer string
		Replay          struct {
			Reproduced bool
			Line       int
		}
	}
	if err := json.Unmarshal([]byte(a.stdout), &d); err != nil {
		t.Fatalf("%v\n%s", err, a.stdout)
	}
	if d.Verdict != "FAILED" || d.Answer != "FALSE(valid-deref)" || !d.Replay.Reproduced || d.Replay.Line != 1 {
		t.Errorf("%+v", d)
	}
}

// TestXML checks that CBMC's XML has a result for each property, the trace of the failure, and the overall status.
func TestXML(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "t.c", "int nondet_int(void);\nint main(void) {\n  int x = nondet_int();\n  __CPROVER_assert(x != 3, \"a < b & c\");\n  __CPROVER_assert(x == x, \"same\");\n  for (int i = 0; i < 2; i++) x &= i;\n  return 0;\n}\n")
	var d struct {
		Status  string `xml:"cprover-status"`
		Results []struct {
			Property string `xml:"property,attr"`
			Status   string `xml:"status,attr"`
			Inputs   []struct {
				ID    string `xml:"input_id"`
				Value string `xml:"value"`
			} `xml:"goto_trace>input"`
			Failure struct {
				Reason string `xml:"reason,attr"`
				Line   struct {
					Line int `xml:"line,attr"`
				} `xml:"location"`
			} `xml:"goto_trace>failure"`
		} `xml:"result"`
		Properties []struct {
			Name string `xml:"name,attr"`
		} `xml:"property"`
		Loops []string `xml:"loop>loop-id"`
		Goals []struct {
			Status string `xml:"status,attr"`
		} `xml:"goal"`
	}
	read := func(flags ...string) {
		t.Helper()
		a := seabmc(t, dir, nil, append(flags, "--xml-ui", "t.c")...)
		if err := xml.Unmarshal([]byte(a.stdout), &d); err != nil {
			t.Fatalf("%v in\n%s%s", err, a.stdout, a.stderr)
		}
	}
	read()
	if d.Status != "FAILURE" || len(d.Results) != 2 || d.Results[0].Status != "FAILURE" || d.Results[1].Status != "SUCCESS" {
		t.Fatalf("%+v", d)
	}
	f := d.Results[0]
	if len(f.Inputs) != 1 || f.Inputs[0].Value != "3" || !strings.Contains(f.Failure.Reason, "a < b & c") || f.Failure.Line.Line != 4 {
		t.Errorf("%+v", f)
	}
	if read("--show-properties"); len(d.Properties) != 2 || d.Properties[0].Name != "main.assertion.1" {
		t.Errorf("%+v", d.Properties)
	}
	if read("--show-loops"); len(d.Loops) != 1 || d.Loops[0] != "main.0" {
		t.Errorf("%+v", d.Loops)
	}
	if read("--cover=location"); len(d.Goals) < 5 || d.Goals[0].Status != "satisfied" {
		t.Errorf("%+v", d.Goals)
	}
}
