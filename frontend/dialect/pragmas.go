package dialect

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"seabmc/checks"
	"seabmc/frontend/fault"
)

// CBMC's #pragma CPROVER check push, pop, enable "NAME" and disable "NAME" switch checks for the text between. They are brought to the
// lowering by debug information: in the preprocessed text, line markers give the file another name wherever checks are switched,
// "f.c?checks=-signed-overflow,+nan" for f.c. So each instruction knows its checks, macros and headers included.

// ChecksMark stands between a file's name and its list.
const ChecksMark = "?checks="

var (
	checkPragma  = regexp.MustCompile(`^#\s*pragma\s+CPROVER\s+check\s+(.*?)\s*$`)
	checkSwitch  = regexp.MustCompile(`^(enable|disable)\s+"([^"]*)"$`)
	lineMarker   = regexp.MustCompile(`^#\s*(?:line\s+)?(\d+)\s+"((?:[^"\\]|\\.)*)"(.*)$`)
	checksSuffix = regexp.MustCompile(regexp.QuoteMeta(ChecksMark) + `[-+,\w]*`)
	hasPragma    = regexp.MustCompile(`(?m)^#(?:\s*pragma\s+CPROVER\s+check\b|formula begins$)`)
)

// switches are checks that are switched: true on, false off.
type switches map[string]bool

// arithmetic are the checks that formulas of quantifiers do without.
var arithmetic = []string{"signed-overflow", "unsigned-overflow", "pointer-overflow", "conversion", "float-overflow"}

// with is s and some checks switched off.
func (s switches) with(off ...string) switches {
	out := maps.Clone(s)
	for _, name := range off {
		out[name] = false
	}
	return out
}

func (s switches) list() string {
	var names []string
	for name, on := range s {
		names = append(names, map[bool]string{true: "+", false: "-"}[on]+name)
	}
	slices.Sort(names)
	return strings.Join(names, ",")
}

// marker is the place that the last line marker of preprocessed text gave, and where it stands.
type marker struct {
	line   int // of the line after it
	file   string
	system bool
	seen   int // lines after it
}

func (m *marker) at() int { return m.line + m.seen }

// SwitchChecks replaces the pragmas in preprocessed text by line markers. Every line stays where it is.
func SwitchChecks(text string) (string, error) {
	if !hasPragma.MatchString(text) {
		return text, nil
	}
	stack := []switches{{}}
	at := marker{line: 1}
	var out strings.Builder
	out.Grow(len(text) + len(text)/8)
	for len(text) > 0 {
		n := strings.IndexByte(text, '\n') + 1
		if n == 0 {
			n = len(text)
		}
		line := text[:n]
		text = text[n:]
		if line[0] != '#' {
			out.WriteString(line)
			at.seen++
			continue
		}
		top := stack[len(stack)-1]
		if m := lineMarker.FindStringSubmatch(strings.TrimRight(line, "\r\n")); m != nil {
			at = marker{file: m[2], system: slices.Contains(strings.Fields(m[3]), "3")}
			at.line, _ = strconv.Atoi(m[1])
			fmt.Fprintf(&out, "# %d \"%s%s\"%s\n", at.line, at.file, top.suffix(), m[3])
			continue
		}
		if line == formulaBegins[1:] || line == formulaEnds[1:] {
			if line == formulaBegins[1:] {
				stack = append(stack, top.with(arithmetic...))
			} else if len(stack) > 1 {
				stack = stack[:len(stack)-1]
			}
			at.seen-- // the line break before it is ours too
			at.write(&out, stack[len(stack)-1])
			continue
		}
		m := checkPragma.FindStringSubmatch(strings.TrimRight(line, "\r\n"))
		if m == nil {
			out.WriteString(line)
			at.seen++
			continue
		}
		var err error
		if stack, err = at.switched(stack, m[1]); err != nil {
			return "", err
		}
		at.seen++
		at.write(&out, stack[len(stack)-1])
	}
	return out.String(), nil
}

func (s switches) suffix() string {
	if len(s) == 0 {
		return ""
	}
	return ChecksMark + s.list()
}

// write is a marker for the next line.
func (m *marker) write(out *strings.Builder, s switches) {
	fmt.Fprintf(out, "# %d \"%s%s\"", m.at(), m.file, s.suffix())
	if m.system {
		out.WriteString(" 3")
	}
	out.WriteString("\n")
}

// switched is the stack after what a pragma says.
func (m *marker) switched(stack []switches, what string) ([]switches, error) {
	wrong := func(format string, args ...any) error {
		return &fault.InputError{File: strings.ReplaceAll(m.file, `\\`, `\`), Line: m.at(), Msg: "#pragma CPROVER check " + fmt.Sprintf(format, args...)}
	}
	top := stack[len(stack)-1]
	copied := maps.Clone(top)
	switch what {
	case "push":
		return append(stack, copied), nil
	case "pop":
		if len(stack) == 1 {
			return nil, wrong("pop without a push")
		}
		return stack[:len(stack)-1], nil
	}
	s := checkSwitch.FindStringSubmatch(what)
	if s == nil {
		return nil, wrong("%s: want push, pop, enable \"NAME\" or disable \"NAME\"", what)
	}
	if known := checks.PragmaNames(); !slices.Contains(known, s[2]) {
		return nil, wrong("%s: unknown check %q; the checks are %s", s[1], s[2], strings.Join(known, ", "))
	}
	copied[s[2]] = s[1] == "enable"
	stack[len(stack)-1] = copied
	return stack, nil
}

// SwitchedOn are the checks that a pragma switches on somewhere in a text.
func SwitchedOn(text string) (names []string) {
	for _, name := range checks.PragmaNames() {
		if regexp.MustCompile(regexp.QuoteMeta(ChecksMark) + `[^"]*\+` + name + `[,"]`).MatchString(text) {
			names = append(names, name)
		}
	}
	return names
}

// PlainNames removes the lists of checks from the names of files.
func PlainNames(diagnostics string) string { return checksSuffix.ReplaceAllString(diagnostics, "") }
