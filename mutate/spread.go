package mutate

// Spread returns n elements of a list of mutants, evenly spread. It returns the whole list if that has no more elements, or if n is not positive.
func Spread[T any](all []T, n int) []T {
	if len(all) <= n || n <= 0 {
		return all
	}
	var out []T
	for i := range n {
		out = append(out, all[i*len(all)/n])
	}
	return out
}
