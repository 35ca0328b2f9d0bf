package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/cmd/seabmc/toolflags"
)

// TestToolFlags checks that no flag of the table is one of ours, and that what it becomes is one of ours.
func TestToolFlags(t *testing.T) {
	prp := filepath.Join(t.TempDir(), "p.prp")
	if err := os.WriteFile(prp, []byte(unreachCall), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, f := range toolflags.All {
		if f.Refused != "" {
			if _, _, err := toolflags.Translate([]string{"--" + name + "=x"}); err == nil || !strings.Contains(err.Error(), f.Refused) || !strings.Contains(err.Error(), f.Tool) {
				t.Errorf("--%s: %v", name, err)
			}
			continue
		}
		arg := "--" + name
		switch {
		case strings.HasPrefix(f.Becomes, "prp="):
			arg += "=" + prp
		case strings.HasPrefix(f.Becomes, "unwindset"):
			arg += "=f:0:3"
		case f.Value:
			arg += "=3"
		}
		args := []string{"a.c", arg}
		if _, err := parseFlags(args); err != nil {
			t.Errorf("%v: %v", args, err)
		}
	}
	got, notes, err := toolflags.Translate(strings.Fields("--unwind 3 --verbosity 9 --graphml-witness w.graphml --c11 --arch x86_64 --malloc-fail-assert --boolector a.c -- --cover"))
	if want := "--unwind 3 --witness-graphml=w.graphml --std=c11 --no-malloc-may-fail --allocation-size-check a.c -- --cover"; err != nil || strings.Join(got, " ") != want {
		t.Errorf("%q, %v; want %q", got, err, want)
	}
	if len(notes) != 1 || !strings.HasPrefix(notes[0], "--boolector (a flag of CBMC) is ignored: ") {
		t.Errorf("%q", notes)
	}
}

// TestTaskFlags checks that the parts of an SV-COMP task may be given in the way in which its tools take them.
func TestTaskFlags(t *testing.T) {
	for args, want := range map[string]string{
		"--propertyfile u.prp --data-model ILP32 a.c": "--prp=u.prp --32 a.c",
		"--property u.prp --architecture=64bit a.c":   "--prp=u.prp --64 a.c",
		"--spec=u.prp --property f.assertion.1 a.c":   "--prp=u.prp --property f.assertion.1 a.c",
	} {
		if got, _, err := toolflags.Translate(strings.Fields(args)); err != nil || strings.Join(got, " ") != want {
			t.Errorf("%s: %q, %v; want %q", args, got, err, want)
		}
	}
	if _, _, err := toolflags.Translate([]string{"--data-model=LLP64"}); err == nil {
		t.Error("there is no such model")
	}
}

// TestCompilerFlags checks that a compiler's flags change the program, never the checker.
func TestCompilerFlags(t *testing.T) {
	o, err := parseFlags(strings.Fields("-Wall -O2 -g -c --funsigned-char -fwrapv -lm -pthread -fsanitize=undefined -std=gnu11 -m32 -fmacro-prefix-map=a=b a.c"))
	if err != nil || len(o.cfg.Files) != 1 || strings.Join(o.cfg.Front.ClangArgs, " ") != "-funsigned-char -fmacro-prefix-map=a=b" || o.cfg.Lower.SignedOverflow || !o.cfg.Front.M32 {
		t.Errorf("%+v, %v", o, err)
	}
}

// TestLoopNames checks that bounds may be given as CBMC and ESBMC write them.
func TestLoopNames(t *testing.T) {
	o, err := parseFlags(strings.Fields("--unwindset 1:f.0:3 --unwindsetname g:1:4 --unwindset h:5 --unwindset=i.recursion:2 a.c"))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := fmt.Sprint(o.cfg.Lower.UnwindSet), "map[f.0:3 g.1:4 h:5 i.recursion:2]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestHint checks that a misspelled flag is named.
func TestHint(t *testing.T) {
	for arg, want := range map[string]string{"--unwnd": "did you mean --unwind?", "--memory-leek-check": "did you mean --memory-leak-check?",
		"--no-bound-check": "did you mean --no-bounds-check?", "--frobnicate": "see seabmc --help", "--x": "see seabmc --help"} {
		if _, err := parseFlags([]string{"a.c", arg}); err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%s: %v, want %s", arg, err, want)
		}
	}
	o, err := parseFlags(strings.Fields("--arch i386 --unwindset f.0:3 --unwindset g.0:4,main.1:5 a.c"))
	if err != nil || !o.cfg.Front.M32 || len(o.cfg.Lower.UnwindSet) != 3 {
		t.Errorf("%+v, %v", o, err)
	}
}
