package frontend

import "sync"

// loader is the state of one Load: its options and what has to be cleaned up.
type loader struct {
	opt     Options
	parent  *loader // in the loader of one file: the loader of the program, which has what files share
	once    sync.Once
	support string // folder with prelude.h and the harness headers
	err     error
	remove  []func() // remove what was made only for loading
}

func (l *loader) cleanup() {
	for _, remove := range l.remove {
		remove()
	}
}
