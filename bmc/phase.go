package bmc

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"seabmc/bmc/limits"
)

// phase is what a run is busy with, and what it had come to before; it may be read while the run goes on.
type phase struct {
	mu           sync.Mutex
	name, detail string
	kept         *Result // nothing in it changes any more
	keptAt       time.Time
}

func (p *phase) set(name, detail string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.name, p.detail = name, detail
}

func (p *phase) now() (name, detail string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.name, p.detail
}

// during adds to a limit what it ended.
func (p *phase) during(reason string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.name == "" {
		return reason
	}
	return fmt.Sprintf("%s, during: %s", reason, strings.TrimSpace(p.name+" "+p.detail))
}

// keepEvery is how old what is kept may become. It is copied, so it is not renewed for each of thousands of properties.
const keepEvery = 100 * time.Millisecond

// keep notes what a run has come to, for the case that it does not end in time. What is proved of a part of the
// program's cases only is not proved yet.
func (p *phase) keep(res *Result, whole bool) {
	if res == nil || len(res.Properties) == 0 {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.kept != nil && time.Since(p.keptAt) < keepEvery && p.kept.Failure == res.Failure {
		return
	}
	c := *res
	c.Properties, c.Reasons, c.Cases, c.Splits = slices.Clone(res.Properties), slices.Clone(res.Reasons), nil, nil
	c.Stats.Tactics = nil // which goes on counting
	for i := range c.Properties {
		if q := &c.Properties[i]; !whole && q.Status == StatusSuccess {
			q.Status = StatusUndetermined
		}
	}
	if res.Failure != nil {
		failure := *res.Failure
		c.Failure = &failure
	}
	p.kept, p.keptAt = &c, time.Now()
}

// keepOpen keeps a result that decides nothing, unless a better one is kept.
func (p *phase) keepOpen(res *Result) {
	p.mu.Lock()
	failed := p.kept != nil && p.kept.Failure != nil
	p.mu.Unlock()
	if !failed {
		p.keep(res, false)
	}
}

// leftBehind is the result of a run that went on after its limit: what it had come to, and the limit.
func (p *phase) leftBehind(cfg *Config, limit error, start time.Time) *Result {
	reason := p.during(limit.Error())
	p.mu.Lock()
	defer p.mu.Unlock()
	res := &Result{Config: cfg}
	if p.kept != nil {
		res = p.kept
	}
	res.Reasons = append(res.Reasons, reason)
	res.conclude()
	for i := range res.Properties {
		if q := &res.Properties[i]; q.Status == StatusUndetermined {
			q.Status = limitStatus(limits.Of(limit))
		}
	}
	res.Stats.TotalSeconds = time.Since(start).Seconds()
	return res
}
