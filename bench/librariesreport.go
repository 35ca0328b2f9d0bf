package bench

import (
	"fmt"
	"io"
	"strings"
	"time"
)

// LibrariesReport holds what bench libraries found.
type LibrariesReport struct {
	Outcomes []Outcome
	Peer     string // its name; empty: none was asked for
	Beside   []PeerRun
}

// Write prints the tables. With a folder it also writes them there as a page with plots over N. right is true if no verdict is known to be wrong.
func (r LibrariesReport) Write(w io.Writer, dir string) (right bool, err error) {
	var text strings.Builder
	wrong := r.tables(io.MultiWriter(w, &text))
	if dir == "" {
		return wrong == 0, nil
	}
	if err := WriteTSV(dir, "libraries", r.Outcomes); err != nil {
		return false, err
	}
	figures, err := PlotLibraries(dir, r.Outcomes)
	if err != nil {
		return false, err
	}
	return wrong == 0, WritePage(dir, "libraries", "C libraries with N symbolic bytes", "```\n"+text.String()+"```\n", figures)
}

func (r LibrariesReport) tables(w io.Writer) (wrong int) {
	LibrariesTable(w, r.Outcomes)
	limits := []time.Duration{10 * time.Second, time.Minute}
	fmt.Fprintln(w)
	WithinTable(w, LargestWithin(r.Outcomes, limits...), limits...)
	all := WrongLibraries(r.Outcomes)
	if r.Peer != "" {
		fmt.Fprintln(w)
		PeerTable(w, r.Peer, r.Beside)
		all = append(all, Disagree(r.Beside)...)
	}
	for _, x := range all {
		fmt.Fprintln(w, "WRONG", x)
	}
	return len(all)
}
