package frontend

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"seabmc/frontend/toolchain"
)

// The models are compiled under other names into a program that compares each with the C library's function on many inputs.
func TestModelsAgreeWithTheLibrary(t *testing.T) {
	clang, err := toolchain.Locate("clang")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	names := make([]string, 0, len(modelTable()))
	for name := range modelTable() {
		names = append(names, name)
	}
	slices.Sort(names)
	var renames strings.Builder
	for _, name := range names {
		fmt.Fprintf(&renames, "#define %s model_%s\n", name, name)
	}
	stubs := `
int __VERIFIER_nondet_int(void) { return 7; }
unsigned __VERIFIER_nondet_uint(void) { return 7; }
long __VERIFIER_nondet_long(void) { return 7; }
unsigned long __VERIFIER_nondet_ulong(void) { return 7; }
_Bool __VERIFIER_nondet_bool(void) { return 0; }
unsigned long long __VERIFIER_nondet_ulonglong(void) { return 7; }
void __seabmc_readable(const void *p, unsigned long n) { (void)p; (void)n; }
_Bool __seabmc_known(int x) { (void)x; return 1; }
_Bool __seabmc_exact(void) { return 1; }
_Bool __seabmc_same(const void *p, const void *q) { return p == q; }
char *__seabmc_any_string(void) { return ""; }
void __seabmc_unsupported(const char *what) { (void)what; }
void *__seabmc_argument(const volatile void *list, unsigned long size, int class) { (void)size; (void)class; return (void *)list; }
void __seabmc_fills(const void *p, unsigned long n, _Bool fraction) { (void)p; (void)n; (void)fraction; }
void __seabmc_undefined(const char *what) { (void)what; }
double __seabmc_approximate(const char *name, double x, double y, int bits) { (void)name; (void)x; (void)y; (void)bits; return 0; }
unsigned long __seabmc_approximate_integer(const char *what) { (void)what; return 0; }
void __seabmc_near(const char *name, double r, double x, double y, double low, double high, int bits) { (void)name; (void)r; (void)x; (void)y; (void)low; (void)high; (void)bits; }
unsigned __CPROVER_uninterpreted_seabmc_seed(unsigned x) { return x; }
unsigned __CPROVER_uninterpreted_seabmc_number(unsigned x) { return x; }
void __seabmc_overflow(const char *what) { (void)what; }
unsigned long __CPROVER_OBJECT_SIZE(const void *p) { (void)p; return 1; }
unsigned long __CPROVER_POINTER_OFFSET(const void *p) { (void)p; return 0; }
void __VERIFIER_assume(int c) { (void)c; }
void __seabmc_overlap(const void *p, const void *q) { (void)p; (void)q; }
void __seabmc_character(int c) { (void)c; }
double __seabmc_sqrt(double x) { return __builtin_sqrt(x); }
float __seabmc_sqrtf(float x) { return __builtin_sqrtf(x); }
long double __seabmc_sqrtl(long double x) { return __builtin_sqrtl(x); }
_Bool __seabmc_known_number(double x) { (void)x; return 1; }
double __seabmc_fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
float __seabmc_fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
void __seabmc_stream(const void *p) { (void)p; }
_Bool __seabmc_counting(void) { return 1; }
void *__seabmc_constant(const void *p, unsigned long n) { (void)n; return (void *)p; }
int __seabmc_text_id(const char *s, int most) { (void)s; (void)most; return 0; }
void __seabmc_overwrite(char *s) { (void)s; }
long long __seabmc_some(void) { return 0; }
_Bool __seabmc_calls(const char *name) { (void)name; return 0; }
_Bool __seabmc_ends(const char *s) { (void)s; return 0; }
_Bool __seabmc_whole(const char *s) { (void)s; return 0; }
_Bool __seabmc_text_fact(void) { return 0; }
_Bool __seabmc_quantified(void) { return 0; }
long long __seabmc_variable(int bits, int is_signed, int class) { (void)bits; (void)is_signed; (void)class; return 0; }
void __seabmc_holds(_Bool b) { (void)b; }
void *__CPROVER_allocate(unsigned long n, _Bool zero) { (void)n; (void)zero; return 0; }
void __CPROVER_deallocate(void *p) { (void)p; }
_Bool __CPROVER_DYNAMIC_OBJECT(const void *p) { (void)p; return 0; }
void __CPROVER_havoc_object(void *p) { (void)p; }
void __CPROVER_havoc_slice(void *p, unsigned long n) { (void)p; (void)n; }
`
	modelFile := write(t, dir, "models.c", renames.String()+modelSource()+stubs)
	source, err := os.ReadFile(filepath.Join("testdata", "models_native.c"))
	if err != nil {
		t.Fatal(err)
	}
	mainFile := write(t, dir, "main.c", string(source))
	program := filepath.Join(dir, "compare")
	out, err := exec.Command(clang, "-w", "-g", "-O1", "-fno-builtin", "-fsanitize=undefined", "-fno-sanitize-recover=all", modelFile, mainFile, "-lm", "-o", program).CombinedOutput()
	if err != nil {
		// Without the sanitizers' library it is still a comparison.
		out, err = exec.Command(clang, "-w", "-g", "-O1", "-fno-builtin", modelFile, mainFile, "-lm", "-o", program).CombinedOutput()
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err = exec.Command(program).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}
