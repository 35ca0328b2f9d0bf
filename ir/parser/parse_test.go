package parser_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/irgen"
	"seabmc/ir/parser"
	"seabmc/ir/printer"
	"seabmc/ir/verify"
)

const header = "sea-ir ptrbits=64 objbits=20\n"

func TestPrintedForm(t *testing.T) {
	const want = header + `%1 = initmem
%2:i64 = const 10
%buf, %m1 = alloc %1, %2 stack "buf" "char [10]" ; a.c:3:7 main
%5:i32 = nondet "x" ; a.c:4 main
%6:i64 = sext %5
%q = gep %buf, %6, 1
%ok:i1 = valid %m1, %q, %2
%c:i8 = load %m1, %q
%p:ptr = load %m1, %buf
%10:i1 = const true
%11:i1 = iskind %p, heap
%12:i1 = xor %11, %10
%13:i128 = const 340282366920938463463374607431768211455
%14:mem = select %11, %m1, %1
assume %10, %12
assert %10, %ok "main.array_bounds.1" array_bounds "q is inside \"buf\"" ; "my file.c":5 "f g"
assert %10, %ok "main.unwind.1" unwind "" loop "main.0"
assert %10, %ok "main.overflow.1" overflow "it fits" about abs
trace %10, %5 assign "x" "int"
trace %10, %ok input "malloc" fails
trace %10, %5 input "x" "int" unset
trace %10 call "main"
`
	p, err := parser.String(want, "t.sea")
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Program(p); err != nil {
		t.Fatal(err)
	}
	if got := printer.String(p); got != want {
		t.Errorf("printed:\n%s", got)
	}
	if pos := p.Positions[p.At(15).Pos]; pos != (ir.Pos{File: "my file.c", Line: 5, Func: "f g"}) {
		t.Errorf("position is %+v", pos)
	}
	if c := p.Checks[p.At(16).Aux]; c != (ir.Check{ID: "main.unwind.1", Kind: ir.CheckUnwind, Loop: "main.0"}) {
		t.Errorf("check is %+v", c)
	}
}

// TestRemarks: what reports say beside a program is printed behind it and read back.
func TestRemarks(t *testing.T) {
	const want = header + `%1:i1 = const true
assert %1, %1 "main.unwind.0" unwind "at most 1000 rounds" loop "main.0" auto
property "f.overflow.1" overflow "no overflow" ; a.c:7:3 f
basis "bounds: loops as far as needed"
nobody "g"
warning "something was left out"
partial
`
	p, err := parser.String(want, "t.sea")
	if err != nil {
		t.Fatal(err)
	}
	if got := printer.String(p); got != want {
		t.Errorf("printed:\n%s", got)
	}
	m := p.Remarks
	if len(m.Unbuilt) != 1 || m.Unbuilt[0].Check.ID != "f.overflow.1" || m.Unbuilt[0].Pos.Line != 7 || !m.Partial || !p.Checks[0].Auto {
		t.Errorf("%+v", m)
	}
}

// counter is a consumer that counts.
type counter struct{ n int }

func (c *counter) Eval(*ir.Program, int) error {
	if c.n++; c.n == 3 {
		return errors.New("enough")
	}
	return nil
}

func TestFeed(t *testing.T) {
	p, err := parser.String(header+"%1:i8 = const 1\n%2 = add %1, %1\n", "t.sea")
	if err != nil {
		t.Fatal(err)
	}
	var c counter
	if err := parser.Feed(p, &c); err != nil || c.n != 2 {
		t.Errorf("%d instructions, %v", c.n, err)
	}
	if err := parser.Feed(p, &c); err == nil || c.n != 3 {
		t.Errorf("%d instructions, %v; the consumer's error ends it", c.n, err)
	}
}

func TestParseIsLenient(t *testing.T) {
	p, err := parser.String(`
# types that follow may be left out; so may names; -1 and 0x are numbers
sea-ir ptrbits=32 objbits=8

  %x:i8 = const -1   # the largest
%y:i8=const 0xff
%e = eq %x,%y
assert %e, %e
%n:ptr = nondet
%z:i1 = const 1
`, "t.sea")
	if err != nil {
		t.Fatal(err)
	}
	want := `sea-ir ptrbits=32 objbits=8
%x:i8 = const 255
%y:i8 = const 255
%e:i1 = eq %x, %y
assert %e, %e "" assertion ""
%n:ptr = nondet ""
%z:i1 = const true
`
	if got := printer.String(p); got != want {
		t.Errorf("printed:\n%s", got)
	}
}

func TestParseErrors(t *testing.T) {
	tests := []struct{ line, want string }{
		{`property assertion "x"`, `a property needs an id, e.g. property "main.assertion.1" assertion "x < 10"`},
		{`basis bounds`, `found 'bounds', expected a sentence in quotes`},
		{`partial 3`, `found '3', expected the end of the line`},
		{`%x:i8 = const 256`, `value 256 does not fit i8`},
		{`%x:i8 = const -129`, `value -129 does not fit i8`},
		{`%x:i8 = const abc`, `value "abc" is not an integer`},
		{`%x:ptr = const 1`, `result of const is ptr, must be an integer`},
		{`%x = const 1`, `result of const needs a type, e.g. %x:i32`},
		{`%x:i0 = const 0`, `type i0, integers are from i1 to i65536`},
		{`%x:float = const 0`, `unknown type "float", expected i<bits>, ptr or mem`},
		{`%x:i8 = frob %a`, `unknown operation "frob"`},
		{`%x = add %a`, `add has 1 operand, it takes 2 operands`},
		{`%x = add %a, %b, %a`, `found ',', expected the end of the line`},
		{`%x = add %a, %c`, `operand %c is i16, must be i8 as the operand before it`},
		{`%x = add %t, %t`, `operand %t is i1, must be an integer wider than i1`},
		{`%x = ult %m, %m`, `operand %m is mem, must be an integer or ptr`},
		{`%x:i32 = add %a, %b`, `result is i32, must be i8`},
		{`%x = add %a, %nope`, `register %nope is not defined, a definition comes before its uses`},
		{`%x = add %x, %x`, `register %x is not defined, a definition comes before its uses`},
		{`%a:i8 = const 1`, `register %a is defined twice, a register has one definition`},
		{`%x, %x = alloc %m, %n stack`, `register %x is defined twice, a register has one definition`},
		{`%x = alloc %m, %n stack`, `alloc has 1 results, it gives 2`},
		{`add %a, %b`, `add has 0 results, it gives 1`},
		{`%x = assume %t, %t`, `assume has 1 results, it gives 0`},
		{`%x, %y = alloc %m, %n pile`, `unknown kind of object "pile", expected one of stack, heap, global, const, func, const_local`},
		{`%x, %y = alloc %m, %a stack`, `operand %a is i8, must be i64 (the width of a pointer)`},
		{`%x:i8 = zext %a`, `extends i8 to i8, which is not wider`},
		{`%x:i8 = trunc %a`, `truncates i8 to i8, which is not narrower`},
		{`%x = memset %m, %p, %c, %n`, `operand %c is i16, must be i8`},
		{`%x:i8 = load %p, %m`, `operand %p is ptr, must be mem`},
		{`%x = gep %p, %n`, `found end of line, expected ',' before the scale of gep`},
		{`%x = gep %p, %n, -1`, `scale "-1" is not a number of bytes`},
		{`%x = select %a, %b, %b`, `operand %a is i8, must be i1`},
		{`assert %t, %t "id" assertion "m" loop`, `found end of line, expected the loop's id in quotes`},
		{`assert %t, %t "id`, `string is not closed or has a bad escape`},
		{`trace %t jump`, `unknown kind of step "jump", expected one of assign, input, call, return`},
		{`trace %t, %m assign`, `operand %m is mem, must be an integer or ptr`},
		{`assume %t, %t ; a comment`, `found 'comment', expected ':' in the position file:line (a comment starts with #)`},
		{`assume %t, %t ; a.c:x`, `"x" is not a line number`},
		{`assume %t %t`, `assume has 1 operand, it takes 2 operands`},
		{`% = const 1`, `'%' without a register's name`},
		{`*`, `unexpected character "*"`},
		{`%x:i8`, `found end of line, expected ',' or '=' after a result`},
	}
	const before = header + `%a:i8 = nondet "a"
%b:i8 = nondet "b"
%c:i16 = nondet "c"
%t:i1 = nondet "t"
%m = initmem
%p = null
%n:i64 = nondet "n"
`
	for _, tt := range tests {
		_, err := parser.String(before+tt.line+"\n", "t.sea")
		if want := "t.sea:9: " + tt.want; err == nil || err.Error() != want {
			t.Errorf("%s\n got: %v\nwant: %s", tt.line, err, want)
		}
	}
}

func TestParseHeaderErrors(t *testing.T) {
	tests := []struct{ text, want string }{
		{"", `t.sea:1: no program, expected the header "sea-ir ptrbits=64 objbits=20"`},
		{"%x:i8 = const 1", `t.sea:1: found %x, expected the header "sea-ir ptrbits=64 objbits=20"`},
		{"sea-ir ptrbits=65 objbits=20", `t.sea:1: ptrbits=65, must be from 4 to 64`},
		{"sea-ir ptrbits=64 objbits=63", `t.sea:1: objbits=63, must be from 1 to ptrbits-2 = 62`},
		{"sea-ir ptrbits=64", `t.sea:1: found end of line, expected objbits= in the header`},
		{"sea-ir ptrbits=4 objbits=1\n%m=initmem\n%z:i4=const 0\n%a,%n=alloc %m,%z heap\n%b,%o=alloc %n,%z heap", `t.sea:5: is object 2, but objbits=1 leaves room for 1`},
	}
	for _, tt := range tests {
		if _, err := parser.String(tt.text, "t.sea"); err == nil || err.Error() != tt.want {
			t.Errorf("%q\n got: %v\nwant: %s", tt.text, err, tt.want)
		}
	}
}

// Programs that only Go code can get wrong.
// No text makes the parser, the printer or the interpreter panic, and what parses round-trips.
func FuzzParse(f *testing.F) {
	f.Add(header + "%1:i8 = const 3\n%2:i8 = add %1, %1\n%c = ult %1, %2\nassert %c, %c \"a\" assertion \"m\" ; a.c:1:2 f\n")
	f.Add(header + "%m = initmem\n%n:i64 = const 4\n%p, %m1 = alloc %m, %n heap \"malloc\"\n%m2 = store %m1, %p, %n\n%m3 = memcpy %m2, %p, %m1, %p, %n\n%x:i70 = load %m3, %p\n%m4 = havoc %m3, %p, %n\n%v:i128 = sext %x\ntrace %c, %x assign \"x\"\n")
	f.Add("sea-ir ptrbits=8 objbits=3\n%b:i8 = const 200\n%p = inttoptr %b\n%q = gep %p, %b, 5\n%m = initmem\n%s = memset %m, %q, %b, %b\n%o = valid %s, %p, %b\n")
	f.Fuzz(func(t *testing.T, s string) {
		p, err := parser.String(s, "f.sea")
		if err != nil {
			if !strings.HasPrefix(err.Error(), "f.sea:") {
				t.Fatalf("error without a place: %v", err)
			}
			return
		}
		if err := verify.Program(p); err != nil {
			t.Fatalf("parsed, but %v", err)
		}
		out := printer.String(p)
		q, err := parser.String(out, "f.sea")
		if err != nil {
			t.Fatalf("%v in\n%s", err, out)
		}
		if again := printer.String(q); again != out {
			t.Fatalf("printed\n%s\nthen\n%s", out, again)
		}
		if _, err := interp.Run(p, interp.ZeroInputs{}, interp.Options{}); err != nil {
			t.Fatal(err)
		}
	})
}

func ExampleParse() {
	p, err := parser.String(`sea-ir ptrbits=64 objbits=20
%m = initmem
%n:i64 = const 4
%x, %m1 = alloc %m, %n stack "x" "int"
%v:i32 = nondet "v"
%m2 = store %m1, %x, %v
%r:i32 = load %m2, %x
%c = eq %r, %v
assert %c, %c "main.assertion.1" assertion "x == v"
`, "example.sea")
	if err != nil {
		fmt.Println(err)
		return
	}
	res, _ := interp.Run(p, interp.ZeroInputs{}, interp.Options{})
	fmt.Println(res.Outcome)
	// Output: completed
}

func TestRandomProgramsVerifyAndRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := irgen.DrawAny(t)
		if err := verify.Program(p); err != nil {
			t.Fatal(err)
		}
		s := printer.String(p)
		q, err := parser.String(s, "random.sea")
		if err != nil {
			t.Fatalf("%v\n%s", err, s)
		}
		if s2 := printer.String(q); s2 != s {
			t.Fatalf("printed again it is\n%s\nand was\n%s", s2, s)
		}
		if err := verify.Program(q); err != nil {
			t.Fatal(err)
		}
	})
}
