// Package replay runs a counterexample natively. It writes a C harness that
// supplies the counterexample's inputs (results of functions without a body,
// contents of unknown memory, failing allocations, arguments), compiles it with
// the user's sources and the sanitizers for the checks that were on, runs it
// under a time limit, and reports whether the failure happened and where.
//
// In: a failed result (bmc.Result) and how the files were compiled. Out: an Outcome. Nothing is written outside the given folder or a temporary one,
// and no shell is used.
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
	"time"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/frontend/fault"
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/scratch"
	"seabmc/subprocess"
)

// Options says how the program was compiled and checked.
type Options struct {
	Files []string
	Front frontend.Options
	Lower state.Options
	Dir   string        // kept; empty: a temporary folder
	Limit time.Duration // of the native run; 0 is 10 s
}

// The names of the files in the replay folder.
const (
	harnessFile = "harness.c"
	modelsFile  = "models.c"
	logFile     = "replay.log"
	program     = "replay"
)

// Run replays the failure of a result. If a counterexample cannot be replayed, this is an Outcome too. It is an error if a folder cannot be written,
// a tool is missing, or there is a file in the way that seabmc did not write.
func Run(ctx context.Context, r *bmc.Result, opt Options) (*Outcome, error) {
	if why := unsuitable(r, &opt); why != "" {
		return &Outcome{What: why}, nil
	}
	s := &session{opt: opt, r: r, entry: opt.Lower.Function, sight: checks.Of(r.Failure.Check.Kind).Native}
	if s.entry == "" {
		s.entry = "main"
	}
	work, remove, err := scratch.Dir()
	if err != nil {
		return nil, fmt.Errorf("replay: %w", err)
	}
	defer remove()
	s.work = work
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

// trial is a way to run the program. We cannot freely choose what uninitialised variables hold, where objects are, and what happens if behaviour is
// undefined. Further trials show failures that need another choice.
type trial struct {
	flags      []string // of the compiler, for the user's files
	locals     bool     // variables hold what the counterexample says
	statics    bool     // so do those with static lifetime
	plain      bool     // without the address sanitizer: the allocator is that of the C library
	sanitizers string   // further ones
}

// trials returns the ways to show the failure, in order.
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
	var bad *fault.InputError
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

const maxLog = 1 << 20

// limited keeps only the first bytes that are written to it.
type limited struct{ bytes.Buffer }

func (l *limited) Write(p []byte) (int, error) {
	if room := maxLog - l.Len(); room > 0 {
		l.Buffer.Write(p[:min(len(p), room)])
	}
	return len(p), nil
}

// run starts the program in its own folder and reads what it prints.
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

// environment returns the sanitizers' options and where their reports find a symbolizer.
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
