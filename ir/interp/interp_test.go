package interp_test

import (
	"fmt"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/parser"
)

// unknowns are inputs by name of the nondet; memory byte (sym, base, off) is
// 16*sym + off, so that a test can say which byte it reads.
type unknowns struct {
	p    *ir.Program
	vals map[string]int64
}

func (u unknowns) Nondet(r ir.Reg, _ ir.Type) *big.Int {
	v, ok := u.vals[u.p.Names[u.p.DefOf(r).Aux]]
	if !ok {
		return nil
	}
	return big.NewInt(v)
}

func (u unknowns) Byte(sym uint32, base, off uint64) byte { return byte(16*uint64(sym) + off) }

const preamble = "sea-ir ptrbits=64 objbits=20\n"

// frame is what most semantics programs need: two stack objects, a of 8 bytes and
// b of 4, in memory %m, and small numbers.
const frame = preamble + `%m0 = initmem
%0x:i64 = const 0
%1x:i64 = const 1
%2x:i64 = const 2
%3x:i64 = const 3
%4x:i64 = const 4
%8x:i64 = const 8
%neg:i64 = const -1
%t:i1 = const true
%f:i1 = const false
%null = null
%a, %m1 = alloc %m0, %8x stack "a"
%b, %m = alloc %m1, %4x stack "b"
%11:i8 = const 0x11
%abcd:i32 = const 0x0d0c0b0a
%a1 = gep %a, %1x, 1
%a4 = gep %a, %4x, 1
`

// Each case is a program after frame and the values that its registers must have.
func TestSemantics(t *testing.T) {
	tests := []struct{ name, prog, want string }{
		{"store and load, little endian", `
			%s = store %m, %a, %abcd
			%w:i32 = load %s, %a
			%x:i8 = load %s, %a
			%y:i16 = load %s, %a1`, "w=0x0d0c0b0a x=0x0a y=0x0c0b"},
		{"never written bytes are inputs", `%w:i32 = load %m, %a1`, "w=0x04030201"},
		{"partial overlap", `
			%s = store %m, %a, %abcd
			%r = store %s, %a1, %11
			%w:i32 = load %r, %a`, "w=0x0d0c110a"},
		{"misaligned store over two", `
			%s = store %m, %a, %abcd
			%r = store %s, %a4, %abcd
			%q = gep %a, %2x, 1
			%u = store %r, %q, %abcd
			%w:i64 = load %u, %a`, "w=0x0d0c0d0c0b0a0b0a"},
		{"old memory is as it was", `
			%s = store %m, %a, %abcd
			%r = store %s, %a, %11
			%x:i8 = load %s, %a
			%y:i8 = load %r, %a
			%z:i8 = load %m, %a`, "x=0x0a y=0x11 z=0"},
		{"width that is no whole byte: high bits are zero", `
			%v:i12 = const 0xabc
			%ff:i16 = const 0xffff
			%s = store %m, %a, %ff
			%r = store %s, %a, %v
			%x:i16 = load %r, %a
			%y:i12 = load %s, %a`, "x=0x0abc y=0xfff"},
		{"a truth value is a byte", `
			%s = store %m, %a, %t
			%x:i8 = load %s, %a
			%y:i1 = load %s, %a
			%z:i1 = load %m, %a1
			%u = store %m, %a, %11
			%v:i1 = load %u, %a`, "x=1 y=1 z=1 v=1"},
		{"wide integers", `
			%v:i72 = const 0x112233445566778899
			%s = store %m, %a, %v
			%x:i72 = load %s, %a
			%y:i8 = load %s, %a
			%q = gep %a, %8x, 1
			%z:i16 = load %s, %q
			%s2 = sub %v, %v
			%w:i72 = sdiv %v, %s2`, "x=0x112233445566778899 y=0x99 z=0x0911 w=0xffffffffffffffffff"},
		{"pointer through memory", `
			%s = store %m, %a, %b
			%p:ptr = load %s, %a
			%e = eq %p, %b
			%i:i64 = load %s, %a
			%j = ptrtoint %b
			%e2 = eq %i, %j`, "e=1 e2=1"},
		{"pointer copied byte by byte", `
			%s = store %m, %a, %a1
			%r = memcpy %s, %b, %s, %a, %4x
			%b4 = gep %b, %4x, 1
			%q = memcpy %r, %b4, %s, %a4, %4x
			%p:ptr = load %q, %b
			%e = eq %p, %a1`, "e=1"},
		{"pointer and integer, a bijection", `
			%p = gep %b, %neg, 1
			%i = ptrtoint %p
			%q = inttoptr %i
			%e = eq %p, %q
			%o = ptroff %q
			%n = ptrtoint %null
			%ib = ptrtoint %b`, "i=0x00001fffffffffff e=1 o=0xffffffffffffffff n=0 ib=0x0000200000000000"},
		{"gep scales and saturates", `
			%p = gep %a, %neg, 4
			%o = ptroff %p
			%max:i64 = const 0x7ffffffffff
			%q = gep %a, %max, 1
			%oq = ptroff %q
			%r = gep %q, %1x, 1
			%or = ptroff %r
			%huge:i64 = const 0x4000000000000000
			%u = gep %a, %huge, 4
			%ou = ptroff %u
			%same = gep %a, %huge, 0
			%e = eq %same, %a`, "o=0xfffffffffffffffc oq=0x7ffffffffff or=0xfffff80000000000 ou=0xfffff80000000000 e=1"},
		{"pointer order: base, then signed offset", `
			%p = gep %a, %neg, 1
			%x = ult %p, %a
			%y = ult %a1, %b
			%z = ult %b, %a1
			%u = ule %a, %a
			%v = ult %null, %p`, "x=1 y=1 z=0 u=1 v=1"},
		{"memset", `
			%s = memset %m, %a1, %11, %2x
			%w:i32 = load %s, %a
			%r = memset %m, %a, %11, %0x
			%x:i8 = load %r, %a1`, "w=0x03111100 x=1"},
		{"memset longer than the object wraps in its offsets only", `
			%s = memset %m, %a1, %11, %neg
			%w:i32 = load %s, %a
			%x:i32 = load %s, %b`, "w=0x11111111 x=0x03020100"},
		{"memmove up reads the source as it was", `
			%s = memcpy %m, %a1, %m, %a, %4x
			%w:i64 = load %s, %a`, "w=0x0706050302010000"},
		{"copy from an older memory", `
			%s = store %m, %a, %abcd
			%r = memcpy %s, %b, %m, %a, %2x
			%u = memcpy %s, %b, %s, %a, %2x
			%x:i32 = load %r, %b
			%y:i32 = load %u, %b`, "x=0x03020100 y=0x03020b0a"},
		{"unwritten bytes keep their name when copied", `
			%s = memcpy %m, %b, %m, %a4, %4x
			%w:i32 = load %s, %b`, "w=0x07060504"},
		{"havoc makes bytes of its number", `
			%s = havoc %m, %a1, %2x
			%r = havoc %s, %a, %1x
			%w:i32 = load %r, %a
			%u = havoc %m, %a, %0x
			%x:i32 = load %u, %a`, "w=0x03121120 x=0x03020100"},
		{"select of memories", `
			%c:i1 = nondet "c"
			%s = store %m, %a, %11
			%r = select %c, %s, %m
			%n = xor %c, %t
			%q = select %n, %s, %m
			%x:i8 = load %r, %a
			%y:i8 = load %q, %a`, "x=0x11 y=0"},
		{"valid", `
			%x = valid %m, %a, %8x
			%a8 = gep %a, %8x, 1
			%y = valid %m, %a8, %0x
			%z = valid %m, %a8, %1x
			%p = gep %a, %neg, 1
			%u = valid %m, %p, %1x
			%v = valid %m, %null, %0x
			%w = valid %m, %a1, %neg
			%o = valid %m0, %a, %1x`, "x=1 y=1 z=0 u=0 v=0 w=0 o=0"},
		{"free", `
			%s = free %m, %a1
			%x = islive %s, %a
			%y = islive %m, %a
			%z = valid %s, %a, %1x
			%n = objsize %s, %a
			%w = writable %s, %a
			%u = islive %s, %b
			%r = free %m, %null
			%v = islive %r, %null`, "x=0 y=1 z=0 n=8 w=1 u=1 v=0"},
		{"kinds", `
			%g, %n1 = alloc %m, %4x const "g"
			%h, %n2 = alloc %n1, %1x func "h"
			%x = writable %n2, %g
			%y = writable %n2, %a
			%z = iskind %g, const
			%u = iskind %g, stack
			%v = valid %n2, %h, %0x
			%w = islive %n2, %h
			%o = iskind %null, stack
			%q = writable %n2, %null
			%r = writable %m, %g`, "x=0 y=1 z=1 u=0 v=0 w=1 o=0 q=0 r=0"},
		{"object sizes", `
			%x = objsize %m, %b
			%y = objsize %m1, %b
			%z = objsize %m, %null
			%wild = inttoptr %neg
			%w = objsize %m, %wild`, "x=4 y=0 z=0 w=0"},
		{"memory out of bounds is there too (the integer -1 is null - 1)", `
			%wild = inttoptr %neg
			%s = store %m, %wild, %abcd
			%x:i32 = load %s, %wild
			%r = store %s, %null, %11
			%y:i16 = load %r, %null`, "x=0x0d0c0b0a y=0x0c11"},
		{"an access round the end of the offsets", `
			%max:i64 = const 0x7ffffffffff
			%p = gep %a, %max, 1
			%lo:i64 = const 0x80000000000
			%q = sub %0x, %lo
			%first = gep %a, %q, 1
			%s = store %m, %p, %abcd
			%x:i8 = load %s, %p
			%y:i24 = load %s, %first`, "x=0x0a y=0x0d0c0b"},
		{"division and shifts outside their domain", `
			%z:i8 = const 0
			%x:i8 = const -7
			%ud = udiv %x, %z
			%ur = urem %x, %z
			%sd = sdiv %x, %z
			%sp = sdiv %11, %z
			%sr = srem %x, %z
			%l = shl %x, %11
			%r = lshr %x, %11
			%a9 = ashr %x, %11
			%min:i8 = const -128
			%m1x:i8 = const -1
			%o = sdiv %min, %m1x
			%or = srem %min, %m1x`, "ud=255 ur=249 sd=1 sp=255 sr=249 l=0 r=0 a9=255 o=128 or=0"},
		{"signed division rounds to zero", `
			%x:i8 = const -7
			%y:i8 = const 2
			%d = sdiv %x, %y
			%r = srem %x, %y`, "d=253 r=255"},
		{"casts", `
			%x:i8 = const 0x80
			%z:i16 = zext %x
			%s:i16 = sext %x
			%ts:i32 = sext %t
			%y:i1 = trunc %x
			%w:i100 = sext %x
			%v:i8 = trunc %w`, "z=0x80 s=0xff80 ts=0xffffffff y=0 w=0xfffffffffffffffffffffff80 v=0x80"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parser.String(frame+tt.prog, "t.sea")
			if err != nil {
				t.Fatal(err)
			}
			in := unknowns{p, map[string]int64{"c": 1}}
			res, err := interp.Run(p, in, interp.Options{})
			if err != nil {
				t.Fatal(err)
			}
			checkValues(t, p, res, tt.want)
			compareWithNaive(t, p, in)
		})
	}
}

func regByName(p *ir.Program, name string) ir.Reg {
	for r, n := range p.RegNames {
		if n == name {
			return r
		}
	}
	return 0
}

// checkValues takes "x=1 y=0x2".
func checkValues(t *testing.T, p *ir.Program, res *interp.Result, want string) {
	t.Helper()
	for _, w := range strings.Fields(want) {
		name, val, _ := strings.Cut(w, "=")
		v, ok := res.Value(regByName(p, name))
		n, _ := new(big.Int).SetString(val, 0)
		if !ok || n == nil || v.Int().Cmp(n) != 0 {
			t.Errorf("%%%s is %#x, want %s", name, v.Int(), val)
		}
	}
}

func TestOutcomes(t *testing.T) {
	const prog = preamble + `%t:i1 = const true
%f:i1 = const false
%x:i8 = nondet "x"
%10:i8 = const 10
%20:i8 = const 20
trace %t, %x input "nondet" "char"
%small = ult %x, %20
assume %t, %small
trace %f, %x assign "never" "char"
%ok = ult %x, %10
assert %f, %f "unreached"
trace %t call "f"
assert %t, %ok "bound"
trace %t return "f"
assert %t, %f "end"
`
	p, err := parser.String(prog, "t.sea")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		x       int64
		opt     interp.Options
		outcome interp.Outcome
		check   string
		steps   string
	}{
		{5, interp.Options{}, interp.Violated, "end", "nondet=5 f f"},
		{15, interp.Options{}, interp.Violated, "bound", "nondet=15 f"},
		{25, interp.Options{}, interp.AssumeFailed, "", "nondet=25"},
		{25, interp.Options{IgnoreAssumes: true}, interp.Violated, "bound", "nondet=25 f"},
		{15, interp.Options{Ignore: func(c int32) bool { return p.Checks[c].ID == "bound" }}, interp.Violated, "end", "nondet=15 f f"},
		{15, interp.Options{Ignore: func(int32) bool { return true }}, interp.Completed, "", "nondet=15 f f"},
	}
	for _, tt := range tests {
		res, err := interp.Run(p, unknowns{p, map[string]int64{"x": tt.x}}, tt.opt)
		if err != nil {
			t.Fatal(err)
		}
		var steps []string
		for _, s := range res.Steps {
			name := p.Notes[p.At(s.Instr).Aux].Name
			if s.HasValue {
				name += fmt.Sprintf("=%v", s.Value.Int())
			}
			steps = append(steps, name)
		}
		check := ""
		if res.Outcome == interp.Violated {
			check = p.Checks[p.At(res.Instr).Aux].ID
		}
		if got := strings.Join(steps, " "); res.Outcome != tt.outcome || check != tt.check || got != tt.steps {
			t.Errorf("x = %d: %v %s, steps %s; want %v %s, %s", tt.x, res.Outcome, check, got, tt.outcome, tt.check, tt.steps)
		}
		if _, ok := res.Value(regByName(p, "ok")); ok != (res.Outcome != interp.AssumeFailed) {
			t.Errorf("x = %d: value of a register after the end of the run", tt.x)
		}
	}
}

// A million stores, copies and merges are run, whatever the order of the offsets; in quadratic time they would outlast the limit of go test.
func TestRunOfAMillionInstructions(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	p := ir.NewProgram(64, 20)
	b := ir.NewBuilder(p, nil)
	size := uint64(1 << 20)
	m0 := b.InitMem()
	a, m := b.Alloc(m0, b.Addr(size), ir.Alloc{Name: "a"})
	r := rand.New(rand.NewSource(1))
	c := b.Nondet(ir.I1, "c")
	for p.Len() < 1000000 {
		q := b.Gep(a, b.Addr(uint64(r.Intn(int(size/8)))), 4)
		v := b.Load(ir.Int(32), m, q)
		n := b.Store(m, q, b.Bin(ir.OpAdd, v, b.Const(1, 32)))
		switch r.Intn(20) {
		case 0:
			m = b.MemCpy(n, b.Gep(a, b.Addr(uint64(r.Intn(int(size/2)))), 1), m, a, b.Addr(uint64(r.Intn(int(size/2)))))
		case 1:
			m = b.Select(c, m, n)
		default:
			m = n
		}
	}
	res, err := interp.Run(p, interp.ZeroInputs{}, interp.Options{})
	if err != nil || res.Executed != p.Len() {
		t.Fatal(res, err)
	}
}
