package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"runtime/pprof"
)

// collectLess lets garbage grow to 64 MB, and then to four times the live memory: terms are in flat slices without pointers, and most runs are small.
// The more memory is live, the less garbage is allowed.
func collectLess() {
	const spare, most, least = 1 << 28, 400, 12
	debug.SetGCPercent(1600) // of 4 MB, if less lives
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	var again func(*[16]byte)
	again = func(x *[16]byte) { // after each collection
		metrics.Read(live)
		if n := live[0].Value.Uint64(); n > 0 {
			debug.SetGCPercent(int(max(least, min(most, 100*spare/n))))
		}
		runtime.SetFinalizer(x, again)
	}
	runtime.SetFinalizer(new([16]byte), again)
}

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
