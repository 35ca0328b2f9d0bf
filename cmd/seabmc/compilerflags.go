package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"seabmc/frontend"
	"seabmc/frontend/cflags"
)

// compilerStyle takes the flags of a C compiler out of args. Those that change what the program means go to clang. Those that only change how it is
// compiled are dropped. Long options with a single dash that we share get two dashes. With -fwrapv signed arithmetic wraps around, so there is no
// overflow to check.
func compilerStyle(args []string) (out, clang []string, wraps bool) {
	args = cflags.Words(args)
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--idirafter" { // ESBMC's
			a = a[1:]
		}
		if flag, value, is := cflags.Path(a); is && (value != "" || i+1 < len(args)) {
			if value == "" {
				i++
				value = args[i]
			}
			if flag == "-include" || flag == "-isystem" {
				out = append(out, "-"+flag, value)
			} else {
				clang = append(clang, flag, value)
			}
			continue
		}
		switch {
		case a == "--":
			return append(out, args[i:]...), clang, wraps
		case a == "-m32" || a == "-m64" || strings.HasPrefix(a, "-std="):
			out = append(out, "-"+a)
		case slices.Contains(cflags.Wraps, a):
			wraps = true
		case a == "--unsigned-char": // CBMC's name
			clang = append(clang, "-funsigned-char")
		case strings.HasPrefix(a, "--f") && cflags.Changing(a[1:]): // ESBMC has two dashes
			clang = append(clang, a[1:])
		case cflags.Changing(a):
			clang = append(clang, a)
		case a == "-ansi":
			out = append(out, "--std=c89")
		case a == "-w" || a == "-c" || a == "-g" || a == "-pthread" || a == "-pedantic" || a == "-pedantic-errors" || a == "-pipe" ||
			len(a) > 1 && (a[:2] == "-O" || a[:2] == "-W" || a[:2] == "-f" || a[:2] == "-l" || a[:2] == "-g"):
		default:
			out = append(out, a)
		}
	}
	return out, clang, wraps
}

// flagsFor reads FILE:FLAG and adds the flag to those of the file.
func flagsFor(per map[string]frontend.FileOptions, s string) error {
	i := strings.Index(s, ":-")
	if i <= 0 {
		return fmt.Errorf("expected FILE:FLAG, as in a.c:-DX=1")
	}
	file, flag := filepath.Clean(s[:i]), s[i+1:]
	f := per[file]
	switch {
	case f.Add(flag):
	case cflags.Changing(flag):
		f.ClangArgs = append(f.ClangArgs, flag)
	default:
		return fmt.Errorf("%s: a file of its own can have -D, -U, -I, -include, -isystem, -iquote, -idirafter, -imacros (with the value in the same word), -std= and flags such as -funsigned-char", flag)
	}
	per[file] = f
	return nil
}

// ownFlagsOf gives the files the flags of --flags-for by the names that they have on the command line.
func ownFlagsOf(files []string, per map[string]frontend.FileOptions) (map[string]frontend.FileOptions, error) {
	out := map[string]frontend.FileOptions{}
	for name, f := range per {
		i := slices.IndexFunc(files, func(file string) bool { return filepath.Clean(file) == name })
		if i < 0 {
			return nil, fmt.Errorf("--flags-for=%s: it is not a file of the program", name)
		}
		out[files[i]] = f
	}
	return out, nil
}
