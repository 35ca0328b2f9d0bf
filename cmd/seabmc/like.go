package main

import (
	"fmt"
	"strings"

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
