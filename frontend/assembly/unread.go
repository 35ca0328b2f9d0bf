package assembly

import (
	"regexp"
	"strings"

	"seabmc/frontend/fault"
)

// What a function holds may be beyond llir's grammar. Such a function gets a body that says so, and the rest of the file is read: whoever never
// calls the function does not care, and where it is called the answer names it.

// otherConstant is what llir says of a constant whose type the text does not fit, where it knows the type.
var otherConstant = regexp.MustCompile(`invalid type of .* constant; .*got \*types\.(Int|Float|Pointer)Type`)

// parseWhatCanBe parses the text, without the bodies of the functions that cannot be read. It returns the first error if something else is at fault.
func (t *Text) parseWhatCanBe(first error) (*Module, error) {
	var bodies []int
	for n := range t.entities {
		if e := &t.entities[n]; e.kind == eDefine && e.reached && e.unread == "" {
			bodies = append(bodies, n)
		}
	}
	if len(bodies) == 0 || t.isModel {
		return nil, first
	}
	const waits = "waits for its turn"
	for _, n := range bodies {
		t.entities[n].unread = waits
	}
	if _, err := t.parseOnce(); err != nil {
		return nil, first
	}
	bad := map[int]string{}
	t.findUnreadable(bodies, bad)
	for _, n := range bodies {
		t.entities[n].unread = bad[n]
	}
	for _, n := range bodies {
		if why := bad[n]; strings.Contains(why, "unable to locate") || otherConstant.MatchString(why) { // not newer than llir: damaged
			return nil, first
		} else if why != "" {
			e := &t.entities[n]
			t.Refused = append(t.Refused, Refusal{Function: e.name, Line: t.lineOf(t.toks[e.lo].start), Why: why})
		}
	}
	return t.parseOnce()
}

// findUnreadable notes in bad which of the bodies cannot be read, by halves. All others are left out while it looks at some.
func (t *Text) findUnreadable(bodies []int, bad map[int]string) {
	was := make([]string, len(bodies))
	for i, n := range bodies {
		was[i], t.entities[n].unread = t.entities[n].unread, ""
	}
	_, err := t.parseOnce()
	for i, n := range bodies {
		t.entities[n].unread = was[i]
	}
	switch {
	case err == nil:
	case len(bodies) == 1:
		bad[bodies[0]] = summary(err)
	default:
		half := len(bodies) / 2
		t.findUnreadable(bodies[:half], bad)
		t.findUnreadable(bodies[half:], bad)
	}
}

// summary is the one line of an error, without the file's name.
func summary(err error) string {
	if in, ok := err.(*fault.InputError); ok {
		return in.Msg
	}
	return err.Error()
}

// Refusal is a function that was not read: calls of it are unsupported.
type Refusal struct {
	Function string
	Line     int // 0: unknown
	Why      string
}
