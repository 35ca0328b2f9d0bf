package pmap

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Every revision behaves like a Go map that was copied at each update.
func TestAgainstGoMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := NewStore()
		words := rapid.Map(rapid.Uint64Range(0, 600), func(i uint64) uint64 { return 4 * i })
		key := rapid.OneOf(rapid.Uint64Range(0, 40), words, words, rapid.Uint64Range(0, 300), rapid.Uint64Range(^uint64(0)-5, ^uint64(0)), rapid.Uint64())
		if rapid.Bool().Draw(t, "one block") {
			key = rapid.Uint64Range(60, 130)
		}
		revs := []Map{0}
		want := []map[uint64]uint32{{}}
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			i := rapid.IntRange(0, len(revs)-1).Draw(t, "rev")
			k := key.Draw(t, "k")
			w := maps.Clone(want[i])
			m := revs[i]
			val := rapid.Uint32Range(0, 3)
			switch rapid.IntRange(0, 4).Draw(t, "op") {
			case 0:
				delete(w, k)
				m = s.Delete(m, k)
			case 1: // a run, of which the last revision alone remains
				own := s.Mark()
				for range rapid.IntRange(1, 9).Draw(t, "run") {
					k, v := key.Draw(t, "k"), val.Draw(t, "v")
					w[k] = v
					m = s.Update(m, k, v, own)
				}
			default:
				v := val.Draw(t, "v")
				w[k] = v
				m = s.Set(m, k, v)
			}
			revs, want = append(revs, m), append(want, w)
		}
		for i, m := range revs {
			checkRevision(t, s, m, want[i], key)
			j := rapid.IntRange(0, len(revs)-1).Draw(t, "other")
			checkDiff(t, s, m, revs[j], want[i], want[j])
		}
	})
}

func checkRevision(t *rapid.T, s *Store, m Map, want map[uint64]uint32, key *rapid.Generator[uint64]) {
	keys := slices.Sorted(maps.Keys(want))
	if s.Len(m) != len(keys) {
		t.Fatalf("len %d, want %d", s.Len(m), len(keys))
	}
	for range 5 {
		k, hi := key.Draw(t, "probe"), key.Draw(t, "hi")
		v, ok := s.Get(m, k)
		if wv, wok := want[k]; ok != wok || ok && v != wv {
			t.Fatalf("get %d: %d %v, want %d %v", k, v, ok, wv, wok)
		}
		i, _ := slices.BinarySearch(keys, k)
		j := i
		if i == len(keys) || keys[i] != k {
			i--
		}
		fk, fv, fok := s.Floor(m, k)
		if fok != (i >= 0) || fok && (fk != keys[i] || fv != want[fk]) {
			t.Fatalf("floor %d: %d %v, keys %v", k, fk, fok, keys)
		}
		var got []uint64
		s.Ascend(m, k, hi, func(k uint64, _ uint32) bool { got = append(got, k); return true })
		var exp []uint64
		for ; j < len(keys) && keys[j] <= hi; j++ {
			exp = append(exp, keys[j])
		}
		if !slices.Equal(got, exp) {
			t.Fatalf("ascend %d..%d: %v, want %v", k, hi, got, exp)
		}
	}
}

func checkDiff(t *rapid.T, s *Store, a, b Map, wa, wb map[uint64]uint32) {
	got := map[uint64]Change{}
	last, first := uint64(0), true
	s.Diff(a, b, func(c Change) {
		if !first && c.Key <= last {
			t.Fatalf("diff not ascending: %d after %d", c.Key, last)
		}
		last, first = c.Key, false
		got[c.Key] = c
	})
	all := maps.Clone(wa)
	maps.Copy(all, wb)
	n := 0
	for k := range all {
		va, ina := wa[k]
		vb, inb := wb[k]
		if ina == inb && va == vb {
			continue
		}
		n++
		if got[k] != (Change{k, va, vb, ina, inb}) {
			t.Fatalf("diff at %d: %+v, want %d %v, %d %v", k, got[k], va, ina, vb, inb)
		}
	}
	if n != len(got) {
		t.Fatalf("diff has %d keys, want %d", len(got), n)
	}
}
