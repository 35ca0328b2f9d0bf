//go:build unix && !linux

package solver

// limitMemory does nothing: there is no way to limit another process here.
func limitMemory(int, uint64) {}

// isZombie cannot tell here.
func isZombie(int) bool { return false }
