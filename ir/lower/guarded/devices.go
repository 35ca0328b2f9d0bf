package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Memory of devices, as in CBMC. If the program defines __CPROVER_mm_io_r and __CPROVER_mm_io_w, these functions do the reads and writes at addresses that
// belong to no object.

const (
	deviceRead  = "__CPROVER_mm_io_r"
	deviceWrite = "__CPROVER_mm_io_w"
)

// CalledByAccesses are functions of the program that accesses to memory call.
var CalledByAccesses = []string{deviceRead, deviceWrite}

// devices are the program's functions for devices.
type devices struct {
	read, write *program.Entity // nil if the program does not define them
	busy        bool            // one of the functions is running
}

// findDevices looks for the functions of devices.
func (l *Machine) findDevices() (functions []*program.Entity) {
	l.devices.read, l.devices.write = l.Program.Find(deviceRead), l.Program.Find(deviceWrite)
	for _, e := range []*program.Entity{l.devices.read, l.devices.write} {
		if e != nil {
			functions = append(functions, e)
		}
	}
	return functions
}

// atDevice tells whether the program has a function f for the access, and is the condition that p is an address that belongs to no object.
func (l *Machine) atDevice(function *program.Entity, p ir.Reg) (outside ir.Reg, ok bool) {
	if function == nil || l.devices.busy {
		return 0, false
	}
	outside = l.B.Bin(ir.OpNe, p, l.B.Null())
	for k := range ir.NumObjKinds {
		outside = l.B.Bin(ir.OpAnd, outside, l.B.Not(l.B.IsKind(p, k)))
	}
	return outside, !l.IsZero(outside)
}

// fromDevice is what __CPROVER_mm_io_r reads if p is outside all objects, and rs otherwise.
func (l *Machine) fromDevice(a *state.Activation, in *cfg.Inst, p ir.Reg, ls []program.Leaf, rs []ir.Reg) []ir.Reg {
	outside, ok := l.atDevice(l.devices.read, p)
	if !ok {
		return rs
	}
	return l.OnlyIf(outside, func() []ir.Reg {
		got := make([]ir.Reg, len(ls))
		for i, f := range ls {
			size := l.B.Addr(uint64(l.StoredBytes(f.Type)))
			r := l.device(a, in, l.devices.read, l.At(p, f.Off), size)
			if l.Dead || len(r) != 1 {
				return nil
			}
			if f.Type.Kind == ir.KindInt && l.B.Type(r[0]).Kind == ir.KindInt && l.B.Type(r[0]).Bits < f.Type.Bits && returnsSigned(l.devices.read.Func) {
				r[0] = l.B.Cast(ir.OpSExt, r[0], int(f.Type.Bits))
			}
			got[i] = l.Fit(r[0], f.Type)
		}
		return got
	}, rs...)
}

func returnsSigned(f *llvm.Func) bool {
	return f.SignExt
}

// toDevice lets __CPROVER_mm_io_w write rs to p.
func (l *Machine) toDevice(a *state.Activation, in *cfg.Inst, p ir.Reg, ls []program.Leaf, rs []ir.Reg) {
	for i, f := range ls {
		l.device(a, in, l.devices.write, l.At(p, f.Off), l.B.Addr(uint64(l.StoredBytes(f.Type))), rs[i])
		if l.Dead {
			return
		}
	}
}

// device calls one of the functions.
func (l *Machine) device(a *state.Activation, in *cfg.Inst, e *program.Entity, args ...ir.Reg) []ir.Reg {
	f := l.code.Compile(e)
	if len(f.Params) != len(args) {
		l.Fail("%s with %d parameters", e.Name, len(f.Params))
	}
	for i, p := range f.Entity.Func.Params {
		want := l.LeavesOf(f.Unit, p.Typ)
		if len(want) != 1 {
			l.Fail("%s with parameters of this type", e.Name)
		}
		args[i] = l.Fit(args[i], want[0].Type)
	}
	l.devices.busy = true
	rs, ok := l.activate(&state.Activation{Function: f, Parent: a, Call: in, Entry: l.State.Guard}, args)
	l.devices.busy = false
	l.SetPos(in.Pos)
	if !ok {
		l.Dead = true
	}
	return rs
}
