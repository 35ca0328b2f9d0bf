package checks

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the documents anew")

// The parts of README.md that are made from the tables are between these lines.
const (
	begin = "<!-- made by go generate ./checks -->\n"
	end   = "<!-- end -->\n"
)

// TestDocs checks that the tables of README.md and docs/ agree with the tables here.
func TestDocs(t *testing.T) {
	root := ".."
	for path, text := range map[string]func(old string) string{
		"README.md":      func(old string) string { return between(t, old, readmeTables()) },
		"docs/checks.md": func(string) string { return checksPage() },
		"docs/like.md":   func(string) string { return likePage() },
	} {
		file := filepath.Join(root, path)
		old, err := os.ReadFile(file)
		if err != nil && !(*update && os.IsNotExist(err)) {
			t.Fatal(err)
		}
		now := text(string(old))
		if now == string(old) {
			continue
		}
		if !*update {
			t.Errorf("%s is not what the tables of package checks say: run go generate ./checks", path)
		} else if err := os.WriteFile(file, []byte(now), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// between replaces the text between the markers.
func between(t *testing.T, old, text string) string {
	head, rest, ok1 := strings.Cut(old, begin)
	_, tail, ok2 := strings.Cut(rest, end)
	if !ok1 || !ok2 {
		t.Fatalf("README.md has no lines %q and %q", begin, end)
	}
	return head + begin + text + end + tail
}

// readmeTables returns the tables of the checks that are on by default and of those that are not.
func readmeTables() string {
	var b bytes.Buffer
	b.WriteString("| on by default | what is checked |\n|---|---|\n")
	table(&b, true)
	b.WriteString("\n| asked for by its flag | what is checked |\n|---|---|\n")
	table(&b, false)
	return b.String()
}

func table(b *bytes.Buffer, on bool) {
	for i := range Switches {
		if s := &Switches[i]; s.Default == on && !s.Hidden {
			fmt.Fprintf(b, "| `--%s` | %s |\n", s.Flag, sentence(s))
		}
	}
}

// sentence says what a switch checks. Flags and names of C are put in quotes.
func sentence(s *Switch) string {
	words := strings.Fields(s.Help)
	for i, w := range words {
		bare := strings.TrimRight(w, ",;")
		if strings.HasPrefix(bare, "-") || strings.HasPrefix(bare, "_") || bare == "<" || bare == "OBJECT_SIZE" || bare == "malloc" {
			words[i] = "`" + bare + "`" + w[len(bare):]
		}
	}
	text := strings.Join(words, " ")
	if s.More != "" {
		text += "; " + s.More
	}
	return text
}

const made = "*Made from the tables of package `checks` by `go generate ./checks`.*\n\n"

func checksPage() string {
	var b bytes.Buffer
	b.WriteString("# What is checked, and what reports call it\n\n" + made)
	b.WriteString("## Checks with a flag\n\n`--no-FLAG` turns a check off. `--no-standard-checks` turns off those marked *standard*.\n" +
		"The names of a failure are the kinds of the second table. CBMC's `#pragma CPROVER check` knows those with a name.\n\n" +
		"| flag | default | failures are called | clang's sanitizer | pragma | notes |\n|---|---|---|---|---|---|\n")
	for i := range Switches {
		s := &Switches[i]
		if s.Hidden {
			continue
		}
		var kinds, notes []string
		for _, k := range s.Kinds {
			kinds = append(kinds, "`"+string(k)+"`")
		}
		if s.Standard {
			notes = append(notes, "standard")
		}
		if s.Follows != "" {
			notes = append(notes, "on whenever `--"+s.Follows+"` is, unless set by itself")
		}
		if s.Implies != "" {
			notes = append(notes, "turns on `--"+s.Implies+"`")
		}
		sanitizer := s.Sanitizer
		if s.Native != "" {
			sanitizer = s.Native + " (only in a replay)"
		}
		pragma := ""
		if s.Pragma {
			pragma = "`" + s.Name() + "`"
		}
		if s.Pragma && s.AtEnd {
			notes = append(notes, "checked at the end: the pragma has no effect")
		}
		row(&b, "`--"+s.Flag+"`", onOff(s.Default), strings.Join(kinds, " "), strings.ReplaceAll(sanitizer, ",", ", "), pragma, strings.Join(notes, "; "))
	}
	b.WriteString("\n## Kinds of failures\n\n| kind | rule in SARIF | meaning | asked for by | SV-COMP | native run (`--replay`) |\n|---|---|---|---|---|---|\n")
	for i := range Kinds {
		k := &Kinds[i]
		row(&b, "`"+string(k.Kind)+"`", k.Rule, k.Finds, askedBy(k), k.SVComp, native(&k.Native))
	}
	return b.String()
}

func onOff(on bool) string { return map[bool]string{true: "on", false: "off"}[on] }

func row(b *bytes.Buffer, cells ...string) { fmt.Fprintf(b, "| %s |\n", strings.Join(cells, " | ")) }

// askedBy returns the flags that may give a failure of a kind.
func askedBy(k *Kind) string {
	var by []string
	if k.By != "" {
		by = append(by, k.By)
	}
	for i := range Switches {
		if s := &Switches[i]; !s.Hidden && contains(s.Kinds, k.Kind) {
			by = append(by, "`--"+s.Flag+"`")
		}
	}
	return strings.Join(by, ", ")
}

func native(n *Native) string {
	var needs []string
	if n.Sanitizers != "" {
		needs = append(needs, "sanitizer "+strings.ReplaceAll(n.Sanitizers, ",", ", "))
	}
	if n.ASan != "" {
		needs = append(needs, "`ASAN_OPTIONS="+n.ASan+"`")
	}
	if n.Reads {
		needs = append(needs, "memory sanitizer")
	}
	if n.Blind != "" {
		needs = append(needs, n.Blind)
	}
	return strings.Join(needs, "; ")
}

func likePage() string {
	var b bytes.Buffer
	b.WriteString("# `--like=TOOL`\n\n" + made +
		"It does what another tool does when no flag says otherwise. It stands for the flags of the table; those of the command line override\n" +
		"them, wherever they stand. The report says whose defaults count.\n\n" +
		"| `--like=` | tool | flags | which means |\n|---|---|---|---|\n")
	for i := range Tools {
		t := &Tools[i]
		row(&b, "`"+t.Like+"`", t.Name, "`"+strings.Join(t.AllFlags(), " ")+"`", t.Notes)
	}
	b.WriteString("\nThe checks that are on:\n\n| check | without `--like` |")
	for i := range Tools {
		fmt.Fprintf(&b, " `%s` |", Tools[i].Like)
	}
	b.WriteString("\n|---|---" + strings.Repeat("|---", len(Tools)) + "|\n")
	for i := range Switches {
		s := &Switches[i]
		if s.Hidden {
			continue
		}
		cells := []string{"`--" + s.Flag + "`", onOff(s.Default)}
		for j := range Tools {
			cell := onOff(Tools[j].DefaultOf(s))
			if Tools[j].Like == "sv-comp" && s.Flag != "unwinding-assertions" {
				cell = "off"
				if len(s.SVComp) > 0 {
					cell = "for " + strings.Join(s.SVComp, ", ")
				}
			}
			cells = append(cells, cell)
		}
		row(&b, cells...)
	}
	return b.String()
}
