package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// TestDocs runs the commands that the README and the pages in docs show, and compares what they print.
//
// A fenced block of C whose first line is "// name.c" is a file. In a block of kind console each line that begins with "$ " is a
// command, run by the shell where the page's files are; the lines below it are its output, standard error included. "…"
// stands for any text, over any number of lines, and numbers of seconds may differ.
func TestDocs(t *testing.T) {
	ran := 0
	for _, page := range docPages(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(page), func(t *testing.T) { ran += runPage(t, string(text)) })
	}
	if ran < 3 {
		t.Errorf("only %d commands were found in the docs", ran)
	}
}

// docPages lists the pages.
func docPages(t *testing.T) (pages []string) {
	for _, pattern := range []string{"../../README.md", "../../docs/*.md", "../../docs/decisions/*.md"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: no pages (%v)", pattern, err)
		}
		pages = append(pages, found...)
	}
	return pages
}

var fences = regexp.MustCompile("(?ms)^```(\\w+)\n(.*?)^```$")

// runPage runs the commands of a page and gives their number.
func runPage(t *testing.T, page string) (ran int) {
	dir := t.TempDir()
	if err := os.Symlink(binary, filepath.Join(dir, "seabmc")); err != nil {
		t.Fatal(err)
	}
	for _, block := range fences.FindAllStringSubmatch(page, -1) {
		kind, text := block[1], block[2]
		first, _, _ := strings.Cut(text, "\n")
		switch name, isFile := strings.CutPrefix(first, "// "); {
		case kind == "c" && isFile:
			if err := os.WriteFile(filepath.Join(dir, filepath.Base(name)), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		case kind == "console":
			for _, session := range strings.Split("\n"+text, "\n$ ")[1:] {
				command, want, _ := strings.Cut(session, "\n")
				if got := shell(t, dir, command); !matchesOutput(got, want) {
					t.Errorf("$ %s\n%s\nthe page says:\n%s", command, got, want)
				}
				ran++
			}
		}
	}
	return ran
}

// shell runs a command line in dir, where seabmc is.
func shell(t *testing.T, dir, command string) string {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", "-c", command)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	if ctx.Err() != nil {
		t.Errorf("$ %s: %v", command, err)
	}
	return string(out)
}

var seconds = regexp.MustCompile(`\b\d+\.\d+ s\b`)

// matchesOutput compares what a command printed with what a page shows.
func matchesOutput(got, want string) bool {
	parts := strings.Split(seconds.ReplaceAllString(strings.TrimSpace(want), "… s"), "…")
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	pattern := "(?s)^" + strings.Join(parts, ".*") + "$"
	return regexp.MustCompile(pattern).MatchString(strings.TrimSpace(got))
}

var (
	namedFile = regexp.MustCompile("`([\\w./-]+\\.(?:go|c|h|txt|md|sh))`")
	link      = regexp.MustCompile(`\]\(([^)#:]+)[^):]*\)`)
)

// TestDocsNameFilesThatExist checks that the files which the pages mention exist, and the pages to which they link. The end of a file's path is
// enough.
func TestDocsNameFilesThatExist(t *testing.T) {
	root, ends := filepath.Join("..", ".."), map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err == nil && d.IsDir() && path != root && strings.HasPrefix(d.Name(), ".") {
			return filepath.SkipDir
		}
		for end := path; end != ""; _, end, _ = strings.Cut(end, "/") {
			ends[end] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, page := range docPages(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		prose := fences.ReplaceAllString(string(text), "")
		for _, m := range namedFile.FindAllStringSubmatch(prose, -1) {
			found++
			if !ends[m[1]] && !strings.HasPrefix(m[1], "github.com/") { // a module's name may end like a file's
				t.Errorf("%s: there is no file %s", page, m[1])
			}
		}
		for _, m := range link.FindAllStringSubmatch(prose, -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(page), m[1])); err != nil {
				t.Errorf("%s: the link to %s leads nowhere", page, m[1])
			}
		}
	}
	if found < 50 {
		t.Errorf("only %d files are named in the docs", found)
	}
}

// TestMatchesOutput checks what the comparison accepts and what it does not.
func TestMatchesOutput(t *testing.T) {
	for _, tt := range []struct {
		got, want string
		same      bool
	}{
		{"a\nb\n", "a\nb\n", true},
		{"a\nb\n", "a\n", false},
		{"a\nb\nc\nd\n", "a\n…\nd\n", true},
		{"a\nb\nc\n", "a\n…\nd\n", false},
		{"1 check; 0.34 s\n", "1 check; 0.10 s\n", true},
		{"2 checks; 0.34 s\n", "1 check; 0.34 s\n", false},
		{"a.c\n", "a?c\n", false},
	} {
		if matchesOutput(tt.got, tt.want) != tt.same {
			t.Errorf("%q shown as %q: same should be %v", tt.got, tt.want, tt.same)
		}
	}
}
