package replay

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"seabmc/ir"
)

var (
	frameLine   = regexp.MustCompile(`^\s+#\d+ 0x[0-9a-f]+ in (\S+) (.+?):(\d+)(?::\d+)?$`)
	ubsanLine   = regexp.MustCompile(`^(.+?):(\d+):\d+: runtime error: (.*)$`)
	asanLine    = regexp.MustCompile(`(?:ERROR|WARNING): ((?:Address|Memory)Sanitizer: .*?)(?: on (?:unknown )?address.*)?$`)
	replayLine  = regexp.MustCompile(`^seabmc-replay: (.*)$`)
	accessEnd   = regexp.MustCompile(`^\s*$`)
	failureWord = regexp.MustCompile(`^(assertion violated|overflow|memory leak|read of uninitialised memory)`)
)

// nativeFailure is one failure that the run reported, with the places of its stack.
type nativeFailure struct {
	what    string
	frames  []ir.Pos // in the user's files, innermost first
	nowhere bool     // at an address without code
}

// read finds the failures in the run's output and compares them with the trace.
func (s *session) read(log string) *Outcome {
	o := &Outcome{}
	failures, note := s.failures(log)
	o.What = note
	for i := range failures {
		f := &failures[i]
		hit, same := s.matches(f)
		if o.Failed && !same {
			continue
		}
		o.Failed, o.Reproduced, o.What = true, same, f.what
		if hit.File != "" {
			o.File, o.Line = s.shown(hit.File), hit.Line
		}
		if same {
			break
		}
	}
	return o
}

// failures reads the reports. note says why the run ended without one.
func (s *session) failures(log string) (list []nativeFailure, note string) {
	open := false
	for _, line := range strings.Split(log, "\n") {
		if m := frameLine.FindStringSubmatch(line); m != nil {
			if n, err := strconv.Atoi(m[3]); open && err == nil && s.ours(m[2]) {
				f := &list[len(list)-1]
				f.frames = append(f.frames, ir.Pos{File: m[2], Line: n, Func: m[1]})
			}
			continue
		}
		if accessEnd.MatchString(line) && open && len(list[len(list)-1].frames) > 0 {
			open = false // what follows are the stacks of an allocation or a thread
		}
		if open && strings.Contains(line, "(<unknown module>)") && strings.Contains(line, "#0 ") {
			list[len(list)-1].nowhere = true
		}
		switch {
		case ubsanLine.MatchString(line):
			m := ubsanLine.FindStringSubmatch(line)
			n, _ := strconv.Atoi(m[2])
			f := nativeFailure{what: m[3]}
			if s.ours(m[1]) {
				f.frames = []ir.Pos{{File: m[1], Line: n}}
			}
			list, open = append(list, f), true
		case asanLine.MatchString(line):
			list, open = append(list, nativeFailure{what: asanLine.FindStringSubmatch(line)[1]}), true
		case replayLine.MatchString(line):
			text := replayLine.FindStringSubmatch(line)[1]
			if failureWord.MatchString(text) {
				list, open = append(list, nativeFailure{what: text}), true
			} else if note == "" || text != "the program ends" {
				note = text
			}
		}
	}
	return list, note
}

// ours reports whether a file is one of the user's files, which include headers. It is not if it belongs to the harness, the C library or the
// compiler.
func (s *session) ours(file string) bool {
	if filepath.Base(file) == harnessFile {
		return false
	}
	for _, f := range s.opt.Files {
		if sameFile(f, file) {
			return true
		}
	}
	for _, st := range s.r.Failure.Trace.Steps {
		if st.Pos.File != "" && sameFile(st.Pos.File, file) {
			return true
		}
	}
	return sameFile(s.r.Failure.Pos.File, file)
}

// matches compares a native failure with that of the trace. hit is its place. same reports whether they are the same.
func (s *session) matches(f *nativeFailure) (hit ir.Pos, same bool) {
	if s.sight.Report != "" {
		return ir.Pos{}, strings.HasPrefix(f.what, s.sight.Report)
	}
	want := s.r.Failure.Trace.Pos
	for _, at := range f.frames {
		if at.Line == want.Line && sameFile(at.File, want.File) {
			return at, true
		}
	}
	if f.nowhere && s.r.Failure.Check.About == ir.AboutNoCode {
		return want, true // the call went to a place without code
	}
	if want.Line == 0 {
		return ir.Pos{}, true // a program without positions
	}
	if len(f.frames) == 0 {
		return ir.Pos{}, false
	}
	// If the failure is inside a model of the C library, it happens natively in the library itself. Then the function that called it counts.
	at := f.frames[0]
	return at, !s.user(want.File) && s.caller() == strings.TrimPrefix(at.Func, "seabmc_")
}

// caller returns the user's function that was active when a model failed.
func (s *session) caller() string {
	t := s.r.Failure.Trace
	active := map[string]bool{}
	for _, f := range t.Stack {
		active[f] = true
	}
	for i := len(t.Steps) - 1; i >= 0; i-- {
		if st := &t.Steps[i]; st.Kind == ir.NoteCall.String() && active[st.Name] && s.user(st.Pos.File) {
			return st.Name
		}
	}
	return ""
}

func (s *session) user(file string) bool {
	if file == "" {
		return false
	}
	_, err := os.Stat(file)
	return err == nil
}

// shown returns a file under the name that the user's traces give it.
func (s *session) shown(file string) string {
	if wd, err := os.Getwd(); err == nil {
		if rel, err := filepath.Rel(wd, file); err == nil && !strings.HasPrefix(rel, "..") {
			return rel
		}
	}
	return file
}

func sameFile(a, b string) bool {
	if a == b {
		return true
	}
	x, err1 := filepath.Abs(a)
	y, err2 := filepath.Abs(b)
	return err1 == nil && err2 == nil && x == y
}
