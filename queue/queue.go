// Package queue sends tasks to workers on this and other machines, over NATS JetStream (docs/decisions/059-queue.md).
//
// In: a task, as bytes, for a group of workers that can do it. Out: its result, as bytes, once for each task, even if a worker, the server or the
// connection fails in between. It knows nothing about proofs. The server keeps three things: tasks until they are done, the results of the last day,
// and contents by their hash.
package queue

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Access says where the server is, and how to log in.
type Access struct {
	URL       string // nats://HOST:PORT or tls://HOST:PORT
	TokenFile string // a file with the token; empty: none
	Creds     string // a file with credentials, as the tools of NATS write it
	CA        string // certificates that the server's must be signed by
	Cert, Key string // of this side, if the server asks for it
}

// The names on the server.
const (
	taskStream   = "SEABMC-tasks"
	resultStream = "SEABMC-results"
	contents     = "SEABMC-contents"
	taskSubject  = "seabmc.task."
	doneSubject  = "seabmc.result."
)

const (
	keptContents = 7 * 24 * time.Hour
	keptResults  = 24 * time.Hour
	sameTask     = time.Hour // within which a task that is sent again is known
)

// Queue is a connection to a server. Several goroutines may call its methods.
type Queue struct {
	nc      *nats.Conn
	js      jetstream.JetStream
	content jetstream.KeyValue

	mu       sync.Mutex
	onServer map[string]bool // contents that the server is known to have
	again    []func()        // called when the connection is there again
}

// Connect connects to a server and sets up what does not exist there yet. If the connection breaks later, it is retried for as long as it takes.
func Connect(ctx context.Context, a Access, name string) (*Queue, error) {
	q := &Queue{onServer: map[string]bool{}}
	opts, err := a.options()
	if err != nil {
		return nil, err
	}
	opts = append(opts, nats.Name(name), nats.MaxReconnects(-1), nats.ReconnectWait(200*time.Millisecond), nats.ReconnectHandler(func(*nats.Conn) { q.connectedAgain() }))
	if q.nc, err = nats.Connect(a.URL, opts...); err != nil {
		return nil, fmt.Errorf("%s: %w", withoutSecret(a.URL), err)
	}
	if q.js, err = jetstream.New(q.nc); err == nil {
		err = q.setUp(ctx)
	}
	if err != nil {
		q.Close()
		return nil, fmt.Errorf("%s: %w", withoutSecret(a.URL), err)
	}
	return q, nil
}

// Close ends the connection.
func (q *Queue) Close() { q.nc.Close() }

func (a *Access) options() (opts []nats.Option, err error) {
	if a.TokenFile != "" {
		token, err := readToken(a.TokenFile)
		if err != nil {
			return nil, err
		}
		opts = append(opts, nats.Token(token))
	}
	if a.Creds != "" {
		opts = append(opts, nats.UserCredentials(a.Creds))
	}
	if a.CA != "" {
		opts = append(opts, nats.RootCAs(a.CA))
	}
	if a.Cert != "" {
		if _, err := tls.LoadX509KeyPair(a.Cert, a.Key); err != nil {
			return nil, err
		}
		opts = append(opts, nats.ClientCert(a.Cert, a.Key))
	}
	return opts, nil
}

func readToken(file string) (string, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	token := strings.TrimSpace(string(b))
	if token == "" {
		return "", fmt.Errorf("%s: there is no token in it", file)
	}
	return token, nil
}

// withoutSecret returns a URL in a form that may be printed.
func withoutSecret(s string) string {
	u, err := url.Parse(s)
	if err != nil {
		return "the queue"
	}
	u.User = nil
	return u.String()
}

// setUp makes what the server does not have. Everything that it has stays as it is, so that its owner may choose limits and replicas.
func (q *Queue) setUp(ctx context.Context) error {
	streams := []jetstream.StreamConfig{
		{Name: taskStream, Subjects: []string{taskSubject + ">"}, Retention: jetstream.WorkQueuePolicy, MaxAge: keptContents, Duplicates: sameTask},
		// Only one result per task: a second one is rejected.
		{Name: resultStream, Subjects: []string{doneSubject + ">"}, MaxAge: keptResults, MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew,
			DiscardNewPerSubject: true, AllowDirect: true},
	}
	for _, s := range streams {
		if _, err := q.js.Stream(ctx, s.Name); errors.Is(err, jetstream.ErrStreamNotFound) {
			if _, err := q.js.CreateStream(ctx, s); err != nil && !errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) {
				return err
			}
		} else if err != nil {
			return err
		}
	}
	content, err := q.js.KeyValue(ctx, contents)
	if errors.Is(err, jetstream.ErrBucketNotFound) {
		content, err = q.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: contents, TTL: keptContents, Compression: true})
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	q.content = content
	return err
}

// whenConnectedAgain makes f run after each break of the connection.
func (q *Queue) whenConnectedAgain(f func()) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.again = append(q.again, f)
}

// connectedAgain prepares for a server that may have lost its data.
func (q *Queue) connectedAgain() {
	q.mu.Lock()
	clear(q.onServer)
	again := slices.Clone(q.again)
	q.mu.Unlock()
	go func() {
		if err := retry(context.Background(), time.Minute, q.setUp); err != nil {
			return // the connection broke again, and this is called again
		}
		for _, f := range again {
			go f()
		}
	}()
}

// retry calls f until it succeeds, the context ends, or the time is over. f gets a context of a few seconds.
func retry(ctx context.Context, patience time.Duration, f func(ctx context.Context) error) error {
	end := time.Now().Add(patience)
	for wait := 20 * time.Millisecond; ; wait = min(2*wait, 2*time.Second) {
		one, cancel := context.WithTimeout(ctx, 5*time.Second)
		err := f(one)
		cancel()
		if err == nil || ctx.Err() != nil || time.Now().After(end) {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(wait):
		}
	}
}
