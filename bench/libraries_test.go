package bench

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestLibrariesEnd ends a bench by a run that cannot start, and by an interruption: the runs before are kept, and the reason is told.
func TestLibrariesEnd(t *testing.T) {
	// N=4 finds no solver; N=2 is answered
	script := "#!/bin/sh\ncase \"$*\" in *-DN=4*) echo 'seabmc: no solver here' >&2; exit 6;; esac\necho '{\"verdict\": \"SUCCESSFUL\"}'\n"
	binary := filepath.Join(t.TempDir(), "seabmc")
	if err := os.WriteFile(binary, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	libs := []Library{{"one", Task{Name: "one"}}, {"two", Task{Name: "two"}}}
	r := &Runner{Binary: binary, Timeout: time.Minute}
	outs, err := r.RunLibraries(t.Context(), libs, []int{2, 4}, Setup{}, func(*Outcome) {})
	if err == nil || !strings.Contains(err.Error(), "one safe N=4: seabmc: no solver here") || len(outs) != 1 || !outs[0].Answered() {
		t.Errorf("%d runs, %v", len(outs), err)
	}
	ctx, stop := context.WithCancel(t.Context())
	outs, err = r.RunLibraries(ctx, libs, []int{2, 8}, Setup{}, func(*Outcome) { stop() })
	if err == nil || len(outs) != 1 {
		t.Errorf("interrupted after one run: %d runs, %v", len(outs), err)
	}
}
