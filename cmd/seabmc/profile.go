package main

import (
	"fmt"
	"os"
	"runtime/pprof"
)

// startProfile writes a CPU profile of this run to the file that SEABMC_CPUPROFILE names.
func startProfile() (stop func()) {
	nop := func() {}
	path := os.Getenv("SEABMC_CPUPROFILE")
	if path == "" {
		return nop
	}
	f, err := os.Create(path)
	if err == nil {
		err = pprof.StartCPUProfile(f)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "seabmc: no profile:", err)
		return nop
	}
	return func() {
		pprof.StopCPUProfile()
		if err := f.Close(); err != nil {
			fmt.Fprintln(os.Stderr, "seabmc: profile:", err)
		}
	}
}
