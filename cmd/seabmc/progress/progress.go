// Package progress shows on a terminal how far a run is.
package progress

import (
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// Progress shows the phase, the current detail and the elapsed time on standard error.
type Progress struct {
	mu  sync.Mutex
	bar *progressbar.ProgressBar
}

// New returns a Progress that is silent if the mode is off, or if it is auto and there is no terminal.
func New(mode string) *Progress {
	p := &Progress{}
	if mode == "off" || mode == "auto" && !term.IsTerminal(int(os.Stderr.Fd())) {
		return p
	}
	p.bar = progressbar.NewOptions(-1, progressbar.OptionSetWriter(os.Stderr), progressbar.OptionSpinnerType(14),
		progressbar.OptionSetElapsedTime(true), progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(100*time.Millisecond))
	return p
}

// Phase shows what is going on now.
func (p *Progress) Phase(name, detail string) {
	if p.bar == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(detail) > 60 {
		detail = detail[:57] + "..."
	}
	p.bar.Describe(fmt.Sprintf("%-8s %s", name, detail))
	_ = p.bar.Add(1)
}

// Done clears the line.
func (p *Progress) Done() {
	if p.bar != nil {
		_ = p.bar.Finish()
	}
}
