package queue

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strconv"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// Server is a server in this process.
type Server struct {
	s    *server.Server
	lock *os.File // held while the server may use its folder
}

// Serving says how a server is run.
type Serving struct {
	Addr      string // HOST:PORT; port 0 takes one that is free
	Dir       string // the folder in which it keeps its data
	TokenFile string // a file with the token that clients must have; empty: none
	Cert, Key string // for TLS; empty: none
	CA        string // with it, clients need a certificate that is signed by one of these
	MaxStore  int64  // bytes on disk; 0: as much as there is
}

// Serve starts a server.
func Serve(o Serving) (*Server, error) {
	host, port, err := net.SplitHostPort(o.Addr)
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(port)
	if err != nil || n < 0 {
		return nil, fmt.Errorf("%s: expected HOST:PORT", o.Addr)
	}
	if n == 0 {
		n = server.RANDOM_PORT
	}
	opts := &server.Options{ServerName: "seabmc", Host: host, Port: n, JetStream: true, StoreDir: o.Dir, JetStreamMaxStore: o.MaxStore, NoSigs: true, NoLog: true}
	if o.TokenFile != "" {
		if opts.Authorization, err = readToken(o.TokenFile); err != nil {
			return nil, err
		}
	}
	if o.Cert != "" {
		t := &server.TLSConfigOpts{CertFile: o.Cert, KeyFile: o.Key, CaFile: o.CA, Verify: o.CA != ""}
		if opts.TLSConfig, err = server.GenTLSConfig(t); err != nil {
			return nil, err
		}
		opts.TLS, opts.TLSVerify, opts.TLSTimeout = true, t.Verify, 5
	}
	s, err := server.NewServer(opts)
	if err != nil {
		return nil, err
	}
	lock, err := LockFolder(o.Dir)
	if err != nil {
		return nil, err
	}
	if err := start(s); err != nil {
		lock.Close()
		return nil, err
	}
	return &Server{s, lock}, nil
}

// start returns when the server takes connections, or says why it cannot.
func start(s *server.Server) error {
	fatal := make(fatalErrors, 1)
	s.SetLogger(fatal, false, false)
	ready := make(chan bool, 1)
	go s.Start()
	go func() { ready <- s.ReadyForConnections(20 * time.Second) }()
	var why string
	select {
	case ok := <-ready:
		if ok {
			return nil
		}
		why = "it was not ready within 20 s"
	case why = <-fatal:
	}
	s.Shutdown()
	return errors.New("the queue's server cannot start: " + why)
}

// fatalErrors is a logger of NATS that keeps the first error that ends a server. The server does not return it otherwise.
type fatalErrors chan string

// Fatalf keeps what is said first.
func (f fatalErrors) Fatalf(format string, args ...any) {
	select {
	case f <- fmt.Sprintf(format, args...):
	default:
	}
}

// Noticef and the other levels say nothing: the server's state is in its figures.
func (fatalErrors) Noticef(string, ...any) {}

// Warnf says nothing.
func (fatalErrors) Warnf(string, ...any) {}

// Errorf says nothing.
func (fatalErrors) Errorf(string, ...any) {}

// Debugf says nothing.
func (fatalErrors) Debugf(string, ...any) {}

// Tracef says nothing.
func (fatalErrors) Tracef(string, ...any) {}

// URL returns the address of the server.
func (s *Server) URL() string { return s.s.ClientURL() }

// Stop stops the server.
func (s *Server) Stop() {
	s.s.Shutdown()
	s.s.WaitForShutdown()
	s.lock.Close()
}

// NewToken returns a new secret.
func NewToken() string { return rand.Text() }

// Metrics writes how much the server holds, in the format of Prometheus.
func (s *Server) Metrics(w io.Writer) {
	info, err := s.s.Jsz(&server.JSzOptions{Streams: true, Accounts: true})
	if err != nil {
		return
	}
	for _, a := range info.AccountDetails {
		for _, d := range a.Streams {
			fmt.Fprintf(w, "seabmc_queue_messages{stream=%q} %d\nseabmc_queue_bytes{stream=%q} %d\n", d.Name, d.State.Msgs, d.Name, d.State.Bytes)
		}
	}
	fmt.Fprintf(w, "seabmc_queue_connections %d\n", s.s.NumClients())
}
