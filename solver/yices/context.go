package yices

import (
	"unsafe"
)

func (l *Lib) newContext(mode string, arrays bool) (uintptr, error) {
	logic := "QF_BV"
	if arrays {
		logic = "QF_ABV"
	}
	cfg := call(l.f.newConfig)
	defer call(l.f.freeConfig, cfg)
	if int32(call(l.f.configFor, cfg, uintptr(unsafe.Pointer(cstr(logic))))) < 0 ||
		int32(call(l.f.setConfig, cfg, uintptr(unsafe.Pointer(cstr("mode"))), uintptr(unsafe.Pointer(cstr(mode))))) < 0 {
		return 0, l.lastError("configuration")
	}
	ctx := call(l.f.newContext, cfg)
	if ctx == 0 {
		return 0, l.lastError("new context")
	}
	return ctx, nil
}

func (s *Session) dropIncremental() {
	if s.inc.ctx != 0 {
		call(s.l.f.freeContext, s.inc.ctx)
		s.inc = incremental{}
	}
}

// incremental is a context that is kept from one check to the next.
type incremental struct {
	ctx    uintptr // 0: none
	arrays bool
	defs   int // of tr.defs asserted
	done   int // of assert asserted
}
