package main

import (
	"strings"
	"testing"
)

// TestCBMCFlags: no flag of the table is one of ours, and what it becomes is.
func TestCBMCFlags(t *testing.T) {
	for name, f := range cbmcFlags {
		if f.refused != "" {
			if _, err := cbmcStyle([]string{"--" + name + "=x"}); err == nil || !strings.Contains(err.Error(), f.refused) {
				t.Errorf("--%s: %v", name, err)
			}
			continue
		}
		arg := "--" + name
		if f.value {
			arg += "=3"
		}
		args := []string{"a.c", arg}
		if _, err := parseFlags(args); err != nil {
			t.Errorf("%v: %v", args, err)
		}
	}
	got, err := cbmcStyle(strings.Fields("--unwind 3 --verbosity 9 --graphml-witness w.graphml --c11 --arch x86_64 a.c -- --cover"))
	if want := "--unwind 3 --witness-graphml=w.graphml --std=c11 a.c -- --cover"; err != nil || strings.Join(got, " ") != want {
		t.Errorf("%q, %v; want %q", got, err, want)
	}
}

// TestHint: a flag that is misspelled is named.
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
