package lists

import (
	"slices"
	"testing"
)

// A member has one of the values that it is given, if they are few. One value alone is a fact of its own.
func TestOneOf(t *testing.T) {
	got := oneOf(map[string][]string{
		"h": {"#->h == 2", "#->h == 1", "#->h == 2"},
		"v": {"#->v == 3", "#->v == 3"},
		"w": {"#->w == 1", "#->w == 2", "#->w == 3", "#->w == 4", "#->w == 5", "#->w == 6", "#->w == 7"},
	})
	if want := []string{"#->h == 1 || #->h == 2"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
