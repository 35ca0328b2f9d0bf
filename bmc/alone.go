package bmc

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"seabmc/vcgen"
)

// Alone is a case of the program that is checked by itself, while other processes check the other cases. If the case turns out to be too hard, the run
// ends and says into which cases to split it (Result.SplitInto).
type Alone struct {
	On    bool
	Fixed []vcgen.Fixed // the unknowns that have values; none: the whole program
}

// wholeProgram is the name of the case in which no unknown has a value.
const wholeProgram = "whole"

// String names the case: POINT=VALUE for each unknown that has a value, with commas between them.
func (a Alone) String() string {
	if len(a.Fixed) == 0 {
		return wholeProgram
	}
	parts := make([]string, len(a.Fixed))
	for i, f := range a.Fixed {
		parts[i] = fmt.Sprintf("%d=%d", f.Point, f.Value)
	}
	return strings.Join(parts, ",")
}

// parseAlone reads the name of a case.
func parseAlone(s string) (Alone, error) {
	a := Alone{On: true}
	if s == wholeProgram {
		return a, nil
	}
	for _, part := range strings.Split(s, ",") {
		point, value, _ := strings.Cut(part, "=")
		p, err1 := strconv.ParseUint(point, 10, 64)
		v, err2 := strconv.ParseUint(value, 10, 64)
		if err1 != nil || err2 != nil || slices.ContainsFunc(a.Fixed, func(f vcgen.Fixed) bool { return f.Point == p }) {
			return Alone{}, fmt.Errorf("--case=%s: expected whole, or POINT=VALUE,… with each point once", s)
		}
		a.Fixed = append(a.Fixed, vcgen.Fixed{Point: p, Value: v})
	}
	return a, nil
}

// SetAlone reads the name of a case; an empty text means a run that checks all cases itself.
func (c *Config) SetAlone(s string, plain bool) error {
	if s == "" {
		return nil
	}
	a, err := parseAlone(s)
	if err == nil && !c.onlyUnrolls(plain) {
		err = errors.New("--case goes with unrolling (--engine=bmc or auto) and all properties only")
	}
	if err == nil {
		c.Alone = a
	}
	return err
}

// splitInto makes the result of a run that ended because its case has to be split. Failures that were found on the way are found again in one of the cases.
func (r *run) splitInto(s *vcgen.Split) {
	r.res.Properties, r.res.Failure = nil, nil
	if gap := s.Gap(); gap != "" {
		r.inconclusive("internal: " + gap + "; please report this")
		return
	}
	for _, fixed := range s.Cases() {
		r.res.SplitInto = append(r.res.SplitInto, Alone{Fixed: fixed}.String())
	}
	r.inconclusive(fmt.Sprintf("to be checked in %d cases", len(s.Values)))
}
