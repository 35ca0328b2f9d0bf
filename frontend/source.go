package frontend

import (
	"context"
	"slices"
	"strings"

	"seabmc/frontend/clauses"
	"seabmc/frontend/dialect"
	"seabmc/frontend/toolchain"
)

// A file that clang cannot compile as it is, or whose pragmas turn checks on and off, is preprocessed, and its text is changed by dialect, clauses and mend.go. The
// text keeps its lines, so that positions are those of the file.

// unknownPragma occurs in clang's warning about pragmas that it does not know, such as those of CBMC.
const unknownPragma = "[-Wunknown-pragmas]"

// source is the preprocessed text of a file.
type source struct {
	opt       *Options
	text      string
	contract  string // a clause that was ignored, since it does not belong to an enforced contract
	unrolled  string // the place of a loop that is unrolled in spite of its contract
	contracts bool   // contracts were read
	changed   bool   // it is not what clang's preprocessor wrote
	switches  bool   // it switches checks
	mends     int
	declared  map[string]bool // functions before whose first prototype the structures in it were declared
}

// preprocessed is the text that clang's preprocessor makes of a file; args are those for compiling it.
func preprocessed(ctx context.Context, clang, file string, args []string) (string, error) {
	at := slices.Index(args, "-o") - 1
	pre := slices.Concat(args[:at], []string{"-E", args[at], "-o", "-"}, args[at+3:]) // the last lists the files that are read
	pre = slices.DeleteFunc(pre, func(s string) bool { return s == "-S" || s == "-emit-llvm" })
	out, diagnostics, err := toolchain.Run(ctx, clang, pre, "")
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	if err != nil {
		return "", compileError(file, clang, diagnostics, err)
	}
	return out, nil
}

// sourceOr is src, or, if that is nil, the source of a file; nil if it cannot be read.
func (l *loader) sourceOr(ctx context.Context, src *source, clang, file string, args []string) *source {
	if src == nil {
		src, _ = l.source(ctx, clang, file, args)
	}
	return src
}

// source preprocesses a file and rewrites the constructs of CBMC in it.
func (l *loader) source(ctx context.Context, clang, file string, args []string) (*source, error) {
	out, err := preprocessed(ctx, clang, file, args)
	if err != nil {
		return nil, err
	}
	s := &source{opt: &l.opt, text: out}
	if s.contracts = l.opt.readsContracts() || slices.Contains(args, keepsContracts); s.contracts {
		if l.opt.LoopContracts {
			if s.text, s.unrolled, err = clauses.ReadLoops(s.text, l.opt.proposals(file), l.opt.Trial); err != nil {
				return nil, err
			}
		}
		if s.text, s.contract, err = clauses.ReadFunctions(s.text, file, l.opt.wanted()); err != nil {
			return nil, err
		}
	}
	s.text = dialect.Rewrite(s.text)
	if s.text, err = dialect.SwitchChecks(s.text); err != nil {
		return nil, err
	}
	s.switches = strings.Contains(s.text, dialect.ChecksMark)
	s.changed = s.text != out
	return s, nil
}

// flags turns the flags for the file into those for the text on standard input. If pragmas switch checks, clang inserts all checks that are wanted anywhere, and
// their handlers return; the lowering knows which of them count. Calls of memset and memmove then stay calls, since pragmas do not switch the checks of the library.
func (s *source) flags(args []string) []string { return s.flagsTo(args, "-") }

// flagsTo are flags for a result in a file.
func (s *source) flagsTo(args []string, result string) []string {
	at := slices.Index(args, "-o") - 1
	var out []string
	for i := 0; i < at; i++ {
		if args[i] == "-include" || args[i] == "-MF" {
			i++
		} else if args[i] != "-MD" {
			out = append(out, args[i])
		}
	}
	if s.switches {
		on := *s.opt
		for _, name := range dialect.SwitchedOn(s.text) {
			on.Turn(name, true)
		}
		if flags := on.sanitizerFlags(); len(flags) > 0 {
			out = append(out, flags...)
			out = append(out, "-fsanitize-recover=all")
		}
		out = append(out, "-fno-builtin-memset", "-fno-builtin-memmove")
	}
	return append(out, "-x", "cpp-output", "-", "-o", result)
}

var (
	notForMends  = []string{"-S", "-emit-llvm", "-o", "-"}
	diagnosisFor = []string{"-fsyntax-only", "-fno-caret-diagnostics", "-fdiagnostics-print-source-range-info", "-ferror-limit=0", "-Wno-everything"}
)

// diagnosisFlags are flags for a run of clang that only gives diagnostics, without some flags of the file.
func (s *source) diagnosisFlags(args []string, without ...string) []string {
	flags := slices.DeleteFunc(s.flags(args), func(f string) bool {
		return slices.Contains(notForMends, f) || slices.Contains(without, f) || f == "-c" || strings.HasPrefix(f, "-fsanitize")
	})
	return append(flags, diagnosisFor...)
}
