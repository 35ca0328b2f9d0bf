// Package yices binds the Yices 2 library without cgo and translates terms to it.
//
// In: terms of a term.Table. Out: sat with a model, unsat, or unknown with a
// reason. The library is not thread-safe, so all its functions but
// yices_stop_search run on one OS thread, whose stack is large: Yices recurses
// over terms.
package yices

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/ebitengine/purego"
)

// ErrDead is returned for every use of the library after it ran out of memory.
var ErrDead = errors.New("yices: the library ran out of memory and cannot be used any more")

// Lib is a loaded library. A process has at most two: the one that Load returns, and its Another.
type Lib struct {
	path    string
	version string
	thread  *thread

	live atomic.Int32 // sessions
	made int          // terms since the last reset, roughly; on the thread
	f    functions

	counts bool // the steps of searches are counted

	once    sync.Once
	another *Lib
	file    *os.File // the file that it was loaded from; kept open, since the loader takes two files with one name for the same file
}

var loaded struct {
	sync.Mutex
	lib *Lib
	err error
}

// Load loads the shared library at path. The first path that loads stays for the life of the process, because the library has global state.
func Load(path string) (*Lib, error) {
	loaded.Lock()
	defer loaded.Unlock()
	if loaded.lib != nil {
		return loaded.lib, nil
	}
	l, err := load(path)
	if err == nil {
		loaded.lib = l
	}
	return l, err
}

// Another returns the same library loaded once more, with its own state and thread, so that two searches can run at the same time. It returns nil
// if this is not possible.
func (l *Lib) Another() *Lib {
	l.once.Do(func() {
		copied, err := copyInMemory(l.path)
		if err != nil {
			return
		}
		other, err := load(fmt.Sprintf("/proc/self/fd/%d", copied.Fd()))
		if err != nil || other.counts != l.counts {
			copied.Close()
			return
		}
		other.path, other.file = l.path, copied
		l.another = other
	})
	return l.another
}

func load(path string) (*Lib, error) {
	h, err := purego.Dlopen(path, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return nil, fmt.Errorf("yices: cannot load %s: %v", path, err)
	}
	l := &Lib{path: path}
	for name, addr := range l.f.table() {
		if *addr, err = purego.Dlsym(h, "yices_"+name); err != nil {
			return nil, fmt.Errorf("yices: %s lacks yices_%s (Yices 2.6 is needed)", path, name)
		}
	}
	if v, err := purego.Dlsym(h, "yices_version"); err == nil {
		l.version = goString(**(**uintptr)(unsafe.Pointer(&v)))
	}
	l.thread = newThread()
	var oom uintptr
	err = l.thread.run(context.Background(), nil, func() {
		call(l.f.init)
		oom = purego.NewCallback(l.outOfMemory)
		call(l.f.setOOM, oom)
		l.tryCounting()
	})
	if err != nil {
		return nil, err
	}
	return l, nil
}

// outOfMemory is called by Yices, which exits the process when this function returns. So it does not return, and the library's thread is given up.
func (l *Lib) outOfMemory() uintptr {
	l.thread.die()
	select {}
}

// Version returns the version of the library, such as "2.6.5".
func (l *Lib) Version() string { return l.version }

// Path returns the file that the library was loaded from.
func (l *Lib) Path() string { return l.path }
