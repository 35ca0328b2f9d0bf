package csource

// LoopAt returns the loop that a label begins, if the first of these statements of a block has one and a later goto leads back to it: from the label to the
// last statement with such a goto. It returns nil if there is none.
func LoopAt(block []*Node) *Node {
	first := block[0]
	if first == nil || first.Kind != "LabelStmt" || first.Label == "" {
		return nil
	}
	last := -1
	for i, s := range block {
		if s != nil && s.goesTo(first.Label) {
			last = i
		}
	}
	if last < 0 {
		return nil
	}
	loop := *first
	loop.Range.End = block[last].Range.End
	loop.Inner = append(append([]*Node{}, first.Inner...), block[1:last+1]...)
	return &loop
}

// goesTo reports whether a statement has a goto to a label.
func (n *Node) goesTo(label string) bool {
	return n.Has(func(x *Node) bool { return x.Kind == "GotoStmt" && x.Target == label })
}
