// Package floating proposes what may hold of floating-point variables at the head of a loop. Nothing that it says is trusted.
package floating

// Variable is a floating-point variable that a loop changes.
type Variable struct {
	Name     string
	Literals []string // constants of the function, with their signs
	Counters []string // integers that the loop changes
}

// Propose calls add for each formula: bounds by the constants that the function names, equality with a counter. None of them holds of a NaN.
func (v Variable) Propose(add func(format string, args ...any)) {
	add("%s >= 0", v.Name)
	for _, k := range v.Literals {
		add("%s <= %s", v.Name, k)
		add("%s >= %s", v.Name, k)
	}
	for _, i := range v.Counters {
		add("%s == %s", v.Name, i)
	}
}
