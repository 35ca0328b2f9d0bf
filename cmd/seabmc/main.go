// Command seabmc is a bounded model checker for programs that compile to LLVM IR.
//
// This folder holds flags, wiring and exit codes, but no logic.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"seabmc/bmc"
	"seabmc/frontend/toolchain"
	"seabmc/solver"
)

func main() {
	collectLess()
	stop := startProfile()
	code := run(os.Args[1:])
	stop()
	solver.KillAll()
	os.Exit(code)
}

// errUsage marks errors that the user's command line caused.
type errUsage struct{ error }

func run(args []string) (code int) {
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintf(os.Stderr, "seabmc: internal error: %v (please report it; SEABMC_DEBUG=1 shows where)\n", p)
			if os.Getenv("SEABMC_DEBUG") != "" {
				stack := debug.Stack()
				if c, ok := p.(bmc.Crash); ok {
					stack = c.Stack
				}
				os.Stderr.Write(stack)
			}
			code = bmc.ExitInput
		}
	}()
	ctx, stop := signal.NotifyContext(context.Background(), endSignals()...)
	defer stop()
	if name := kitName(os.Args[0]); name != "" {
		if code, err := runKit(ctx, name, args); err == nil {
			return code
		} else {
			return explain(err)
		}
	}
	cmd := "check"
	if len(args) > 0 {
		switch args[0] {
		case "ir", "vc", "bench", "doctor", "version", "help", "run", "init", "cache", "install-links", "queue", "worker", "man", "completion", "__complete", "__completeNoDesc":
			cmd, args = args[0], args[1:]
		}
	}
	if err := dispatch(ctx, cmd, args, &code); err != nil {
		return explain(err)
	}
	return code
}

// endSignals returns the signals that end a run cleanly: Ctrl-C, kill, and the end of the terminal, unless nohup ignores it.
func endSignals() []os.Signal {
	list := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		list = append(list, syscall.SIGHUP)
	}
	return list
}

// explain prints an error as one line (clang's own diagnostics follow it) and returns the exit code.
func explain(err error) int {
	fmt.Fprintln(os.Stderr, "seabmc: "+err.Error())
	var usage errUsage
	if errors.As(err, &usage) {
		return bmc.ExitUsage
	}
	return bmc.ExitInput
}

func dispatch(ctx context.Context, cmd string, args []string, code *int) error {
	switch cmd {
	case "version":
		fmt.Println("seabmc " + version)
		return nil
	case "doctor":
		return toolchain.Doctor(os.Stdout)
	case "bench":
		var err error
		*code, err = runBench(ctx, args)
		return err
	case "man", "completion", "__complete", "__completeNoDesc":
		return manualCommand(cmd, args)
	case "install-links":
		return installLinks(args)
	case "run", "init", "cache", "queue", "worker":
		var err error
		*code, err = projectLine.Command(ctx, cmd, args)
		return err
	case "help":
		args = []string{"--help"}
	}
	o, err := parseFlags(args)
	if err != nil || o == nil {
		return err
	}
	*code, err = o.do(ctx, cmd)
	return err
}
