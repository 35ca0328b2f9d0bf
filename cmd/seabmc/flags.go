package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/cmd/seabmc/toolflags"
	"seabmc/frontend"
	"seabmc/frontend/cache"
	"seabmc/frontend/clauses"
	"seabmc/ir"
	"seabmc/ir/lower/guarded"
	"seabmc/ir/lower/state"
	"seabmc/kit"
	"seabmc/memrep"
	"seabmc/prove"
)

// options is the parsed command line.
type options struct {
	cfg            bmc.Config
	showLoops      bool
	showProperties bool
	json           bool
	xml, jsonUI    bool // as CBMC prints it
	engine         prove.Engine
	showInvariants bool
	showSearch     bool
	validate       string // a witness
	trace          bool
	traceArg       string
	stats          string
	audit          auditFlags
	progress       string
	colorArg       string
	version        bool
	listMutants    string
	out            outputs
	contracts      contractFlags
	removals       []kit.Removal
	dependsOn      string   // file for the list of what the answer depends on
	notes          []string // about flags that were left out
}

const usage = `usage: seabmc [flags] FILE...          check C (.c), LLVM IR (.ll) or bitcode (.bc) files, linked together
       seabmc [flags] FILE.sea         check SEA-IR text, as seabmc ir prints it
       seabmc ir [flags] FILE...       print the program as SEA-IR
       seabmc vc [flags] FILE...       print the verification condition as SMT-LIB 2
       seabmc run [flags] [PROOF...]   run the proofs of seabmc.toml (seabmc run --help; docs/project.md)
       seabmc init [DIR]               write seabmc.toml for a folder
       seabmc cache stats|verify|prune manage the answers that seabmc run keeps
       seabmc worker|queue             run proofs that others send; run the server between them (docs/queue.md)
       seabmc install-links DIR        create the commands cbmc, goto-cc and goto-instrument there, for projects with CBMC's starter kit
       seabmc man DIR                  write the manual pages to this folder
       seabmc completion bash|zsh|fish print the completion script for a shell
       seabmc doctor                   show which tools are installed, and how to get what is missing
       seabmc version

The last line of the output is VERIFICATION SUCCESSFUL, FAILED or INCONCLUSIVE. Exit codes: 0 successful, 10 failed,
5 inconclusive, 1 wrong command line, 6 bad input, missing tool or internal error, 7 a step of the run is wrong (--audit).

Flags (to turn a check off, write no- before its name, as in --no-bounds-check):
`

// rawFlags holds the values of flags that the configuration does not take as they are.
type rawFlags struct {
	unwind, timeout, cpuLimit, memLimit, armArg string
	unwindset, covers, isystem                  []string
	part, alone                                 string
	noStandard, m64, stopOnFail                 bool
	loopContracts, termination                  bool
	maxUnwind                                   int
}

// flagSet returns the set of all flags of a check.
func flagSet(o *options, raw *rawFlags) *pflag.FlagSet {
	c := &o.cfg
	fs := pflag.NewFlagSet("seabmc", pflag.ContinueOnError)
	fs.SortFlags = false
	fs.SetOutput(os.Stderr)
	fs.Usage = func() {
		fmt.Print(usage)
		fs.SetOutput(os.Stdout)
		fs.PrintDefaults()
	}
	programFlags(fs, c, raw)
	o.contracts.flags(fs)
	loopFlags(fs, c, raw)
	semanticsFlags(fs, c, raw)
	propertyFlags(fs, o, raw)
	engineFlags(fs, o, raw)
	outputFlags(fs, o)
	return fs
}

// parseFlags reads the command line. It returns nil options after --help.
func parseFlags(args []string) (*options, error) {
	o, raw := &options{}, &rawFlags{}
	c, fs := &o.cfg, flagSet(o, raw)
	given := args
	args, like, err := inTheManner(args)
	if err != nil {
		return nil, errUsage{err}
	}
	args, notes, err := toolflags.Translate(args)
	if err != nil {
		return nil, errUsage{err}
	}
	args, clangArgs, wraps := compilerStyle(args)
	if err := toolflags.Parse(fs, args, like); err != nil {
		if errors.Is(err, pflag.ErrHelp) {
			return nil, nil
		}
		return nil, errUsage{fmt.Errorf("%w; %s", err, hint(fs, err))}
	}
	if err := givenValues(fs); err != nil {
		return nil, errUsage{err}
	}
	c.Files, o.notes = fs.Args(), append(notes, withoutEffect(fs)...)
	if c.Front.PerFile, err = ownFlagsOf(c.Files, c.Front.PerFile); err != nil {
		return nil, errUsage{err}
	}
	if like != "" {
		c.Like = checks.ToolLike(like).Name + " (--like=" + like + ")"
		o.out.like = like
	}
	c.Front.ClangArgs = clangArgs
	if wraps && !fs.Changed("signed-overflow-check") {
		c.Lower.SignedOverflow = false
	}
	c.Front.RemoveBodies = slices.DeleteFunc(c.Front.RemoveBodies, func(s string) bool {
		r, ok := kit.ParseRemoval(s)
		if ok {
			o.removals = append(o.removals, r)
		}
		return ok
	})
	settle(fs, o, raw)
	if err := validate(o, raw); err != nil {
		return nil, errUsage{errors.New(strings.ReplaceAll(err.Error(), "\n", "; "))}
	}
	o.trace = o.traceArg != ""
	if err := o.contracts.settle(fs, given); err != nil {
		return nil, errUsage{err}
	}
	if o.dependsOn != "" {
		c.Front.Depends = &cache.Depends{}
	}
	if err := o.out.finish(o, fs); err != nil {
		return nil, err
	}
	if err := checkTermination(o); err != nil {
		return nil, errUsage{err}
	}
	c.SolverOptions.MemoryLimit = c.MemoryLimit
	return o, nil
}

// programFlags registers the flags that say what the program is and how it is compiled.
func programFlags(fs *pflag.FlagSet, c *bmc.Config, raw *rawFlags) {
	fs.StringVar(&c.Lower.Function, "function", "main", "the function to check")
	fs.StringArrayVar(&c.Lower.Replaced, "replace-call-with-contract", nil, "replace calls of this function by its contract (may be given more than once)")
	fs.StringArrayVar(&c.Lower.Checked, "check-call-with-contract", nil, "at each call of this function, check what its contract requires, and run its body (may be given more than once)")
	fs.BoolVar(&raw.loopContracts, "apply-loop-contracts", false, "never unroll a loop that has an invariant; =false unrolls all (default: invariants are used where they suffice, unless --unwind is given)")
	fs.Var((*toolflags.OneFunction)(&c.Lower.Contract), "enforce-contract", "check this function against its contract at every call (__CPROVER_requires, ensures, assigns, frees)")
	macro := func(flag string) func(string) error {
		return func(s string) error {
			if s == "" {
				return errors.New("a value is missing")
			}
			c.Front.Macros = append(c.Front.Macros, flag+s)
			return nil
		}
	}
	fs.FuncP("define", "D", "define a macro", macro("-D"))
	fs.StringArrayVarP(&c.Front.Includes, "include-dir", "I", nil, "add a folder for #include")
	fs.FuncP("undefine", "U", "undefine a macro", macro("-U"))
	fs.StringArrayVar(&c.Front.IncludeFiles, "include", nil, "include this file before each source file (also -include)")
	fs.StringArrayVar(&raw.isystem, "isystem", nil, "add a system folder for #include (also -isystem)")
	fs.StringVar(&c.Front.Std, "std", "", "C standard for clang (also -std=)")
	c.Front.PerFile = map[string]frontend.FileOptions{}
	fs.Func("flags-for", "FILE:FLAG: compile this file with this flag as well (-D, -U, -I, -include, -isystem, -iquote, -idirafter, -imacros, -std=; may be given more than once)", func(s string) error { return flagsFor(c.Front.PerFile, s) })
	fs.BoolVar(&c.Front.M32, "m32", false, "compile for 32-bit x86 (also -m32, --32)")
	fs.BoolVar(&c.Front.M32, "32", false, "")
	fs.BoolVar(&raw.m64, "m64", false, "")
	fs.BoolVar(&raw.m64, "64", false, "")
	fs.StringArrayVar(&c.Front.RemoveBodies, "remove-function-body", nil, "ignore the body of this function, so that it returns any value; if several files define it, the one in the file of the checked function is kept; FILE:NAME names the definition in one file")
	fs.StringVar(&c.Front.Clang, "clang", "", "the clang to compile with")
}

// loopFlags registers the flags that bound loops and recursion.
func loopFlags(fs *pflag.FlagSet, c *bmc.Config, raw *rawFlags) {
	fs.StringVar(&raw.unwind, "unwind", "auto", "unroll loops and recursion at most N times; auto: until they end")
	fs.StringArrayVar(&raw.unwindset, "unwindset", nil, "bounds for individual loops: LOOP:N,... (--show-loops lists them)")
	fs.IntVar(&raw.maxUnwind, "max-unwind", 1000, "with --unwind=auto, stop unrolling a loop without a known bound after N rounds")
	fs.BoolVar(&c.Lower.UnrollPragmas, "unroll-pragmas", false, "take #pragma unroll N as the bound of its loop, as ESBMC does")
	fs.BoolVar(&c.Lower.RoundByRound, "round-by-round", false, "unroll every loop round by round, also one that moves a cursor through an input")
	fs.BoolVar(&c.Lower.PartialLoops, "partial-loops", false, "continue after a loop that was cut off at its bound")
}

// semanticsFlags registers the flags that say what is checked, and what C and its library may do.
func semanticsFlags(fs *pflag.FlagSet, c *bmc.Config, raw *rawFlags) {
	fs.String("like", "", "use the defaults of another tool: "+strings.Join(checks.ToolNames(), ", ")+" (docs/like.md)")
	fs.BoolVar(&raw.noStandard, "no-standard-checks", false, "check only assertions and loop bounds")
	checkFlags(fs, &c.Lower.Set)
	onOff(fs, &c.Lower.MallocMayFail, "malloc-may-fail", true, "malloc may return null")
	fs.BoolVar(&c.Lower.NondetVolatile, "nondet-volatile", false, "each read of a volatile object gives any value")
	fs.BoolVar(&c.Lower.NondetStatic, "nondet-static", false, "variables with static lifetime start with any value, unless they are const")
	fs.StringArrayVar(&c.Lower.Restricted, "restrict-function-pointer", nil, "CALL/FUNCTION,…: this call calls one of these functions, and fails if it calls any other; CALL is FUNCTION.function_pointer_call.N (may be given more than once)")
	fs.StringArrayVar(&c.Lower.RestrictedByName, "restrict-function-pointer-by-name", nil, "VARIABLE/FUNCTION,…: all calls through this pointer variable call one of these functions, and fail if they call any other; a local variable is FUNCTION::VARIABLE (may be given more than once)")
	fs.StringArrayVar(&c.Lower.StaticsKept, "nondet-static-exclude", nil, "as --nondet-static, but this variable starts as it is initialised: NAME or FILE:NAME (may be given more than once)")
	fs.StringArrayVar(&c.Lower.ErrorLabels, "error-label", nil, "check that no label of this name is reached")
	fs.BoolVar(&c.Lower.NoAssertions, "no-assertions", false, "do not check the program's own assertions")
	fs.BoolVar(&c.Lower.NoAssumptions, "no-assumptions", false, "ignore the program's own assumptions")
	fs.IntVar(&c.Lower.MaxArgs, "max-args", 0, "main gets at most N arguments (default 255)")
	fs.IntVar(&c.Lower.MaxString, "max-string", 0, "arguments and environment strings have at most N characters (default 131071)")
	fs.BoolFunc("malloc-fail-null", "the same as --malloc-may-fail, under CBMC's name", func(string) error { c.Lower.MallocMayFail = true; return nil })
}

// propertyFlags registers the flags that choose the properties and what is asked about them.
func propertyFlags(fs *pflag.FlagSet, o *options, raw *rawFlags) {
	c := &o.cfg
	fs.BoolVar(&c.AllProperties, "all-properties", false, "decide every property instead of stopping at the first failure")
	fs.BoolVar(&c.Vacuity, "vacuity", false, "also report for each property whether any execution reaches it (implies --all-properties)")
	fs.BoolVar(&c.VacuityOnly, "vacuity-only", false, "only report for each property whether any execution reaches it; prove nothing")
	fs.StringArrayVar(&raw.covers, "cover", nil, "find out which goals can be reached, and with which inputs; prove nothing. Goals (separated by commas): location, branch, assertion, cover")
	fs.BoolVar(&raw.stopOnFail, "stop-on-fail", false, "stop at the first failure (the default)")
	fs.StringArrayVar(&c.Properties, "property", nil, "check only the property with this id")
	fs.StringVar(&raw.alone, "case", "", "check only this case of the program, or say how to split it: whole or POINT=VALUE,… (for seabmc run --split-cases)")
	fs.StringVar(&raw.part, "part", "", "decide only the K-th of N parts of the properties: K/N (for seabmc run --split-properties)")
	fs.BoolVar(&raw.termination, "termination-check", false, "check only that each execution ends (docs/termination.md)")
	fs.BoolVar(&o.showProperties, "show-properties", false, "list the properties and exit")
	fs.BoolVar(&o.showLoops, "show-loops", false, "list the loops and exit")
}

// engineFlags registers the flags that say how the question is answered, and within which limits.
func engineFlags(fs *pflag.FlagSet, o *options, raw *rawFlags) {
	c := &o.cfg
	fs.StringVar((*string)(&o.engine), "engine", string(prove.Auto), "auto: unroll loops, and look for invariants of those that do not end soon; bmc: only unroll; prove: only look for invariants")
	fs.BoolVar(&o.showInvariants, "show-invariants", false, "print the invariants that were found as contracts for the source")
	fs.BoolVar(&o.showSearch, "show-search", false, "print to standard error what the search for invariants tries, keeps and drops, and why")
	fs.StringVar(&o.validate, "validate", "", "check the invariants in this SV-COMP witness of correctness (YAML), and the program with them")
	fs.StringVar(&c.VC.Mem, "mem", memrep.Default, "memory representation: "+strings.Join(memrep.Names(), ", "))
	fs.StringVar(&raw.armArg, "arm", "on", "address range maps of --mem=seam: on or off")
	fs.StringVar(&c.VC.StoreMap, "store-map", "on", "store-maps of --mem=seam: on, cached or off")
	fs.StringVar(&c.Solver, "solver", "yices", "yices (built in), yices-smt2, z3, portfolio (yices and z3 race), or a command that reads SMT-LIB 2")
	fs.BoolFunc("yices", "", func(string) error { c.Solver = "yices"; return nil })
	fs.BoolFunc("z3", "", func(string) error { c.Solver = "z3"; return nil })
	fs.IntVar(&c.ObjBits, "object-bits", 0, "how many bits of a pointer hold the number of its object (default 20; 10 with -m32)")
	fs.StringVar((*string)(&c.Cases), "case-split", string(bmc.CasesAuto), "check once for each value of an input that has only a few: auto (if the program is too hard otherwise), always or never")
	fs.BoolVar(&c.Cache, "cache", false, "remember proofs, so that no solver gets the same formula twice")
	fs.StringVar(&c.Front.CacheDir, "cache-dir", "", "keep compiled files, and proofs with --cache, in this folder")
	fs.StringVar(&raw.timeout, "timeout", "", "stop after this time, e.g. 30s, 2m, or 30 (seconds)")
	fs.StringVar(&raw.cpuLimit, "cpu-limit", "", "stop after this much processor time, whatever else the machine is doing")
	fs.StringVar(&raw.memLimit, "memory-limit", "", "limit the memory of seabmc and of the solvers it starts, e.g. 4G, 500M, or 500 (MiB)")
	fs.BoolVar(&c.Plain, "plain", false, "get a second opinion: turn off everything that makes seabmc fast, and ask Bitwuzla or z3 (slow)")
	fs.StringSliceVar(&c.Beside, "beside", nil, "ask these solvers the finished formula in one plain call each, to compare (see seabmc bench strategy)")
	fs.DurationVar(&c.BesideLimit, "beside-limit", time.Minute, "limit of each call of --beside in processor time")
	fs.DurationVar(&c.PlainLimit, "plain-limit", 0, "limit of --plain in processor time")
}

// outputFlags registers the flags for output. It hides those that only we have, and those of other tools that mean nothing here.
func outputFlags(fs *pflag.FlagSet, o *options) {
	c := &o.cfg
	fs.StringVar(&o.traceArg, "trace", "", "show the trace of a failure; --trace=full shows every step")
	fs.Lookup("trace").NoOptDefVal = "short"
	fs.BoolVar(&o.json, "json", false, "print the result as one JSON document")
	fs.BoolVar(&o.jsonUI, "json-ui", false, "print the result as CBMC's JSON; also with --show-properties, --show-loops and --cover")
	fs.BoolVar(&o.xml, "xml-ui", false, "print the result as CBMC's XML; also with --show-properties, --show-loops and --cover")
	fs.StringVar(&o.stats, "stats", "", "print statistics on standard error; --stats=json prints them as one line")
	fs.Lookup("stats").NoOptDefVal = "text"
	o.audit.flags(fs)
	fs.StringVar(&o.progress, "progress", "auto", "show progress: auto (on a terminal), on, off")
	fs.Lookup("progress").NoOptDefVal = "on"
	fs.StringVar(&o.colorArg, "color", "auto", "colour the output: auto (on a terminal), on, off")
	fs.BoolVar(&c.Lower.Account, "account-for-paths", false, "check that no execution is lost on the way to its end")
	fs.StringVar(&c.Mutate, "mutate", "", "change the program first: function:operator:n; with --all-contracts=true, a number: change each proved function in so many places, and list what its contract does not notice")
	fs.StringVar(&o.listMutants, "list-mutants", "", "list the mutants of a function and exit")
	o.out.flags(fs)
	fs.Func("leave-out-clause", "leave a clause out of a contract: FUNCTION:requires:N or FUNCTION:ensures:N (for --all-contracts --mutate)", func(s string) (err error) {
		c.Front.LeftOut, err = clauses.ParseLeftOut(s)
		return err
	})
	fs.StringVar(&o.dependsOn, "depends", "", "write what the answer depends on to this file (for seabmc run)")
	fs.StringVar(&c.Front.Shared, "shared", "", "a folder with compiled files (for --all-contracts)")
	fs.BoolVar(&o.version, "version", false, "print the version")
	for _, name := range []string{"slice-formula", "drop-unused-functions", "reachability-slice", "no-built-in-assertions"} {
		fs.Bool(name, false, "")
		_ = fs.MarkHidden(name)
	}
	for _, name := range []string{"32", "64", "m64", "yices", "z3", "account-for-paths", "plain-limit", "depends", "shared", "beside", "beside-limit", "part", "case", "leave-out-clause"} {
		_ = fs.MarkHidden(name)
	}
}

// settle sets the parts of the configuration that depend on several flags together.
func settle(fs *pflag.FlagSet, o *options, raw *rawFlags) {
	c := &o.cfg
	c.Vacuity = c.Vacuity || c.VacuityOnly
	c.AllProperties = c.AllProperties || c.Vacuity
	c.VCOnly = o.showProperties
	c.Lower.NondetStatic = c.Lower.NondetStatic || len(c.Lower.StaticsKept) > 0
	if len(raw.covers) > 0 {
		c.AllProperties = true
		c.Only = func(k ir.Check) bool { return k.Kind == ir.CheckCover }
		if raw.unwind != "auto" && !fs.Changed("unwinding-assertions") { // a bound is one on what is looked at
			c.Lower.UnwindingAssertions = false
		}
	}
	c.AllProperties = c.AllProperties || o.xml || o.jsonUI // as CBMC decides all
	if raw.stopOnFail {
		c.AllProperties = false
	}
	for _, d := range raw.isystem {
		c.Front.ClangArgs = append(c.Front.ClangArgs, "-isystem", d)
	}
	if c.Lower.NoAssertions {
		c.Front.Macros = append(c.Front.Macros, "-DNDEBUG")
	}
	settleChecks(fs, &c.Lower.Set, raw.noStandard)
	c.Front.Set = c.Lower.Set
	c.Front.Lifetimes = true
	c.Front.Roots = append([]string{c.Lower.Function}, guarded.CalledByAccesses...)
	c.Front.Replaced, c.Front.Checked = c.Lower.Replaced, c.Lower.Checked
	for _, name := range slices.Concat(c.Lower.Replaced, c.Lower.Checked) {
		c.Front.Roots = append(c.Front.Roots, clauses.InsteadPrefix+name)
	}
	c.Front.LoopContractsAsked = raw.loopContracts
	c.Front.LoopContracts = raw.loopContracts || !fs.Changed("apply-loop-contracts") && raw.unwind == "auto" && len(raw.unwindset) == 0
	if c.Lower.Contract != "" {
		c.Front.Contract = c.Lower.Contract
		c.Front.Roots = append(c.Front.Roots, clauses.ContractPrefix+c.Lower.Contract)
	}
	c.Lower.MaxUnwind = raw.maxUnwind
	if raw.termination {
		c.Lower.Termination = state.Ending
	}
}

// validate reads values that are more than a word or a number, and rejects those that make no sense.
func validate(o *options, raw *rawFlags) error {
	c := &o.cfg
	unrolls := o.engine != prove.Prove && !o.contracts.all && o.validate == ""
	return errors.Join(
		parseUnwind(raw.unwind, &c.Lower.Unwind),
		parseGoals(raw.covers, &c.Lower.Goals),
		parseUnwindSet(strings.Join(raw.unwindset, ","), &c.Lower.UnwindSet),
		parseOnOff("arm", raw.armArg, &c.VC.ARM),
		oneOf("mem", c.VC.Mem, memrep.Names()...),
		oneOf("store-map", c.VC.StoreMap, "on", "cached", "off"),
		oneOf("case-split", string(c.Cases), string(bmc.CasesAuto), string(bmc.CasesAlways), string(bmc.CasesNever)),
		oneOf("engine", string(o.engine), string(prove.Auto), string(prove.BMC), string(prove.Prove)),
		oneOf("stats", o.stats, "", "text", "json"),
		oneOf("audit", o.audit.form, "", "text", "json"),
		oneOf("trace", o.traceArg, "", "short", "full"),
		oneOf("progress", o.progress, "auto", "on", "off"),
		oneOf("color", o.colorArg, "auto", "on", "off"),
		parseTimeout("timeout", raw.timeout, &c.Timeout),
		parseTimeout("cpu-limit", raw.cpuLimit, &c.CPULimit),
		checkObjBits(c.ObjBits, c.Front.M32),
		parseSize(raw.memLimit, &c.MemoryLimit),
		c.SetPart(raw.part, unrolls),
		c.SetAlone(raw.alone, unrolls),
	)
}
