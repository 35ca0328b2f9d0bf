package rules

import "fmt"

// names is the set of names that an expression binds or uses.
type names map[string]bool

// check reports what is wrong with a line. It does not check whether the line is true.
func (row *Row) check() error {
	if row.LHS.Leaf != LeafNone {
		return fmt.Errorf("the left side is not an operation")
	}
	if k, l := row.LHS.Kind(), row.RHS.Kind(); k != l && k != KindAny && l != KindAny {
		return fmt.Errorf("the sides have different sorts")
	}
	have := names{}
	row.LHS.bound(have)
	for _, c := range row.Conds {
		if c.Bind != "" {
			have[c.Bind] = true
		}
	}
	for _, c := range row.Conds {
		for _, e := range c.exprs() {
			if err := e.known(have); err != nil {
				return err
			}
		}
		for _, n := range []*Num{c.M, c.N} {
			if err := n.known(have); err != nil {
				return err
			}
		}
	}
	bad := false
	row.RHS.Walk(func(e *Expr) { bad = bad || e.Name == self })
	if bad {
		return fmt.Errorf("%q is for conditions on cost", self)
	}
	on := map[string]string{}
	row.LHS.sequences(func(name, op string) { on[name] = op })
	var err error
	row.RHS.sequences(func(name, op string) {
		if on[name] != op {
			err = fmt.Errorf("..%s is of %q on the left and of %q on the right", name, on[name], op)
		}
	})
	if err != nil {
		return err
	}
	return row.RHS.known(have)
}

// sequences calls f for each sequence, with the operator whose argument it is.
func (e *Expr) sequences(f func(name, op string)) {
	e.Walk(func(e *Expr) {
		for _, a := range e.Args {
			if a.Leaf == LeafSeq {
				f(a.Name, e.Op)
			}
		}
	})
}

// bound notes what a left side binds.
func (e *Expr) bound(have names) {
	e.Walk(func(e *Expr) {
		if e.Name != "" {
			have[e.key()] = true
		}
		if len(e.Alts) > 0 {
			have["op"] = true
		}
		nums := e.Nums
		if e.Leaf == LeafInt || e.Leaf == LeafPower {
			nums = nums[1:] // the first is the value
		}
		if e.Op == "ptr.add" && e.Args[1].Leaf == LeafInt && e.Args[1].Nums[0].Op == "name" {
			have[e.Args[1].Nums[0].Name] = true
		}
		if e.Leaf != LeafVar {
			for _, n := range nums {
				if n.Op == "name" {
					have[n.Name] = true
				}
			}
		}
	})
}

// key returns the name of a leaf. The names of sequences are kept apart from the others.
func (e *Expr) key() string {
	if e.Leaf == LeafSeq {
		return ".." + e.Name
	}
	return e.Name
}

func (e *Expr) known(have names) error {
	var err error
	e.Walk(func(e *Expr) {
		if e.Name != "" && e.Name != self && !have[e.key()] {
			err = fmt.Errorf("%q is not on the left side", e.Name)
		}
		if e.Op == "op" && !have["op"] {
			err = fmt.Errorf("no choice of operators on the left side")
		}
		for _, n := range e.Nums {
			if bad := n.known(have); bad != nil {
				err = bad
			}
		}
	})
	return err
}

func (n *Num) known(have names) error {
	var err error
	n.Walk(func(n *Num) {
		if n.Op == "name" && !have[n.Name] {
			err = fmt.Errorf("the number %q is not known", n.Name)
		}
		if n.Op == "width" {
			if bad := n.Of.known(have); bad != nil {
				err = bad
			}
		}
	})
	return err
}
