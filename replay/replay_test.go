package replay_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/frontend/toolchain"
	"seabmc/ir/lower/state"
	"seabmc/replay"
	"seabmc/vcgen"
)

// check runs seabmc on a source text. The verdict must be FAILED.
func check(t *testing.T, source string, adapt func(*bmc.Config)) (*bmc.Result, replay.Options) {
	t.Helper()
	for _, tool := range []string{"clang", "libyices"} {
		if _, err := toolchain.Locate(tool); err != nil {
			t.Skipf("NOT TESTED: %v", err)
		}
	}
	file := filepath.Join(t.TempDir(), "program.c")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	l := state.DefaultOptions()
	l.MaxUnwind = 100
	c := bmc.Config{Files: []string{file}, Lower: l, VC: vcgen.Options{Mem: "seam", ARM: true, StoreMap: "on"}, Solver: "yices", Timeout: time.Minute,
		Front: frontend.Options{Set: checks.Set{SignedOverflow: true, UndefinedShift: true, BoundsCheck: true}, Lifetimes: true}}
	if adapt != nil {
		adapt(&c)
	}
	r, err := bmc.Run(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	if r.Verdict != bmc.Failed {
		t.Fatalf("%v: %v", r.Verdict, r.Reasons)
	}
	return r, replay.Options{Files: c.Files, Front: c.Front, Lower: c.Lower}
}

func function(name string) func(*bmc.Config) {
	return func(c *bmc.Config) { c.Lower.Function = name }
}

func TestReplay(t *testing.T) {
	tests := []struct {
		name, source string
		adapt        func(*bmc.Config)
		line         int
		what         string
	}{
		{"inputs in order", `int nondet_int(void);
unsigned char nondet_uchar(void);
int main(void) {
	int a = nondet_int(), b = nondet_int();
	unsigned char c = nondet_uchar();
	int *p = 0;
	return a == -7 && b == 300000 && c == 200 ? *p : 0;
}`, nil, 7, "SEGV"},
		{"assertion", `#include <assert.h>
long nondet_long(void);
int main(void) {
	long x = nondet_long();
	assert(x != 1234567890123L);
}`, nil, 5, "x != 1234567890123L"},
		{"reach_error with a body", `extern int __VERIFIER_nondet_int(void);
void reach_error(void) {}
int main(void) {
	if (__VERIFIER_nondet_int() == 77)
		reach_error();
}`, nil, 5, "reach_error"},
		{"assume", `int nondet_int(void);
int main(void) {
	int x = nondet_int();
	__CPROVER_assume(x > 10 && x < 12);
	__CPROVER_assert(x != 11, "eleven");
}`, nil, 5, "eleven"},
		{"malloc fails the second time", `#include <stdlib.h>
int main(void) {
	int *p = malloc(4), *q = malloc(4);
	if (!p)
		return 1;
	*p = 1;
	*q = 2;
	return 0;
}`, nil, 7, "SEGV"},
		{"contents of malloc", `#include <assert.h>
#include <stdlib.h>
int main(void) {
	unsigned *p = malloc(3 * sizeof *p);
	assert(!p || p[2] != 0xc0ffee);
}`, nil, 5, "assert"},
		{"contents without failing allocations", `#include <assert.h>
#include <stdlib.h>
int main(void) {
	unsigned *p = malloc(3 * sizeof *p);
	assert(p[1] != 0xc0ffee);
}`, func(c *bmc.Config) { c.Lower.MallocMayFail = false }, 5, "assert"},
		{"havoc", `#include <assert.h>
int main(void) {
	struct { int a; char b[6]; } s;
	klee_make_symbolic(&s, sizeof s, "s");
	assert(s.b[4] != 'x' || s.a != 5);
}`, nil, 5, "assert"},
		{"arguments of a function", `struct s { int n; char *data; unsigned short h; };
int get(struct s *p, long i, signed char c, unsigned short h) {
	if (p && p->n == 12 && i == -3 && c == -5 && h == 65535 && p->h == 9)
		return 1 / (p->n - 12);
	return 0;
}`, function("get"), 4, "division by zero"},
		{"a null argument", `int get(int *p) {
	return *p;
}`, function("get"), 2, "SEGV"},
		{"argc and argv", `#include <assert.h>
int main(int argc, char **argv) {
	assert(argc != 3 || argv[2][0] != 'k' || argv[2][1] != 0);
}`, nil, 3, "assert"},
		{"an object without a definition", `#include <assert.h>
extern int setting;
int main(void) {
	assert(setting != 42);
}`, nil, 4, "assert"},
		{"a function without a body", `#include <assert.h>
extern long measure(int, char);
int main(void) {
	assert(measure(1, 'x') != -9);
}`, nil, 4, "assert"},
		{"variables that are not initialised", `#include <assert.h>
struct buf { unsigned len; char *p; };
static int first(int k) {
	int e;
	char text[3];
	return k == 3 && e == 77 && text[1] == 'z';
}
int main(void) {
	struct buf b[2];
	void (*f)(int, int);
	double d;
	for (int i = 0; i < 4; i++) {
		int r;
		long double ld;
		if (first(i) && r == 50 && b[1].len == 7 && d < -4 && ld > 2 && !f)
			assert(i != 3);
	}
}`, nil, 16, "i != 3"},
		{"variables with static lifetime start with any value", `#include <assert.h>
static int level = 2;
static struct { char c; long l; } s;
int main(void) {
	assert(level != 77 || s.c != 'x' || s.l != -5);
}`, func(c *bmc.Config) { c.Lower.NondetStatic = true }, 5, "level != 77"},
		{"an absolute value", `#include <stdlib.h>
int nondet_int(void);
int main(void) {
	return abs(nondet_int());
}`, nil, 4, "abs"},
		{"a freed block's address again", `#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	uintptr_t a = (uintptr_t)p;
	free(p);
	char *q = malloc(4);
	assert(!q || a != (uintptr_t)q);
}`, nil, 9, "a !="},
		{"an address that wraps around", `unsigned long nondet_ulong(void);
int main(void) {
	int a[2] = {0, 0}, *p = a;
	unsigned long i = nondet_ulong();
	if (i == 1ul << 62)
		p[i] = 5;
}`, nil, 6, "overflow"},
		{"overflow", `int nondet_int(void);
int main(void) {
	int x = nondet_int();
	return x + 1;
}`, nil, 4, "signed integer overflow"},
		{"before the first global", `int nondet_int(void);
static int a[4];
int main(void) {
	int i = nondet_int();
	if (i < -1 || i > 3)
		return 0;
	int *p = a;
	return p[i];
}`, nil, 8, "global-buffer-overflow"},
		{"leak", `#include <stdlib.h>
int main(void) {
	char *p = malloc(10);
	if (p) p[0] = 1;
	return 0;
}`, func(c *bmc.Config) { c.Lower.MemoryLeak = true }, 0, "memory leak"},
		{"library model", `#include <string.h>
int nondet_int(void);
int main(void) {
	char to[4];
	const char *from = nondet_int() ? "abc" : "abcd";
	strcpy(to, from);
	return to[0];
}`, nil, 6, "overflow"},
		{"null function pointer", `int nondet_int(void);
static int one(void) { return 1; }
int main(void) {
	int (*f)(void) = nondet_int() ? one : 0;
	return f();
}`, nil, 5, "SEGV"},
		{"uninitialised", `#include <assert.h>
int main(void) {
	int x;
	assert(x == 0);
}`, nil, 4, "assert"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			r, opt := check(t, tt.source, tt.adapt)
			o, err := replay.Run(context.Background(), r, opt)
			if err != nil {
				t.Fatal(err)
			}
			if !o.Reproduced || o.Line != tt.line || !strings.Contains(o.What, strings.TrimPrefix(tt.what, "assert")) {
				t.Errorf("%+v, want line %d: %s", o, tt.line, tt.what)
			}
		})
	}
}

const assembly = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare i8* @malloc(i64)
declare i32 @nondet_int()
define i32 @main() {
  %n = call i32 @nondet_int()
  %p = call i8* @malloc(i64 8)
  %null = icmp eq i8* %p, null
  br i1 %null, label %end, label %go
go:
  %i = sext i32 %n to i64
  %q = getelementptr i8, i8* %p, i64 %i
  %inside = icmp ule i64 %i, 8
  br i1 %inside, label %write, label %end
write:
  store i8 1, i8* %q
  br label %end
end:
  ret i32 0
}
`

func TestAssembly(t *testing.T) {
	r, opt := check(t, "", func(c *bmc.Config) {
		c.Files = []string{filepath.Join(t.TempDir(), "program.ll")}
		if err := os.WriteFile(c.Files[0], []byte(assembly), 0o600); err != nil {
			t.Fatal(err)
		}
	})
	o, err := replay.Run(context.Background(), r, opt)
	if err != nil || !o.Reproduced || !strings.Contains(o.What, "heap-buffer-overflow") {
		t.Errorf("%+v, %v", o, err)
	}
}

func TestKeepsToItsFolder(t *testing.T) {
	r, opt := check(t, "int main(void) { int *p = 0; return *p; }\n", nil)
	opt.Dir = filepath.Join(t.TempDir(), "a", "b")
	for range 2 { // the second time over files of ours
		o, err := replay.Run(context.Background(), r, opt)
		if err != nil || !o.Reproduced || o.Dir != opt.Dir {
			t.Fatalf("%+v, %v", o, err)
		}
	}
	entries, err := os.ReadDir(opt.Dir)
	if err != nil || len(entries) != 3 {
		t.Errorf("%v, %v", entries, err)
	}
	theirs := filepath.Join(opt.Dir, "harness.c")
	if err := os.WriteFile(theirs, []byte("int mine;\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := replay.Run(context.Background(), r, opt); err == nil || !strings.Contains(err.Error(), "not written by seabmc") {
		t.Errorf("overwrote a file of the user's: %v", err)
	}
	if b, err := os.ReadFile(theirs); err != nil || string(b) != "int mine;\n" {
		t.Errorf("%q, %v", b, err)
	}
}

func TestTimeLimit(t *testing.T) {
	r, opt := check(t, `int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x == 5) { int *p = 0; return *p; }
	return 0;
}
`, nil)
	// The same inputs, but the program waits natively.
	text := "#include <unistd.h>\nint nondet_int(void);\nint main(void) { nondet_int(); for (;;) pause(); }\n"
	if err := os.WriteFile(opt.Files[0], []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	opt.Limit = 300 * time.Millisecond
	o, err := replay.Run(context.Background(), r, opt)
	if err != nil || o.Reproduced || o.Failed || !strings.Contains(o.What, "did not end within") {
		t.Errorf("%+v, %v", o, err)
	}
}
