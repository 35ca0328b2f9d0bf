package store

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	bolt "go.etcd.io/bbolt"

	"seabmc/untouched"
)

// Unit is what one input of a run was made from.
type Unit struct {
	Files  []string // the file and what it includes
	Absent []string // paths at which a file would be found instead of one of these
}

// Answer holds what is kept of a run.
type Answer struct {
	Summary  []byte // read at every look-up
	Document []byte // the rest, read when asked for
}

// Found is an answer that was kept.
type Found struct {
	Summary []byte
	doc     Sum
}

// versions is the number of answers that are kept for one call. Answers for other contents become useful again when a branch is checked out again.
const versions = 6

// entry is an answer kept for a call, in the form in which it is written.
type entry struct {
	Units   []Sum           `json:"units"`
	Summary json.RawMessage `json:"summary"`
	Doc     Sum             `json:"doc"`
	Used    int64           `json:"used"` // seconds
}

// Look returns the answers kept for calls whose files still have the same contents. It leaves out calls without one.
func (s *Store) Look(calls []Sum) (map[Sum]*Found, error) {
	found := map[Sum]*Found{}
	var stale []Sum
	s.memo.mu.Lock()
	defer s.memo.mu.Unlock()
	err := s.view(func(tx *bolt.Tx) error {
		for _, c := range calls {
			for _, e := range entries(tx, c) {
				if !s.holds(tx, e.Units) {
					continue
				}
				found[c] = &Found{e.Summary, e.Doc}
				if time.Unix(e.Used, 0).Add(24 * time.Hour).Before(s.now()) {
					stale = append(stale, c)
				}
				break
			}
		}
		return nil
	})
	if err == nil && (len(s.memo.fresh) > 0 || len(stale) > 0) {
		err = s.update(func(tx *bolt.Tx) error { return s.refresh(tx, stale) })
	}
	return found, err
}

// entries returns the answers of a call, the latest first.
func entries(tx *bolt.Tx, call Sum) (list []entry) {
	if b := get(tx, answers, call[:]); b != nil && json.Unmarshal(b, &list) != nil {
		return nil
	}
	return list
}

// refresh writes the states of files that were hashed, and notes that answers were used.
func (s *Store) refresh(tx *bolt.Tx, used []Sum) error {
	if err := s.keepFiles(tx); err != nil {
		return err
	}
	for _, c := range used {
		list := entries(tx, c)
		for i := range list {
			if s.holds(tx, list[i].Units) {
				list[i].Used = s.now().Unix()
				break
			}
		}
		if err := putJSON(tx, answers, c[:], list); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) keepFiles(tx *bolt.Tx) error {
	for path, k := range s.memo.fresh {
		if err := putJSON(tx, files, []byte(path), k); err != nil {
			return err
		}
	}
	clear(s.memo.fresh)
	return nil
}

func putJSON(tx *bolt.Tx, bucket, key []byte, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return put(tx, bucket, key, b)
}

// holds reports whether all files of the units still have the same contents.
func (s *Store) holds(tx *bolt.Tx, list []Sum) bool {
	return len(list) > 0 && !slices.ContainsFunc(list, func(u Sum) bool { return !s.unitHolds(tx, u) })
}

func (s *Store) unitHolds(tx *bolt.Tx, u Sum) bool {
	if ok, known := s.memo.units[u]; known {
		return ok
	}
	text := get(tx, units, u[:])
	ok := text != nil && SumOf(text) == u
	for _, line := range lines(text) {
		if sum := s.sum(tx, line.path); sum != line.sum {
			ok = false
			break
		}
	}
	s.memo.units[u] = ok
	return ok
}

// line is a file of a unit.
type line struct {
	path string
	sum  Sum
}

// lines reads a unit. A unit is written as a sequence of pairs: a sum, and a path that ends with a zero byte.
func lines(text []byte) (out []line) {
	for len(text) > len(Sum{}) {
		var l line
		copy(l.sum[:], text)
		rest := text[len(Sum{}):]
		end := slices.Index(rest, 0)
		if end < 0 {
			return nil
		}
		l.path = string(rest[:end])
		text = rest[end+1:]
		out = append(out, l)
	}
	return out
}

func appendLine(text []byte, sum Sum, path string) []byte {
	return append(append(append(text, sum[:]...), path...), 0)
}

// Keep keeps an answer for a call. The run began at since. An answer is not kept if one of its files changed after that, because it is not known
// which content the run saw.
func (s *Store) Keep(call Sum, a Answer, list []Unit, since time.Time) error {
	s.memo.mu.Lock()
	defer s.memo.mu.Unlock()
	return s.update(func(tx *bolt.Tx) error {
		e := entry{Summary: a.Summary, Used: s.now().Unix()}
		for _, u := range list {
			sum, err := s.putUnit(tx, u, since)
			if err == errChanged {
				return nil
			}
			if err != nil {
				return err
			}
			e.Units = append(e.Units, sum)
		}
		if len(a.Document) > 0 {
			packed := pack(a.Document)
			e.Doc = SumOf(packed)
			if err := put(tx, documents, e.Doc[:], packed); err != nil {
				return err
			}
		}
		if err := s.keepFiles(tx); err != nil {
			return err
		}
		kept := slices.DeleteFunc(entries(tx, call), func(o entry) bool { return slices.Equal(o.Units, e.Units) })
		kept = append([]entry{e}, kept...)
		return putJSON(tx, answers, call[:], kept[:min(len(kept), versions)])
	})
}

func (s *Store) putUnit(tx *bolt.Tx, u Unit, since time.Time) (Sum, error) {
	var text []byte
	for _, f := range u.Files {
		now := s.look(tx, f) // what was known before the run counts no more
		if strings.ContainsRune(f, 0) || now == missing || now == noFile || now == unreadable {
			return Sum{}, errChanged
		}
		s.memo.sums[f] = now
		text = appendLine(text, now, f)
	}
	if untouched.First(u.Files, since) != "" { // asked last: what was read above is what was there before
		return Sum{}, errChanged
	}
	for _, f := range u.Absent {
		now := s.look(tx, f)
		switch {
		case now == missing, now == noFile:
			text = appendLine(text, now, f)
		case !untouched.Since(f, since): // it is not known whether the run saw it
			return Sum{}, errChanged
		} // else it was there, and was not taken
	}
	sum := SumOf(text)
	s.memo.units[sum] = true
	if get(tx, units, sum[:]) != nil { // one that is damaged is written again
		return sum, nil
	}
	return sum, put(tx, units, sum[:], text)
}

// Document reads the document of an answer. It returns nil if the document is gone.
func (s *Store) Document(f *Found) (doc []byte, err error) {
	err = s.view(func(tx *bolt.Tx) error {
		doc = unpack(get(tx, documents, f.doc[:]))
		return nil
	})
	return doc, err
}

// Read returns the paths on which the answers of calls depend, for calls whose files still have the same contents. At some of the paths there must be no file.
// It leaves out calls of which it is not known what they read now.
func (s *Store) Read(calls []Sum) (map[Sum][]string, error) {
	out := map[Sum][]string{}
	s.memo.mu.Lock()
	defer s.memo.mu.Unlock()
	err := s.view(func(tx *bolt.Tx) error {
		for _, c := range calls {
			list := entries(tx, c)
			i := slices.IndexFunc(list, func(e entry) bool { return s.holds(tx, e.Units) })
			if i < 0 {
				continue
			}
			for _, u := range list[i].Units {
				for _, l := range lines(get(tx, units, u[:])) {
					out[c] = append(out[c], l.path)
				}
			}
		}
		return nil
	})
	return out, err
}

// Costs returns what each named item cost last time.
func (s *Store) Costs(names []string) (map[string]float64, error) {
	out := map[string]float64{}
	err := s.view(func(tx *bolt.Tx) error {
		for _, n := range names {
			var cost float64
			if b := get(tx, costs, []byte(n)); b != nil && json.Unmarshal(b, &cost) == nil {
				out[n] = cost
			}
		}
		return nil
	})
	return out, err
}

// SetCosts records what each named item cost.
func (s *Store) SetCosts(took map[string]float64) error {
	return s.update(func(tx *bolt.Tx) error {
		for n, cost := range took {
			if err := putJSON(tx, costs, []byte(n), cost); err != nil {
				return err
			}
		}
		return nil
	})
}
