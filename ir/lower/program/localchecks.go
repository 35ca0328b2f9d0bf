package program

import (
	"strings"

	"seabmc/ir"
)

// CBMC's #pragma CPROVER check turns checks on and off for a part of the source. The front end says so in the file names of the debug information
// (dialect.ChecksMark): the code made from such a part is in a file of the same name with a list behind it, as in "f.c?checks=-signed-overflow,+nan".

const checksMark = "?checks="

// LocalChecks holds the switches of one part of the source.
type LocalChecks struct {
	On, Off []string
}

// cutChecks removes the list from a file's name. It returns nil if there is none.
func (d *Debug) cutChecks(file string) (string, *LocalChecks) {
	name, list, ok := strings.Cut(file, checksMark)
	if !ok {
		return file, nil
	}
	if c, ok := d.Lists[list]; ok {
		return name, c
	}
	c := &LocalChecks{}
	for _, s := range strings.Split(list, ",") {
		if s, ok := strings.CutPrefix(s, "-"); ok {
			c.Off = append(c.Off, s)
		} else if s, ok := strings.CutPrefix(s, "+"); ok {
			c.On = append(c.On, s)
		}
	}
	d.Lists[list] = c
	return name, c
}

// ChecksAt returns the switches at a place.
func (k *Program) ChecksAt(p *ir.Pos) *LocalChecks {
	if p == nil || len(k.Debug.Lists) == 0 {
		return nil
	}
	return k.Debug.checks[p]
}
