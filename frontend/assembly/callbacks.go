package assembly

// takesFunctions tells whether the arguments of the function n lead to functions: a pointer to one, or to a structure with
// one. Where pointers have no types it may be any pointer.
func (t *Text) takesFunctions(n int) bool {
	e := &t.entities[n]
	lo, hi := int(e.lo), int(e.hi)
	for i := lo; i < hi; i++ {
		if t.str(i) == "(" { // the parameters, behind the result and the name
			lo = i + 1
			break
		}
	}
	for i := lo; i < hi; i++ {
		if t.str(i) == "{" && t.str(i-1) != "(" && t.str(i-1) != "," && t.str(i-1) != "<" {
			hi = i
			break
		}
	}
	seen := map[int]bool{}
	type span struct{ lo, hi int }
	for todo := []span{{lo, hi}}; len(todo) > 0; {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for i := s.lo; i < s.hi; i++ {
			switch word := t.str(i); {
			case word == "ptr", word == ")" && i+1 < s.hi && t.str(i+1) == "*":
				return true
			case len(word) > 1 && word[0] == '%':
				if k, ok := t.types[word[1:]]; ok && !seen[k] {
					seen[k] = true
					todo = append(todo, span{int(t.entities[k].lo), int(t.entities[k].hi)})
				}
			}
		}
	}
	return false
}
