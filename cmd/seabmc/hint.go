package main

import (
	"regexp"
	"slices"

	"github.com/spf13/pflag"

	"seabmc/cmd/seabmc/toolflags"
)

var unknownFlag = regexp.MustCompile(`unknown flag: --([\w-]+)`)

// hint says what to do about a command line that cannot be read. If a known flag is spelled much like an unknown one, hint suggests the known flag,
// since that is probably the one that was meant.
func hint(fs *pflag.FlagSet, err error) string {
	m := unknownFlag.FindStringSubmatch(err.Error())
	if m == nil {
		return "see seabmc --help"
	}
	var names []string
	fs.VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	for name := range toolflags.All {
		names = append(names, name)
	}
	slices.Sort(names)
	best, least := "", 1+min(2, len(m[1])/3)
	for _, name := range names {
		if d := distance(m[1], name); d < least {
			best, least = name, d
		}
	}
	if best == "" {
		return "see seabmc --help"
	}
	return "did you mean --" + best + "?"
}

// distance returns the number of letters to change, add or leave out to turn a into b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := before
			if a[i] != b[j] {
				cost++
			}
			before = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
