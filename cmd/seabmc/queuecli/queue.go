// Package queuecli holds the commands and flags of seabmc that use a queue: seabmc queue, seabmc worker, and seabmc run --queue.
package queuecli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"github.com/spf13/pflag"

	"seabmc/project/batch"
	"seabmc/project/remote"
	"seabmc/queue"
	"seabmc/store"
	"seabmc/subprocess"
	"seabmc/subprocess/cgroup"
)

// Line is the part of the program's command line that these commands need.
type Line struct {
	Parse func(fs *pflag.FlagSet, usage string, args []string) (done bool, err error)
	Size  func(text string, bytes *uint64) error // reads 500M or 4G
	Wrong func(error) error                      // marks an error that the command line caused
	// Version is that of seabmc.
	Version string
}

// AccessFlags registers the flags that say where a queue is and how to log in.
func AccessFlags(fs *pflag.FlagSet, a *queue.Access) {
	fs.StringVar(&a.URL, "queue", "", "the queue's server: nats://HOST:PORT or tls://HOST:PORT (docs/queue.md)")
	fs.StringVar(&a.TokenFile, "queue-token", "", "a file with the token for it")
	fs.StringVar(&a.Creds, "queue-creds", "", "a file with credentials for it, as NATS has them")
	fs.StringVar(&a.CA, "queue-ca", "", "a file with the certificates that its certificate must be signed by")
	fs.StringVar(&a.Cert, "queue-cert", "", "a file with this side's certificate")
	fs.StringVar(&a.Key, "queue-key", "", "a file with the key of --queue-cert")
}

const queueUsage = `usage: seabmc queue [flags]

Runs the server of a queue, which gives the proofs of seabmc run --queue to seabmc worker. Any NATS server with JetStream will do in its
place.

`

// Queue runs the command seabmc queue.
func (l Line) Queue(ctx context.Context, args []string) error {
	o, metrics := queue.Serving{}, ""
	fs := pflag.NewFlagSet("queue", pflag.ContinueOnError)
	fs.StringVar(&o.Addr, "listen", "127.0.0.1:4222", "address to listen at")
	fs.StringVar(&o.Dir, "dir", "", "keep tasks, results and files in this folder (default: seabmc/queue in the user's cache folder)")
	fs.StringVar(&o.TokenFile, "token", "", "a file with the token that workers and runs must have")
	fs.StringVar(&o.Cert, "tls-cert", "", "a file with the server's certificate; connections are encrypted then")
	fs.StringVar(&o.Key, "tls-key", "", "a file with its key")
	fs.StringVar(&o.CA, "tls-ca", "", "let in only those whose certificate is signed by one of this file")
	fs.Int64Var(&o.MaxStore, "max-store", 0, "most bytes on disk (default: three quarters of what is free)")
	metricsFlag(fs, &metrics)
	if done, err := l.Parse(fs, queueUsage, args); done || err != nil {
		return err
	}
	if o.TokenFile == "" && o.CA == "" && !onLoopback(o.Addr) {
		return l.Wrong(errors.New("--listen=" + o.Addr + " needs --token=FILE or --tls-ca=FILE: who gets in can have a worker read its files"))
	}
	if o.Dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return err
		}
		o.Dir = filepath.Join(base, "seabmc", "queue")
	}
	s, err := queue.Serve(o)
	if err != nil {
		return err
	}
	defer s.Stop()
	if err := serveMetrics(metrics, s.Metrics); err != nil {
		return err
	}
	fmt.Println("queue at " + s.URL())
	<-ctx.Done()
	return nil
}

const workerUsage = `usage: seabmc worker --queue=URL [flags]

Runs proofs that seabmc run --queue sends, until it is stopped. Any number of workers may come and go. A worker takes tasks of its own version
and tools only. Run it as a user who cannot read secrets: a source can include any file that this user can read.

`

// workerOptions holds the flags of seabmc worker.
type workerOptions struct {
	access   queue.Access
	parallel int
	dir      string
	memory   string
	groups   string
	bytes    uint64
	longest  time.Duration
	lease    time.Duration
	metrics  string
}

// Worker runs the command seabmc worker.
func (l Line) Worker(ctx context.Context, args []string) error {
	o := workerOptions{}
	fs := pflag.NewFlagSet("worker", pflag.ContinueOnError)
	AccessFlags(fs, &o.access)
	fs.IntVarP(&o.parallel, "jobs", "j", runtime.NumCPU(), "how many tasks to run at the same time")
	fs.StringVar(&o.dir, "dir", "", "keep the files of tasks, and compiled files, in this folder (default: seabmc/worker in the user's cache folder)")
	fs.StringVar(&o.memory, "memory", "", "limit the memory of a task, e.g. 4G")
	fs.StringVar(&o.groups, "control-groups", "auto", "apply --memory to all processes of a task together, by control groups: auto (where this user may make them), on, off")
	fs.DurationVar(&o.longest, "longest", 0, "refuse proofs whose time limit is longer")
	fs.DurationVar(&o.lease, "lease", 30*time.Second, "a worker that is silent for this long counts as dead; use the same value for all")
	metricsFlag(fs, &o.metrics)
	if done, err := l.Parse(fs, workerUsage, args); done || err != nil {
		return err
	}
	if o.access.URL == "" {
		return l.Wrong(errors.New("seabmc worker needs --queue=URL"))
	}
	if o.dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return err
		}
		o.dir = filepath.Join(base, "seabmc", "worker")
	}
	if err := l.Size(o.memory, &o.bytes); err != nil {
		return l.Wrong(fmt.Errorf("--memory=%s: expected a size such as 500M or 4G", o.memory))
	}
	if !slices.Contains([]string{"auto", "on", "off"}, o.groups) {
		return l.Wrong(fmt.Errorf("--control-groups=%s: expected auto, on or off", o.groups))
	}
	return o.work(ctx, l.Version)
}

func (o *workerOptions) work(ctx context.Context, version string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	s, err := store.Open(filepath.Join(o.dir, "tools"), 0)
	if err != nil {
		return err
	}
	group, err := batch.Kind(self, s)
	if err != nil {
		return err
	}
	host, _ := os.Hostname()
	name := fmt.Sprintf("worker %s:%d", host, os.Getpid())
	q, err := queue.Connect(ctx, o.access, name)
	if err != nil {
		return err
	}
	defer q.Close()
	_, end, err := Traced(ctx, "worker", version)
	if err != nil {
		return err
	}
	defer end()
	m := newWorkerMetrics()
	if err := serveMetrics(o.metrics, m.write); err != nil {
		return err
	}
	w := &remote.Worker{Queue: q, Name: name, Program: self, Dir: o.dir, Longest: o.longest, Memory: int64(o.bytes), Alone: subprocess.CanBeAlone(), Ran: m.ran}
	if w.Groups, err = o.inGroups(); err != nil {
		return err
	}
	if err := w.Prepare(o.parallel); err != nil {
		w.Close()
		return err
	}
	defer w.Close()
	fmt.Printf("%s takes tasks of group %s\n", name, group)
	return q.Work(ctx, queue.Worker{Group: group, Parallel: o.parallel, Lease: o.lease, Do: w.Do, Told: m.told})
}

// inGroups reports whether tasks run in control groups, and prints a line if that was not asked for and cannot be.
func (o *workerOptions) inGroups() (bool, error) {
	if o.bytes == 0 || o.groups == "off" {
		return false, nil
	}
	g, err := cgroup.New(0, int64(o.bytes))
	switch {
	case err == nil:
		return true, g.Close()
	case o.groups == "on":
		return false, err
	}
	fmt.Fprintf(os.Stderr, "seabmc: --memory is a limit for each process of a task, not for all together: %v\n", err)
	return false, nil
}

// Embedded is the value of --queue for a server and workers in the same process.
const Embedded = "embedded"

// Send lets workers run the proofs of a run. stop ends that.
func Send(ctx context.Context, a queue.Access, b *batch.Options) (stop func(), err error) {
	group, err := batch.Kind(b.Program, b.Store)
	if err != nil {
		return nil, err
	}
	var stops []func()
	all := func() {
		for _, f := range slices.Backward(stops) {
			f()
		}
	}
	defer func() {
		if err != nil {
			all()
		}
	}()
	local := a.URL == Embedded
	if local {
		end, err := serveHere(&a, b.CacheDir)
		if err != nil {
			return nil, err
		}
		stops = append(stops, end)
	}
	q, err := queue.Connect(ctx, a, "run")
	if err != nil {
		return nil, err
	}
	stops = append(stops, q.Close)
	if local {
		end, err := workHere(ctx, q, group, b)
		if err != nil {
			return nil, err
		}
		stops = append(stops, end)
	}
	s, err := remote.NewSender(ctx, q, b.Root, group, func(note string) { fmt.Fprintln(os.Stderr, "seabmc: "+note) })
	if err != nil {
		return nil, err
	}
	stops = append(stops, s.Close)
	b.Send = s
	return all, nil
}

// serveHere starts a server for this run alone. Its token keeps other users of the machine out.
func serveHere(a *queue.Access, cacheDir string) (stop func(), err error) {
	dir, err := os.MkdirTemp(cacheDir, "queue-")
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			os.RemoveAll(dir)
		}
	}()
	token := filepath.Join(dir, "token")
	if err := os.WriteFile(token, []byte(queue.NewToken()), 0o600); err != nil {
		return nil, err
	}
	s, err := queue.Serve(queue.Serving{Addr: "127.0.0.1:0", Dir: dir, TokenFile: token})
	if err != nil {
		return nil, err
	}
	a.URL, a.TokenFile = s.URL(), token
	return func() { s.Stop(); os.RemoveAll(dir) }, nil
}

// workHere starts the workers of such a run.
func workHere(ctx context.Context, q *queue.Queue, group string, b *batch.Options) (stop func(), err error) {
	w := &remote.Worker{Queue: q, Name: "this process", Program: b.Program, Dir: filepath.Join(b.CacheDir, "worker"), Alone: subprocess.CanBeAlone()}
	if err := w.Prepare(max(1, b.Jobs)); err != nil {
		w.Close()
		return nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	done := make(chan bool)
	go func() {
		defer close(done)
		defer w.Close()
		q.Work(ctx, queue.Worker{Group: group, Parallel: max(1, b.Jobs), Lease: 30 * time.Second, Do: w.Do})
	}()
	return func() { cancel(); <-done }, nil
}
