package solver

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"seabmc/subprocess"
	"seabmc/term"
)

// process is a solver that is a program.
type process struct {
	spec, path           string
	opt                  Options
	oneShot, incremental []string // arguments for one check, and for several

	once    sync.Once
	version string
}

func (p *process) Name() string { return p.spec }

// Version asks a known program for its version. For other programs it returns the path.
func (p *process) Version() string {
	p.once.Do(func() {
		p.version = p.path
		if _, ok := known[filepath.Base(p.path)]; !ok {
			return
		}
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		if out, err := subprocess.Command(ctx, p.path, "--version").Output(); err == nil {
			line, _, _ := strings.Cut(string(out), "\n")
			p.version = clip(line) + " (" + p.path + ")"
		}
	})
	return p.version
}

func (p *process) NewSession(t *term.Table) (Session, error) {
	return &processSession{p: p, t: t, bases: map[term.ID][]term.ID{}}, nil
}

// isExecutable returns nil if path is a program that can be run.
func isExecutable(path string) error {
	st, err := os.Stat(path)
	if err != nil {
		return err
	}
	if !st.Mode().IsRegular() || st.Mode()&0o111 == 0 {
		return fmt.Errorf("%s is not a program", path)
	}
	return nil
}

// processSession is a session with a program. The first check has its own process (unless the mode says otherwise), since programs preprocess more
// if they do not expect further checks. Later checks share one process.
type processSession struct {
	p      *process
	t      *term.Table
	assert []term.ID
	checks int
	closed bool
	child  *child // kept over incremental checks

	seen   []bool                // by id: scanned
	arrays bool                  // a scanned term is an array
	bases  map[term.ID][]term.ID // array term -> the array variables below it
	stack  []term.ID
}

func (s *processSession) valid(id term.ID) error {
	if id == 0 || int(id) >= s.t.Len() || s.t.Sort(id) != term.Bool {
		return fmt.Errorf("solver: term %d is not a Boolean", id)
	}
	return nil
}

func (s *processSession) Assert(id term.ID) error {
	if s.closed {
		return errClosed
	}
	if err := s.valid(id); err != nil {
		return err
	}
	s.assert = append(s.assert, id)
	return nil
}

var errClosed = errors.New("solver: session is closed")

func (s *processSession) Close() error {
	s.closed = true
	s.drop()
	return nil
}

func (s *processSession) drop() {
	if s.child != nil {
		s.child.close()
		s.child = nil
	}
}

func (s *processSession) Check(ctx context.Context, assuming ...term.ID) (Result, error) {
	if s.closed {
		return Result{}, errClosed
	}
	for _, id := range assuming {
		if err := s.valid(id); err != nil {
			return Result{}, err
		}
	}
	ctx, cancel := s.p.opt.deadline(ctx)
	defer cancel()
	if ctx.Err() != nil {
		return ended(ctx), nil
	}
	if s.p.counts() {
		return uncounted(ctx, func(ctx context.Context) (Result, error) { return s.check(ctx, assuming) })
	}
	return byTime(ctx, func(ctx context.Context) (Result, error) { return s.check(ctx, assuming) })
}

// check does the work of Check, for valid terms.
func (s *processSession) check(ctx context.Context, assuming []term.ID) (Result, error) {
	s.scan(s.assert)
	s.scan(assuming)
	first := s.checks == 0
	s.checks++
	if m := s.p.opt.Mode; m == ModeOneShot || m == ModeAuto && first {
		c, err := startChild(s.p.path, s.p.oneShot, s.t, s.p.opt.MemoryLimit, s.arrays)
		if err != nil {
			return Result{Reason: "cannot start the solver: " + err.Error()}, nil
		}
		defer c.close()
		defer tellTime(paceOf(ctx), c.cmd.Spent)()
		return s.ask(ctx, c, false, assuming)
	}
	if s.child != nil && s.arrays && !s.child.arrays {
		s.drop()
	}
	if s.child == nil {
		c, err := startChild(s.p.path, s.p.incremental, s.t, s.p.opt.MemoryLimit, s.arrays)
		if err != nil {
			return Result{Reason: "cannot start the solver: " + err.Error()}, nil
		}
		s.child = c
	}
	r, err := s.ask(ctx, s.child, true, assuming)
	if err != nil || r.Status == Unknown {
		s.drop()
	}
	return r, err
}

// ended returns the result for a context that has ended.
func ended(ctx context.Context) Result {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return Result{Reason: "timeout", Limit: LimitTime}
	}
	return Result{Reason: "cancelled"}
}

// scan notes the arrays in the terms below ids, each once.
func (s *processSession) scan(ids []term.ID) {
	if n := s.t.Len() - len(s.seen); n > 0 {
		s.seen = append(s.seen, make([]bool, n)...)
	}
	st := append(s.stack[:0], ids...)
	for len(st) > 0 {
		id := st[len(st)-1]
		if s.seen[id] {
			st = st[:len(st)-1]
			continue
		}
		n := len(st)
		for _, a := range s.t.Args(id) {
			if !s.seen[a] {
				st = append(st, a)
			}
		}
		if len(st) > n {
			continue
		}
		st = st[:n-1]
		s.seen[id] = true
		if s.t.Sort(id).IsArray() {
			s.arrays = true
			s.bases[id] = s.basesOf(id)
		}
	}
	s.stack = st
}

// basesOf returns the array variables that an array term may read.
func (s *processSession) basesOf(id term.ID) []term.ID {
	switch s.t.Op(id) {
	case term.OpStore:
		return s.bases[s.t.Arg(id, 0)]
	case term.OpIte:
		a, b := s.bases[s.t.Arg(id, 1)], s.bases[s.t.Arg(id, 2)]
		have := map[term.ID]bool{}
		for _, v := range a {
			have[v] = true
		}
		out := a[:len(a):len(a)]
		for _, v := range b {
			if !have[v] {
				out = append(out, v)
			}
		}
		return out
	}
	return []term.ID{id}
}

// ask lets c answer one check.
func (s *processSession) ask(ctx context.Context, c *child, push bool, assuming []term.ID) (Result, error) {
	answer, err := c.exchange(ctx, func() error { return s.question(ctx, c, push, assuming) })
	if err != nil {
		return s.failed(ctx, c, err)
	}
	var r Result
	switch answer.atom {
	case "sat":
		r.Status = Sat
		r.Model, err = s.model(ctx, c)
		if err != nil {
			return s.failed(ctx, c, err)
		}
	case "unsat":
		r.Status = Unsat
	case "unknown":
		if n := StepLimit(ctx); n > 0 && s.p.counts() {
			r := OutOfSteps
			r.Steps = n
			return r, nil
		}
		return Result{Reason: "the solver answers unknown"}, nil
	default:
		return Result{Reason: "the solver answers " + answer.String()}, nil
	}
	if err := s.countSteps(ctx, c, &r); err != nil {
		return s.failed(ctx, c, err)
	}
	if push {
		c.w.WriteString("(pop 1)\n") // an error shows in the next exchange
	}
	return r, nil
}

// failed returns the result after an error of exchange. It is Unknown, except for a formula that cannot be written.
func (s *processSession) failed(ctx context.Context, c *child, err error) (Result, error) {
	var bad *inputError
	var said *solverError
	switch {
	case errors.As(err, &bad):
		return Result{}, bad.err
	case ctx.Err() != nil:
		c.close()
		return ended(ctx), nil
	case errors.As(err, &said):
		c.close()
		return inItsWords(said.Error()), nil
	}
	return inItsWords(c.postMortem(err)), nil
}

// inItsWords returns a result without an answer, with the reason that a program printed. Programs report only in words that memory is used up.
func inItsWords(reason string) Result {
	r := Result{Reason: reason}
	if strings.Contains(reason, "memory") || strings.Contains(reason, "bad_alloc") {
		r.Limit = LimitMemory
	}
	return r
}

// question writes everything up to check-sat. Declarations and definitions come before push, so that they stay.
func (s *processSession) question(ctx context.Context, c *child, push bool, assuming []term.ID) error {
	w := c.w
	for _, ids := range [][]term.ID{s.assert[c.done:], assuming} {
		if err := c.printer.Define(ids...); errors.Is(err, term.ErrSort) {
			return &inputError{err}
		} else if err != nil {
			return err
		}
	}
	s.nameIndices(c)
	put := func(ids []term.ID) {
		for _, id := range ids {
			w.WriteString("(assert ")
			c.printer.Print(id)
			w.WriteString(")\n")
		}
	}
	put(s.assert[c.done:])
	c.done = len(s.assert)
	if push {
		w.WriteString("(push 1)\n")
	}
	put(assuming)
	if s.p.counts() {
		limit := int64(noLimit)
		if n := StepLimit(ctx); n > 0 {
			limit = min(limit, max(1, n/stepsOfZ3))
		}
		fmt.Fprintf(w, "(set-option :rlimit %d)\n", limit)
	}
	w.WriteString("(check-sat)\n")
	return nil
}

// Z3 counts its work as a resource limit. Per second, this number grows half as fast as steps do.
const (
	stepsOfZ3 = 2
	noLimit   = 1<<32 - 1 // units: Z3 keeps a limit until it gets another one
)

// counts reports whether the program counts its own work.
func (p *process) counts() bool { return filepath.Base(p.path) == "z3" }

// countSteps notes how much work a program has counted since the last time, if it counts.
func (s *processSession) countSteps(ctx context.Context, c *child, r *Result) error {
	if !s.p.counts() {
		return nil
	}
	answer, err := c.exchange(ctx, func() error {
		_, err := c.w.WriteString("(get-info :rlimit)\n")
		return err
	})
	if err != nil {
		return err
	}
	if len(answer.list) != 2 {
		return fmt.Errorf("the solver says of its resources %v", answer)
	}
	n, err := strconv.ParseInt(answer.list[1].atom, 10, 64)
	r.Steps, c.units = stepsOfZ3*(n-c.units), n
	return err
}

// nameIndices names the indices of selects. The bytes that a formula reads are later asked for by these names, since programs print arrays in too
// many ways.
func (s *processSession) nameIndices(c *child) {
	for _, id := range c.printer.Selects()[c.selects:] {
		i := s.t.Arg(id, 1)
		fmt.Fprintf(c.w, "(declare-fun i!%d () %v)\n(assert (= i!%d ", id, s.t.Sort(i), id)
		c.printer.Print(i)
		c.w.WriteString("))\n")
	}
	c.selects = len(c.printer.Selects())
}

// query is a term whose value is asked for, and what to do with the value.
type query struct {
	text string
	use  func(v sexpr) bool // false if v is not a possible value
}

// batch is the number of values that are asked for at once.
const batch = 500

// model asks for the values of all variables and of the bytes of arrays that are read.
func (s *processSession) model(ctx context.Context, c *child) (*term.Model, error) {
	m := term.NewModel(s.t)
	var qs []query
	for _, v := range c.printer.Vars() {
		text := term.SMTName(v, s.t.Name(v))
		switch sort := s.t.Sort(v); {
		case sort == term.Bool:
			qs = append(qs, query{text, func(x sexpr) bool {
				b, ok := x.boolValue()
				m.SetBool(v, b)
				return ok
			}})
		case sort.IsBV():
			qs = append(qs, query{text, func(x sexpr) bool {
				b, ok := x.bvValue(sort.Width())
				if ok {
					m.SetBV(v, b)
				}
				return ok
			}})
		default:
			m.SetArray(v, nil, 0)
		}
	}
	for _, id := range c.printer.Selects() {
		index := new(big.Int)
		w := s.t.Width(s.t.Arg(id, 1))
		qs = append(qs, query{fmt.Sprint("i!", id), func(x sexpr) bool {
			b, ok := x.bvValue(w)
			if ok {
				index.Set(b)
			}
			return ok
		}})
		for _, a := range s.bases[s.t.Arg(id, 0)] {
			qs = append(qs, query{fmt.Sprintf("(select %s i!%d)", term.SMTName(a, s.t.Name(a)), id), func(x sexpr) bool {
				b, ok := x.bvValue(8)
				if ok {
					m.SetArrayByte(a, index, byte(b.Uint64()))
				}
				return ok
			}})
		}
	}
	for len(qs) > 0 {
		n := min(len(qs), batch)
		if err := s.values(ctx, c, qs[:n]); err != nil {
			return nil, err
		}
		qs = qs[n:]
	}
	return m, nil
}

// values asks for one batch of values with get-value.
func (s *processSession) values(ctx context.Context, c *child, qs []query) error {
	answer, err := c.exchange(ctx, func() error {
		c.w.WriteString("(get-value (")
		for _, q := range qs {
			c.w.WriteString(q.text)
			c.w.WriteByte(' ')
		}
		c.w.WriteString("))\n")
		return nil
	})
	if err != nil {
		return err
	}
	if len(answer.list) != len(qs) {
		return fmt.Errorf("the solver answers get-value with %v", answer)
	}
	for i, q := range qs {
		if pair := answer.list[i].list; len(pair) != 2 || !q.use(pair[1]) {
			return fmt.Errorf("the solver gives as a value %v", answer.list[i])
		}
	}
	return nil
}
