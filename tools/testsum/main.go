// Command testsum reads the output of "go test -json". It prints a line for each package, the output of tests that fail, and at the end how many
// tests were not run, and why. Tests are not run if they are skipped, or if they report it themselves in lines such as "3 not run: why".
//
// Its exit code is 1 if a test failed or a package could not be built.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// event is a line of go test -json.
type event struct {
	Action  string
	Package string
	Test    string
	Output  string
	Elapsed float64
}

// summary is what is known about the tests so far.
type summary struct {
	out    io.Writer
	output map[string][]string // of tests and packages, by their names
	notRun map[string]int      // by the reason
	failed bool
}

var (
	ownCount = regexp.MustCompile(`\b(\d+) not run: (.*)`)
	place    = regexp.MustCompile(`^\s*\S+\.go:\d+: `)
)

func main() {
	s := &summary{out: os.Stdout, output: map[string][]string{}, notRun: map[string]int{}}
	if err := s.read(os.Stdin); err != nil {
		fmt.Fprintln(os.Stderr, "testsum:", err)
		os.Exit(1)
	}
	s.end()
	if s.failed {
		os.Exit(1)
	}
}

func (s *summary) read(r io.Reader) error {
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, 1<<24)
	for sc.Scan() {
		var e event
		if err := json.Unmarshal(sc.Bytes(), &e); err != nil || e.Action == "" {
			fmt.Fprintln(s.out, sc.Text()) // what the compiler says
			continue
		}
		s.add(&e)
	}
	return sc.Err()
}

func (s *summary) add(e *event) {
	name := e.Package + " " + e.Test
	switch e.Action {
	case "output", "build-output":
		s.output[name] = append(s.output[name], e.Output)
		if m := ownCount.FindStringSubmatch(e.Output); m != nil {
			n, _ := strconv.Atoi(m[1])
			s.notRun[m[2]] += n
		}
	case "skip":
		s.notRun[s.reason(name)]++
		delete(s.output, name)
	case "pass":
		if e.Test == "" {
			fmt.Fprintf(s.out, "ok    %-28s %7.1f s\n", e.Package, e.Elapsed)
		}
		delete(s.output, name)
	case "fail", "build-fail":
		s.failed = true
		fmt.Fprint(s.out, strings.Join(s.output[name], ""))
		if e.Test == "" {
			fmt.Fprintf(s.out, "FAIL  %-28s %7.1f s\n", e.Package, e.Elapsed)
		}
		delete(s.output, name)
	}
}

// reason returns why a test was skipped. The reason is in the line before "--- SKIP" or after it.
func (s *summary) reason(name string) string {
	if strings.HasSuffix(name, " ") {
		return "packages without tests"
	}
	for _, line := range slices.Backward(s.output[name]) {
		if place.MatchString(line) {
			return strings.TrimSpace(place.ReplaceAllString(line, ""))
		}
	}
	return "no reason given"
}

// end prints what was not run.
func (s *summary) end() {
	for _, why := range slices.Sorted(maps.Keys(s.notRun)) {
		fmt.Fprintf(s.out, "%d not run: %s\n", s.notRun[why], why)
	}
}
