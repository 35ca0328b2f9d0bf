package memrep

import (
	"fmt"

	"seabmc/term"
)

// puns handles pointers whose bytes are read as integers, and integers whose bytes are read as pointers. A pointer is kept as an object's number
// and an offset. A program must not see these in the bytes of the pointer: it sees the object's address. So the integer of a pointer's bytes is a
// variable of its own, tied to the encoding. If parts of it are copied and put together again, the result is the pointer. Every other integer in
// memory can be distinguished from it. (If the integer were written out, the integer of a known pointer would be a number like any other.)
type puns struct {
	on      bool
	bytes   map[term.ID]term.ID // by pointer: the integer of its bytes
	whole   map[term.ID]term.ID // by such a variable: the pointer
	numbers map[term.ID]term.ID // variables for numbers that were read as pointers
	read    map[term.ID]term.ID // by integer: the pointer that was read
	defined []Definition
}

// Definition says what a variable stands for.
type Definition struct {
	Var, Is term.ID
}

func newPuns(on bool) puns {
	return puns{on: on, bytes: map[term.ID]term.ID{}, whole: map[term.ID]term.ID{}, numbers: map[term.ID]term.ID{}, read: map[term.ID]term.ID{}}
}

// bytesOf returns the integer that a pointer's bytes are.
func (c *core) bytesOf(p term.ID) term.ID {
	if !c.puns.on {
		return c.r.PtrToInt(p)
	}
	return c.eachOption(p, c.puns.bytes, func(q term.ID) term.ID {
		if base, _, ok := c.constPtr(q); ok && base == 0 {
			return c.r.PtrToInt(q)
		}
		if c.t.Op(q) == term.OpIntToPtr && c.puns.read[c.t.Arg(q, 0)] == q {
			return c.t.Arg(q, 0)
		}
		v := c.tied("bytes@", c.r.PtrToInt(q))
		c.puns.whole[v] = q
		return v
	})
}

// pointerOf returns the pointer with these bytes.
func (c *core) pointerOf(x term.ID) term.ID {
	if !c.puns.on {
		return c.r.IntToPtr(x)
	}
	return c.eachOption(x, c.puns.read, func(y term.ID) term.ID {
		if p := c.puns.whole[y]; p != 0 {
			return p
		}
		p := c.r.IntToPtr(y)
		if base, _, ok := c.constPtr(p); ok && base != 0 {
			v := c.puns.numbers[y]
			if v == 0 {
				v = c.tied("number@", y)
				c.puns.numbers[y] = v
			}
			p = c.r.IntToPtr(v)
			c.puns.read[v] = p
		}
		return p
	})
}

// tied returns a variable that equals x. Its name has an @, unlike the name of any unknown of the program.
func (c *core) tied(name string, x term.ID) term.ID {
	v := c.t.Var(fmt.Sprintf("%s!%d", name, len(c.puns.defined)), c.t.Sort(x))
	c.puns.defined = append(c.puns.defined, Definition{v, x})
	return v
}

// Definitions implements Punner.
func (c *core) Definitions() []Definition { return c.puns.defined }

// eachOption applies f to the options of x and keeps the choices between them. Results are kept in done.
func (c *core) eachOption(x term.ID, done map[term.ID]term.ID, f func(term.ID) term.ID) term.ID {
	for stack := []term.ID{x}; len(stack) > 0; {
		y := stack[len(stack)-1]
		switch {
		case done[y] != 0:
			stack = stack[:len(stack)-1]
		case c.t.Op(y) != term.OpIte:
			done[y] = f(y)
		default:
			a, b := c.t.Arg(y, 1), c.t.Arg(y, 2)
			if done[a] == 0 {
				stack = append(stack, a)
			}
			if done[b] == 0 {
				stack = append(stack, b)
			}
			if done[a] != 0 && done[b] != 0 {
				done[y] = c.r.Ite(c.t.Arg(y, 0), done[a], done[b])
			}
		}
	}
	return done[x]
}

// maxPieces is the largest number of parts of a value that are looked at.
const maxPieces = 8192

// HasPieces implements Punner.
func (c *core) HasPieces(x term.ID) bool {
	if len(c.puns.whole) == 0 {
		return false
	}
	found, all := c.inParts(x, func(y term.ID) bool { return c.puns.whole[y] != 0 })
	return found || !all
}

// Unwritten implements Punner.
func (c *core) Unwritten(x term.ID) bool {
	found, all := c.inParts(x, func(y term.ID) bool {
		switch c.t.Op(y) {
		case term.OpIte, term.OpConcat, term.OpExtract, term.OpSelect:
			return false
		}
		return !c.u.vars[y]
	})
	return !found && all
}

// inParts reports whether is holds for one of the parts that x is made of. all is false if there are too many parts to look at.
func (c *core) inParts(x term.ID, is func(term.ID) bool) (found, all bool) {
	seen := map[term.ID]bool{x: true}
	for stack := []term.ID{x}; len(stack) > 0; {
		if len(seen) > maxPieces {
			return false, false
		}
		y := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if is(y) {
			return true, true
		}
		args := c.t.Args(y)
		switch c.t.Op(y) {
		case term.OpIte:
			args = args[1:]
		case term.OpSelect:
			args = nil
		}
		for _, z := range args {
			if !seen[z] {
				seen[z] = true
				stack = append(stack, z)
			}
		}
	}
	return false, true
}
