package lower_test

import (
	"context"
	"fmt"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/lower"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/ir/printer"
	"seabmc/ir/verify"
	"seabmc/llvm"
	"seabmc/solver"
	"seabmc/vcgen"
)

// compileC compiles C text with clang and parses the module.
func compileC(t testing.TB, src string, flags ...string) program.Module {
	t.Helper()
	dir := t.TempDir()
	c, ll := filepath.Join(dir, "t.c"), filepath.Join(dir, "t.ll")
	if err := os.WriteFile(c, []byte(src), 0o600); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"-S", "-emit-llvm", "-g", "-w", "-Wno-implicit-function-declaration", "-Xclang", "-disable-O0-optnone", c, "-o", ll}, flags...)
	if out, err := exec.Command("clang-14", args...).CombinedOutput(); err != nil {
		t.Fatalf("clang-14: %v\n%s", err, out)
	}
	text, err := os.ReadFile(ll)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvm.Parse(ll, string(text))
	if err != nil {
		t.Fatal(err)
	}
	return program.Module{Path: "t.c", LL: m}
}

type lowered struct {
	p   *ir.Program
	gen *vcgen.Gen
	rep *state.Report
}

func lowerIt(t testing.TB, opt state.Options, ms ...program.Module) lowered {
	t.Helper()
	return lowerTo(t, ir.NewProgram(64, 20), opt, ms...)
}

// lowerTo lowers modules to the empty program p.
func lowerTo(t testing.TB, p *ir.Program, opt state.Options, ms ...program.Module) lowered {
	t.Helper()
	slv, err := solver.Open("yices", solver.Options{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := vcgen.New(p, vcgen.Options{ARM: true, Checked: opt.PointerCheck && opt.BoundsCheck}, slv.NewSession)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { g.Close() })
	b := ir.NewBuilder(p, g)
	rep, err := lower.LowerModules(context.Background(), ms, b, opt)
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Program(p); err != nil {
		t.Fatal(err)
	}
	return lowered{p, g, rep}
}

// seeded gives the seed to the first input. Each object that needs an address gets one, a megabyte apart. Every other unknown is 0, so malloc
// succeeds.
type seeded struct {
	p    *ir.Program
	seed uint64
}

func (s seeded) Nondet(r ir.Reg, t ir.Type) *big.Int {
	in := s.p.DefOf(r)
	switch s.p.Names[in.Aux] {
	case "nondet_seed":
		return new(big.Int).SetUint64(s.seed)
	case "address":
		low := min(s.p.PtrBits, 47) - int(t.Bits) // the bits of the alignment are left out
		return new(big.Int).SetUint64(uint64(in.Aux+1) << 20 >> low)
	}
	return new(big.Int)
}

func (seeded) Byte(uint32, uint64, uint64) byte { return 0 }

const nativeMain = `
#ifdef NATIVE
#include <stdio.h>
int main(int argc, char **argv) { for (int i = 1; i < argc; i++) printf("%u\n", run((unsigned)strtoul(argv[i], 0, 10))); return 0; }
#else
unsigned nondet_seed(void);
unsigned result;
int main(void) { result = run(nondet_seed()); return 0; }
#endif
`

var seeds = []uint64{0, 1, 2, 3, 5, 7, 8, 13, 100, 255, 256, 65535, 1000003, 2147483647, 2147483648, 4294967295}

func native(t testing.TB, src string) []string {
	t.Helper()
	dir := t.TempDir()
	c, bin := filepath.Join(dir, "n.c"), filepath.Join(dir, "n")
	if err := os.WriteFile(c, []byte(src), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("clang-14", "-w", "-DNATIVE", c, "-o", bin).CombinedOutput(); err != nil {
		t.Fatalf("clang-14: %v\n%s", err, out)
	}
	var args []string
	for _, s := range seeds {
		args = append(args, fmt.Sprint(s))
	}
	out, err := exec.Command(bin, args...).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(out))
}

func dump(p *ir.Program) string {
	s := printer.String(p)
	if len(s) > 20000 {
		s = s[:20000] + "…"
	}
	return s
}

// result runs the program with a seed and returns the last value of main's result.
func result(t testing.TB, p *ir.Program, seed uint64) (string, bool) {
	t.Helper()
	res, err := interp.Run(p, seeded{p, seed}, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if res.Outcome != interp.Completed {
		in := p.At(res.Instr)
		what := "assumption"
		if in.Op == ir.OpAssert {
			what = p.Checks[in.Aux].ID + ": " + p.Checks[in.Aux].Msg
		}
		t.Errorf("seed %d: %v at instruction %d, line %d: %s", seed, res.Outcome, res.Instr, p.Positions[in.Pos].Line, what)
		return "", false
	}
	for i := p.Len() - 1; i >= 0; i-- {
		in := p.At(i)
		if in.Op == ir.OpTrace && p.Notes[in.Aux].Kind == ir.NoteAssign && p.Notes[in.Aux].Name == "result" {
			v, ok := res.Value(in.Args[1])
			if !ok {
				break
			}
			return v.Int().String(), true
		}
	}
	t.Errorf("no result")
	return "", false
}

var levels = [][]string{
	{"-O0"},
	{"-O0", "-fsanitize=signed-integer-overflow,shift,integer-divide-by-zero,array-bounds"},
	{"-O1", "-fno-vectorize", "-fno-slp-vectorize"},
	{"-O2", "-fno-vectorize", "-fno-slp-vectorize"},
}

// TestNative lowers C programs that compute a number from a seed. It compares what the SEA-IR computes with what the compiled program does.
func TestNative(t *testing.T) {
	files, err := filepath.Glob("testdata/native/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal("no test programs", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		src := string(text) + nativeMain
		want := native(t, src)
		for _, flags := range levels {
			t.Run(filepath.Base(file)+strings.Join(flags, ""), func(t *testing.T) {
				opt := state.DefaultOptions()
				opt.MaxUnwind = 40
				l := lowerIt(t, opt, compileC(t, src, flags...))
				for i, s := range seeds {
					got, ok := result(t, l.p, s)
					if ok && got != want[i] {
						t.Errorf("seed %d: got %s, want %s", s, got, want[i])
					}
				}
				if t.Failed() {
					t.Log("unsupported:", l.rep.Unsupported)
				}
				if t.Failed() && testing.Verbose() {
					t.Log(dump(l.p))
				}
			})
		}
	}
}
