package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"seabmc/checks"
)

// inTheManner puts the flags that --like stands for in front of all others, so that the others override them.
func inTheManner(args []string) (out []string, like string, err error) {
	for i := 0; i < len(args); i++ {
		if args[i] == "--" {
			out = append(out, args[i:]...)
			break
		}
		value, is := strings.CutPrefix(args[i], "--like=")
		if args[i] == "--like" && i+1 < len(args) {
			i++
			value, is = args[i], true
		}
		if is {
			like = value
		} else {
			out = append(out, args[i])
		}
	}
	if like == "" {
		return out, "", nil
	}
	tool := checks.ToolLike(like)
	if tool == nil {
		return nil, "", fmt.Errorf("--like=%s: expected one of %s", like, strings.Join(checks.ToolNames(), ", "))
	}
	return append(tool.AllFlags(), out...), like, nil
}

// firstCounts lists flags of which CBMC uses the first if they are given more than once. Makefiles of its starter kit append --unwind 1 to what the
// proof gives.
var firstCounts = []string{"unwind", "object-bits"}

// parseLike parses flags. Of a flag that is given more than once the last counts, except where the tool in whose manner they are read does otherwise.
func parseLike(fs *pflag.FlagSet, args []string, like string) error {
	return fs.ParseAll(args, func(f *pflag.Flag, value string) error {
		if like == "cbmc" && f.Changed && slices.Contains(firstCounts, f.Name) {
			return nil
		}
		return fs.Set(f.Name, value)
	})
}
