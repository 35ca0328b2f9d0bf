// Command gen writes the rule book as Markdown: go run ./gen FILE.
package main

import (
	"fmt"
	"os"

	"seabmc/rewriter"
	"seabmc/rewriter/rules"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: gen FILE")
		os.Exit(1)
	}
	f, err := os.Create(os.Args[1])
	if err == nil {
		err = rewriter.WriteRules(f)
	}
	if err == nil {
		err = rules.WriteMemory(f)
	}
	if err == nil {
		err = f.Close()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}
