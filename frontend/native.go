package frontend

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
)

// CompileNative compiles a C file into an object file for this machine, with the user's flags, the prelude and the harness headers that
// Load would use, without optimisation and with debug information. The arguments in first come before the file, so they can add sanitizers
// and definitions. Errors are *InputError, *ToolError or the context's.
func CompileNative(ctx context.Context, opt Options, file, object string, first []string) error {
	l := &loader{opt: opt}
	defer l.cleanup()
	return toolchain.WithClang(ctx, l.opt.Clang, l.opt.Std, func(clang string, flags ...string) error {
		return l.compileNative(ctx, clang, file, object, append(flags, first...))
	})
}

func (l *loader) compileNative(ctx context.Context, clang, file, object string, first []string) error {
	opt := &l.opt
	support, err := l.supportDir()
	if err != nil {
		return err
	}
	args := append([]string{"-c", "-g", "-O0", "-w", "-fno-omit-frame-pointer", "-fno-strict-aliasing",
		"-fno-delete-null-pointer-checks", "-ffp-contract=off", "-ferror-limit=0"}, lenient...)
	args = append(args, nativeFlags(opt)...)
	args = append(args, "-isystem", filepath.Join(support, "before"), "-idirafter", filepath.Join(support, "include"), "-include", filepath.Join(support, "prelude.h"))
	for _, i := range opt.IncludeFiles {
		args = append(args, "-include", i)
	}
	args = append(args, opt.ClangArgs...)
	args = append(append(args, first...), file, "-o", object)
	if toolchain.ClangVersion(clang) > 15 { // takes the other flag without this one, and no longer knows it
		args = slices.DeleteFunc(args, func(s string) bool { return strings.HasPrefix(s, "-enable-trivial-auto-var-init-zero") })
	}
	off := map[string]bool{}
	var src *source
	if l.opt.Alignment { // the sanitizer takes alignments from where clang has them, as our check does
		if src = l.castThroughVoid(ctx, clang, file, args, nil); src != nil {
			src.switches = false
		}
	}
	for {
		flags, input := args, ""
		if src != nil {
			flags, input = src.flagsTo(args, object), src.text
		}
		_, diagnostics, err := toolchain.Run(ctx, clang, flags, input)
		if err == nil {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		n := len(args)
		if args = answer(args, file, diagnostics, off); len(args) > n {
			src = nil
			continue
		}
		if src == nil {
			var failed error
			if src, failed = l.source(ctx, clang, file, args); failed != nil {
				return failed
			}
			src.switches = false // which checks there are is not the native program's business
			if src.changed {
				continue
			}
		}
		if !src.mend(ctx, clang, args, diagnostics) {
			return compileError(file, clang, diagnostics, err)
		}
	}
}

func nativeFlags(o *Options) []string {
	args := []string{"-fcommon", "-DSEABMC_NO___builtin_va_arg"} // -fcommon as the front end compiles
	if o.M32 {
		args = append(args, "-m32")
	}
	if o.Std != "" {
		args = append(args, "-std="+o.Std)
	}
	args = append(args, o.Macros...)
	for _, i := range o.Includes {
		args = append(args, "-I"+i)
	}
	return args
}

// LinkNative links object files into a program for this machine. It returns the linker's complaints, and in undefined the symbols that it
// did not find.
func LinkNative(ctx context.Context, opt Options, objects []string, program string, flags []string) (undefined []string, err error) {
	l := &loader{opt: opt}
	clang, err := toolchain.Clang(l.opt.Clang)
	if err != nil {
		return nil, err
	}
	var args []string
	if opt.M32 {
		args = append(args, "-m32")
	}
	args = append(append(append(args, flags...), "-o", program), objects...)
	args = append(args, "-lm")
	_, diagnostics, err := toolchain.Run(ctx, clang, args, "")
	if err == nil || ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if toolchain.LacksSanitizers(diagnostics) {
		return nil, toolchain.ErrNoSanitizers(clang)
	}
	for _, line := range strings.Split(diagnostics, "\n") {
		for _, mark := range []string{"undefined reference to `", "undefined symbol: "} {
			if _, name, ok := strings.Cut(line, mark); ok {
				name = strings.TrimSuffix(strings.TrimSpace(name), "'")
				if !slices.Contains(undefined, name) {
					undefined = append(undefined, name)
				}
			}
		}
	}
	return undefined, &fault.ToolError{Tool: "clang", Msg: "cannot link the replay: " + toolchain.FirstLine(diagnostics, err)}
}

// CompileHarness compiles one of our own C files, without the prelude and the user's flags.
func CompileHarness(ctx context.Context, opt Options, file, object string, flags []string) error {
	l := &loader{opt: opt}
	clang, err := toolchain.Clang(l.opt.Clang)
	if err != nil {
		return err
	}
	args := append([]string{"-c", "-g", "-O0", "-w", "-fno-omit-frame-pointer"}, nativeFlags(&opt)...)
	args = append(append(args, flags...), "-o", object, file)
	if _, diagnostics, err := toolchain.Run(ctx, clang, args, ""); err != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return compileError(file, clang, diagnostics, err)
	}
	return nil
}

// asksInput tells whether a model's file asks for inputs: what such functions do natively depends on the machine.
func asksInput(file string) bool {
	src, _ := modelFiles.ReadFile("models/" + file + ".c")
	if bytes.Contains(src, []byte("__seabmc_approximate")) { // this machine's library has a result within its bounds
		return false
	}
	if file == "sysconf" { // the sanitizers ask it for the size of pages, also where the linker redirects the program's calls
		return false
	}
	return bytes.Contains(src, []byte("__VERIFIER_nondet")) || bytes.Contains(src, []byte("__CPROVER_havoc"))
}

// InputModel reports whether the model of the libc function name asks for inputs.
func InputModel(name string) bool {
	file, ok := modelTable()[name]
	return ok && asksInput(file)
}

// nativeNames lead what the models ask about their strings to functions of the harness. Streams are ones of this machine that lead nowhere.
const nativeNames = `void *__real_malloc(size_t);
void __real_free(void *);
int _IO_fclose(void *);
typedef struct { void *read, *write, *seek, *close; } seabmc_cookie;
void *fopencookie(void *, const char *, seabmc_cookie);
extern void *stdin, *stdout, *stderr;
static void *seabmc_open(void) { return fopencookie(NULL, "r+", (seabmc_cookie){0}); }
static void seabmc_close(void *f) { if (f != stdin && f != stdout && f != stderr) _IO_fclose(f); }
#define NEW_STREAM seabmc_open()
#define END_STREAM(f) seabmc_close(f)
#define __seabmc_stream(f) ((void)*(const volatile char *)(f))
#define __CPROVER_allocate(n, zero) __real_malloc(n)
#define __CPROVER_deallocate(p) __real_free(p)
_Bool seabmc_known(const char *);
size_t seabmc_object_size(const void *), seabmc_pointer_offset(const void *);
#define __seabmc_known(x) seabmc_known(&(x))
#define __seabmc_exact() 1
#define __seabmc_argument(list, size, class) ((void *)(list))
#define __seabmc_fills(p, n, fraction) ((void)0)
#define __seabmc_ends(s) 0
#define __seabmc_whole(s) 0
#define __seabmc_text_fact() 0
#define __seabmc_same(p, q) 0
#define __seabmc_some() 0
#define __seabmc_overwrite(s) ((void)0)
unsigned long seabmc_vague(const char *what) { return (long)what & 0; }
static int seabmc_text_id(const char *s, int most) {
	static const char *known[64];
	for (int i = 1; i <= most; i++) {
		if (!known[i])
			known[i] = s;
		if (!strcmp(known[i], s))
			return i;
	}
	return 0;
}
#define __seabmc_text_id seabmc_text_id
#define __seabmc_constant(p, n) memcpy(__real_malloc(n), p, n)
#ifndef SEABMC_CALLS
#define SEABMC_CALLS ""
#endif
char *strstr(const char *, const char *);
#define __seabmc_calls(name) (strstr(SEABMC_CALLS, " " name " ") != NULL)
static struct stream_state *seabmc_state(void *file) { // beside the streams of this machine
	static struct { void *file; struct stream_state state; } known[64];
	int i = 0;
	while (i < 63 && known[i].file && known[i].file != file)
		i++;
	if (!known[i].file) {
		known[i].file = file;
		known[i].state.fd = file == stderr ? 2 : file == stdout;
	}
	return &known[i].state;
}
#define __CPROVER_OBJECT_SIZE seabmc_object_size
#define __CPROVER_POINTER_OFFSET seabmc_pointer_offset
`

// CompileInputModels writes a file with the models for which InputModel holds, under the names __wrap_<name>, and compiles it.
func CompileInputModels(ctx context.Context, opt Options, source, object string, flags []string) error {
	var text bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(modelTable())) {
		if InputModel(name) && !isModelVariable(name) {
			fmt.Fprintf(&text, "#define %s __wrap_%s\n", name, name)
		}
	}
	text.WriteString("#define STATE(file) seabmc_state(file)\n#define KNOWN_NUMBER(x) 1\n#define __seabmc_approximate_integer seabmc_vague\n")
	header, _ := modelFiles.ReadFile("models/declarations.h")
	text.Write(header)
	text.WriteString(nativeNames)
	files, _ := fs.Glob(modelFiles, "models/*.c")
	for _, file := range files {
		if name := strings.TrimSuffix(filepath.Base(file), ".c"); asksInput(name) {
			src, _ := modelFiles.ReadFile(file)
			src = modelVariables.ReplaceAll(src, []byte("extern $1;")) // this machine's library has them
			fmt.Fprintf(&text, "#line 1 \"model:%s\"\n%s", name, src)
		}
	}
	if err := os.WriteFile(source, text.Bytes(), 0o600); err != nil {
		return err
	}
	return CompileHarness(ctx, opt, source, object, flags)
}
