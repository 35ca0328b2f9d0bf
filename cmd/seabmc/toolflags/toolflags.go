// Package toolflags translates the flags of other checkers and of compilers.
//
// In: a command line for CBMC, ESBMC or a tool in SV-COMP. Out: the same command line with
// the flags of seabmc, or the reason why a flag is not supported.
package toolflags

import (
	"errors"
	"fmt"
	"strings"
)

// All lists these flags. A flag is replaced by one with the same meaning, or left out if it changes how the tool works but not what is checked, or
// rejected with a reason.
var All = func() map[string]Flag {
	flags := map[string]Flag{}
	for _, t := range []func() map[string]Flag{svCompFlags, gotoFlags, esbmcFlags, cbmcFlags} { // of two of one name, CBMC's counts
		for name, f := range t() {
			flags[name] = f
		}
	}
	return flags
}()

// Translate replaces the flags in All. notes says what was left out.
func Translate(args []string) (out, notes []string, err error) {
	for i := 0; i < len(args); i++ {
		name, isFlag := strings.CutPrefix(args[i], "--")
		name, value, joined := strings.Cut(name, "=")
		if name == "property" && !joined && i+1 < len(args) && strings.HasSuffix(args[i+1], ".prp") || name == "property" && strings.HasSuffix(value, ".prp") {
			name = "propertyfile" // as SV-COMP's tools have it
		}
		f, known := All[name]
		if args[i] == "-o" {
			return nil, nil, errors.New("-o is a flag of goto-cc: " + oneStep)
		}
		if args[i] == "--" {
			return append(out, args[i:]...), notes, nil
		}
		if !isFlag || !known {
			out = append(out, args[i])
			continue
		}
		if f.Value && !joined {
			if i++; i == len(args) {
				return nil, nil, fmt.Errorf("--%s: a value is missing", name)
			}
			value = args[i]
		}
		if ours, ok := plainValues[name+"="+value]; ok {
			if ours != "" {
				out = append(out, ours)
			}
			continue
		}
		switch {
		case f.Refused != "":
			return nil, nil, fmt.Errorf("--%s is a flag of %s: %s", name, f.Tool, f.Refused)
		case f.Note != "":
			notes = append(notes, fmt.Sprintf("--%s (a flag of %s) is ignored: %s", name, f.Tool, f.Note))
		default:
			for _, flag := range strings.Fields(f.Becomes) {
				out = append(out, "--"+strings.Replace(flag, "%s", value, 1))
			}
		}
	}
	return out, notes, nil
}

// plainValues lists values of rejected flags that are accepted, because they state what is true anyway or because we have a flag for them.
var plainValues = map[string]string{
	"arch=i386": "--32", "arch=x86_64": "", "os=linux": "", "mm=sc": "",
	"default-solver=boolector": "", "default-solver=bitwuzla": "", "default-solver=mathsat": "", "default-solver=cvc4": "", "default-solver=cvc5": "",
	"default-solver=cvc": "", "default-solver=smtlib": "",
	"data-model=ILP32": "--32", "data-model=LP64": "--64", "architecture=32bit": "--32", "architecture=64bit": "--64",
}

const (
	noThreads = "threads are not supported"
	seeIR     = "seabmc ir FILE prints the program that is checked"
	seeVC     = "seabmc vc FILE prints the verification condition as SMT-LIB 2"
	seeReach  = "--vacuity tells which properties are reached"
	ourSolver = "choose a solver with --solver: yices (the default), z3, or any command that reads SMT-LIB 2"
)

// svCompFlags returns the flags with which tools in SV-COMP are given the parts of a task.
func svCompFlags() map[string]Flag {
	t := flagTable{"tools in SV-COMP", map[string]Flag{}}
	t.becomes("propertyfile=", "prp=%s")
	t.becomes("spec=", "prp=%s")
	t.refused("data-model= architecture=", "the models of data are ILP32 and LP64: --32 and --64")
	return t.flags
}

func cbmcFlags() map[string]Flag {
	t := flagTable{"CBMC", map[string]Flag{}}
	for name, ours := range map[string]string{
		"c89": "std=c89", "c99": "std=c99", "c11": "std=c11", "c17": "std=c17", "c23": "std=c2x",
		"i386-linux": "32", "ILP32": "32", "LP64": "64", "lp64": "64",
		"compact-trace": "trace", "stack-trace": "trace", "graphml-witness=": "witness-graphml=%s", "yaml-witness=": "witness=%s",
		"unwind-max=": "max-unwind=%s", "no-malloc-fail-null": "no-malloc-may-fail", "malloc-fail-assert": "no-malloc-may-fail allocation-size-check",
		"show-claims": "show-properties", "all-claims": "all-properties", "claim=": "property=%s", "entry=": "function=%s", "dfcc=": "function=%s",
		"external-smt2-solver=": "solver=%s", "incremental-smt2-solver=": "solver=%s",
	} {
		t.becomes(name, ours)
	}
	t.becomes("export-file-local-symbols", "femit-all-decls") // or clang leaves out static functions that their file does not call
	t.refused("preprocess test-preprocessor", "clang -E FILE prints the preprocessed file")
	t.refused("program-only dump-c show-goto-functions show-goto-symex-steps list-goto-functions show-symbol-table show-parse-tree list-symbols", seeIR)
	t.refused("show-vcc show-byte-ops dimacs outfile= dump-smt-formula=", seeVC)
	t.refused("symex-coverage-report= show-reachable-properties", seeReach)
	t.refused("localize-faults error-explanation", "the trace marks what the failure depends on (--trace, --html=FILE)")
	t.refused("xml-interface json-interface", "--json prints the result for machines")
	t.ignored("external-sat-solver=", ourSolver)
	t.refused("existing-coverage=", "coverage is not measured")
	t.ignored("unwind-min= incremental-loop=", "--unwind=auto unrolls as far as needed")
	t.refused("ignore-properties-before-unwind-min", "all rounds are checked")
	t.refused("depth=", "--unwind bounds loops and recursion, --timeout the time")
	t.refused("16 LP32 LLP64 ILP64 arch= os=", "the targets are --32 and --64 (x86 Linux); a .ll file may have another one")
	t.refused("win32 winx64 i386-win32 i386-macos ppc-macos", "the targets are --32 and --64 (x86 Linux); a .ll file may have another one")
	t.refused("big-endian", "only little-endian targets are supported")
	t.refused("round-to-zero round-to-plus-inf round-to-minus-inf", "floating-point numbers are rounded to nearest")
	t.refused("cpp98 cpp03 cpp11 cpp17", "C++ is checked as LLVM IR: clang++ -g -S -emit-llvm FILE")
	t.refused("mm=", noThreads)
	t.refused("havoc-undefined-functions", "a function without a body returns any value and changes nothing; write one in C if it should change more")
	t.refused("no-library", "functions that the files define are used instead of the library's")
	t.becomes("enforce-contract-rec=", "enforce-contract=%s replace-call-with-contract=%s")
	t.refused("nondet-static-matching=", "--nondet-static is for all variables; --nondet-static-exclude names those that should keep their value")
	t.refused("assert-to-assume string-abstraction ignore-unwinding-assertions mmio interpreter min-null-tree-depth= max-nondet-tree-depth= "+
		"symex-complexity-limit= symex-complexity-failed-child-loops-limit= export-symex-ready-goto= slice-by-trace= allow-pointer-unsoundness show-points-to", "it is not supported")
	t.ignored("cvc3 cvc4 cvc5 mathsat boolector bitwuzla opensmt cprover-smt2", ourSolver)
	t.each("gcc little-endian smt2 refine refine-arithmetic refine-arrays refine-strings arrays-uf-always arrays-uf-never beautify full-slice reachability-slice-fb "+
		"round-to-even round-to-nearest retain-trivial-checks validate-goto-model validate-ssa-equation validate-trace trace-hex trace-show-function-calls trace-show-code "+
		"no-self-loops-to-assumptions no-propagation no-simplify no-simplify-if no-sat-preprocessor no-array-field-sensitivity flush fpa no-pretty-names verbose "+
		"ignore-nonselected-main show-test-suite standard-checks cover-failed-assertions symex-cache-dereferences static-link paths= "+
		"verbosity= sat-solver= timestamp= max-field-sensitivity-array-size= write-solver-stats-to= string-printable pretty-names sat-preprocessor built-in-assertions no-refine", Flag{})
	return t.flags
}

func esbmcFlags() map[string]Flag {
	t := flagTable{"ESBMC", map[string]Flag{}}
	for name, ours := range map[string]string{
		"overflow-check": "signed-overflow-check", "ub-shift-check": "undefined-shift-check", "no-align-check": "no-alignment-check",
		"force-malloc-success": "no-malloc-may-fail", "force-realloc-success": "no-malloc-may-fail", "multi-property": "all-properties",
		"memlimit=": "memory-limit=%s", "witness-output=": "witness-graphml=%s", "witness-output-yaml=": "witness=%s",
		"incremental-bmc": "unwind=auto", "falsification": "unwind=auto", "max-k-step=": "max-unwind=%s", "unlimited-k-steps": "max-unwind=1000000000",
		"unwindsetname=": "unwindset=%s", "show-cex": "trace", "ssa-trace": "trace=full", "symex-trace": "trace=full", "symex-ssa-trace": "trace=full",
		"branch-coverage": "cover=branch", "assertion-coverage": "cover=assertion", "default-solver=": "solver=%s", "smtlib-solver-prog=": "solver=%s", "generate-html-report": "html=report.html",
		"branch-coverage-claims": "cover=branch", "branch-function-coverage": "cover=branch", "branch-function-coverage-claims": "cover=branch",
		"assertion-coverage-claims": "cover=assertion", "c-std=": "std=%s", "include-file=": "include=%s",
	} {
		t.becomes(name, ours)
	}
	t.ignored("k-induction k-induction-parallel", "loops are unrolled, not proved by induction; --unwind=auto unrolls as far as needed")
	t.refused("inductive-step base-case forward-condition bidirectional", "loops are unrolled, not proved by induction; --unwind=auto unrolls as far as needed")
	t.becomes("termination", "termination-check")
	t.ignored("deadlock-check data-races-check lock-order-check atomicity-check", noThreads+"; a program that starts one gets no verdict")
	t.ignored("no-vla-size-check", "--bounds-check covers the sizes of arrays")
	t.refused("binary= input-goto= input-file=", "programs are read as C, LLVM assembly or bitcode")
	t.refused("validate-violation-witness= k-path-coverage= loop-invariant-check", "it is not supported")
	t.refused("fixedbv ir", "numbers are those of the machine: two's complement and IEEE 754")
	t.refused("goto-functions-only symbol-table-only parse-tree-only", seeIR)
	t.refused("smt-formula-only smt-formula-too smt-during-symex output=", seeVC)
	t.refused("condition-coverage goto-coverage", "--cover=branch or --cover=location tells what is reached")
	t.refused("generate-testcase generate-json-report cex-output=", "--json prints the result for machines, --replay-dir=DIR keeps a program that runs the counterexample")
	t.refused("stack-limit= struct-fields-check malloc-zero-is-null loop-invariant validate-correctness-witness no-reachable-memory-leak double-assign-check", "it is not supported")
	t.ignored("mathsat boolector bitwuzla cvc cvc4 cvc5", ourSolver)
	t.ignored("k-step=", "--unwind=auto unrolls round by round")
	t.ignored("context-bound= round-robin incremental-cb symex-thread-guard", noThreads)
	t.each("floatbv bv fp2bv result-only quiet interval-analysis interval-analysis-dump add-symex-value-sets no-slice gcse goto-contractor cache-asserts smtlib "+
		"no-cex no-return-value-opt initialize-nondet-variables assign-param-nondet enable-core-dump tuple-sym-flattener tuple-node-flattener "+
		"array-flattener document-subgoals abort-on-error printf-check goto-unwind unlimited-goto-unwind slice-assumes simplex lazy cprover "+
		"no-abstracted-cpp-includes non-supported-models-as-zero log-message show-stacktrace no-color dump-loop-invariant file-output= warning= witness-producer= witness-programfile= multi-fail-fast=", Flag{})
	return t.flags
}
