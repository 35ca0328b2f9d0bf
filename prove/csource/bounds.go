package csource

// smallBound is the largest constant up to which a loop is rather unrolled.
const smallBound = 64

// HasSmallBound reports whether the condition of a loop, which may be nil, compares with a small constant that is not zero.
func HasSmallBound(cond *Node) bool {
	if cond == nil || cond.Kind != "BinaryOperator" || len(cond.Inner) != 2 {
		return false
	}
	for _, x := range cond.Inner {
		if k, ok := x.Number(); ok && k != 0 && k >= -smallBound && k <= smallBound {
			return true
		}
	}
	return false
}
