package guarded

import "testing"

// offsets.meets against all numbers that the offsets stand for.
func TestOffsetsMeet(t *testing.T) {
	for _, every := range []int64{0, 1, 3, 8} {
		for low := int64(-6); low <= 6; low++ {
			for high := low; high <= low+4; high++ {
				for from := int64(-9); from <= 9; from++ {
					for to := from; to <= from+3; to++ {
						want := false
						for k := int64(-40); k <= 40; k++ {
							for x := low; x <= high; x++ {
								if y := x + k*every; from <= y && y <= to {
									want = true
								}
							}
						}
						o := offsets{low, high, every}
						if got := o.meets(from, to); got != want {
							t.Fatalf("%+v, %d to %d: %v, want %v", o, from, to, got, want)
						}
					}
				}
			}
		}
	}
}

func TestOffsetsAdd(t *testing.T) {
	for _, c := range []struct {
		name   string
		factor int64
		most   uint64
		known  bool
		want   offsets
		ok     bool
	}{
		{"an index below 10", 4, 9, true, offsets{5, 41, 0}, true},
		{"taken away", -4, 9, true, offsets{-31, 5, 0}, true},
		{"any index", 12, 0, false, offsets{5, 5, 12}, true},
		{"an index that is too large to reckon with", 4, 1 << 60, true, offsets{5, 5, 4}, true},
		{"a factor that is too large", 1 << 50, 1, true, offsets{5, 5, 0}, false},
	} {
		o := offsets{5, 5, 0}
		if ok := o.add(c.factor, c.most, c.known); ok != c.ok || o != c.want {
			t.Errorf("%s: %+v, %v, want %+v, %v", c.name, o, ok, c.want, c.ok)
		}
	}
}
