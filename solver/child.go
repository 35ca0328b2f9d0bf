package solver

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"seabmc/subprocess"
	"seabmc/term"
)

// child is a running program that reads and writes SMT-LIB 2.
type child struct {
	cmd    *subprocess.Cmd
	in     io.WriteCloser
	out    io.ReadCloser
	stderr *tail

	w       *bufio.Writer
	printer *term.SMTPrinter
	arrays  bool       // the logic that was set has arrays
	done    int        // permanent assertions written
	units   int64      // the work that it has reported so far
	selects int        // selects whose index has a name
	answers chan reply // closed by the reader at the end
	quit    chan struct{}

	once   sync.Once
	ended  bool  // by itself
	exited error // the error of Wait, after close
}

// reply is an answer, or the reason why no more answers come.
type reply struct {
	s   sexpr
	err error
}

// startChild starts a program in its own process group.
func startChild(path string, args []string, t *term.Table, memory uint64, arrays bool) (*child, error) {
	c := &child{cmd: subprocess.Command(context.Background(), path, args...), stderr: &tail{}, arrays: arrays, answers: make(chan reply), quit: make(chan struct{})}
	c.cmd.Stderr = c.stderr
	var err error
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if c.out, err = c.cmd.StdoutPipe(); err != nil {
		return nil, err
	}
	if err := startLimited(c.cmd, memory); err != nil {
		return nil, err
	}
	c.w = bufio.NewWriterSize(c.in, 1<<16)
	c.printer = t.NewSMTPrinter(c.w)
	c.printer.Widen64 = strings.Contains(filepath.Base(path), "yices")
	running.Store(c, nil)
	go c.read()
	c.w.WriteString("(set-option :print-success false)\n(set-option :produce-models true)\n")
	if arrays {
		c.w.WriteString("(set-logic QF_ABV)\n")
	} else {
		c.w.WriteString("(set-logic QF_BV)\n")
	}
	return c, nil
}

// read passes on answers until the output ends or makes no sense.
func (c *child) read() {
	defer close(c.answers)
	r := bufio.NewReaderSize(c.out, 1<<16)
	for {
		s, err := readSexpr(r)
		select {
		case c.answers <- reply{s, err}:
		case <-c.quit:
			return
		}
		if err != nil {
			return
		}
	}
}

// exchange runs write and waits for one answer and for the end of write. write runs in another goroutine, so that neither side can block the other
// forever.
func (c *child) exchange(ctx context.Context, write func() error) (sexpr, error) {
	wrote := make(chan error, 1)
	go func() {
		err := write()
		if e := c.w.Flush(); err == nil {
			err = e
		}
		wrote <- err
	}()
	stop := func(err error) (sexpr, error) {
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			// It may have closed its output shortly before it ends.
			c.ended = waitExit(c.cmd, 200*time.Millisecond)
		}
		c.close() // which also ends write
		if wrote != nil {
			var bad *inputError
			if e := <-wrote; errors.As(e, &bad) {
				err = e
			}
		}
		return sexpr{}, err
	}
	var answer *reply
	for answer == nil || wrote != nil {
		answers := c.answers
		if answer != nil {
			answers = nil // later answers are for the next exchange
		}
		select {
		case <-ctx.Done():
			return stop(ctx.Err())
		case err := <-wrote:
			wrote = nil
			var bad *inputError
			if errors.As(err, &bad) {
				return stop(err)
			}
			// Any other error means that the program has stopped reading. Its last output tells more than the error.
		case r, ok := <-answers:
			if !ok {
				r.err = io.EOF
			}
			if r.err != nil {
				return stop(r.err)
			}
			answer = &r
			if isError(r.s) {
				return stop(&solverError{r.s.String()})
			}
		}
	}
	return answer.s, nil
}

func isError(s sexpr) bool {
	return s.isList && len(s.list) > 0 && s.list[0].atom == "error" || s.atom == "unsupported"
}

// solverError is an error that the program reported.
type solverError struct{ msg string }

func (e *solverError) Error() string { return "the solver reports " + e.msg }

// inputError is an error in the terms.
type inputError struct{ err error }

func (e *inputError) Error() string { return e.err.Error() }
func (e *inputError) Unwrap() error { return e.err }

// close kills the process group and waits until everything has ended. It may be
// called more than once.
func (c *child) close() {
	c.once.Do(func() {
		close(c.quit)
		c.cmd.Kill()
		c.in.Close()
		c.out.Close()
		for range c.answers {
		}
		c.exited = c.cmd.Wait()
		running.Delete(c)
	})
}

// running holds the children that were started and not closed.
var running sync.Map // of *child

// KillAll ends the programs of all sessions that were not closed. It is called at the end of the process, since sessions of an abandoned step would
// otherwise leave their programs running.
func KillAll() {
	running.Range(func(c, _ any) bool {
		c.(*child).close()
		return true
	})
}

// postMortem says why a program ended by itself.
func (c *child) postMortem(err error) string {
	// It may have closed its output shortly before it ends.
	ended := c.ended
	c.close()
	var b strings.Builder
	var ee *exec.ExitError
	switch {
	case !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF):
		b.WriteString(err.Error())
	case !ended:
		b.WriteString("the solver closed its output without an answer")
	case errors.As(c.exited, &ee):
		if ws, ok := ee.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
			fmt.Fprintf(&b, "the solver was killed by signal: %v", ws.Signal())
		} else {
			fmt.Fprintf(&b, "the solver ended with %v", ee)
		}
	default:
		b.WriteString("the solver ended without an answer")
	}
	if s := clip(c.stderr.String()); s != "" {
		b.WriteString(": " + s)
	}
	return b.String()
}

// tail keeps the last bytes written to it.
type tail struct {
	mu sync.Mutex
	b  []byte
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.b = append(t.b, p...)
	if n := len(t.b) - 4096; n > 0 {
		t.b = append(t.b[:0], t.b[n:]...)
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.b)
}
