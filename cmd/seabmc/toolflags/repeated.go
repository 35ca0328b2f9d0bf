package toolflags

import (
	"slices"

	"github.com/spf13/pflag"
)

// firstCounts lists flags of which CBMC uses the first if they are given more than once. Makefiles of its starter kit append --unwind 1 to what the
// proof gives.
var firstCounts = []string{"unwind", "object-bits"}

// Parse parses flags. Of a flag that is given more than once the last counts, except where the tool in whose manner they are read does otherwise.
func Parse(fs *pflag.FlagSet, args []string, like string) error {
	return fs.ParseAll(args, func(f *pflag.Flag, value string) error {
		if like == "cbmc" && f.Changed && slices.Contains(firstCounts, f.Name) {
			return nil
		}
		return fs.Set(f.Name, value)
	})
}
