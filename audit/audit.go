// Package audit has the steps of a run judged by a solver that the run does not use.
//
// In: each application of a rewrite rule (rewriter.Trace), and what procedures claim (rewriter.Auditor). Out: a Report that
// counts, for each of them, what was proved, what the solver did not decide, and what it refuted. Terms are written as
// SMT-LIB 2 by this package itself (scribe.go); of the rewriter it takes only ranges, which are claims too. Questions are
// answered beside the run. What is refuted is a wrong verdict in waiting, and goes to a file.
package audit

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"seabmc/rewriter"
	"seabmc/term"
	"seabmc/tools"
)

// Options say how a run is audited.
type Options struct {
	Solvers []string      // programs by name, the first one is asked first; see Others
	Timeout time.Duration // for one question; 0: two seconds
	Most    int           // obligations that are asked; 0: DefaultMost
	Jobs    int           // solvers at work at the same time; 0: one
	Dir     string        // folder for what is refuted; "" is DefaultDir
	// Wrong is a term that a rule's result is replaced by, for tests of the auditor; nil: none.
	Wrong func(rule string, t *term.Table, old, new term.ID) term.ID
}

// Defaults of Options.
const (
	DefaultMost = 20000
	DefaultDir  = "seabmc-audit"
)

// Others are the installed solvers that can judge a run with the given one: none that it uses, or may use.
func Others(solver string) []string {
	var out []string
	for _, name := range []string{"bitwuzla", "z3", "cvc5"} {
		uses := strings.Contains(solver, name) || name == "z3" && strings.HasPrefix(solver, "portfolio")
		if _, err := tools.Find(name); err == nil && !uses {
			out = append(out, name)
		}
	}
	return out
}

// Row is what is known of one rule or procedure.
type Row struct {
	Name         string `json:"name"`
	Applications int    `json:"applications"`
	Distinct     int    `json:"distinct"` // obligations; equal ones are asked once
	Proved       int    `json:"proved"`
	Undecided    int    `json:"undecided"`
	Refuted      int    `json:"refuted"`
	NotAsked     int    `json:"not_asked"` // beyond Options.Most
}

// Report is the result of an audit.
type Report struct {
	Solvers []string `json:"solvers"`
	Rows    []Row    `json:"rows"`
	Files   []string `json:"files,omitempty"` // with what was refuted
}

// Sort puts the rows with something refuted first, then those that were applied most.
func (r *Report) Sort() {
	slices.SortFunc(r.Rows, func(x, y Row) int {
		return cmp.Or(cmp.Compare(y.Refuted, x.Refuted), cmp.Compare(y.Applications, x.Applications), strings.Compare(x.Name, y.Name))
	})
}

// Total is the sum of all rows.
func (r *Report) Total() Row {
	sum := Row{Name: "total"}
	for _, x := range r.Rows {
		sum.Add(x)
	}
	return sum
}

// Add adds the figures of another row.
func (r *Row) Add(x Row) {
	r.Applications += x.Applications
	r.Distinct += x.Distinct
	r.Proved += x.Proved
	r.Undecided += x.Undecided
	r.Refuted += x.Refuted
	r.NotAsked += x.NotAsked
}

// Audit collects obligations and has them judged.
type Audit struct {
	opt   Options
	paths []string
	queue chan *obligation
	done  sync.WaitGroup

	mu     sync.Mutex
	rows   map[string]*Row
	known  map[key]*obligation // by all stages
	proved map[key]bool        // first stages that were proved
	asked  int
	files  []string
	err    error // of writing a file
}

type key [sha256.Size]byte

// obligation is a question in stages.
type obligation struct {
	by     string
	first  key
	stages []stage
}

// queued is the number of obligations that wait before the run has to.
const queued = 1000

// New begins an audit.
func New(opt Options) (*Audit, error) {
	opt.Timeout = cmp.Or(opt.Timeout, 2*time.Second)
	opt.Most, opt.Jobs, opt.Dir = cmp.Or(opt.Most, DefaultMost), cmp.Or(opt.Jobs, 1), cmp.Or(opt.Dir, DefaultDir)
	a := &Audit{opt: opt, queue: make(chan *obligation, queued), rows: map[string]*Row{}, known: map[key]*obligation{}, proved: map[key]bool{}}
	if len(opt.Solvers) == 0 {
		return nil, fmt.Errorf("no solver is installed that the run does not use: get bitwuzla (make setup)")
	}
	for _, name := range opt.Solvers {
		path, err := tools.Find(name)
		if err != nil {
			return nil, err
		}
		a.paths = append(a.paths, path)
	}
	for range opt.Jobs {
		a.done.Add(1)
		go a.work()
	}
	return a, nil
}

// Watch has the audit follow a rewriter.
func (a *Audit) Watch(r *rewriter.Rewriter) {
	w := &watch{a, r}
	r.Trace(func(rule *rewriter.Rule, old, new term.ID) {
		if a.opt.Wrong != nil {
			new = a.opt.Wrong(rule.Name, r.T, old, new)
		}
		w.Claim(&rewriter.Claim{By: rule.Name, X: old, Y: new})
	})
	r.SetAuditor(w)
}

// watch is the auditor of one rewriter.
type watch struct {
	a *Audit
	r *rewriter.Rewriter
}

// Claim implements rewriter.Auditor.
func (w *watch) Claim(c *rewriter.Claim) { w.a.add(c.By, stages(w.r, c)) }

// add notes an application, and has it judged if it is new.
func (a *Audit) add(by string, s []stage) {
	all := sha256.New()
	for _, x := range s {
		all.Write([]byte(x.text))
	}
	o := &obligation{by: by, first: sha256.Sum256([]byte(s[0].text)), stages: s}
	whole := key(all.Sum(nil))
	a.mu.Lock()
	row := a.rows[by]
	if row == nil {
		row = &Row{Name: by}
		a.rows[by] = row
	}
	row.Applications++
	if a.known[whole] != nil || a.proved[o.first] {
		a.mu.Unlock()
		return
	}
	if a.asked == a.opt.Most {
		row.NotAsked++
		a.mu.Unlock()
		return
	}
	a.asked++
	row.Distinct++
	a.known[whole] = o
	a.mu.Unlock()
	a.queue <- o
}

// work judges obligations until there are no more.
func (a *Audit) work() {
	defer a.done.Done()
	var judges []*judge
	for _, p := range a.paths {
		j := &judge{path: p, timeout: a.opt.Timeout}
		defer j.stop()
		judges = append(judges, j)
	}
	for o := range a.queue {
		a.settle(o, a.judge(judges, o))
		o.stages = nil
	}
}

// verdicts on obligations.
type verdict byte

const (
	undecided verdict = iota
	proved
	refuted
)

// judge asks stage by stage. Refuted is only what one solver refutes in full and no other one proves.
func (a *Audit) judge(judges []*judge, o *obligation) verdict {
	a.mu.Lock()
	before := a.proved[o.first]
	a.mu.Unlock()
	if before {
		return proved
	}
	for i, s := range o.stages {
		found := undecided
		for k, j := range judges {
			if k > 0 && !s.whole && found == refuted {
				break // the stage leaves too much out, whoever is asked
			}
			switch j.ask(s.text) {
			case "unsat":
				if i == 0 {
					a.mu.Lock()
					a.proved[o.first] = true
					a.mu.Unlock()
				}
				if found == refuted { // two solvers disagree
					return undecided
				}
				return proved
			case "sat":
				found = refuted
			}
		}
		if s.whole && found == refuted {
			return refuted
		}
	}
	return undecided
}

// settle counts the verdict on o.
func (a *Audit) settle(o *obligation, v verdict) {
	a.mu.Lock()
	defer a.mu.Unlock()
	row := a.rows[o.by]
	switch v {
	case proved:
		row.Proved++
	case undecided:
		row.Undecided++
		if dir := os.Getenv("SEABMC_AUDIT_UNDECIDED"); dir != "" {
			a.write(dir, "undecided", o, row.Undecided)
		}
	case refuted:
		row.Refuted++
		if f := a.write(a.opt.Dir, "refuted", o, row.Refuted); f != "" {
			a.files = append(a.files, f)
		}
	}
}

// write keeps the last stage of an obligation.
func (a *Audit) write(dir, what string, o *obligation, n int) string {
	err := os.MkdirAll(dir, 0o755)
	name := strings.Map(func(r rune) rune {
		if r == ' ' || r == ':' || r == '/' {
			return '-'
		}
		return r
	}, o.by)
	f := filepath.Join(dir, fmt.Sprintf("%s-%s-%d.smt2", what, name, n))
	text := fmt.Sprintf("; %s: %s\n; The last assertion says that the claim is false: unsat would prove it.\n%s(check-sat)\n", what, o.by, o.stages[len(o.stages)-1].text)
	if err == nil {
		err = os.WriteFile(f, []byte(text), 0o644)
	}
	if err != nil {
		a.err = err
		return ""
	}
	return f
}

// Close waits for all verdicts. Nothing may be claimed any more.
func (a *Audit) Close() (*Report, error) {
	close(a.queue)
	a.done.Wait()
	rep := &Report{Solvers: a.opt.Solvers, Files: a.files}
	for _, r := range a.rows {
		rep.Rows = append(rep.Rows, *r)
	}
	rep.Sort()
	return rep, a.err
}
