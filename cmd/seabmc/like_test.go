package main

import (
	"strings"
	"testing"

	"seabmc/checks"
)

// TestTools checks that the flags that --like stands for are all known.
func TestTools(t *testing.T) {
	for _, name := range checks.ToolNames() {
		if _, err := parseFlags([]string{"--like=" + name, "a.c"}); err != nil {
			t.Errorf("--like=%s: %v", name, err)
		}
	}
}

// TestLike checks that flags override what --like sets, before and after it.
func TestLike(t *testing.T) {
	for _, tt := range []struct {
		args string
		ok   func(o *options) bool
	}{
		{"--like=cbmc", func(o *options) bool { return o.cfg.Lower.PointerPrimitive && o.cfg.AllProperties }},
		{"--unwind 5 --unwind 1 --like=cbmc --object-bits=6 --object-bits=8", func(o *options) bool { return o.cfg.Lower.Unwind == 5 && o.cfg.ObjBits == 6 }},
		{"--unwind 5 --unwind 1", func(o *options) bool { return o.cfg.Lower.Unwind == 1 }},
		{"--like cbmc --no-malloc-may-fail --stop-on-fail", func(o *options) bool { return !o.cfg.Lower.MallocMayFail && !o.cfg.AllProperties }},
		{"--signed-overflow-check --like=esbmc", func(o *options) bool { return o.cfg.Lower.SignedOverflow && !o.cfg.Lower.UndefinedShift }},
		{"--like=esbmc --overflow-check", func(o *options) bool { return o.cfg.Lower.SignedOverflow && o.cfg.Lower.UnrollPragmas }},
		{"--like=seahorn", func(o *options) bool {
			l := &o.cfg.Lower
			return !l.PointerCheck && !l.PointerRelation && !l.BoundsCheck && !l.MallocMayFail && !l.UnwindingAssertions
		}},
		{"--pointer-check --like=seahorn", func(o *options) bool { return o.cfg.Lower.PointerCheck && !o.cfg.Lower.BoundsCheck }},
		{"--like=sv-comp", func(o *options) bool { return o.cfg.Only != nil && !o.out.svComp && !o.cfg.Lower.MallocMayFail }},
	} {
		o, err := parseFlags(append(strings.Fields(tt.args), "a.c"))
		if err != nil || !tt.ok(o) {
			t.Errorf("%s: %v", tt.args, err)
		}
	}
	if _, err := parseFlags([]string{"--like=cmbc", "a.c"}); err == nil || !strings.Contains(err.Error(), "cbmc, esbmc, seahorn, sv-comp") {
		t.Errorf("%v", err)
	}
}

func TestVerdictOfProgramWithContracts(t *testing.T) {
	for _, flags := range [][]string{{"--sv-comp", "--enforce-contract=f"}, {"--like=sv-comp", "--replace-call-with-contract=f"}, {"--sv-comp", "--check-call-with-contract=f"}} {
		if _, err := parseFlags(append(flags, "a.c")); err == nil || !strings.Contains(err.Error(), "contracts of functions cannot be used with them") {
			t.Errorf("%v: %v", flags, err)
		}
	}
}
