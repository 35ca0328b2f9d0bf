package awslc

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"seabmc/bench"
	"seabmc/contracts"
)

// Journal is the log of the questions that were asked about contracts. A nil Journal remembers nothing.
type Journal struct {
	*bench.Log[json.RawMessage]
	mu    sync.Mutex
	files map[string][]string // that a library consists of
}

// OpenJournal opens the journal at path (see OpenLog).
func OpenJournal(path, binary string, resume bool) (*Journal, error) {
	l, err := bench.OpenLog[json.RawMessage](path, binary, resume)
	return &Journal{Log: l, files: map[string][]string{}}, err
}

// Close ends the journal.
func (j *Journal) Close() error {
	if j == nil {
		return nil
	}
	return j.Log.Close()
}

// task stands for a question in the log.
func (j *Journal) task(l *Library, name string, extra []string, limit time.Duration) *bench.Task {
	j.mu.Lock()
	defer j.mu.Unlock()
	files, ok := j.files[l.File]
	if !ok {
		_ = filepath.WalkDir(filepath.Dir(l.File), func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				files = append(files, path)
			}
			return nil
		})
		j.files[l.File] = files
	}
	return &bench.Task{Name: name, Category: l.Name, Files: []string{l.File}, Depends: files, Flags: slices.Concat(l.Flags, extra, []string{fmt.Sprint(limit)})}
}

// Asking returns a function like ask, but one that does not ask again what the journal knows.
func (j *Journal) Asking(l *Library, extra []string, limit time.Duration, ask func(context.Context, contracts.Question) contracts.Answer) func(context.Context, contracts.Question) contracts.Answer {
	if j == nil {
		return ask
	}
	return func(ctx context.Context, q contracts.Question) contracts.Answer {
		t := j.task(l, fmt.Sprint(q.Function, q.Replaced, q.Checked), extra, limit)
		var a contracts.Answer
		if known, ok := j.Get(t, bench.Setup{}); ok && json.Unmarshal(known, &a) == nil {
			return a
		}
		if a = ask(ctx, q); ctx.Err() == nil { // a run that was killed has no answer
			j.write(t, a)
		}
		return a
	}
}

// KnownMutant returns what the journal has about a mutant.
func (j *Journal) KnownMutant(l *Library, m *Mutant, extra []string, limit time.Duration) (a MutantAnswer, ok bool) {
	if j == nil {
		return a, false
	}
	known, ok := j.Get(j.task(l, m.key(), extra, limit), bench.Setup{})
	ok = ok && json.Unmarshal(known, &a) == nil
	return a, ok
}

// AddMutant writes down the result for a mutant.
func (j *Journal) AddMutant(l *Library, m *Mutant, extra []string, limit time.Duration, a MutantAnswer) {
	if j != nil {
		j.write(j.task(l, m.key(), extra, limit), a)
	}
}

func (j *Journal) write(t *bench.Task, x any) {
	if b, err := json.Marshal(x); err == nil {
		j.Put(t, bench.Setup{}, b)
	}
}

// key returns a name of a mutant.
func (m *Mutant) key() string { return fmt.Sprintf("%s at %d", m, m.from) }
