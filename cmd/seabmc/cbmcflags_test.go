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
