package lower_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower"
	"seabmc/ir/lower/state"
	"seabmc/ir/parser"
	"seabmc/ir/printer"
	"seabmc/solver"
	"seabmc/vcgen"
)

var update = flag.Bool("update", false, "write the expected SEA-IR in testdata anew")

// leastExamples is the least number of examples that there must be.
const leastExamples = 30

// TestExamples lowers the C programs in testdata. Each shows one idea of the lowering, and the file beside it is the result. A change of the lowering
// changes these files: run go test ./ir/lower -run TestExamples -update and read the difference.
//
// The comments on top of a program say what it shows, and:
//
//	// checks: signed-overflow bounds   which checks are on; none without the line
//	// unwind: 2                        the bound of loops
//
// The entry is main, or f if there is no main. What it returns is not in the text.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("testdata/*.c")
	if err != nil || len(files) < leastExamples {
		t.Fatalf("%d examples, at least %d are wanted (%v)", len(files), leastExamples, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".c"), func(t *testing.T) {
			got := printer.String(example(t, file))
			golden := strings.TrimSuffix(file, ".c") + ".sea"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("the SEA-IR of %s is not what %s says; it is\n%s", file, golden, got)
			}
			if p, err := parser.String(got, golden); err != nil || printer.String(p) != got {
				t.Errorf("%s is not read as it is printed: %v", golden, err)
			}
		})
	}
}

var exampleOption = regexp.MustCompile(`(?m)^// (checks|unwind): (.*)$`)

// example lowers a program with the options that its comments give.
func example(t *testing.T, file string) *ir.Program {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	opt := state.Options{Unwind: -1, Function: "main", MallocMayFail: true}
	if !strings.Contains(string(src), "main(") {
		opt.Function = "f"
	}
	for _, m := range exampleOption.FindAllStringSubmatch(string(src), -1) {
		if m[1] == "unwind" {
			if opt.Unwind, err = strconv.Atoi(m[2]); err != nil {
				t.Fatal(err)
			}
			continue
		}
		for _, name := range strings.Fields(m[2]) {
			*switchNamed(t, name).On(&opt.Set) = true
		}
	}
	ctx := context.Background()
	mods, err := frontend.Load(ctx, []string{file}, frontend.Options{Set: opt.Set, Lifetimes: true, Roots: []string{opt.Function}})
	if err != nil {
		t.Fatal(err)
	}
	slv, err := solver.Open("yices", solver.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p := ir.NewProgram(64, 20)
	g, err := vcgen.New(p, vcgen.Options{ARM: true}, slv.NewSession)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if _, err := lower.Lower(ctx, mods, ir.NewBuilder(p, g), opt); err != nil {
		t.Fatal(err)
	}
	return p
}

// switchNamed returns the check with a name, such as bounds.
func switchNamed(t *testing.T, name string) *checks.Switch {
	t.Helper()
	for i := range checks.Switches {
		if checks.Switches[i].Name() == name {
			return &checks.Switches[i]
		}
	}
	t.Fatalf("there is no check %q", name)
	return nil
}
