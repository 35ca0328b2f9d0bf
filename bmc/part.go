package bmc

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Part is one of several parts of a program's properties. The parts are decided separately, and the id of a property says to which part it belongs.
// Limits belong to every part.
type Part struct {
	Number int // from 1
	Of     int // 0: the whole
}

// SetPart reads K/N; an empty text means the whole. Parts go only with a run that just unrolls: a search for invariants, for example, states properties of its own.
func (c *Config) SetPart(s string, plain bool) error {
	if s == "" {
		return nil
	}
	a, b, _ := strings.Cut(s, "/")
	k, err1 := strconv.Atoi(a)
	n, err2 := strconv.Atoi(b)
	switch {
	case err1 != nil || err2 != nil || k < 1 || k > n:
		return fmt.Errorf("--part=%s: expected K/N with K from 1 to N", s)
	case !c.onlyUnrolls(plain):
		return errors.New("--part goes with unrolling (--engine=bmc or auto) and all properties only")
	}
	c.Part = Part{k, n}
	return nil
}

// onlyUnrolls tells whether a run, if it is plain, unrolls the program and asks about all of its properties and nothing else.
func (c *Config) onlyUnrolls(plain bool) bool {
	return plain && !c.Plain && !c.VCOnly && len(c.Properties) == 0 && !c.Lower.Goals.Any() && c.Lower.Termination == state.EndsUnasked
}

// Has tells whether a property that is not a limit belongs to the part. That depends only on the id, so each property belongs to exactly one part.
func (p Part) Has(id string) bool {
	if p.Of == 0 {
		return true
	}
	h := fnv.New32a()
	h.Write([]byte(id))
	return int(h.Sum32()%uint32(p.Of)) == p.Number-1
}

// catalogue is a digest of all properties of the program, including those of other parts. All parts of a proof must have the same one, or their answers are
// about different programs: a limit of time may change the order in which ids are given out.
func (r *subject) catalogue() string {
	if r.cfg.Part.Of == 0 || r.res.Lower == nil {
		return ""
	}
	var list []string
	note := func(c *ir.Check, at ir.Pos) {
		list = append(list, fmt.Sprintf("%s %s %s:%d:%d %s", c.ID, c.Kind, at.File, at.Line, at.Col, c.Msg))
	}
	for _, p := range r.res.VC.Props {
		note(&r.prog.Checks[p.Check], r.prog.Positions[r.prog.At(p.Instr).Pos])
	}
	for i := range r.res.Lower.Unreached {
		u := &r.res.Lower.Unreached[i]
		note(&u.Check, u.Pos)
	}
	return digest(list)
}

// digest names a set of properties: neither their order nor repetitions matter.
func digest(list []string) string {
	slices.Sort(list)
	list = slices.Compact(list)
	h := fnv.New64a()
	h.Write([]byte(strings.Join(list, "\n")))
	return fmt.Sprintf("%d properties, %016x", len(list), h.Sum64())
}

// joinCatalogues is the catalogue of two cases together. Their order does not matter.
func joinCatalogues(a, b string) string {
	if a == "" || b == "" {
		return ""
	}
	list := append(strings.Split(a, "; "), strings.Split(b, "; ")...)
	slices.Sort(list)
	return strings.Join(slices.Compact(list), "; ")
}
