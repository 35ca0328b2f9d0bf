package rules

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"seabmc/solver"
)

// mutant is a line with one change.
type mutant struct{ what, text string }

// changes are made in the text of a line, one place at a time. Each gives a line that is wrong, or one that is as good as the original.
var changes = []struct{ from, to string }{
	{"zero_extend", "sign_extend"}, {"sign_extend", "zero_extend"}, {"bvudiv", "bvsdiv"}, {"bvsdiv", "bvudiv"}, {"bvurem", "bvsrem"},
	{"bvult", "bvslt"}, {"bvslt", "bvult"}, {"(and ", "(or "}, {"(or ", "(and "}, {"true", "false"}, {"false", "true"},
	{"bvadd", "bvsub"}, {"bvmul", "bvadd"}, {"bvneg", "bvnot"}, {"bvnot", "bvneg"}, {"bvand", "bvor"}, {"bvor", "bvand"}, {"bvxor", "bvor"},
	{"k+1", "k"}, {"k+m", "k"}, {"k*m", "k+m"}, {"-k", "k"}, {"k-1", "k"}, {" 0", " 1"}, {" 1", " 0"}, {" -1", " 0"}, {"least", "greatest"},
	{" x)", " y)"}, {" y)", " x)"}, {" => x", " => y"}, {" => y", " => x"}, {"h+j", "h"}, {"h-j", "h"}, {"[h:", "[h-1:"}, {":l]", ":l+1]"}, {"|x|-1", "|x|"}, {"2^n", "2^j"},
	{" s1)", " s)"}, {" s)", " s1)"}, {"(not a)", "a"}, {"(ite a ", "(ite b "}, {"(ptr.base", "(ptr.off"},
	{" M ", " N "}, {" N ", " M "}, {" q)", " p)"}, {" p ", " q "}, {" q ", " p "}, {"[i]", "[j]"}, {"[j]", "[i]"}, {"p1 ", "p "}, {"8*n+8*i-1:8*n", "8*i-1:0"},
}

// mutants returns a line with changes to its right side and conditions.
func mutants(row *Row) []mutant {
	lhs, rest, _ := strings.Cut(row.Text, " => ")
	rest = " => " + rest
	side, _, _ := strings.Cut(rest, " if ") // conditions are changed below
	var out []mutant
	for _, c := range changes {
		for at := 0; ; {
			i := strings.Index(side[at:], c.from)
			if i < 0 {
				break
			}
			at += i
			out = append(out, mutant{fmt.Sprintf("%s for %s", c.to, c.from), lhs + rest[:at] + c.to + rest[at+len(c.from):]})
			at += len(c.from)
		}
	}
	rhs, conds, ok := strings.Cut(rest, " if ")
	if !ok {
		return out
	}
	parts := strings.Split(conds, "; ")
	for i, part := range parts {
		if strings.HasPrefix(part, "cost: ") || row.Conds[i].Bind != "" {
			continue
		}
		left := append(append([]string{}, parts[:i]...), parts[i+1:]...)
		text := lhs + rhs
		if len(left) > 0 {
			text += " if " + strings.Join(left, "; ")
		}
		out = append(out, mutant{"without " + part, text})
		for _, rel := range [][2]string{{" <u ", " <=u "}, {" <s ", " <=s "}, {" < ", " <= "}, {" <= ", " <= 1+"}, {" != ", " = "}, {"unsigned", "signed"}, {" signed", " unsigned"}, {" >=s ", " >=u "},
			{"within", "apart"}, {"apart", "within"}, {"(has", "(misses"}, {"(misses", "(has"}, {"[i] q p", "[1] q p"}, {"[i] F", "[1] F"}, {" q p ", " p q "}, {" i) = 0", " 1) = 0"}} {
			if strings.Contains(part, rel[0]) {
				now := append([]string{}, parts...)
				now[i] = strings.Replace(part, rel[0], rel[1], 1)
				out = append(out, mutant{now[i] + " for " + part, lhs + rhs + " if " + strings.Join(now, "; ")})
			}
		}
	}
	return out
}

// equivalent lists mutants that hold too: more general lines, or other words for the same.
var equivalent = map[string]string{
	"mul-narrow: |x|+|y| <= w for |x|+|y| < w":       "it rewrites to itself at equal width",
	"mul-narrow-sext: |x|+|y| <= w for |x|+|y| < w":  "it rewrites to itself at equal width",
	"mul-narrow-mixed: |x|+|y| <= w for |x|+|y| < w": "it rewrites to itself at equal width",
	"extract-zext: |x| <= 1+h for |x| <= h":          "the case of an earlier line",
	"extract-sext: |x| <= 1+h for |x| <= h":          "the case of an earlier line",
	"slt-sext-const: k <=s 0 for k <s 0":             "0 is excluded by the other condition",
	"shl-const: without j < w":                       "2^w is 0",
	"shl-const: j <= w for j < w":                    "2^w is 0",
	"eq-zext-sext: sign_extend for zero_extend":      "x is not negative",
}

// TestWrongLinesAreRefuted changes right sides and conditions. The proof must refute each mutant, unless the mutant is known to hold. CI takes every
// tenth.
func TestWrongLinesAreRefuted(t *testing.T) {
	p := newProver(t, askTime)
	made, refuted, senseless := 0, 0, 0
	eachLine(t, func(r *Rule, row *Row) {
		for _, m := range mutants(row) {
			if made++; !all() && made%10 != 0 && os.Getenv("RULE") == "" {
				continue
			}
			wrong, err := parseRow(m.text)
			if err != nil || wrong.LHS.String() == wrong.RHS.String() {
				senseless++
				continue
			}
			wrong.Pos = row.Pos
			if s := p.refute(wrong); s {
				refuted++
			} else if equivalent[r.Name+": "+m.what] == "" {
				t.Errorf("%s: %s: %s is not refuted: %s", row.Pos, r.Name, m.what, m.text)
			}
		}
	})
	t.Logf("%d mutants, %d refuted, %d are no lines", made, refuted, senseless)
}

// refute reports whether a line is wrong at some small width.
func (p *prover) refute(row *Row) bool {
	for _, w := range []int{3, 4, 2, 1, 6} {
		for _, l := range layoutsFor(row, w) {
			s, err := p.session(l)
			if err != nil {
				return false
			}
			v := s.prove(row, w)
			s.close()
			if v.status == solver.Sat {
				return true
			}
		}
	}
	return false
}
