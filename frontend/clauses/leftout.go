package clauses

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"seabmc/frontend/ctext"
)

// LeftOut is a clause that a run leaves out of a contract, to find out whether it is needed.
type LeftOut struct {
	Function string
	Name     string // requires or ensures
	Number   int    // among the clauses of that name, from 1
}

// LeftOutMark is in the compiled text if the clause was there to be left out.
const LeftOutMark = "__seabmc_clause_left_out"

// ParseLeftOut reads FUNCTION:requires:N or FUNCTION:ensures:N.
func ParseLeftOut(s string) (*LeftOut, error) {
	f := strings.Split(s, ":")
	if len(f) == 3 && f[0] != "" && (f[1] == "requires" || f[1] == "ensures") {
		if n, err := strconv.Atoi(f[2]); err == nil && n > 0 {
			return &LeftOut{f[0], f[1], n}, nil
		}
	}
	return nil, fmt.Errorf("--leave-out-clause=%s: expected FUNCTION:requires:N or FUNCTION:ensures:N", s)
}

// String returns the form that ParseLeftOut reads.
func (l *LeftOut) String() string { return fmt.Sprintf("%s:%s:%d", l.Function, l.Name, l.Number) }

// leaveOut makes a clause of a contract say nothing and returns C code that says so, if the contract has the clause.
func (c *contractText) leaveOut(l *LeftOut) string {
	if l == nil || l.Function != c.name {
		return ""
	}
	n := 0
	for i, cl := range c.clauses {
		if cl.name != "__CPROVER_"+l.Name {
			continue
		}
		if n++; n == l.Number {
			c.clauses = slices.Clone(c.clauses)
			c.clauses[i].toks = ctext.Tokens("1") // so that a contract of one clause is still one
			return "\n__attribute__((used)) static void " + LeftOutMark + "(void) {}"
		}
	}
	return ""
}
