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

// proc is a procedure (docs/procedures.md): what is no line of the rule book.
type proc int

const (
	procRanges proc = iota
	procFew
	procDiagrams
	procRefuter
	procPruning
	procReplacing
	procUnfolding
	procNarrow
	procPurifying
	numProcs
)

// procNames are the names under which Stats counts them.
var procNames = [numProcs]string{"ranges", "few values", "decision diagrams", "refuter", "pruning", "replacing", "unfolding reads", "narrow sums", "purifying"}

// ruleProcs are the procedures behind rules: an application of the rule is one of the procedure.
var ruleProcs = map[string]string{
	"eq-sums": "sums", "lt-sums": "sums", "eq-products": "sums", "eq-products-cut": "sums", "eq-xors": "sums", "eq-congruent": "sums",
	"eq-permuted": "permutations", "lt-permuted": "permutations",
	"concat-rejoin": "cached cuts", "concat-rejoin-high": "cached cuts",
}

// did counts an application: something was found.
func (r *Rewriter) did(p proc) { r.procs[p]++ }

// procedureCounts are the applications of procedures by name; those never applied are left out.
func (r *Rewriter) procedureCounts() map[string]int {
	out := map[string]int{}
	r.procs[procRanges] = r.ranges.narrow
	for p, n := range r.procs {
		if n > 0 {
			out[procNames[p]] = n
		}
	}
	for i, n := range r.counts {
		if name := ruleProcs[r.rules.all[i].Name]; name != "" && n > 0 {
			out[name] += n
		}
	}
	return out
}
