package ir

import (
	"fmt"
	"strconv"
)

// Remarks are what a report says about a program beside its instructions: what the lowering left out or took for granted.
// They have no meaning for the formula. In the text they stand behind the instructions, a line each.
type Remarks struct {
	Basis    []string // what the program rests on: bounds, assumptions, checks that were off
	Warnings []string
	NoBody   []string    // functions without a body that were called, their results unknown
	Partial  bool        // the lowering ended early, at a failure
	Unbuilt  []Statement // properties without an assert: no path within the bounds comes to them, or they hold at once
}

// Statement is a property and its place.
type Statement struct {
	Check Check
	Pos   Pos
}

// appendRemarks are the lines of the remarks.
func (p *Program) appendRemarks(b []byte) []byte {
	r := &p.Remarks
	for _, s := range r.Unbuilt {
		b = p.appendCheck(append(b, "property"...), &s.Check)
		b = append(appendPlace(b, &s.Pos), '\n')
	}
	for _, x := range []struct {
		word  string
		lines []string
	}{{"basis", r.Basis}, {"nobody", r.NoBody}, {"warning", r.Warnings}} {
		for _, s := range x.lines {
			b = append(appendStrings(append(b, x.word...), s), '\n')
		}
	}
	if r.Partial {
		b = append(b, "partial\n"...)
	}
	return b
}

// remark parses a line of the remarks; known is false if it is none.
func (ps *parser) remark() (known bool, err error) {
	r := &ps.b.Prog.Remarks
	t := ps.peek()
	if t.kind != tokWord {
		return false, nil
	}
	line := func(list *[]string) error {
		ps.at++
		s, err := ps.str("a sentence")
		*list = append(*list, s)
		return err
	}
	switch t.text {
	case "basis":
		return true, line(&r.Basis)
	case "nobody":
		return true, line(&r.NoBody)
	case "warning":
		return true, line(&r.Warnings)
	case "partial":
		ps.at++
		r.Partial = true
		return true, nil
	case "property":
		ps.at++
		c, err := ps.check()
		if err == nil && c.ID == "" {
			err = fmt.Errorf("a property needs an id, e.g. property %s assertion %s", strconv.Quote("main.assertion.1"), strconv.Quote("x < 10"))
		}
		if err != nil {
			return true, err
		}
		pos, err := ps.place()
		r.Unbuilt = append(r.Unbuilt, Statement{c, pos})
		return true, err
	}
	return false, nil
}
