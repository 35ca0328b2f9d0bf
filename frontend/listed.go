package frontend

import (
	"context"
	"strings"

	"seabmc/frontend/clauses"
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
