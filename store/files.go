package store

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"syscall"
	"time"

	bolt "go.etcd.io/bbolt"
)

// A file has the same content as when it was hashed if it still has the same size, times and number. A program cannot set the time of the last change
// of any kind (ctime). So a change of content shows even if the time of modification is set back. If a file changed so recently that a further change
// might leave the same time, it is hashed again.

// state is what the system says about a file.
type state struct {
	Size  int64 `json:"s"`
	Mtime int64 `json:"m"` // nanoseconds
	Ctime int64 `json:"c"`
	Inode int64 `json:"i"`
	Dev   int64 `json:"d"`
}

// known is a file that was hashed.
type known struct {
	State state `json:"state"`
	Sum   Sum   `json:"sum"`
	At    int64 `json:"at"` // when it was hashed
}

// unsure is the time after a change during which the state of a file is not trusted. The coarsest clock of a file system has a resolution of two
// seconds.
const unsure = int64(3 * time.Second)

// These sums stand for the content of something that has none: a file that does not exist, a folder, and a file that cannot be read. Nothing is known
// about the last of these.
var (
	missing    Sum
	noFile     = SumOf([]byte("no file"))
	unreadable = SumOf([]byte("unreadable"))
)

// Content reports whether the sum is that of a file that was read.
func (s Sum) Content() bool { return s != missing && s != noFile && s != unreadable }

func stateOf(info os.FileInfo) (state, bool) {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok || !info.Mode().IsRegular() {
		return state{}, false
	}
	return state{info.Size(), info.ModTime().UnixNano(), st.Ctim.Nano(), int64(st.Ino), int64(st.Dev)}, true
}

// sum returns the hash of a file's content. It reads the file only if its state is not that of a known file. The caller holds the mutex.
func (s *Store) sum(tx *bolt.Tx, path string) Sum {
	if sum, ok := s.memo.sums[path]; ok {
		return sum
	}
	sum := s.look(tx, path)
	s.memo.sums[path] = sum
	return sum
}

func (s *Store) look(tx *bolt.Tx, path string) Sum {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return missing
	case err != nil:
		return unreadable
	}
	st, regular := stateOf(info)
	if !regular {
		return noFile // a folder, say, which no #include takes
	}
	k, ok := s.memo.kept[path]
	if !ok && tx != nil {
		if b := get(tx, files, []byte(path)); b != nil {
			ok = json.Unmarshal(b, &k) == nil
		}
	}
	if ok && k.State == st && st.Ctime+unsure < k.At {
		return k.Sum
	}
	at := s.now().UnixNano()
	b, err := os.ReadFile(path)
	if err != nil {
		return unreadable
	}
	k = known{st, SumOf(b), at}
	s.memo.kept[path], s.memo.fresh[path] = k, k
	return k.Sum
}

// errChanged says that a file changed while a proof ran.
var errChanged = errors.New("a file changed while the proof ran")

// get returns a value of a bucket, or nil if there is none or it is damaged.
func get(tx *bolt.Tx, bucket, key []byte) []byte {
	b := tx.Bucket(bucket)
	if b == nil {
		return nil
	}
	return unseal(bucket, key, b.Get(key))
}

func put(tx *bolt.Tx, bucket, key, value []byte) error {
	return tx.Bucket(bucket).Put(key, seal(bucket, key, value))
}

// Sums returns the hashes of files. A file does not have to be read if its hash is kept. If the store cannot be read, all files are read.
func (s *Store) Sums(paths []string) (sums []Sum) {
	s.memo.mu.Lock()
	defer s.memo.mu.Unlock()
	_ = s.view(func(tx *bolt.Tx) error {
		for _, p := range paths {
			sums = append(sums, s.sum(tx, p))
		}
		return nil
	})
	for i := len(sums); i < len(paths); i++ {
		sums = append(sums, s.sum(nil, paths[i]))
	}
	return sums
}
