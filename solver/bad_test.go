package solver

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"seabmc/subprocess/orphans"
	"seabmc/term"
)

// script writes a program that plays a solver.
func script(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "solver")
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	return path
}

func simple() (*term.Table, term.ID) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	x := tab.Var("x", term.BV(8))
	return tab, tab.Bin(term.OpUlt, x, tab.Const(10, 8))
}

// A solver that misbehaves never gives a verdict, never hangs, and says why.
func TestBadSolvers(t *testing.T) {
	cases := []struct{ name, text, reason string }{
		{"ends at once", "#!/bin/sh\nexit 3\n", "exit status 3"},
		{"ends with a message", "#!/bin/sh\necho out of luck >&2\nexit 1\n", "out of luck"},
		{"kills itself", "#!/bin/sh\nkill -SEGV $$\n", "killed by signal"},
		{"ends without a word", "#!/bin/sh\nexit 0\n", "without an answer"},
		{"prints garbage", "#!/bin/sh\necho ')))'\ncat >/dev/null\n", "not an S-expression"},
		{"prints another word", "#!/bin/sh\necho maybe\ncat >/dev/null\n", "maybe"},
		{"prints an error", "#!/bin/sh\necho '(error \"no such logic\")'\necho unsat\ncat >/dev/null\n", "no such logic"},
		{"error after reading", "#!/bin/sh\nread a\necho '(error \"x\")'\ncat >/dev/null\n", "x"},
		{"answers unknown", "#!/bin/sh\necho unknown\ncat >/dev/null\n", "unknown"},
		{"sat and garbage", "#!/bin/sh\necho sat\necho blah\ncat >/dev/null\n", "blah"},
		{"sat and end", "#!/bin/sh\necho sat\n", "without an answer"},
		{"sat and too few values", "#!/bin/sh\necho sat\necho '()'\ncat >/dev/null\n", "()"},
		{"sat and a value of another width", "#!/bin/sh\necho sat\necho '((x #b1))'\ncat >/dev/null\n", "#b1"},
		{"sat and half a value", "#!/bin/sh\necho sat\necho '((x #x0'\nexit 0\n", "without an answer"},
		{"sat and an error", "#!/bin/sh\necho sat\necho '(error \"no model\")'\ncat >/dev/null\n", "no model"},
		{"endless nesting", "#!/bin/sh\nyes '('\n", "nested too deeply"},
		{"endless atom", "#!/bin/sh\nyes | tr -d '\\n'\n", "more than"},
		{"hangs", "#!/bin/sh\nsleep 1000\n", "timeout"},
		{"hangs and ignores signals", "#!/bin/sh\ntrap '' TERM INT HUP\nwhile :; do sleep 1000; done\n", "timeout"},
		{"hangs with children", "#!/bin/sh\nsleep 1000 &\nsleep 1000 &\nsleep 1000\n", "timeout"},
		{"closes its output", "#!/bin/sh\nexec >&-\nsleep 1000\n", "without an answer"},
		{"closes its input and hangs", "#!/bin/sh\nexec <&-\nsleep 1000\n", "timeout"},
		{"child keeps the pipe in another session", "#!/bin/sh\nsetsid sleep 5 &\nsleep 1000\n", "timeout"},
		{"not a program", "garbage", "cannot start"},
	}
	for _, c := range cases {
		for mode, name := range []string{"auto", "one-shot", "incremental"} {
			if mode == 0 {
				continue
			}
			t.Run(c.name+"/"+name, func(t *testing.T) {
				t.Parallel()
				timeout := 10 * time.Second
				if c.reason == "timeout" {
					timeout = 200 * time.Millisecond
				}
				s, err := Open(script(t, c.text), Options{Timeout: timeout, Mode: Mode(mode)})
				if err != nil {
					t.Fatal(err)
				}
				tab, f := simple()
				ss := session(t, s, tab)
				for range 2 {
					r := check(t, ss, f)
					if r.Status != Unknown || r.Model != nil || !strings.Contains(r.Reason, c.reason) {
						t.Errorf("%v, reason %q, want unknown because of %q", r.Status, r.Reason, c.reason)
					}
				}
			})
		}
	}
}

// A wrong model is passed on as the solver's claim, and the evaluator finds out that it is wrong.
func TestWrongModelIsFound(t *testing.T) {
	s, err := Open(script(t, "#!/bin/sh\necho sat\necho '((x #xff))'\ncat >/dev/null\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	tab, f := simple()
	r := check(t, session(t, s, tab), f)
	if ok, err := r.Model.EvalBool(f); r.Status != Sat || ok || err != nil {
		t.Error(r, ok, err)
	}
}

func TestMissingPrograms(t *testing.T) {
	for _, spec := range []string{"no-such-solver", "/no/such/solver", "./no-such-solver -x", "", "  ", "'unfinished", "/etc/passwd", "/tmp"} {
		if s, err := Open(spec, Options{}); err == nil {
			t.Errorf("%q: %v", spec, s)
		} else {
			t.Log(err)
		}
	}
	if _, err := Open("yices", Options{Find: func(string) (string, error) { return "", errors.New("nowhere") }}); err == nil {
		t.Error("library found nowhere")
	}
}

func TestCommandLines(t *testing.T) {
	for in, want := range map[string]string{
		"z3 -in":               "z3,-in",
		`  "a b" 'c "d' e\ f `: `a b,c "d,e f`,
		`x "" y`:               "x,,y",
		`a"b"'c'`:              "abc",
		`'\' "\""`:             `\,"`,
	} {
		if got, err := splitCommand(in); err != nil || strings.Join(got, ",") != want {
			t.Errorf("%s: %q %v", in, got, err)
		}
	}
	z3 := open(t, "z3", Options{}).(*process)
	s := open(t, "'"+z3.path+"' -in  \"smt.random_seed=3\"", Options{})
	tab, f := simple()
	verify(t, check(t, session(t, s, tab), f), f)
	for _, name := range testSolvers {
		v := open(t, name, Options{}).Version()
		if !strings.ContainsAny(v, "0123456789") {
			t.Error(v)
		}
		t.Log(v)
	}
}

// However the session ends, no process, zombie or goroutine remains.
func TestNothingIsLeftBehind(t *testing.T) {
	orphans.Adopt(t)
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	f := hard(tab)
	before := runtime.NumGoroutine() + 2 // Yices' thread, and the one that starts programs
	specs := append([]string{script(t, "#!/bin/sh\nsleep 1000 &\nsleep 1000\n")}, testSolvers...)
	for _, spec := range specs {
		for mode := range 3 {
			ss := session(t, open(t, spec, Options{Mode: Mode(mode), Timeout: 50 * time.Millisecond}), tab)
			for range 3 {
				expect(t, check(t, ss, f), Unknown)
			}
			ss.Close()
		}
	}
	orphans.Reap(t)
	for patience := 1000; runtime.NumGoroutine() > before && patience > 0; patience-- {
		time.Sleep(10 * time.Millisecond)
	}
	if n := runtime.NumGoroutine(); n > before {
		buf := make([]byte, 1<<16)
		t.Errorf("%d goroutines, were %d\n%s", n, before, buf[:runtime.Stack(buf, true)])
	}
}

// A solver killed from outside in the middle of a check.
func TestKilledSolver(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	f := hard(tab)
	for _, spec := range []string{"z3", "yices-smt2"} {
		ss := session(t, open(t, spec, Options{Mode: ModeIncremental, Timeout: 20 * time.Second}), tab)
		go func() {
			for len(orphans.Children()) == 0 {
				time.Sleep(10 * time.Millisecond)
			}
			time.Sleep(150 * time.Millisecond)
			for pid := range orphans.Children() {
				syscall.Kill(pid, syscall.SIGKILL)
			}
		}()
		r := check(t, ss, f)
		if r.Status != Unknown || !strings.Contains(r.Reason, "killed") {
			t.Errorf("%v %q", r.Status, r.Reason)
		}
		expect(t, check(t, ss, tab.Eq(tab.Var("p", term.BV(64)), tab.Const(3, 64))), Sat)
		ss.Close() // so that the next program is the only one
	}
}

func TestMemoryLimit(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("Linux only")
	}
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	x := tab.Var("x", term.BV(512))
	y := tab.Var("y", term.BV(512))
	f := tab.Eq(tab.Bin(term.OpURem, x, y), tab.Bin(term.OpUDiv, tab.Bin(term.OpMul, y, x), tab.Bin(term.OpAdd, x, y)))
	for _, spec := range slowSolvers {
		limit, g := uint64(100<<20), f
		if spec == "yices" {
			limit = 10 << 20 // this process is larger already
			g = hard(tab)    // searches, so that it can be stopped
		}
		ss := session(t, open(t, spec, Options{MemoryLimit: limit, Timeout: 20 * time.Second}), tab)
		r := check(t, ss, g)
		t.Log(spec, r.Reason)
		if r.Status != Unknown || r.Reason == "timeout" {
			t.Errorf("%s: %v %q", spec, r.Status, r.Reason)
		}
	}
}

// A formula larger than all pipe buffers, and a solver that prints a lot before it reads. Neither side waits for the other forever.
func TestPipesDoNotDeadlock(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	x := tab.Var("x", term.BV(32))
	for i := range 50_000 {
		x = tab.Bin(term.OpBVXor, tab.Bin(term.OpAdd, x, tab.Const(uint64(i), 32)), x)
	}
	f := tab.Eq(x, tab.Const(1, 32))
	s, err := Open(script(t, "#!/bin/sh\nfor i in 1 2 3 4 5 6 7 8; do head -c 200000 /dev/zero | tr '\\0' ' '; done\necho unsat\ncat >/dev/null\n"), Options{Timeout: 10 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	expect(t, check(t, session(t, s, tab), f), Unsat)
	s, _ = Open(script(t, "#!/bin/sh\nsleep 1000\n"), Options{Timeout: 100 * time.Millisecond})
	expect(t, check(t, session(t, s, tab), f), Unknown) // not after the script's end
}

func TestDeepTermsInProcesses(t *testing.T) {
	const w = 4
	for _, spec := range []string{"yices-smt2", "z3"} {
		t.Run(spec, func(t *testing.T) {
			tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
			x := tab.Var("x", term.BV(w))
			n := 100_000
			if spec == "z3" {
				n = 20_000 // its time is quadratic
			}
			for i := range n {
				if spec == "z3" || i%2 == 0 { // z3 is slow on the other chain, at any depth
					x = tab.Ite(tab.Var(fmt.Sprint("c", i%100), term.Bool), x, tab.Const(uint64(i), w))
				} else {
					x = tab.Bin(term.OpBVXor, tab.Bin(term.OpAdd, x, tab.Const(uint64(i), w)), tab.Const(uint64(i*7), w))
				}
			}
			v, _ := term.NewModel(tab).EvalUint64(x)
			f := tab.Eq(x, tab.Const(v, w))
			r := check(t, session(t, open(t, spec, Options{Timeout: 60 * time.Second}), tab), f)
			verify(t, r, f)
		})
	}
}

func TestSexpr(t *testing.T) {
	for in, want := range map[string]string{
		"sat":                           "sat",
		" ; comment\n sat ":             "sat",
		"((x #x01)\n(|a b| (_ bv3 8)))": "((x #x01) (a b (_ bv3 8)))",
		`(error "say ""hi"" (")`:        `(error "say "hi" (")`,
		"()":                            "()",
		"(a(b)c)":                       "(a (b) c)",
		"|(|":                           "(",
	} {
		got, err := readSexpr(bufio.NewReader(strings.NewReader(in)))
		if err != nil || got.String() != want {
			t.Errorf("%q: %v %v", in, got, err)
		}
	}
	for in, want := range map[string]error{"": io.EOF, "  ;x": io.EOF, "(": io.ErrUnexpectedEOF, "(a": io.ErrUnexpectedEOF, "|a": io.ErrUnexpectedEOF,
		`"a`: io.ErrUnexpectedEOF, ")": errGarbage, strings.Repeat("(", 2000): errGarbage} {
		if got, err := readSexpr(bufio.NewReader(strings.NewReader(in))); !errors.Is(err, want) {
			t.Errorf("%.20q: %v %v, want %v", in, got, err, want)
		}
	}
}

func FuzzSexpr(f *testing.F) {
	for _, s := range []string{"((x #x01) (|a b| (_ bv3 8)))", "(error \"a\"\"b\")", ";\n|", "#b", "(_ bv 8)"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		r := bufio.NewReader(strings.NewReader(in))
		for {
			s, err := readSexpr(r)
			if err != nil {
				return
			}
			_ = s.String()
			if v, ok := s.bvValue(8); ok && (v.Sign() < 0 || v.BitLen() > 8) {
				t.Error(v)
			}
		}
	})
}

// One table, several solvers at the same time: a portfolio.
func TestSolversAtTheSameTime(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	f := hard(tab)
	x := tab.Var("x", term.BV(8))
	easy := tab.Bin(term.OpUlt, x, tab.Const(3, 8))
	done := make(chan error)
	for i := range 6 {
		s := open(t, testSolvers[i%len(testSolvers)], Options{Timeout: 5 * time.Second})
		ss := session(t, s, tab)
		go func() {
			ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
			defer cancel()
			r, err := ss.Check(ctx, f)
			if err == nil && r.Status != Unknown {
				err = errors.New("solved the hard one")
			}
			if r, e := ss.Check(context.Background(), easy); err == nil && (e != nil || r.Status != Sat) {
				err = fmt.Errorf("%s: easy one: %v %s %v", s.Name(), r.Status, r.Reason, e)
			}
			done <- err
		}()
	}
	for range 6 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}

// A session that nobody closes, like that of a step that was abandoned. KillAll ends its program nevertheless, and the check that waited for it
// gets no answer.
func TestKillAll(t *testing.T) {
	orphans.Adopt(t)
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	s, err := Open(script(t, "#!/bin/sh\nsleep 1000\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	ss, err := s.NewSession(tab)
	if err != nil {
		t.Fatal(err)
	}
	answer := make(chan Result)
	go func() {
		r, _ := ss.Check(context.Background(), tab.Var("a", term.Bool))
		answer <- r
	}()
	for started := false; !started; time.Sleep(time.Millisecond) {
		running.Range(func(any, any) bool { started = true; return false })
	}
	KillAll()
	expect(t, <-answer, Unknown)
	orphans.Reap(t)
}
