package bmc

import "testing"

// What is reached where elements are only known by facts, or a text is any input: no state is left of which they are not true.
func TestReachedByFacts(t *testing.T) {
	vacuity := both2(allProperties, func(c *Config) { c.Vacuity = true })
	with := func(assumed, asserted string) string {
		return "int nondet_int(void); int a[60]; int b[100000];\nint main(void) { unsigned n = nondet_int(), i = nondet_int(); for (unsigned k = 0; k < 60; k++) a[k] = nondet_int();\n" +
			assumed + "\n" + asserted + "\nreturn 0; }"
	}
	const least = "__CPROVER_assume(__CPROVER_forall { unsigned k; k < 60 ==> a[k] > 3 });\n"
	for _, s := range []sample{
		{name: "facts that are true of some state", source: with(least+"__CPROVER_assume(i < 60);", "assert(a[i] > 2);"), statuses: "assertion SUCCESS reached"},
		{name: "facts that contradict each other", source: with(least+"__CPROVER_assume(__CPROVER_forall { unsigned k; k < 60 ==> a[k] < 3 });", "assert(n <= 7 || n > 7);"), statuses: "assertion SUCCESS vacuous"},
		{name: "a text that is any input at first", statuses: "assertion SUCCESS vacuous",
			source: "int nondet_int(void); int sscanf(const char *, const char *, ...);\nint main(void) { char text[26] = {0}, x = 0; text[0] = nondet_int();\n" +
				"if (sscanf(text, \"%c\", &x) == 1 && text[0] != x)\nassert(x == x);\nreturn 0; }"},
		{name: "a fact about more elements than can be written out", statuses: "assertion SUCCESS",
			source: with("__CPROVER_assume((n & 31) == 31 && n < 100000);\n__CPROVER_assume(__CPROVER_forall { unsigned k; k < n ==> b[k] > 3 });", "assert(n > 30);")},
	} {
		t.Run(s.name, func(t *testing.T) {
			s.adapt = vacuity
			r, err := s.run(t)
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			for i := range r.Properties {
				if r.Properties[i].Check.Kind == "assertion" {
					one := Result{Properties: r.Properties[i : i+1]}
					got += statusesOf(&one)
				}
			}
			if got != s.statuses || r.Verdict != Successful {
				t.Errorf("%s, %s; want %s", r.Verdict, got, s.statuses)
			}
		})
	}
}
