package integers

import "testing"

var (
	boolean  = Of("_Bool")
	schar    = Of("signed char")
	uchar    = Of("unsigned char")
	ushort   = Of("unsigned short")
	integer  = Of("int")
	unsigned = Of("unsigned int")
	long     = Of("long")
	ulong    = Of("unsigned long")
)

func TestOf(t *testing.T) {
	for _, c := range []struct {
		name string
		want Type
	}{
		{"char", Type{8, true}}, {"short", Type{16, true}}, {"long long", Type{64, true}}, {"unsigned long long", Type{64, false}},
		{"enum color", Type{32, false}}, {"enum color *", Type{}}, {"float", Type{}}, {"struct s", Type{}},
	} {
		if got := Of(c.name); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

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
