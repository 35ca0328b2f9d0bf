package solver

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"seabmc/term"
)

// portfolio races solvers: the first answer wins and the others are stopped. The first solver gets a head start, since most questions are easy and
// programs take time to start.
type portfolio struct {
	spec    string
	members []Solver
}

// headStart is how long the first solver runs alone.
const headStart = 250 * time.Millisecond

func (p *portfolio) Name() string { return p.spec }

func (p *portfolio) Version() string {
	var out []string
	for _, m := range p.members {
		out = append(out, m.Version())
	}
	return strings.Join(out, ", ")
}

func (p *portfolio) NewSession(t *term.Table) (Session, error) {
	s := &race{}
	for _, m := range p.members {
		x, err := m.NewSession(t)
		if err != nil {
			s.Close()
			return nil, err
		}
		s.lanes = append(s.lanes, x)
		s.names = append(s.names, m.Name())
	}
	return s, nil
}

// race is a session of a portfolio.
type race struct {
	lanes []Session
	names []string
}

func (s *race) Assert(id term.ID) error {
	for _, l := range s.lanes {
		if err := l.Assert(id); err != nil {
			return err
		}
	}
	return nil
}

func (s *race) Close() error {
	var errs []error
	for _, l := range s.lanes {
		errs = append(errs, l.Close())
	}
	return errors.Join(errs...)
}

// arrival is the end of one lane.
type arrival struct {
	lane int
	res  Result
	err  error
}

// Check returns when all lanes have ended, since nobody may change the table before that. Lanes that lose are stopped. If one solver fails, the
// race goes on.
func (s *race) Check(ctx context.Context, assuming ...term.ID) (Result, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	done := make(chan arrival, len(s.lanes))
	first := make(chan struct{}) // closed when the first lane has ended
	for i := range s.lanes {
		go func() {
			if i > 0 {
				select {
				case <-first:
				case <-ctx.Done():
				case <-time.After(headStart):
				}
				if ctx.Err() != nil {
					done <- arrival{i, Result{Reason: "cancelled"}, nil}
					return
				}
			}
			res, err := s.lanes[i].Check(ctx, assuming...)
			if err == nil && res.Status != Unknown {
				stop()
			}
			if i == 0 {
				close(first)
			}
			done <- arrival{i, res, err}
		}()
	}
	var win *arrival
	var why []string
	var limit Limit
	var errs []error
	for range s.lanes {
		a := <-done
		switch {
		case a.err != nil:
			errs = append(errs, a.err)
		case a.res.Status == Unknown:
			why = append(why, s.names[a.lane]+": "+a.res.Reason)
			limit |= a.res.Limit
		case win == nil:
			win = &a
		case win.res.Status != a.res.Status:
			return Result{Reason: fmt.Sprintf("%s and %s disagree", s.names[win.lane], s.names[a.lane])}, nil
		}
	}
	switch {
	case win != nil:
		return win.res, nil
	case len(errs) == len(s.lanes):
		return Result{}, errors.Join(errs...)
	}
	return Result{Reason: strings.Join(why, "; "), Limit: limit}, nil
}
