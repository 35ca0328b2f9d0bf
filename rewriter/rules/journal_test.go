package rules

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"

	"seabmc/solver"
	"seabmc/term"
)

// journal keeps what was found out about the lines, so that a run of hours continues where it was interrupted. What was undecided is tried again.
type journal struct {
	file *os.File // nil: nothing is kept
	have map[string]verdict
}

func openJournal(name string) (*journal, error) {
	j := &journal{have: map[string]verdict{}}
	if name == "" {
		return j, nil
	}
	var err error
	if j.file, err = os.OpenFile(name, os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o666); err != nil {
		return nil, err
	}
	in := bufio.NewScanner(j.file)
	for in.Scan() {
		f := strings.Split(in.Text(), "\t")
		if len(f) != 3 {
			return nil, fmt.Errorf("%s: %q is no line of a journal", name, in.Text())
		}
		status := solver.Unknown
		if f[1] == solver.Unsat.String() {
			status = solver.Unsat
		}
		n, err := strconv.Atoi(f[2])
		if err != nil {
			return nil, err
		}
		j.have[f[0]] = verdict{status: status, instances: n}
	}
	return j, in.Err()
}

func (j *journal) close() {
	if j.file != nil {
		j.file.Close()
	}
}

func key(row *Row, w int, l term.Layout) string {
	return fmt.Sprintf("%s at %d, pointers of %d+%d bits", row.Text, w, l.ObjBits, l.OffBits())
}

// known returns what was found before. Only proofs count.
func (j *journal) known(row *Row, w int, l term.Layout) (verdict, bool) {
	v, ok := j.have[key(row, w, l)]
	return v, ok && v.status == solver.Unsat
}

func (j *journal) note(row *Row, w int, l term.Layout, v verdict) {
	if j.file != nil {
		fmt.Fprintf(j.file, "%s\t%v\t%d\n", key(row, w, l), v.status, v.instances)
	}
}
