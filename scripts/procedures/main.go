// Command procedures collects the contracts of the rewriter's procedures from the comments in the code.
//
//	go run ./scripts/procedures page        prints docs/procedures.md
//	go run ./scripts/procedures coverage    runs the contract tests and prints what they cover, file by file
//	go run ./scripts/procedures mutants     changes each procedure in many ways and runs its contract tests (takes long)
//
// A contract is a comment of its own that begins "Procedure NAME." and continues with a list of words, each followed by a colon. It stands in
// the file that it is about.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	only := flag.String("only", "", "mutants: files whose path has this in it")
	lines := flag.String("lines", "", "mutants: line numbers with commas between; the others are left out")
	verbose := flag.Bool("v", false, "mutants: say what became of each")
	flag.Parse()
	list, err := contracts(".")
	if err == nil {
		switch flag.Arg(0) {
		case "page":
			err = page(os.Stdout, list)
		case "coverage":
			err = coverage(os.Stdout, list)
		case "mutants":
			err = mutants(os.Stdout, contractsOnly{list, *only, *lines}, *verbose)
		default:
			flag.Usage()
			os.Exit(2)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "procedures:", err)
		os.Exit(1)
	}
}
