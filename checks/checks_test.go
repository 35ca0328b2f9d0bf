package checks

import (
	"go/ast"
	"go/parser"
	"go/token"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"seabmc/ir"
)

func contains[T comparable](list []T, x T) bool { return slices.Contains(list, x) }

// TestEveryFieldHasASwitch checks that each field of Set belongs to exactly one row, and that each row has a flag of its own.
func TestEveryFieldHasASwitch(t *testing.T) {
	flags := map[string]bool{}
	var all Set
	for i := range Switches {
		s := &Switches[i]
		if flags[s.Flag] {
			t.Errorf("two rows have the flag --%s", s.Flag)
		}
		flags[s.Flag] = true
		if *s.On(&all) {
			t.Errorf("--%s switches the field of another row", s.Flag)
		}
		*s.On(&all) = true
		if s.Help == "" || len(s.Kinds) == 0 {
			t.Errorf("--%s has no help line or no kind", s.Flag)
		}
		for _, name := range []string{s.Follows, s.Implies} {
			if name != "" && ByFlag(name) == nil {
				t.Errorf("--%s depends on --%s, which is no flag of a row", s.Flag, name)
			}
		}
		for name := range s.Like {
			if ToolLike(name) == nil {
				t.Errorf("--%s has a default for %s, which is no value of --like", s.Flag, name)
			}
		}
	}
	for i, v := 0, reflect.ValueOf(all); i < v.NumField(); i++ {
		if !v.Field(i).Bool() {
			t.Errorf("no row switches the field %s", v.Type().Field(i).Name)
		}
	}
}

// TestEveryKindHasARow checks that each constant of ir/kinds.go has a row, and that reports name each kind differently.
func TestEveryKindHasARow(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "../ir/kinds.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	declared := 0
	ast.Inspect(f, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok {
			text, _ := strconv.Unquote(v.Values[0].(*ast.BasicLit).Value)
			declared++
			if kindRows[ir.CheckKind(text)] == nil {
				t.Errorf("%s (%s) has no row", v.Names[0], text)
			}
		}
		return true
	})
	if declared != len(Kinds) {
		t.Errorf("%d kinds are declared, %d have rows", declared, len(Kinds))
	}
	rules := map[string]bool{}
	for _, k := range Kinds {
		if rules[k.Rule] || !strings.HasSuffix(k.Finds, ".") {
			t.Errorf("%s: the rule %q is another's, or %q is no sentence", k.Kind, k.Rule, k.Finds)
		}
		rules[k.Rule] = true
		if askedBy(&k) == "" {
			t.Errorf("%s: nothing asks for it", k.Kind)
		}
	}
}

// TestOff checks that Off names neither what is on nor what only adds to a check that is off.
func TestOff(t *testing.T) {
	set := Default()
	off := strings.Join(set.Off(), " ")
	for _, want := range []string{"memory-leak", "uninitialized", "enum-range"} {
		if !strings.Contains(off, want) {
			t.Errorf("%s is off and not named: %s", want, off)
		}
	}
	for _, not := range []string{"bounds", "memory-cleanup", "unreachability"} {
		if strings.Contains(off, not) {
			t.Errorf("%s should not be named: %s", not, off)
		}
	}
	set.MemoryLeak = true
	if off := set.Off(); !contains(off, "memory-cleanup") {
		t.Errorf("memory-cleanup adds to a check that is on, and is not named: %v", off)
	}
}

// TestComplete checks that the check of the memory at every end includes that of the memory at the end of main.
func TestComplete(t *testing.T) {
	set := Set{MemoryCleanup: true}
	if set.Complete(); !set.MemoryLeak {
		t.Error("memory-cleanup does not turn on memory-leak")
	}
}

// TestTurn checks that a name in a pragma switches its check and those that follow it. Leaks are looked for at a place without pragmas.
func TestTurn(t *testing.T) {
	set := Default()
	set.Turn("pointer", false)
	set.Turn("memory-leak", true)
	set.Turn("nan", true)
	set.Turn("no such check", true)
	want := Default()
	want.PointerCheck, want.PointerRelation, want.FunctionType, want.NaN = false, false, false, true
	if set != want {
		t.Errorf("got %+v, want %+v", set, want)
	}
}

// TestSanitizers checks that only a native run needs clang's check of division, since the lowering checks division itself.
func TestSanitizers(t *testing.T) {
	set := Set{DivByZero: true, UndefinedShift: true, Uninitialized: true}
	if got := set.Sanitizers(false); !slices.Equal(got, []string{"shift"}) {
		t.Errorf("front end: %v", got)
	}
	if got := set.Sanitizers(true); !slices.Equal(got, []string{"integer-divide-by-zero", "shift"}) {
		t.Errorf("replay: %v", got)
	}
}

// TestProperties checks that the parts of valid-memsafety ask for their checks and for nothing else.
func TestProperties(t *testing.T) {
	for _, tt := range []struct {
		names string
		want  Set
	}{
		{UnreachCall, Set{}},
		{ValidDeref, Set{PointerCheck: true, BoundsCheck: true}},
		{ValidFree + " " + MemTrack, Set{PointerCheck: true, MemoryLeak: true}},
		{MemCleanup, Set{MemoryLeak: true, MemoryCleanup: true}},
		{NoOverflow, Set{SignedOverflow: true, UndefinedShift: true}},
	} {
		if got := ForProperties(strings.Fields(tt.names)); got != tt.want {
			t.Errorf("%s: %+v", tt.names, got)
		}
	}
}

func TestToolFlags(t *testing.T) {
	for name, want := range map[string]string{
		"cbmc":    "--no-ctype-check --no-return-check --pointer-primitive-check --body-check --malloc-may-fail --all-properties",
		"esbmc":   "--no-signed-overflow-check --no-undefined-shift-check --no-ctype-check --no-return-check --alignment-check --malloc-may-fail --unroll-pragmas",
		"seahorn": "--no-standard-checks --no-unwinding-assertions --no-malloc-may-fail",
		"sv-comp": "--no-malloc-may-fail",
	} {
		if got := strings.Join(ToolLike(name).AllFlags(), " "); got != want {
			t.Errorf("--like=%s stands for %s, want %s", name, got, want)
		}
	}
}
