package main

import (
	"os"
	"slices"
	"strings"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// suiteBar shows on a terminal which runs are active, how many are done, and the time left.
type suiteBar struct {
	bar     *progressbar.ProgressBar
	running []string
}

// newSuiteBar returns a bar that is shown on a terminal (auto), always (on), or never (off).
func newSuiteBar(runs int, when string) *suiteBar {
	return &suiteBar{bar: progressbar.NewOptions(runs, progressbar.OptionSetWriter(os.Stderr), progressbar.OptionShowCount(),
		progressbar.OptionSetVisibility(when == "on" || when == "auto" && term.IsTerminal(int(os.Stderr.Fd()))), progressbar.OptionSetPredictTime(true),
		progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(200*time.Millisecond))}
}

func (b *suiteBar) started(name string) {
	b.running = append(b.running, name)
	b.describe()
}

func (b *suiteBar) done(name string) {
	if i := slices.Index(b.running, name); i >= 0 {
		b.running = slices.Delete(b.running, i, i+1)
	}
	b.describe()
	_ = b.bar.Add(1)
}

func (b *suiteBar) describe() { b.bar.Describe(strings.Join(b.running, ", ")) }

func (b *suiteBar) finish() { _ = b.bar.Finish() }
