package bench

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Log is a file with a line for each part of a suite that has ended. An interrupted suite can continue where it stopped. T is the content of a line.
type Log[T any] struct {
	mu     sync.Mutex
	f      *os.File
	known  map[string]T
	binary string
	sums   map[string]string // of files, by path
	err    error             // of the last write
}

// entry is a line of a log.
type entry[T any] struct {
	Key     string
	Outcome T
}

// OpenLog opens the log at path of what a binary did. With resume, the entries are used that the same binary made from the same files. Without it,
// the log starts empty.
func OpenLog[T any](path, binary string, resume bool) (*Log[T], error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, err
	}
	j := &Log[T]{known: map[string]T{}, sums: map[string]string{}, binary: binary}
	mode := os.O_CREATE | os.O_RDWR | os.O_APPEND
	if !resume {
		mode |= os.O_TRUNC
	}
	f, err := os.OpenFile(path, mode, 0o644)
	if err != nil {
		return nil, err
	}
	j.f = f
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<26)
	for sc.Scan() {
		var e entry[T]
		if json.Unmarshal(sc.Bytes(), &e) == nil { // the last line may be cut
			j.known[e.Key] = e.Outcome
		}
	}
	if err := sc.Err(); err != nil {
		return nil, err
	}
	_, err = f.WriteString("\n") // so that a line that was cut stays by itself
	return j, err
}

// key names a run by everything that its answer depends on: the binary, the flags, and the contents of the task's files.
func (j *Log[T]) key(t *Task, s Setup) string {
	h := sha256.New()
	for _, f := range slices.Concat([]string{j.binary}, t.Files, t.Depends) {
		sum, ok := j.sums[f]
		if !ok {
			sum = contentSum(f)
			j.sums[f] = sum
		}
		fmt.Fprintln(h, sum)
	}
	return fmt.Sprintf("%s|%d|%s|%s|%s|%d|%s", t.Name, t.Size, t.Category, s.Name(), strings.Join(t.Flags, " "), t.Repeat, hex.EncodeToString(h.Sum(nil)[:8]))
}

func contentSum(path string) string {
	b, err := os.ReadFile(path)
	if err != nil {
		return err.Error()
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// Get returns the entry of the log for a task under a setup.
func (j *Log[T]) Get(t *Task, s Setup) (T, bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	x, ok := j.known[j.key(t, s)]
	return x, ok
}

// Put writes the result of a task under a setup, unless it is there.
func (j *Log[T]) Put(t *Task, s Setup, x T) {
	j.mu.Lock()
	defer j.mu.Unlock()
	k := j.key(t, s)
	if _, ok := j.known[k]; ok {
		return
	}
	b, err := json.Marshal(entry[T]{k, x})
	if err == nil {
		_, err = j.f.Write(append(b, '\n'))
	}
	if err != nil {
		j.err = err
	}
}

// Close ends the log. Its error is that of any earlier write.
func (j *Log[T]) Close() error {
	if err := j.f.Close(); j.err == nil {
		j.err = err
	}
	return j.err
}

// Journal is the log of a suite's runs.
type Journal struct{ *Log[Outcome] }

// OpenJournal opens the journal at path (see OpenLog).
func OpenJournal(path, binary string, resume bool) (*Journal, error) {
	l, err := OpenLog[Outcome](path, binary, resume)
	return &Journal{l}, err
}

// Known returns the outcome of a run that the journal has.
func (j *Journal) Known(t *Task, s Setup) (Outcome, bool) {
	o, ok := j.Get(t, s)
	o.Task, o.Setup = t, s
	return o, ok
}

// Add writes down a run, unless it is there.
func (j *Journal) Add(o *Outcome) { j.Put(o.Task, o.Setup, *o) }
