package vcgen

import (
	"testing"

	"seabmc/term"
)

// What holds on a path: literals, intervals, decisions, and values without the choices that the path has made. All of it is so
// wherever the path and what was assumed hold.
func TestContractPath(t *testing.T) {
	contract(t, 5000, func(d *drawn) string {
		as := d.assumptions()
		path := d.condition(3)
		c := d.context(path)
		x, v := d.condition(2), d.number(2)
		if d.IntN(4) == 0 {
			x = d.g.r.And(path, x)
		}
		if d.IntN(4) == 0 { // a choice that the path has made, below another one
			v = d.g.r.Ite(d.condition(1), d.g.r.Ite(path, v, d.number(1)), d.number(0))
		}
		if d.IntN(8) == 0 {
			x = d.g.t.Var("b", term.Bool)
		}
		now, ever := d.g.onPath(v), d.g.onAllPaths(v)
		all := d.where(term.True, as, path, x, v, now, ever)
		d.same(all, v, ever, "onAllPaths")
		in := d.where(path, as, x, v, now, ever)
		d.same(in, v, now, "onPath")
		if path == term.False {
			return "no path"
		}
		d.same(in, x, d.g.compared(x), "compared")
		if c == nil {
			return "no context"
		}
		if v := d.g.t.Var("b", term.Bool); d.g.onPath(v) != v {
			d.fatal("a condition is changed")
		}
		in = d.where(path, as, append(keys(c), x, v)...)
		for y, value := range c.holds {
			d.always(in, y, value, "holds")
		}
		for y, s := range c.bounds {
			for i, k := range d.l.Values(y) {
				if in[i] && (k < s.lo || k > s.hi) {
					d.fatal("term %d is %d in lane %d, not in %v", y, k, i, s)
				}
			}
		}
		for y, r := range c.ranges {
			for i, k := range d.l.Values(y) {
				if in[i] && !r.Contains(k) {
					d.fatal("term %d is %d in lane %d, not in %v", y, k, i, r)
				}
			}
		}
		out := "open"
		if value, ok := d.g.decide(c, x, decideDepth); ok {
			d.always(in, x, value, "decide")
			out = "decided"
		}
		if now != v {
			return "chosen"
		}
		return out
	}, "open", "decided", "chosen", "no context")
}

// keys are the terms of which something is known on c.
func keys(c *pathContext) (out []term.ID) {
	for x := range c.holds {
		out = append(out, x)
	}
	for x := range c.bounds {
		out = append(out, x)
	}
	for x := range c.ranges {
		out = append(out, x)
	}
	return out
}
