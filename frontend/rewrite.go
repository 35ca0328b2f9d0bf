package frontend

import (
	"fmt"
	"strconv"
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

type rewriter struct {
	*text
	out      []byte
	line     []int32 // line of the output → line of the file; both from 1
	meta     []string
	seen     map[string]bool
	err      error
	i        int // next token
	hi       int // end of the current entity
	entity   *entity
	inSplat  bool
	after    []string // globals to be written behind all entities
	unread   int      // of them those for functions that cannot be read
	begun    int      // where in out the instruction begins that gives a value
	integers []string // names of types that stand for others, used so far
	hoisted  int      // instructions that were put in front of others
	newline  int32    // line of the file that the output's last line stands for
	pos      int32    // where in the file that line begins or was counted to
}

// rewrite returns the text for llir, and for each of its lines the line of the file.
func (t *text) rewrite() (string, []int32, error) {
	w := &rewriter{text: t, seen: map[string]bool{}, line: []int32{0, 1}}
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

func (w *rewriter) write(s string) {
	w.out = append(w.out, s...)
	for range strings.Count(s, "\n") {
		w.line = append(w.line, w.newline)
	}
}

func (w *rewriter) fail(i int, format string, args ...any) {
	if w.err == nil {
		w.err = w.errorAt(w.toks[min(i, len(w.toks)-1)].start, format, args...)
	}
}

// space writes the line breaks that the file has before token i, or a space if it has any.
func (w *rewriter) space(i int) {
	if i >= len(w.toks) { // the file is cut off
		return
	}
	start := w.toks[i].start
	if start > w.pos {
		if n := strings.Count(w.src[w.pos:start], "\n"); n > 0 {
			for range n {
				w.newline++
				w.out = append(w.out, '\n')
				w.line = append(w.line, w.newline)
			}
			w.pos = start
			return
		}
	}
	if i > 0 && w.toks[i-1].end < start {
		w.out = append(w.out, ' ')
	}
}

// token writes token i as it is.
func (w *rewriter) token(i int) {
	w.space(i)
	w.out = append(w.out, w.src[w.toks[i].start:w.toks[i].end]...)
}

// begin starts a line of its own for what begins at token i.
func (w *rewriter) begin(i int) {
	w.pos = w.toks[i].start
	w.newline = int32(w.lineOf(w.pos))
	w.out = append(w.out, '\n')
	w.line = append(w.line, w.newline)
}

// closing returns the index after the bracket that token i opens.
func (t *text) closing(i int) int {
	depth := 0
	for ; i < len(t.toks); i++ {
		if t.kind(i) != tPunct {
			continue
		}
		switch t.src[t.toks[i].start] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth <= 0 {
				return i + 1
			}
		}
	}
	return i
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

// useMeta notes that token i, a metadata number, is needed.
func (w *rewriter) useMeta(i int) {
	id := w.str(i)[1:]
	if id == "" || id[0] < '0' || id[0] > '9' || w.seen[id] {
		return
	}
	w.seen[id] = true
	w.meta = append(w.meta, id)
}

// ofStructureCopy tells whether token i is in a call of llvm.memcpy by which clang assigns a structure: it has a !tbaa.struct
// where clang knows what is in the structure.
func (w *rewriter) ofStructureCopy(i int) bool {
	if w.entity.kind != eDefine {
		return false
	}
	for k := i - 1; k >= 0 && i-k < 40; k-- { // back to the name of what is called
		if w.kind(k) == tGlobal && w.is(k+1, "(") {
			if !strings.HasPrefix(w.str(k), "@llvm.memcpy.") {
				return false
			}
			k = w.closing(k + 1)
			return w.is(k, ",") && w.kind(k+1) == tMeta && strings.Contains(w.rest(k), "!tbaa.struct ")
		}
	}
	return false
}

// rest is the text from token i to the end of its line.
func (w *rewriter) rest(i int) string {
	s := w.src[w.toks[i].start:]
	return s[:until(s, "\n")]
}

// attachment tells whether a metadata attachment, as in !dbg !7, begins at token i: the token after it, and whether it is !dbg.
func (w *rewriter) attachment(i int) (end int, dbg bool) {
	name := w.str(i)
	if len(name) < 2 || name[1] >= '0' && name[1] <= '9' || w.is(i+1, "(") {
		return 0, false
	}
	switch w.kind(i + 1) {
	case tMeta:
		end = i + 2
	case tBang:
		end = i + 1
	default:
		return 0, false
	}
	if end < len(w.toks) && w.kind(end) == tBang {
		end++
	}
	if w.is(end, "{") || w.is(end, "(") && w.kind(end-1) == tMeta {
		if w.kind(end-1) == tMeta && w.str(end - 1)[1] >= '0' && w.str(end - 1)[1] <= '9' {
			return end, name == "!dbg" // !dbg !7 { begins a function's body
		}
		end = w.closing(end)
	}
	return end, name == "!dbg"
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

// call drops calls of debug intrinsics that have no use here.
func (w *rewriter) call(i int) {
	if w.is(i+1, "void") && w.kind(i+2) == tGlobal {
		name := w.str(i + 2)
		if strings.HasPrefix(name, "@llvm.dbg.") && w.is(i+3, "(") {
			end := w.closing(i + 3)
			list := false
			for j := i; j < end; j++ {
				list = list || w.is(j, "!DIArgList")
			}
			if list || name != "@llvm.dbg.declare" && name != "@llvm.dbg.value" && name != "@llvm.dbg.label" {
				for w.i = end; w.kind(w.i) == tHash || w.is(w.i, ",") && w.kind(w.i+1) == tMeta; {
					if w.kind(w.i) == tHash {
						w.i++
					} else if e, _ := w.attachment(w.i + 1); e > 0 {
						w.i = e
					} else {
						break
					}
				}
				return
			}
		}
	}
	w.token(i)
	w.i++
}

// gep writes getelementptr without newer flags, and casts a constant one to i8* where pointers are opaque.
func (w *rewriter) gep(i int) {
	inbounds := false
	j := i + 1
flags:
	for ; j < w.hi; j++ {
		switch {
		case w.is(j, "inbounds"):
			inbounds = true
		case w.is(j, "nuw"), w.is(j, "nusw"):
		case w.is(j, "inrange") && w.is(j+1, "("):
			j = w.closing(j+1) - 1
		default:
			break flags
		}
	}
	words := "getelementptr"
	if inbounds {
		words += " inbounds"
	}
	if !w.is(j, "(") {
		w.space(i)
		w.write(words)
		w.i = j
		w.gepOperands(w.hi, true)
		return
	}
	end := w.closing(j)
	if !w.opaque {
		w.space(i)
		w.write(words + " (")
		w.i = j + 1
		w.gepOperands(end-1, false)
		w.through(end)
		return
	}
	result, space, err := w.gepResult(j+1, end-1)
	if err != "" {
		w.fail(j, "%s", err)
		return
	}
	w.space(i)
	w.write("bitcast (")
	w.typeText(result)
	w.write(space + "* " + words + " (")
	w.i = j + 1
	w.gepOperands(end-1, false)
	w.through(end)
	w.write(" to i8" + space + "*)")
}

// splat writes a vector constant of equal elements out.
func (w *rewriter) splat(i int) {
	// The type before it is < N x T >. Constants of that type may stand between.
	j := i - 1
	depth := 0
	for ; j > int(w.entity.lo); j-- {
		if w.is(j, ">") {
			depth++
		} else if w.is(j, "<") {
			if depth--; depth == 0 && w.is(j+2, "x") {
				break
			}
		}
	}
	n, err := strconv.Atoi(w.str(min(j+1, len(w.toks)-1)))
	if err != nil || n < 1 || n > 4096 || !w.is(i+1, "(") || w.inSplat {
		w.fail(i, "splat of a vector whose length is not known")
		return
	}
	end := w.closing(i + 1)
	w.space(i)
	w.write("<")
	old := w.hi
	w.inSplat = true
	for k := range n {
		if k > 0 {
			w.write(",")
		}
		w.hi = end - 1
		for w.i = i + 2; w.i < w.hi && w.err == nil; {
			w.step()
		}
	}
	w.hi = old
	w.i = end
	w.inSplat = false
	w.write(">")
}

// atomicRMW gives the pointer operand the type of the value.
func (w *rewriter) atomicRMW(i int) {
	j := i
	for ; j < w.hi && !w.is(j, "ptr"); j++ {
		if w.is(j, ",") {
			break
		}
	}
	if !w.opaque || !w.is(j, "ptr") {
		w.token(i)
		w.i++
		return
	}
	comma := j
	for ; comma < w.hi && !w.is(comma, ","); comma++ {
		if w.is(comma, "(") {
			comma = w.closing(comma) - 1
		}
	}
	for ; w.i < j; w.i++ {
		w.token(w.i)
	}
	w.space(j)
	w.typeText(comma + 1)
	w.write("*")
	w.i++
	if w.is(w.i, "addrspace") && w.is(w.i+1, "(") {
		w.i = w.closing(w.i + 1)
	}
}

// record turns a debug record of LLVM 19 into the call that it replaced.
func (w *rewriter) record(i int) {
	name := w.str(i)
	if !w.is(i+1, "(") {
		w.fail(i, "%s without its operands", name)
		return
	}
	end := w.closing(i + 1)
	intrinsic := map[string]string{"#dbg_declare": "llvm.dbg.declare", "#dbg_value": "llvm.dbg.value", "#dbg_label": "llvm.dbg.label"}[name]
	if intrinsic == "" || w.is(i+2, "!DIArgList") {
		w.i = end
		return
	}
	// Operands: value, variable, expression, location.
	var commas []int
	for j := i + 2; j < end-1; j++ {
		switch {
		case w.is(j, ","):
			commas = append(commas, j)
		case w.is(j, "("), w.is(j, "{"), w.is(j, "["):
			j = w.closing(j) - 1
		case w.is(j, "<"):
			j = w.angle(j, end-1) - 1
		}
	}
	operands := 4
	if name == "#dbg_label" { // label, location
		operands = 2
	}
	if len(commas) != operands-1 {
		w.fail(i, "%s with %d operands instead of %d", name, len(commas)+1, operands)
		return
	}
	w.seen[intrinsic] = true
	w.space(i)
	w.write("call void @" + intrinsic + "(")
	from, old := i+2, w.hi
	for k, to := range append(commas, end-1) {
		switch k {
		case 0:
			w.write("metadata ")
		case operands - 1:
			w.write("), !dbg ")
		default:
			w.write(", metadata ")
		}
		if w.is(from, "!") && w.is(from+1, "{") { // an empty location: the variable is gone
			w.write("!{}")
		} else {
			w.hi = to
			for w.i = from; w.i < to && w.err == nil; {
				w.step()
			}
		}
		from = to + 1
	}
	w.hi, w.i = old, end
}

// printMeta writes the metadata node with the given number, with the fields that are kept.
func (w *rewriter) printMeta(id string) {
	n, ok := w.text.meta[id]
	if !ok {
		w.err = &InputError{File: w.path, Msg: "uses the metadata node !" + short(id) + " but does not define it; the file seems to be cut off"}
		return
	}
	e := &w.entities[n]
	w.begin(int(e.lo))
	i := int(e.lo) + 2
	distinct := ""
	if w.is(i, "distinct") {
		distinct = "distinct "
		i++
	}
	w.write("!" + id + " = ")
	if w.kind(i) == tBang && w.is(i+1, "{") {
		w.tuple(i + 1)
		return
	}
	kind := ""
	if w.kind(i) == tMeta {
		kind = w.str(i)[1:]
	}
	fields, known := keptFields[kind]
	if !known || !w.is(i+1, "(") {
		w.write("!{}")
		return
	}
	if kind == "DIExpression" {
		w.write("!DIExpression")
		w.expression(i + 1)
		return
	}
	w.write(distinct + "!" + kind + "(")
	first := true
	end := w.closing(i + 1)
	for j := i + 2; j < end-1; {
		to := j
		for ; to < end-1 && !w.is(to, ","); to++ {
			if w.is(to, "(") || w.is(to, "{") {
				to = w.closing(to) - 1
			}
		}
		name := w.str(j)
		if w.is(j+1, ":") && strings.Contains(fields, " "+name+" ") {
			if !first {
				w.write(", ")
			}
			first = false
			w.write(name + ":")
			for k := j + 2; k < to; k++ {
				w.out = append(w.out, ' ')
				w.write(w.str(k))
				if w.kind(k) == tMeta {
					w.useMeta(k)
				}
			}
		}
		j = to + 1
	}
	w.write(")")
}

// tuple writes !{…} with its nodes; constants in it say nothing to anyone here.
func (w *rewriter) tuple(i int) {
	end := w.closing(i)
	w.write("!{")
	first := true
	for j := i + 1; j < end-1; j++ {
		null := w.is(j, "null") && (w.is(j-1, "{") || w.is(j-1, ","))
		if !null && (w.kind(j) != tMeta || !(w.is(j+1, ",") || w.is(j+1, "}"))) {
			continue
		}
		if !first {
			w.write(", ")
		}
		first = false
		w.write(w.str(j))
		if !null {
			w.useMeta(j)
		}
	}
	w.write("}")
}

// --- types -------------------------------------------------------------------------------------------------------------

// A type is known by its first token. typeEnd returns the token after it.
func (t *text) typeEnd(i, hi int) int {
	switch {
	case i >= hi:
		return hi
	case t.is(i, "[") || t.is(i, "{"):
		i = min(t.closing(i), hi)
	case t.is(i, "<"):
		i = t.angle(i, hi)
	default:
		i++
	}
	for i < hi {
		switch {
		case t.is(i, "*"):
			i++
		case t.is(i, "addrspace") && t.is(i+1, "("):
			i = t.closing(i + 1)
		case t.is(i, "("):
			i = t.closing(i)
		default:
			return i
		}
	}
	return i
}

// typeText writes the type that begins at token i, which may stand elsewhere in the file.
func (w *rewriter) typeText(i int) {
	end := w.typeEnd(i, len(w.toks))
	for j := i; j < end; j++ {
		if j > i && w.toks[j-1].end < w.toks[j].start {
			w.out = append(w.out, ' ')
		}
		if actions[w.str(j)] == toInteger {
			w.write(w.integerFor(j))
			continue
		}
		if !w.is(j, "ptr") {
			w.write(w.str(j))
			continue
		}
		w.write("i8")
		if w.is(j+1, "addrspace") && w.is(j+2, "(") {
			to := min(w.closing(j+2), end)
			for j++; j < to; j++ {
				w.write(" " + w.str(j))
			}
			j--
		}
		w.write("*")
	}
}

// gepResult returns the type that a constant getelementptr with the operands toks[lo:hi] points to, as its first token, and the pointer's
// address space as text. What it cannot follow, it names.
func (t *text) gepResult(lo, hi int) (result int, space, problem string) {
	typ := lo
	i := t.typeEnd(lo, hi)
	var operands [][2]int
	for i < hi {
		i++ // the comma
		from := i
		for ; i < hi && !t.is(i, ","); i++ {
			if t.is(i, "(") || t.is(i, "[") || t.is(i, "{") {
				i = t.closing(i) - 1
			}
		}
		operands = append(operands, [2]int{from, i})
	}
	if len(operands) == 0 {
		return 0, "", "getelementptr without a pointer"
	}
	if p := operands[0][0]; t.is(p+1, "addrspace") && t.is(p+2, "(") && !t.is(p+3, "0") {
		space = " addrspace(" + t.str(min(p+3, len(t.toks)-1)) + ")"
	}
	for k := 2; k < len(operands); k++ {
		index := ""
		if last := operands[k][1] - 1; last > operands[k][0] {
			index = t.str(last)
		}
		next, why := t.elementType(typ, index)
		if why != "" {
			return 0, "", "getelementptr: " + why
		}
		typ = next
	}
	return typ, space, ""
}

// elementType returns the type of one element of the type at token i.
func (t *text) elementType(i int, index string) (int, string) {
	for range 100 { // named types may stand for named types
		if t.kind(i) != tLocal {
			break
		}
		n, ok := t.types[t.str(i)[1:]]
		if !ok {
			return 0, "unknown type " + short(t.str(i))
		}
		i = int(t.entities[n].lo) + 3
		if i >= len(t.toks) {
			return 0, "a type without a definition"
		}
	}
	packed := t.is(i, "<") && t.is(i+1, "{")
	switch {
	case t.is(i, "{") || packed:
		want, err := strconv.Atoi(index)
		if err != nil || want < 0 {
			return 0, fmt.Sprintf("index %q of a struct is not a number", short(index))
		}
		if packed {
			i++
		}
		end := t.closing(i) - 1
		i++
		for n := 0; i < end; n++ {
			if n == want {
				return i, ""
			}
			i = t.typeEnd(i, end) + 1
		}
		return 0, fmt.Sprintf("a struct has no field %d", want)
	case t.is(i, "[") || t.is(i, "<"):
		for j := i + 1; j < i+6; j++ { // [N x T], <vscale x N x T>
			if t.is(j, "x") && !t.is(j-1, "vscale") {
				return j + 1, ""
			}
		}
		return 0, "an array type without its elements"
	}
	return 0, "an index into the type " + short(t.str(i))
}
