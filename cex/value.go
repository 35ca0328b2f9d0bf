package cex

import (
	"fmt"
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/ir/interp"
)

// namer writes values as text. For pointers, it knows the objects of a run.
type namer struct {
	p       *ir.Program
	objects []object       // by id; entry 0 is null
	heap    map[uint64]int // heap objects are numbered as they turn up in the trace, from 1
	count   map[string]int
}

type object struct {
	ir.Alloc
	size uint64
	text map[uint64]byte // of a string literal: its bytes
}

func newNamer(p *ir.Program, rr *interp.Result) *namer {
	n := &namer{p: p, objects: make([]object, 1), heap: map[uint64]int{}, count: map[string]int{}}
	for i := 0; i < rr.Executed; i++ {
		if in := p.At(i); in.Op == ir.OpAlloc {
			size, _ := rr.Value(in.Args[1])
			n.objects = append(n.objects, object{Alloc: p.Allocs[in.Aux], size: size.U})
		}
	}
	for i := 0; i < rr.Executed; i++ {
		in := p.At(i)
		n.literalBytes(rr, &in)
	}
	return n
}

// literalBytes records the bytes that a store into a string literal (its initialisation) writes.
func (n *namer) literalBytes(rr *interp.Result, in *ir.Instr) {
	if in.Op != ir.OpStore && in.Op != ir.OpMemSet {
		return
	}
	to, _ := rr.Value(in.Args[1])
	base, off := n.p.SplitPtr(to.U)
	if base >= uint64(len(n.objects)) || !n.objects[base].Literal() {
		return
	}
	o := &n.objects[base]
	if o.text == nil {
		o.text = map[uint64]byte{}
	}
	v, _ := rr.Value(in.Args[2])
	if in.Op == ir.OpStore {
		x := v.Int()
		for k := uint(0); k < uint(v.Type.Bits+7)/8; k++ {
			o.text[uint64(off)+uint64(k)] = byte(new(big.Int).Rsh(x, 8*k).Uint64())
		}
	}
}

// quoted returns the string that begins at off, if all its characters are printable.
func (o *object) quoted(off uint64) (string, bool) {
	const longest = 40
	var b []byte
	for ; off < o.size && o.text[off] != 0; off++ {
		if c := o.text[off]; c != '\n' && c != '\t' && (c < ' ' || c > '~') {
			return "", false
		}
		if len(b) == longest {
			return strconv.Quote(string(b)) + "…", true
		}
		b = append(b, o.text[off])
	}
	return strconv.Quote(string(b)), off < o.size
}

// value writes v as a C programmer writes a value of type ctype. An empty or unknown type counts as a signed integer.
func (n *namer) value(v interp.Value, ctype string) string {
	switch t := baseType(ctype); {
	case v.Type.Kind == ir.KindPtr:
		return n.pointer(v.U)
	case v.Type.Bits == 1 && t == "" || t == "_Bool" || t == "bool":
		return strconv.FormatBool(v.Int().Sign() != 0)
	case (t == "half" || t == "_Float16") && v.Type.Bits == ir.HalfBits:
		return strconv.FormatFloat(floats.HalfNumber(v.U), 'g', -1, 32)
	case t == "float" && v.Type.Bits == 32:
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(v.U))), 'g', -1, 32)
	case t == "long double" && v.Type.Bits == 80:
		if x := floats.DecodeExtended(v.Int()); x != nil {
			return x.Text('g', -1)
		}
		return "NaN"
	case t == "double" && v.Type.Bits == 64:
		return strconv.FormatFloat(math.Float64frombits(v.U), 'g', -1, 64)
	case v.Type.Bits == 8 && isChar(t):
		return character(v, t == "unsigned char")
	default:
		return integer(v, t)
	}
}

// baseType returns ctype without qualifiers.
func baseType(ctype string) string {
	var words []string
	for _, w := range strings.Fields(ctype) {
		if w != "const" && w != "volatile" {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}

func isChar(t string) bool { return t == "char" || t == "signed char" || t == "unsigned char" }

var escapes = map[byte]string{0: `\0`, 7: `\a`, 8: `\b`, 9: `\t`, 10: `\n`, 11: `\v`, 12: `\f`, 13: `\r`, '\'': `\'`, '\\': `\\`}

// character returns 'c' (code), or only the code if the character has no glyph or escape.
func character(v interp.Value, unsigned bool) string {
	code := v.Signed().String()
	if unsigned {
		code = v.Int().String()
	}
	c := byte(v.U)
	if e, ok := escapes[c]; ok {
		return fmt.Sprintf("'%s' (%s)", e, code)
	}
	if c >= ' ' && c < 0x7f {
		return fmt.Sprintf("'%c' (%s)", c, code)
	}
	return code
}

var (
	unsignedType = regexp.MustCompile(`^(unsigned|u_?int|u_?char|u_?short|u_?long|__u|u\d+\b|size_t\b|uintptr_t\b|__CPROVER_size_t\b)`)
	signedType   = regexp.MustCompile(`^(int|long|short|signed|char|ssize_t|ptrdiff_t|__int128|enum)`)
)

// integer writes a decimal number, signed as its C type says. If the decimal form hides the bits, they are added in hexadecimal: for large numbers,
// and for negative ones whose C type may be unsigned.
func integer(v interp.Value, t string) string {
	if unsignedType.MatchString(t) {
		return withHex(v.Int(), v)
	}
	s := v.Signed()
	if s.Sign() < 0 && t != "" && !signedType.MatchString(t) {
		return fmt.Sprintf("%v (%#x)", s, v.Int())
	}
	return withHex(s, v)
}

func withHex(x *big.Int, v interp.Value) string {
	if x.CmpAbs(big.NewInt(1<<16)) < 0 {
		return x.String()
	}
	return fmt.Sprintf("%v (%#x)", x, v.Int())
}

// pointer names the object that a pointer points to: NULL, &x, &buf[3], &obj + 8, f, "text".
func (n *namer) pointer(i uint64) string {
	base, off := n.p.SplitPtr(i)
	switch {
	case i == 0:
		return "NULL"
	case base == 0 || base >= uint64(len(n.objects)):
		return fmt.Sprintf("%#x (no object)", i)
	}
	o := &n.objects[base]
	name := n.objectName(base, o)
	address := "&" + name
	if strings.HasPrefix(name, `"`) {
		address = name // a string literal is its address
	}
	if o.Kind == ir.ObjFunc && off == 0 {
		return name
	}
	if off < 0 || uint64(off) > o.size {
		return fmt.Sprintf("%s%s (outside its %s)", address, plus(off), bytesText(o.size))
	}
	if o.text != nil {
		if q, ok := o.quoted(uint64(off)); ok {
			return q
		}
	}
	return address + element(o, uint64(off))
}

// objectName returns the name of a variable. Heap objects with the same name are numbered.
func (n *namer) objectName(base uint64, o *object) string {
	name := o.Name
	if o.Literal() {
		if q, ok := o.quoted(0); ok {
			return q
		}
	}
	if name == "" {
		name = o.Kind.String() + "_object"
	}
	if o.Kind != ir.ObjHeap {
		return name
	}
	if n.heap[base] == 0 {
		n.count[name]++
		n.heap[base] = n.count[name]
	}
	return fmt.Sprintf("%s#%d", name, n.heap[base])
}

var arrayType = regexp.MustCompile(`^[^\[\](]*((?:\[\d+\])+)$`)

// element returns the part of a pointer after the object's name: [i][j] + rest.
func element(o *object, off uint64) string {
	s, size := "", o.size
	for _, n := range dimensions(o.CType) {
		if n == 0 || size == 0 || size%n != 0 {
			break
		}
		size /= n
		s += fmt.Sprintf("[%d]", off/size)
		off %= size
	}
	return s + plus(int64(off))
}

// dimensions returns 2 and 3 for "char[2][3]".
func dimensions(ctype string) []uint64 {
	m := arrayType.FindStringSubmatch(strings.TrimSpace(ctype))
	if m == nil {
		return nil
	}
	var dims []uint64
	for _, d := range strings.Split(strings.Trim(m[1], "[]"), "][") {
		n, err := strconv.ParseUint(d, 10, 64)
		if err != nil {
			return nil
		}
		dims = append(dims, n)
	}
	return dims
}

func plus(off int64) string {
	switch {
	case off < 0:
		return fmt.Sprintf(" - %d", -off)
	case off > 0:
		return fmt.Sprintf(" + %d", off)
	}
	return ""
}

func bytesText(n uint64) string {
	if n == 1 {
		return "1 byte"
	}
	return fmt.Sprintf("%d bytes", n)
}
