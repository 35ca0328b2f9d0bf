package yices

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"syscall"
	"unsafe"

	"github.com/ebitengine/purego"
)

// stackSize is the stack size that the library's thread asks for. Only pages that are touched cost memory.
const stackSize = 2 << 30

// affordableStack returns stackSize, or less if this much address space is not available: creating a thread that the system refuses would end the
// process.
func affordableStack() uintptr {
	size := stackSize
	var data syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_DATA, &data) == nil {
		size = stackWithin(uint64(data.Cur))
	}
	for ; size > 8<<20; size /= 2 {
		m, err := syscall.Mmap(-1, 0, 2*size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON)
		if err == nil {
			syscall.Munmap(m)
			break
		}
	}
	return uintptr(size)
}

// stackWithin returns the size of a stack if a process may have limit bytes of data. Stacks count fully against this limit. Threads that the Go
// runtime starts in the meantime have stacks of this size too, and so do those of a second library.
func stackWithin(limit uint64) int {
	size := stackSize
	for size > 8<<20 && uint64(size) > limit/16 {
		size /= 2
	}
	return size
}

// thread runs functions one after the other on one OS thread of its own.
type thread struct {
	jobs  chan job
	dead  chan struct{}
	once  sync.Once
	stack uintptr // bytes
}

type job struct {
	f    func()
	done chan struct{}
}

// newThread starts a thread with a large stack, if the C library lets us ask for one. Threads that Go starts have the default size of the C
// library, which can be changed. Since Go may also reuse a thread, newThread tries until it gets a new one.
func newThread() *thread {
	want := affordableStack()
	th := &thread{jobs: make(chan job), dead: make(chan struct{})}
	restore, ok := setDefaultStack(want)
	defer restore()
	release := make(chan struct{}) // holds the threads that were too small
	defer close(release)
	if !ok {
		want = 0
	}
	for try := 0; ; try++ {
		last := try == 100
		got := make(chan bool)
		go func() {
			runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
			size := stackOfThread()
			if size < want && !last {
				got <- false
				<-release
				return
			}
			th.stack = size
			got <- true
			th.loop()
		}()
		if <-got {
			return th
		}
	}
}

func (th *thread) loop() {
	for j := range th.jobs {
		j.f()
		close(j.done)
	}
}

// errAbandoned is returned if the function continues to run.
var errAbandoned = errors.New("yices: abandoned")

// run runs f on the thread and waits for it. It gives up with ctx's error if ctx ends before f has begun. It gives up with errAbandoned if abandon
// is closed before f has ended; f then continues and keeps the thread.
func (th *thread) run(ctx context.Context, abandon <-chan struct{}, f func()) error {
	j := job{f, make(chan struct{})}
	select {
	case th.jobs <- j:
	case <-ctx.Done():
		return ctx.Err()
	case <-th.dead:
		return ErrDead
	}
	select {
	case <-j.done:
		return nil
	case <-abandon:
		return errAbandoned
	case <-th.dead:
		return ErrDead
	}
}

func (th *thread) die() { th.once.Do(func() { close(th.dead) }) }

// pthreadAttr is at least as large as pthread_attr_t anywhere.
type pthreadAttr [32]uint64

// libc looks up a function of the C library. It returns 0 if there is none.
func libc(name string) uintptr {
	p, err := purego.Dlsym(purego.RTLD_DEFAULT, name)
	if err != nil {
		return 0
	}
	return p
}

// setDefaultStack changes the stack size of future threads. restore undoes this.
func setDefaultStack(size uintptr) (restore func(), ok bool) {
	get, set, setSize := libc("pthread_getattr_default_np"), libc("pthread_setattr_default_np"), libc("pthread_attr_setstacksize")
	old, attr := new(pthreadAttr), new(pthreadAttr)
	if get == 0 || set == 0 || setSize == 0 || runtime.GOOS != "linux" {
		return func() {}, false
	}
	if call(get, uintptr(unsafe.Pointer(old))) != 0 || call(get, uintptr(unsafe.Pointer(attr))) != 0 {
		return func() {}, false
	}
	call(setSize, uintptr(unsafe.Pointer(attr)), size)
	ok = call(set, uintptr(unsafe.Pointer(attr))) == 0
	return func() { call(set, uintptr(unsafe.Pointer(old))) }, ok
}

// stackOfThread returns the size of the calling thread's stack, or 0 if it is unknown.
func stackOfThread() uintptr {
	self, getattr, getSize, destroy := libc("pthread_self"), libc("pthread_getattr_np"), libc("pthread_attr_getstacksize"), libc("pthread_attr_destroy")
	if self == 0 || getattr == 0 || getSize == 0 || destroy == 0 {
		return 0
	}
	attr, size := new(pthreadAttr), new(uintptr)
	if call(getattr, call(self), uintptr(unsafe.Pointer(attr))) != 0 {
		return 0
	}
	call(getSize, uintptr(unsafe.Pointer(attr)), uintptr(unsafe.Pointer(size)))
	call(destroy, uintptr(unsafe.Pointer(attr)))
	return *size
}
