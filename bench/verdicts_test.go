package bench

import (
	"bytes"
	"context"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

var binary string

// TestMain builds the binary that the suites run, as a user would have it.
func TestMain(m *testing.M) {
	os.Exit(func() int {
		root, err := Project(".")
		if err == nil {
			// Inside the project's bin folder, so that the binary finds .tools beside it.
			binary = filepath.Join(root, "bin", fmt.Sprintf("seabmc-test-%d", os.Getpid()))
			defer os.Remove(binary)
			cmd := exec.Command("go", "build", "-o", binary, "seabmc/cmd/seabmc")
			cmd.Stderr = os.Stderr
			err = cmd.Run()
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "bench tests:", err)
			return 1
		}
		return m.Run()
	}())
}

var (
	allMems    = []string{"seam", "lambda", "array"}
	allSolvers = []string{"yices", "z3"}
)

func projectRoot(t *testing.T) string {
	t.Helper()
	abs, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	root, err := Project(abs)
	if err != nil {
		t.Fatal(err)
	}
	return root
}

func check(t *testing.T, tasks []Task, setups []Setup, timeout time.Duration) {
	t.Helper()
	// A file is compiled once, not for every setup.
	r := Runner{Binary: binary, Jobs: 2, Timeout: timeout, Flags: []string{"--cache-dir=" + t.TempDir()}}
	outs := r.Run(context.Background(), tasks, setups)
	var b bytes.Buffer
	Summary(&b, outs)
	t.Log("\n" + b.String())
	for i := range outs {
		if o := &outs[i]; o.Wrong() != "" {
			t.Errorf("%s under %s: %s", o.Task.Name, o.Setup.Name(), o.Wrong())
		}
	}
}

// TestCorpus checks every program of the verdict corpus, each under seam and Yices and one of the five other setups, chosen by its name, so
// that every setup has hundreds of all kinds. SEABMC_CORPUS=all takes every program under all of them, as seabmc bench corpus does.
// Each program states why its verdict is right.
func TestCorpus(t *testing.T) {
	tasks, err := Corpus(filepath.Join(projectRoot(t), "testdata", "verdicts"))
	if err != nil {
		t.Fatal(err)
	}
	if len(tasks) < 150 {
		t.Errorf("the corpus has %d programs, at least 150 are wanted", len(tasks))
	}
	unsafe := 0
	for _, task := range tasks {
		if task.Verdict == "FAILED" {
			unsafe++
		}
	}
	if unsafe*3 < len(tasks) {
		t.Errorf("%d of %d programs are unsafe, at least a third is wanted", unsafe, len(tasks))
	}
	all := Matrix(allMems, allSolvers)
	if os.Getenv("SEABMC_CORPUS") == "all" {
		check(t, tasks, all, 60*time.Second)
		return
	}
	first, others := all[0], all[1:]
	for i, group := range byName(tasks, len(others)) {
		check(t, group, []Setup{first, others[i]}, 60*time.Second)
	}
}

// byName deals tasks out to n groups. The group of a task stays the same when others are added.
func byName(tasks []Task, n int) [][]Task {
	groups := make([][]Task, n)
	for _, task := range tasks {
		i := crc32.ChecksumIEEE([]byte(task.Name)) % uint32(n)
		groups[i] = append(groups[i], task)
	}
	return groups
}

// oneEach are tasks of aws-c-common, one of each category.
var oneEach = []string{"add_size_checked", "array_eq", "array_list_push_back", "byte_buf_append", "byte_cursor_advance",
	"hash_callback_c_str_eq", "hash_iter_begin", "hash_table_find", "linked_list_push_back", "nospec_mask", "priority_queue_size",
	"ring_buffer_init", "string_eq"}

// TestAWS proves one task of each category of aws-c-common and refutes its seeded bug.
func TestAWS(t *testing.T) {
	tasks, err := AWS(projectRoot(t), oneEach)
	if err != nil {
		t.Fatal(err)
	}
	check(t, tasks, Matrix([]string{"seam"}, allSolvers), 120*time.Second)
}

// TestAWSMutants: the same tasks kill mutants of the functions they test. At most one of three
// may survive, and it has to be listed as equivalent.
func TestAWSMutants(t *testing.T) {
	root := projectRoot(t)
	tasks, err := AWS(root, oneEach)
	if err != nil {
		t.Fatal(err)
	}
	known, err := Equivalents(root)
	if err != nil {
		t.Fatal(err)
	}
	cache := []string{"--cache-dir=" + t.TempDir()}
	mutants, err := Mutants(context.Background(), binary, cache, tasks, 3, 2)
	if err != nil {
		t.Fatal(err)
	}
	r := Runner{Binary: binary, Jobs: 2, Timeout: 60 * time.Second, Flags: cache}
	outs := r.Run(context.Background(), mutants, Matrix([]string{"seam"}, []string{"yices"}))
	killed := map[string]int{}
	for i := range outs {
		o := &outs[i]
		switch _, same := equivalent(known, o.Task); {
		case o.Verdict == "FAILED":
			killed[o.Task.Category]++
		case o.Verdict == "SUCCESSFUL" && !same:
			t.Errorf("%s survives: %s", o.Task.Name, o.Task.Note)
		}
	}
	for _, name := range oneEach {
		if killed[name] == 0 {
			t.Errorf("%s kills no mutant", name)
		}
	}
}
