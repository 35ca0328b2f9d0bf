// Package replay runs a counterexample natively: it writes a C harness that
// supplies the counterexample's inputs (results of functions without a body,
// contents of unknown memory, failing allocations, arguments), compiles it with
// the user's sources and the sanitizers for the checks that were on, runs it
// under a time limit, and says whether the failure happened and where.
//
// In: a failed result (bmc.Result) and how the files were compiled. Out: an
// Outcome. Nothing is written outside the given folder or a temporary one, and no
// shell is involved.
package replay

import (
	"bytes"
	"context"
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

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower"
	"seabmc/subprocess"
)

// Options say how the program was compiled and checked.
type Options struct {
	Files []string
	Front frontend.Options
	Lower lower.Options
	Dir   string        // kept; empty: a temporary folder
	Limit time.Duration // of the native run; 0 is 10 s
}

// Outcome is what the native run showed.
type Outcome struct {
	Reproduced bool   `json:"reproduced"` // the failure happened, where the trace says it does
	Failed     bool   `json:"failed"`     // something failed, perhaps elsewhere
	What       string `json:"what"`       // what the run reported, or why it did not take place
	File       string `json:"file,omitempty"`
	Line       int    `json:"line,omitempty"`
	Dir        string `json:"dir,omitempty"` // where the harness was kept
}

// Lines describes the outcome in words.
func (o *Outcome) Lines() []string {
	at := ""
	if o.File != "" {
		at = fmt.Sprintf(" at %s:%d", o.File, o.Line)
	}
	var s string
	switch {
	case o.Reproduced:
		s = "replay: the failure happens natively" + at + ": " + o.What
	case o.Failed:
		s = "replay: the program fails natively, but elsewhere" + at + ": " + o.What
	default:
		s = "replay: not reproduced: " + o.What
	}
	lines := []string{s}
	if o.Dir != "" {
		lines = append(lines, "replay: kept in "+o.Dir)
	}
	return lines
}

// The names of the files in the replay folder.
const (
	harnessFile = "harness.c"
	modelsFile  = "models.c"
	logFile     = "replay.log"
	program     = "replay"
)

// Run replays the failure of a result. A counterexample that cannot be replayed
// is an Outcome too; errors are a folder that cannot be written, a missing tool,
// and a file in the way that seabmc did not write.
func Run(ctx context.Context, r *bmc.Result, opt Options) (*Outcome, error) {
	if why := unsuitable(r, &opt); why != "" {
		return &Outcome{What: why}, nil
	}
	s := &session{opt: opt, r: r, entry: opt.Lower.Function, sight: checks.Of(r.Failure.Check.Kind).Native}
	if s.entry == "" {
		s.entry = "main"
	}
	var err error
	if s.work, err = os.MkdirTemp("", "seabmc-replay-*"); err != nil {
		return nil, fmt.Errorf("replay: %w", err)
	}
	defer os.RemoveAll(s.work)
	s.h = newHarness(r, s.entry, opt.Lower.MemoryLeak)
	out, err := s.replay(ctx)
	if err != nil {
		return nil, err
	}
	if opt.Dir != "" {
		out.Dir = opt.Dir
		if err := s.keep(out); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// unsuitable says why a failure cannot happen natively.
func unsuitable(r *bmc.Result, opt *Options) string {
	if r.Failure == nil || r.Failure.Trace == nil || r.Run == nil || r.Inputs == nil {
		return "there is no counterexample"
	}
	if k := checks.Of(r.Failure.Check.Kind); k.Limit {
		return k.Native.Blind
	}
	for _, f := range opt.Files {
		if ext := filepath.Ext(f); ext != ".c" && ext != ".i" && !isLLVM(f) {
			return f + " is neither C nor LLVM IR"
		}
	}
	return ""
}

type session struct {
	opt   Options
	r     *bmc.Result
	h     *harness
	entry string
	sight checks.Native // what shows failures of this kind
	trial trial         // that is under way
	work  string        // temporary folder
	log   []byte        // what the run printed
	text  string        // of the harness
	ran   bool
}

// trial is a way to run the program. What uninitialised variables hold, where objects lie and what is
// done where behaviour is undefined cannot be chosen freely: further trials show failures that need another one.
type trial struct {
	flags      []string // of the compiler, for the user's files
	locals     bool     // variables hold what the counterexample says
	statics    bool     // so do those with static lifetime
	plain      bool     // without the address sanitizer: the allocator is that of the C library
	sanitizers string   // further ones
}

// trials are the ways to show the failure, in order.
func (s *session) trials() []trial {
	if s.sight.Reads {
		return []trial{{flags: readFlags}} // variables stay as they are
	}
	list := []trial{
		{flags: []string{"-ftrivial-auto-var-init=zero", "-enable-trivial-auto-var-init-zero-knowing-it-will-be-removed-from-clang"}},
		{flags: []string{"-ftrivial-auto-var-init=pattern"}},
	}
	if len(s.h.locals) > 0 {
		list = append(list, trial{flags: list[1].flags, locals: true})
	}
	if s.opt.Lower.NondetStatic {
		list = append(list, trial{flags: list[0].flags, statics: true})
	}
	switch s.r.Failure.Check.Kind {
	case ir.CheckAssertion:
		list = append(list, trial{flags: list[0].flags, plain: true})
	case ir.CheckDeref, ir.CheckBounds:
		list = append(list, trial{flags: list[0].flags, sanitizers: "pointer-overflow"}) // an address that wraps around is that of an object
	}
	return list
}

func (s *session) replay(ctx context.Context) (*Outcome, error) {
	var first *Outcome
	var firstLog []byte
	for i, t := range s.trials() {
		s.trial = t
		o, err := s.attempt(ctx, i, t.flags)
		if err != nil {
			return nil, err
		}
		if o.Reproduced {
			return o, nil
		}
		if first == nil {
			first, firstLog = o, s.log
		}
		if !s.ran {
			break
		}
	}
	s.log = firstLog
	if !first.Failed && s.sight.Blind != "" {
		first.What = s.sight.Blind
	}
	return first, nil
}

// attempt builds and runs the program once.
func (s *session) attempt(ctx context.Context, n int, flags []string) (*Outcome, error) {
	objects, err := s.compileFiles(ctx, flags)
	var bad *frontend.InputError
	if errors.As(err, &bad) {
		return &Outcome{What: "the program does not compile natively: " + bad.Summary()}, nil
	}
	if err != nil {
		return nil, err
	}
	if why, err := s.build(ctx, objects); why != "" || err != nil {
		return &Outcome{What: why}, err
	}
	s.ran = true
	return s.run(ctx, n)
}

// asan tells whether memory errors are looked for.
func (s *session) asan() bool {
	return !s.sight.Reads && !s.trial.plain && (s.opt.Lower.PointerCheck || s.sight.ASan != "")
}

// sanitizers are clang's flags for the checks that were on.
func (s *session) sanitizers() []string {
	names := []string{"unreachable", "vla-bound", "builtin"}
	if s.asan() {
		names = append(names, "address")
	}
	if s.sight.Reads {
		names = append(names, "memory")
	}
	more := append(s.opt.Lower.Sanitizers(true), s.sight.Sanitizers, s.trial.sanitizers)
	for _, name := range more {
		if name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return []string{"-fsanitize=" + strings.Join(names, ","), "-fno-sanitize-recover=all"}
}

// prelude comes before the user's files: main gets another name, and functions
// whose call is the failure, bodies that the harness's own replace.
const prelude = "int __wrap_abs(int); long __wrap_labs(long); long long __wrap_llabs(long long);\n#define main seabmc_main\n#ifndef SEABMC_STATIC_ERROR\n#pragma weak reach_error\n#pragma weak __VERIFIER_error\n#endif\n"

func (s *session) compileFiles(ctx context.Context, flags []string) ([]string, error) {
	pre := filepath.Join(s.work, "prelude.h")
	if err := os.WriteFile(pre, []byte(prelude), 0o600); err != nil {
		return nil, fmt.Errorf("replay: %w", err)
	}
	first := append(append(s.sanitizers(), "-include", pre), flags...)
	if s.absolute() {
		for _, f := range []string{"abs", "labs", "llabs"} {
			first = append(first, "-fno-builtin-"+f, "-D__builtin_"+f+"=__wrap_"+f)
		}
	}
	if len(s.opt.Files) == 1 { // nobody else has its tentative definitions, and the address sanitizer watches none that are common
		first = append(first, "-fno-common")
	}
	home := s.entryFile()
	var objects []string
	for i, f := range s.opt.Files {
		unit, err := s.unit(ctx, i, f, f == home)
		if err != nil {
			return nil, err
		}
		object := filepath.Join(s.work, fmt.Sprintf("unit%d.o", i))
		compile := frontend.CompileNative
		if s.trial.locals && !isLLVM(f) {
			compile = func(ctx context.Context, _ frontend.Options, file, object string, flags []string) error {
				return s.withLocals(ctx, file, object, flags)
			}
		}
		err = compile(ctx, s.opt.Front, unit, object, first)
		var bad *frontend.InputError
		if errors.As(err, &bad) && strings.Contains(bad.Detail, "weak") {
			err = compile(ctx, s.opt.Front, unit, object, append(first[:len(first):len(first)], "-DSEABMC_STATIC_ERROR"))
		}
		if err != nil {
			return nil, err
		}
		objects = append(objects, object)
	}
	if isLLVM(home) {
		object, err := s.assemblyEntry(ctx)
		return append(objects, object), err
	}
	return objects, nil
}

// absolute tells whether it is an absolute value that does not fit: the harness has functions that look.
func (s *session) absolute() bool {
	c := &s.r.Failure.Check
	return c.Kind == ir.CheckOverflow && strings.Contains(c.Msg, "abs")
}

// entryFile is the file that defines the entry: the one that its call is noted in.
func (s *session) entryFile() string {
	for _, st := range s.r.Failure.Trace.Steps {
		if st.Kind != ir.NoteCall.String() || st.Name != s.entry {
			continue
		}
		for _, f := range s.opt.Files {
			if sameFile(f, st.Pos.File) {
				return f
			}
		}
	}
	return s.opt.Files[0]
}

// guards stand before the program's own objects, so that an access before the
// first of them meets the red zone behind a guard.
const guards = "static char seabmc_guard1[4096] __attribute__((used)) = {0};\nstatic char seabmc_guard2[4096] __attribute__((used)) = {1};\n" +
	"static const char seabmc_guard3[4096] __attribute__((used)) = {1};\n"

// unit writes a source file that is the user's and, of the file with the entry, a
// pointer to it, so that it may be static.
func (s *session) unit(ctx context.Context, i int, file string, home bool) (string, error) {
	abs, err := filepath.Abs(file)
	if err != nil {
		return "", fmt.Errorf("replay: %w", err)
	}
	if isLLVM(file) {
		return s.assemblyUnit(ctx, i, file)
	}
	if strings.ContainsAny(abs, "\"\n\\") {
		return "", fmt.Errorf("replay: the name %q cannot be included", abs)
	}
	text := guards + fmt.Sprintf("#include \"%s\"\n", abs)
	if home {
		text += fmt.Sprintf("void (*seabmc_entry)() = (void (*)())%s;\n", s.entry)
		if s.trial.statics {
			text += s.h.statics()
		}
	}
	name := filepath.Join(s.work, fmt.Sprintf("unit%d.c", i))
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		return "", fmt.Errorf("replay: %w", err)
	}
	return name, nil
}

// build compiles the harness and links; symbols that are missing are added to the
// harness, which is then built again.
func (s *session) build(ctx context.Context, objects []string) (why string, err error) {
	front := s.opt.Front
	front.Macros, front.Includes, front.IncludeFiles, front.ClangArgs, front.Std = nil, nil, nil, nil, "gnu11"
	flags := append(s.sanitizers(), "-no-pie")
	for _, n := range s.h.wrapped() {
		flags = append(flags, "-Wl,--wrap="+n)
	}
	if s.absolute() {
		flags = append(flags, "-Wl,--wrap=abs", "-Wl,--wrap=labs", "-Wl,--wrap=llabs", "-Wl,--wrap=imaxabs")
	}
	source, object := filepath.Join(s.work, harnessFile), filepath.Join(s.work, "harness.o")
	defs := append([]string{"-fno-builtin"}, s.sanitizers()...)
	if s.opt.Lower.NoAssumptions {
		defs = append(defs, "-DSEABMC_NO_ASSUMPTIONS")
	}
	if s.opt.Lower.MemoryCleanup {
		defs = append(defs, "-DSEABMC_CLEANUP")
	}
	switch {
	case s.asan():
		defs = append(defs, "-DSEABMC_ASAN")
	case s.sight.Reads:
		defs = append(defs, "-DSEABMC_MSAN")
	}
	if calls := s.r.Lower.Calls; len(calls) > 0 {
		defs = append(defs, fmt.Sprintf("-DSEABMC_CALLS=%q", " "+strings.Join(calls, " ")+" "))
	}
	if len(s.h.models()) > 0 {
		models := filepath.Join(s.work, "models.o")
		if err := frontend.CompileInputModels(ctx, front, filepath.Join(s.work, modelsFile), models, defs); err != nil {
			return "", fmt.Errorf("internal: replay: %w", err)
		}
		objects = append(objects[:len(objects):len(objects)], models)
	}
	for range 8 {
		s.text = s.h.text(s.recipe(flags))
		if err := os.WriteFile(source, []byte(s.text), 0o600); err != nil {
			return "", fmt.Errorf("replay: %w", err)
		}
		if err := frontend.CompileHarness(ctx, front, source, object, defs); err != nil {
			return "", fmt.Errorf("internal: replay: %w", err)
		}
		undefined, err := frontend.LinkNative(ctx, front, append(objects[:len(objects):len(objects)], object), filepath.Join(s.work, program), flags)
		if err == nil {
			return "", nil
		}
		again := false
		for _, name := range undefined {
			again = s.h.missing(name) || again
		}
		if !again {
			return err.Error(), nil
		}
	}
	return "the program does not link natively", nil
}

// recipe says how the harness is built by hand.
func (s *session) recipe(flags []string) string {
	var wraps []string
	for _, f := range flags {
		if strings.HasPrefix(f, "-Wl,") {
			wraps = append(wraps, f)
		}
	}
	return fmt.Sprintf("It runs the counterexample of %s.\n * Build: clang -g -w %s -Dmain=seabmc_main -c FILES (with void (*seabmc_entry)() = (void (*)())%s; at the end of one),\n"+
		" * then clang -g -w -fno-builtin %s harness.c *.o -lm %s", s.r.Failure.Check.ID, strings.Join(s.sanitizers(), " "), s.entry,
		strings.Join(s.sanitizers(), " "), strings.Join(wraps, " "))
}

// readFlags make every read of the user's code call the harness.
var readFlags = []string{"-fsanitize-coverage=trace-pc-guard,trace-loads"}

const maxLog = 1 << 20

// limited keeps the first bytes that are written to it.
type limited struct{ bytes.Buffer }

func (l *limited) Write(p []byte) (int, error) {
	if room := maxLog - l.Len(); room > 0 {
		l.Buffer.Write(p[:min(len(p), room)])
	}
	return len(p), nil
}

// run starts the program in its own folder and reads what it says.
func (s *session) run(ctx context.Context, n int) (*Outcome, error) {
	limit := s.opt.Limit
	if limit == 0 {
		limit = 10 * time.Second
	}
	cwd := filepath.Join(s.work, fmt.Sprintf("run%d", n))
	if err := os.Mkdir(cwd, 0o700); err != nil {
		return nil, fmt.Errorf("replay: %w", err)
	}
	ctx, stop := context.WithTimeout(ctx, limit)
	defer stop()
	cmd := subprocess.Command(ctx, filepath.Join(s.work, program))
	var out limited
	cmd.Dir, cmd.Stdout, cmd.Stderr = cwd, io.Discard, &out
	cmd.Env = environment(s.sight.ASan)
	err := cmd.Run()
	s.log = out.Bytes()
	o := s.read(string(s.log))
	switch {
	case o.Failed:
	case ctx.Err() != nil:
		o.What = fmt.Sprintf("the native run did not end within %v", limit)
	case o.What == "" && err != nil:
		o.What = "the native run ended with " + err.Error()
		var exit *exec.ExitError
		if errors.As(err, &exit) && exit.ExitCode() < 0 {
			o.Failed = true
		}
	case o.What == "":
		o.What = "the native run ended without a failure"
	}
	return o, nil
}

// environment is the sanitizers' options and where their reports find a symbolizer.
func environment(further string) []string {
	env := []string{"PATH=" + os.Getenv("PATH"), "LC_ALL=C",
		"ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:detect_stack_use_after_return=1:detect_odr_violation=0:max_malloc_fill_size=0:redzone=512:exitcode=98:" + further,
		"MSAN_OPTIONS=allocator_may_return_null=1:exitcode=98",
		"UBSAN_OPTIONS=print_stacktrace=1:exitcode=98"}
	names := []string{"llvm-symbolizer", "llvm-symbolizer-14"}
	for v := 15; v <= 19; v++ {
		names = append(names, fmt.Sprintf("llvm-symbolizer-%d", v))
	}
	for _, n := range names {
		if p, err := exec.LookPath(n); err == nil {
			return append(env, "ASAN_SYMBOLIZER_PATH="+p, "MSAN_SYMBOLIZER_PATH="+p, "UBSAN_SYMBOLIZER_PATH="+p)
		}
	}
	return env
}

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

// failures reads the reports; note is why the run ended without one.
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

// ours tells whether a file is one of the user's, its headers included: not the
// harness and not of the C library or the compiler.
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

// matches compares a native failure with the trace's: hit is its place, same
// tells whether it is the trace's.
func (s *session) matches(f *nativeFailure) (hit ir.Pos, same bool) {
	check := &s.r.Failure.Check
	if s.sight.Report != "" {
		return ir.Pos{}, strings.HasPrefix(f.what, s.sight.Report)
	}
	want := s.r.Failure.Trace.Pos
	for _, at := range f.frames {
		if at.Line == want.Line && sameFile(at.File, want.File) {
			return at, true
		}
	}
	if f.nowhere && (strings.Contains(check.Msg, "function pointer") || strings.Contains(check.Msg, "not a label") || strings.Contains(check.Msg, "missing function")) {
		return want, true // the call went to where no code is
	}
	if want.Line == 0 {
		return ir.Pos{}, true // a program without positions
	}
	if len(f.frames) == 0 {
		return ir.Pos{}, false
	}
	// A failure inside a model of the C library happens natively in the library
	// itself: then the function that called it counts.
	at := f.frames[0]
	return at, !s.user(want.File) && s.caller() == strings.TrimPrefix(at.Func, "seabmc_")
}

// caller is the function of the user's that was active when a model failed.
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

// shown is a file as the user's traces name it.
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

// keep copies the harness and the log into the user's folder.
func (s *session) keep(o *Outcome) error {
	if err := os.MkdirAll(s.opt.Dir, 0o755); err != nil {
		return fmt.Errorf("replay: %w", err)
	}
	log := fmt.Sprintf("%s %s */\n%s\n%s", mark, "log", strings.Join(o.Lines(), "\n"), s.log)
	if err := writeOurs(filepath.Join(s.opt.Dir, harnessFile), []byte(s.text), 0o644); err != nil {
		return err
	}
	if err := writeOurs(filepath.Join(s.opt.Dir, logFile), []byte(log), 0o644); err != nil {
		return err
	}
	written := map[string]string{}
	if len(s.h.models()) > 0 {
		written[modelsFile] = "Models of library functions."
	}
	for i, f := range s.opt.Files {
		if !isLLVM(f) {
			written[fmt.Sprintf("unit%d.c", i)] = "The user's file."
		}
	}
	for name, what := range written {
		text, err := os.ReadFile(filepath.Join(s.work, name))
		if err != nil {
			return fmt.Errorf("replay: %w", err)
		}
		text = append([]byte(mark+" "+what+" */\n"), text...)
		if err := writeOurs(filepath.Join(s.opt.Dir, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeOurs writes a file unless one of that name is there which is not ours.
func writeOurs(path string, text []byte, mode os.FileMode) error {
	info, err := os.Lstat(path)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return fmt.Errorf("replay: %s exists and is not a regular file; move it, or choose another --replay-dir", path)
	case err == nil:
		old, err := os.ReadFile(path)
		if err != nil {
			return fmt.Errorf("replay: %w", err)
		}
		if !bytes.HasPrefix(old, []byte(mark)) {
			return fmt.Errorf("replay: %s exists and was not written by seabmc; move it, or choose another --replay-dir", path)
		}
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".seabmc-*")
	if err != nil {
		return fmt.Errorf("replay: %w", err)
	}
	_, err = tmp.Write(text)
	err = errors.Join(err, tmp.Chmod(mode), tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return fmt.Errorf("replay: %w", err)
	}
	return nil
}
