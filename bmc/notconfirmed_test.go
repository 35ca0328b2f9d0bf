package bmc

import (
	"strings"
	"testing"

	"seabmc/ir/interp"
	"seabmc/ir/lower/state"
)

// A failure that no run shows is a fault of seabmc's, unless what is assumed of all elements was built for some of them only.
func TestNotConfirmed(t *testing.T) {
	for _, tt := range []struct {
		name         string
		report       *state.Report
		all, isFault bool
	}{
		{"while the program is built", nil, false, true},
		{"no quantifiers", &state.Report{}, false, true},
		{"facts for what is read", &state.Report{Facts: true}, false, false},
		{"quantifiers written out", &state.Report{Facts: true}, true, true},
	} {
		res := &Result{Lower: tt.report, unconfirmed: true, Config: &Config{}}
		res.Config.Lower.AllValues = tt.all
		if got := strings.HasPrefix(res.notConfirmed("s", interp.AssumeFailed), "internal: "); got != tt.isFault {
			t.Errorf("%s: a fault: %v, want %v", tt.name, got, tt.isFault)
		}
	}
}
