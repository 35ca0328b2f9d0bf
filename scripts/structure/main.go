// Command structure prints a table of the packages of this module, which shows whether they stay small enough to walk through. It can also print
// what is over the limits. It counts code written by hand: no tests, no generated files.
//
//	go run ./scripts/structure                    the table
//	go run ./scripts/structure -older REV         each figure before, at the git revision REV, and after
//	go run ./scripts/structure -cycles ir/lower   the calls between files of a package that run both ways
//	go run ./scripts/structure -limits all        what is over the limits and not in pins.txt; exit code 1 if anything is
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	older := flag.String("older", "", "show the figures of this git revision beside those of the tree")
	limits := flag.String("limits", "", "list what is over these limits, exit 1 if anything is: all, or of "+strings.Join(limitNames(), ", "))
	cycles := flag.String("cycles", "", "list the calls between the files of this package that lie on a cycle")
	flag.Parse()
	over, err := run(os.Stdout, *older, *limits, *cycles)
	if err != nil {
		fmt.Fprintln(os.Stderr, "structure:", err)
		os.Exit(2)
	}
	if over {
		os.Exit(1)
	}
}

func run(w io.Writer, older, limits, cycles string) (over bool, err error) {
	now, err := measure(".")
	if err != nil {
		return false, err
	}
	switch {
	case limits != "":
		pinned, err := readPins(pinFile)
		if err != nil {
			return false, err
		}
		return printOver(w, now, limits, pinned)
	case cycles != "":
		return false, printCycles(w, now, cycles)
	case older == "":
		return false, printTable(w, nil, now)
	}
	before, err := measureRevision(older)
	if err != nil {
		return false, err
	}
	return false, printTable(w, before, now)
}
