package assembly

import "fmt"

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
	toIFunc             // ifunc: what chooses the function goes
	toAlign             // align: of a parameter, result or function it goes; of a memory access, the copy of a structure or a variable it stays
)

var actions = map[string]action{
	"ptr": toPtr, "getelementptr": toGEP, "splat": toSplat, "trunc": toTrunc, "atomicrmw": toAtomicRMW, "define": toDeclareKey,
	"internal": toLinkage, "weak": toLinkage, "weak_odr": toLinkage, "linkonce": toLinkage, "linkonce_odr": toLinkage,
	"call": toDebugCall, "align": toAlign, "freeze": toFreeze, "ifunc": toIFunc, "bfloat": toInteger, "x86_amx": toInteger,

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
	"DISubprogram":               " name linkageName file line flags ",
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

// --- types -------------------------------------------------------------------------------------------------------------

// unreadBody writes, in place of the body that begins at token i, one that ends in a call that names why.
func (w *rewriter) unreadBody(i int) {
	what := "the function " + w.entity.name + ": " + w.entity.unread
	text, n := quoted(what)
	global := fmt.Sprintf("@seabmc.unread.%d", w.unread)
	w.unread++
	w.after = append(w.after, fmt.Sprintf("%s = private constant [%d x i8] c\"%s\"\n", global, n, text))
	w.space(i)
	w.write("{ call void @__seabmc_unsupported(i8* getelementptr (")
	w.write(fmt.Sprintf("[%d x i8], [%d x i8]* %s, i64 0, i64 0)) unreachable }", n, n, global))
}
