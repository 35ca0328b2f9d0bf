package steps

import "seabmc/prove/csource"

// Rate is what one pass through a piece of code adds to a variable, at least and at most.
type Rate struct {
	Least, Most int64
	Unknown     bool // no constant, or no limit is known
}

// RateOf returns what one pass through code adds to the variable with the id v. It recurses over the nesting of the source, which compilers limit.
func RateOf(n *csource.Node, v string) (r Rate) {
	if n == nil {
		return r
	}
	if s, ok := At(n, (*csource.Node).Variable); ok && s.Var == v {
		k, constant := s.Constant()
		return Rate{k, k, !constant || k > maxRate || k < -maxRate}
	}
	inner := make([]Rate, len(n.Inner))
	for i, x := range n.Inner {
		inner[i] = RateOf(x, v)
	}
	switch branches := n.Kind == "IfStmt" || n.Kind == "ConditionalOperator"; {
	case branches && len(inner) == 3:
		return inner[0].Then(inner[1].Or(inner[2]))
	case branches && len(inner) == 2:
		return inner[0].Then(inner[1].Or(Rate{}))
	case n.Kind == "ForStmt", n.Kind == "WhileStmt", n.Kind == "DoStmt", n.Kind == "SwitchStmt":
		for _, x := range inner {
			r.Unknown = r.Unknown || x != Rate{}
		}
		return r
	}
	for _, x := range inner {
		r = r.Then(x)
	}
	return r
}

const maxRate = 1 << 16

// Then is the rate of one piece of code after another.
func (r Rate) Then(s Rate) Rate {
	return Rate{r.Least + s.Least, r.Most + s.Most, r.Unknown || s.Unknown}
}

// Or is the rate of two branches.
func (r Rate) Or(s Rate) Rate {
	return Rate{min(r.Least, s.Least), max(r.Most, s.Most), r.Unknown || s.Unknown}
}
