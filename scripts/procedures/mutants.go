package main

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// tally says what became of the mutants of a file: killed by a failing test; others that are right, but answer other draws (they are
// weaker or stronger, which a contract leaves open); those that are known to be as good (equivalent.tsv); and those that nothing is
// seen of.
type tally struct{ killed, other, equal, same int }

func (n tally) all() int { return n.killed + n.other + n.equal + n.same }

func (n tally) String() string {
	return fmt.Sprintf("%8d %8d %16d %12d %12d", n.all(), n.killed, n.other, n.equal, n.same)
}

//go:embed equivalent.tsv
var equivalentText string

// equivalent are mutants that nothing can be seen of: by file and change, the reason.
var equivalent = func() map[string]string {
	out := map[string]string{}
	for _, line := range strings.Split(equivalentText, "\n") {
		if f := strings.Split(line, "\t"); len(f) == 4 && !strings.HasPrefix(line, "#") {
			out[f[0]+"\t"+f[1]+"\t"+f[2]] = f[3]
		}
	}
	return out
}()

// why is the reason that a change of a file is as good as what was there, "" if none is known.
func (x *change) why(file string) string {
	from, to, _ := strings.Cut(x.what, "  →  ")
	return equivalent[file+"\t"+from+"\t"+to]
}

// mutantDraws is what 10^5 draws are for a mutant.
const mutantDraws = 20_000

// limited runs a program for so many seconds of processor time at most: a mutant that goes round for ever ends there. (A limit on the clock
// would kill others on a busy machine.)
const limited = `ulimit -t "$0"; exec "$@"`

// The processor time of a mutant: some times that of the tests without a change, and a few seconds, since a change may make draws more costly.
const (
	unchangedLimit = 10 * time.Minute
	timesUnchanged = 3
	leastLimit     = 10 * time.Second
)

// contractsOnly says which mutants count: files whose path has a part in it, and lines ("" is all).
type contractsOnly struct {
	list        []*contract
	only, lines string
}

// mutants runs the contract tests of each file on its mutants and prints a table.
func mutants(out io.Writer, which contractsOnly, verbose bool) error {
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Fprintf(out, "%-28s %8s %8s %16s %12s %12s\n", "file", "mutants", "killed", "right, but other", "equivalent", "not seen")
	var sum tally
	for _, f := range filesOf(which.list) {
		if !strings.Contains(f, which.only) {
			continue
		}
		n, err := mutantsOf(out, which, f, dir, verbose)
		if err != nil {
			return fmt.Errorf("%s: %w", f, err)
		}
		fmt.Fprintf(out, "%-28s %v\n", f, n)
		sum = tally{sum.killed + n.killed, sum.other + n.other, sum.equal + n.equal, sum.same + n.same}
	}
	fmt.Fprintf(out, "%-28s %v\n", "all", sum)
	return nil
}

// testsOf are the tests of the contracts that a file belongs to.
func testsOf(list []*contract, file string) (out []string) {
	for _, c := range list {
		if slices.Contains(c.files(), file) {
			out = append(out, c.tests...)
		}
	}
	return out
}

func mutantsOf(out io.Writer, which contractsOnly, file, dir string, verbose bool) (n tally, err error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return n, err
	}
	changes, pkg, err := changesOf(string(src))
	if err != nil {
		return n, err
	}
	binary := filepath.Join(dir, "mutants.test")
	if which.lines != "" {
		wanted := list(which.lines)
		changes = slices.DeleteFunc(changes, func(x change) bool { return !slices.Contains(wanted, strconv.Itoa(x.line)) })
	}
	if changes, err = build(string(src), changes, pkg, file, binary, dir); err != nil {
		return n, err
	}
	tests := "^(" + strings.Join(testsOf(which.list, file), "|") + ")$"
	run := func(id int, limit time.Duration) (text string, used time.Duration, ok bool) {
		return runTests(binary, filepath.Dir(file), tests, id, limit)
	}
	base, used, ok := run(0, unchangedLimit)
	if !ok {
		return n, errors.New("the tests fail without a change")
	}
	for _, x := range changes {
		got, _, ok := run(x.id, leastLimit+timesUnchanged*used)
		word := ""
		switch {
		case !ok:
			n.killed++
			word = "killed"
		case x.why(file) != "":
			n.equal++
			word = "equivalent"
		case got != base:
			n.other++
			word = "other"
		default:
			n.same++
			word = "not seen"
		}
		if verbose {
			fmt.Fprintf(out, "  %s:%d: %s: %s\n", file, x.line, word, x.what)
		}
	}
	return n, nil
}

// runTests runs the tests of a binary of mutants with one of them, 0 for none. It returns what came out of the draws, and the processor time.
func runTests(binary, dir, tests string, id int, limit time.Duration) (text string, used time.Duration, ok bool) {
	cmd := exec.Command("sh", "-c", limited, strconv.Itoa(int(limit.Seconds())), binary, "-test.run="+tests, "-test.failfast", "-test.v", "-test.timeout=1h")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "SEABMC_MUTANT="+strconv.Itoa(id), "SEABMC_DRAWS="+strconv.Itoa(mutantDraws), "GOMEMLIMIT=1GiB")
	out, err := cmd.CombinedOutput()
	if s := cmd.ProcessState; s != nil {
		used = s.UserTime() + s.SystemTime()
	}
	return outcome(string(out)), used, err == nil
}

var draws = regexp.MustCompile(`\d+ draws: .*`)

// outcome is what came out of the draws.
func outcome(text string) string { return strings.Join(draws.FindAllString(text, -1), "\n") }

var place = regexp.MustCompile(`(?m)([\w.]+\.go):(\d+):`)

// build makes the test binary of all changes that compile, which are returned.
func build(src string, changes []change, pkg, file, binary, dir string) ([]change, error) {
	abs, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	changed, extra, overlay := filepath.Join(dir, "mutated.go"), filepath.Join(dir, "support.go"), filepath.Join(dir, "overlay.json")
	files, err := json.Marshal(map[string]map[string]string{"Replace": {abs: changed, filepath.Join(filepath.Dir(abs), "mutant_support.go"): extra}})
	if err == nil {
		err = errors.Join(os.WriteFile(overlay, files, 0o600), os.WriteFile(extra, fmt.Appendf(nil, support, pkg), 0o600))
	}
	if err != nil {
		return nil, err
	}
	for try := 0; ; try++ {
		if err := os.WriteFile(changed, []byte(mutated(src, changes)), 0o600); err != nil {
			return nil, err
		}
		text, err := exec.Command("go", "test", "-c", "-vet=off", "-gcflags=-e", "-overlay="+overlay, "-o", binary, "./"+filepath.Dir(file)).CombinedOutput()
		if err == nil {
			return changes, nil
		}
		wrong := map[int]bool{}
		for _, m := range place.FindAllStringSubmatch(string(text), -1) {
			if line, err := strconv.Atoi(m[2]); err == nil && (m[1] == filepath.Base(file) || m[1] == "mutated.go") {
				wrong[line] = true
			}
		}
		if len(wrong) == 0 || try == 5 {
			return nil, fmt.Errorf("does not compile: %w\n%s", err, text)
		}
		changes = slices.DeleteFunc(changes, func(x change) bool { return wrong[x.line] && (!x.lazy || try > 1) })
	}
}
