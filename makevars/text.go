package makevars

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// text calls a function that only works on text.
func text(name string, at func(int) string, args []string) (string, error) {
	switch name {
	case "subst":
		return strings.ReplaceAll(last(args, 2), at(0), at(1)), nil
	case "patsubst":
		return each(last(args, 2), func(w string) string { return patsubst(strings.TrimSpace(at(0)), strings.TrimSpace(at(1)), w) }), nil
	case "strip":
		return strings.Join(strings.Fields(last(args, 0)), " "), nil
	case "findstring":
		if strings.Contains(last(args, 1), at(0)) {
			return at(0), nil
		}
		return "", nil
	case "filter", "filter-out":
		patterns := strings.Fields(at(0))
		var out []string
		for _, w := range strings.Fields(last(args, 1)) {
			if slices.ContainsFunc(patterns, func(p string) bool { _, ok := stem(p, w); return ok }) == (name == "filter") {
				out = append(out, w)
			}
		}
		return strings.Join(out, " "), nil
	case "sort":
		words := strings.Fields(last(args, 0))
		slices.Sort(words)
		return strings.Join(slices.Compact(words), " "), nil
	case "addsuffix":
		return each(last(args, 1), func(w string) string { return w + at(0) }), nil
	case "addprefix":
		return each(last(args, 1), func(w string) string { return at(0) + w }), nil
	case "join":
		a, b := strings.Fields(at(0)), strings.Fields(at(1))
		for i, w := range b {
			if i < len(a) {
				a[i] += w
			} else {
				a = append(a, w)
			}
		}
		return strings.Join(a, " "), nil
	case "word", "wordlist", "words", "firstword", "lastword":
		return words(name, args)
	}
	return each(last(args, 0), func(w string) string { return part(name, w) }), nil
}

// last are the arguments from the i-th on, as one: commas in the last argument are its own.
func last(args []string, i int) string { return strings.Join(args[min(i, len(args)):], ",") }

func each(list string, f func(string) string) string {
	var out []string
	for _, w := range strings.Fields(list) {
		if w = f(w); w != "" {
			out = append(out, w)
		}
	}
	return strings.Join(out, " ")
}

// stem is what % stands for where a pattern matches a word.
func stem(pattern, word string) (string, bool) {
	before, after, has := strings.Cut(pattern, "%")
	if !has {
		return "", pattern == word
	}
	ok := len(word) >= len(before)+len(after) && strings.HasPrefix(word, before) && strings.HasSuffix(word, after)
	if !ok {
		return "", false
	}
	return word[len(before) : len(word)-len(after)], true
}

func patsubst(from, to, word string) string {
	s, ok := stem(from, word)
	switch {
	case !ok:
		return word
	case !strings.Contains(from, "%"):
		return to
	}
	return strings.Replace(to, "%", s, 1)
}

func words(name string, args []string) (string, error) {
	list := strings.Fields(args[len(args)-1])
	number := func(i int) int {
		if i >= len(args) {
			return -1
		}
		n, err := strconv.Atoi(strings.TrimSpace(args[i]))
		if err != nil {
			return -1
		}
		return n
	}
	switch {
	case name == "words":
		return strconv.Itoa(len(list)), nil
	case name == "word" && number(0) > 0:
		return strings.Join(list[min(number(0)-1, len(list)):min(number(0), len(list))], " "), nil
	case name == "wordlist" && number(0) > 0 && number(1) >= 0:
		from, to := min(number(0)-1, len(list)), min(number(1), len(list))
		return strings.Join(list[min(from, to):to], " "), nil
	case name == "word" || name == "wordlist":
		return "", fmt.Errorf("$(%s …): expected a number", name)
	case len(list) == 0:
		return "", nil
	case name == "firstword":
		return list[0], nil
	}
	return list[len(list)-1], nil
}

// part is a part of a file's name.
func part(name, w string) string {
	dir, file := filepath.Split(w)
	ext := filepath.Ext(file)
	switch name {
	case "dir":
		if dir == "" {
			return "./"
		}
		return dir
	case "notdir":
		return file
	case "suffix":
		return ext
	}
	return strings.TrimSuffix(w, ext) // basename
}
