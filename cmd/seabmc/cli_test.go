package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"seabmc/subprocess/orphans"
)

var binary string

func TestMain(m *testing.M) {
	os.Exit(func() int {
		// Inside the project's bin folder, so that the binary finds .tools beside it.
		binary = filepath.Join("..", "..", "bin", fmt.Sprintf("seabmc-cli-test-%d", os.Getpid()))
		binary, _ = filepath.Abs(binary)
		defer os.Remove(binary)
		cmd := exec.Command("go", "build", "-o", binary, ".")
		cmd.Stderr = os.Stderr
		if err := cmd.Run(); err != nil {
			fmt.Fprintln(os.Stderr, "cli tests:", err)
			return 1
		}
		return m.Run()
	}())
}

type answer struct {
	code           int
	stdout, stderr string
}

// seabmc runs the binary in dir; after five minutes, which is long on a busy machine too, it is killed and the test fails.
func seabmc(t *testing.T, dir string, env []string, args ...string) answer {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, binary, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var out, errb bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errb
	err := cmd.Run()
	a := answer{stdout: out.String(), stderr: errb.String()}
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		a.code = exit.ExitCode()
	} else if err != nil {
		t.Fatal(err)
	}
	if ctx.Err() != nil {
		t.Fatalf("seabmc %v hangs", args)
	}
	for _, s := range []string{"goroutine ", "panic:", "runtime error", "internal error"} {
		if strings.Contains(a.stderr+a.stdout, s) {
			t.Errorf("seabmc %v prints %q:\n%s", args, s, a.stderr)
		}
	}
	return a
}

func lastLine(s string) string {
	s = strings.TrimSpace(s)
	return s[strings.LastIndexByte(s, '\n')+1:]
}

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	p := filepath.Join(dir, name)
	if err := os.WriteFile(p, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	return p
}

const (
	good    = "#include <assert.h>\nint main(void) { int x = 1; assert(x == 1); return 0; }\n"
	buggy   = "#include <assert.h>\nint nondet_int(void);\nint main(void) { int x = nondet_int(); assert(x != 7); return 0; }\n"
	hard    = "unsigned long nondet_ulong(void); void __CPROVER_assert(int, const char *);\nint main(void) { unsigned long x = nondet_ulong(), y = nondet_ulong();\n  if (x > 1 && y > 1 && x < (1ul << 31) && y < (1ul << 31)) __CPROVER_assert(x * y != 2305842979148922881ul, \"factor\"); return 0; }\n"
	endless = "int nondet_int(void);\nint main(void) { unsigned n = 0; while (nondet_int()) n++; return n == 0xffffffff; }\n"
	floats  = "double nondet_double(void); void __CPROVER_assert(int, const char *);\nint main(void) { __float128 d = nondet_double(); __CPROVER_assert(d * d >= 0, \"square\"); return 0; }\n"
)

// TestExitCodes has one row for each documented answer and for each kind of trouble.
func TestExitCodes(t *testing.T) {
	orphans.Adopt(t)
	dir := t.TempDir()
	write(t, dir, "good.c", good)
	write(t, dir, "buggy.c", buggy)
	write(t, dir, "hard.c", hard)
	write(t, dir, "endless.c", endless)
	write(t, dir, "floats.c", floats)
	write(t, dir, "broken.c", "int main(void) { return undeclared; }\n")
	write(t, dir, "nomain.c", "int f(void) { return 0; }\n")
	write(t, dir, "text.ll", "this is not LLVM\n")
	write(t, dir, "rand.bc", "BC\xc0\xde and then nonsense")
	write(t, dir, "empty.c", "")
	write(t, dir, "dies.sh", "#!/bin/sh\nread line\nkill -9 $$\n")
	write(t, dir, "garbage.sh", "#!/bin/sh\nwhile read line; do echo 'lorem ipsum ('; done\n")
	write(t, dir, "liar.sh", "#!/bin/sh\nwhile read -r line; do case \"$line\" in *check-sat*) echo sat;; *get-value*) echo '()';; *exit*) exit;; esac; done\n")
	tests := []struct {
		name string
		env  string
		args string
		code int
		out  string // the last line of standard output contains this
		err  string // standard error contains this
	}{
		{name: "a right program", args: "good.c", code: 0, out: "VERIFICATION SUCCESSFUL"},
		{name: "a wrong program", args: "buggy.c", code: 10, out: "VERIFICATION FAILED"},
		{name: "no input", args: "", code: 1, err: "no input file"},
		{name: "unknown flag", args: "--frobnicate good.c", code: 1, err: "frobnicate"},
		{name: "bad value", args: "--mem=paper good.c", code: 1, err: "--mem=paper"},
		{name: "no rounds", args: "--max-unwind=0 good.c", code: 1, err: "--max-unwind=0: expected a number of at least 1"},
		{name: "less than no arguments", args: "--max-args=-1 good.c", code: 1, err: "--max-args=-1: expected a number of at least 1"},
		{name: "no file for a report", args: "--html= good.c", code: 1, err: "--html: a value is missing"},
		{name: "one of two labels has no name", args: "--error-label=L --error-label= good.c", code: 1, err: "--error-label: a value is missing"},
		{name: "no time for the audit", args: "--audit --audit-timeout=0s good.c", code: 1, err: "--audit-timeout=0s: expected a time"},
		{name: "bad unwind", args: "--unwind=x good.c", code: 1, err: "--unwind=x"},
		{name: "missing file", args: "missing.c", code: 6, err: "missing.c"},
		{name: "a folder", args: ".", code: 6},
		{name: "C that does not compile", args: "broken.c", code: 6, err: "undeclared"},
		{name: "no main", args: "nomain.c", code: 6, err: "main"},
		{name: "empty file", args: "empty.c", code: 6, err: "main"},
		{name: "no such function", args: "--function g good.c", code: 6, err: "g"},
		{name: "text that is no LLVM", args: "text.ll", code: 6, err: "text.ll"},
		{name: "nonsense bitcode", args: "rand.bc", code: 6, err: "rand.bc"},
		{name: "missing clang", env: "SEABMC_CLANG=/nonexistent/clang", args: "good.c", code: 6, err: "clang"},
		{name: "missing solver", args: "--solver=./missing-solver buggy.c", code: 6, err: "missing-solver"},
		{name: "what has no meaning is not supported", args: "floats.c", code: 5, out: "VERIFICATION INCONCLUSIVE"},
		{name: "timeout in the solver", args: "--timeout=1 hard.c", code: 5, out: "VERIFICATION INCONCLUSIVE"},
		{name: "timeout in z3", args: "--timeout=1 --solver=z3 hard.c", code: 5, out: "VERIFICATION INCONCLUSIVE"},
		{name: "endless loop", args: "--engine=bmc --timeout=2 endless.c", code: 5, out: "VERIFICATION INCONCLUSIVE"},
		{name: "endless loop, bound given", args: "--unwind=3 endless.c", code: 10, out: "VERIFICATION FAILED"},
		{name: "solver dies", args: "--solver=./dies.sh buggy.c", code: 5, out: "VERIFICATION INCONCLUSIVE"},
		{name: "solver prints garbage", args: "--solver=./garbage.sh buggy.c", code: 5, out: "VERIFICATION INCONCLUSIVE"},
		{name: "solver lies", args: "--solver=./liar.sh buggy.c", code: 5, out: "VERIFICATION INCONCLUSIVE"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var env []string
			if tt.env != "" {
				env = []string{tt.env}
			}
			a := seabmc(t, dir, env, strings.Fields(tt.args)...)
			if a.code != tt.code {
				t.Errorf("exit code %d, want %d\nstdout: %s\nstderr: %s", a.code, tt.code, a.stdout, a.stderr)
			}
			if !strings.Contains(lastLine(a.stdout), tt.out) {
				t.Errorf("last line %q, want %q", lastLine(a.stdout), tt.out)
			}
			if !strings.Contains(a.stderr, tt.err) {
				t.Errorf("stderr %q, want %q in it", a.stderr, tt.err)
			}
			if tt.code == 6 || tt.code == 1 {
				if n := strings.Count(firstLineOf(a.stderr), "seabmc: "); n != 1 {
					t.Errorf("the error is not one line that starts with seabmc: %q", a.stderr)
				}
			}
		})
	}
	orphans.Reap(t)
}

func firstLineOf(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}

// TestInterrupt sends Ctrl-C while the solver works: the run ends soon, with the
// documented verdict, and leaves no solver.
func TestInterrupt(t *testing.T) {
	orphans.Adopt(t)
	dir := t.TempDir()
	write(t, dir, "hard.c", hard)
	for _, solver := range []string{"yices", "z3", "yices-smt2"} {
		t.Run(solver, func(t *testing.T) {
			cmd := exec.Command(binary, "--solver="+solver, "hard.c")
			cmd.Dir = dir
			cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
			var out bytes.Buffer
			cmd.Stdout = &out
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			time.Sleep(1200 * time.Millisecond)
			_ = cmd.Process.Signal(os.Interrupt)
			done := make(chan error, 1)
			go func() { done <- cmd.Wait() }()
			select {
			case <-done:
			case <-time.After(10 * time.Second):
				_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
				t.Fatal("does not end 10 s after Ctrl-C")
			}
			if code := cmd.ProcessState.ExitCode(); code != 5 {
				t.Errorf("exit code %d, want 5", code)
			}
			if got := lastLine(out.String()); got != "VERIFICATION INCONCLUSIVE" {
				t.Errorf("last line %q", got)
			}
		})
	}
	orphans.Reap(t)
}

// TestMutatedInput changes, cuts and repeats bytes of good .ll and .bc files: every
// answer is a verdict or one clear line, never a panic or a hang.
func TestMutatedInput(t *testing.T) {
	dir := t.TempDir()
	src := write(t, dir, "p.c", "struct s { int a; char b[3]; struct s *n; };\nstatic int tab[4] = {1, 2, 3, 4};\nint nondet_int(void);\n"+
		"int f(struct s *p, int i) { switch (i) { case 1: return p->a; case 2: return p->b[1]; default: return tab[i & 3]; } }\n"+
		"int main(void) { struct s x = {1, {2, 3, 4}, 0}; int i = nondet_int(), t = 0; for (int k = 0; k < 3; k++) t += f(&x, i + k & 7); return t; }\n")
	ll, bc := filepath.Join(dir, "p.ll"), filepath.Join(dir, "p.bc")
	for _, args := range [][]string{{"-S", "-o", ll}, {"-c", "-o", bc}} {
		cmd := exec.Command("clang-14", append(args, "-emit-llvm", "-g", "-O1", "-Xclang", "-disable-llvm-passes", src)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("clang: %v\n%s", err, out)
		}
	}
	rng := rand.New(rand.NewSource(1))
	for n := range 240 {
		from := ll
		if n%4 == 3 {
			from = bc
		}
		b, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		name := fmt.Sprintf("m%d%s", n, filepath.Ext(from))
		write(t, dir, name, string(mutate(rng, b)))
		a := seabmc(t, dir, nil, "--timeout=10", "--unwind=4", name)
		switch a.code {
		case 0, 5, 10:
			if !strings.HasPrefix(lastLine(a.stdout), "VERIFICATION ") {
				t.Errorf("%s: no verdict: %s", name, a.stdout)
			}
		case 6:
			if !strings.HasPrefix(a.stderr, "seabmc: ") {
				t.Errorf("%s: error is not clear: %q", name, a.stderr)
			}
		default:
			t.Errorf("%s: exit code %d\n%s", name, a.code, a.stderr)
		}
	}
}

func mutate(rng *rand.Rand, b []byte) []byte {
	b = bytes.Clone(b)
	for range 1 + rng.Intn(4) {
		i, j := rng.Intn(len(b)), rng.Intn(len(b))
		switch rng.Intn(5) {
		case 0: // cut off
			b = b[:max(1, i)]
		case 1: // another byte
			b[i] = byte(rng.Intn(256))
		case 2: // a piece twice
			if i > j {
				i, j = j, i
			}
			j = min(j, i+64)
			b = append(b[:j:j], b[i:]...)
		case 3: // a piece missing
			if i > j {
				i, j = j, i
			}
			j = min(j, i+16)
			b = append(b[:i:i], b[j:]...)
		case 4: // another digit
			for k := i; k < len(b); k++ {
				if b[k] >= '0' && b[k] <= '9' {
					b[k] = byte('0' + rng.Intn(10))
					break
				}
			}
		}
		if len(b) == 0 {
			b = []byte{'x'}
		}
	}
	return b
}
