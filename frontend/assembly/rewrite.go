package assembly

import (
	"strings"
)

// The rewriter prints a text's reached entities in the syntax of LLVM 14 with typed pointers, the one that llir v0.3.6 parses:
//
//	ptr                                      i8*
//	getelementptr inbounds nuw               getelementptr inbounds
//	getelementptr (T, ptr @g, i64 0, i32 1)  bitcast (F* getelementptr (T, i8* @g, i64 0, i32 1) to i8*), since llir checks the type
//	atomicrmw add ptr %p, i32 1              atomicrmw add i32* %p, i32 1, since llir takes the result's type from it
//	#dbg_declare(ptr %x, !1, !DIExpression(), !2)
//	                                         call void @llvm.dbg.declare(metadata i8* %x, metadata !1, metadata !DIExpression()), !dbg !2
//	splat (i8 7)                             <i8 7, i8 7, …>
//	@0, @1                                   @seabmc.0, @seabmc.1: llir wants numbers without gaps
//
// Attributes of functions and parameters go, except those with a meaning for the lowering (noreturn, byval, sret, zeroext, signext, …).
// Of the metadata only debug locations, subprograms, variables and their types stay, each with the fields in keptFields. This is also what
// makes llir fast: it would spend most of its time on what goes here.
//
// Line breaks are kept, so that a line of the output can be traced back to the file.

// action is what happens to a word.
type action uint8

const (
	keep         action = iota
	drop                // goes
	dropGroup           // goes with a bracket that follows, if one does
	dropIfGroup         // goes with the bracket that follows, stays without
	dropString          // goes with the string that follows
	toPtr               // ptr
	toGEP               // getelementptr
	toSplat             // splat
	toTrunc             // trunc: flags after it go
	toAtomicRMW         // atomicrmw
	toDebugCall         // call: of a debug intrinsic that llir does not know, the instruction goes
	toLinkage           // of a definition: dropped when the entity was demoted
	toDeclareKey        // define: becomes declare when the entity was demoted
	toInteger           // a type that llir does not know: an integer of its size, by a name that says what it is
	toFreeze            // freeze: what is attached to it goes
	toAlign             // align: of a parameter, result or function it goes; of a memory access, the copy of a structure or a variable it stays
)

var actions = map[string]action{
	"ptr": toPtr, "getelementptr": toGEP, "splat": toSplat, "trunc": toTrunc, "atomicrmw": toAtomicRMW, "define": toDeclareKey,
	"internal": toLinkage, "weak": toLinkage, "weak_odr": toLinkage, "linkonce": toLinkage, "linkonce_odr": toLinkage,
	"call": toDebugCall, "align": toAlign, "freeze": toFreeze, "bfloat": toInteger, "x86_amx": toInteger,

	// Flags of instructions that are newer than LLVM 14. They only make more results poison.
	"nneg": drop, "disjoint": drop, "samesign": drop, "nusw": drop, "inrange": dropGroup,

	// Attributes that say nothing to the lowering.
	"noundef": drop, "nocapture": drop, "readnone": drop, "readonly": drop, "writeonly": drop, "noalias": drop,
	"immarg": drop, "returned": drop, "dso_local": drop, "local_unnamed_addr": drop, "unnamed_addr": drop, "nofree": drop, "nosync": drop,
	"nounwind": drop, "willreturn": drop, "mustprogress": drop, "norecurse": drop, "argmemonly": drop, "inaccessiblememonly": drop,
	"inaccessiblemem_or_argmemonly": drop, "speculatable": drop, "nocallback": drop, "nosanitize_bounds": drop, "nosanitize_coverage": drop,
	"disable_sanitizer_instrumentation": drop, "fn_ret_thunk_extern": drop, "presplitcoroutine": drop, "skipprofile": drop, "optdebug": drop,
	"hybrid_patchable": drop, "sanitize_address": drop, "sanitize_thread": drop, "sanitize_memory": drop, "sanitize_hwaddress": drop,
	"sanitize_memtag": drop, "sanitize_numerical_stability": drop, "sanitize_realtime": drop, "sanitize_realtime_blocking": drop,
	"sanitize_realtime_unsafe": drop, "sanitize_type": drop, "no_sanitize_address": drop, "no_sanitize_hwaddress": drop,
	"sanitize_address_dyninit": drop, "nodivergencesource": drop, "coro_only_destroy_when_complete": drop, "coro_elide_safe": drop,
	"writable": drop, "dead_on_unwind": drop, "dead_on_return": drop, "allocptr": drop, "allocalign": drop, "noext": drop,
	"ssp": drop, "sspstrong": drop, "sspreq": drop, "nonlazybind": drop, "noredzone": drop, "nomerge": drop, "nocf_check": drop,
	"null_pointer_is_valid": drop, "strictfp": drop, "minsize": drop, "optsize": drop, "optnone": drop, "cold": drop, "hot": drop,
	"uwtable": dropGroup, "dereferenceable_or_null": dropGroup, "elementtype": dropGroup, "comdat": dropGroup,
	"memory": dropIfGroup, "range": dropIfGroup, "captures": dropGroup, "nofpclass": dropGroup, "initializes": dropGroup,
	"allockind": dropGroup, "allocsize": dropGroup, "vscale_range": dropGroup,
	"code_model": dropString, "partition": dropString,
}

// keptFields are the fields of debug metadata that are read: by the lowering for locations, by the trace for names and types.
var keptFields = map[string]string{
	"DILocation":                 " line column scope inlinedAt ",
	"DISubprogram":               " name linkageName file line ",
	"DILexicalBlock":             " scope file line column ",
	"DILexicalBlockFile":         " scope file discriminator ",
	"DIFile":                     " filename directory ",
	"DILocalVariable":            " name arg scope file line type ",
	"DILabel":                    " name scope file line ",
	"DIGlobalVariableExpression": " var expr ",
	"DIGlobalVariable":           " name linkageName file line type isLocal isDefinition ",
	"DIBasicType":                " tag name size encoding ",
	"DIDerivedType":              " tag name baseType size offset ",
	"DICompositeType":            " tag name size baseType elements ",
	"DISubrange":                 " count lowerBound ",
	"DIEnumerator":               " name value isUnsigned ",
	"DISubroutineType":           " types ",
	"DIExpression":               "",
}

// rewrite returns the text for llir, and for each of its lines the line of the file.
func (t *Text) rewrite() (string, []int32, error) {
	w := &rewriter{Text: t, seen: map[string]bool{}, line: []int32{0, 1}}
	w.out = make([]byte, 0, len(t.src)/2+256)
	for n := range t.entities {
		e := &t.entities[n]
		switch e.kind {
		case eOther, eType:
		case eDefine, eDeclare, eGlobal:
			if !e.reached {
				continue
			}
		default:
			continue
		}
		w.print(e)
	}
	for _, d := range []struct{ name, params string }{
		{"llvm.dbg.declare", "metadata, metadata, metadata"}, {"llvm.dbg.value", "metadata, metadata, metadata"}, {"llvm.dbg.label", "metadata"}} {
		if n, ok := t.globals[d.name]; w.seen[d.name] && (!ok || !t.entities[n].reached) {
			w.write("declare void @" + d.name + "(" + d.params + ")\n")
		}
	}
	for _, s := range w.after {
		w.write(s)
	}
	for _, name := range w.integers {
		w.write("%" + name + " = type " + integers[name] + "\n")
	}
	if n, ok := t.globals["__seabmc_unsupported"]; w.unread > 0 && (!ok || !t.entities[n].reached) {
		w.write("declare void @__seabmc_unsupported(i8*)\n")
	}
	for len(w.meta) > 0 && w.err == nil {
		id := w.meta[len(w.meta)-1]
		w.meta = w.meta[:len(w.meta)-1]
		w.printMeta(id)
	}
	return string(w.out), w.line, w.err
}

func (w *rewriter) print(e *entity) {
	w.entity = e
	w.begin(int(e.lo))
	w.i, w.hi = int(e.lo), int(e.hi)
	if e.unread != "" {
		w.hi = w.bodyOf(e)
	}
	for w.i < w.hi && w.err == nil {
		w.step()
	}
	if e.unread != "" {
		w.unreadBody(w.hi)
	}
}

// step writes the next token or what stands for it.
func (w *rewriter) step() {
	i := w.i
	switch w.kind(i) {
	case tWord:
		if w.is(i+1, ":") { // a label
			w.label(i)
			return
		}
		w.word(i)
	case tGlobal:
		w.space(i)
		w.global(i)
		w.i++
	case tMeta:
		if end, dbg := w.attachment(i); end > 0 && (!dbg || w.entity.kind == eDeclare) {
			w.i = end
			return
		}
		w.token(i)
		w.useMeta(i)
		w.i++
		if w.str(i) == "!DIExpression" && w.is(i+1, "(") {
			w.i = w.expression(i + 1)
		}
	case tHash:
		if strings.HasPrefix(w.str(i), "#dbg_") {
			w.record(i)
			return
		}
		if kept := w.attrs[w.str(i)]; kept != "" {
			w.space(i)
			w.write(kept)
		}
		w.i++
	case tPunct:
		if w.src[w.toks[i].start] == ',' {
			if w.kind(i+1) == tMeta {
				if end, dbg := w.attachment(i + 1); end > 0 && !dbg {
					w.i = end
					return
				}
			}
			if w.kind(i+1) == tWord {
				switch w.str(i + 1) {
				case "comdat", "no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit", "code_model", "partition":
					w.i++ // the comma goes with the word
					return
				}
			}
		}
		w.token(i)
		w.i++
	case tString:
		if w.is(i+1, ":") {
			w.label(i)
			return
		}
		w.token(i)
		w.i++
	case tLocal:
		if w.is(i+1, "=") {
			w.space(i)
			w.begun = len(w.out)
		}
		w.token(i)
		w.i++
	default:
		w.token(i)
		w.i++
	}
}

// label writes a label and its colon, which must touch.
func (w *rewriter) label(i int) {
	w.token(i)
	w.out = append(w.out, ':')
	w.i = i + 2
}

// global writes the name of a global.
func (w *rewriter) global(i int) {
	s := w.str(i)
	if len(s) > 1 && s[1] >= '0' && s[1] <= '9' {
		w.out = append(w.out, "@seabmc."...)
		s = s[1:]
	}
	w.out = append(w.out, s...)
}

// expression writes a DIExpression's bracket and returns the token after it. Operators of newer LLVM go with all the rest of it.
func (w *rewriter) expression(i int) int {
	end := w.closing(i)
	for j := i; j < end; j++ {
		if s := w.str(j); strings.HasPrefix(s, "DW_OP_LLVM_") && s != "DW_OP_LLVM_fragment" {
			w.write("()")
			return end
		}
	}
	for ; i < end; i++ {
		w.token(i)
	}
	return end
}

func (w *rewriter) word(i int) {
	s := w.str(i)
	act, ok := actions[s]
	if !ok || act == keep {
		if !w.literal(i) && !w.nan(i) {
			w.token(i)
		}
		w.i++
		return
	}
	bracket := w.is(i+1, "(")
	switch act {
	case drop:
		w.i++
	case dropGroup, dropIfGroup:
		if bracket {
			w.i = w.closing(i + 1)
			return
		}
		if act == dropIfGroup {
			w.token(i)
		}
		w.i++
	case dropString:
		w.i++
		if w.kind(w.i) == tString {
			w.i++
		}
	case toPtr:
		w.space(i)
		w.i++
		w.out = append(w.out, "i8"...)
		if w.is(w.i, "addrspace") && w.is(w.i+1, "(") {
			for end := w.closing(w.i + 1); w.i < end; w.i++ {
				w.token(w.i)
			}
		}
		w.out = append(w.out, '*')
	case toGEP:
		w.gep(i)
	case toSplat:
		w.splat(i)
	case toTrunc:
		w.token(i)
		for w.i++; w.is(w.i, "nuw") || w.is(w.i, "nsw"); w.i++ {
		}
	case toAtomicRMW:
		w.atomicRMW(i)
	case toDebugCall:
		w.call(i)
	case toInteger:
		w.space(i)
		w.out = append(w.out, w.integerFor(i)...)
		w.i++
	case toFreeze:
		w.freeze(i)
	case toAlign:
		if w.is(i-1, ",") || !bracket && w.ofStructureCopy(i) {
			w.token(i)
			w.i++
		} else if bracket {
			w.i = w.closing(i + 1)
		} else {
			w.i += 2
		}
	case toLinkage:
		if w.entity.kind != eDeclare {
			w.token(i)
		}
		w.i++
	case toDeclareKey:
		if w.entity.kind == eDeclare && i == int(w.entity.lo) {
			w.space(i)
			w.write("declare")
		} else {
			w.token(i)
		}
		w.i++
	}
}

// --- types -------------------------------------------------------------------------------------------------------------
