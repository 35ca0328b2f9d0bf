package subprocess

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"seabmc/subprocess/orphans"
)

// The program of this test is also the parent that is killed. It starts the program that parentEnv names, and reports when that program says that it
// runs.
const parentEnv = "SEABMC_TEST_PARENT_OF"

func TestMain(m *testing.M) {
	if program := os.Getenv(parentEnv); program != "" {
		beParent(program)
	}
	os.Exit(m.Run())
}

func beParent(program string) {
	c := Command(context.Background(), program)
	out, err := c.StdoutPipe()
	if err != nil {
		panic(err)
	}
	// The end of a thread must not count as the parent's end.
	for range 8 {
		done := make(chan bool)
		go func() { runtime.LockOSThread(); close(done) }()
		<-done
	}
	if err := c.Start(); err != nil {
		panic(err)
	}
	for range 8 {
		done := make(chan bool)
		go func() { runtime.LockOSThread(); close(done) }()
		<-done
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	fmt.Print(line)
	if err != nil {
		panic(err)
	}
	switch os.Getenv("SEABMC_TEST_END") {
	case "exit":
		os.Exit(0)
	case "panic":
		panic("on purpose")
	case "wait":
		c.Kill()
		c.Wait()
		os.Exit(0)
	}
	select {}
}

// script writes a program for /bin/sh.
func script(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program")
	if err := os.WriteFile(file, []byte("#!/bin/sh\n"+text), 0o755); err != nil {
		t.Fatal(err)
	}
	return file
}

// program returns a compiled program that prints "runs" and keeps running.
func program(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	source, binary := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
	if err := os.WriteFile(source, []byte("#include <stdio.h>\n#include <unistd.h>\nint main(void) { puts(\"runs\"); fflush(stdout); for (;;) pause(); }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("gcc", "-o", binary, source).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return binary
}

// Orphans become children of this process here, so that it can wait for everything that is left.
func TestNoProgramOutlivesItsParent(t *testing.T) {
	orphans.Adopt(t)
	programs := map[string]string{
		"a program":                             program(t),
		"a script":                              script(t, "echo runs\nexec sleep 1000\n"),
		"a script that has started others":      script(t, "sleep 1001 &\n(sleep 1002; sleep 1003) &\necho runs\nwait\n"),
		"a script that ignores polite signals":  script(t, "trap '' TERM INT HUP PIPE\necho runs\nwhile :; do sleep 1004; done\n"),
		"a script whose output nobody reads on": script(t, "echo runs\nwhile :; do echo more; done\n"),
	}
	ends := map[string]func(*exec.Cmd){
		"kill":  func(c *exec.Cmd) { c.Process.Kill() },
		"term":  func(c *exec.Cmd) { c.Process.Signal(syscall.SIGTERM) },
		"exit":  nil,
		"panic": nil,
		"wait":  nil,
	}
	if !signal.Ignored(syscall.SIGHUP) { // as under nohup
		ends["hup"] = func(c *exec.Cmd) { c.Process.Signal(syscall.SIGHUP) }
	}
	for name, program := range programs {
		for end, kill := range ends {
			t.Run(name+"/"+end, func(t *testing.T) {
				c := exec.Command(os.Args[0])
				c.Env = append(os.Environ(), parentEnv+"="+program, "SEABMC_TEST_END="+end)
				out, err := c.StdoutPipe()
				if err != nil {
					t.Fatal(err)
				}
				if err := c.Start(); err != nil {
					t.Fatal(err)
				}
				if line, err := bufio.NewReader(out).ReadString('\n'); line != "runs\n" {
					t.Fatalf("the program says %q, %v", line, err)
				}
				if kill != nil {
					kill(c)
				}
				c.Wait()
				orphans.Reap(t)
			})
		}
	}
}

// The end of the context ends a program, the processes that it has started, and its guard.
func TestCancel(t *testing.T) {
	for _, text := range []string{"echo runs; sleep 1010\n", "sleep 1011 & echo runs; wait\n"} {
		ctx, cancel := context.WithCancel(context.Background())
		c := Command(ctx, script(t, text))
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		if line, _ := bufio.NewReader(out).ReadString('\n'); line != "runs\n" {
			t.Errorf("the program says %q", line)
		}
		cancel()
		if err := c.Wait(); err == nil {
			t.Error("no error")
		}
		orphans.Reap(t)
	}
}

// If nothing goes wrong, it works like exec.Cmd.
func TestOutput(t *testing.T) {
	c := Command(context.Background(), script(t, "cat; echo done; exit 3\n"))
	c.Stdin = strings.NewReader("text\n")
	c.Stderr = io.Discard
	out, err := c.Output()
	var exit *exec.ExitError
	if string(out) != "text\ndone\n" || !errors.As(err, &exit) || exit.ExitCode() != 3 {
		t.Errorf("%q, %v", out, err)
	}
	if _, err := Command(context.Background(), filepath.Join(t.TempDir(), "nothing")).Output(); err == nil {
		t.Error("a program that is not there has run")
	}
	if left := orphans.Children(); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
