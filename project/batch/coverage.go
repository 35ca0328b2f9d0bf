package batch

import "encoding/json"

// Coverage says which lines are reached by some execution.
type Coverage struct {
	Reached int    `json:"reached"`
	Goals   int    `json:"goals"`
	Unknown int    `json:"unknown,omitempty"`
	Lines   []Line `json:"lines"`
}

// Line is a place of the program.
type Line struct {
	File     string `json:"file"`
	Function string `json:"function"`
	Line     int    `json:"line"`
	Status   string `json:"status"` // REACHED, UNREACHED or UNKNOWN
}

// coverageOf reads the output of a run with --cover=location. It returns nil if there is none.
func coverageOf(stdout []byte) *Coverage {
	var d document
	if json.Unmarshal(stdout, &d) != nil {
		return nil
	}
	c := &Coverage{Lines: []Line{}}
	for _, p := range d.Properties {
		if p.Kind != "coverage" {
			continue
		}
		c.Goals++
		switch p.Status {
		case "REACHED":
			c.Reached++
		case "UNREACHED":
		default:
			c.Unknown++
		}
		c.Lines = append(c.Lines, Line{p.File, p.Function, p.Line, p.Status})
	}
	return c
}
