package prove

import (
	"seabmc/ir/lower/state"
	"seabmc/prove/extents"
)

// Recursive functions with pointers as parameters. If the question is whether the program ends, nothing has to be required of the pointers: an execution
// that uses a pointer to nowhere ends there. So the contract is proved for pointers to anywhere. The same holds where accesses to memory are not checked. Where they are, or
// where the function writes, as many elements as another parameter says must be readable or writable (package extents).

// extents proposes how far the pointers among the parameters may be used.
func (s *search) extents(f *summary) (out []candidate) {
	if !s.cfg.Lower.PointerCheck && len(f.written) == 0 || s.cfg.Lower.Termination == state.Ending {
		return nil
	}
	for _, text := range extents.Required(f.parameters()) {
		out = append(out, candidate{text, "extent"})
	}
	return out
}
