package main

import (
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// progress shows the phase, what is being done and the elapsed time on standard error.
type progress struct {
	mu  sync.Mutex
	bar *progressbar.ProgressBar
}

func newProgress(mode string) *progress {
	p := &progress{}
	if mode == "off" || mode == "auto" && !term.IsTerminal(int(os.Stderr.Fd())) {
		return p
	}
	p.bar = progressbar.NewOptions(-1, progressbar.OptionSetWriter(os.Stderr), progressbar.OptionSpinnerType(14),
		progressbar.OptionSetElapsedTime(true), progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(100*time.Millisecond))
	return p
}

// phase says what is going on now.
func (p *progress) phase(name, detail string) {
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

func (p *progress) done() {
	if p.bar != nil {
		_ = p.bar.Finish()
	}
}
