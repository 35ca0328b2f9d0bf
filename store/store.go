// Package store keeps answers between runs, in one file of a cache folder (bbolt, an embedded store).
//
// In: a call, which is everything that an answer depends on except the contents of files; and the files that were read. Out: the answer that was kept
// for that call, if every file still has the same content. It knows nothing about proofs: an answer is bytes.
//
// The store is safe for these reasons. bbolt writes pages beside the old ones, and then one page that makes them valid, so kill -9 or a full disk
// leave the old state. Every access opens the file under a lock and closes it again, so that runs may be parallel. Each value has a checksum, and a
// damaged value counts as absent. No failure of the store changes a verdict: the caller runs the proof instead.
package store

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"
	"time"

	bolt "go.etcd.io/bbolt"
	berrors "go.etcd.io/bbolt/errors"
	"golang.org/x/sys/unix"
)

// FileName is the name of the file in the cache folder.
const FileName = "answers.db"

// DefaultLimit is the size in bytes down to which answers are pruned by default.
const DefaultLimit = 1 << 30

// Sum is the hash of some content.
type Sum [sha256.Size]byte

// SumOf hashes content.
func SumOf(b []byte) Sum { return sha256.Sum256(b) }

func (s Sum) String() string { return hex.EncodeToString(s[:]) }

// The buckets.
var (
	answers   = []byte("answers-2")   // call → the answers kept for it, each with what it depends on
	units     = []byte("units-2")     // hash → list of files with their hashes
	documents = []byte("documents-2") // hash → a document that belongs to an answer
	files     = []byte("files-2")     // path → state on disk and hash
	costs     = []byte("costs-2")     // name → what it took last time
	buckets   = [][]byte{answers, units, documents, files, costs}
)

// Store is a cache folder. Several goroutines may call its methods.
type Store struct {
	dir   string
	limit int64
	now   func() time.Time
	memo  memo
}

// Open makes the folder if it does not exist. A limit of 0 means DefaultLimit.
func Open(dir string, limit int64) (*Store, error) {
	if limit <= 0 {
		limit = DefaultLimit
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, failure(err)
	}
	return &Store{dir: dir, limit: limit, now: time.Now, memo: newMemo()}, nil
}

// Path returns the path of the store's file.
func (s *Store) Path() string { return filepath.Join(s.dir, FileName) }

// patience is the time for which another run may hold the lock.
const patience = 30 * time.Second

// locked calls f while no other process uses the store.
func (s *Store) locked(f func() error) (err error) {
	lock, err := os.OpenFile(filepath.Join(s.dir, "lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return failure(err)
	}
	defer lock.Close() // which unlocks
	for end := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		if err = unix.Flock(int(lock.Fd()), unix.LOCK_EX|unix.LOCK_NB); err == nil {
			break
		}
		if err != unix.EWOULDBLOCK && err != unix.EINTR || time.Now().After(end) {
			return fmt.Errorf("%s is held by another run: %w", s.Path(), err)
		}
	}
	return f()
}

// with opens the file for f, which may write. Everything that is wrong with the file becomes an error.
func (s *Store) with(f func(db *bolt.DB) error) error {
	return s.locked(func() error { return s.open(f) })
}

func (s *Store) open(f func(db *bolt.DB) error) (err error) {
	// bbolt maps the file into memory and trusts it. A damaged file makes it panic, and a shortened one causes a fault. Its list of free pages is
	// written with the rest. Otherwise it would search for them in a goroutine of its own, where nothing catches a panic.
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	if info, err := os.Stat(s.Path()); err == nil && info.Size() < int64(4*os.Getpagesize()) {
		os.Remove(s.Path()) // if not even the first pages of a new file could be written, it holds nothing, and bbolt would never accept it
	}
	var file *os.File
	defer func() {
		if p := recover(); p != nil {
			unix.Flock(int(file.Fd()), unix.LOCK_UN) // closing does not, while the file is mapped
			file.Close()
			err = s.damaged(p)
		}
	}()
	db, err := bolt.Open(s.Path(), 0o600, &bolt.Options{Timeout: patience, OpenFile: func(name string, flag int, mode os.FileMode) (f *os.File, err error) {
		file, err = os.OpenFile(name, flag, mode)
		return file, err
	}})
	switch {
	case errors.Is(err, berrors.ErrInvalid), errors.Is(err, berrors.ErrChecksum), errors.Is(err, berrors.ErrVersionMismatch):
		return s.damaged(err)
	case err != nil:
		return failure(err)
	}
	defer func() {
		if e := db.Close(); err == nil {
			err = failure(e)
		}
	}()
	return failure(f(db))
}

func (s *Store) damaged(why any) error {
	return fmt.Errorf("%s is damaged (seabmc cache prune --all removes it): %v", s.Path(), why)
}

// view reads. It is no error if the store contains nothing yet.
func (s *Store) view(f func(tx *bolt.Tx) error) error {
	if _, err := os.Stat(s.Path()); errors.Is(err, os.ErrNotExist) {
		return nil
	}
	return s.with(func(db *bolt.DB) error { return db.View(f) })
}

// update writes everything or nothing.
func (s *Store) update(f func(tx *bolt.Tx) error) error {
	return s.with(func(db *bolt.DB) error {
		return db.Update(func(tx *bolt.Tx) error {
			if err := makeBuckets(tx); err != nil {
				return err
			}
			return f(tx)
		})
	})
}

func makeBuckets(tx *bolt.Tx) error {
	for _, b := range buckets {
		if _, err := tx.CreateBucketIfNotExists(b); err != nil {
			return err
		}
	}
	return nil
}

// failure words a system error. bbolt returns some of them only as text.
func failure(err error) error {
	if err == nil {
		return nil
	}
	is := func(list ...syscall.Errno) bool {
		return slices.ContainsFunc(list, func(no syscall.Errno) bool {
			return errors.Is(err, no) || strings.HasSuffix(err.Error(), ": "+no.Error())
		})
	}
	switch {
	case is(syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG):
		return errors.New("the disk of the cache folder is full: answers are not kept (seabmc cache prune makes room, --cache-dir=DIR takes another folder)")
	case is(syscall.EROFS, syscall.EACCES):
		return fmt.Errorf("the cache folder cannot be written: answers are not kept (--cache-dir=DIR takes another folder): %w", err)
	}
	return err
}
