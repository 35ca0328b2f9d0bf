package batch

import (
	"context"
	"path/filepath"
	"sync"
	"time"

	"seabmc/project"
	"seabmc/store"
	"seabmc/subprocess"
	"seabmc/tracing"
)

// Options says how proofs are run.
type Options struct {
	Root     string       // of the project: the working folder of each run
	Program  string       // the seabmc executable
	Jobs     int          // runs at a time
	Store    *store.Store // of answers
	NoCache  bool         // ask everything again, and keep nothing
	CacheDir string       // for compiled files and proved questions
	Coverage bool         // of all proofs
	Parts    int          // into which the properties of a proof are divided; 0 or 1: not at all
	Cases    bool         // hard proofs are divided into cases; not together with Parts
	Watch    Watcher      // receives events; may be nil
	Send     Sender       // of jobs to other machines; nil: all are run here
}

// Sender runs a job elsewhere. It returns what the run printed and when its files were read, or nil if the job must be run here.
type Sender interface {
	Send(ctx context.Context, j *Job) (*subprocess.Measured, time.Time)
}

// mostSent is the largest number of jobs that are sent and not yet answered.
const mostSent = 4096

// Watcher receives events, from one goroutine at a time.
type Watcher interface {
	Started(p *project.Proof)
	Noted(what string) // something that a user should know
	Done(o *Outcome)
}

// batch is a run in progress.
type batch struct {
	Options
	mu       sync.Mutex
	outcomes []Outcome
	warned   string    // what is wrong with the store
	here     chan bool // holds as many as run on this machine
	took     map[string]float64
}

// warn records the first problem with the store.
func (b *batch) warn(err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if err != nil && b.warned == "" {
		b.warned = err.Error()
	}
}

func (b *batch) tell(f func(Watcher)) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.Watch != nil {
		f(b.Watch)
	}
}

// measure runs seabmc, elsewhere if that is possible. What its answer depends on comes through a pipe, so that no file is left behind, however the
// run ends.
func (b *batch) measure(ctx context.Context, c *call) (*subprocess.Measured, time.Time) {
	if b.Send != nil {
		if m, since := b.Send.Send(ctx, &c.Job); m != nil || ctx.Err() != nil {
			return m, since
		}
	}
	b.here <- true
	defer func() { <-b.here }()
	args := c.Args
	if !b.NoCache {
		args = append([]string{"--depends=/dev/fd/3", "--cache", "--cache-dir=" + filepath.Join(b.CacheDir, "objects")}, args...)
	}
	since := time.Now()
	ctx, span := tracing.Start(ctx, "seabmc")
	r := subprocess.Run{Program: b.Program, Args: args, Dir: b.Root, Limit: c.Limit, Extra: !b.NoCache}
	m := r.Measure(ctx)
	span.End(m.Err, tracing.Text("seabmc.case", c.Part.Case), tracing.Seconds("seabmc.cpu_seconds", m.CPU))
	return m, since
}
