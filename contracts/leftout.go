package contracts

import (
	"context"
	"fmt"
	"io"
	"slices"

	"seabmc/frontend/clauses"
	"seabmc/mutate"
)

// A function may keep its contract without something that the contract requires, and those that call the function may not need all that the contract ensures.

// Needless is a clause that was left out.
type Needless struct {
	clauses.Clause
	Status Status // Proved: everything that was proved with the clause is proved without it
	asked  []*Outcome
}

// LeaveOut leaves out up to n clauses of each contract, one at a time: those that a proved function requires, and those that are ensured to proved callers.
func (p *Prover) LeaveOut(ctx context.Context, outs []Outcome, n int) (list []Needless) {
	for i := range outs {
		o := &outs[i]
		for _, c := range mutate.Spread(o.Clauses, n) {
			l := Needless{Clause: c}
			for k := range outs {
				x := &outs[k]
				if x.Status == Proved && (c.Name == "requires" && x == o || c.Name == "ensures" && slices.Contains(x.RestsOn, o.Name)) {
					l.asked = append(l.asked, x)
				}
			}
			if len(l.asked) > 0 {
				list = append(list, l)
			}
		}
	}
	p.each(len(list), func(i int) { list[i].Status = p.without(ctx, &list[i]) })
	return list
}

// without asks about the functions that may need a clause, until one does.
func (p *Prover) without(ctx context.Context, l *Needless) Status {
	for _, o := range l.asked {
		if ctx.Err() != nil {
			return Open
		}
		if s := p.Ask(ctx, Question{Function: o.Name, Replaced: o.RestsOn, Checked: o.Bodies, LeftOut: l.LeftOut.String()}).Status; s != Proved {
			return s
		}
	}
	return Proved
}

// NeedlessTable prints which clauses could be dropped.
func NeedlessTable(w io.Writer, list []Needless) {
	n := map[Status]int{}
	for i := range list {
		n[list[i].Status]++
	}
	fmt.Fprintf(w, "%d clauses left out: %d needed, %d not needed, %d without an answer\n", len(list), n[Failed], n[Proved], n[Open])
	for i := range list {
		l := &list[i]
		if l.Status != Proved {
			continue
		}
		who := l.Function + " keeps its contract"
		if l.Name == "ensures" {
			who = "all callers of " + l.Function + " keep theirs"
		}
		fmt.Fprintf(w, "  %s:%d: %s without %s(%s)\n", l.File, l.Line, who, l.Name, l.Text)
	}
	fmt.Fprintln(w)
}
