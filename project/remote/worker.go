package remote

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"seabmc/frontend/cache"
	"seabmc/project/batch"
	"seabmc/project/inputs"
	"seabmc/queue"
	"seabmc/store"
	"seabmc/subprocess"
	"seabmc/subprocess/cgroup"
	"seabmc/tracing"
)

// Worker runs tasks. Each of its slots has its own folder. The folder is kept from task to task, so that only changed files have to be written.
type Worker struct {
	Queue   *queue.Queue
	Name    string
	Program string        // the seabmc executable
	Dir     string        // for folders, contents and compiled files
	Longest time.Duration // that a task may take; 0: as long as the proof says
	Memory  int64         // bytes that a process of a task may have; 0: no limit
	Alone   bool          // run tasks without a network
	Ran     func(cpu time.Duration)

	Groups bool // Memory is a limit on all processes of a task together (package cgroup)

	slots []*slot
}

// slot is a place in which one task at a time can run.
type slot struct {
	folder string            // stands for the file system
	has    map[string]string // paths of files and the names of their contents
	lock   *os.File
	group  *cgroup.Group // nil: none
}

// Prepare makes the slots. Several processes may share Dir: each takes slots that are free.
func (w *Worker) Prepare(n int) error {
	for i := 0; len(w.slots) < n; i++ {
		dir := filepath.Join(w.Dir, "slots", fmt.Sprint(i))
		lock, err := queue.LockFolder(dir)
		if errors.Is(err, queue.ErrInUse) {
			continue
		}
		if err != nil {
			return err
		}
		s := &slot{folder: filepath.Join(dir, "fs"), has: map[string]string{}, lock: lock}
		w.slots = append(w.slots, s)
		if w.Groups && w.Memory > 0 {
			if s.group, err = cgroup.New(len(w.slots), w.Memory); err != nil {
				return err
			}
		}
		if err := os.RemoveAll(s.folder); err != nil {
			return err
		}
	}
	return os.MkdirAll(w.contents(), 0o700)
}

// Close removes the folders of the slots.
func (w *Worker) Close() {
	for _, s := range w.slots {
		os.RemoveAll(s.folder)
		if s.group != nil {
			s.group.Close()
		}
		s.lock.Close()
	}
}

func (w *Worker) contents() string { return filepath.Join(w.Dir, "contents") }

// Do runs a task.
func (w *Worker) Do(ctx context.Context, n int, body []byte) []byte {
	r := result{Worker: w.Name}
	t, err := readTask(body)
	span := &tracing.Span{}
	if err == nil {
		ctx, span = tracing.Start(tracing.Continued(ctx, t.Trace), "task")
		err = w.lay(ctx, w.slots[n], t)
	}
	if err == nil {
		err = w.run(ctx, w.slots[n], t, &r)
	}
	if err != nil {
		r.Failed, r.Missing = err.Error(), errors.Is(err, queue.ErrMissing)
	}
	span.End(err, tracing.Text("seabmc.worker", w.Name), tracing.Seconds("seabmc.cpu_seconds", time.Duration(r.CPU*float64(time.Second))))
	b, err := json.Marshal(&r)
	if err != nil {
		return nil
	}
	return b
}

// killed returns how many processes were killed because a task in this slot needed too much memory.
func (s *slot) killed() uint64 {
	if s.group == nil {
		return 0
	}
	return s.group.Killed()
}

// lay changes the folder of a slot so that it has the files of a task and no others.
func (w *Worker) lay(ctx context.Context, s *slot, t *task) error {
	want := map[string]string{}
	for _, f := range t.Files {
		want[f.Path] = f.Name
	}
	for path, name := range s.has {
		if want[path] != name {
			if err := os.Remove(s.folder + path); err != nil && !os.IsNotExist(err) {
				return err
			}
			delete(s.has, path)
		}
	}
	for path, name := range want {
		if s.has[path] == name {
			continue
		}
		b, err := w.content(ctx, name)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(filepath.Dir(s.folder+path), 0o700); err != nil {
			return err
		}
		if err := os.WriteFile(s.folder+path, b, 0o600); err != nil {
			os.Remove(s.folder + path)
			return err
		}
		s.has[path] = name
	}
	return os.MkdirAll(s.folder+t.Root, 0o700)
}

// content returns a content from this machine, or else from the queue.
func (w *Worker) content(ctx context.Context, name string) ([]byte, error) {
	kept := filepath.Join(w.contents(), store.SumOf([]byte(name)).String())
	if b, err := os.ReadFile(kept); err == nil && queue.Named(b, name) {
		return b, nil
	}
	b, err := w.Queue.Get(ctx, name)
	if err == nil {
		cache.WriteAtomically(kept, b)
	}
	return b, err
}

// run runs seabmc in the slot's folder. Its output names files by their names on the sender's machine.
func (w *Worker) run(ctx context.Context, s *slot, t *task, r *result) error {
	j, err := batch.NewJob(&t.Proof, t.Cover, t.Part)
	if err != nil {
		return err
	}
	if w.Longest > 0 && j.Limit > w.Longest {
		return fmt.Errorf("this worker runs nothing for longer than %v", w.Longest)
	}
	args := append([]string{"--depends=/dev/fd/3", "--cache", "--cache-dir=" + filepath.Join(w.Dir, "objects"), "-fmacro-prefix-map=" + s.folder + "/=/"}, moved(j.Args, s.folder)...)
	run := subprocess.Run{Program: w.Program, Args: args, Dir: s.folder + t.Root, Limit: j.Limit, Extra: true, Group: s.group, Alone: w.Alone}
	if s.group == nil {
		run.Memory = w.Memory
	}
	before := s.killed()
	m := run.Measure(ctx)
	if m.Err != nil && s.killed() > before {
		return fmt.Errorf("it needed more than the %d MB that a task may have there", w.Memory/1_000_000)
	}
	here := func(b []byte) []byte { return bytes.ReplaceAll(b, []byte(s.folder+"/"), []byte("/")) }
	r.Stdout, r.Stderr, r.Depends = here(m.Stdout.Bytes()), here(m.Stderr.Bytes()), here(m.Extra.Bytes())
	r.CPU, r.Memory = m.CPU.Seconds(), m.MaxRSS
	if m.Err != nil {
		r.Err = m.Err.Error()
	}
	r.Own = own(r.Depends, t)
	if w.Ran != nil {
		w.Ran(m.CPU)
	}
	return nil
}

// own returns the hashes of system files that the run read or passed over and that were not sent.
func own(depends []byte, t *task) map[string]string {
	var d cache.Depends
	if json.Unmarshal(depends, &d) != nil {
		return nil
	}
	sent := map[string]bool{}
	for _, f := range t.Files {
		sent[f.Path] = true
	}
	out := map[string]string{}
	for _, u := range d.Units {
		for _, path := range append(u.Files, u.Absent...) {
			if !inputs.IsSystem(path) || sent[path] {
				continue
			}
			if b, err := os.ReadFile(path); err == nil {
				out[path] = store.SumOf(b).String()
			}
		}
	}
	return out
}
