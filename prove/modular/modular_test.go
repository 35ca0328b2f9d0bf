package modular

import "testing"

// Numbers of few bits are compared modulo their own width, and not in the wider type in which C adds them.
func TestSame(t *testing.T) {
	for _, tt := range []struct {
		bits int
		want string
	}{
		{8, "(unsigned char)((unsigned)x + 255U) == (unsigned char)((unsigned)y)"},
		{32, "(unsigned)x + 255U == (unsigned)y"},
		{64, "(unsigned long)x + 255UL == (unsigned long)y"},
	} {
		if got := Same(tt.bits, Mod(tt.bits, "x")+" + "+Number(tt.bits, 255), Mod(tt.bits, "y")); got != tt.want {
			t.Errorf("%d bits: %s, want %s", tt.bits, got, tt.want)
		}
	}
	if got := Number(32, -1); got != "4294967295U" {
		t.Errorf("-1 modulo 2^32 is %s", got)
	}
}
