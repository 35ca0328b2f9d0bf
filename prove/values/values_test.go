package values

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"seabmc/frontend"
	"seabmc/prove/csource"
)

// read returns the syntax tree of a program, and the ids of its variables.
func read(t *testing.T, text string) (*csource.File, map[string]string) {
	file := filepath.Join(t.TempDir(), "program.c")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	files, err := frontend.ReadSyntax(context.Background(), []string{file}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f, err := csource.Read(files[0])
	if err != nil {
		t.Fatal(err)
	}
	ids := map[string]string{}
	f.Root.Each(func(n *csource.Node) bool {
		if n.Kind == "VarDecl" {
			ids[n.Name] = n.ID
		}
		return true
	})
	return f, ids
}

// What a variable is set to anywhere counts, in whichever function.
func TestOf(t *testing.T) {
	f, ids := read(t, `
int any(void);
enum color { RED, GREEN } light = GREEN;
int mode, input, copy, flag, level = 1, taken = 3, large;
static void turn(int c) { light = c ? RED : GREEN; mode = 7; }
static void change(int *p) { *p = any(); }
int main(void) {
	int local = 4;
	input = any();
	copy = mode;
	flag = input > 3;
	if (flag && level < 2) level++;
	change(&taken);
	switch (input) {
	case 0: large = 0; case 1: large = 1; case 2: large = 2; case 3: large = 3; case 4: large = 4; case 5: large = 5;
	case 6: large = 6; case 7: large = 7; case 8: large = 8; case 9: large = 9; case 10: large = 10;
	}
	local = -1;
	return local;
}
`)
	of := Of(f)
	for name, want := range map[string]string{
		"light": "GREEN RED",
		"mode":  "0 7",
		"copy":  "0 7",   // what mode has
		"flag":  "0 1",   // the result of a comparison
		"level": "1 2 3", // what it is compared with, and what is beside that
		"local": "-1 4",
		"input": "", // any number
		"taken": "", // somebody may write to its address
		"large": "", // more than a few
	} {
		got := slices.Sorted(slices.Values(of[ids[name]]))
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// Variables meet where a branch tests or sets them together.
func TestMeetIn(t *testing.T) {
	f, ids := read(t, `
int a, b, c, d;
int main(void) {
	if (a == 1 && b == 2)
		c = 3;
	else if (d)
		a = 1;
}
`)
	m := MeetIn(f)
	for names, want := range map[string]bool{"a b": true, "a b c": true, "a d": true, "c d": false, "b d": false} {
		var vars []*Variable
		for _, name := range strings.Fields(names) {
			vars = append(vars, &Variable{ID: ids[name]})
		}
		if m.together(vars) != want {
			t.Errorf("%s: %v", names, !want)
		}
	}
}

// For random sets of states: the formulas that no state of the set breaks exclude exactly the states of which some part of n values occurs in no state of
// the set.
func TestExclusions(t *testing.T) {
	vars := []Variable{{"a", "a", []string{"0", "1"}}, {"b", "b", []string{"0", "1", "2"}}, {"c", "c", []string{"0", "1"}}, {"d", "d", []string{"0", "1", "2"}}}
	var all [][]string
	exclude([]*Variable{&vars[0], &vars[1], &vars[2], &vars[3]}, nil, func(text string) bool {
		all = append(all, parts(text))
		return true
	})
	if len(all) != 36 {
		t.Fatalf("%d states", len(all))
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		n := 2 + r.IntN(2)
		var formulas [][]string
		for _, others := range []bool{false, true} {
			Exclusions(vars, n, Meet{{"a": true, "b": true, "c": true}}, others, func(text string) bool {
				formulas = append(formulas, parts(text))
				return true
			})
		}
		set := map[int]bool{}
		for range 1 + r.IntN(6) {
			set[r.IntN(len(all))] = true
		}
		breaks := func(state int, formula []string) bool {
			return !slices.ContainsFunc(formula, func(p string) bool { return !slices.Contains(all[state], p) })
		}
		formulas = slices.DeleteFunc(formulas, func(formula []string) bool {
			for s := range set {
				if breaks(s, formula) {
					return true
				}
			}
			return false
		})
		for s := range all {
			excluded := slices.ContainsFunc(formulas, func(formula []string) bool { return breaks(s, formula) })
			if excluded == allPartsOccur(all, set, s, n) {
				t.Fatalf("%d values together: state %v, excluded: %v, of %v", n, all[s], excluded, set)
			}
		}
	}
}

// parts takes a formula apart.
func parts(text string) []string {
	return strings.Split(strings.TrimSuffix(strings.TrimPrefix(text, "!("), ")"), " && ")
}

// allPartsOccur reports whether each n values of a state occur together in a state of the set.
func allPartsOccur(all [][]string, set map[int]bool, s, n int) bool {
	for mask := range 1 << len(all[s]) {
		var part []string
		for i, p := range all[s] {
			if mask>>i&1 == 1 {
				part = append(part, p)
			}
		}
		if len(part) != n {
			continue
		}
		occurs := false
		for k := range set {
			occurs = occurs || !slices.ContainsFunc(part, func(p string) bool { return !slices.Contains(all[k], p) })
		}
		if !occurs {
			return false
		}
	}
	return true
}
