package frontend

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/assembly"
	"seabmc/frontend/cache"
	"seabmc/frontend/dialect"
	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
	"seabmc/scratch"
)

// compile returns the LLVM assembly of a C file.
func (l *loader) compile(ctx context.Context, file string) (out string, err error) {
	err = toolchain.WithClang(ctx, l.opt.Clang, l.opt.Std, func(clang string, flags ...string) (err error) {
		out, err = l.compileWith(ctx, clang, file, flags...)
		return err
	})
	return out, err
}

// compilation is the work on one C file with one compiler.
type compilation struct {
	*loader
	clang, file string
	args        []string // clang's, for the file itself
	support     string   // folder of the prelude
	kept        *cache.Entry
	shared      string // file of a compilation that runs share, "" if they share none
	rule        string // where clang lists the files that it reads, "" if nobody asks
	removeRule  func()

	src     *source         // the text to compile, if it differs from the file
	off     map[string]bool // flags that were added because of clang's complaints
	clauses string          // clang's warnings about the file itself, contracts among them

	own                 string        // the program's text: the file and its headers
	cast, looked, lived bool          // castThroughVoid, spoken, shown were tried
	silent              *silentResult // that of the text before they changed it
}

// compileWith compiles a C file with one compiler.
//
// It may take several attempts. If a file declares a name of the prelude differently, it is compiled again without the prelude's line for that name. answer and
// source.go have other reasons for further attempts.
func (l *loader) compileWith(ctx context.Context, clang, file string, flags ...string) (string, error) {
	c, err := l.newCompilation(clang, file, flags)
	if err != nil {
		return "", err
	}
	if out, ok := c.readShared(); ok {
		return out, nil
	}
	if out, list, ok := c.kept.Get(); ok {
		c.writeShared(out)
		l.opt.Depends.AddKept(list, c.support)
		return out, nil
	}
	if c.kept != nil || l.opt.Depends != nil {
		if err := c.list(); err != nil {
			return "", err
		}
		defer c.removeRule()
	}
	for {
		if out, done, err := c.attempt(ctx); done || err != nil {
			return out, err
		}
	}
}

func (l *loader) newCompilation(clang, file string, flags []string) (*compilation, error) {
	support, err := l.supportDir()
	if err != nil {
		return nil, err
	}
	args := l.arguments(support, flags)
	if l.opt.LoopContracts && len(l.opt.proposals(file)) > 0 || len(l.opt.ProposedFunctions) > 0 {
		args = append(args, keepsContracts, l.opt.proposalKey(file))
	}
	if strings.HasPrefix(file, "-") {
		file = "./" + file
	}
	args = append(args, file, "-o", "-")
	kept := cache.Open(l.opt.CacheDir, clang, file, support, args, l.opt.searched(), l.opt.Depends)
	return &compilation{loader: l, clang: clang, file: file, args: args, support: support, kept: kept, shared: l.opt.sharedFile(clang, args), off: map[string]bool{}}, nil
}

// silentResult is what clang made of a text whose code may not show everything that has to be checked.
type silentResult struct {
	src              *source
	out, diagnostics string
}

// replace has a changed text compiled, unless there is none.
func (c *compilation) replace(next *source, out, diagnostics string) bool {
	if next == nil {
		return false
	}
	c.src, c.silent = next, &silentResult{c.src, out, diagnostics}
	return true
}

// list has clang list the files that it reads.
func (c *compilation) list() error {
	var err error
	if c.rule, c.removeRule, err = scratch.File(); err != nil {
		return &fault.ToolError{Tool: "seabmc", Msg: "cannot write a temporary file: " + fault.Reason(err)}
	}
	c.kept.ListedIn(c.rule)
	c.args = append(c.args, "-MD", "-MF", c.rule)
	return nil
}

// attempt runs clang once. It is done if there is nothing to change and to compile again.
func (c *compilation) attempt(ctx context.Context) (out string, done bool, err error) {
	if c.src == nil && slices.Contains(c.args, keepsContracts) {
		if err := c.preprocess(ctx); err != nil {
			return "", false, err
		}
	}
	args, input := c.args, ""
	if c.src != nil {
		args, input = c.src.flags(c.args), c.src.text
	}
	out, diagnostics, err := toolchain.Run(ctx, c.clang, args, input)
	if c.src == nil {
		c.clauses = diagnostics
		if c.opt.LoopContracts && c.opt.hasLoopContract(diagnostics) {
			c.args = slices.Insert(c.args, 0, keepsContracts)
			return "", false, nil
		}
	}
	if err == nil && c.src == nil && (dialect.Misread(out) || strings.Contains(diagnostics, unknownPragma) && strings.Contains(diagnostics, "CPROVER check")) {
		if err := c.preprocess(ctx); err != nil || c.src.changed {
			return "", false, err
		}
	}
	if err != nil && c.silent != nil { // the changed text does not compile
		c.src, out, diagnostics, err = c.silent.src, c.silent.out, c.silent.diagnostics, nil
	}
	c.silent = nil
	if err != nil {
		return "", false, c.answer(ctx, diagnostics, err)
	}
	if c.saysMore(ctx, out, diagnostics) {
		return "", false, nil
	}
	return c.finish(out, diagnostics), true, nil
}

func (c *compilation) preprocess(ctx context.Context) (err error) {
	c.src, err = c.source(ctx, c.clang, c.file, c.args)
	return err
}

// answer changes what clang refused. If nothing helps, it returns the error for the user.
func (c *compilation) answer(ctx context.Context, diagnostics string, refused error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	diagnostics = onlyErrors(diagnostics)
	n := len(c.args)
	if c.args = answer(c.args, c.file, diagnostics, c.off); len(c.args) > n {
		c.src = nil
		return nil
	}
	c.kept = nil
	if c.src == nil {
		if err := c.preprocess(ctx); err != nil || c.src.changed {
			return err
		}
	}
	if !c.src.mend(ctx, c.clang, c.args, diagnostics) {
		return compileError(c.file, c.clang, diagnostics, refused)
	}
	return nil
}

// saysMore changes a file that compiles, if clang's code does not show everything that has to be checked. It tells whether it changed the file.
func (c *compilation) saysMore(ctx context.Context, out, diagnostics string) bool {
	if c.own == "" {
		c.own = c.opt.ownText(c.file)
	}
	if !c.cast && c.opt.mayCastUp(c.own, diagnostics, c.args) {
		c.cast = true
		if c.replace(c.castThroughVoid(ctx, c.clang, c.file, c.args, c.src), out, diagnostics) {
			return true
		}
	}
	if !c.looked && mayBeSilent(c.own, out, diagnostics) {
		c.looked = true
		if c.replace(c.spoken(ctx, c.clang, c.file, c.args, c.src), out, diagnostics) {
			return true
		}
	}
	if !c.lived && c.opt.Lifetimes {
		c.lived = true
		if u := untoldIn(c.own, out); u.any() && c.replace(c.shown(ctx, c.clang, c.file, c.args, c.src, u), out, diagnostics) {
			return true
		}
	}
	if c.opt.DivByZero && !c.off[checkDivisions] && (foldedDivision(out, diagnostics) || hiddenWarnings.MatchString(c.own)) {
		c.off[checkDivisions] = true
		c.args = slices.Insert(c.args, 0, checkDivisions, "-fno-sanitize-recover=all")
		return true
	}
	return false
}

// finish adds to clang's code what its warnings say, and stores the result in the cache.
func (c *compilation) finish(out, diagnostics string) string {
	if c.opt.Warnings != nil && diagnostics != "" {
		fmt.Fprint(c.opt.Warnings, diagnostics)
	}
	if c.src != nil && c.src.contracts {
		c.clauses = ""
	}
	if !slices.Contains(c.opt.ClangArgs, assembly.ApartLiterals) {
		out = assembly.ConstantLiterals(out)
	}
	out = assembly.TellUnrolling(noteContracts(assembly.DropInlines(out), c.clauses))
	if c.src != nil && c.src.unrolled != "" {
		out += "\n" + assembly.UnrolledNote + c.src.unrolled + "\n"
	}
	if c.src != nil && c.src.contract != "" {
		out += "\n" + assembly.ContractNote + c.src.contract + "\n"
	}
	c.opt.Depends.AddCompiled(c.file, c.opt.searched(), c.rule, c.support)
	if c.opt.Warnings == nil || diagnostics == "" {
		c.kept.Put(out)
	}
	c.writeShared(out)
	return out
}
