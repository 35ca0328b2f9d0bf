package main

import (
	"context"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"seabmc/bench"
	"seabmc/bmc"
	"seabmc/ir/printer"
	"seabmc/report"
)

// TestTextIsChecked checks that a program as text gives an answer, that a failure has its trace, and that faults of the text have their line.
func TestTextIsChecked(t *testing.T) {
	const small = "sea-ir ptrbits=64 objbits=20\n%t:i1 = const true\n%x:i8 = nondet \"x\" ; a.c:3 main\n%ten:i8 = const 10\n%ok = ult %x, %ten\n" +
		"assume %t, %ok\n%nine:i8 = const 9\n%small = ule %x, %nine\ntrace %t, %x input \"x\" \"unsigned char\" ; a.c:3 main\n"
	for _, tt := range []struct {
		name, text string
		flags      []string
		code       int
		out        string
	}{
		{"holds", small + "assert %t, %small \"main.assertion.1\" assertion \"x <= 9\" ; a.c:4 main\n", nil, bmc.ExitSuccessful, "VERIFICATION SUCCESSFUL"},
		{"fails", small + "%one:i8 = const 1\n%bad = ule %x, %one\nassert %t, %bad \"main.assertion.1\" assertion \"x <= 1\" ; a.c:4 main\n",
			[]string{"--trace"}, bmc.ExitFailed, "a.c:4 main: does not hold: x <= 1 [main.assertion.1]"},
		{"a limit", small + "%no = xor %t, %t\nassert %t, %no \"main.unwind.0\" unwind \"the loop ends\" loop \"main.0\" auto ; a.c:4 main\n", nil, bmc.ExitInconclusive,
			"a.c:4: the loop ends"},
		{"a property that no path comes to", small + "property \"f.assertion.1\" assertion \"y\" ; a.c:9 f\n", []string{"--all-properties"}, bmc.ExitSuccessful,
			"a.c:9: [f.assertion.1] y: SUCCESS"},
		{"its basis", small + "basis \"bounds: none\"\n", nil, bmc.ExitSuccessful, "bounds: none"},
		{"a fault", small + "%y:i8 = add %x, %z\n", nil, bmc.ExitInput, "t.sea:10: "},
		{"no header", "%t:i1 = const true\n", nil, bmc.ExitInput, "t.sea:1: "},
		{"a flag for C", small, []string{"--unwind=3"}, bmc.ExitSuccessful, "without effect: --unwind"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, "t.sea"), []byte(tt.text), 0o600); err != nil {
				t.Fatal(err)
			}
			a := seabmc(t, dir, nil, append(tt.flags, "t.sea")...)
			if a.code != tt.code || !strings.Contains(a.stdout+a.stderr, tt.out) {
				t.Errorf("exit code %d, want %d and %q in\n%s%s", a.code, tt.code, tt.out, a.stdout, a.stderr)
			}
		})
	}
}

// TestRoundTrip checks that the output of "seabmc ir" has the same verdict as the program, and the same properties with the same statuses. It takes
// one program in eighty of the corpus, or every program with SEABMC_CORPUS=all.
func TestRoundTrip(t *testing.T) {
	if testing.Short() {
		t.Skip("it checks programs of the corpus")
	}
	_, tasks := corpus(t)
	step := uint32(80)
	if os.Getenv("SEABMC_CORPUS") == "all" {
		step = 1
	}
	taken, compared := 0, 0
	left := map[string]int{}
	for i := range tasks {
		if crc32.ChecksumIEEE([]byte(tasks[i].Name))%step != 0 { // the sample stays the same when programs are added
			continue
		}
		taken++
		t.Run(tasks[i].Name, func(t *testing.T) {
			if why := roundTrip(t, &tasks[i]); why != "" {
				left[why]++
			} else {
				compared++
			}
		})
	}
	t.Logf("%d programs compared", compared)
	for why, n := range left {
		t.Logf("%d not run: round trip: %s", n, why)
	}
	if compared < taken*3/4 {
		t.Errorf("only %d of %d programs could be compared", compared, taken)
	}
}

// roundTrip compares a program with its text. why says why they cannot be compared.
func roundTrip(t *testing.T, task *bench.Task) (why string) {
	o, err := parseFlags(append(append([]string{"--cpu-limit=10", "--all-properties"}, task.Flags...), task.Files...))
	if err != nil {
		t.Fatal(err)
	}
	run := func(change func(c *bmc.Config)) *bmc.Result {
		c := o.cfg
		change(&c)
		res, err := bmc.Run(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		return res
	}
	if o.cfg.Lower.Goals.Any() || len(o.cfg.Properties) > 0 || o.cfg.Only != nil {
		return "only some checks count, and a check that does not count ends no execution in C"
	}
	c := run(func(*bmc.Config) {})
	if c.Lower == nil || timedOut(c) {
		return "it takes more than 10 s of processor time"
	}
	if c.Lower.NotCalled != "" {
		return "the text does not tell which contract was to be checked"
	}
	if len(c.Lower.Approximated) > 0 {
		return "the text has no functions of which only a range of results is known"
	}
	ir := run(func(c *bmc.Config) { c.VCOnly = true })
	if ir.Program == nil || ir.Lower == nil {
		return "its lowering runs into a limit"
	}
	ir.Program.Remarks = report.Remarks(ir)
	file := filepath.Join(t.TempDir(), "p.sea")
	if err := os.WriteFile(file, []byte(printer.String(ir.Program)), 0o600); err != nil {
		t.Fatal(err)
	}
	text := run(func(c *bmc.Config) { c.Files = []string{file} })
	if timedOut(text) {
		return "its text takes more than 10 s of processor time"
	}
	if c.Verdict != text.Verdict {
		t.Errorf("%s: of C %v, of its text %v (%v)", task.Name, c.Verdict, text.Verdict, text.Reasons)
	}
	if want, got := properties(c), properties(text); !slices.Equal(want, got) {
		t.Errorf("%s: the properties differ, of C and of its text:\n%s\n--\n%s", task.Name, strings.Join(want, "\n"), strings.Join(got, "\n"))
	}
	return ""
}

// timedOut reports whether the answer depends on how fast the machine is. With a failure, this may be so only for some properties.
func timedOut(r *bmc.Result) bool {
	return slices.ContainsFunc(r.Reasons, func(s string) bool { return strings.Contains(s, "time limit") || strings.Contains(s, "processor time") }) ||
		slices.ContainsFunc(r.Properties, func(p bmc.Property) bool { return p.Status == bmc.StatusTimeout })
}

// properties returns a line for each property. If the answer is not known, the statuses may differ, since the text does not say what comes after a
// bound.
func properties(r *bmc.Result) (lines []string) {
	for i := range r.Properties {
		p := &r.Properties[i]
		line := fmt.Sprintf("%s:%d %s %s %s %s", p.Pos.File, p.Pos.Line, p.Check.ID, p.Check.Kind, p.Check.Msg, p.Check.Loop)
		if r.Verdict != bmc.Inconclusive {
			line += " " + string(p.Status)
		}
		lines = append(lines, line)
	}
	return lines
}
