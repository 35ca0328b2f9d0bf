package state

import "seabmc/ir"

// addressHost are the paths as package addresses sees it.
type addressHost Paths

// Memory is the memory now.
func (h *addressHost) Memory() ir.Reg { return h.State.Memory }

// LooksAtAddresses tells whether the program does.
func (h *addressHost) LooksAtAddresses() bool { return h.Program.LooksAtAddresses }

// Promise assumes ok where guard holds, as the language promises it.
func (h *addressHost) Promise(guard, ok ir.Reg) { (*Paths)(h).Restrict(EndInput, guard, ok) }

// OnAllPaths runs f so that what it makes is right on all paths.
func (h *addressHost) OnAllPaths(f func()) {
	l := (*Paths)(h)
	path := l.Path
	l.OnPath(l.AllPaths)
	f()
	l.OnPath(path)
}
