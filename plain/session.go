package plain

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"seabmc/subprocess"
	"seabmc/tools"
)

// session is a solver that reads SMT-LIB text and answers.
type session struct {
	name string
	cmd  *subprocess.Cmd
	in   io.WriteCloser
	out  *bufio.Reader
	err  error
}

// stepsForPath is z3's limit, in its own steps, for one question whether a path is possible. There is no limit for Bitwuzla.
const stepsForPath = 4_000_000

// solverFor returns the name of the solver for a text. Bitwuzla is much faster, but it does not support lambdas and extended precision.
func solverFor(text []byte) string {
	if bytes.Contains(text, []byte("lambda")) || bytes.Contains(text, []byte("FloatingPoint 15 64")) {
		return "z3"
	}
	if _, err := tools.Find("bitwuzla"); err != nil {
		return "z3"
	}
	return "bitwuzla"
}

// newSession starts a solver. steps is z3's limit for each question; 0 means no limit.
func newSession(ctx context.Context, name string, steps int) (*session, error) {
	path, err := tools.Find(name)
	if err != nil {
		return nil, err
	}
	s := &session{name: name}
	head := "(set-option :produce-models true)\n(set-option :memory-limit 2500)\n"
	if name == "z3" {
		s.cmd = subprocess.Command(ctx, path, "-in", "-smt2", "-memory:2500")
		head = "(set-option :model.completion true)\n"
		if steps > 0 {
			head += fmt.Sprintf("(set-option :rlimit %d)\n", steps)
		}
	} else {
		s.cmd = subprocess.Command(ctx, path)
	}
	if s.in, err = s.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	s.out = bufio.NewReader(out)
	if err := s.cmd.Start(); err != nil {
		return nil, err
	}
	_, s.err = io.WriteString(s.in, head)
	return s, nil
}

// ask sends the solver text and a command whose answer is one line. It returns that line, or "" if there is none.
func (s *session) ask(text, command string) string {
	if s.err == nil {
		_, s.err = io.WriteString(s.in, text+command+"\n")
	}
	if s.err != nil {
		return ""
	}
	line, err := s.out.ReadString('\n')
	s.err = err
	line = strings.TrimSpace(line)
	if strings.HasPrefix(line, "(error") && s.err == nil {
		s.err = errors.New(s.name + ": " + line)
	}
	return line
}

// value returns the solver's value of a term, as the solver writes it.
func (s *session) value(term string) string {
	answer := s.ask("", "(get-value ("+term+"))")
	for depth(answer) > 0 && s.err == nil {
		var more string
		more, s.err = s.out.ReadString('\n')
		answer += " " + strings.TrimSpace(more)
	}
	answer = strings.TrimSuffix(strings.TrimSpace(answer), "))")
	return answer[strings.LastIndexAny(answer, " \t")+1:]
}

func depth(s string) int { return strings.Count(s, "(") - strings.Count(s, ")") }

func (s *session) close() {
	s.in.Close()
	s.cmd.Kill()
	_ = s.cmd.Wait()
}
