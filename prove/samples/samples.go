// Package samples finds equations between variables in the values that they have in executions.
//
// In: rows of values, one for each time that an execution came to a place. Out: polynomial equations that all rows satisfy, as text in C. They form a Gröbner basis of
// all equations up to a degree (Buchberger and Möller 1982), so none of them follows from the others. What the rows have in common may be chance: an equation is only proposed, and the
// solver decides whether it holds.
package samples

// Variable is what a column of the rows holds.
type Variable struct {
	Text   string // in C
	Bits   int
	Signed bool
	Fixed  bool // it does not change while the rows of one execution are taken: equations are solved for others, if possible
}

// Table holds the rows of one place.
type Table struct {
	Vars   []Variable
	Degree int // of the equations that are looked for; 0: mostDegree
	rows   [][]cell
	part   [][]cell // of the execution that goes on

	solved    int // rows that the equations are of
	equations []string
	products  bool // these are among them
}

type cell struct {
	value int64
	known bool
}

// Limits of a table.
const (
	mostPart = 4000 // rows of one execution that are looked at
	mostKept = 40   // of these, spread evenly
	largest  = 1 << 24
)

// Add notes the value of a column. The first column begins a row.
func (t *Table) Add(column int, value uint64, known bool) {
	if column >= len(t.Vars) {
		return
	}
	if column == 0 {
		t.part = append(t.part[:min(len(t.part), mostPart-1)], make([]cell, len(t.Vars)))
	}
	if len(t.part) == 0 {
		return
	}
	v := t.Vars[column]
	t.part[len(t.part)-1][column] = cell{signed(value, v), known}
}

// signed reads a number as one with a sign: what an unsigned number below zero wraps around to is small then.
func signed(x uint64, v Variable) int64 {
	drop := 64 - v.Bits
	return int64(x<<drop) >> drop
}

// EndPart ends the rows of one execution.
func (t *Table) EndPart() {
	step := max(1, (len(t.part)+mostKept-1)/mostKept)
	for i := 0; i < len(t.part); i += step {
		t.rows = append(t.rows, t.part[i])
	}
	t.part = nil
}

// usable returns the columns that are known and small in most rows, and the values of these in the rows where all of them are.
func (t *Table) usable() (columns []int, rows [][]int64) {
	good := func(c cell) bool { return c.known && c.value > -largest && c.value < largest }
	for k := range t.Vars {
		n := 0
		for _, r := range t.rows {
			if good(r[k]) {
				n++
			}
		}
		if 4*n >= 3*len(t.rows) {
			columns = append(columns, k)
		}
	}
	seen := map[string]bool{}
	for _, r := range t.rows {
		var row []int64
		for _, k := range columns {
			if good(r[k]) {
				row = append(row, r[k].value)
			}
		}
		if key := keyOf(row); len(row) == len(columns) && !seen[key] {
			seen[key] = true
			rows = append(rows, row)
		}
	}
	return columns, rows
}
