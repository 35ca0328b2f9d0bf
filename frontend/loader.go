package frontend

import "sync"

// loader is the state of one Load: its options and what has to be cleaned up.
type loader struct {
	opt     Options
	parent  *loader // of the loader of one file: that of the program, which has what they share
	once    sync.Once
	support string // folder with prelude.h and the harness headers
	err     error
	remove  []func() // what was made for the time of loading
}

func (l *loader) cleanup() {
	for _, remove := range l.remove {
		remove()
	}
}
