// Command gen writes the Go functions for the rule book: go run ./rules/gen FILE.
package main

import (
	"fmt"
	"os"

	"seabmc/rewriter/rules"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run() error {
	if len(os.Args) != 2 {
		return fmt.Errorf("usage: gen FILE")
	}
	groups, err := rules.Load()
	if err != nil {
		return err
	}
	src, err := rules.Generate(groups)
	if err != nil {
		os.Stderr.Write(src)
		return err
	}
	return os.WriteFile(os.Args[1], src, 0o666)
}
