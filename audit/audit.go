// Package audit checks the steps of a run with a solver that the run itself does not use.
//
// In: each application of a rewrite rule (rewriter.Trace), and each claim of a procedure (claim.Auditor). Out: a Report that counts, for each rule
// and procedure, how many steps were proved, left undecided and refuted. This package itself writes terms as SMT-LIB 2 (scribe.go). It only takes
// ranges from the rewriter, and these are claims too. The questions are answered while the run continues. A refuted step may lead to a wrong verdict,
// so it is written to a file.
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

	"seabmc/claim"
	"seabmc/domain"
	"seabmc/rewriter"
	"seabmc/term"
	"seabmc/tools"
)

// Options says how a run is audited.
type Options struct {
	Solvers []string      // programs by name; the first one is asked first; see Others
	Timeout time.Duration // for one question; 0: two seconds
	Most    int           // the largest number of obligations that are asked; 0: DefaultMost
	Jobs    int           // solvers that work at the same time; 0: one
	Dir     string        // folder for what is refuted; "" is DefaultDir
	// Wrong returns a term that replaces the result of a rule, for tests of the auditor. It may be nil.
	Wrong func(rule string, t *term.Table, old, new term.ID) term.ID
}

// The defaults of Options.
const (
	DefaultMost = 20000
	DefaultDir  = "seabmc-audit"
)

// Others returns the installed solvers that can judge a run with the given solver: those that the run does not use and cannot use.
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

// Row is what is known about one rule or procedure.
type Row struct {
	Name         string `json:"name"`
	Applications int    `json:"applications"`
	Distinct     int    `json:"distinct"` // obligations; equal ones are asked once
	Proved       int    `json:"proved"`
	Undecided    int    `json:"undecided"`
	Refuted      int    `json:"refuted"`
	NotAsked     int    `json:"not_asked"` // beyond Options.Most, or applications with nothing to ask about
}

// Report is the result of an audit.
type Report struct {
	Solvers []string `json:"solvers"`
	Rows    []Row    `json:"rows"`
	Files   []string `json:"files,omitempty"` // with what was refuted, or what that is
}

// Sort puts the rows with something refuted first. Then come those that were applied most often.
func (r *Report) Sort() {
	slices.SortFunc(r.Rows, func(x, y Row) int {
		return cmp.Or(cmp.Compare(y.Refuted, x.Refuted), cmp.Compare(y.Applications, x.Applications), strings.Compare(x.Name, y.Name))
	})
}

// Add adds figures that were found in another way. refuted says what was refuted.
func (a *Audit) Add(r Row, refuted ...string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.row(r.Name).Add(r)
	a.files = append(a.files, refuted...)
}

// row returns the row of a rule or procedure, which may be new. The caller holds a.mu.
func (a *Audit) row(name string) *Row {
	row := a.rows[name]
	if row == nil {
		row = &Row{Name: name}
		a.rows[name] = row
	}
	return row
}

// Total returns the sum of all rows.
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

// Audit collects obligations and lets solvers judge them.
type Audit struct {
	opt   Options
	paths []string
	queue chan *obligation
	done  sync.WaitGroup

	mu      sync.Mutex
	rows    map[string]*Row
	answers map[key]answer // to the texts that were asked
	asked   int            // obligations
	files   []string
	err     error // of writing a file
}

type key [sha256.Size]byte

// answer is what solvers say about a text.
type answer byte

const (
	unknown answer = iota
	unsat
	sat
)

// obligation is a claim, with what was known when it was made.
type obligation struct {
	by string
	q  question
}

// queued is the number of obligations that may wait. If there are more, the run has to wait.
const queued = 200

// New begins an audit.
func New(opt Options) (*Audit, error) {
	opt.Timeout = cmp.Or(opt.Timeout, 2*time.Second)
	opt.Most, opt.Jobs, opt.Dir = cmp.Or(opt.Most, DefaultMost), cmp.Or(opt.Jobs, 1), cmp.Or(opt.Dir, DefaultDir)
	a := &Audit{opt: opt, queue: make(chan *obligation, queued), rows: map[string]*Row{}, answers: map[key]answer{}}
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

// Watch makes the audit follow a rewriter.
func (a *Audit) Watch(r *rewriter.Rewriter) {
	w := &watch{a, r.T, r}
	r.Trace(func(rule *rewriter.Rule, old, new term.ID) {
		if a.opt.Wrong != nil {
			new = a.opt.Wrong(rule.Name, r.T, old, new)
		}
		w.Claim(&claim.Claim{By: rule.Name, X: old, Y: new})
	})
	r.SetAuditor(w)
}

// Narrowed is called with conditions of a table for which package order made narrower conditions without a model. It makes an obligation that the
// conditions themselves have no model, since the procedure must preserve this. (It need not preserve a model: a model that is found is lifted, and
// evaluated in the original conditions.)
func (a *Audit) Narrowed(t *term.Table, fs []term.ID) {
	(&watch{a: a, t: t}).Claim(&claim.Claim{By: "order", Given: slices.Clone(fs), X: term.True, Y: term.False})
}

// Lemmas is called with lemmas about products that decided a question. They have the meaning that they have without variables for products.
func (a *Audit) Lemmas(t *term.Table, fs []term.ID) {
	for _, f := range fs {
		(&watch{a: a, t: t}).Claim(&claim.Claim{By: "products", X: f, Y: term.True})
	}
}

// watch is the auditor of one rewriter, or of one table.
type watch struct {
	a *Audit
	t *term.Table
	r *rewriter.Rewriter // nil: no ranges are known
}

// Claim implements claim.Auditor.
func (w *watch) Claim(c *claim.Claim) {
	if c.Untold {
		w.a.Add(Row{Name: c.By, Applications: 1, NotAsked: 1})
		return
	}
	o := &obligation{by: c.By, q: question{c: c, t: w.t}}
	o.q.stages()[0]()
	if w.a.count(c.By, o.q.stage().key()) {
		return
	}
	o.q.known = map[term.ID]domain.Range{}
	if w.r != nil {
		for id := range window(w.t, rootsOf(c), -1, fullTerms+1) {
			if k, ok := w.r.Ranges().Known(id); ok && k.Known() && !k.All() && !w.t.IsConst(id) {
				o.q.known[id] = k
			}
		}
	}
	o.q.t = w.t.Snapshot()
	w.a.queue <- o
}

func (s stage) key() key { return sha256.Sum256([]byte(s.text)) }

// count counts an application. It returns true if the first question about it was already answered: it is proved.
func (a *Audit) count(by string, first key) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.row(by).Applications++
	return a.answers[first] == unsat
}

// work judges obligations until there are no more.
func (a *Audit) work() {
	defer a.done.Done()
	var judges []*judge
	for _, p := range a.paths {
		j := &judge{path: p}
		defer j.stop()
		judges = append(judges, j)
	}
	for o := range a.queue {
		a.settle(o, judges)
	}
}

// settle judges an obligation, stage by stage, as far as needed. An obligation counts as refuted only if it is refuted in full.
func (a *Audit) settle(o *obligation, judges []*judge) {
	stages := o.q.stages()
	last := stage{}
	fresh, found := false, unknown
	for _, next := range stages {
		if !next() {
			continue
		}
		s := o.q.stage()
		if s.text == last.text && s.whole == last.whole {
			continue
		}
		last = s
		a.mu.Lock()
		had, ok := a.answers[s.key()]
		none := !ok && !fresh && a.asked == a.opt.Most
		if !ok && !fresh && !none {
			fresh = true
			a.asked++
		}
		if none {
			a.rows[o.by].NotAsked++
		}
		a.mu.Unlock()
		if none {
			return
		}
		if found = had; !ok {
			found = a.ask(judges, s, false)
		}
		if found == unsat || found == sat && s.whole {
			break
		}
	}
	if fresh && found == unknown { // so far it had little time
		found = a.ask(judges, last, true)
	}
	if fresh {
		a.note(o.by, found, last)
	}
}

// ask asks the solvers, one after another, as long as that can give new information. With final they get all of their time. If one solver finds a
// difference, it counts, unless another solver proves that there is none. Then nothing is known.
func (a *Audit) ask(judges []*judge, s stage, final bool) answer {
	found, limit := unknown, a.opt.Timeout
	if !final {
		limit /= 4
	}
asking:
	for _, j := range judges {
		switch j.ask(s.text, limit) {
		case "unsat":
			if found == sat {
				found = unknown
			} else {
				found = unsat
			}
			break asking
		case "sat":
			found = sat
		}
		if !final && !s.whole { // it may leave too much out, whoever is asked
			break
		}
	}
	a.mu.Lock()
	a.answers[s.key()] = found
	a.mu.Unlock()
	return found
}

// note counts the result of an obligation. s is its last stage.
func (a *Audit) note(by string, found answer, s stage) {
	a.mu.Lock()
	defer a.mu.Unlock()
	row := a.rows[by]
	row.Distinct++
	switch {
	case found == unsat:
		row.Proved++
	case found == sat && s.whole:
		row.Refuted++
		if f := a.write(a.opt.Dir, "refuted", by, s, row.Refuted); f != "" {
			a.files = append(a.files, f)
		}
	default:
		row.Undecided++
		if dir := os.Getenv("SEABMC_AUDIT_UNDECIDED"); dir != "" {
			a.write(dir, "undecided", by, s, row.Undecided)
		}
	}
}

// write saves the n-th obligation of its kind.
func (a *Audit) write(dir, what, by string, s stage, n int) string {
	err := os.MkdirAll(dir, 0o755)
	name := strings.Map(func(r rune) rune {
		if r == ' ' || r == ':' || r == '/' {
			return '-'
		}
		return r
	}, by)
	f := filepath.Join(dir, fmt.Sprintf("%s-%s-%d.smt2", what, name, n))
	text := fmt.Sprintf("; %s: %s\n; The last assertion says that the claim is false: unsat would prove it.\n%s(check-sat)\n", what, by, s.text)
	if err == nil {
		err = os.WriteFile(f, []byte(text), 0o644)
	}
	if err != nil {
		a.err = err
		return ""
	}
	return f
}

// Close waits for all verdicts. After it, nothing may be claimed.
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
