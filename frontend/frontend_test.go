package frontend

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"seabmc/checks"
	"seabmc/frontend/assembly"
	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
	"seabmc/llvm"
	"seabmc/tools"
)

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	file := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func clangBitcode(t *testing.T, source, bitcode string) {
	t.Helper()
	clang, err := toolchain.Locate("clang")
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(clang, "-c", "-emit-llvm", "-g", source, "-o", bitcode).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// load is Load of files that must be readable.
func load(t *testing.T, opt Options, files ...string) *Program {
	t.Helper()
	p, err := Load(context.Background(), files, opt)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// loadC is load of one C program.
func loadC(t *testing.T, opt Options, text string) *Program {
	t.Helper()
	return load(t, opt, write(t, t.TempDir(), "x.c", text))
}

// functions lists a module's functions: those with a body, and those without.
func functions(m *assembly.Module) (defined, declared []string) {
	for _, f := range m.LL.Funcs {
		if len(f.Blocks) > 0 {
			defined = append(defined, f.Name)
		} else {
			declared = append(declared, f.Name)
		}
	}
	slices.Sort(defined)
	slices.Sort(declared)
	return
}

func models(p *Program) []string {
	for _, m := range p.Modules {
		if m.Model {
			defined, _ := functions(m)
			return defined
		}
	}
	return nil
}

func function(t *testing.T, m *assembly.Module, name string) *llvm.Func {
	t.Helper()
	for _, f := range m.LL.Funcs {
		if f.Name == name {
			return f
		}
	}
	t.Fatalf("no function %s in %s", name, m.Path)
	return nil
}

func TestFilesThatCannotBeRead(t *testing.T) {
	dir := t.TempDir()
	tests := []struct {
		name, file, text string
		want             string // in the one line
		detail           string // in clang's diagnostics
	}{
		{"no such file", "", "", "missing.c: no such file", ""},
		{"a folder", "folder.c/x", "", "folder.c: is a folder", ""},
		{"another language", "x.cpp", "int main() {}", "is not C; compile it to LLVM assembly", ""},
		{"unknown kind", "x.txt", "hello", "unknown file type", ""},
		{"syntax error", "syntax.c", "int main(void) {\n\treturn 1 +;\n}\n", "syntax.c:2: does not compile: expected expression", "return 1 +;"},
		{"undeclared variable", "undeclared.c", "int main(void) { return y; }", "undeclared.c:1: does not compile: use of undeclared identifier 'y'", "error:"},
		{"header not found", "header.c", "#include \"no/such.h\"\n", "'no/such.h' file not found", "fatal error:"},
		{"error in a header", "inherits.c", "#include \"bad.h\"\n", "bad.h:1: does not compile", "In file included from"},
		{"two conflicting declarations of the user's", "conflict.c", "int f(int);\nlong f(int);\n", "conflict.c:2: does not compile: conflicting types for 'f'", "previous declaration"},
		{"empty assembly", "empty.ll", "", "holds no LLVM assembly", ""},
		{"C called assembly", "c.ll", "int main(void) { return 0; }", "c.ll:1: unexpected \"int\"; is this LLVM assembly?", ""},
		{"assembly cut off in a body", "cut.ll", "define i32 @main() {\n  ret i32 0\n", "cut.ll:3: the file ends inside \"{\"", ""},
		{"assembly cut off in a string", "cut2.ll", "source_filename = \"abc", "a string is not closed", ""},
		{"undefined value", "value.ll", "define i32 @main() {\n\n  ret i32 %y\n}\n", "value.ll:3: cannot be read as LLVM assembly: unable to locate local identifier \"%y\"", ""},
		{"undefined global", "global.ll", "define i32* @main() {\n  ret i32* @g\n}\n", "global.ll:2: ", ""},
		{"a type that contains itself", "type.ll", "%a = type { i32, %b }\n%b = type [2 x %a]\n@x = global %a zeroinitializer\n", "contains itself", ""},
		{"defined twice", "twice.ll", "@x = global i32 0\n@x = global i32 1\n", "twice.ll:2: @x is defined twice", ""},
		{"brackets too deep", "deep.ll", "@x = global " + strings.Repeat("[1 x ", 5000) + "i8" + strings.Repeat("]", 5000) + " zeroinitializer\n", "nested more than", ""},
		{"metadata missing", "meta.ll", "define void @main() !dbg !7 {\n  ret void\n}\n", "uses the metadata node !7", ""},
		{"not bitcode", "no.bc", "BC\xc0\xdehello", "llvm-dis-14 cannot read this bitcode", ""},
	}
	write(t, dir, "bad.h", "int f(;\n")
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			file := filepath.Join(dir, "missing.c")
			switch {
			case strings.HasSuffix(tt.file, "/x"):
				write(t, dir, tt.file, "")
				file = filepath.Join(dir, filepath.Dir(tt.file))
			case tt.file != "":
				file = write(t, dir, tt.file, tt.text)
			}
			_, err := Load(context.Background(), []string{file}, Options{})
			var input *fault.InputError
			if !errors.As(err, &input) {
				t.Fatalf("error is %T %v, want *InputError", err, err)
			}
			if got := input.Summary(); !strings.Contains(got, tt.want) || strings.Contains(got, "\n") {
				t.Errorf("summary is %q, want a line with %q", got, tt.want)
			}
			if !strings.Contains(input.Detail, tt.detail) || !strings.Contains(err.Error(), tt.detail) {
				t.Errorf("diagnostics are %q, want %q in them", input.Detail, tt.detail)
			}
		})
	}
}

// Each program is written for another tool; all must compile as they are.
func TestHarnessDialects(t *testing.T) {
	tests := []struct{ name, text, calls string }{
		{"SV-COMP", `
			extern void abort(void);
			extern unsigned int __VERIFIER_nondet_uint(void);
			extern _Bool __VERIFIER_nondet_bool();
			void reach_error() { }
			void assume_abort_if_not(int cond) { if (!cond) { abort(); } }
			void __VERIFIER_assert(int cond) { if (!(cond)) { ERROR: { reach_error(); abort(); } } return; }
			int main() { unsigned x = __VERIFIER_nondet_uint(); assume_abort_if_not(x > 3); __VERIFIER_assert(x > 2); return 0; }`,
			"i32 __VERIFIER_nondet_uint"},
		{"SV-COMP of long ago: K&R, types of its own choice", `
			extern void __VERIFIER_error() __attribute__((__noreturn__));
			extern char __VERIFIER_nondet_bool();
			extern int __VERIFIER_nondet_long(void);
			void __VERIFIER_assert(int cond) { if (!(cond)) { ERROR: __VERIFIER_error(); } return; }
			main() { int x = __VERIFIER_nondet_long() + __VERIFIER_nondet_bool(); __VERIFIER_assert(x); }`,
			"i8 __VERIFIER_nondet_bool"},
		{"nothing declared at all", `
			int main() { long l = __VERIFIER_nondet_long(); char *p = malloc(l); __VERIFIER_assume(p && l > 0); assert(*p == nondet_char()); return strlen(p); }`,
			"i64 __VERIFIER_nondet_long"},
		{"CBMC", `
			#include <assert.h>
			#include <stdlib.h>
			int nondet_int();
			typedef struct { int a; } S;
			int main(void) {
				S *p = malloc(sizeof(S));
				__CPROVER_assume(p != NULL);
				__CPROVER_assert(__CPROVER_r_ok(p) && __CPROVER_w_ok(p, sizeof *p), "accessible");
				__CPROVER_size_t n = __CPROVER_OBJECT_SIZE(p);
				__CPROVER_assert(n == 4 && __CPROVER_POINTER_OFFSET(p) == 0 && __CPROVER_same_object(p, p), "size");
				__CPROVER_havoc_object(p);
				__CPROVER_bool b = !__CPROVER_overflow_plus(p->a, 1) || nondet_int();
				__CPROVER_cover(b);
				return b;
			}
			int f(int *x) __CPROVER_requires(x != 0) __CPROVER_ensures(__CPROVER_return_value > 0);`,
			"i64 __CPROVER_OBJECT_SIZE"},
		{"CBMC with declarations of its own", `
			extern int nondet_size_t();
			void __CPROVER_assume(int);
			void __CPROVER_assert(int, char *);
			_Bool __CPROVER_r_ok(const void *p, unsigned long n);
			int main() { __CPROVER_assume(nondet_size_t()); __CPROVER_assert(1, "x"); return __CPROVER_r_ok(0, 1); }`,
			"i32 nondet_size_t"},
		{"ESBMC", `
			int main() { int a = nondet_int(); unsigned long l = nondet_ulong(); __ESBMC_assume(a > 0); __ESBMC_assert(a >= 0, "m"); assert(l || a); return 0; }`,
			"i64 nondet_ulong"},
		{"SeaHorn", `
			#include "seahorn/seahorn.h"
			extern int nd();
			int main() { int x = nd(); assume(x > 0); sassert(x >= 0); size_t k = nd_size_t(); char *p = nd_voidp(); sassert(sea_is_dereferenceable(p, k)); memhavoc(p, k); return 0; }`,
			"i8* nd_voidp"},
		{"SeaHorn's names defined by the file", `
			extern void assume(int);
			static void sassert(int c) { if (!c) __VERIFIER_error(); }
			extern int nd_long();
			int main() { assume(nd_uint() > 3); sassert(nd_bool()); return nd_long(); }`,
			"i32 nd_long"},
		{"KLEE", `
			#include <klee/klee.h>
			int main() { int a; klee_make_symbolic(&a, sizeof(a), "a"); klee_assume(a > 3); if (a == 7) klee_abort(); return klee_range(0, 3, "r"); }`,
			"i32 klee_range"},
		{"names that clash in every way", `
			#include <stdbool.h>
			#define assume(e) __VERIFIER_assume(e)
			#define __VERIFIER_nondet_u8() ((unsigned char)3)
			bool nondet_bool(void);
			static unsigned long nondet_ulong(void) { return 3; }
			static int nd_long(void) { return 1; }
			int nondet_float(void) { return 1; }
			int klee_make_symbolic = 4;
			int main(void) { assume(nondet_bool()); return nondet_ulong() + klee_make_symbolic + nd_long() + nondet_float(); }`,
			"i32 nondet_float"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.ReplaceAll(tt.text, "size_t k", "unsigned long k")
			p := loadC(t, Options{}, text)
			want, name, _ := strings.Cut(tt.calls, " ")
			if got := function(t, p.Modules[0], name).Sig.Ret.String(); got != want {
				t.Errorf("%s returns %s, want %s", name, got, want)
			}
			loadC(t, Options{M32: true}, text)
		})
	}
}

func TestDebugLocationsAndNames(t *testing.T) {
	p := loadC(t, Options{}, "int f(int a) {\n\tint sum = a;\n\tsum += 2;\n\treturn sum;\n}\n")
	f := function(t, p.Modules[0], "f")
	if sp := f.Subprogram; sp == nil || sp.Name != "f" || sp.File == nil || sp.Line != 1 {
		t.Errorf("f is defined at %+v", sp)
	}
	var sum *llvm.Variable
	places := map[llvm.Location]bool{}
	for _, in := range f.Blocks[0].Insts {
		if in.Op == llvm.DbgDeclare && in.Var.Name == "sum" {
			sum = in.Var
		}
		if in.Loc != nil {
			places[llvm.Location{Line: in.Loc.Line, Col: in.Loc.Col}] = true
		}
	}
	if sum == nil || sum.Type.Tag != llvm.BasicType || sum.Type.Name != "int" || sum.Type.Size != 32 || sum.Param {
		t.Errorf("the variable sum is %+v", sum)
	}
	if !places[llvm.Location{Line: 3, Col: 6}] {
		t.Errorf("no instruction stands at line 3, column 6: %v", places)
	}
}

func TestUndefinedBehaviourStaysVisible(t *testing.T) {
	text := `
		#include <stdlib.h>
		int a[4];
		int main(int n, char **v) {
			int x;              // never set: one value at both reads
			int *p = malloc(4); // never used
			int *q = 0;
			*q = 1;             // null
			a[n] = 1 / n;       // bounds, division
			return (n + 1 > n) + (n << 40) + x - x;
		}`
	p := loadC(t, Options{Set: checks.Set{SignedOverflow: true, UndefinedShift: true, BoundsCheck: true}}, text)
	got := p.Modules[0].LL.String()
	for _, want := range []string{"alloca i32", "@malloc", "store i32 1, ", "sdiv i32 i32 1, ", "@llvm.sadd.with.overflow.i32", "__ubsan_handle_out_of_bounds_abort"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in the module:\n%s", want, got)
		}
	}
}

func TestSanitizers(t *testing.T) {
	text := `
		_Bool flag;
		int g[3];
		__attribute__((nonnull)) void take(int *p) {}
		int f(int a, unsigned b, int *p) { take(p); int r = (a + 1) + (int)(b + 1u) + (a << b) + g[a]; return flag ? r : 0; }`
	tests := []struct {
		opt  Options
		want []string
	}{
		{Options{}, nil},
		{Options{Set: checks.Set{SignedOverflow: true}}, []string{"add_overflow"}},
		{Options{Set: checks.Set{UnsignedOverflow: true}}, []string{"add_overflow"}},
		{Options{Set: checks.Set{UndefinedShift: true}}, []string{"shift_out_of_bounds"}},
		{Options{Set: checks.Set{BoundsCheck: true}}, []string{"out_of_bounds"}},
		{Options{Set: checks.Set{NonNull: true}}, []string{"nonnull_arg"}},
		{Options{Set: checks.Set{Bool: true}}, []string{"load_invalid_value"}},
		{Options{Set: checks.Set{SignedOverflow: true, BoundsCheck: true, Return: true, EnumRange: true}}, []string{"add_overflow", "out_of_bounds"}},
	}
	for _, tt := range tests {
		_, declared := functions(loadC(t, tt.opt, text).Modules[0])
		var got []string
		for _, name := range declared {
			if rest, ok := strings.CutPrefix(name, "__ubsan_handle_"); ok {
				got = append(got, strings.TrimSuffix(rest, "_abort"))
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%+v: handlers %v, want %v", tt.opt, got, tt.want)
		}
	}
}

func TestOptionsReachClang(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "sub/header.h", "#define VALUE 7\n")
	write(t, dir, "first.h", "int from_first;\n")
	opt := Options{
		Macros: []string{"-DA=2", "-UA", "-DA=3", "-DB", "-DB", "-D__linux__", "-U__linux__"}, Includes: []string{filepath.Join(dir, "sub")},
		IncludeFiles: []string{filepath.Join(dir, "first.h")}, Std: "c11", ClangArgs: []string{"-DLAST"},
	}
	file := write(t, dir, "x.c", `
		#include "header.h"
		#if A != 3 || !defined B || defined __linux__ || VALUE != 7 || __STDC_VERSION__ != 201112L || !defined LAST
		#error options are lost
		#endif
		int main(void) { return from_first; }`)
	load(t, opt, file)
	opt.M32 = true
	opt.ClangArgs = append(opt.ClangArgs, "-DONLY32=1")
	file = write(t, dir, "y.c", "#include <stdlib.h>\n#include <stdio.h>\n_Static_assert(sizeof(void *) == 4, \"\");\nint main(void) { return 0; }\n")
	load(t, opt, file)

	var warnings bytes.Buffer
	loadC(t, Options{Warnings: &warnings}, "int main(void) { int x = \"text\"; return g(); }")
	if got := warnings.String(); !strings.Contains(got, "warning: incompatible pointer to integer") {
		t.Errorf("warnings are %q", got)
	}
}

func TestInlineFunctionsHaveTheirBody(t *testing.T) {
	p := loadC(t, Options{}, "inline int square(int x) { return x * x; }\nint main(void) { return square(2); }\n")
	if f := function(t, p.Modules[0], "square"); len(f.Blocks) == 0 {
		t.Error("an inline function of C99 has no body")
	}
}

func TestLifetimes(t *testing.T) {
	text := "void g(int *);\nvoid f(void) { { int x; g(&x); } }\n"
	for _, on := range []bool{false, true} {
		_, declared := functions(loadC(t, Options{Lifetimes: on}, text).Modules[0])
		got := slices.ContainsFunc(declared, func(s string) bool { return strings.HasPrefix(s, "llvm.lifetime.end") })
		if got != on {
			t.Errorf("Lifetimes %v: marked %v", on, got)
		}
	}
}

func TestOnlyWhatTheRootsReach(t *testing.T) {
	dir := t.TempDir()
	a := write(t, dir, "a.c", `
		int helper(int);
		static int table_user(void);
		static int (*table[])(void) = { table_user };
		static int table_user(void) { return 1; }
		static int unused_static(void) { return 2; }
		int unused(void) { return unused_static(); }
		int main(void) { return helper(1) + table[0](); }`)
	b := write(t, dir, "b.c", `
		int deep(void) { return 3; }
		int helper(int x) { return x + deep(); }
		int other(void) { return 4; }`)
	tests := []struct {
		roots []string
		want  string
	}{
		{[]string{"main"}, "main table_user | deep helper"},
		{[]string{"other"}, " | other"},
		{[]string{"helper", "unused"}, "unused unused_static | deep helper"},
		{nil, "main table_user unused unused_static | deep helper other"},
		{[]string{"no_such_function"}, "main table_user unused unused_static | deep helper other"},
	}
	for _, tt := range tests {
		p := load(t, Options{Roots: tt.roots}, a, b)
		first, _ := functions(p.Modules[0])
		second, _ := functions(p.Modules[1])
		if got := strings.Join(first, " ") + " | " + strings.Join(second, " "); got != tt.want {
			t.Errorf("roots %v reach %q, want %q", tt.roots, got, tt.want)
		}
	}
}

func TestBitcodeAndAssembly(t *testing.T) {
	dir := t.TempDir()
	c := write(t, dir, "x.c", "int g = 3;\nint f(void) { return g; }\n")
	bc := filepath.Join(dir, "x.bc")
	clangBitcode(t, c, bc)
	noName := filepath.Join(dir, "bitcode-without-extension")
	if err := os.Rename(bc, noName); err != nil {
		t.Fatal(err)
	}
	ll := write(t, dir, "x.ll", "define i32 @main() {\n  %1 = call i32 @f()\n  ret i32 %1\n}\ndeclare i32 @f()\n")
	p := load(t, Options{Roots: []string{"main"}}, ll, noName)
	if f := function(t, p.Modules[1], "f"); len(f.Blocks) != 1 {
		t.Error("f of the bitcode has no body")
	}
}

func TestModels(t *testing.T) {
	tests := []struct {
		name, text string
		want       string
	}{
		{"none", "int main(void) { return 0; }", ""},
		{"one", "#include <string.h>\nint main(int c, char **v) { return strlen(v[0]); }", "strlen whole_length"},
		{"with what it calls", "#include <string.h>\nint main(int c, char **v) { return strdup(v[0]) != 0; }", "strdup strlen whole_length"},
		{"without header", "int main(int c, char **v) { return strcmp(v[0], \"a\"); }", "of_sign same_text strcmp"},
		{"defined by the user", "int strlen(const char *s) { return 7; }\nint main(int c, char **v) { return strlen(v[0]); }", ""},
		{"called by a model, defined by the user", "unsigned long strlen(const char *s) { return 7; }\nchar *strdup();\nint main(int c, char **v) { return strdup(v[0]) != 0; }", "strdup"},
		{"only named", "#include <stdlib.h>\nint (*f)(const char *) = atoi;\nint main(void) { return f(\"1\"); }", "__errno_location atoi digit_value further long_enough read_long read_number"},
		{"ctype without macros", "#include <ctype.h>\nint main(int c, char **v) { return isalpha(c) + toupper(c); }", "converted isalpha letter localized lower toupper upper"},
		{"primitives are not modelled", "#include <string.h>\n#include <stdlib.h>\n#include <stdio.h>\nint main(void) { char *p = malloc(3); memset(p, 0, 3); free(p); return 0; }", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, m32 := range []bool{false, true} {
				p := loadC(t, Options{M32: m32, Roots: []string{"main"}}, tt.text)
				if got := strings.Join(models(p), " "); got != tt.want {
					t.Errorf("models are %q, want %q", got, tt.want)
				}
			}
			if got := models(loadC(t, Options{NoModels: true}, tt.text)); got != nil {
				t.Errorf("models are %v although they are off", got)
			}
		})
	}
}

func TestModelTable(t *testing.T) {
	l := &loader{opt: Options{CacheDir: t.TempDir()}}
	src, err := l.models(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	x, err := assembly.Scan(modelsPath, src)
	if err != nil {
		t.Fatal(err)
	}
	table := modelTable()
	names := x.Names()
	for name, defined := range names {
		if _, ok := table[name]; defined && !ok {
			t.Errorf("%s is defined but not in the table", name)
		}
	}
	for name := range table {
		if !names[name] {
			t.Errorf("%s is in the table but not defined", name)
		}
	}
	if file, ok := ModelFor("strnlen"); !ok || file != "model:strlen" {
		t.Errorf("ModelFor(strnlen) = %q, %v", file, ok)
	}
	if _, ok := ModelFor("malloc"); ok {
		t.Error("malloc has a model")
	}
	if !strings.Contains(src, `!DIFile(filename: "model:strlen"`) {
		t.Error("locations in models do not name them")
	}
}

func TestModelCache(t *testing.T) {
	text := "#include <string.h>\nint main(int c, char **v) { return strnlen(v[0], 9); }"
	cache := t.TempDir()
	cached := func() string {
		t.Helper()
		files, _ := filepath.Glob(filepath.Join(cache, "models-*.ll"))
		if len(files) != 1 {
			t.Fatalf("cache holds %v, want one file of models", files)
		}
		return files[0]
	}
	loadC(t, Options{CacheDir: cache}, text)
	file := cached()
	whole, _ := os.ReadFile(file)
	for name, content := range map[string][]byte{"whole": whole, "cut off": whole[:len(whole)/2], "empty": nil} {
		if err := os.WriteFile(file, content, 0o644); err != nil {
			t.Fatal(err)
		}
		if got := models(loadC(t, Options{CacheDir: cache}, text)); !slices.Equal(got, []string{"strnlen"}) {
			t.Errorf("cached file is %s: models are %v", name, got)
		}
		if now, _ := os.ReadFile(cached()); !bytes.Equal(now, whole) {
			t.Errorf("cached file was %s and is not whole now", name)
		}
	}
	// A cache that cannot be used is no reason to fail.
	notFolder := write(t, cache, "file", "")
	if got := models(loadC(t, Options{CacheDir: notFolder}, text)); !slices.Equal(got, []string{"strnlen"}) {
		t.Errorf("without a cache: models are %v", got)
	}
	left, _ := filepath.Glob(filepath.Join(cache, ".new-*"))
	if len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestToolsThatAreMissing(t *testing.T) {
	file := write(t, t.TempDir(), "x.c", "int main(void) { return 0; }")
	bc := write(t, t.TempDir(), "x.bc", "BC\xc0\xde")
	crash := write(t, t.TempDir(), "crash", "#!/bin/sh\nkill -SEGV $$\n")
	os.Chmod(crash, 0o755)
	tests := []struct {
		name, file, env, value, want string
		opt                          Options
	}{
		{"clang by option", file, "", "", "/no/such/clang cannot be run", Options{Clang: "/no/such/clang"}},
		{"clang by environment", file, "SEABMC_CLANG", "/no/such/clang", "SEABMC_CLANG is set to /no/such/clang", Options{}},
		{"clang nowhere", file, "PATH", t.TempDir(), "clang: not found; get it with: apt-get install clang-14", Options{}},
		{"llvm-dis nowhere", bc, "PATH", t.TempDir(), "llvm-dis: not found; get it with: apt-get install llvm-14", Options{}},
		{"clang crashes", file, "SEABMC_CLANG", crash, "crashed while compiling", Options{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.env != "" {
				t.Setenv(tt.env, tt.value)
			}
			_, err := Load(context.Background(), []string{tt.file}, tt.opt)
			var tool *fault.ToolError
			if !errors.As(err, &tool) || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error is %T %v, want a *ToolError with %q", err, err, tt.want)
			}
		})
	}
}

func TestFindToolAndDoctor(t *testing.T) {
	path, version, err := toolchain.Find("clang")
	if err != nil || path == "" || !strings.Contains(version, ".") {
		t.Errorf("FindTool(clang) = %q, %q, %v", path, version, err)
	}
	t.Setenv("SEABMC_Z3", "/no/such/z3")
	var b bytes.Buffer
	err = toolchain.Doctor(&b)
	if err == nil || !strings.Contains(err.Error(), "z3") || strings.Contains(err.Error(), "clang") {
		t.Errorf("Doctor's error is %v, want it to name z3 alone", err)
	}
	for _, tool := range tools.Known {
		if !strings.Contains(b.String(), "\n"+tool.Name+" ") && !strings.HasPrefix(b.String(), tool.Name+" ") {
			t.Errorf("Doctor does not mention %s:\n%s", tool.Name, b.String())
		}
	}
	if !strings.Contains(b.String(), "MISSING") || !strings.Contains(b.String(), "make setup") {
		t.Errorf("Doctor does not say that z3 is missing and how to get it:\n%s", b.String())
	}
}

func TestMissingSanitizers(t *testing.T) {
	fake := write(t, t.TempDir(), "clang", `#!/bin/sh
case "$*" in
*--version*) echo clang version 14.0.6 ;;
*) echo "/usr/bin/ld: cannot find /usr/lib/clang/lib/linux/libclang_rt.asan-x86_64.a: No such file or directory" >&2; exit 1 ;;
esac
`)
	os.Chmod(fake, 0o755)
	t.Setenv("SEABMC_CLANG", fake)
	var b bytes.Buffer
	if err := toolchain.Doctor(&b); err == nil || !strings.Contains(err.Error(), "sanitizers") || !strings.Contains(b.String(), "libclang-rt") {
		t.Errorf("%v\n%s", err, b.String())
	}
	_, err := LinkNative(context.Background(), Options{}, nil, filepath.Join(t.TempDir(), "a.out"), nil)
	if err == nil || !strings.Contains(err.Error(), "install them with: apt-get") || strings.Contains(err.Error(), "\n") {
		t.Errorf("linking: %v", err)
	}
}

func TestCancel(t *testing.T) {
	slow := write(t, t.TempDir(), "slow", "#!/bin/sh\nsleep 3600\n")
	os.Chmod(slow, 0o755)
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	_, err := Load(ctx, []string{write(t, t.TempDir(), "x.c", "int x;")}, Options{Clang: slow})
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error is %v, want the context's", err)
	}
}

func TestAFailureAmongSeveralFiles(t *testing.T) {
	dir := t.TempDir()
	good, bad := write(t, dir, "good.c", "int x;"), write(t, dir, "bad.c", "int y")
	_, err := Load(context.Background(), []string{good, good, bad, good}, Options{})
	if err == nil || !strings.Contains(err.Error(), "bad.c:1: does not compile: expected ';'") {
		t.Errorf("error is %v", err)
	}
}
