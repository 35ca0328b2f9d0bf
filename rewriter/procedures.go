package rewriter

// Procedure cached cuts.
//
//   - Takes: a concatenation of which one part is an extract of a term (the lines concat-rejoin and concat-rejoin-high, whose condition is "by cache").
//   - Returns: nothing, or a longer extract of that term, equal to the concatenation: the other part is what the neighbouring bits of the term were simplified to before.
//   - Bounds: one look into the cache of the engine.
//   - Gives up: what was not simplified before, or to something else, stays. So the result depends on what was built before, its value does not.
//   - Recursion: none.
//   - Counted: cached cuts
//   - Tests: TestContractCuts

// ruleProcs names the procedures behind rules: each application of the rule is an application of the procedure.
var ruleProcs = map[string]string{
	"eq-sums": "sums", "lt-sums": "sums", "eq-products": "sums", "eq-products-cut": "sums", "eq-xors": "sums", "eq-congruent": "sums",
	"eq-permuted": "permutations", "lt-permuted": "permutations",
	"concat-rejoin": "cached cuts", "concat-rejoin-high": "cached cuts",
}

// procedureCounts returns how often each procedure was applied, by name. Procedures that were never applied are left out.
func (r *Rewriter) procedureCounts() map[string]int {
	out := r.log.Counts()
	add := func(name string, n int) {
		if n > 0 {
			out[name] += n
		}
	}
	add("ranges", r.ranges.Narrow())
	add("few values", r.ranges.Few())
	for i, n := range r.counts {
		if name := ruleProcs[r.rules.all[i].Name]; name != "" {
			add(name, n)
		}
	}
	return out
}
