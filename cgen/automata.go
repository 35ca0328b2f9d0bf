package cgen

import (
	"fmt"
	"strings"
)

// Automata returns a kind of program whose loops look at a state with a switch. The state is a variable, a member of a structure, or a member of a structure on the
// heap; rounds read bytes of the input, change the state, leave the loop, and may run another loop. The program is run like those of Paths.
func Automata(seed int64) string {
	g := &automatonGen{chooser: choices(seed)}
	kind := automatonStates[g.r.Intn(len(automatonStates))]
	g.state = kind.state
	body := kind.start + g.loop(0)
	asserts := ""
	for range 3 {
		asserts += "ASSERT(" + g.assertion() + ");\n"
	}
	program := strings.NewReplacer("#include <string.h>", "#include <stdlib.h>\n#include <string.h>", "S.at = S.next = 0;", kind.before+"S.at = S.next = 0;",
		"out:\n", "out:\n"+kind.last).Replace(scannerProgram)
	return strings.NewReplacer("$N", fmt.Sprint(scannerBytes), "$VALUES", fmt.Sprint(scannerValues), "$BODY", strings.ReplaceAll(body, "$N", fmt.Sprint(scannerBytes)), "$START", "unsigned i = 0;\n", "$LAST", asserts).Replace(program)
}

// automatonStates says where a state is kept.
var automatonStates = []struct{ before, start, state, last string }{
	{"", "", "state", ""},
	{"", "", "S.next", ""},
	{"struct { struct { int left, mode; } *of; } h; h.of = malloc(sizeof *h.of); if (!h.of) return 0;\n", "h.of->mode = 0;\n", "h.of->mode", "free(h.of);\n"},
}

type automatonGen struct {
	chooser
	state string
}

// assertion returns an assertion about one or two results. One about one result often fails.
func (g *automatonGen) assertion() string {
	if g.r.Intn(2) == 0 {
		return fmt.Sprintf("%s != %d", g.pick("count", "last", "T[0]", "T[1]", "(int)i"), 1+g.r.Intn(4))
	}
	return fmt.Sprintf("%s != %d || %s != %d", g.pick("count", "sum", "T[0]", "T[1]", "(int)i"), g.r.Intn(5), g.pick("count", "sum", "last", "T[2]", "(int)i"), g.r.Intn(6))
}

// loop goes on until a state is reached that leaves it, or the input or the number of rounds is at its end. Rounds are counted in memory, as a variable that is a constant in
// each round has the loop executed in another way.
func (g *automatonGen) loop(depth int) string {
	var b strings.Builder
	b.WriteString("do {\n")
	fmt.Fprintf(&b, "switch (%s) {\n", g.state)
	for i := range 5 + g.r.Intn(3) {
		fmt.Fprintf(&b, "case %d:\n%s", i, g.action(depth))
		if g.r.Intn(4) > 0 {
			b.WriteString(g.pick("break;\n", "break;\n", "continue;\n"))
		}
	}
	fmt.Fprintf(&b, "%sgoto out;\n}\n", g.pick("default: ", "default: count++; ", "default: T[1] = "+g.state+"; "))
	if g.r.Intn(2) == 0 {
		b.WriteString(g.simple())
	}
	fmt.Fprintf(&b, "} while (++T[7] <= 14%s);\n", strings.Repeat(g.pick(" && last != 3", " && sum < 4"), depth))
	return b.String()
}

// action reads a byte and goes to another state, or does something simple, or runs a loop.
func (g *automatonGen) action(depth int) string {
	next := fmt.Sprintf("%s = %s;\n", g.state, g.pick("text[i++]", "text[i++] + 1", "last + 1", "2", "3", "4", g.state+" + 1", "(text[i++] & 1) ? 5 : 0"))
	read := "if (i >= $N) goto out;\n"
	switch g.r.Intn(8) {
	case 0, 1, 2:
		return read + next + g.simple()
	case 3, 4:
		return read + "last = text[i++];\n" + g.simple() + next0(next)
	case 5:
		return read + "if (text[i] == 2) {\n" + g.simple() + next + "} else " + g.pick("goto out;\n", "break;\n", "{ i++; }\n")
	case 6:
		return fmt.Sprintf("for (int k = 0; k < last; k++) {\nif (T[k] == %d) break;\n%s}\n", g.r.Intn(3), g.simple()) + next0(next)
	default:
		if depth > 0 {
			return g.simple() + next0(next)
		}
		return g.loop(depth+1) + next0(next)
	}
}

// next0 makes a change of state that reads no byte.
func next0(s string) string { return strings.NewReplacer("text[i++]", "sum % 4").Replace(s) }

// simple changes or checks a result.
func (g *automatonGen) simple() string {
	return g.pick("count++;\n", "sum += last;\n", "T[count & 3]++;\n", "T[i & 3] += "+g.state+";\n", "T[0] = last;\n", "if (sum > 4) sum = 0;\n", "ASSERT(sum < 7 || i != 2);\n")
}
