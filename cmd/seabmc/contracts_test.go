package main

import (
	"strings"
	"testing"
)

// A contract that makes no sense is a fault of the input. There is one line with the place, and nothing is checked.
func TestContractsThatMeanNothing(t *testing.T) {
	dir := t.TempDir()
	for _, tt := range []struct{ name, text, err string }{
		{"an invariant at no loop", "int f(int x) { __CPROVER_loop_invariant(x)\n return x; }", "1: __CPROVER_loop_invariant stands at no loop"},
		{"an invariant behind an if", "int f(int x) { if (x) __CPROVER_loop_invariant(x)\n x++; return x; }", "1: __CPROVER_loop_invariant stands at no loop"},
		{"an invariant of a function", "int f(int x)\n__CPROVER_loop_invariant(x) { return x; }", "2: __CPROVER_loop_invariant is not a clause of a function"},
		{"an empty invariant", "int f(int x) { while (x)\n__CPROVER_loop_invariant() x--; return 0; }", "2: an empty __CPROVER_loop_invariant"},
		{"an empty requires", "int f(int x)\n__CPROVER_requires() { return x; }", "2: an empty __CPROVER_requires"},
		{"an unknown name", "int f(int x)\n__CPROVER_requires(y > 0) { return x; }", "2: does not compile: use of undeclared identifier 'y'"},
		{"a condition that is none", "struct s { int a; };\nint f(struct s x)\n__CPROVER_requires(x) { return x.a; }", "3: does not compile: passing 'struct s'"},
		{"a target that is no lvalue", "int f(int x)\n__CPROVER_assigns(x + 1) { return x; }", "2: does not compile: cannot take the address"},
		{"a target that is no pointer", "int f(int x)\n__CPROVER_assigns(__CPROVER_object_whole(x)) { return x; }", "2: does not compile: indirection requires pointer"},
		{"a condition without a target", "int f(int x)\n__CPROVER_assigns(x > 0:) { return x; }", "2: a target is missing in __CPROVER_assigns"},
		{"an empty target", "int f(int x)\n__CPROVER_assigns(x, , x) { return x; }", "2: a target is missing in __CPROVER_assigns"},
		{"a measure that is no number", "int f(int x) { while (x)\n__CPROVER_decreases(*x) x--; return 0; }", "1: does not compile: indirection requires pointer"},
		{"a free of no pointer", "int f(int x)\n__CPROVER_frees(x) { return x; }", "2: does not compile: indirection requires pointer"},
		{"old in requires", "int f(int x)\n__CPROVER_requires(__CPROVER_old(x)) { return x; }", "2: __CPROVER_old in __CPROVER_requires of a function"},
		{"old in an invariant", "int f(int x) { while (x)\n__CPROVER_loop_invariant(__CPROVER_old(x)) x--; return 0; }", "2: __CPROVER_old in __CPROVER_loop_invariant of a loop"},
		{"loop_entry in ensures", "int f(int x)\n__CPROVER_ensures(__CPROVER_loop_entry(x)) { return x; }", "2: __CPROVER_loop_entry in __CPROVER_ensures of a function"},
		{"the result of a function that has none", "void f(int x)\n__CPROVER_ensures(__CPROVER_return_value) { }", "2: __CPROVER_return_value in the contract of f, which returns nothing"},
		{"two contracts", "int f(int x)\n__CPROVER_requires(x > 0);\nint f(int x)\n__CPROVER_requires(x > 1) { return x; }", "2: two contracts of f that differ"},
		{"a function without a body", "int f(int x)\n__CPROVER_requires(x > 0);", "f.c:1: --enforce-contract f: no file defines the function"},
		{"a function without a contract", "int f(int x)\n{ return x; }", "f.c:1: --enforce-contract f: no file declares a contract of the function"},
		{"a pointer that obeys the contract of another type", "void g(void); int f(int (*p)(int))\n__CPROVER_requires(__CPROVER_obeys_contract(p, g)) { return 0; }", "2: does not compile: static_assert failed"},
		{"a contract of what is no function", "int f(int x, int *p)\n__CPROVER_requires(__CPROVER_obeys_contract(p, x)) { return 0; }", "2: does not compile: indirection requires pointer"},
		{"obeys_contract in an invariant", "int f(int x) { while (x)\n__CPROVER_loop_invariant(__CPROVER_obeys_contract(f, f)) x--; return 0; }", "2: __CPROVER_obeys_contract in __CPROVER_loop_invariant of a loop"},
		{"objects for all values", "int f(int x) { int *p[3]; while (x)\n__CPROVER_loop_invariant(__CPROVER_forall { int k; __CPROVER_is_fresh(p[k], 4) }) x--; return 0; }", "2: __CPROVER_is_fresh beside a quantifier"},
		{"an object in a measure", "int f(int x) { int *p; while (x)\n__CPROVER_decreases(__CPROVER_is_fresh(p, 4)) x--; return 0; }", "2: __CPROVER_is_fresh in __CPROVER_decreases of a loop"},
		{"is_fresh of a number", "int f(int x)\n__CPROVER_requires(__CPROVER_is_fresh(x, 4)) { return x; }", "2: does not compile: indirection requires pointer"},
		{"is_fresh of a number in ensures", "int f(int x)\n__CPROVER_ensures(__CPROVER_is_fresh(x, 4)) { return x; }", "2: does not compile: indirection requires pointer"},
		{"is_fresh of a number in an invariant", "int f(int x) { while (x)\n__CPROVER_loop_invariant(__CPROVER_is_fresh(x, 4)) x--; return 0; }", "2: does not compile: indirection requires pointer"},
		{"a size that is a pointer", "int f(int *x)\n__CPROVER_requires(__CPROVER_is_fresh(x, x)) { return *x; }", "2: does not compile: invalid operands to binary expression"},
		{"is_fresh without a size", "int f(int *x)\n__CPROVER_requires(__CPROVER_is_fresh(x)) { return *x; }", "2: __CPROVER_is_fresh in __CPROVER_requires takes two arguments"},
		{"a range without an end", "int f(int *x)\n__CPROVER_requires(__CPROVER_pointer_in_range_dfcc(x, x)) { return *x; }", "2: __CPROVER_pointer_in_range_dfcc in __CPROVER_requires takes three arguments"},
		{"a pointer that equals a number", "int f(int *p, int x)\n__CPROVER_requires(__CPROVER_pointer_equals(p, x)) { return x; }", "2: does not compile: indirection requires pointer"},
		{"was_freed of a number", "int f(int x)\n__CPROVER_ensures(__CPROVER_was_freed(3)) { return x; }", "2: does not compile: indirection requires pointer"},
		{"was_freed of nothing", "int f(int x)\n__CPROVER_ensures(__CPROVER_was_freed()) { return x; }", "2: __CPROVER_was_freed in __CPROVER_ensures takes one argument"},
		{"is_freeable of a number", "int f(int x)\n__CPROVER_requires(__CPROVER_is_freeable(x)) { return x; }", "2: does not compile: indirection requires pointer"},
		{"old of two values", "int f(int x)\n__CPROVER_ensures(__CPROVER_old(x, x)) { return x; }", "2: __CPROVER_old in __CPROVER_ensures takes one argument"},
		{"a function as a target", "int g(void); int f(int x)\n__CPROVER_assigns(g) { return x; }", "2: does not compile: 'type name' declared as array of functions"},
		{"a target without a type", "int f(void *x)\n__CPROVER_assigns(*x) { return 0; }", "2: does not compile: array has incomplete element type"},
		{"a target that nobody knows", "int f(int x)\n__CPROVER_assigns(__CPROVER_all(x)) { return x; }", "2: __CPROVER_all is no target of __CPROVER_assigns"},
		{"bytes without a number", "int f(int *x)\n__CPROVER_assigns(__CPROVER_object_upto(x)) { return *x; }", "2: __CPROVER_object_upto in __CPROVER_assigns takes two arguments"},
		{"two conditions of a target", "int f(int x)\n__CPROVER_assigns(x: x: x) { return x; }", "2: two conditions of one target in __CPROVER_assigns"},
		{"a clause without an end", "int f(int x)\n__CPROVER_requires(x > 0 { return x; }", "2: __CPROVER_requires has no end"},
		{"a function's clause at a loop", "int f(int x)\n__CPROVER_requires(x > 0) { while (x)\n__CPROVER_requires(x > 0) x--; return x; }", "3: __CPROVER_requires stands behind no function"},
		{"a function's clause behind a call", "int g(int); int f(int x)\n__CPROVER_requires(x > 0) {\nreturn g(x) __CPROVER_ensures(x); }", "3: __CPROVER_ensures stands behind no function"},
		{"a measure that is a pointer", "int f(int x) { int a[4], *p = a; while (p != a + 3)\n__CPROVER_loop_invariant(1)\n__CPROVER_decreases(p) p++; return 0; }", "a measure is a number"},
		{"a quantifier without a variable", "int f(int x)\n__CPROVER_requires(__CPROVER_forall { ; x > 0 }) { return x; }", "2: a quantifier without a variable"},
		{"a quantifier over fractions", "int f(int x)\n__CPROVER_requires(__CPROVER_forall { double d; d > x }) { return x; }", "a quantifier is over integers"},
		{"a quantifier over fractions by another name", "typedef double number;\nint f(int x)\n__CPROVER_requires(__CPROVER_forall { number d; d * d >= 0 }) { return x; }", "3: does not compile: static_assert failed"},
		{"a quantifier over pointers by another name", "typedef int *ptr; int f(int *p)\n__CPROVER_requires(__CPROVER_forall { ptr q; q != p }) { return *p; }", "a quantifier is over integers"},
		{"a quantifier over pointers", "int f(int *p)\n__CPROVER_requires(__CPROVER_forall { int *q; *q > 0 }) { return *p; }", "2: a quantifier over pointers"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			write(t, dir, "f.c", tt.text+"\n")
			flag := "--enforce-contract=f"
			if strings.Contains(tt.text, "f(int x) {") {
				flag = "--apply-loop-contracts" // there is no contract of f
			}
			a := seabmc(t, dir, nil, "--function", "f", flag, "f.c")
			if a.code != 6 || !strings.Contains(a.stderr, tt.err) || a.stdout != "" {
				t.Errorf("exit code %d, want 6 and %q\nstdout: %s\nstderr: %s", a.code, tt.err, a.stdout, a.stderr)
			}
		})
	}
}

// --vacuity says which ensures clauses hold whatever the function does.
func TestEnsuresThatSayNothing(t *testing.T) {
	dir := t.TempDir()
	for _, tt := range []struct {
		clause string
		empty  bool
	}{
		{"1", true},
		{"__CPROVER_return_value >= 0", true},
		{"x < 10", true}, // the function has a copy of its parameter
		{"*p == __CPROVER_old(*p) || x < 10", true},
		{"__CPROVER_return_value == x", false},
		{"*p == 3", false},
		{"g == __CPROVER_old(g)", true}, // the assigns clause says so
	} {
		write(t, dir, "f.c", "int g;\nunsigned f(unsigned x, int *p)\n__CPROVER_requires(x < 10 && __CPROVER_is_fresh(p, sizeof *p))\n__CPROVER_assigns(*p)\n"+
			"__CPROVER_ensures("+tt.clause+")\n{ *p = 3; return x; }\n")
		a := seabmc(t, dir, nil, "--function", "f", "--enforce-contract=f", "--vacuity", "f.c")
		if got := strings.Contains(a.stdout, "says nothing"); got != tt.empty || !strings.Contains(a.stdout, "ensures of f: SUCCESS") {
			t.Errorf("%s: says nothing: %v, want %v\n%s%s", tt.clause, got, tt.empty, a.stdout, a.stderr)
		}
	}
}

// --vacuity says which clauses are proved because nothing reaches them.
func TestVacuousContracts(t *testing.T) {
	dir := t.TempDir()
	const loop = "int main(void) {\nunsigned n, i = 0;\nwhile (i < n)\n__CPROVER_loop_invariant(i <= n)\n{\ni++;\n"
	for _, tt := range []struct {
		name, flags, text, line string
		vacuous                 bool
	}{
		{"requires that nothing meets", "--function f --enforce-contract f", "int f(int x)\n__CPROVER_requires(x > 0 && x < 0)\n__CPROVER_ensures(__CPROVER_return_value == 7)\n{ return x; }", "ensures of f", true},
		{"requires that something meets", "--function f --enforce-contract f", "int f(int x)\n__CPROVER_requires(x == 7)\n__CPROVER_ensures(__CPROVER_return_value == 7)\n{ return x; }", "ensures of f", false},
		{"a round that never ends", "", loop + "if (i * i % 8 != 3) __CPROVER_assume(0);\n}\n}", "loop_invariant_step", true},
		{"a round that may end", "", loop + "if (i * i % 8 != 1) __CPROVER_assume(0);\n}\n}", "loop_invariant_step", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			write(t, dir, "f.c", tt.text+"\n")
			a := seabmc(t, dir, nil, append(strings.Fields(tt.flags), "--vacuity", "f.c")...)
			for _, line := range strings.Split(a.stdout, "\n") {
				if strings.Contains(line, tt.line) && strings.Contains(line, "SUCCESS") {
					if got := strings.Contains(line, "(unreachable)"); got != tt.vacuous {
						t.Errorf("unreachable: %v, want %v: %s", got, tt.vacuous, line)
					}
					return
				}
			}
			t.Errorf("no line about %s in\n%s%s", tt.line, a.stdout, a.stderr)
		})
	}
}

// A contract of a function that nothing calls is not checked, and a warning says so. In a project, such a proof reaches nothing, whatever else it
// checks.
func TestContractOfWhatIsNotCalled(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "f.c", "int f(int x)\n__CPROVER_ensures(__CPROVER_return_value > x)\n{ return x; }\nint main(void) { int a = 2; __CPROVER_assert(a == 2, \"a\"); return 0; }\n")
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"f.c\"\nflags = [\"--enforce-contract=f\"]\n")
	a := seabmc(t, dir, nil, "--vacuity", "--enforce-contract=f", "f.c")
	if want := "the contract of f is not checked: nothing calls the function"; a.code != 5 || !strings.Contains(a.stdout+a.stderr, want) {
		t.Errorf("exit %d, want a warning %q\n%s%s", a.code, want, a.stdout, a.stderr)
	}
	a = seabmc(t, dir, nil, "run", "--no-cache", "--cache-dir=cache")
	for _, want := range []string{"reaches nothing  f  ", "  the contract of f is not checked: nothing calls the function\n"} {
		if a.code != 10 || !strings.Contains(a.stdout, want) {
			t.Errorf("exit %d, want %q\n%s%s", a.code, want, a.stdout, a.stderr)
		}
	}
}
