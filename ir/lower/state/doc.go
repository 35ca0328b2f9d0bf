// Package state is the point that a guarded execution has reached: the state of the current path, the functions and loops that are running, the
// claims about paths, and the reasons why paths ended.
//
// A state is a guard (the path condition), the current memory register and the values of the stack slots that were promoted to registers. States
// meet at joins, where select instructions are built for what differs. Packages memory, checks and guarded change the state; each embeds the one
// before it.
package state
