package main

import (
	"context"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"seabmc/bench"
)

// strategyFlags holds the flags of bench strategy.
type strategyFlags struct {
	beside []string
	limit  time.Duration
	worst  int
}

func (f *strategyFlags) flags(fs *pflag.FlagSet) {
	fs.StringSliceVar(&f.beside, "beside", []string{"yices", "z3", "bitwuzla"}, "strategy: solvers that are called once each on the finished formula")
	fs.DurationVar(&f.limit, "beside-limit", time.Minute, "strategy: processor time for each of these calls")
	fs.IntVar(&f.worst, "worst", 30, "strategy: how many rows to print, starting with those that lose most to the first solver")
}

// runStrategy compares how runs solve their finished formulas with plain calls of solvers on them. The arguments are those of audit.
func (o *benchOptions) runStrategy(ctx context.Context, args []string) (int, error) {
	tasks, setups, err := o.oneSetup(args)
	if err != nil {
		return 0, err
	}
	setups[0].Extra = append(o.extra[:len(o.extra):len(o.extra)], "--beside="+strings.Join(o.strategy.beside, ","), fmt.Sprintf("--beside-limit=%v", o.strategy.limit))
	outs, err := o.journaled(ctx, "strategy", tasks, setups)
	if err != nil {
		return 0, err
	}
	s, err := bench.Strategies(outs, o.strategy.beside)
	if err != nil {
		return 0, err
	}
	s.Write(os.Stdout, o.strategy.worst)
	return 0, nil
}
