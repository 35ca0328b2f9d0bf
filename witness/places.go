package witness

import (
	"os"
	"regexp"
	"strings"
)

// location is a place in a source file.
type location struct {
	File   string `yaml:"file_name"`
	Line   int    `yaml:"line"`
	Column int    `yaml:"column,omitempty"`
	Func   string `yaml:"function,omitempty"`
}

// sources holds the source files that were looked at, by lines.
type sources struct{ text map[string][]string }

func (s *sources) lines(file string) []string {
	if _, ok := s.text[file]; !ok {
		b, err := os.ReadFile(file)
		if err != nil {
			b = nil
		}
		s.text[file] = strings.Split(string(b), "\n")
	}
	return s.text[file]
}

var loopKeyword = regexp.MustCompile(`\b(for|while|do)\b`)

// loopColumn returns the column of the loop's keyword in its line. It returns 0 if the line does not have exactly one such keyword.
func (s *sources) loopColumn(file string, line int) int {
	if lines := s.lines(file); line >= 1 && line <= len(lines) {
		if found := loopKeyword.FindAllStringIndex(lines[line-1], -1); len(found) == 1 {
			return found[0][0] + 1
		}
	}
	return 0
}
