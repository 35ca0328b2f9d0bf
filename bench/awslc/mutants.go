package awslc

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"seabmc/contracts"
	"seabmc/frontend/clauses"
)

// Mutant is a small change to the source of a function that has a contract. It changes the code, or the contract if that is at the definition, or the
// contract of a loop.
type Mutant struct {
	Function string
	File     string
	Line     int
	Kind     string // what was changed
	Clause   bool   // the change is in a contract
	Old, New string
	from, to int // place in the file
}

func (m *Mutant) String() string {
	return fmt.Sprintf("%s:%d %s: %s → %s", filepath.Base(m.File), m.Line, m.Function, m.Old, m.New)
}

// mutators lists the changes. Each pattern has one group, which is replaced.
var mutators = []struct {
	kind    string
	pattern *regexp.Regexp
	change  func(old string, n int) string
}{
	{"bound", regexp.MustCompile(`\s(<=?|>=?)\s`), func(s string, _ int) string {
		return map[string]string{"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[s]
	}},
	{"number", regexp.MustCompile(`[^\w.](\d+)\b`), func(s string, n int) string {
		v, err := strconv.Atoi(s)
		switch {
		case err != nil:
			return ""
		case v == 0 || n%2 == 0:
			return strconv.Itoa(v + 1)
		}
		return strconv.Itoa(v - 1)
	}},
	{"size", regexp.MustCompile(`\b(ML(?:KEM|DSA)_[A-Z0-9_]+)\b[^(]`), func(s string, n int) string {
		return "(" + s + []string{" - 1)", " + 1)"}[n%2]
	}},
	{"sign", regexp.MustCompile(`\s([+-])\s`), func(s string, _ int) string { return map[string]string{"+": "-", "-": "+"}[s] }},
	{"bits", regexp.MustCompile(`\s([&|])\s`), func(s string, _ int) string { return map[string]string{"&": "|", "|": "&"}[s] }},
	{"reduction", regexp.MustCompile(`\b(ml[kd]_(?:fqmul|fqscale|barrett_reduce|montgomery_reduce|scalar_signed_to_unsigned_q|reduce32|caddq)\((?:[^(),]|\([^()]*\))*(?:,[^;]*)?\));`),
		func(s string, _ int) string {
			inner := s[strings.IndexByte(s, '(')+1:]
			end := strings.IndexByte(inner, ',')
			if end < 0 {
				end = len(inner) - 1
			}
			return "(" + inner[:end] + ")"
		}},
}

// Mutants returns the changes to a function.
func Mutants(f *clauses.Function) ([]Mutant, error) {
	b, err := os.ReadFile(f.File)
	if err != nil {
		return nil, err
	}
	text := masked(string(b))
	from := 0
	for range f.Line - 1 {
		from += strings.IndexByte(text[from:], '\n') + 1
	}
	to := definitionEnd(text, from)
	clauses, claims := ranges(contractOf, text, from, to), ranges(assertion, text, from, to)
	var out []Mutant
	for _, m := range mutators {
		for n, at := range m.pattern.FindAllStringSubmatchIndex(text[from:to], -1) {
			x := Mutant{Function: f.Name, File: f.File, Kind: m.kind, from: from + at[2], to: from + at[3]}
			x.Old = string(b[x.from:x.to])
			x.New = m.change(x.Old, n)
			x.Line = 1 + strings.Count(text[:x.from], "\n")
			within := func(r [2]int) bool { return r[0] <= x.from && x.from < r[1] }
			x.Clause = slices.ContainsFunc(clauses, within)
			if x.New != "" && x.New != x.Old && !slices.ContainsFunc(claims, within) {
				out = append(out, x)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Mutant) int { return cmp.Compare(a.from, b.from) })
	return out, nil
}

var unread = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|(?m:^[ \t]*#[^\n]*$)`)

// masked replaces comments, strings and lines of the preprocessor by spaces.
func masked(text string) string {
	return unread.ReplaceAllStringFunc(text, func(s string) string {
		b := []byte(s)
		for i := range b {
			if b[i] != '\n' {
				b[i] = ' '
			}
		}
		return string(b)
	})
}

// definitionEnd returns the end of the body of the function whose definition begins at from.
func definitionEnd(text string, from int) int {
	brackets, braces := 0, 0
	for i := from; i < len(text); i++ {
		switch text[i] {
		case '(':
			brackets++
		case ')':
			brackets--
		case '{':
			if brackets == 0 {
				braces++
			}
		case '}':
			if brackets == 0 {
				if braces--; braces == 0 {
					return i + 1
				}
			}
		}
	}
	return len(text)
}

var (
	contractOf = regexp.MustCompile(`__(?:contract|loop)__\(`)
	assertion  = regexp.MustCompile(`\bml[kd]_assert\w*\(`) // a weaker one is no bug
)

// ranges returns the ranges from a word to the end of the brackets that follow it.
func ranges(word *regexp.Regexp, text string, from, to int) (out [][2]int) {
	for _, at := range word.FindAllStringIndex(text[from:to], -1) {
		depth := 0
		for i := from + at[1] - 1; i < to; i++ {
			if text[i] == '(' {
				depth++
			} else if text[i] == ')' {
				if depth--; depth == 0 {
					out = append(out, [2]int{from + at[0], i})
					break
				}
			}
		}
	}
	return out
}

// Overlay makes a copy of the library's folder that contains the mutant, with links to what it includes. It returns the library in that copy.
func (m *Mutant) Overlay(l *Library, dir string) (Library, error) {
	own := filepath.Dir(l.File) // crypto/fipsmodule/ml_kem
	fips := filepath.Dir(own)
	crypto := filepath.Dir(fips)
	at := filepath.Join(dir, "crypto", "fipsmodule")
	if err := os.MkdirAll(at, 0o755); err != nil {
		return *l, err
	}
	for from, to := range map[string]string{crypto: filepath.Dir(at), fips: at} {
		entries, err := os.ReadDir(from)
		if err != nil {
			return *l, err
		}
		for _, e := range entries {
			if p := filepath.Join(from, e.Name()); p != fips && p != own {
				if p, err = filepath.Abs(p); err == nil {
					err = os.Symlink(p, filepath.Join(to, e.Name()))
				}
				if err != nil {
					return *l, err
				}
			}
		}
	}
	to := filepath.Join(at, filepath.Base(own))
	if err := os.CopyFS(to, os.DirFS(own)); err != nil {
		return *l, err
	}
	rel, err := filepath.Rel(own, m.File)
	if err != nil || strings.HasPrefix(rel, "..") {
		return *l, fmt.Errorf("%s is not in %s", m.File, own)
	}
	path := filepath.Join(to, rel)
	b, err := os.ReadFile(path)
	if err != nil {
		return *l, err
	}
	out := Library{Name: l.Name, File: filepath.Join(to, filepath.Base(l.File)), Flags: l.Flags}
	return out, os.WriteFile(path, slices.Concat(b[:m.from], []byte(m.New), b[m.to:]), 0o644)
}

// MutantAnswer is the result for a mutant. If the mutant is proved, a second run checks it with another representation of memory and another solver.
type MutantAnswer struct {
	Mutant
	First, Second contracts.Answer
	Killer        string // of one in a contract that its function keeps: a caller whose proof it breaks
}

// Killed reports whether some proof fails.
func (a *MutantAnswer) Killed() bool { return a.First.Status == contracts.Failed || a.Killer != "" }

// Invalid reports whether the mutant is not a valid program.
func (a *MutantAnswer) Invalid() bool { return strings.Contains(a.First.Why, "does not compile") }

// MutantTable prints how many mutants were killed, and those that were not. It returns the number of mutants on which the two runs disagree.
func MutantTable(w io.Writer, all []MutantAnswer) (wrong int) {
	type row struct{ n, killed, byCaller, kept, keptByBoth, open int }
	rows := map[string]*row{}
	invalid := 0
	for i := range all {
		a := &all[i]
		if a.Invalid() {
			invalid++
			continue
		}
		for _, name := range []string{map[bool]string{true: "contract: ", false: "code: "}[a.Clause] + a.Kind, "total"} {
			r := rows[name]
			if r == nil {
				r = &row{}
				rows[name] = r
			}
			r.n++
			switch {
			case a.Killer != "":
				r.byCaller++
			case a.First.Status == contracts.Failed:
				r.killed++
			case a.First.Status != contracts.Proved:
				r.open++
			case a.Second.Status == contracts.Proved:
				r.kept++
				r.keptByBoth++
			default:
				r.kept++
			}
		}
	}
	tw := tabwriter.NewWriter(w, 2, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "mutants\tin all\tkilled\tby a caller\tkeep the contract\tby both solvers\tno answer\t")
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		r := rows[name]
		fmt.Fprintf(tw, "%s\t%d\t%d\t%d\t%d\t%d\t%d\t\n", name, r.n, r.killed, r.byCaller, r.kept, r.keptByBoth, r.open)
	}
	_ = tw.Flush()
	fmt.Fprintf(w, "%d more do not compile\n", invalid)
	for i := range all {
		a := &all[i]
		switch {
		case a.Invalid() || a.Killed():
		case a.First.Status == contracts.Proved && a.Second.Status == contracts.Failed:
			wrong++
			fmt.Fprintf(w, "WRONG: the two solvers disagree: %s: %s\n", &a.Mutant, a.Second.Why)
		case a.First.Status == contracts.Proved:
			fmt.Fprintf(w, "keeps the contract (second solver: %s): %s\n", a.Second.Status, &a.Mutant)
		default:
			fmt.Fprintf(w, "no answer: %s: %s\n", &a.Mutant, a.First.Why)
		}
	}
	return wrong
}
