// Package starterkit reads the proofs of a project that uses CBMC's starter kit, and writes them as a project file of seabmc.
//
// In: a folder with the makefiles of proofs. Out: the text of seabmc.toml, and a list of what could not be read. The makefiles are not trusted:
// package makevars evaluates their variables and runs nothing.
package starterkit

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/google/shlex"

	"seabmc/frontend/cflags"
	"seabmc/kit"
	"seabmc/makevars"
)

// proof is the proof of one makefile.
type proof struct {
	name     string
	function string
	sources  []string // the harness first
	includes []string
	defines  []string
	flags    []string
	fails    bool
	notes    []string
}

// Problem is a makefile that could not be read, with the reason.
type Problem struct {
	Makefile string
	Err      error
}

// mostMakefiles is the largest number of makefiles that are looked at.
const mostMakefiles = 20_000

// isProof recognizes makefiles of proofs by their text.
var isProof = regexp.MustCompile(`(?m)^\s*(?:PROOF_UID|HARNESS_ENTRY|HARNESS_FILE|PROOF_SOURCES)\s*[:?+]?=`)

// find lists the makefiles of proofs below a folder. A Makefile.common and the like, which others include, contains no proof.
func find(dir string) (list []string, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != dir && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		case !d.Type().IsRegular() || d.Name() != "Makefile" && d.Name() != "makefile" && d.Name() != "GNUmakefile":
			return nil
		case len(list) >= mostMakefiles:
			return fmt.Errorf("%s has more than %d makefiles: name a part of it", dir, mostMakefiles)
		}
		if info, err := d.Info(); err != nil || info.Size() > 1<<20 {
			return err
		}
		b, err := os.ReadFile(path)
		if err == nil && isProof.Match(b) {
			list = append(list, path)
		}
		return err
	})
	return list, err
}

// read reads the proof of a makefile. Names become relative to root.
func read(path, root string) (*proof, error) {
	m, err := makevars.Read(path)
	if err != nil {
		return nil, err
	}
	r := &reader{m: m, dir: filepath.Dir(path), root: root}
	p := &proof{}
	if r.word("REWRITTEN_SOURCES") != "" {
		r.fail("REWRITTEN_SOURCES: sources that crangler writes are not supported; static functions can be called by the names of --export-file-local-symbols")
	}
	if p.function = r.word("HARNESS_ENTRY"); p.function == "" {
		p.function = "harness"
	}
	project := r.files("PROJECT_SOURCES")
	p.sources = append(r.files("PROOF_SOURCES"), project...)
	r.compilation(p)
	r.passes(p, project)
	p.fails = r.word("EXPECTED") == "FAILED"
	if r.err == nil && len(p.sources) == 0 {
		r.err = fmt.Errorf("PROOF_SOURCES and PROJECT_SOURCES are empty")
	}
	return p, r.err
}

// reader evaluates the variables of one makefile. It keeps the first error.
type reader struct {
	m         *makevars.Makefile
	dir, root string
	err       error
}

func (r *reader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

func (r *reader) word(name string) string {
	v, err := r.m.Get(name)
	if err != nil && r.err == nil {
		r.err = err
	}
	return strings.TrimSpace(v)
}

func (r *reader) words(name string) []string { return strings.Fields(r.word(name)) }

// flags returns the words of variables as a shell would read them. It rejects text that a shell would replace by a value or by the output of a
// command.
func (r *reader) flags(names ...string) (out []string) {
	for _, n := range names {
		v := r.word(n)
		if strings.ContainsAny(v, "$`") {
			r.fail("%s has a value that the shell would change, which is not evaluated", n)
			return nil
		}
		list, err := shlex.Split(v)
		if err != nil {
			r.fail("%s: %v", n, err)
		}
		out = append(out, list...)
	}
	return out
}

func (r *reader) files(name string) (out []string) {
	for _, f := range r.words(name) {
		if _, err := os.Stat(r.absolute(f)); err != nil {
			r.fail("%s: %s is not there", name, f)
		}
		if f = r.relative(f); !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	return out
}

func (r *reader) absolute(f string) string {
	if filepath.IsAbs(f) {
		return filepath.Clean(f)
	}
	return filepath.Join(r.dir, f)
}

// relative returns a name in the form that the project file has.
func (r *reader) relative(f string) string {
	rel, err := filepath.Rel(r.root, r.absolute(f))
	if err != nil {
		return r.absolute(f)
	}
	return filepath.ToSlash(rel)
}

// compilation reads what goto-cc gets.
func (r *reader) compilation(p *proof) {
	args := r.flags("COMPILE_FLAGS", "INCLUDES", "DEFINES")
	for i, a := range args { // folders are relative to the makefile's
		for _, flag := range []string{"-I", "-isystem"} {
			switch {
			case a == flag && i+1 < len(args):
				args[i+1] = r.absolute(args[i+1])
			case flag == "-I" && strings.HasPrefix(a, flag) && a != flag:
				args[i] = flag + r.absolute(a[len(flag):])
			}
		}
	}
	c, err := kit.ParseCompilation(append(args, "x.c"))
	if err != nil {
		r.fail("the flags of goto-cc: %v", err)
		return
	}
	u := c.Unit()
	for _, d := range u.Includes {
		p.includes = append(p.includes, r.relative(d))
	}
	for _, m := range u.Macros {
		if d, is := strings.CutPrefix(m, "-D"); is {
			p.defines = append(p.defines, d)
		} else {
			p.flags = append(p.flags, m)
		}
	}
	for _, f := range u.IncludeFiles {
		p.flags = append(p.flags, "--include="+f)
	}
	if u.Std != "" {
		p.flags = append(p.flags, "--std="+u.Std)
	}
	if u.M32 {
		p.flags = append(p.flags, "--m32")
	}
	for i := 0; i < len(u.ClangArgs); i++ {
		flag := u.ClangArgs[i]
		switch {
		case flag == "-isystem":
			i++
			p.flags = append(p.flags, "--isystem="+r.relative(u.ClangArgs[i]))
		case slices.Contains(cflags.Paths, flag):
			i++
			p.flags = append(p.flags, flag, r.relative(u.ClangArgs[i]))
		default:
			p.flags = append(p.flags, flag)
		}
	}
}

// unused maps flags of cbmc about its output to whether they take a value. They are not needed, since seabmc run reads the result itself.
var unused = map[string]bool{"--trace": false, "--xml-ui": false, "--json-ui": false, "--verbosity": true, "--flush": false, "--stop-on-fail": false}

// passes reads what goto-instrument and cbmc get.
func (r *reader) passes(p *proof, project []string) {
	p.flags = append(p.flags, "--like=cbmc", "--export-file-local-symbols")
	for _, f := range r.words("REMOVE_FUNCTION_BODY") {
		if f == "--remove-function-body" { // older kits have the flag in the variable
			continue
		}
		for _, s := range project {
			p.flags = append(p.flags, "--remove-function-body="+s+":"+f)
		}
	}
	for _, x := range r.words("RESTRICT_FUNCTION_POINTER") {
		if call, targets, ok := strings.Cut(x, "/"); !ok || call == "" || targets == "" {
			r.fail("RESTRICT_FUNCTION_POINTER: %s: expected CALL/FUNCTION,…", x)
		}
		p.flags = append(p.flags, "--restrict-function-pointer="+x)
	}
	p.flags = append(p.flags, r.statics()...)
	enforced := append(r.words("CHECK_FUNCTION_CONTRACTS"), r.words("CHECK_FUNCTION_CONTRACTS_REC")...)
	if len(enforced) > 1 {
		r.fail("CHECK_FUNCTION_CONTRACTS: more than one function is not supported")
	}
	for _, f := range enforced {
		p.flags = append(p.flags, "--enforce-contract="+f)
	}
	for _, f := range r.words("USE_FUNCTION_CONTRACTS") {
		p.flags = append(p.flags, "--replace-call-with-contract="+f)
	}
	if v := r.word("APPLY_LOOP_CONTRACTS"); v != "" && v != "0" {
		p.flags = append(p.flags, "--apply-loop-contracts")
	}
	if r.word("USE_DYNAMIC_FRAMES") != "" {
		p.flags = append(p.flags, r.flags("CBMC_OPT_CONFIG_LIBRARY")...)
	}
	unwind, unwindset := r.bounds()
	p.flags = append(p.flags, unwind...)
	checks := r.flags("CBMCFLAGS", "CHECKFLAGS", "CBMC_FLAG_UNWINDING_ASSERTIONS")
	for i := 0; i < len(checks); i++ {
		name, _, joined := strings.Cut(checks[i], "=")
		if value, is := unused[name]; is {
			if value && !joined {
				i++
			}
			continue
		}
		p.flags = append(p.flags, checks[i])
	}
	p.flags = append(p.flags, unwindset...)
}

// statics reads which variables with static lifetime start with any value.
func (r *reader) statics() (flags []string) {
	list := r.flags("NONDET_STATIC")
	for i := 0; i < len(list); i++ {
		name, value, joined := strings.Cut(list[i], "=")
		switch {
		case list[i] == "--nondet-static":
			flags = append(flags, list[i])
		case name == "--nondet-static-exclude" && joined:
			flags = append(flags, name+"="+value)
		case name == "--nondet-static-exclude" && i+1 < len(list):
			i++
			flags = append(flags, name+"="+list[i])
		default:
			r.fail("NONDET_STATIC: %s is not supported", list[i])
		}
	}
	return flags
}

// bounds reads what goto-instrument unrolls. It comes before cbmc, so its --unwind has to come first, and its --unwindset last, where they count.
// goto-instrument unrolls a loop N times, but the bound of a check also counts the test that ends the loop. The kit of 2021 and later unrolls in this
// way only for contracts. Otherwise cbmc gets UNWINDSET.
func (r *reader) bounds() (unwind, unwindset []string) {
	switch {
	case r.word("USE_DYNAMIC_FRAMES") != "":
		flags := r.flags("UNWIND_0500_FLAGS")
		for i := 0; i+1 < len(flags); i++ {
			switch flags[i] {
			case "--unwindset":
				unwindset = append(unwindset, r.oneMore(flags[i+1])...)
			case "--unwind":
				unwind = append(unwind, "--unwind="+r.more(flags[i+1]))
			}
		}
	case !r.m.Defined("CBMC_STARTER_KIT_VERSION") || r.word("CODE_CONTRACTS") != "":
		unwindset = r.oneMore(r.word("UNWINDSET"))
	}
	return unwind, unwindset
}

// oneMore returns the flags for bounds LOOP:N, which are separated by spaces or commas. It adds one to each bound.
func (r *reader) oneMore(list string) (flags []string) {
	for _, item := range strings.FieldsFunc(list, func(c rune) bool { return c == ' ' || c == '\t' || c == ',' }) {
		i := strings.LastIndexByte(item, ':')
		if i < 1 {
			r.fail("UNWINDSET: %s: expected LOOP:N", item)
			return nil
		}
		flags = append(flags, "--unwindset="+item[:i+1]+r.more(item[i+1:]))
	}
	return flags
}

func (r *reader) more(number string) string {
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 {
		r.fail("a bound of a loop is %q: expected a number", number)
	}
	return strconv.Itoa(n + 1)
}
