package integers

import "testing"

var (
	boolean  = Type{Bits: 1}
	schar    = Type{Bits: 8, Signed: true}
	uchar    = Type{Bits: 8}
	ushort   = Type{Bits: 16}
	integer  = Type{Bits: 32, Signed: true}
	unsigned = Type{Bits: 32}
	long     = Type{Bits: 64, Signed: true}
	ulong    = Type{Bits: 64}
)

func TestHolds(t *testing.T) {
	for _, c := range []struct {
		t    Type
		k    int64
		want bool
	}{
		{boolean, 1, true}, {boolean, 2, false},
		{schar, -128, true}, {schar, 128, false},
		{ushort, 65535, true}, {ushort, -1, false},
		{integer, 1 << 31, false}, {unsigned, 1 << 31, true},
		{long, -1 << 63, true}, {ulong, -1, false},
	} {
		if c.t.Holds(c.k) != c.want {
			t.Errorf("%+v holds %d: %v, want %v", c.t, c.k, !c.want, c.want)
		}
	}
}

func TestLiteral(t *testing.T) {
	for _, c := range []struct {
		t    Type
		want string
	}{{integer, "5"}, {uchar, "5"}, {unsigned, "5U"}, {ulong, "5UL"}, {long, "5"}} {
		if got := c.t.Literal(5); got != c.want {
			t.Errorf("5 as %+v: %s, want %s", c.t, got, c.want)
		}
	}
}

func TestCommon(t *testing.T) {
	for _, c := range []struct {
		a, b Type
		want string
	}{
		{integer, unsigned, "(long long)"},
		{long, unsigned, "(long long)"},
		{ulong, unsigned, "(unsigned long long)"},
		{long, ulong, "(__int128)"},
		{integer, ulong, "(__int128)"},
	} {
		if got := Common(c.a, c.b); got != c.want {
			t.Errorf("%+v and %+v: %s, want %s", c.a, c.b, got, c.want)
		}
	}
}
