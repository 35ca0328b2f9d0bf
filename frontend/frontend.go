// Package frontend turns the user's files into LLVM modules in memory.
//
// In: C sources (compiled by clang), LLVM assembly (.ll of LLVM 14 and later) and bitcode (.bc, through llvm-dis). Out: one module of package llvm for
// each file, which holds only what the entry points can reach; and one more with our C models of the libc functions that are called but
// defined nowhere. It knows nothing of terms or solvers.
//
// Its parts are packages of their own: toolchain runs clang, dialect and clauses rewrite C that clang does not accept, cache keeps compiled files, and
// assembly reads what clang writes. This package puts them together: compile.go compiles a file and responds to clang's errors, models.go compiles
// the C library, native.go compiles for this machine (--replay).
//
// What happens to a C file:
//
//	C ──clang──▶ text ──assembly.Scan──▶ entities ──assembly.Linker──▶ those needed ──Text.Parse──▶ module
//
// clang runs once for each C file, without any optimisation pass, so that undefined behaviour stays visible. Neither llvm-link nor opt is
// used.
package frontend

import (
	"context"
	"io"
	"os"
	"strings"

	"seabmc/checks"
	"seabmc/frontend/assembly"
	"seabmc/frontend/cache"
	"seabmc/frontend/clauses"
	"seabmc/frontend/dialect"
	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
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

	// Set are the checks that are on. Clang's undefined-behaviour sanitizer puts those that it knows into the code of C files, as calls of
	// __ubsan_handle_<kind>_abort, or with Recover of __ubsan_handle_<kind>, after which the code goes on.
	checks.Set
	Recover bool

	// Lifetimes marks where each local variable's life starts and ends (llvm.lifetime.*), also at block scope.
	Lifetimes bool

	// Roots are the functions that matter, such as "main". Only what they reach is kept. If none of them is defined, or if the list is empty, everything is
	// kept.
	Roots []string

	Contract           string           // a function whose contract is enforced, see clauses/enforce.go
	Says               bool             // replace its body by arbitrary changes that the contract allows
	Replaced           []string         // functions whose calls are replaced by their contracts
	Checked            []string         // functions at whose calls the requires clauses of their contracts are checked
	LeftOut            *clauses.LeftOut // a clause that is left out of its contract; nil: none
	LoopContractsAsked bool             // the user asked for LoopContracts
	LoopContracts      bool             // a loop with an invariant is executed for one round from any state in which it holds, see clauses/loopcontract.go

	// Proposed are contracts of loops that package prove proposes; LoopContracts must be set. With Trial, each clause is claimed by itself: it is not assumed
	// after its claim, and the claim has a place in ProposedFile.
	Proposed []clauses.Proposal
	Trial    bool
	// ProposedFunctions are contracts of functions that package prove proposes, for functions in Contract and Replaced that have none.
	ProposedFunctions []clauses.FunctionProposal

	// RemoveBodies are functions whose definitions are left out.
	RemoveBodies []string

	// PerFile are options of single files, by the names that Load gets.
	PerFile map[string]FileOptions

	Clang    string         // path of clang; empty: FindTool
	CacheDir string         // where compiled files and models are kept between runs; empty: models in the user's cache folder, no files
	NoModels bool           // leave libc functions undefined
	Warnings io.Writer      // where clang's warnings about user code go; nil: nowhere
	Depends  *cache.Depends // filled with what was read; nil: nobody asks
	Shared   string         // a folder of files that runs about several contracts share, see shared.go

	together together // contracts that are compiled for several runs
}

// Program is what Load makes of the user's files.
type Program struct {
	Modules []*assembly.Module
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

// Load reads files, each a C source, .ll or .bc, into one program. Errors are *InputError, *ToolError or the context's.
func Load(ctx context.Context, files []string, opt Options) (*Program, error) {
	if p, err := loadSEA(files); p != nil || err != nil {
		opt.Depends.AddUnit(files, nil)
		return p, err
	}
	l := &loader{opt: opt}
	defer l.cleanup()

	texts, err := inParallel(len(files), func(i int) (*assembly.Text, error) {
		one := &loader{opt: opt.ForFile(files[i]), parent: l}
		src, err := one.read(ctx, files[i])
		if err != nil {
			return nil, err
		}
		t, err := assembly.Scan(files[i], src)
		if err == nil {
			kind, _ := kindOf(files[i])
			t.Foreign = kind == "ll"
		}
		return t, err
	})
	if err != nil {
		return nil, err
	}

	if err := l.findContract(ctx, files, texts); err != nil {
		return nil, err
	}
	link := assembly.NewLinker(texts, hasModel)
	if len(opt.PerFile) > 0 {
		link.DropOwnBodies(func(path string) []string { return opt.PerFile[path].RemoveBodies })
	}
	if unknown := link.DropBodies(opt.RemoveBodies, opt.Roots); len(unknown) > 0 {
		return nil, &fault.InputError{File: files[0], Msg: "--remove-function-body: no file defines a function " + strings.Join(unknown, ", ")}
	}
	link.MarkRoots(opt.Roots)
	if !opt.NoModels && link.WantsModels() {
		src, err := l.models(ctx)
		if err != nil {
			return nil, err
		}
		t, err := assembly.Scan(modelsPath, src)
		if err != nil {
			return nil, err
		}
		link.AddModels(t)
		texts = append(texts, t)
	}

	modules, err := inParallel(len(texts), func(i int) (*assembly.Module, error) { return texts[i].Parse() })
	if err != nil {
		return nil, err
	}
	for i, t := range texts {
		modules[i].Contract, modules[i].Unrolled = t.Contract(), t.UnrolledLoop()
		modules[i].Switches = t.Contains(dialect.ChecksMark)
	}
	if opt.Conversion {
		for i, t := range texts {
			modules[i].Enums = t.EnumTypedefs()
		}
	}
	return &Program{Modules: modules}, nil
}

// read returns the LLVM assembly of one file.
func (l *loader) read(ctx context.Context, file string) (string, error) {
	if info, err := os.Stat(file); err != nil {
		if os.IsNotExist(err) {
			return "", &fault.InputError{File: file, Msg: "no such file"}
		}
		return "", &fault.InputError{File: file, Msg: "cannot be read: " + fault.Reason(err)}
	} else if info.IsDir() {
		return "", &fault.InputError{File: file, Msg: "is a folder; list the files in it that belong to the program"}
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
		return toolchain.Disassemble(ctx, file)
	default:
		b, err := os.ReadFile(file)
		if err != nil {
			return "", &fault.InputError{File: file, Msg: "cannot be read: " + fault.Reason(err)}
		}
		return string(b), nil
	}
}
