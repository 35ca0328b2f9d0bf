package bmc

import (
	"fmt"
	"strings"
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

// A property that is claimed at several places is one, so that two parts agree if one of them has fewer of the places.
func TestDigestOfProperties(t *testing.T) {
	once := digest([]string{"b", "a", "c"})
	if again := digest([]string{"a", "c", "a", "b", "c", "a"}); again != once || !strings.HasPrefix(once, "3 properties, ") {
		t.Errorf("%s and %s", once, again)
	}
	if other := digest([]string{"a", "b"}); other == once {
		t.Errorf("%s names two lists", other)
	}
}
