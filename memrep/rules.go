package memrep

import (
	"fmt"
	"io"
)

// Rule is a rule of the theory of memory. The read engine, the store-maps and their
// writes apply them; Stats.Rules counts by name.
type Rule struct {
	Name   string // of the thesis; a name may have a form for each kind of write
	Left   string
	Right  string
	If     string
	Figure string // of the thesis
}

// Rules are the memory rules. w(m,p,v) writes v at pointer p; set(m,p,n,v) writes n times
// the byte v from p on; copy(m,p,b,q,n) writes there n bytes of memory b from q on;
// smap(m,B,f) is memory m under a map f from offsets of object B to values. Reads and
// writes that overlap in part are put together from the bytes of both.
var Rules = []Rule{
	{"ROW", "read(w(a,i,v),j)", "ite(i=j, v, read(a,j))", "", "2.6, 4.6"},
	{"ROW-HIT", "read(w(a,i,v),j)", "v", "i=j is proved", "2.6, 4.6"},
	{"ROW-SKIP", "read(w(a,i,v),j)", "read(a,j)", "i≠j is proved, by address range maps too", "2.6, 4.6"},
	{"ROW", "read(set(a,p,n,v),i)", "ite(p<=i<p+n, v, read(a,i))", "", "2.8, 4.7"},
	{"ROW-HIT", "read(set(a,p,n,v),i)", "v", "p<=i<p+n is proved", "2.8, 4.7"},
	{"ROW-SKIP", "read(set(a,p,n,v),i)", "read(a,i)", "not p<=i<p+n is proved", "2.8, 4.7"},
	{"ROW", "read(copy(a,p,b,q,n),i)", "ite(p<=i<p+n, read(b,q+(i-p)), read(a,i))", "", "2.9, 4.7"},
	{"ROW-HIT", "read(copy(a,p,b,q,n),i)", "read(b,q+(i-p))", "p<=i<p+n is proved", "2.9, 4.7"},
	{"ROW-SKIP", "read(copy(a,p,b,q,n),i)", "read(a,i)", "not p<=i<p+n is proved", "2.9, 4.7"},
	{"WOW-COMMUTE", "w(w(a,i,u),j,v)", "w(w(a,j,v),i,u)", "j's object is older than i's", "6.4"},
	{"WOSMAP-COMMUTE", "w(smap(a,B,f),i,v)", "smap(w(a,i,v),B,f)", "i's object is older than B", "6.4"},
	{"SMAP-NEW", "w(w(a,ptr(B,o1),u),ptr(B,o2),v)", "smap(a,B,{o1:u,o2:v})", "the offsets are constants", "6.4"},
	{"SMAP-HIT", "w(smap(a,B,f),ptr(B,o),v)", "smap(a,B,f[o:v])", "o is a constant", "6.4"},
	{"R-HIT", "read(smap(a,B,f),ptr(B,o))", "f[o]", "o is a constant that f has", "6.5"},
	{"R-MISS", "read(smap(a,B,f),ptr(B,o))", "read(a,ptr(B,o))", "o is a constant that f has not", "6.5"},
	{"R-SKIP", "read(smap(a,B,f),i)", "read(a,i)", "i is not in B", "6.5"},
	{"R-ABORT", "read(smap(a,B,f),i)", "read(w(smap(a,B,f-o),ptr(B,o),f[o]),i)", "nothing of the above is proved", "6.5"},
}

// WriteRules prints the memory rules as Markdown, a section of docs/rules.md.
func WriteRules(w io.Writer) error {
	_, err := fmt.Fprint(w, "\n## Memory\n\nProved against the axioms of arrays by `go test ./memrep`; Figure is that of the thesis.\n"+
		"w writes a value, set and copy write n bytes, smap is memory under a map of an object's offsets (memrep/rules.go).\n"+
		"\n| rule | left | right | if | figure |\n|---|---|---|---|---|\n")
	for _, x := range Rules {
		if err == nil {
			_, err = fmt.Fprintf(w, "| %s | `%s` | `%s` | %s | %s |\n", x.Name, x.Left, x.Right, x.If, x.Figure)
		}
	}
	return err
}
