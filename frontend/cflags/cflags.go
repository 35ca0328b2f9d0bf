// Package cflags knows which flags of C compilers change what a program means.
//
// In: a flag as gcc and clang take it. Out: whether it matters. Build commands, projects and our own command line all ask here, so that no flag is heard in one
// place and dropped in another. All other flags (warnings, optimization, debug information, output) change nothing that is checked.
package cflags

import (
	"slices"
	"strings"
)

// Paths lists the flags that have the name of a file or folder in the next word or in the same one, and that clang takes as they are. -I is not among them.
var Paths = []string{"-isystem", "-iquote", "-idirafter", "-include", "-imacros"}

// Searched lists those of Paths whose folders are searched for #include.
var Searched = []string{"-isystem", "-iquote", "-idirafter"}

// Path splits a flag of Paths from the value in the same word, if there is one.
func Path(arg string) (flag, value string, is bool) {
	for _, f := range Paths {
		if value, is := strings.CutPrefix(arg, f); is {
			return f, value, true
		}
	}
	return "", "", false
}

// changing lists the flags without a value that clang takes as they are.
var changing = map[string]bool{"-funsigned-char": true, "-fsigned-char": true, "-fshort-enums": true, "-fms-extensions": true, "-fgnu89-inline": true,
	"-ffreestanding": true, "-fno-builtin": true, "-fshort-wchar": true, "-fblocks": true, "-fno-common": true, "-funsigned-bitfields": true,
	"-trigraphs": true, "-femit-all-decls": true, "-nostdinc": true}

// Changing tells whether a flag without a value changes what C means. -m32 and those of Wraps are about a whole program, and not among them.
func Changing(flag string) bool {
	return changing[flag] || strings.HasPrefix(flag, "-fmacro-prefix-map=") // which changes __FILE__
}

// Wraps lists the flags with which signed arithmetic wraps around.
var Wraps = []string{"-fwrapv", "-fno-strict-overflow"}

// Words replaces -Wp,FLAG,… by those of its flags that change what a program means.
func Words(args []string) (out []string) {
	for _, a := range args {
		rest, is := strings.CutPrefix(a, "-Wp,")
		if !is {
			out = append(out, a)
			continue
		}
		parts := strings.Split(rest, ",")
		for i := 0; i < len(parts); i++ {
			p := parts[i]
			if !forPreprocessor(p) {
				continue
			}
			if out = append(out, p); i+1 < len(parts) && (len(p) == 2 || slices.Contains(Paths, p)) { // the value is the next word
				i++
				out = append(out, parts[i])
			}
		}
	}
	return out
}

func forPreprocessor(flag string) bool {
	_, _, path := Path(flag)
	return path || strings.HasPrefix(flag, "-D") || strings.HasPrefix(flag, "-U") || strings.HasPrefix(flag, "-I")
}
