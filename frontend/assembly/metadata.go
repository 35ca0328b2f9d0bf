package assembly

import (
	"strings"

	"seabmc/frontend/ctext"
)

// References to metadata in instructions.

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
	return s[:ctext.Until(s, "\n")]
}
