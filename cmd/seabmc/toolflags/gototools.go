package toolflags

// Flags of goto-cc, goto-instrument and goto-analyzer. Users of CBMC pass them in the steps that lead to a check. seabmc has only one step.

const (
	oneStep    = "seabmc checks C sources in one step; give it all files and flags at once"
	seeCalls   = "calls through pointers go to the functions that the pointer may point to; nothing needs to be removed"
	seeBodies  = "a function without a body returns any value; write one in C if it should do more"
	seeGraph   = "seabmc ir FILE prints the program, --cover tells which functions are reached"
	notAnalyse = "programs are checked, not analysed; --all-properties gives each property a status"
)

func gotoFlags() map[string]Flag {
	t := flagTable{"goto-instrument", map[string]Flag{}}
	t.refused("native-compiler= native-linker= native-assembler= goto-cc print-rejected-preprocessed-source= add-library mangle-suffix=", oneStep)
	t.refused("value-set-fi-fp-removal", seeCalls)
	t.refused("function-pointer-restrictions-file= function-pointers-restrictions-file=", "give each of its lists as --restrict-function-pointer=CALL/FUNCTION,…")
	t.refused("generate-function-body= generate-function-body-options= generate-havocing-body= undefined-function-is-assume-false remove-calls-no-body", seeBodies)
	t.refused("replace-calls= splice-call= insert-final-assert-false= model-argc-argv= nondet-volatile-variable= nondet-volatile-model= stack-depth= interrupt= isr= concurrency "+
		"race-check check-invariant= accelerate unwindset-file= loop-contracts-no-unwind loop-contracts-file= no-loop-contracts skip-loops=", "it is not supported; change the source")
	t.refused("call-graph show-call-graph reachable-call-graph dot show-class-hierarchy unreachable-functions reachable-functions unreachable-instructions list-calls-args "+
		"print-path-lengths document-claims-html document-claims-latex document-properties-html document-properties-latex print-internal-representation show-natural-loops "+
		"show-lexical-loops show-struct-alignment show-threaded show-uninitialized show-locations show-dependence-graph show-value-sets show-local-bitvector-analysis "+
		"show-custom-bitvector-analysis show-escape-analysis show-global-may-alias show-intervals show-symex-strategies show-array-constraints", seeGraph)
	t.refused("intervals constants dependence-graph non-null vsd variable-sensitivity three-way-merge ahistorical recursive-interprocedural taint= show-taint show verify simplify= "+
		"havoc-loops step-case", notAnalyse)
	t.each("remove-function-pointers remove-const-function-pointers inline partial-inline no-caching constant-propagator ensure-one-backedge-per-target trace-json-extended "+
		"function-inline= log= slice-global-inits aggressive-slice render-cluster-file= string-non-empty "+
		"no-system-headers use-all-headers", Flag{})
	return t.flags
}
