package lower

import (
	"seabmc/ir"
)

// SeaHorn's built-ins that tell whether memory was written. A second memory holds a
// 1 for each byte that was written since sea_reset_modified; it is there only in
// programs that ask. Writes count while tracking is on, as it is all the time where
// the program does not turn it on anywhere.

// tracked is the state of it on a path.
type tracked struct {
	mem ir.Reg // 0 if there is none
	on  ir.Reg // writes count
}

// declares tells whether the program has a function that it does not define.
func (l *lowerer) declares(name string) bool {
	e := l.prog.Table[name]
	return e != nil && e.Func != nil && !e.HasBody()
}

// trackWrites sets the tracking up if the program asks what was written. The first values of variables are no writes.
func (l *lowerer) trackWrites() {
	if l.declares("sea_is_modified") || l.declares("sea_reset_modified") {
		l.cur.track = tracked{mem: l.cur.mem, on: l.b.False()}
	}
}

// beginTracking is for where the program begins.
func (l *lowerer) beginTracking() {
	if l.cur.track.mem != 0 {
		l.cur.track.on = l.b.Const(b2u(!l.declares("sea_tracking_on")), 1)
	}
}

// unmodified notes that the object at p is new.
func (l *lowerer) unmodified(p, size ir.Reg) {
	if t := &l.cur.track; t.mem != 0 {
		t.mem = l.b.MemSet(t.mem, p, l.b.Const(0, 8), size)
	}
}

// modified notes that n bytes at p are written.
func (l *lowerer) modified(p, n ir.Reg) {
	l.framed(p, n)
	if t := &l.cur.track; t.mem != 0 {
		t.mem = l.b.Select(t.on, l.b.MemSet(t.mem, p, l.b.Const(1, 8), n), t.mem)
	}
}

func (l *lowerer) doTracking(c *call) []ir.Reg {
	if l.cur.track.mem != 0 {
		l.cur.track.on = l.b.Const(b2u(c.name == "sea_tracking_on"), 1)
	}
	return l.doZero(c)
}

func (l *lowerer) doResetModified(c *call) []ir.Reg {
	if l.cur.track.mem != 0 {
		l.trackedByte(c, func(p ir.Reg) []ir.Reg {
			l.cur.track.mem = l.b.Store(l.cur.track.mem, p, l.b.Const(0, 8))
			return nil
		})
	}
	return l.doZero(c)
}

func (l *lowerer) doIsModified(c *call) []ir.Reg {
	rs := l.trackedByte(c, func(p ir.Reg) []ir.Reg {
		bits := l.b.Load(ir.Int(8), l.cur.track.mem, p)
		return []ir.Reg{l.b.Bin(ir.OpEq, bits, l.b.Const(1, 8))}
	}, l.b.False())
	return l.result(c, rs[0])
}
