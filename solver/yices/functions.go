package yices

import (
	"fmt"
	"strings"
	"unsafe"

	"github.com/ebitengine/purego"
)

// term_t and type_t of Yices. Terms and types are global to the library.
type (
	yterm int32
	ytype int32
)

const nullTerm yterm = -1

// smt_status_t of Yices.
const (
	statusSat         = 3
	statusUnsat       = 4
	statusInterrupted = 5
)

// yval_tag_t of Yices.
const (
	yvalBool = 1
	yvalBV   = 4
	yvalFun  = 7
)

type (
	yval    struct{ id, tag int32 }
	yvector struct {
		capacity, size uint32
		data           unsafe.Pointer
	}
)

// functions holds the addresses of the functions that are used.
type functions struct {
	init, resetAll, setOOM                                      uintptr
	boolType, bvType, functionType, newVar                      uintptr
	constUint64, constArray, ite, eq, not, and, or, xor         uintptr
	add, sub, mul, neg, div, rem, sdiv, srem                    uintptr
	bvAnd, bvOr, bvXor, bvNot, shl, lshr, ashr                  uintptr
	concat, extract, zext, sext, lt, le, slt, sle               uintptr
	apply, update                                               uintptr
	newConfig, freeConfig, configFor, setConfig                 uintptr
	newContext, freeContext, assert, checkAssuming              uintptr
	check, stop, getModel, freeModel                            uintptr
	newParams, freeParams, defaultParams, setParam              uintptr
	getBool, getBV, getValue, valBool, valBV, expandFun         uintptr
	expandMap, initVec, deleteVec, errorString, freeStr, errClr uintptr
	bvSize                                                      uintptr
}

// table pairs each address with the function's name.
func (f *functions) table() map[string]*uintptr {
	return map[string]*uintptr{
		"init": &f.init, "reset": &f.resetAll, "set_out_of_mem_callback": &f.setOOM,
		"bool_type": &f.boolType, "bv_type": &f.bvType, "function_type": &f.functionType, "new_uninterpreted_term": &f.newVar,
		"bvconst_uint64": &f.constUint64, "bvconst_from_array": &f.constArray, "ite": &f.ite, "eq": &f.eq, "not": &f.not,
		"and": &f.and, "or": &f.or, "xor2": &f.xor,
		"bvadd": &f.add, "bvsub": &f.sub, "bvmul": &f.mul, "bvneg": &f.neg, "bvdiv": &f.div, "bvrem": &f.rem, "bvsdiv": &f.sdiv, "bvsrem": &f.srem,
		"bvand2": &f.bvAnd, "bvor2": &f.bvOr, "bvxor2": &f.bvXor, "bvnot": &f.bvNot, "bvshl": &f.shl, "bvlshr": &f.lshr, "bvashr": &f.ashr,
		"bvconcat2": &f.concat, "bvextract": &f.extract, "zero_extend": &f.zext, "sign_extend": &f.sext,
		"bvlt_atom": &f.lt, "bvle_atom": &f.le, "bvslt_atom": &f.slt, "bvsle_atom": &f.sle,
		"application": &f.apply, "update": &f.update,
		"new_config": &f.newConfig, "free_config": &f.freeConfig, "default_config_for_logic": &f.configFor, "set_config": &f.setConfig,
		"new_context": &f.newContext, "free_context": &f.freeContext, "assert_formulas": &f.assert,
		"check_context": &f.check, "check_context_with_assumptions": &f.checkAssuming, "stop_search": &f.stop, "get_model": &f.getModel, "free_model": &f.freeModel,
		"new_param_record": &f.newParams, "free_param_record": &f.freeParams, "default_params_for_context": &f.defaultParams, "set_param": &f.setParam,
		"get_bool_value": &f.getBool, "get_bv_value": &f.getBV, "get_value": &f.getValue,
		"val_get_bool": &f.valBool, "val_get_bv": &f.valBV, "val_bitsize": &f.bvSize,
		"val_expand_function": &f.expandFun, "val_expand_mapping": &f.expandMap,
		"init_yval_vector": &f.initVec, "delete_yval_vector": &f.deleteVec,
		"error_string": &f.errorString, "free_string": &f.freeStr, "clear_error": &f.errClr,
	}
}

// call calls a C function with integer and pointer arguments.
//
//go:uintptrescapes
func call(fn uintptr, args ...uintptr) uintptr {
	r, _, _ := purego.SyscallN(fn, args...)
	return r
}

//go:uintptrescapes
func callTerm(fn uintptr, args ...uintptr) yterm { return yterm(int32(call(fn, args...))) }

func arg(t yterm) uintptr { return uintptr(uint32(t)) }

// cstr returns s with a zero byte at the end. The caller keeps it alive during the call.
func cstr(s string) *byte { return &append([]byte(s), 0)[0] }

// goString copies a C string.
func goString(p uintptr) string {
	if p == 0 {
		return ""
	}
	base := *(*unsafe.Pointer)(unsafe.Pointer(&p)) // C memory, not moved by the collector
	n := 0
	for *(*byte)(unsafe.Add(base, n)) != 0 {
		n++
	}
	return strings.Clone(unsafe.String((*byte)(base), n))
}

// lastError returns the last error of the library as a Go error.
func (l *Lib) lastError(what string) error {
	p := call(l.f.errorString)
	msg := goString(p)
	if p != 0 {
		call(l.f.freeStr, p)
	}
	call(l.f.errClr)
	return fmt.Errorf("yices: %s: %s", what, msg)
}
