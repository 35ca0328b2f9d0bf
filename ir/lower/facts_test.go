package lower_test

import (
	"strings"
	"testing"

	"seabmc/ir/lower/state"
)

// What is assumed of all elements is kept as a fact. It is stated again for each element that is read (ir/lower/guarded/facts.go). The front end
// writes a quantifier as this loop.
const factMacro = `typedef unsigned char byte; unsigned nondet_uint(void); byte nondet_byte(void); _Bool nondet_bool(void); _Bool __seabmc_fact(void), __seabmc_quantified(void);
long long __seabmc_variable(int, int, int); void __seabmc_holds(_Bool); void __CPROVER_assume(_Bool); void __CPROVER_assert(_Bool, const char *); void *malloc(unsigned long);
#define FACT(T, S, F) ({ while (__seabmc_fact()) { T i = (T)__seabmc_variable(8 * (int)sizeof(T), S, 1); __seabmc_holds(F); } __seabmc_quantified(); })
#define assume __CPROVER_assume
#define assert(x) __CPROVER_assert(x, "")
byte a[600], b[600]; unsigned n, j, k;
void setup(void) { for (int i = 0; i < 600; i++) a[i] = nondet_byte(), b[i] = nondet_byte(); n = nondet_uint(); j = nondet_uint(); k = nondet_uint(); assume(n <= 500 && j < 500 && k < 500); }
`

// A fact holds where it was stated, for the elements it is about, in the memory that was there, and nowhere else.
func TestFacts(t *testing.T) {
	for _, tt := range []struct {
		name, body string
		fails      bool
	}{
		{"an element that it is about", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); if (j < n) assert(a[j] == 7);", false},
		{"an element beyond", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); assert(a[j] == 7);", true},
		{"the last element", "assume(FACT(unsigned, 0, !(i <= n) || a[i] == 7)); assert(a[n] == 7);", false},
		{"the element after the last", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); assert(a[n] == 7);", true},
		{"an element of another array", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); if (j < n) assert(b[j] == 7);", true},
		{"what was read before", "byte x = a[j]; assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); if (j < n) assert(x == 7);", false},
		{"what was written before", "a[k] = 8; assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); if (a[k]) assert(k >= n);", false},
		{"what is written after it", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); a[k] = 8; if (j < n) assert(a[j] == 7);", true},
		{"what is not written after it", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); a[k] = 8; if (j < n && j != k) assert(a[j] == 7);", false},
		{"a bound that changes after it", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); n = 500; if (j < n) assert(a[j] == 7);", true},
		{"a bound that changed before it", "n = 500; assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); n = 3; if (j < 500) assert(a[j] == 7);", false},
		{"a path on which it was not stated", "if (k == 3) assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); if (j < n) assert(a[j] == 7);", true},
		{"the path on which it was stated", "if (k == 3) assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); if (j < n && k == 3) assert(a[j] == 7);", false},
		{"the value of a fact that is not assumed", "_Bool all = FACT(unsigned, 0, !(i < n) || a[i] == 7); if (j < n) assert(a[j] == 7);", true},
		{"where its value is true", "_Bool all = FACT(unsigned, 0, !(i < n) || a[i] == 7); assume(all); if (j < n) assert(a[j] == 7);", false},
		{"a variable of eight bits wraps around", "assume(FACT(byte, 0, a[i] == 7)); assert(a[258] == 7);", true},
		{"a variable of eight bits", "assume(FACT(byte, 0, !(i < n) || a[i] == 7)); if (n > 200) assert(a[200] == 7);", false},
		{"a variable with a sign is small below zero", "assume(FACT(signed char, 1, !(i < (int)n) || a[i + 128] == 7)); if (j < 128) assert(a[j] == 7);", false},
		{"a variable with a sign ends at 127", "assume(FACT(signed char, 1, !(i < (int)n) || a[i + 128] == 7)); assert(a[256] == 7);", true},
		{"every second element", "assume(FACT(unsigned, 0, !(i < n && i < 250) || a[2 * i] == 7)); if (j < n && j < 250) assert(a[2 * j] == 7);", false},
		{"the elements between", "assume(FACT(unsigned, 0, !(i < n && i < 250) || a[2 * i] == 7)); if (j < n && j < 250) assert(a[2 * j + 1] == 7);", true},
		{"neighbours", "assume(FACT(unsigned, 0, !(i < n) || a[i] <= a[i + 1])); if (j < n) assert(a[j] <= a[j + 1]);", false},
		{"neighbours the other way round", "assume(FACT(unsigned, 0, !(i < n) || a[i] <= a[i + 1])); if (j < n) assert(a[j] >= a[j + 1]);", true},
		{"two arrays, by a read of one of them", "assume(FACT(unsigned, 0, !(i < n) || a[i] == b[i])); if (j < n && b[j] == 5) assert(a[j] == 5);", false},
		{"a fact does not exclude that there is an execution", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); if (j < n) { a[j]; assert(0); }", true},
		{"two facts that exclude each other for some bounds only", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); assume(FACT(unsigned, 0, !(i < n) || a[i] == 8)); a[j]; assert(0);", true},
		{"two facts that exclude each other", "assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); assume(FACT(unsigned, 0, !(i < n) || a[i] == 8)); if (j < n) { a[j]; assert(0); }", false},
		{"a round that states it of another element", "for (int r = 0; r < 2; r++) { assume(FACT(unsigned, 0, !(i < n) || a[i] == 7 + r)); if (j < n) assert(a[j] == 7 + r); a[j] = 8; n = n > j ? j : n; }", false},
		{"an element that a later round no longer has", "for (int r = 0; r < 2; r++) { if (!r) assume(FACT(unsigned, 0, !(i < n) || a[i] == 7)); if (j < n) assert(a[j] == 7); a[k] = 8; }", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			opt := state.DefaultOptions()
			l := lowerIt(t, opt, compileC(t, factMacro+"int main(void) { setup(); "+tt.body+" return 0; }"))
			if !l.rep.Facts {
				t.Error("nothing is kept as a fact")
			}
			got := strings.Join(violated(t, l), " ")
			if failed := strings.Contains(got, "assertion"); failed != tt.fails || !failed && got != "" {
				t.Errorf("can fail: %q", got)
			}
		})
	}
}
