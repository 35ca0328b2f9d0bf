package frontend

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"seabmc/frontend/assembly"
	"seabmc/frontend/cflags"
	"seabmc/frontend/clauses"
)

// codeFlags determine the form of clang's code, for user code and models alike.
//
// -O1 without its passes gives the same code as -O0, instruction for instruction, with two differences that are wanted: inline functions of C99 that no file defines
// as extern have their bodies, and the lifetimes of local variables can be marked. __OPTIMIZE__ is undefined and __NO_INLINE__ defined
// so that the system headers choose what they choose at -O0. __NO_CTYPE makes isalpha and the like functions instead of reads of a
// table, which have entries for negative characters. Names of values are kept so that printed IR can be read. -fno-elide-constructors gives a
// variable that is returned a place of its own, which ends with its block, not that of the result.
func codeFlags() []string {
	return []string{
		"-S", "-emit-llvm", "-g", "-O1", "-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__", "-D__NO_INLINE__=1", "-D__NO_CTYPE",
		"-fbracket-depth=4096", "-fno-discard-value-names", "-fno-strict-aliasing", "-ffp-contract=off", "-fno-elide-constructors",
	}
}

// lenient turns some errors of newer compilers into warnings, since old C and programs of SV-COMP depend on them.
var lenient = []string{
	"-Wno-error=implicit-function-declaration", "-Wno-error=implicit-int", "-Wno-error=int-conversion",
	"-Wno-error=incompatible-pointer-types", "-Wno-error=incompatible-function-pointer-types", "-Wno-error=return-type",
}

// multiarch is where distributions keep headers that depend on the machine.
const multiarch = "/usr/include/x86_64-linux-gnu"

// sanitizerFlags are clang's flags for the checks. A check that fails calls its handler, which does not return, since the rest of the path is undefined. Conversions
// of enumerations do not count as failures, and their handlers return.
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

// arguments are clang's flags for a file; support is the folder of the prelude, flags are those that a compiler needs.
func (l *loader) arguments(support string, flags []string) []string {
	args := append(codeFlags(), assembly.ApartLiterals)
	args = append(args, lenient...)
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
	for _, f := range []string{"memcmp", "bcmp", "strcmp", "strncmp", "wmemcmp", "wcscmp", "wcsncmp"} {
		args = append(args, "-fno-builtin-"+f) // clang knows what they give for literals, but C promises only its sign, and of bcmp not even that
	}
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
		args = append(args, keepsContracts, contractsOf+l.opt.wanted().Names(),
			"-DSEABMC_REQUIRES_OF="+strings.Join(l.opt.Checked, ","))
		if l.opt.Says {
			args = append(args, "-DSEABMC_CONTRACT_SAYS")
		}
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
	args = append(args, "-isystem", filepath.Join(support, "before"), "-idirafter", filepath.Join(support, "include"), "-include", filepath.Join(support, "prelude.h"),
		"-include", filepath.Join(support, "contracts.h"))
	for _, i := range l.opt.IncludeFiles {
		args = append(args, "-include", i)
	}
	return append(args, l.opt.ClangArgs...)
}

// searched are the folders in which #include looks, as far as they are not beside a file that was found.
func (o *Options) searched() []string {
	dirs := slices.Clone(o.Includes)
	for i := 0; i+1 < len(o.ClangArgs); i++ {
		if slices.Contains(cflags.Searched, o.ClangArgs[i]) {
			dirs = append(dirs, o.ClangArgs[i+1])
		}
	}
	for _, name := range []string{"CPATH", "C_INCLUDE_PATH"} {
		dirs = append(dirs, filepath.SplitList(os.Getenv(name))...)
	}
	return append(dirs, ".", "/usr/local/include", multiarch, "/usr/include") // --include FILE is looked for in the working folder first
}

// proposals are the proposed contracts for a file.
func (o *Options) proposals(file string) []clauses.Proposal {
	var out []clauses.Proposal
	for _, p := range o.Proposed {
		if p.File == file {
			out = append(out, p)
		}
	}
	return out
}

// proposalKey distinguishes compiled files by the proposals that they were compiled with.
func (o *Options) proposalKey(file string) string {
	h := sha256.New()
	fmt.Fprint(h, o.Trial, o.proposals(file), o.ProposedFunctions, o.Contract, o.Replaced)
	return fmt.Sprintf("-DSEABMC_PROPOSED=0x%x", h.Sum(nil)[:8])
}

// keepsContracts has clauses stay in the preprocessed text.
const keepsContracts = "-DSEABMC_CONTRACTS"

// readsContracts tells whether contracts are read in any case.
func (o *Options) readsContracts() bool {
	return o.Contract != "" || len(o.Replaced)+len(o.Checked) > 0 || o.together.any()
}

const castAlign = "-Wcast-align"

// alignmentFlags are what the checks of alignment need to know from clang: the casts, and which copies are those of structures.
func (o *Options) alignmentFlags() []string {
	if !o.Alignment {
		return nil
	}
	return []string{castAlign, "-fstrict-aliasing"}
}
