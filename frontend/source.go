package frontend

import (
	"context"
	"slices"
	"strings"
)

// A file that clang cannot compile as it is, or that says by pragmas which checks it wants, is preprocessed, and the text changed: pragmas.go,
// cbmc.go and mend.go. The text keeps its lines, so that positions are those of the file.

// unknownPragma is in clang's warning about CBMC's pragmas, and others that it does not know.
const unknownPragma = "[-Wunknown-pragmas]"

// source is the preprocessed text of a file.
type source struct {
	opt       *Options
	text      string
	contract  string // a clause that was read over, of those that are no part of an enforced contract
	contracts bool   // contracts were read
	changed   bool   // it is not what clang's preprocessor wrote
	switches  bool   // it switches checks
	mends     int
	declared  map[string]bool // functions before whose first prototype the structures in it were declared
}

// preprocessed is the text that clang's preprocessor makes of a file; args are those for compiling it.
func preprocessed(ctx context.Context, clang, file string, args []string) (string, error) {
	at := slices.Index(args, "-o") - 1
	pre := append(slices.Clone(args[:at]), "-E", args[at], "-o", "-")
	pre = slices.DeleteFunc(pre, func(s string) bool { return s == "-S" || s == "-emit-llvm" })
	out, diagnostics, err := run(ctx, clang, pre, "")
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	if err != nil {
		return "", compileError(file, clang, diagnostics, err)
	}
	return out, nil
}

// source preprocesses a file and rewrites what is CBMC's in it.
func (l *loader) source(ctx context.Context, clang, file string, args []string) (*source, error) {
	out, err := preprocessed(ctx, clang, file, args)
	if err != nil {
		return nil, err
	}
	s := &source{opt: &l.opt, text: out}
	if s.contracts = l.opt.readsContracts() || slices.Contains(args, keepsContracts); s.contracts {
		if l.opt.LoopContracts {
			if s.text, err = applyLoopContracts(s.text, l.opt.proposals(file), l.opt.Trial); err != nil {
				return nil, err
			}
		}
		if s.text, s.contract, err = applyContracts(s.text, file, &l.opt); err != nil {
			return nil, err
		}
	}
	if cbmcSyntax.MatchString(s.text) {
		s.text = rewriteCBMC(s.text)
	}
	if s.text, err = switchChecks(s.text); err != nil {
		return nil, err
	}
	s.switches = strings.Contains(s.text, checksMark)
	s.changed = s.text != out
	return s, nil
}

// flags turns the flags for the file into those for the text on standard input. Where checks are switched, clang puts in all that are
// wanted anywhere, and their handlers return: the lowering knows which of them count. Calls of memset and memmove then stay calls, since
// what the library checks is not switched.
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
		on := s.opt.pragmaSanitizers(s.text)
		if flags := on.sanitizerFlags(); len(flags) > 0 {
			out = append(out, flags...)
			out = append(out, "-fsanitize-recover=all")
		}
		out = append(out, "-fno-builtin-memset", "-fno-builtin-memmove")
	}
	return append(out, "-x", "cpp-output", "-", "-o", result)
}
