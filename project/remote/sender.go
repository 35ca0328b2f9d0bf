package remote

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"time"

	"seabmc/frontend/cache"
	"seabmc/project/batch"
	"seabmc/project/inputs"
	"seabmc/queue"
	"seabmc/store"
	"seabmc/subprocess"
	"seabmc/tracing"
)

// Sender sends jobs of one run.
type Sender struct {
	queue *queue.Queue
	sent  *queue.Sender
	group string
	files *inputs.Finder
	began time.Time // before any file was read
	Note  func(string)

	noted sync.Map
	stop  context.CancelFunc
}

// NewSender begins a run of a project's proofs by workers of a group (batch.Kind). Note receives what the user should know. It receives each message
// once.
func NewSender(ctx context.Context, q *queue.Queue, root, group string, note func(string)) (*Sender, error) {
	sent, err := q.NewSender(ctx)
	if err != nil {
		return nil, err
	}
	s := &Sender{queue: q, sent: sent, group: group, files: inputs.NewFinder(root), began: time.Now(), Note: note}
	ctx, s.stop = context.WithCancel(ctx)
	go s.watch(ctx)
	return s, nil
}

// Close withdraws the tasks that were not done.
func (s *Sender) Close() {
	s.stop()
	s.sent.Close()
}

// watch warns the user if nobody takes tasks.
func (s *Sender) watch(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(20 * time.Second):
		}
		if waiting, busy, err := s.queue.Workers(ctx, s.group); err == nil && waiting+busy == 0 {
			s.once("no worker of this version and with the same tools is there; start one with seabmc worker --queue=URL")
		}
	}
}

func (s *Sender) once(note string) {
	if _, twice := s.noted.LoadOrStore(note, true); !twice {
		s.Note(note)
	}
}

// Send lets a worker run a job. It returns nil if the job must be run here, because its files cannot be sent, or because a worker could not run it or
// read files that differ from those here.
func (s *Sender) Send(ctx context.Context, j *batch.Job) (*subprocess.Measured, time.Time) {
	ctx, span := tracing.Start(ctx, "send")
	m, err := s.send(ctx, j)
	if errors.Is(err, queue.ErrMissing) { // the server was restarted without its data: the files are sent again
		m, err = s.send(ctx, j)
	}
	span.End(err)
	if err != nil && ctx.Err() == nil {
		s.Note(fmt.Sprintf("%s is run here: %v", j.Proof.Name, err))
	}
	return m, s.began
}

func (s *Sender) send(ctx context.Context, j *batch.Job) (*subprocess.Measured, error) {
	files, err := s.files.Find(j.Proof)
	if err != nil {
		return nil, err
	}
	t := task{Version: wireVersion, Proof: *j.Proof, Cover: j.Cover, Part: j.Part, Root: s.files.Root, Trace: tracing.Carried(ctx)}
	for _, f := range files {
		name, err := s.queue.Put(ctx, f.Content)
		if err != nil {
			return nil, err
		}
		t.Files = append(t.Files, file{f.Path, name})
	}
	body, err := json.Marshal(&t)
	if err != nil {
		return nil, err
	}
	sent, err := s.sent.Send(ctx, s.group, body)
	if err != nil {
		return nil, err
	}
	r, err := sent.Wait(ctx)
	if err != nil {
		return nil, err
	}
	if r.Killed > 0 {
		return &subprocess.Measured{Err: fmt.Errorf("set aside: %d workers died while they had it", r.Killed)}, nil
	}
	return s.read(&r, files)
}

// why returns the reason why a run has no answer: the first line that it printed about it, or else how its process ended.
func why(r *result) string {
	line, _, _ := strings.Cut(string(bytes.TrimSpace(r.Stderr)), "\n")
	if line = strings.TrimPrefix(line, "seabmc: "); line == "" {
		line = r.Err
	}
	if line == "" {
		return ""
	}
	return ": " + line
}

// read turns a result into a measurement. A run that ended without an answer is repeated here, since the other machine may be the cause.
func (s *Sender) read(r *queue.Result, files []inputs.File) (*subprocess.Measured, error) {
	var got result
	if len(r.Body) == 0 {
		return nil, errors.New("a worker could not read it, or its answer could not be read")
	}
	if err := json.Unmarshal(r.Body, &got); err != nil {
		return nil, err
	}
	if got.Missing {
		return nil, fmt.Errorf("%s could not run it: %w", got.Worker, queue.ErrMissing)
	}
	if got.Failed != "" {
		return nil, fmt.Errorf("%s could not run it: %s", got.Worker, got.Failed)
	}
	var d cache.Depends
	if json.Unmarshal(got.Depends, &d) != nil {
		return nil, fmt.Errorf("on %s it ended without an answer%s", got.Worker, why(&got))
	}
	if d.Incomplete != "" { // then it is not known whether it read the same files as there are here
		return nil, errors.New(d.Incomplete)
	}
	if err := same(&d, &got, files); err != nil {
		return nil, err
	}
	m := &subprocess.Measured{CPU: time.Duration(got.CPU * float64(time.Second)), MaxRSS: got.Memory}
	m.Stdout.Write(got.Stdout)
	m.Stderr.Write(got.Stderr)
	m.Extra.Write(got.Depends)
	if got.Err != "" {
		m.Err = errors.New(got.Err)
	}
	return m, nil
}

// same compares what was read there with what would be read here. Files that were sent are the same, unless the run found no file where there is one
// here.
func same(d *cache.Depends, r *result, files []inputs.File) error {
	sent := map[string]bool{}
	for _, f := range files {
		sent[f.Path] = true
	}
	for _, u := range d.Units {
		for _, path := range append(u.Files, u.Absent...) {
			if sent[path] {
				continue
			}
			b, err := os.ReadFile(path)
			switch own := r.Own[path]; {
			case err != nil && own == "":
			case err != nil || store.SumOf(b).String() != own:
				return fmt.Errorf("%s has another %s than this machine", r.Worker, path)
			}
		}
	}
	return nil
}
