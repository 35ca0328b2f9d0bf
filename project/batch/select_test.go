package batch

import (
	"context"
	"strings"
	"testing"

	"seabmc/project"
)

// Only * and ? are wildcards in the names of proofs, and they stand for any text: names contain slashes and brackets.
func TestSelectNames(t *testing.T) {
	var proofs []project.Proof
	for _, name := range []string{"ring[N=4,mem=seam]", "ring[N=8,mem=seam]", "rings", "src/sum/clamp", "src/sum", "a.c", "abc", "two\nlines"} {
		proofs = append(proofs, project.Proof{Name: name})
	}
	for pattern, want := range map[string]string{
		"ring":               "ring[N=4,mem=seam] ring[N=8,mem=seam]",
		"ring[N=4,mem=seam]": "ring[N=4,mem=seam]",
		"ring[N=4,*]":        "ring[N=4,mem=seam]",
		"*[N=?,mem=seam]":    "ring[N=4,mem=seam] ring[N=8,mem=seam]",
		"src/*":              "src/sum/clamp src/sum",
		"s*":                 "src/sum/clamp src/sum",
		"**/clamp":           "src/sum/clamp",
		"a.c":                "a.c",
		"a?c":                "a.c abc",
		"two*s":              "two\nlines",
	} {
		s := Selection{Names: []string{pattern}}
		got, err := s.Select(context.Background(), proofs, &Options{})
		var names []string
		for _, p := range got {
			names = append(names, p.Name)
		}
		if err != nil || strings.Join(names, " ") != want {
			t.Errorf("%s: %q, %v; want %q", pattern, names, err, want)
		}
	}
	s := Selection{Names: []string{"ring[5]"}}
	if _, err := s.Select(context.Background(), proofs, &Options{}); err == nil {
		t.Error("ring[5] is no proof")
	}
}
