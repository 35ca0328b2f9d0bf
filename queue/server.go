package queue

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// Server is a server in this process.
type Server struct{ s *server.Server }

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
	go s.Start()
	if !s.ReadyForConnections(20 * time.Second) {
		s.Shutdown()
		return nil, errors.New("the queue's server cannot listen at " + o.Addr + " or keep anything in " + o.Dir)
	}
	return &Server{s}, nil
}

// URL returns the address of the server.
func (s *Server) URL() string { return s.s.ClientURL() }

// Stop stops the server.
func (s *Server) Stop() {
	s.s.Shutdown()
	s.s.WaitForShutdown()
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
