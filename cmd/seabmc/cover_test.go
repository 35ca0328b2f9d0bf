package main

import (
	"regexp"
	"strings"
	"testing"
)

// coverProgram has lines, branches and conditions. No execution reaches one of them. The division by zero ends no execution, since no check is on.
const coverProgram = `#include <assert.h>
int nondet_int(void);
static int f(int x)
{
	if (!(x > 3))
		return 0;
	switch (x) {
	case 2:
		return 1;
	case 9:
		return 2;
	}
	return x > 5 && x < 6;
}
int main(void)
{
	int r = f(nondet_int());
	int n = nondet_int();
	if (n == 0) {
		n = 1 / n;
		r = 4;
	}
	__CPROVER_cover(r == 2);
	__CPROVER_cover(r == 4);
	assert(r < 3);
	return 0;
}
`

// TestCover lists what is not reached, by the criterion. Everything else is reached.
func TestCover(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "p.c", coverProgram)
	goal := regexp.MustCompile(`p\.c:(\d+):\d+: \[\S+\] (.*): (REACHED|UNREACHED)`)
	tests := []struct {
		criteria, missed, last string
	}{
		{"location", "9 line 9 of f", "** 17 of 18 covered"},
		{"branch", "7 switch in f, case 2", "** 8 of 9 covered"},
		{"assertion", "", "** 1 of 1 covered"},
		{"cover", "", "** 2 of 2 covered"},
		{"assertion,cover", "", "** 3 of 3 covered"},
	}
	for _, tt := range tests {
		for _, mem := range []string{"seam", "lambda", "array"} {
			a := seabmc(t, dir, nil, "--mem="+mem, "--cover", tt.criteria, "p.c")
			var missed []string
			for _, m := range goal.FindAllStringSubmatch(a.stdout, -1) {
				if m[3] == "UNREACHED" {
					missed = append(missed, m[1]+" "+m[2])
				}
			}
			if got := strings.Join(missed, "; "); got != tt.missed {
				t.Errorf("--cover %s --mem=%s: not reached: %q, want %q\n%s", tt.criteria, mem, got, tt.missed, a.stdout)
			}
			if a.code != 0 || !strings.Contains(a.stdout, tt.last) {
				t.Errorf("--cover %s: exit code %d, want 0 and %q\n%s", tt.criteria, a.code, tt.last, a.stdout)
			}
		}
	}
}

// Inputs are given for each goal that is reached. Inputs that are the beginning of others are left out.
func TestCoverInputs(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "p.c", coverProgram)
	a := seabmc(t, dir, nil, "--cover", "cover", "p.c")
	if !strings.Contains(a.stdout, "nondet_int = 9; nondet_int = ") {
		t.Errorf("the input 9 is missing:\n%s", a.stdout)
	}
	if a := seabmc(t, dir, nil, "--cover", "mcdc", "p.c"); a.code != 1 || !strings.Contains(a.stderr, "--cover=mcdc") {
		t.Errorf("an unknown criterion: exit code %d, %q", a.code, a.stderr)
	}
}
