package bench

import (
	"bytes"
	"context"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

var binary string

// TestMain builds the binary that the suites run, as a user would have it.
func TestMain(m *testing.M) {
	os.Exit(func() int {
		root, err := Project(".")
		if err == nil {
			// It is inside the project's bin folder, so that the binary finds .tools beside it.
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

// leastCorpus is the least number of programs in the corpus, and leastUnsafe the least number of wrong ones among them.
const leastCorpus, leastUnsafe = 1900, 1000

// TestCorpusIsInOrder checks that the programs are in folders by their subjects, that no two have the same name, and that none gets lost.
func TestCorpusIsInOrder(t *testing.T) {
	dir := filepath.Join(projectRoot(t), "testdata", "verdicts")
	tasks, err := Corpus(dir)
	if err != nil {
		t.Fatal(err)
	}
	unsafe, seen := 0, map[string]string{}
	for _, task := range tasks {
		if task.Verdict == "FAILED" {
			unsafe++
		}
		folder := filepath.Dir(task.Files[0])
		if folder == dir {
			t.Errorf("%s belongs into one of the folders", task.Name)
		}
		if seen[task.Name] != "" {
			t.Errorf("%s lies in %s and in %s", task.Name, seen[task.Name], folder)
		}
		seen[task.Name] = folder
	}
	if len(tasks) < leastCorpus || unsafe < leastUnsafe {
		t.Errorf("%d programs, %d of them unsafe; %d and %d are wanted", len(tasks), unsafe, leastCorpus, leastUnsafe)
	}
	t.Logf("%d programs, %d of them unsafe", len(tasks), unsafe)
}

// TestCompanions checks that files which a program names beside it are found from its folder and from a folder of links.
func TestCompanions(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"with/a.c": "int a;\n", "with/p.prp": "", "native/n.c": "int n;\n",
		"sub/x.c": "// verdict: SUCCESSFUL\n// flags: --prp=with/p.prp --unwind=3\n// with: with/a.c\n// why: it is right\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	links := t.TempDir()
	for _, name := range []string{"sub/x.c", "with/a.c"} {
		if err := os.Symlink(filepath.Join(dir, name), filepath.Join(links, filepath.Base(name))); err != nil {
			t.Fatal(err)
		}
	}
	for _, from := range []string{dir, links} {
		tasks, err := Corpus(from)
		if err != nil || len(tasks) != 1 {
			t.Fatalf("%s: %d programs, %v", from, len(tasks), err)
		}
		got := fmt.Sprint(tasks[0].Files[1:], tasks[0].Flags)
		if want := fmt.Sprintf("[%s/with/a.c] [--prp=%s/with/p.prp --unwind=3]", dir, dir); got != want {
			t.Errorf("%s: %s, want %s", from, got, want)
		}
	}
}

// TestCorpus checks every program of the verdict corpus under seam and Yices. It checks half of them under one of the five other setups too. Their
// names choose the setup, so that every setup has more than two hundred programs of all kinds. SEABMC_CORPUS=all takes every program under all
// setups, as seabmc bench corpus does. Each program states why its verdict is right.
func TestCorpus(t *testing.T) {
	tasks, err := Corpus(filepath.Join(projectRoot(t), "testdata", "verdicts"))
	if err != nil {
		t.Fatal(err)
	}
	all := Matrix(allMems, allSolvers)
	if testing.Short() {
		var some []Task
		for i := 0; i < len(tasks); i += 100 {
			some = append(some, tasks[i])
		}
		t.Logf("%d not run: programs of the corpus, of which make quick takes a sample", len(tasks)-len(some))
		check(t, some, all[:1], 180*time.Second)
		return
	}
	if os.Getenv("SEABMC_CORPUS") == "all" {
		check(t, tasks, all, 180*time.Second)
		return
	}
	first, others := all[0], all[1:]
	for i, group := range byName(tasks, 2*len(others)) {
		setups := []Setup{first}
		if i < len(others) {
			setups = append(setups, others[i])
		}
		check(t, group, setups, 180*time.Second)
	}
}

// byName distributes tasks over n groups. The group of a task stays the same when other tasks are added.
func byName(tasks []Task, n int) [][]Task {
	groups := make([][]Task, n)
	for _, task := range tasks {
		i := crc32.ChecksumIEEE([]byte(task.Name)) % uint32(n)
		groups[i] = append(groups[i], task)
	}
	return groups
}

// oneEach lists tasks of aws-c-common, one of each category.
var oneEach = []string{"add_size_checked", "array_eq", "array_list_push_back", "byte_buf_append", "byte_cursor_advance",
	"hash_callback_c_str_eq", "hash_iter_begin", "hash_table_find", "linked_list_push_back", "nospec_mask", "priority_queue_size",
	"ring_buffer_init", "string_eq"}

// TestAWS proves every task of aws-c-common, and of one task of each category it also refutes the seeded bug, with two solvers.
// The whole is asked because its real sources are read in ways that no program of the corpus is: 1 of 344 answers was once wrong while all else was right.
func TestAWS(t *testing.T) {
	if testing.Short() {
		t.Skip("takes minutes")
	}
	root := projectRoot(t)
	all, err := AWS(root, nil)
	if err != nil {
		t.Fatal(err)
	}
	some, err := AWS(root, oneEach)
	if err != nil {
		t.Fatal(err)
	}
	right := slices.DeleteFunc(all, func(task Task) bool { return task.Verdict != "SUCCESSFUL" })
	if len(right) < 170 {
		t.Errorf("%d tasks are right, want at least 170", len(right))
	}
	check(t, right, Matrix([]string{"seam"}, []string{"yices"}), 120*time.Second)
	check(t, some, Matrix([]string{"seam"}, []string{"yices", "z3"}), 120*time.Second)
}

// TestAWSMutants checks that the same tasks kill mutants of the functions that they test. At most one of three may survive, and it must be listed as
// equivalent.
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
