// Package projectcli holds the commands about a project as a whole: seabmc run, init and cache. Those of a queue are in package queuecli.
package projectcli

import (
	"context"

	"seabmc/cmd/seabmc/queuecli"
)

// Line is the part of the program's command line that these commands need.
type Line struct{ queuecli.Line }

// Command runs one of these commands, or one of those of a queue, and returns its exit code.
func (l Line) Command(ctx context.Context, cmd string, args []string) (int, error) {
	switch cmd {
	case "run":
		return l.runProject(ctx, args)
	case "init":
		return 0, l.initProject(ctx, args)
	case "queue":
		return 0, l.Queue(ctx, args)
	case "worker":
		return 0, l.Worker(ctx, args)
	}
	return l.cacheCommand(args)
}
