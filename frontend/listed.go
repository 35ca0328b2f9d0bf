package frontend

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/assembly"
	"seabmc/frontend/clauses"
	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
)

// Functions lists the functions of the C files among files, in the order of the text.
func Functions(ctx context.Context, files []string, opt Options) ([]clauses.Function, error) {
	l := &loader{opt: opt}
	defer l.cleanup()
	scans, err := inParallel(len(files), func(i int) (*clauses.FunctionScan, error) {
		if kind, err := kindOf(files[i]); err != nil || kind != "c" {
			return &clauses.FunctionScan{}, err
		}
		var s *clauses.FunctionScan
		err := toolchain.WithClang(ctx, l.opt.Clang, l.opt.Std, func(clang string, flags ...string) error {
			text, err := l.withContracts(ctx, clang, files[i], flags)
			if err == nil {
				s, err = clauses.ScanFunctions(text, files[i])
			}
			return err
		})
		return s, err
	})
	if err != nil {
		return nil, err
	}
	return clauses.Resolve(scans)
}

// findContract says what is missing, and where, if the function whose contract is enforced has no body or no contract.
func (l *loader) findContract(ctx context.Context, files []string, texts []*assembly.Text) error {
	if c := l.opt.LeftOut; c != nil && !slices.ContainsFunc(texts, func(t *assembly.Text) bool { return t.Contains(clauses.LeftOutMark) }) {
		return &fault.InputError{File: files[0], Msg: "--leave-out-clause " + c.String() + ": no contract that is used has this clause"}
	}
	if err := clauses.Agree(files, func(i int, p *regexp.Regexp) [][]string { return texts[i].Find(p) }); err != nil {
		return err
	}
	name := l.opt.Contract
	if name == "" || slices.ContainsFunc(texts, func(t *assembly.Text) bool { return t.Contains(clauses.ContractPrefix + name) }) {
		return nil
	}
	all, err := Functions(ctx, files, l.opt)
	k := slices.IndexFunc(all, func(f clauses.Function) bool { return f.Name == name })
	if err != nil || k < 0 {
		return err
	}
	missing := "no file both defines the function and declares its contract"
	if !all[k].Body {
		missing = "no file defines the function"
	} else if !all[k].Contract {
		missing = "no file declares a contract of the function"
	}
	return &fault.InputError{File: all[k].File, Line: all[k].Line, Msg: "--enforce-contract " + name + ": " + missing}
}

// withContracts is the preprocessed text of a file, with the clauses of contracts.
func (l *loader) withContracts(ctx context.Context, clang, file string, flags []string) (string, error) {
	support, err := l.supportDir()
	if err != nil {
		return "", err
	}
	args := append([]string{keepsContracts}, l.arguments(support, flags)...)
	if strings.HasPrefix(file, "-") {
		file = "./" + file
	}
	return preprocessed(ctx, clang, file, append(args, file, "-o", "-"))
}
