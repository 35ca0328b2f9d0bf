// Package remote lets workers, on this machine and on others, run the proofs of a project.
//
// In: jobs of package batch. Out: what the runs printed, as if they had run here. Sender turns a job into a task that carries the proof and the
// contents of its files. Worker puts these files into a folder of its own and runs seabmc there. The bytes travel through package queue. This package
// does not judge results.
//
// A task is not trusted: a worker builds the command line itself, from a proof whose flags are checked like those of a project file.
package remote

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"

	"seabmc/project"
	"seabmc/project/batch"
	"seabmc/project/inputs"
)

// wireVersion changes when older workers cannot do newer tasks. A worker's group already contains the program's hash, so this only guards against
// accidents.
const wireVersion = 3

// task is what is sent.
type task struct {
	Version int
	Proof   project.Proof
	Cover   bool
	Part    batch.Part
	Root    string            // of the project
	Trace   map[string]string // what a worker needs to go on with the sender's trace
	Files   []file
}

// file is an input: its path, and the name of its content.
type file struct {
	Path string
	Name string
}

// result is what comes back.
type result struct {
	Worker         string
	Failed         string // why it was not run: the sender runs it then
	Missing        bool   // because the server no longer has the contents of its files
	Stdout, Stderr []byte
	Depends        []byte            // as seabmc --depends writes it
	Own            map[string]string // hashes of files that the run read on the worker's machine
	Err            string
	CPU            float64 // seconds
	Memory         int64
}

// readTask reads a task and rejects what no sender writes.
func readTask(b []byte) (*task, error) {
	var t task
	if err := json.Unmarshal(b, &t); err != nil {
		return nil, err
	}
	if t.Version != wireVersion {
		return nil, errors.New("the task is of another version")
	}
	if t.Part.Of < 0 || t.Part.Of > 0 && (t.Part.Number < 1 || t.Part.Number > t.Part.Of) {
		return nil, errors.New("the task is a part of nothing")
	}
	if !batch.IsCase(t.Part.Case) {
		return nil, errors.New("the task is about a case without a name")
	}
	if err := project.CheckFlags(t.Proof.Flags); err != nil {
		return nil, err
	}
	for _, f := range t.Proof.Files {
		if strings.HasPrefix(f, "-") || strings.HasPrefix(f, "@") {
			return nil, errors.New("a file has the name of a flag")
		}
	}
	for _, p := range append([]file{{Path: t.Root}}, t.Files...) {
		if !filepath.IsAbs(p.Path) || filepath.Clean(p.Path) != p.Path || strings.ContainsRune(p.Path, 0) {
			return nil, errors.New("a path in the task is not absolute and clean")
		}
	}
	return &t, nil
}

// moved returns arguments for a run in a folder that stands for the whole file system.
func moved(args []string, folder string) []string {
	out := make([]string, len(args))
	for i, a := range args {
		if own, is := strings.CutPrefix(a, "--flags-for="); is { // FILE:FLAG
			if file, flag, ok := strings.Cut(own, ":-"); ok {
				both := moved([]string{file, "-" + flag}, folder)
				out[i] = "--flags-for=" + both[0] + ":" + both[1]
				continue
			}
		}
		out[i] = a
		for _, before := range []string{"-I", "-include", "-isystem", "--isystem=", "-idirafter", "--idirafter=", "-iquote", "-imacros", ""} {
			if path, is := strings.CutPrefix(a, before); is && strings.HasPrefix(path, "/") && !inputs.IsSystem(path) {
				out[i] = before + folder + path
				break
			}
		}
		if flag, path, joined := strings.Cut(a, "="); joined && strings.HasPrefix(a, "--") && strings.HasPrefix(path, "/") && !inputs.IsSystem(path) {
			out[i] = flag + "=" + folder + path
		}
	}
	return out
}
