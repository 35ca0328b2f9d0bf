package main

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestAllContracts(t *testing.T) {
	const (
		clamp = "int clamp(int x) __CPROVER_ensures(0 <= __CPROVER_return_value && __CPROVER_return_value <= 9) { return x < 0 ? 0 : x > 9 ? 9 : x; }\n"
		uses  = "int next(int x) __CPROVER_ensures(__CPROVER_return_value <= 10) { return clamp(x) + 1; }\n"
		half  = "int half(int x) __CPROVER_requires(0 <= x) __CPROVER_ensures(__CPROVER_return_value <= x) { return x / 2; }\n"
	)
	for _, c := range []struct {
		name  string
		files []string
		flags string
		code  int
		want  []string
	}{
		{"proved", []string{clamp + uses}, "", 0, []string{"clamp     proved", "next      proved   ", "  clamp\n", "2 functions with a contract: 2 proved, 0 failed, 0 open\nVERIFICATION SUCCESSFUL\n"}},
		{"failed", []string{strings.Replace(clamp, "x > 9 ? 9", "x > 10 ? 9", 1) + uses}, "", 10,
			[]string{"clamp     FAILED", "ensures of clamp", "next      proved", "assumed and not proved: clamp (FAILED)", "VERIFICATION FAILED\n"}},
		{"open", []string{"unsigned f(unsigned n) __CPROVER_ensures(__CPROVER_return_value == n) { unsigned i = 0; while (i < n) i++; return i; }\n"}, "--max-unwind=3", 5,
			[]string{"f         open", "1 function with a contract: 0 proved, 0 failed, 1 open\nVERIFICATION INCONCLUSIVE\n"}},
		{"a contract that says too little", []string{half + "int use(int x) __CPROVER_requires(0 <= x) __CPROVER_ensures(__CPROVER_return_value >= 0) { return half(x); }\n"}, "", 0,
			[]string{"with the body of half", "VERIFICATION SUCCESSFUL\n"}},
		{"with the body, what the contract requires is checked", []string{half + "int use(int x) __CPROVER_ensures(1) { return half(x); }\n"}, "", 10,
			[]string{"use       FAILED", "the requires clause holds", "VERIFICATION FAILED\n"}},
		{"a cycle", []string{"unsigned odd(unsigned n) __CPROVER_ensures(__CPROVER_return_value == n % 2);\n" +
			"unsigned even(unsigned n) __CPROVER_ensures(__CPROVER_return_value == 1 - n % 2) { return n ? odd(n - 1) : 1; }\nunsigned odd(unsigned n) { return n ? even(n - 1) : 0; }\n"}, "", 0,
			[]string{"rest on their own contracts, so that it is not shown that they end: odd, even", "VERIFICATION SUCCESSFUL\n"}},
		{"no body", []string{"int given(int x) __CPROVER_requires(x > 0) __CPROVER_ensures(__CPROVER_return_value > x);\nint use(void) __CPROVER_ensures(__CPROVER_return_value > 5) { return given(5); }\n"}, "", 0,
			[]string{"use       proved", "given     no body", "assumed and not proved: given (no body)", "VERIFICATION SUCCESSFUL\n"}},
		{"static functions of two files", []string{"static " + clamp + uses, "static int clamp(int x) __CPROVER_ensures(__CPROVER_return_value == x) { return x; }\n"}, "", 0,
			[]string{"__CPROVER_file_local_0_c_clamp  proved", "__CPROVER_file_local_1_c_clamp  proved", "next                            proved", "VERIFICATION SUCCESSFUL\n"}},
		{"what a contract does not notice", []string{"unsigned f(unsigned n)\n__CPROVER_ensures(__CPROVER_return_value <= 1)\n{\nunsigned i = 0;\nwhile (i < n)\n__CPROVER_loop_invariant(i <= n)\ni++;\nreturn i == 7;\n}\n"}, "--mutate=100", 0,
			[]string{" 0 without an answer\nnot noticed", "0.c:8: f: 7 → 8 (--mutate=f:plus1:", "f         proved", "VERIFICATION SUCCESSFUL\n"}},
		{"clauses that nothing rests on", []string{half + "int two(int a, int b)\n__CPROVER_requires(0 <= a && a < 10)\n__CPROVER_requires(0 <= b && b < 10)\n__CPROVER_requires(a != b)\n" +
			"__CPROVER_ensures(__CPROVER_return_value < 10) { return half(a) + half(b); }\n"}, "--mutate=5", 0,
			[]string{"clauses left out", "two keeps its contract without requires(a != b)\n", "two       proved"}},
		{"a function in another file", []string{strings.Split(clamp, "{")[0] + ";\n" + uses, clamp}, "", 0, []string{"clamp     proved", "next      proved", "VERIFICATION SUCCESSFUL\n"}},
		{"variables have any value where a function is called", []string{"int g; int f(void) __CPROVER_ensures(__CPROVER_return_value == 0) { return g; }\n"}, "", 10, []string{"f         FAILED"}},
		{"a loop by its invariant", []string{"unsigned f(unsigned n) __CPROVER_ensures(__CPROVER_return_value == n) { unsigned i = 0; while (i < n) __CPROVER_loop_invariant(i <= n) i++; return i; }\n"}, "", 0,
			[]string{"f         proved"}},
		{"an invariant that is wrong fails, although the loop could be unrolled", []string{"int f(void) __CPROVER_ensures(1) { int i = 0; while (i < 3) __CPROVER_loop_invariant(i < 2) i++; return i; }\n"}, "", 10,
			[]string{"f         FAILED"}},
		{"one property", []string{clamp + uses}, "--property=__contract_of_next.assertion.1", 0, []string{"1 function with a contract: 1 proved"}},
		{"an ensures clause that says nothing", []string{"unsigned f(unsigned x) __CPROVER_assigns()\n__CPROVER_ensures(__CPROVER_return_value >= 0) { return x / 2; }\n"}, "--vacuity", 0,
			[]string{"f proves nothing by 0.c:2: holds whatever the function does: assertion ensures of f"}},
		{"requires that nothing meets", []string{"int f(int x) __CPROVER_requires(x > 0 && x < 0)\n__CPROVER_ensures(__CPROVER_return_value == 7) { return x; }\n" + clamp}, "--vacuity", 5,
			[]string{"f         open", "clamp     proved", "f: open: no execution that the contract allows comes to anything that is checked", "VERIFICATION INCONCLUSIVE\n", "f proves nothing by 0.c:2: no execution comes to it: assertion ensures of f"}},
		{"nothing to prove", []string{"int f(void) { return 0; }\n"}, "", 6, []string{"no function has both a contract and a body"}},
		{"contracts that differ", []string{clamp, "int clamp(int x) __CPROVER_ensures(1);\n"}, "", 6, []string{"two contracts of clamp that differ"}},
		{"flags for a single run", []string{clamp}, "--function=clamp", 1, []string{"--function does not go with --all-contracts"}},
	} {
		dir := t.TempDir()
		args := []string{"--all-contracts", "--jobs=2"}
		if c.flags != "" {
			args = append(args, c.flags)
		}
		for i, text := range c.files {
			write(t, dir, string(rune('0'+i))+".c", text)
			args = append(args, string(rune('0'+i))+".c")
		}
		a := seabmc(t, dir, nil, args...)
		if a.code != c.code {
			t.Errorf("%s: exit code %d, want %d", c.name, a.code, c.code)
		}
		for _, want := range c.want {
			if !strings.Contains(a.stdout+a.stderr, want) {
				t.Errorf("%s: %q is not in\n%s%s", c.name, want, a.stdout, a.stderr)
			}
		}
	}
}

func TestAllContractsJSON(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "a.c", "int g(int x) __CPROVER_ensures(__CPROVER_return_value == x);\nint f(int x) __CPROVER_ensures(__CPROVER_return_value == x) { return g(x); }\n")
	a := seabmc(t, dir, nil, "--all-contracts", "--json", "a.c")
	var d struct {
		Verdict   string
		Functions []struct {
			Function, File, Verdict string
			Line                    int
			RestsOn                 []string `json:"rests_on"`
			Unproved                []string `json:"assumed_and_not_proved"`
		}
	}
	if err := json.Unmarshal([]byte(a.stdout), &d); err != nil || len(d.Functions) != 2 {
		t.Fatalf("%v in\n%s", err, a.stdout)
	}
	f := d.Functions[0]
	if d.Verdict != "SUCCESSFUL" || f.Function != "f" || f.File != "a.c" || f.Line != 2 || f.Verdict != "proved" || len(f.RestsOn) != 1 || len(f.Unproved) != 1 || d.Functions[1].Verdict != "no body" {
		t.Errorf("got %+v", d)
	}
}
