package clauses

import (
	"regexp"
	"strings"
	"testing"
)

// The text that a loop with a contract becomes: BEFORE and HEAD stand for what the contract makes.
func TestLoopContracts(t *testing.T) {
	const inv = "__CPROVER_loop_invariant(x)"
	for _, c := range []struct{ name, in, want string }{
		{"while", "while (a < b) " + inv + " { a++; }", "{BEFORE while(HEAD &&(a < b)) { a++; } }"},
		{"for", "for (i = 0; i < n; i++) " + inv + " f(i);", "{i = 0;BEFORE for(;HEAD &&( i < n); i++) f(i); }"},
		{"for without a condition", "for (;;) " + inv + " f();", "{;BEFORE for(;HEAD ;) f(); }"},
		{"for that declares", "for (int i = 0; i < n; i++) " + inv + " ;", "{int i = 0;BEFORE for(;HEAD &&( i < n); i++) ; }"},
		{"do", "do { a++; } while (a < b) " + inv + ";", "{BEFORE do{(void)HEAD; { a++; }} while (a < b);} "},
		{"do with the clause in front", "do " + inv + " a++; while (a < b);", "{BEFORE do{(void)HEAD; a++;} while (a < b);} "},
		{"a body that is an if", "while (c) " + inv + " if (a) f(); else g(); h();", "{BEFORE while(HEAD &&(c)) if (a) f(); else g(); } h();"},
		{"a body that is a loop", "while (c) " + inv + " for (;;) if (a) break; h();", "{BEFORE while(HEAD &&(c)) for (;;) if (a) break; } h();"},
		{"a body with a label", "while (c) " + inv + " again: f(); h();", "{BEFORE while(HEAD &&(c)) again: f(); } h();"},
		{"a loop in a loop", "while (c) " + inv + " { while (d) " + inv + " f(); }", "{BEFORE while(HEAD &&(c)) { {BEFORE while(HEAD &&(d)) f(); } } }"},
		{"in an if", "if (a) while (c) " + inv + " f(); else g();", "if (a) {BEFORE while(HEAD &&(c)) f(); } else g();"},
		{"no contract", "while (c) f(); do g(); while (d);", "while (c) f(); do g(); while (d);"},
	} {
		got, _, _ := ReadLoops(c.in, nil, false)
		got = regexp.MustCompile(`int __seabmc_phase_\d+=0;`).ReplaceAllString(got, "BEFORE")
		got = regexp.MustCompile(`(?s)\(__extension__\(\{__seabmc_loop_head.*?\}1;\}\)\)`).ReplaceAllString(got, "HEAD")
		if squeezed := strings.Join(strings.Fields(got), ""); squeezed != strings.Join(strings.Fields(c.want), "") { // white space does not matter
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

// A loop is unrolled in spite of its contract if a jump may lead into its body. Numbers of cases and conditional operators are no labels, && between operands
// takes no address of one.
func TestLoopsThatAreUnrolled(t *testing.T) {
	for _, c := range []struct {
		before, body string
		unrolled     bool
	}{
		{"", "a++;", false},
		{"goto in;", "in: a++;", true},
		{"", "in: a++; if (a < 3) goto in;", false},
		{"void *p = &&in;", "in: a++;", true},
		{"void *p = (void *)&&in;", "if (a) in: a++;", true},
		{"x = 1 && 0;", "switch (a) { case 0: a++; }", false},
		{"x = y && z;", "a = b ? z : 1;", false},
		{"x = y && z;", "a = b ? c ? y : z : 1;", false},
		{"switch (x) { case 1:", "case 2: a++;", true},
	} {
		_, place, _ := ReadLoops("void f(void) {\n"+c.before+"\nwhile (a < b) __CPROVER_loop_invariant(x) { "+c.body+" } }", nil, false)
		if (place != "") != c.unrolled {
			t.Errorf("%s while (…) { %s }: unrolled at %q, want %v", c.before, c.body, place, c.unrolled)
		}
	}
}

// What a contract makes for the head of its loop, in order.
func TestLoopContractHead(t *testing.T) {
	got, _, _ := ReadLoops("while (c) __CPROVER_assigns(i, __CPROVER_object_whole(p)) __CPROVER_loop_invariant(i <= __CPROVER_loop_entry(n)) __CPROVER_decreases(n - i) f();", nil, false)
	at := 0
	for _, want := range []string{
		"__auto_type __seabmc_entry_1_0=((n));",
		"__seabmc_loop_head(1,1);if(!__seabmc_phase_1){",
		"__seabmc_invariant_base(i <= __builtin_choose_expr(",
		"__seabmc_loop_frame(1);",
		"__seabmc_loop_assigns(0,(const volatile void*)&*(&(i)),sizeof(__typeof__(i)[1]));",
		"__seabmc_loop_assigns(1,(const volatile void*)&*( p),0);",
		"__seabmc_loop_havoc(0);",
		"__CPROVER_assume(i <= __builtin_choose_expr(",
		"__seabmc_measure_1_0=(n - i);",
		"__seabmc_phase_1=1;}else{",
		"__seabmc_invariant_step(i <= __builtin_choose_expr(",
		"__seabmc_decreases(((n - i)<__seabmc_measure_1_0||(n - i)==__seabmc_measure_1_0&&0));",
		"__seabmc_loop_kept(1);}",
	} {
		i := strings.Index(got[at:], strings.ReplaceAll(want, "( p)", "(p)"))
		if i < 0 {
			t.Fatalf("%q is not there, or not in order, in\n%s", want, got)
		}
		at += i
	}
}
