package store

import "sync"

// memo is what this run knows about files.
type memo struct {
	mu    sync.Mutex
	sums  map[string]Sum   // looked at in this run
	kept  map[string]known // from the store, or new
	fresh map[string]known // to be kept
	units map[Sum]bool     // whether a unit still holds
}

func newMemo() memo {
	return memo{sums: map[string]Sum{}, kept: map[string]known{}, fresh: map[string]known{}, units: map[Sum]bool{}}
}
