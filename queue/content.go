package queue

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/nats-io/nats.go/jetstream"
)

// piece is the largest size of the content in one message. By default, a server accepts a megabyte.
const piece = 512 << 10

// ErrMissing says that the server no longer has a content, because it is old or because there was no room.
var ErrMissing = errors.New("the queue does not have a content any more")

// Put sends contents to the server, unless it has them, and returns their name: the hashes of the pieces.
func (q *Queue) Put(ctx context.Context, b []byte) (string, error) {
	var names []string
	for first := true; first || len(b) > 0; first = false {
		p := b[:min(len(b), piece)]
		b = b[len(p):]
		name := sumOf(p)
		names = append(names, name)
		if q.has(name) {
			continue
		}
		if _, err := q.store().Create(ctx, name, p); err != nil && !errors.Is(err, jetstream.ErrKeyExists) {
			return "", err
		}
		q.mu.Lock()
		q.onServer[name] = true
		q.mu.Unlock()
	}
	return strings.Join(names, "."), nil
}

func (q *Queue) store() jetstream.KeyValue {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.content
}

func (q *Queue) has(name string) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.onServer[name]
}

// Get reads contents. It checks that their hash is the one in their name.
func (q *Queue) Get(ctx context.Context, name string) ([]byte, error) {
	var out []byte
	for n := range strings.SplitSeq(name, ".") {
		e, err := q.store().Get(ctx, n)
		if errors.Is(err, jetstream.ErrKeyNotFound) || errors.Is(err, jetstream.ErrInvalidKey) {
			return nil, fmt.Errorf("%w (%.12s)", ErrMissing, n)
		}
		if err != nil {
			return nil, err
		}
		if sumOf(e.Value()) != n {
			return nil, fmt.Errorf("the queue has another content for %.12s", n)
		}
		out = append(out, e.Value()...)
	}
	return out, nil
}

func sumOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// A message is packed. A large message becomes a content of its own, and the message names this content.
const (
	inline    = 'i'
	elsewhere = 'c'
)

func (q *Queue) wrap(ctx context.Context, b []byte) ([]byte, error) {
	var packed bytes.Buffer
	packed.WriteByte(inline)
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestSpeed) // the level is one that there is
	w.Write(b)                                           // a bytes.Buffer takes all
	w.Close()
	if packed.Len() <= piece {
		return packed.Bytes(), nil
	}
	name, err := q.Put(ctx, packed.Bytes()[1:])
	return append([]byte{elsewhere}, name...), err
}

// mostUnpacked is the largest size of an unpacked message.
const mostUnpacked = 1 << 30

func (q *Queue) unwrap(ctx context.Context, b []byte) ([]byte, error) {
	if len(b) == 0 {
		return nil, errors.New("a message is empty")
	}
	packed := b[1:]
	if b[0] == elsewhere {
		var err error
		if packed, err = q.Get(ctx, string(packed)); err != nil {
			return nil, err
		}
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(io.LimitReader(r, mostUnpacked))
}

// Named reports whether contents have a name.
func Named(b []byte, name string) bool {
	for n := range strings.SplitSeq(name, ".") {
		p := b[:min(len(b), piece)]
		b = b[len(p):]
		if sumOf(p) != n {
			return false
		}
	}
	return len(b) == 0
}
