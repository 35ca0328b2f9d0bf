package frontend

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"seabmc/frontend/assembly"
	"seabmc/frontend/fault"
	"seabmc/subprocess"
	"seabmc/tools"
)

// codeFlags are the flags that shape clang's code, for user code and models alike.
//
// -O1 without its passes is -O0's code, instruction for instruction, with two differences that we want: inline functions of C99 that no
// file defines as extern have their bodies, and a local variable's life can be marked. __OPTIMIZE__ is undefined and __NO_INLINE__ defined
// so that the system headers choose what they choose at -O0. __NO_CTYPE makes isalpha and the like functions instead of reads of a
// table, which have entries for negative characters. Names of values are kept so that printed IR can be read.
func codeFlags() []string {
	return []string{
		"-S", "-emit-llvm", "-g", "-O1", "-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__", "-D__NO_INLINE__=1", "-D__NO_CTYPE",
		"-fno-discard-value-names", "-fno-strict-aliasing", "-ffp-contract=off",
	}
}

// lenient makes warnings of what newer compilers take for errors: old and SV-COMP style C does it all the time.
var lenient = []string{
	"-Wno-error=implicit-function-declaration", "-Wno-error=implicit-int", "-Wno-error=int-conversion",
	"-Wno-error=incompatible-pointer-types", "-Wno-error=incompatible-function-pointer-types", "-Wno-error=return-type",
}

// multiarch is where distributions keep headers that depend on the machine.
const multiarch = "/usr/include/x86_64-linux-gnu"

// sanitizerFlags are clang's flags for the checks. A check that fails calls its handler, which does not return: the rest of the path is
// undefined. Conversions of enumerations are no failures, and their handlers return.
func (o *Options) sanitizerFlags() []string {
	names := o.Sanitizers(false)
	if len(names) == 0 {
		return nil
	}
	flags := []string{"-fsanitize=" + strings.Join(names, ",")}
	if o.Recover {
		return flags
	}
	flags = append(flags, "-fno-sanitize-recover=all")
	if o.Conversion {
		flags = append(flags, "-fsanitize-recover=implicit-conversion")
	}
	return flags
}

// clang returns the path of the compiler.
func (l *loader) clang() (string, error) {
	if l.opt.Clang != "" {
		path, err := exec.LookPath(l.opt.Clang)
		if err != nil {
			return "", &fault.ToolError{Tool: "clang", Msg: fmt.Sprintf("%s cannot be run", l.opt.Clang)}
		}
		return path, nil
	}
	return locate("clang")
}

// compile returns the LLVM assembly of a C file.
func (l *loader) compile(ctx context.Context, file string) (out string, err error) {
	err = l.withClang(ctx, func(clang string, flags ...string) (err error) {
		out, err = l.compileWith(ctx, clang, file, flags...)
		return err
	})
	return out, err
}

// compileWith compiles a C file with one compiler.
//
// A file that declares a name of the prelude's in another way is compiled again without the prelude's line for it; answer and source.go tell of
// other reasons to.
func (l *loader) compileWith(ctx context.Context, clang, file string, flags ...string) (string, error) {
	support, err := l.supportDir()
	if err != nil {
		return "", err
	}
	args := l.arguments(support, flags)
	if l.opt.LoopContracts && len(l.opt.proposals(file)) > 0 {
		args = append(args, keepsContracts, l.opt.proposalKey(file))
	}
	if strings.HasPrefix(file, "-") {
		file = "./" + file
	}
	args = append(args, file, "-o", "-")
	kept := l.objects(clang, file, args)
	if kept != nil {
		if out, list, ok := kept.get(); ok {
			l.opt.Depends.addKept(list, support)
			return out, nil
		}
	}
	rule := "" // where clang lists the files that it reads
	if kept != nil || l.opt.Depends != nil {
		deps, err := os.CreateTemp("", "seabmc-*.d")
		if err != nil {
			return "", &fault.ToolError{Tool: "seabmc", Msg: "cannot write a temporary file: " + fault.Reason(err)}
		}
		deps.Close()
		rule = deps.Name()
		defer os.Remove(rule)
		if kept != nil {
			kept.deps = rule
		}
		args = append(args, "-MD", "-MF", rule)
	}

	off := map[string]bool{}
	var src *source // the text to compile, if it is not the file's own
	looked, cast, silent := false, false, ""
	clauses := "" // clang's warnings about the file itself, contracts among them
	for {
		if src == nil && slices.Contains(args, keepsContracts) {
			if src, err = l.source(ctx, clang, file, args); err != nil {
				return "", err
			}
		}
		flags, input := args, ""
		if src != nil {
			flags, input = src.flags(args), src.text
		}
		out, diagnostics, err := run(ctx, clang, flags, input)
		if src == nil {
			clauses = diagnostics
			if l.opt.LoopContracts && hasLoopInvariant(diagnostics) {
				args = slices.Insert(args, 0, keepsContracts)
				continue
			}
		}
		if err == nil && src == nil && (rewritten.MatchString(out) || strings.Contains(diagnostics, unknownPragma) && strings.Contains(diagnostics, "CPROVER check")) {
			if src, err = l.source(ctx, clang, file, args); err != nil {
				return "", err
			}
			if src.changed {
				continue
			}
		}
		if err != nil && silent != "" {
			out, err = silent, nil // the changed text does not compile
		}
		if err == nil && !cast && l.opt.mayCastUp(file, diagnostics, args) {
			cast = true
			if next := l.castThroughVoid(ctx, clang, file, args, src); next != nil {
				src, silent = next, out
				continue
			}
		}
		if err == nil && !looked && mayBeSilent(file, diagnostics) {
			looked = true
			if next := l.spoken(ctx, clang, file, args, src); next != nil {
				src, silent = next, out
				continue
			}
		}
		if err == nil {
			if l.opt.DivByZero && !off[checkDivisions] && foldedDivision(out, diagnostics) {
				off[checkDivisions] = true
				args = slices.Insert(args, 0, checkDivisions, "-fno-sanitize-recover=all")
				continue
			}
			if l.opt.Warnings != nil && diagnostics != "" {
				fmt.Fprint(l.opt.Warnings, diagnostics)
			}
			if src != nil && src.contracts {
				clauses = ""
			}
			out = assembly.TellUnrolling(noteContracts(assembly.DropInlines(out), clauses))
			if src != nil && src.contract != "" {
				out += "\n" + assembly.ContractNote + src.contract + "\n"
			}
			l.opt.Depends.addCompiled(file, l.opt.searched(), rule, support)
			if kept != nil && (l.opt.Warnings == nil || diagnostics == "") {
				kept.put(out)
			}
			return out, nil
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		diagnostics = onlyErrors(diagnostics)
		n := len(args)
		if args = answer(args, file, diagnostics, off); len(args) > n {
			src = nil
			continue
		}
		kept = nil
		if src == nil {
			var failed error
			if src, failed = l.source(ctx, clang, file, args); failed != nil {
				return "", failed
			}
			if src.changed {
				continue
			}
		}
		if !src.mend(ctx, clang, args, diagnostics) {
			return "", compileError(file, clang, diagnostics, err)
		}
	}
}

// arguments are clang's flags for a file; support is the folder of the prelude, flags are those that a compiler needs.
func (l *loader) arguments(support string, flags []string) []string {
	args := append(codeFlags(), lenient...)
	if l.opt.Warnings == nil {
		// All warnings are off but for the one that an expression is undefined of which clang leaves nothing.
		args = append(args, "-Wno-everything", "-Wdivision-by-zero")
	} else {
		args = append(args, "-Wno-implicit-function-declaration")
	}
	args = append(args, "-ferror-limit=0")
	args = append(args, tellingWarnings...)
	args = append(args, l.opt.alignmentFlags()...)
	args = append(args, "-fcommon")                                    // int x; in two files is one x, as old C and most tools have it
	args = append(args, "-fno-builtin-memcpy", "-fno-builtin-mempcpy") // a call by name is told from the copy of a structure
	if !l.opt.Lifetimes {
		args = append(args, "-Xclang", "-disable-lifetime-markers")
	}
	args = append(args, l.opt.sanitizerFlags()...)
	if l.opt.M32 {
		args = append(args, "-m32")
	}
	if l.opt.Std != "" {
		args = append(args, "-std="+l.opt.Std)
	}
	args = append(args, flags...)
	if l.opt.readsContracts() {
		args = append(args, keepsContracts, "-DSEABMC_CONTRACTS_OF="+strings.Join(append([]string{l.opt.Contract}, l.opt.Replaced...), ","),
			"-DSEABMC_REQUIRES_OF="+strings.Join(l.opt.Checked, ","))
	}
	if l.opt.LoopContracts { // what is compiled depends on it, and so does the key under which it is kept
		args = append(args, "-DSEABMC_LOOP_CONTRACTS")
	}
	args = append(args, l.opt.Macros...)
	for _, i := range l.opt.Includes {
		args = append(args, "-I"+i)
	}
	if l.opt.M32 {
		args = append(args, "-idirafter", multiarch) // what 32-bit programs share with it
	}
	args = append(args, "-idirafter", filepath.Join(support, "include"), "-include", filepath.Join(support, "prelude.h"),
		"-include", filepath.Join(support, "contracts.h"))
	for _, i := range l.opt.IncludeFiles {
		args = append(args, "-include", i)
	}
	return append(args, l.opt.ClangArgs...)
}

// answer adds flags to args that answer the complaints about a file, unless off says that they are there already.
func answer(args []string, file, diagnostics string, off map[string]bool) []string {
	var flags []string
	for _, name := range clashes(diagnostics) {
		flags = append(flags, "-DSEABMC_NO_"+name)
	}
	flags = append(flags, noBuiltins(diagnostics)...)
	if attributeOfC23.MatchString(diagnostics) {
		flags = append(flags, "-fdouble-square-bracket-attributes")
	}
	for _, f := range append(flags, gccFlags(file, diagnostics)...) {
		if !off[f] {
			off[f] = true
			args = slices.Insert(args, 0, f)
		}
	}
	return args
}

var (
	clash      = regexp.MustCompile(`error: (?:conflicting types for|redefinition of|static declaration of|redeclaration of) '(\w+)'`)
	macroClash = regexp.MustCompile(`expanded from macro '__CPROVER_\w+'`)
	// attributeOfC23 is what a clang says that reads [[…]] in C only if it is told to.
	attributeOfC23 = regexp.MustCompile(`(?m)error: expected expression\n.*\[\[`)
	firstError     = regexp.MustCompile(`(?m)^(.*):(\d+):\d+: (?:fatal )?error: (.*)$`)
)

// clashes lists the prelude's lines that the diagnostics complain about.
func clashes(diagnostics string) []string {
	var names []string
	prelude, _ := preludeFiles.ReadFile("prelude.h")
	for _, m := range clash.FindAllStringSubmatch(diagnostics, -1) {
		if bytes.Contains(prelude, []byte("#ifndef SEABMC_NO_"+m[1]+"\n")) {
			names = append(names, m[1])
		}
	}
	if macroClash.MatchString(diagnostics) {
		names = append(names, "MACROS")
	}
	return names
}

func compileError(file, clang, diagnostics string, err error) error {
	diagnostics = checksSuffix.ReplaceAllString(diagnostics, "")
	if signalled(err) {
		return &fault.ToolError{Tool: clang, Msg: fmt.Sprintf("crashed while compiling %s (%v)", file, err)}
	}
	e := &fault.InputError{File: file, Msg: "does not compile: " + firstLine(diagnostics, err), Detail: diagnostics}
	if m := firstError.FindStringSubmatch(diagnostics); m != nil {
		e.File, e.Msg = m[1], "does not compile: "+m[3]
		e.Line, _ = strconv.Atoi(m[2])
	}
	return e
}

func signalled(err error) bool {
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		return false
	}
	status, ok := exit.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() || exit.ExitCode() > 128
}

// firstLine is the first line of a program's diagnostics, or what the system says when it printed none.
func firstLine(diagnostics string, err error) string {
	for _, line := range strings.Split(diagnostics, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return err.Error()
}

// run starts a program, gives it input, and returns what it printed.
func run(ctx context.Context, program string, args []string, input string) (out, diagnostics string, err error) {
	cmd := subprocess.Command(ctx, program, args...)
	cmd.Stdin = strings.NewReader(input)
	if input == "" {
		cmd.Stdin = nil
	}
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err = cmd.Run()
	return stdout.String(), stderr.String(), err
}

// disassemble returns the LLVM assembly of a bitcode file.
func (l *loader) disassemble(ctx context.Context, file string) (string, error) {
	dis, err := locate("llvm-dis")
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(ctx, 2*time.Minute)
	defer cancel()
	out, diagnostics, err := run(ctx, dis, []string{"-o", "-", file}, "")
	if err == nil {
		return out, nil
	}
	// A newer LLVM wrote it, perhaps.
	type attempt struct {
		program string
		args    []string
	}
	var attempts []attempt
	for v := tools.NewestLLVM; v > tools.OldestLLVM; v-- {
		if path, err := exec.LookPath(fmt.Sprintf("llvm-dis-%d", v)); err == nil {
			attempts = append(attempts, attempt{path, []string{"-o", "-", file}})
		}
	}
	if strings.Contains(diagnostics, "paque pointers") {
		attempts = append(attempts, attempt{dis, []string{"-opaque-pointers", "-o", "-", file}})
	}
	for _, a := range attempts {
		if ctx.Err() != nil {
			break
		}
		if out, _, err := run(ctx, a.program, a.args, ""); err == nil {
			return out, nil
		}
	}
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	if signalled(err) {
		return "", &fault.InputError{File: file, Msg: "damaged bitcode: " + filepath.Base(dis) + " crashed on it"}
	}
	why := firstLine(diagnostics, err)
	if n := strings.LastIndex(why, "error: "); n >= 0 {
		why = why[n+len("error: "):]
	}
	return "", &fault.InputError{
		File: file, Detail: diagnostics,
		Msg: fmt.Sprintf("%s cannot read this bitcode (%s): it is damaged, or a newer LLVM wrote it; give its .ll text instead", filepath.Base(dis), why),
	}
}
