package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fatih/color"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/ir"
)

// coverage lists the goals and inputs for the goals that are reached. The last line says how many goals there are.
func (p *printer) coverage(r *bmc.Result, o TextOptions) {
	p.warnings(r)
	for i := range r.Properties {
		if pr := &r.Properties[i]; pr.Check.Kind == ir.CheckCover {
			p.line("%s:%d:%d: [%s] %s: %s", pr.Pos.File, pr.Pos.Line, pr.Pos.Col, pr.Check.ID, pr.Check.Msg, colored(o.Color, goalColor[pr.Status], string(pr.Status)))
		}
	}
	for i, t := range testsOf(r) {
		inputs := strings.Join(t.inputs, "; ")
		if inputs == "" {
			inputs = "no inputs"
		}
		p.line("test %d: %s (%s)", i+1, inputs, strings.Join(t.goals, ", "))
	}
	p.summary(r, o)
	for _, n := range o.Notes {
		p.line("%s", n)
	}
	goals, reached, open := r.Coverage()
	unknown := ""
	if open > 0 {
		unknown = fmt.Sprintf(", %d unknown", open)
	}
	p.line("** %d of %d covered (%.1f%%)%s", reached, goals, 100*float64(reached)/float64(max(goals, 1)), unknown)
}

var goalColor = map[bmc.Status]color.Attribute{bmc.StatusReached: color.FgGreen, bmc.StatusUnreached: color.FgRed, bmc.StatusUndetermined: color.FgYellow,
	bmc.StatusTimeout: color.FgYellow, bmc.StatusOutOfMemory: color.FgYellow}

// test holds inputs that reach goals.
type test struct {
	inputs []string
	goals  []string
}

// testsOf returns inputs that reach all reached goals. It leaves out lists of inputs that are the beginning of others.
func testsOf(r *bmc.Result) []test {
	var all []test
	for i := range r.Properties {
		p := &r.Properties[i]
		if p.Status == bmc.StatusReached && p.Trace != nil {
			all = append(all, test{inputsOf(p.Trace), []string{p.Check.ID}})
		}
	}
	slices.SortStableFunc(all, func(a, b test) int { return slices.Compare(a.inputs, b.inputs) })
	// A list that is the beginning of others comes right before them.
	var tests []test
	for _, t := range all {
		if n := len(tests); n > 0 && begins(tests[n-1].inputs, t.inputs) {
			tests[n-1].inputs = t.inputs
			tests[n-1].goals = append(tests[n-1].goals, t.goals...)
		} else {
			tests = append(tests, t)
		}
	}
	for i := range tests {
		slices.Sort(tests[i].goals)
	}
	return tests
}

func begins(part, whole []string) bool {
	return len(part) <= len(whole) && slices.Equal(part, whole[:len(part)])
}

// inputsOf returns the inputs of a trace, each as an assignment.
func inputsOf(t *cex.Trace) []string {
	var inputs []string
	for i := range t.Steps {
		if s := &t.Steps[i]; s.Input > 0 {
			inputs = append(inputs, s.Name+" = "+s.Value)
		}
	}
	return inputs
}
