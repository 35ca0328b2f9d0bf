package solver

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
)

// Open returns the solver that spec names. "yices" is the library. "portfolio" races yices and z3, and "portfolio:A,B" other solvers. "z3",
// "yices-smt2" and the like are programs: Options.Find looks them up, and they are started with the arguments they need. Anything else that
// contains a blank or a slash is a command line, which is split at blanks (quotes and backslashes work; there is no shell). Open finds the solver,
// but does not start it.
func Open(spec string, opt Options) (Solver, error) {
	spec = strings.TrimSpace(spec)
	if spec == "yices" {
		return openNative(opt)
	}
	if spec == "portfolio" || strings.HasPrefix(spec, "portfolio:") {
		return openPortfolio(spec, opt)
	}
	words, err := splitCommand(spec)
	if err != nil {
		return nil, fmt.Errorf("solver %q: %w", spec, err)
	}
	if len(words) == 0 {
		return nil, errors.New("solver: empty name")
	}
	p := &process{spec: spec, opt: opt, oneShot: words[1:], incremental: words[1:]}
	if args, ok := known[filepath.Base(words[0])]; ok && len(words) == 1 {
		p.oneShot, p.incremental = args.oneShot, args.incremental
	}
	if strings.ContainsRune(words[0], filepath.Separator) {
		p.path, err = filepath.Abs(words[0])
		if err == nil {
			err = isExecutable(p.path)
		}
	} else {
		p.path, err = opt.find(words[0])
	}
	if err != nil {
		return nil, fmt.Errorf("solver %q: %w", spec, err)
	}
	return p, nil
}

// openPortfolio reads "portfolio" (yices and z3) or "portfolio:A,B,…".
func openPortfolio(spec string, opt Options) (Solver, error) {
	names := []string{"yices", "z3"}
	if _, list, ok := strings.Cut(spec, ":"); ok {
		names = strings.Split(list, ",")
	}
	p := &portfolio{spec: spec}
	for _, n := range names {
		if strings.HasPrefix(n, "portfolio") {
			return nil, fmt.Errorf("solver %q: a portfolio inside a portfolio", spec)
		}
		s, err := Open(n, opt)
		if err != nil {
			return nil, err
		}
		p.members = append(p.members, s)
	}
	return p, nil
}
