package contracts

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"strings"

	"seabmc/mutate"
	"seabmc/subprocess"
)

// A contract that a wrong function keeps as well as the right one says too little. So each proved function is changed in one place at a time, and the same question
// is asked again. What still keeps the contract is a bug that the contract would miss, or a change that makes no difference.

// Mutant is a change to a function.
type Mutant struct {
	Function string
	Name     string // for --mutate
	Place    string // file:line
	Change   string
	Status   Status // Proved: the contract does not notice it
	of       *Outcome
}

// Mutants lists the changes to a function. One of a library or of another file has none.
func (s *Seabmc) Mutants(ctx context.Context, function string) (out []Mutant) {
	cmd := subprocess.Command(ctx, s.Binary, append([]string{"--all-contracts=false", "--list-mutants=" + function}, s.Args...)...)
	list, err := cmd.Output()
	if err != nil {
		return nil
	}
	for _, line := range strings.Split(strings.TrimSpace(string(list)), "\n") {
		if f := strings.SplitN(line, "\t", 3); len(f) == 3 {
			out = append(out, Mutant{Function: function, Name: f[0], Place: f[1], Change: f[2]})
		}
	}
	return out
}

// Mutate asks about up to n changes of each proved function, evenly spread over it.
func (p *Prover) Mutate(ctx context.Context, outs []Outcome, n int, list func(context.Context, string) []Mutant) (asked []Mutant) {
	for i := range outs {
		if o := &outs[i]; o.Status == Proved {
			for _, m := range mutate.Spread(list(ctx, o.Name), n) {
				m.of = o
				asked = append(asked, m)
			}
		}
	}
	p.each(len(asked), func(i int) {
		m := &asked[i]
		if ctx.Err() == nil {
			m.Status = p.Ask(ctx, Question{Function: m.Function, Replaced: m.of.RestsOn, Checked: m.of.Bodies, Mutant: m.Name}).Status
		}
	})
	return asked
}

// MutantTable prints which changes the contracts do not notice.
func MutantTable(w io.Writer, asked []Mutant) {
	n := map[Status]int{}
	for i := range asked {
		n[asked[i].Status]++
	}
	fmt.Fprintf(w, "%d changes to proved functions: %d noticed, %d not noticed, %d without an answer\n", len(asked), n[Failed], n[Proved], n[Open])
	for _, s := range []struct {
		status Status
		head   string
	}{{Proved, "not noticed: the contract says too little, or the change makes no difference"}, {Open, "without an answer"}} {
		head := s.head + "\n"
		for i := range asked {
			if m := &asked[i]; cmp.Or(m.Status, Open) == s.status {
				fmt.Fprintf(w, "%s  %s: %s: %s (--mutate=%s)\n", head, m.Place, m.Function, m.Change, m.Name)
				head = ""
			}
		}
	}
	fmt.Fprintln(w)
}
