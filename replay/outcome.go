package replay

import "fmt"

// Outcome is what the native run showed.
type Outcome struct {
	Reproduced bool   `json:"reproduced"` // the failure happened, where the trace says it does
	Failed     bool   `json:"failed"`     // something failed, perhaps elsewhere
	What       string `json:"what"`       // what the run reported, or why it did not take place
	File       string `json:"file,omitempty"`
	Line       int    `json:"line,omitempty"`
	Dir        string `json:"dir,omitempty"` // where the harness was kept
}

// Lines describes the outcome in words.
func (o *Outcome) Lines() []string {
	at := ""
	if o.File != "" {
		at = fmt.Sprintf(" at %s:%d", o.File, o.Line)
	}
	var s string
	switch {
	case o.Reproduced:
		s = "replay: the failure happens natively" + at + ": " + o.What
	case o.Failed:
		s = "replay: the program fails natively, but elsewhere" + at + ": " + o.What
	default:
		s = "replay: not reproduced: " + o.What
	}
	lines := []string{s}
	if o.Dir != "" {
		lines = append(lines, "replay: kept in "+o.Dir)
	}
	return lines
}
