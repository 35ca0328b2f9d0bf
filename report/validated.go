package report

import (
	"fmt"
	"strings"
)

// Validated is an invariant of a witness, and the result of checking it.
type Validated struct {
	File      string `json:"file,omitempty"`
	Line      int    `json:"line,omitempty"`
	Formula   string `json:"formula,omitempty"`
	Certified bool   `json:"certified"`
	Why       string `json:"why,omitempty"` // it is not certified
}

// String returns a line for people.
func (v *Validated) String() string {
	place := "an entry"
	if v.File != "" {
		place = fmt.Sprintf("%s:%d: %s", v.File, v.Line, strings.Join(strings.Fields(v.Formula), " "))
	}
	if v.Certified {
		return "witness: " + place + ": certified"
	}
	return "witness: " + place + ": not certified: " + v.Why
}
