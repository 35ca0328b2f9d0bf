package frontend

import (
	"context"

	"seabmc/frontend/clauses"
)

// CompileShared compiles the C files among files with the contracts of all functions, and keeps the results in opt.Shared. Other options are those of
// the runs, apart from Contract and Replaced.
func CompileShared(ctx context.Context, files []string, opt Options, all []clauses.Function) error {
	opt.Contract, opt.Replaced, opt.Checked, opt.Depends = "", nil, nil, nil
	for i := range all {
		if all[i].Contract {
			opt.together.Replaced = append(opt.together.Replaced, all[i].Name)
			if all[i].Body {
				opt.together.Enforced = append(opt.together.Enforced, all[i].Name)
			}
		}
	}
	l := &loader{opt: opt}
	defer l.cleanup()
	_, err := inParallel(len(files), func(i int) (struct{}, error) {
		if kind, err := kindOf(files[i]); err != nil || kind != "c" {
			return struct{}{}, err
		}
		one := &loader{opt: opt.ForFile(files[i]), parent: l}
		_, err := one.compile(ctx, files[i])
		return struct{}{}, err
	})
	return err
}
