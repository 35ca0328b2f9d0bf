package solver

import "strings"

// yicesOther is Yices with another search engine: formulas become clauses as a whole,
// which are simplified by eliminating variables before the search. It knows neither
// arrays nor assumptions. Where the default engine takes long, it is often fast, and
// the other way round.
var yicesOther = []string{"--delegate=y2sat"}

// z3Other is Z3 with its SMT core, where it would turn formulas of bit-vectors into clauses and
// leave the rest to its SAT solver.
var z3Other = []string{"-in", "-smt2", "tactic.default_tactic=smt", "smt.relevancy=0"}

// Alternative returns a solver of the same make as spec that searches in another way, for single questions that spec has not answered for a
// while. It is nil if there is none, or if its program is not installed.
func Alternative(spec string, opt Options) Solver {
	var name string
	var args []string
	switch strings.TrimSpace(spec) {
	case "yices", "yices-smt2":
		name, args = "yices-smt2", yicesOther
	case "z3":
		name, args = "z3", z3Other
	default:
		return nil
	}
	path, err := opt.find(name)
	if err != nil {
		return nil
	}
	opt.Mode = ModeOneShot
	return &process{spec: name + " " + strings.Join(args, " "), path: path, opt: opt, oneShot: args}
}
