package bmc

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"seabmc/bmc/limits"
)

// phase is what a run is doing now, and its last intermediate result. It may be read while the run goes on.
type phase struct {
	mu           sync.Mutex
	name, detail string
	kept         *Result // a copy: nothing in it changes any more
	keptAt       time.Time
	found        []*Result // failures of side searches, which belong to the result whatever else it is
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

// during adds to the text of a limit what the run was doing when it was reached.
func (p *phase) during(reason string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.name == "" {
		return reason
	}
	return fmt.Sprintf("%s, during: %s", reason, strings.TrimSpace(p.name+" "+p.detail))
}

// keepEvery is how old a kept result may become. Keeping one copies it, which would take too long for each of thousands of properties.
const keepEvery = 100 * time.Millisecond

// keep keeps an intermediate result, in case the run does not end in time. If whole is false, it is about some cases of the program only, and
// nothing in it counts as proved yet.
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
	c.Stats.Tactics = nil // the run goes on counting in it
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

// keepFound keeps a failure of a side search.
func (p *phase) keepFound(res *Result) {
	p.mu.Lock()
	defer p.mu.Unlock()
	c := *res
	c.Properties = slices.Clone(res.Properties)
	p.found = append(p.found, &c)
}

// leftBehind is the result of a run that did not stop at its limit: its last intermediate result, with the failures that were found aside, and the limit as the reason.
// before is the result of the run before it, with approximations; it may be nil.
func (p *phase) leftBehind(cfg *Config, limit error, start time.Time, before *Result) *Result {
	reason := p.during(limit.Error())
	p.mu.Lock()
	defer p.mu.Unlock()
	res := &Result{}
	if p.kept != nil {
		res = p.kept
	}
	for _, f := range p.found {
		res = both(res, f)
	}
	if before != nil {
		res = before.withExact(res)
	}
	res.Config = cfg
	res.Reasons = append(res.Reasons, reason)
	res.settleCoverage()
	res.conclude()
	for i := range res.Properties {
		if q := &res.Properties[i]; q.Status == StatusUndetermined {
			q.Status = limitStatus(limits.Of(limit))
		}
	}
	res.Stats.TotalSeconds = time.Since(start).Seconds()
	return res
}
