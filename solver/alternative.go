package solver

import "strings"

// yicesOther is Yices with another search engine: formulas become clauses as a whole,
// which are simplified by eliminating variables before the search. It knows neither
// arrays nor assumptions. Where the default engine takes long, it is often fast, and
// the other way round.
var yicesOther = []string{"--delegate=y2sat"}

// Alternative is a solver of the same make as spec that searches in another way: for
// single questions that spec has not answered for a while. It is nil if there is none,
// or if its program is not installed.
func Alternative(spec string, opt Options) Solver {
	if s := strings.TrimSpace(spec); s != "yices" && s != "yices-smt2" {
		return nil
	}
	path, err := opt.find("yices-smt2")
	if err != nil {
		return nil
	}
	opt.Mode = ModeOneShot
	return &process{spec: "yices-smt2 " + strings.Join(yicesOther, " "), path: path, opt: opt, oneShot: yicesOther}
}
