package lower

import (
	"testing"

	"seabmc/frontend"
)

// A function that is named as unsupported must have no model: the name would hide it.
func TestWritersHaveNoModel(t *testing.T) {
	for _, name := range writers {
		if file, ok := frontend.ModelFor(name); ok {
			t.Errorf("%s has a model in %s", name, file)
		}
	}
}
