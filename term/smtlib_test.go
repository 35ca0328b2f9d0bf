package term

import (
	"fmt"
	"io"
	"strings"
	"testing"
)

func TestSMTLIBReadsLikeAnExample(t *testing.T) {
	tab := NewTable(testLayout)
	x, b := tab.Var("x", BV(8)), tab.Var("is set", Bool)
	a := tab.Var("mem", Array(64))
	s := tab.Bin(OpAdd, x, tab.Const(1, 8)) // shared
	f := tab.And(b, tab.Eq(tab.Bin(OpMul, s, s), tab.Select(a, tab.ZExt(x, 64))))
	g := tab.Eq(tab.Extract(x, 2, 0), tab.Const(5, 3))
	var out strings.Builder
	if err := tab.WriteSMTLIB(&out, []ID{f, g, f}, SMTOptions{Comments: []string{"one\ntwo"}, Values: true}); err != nil {
		t.Fatal(err)
	}
	// f occurs twice and so becomes a definition. g is written in place.
	want := `; one
; two
(set-option :produce-models true)
(set-logic QF_ABV)
(declare-fun x () (_ BitVec 8))
(declare-fun |is set| () Bool)
(declare-fun mem () (Array (_ BitVec 64) (_ BitVec 8)))
(define-fun n!7 () (_ BitVec 8) (bvadd x #x01))
(define-fun n!12 () Bool (and |is set| (= (bvmul n!7 n!7) (select mem ((_ zero_extend 56) x)))))
(assert n!12)
(assert (= ((_ extract 2 0) x) #b101))
(assert n!12)
(check-sat)
(get-value (x |is set| mem))
(exit)
`
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestSMTLIBRefusesPointers(t *testing.T) {
	tab := NewTable(testLayout)
	p := tab.Var("p", Ptr)
	for _, f := range []ID{tab.Eq(p, tab.Null()), tab.Eq(tab.PtrBase(p), tab.Const(0, 20))} {
		var out strings.Builder
		if err := tab.WriteSMTLIB(&out, []ID{f}, SMTOptions{}); err == nil || strings.Contains(out.String(), "assert") {
			t.Errorf("error %v, output %q", err, out.String())
		}
	}
}

func TestSMTNamesAreDifferent(t *testing.T) {
	seen := map[string]string{}
	for i, n := range []string{"x", "x y", "|", "\\", "_", "n!1", "n!12", "v!3 |", "v!3 _", "bvadd", "and", "", "0x", "ä", "Ã¤", "-", "a-b", "a!b"} {
		s := SMTName(ID(i+3), n)
		if old, ok := seen[s]; ok {
			t.Errorf("%q and %q are both %s", old, n, s)
		}
		seen[s] = n
		if inner := strings.Trim(s, "|"); strings.ContainsAny(inner, "|\\") || strings.HasPrefix(s, "n!") {
			t.Errorf("%q becomes %s", n, s)
		}
	}
}

// counter counts bytes and the deepest nesting of parentheses.
type counter struct{ n, depth, deepest int }

func (c *counter) Write(p []byte) (int, error) {
	for _, b := range p {
		switch b {
		case '(':
			c.depth++
			c.deepest = max(c.deepest, c.depth)
		case ')':
			c.depth--
		}
	}
	c.n += len(p)
	return len(p), nil
}

func TestSMTLIBIsLinearAndFlat(t *testing.T) {
	size := func(n int) int {
		tab := NewTable(testLayout)
		x := tab.Var("x", BV(32))
		for i := range n {
			x = tab.Bin(OpBVXor, tab.Bin(OpAdd, x, tab.Const(uint64(i), 32)), tab.BVNot(x))
		}
		for i := range n { // not shared, but deep
			x = tab.Ite(tab.Var(fmt.Sprint("c", i%7), Bool), x, tab.Const(uint64(i), 32))
		}
		var c counter
		if err := tab.WriteSMTLIB(&c, []ID{tab.Eq(x, tab.Const(0, 32))}, SMTOptions{}); err != nil {
			t.Fatal(err)
		}
		if c.deepest > smtNesting+5 || c.depth != 0 {
			t.Errorf("nesting %d", c.deepest)
		}
		return c.n
	}
	if a, b := size(10_000), size(100_000); b > 12*a {
		t.Errorf("10 times the terms take %d instead of %d bytes", b, a)
	}
}

func TestSMTLIBWriteErrors(t *testing.T) {
	tab := NewTable(testLayout)
	pr, pw := io.Pipe()
	pr.Close()
	if err := tab.WriteSMTLIB(pw, []ID{True}, SMTOptions{}); err == nil {
		t.Error("no error")
	}
}
