package bmc

import (
	"fmt"
	"testing"
)

// Each property belongs to one part.
func TestParts(t *testing.T) {
	for of := 1; of < 9; of++ {
		for i := range 200 {
			n, id := 0, fmt.Sprintf("f.assertion.%d", i)
			for k := 1; k <= of; k++ {
				if (Part{k, of}).Has(id) {
					n++
				}
			}
			if n != 1 {
				t.Errorf("%s belongs to %d of %d parts", id, n, of)
			}
		}
	}
}
