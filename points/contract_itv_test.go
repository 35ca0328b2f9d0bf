package points

import "testing"

// element lists the elements of an interval.
func (a Itv) elements() (out []int64) {
	for v := a.Lo; v <= a.Hi; v += int64(max(a.Stride, 1)) {
		out = append(out, v)
	}
	return out
}

// intervals returns all intervals in offsets of this many bits.
func intervals(bits int) (out []Itv) {
	least, most := -int64(1)<<(bits-1), int64(1)<<(bits-1)-1
	for lo := least; lo <= most; lo++ {
		out = append(out, Itv{lo, lo, 0})
		for stride := int64(1); lo+stride <= most; stride++ {
			for hi := lo + stride; hi <= most; hi += stride {
				out = append(out, Itv{lo, hi, uint64(stride)})
			}
		}
	}
	return out
}

// An interval contains its elements and nothing else. A moved interval contains the moved elements. A join contains the elements of both.
func TestContractIntervals(t *testing.T) {
	all := intervals(4)
	for i, a := range all {
		in := map[int64]bool{}
		for _, v := range a.elements() {
			in[v] = true
		}
		for v := int64(-20); v <= 20; v++ {
			if a.Contains(v) != in[v] || a.plus(3).Contains(v+3) != in[v] {
				t.Fatalf("%v and %d: %v", a, v, a.Contains(v))
			}
		}
		for _, b := range all[:i] {
			j := a.join(b)
			for _, v := range append(a.elements(), b.elements()...) {
				if !j.Contains(v) {
					t.Fatalf("%v and %v together are %v, without %d", a, b, j, v)
				}
			}
			if j.Lo != min(a.Lo, b.Lo) || j.Hi != max(a.Hi, b.Hi) || j.Stride > 0 && !j.Contains(j.Hi) {
				t.Fatalf("%v and %v together are %v", a, b, j)
			}
		}
	}
}

// covered returns the set of bytes of accesses of n bytes, one at each element. Offsets wrap around.
func (a Itv) covered(n uint64, bits int) (set uint32) {
	for _, v := range a.elements() {
		for i := range n {
			set |= 1 << ((uint64(v) + i) & LowMask(bits))
		}
	}
	return set
}

// Accesses at the offsets of two intervals that count as apart share no byte, for all intervals of three and four bits. The number of pairs that
// count as apart is written down: a smaller number would mean a weaker procedure.
func TestContractApart(t *testing.T) {
	for bits, want := range map[int]int{3: apartOf3, 4: apartOf4} {
		all := intervals(bits)
		told := 0
		for _, a := range all {
			for n := uint64(1); n <= 1<<bits; n += n {
				here := a.covered(n, bits)
				for _, b := range all {
					for m := uint64(1); m <= 1<<bits; m++ {
						if !a.Apart(n, b, m, bits) {
							continue
						}
						told++
						if here&b.covered(m, bits) != 0 {
							t.Fatalf("%v (%d bytes) and %v (%d bytes) meet", a, n, b, m)
						}
					}
				}
			}
		}
		if told != want {
			t.Errorf("%d bits: %d are told apart, %d were", bits, told, want)
		}
	}
}

const apartOf3, apartOf4 = 2767, 161117

// Nothing is lost at the ends of 64 bits.
func TestContractApartWide(t *testing.T) {
	const least, most = -1 << 63, 1<<63 - 1
	at := func(v int64) Itv { return Itv{v, v, 0} }
	for _, tt := range []struct {
		name  string
		a     Itv
		n     uint64
		b     Itv
		m     uint64
		apart bool
	}{
		{"far apart", at(least), 8, at(0), 8, true},
		{"the last bytes and the first", at(most), 1, at(least), 1, true},
		{"the last bytes reach the first", at(most), 2, at(least), 1, false},
		{"elements of which one wraps around", Itv{least, most - 7, 8}, 4, Itv{least + 4, most - 3, 8}, 4, true},
		{"elements of which one wraps around into the others", Itv{least, most - 7, 8}, 5, Itv{least + 4, most - 3, 8}, 5, false},
		{"more than half of all", at(0), 1 << 63, at(least), 1, false},
		{"half of all", at(0), 1<<63 - 1, at(least), 1, true},
	} {
		if got := tt.a.Apart(tt.n, tt.b, tt.m, 64); got != tt.apart {
			t.Errorf("%s: %v", tt.name, got)
		}
		if got := tt.b.Apart(tt.m, tt.a, tt.n, 64); got != tt.apart {
			t.Errorf("%s, the other way round: %v", tt.name, got)
		}
	}
}
