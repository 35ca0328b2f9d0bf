package state

import "seabmc/ir"

// addressHost gives package addresses what it needs of the paths.
type addressHost Paths

// Memory is the memory now.
func (h *addressHost) Memory() ir.Reg { return h.State.Memory }

// LooksAtAddresses tells whether the program looks at addresses as numbers.
func (h *addressHost) LooksAtAddresses() bool { return h.Program.LooksAtAddresses }

// Promise assumes ok where guard holds, because the language guarantees it.
func (h *addressHost) Promise(guard, ok ir.Reg) { (*Paths)(h).Restrict(EndInput, guard, ok) }

// OnAllPaths runs f so that the registers that it makes are right on all paths.
func (h *addressHost) OnAllPaths(f func()) {
	l := (*Paths)(h)
	path := l.Path
	l.OnPath(l.AllPaths)
	f()
	l.OnPath(path)
}
