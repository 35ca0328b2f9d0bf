package main

import (
	"fmt"
	"math/rand/v2"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"seabmc/subprocess/orphans"
)

// slowToCompile keeps clang busy for seconds: an expression that doubles with every macro.
var slowToCompile = func() string {
	text := "int nondet_int(void);\n#define M0 x && x\n"
	for i := range 12 {
		text += fmt.Sprintf("#define M%d M%d && M%d\n", i+1, i, i)
	}
	return text + "int main(void) { int x = nondet_int(); return M12; }\n"
}()

// kills is the number of runs that are killed.
const kills = 50

// TestKilled kills seabmc at random moments, as kill -9 and the kernel do when memory runs out, and as a terminal does when it is closed: while clang
// works, while a solver works, while a counterexample is replayed. None of the processes that seabmc has started is left.
func TestKilled(t *testing.T) {
	orphans.Adopt(t)
	dir := t.TempDir()
	write(t, dir, "hard.c", hard)
	write(t, dir, "buggy.c", buggy)
	write(t, dir, "slow.c", slowToCompile)
	write(t, dir, "hang.c", "#include <assert.h>\nint nondet_int(void);\nint main(void) { int x = nondet_int(); if (x == 7) { for (volatile int i = 0; i < 1;) ; } assert(x != 8); return 0; }\n")
	z3, err := filepath.Abs(filepath.Join("..", "..", ".tools", "bin", "z3"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, dir, "wrapped.sh", "#!/bin/sh\n'"+z3+"' -in -smt2\nexit $?\n")
	write(t, dir, "sleeps.sh", "#!/bin/sh\nsleep 1000 &\nsleep 1000\n")
	commands := []string{"--solver=yices hard.c", "--solver=z3 hard.c", "--solver=yices-smt2 hard.c", "--solver=portfolio:z3,yices-smt2 hard.c",
		"--solver=./wrapped.sh hard.c", "--solver=./sleeps.sh hard.c", "slow.c", "--replay buggy.c", "bench corpus --dir=. --timeout=60s"}
	write(t, dir, "bench_unsafe.c", "// verdict: FAILED\n// property: assertion line 4\n// why: for the run below\n"+hard)
	signals := []syscall.Signal{syscall.SIGKILL, syscall.SIGKILL, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) { // as under nohup, where seabmc goes on
		signals = append(signals, syscall.SIGHUP)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range kills {
		args := commands[i%len(commands)]
		end := signals[r.IntN(len(signals))]
		after := time.Duration(r.IntN(700)) * time.Millisecond
		c := exec.Command(binary, strings.Fields(args)...)
		c.Dir = dir
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(after)
		c.Process.Signal(end)
		c.Wait()
		orphans.Reap(t)
		if t.Failed() {
			t.Fatalf("seabmc %s, %v after %v", args, end, after)
		}
	}
	t.Logf("%d runs were killed, nothing is left of them", kills)
}
