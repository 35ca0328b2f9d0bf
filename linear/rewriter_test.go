package linear_test

import (
	"seabmc/linear"
	"seabmc/rewriter"
	"seabmc/term"
)

func init() { linear.NewRewriter = func(t *term.Table) linear.Rewriting { return rewriter.New(t) } }
