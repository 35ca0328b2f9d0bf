package solver

import "strings"

// yicesOther is Yices with another search engine. It turns formulas into clauses as a whole, and simplifies the clauses by eliminating variables
// before the search. It supports neither arrays nor assumptions. When the default engine takes long, this one is often fast, and vice versa.
var yicesOther = []string{"--delegate=y2sat"}

// z3Other is Z3 with its SMT core. By default, Z3 would turn formulas of bit-vectors into clauses and leave the rest to its SAT solver.
var z3Other = []string{"-in", "-smt2", "tactic.default_tactic=smt", "smt.relevancy=0"}

// Alternative returns a solver of the same make as spec that searches in another way. It is meant for single questions that spec has not answered
// for a while. The result is nil if there is no such solver, or if its program is not installed.
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
