package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// kitLinks makes a folder with links to the binary under the names of CBMC's tools.
func kitLinks(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "links")
	for range 2 { // the second time they are there
		if a := seabmc(t, t.TempDir(), nil, "install-links", dir); a.code != 0 {
			t.Fatalf("%s%s", a.stdout, a.stderr)
		}
	}
	return dir
}

// kitRun runs a program in dir with the links first in PATH.
func kitRun(t *testing.T, links, dir, program string, args ...string) answer {
	t.Helper()
	cmd := exec.Command(program, args...)
	if !strings.Contains(program, "/") && program != "make" {
		cmd = exec.Command(filepath.Join(links, program), args...)
	}
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+links+string(os.PathListSeparator)+os.Getenv("PATH"), "XDG_CACHE_HOME="+filepath.Join(links, "..", "cache"))
	var out, errs strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &errs
	cmd.Run()
	return answer{cmd.ProcessState.ExitCode(), out.String(), errs.String()}
}

// viewed returns what cbmc-viewer makes of a text. It applies the viewer's rules in their order.
func viewed(text string) (program bool, results map[string]string, prover string) {
	results = map[string]string{}
	section := "log"
	line := regexp.MustCompile(`^\[([^ ]*)\].*: (FAILURE|SUCCESS)`)
	seen := map[string]bool{}
	for _, l := range strings.Split(text, "\n") {
		switch {
		case section == "log" && strings.HasPrefix(l, "** Results"):
			section = "results"
			continue
		case section == "results" && strings.HasPrefix(l, "Trace for"):
			section = "traces"
		case (section == "results" || section == "traces") && strings.HasPrefix(l, "** "):
			section = "summary"
		}
		seen[section] = true
		switch m := line.FindStringSubmatch(l); {
		case section == "log" && strings.HasPrefix(l, "CBMC version"):
			program = true
		case section == "results" && m != nil:
			results[m[1]] = m[2]
		case section == "summary" && l == "VERIFICATION FAILED" && prover == "":
			prover = "failure"
		case section == "summary" && l == "VERIFICATION SUCCESSFUL" && prover == "":
			prover = "success"
		}
	}
	if !seen["summary"] {
		prover = "success" // it takes such a text for one
	}
	return program, results, prover
}

// leastKitProofs is the number of proofs in testdata/kit, at least.
const leastKitProofs = 95

// kitProofs returns the makefiles of the proofs of testdata/kit, with their text.
func kitProofs(t *testing.T) map[string]string {
	t.Helper()
	makefiles, err := filepath.Glob(filepath.Join("..", "..", "testdata", "kit", "cbmc", "proofs", "*", "Makefile"))
	if err != nil || len(makefiles) < leastKitProofs {
		t.Fatalf("%d proofs, %v", len(makefiles), err)
	}
	texts := map[string]string{}
	for _, m := range makefiles {
		text, err := os.ReadFile(m)
		if err != nil {
			t.Fatal(err)
		}
		texts[m] = string(text)
	}
	return texts
}

// TestKit runs the proofs of testdata/kit with make, as a project with CBMC's starter kit does.
func TestKit(t *testing.T) {
	links := kitLinks(t)
	for m, text := range kitProofs(t) {
		want := "SUCCESSFUL"
		if e := regexp.MustCompile(`(?m)^EXPECTED = (\w+)`).FindStringSubmatch(text); e != nil {
			want = e[1]
		}
		t.Run(filepath.Base(filepath.Dir(m)), func(t *testing.T) {
			t.Parallel()
			kitProof(t, links, m, want)
		})
	}
}

// kitProof runs one proof.
func kitProof(t *testing.T, links, makefile, want string) {
	name, build := filepath.Base(filepath.Dir(makefile)), t.TempDir()
	target := "result"
	if name == "queue_push" || name == "text_digit" {
		target = "all"
	}
	a := kitRun(t, links, filepath.Dir(makefile), "make", target, "BUILD="+build)
	logs := map[string]string{}
	for _, f := range []string{"result.txt", "result.xml", "result.json", "property.xml", "coverage.xml"} {
		b, _ := os.ReadFile(filepath.Join(build, "logs", f))
		logs[f] = string(b)
	}
	if a.code != 0 || lastLine(logs["result.txt"]) != "VERIFICATION "+want {
		t.Fatalf("%s: want %s\n%s\n%s%s", name, want, logs["result.txt"], a.stdout, a.stderr)
	}
	checkKitReports(t, name, logs, want == "FAILED", target == "all")
}

// checkKitReports compares the reports of a proof with each other.
func checkKitReports(t *testing.T, name string, logs map[string]string, fails, all bool) {
	t.Helper()
	program, results, prover := viewed(logs["result.txt"])
	if !program || (prover == "failure") != fails || (prover == "success") == fails {
		t.Errorf("%s: the viewer takes the text for %q\n%s", name, prover, logs["result.txt"])
	}
	var x struct {
		Results []struct {
			Property string    `xml:"property,attr"`
			Status   string    `xml:"status,attr"`
			Trace    *struct{} `xml:"goto_trace"`
		} `xml:"result"`
		Status string `xml:"cprover-status"`
	}
	if err := xml.Unmarshal([]byte(logs["result.xml"]), &x); err != nil || (x.Status == "FAILURE") != fails || len(x.Results) < len(results) {
		t.Errorf("%s: %v, %+v, text %v", name, err, x, results)
	}
	for _, r := range x.Results {
		if r.Status == "UNKNOWN" { // another property failed first; the viewer reads over such lines
			results[r.Property] = r.Status
		}
		if results[r.Property] != r.Status || (r.Trace != nil) != (r.Status == "FAILURE") {
			t.Errorf("%s: %s is %s in the XML, %s in the text", name, r.Property, r.Status, results[r.Property])
		}
	}
	var j []struct {
		Program string
		Result  []struct {
			Property, Status string
			Trace            []struct{ StepType, Reason string }
			SourceLocation   struct{ File, Function, Line string }
		}
		CProverStatus string
	}
	if err := json.Unmarshal([]byte(logs["result.json"]), &j); err != nil || len(j) == 0 {
		t.Fatalf("%s: %v\n%s", name, err, logs["result.json"])
	}
	last := j[len(j)-1]
	if !strings.HasPrefix(j[0].Program, "CBMC ") || last.CProverStatus != map[bool]string{true: "failure", false: "success"}[fails] {
		t.Errorf("%s: %+v %+v", name, j[0], last)
	}
	n := 0
	for _, part := range j {
		for _, r := range part.Result {
			n++
			failed := len(r.Trace) > 0 && r.Trace[len(r.Trace)-1].StepType == "failure"
			if results[r.Property] != r.Status || failed != (r.Status == "FAILURE") {
				t.Errorf("%s: %+v in the JSON, %s in the text", name, r, results[r.Property])
			}
		}
	}
	if n != len(results) {
		t.Errorf("%s: %d results in the JSON, %d in the text", name, n, len(results))
	}
	if all && (strings.Count(logs["property.xml"], "<property ") != len(results) || !strings.Contains(logs["coverage.xml"], `status="satisfied"`) || all && !viewable(logs)) {
		t.Errorf("%s: properties %s\ncoverage %s", name, logs["property.xml"], logs["coverage.xml"])
	}
}

// viewable checks that goals and properties have the parts without which CBMC's viewer ends in an error.
func viewable(logs map[string]string) bool {
	var c struct {
		Goals []struct {
			Description string `xml:"description,attr"`
			Lines       []struct {
				File     string `xml:"file,attr"`
				Function string `xml:"function,attr"`
				Text     string `xml:",chardata"`
			} `xml:"basic_block_lines>line"`
		} `xml:"goal"`
	}
	if err := xml.Unmarshal([]byte(logs["coverage.xml"]), &c); err != nil || len(c.Goals) == 0 {
		return false
	}
	for _, g := range c.Goals {
		if !regexp.MustCompile(`^block \d+ \(lines .+:.+:\d+\)$`).MatchString(g.Description) || len(g.Lines) != 1 || g.Lines[0].File == "" || g.Lines[0].Function == "" || g.Lines[0].Text == "" {
			return false
		}
	}
	properties := strings.Count(logs["property.xml"], "<property ")
	return properties > 0 && strings.Count(logs["property.xml"], "<expression>") == properties
}

// Errors are reported by the tool that sees them, and no text of a run without a result passes for a success.
func TestKitErrors(t *testing.T) {
	links, dir := kitLinks(t), t.TempDir()
	write(t, dir, "a.c", "int f(int x) { return 7 / x; }\nvoid harness(void) { int x; f(x); }\n")
	write(t, dir, "broken.c", "int f(int x) { return y; }\n")
	for _, x := range []struct {
		args string
		code int
		says string
	}{
		{"goto-cc a.c -o a.goto", 0, ""},
		{"goto-cc -c a.c", 0, ""},
		{"goto-cc a.o --function harness -o b.goto", 0, ""},
		{"goto-cc broken.c -o c.goto", 6, "undeclared identifier 'y'"},
		{"goto-cc nosuch.c -o c.goto", 6, "no such file"},
		{"goto-cc a.goto --function nosuch -o c.goto", 6, "no source defines the function nosuch"},
		{"goto-cc a.c -o a.c", 1, "would overwrite a source"},
		{"goto-cc -o x", 1, "no input files"},
		{"goto-instrument --remove-function-body f b.goto c.goto", 0, ""},
		{"goto-instrument --generate-function-body f b.goto c.goto", 1, "--generate-function-body is not supported"},
		{"goto-instrument --unwindset f b.goto c.goto", 6, "expected LOOP:N"},
		{"goto-instrument --restrict-function-pointer f.function_pointer_call.1/g b.goto c.goto", 6, "no source defines g"},
		{"goto-instrument a.c c.goto", 6, "not an object of seabmc's goto-cc"},
		{"goto-analyzer a.goto", 1, "not supported"},
		{"goto-analyzer --reachable-functions --json r.json b.goto", 0, ""},
		{"goto-analyzer --reachable-functions --json a.c b.goto", 1, "would overwrite a source"},
		{"cbmc --show-symbol-table b.goto", 0, ""},
		{"cbmc --show-symbol-table a.c", 1, "is a flag of CBMC"},
		{"cbmc --version", 0, ""},
		{"cbmc b.goto", 10, ""},
		{"cbmc c.goto", 10, ""},
		{"cbmc --function f a.c", 10, ""},
		{"cbmc nosuch.goto", 6, "no such file"},
		{"cbmc --nosuch b.goto", 1, "unknown flag"},
		{"cbmc --timeout=1ms b.goto", 5, ""},
	} {
		args := strings.Fields(x.args)
		a := kitRun(t, links, dir, args[0], args[1:]...)
		if a.code != x.code || !strings.Contains(a.stderr, x.says) || strings.Count(a.stderr, "\n") > 1 && x.code != 6 {
			t.Errorf("%s: exit %d, want %d and %q\n%s%s", x.args, a.code, x.code, x.says, a.stdout, a.stderr)
		}
		if _, _, prover := viewed(a.stdout); args[0] == "cbmc" && args[1] != "--version" && (prover == "success") != (x.code == 0) {
			t.Errorf("%s: exit %d, and the viewer takes the text for %q\n%s", x.args, a.code, prover, a.stdout)
		}
	}
	write(t, dir, "a.c", "int f(int x) { return 7 / (x | 1); }\nvoid harness(void) { int x; f(x); }\n")
	if a := kitRun(t, links, dir, "cbmc", "b.goto"); a.code != 6 || !strings.Contains(a.stderr, "changed since goto-cc read it") {
		t.Errorf("a source that changed: exit %d, %s", a.code, a.stderr)
	}
}

// Files of one program may be compiled with different flags. One file with two sets of flags is rejected.
func TestKitFlagsOfFiles(t *testing.T) {
	links, dir := kitLinks(t), t.TempDir()
	write(t, dir, "a.c", "#include <assert.h>\nint g(void);\nint main(void) { assert(N == 1 && g() == 2); return 0; }\n")
	write(t, dir, "b.c", "int g(void) { return N; }\n")
	for _, x := range []struct {
		args string
		code int
	}{
		{"goto-cc -c -DN=1 a.c -o a1.o", 0}, {"goto-cc -c -DN=2 b.c -o b2.o", 0}, {"goto-cc -c -DN=3 b.c -o b3.o", 0},
		{"goto-cc a1.o b2.o -o good.goto", 0}, {"goto-cc a1.o b3.o -o bad.goto", 0}, {"goto-cc a1.o b2.o b3.o -o both.goto", 6},
		{"cbmc good.goto", 0}, {"cbmc bad.goto", 10}, {"cbmc a1.o b2.o", 0},
	} {
		args := strings.Fields(x.args)
		if a := kitRun(t, links, dir, args[0], args[1:]...); a.code != x.code {
			t.Errorf("%s: exit %d, want %d\n%s%s", x.args, a.code, x.code, a.stdout, a.stderr)
		}
	}
}

// The proofs of testdata/kit as a project file have the same verdicts as with make. A makefile that cannot be read is left out, with the reason.
func TestKitAsProject(t *testing.T) {
	dir, proofs, fail := t.TempDir(), 0, 0
	for _, text := range kitProofs(t) {
		switch {
		case strings.Contains(text, "goto: DEFINES"): // flags of one object
		case strings.Contains(text, "EXPECTED = FAILED"):
			fail++
			fallthrough
		default:
			proofs++
		}
	}
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("..", "..", "testdata", "kit"))); err != nil {
		t.Fatal(err)
	}
	os.Mkdir(filepath.Join(dir, "cbmc", "proofs", "bad"), 0o755)
	write(t, dir, "cbmc/proofs/bad/Makefile", "HARNESS_ENTRY = harness\nPROOF_SOURCES = $(shell ls)\n")
	a := seabmc(t, dir, nil, "init", "--from-cbmc", "cbmc", ".")
	if a.code != 0 || a.stdout != fmt.Sprintf("seabmc.toml: %d of %d proofs; run them with: seabmc run\n", proofs, proofs+2) ||
		!strings.Contains(a.stderr, "bad/Makefile is left out: ") || !strings.Contains(a.stderr, "text_parse_own_flags/Makefile is left out: ") {
		t.Fatalf("exit %d\n%s%s", a.code, a.stdout, a.stderr)
	}
	cache, passed := "--cache-dir="+t.TempDir(), 0
	for _, shard := range []string{"1/6", "2/6", "3/6", "4/6", "5/6", "6/6"} {
		a = seabmc(t, dir, nil, "run", cache, "-j2", "--shard="+shard) // each makefile says what it expects
		if a.code != 0 {
			t.Errorf("exit %d\n%s%s", a.code, a.stdout, a.stderr)
		}
		if n := regexp.MustCompile(`(?m)^\d+ proofs: (\d+) passed`).FindStringSubmatch(a.stdout); n != nil {
			k, _ := strconv.Atoi(n[1])
			passed += k
		}
	}
	if passed != proofs {
		t.Errorf("%d of %d proofs passed", passed, proofs)
	}
	text, err := os.ReadFile(filepath.Join(dir, "seabmc.toml"))
	if n := strings.Count(string(text), `expect = "fails"`); err != nil || n != fail {
		t.Errorf("%d proofs are expected to fail, want %d, %v", n, fail, err)
	}
}

// A body is removed from the named file, so that the function of another file takes its place. CBMC's rule is that the call fails if there is none.
func TestRemovedBodies(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "lib.c", "static int half(int x) { return x / 2; }\nint f(int x) { return half(x); }\nint g(void) { return 1; }\n")
	write(t, dir, "stub.c", "int g(void) { return 2; }\nint __CPROVER_file_local_lib_c_half(int x) { return 7; }\n")
	write(t, dir, "main.c", "#include <assert.h>\nint f(int); int g(void);\nint main(void) { assert(f(4) == F); assert(g() == G); return 0; }\n")
	for _, x := range []struct {
		args string
		code int
		says string
	}{
		{"-DF=2 -DG=1 main.c lib.c", 0, ""},
		{"-DF=2 -DG=2 main.c lib.c stub.c --remove-function-body=lib.c:g", 0, ""},
		{"-DF=7 -DG=2 main.c lib.c stub.c --remove-function-body=lib.c:g --remove-function-body=lib.c:__CPROVER_file_local_lib_c_half", 0, ""},
		{"-DF=2 -DG=2 main.c lib.c stub.c --remove-function-body=lib.c:g --remove-function-body=lib.c:__CPROVER_file_local_lib_c_half", 10, "main.assertion.1"},
		{"-DF=2 -DG=1 main.c lib.c --remove-function-body=lib.c:half", 10, "main.assertion.1"},
		{"-DF=2 -DG=1 main.c lib.c --remove-function-body=lib.c:half --like=cbmc", 10, "no body for callee"},
		{"-DF=2 -DG=1 main.c lib.c --remove-function-body=lib.c:nosuch", 0, "there is no such function"},
		{"-DF=2 -DG=1 main.c lib.c --remove-function-body=other.c:g", 6, "other.c is not a file of the program"},
	} {
		a := seabmc(t, dir, nil, strings.Fields(x.args)...)
		if a.code != x.code || !strings.Contains(a.stdout+a.stderr, x.says) {
			t.Errorf("%s: exit %d\n%s%s", x.args, a.code, a.stdout, a.stderr)
		}
	}
}

// Each file is compiled with flags of its own, also where a counterexample is compiled to run.
func TestFlagsFor(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "one.c", "#include \"n.h\"\nint one(void) { return N + M; }\n")
	write(t, dir, "two.c", "#include \"n.h\"\nint two(void) { return N + M; }\n")
	for n, sub := range []string{"a", "b"} {
		if err := os.Mkdir(filepath.Join(dir, sub), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, dir, sub+"/n.h", fmt.Sprintf("#define N %d\n", n+1))
	}
	write(t, dir, "main.c", "#include <assert.h>\nint one(void); int two(void);\nint main(void) { assert(one() == ONE); assert(two() == TWO); return 0; }\n")
	const own = "main.c one.c two.c --flags-for=one.c:-Ia --flags-for=./two.c:-Ib --flags-for=one.c:-DM=10 --flags-for=two.c:-DM=20 "
	for _, x := range []struct {
		args string
		code int
		says string
	}{
		{own + "-DONE=11 -DTWO=22", 0, ""},
		{own + "-DONE=11 -DTWO=21 --replay", 10, "happens natively at main.c:3"},
		{own + "-DONE=11 -DTWO=4 --remove-function-body=two.c:one --flags-for=two.c:-UM --flags-for=two.c:-DM=2", 0, "no such function"},
		{own + "-DONE=11 -DTWO=22 --flags-for=three.c:-DM=3", 1, "three.c: it is not a file of the program"},
		{own + "-DONE=11 -DTWO=22 --flags-for=one.c:-fplugin=evil.so", 1, "-fplugin=evil.so: a file of its own can have"},
		{own + "-DONE=11 -DTWO=22 --flags-for=one.c", 1, "expected FILE:FLAG"},
	} {
		a := seabmc(t, dir, nil, strings.Fields(x.args)...)
		if a.code != x.code || !strings.Contains(a.stdout+a.stderr, x.says) {
			t.Errorf("%s: exit %d\n%s%s", x.args, a.code, a.stdout, a.stderr)
		}
	}
}

// A call through a pointer that the user restricts fails if it calls any other function, as in CBMC. Calls are counted in the order of the source.
func TestRestrictedCalls(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "a.c", `int f(void) { return 1; }
int g(void) { return 2; }
static int h(void) { return 3; }
int nondet_int(void);
typedef int (*fp)(void);
int use(fp p, fp q) { int a = p(); return a + q(); }
int main(void) {
  fp t[3] = {f, g, h};
  int i = nondet_int();
  __CPROVER_assume(i >= 0 && i < N);
  return use(f, t[i]);
}
`)
	for _, x := range []struct {
		args string
		code int
		says string
	}{
		{"-DN=2 --restrict-function-pointer=use.function_pointer_call.2/f,g", 0, ""},
		{"-DN=3 --restrict-function-pointer=use.function_pointer_call.2/f,g", 10, "[use.assertion.1] dereferenced function pointer at use.function_pointer_call.2 must be one of [f, g]: FAILURE"},
		{"-DN=3 --restrict-function-pointer use.function_pointer_call.2/f,g --restrict-function-pointer use.function_pointer_call.2/h", 0, ""},
		{"-DN=3 --restrict-function-pointer use.function_pointer_call.2/f,g,__CPROVER_file_local_a_c_h", 0, ""},
		{"-DN=1 --restrict-function-pointer use.function_pointer_call.1/g", 10, "use.function_pointer_call.1 must be one of [g]: FAILURE"},
		{"-DN=1 --restrict-function-pointer use.function_pointer_call.3/f", 6, "use has 2 calls through pointers"},
		{"-DN=1 --restrict-function-pointer used.function_pointer_call.1/f", 0, "the program has no such call"},
		{"-DN=1 --restrict-function-pointer use.function_pointer_call.1", 6, "expected FUNCTION.function_pointer_call.N/FUNCTION"},
		{"-DN=1 --restrict-function-pointer use/f", 6, "expected FUNCTION.function_pointer_call.N/FUNCTION"},
		{"-DN=2 --restrict-function-pointer-by-name use::q/f,g", 0, ""},
		{"-DN=3 --restrict-function-pointer-by-name use::q/f,g", 10, "[use.assertion.1] dereferenced function pointer at use.function_pointer_call.2 must be one of [f, g]: FAILURE"},
		{"-DN=3 --restrict-function-pointer-by-name use::p/f", 0, ""},
		{"-DN=1 --restrict-function-pointer-by-name use::a/f", 0, "the program has no such call"},
		{"-DN=1 --restrict-function-pointer-by-name q/g", 0, "the program has no such call"},
		{"-DN=1 --restrict-function-pointer-by-name use::q", 6, "expected VARIABLE/FUNCTION,… or FUNCTION::VARIABLE/FUNCTION"},
		{"-DN=1 --restrict-function-pointer-by-name ::q/f", 6, "expected VARIABLE/FUNCTION,… or FUNCTION::VARIABLE/FUNCTION"},
		{"-DN=1 --function-pointer-restrictions-file=x.json", 1, "give each of its lists as --restrict-function-pointer"},
	} {
		a := seabmc(t, dir, nil, append(strings.Fields(x.args), "a.c")...)
		if a.code != x.code || !strings.Contains(a.stdout+a.stderr, x.says) {
			t.Errorf("%s: exit %d\n%s%s", x.args, a.code, a.stdout, a.stderr)
		}
	}
}
