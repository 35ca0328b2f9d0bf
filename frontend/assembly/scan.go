package assembly

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/fault"
)

// A file of LLVM assembly is a sequence of top-level entities: function definitions, globals, types, metadata nodes. scan cuts it into
// tokens and those into entities, without understanding more of the language than its brackets.

// token is one lexical token: text[start:end].
type token struct {
	start, end int32
	kind       tokenKind
}

type tokenKind uint8

const (
	tWord   tokenKind = iota // keyword, type, number, label without its colon
	tGlobal                  // @name
	tLocal                   // %name
	tMeta                    // !name or !7
	tBang                    // ! alone, before { or "
	tHash                    // #7 or #dbg_declare
	tOther                   // $comdat, ^summary
	tString                  // "…" or c"…"
	tPunct                   // one character
)

type entityKind uint8

const (
	eDefine  entityKind = iota // define …{…}
	eDeclare                   // declare
	eGlobal                    // @x = global, constant, alias or ifunc
	eType                      // %t = type
	eMeta                      // !7 = …
	eAttrs                     // attributes #7 = {…}
	eOther                     // target, source_filename, module asm: kept
	eDropped                   // comdats, named metadata, summaries, use-list orders
)

// entity is toks[lo:hi].
type entity struct {
	kind     entityKind
	lo, hi   int32
	name     string // of a function or global, without @; of a type, without %; of metadata or attributes, its number
	local    bool   // private or internal
	external bool   // a declaration: declare, or external global
	reached  bool
	unread   string // why the body of a function cannot be read; a body that says so stands for it
}

// Text is one file of LLVM assembly, cut up.
type Text struct {
	path     string
	src      string
	toks     []token
	breaks   []int32 // offsets of the line breaks
	entities []entity
	globals  map[string]int // functions and globals
	types    map[string]int
	meta     map[string]int
	attrs    map[string]string // number of an attribute group → those of its attributes that are kept
	opaque   bool              // has the type ptr
	isModel  bool
	Foreign  bool // the user's assembly, not what our clang wrote: llvm checks its types
	Refused  []Refusal
}

// maxDepth bounds the nesting of brackets. Deeper input is refused, since llir's parser recurses on it.
const maxDepth = 500

var wordChar = func() (t [256]bool) {
	for c := range t {
		t[c] = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$' || c == '-' || c >= 0x80
	}
	return
}()

func (t *Text) str(i int) string { return t.src[t.toks[i].start:t.toks[i].end] }

// is reports whether token i exists and reads s.
func (t *Text) is(i int, s string) bool { return i < len(t.toks) && t.str(i) == s }

func (t *Text) kind(i int) tokenKind {
	if i >= len(t.toks) {
		return tPunct
	}
	return t.toks[i].kind
}

// lineOf returns the line, from 1, of an offset.
func (t *Text) lineOf(offset int32) int {
	n, _ := slices.BinarySearch(t.breaks, offset)
	return n + 1
}

func (t *Text) errorAt(offset int32, format string, args ...any) error {
	return &fault.InputError{File: t.path, Line: t.lineOf(offset), Msg: fmt.Sprintf(format, args...)}
}

// Scan reads src, the contents of the file path.
func Scan(path, src string) (*Text, error) {
	if len(src) > 1<<31-1 {
		return nil, &fault.InputError{File: path, Msg: "is larger than 2 GiB"}
	}
	t := &Text{path: path, src: src, globals: map[string]int{}, types: map[string]int{}, meta: map[string]int{}, attrs: map[string]string{}}
	if err := t.tokenise(); err != nil {
		return nil, err
	}
	if err := t.cut(); err != nil {
		return nil, err
	}
	return t, nil
}

func (t *Text) tokenise() error {
	src := t.src
	t.toks = make([]token, 0, len(src)/4)
	t.findBreaks()
	var open []byte // brackets not yet closed
	for i := 0; i < len(src); {
		var err error
		switch c := src[i]; {
		case c == ' ' || c == '\n' || c == '\t' || c == '\r':
			i++
		case c == ';':
			if n := strings.IndexByte(src[i:], '\n'); n >= 0 {
				i += n
			} else {
				i = len(src)
			}
		case c == '"' || c == 'c' && i+1 < len(src) && src[i+1] == '"':
			i, err = t.quoted(i)
		case c == '@' || c == '%' || c == '!' || c == '#' || c == '$' || c == '^':
			i, err = t.name(i)
		case wordChar[c]:
			i = t.word(i)
		default:
			open, err = t.punctuation(i, open)
			i++
		}
		if err != nil {
			return err
		}
	}
	if len(open) > 0 {
		if _, ok := t.entityAt(0); !ok {
			return t.errorAt(t.toks[0].start, "unexpected %q; is this LLVM assembly?", short(t.str(0)))
		}
		return t.errorAt(int32(len(src)), "the file ends inside %q; it seems to be cut off", string(open[len(open)-1]))
	}
	return nil
}

// findBreaks notes where lines end.
func (t *Text) findBreaks() {
	for i := 0; ; i++ {
		n := strings.IndexByte(t.src[i:], '\n')
		if n < 0 {
			return
		}
		i += n
		t.breaks = append(t.breaks, int32(i))
	}
}

func (t *Text) add(kind tokenKind, start, end int) {
	t.toks = append(t.toks, token{int32(start), int32(end), kind})
}

// quoted adds the string that begins at i, and gives its end.
func (t *Text) quoted(i int) (end int, err error) {
	j := i + 1
	if t.src[i] == 'c' {
		j++
	}
	n := strings.IndexByte(t.src[j:], '"')
	if n < 0 {
		return 0, t.errorAt(int32(i), "a string is not closed; the file seems to be cut off")
	}
	end = j + n + 1
	t.add(tString, i, end)
	return end, nil
}

// name adds the name that begins at i with a character that says of what, and gives its end.
func (t *Text) name(i int) (end int, err error) {
	src, c, j := t.src, t.src[i], i+1
	if j < len(src) && src[j] == '"' && c != '!' {
		n := strings.IndexByte(src[j+1:], '"')
		if n < 0 {
			return 0, t.errorAt(int32(i), "a quoted name is not closed; the file seems to be cut off")
		}
		j += n + 2
	} else {
		for j < len(src) && (wordChar[src[j]] || c == '!' && src[j] == '\\') {
			j++
		}
	}
	kind := tOther
	switch c {
	case '@':
		kind = tGlobal
	case '%':
		kind = tLocal
	case '#':
		kind = tHash
	case '!':
		kind = tMeta
		if j == i+1 {
			kind = tBang
		}
	}
	t.add(kind, i, j)
	return j, nil
}

// word adds the word or number that begins at i, and gives its end.
func (t *Text) word(i int) (end int) {
	src, j := t.src, i+1
	number := src[i] >= '0' && src[i] <= '9' || src[i] == '-'
	for j < len(src) && (wordChar[src[j]] || number && src[j] == '+') {
		j++
	}
	if j-i == 3 && src[i:j] == "ptr" {
		t.opaque = true
	}
	t.add(tWord, i, j)
	return j
}

// punctuation adds the character at i. It gives the brackets that are open behind it.
func (t *Text) punctuation(i int, open []byte) ([]byte, error) {
	switch c := t.src[i]; c {
	case '(', '[', '{':
		open = append(open, c)
		if len(open) > maxDepth {
			return open, t.errorAt(int32(i), "brackets are nested more than %d deep", maxDepth)
		}
	case ')', ']', '}':
		if len(open) == 0 || open[len(open)-1] != opposite(c) {
			return open, t.errorAt(int32(i), "unexpected %q", string(c))
		}
		open = open[:len(open)-1]
	case ',', '=', '*', '<', '>', ':', '|', '/', '+', '&':
	default:
		return open, t.errorAt(int32(i), "unexpected character %q; is this LLVM assembly?", string(rune(c)))
	}
	t.add(tPunct, i, i+1)
	return open, nil
}

func opposite(c byte) byte {
	switch c {
	case ')':
		return '('
	case ']':
		return '['
	}
	return '{'
}

// entityAt tells whether token i, outside brackets, begins an entity, and of which kind.
func (t *Text) entityAt(i int) (kind entityKind, starts bool) {
	kind = eOther
	switch tok := t.toks[i]; tok.kind {
	case tGlobal:
		kind, starts = eGlobal, t.is(i+1, "=")
	case tLocal:
		kind, starts = eType, t.is(i+1, "=")
	case tMeta:
		if starts = t.is(i+1, "="); starts {
			kind = eMeta
			if c := t.src[tok.start+1]; c < '0' || c > '9' {
				kind = eDropped
			}
		}
	case tOther:
		kind, starts = eDropped, t.is(i+1, "=")
	case tWord:
		starts = true
		switch t.str(i) {
		case "define":
			kind = eDefine
		case "declare":
			kind = eDeclare
		case "attributes":
			kind = eAttrs
		case "source_filename":
		case "target":
			starts = t.is(i+1, "datalayout") || t.is(i+1, "triple")
		case "module":
			starts = t.is(i+1, "asm")
		case "uselistorder", "uselistorder_bb":
			kind = eDropped
		default:
			starts = false
		}
	}
	return kind, starts
}

// cut finds the entities. One begins at a token outside brackets that can only begin one.
func (t *Text) cut() error {
	depth := 0
	for i := range t.toks {
		tok := t.toks[i]
		if tok.kind == tPunct {
			switch t.src[tok.start] {
			case '(', '[', '{':
				depth++
			case ')', ']', '}':
				depth--
			}
			continue
		}
		if depth > 0 {
			continue
		}
		kind, starts := t.entityAt(i)
		if !starts {
			if len(t.entities) == 0 {
				return t.errorAt(tok.start, "unexpected %q; is this LLVM assembly?", short(t.str(i)))
			}
			continue
		}
		if n := len(t.entities); n > 0 {
			t.entities[n-1].hi = int32(i)
		} else if i > 0 {
			return t.errorAt(t.toks[0].start, "unexpected %q; is this LLVM assembly?", short(t.str(0)))
		}
		t.entities = append(t.entities, entity{kind: kind, lo: int32(i), hi: int32(len(t.toks))})
	}
	if len(t.entities) == 0 {
		return &fault.InputError{File: t.path, Msg: "holds no LLVM assembly"}
	}
	for n := range t.entities {
		if err := t.nameEntity(n); err != nil {
			return err
		}
	}
	return nil
}

// nameEntity finds the name and linkage of entity n and enters it in the tables.
func (t *Text) nameEntity(n int) error {
	e := &t.entities[n]
	switch e.kind {
	case eDefine, eDeclare:
		e.external = e.kind == eDeclare
		for i := int(e.lo) + 1; i < int(e.hi); i++ {
			if t.kind(i) == tGlobal {
				e.name = t.str(i)[1:]
				break
			}
			if t.is(i, "private") || t.is(i, "internal") {
				e.local = true
			}
		}
		if e.name == "" {
			return t.errorAt(t.toks[e.lo].start, "a function without a name")
		}
	case eGlobal:
		e.name = t.str(int(e.lo))[1:]
	words:
		for i := int(e.lo) + 2; i < int(e.hi) && t.kind(i) == tWord; i++ {
			switch t.str(i) {
			case "private", "internal":
				e.local = true
			case "external", "extern_weak":
				e.external = true
			case "global", "constant", "alias", "ifunc":
				break words
			}
		}
	case eType:
		t.types[t.str(int(e.lo))[1:]] = n
		return nil
	case eMeta:
		e.name = t.str(int(e.lo))[1:]
		t.meta[e.name] = n
		return nil
	case eAttrs:
		t.keepAttrs(e)
		return nil
	default:
		return nil
	}
	if old, ok := t.globals[e.name]; ok && !(t.entities[old].external && e.external) {
		if !t.entities[old].external && !e.external {
			return t.errorAt(t.toks[e.lo].start, "@%s is defined twice", e.name)
		}
		if e.external {
			e.kind = eDropped // a declaration of what is defined here too
			return nil
		}
		t.entities[old].kind = eDropped
	}
	t.globals[e.name] = n
	return nil
}

// keepAttrs records which attributes of a group the lowering may ask for. All others go.
func (t *Text) keepAttrs(e *entity) {
	if t.kind(int(e.lo)+1) != tHash {
		return
	}
	var kept []string
	for i := int(e.lo) + 2; i < int(e.hi); i++ {
		if t.kind(i) != tWord {
			continue
		}
		switch w := t.str(i); w {
		case "noreturn", "returns_twice", "alwaysinline", "noinline":
			kept = append(kept, w)
		}
	}
	t.attrs[t.str(int(e.lo)+1)] = strings.Join(kept, " ")
}

func short(s string) string {
	if len(s) > 40 {
		return s[:40] + "…"
	}
	return s
}
