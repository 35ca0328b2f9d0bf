package checks

import (
	"slices"
	"strings"
)

// Tool is another tool whose defaults --like takes over.
type Tool struct {
	Like  string // the value of --like
	Name  string
	Flags string // besides those of the checks
	Notes string // what that means
}

// Tools lists the values of --like, sorted.
var Tools = []Tool{
	{Like: "cbmc", Name: "CBMC 6", Flags: "--malloc-may-fail --all-properties",
		Notes: "the standard checks are on, `malloc` may return null, a function without a body returns any value and writes nothing"},
	{Like: "esbmc", Name: "ESBMC", Flags: "--malloc-may-fail --unroll-pragmas",
		Notes: "bounds, pointers, alignment and division are checked, overflow and shifts are not; `malloc` may return null; `__ESBMC_unreachable()` says nothing"},
	{Like: "seahorn", Name: "SeaHorn", Flags: "--no-malloc-may-fail",
		Notes: "assertions alone are checked, `malloc` never fails, and what lies beyond a bound is not looked at"},
	{Like: "sv-comp", Name: "SV-COMP", Flags: "--no-malloc-may-fail",
		Notes: "the property of `--prp` is checked (`unreach-call` without one) and nothing else, `malloc` never fails; `--sv-comp` ends with `TRUE`, `FALSE(…)` or `UNKNOWN` beside"},
}

// ToolLike returns the tool with a value of --like, or nil if there is none.
func ToolLike(name string) *Tool {
	if i := slices.IndexFunc(Tools, func(t Tool) bool { return t.Like == name }); i >= 0 {
		return &Tools[i]
	}
	return nil
}

// ToolNames returns the values of --like.
func ToolNames() (names []string) {
	for _, t := range Tools {
		names = append(names, t.Like)
	}
	return names
}

// DefaultOf reports whether the tool makes a check if no flag says otherwise.
func (t *Tool) DefaultOf(s *Switch) bool {
	if on, ok := s.Like[t.Like]; ok {
		return on
	}
	return s.Default
}

// AllFlags returns the flags that give seabmc the defaults of the tool.
func (t *Tool) AllFlags() []string {
	var flags []string
	noStandard := !slices.ContainsFunc(Switches, func(s Switch) bool { return s.Standard && t.DefaultOf(&s) })
	if noStandard {
		flags = append(flags, "--no-standard-checks")
	}
	for i := range Switches {
		s := &Switches[i]
		on := t.DefaultOf(s)
		switch {
		case on == s.Default, noStandard && s.Standard, s.Follows != "" && on == t.DefaultOf(ByFlag(s.Follows)):
		case on:
			flags = append(flags, "--"+s.Flag)
		default:
			flags = append(flags, "--no-"+s.Flag)
		}
	}
	return append(flags, strings.Fields(t.Flags)...)
}
