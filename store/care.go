package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	bolt "go.etcd.io/bbolt"
)

// Stats holds figures about a store.
type Stats struct {
	Path      string `json:"path"`
	Bytes     int64  `json:"bytes"` // of the file
	Limit     int64  `json:"limit"`
	Calls     int    `json:"calls"`
	Answers   int    `json:"answers"`
	Units     int    `json:"units"`
	Documents int    `json:"documents"`
	Files     int    `json:"files"`
}

// Stats counts what is kept.
func (s *Store) Stats() (Stats, error) {
	st := Stats{Path: s.Path(), Limit: s.limit}
	err := s.view(func(tx *bolt.Tx) error {
		st.Units, st.Documents, st.Files = count(tx, units), count(tx, documents), count(tx, files)
		return each(tx, answers, func(_, value []byte) error {
			var list []entry
			st.Calls++
			if json.Unmarshal(value, &list) == nil {
				st.Answers += len(list)
			}
			return nil
		})
	})
	if info, e := os.Stat(s.Path()); e == nil {
		st.Bytes = info.Size()
	}
	return st, err
}

func count(tx *bolt.Tx, bucket []byte) int {
	if b := tx.Bucket(bucket); b != nil {
		return b.Stats().KeyN
	}
	return 0
}

func each(tx *bolt.Tx, bucket []byte, f func(key, value []byte) error) error {
	b := tx.Bucket(bucket)
	if b == nil {
		return nil
	}
	return b.ForEach(func(k, v []byte) error { return f(k, unseal(bucket, k, v)) })
}

// Verify looks at every value and at the structure of the file. It returns what is wrong.
func (s *Store) Verify() (faults []string, err error) {
	err = s.view(func(tx *bolt.Tx) error {
		for _, b := range buckets {
			err := each(tx, b, func(key, value []byte) error {
				if value == nil {
					faults = append(faults, fmt.Sprintf("%s: the value of %.16x is damaged", b, key))
				}
				return nil
			})
			if err != nil {
				return err
			}
		}
		for e := range tx.Check() { // in a goroutine of bbolt's, so only now that every page is known to be there
			faults = append(faults, e.Error())
		}
		return each(tx, answers, func(key, value []byte) error {
			var list []entry
			if json.Unmarshal(value, &list) != nil {
				faults = append(faults, fmt.Sprintf("the answers of %.16x cannot be read", key))
			}
			for _, e := range list {
				for _, u := range e.Units {
					if tx.Bucket(units).Get(u[:]) == nil {
						faults = append(faults, fmt.Sprintf("an answer of %.16x lacks the list of its files", key))
					}
				}
			}
			return nil
		})
	})
	return faults, err
}

// Trim prunes the store to its limit if the file has grown beyond it.
func (s *Store) Trim() error {
	if info, err := os.Stat(s.Path()); err != nil || info.Size() <= s.limit {
		return nil
	}
	return s.Prune(time.Time{}, s.limit*3/4)
}

// Clear removes everything.
func (s *Store) Clear() error {
	return s.locked(func() error {
		if err := os.Remove(s.Path()); err != nil && !errors.Is(err, os.ErrNotExist) {
			return failure(err)
		}
		return nil
	})
}

// Prune removes answers that were not used since a given time. Then it removes those unused for the longest, until the rest is no larger than size
// (0: no limit). The file shrinks: what is left is copied to a new file, which replaces it.
func (s *Store) Prune(since time.Time, size int64) error {
	return s.locked(func() error {
		if _, err := os.Stat(s.Path()); errors.Is(err, os.ErrNotExist) {
			return nil
		}
		err := s.open(func(db *bolt.DB) error {
			return db.Update(func(tx *bolt.Tx) error {
				if err := makeBuckets(tx); err != nil {
					return err
				}
				return s.drop(tx, since, size)
			})
		})
		if err != nil {
			return err
		}
		return s.compact()
	})
}

// aged is an answer with the time of its last use and the sizes of its own data.
type aged struct {
	call  Sum
	index int
	used  int64
	size  int64
}

func (s *Store) drop(tx *bolt.Tx, since time.Time, size int64) error {
	all, lists := s.census(tx)
	slices.SortFunc(all, func(a, b aged) int { return int(min(1, max(-1, b.used-a.used))) }) // the latest first
	keep := map[Sum][]entry{}
	total := int64(0)
	for _, a := range all {
		if total += a.size; a.used < since.Unix() || size > 0 && total > size {
			break
		}
		keep[a.call] = append(keep[a.call], lists[a.call][a.index])
	}
	for call := range lists {
		list, ok := keep[call]
		if !ok {
			if err := tx.Bucket(answers).Delete(call[:]); err != nil {
				return err
			}
		} else if err := putJSON(tx, answers, call[:], list); err != nil {
			return err
		}
	}
	return sweep(tx, keep)
}

// census lists the answers. Data that several answers share is counted for each.
func (s *Store) census(tx *bolt.Tx) (all []aged, lists map[Sum][]entry) {
	lists = map[Sum][]entry{}
	_ = each(tx, answers, func(key, value []byte) error {
		var list []entry
		if len(key) != len(Sum{}) || json.Unmarshal(value, &list) != nil {
			list = nil
		}
		call := Sum(key)
		lists[call] = list
		for i, e := range list {
			a := aged{call: call, index: i, used: e.Used, size: int64(len(e.Summary))}
			a.size += int64(len(tx.Bucket(documents).Get(e.Doc[:])))
			all = append(all, a)
		}
		return nil
	})
	return all, lists
}

// sweep removes lists of files and documents that no longer belong to an answer, and the states of files that no list names.
func sweep(tx *bolt.Tx, keep map[Sum][]entry) error {
	live := map[string]bool{}
	for _, list := range keep {
		for _, e := range list {
			live["d"+string(e.Doc[:])] = true
			for _, u := range e.Units {
				live["u"+string(u[:])] = true
			}
		}
	}
	_ = each(tx, units, func(key, value []byte) error {
		if live["u"+string(key)] {
			for _, l := range lines(value) {
				live["f"+l.path] = true
			}
		}
		return nil
	})
	for prefix, bucket := range map[string][]byte{"u": units, "d": documents, "f": files} {
		var dead [][]byte
		_ = each(tx, bucket, func(key, _ []byte) error {
			if !live[prefix+string(key)] {
				dead = append(dead, slices.Clone(key))
			}
			return nil
		})
		for _, key := range dead {
			if err := tx.Bucket(bucket).Delete(key); err != nil {
				return err
			}
		}
	}
	return nil
}

// compact copies the file without its free pages. The caller holds the lock.
func (s *Store) compact() error {
	name := filepath.Join(s.dir, "compact.tmp")
	os.Remove(name)
	defer os.Remove(name)
	err := s.open(func(from *bolt.DB) error {
		to, err := bolt.Open(name, 0o600, nil)
		if err != nil {
			return err
		}
		err = bolt.Compact(to, from, 1<<20)
		return errors.Join(err, to.Close())
	})
	if err != nil {
		return err
	}
	return failure(os.Rename(name, s.Path()))
}
