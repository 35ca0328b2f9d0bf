// Package frontend turns the user's files into LLVM modules in memory.
//
// In: C sources (compiled by clang), LLVM assembly (.ll of LLVM 14 and later) and bitcode (.bc, through llvm-dis). Out: one module of package llvm for
// each file, holding only what the entry points can reach, and one more with the C models of those libc functions that are called but
// defined nowhere. It also finds the tools that seabmc runs (FindTool, Doctor). It knows nothing of SEA-IR, terms or solvers.
//
// The road of one file:
//
//	C ──clang──▶ text ──scan──▶ entities ──reach──▶ those needed ──rewrite──▶ text that llir reads ──llvm.Parse──▶ module
//
// clang runs once for each C file, without any optimisation pass, so that undefined behaviour stays visible. There is no llvm-link and no
// opt. scan.go cuts the text into top-level entities, reach.go marks those that are needed, rewrite.go prints them in the typed-pointer
// syntax that llir v0.3.6 parses, dropping attributes and debug metadata that nobody reads.
package frontend

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"

	"seabmc/checks"
	"seabmc/ir"
	"seabmc/llvm"
)

// Options says how files are read. The zero value compiles C as 64-bit GNU C without arithmetic checks.
type Options struct {
	Macros       []string // as for clang, whose order counts: -DNAME, -DNAME=VALUE, -UNAME
	Includes     []string // -I
	IncludeFiles []string // -include
	Std          string   // -std, as in "c11"
	M32          bool     // -m32
	ClangArgs    []string // passed to clang last, as they are

	// Set are the checks that are on. Those that clang's undefined-behaviour sanitizer knows it puts into the code of C files: calls
	// of __ubsan_handle_<kind>_abort, with Recover of __ubsan_handle_<kind>, behind which the code goes on.
	checks.Set
	Recover bool

	// Lifetimes marks where each local variable's life starts and ends (llvm.lifetime.*), also at block scope.
	Lifetimes bool

	// Roots are the functions that matter, as in {"main"}. Only what they reach is kept. When none of them is defined, or the list is
	// empty, everything is kept.
	Roots []string

	Contract           string   // a function whose contract is enforced, see enforce.go
	Replaced           []string // functions whose calls their contracts stand for
	Checked            []string // functions at whose calls what their contracts require is checked
	LoopContractsAsked bool     // the user asked for that
	LoopContracts      bool     // loops that have an invariant are left after one round from any state in which it holds, see loopcontract.go

	// Proposed are contracts of loops that a program proposes, where LoopContracts is set. On trial each clause is claimed by itself: what a
	// clause claims holds is not assumed after it, and the claim has the place that ProposedFile tells of.
	Proposed []Proposal
	Trial    bool

	// RemoveBodies are functions whose definitions are left out.
	RemoveBodies []string

	// PerFile are what files have of their own, by their names as Load gets them.
	PerFile map[string]FileOptions

	Clang    string    // path of clang; empty: FindTool
	CacheDir string    // where compiled files and models are kept between runs; empty: models in the user's cache folder, no files
	NoModels bool      // leave libc functions undefined
	Warnings io.Writer // where clang's warnings about user code go; nil: nowhere
	Depends  *Depends  // filled with what was read; nil: nobody asks
}

// Program is what Load made of the user's files.
type Program struct {
	Modules []*Module
	SEA     *ir.Program // read as SEA-IR text; then there are no modules
}

// LLVM are the parsed modules.
func (p *Program) LLVM() []*llvm.Module {
	out := make([]*llvm.Module, len(p.Modules))
	for i, m := range p.Modules {
		out[i] = m.LL
	}
	return out
}

// Module is one file's LLVM module, or the models'.
type Module struct {
	Path  string       // as the user gave it; "models" for the models
	LL    *llvm.Module // parsed
	Model bool         // one of our own C models of libc, not the user's code

	Contract string          // a clause of a contract that it has, which is read over, and its place
	Switches bool            // #pragma CPROVER check is used in it
	Enums    map[string]bool // typedefs of enumerations, where conversions are checked
}

// InputError is a fault of the input: a file that is missing, does not compile or is not what its name says.
type InputError struct {
	File   string
	Line   int    // 0: unknown
	Msg    string // one line: what, why, what to do
	Detail string // clang's or llvm-dis's own diagnostics, as they came; may be empty

	wrong bool // what is there has no meaning: nothing is gained by leaving functions out
}

// Error is Summary, followed by Detail from the next line on if there is any.
func (e *InputError) Error() string {
	if e.Detail == "" {
		return e.Summary()
	}
	return e.Summary() + "\n" + strings.TrimRight(e.Detail, "\n")
}

// Summary is the one line that says what is wrong.
func (e *InputError) Summary() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
	}
	return e.File + ": " + e.Msg
}

// ToolError says that a program or library that seabmc needs is missing or does not work, and what to do.
type ToolError struct {
	Tool string
	Msg  string
}

func (e *ToolError) Error() string { return e.Tool + ": " + e.Msg }

// Load reads files, each a C source, .ll or .bc, into one program. Errors are *InputError, *ToolError or the context's.
func Load(ctx context.Context, files []string, opt Options) (*Program, error) {
	if p, err := loadSEA(files); p != nil || err != nil {
		opt.Depends.addUnit(files, nil)
		return p, err
	}
	l := &loader{opt: opt}
	defer l.cleanup()

	var texts []*text
	texts, err := inParallel(len(files), func(i int) (*text, error) {
		one := &loader{opt: opt.forFile(files[i]), parent: l}
		src, err := one.read(ctx, files[i])
		if err != nil {
			return nil, err
		}
		return scan(files[i], src)
	})
	if err != nil {
		return nil, err
	}

	link := newLinker(texts)
	link.dropOwnBodies(opt.PerFile)
	if unknown := link.dropBodies(opt.RemoveBodies, opt.Roots); len(unknown) > 0 {
		return nil, &InputError{File: files[0], Msg: "--remove-function-body: no file defines a function " + strings.Join(unknown, ", ")}
	}
	link.markRoots(opt.Roots)
	if !opt.NoModels && link.wantsModels() {
		src, err := l.models(ctx)
		if err != nil {
			return nil, err
		}
		t, err := scan(modelsPath, src)
		if err != nil {
			return nil, err
		}
		link.addModels(t)
		texts = append(texts, t)
	}

	modules, err := inParallel(len(texts), func(i int) (*Module, error) { return texts[i].parse() })
	if err != nil {
		return nil, err
	}
	for i, t := range texts {
		modules[i].Contract = t.contract()
		modules[i].Switches = strings.Contains(t.src, checksMark)
	}
	if opt.Conversion {
		for i, t := range texts {
			modules[i].Enums = t.enumTypedefs()
		}
	}
	return &Program{Modules: modules}, nil
}

// inParallel calls f(0) … f(n-1), two at a time, and returns their results or the error of the lowest index that failed.
func inParallel[T any](n int, f func(int) (T, error)) ([]T, error) {
	results, errs := make([]T, n), make([]error, n)
	if n == 1 { // The common case needs no goroutine.
		r, err := f(0)
		results[0] = r
		return results, err
	}
	var wg sync.WaitGroup
	slots := make(chan struct{}, 2)
	for i := range n {
		wg.Add(1)
		slots <- struct{}{}
		go func() {
			defer func() { <-slots; wg.Done() }()
			results[i], errs[i] = f(i)
		}()
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return results, nil
}

// loader is the state of one Load: its options and what has to be cleaned up.
type loader struct {
	opt     Options
	parent  *loader // of the loader of one file: that of the program, which has what they share
	once    sync.Once
	support string // folder with prelude.h and the harness headers
	err     error
	remove  []string
}

func (l *loader) cleanup() {
	for _, dir := range l.remove {
		os.RemoveAll(dir)
	}
}

// read returns the LLVM assembly of one file.
func (l *loader) read(ctx context.Context, file string) (string, error) {
	if info, err := os.Stat(file); err != nil {
		if os.IsNotExist(err) {
			return "", &InputError{File: file, Msg: "no such file"}
		}
		return "", &InputError{File: file, Msg: "cannot be read: " + reason(err)}
	} else if info.IsDir() {
		return "", &InputError{File: file, Msg: "is a folder; list the files in it that belong to the program"}
	}
	kind, err := kindOf(file)
	if err != nil {
		return "", err
	}
	if kind != "c" {
		l.opt.Depends.AddFile(file)
	}
	switch kind {
	case "c":
		return l.compile(ctx, file)
	case "bc":
		return l.disassemble(ctx, file)
	default:
		b, err := os.ReadFile(file)
		if err != nil {
			return "", &InputError{File: file, Msg: "cannot be read: " + reason(err)}
		}
		return string(b), nil
	}
}

// kindOf tells C ("c"), LLVM assembly ("ll") and bitcode ("bc") apart, by the name and then by the first bytes.
func kindOf(file string) (string, error) {
	name := file[strings.LastIndexByte(file, '/')+1:]
	ext := ""
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 {
		ext = name[dot:]
	}
	switch ext {
	case ".c", ".i":
		return "c", nil
	case ".ll":
		return "ll", nil
	case ".bc":
		return "bc", nil
	case ".cc", ".cpp", ".cxx", ".C", ".rs":
		return "", &InputError{File: file, Msg: "is not C; compile it to LLVM assembly (.ll) with its own compiler and give that instead"}
	}
	f, err := os.Open(file)
	if err != nil {
		return "", &InputError{File: file, Msg: "cannot be read: " + reason(err)}
	}
	defer f.Close()
	head := make([]byte, 4096)
	n, _ := io.ReadFull(f, head)
	s := string(head[:n])
	switch {
	case strings.HasPrefix(s, "\x7fGBF"):
		return "", &InputError{File: file, Msg: "is a goto binary of CBMC; give the C sources that it was built from"}
	case strings.HasPrefix(s, "BC\xc0\xde"), strings.HasPrefix(s, "\xde\xc0\x17\x0b"):
		return "bc", nil
	case strings.HasPrefix(s, "; ModuleID"), strings.Contains(s, "\ntarget datalayout"), strings.Contains(s, "\nsource_filename"):
		return "ll", nil
	}
	return "", &InputError{File: file, Msg: "unknown file type; expected C (.c, .i), LLVM assembly (.ll), bitcode (.bc) or SEA-IR (.sea)"}
}

// reason is the last part of a file error, without the path.
func reason(err error) string {
	s := err.Error()
	return s[strings.LastIndex(s, ": ")+1:]
}
