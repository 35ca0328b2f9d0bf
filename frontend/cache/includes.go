package cache

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// The files that a source file includes, and those that it would include instead if they were there.

// dependencies reads the make rule that clang -MD writes.
func dependencies(rule string) []string {
	_, list, _ := strings.Cut(strings.ReplaceAll(rule, "\\\n", " "), ": ")
	list = strings.ReplaceAll(list, "\\ ", "\x00")
	var out []string
	for _, f := range strings.Fields(list) {
		out = append(out, strings.NewReplacer("\x00", " ", "\\#", "#", "$$", "$").Replace(f))
	}
	return out
}

// shadows are the paths where a file would be found in the place of an included one: its
// name as it may be spelt in the #include, in every folder that is searched.
func shadows(source string, includes, files []string) []string {
	places := slices.Clone(includes)
	for _, f := range append([]string{source}, files...) {
		if dir := filepath.Dir(f); !isSystem(f) && !slices.Contains(places, dir) {
			places = append(places, dir)
		}
	}
	seen := map[string]bool{}
	for _, f := range files {
		seen[f] = true
	}
	var out []string
	add := func(name string) {
		for _, dir := range places {
			p := dir + "/" + name // not cleaned: behind a link, .. is not the folder before it
			if dir == "." {
				p = name
			}
			if !seen[p] {
				seen[p] = true
				out = append(out, p)
			}
		}
	}
	for _, f := range files {
		for _, name := range spellings(f, places) {
			add(name)
		}
	}
	for _, name := range asked(files) {
		add(name)
	}
	return out
}

// spellings are the names by which an #include may have named a file.
func spellings(file string, places []string) (names []string) {
	for _, dir := range places {
		if spelt, below := strings.CutPrefix(file, dir+"/"); below && strings.Contains(spelt, "../") {
			names = append(names, spelt)
		} else if rel, err := filepath.Rel(dir, file); err == nil && !strings.HasPrefix(rel, "..") {
			names = append(names, rel)
		}
	}
	if i := strings.LastIndex(file, "/include/"); i >= 0 && strings.HasPrefix(file, "/usr/") {
		name := file[i+len("/include/"):]
		names = append(names, name)
		if _, rest, ok := strings.Cut(name, "/"); ok { // below the folder of an architecture
			names = append(names, rest)
		}
	}
	return names
}

func isSystem(path string) bool { return strings.HasPrefix(path, "/usr/") }

// asked are the names of files of which the system's headers ask whether they exist. The user's folders may have one.
func asked(files []string) (names []string) {
	for _, f := range files {
		if !isSystem(f) {
			continue
		}
		b, _ := os.ReadFile(f) // one that is gone is noticed elsewhere
		for _, m := range hasInclude.FindAllSubmatch(b, -1) {
			names = append(names, string(m[1]))
		}
	}
	return names
}

var hasInclude = regexp.MustCompile(`__has_include(?:_next)?[ \t]*\([ \t]*["<]([^">\n]+)[">]`)
