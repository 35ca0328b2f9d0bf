package audit

import (
	"bufio"
	"context"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"seabmc/subprocess"
)

// judge is a solver process that answers one question after another.
type judge struct {
	path    string
	cmd     *subprocess.Cmd
	in      io.WriteCloser
	answers chan string
}

// limitOption returns the option that makes a known solver end a question by itself.
func limitOption(path string) string {
	switch name := filepath.Base(path); {
	case strings.HasPrefix(name, "z3"):
		return ":timeout"
	case strings.HasPrefix(name, "bitwuzla"):
		return ":time-limit-per"
	case strings.HasPrefix(name, "cvc5"):
		return ":tlimit-per"
	}
	return ""
}

// arguments returns the arguments that make a known solver read SMT-LIB 2 from its standard input.
func arguments(path string) []string {
	switch name := filepath.Base(path); {
	case strings.HasPrefix(name, "z3"):
		return []string{"-in", "-smt2"}
	case strings.HasPrefix(name, "bitwuzla"):
		return []string{"--lang=smt2"}
	case strings.HasPrefix(name, "cvc5"):
		return []string{"--lang=smt2", "--incremental", "-q"}
	}
	return nil
}

func (j *judge) start() error {
	c := subprocess.Command(context.Background(), j.path, arguments(j.path)...)
	c.Uncounted = true // or the run would count it as its own work
	in, err := c.StdinPipe()
	if err != nil {
		return err
	}
	out, err := c.StdoutPipe()
	if err != nil {
		return err
	}
	if err := c.Start(); err != nil {
		return err
	}
	answers := make(chan string)
	go func() {
		defer close(answers)
		for sc := bufio.NewScanner(out); sc.Scan(); {
			answers <- strings.TrimSpace(sc.Text())
		}
	}()
	j.cmd, j.in, j.answers = c, in, answers
	return nil
}

// ask returns sat, unsat, or the reason why there is no answer. A solver that died or hangs is restarted for the next question.
func (j *judge) ask(text string, limit time.Duration) string {
	if j.cmd == nil {
		if err := j.start(); err != nil {
			return err.Error()
		}
	}
	head := "(reset)\n"
	if o := limitOption(j.path); o != "" {
		head += "(set-option " + o + " " + millis(limit) + ")\n"
	}
	in := j.in
	go io.WriteString(in, head+text+"(check-sat)\n") // it ends when the solver does
	hung := time.NewTimer(2*limit + 2*time.Second)
	defer hung.Stop()
	select {
	case a, ok := <-j.answers:
		if ok && (a == "sat" || a == "unsat" || a == "unknown") {
			return a
		}
		j.stop()
		if !ok {
			a = "the solver ended"
		}
		return a
	case <-hung.C:
		j.stop()
		return "timeout"
	}
}

func millis(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

func (j *judge) stop() {
	if j.cmd == nil {
		return
	}
	j.cmd.Kill()
	j.in.Close()
	for range j.answers {
	}
	j.cmd.Wait()
	j.cmd = nil
}
