package makevars

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// sample has what makefiles of proofs use. Each of its variables is compared with what make says.
const sample = `# a comment
include defs.mk
-include nosuch.mk
ROOT = $(dir $(abspath $(filter %defs.mk,$(MAKEFILE_LIST))))
LATE = $(SET_LATER) and $(SET_LATER)
NOW := $(SET_LATER)x
SET_LATER = later
MAYBE ?= default
MAYBE ?= not this
LIST += one
LIST += two   three \
  four
SIMPLE := a
SIMPLE += $(LIST)
HASH = a\#b # cut
DOLLAR = $$HOME
space := $() $()
comma := ,
JOINED = $(subst $(space),$(comma),$(strip $(LIST)))
FLAGS = $(patsubst %,--remove %,$(LIST))
OBJECTS = $(SRC:.c=.o) $(SRC:%.c=out/%.o)
FILTERED = $(filter t% one,$(LIST)) $(filter-out two,$(LIST))
IF = $(if $(strip $(EMPTY)),yes,no) $(if $(LIST),yes) $(or $(EMPTY),$(LIST)) $(and $(LIST),last)
WORDS = $(words $(LIST)) $(word 2,$(LIST)) $(firstword $(LIST)) $(lastword $(LIST)) $(wordlist 2,3,$(LIST))
PATHS = $(notdir a/b.c) $(dir a/b.c c) $(basename a/b.c) $(suffix a/b.c) $(addprefix -I,x y) $(addsuffix /z,x y) $(abspath x/../y)
EACH = $(foreach w,$(LIST),[$(w)])
double = $(1)-$(2)-$(1)
CALLED = $(call double,a,b)
SORTED = $(sort b a b) $(join a b,c d e) $(findstring a,cab) $(findstring x,cab)
ORIGIN = $(origin NOSUCH) $(flavor NOW) $(flavor LATE) $(value DOLLAR)
FOUND = $(sort $(wildcard *.c))
UP = $(shell dirname $(ROOT)) $(shell basename $(ROOT)) $(shell pwd)
QUOTED = -DX="(SIZE_MAX>>(BITS+1))"
NESTED = $($(NAME)_FLAGS)
NAME = foo
foo_FLAGS = -f
ifeq ($(MAYBE),default)
COND = a
else
COND = b
endif
ifneq "$(LIST)" ""
ifdef EMPTY
COND2 = x
else ifeq ($(strip $(A)),)
COND2 = y
else
COND2 = z
endif
endif
ifndef NOSUCH
COND3 = yes
endif
define MANY
first
second
endef
override OVER = 1
export EXPORTED := 2
SRC = a.c b.c
all: $(SRC)
	IGNORED = 1
	$(CC) $^ -o $@
LAST = after a rule
`

var variables = strings.Fields("ROOT LATE NOW MAYBE LIST SIMPLE HASH JOINED FLAGS OBJECTS FILTERED IF WORDS PATHS EACH CALLED SORTED ORIGIN FOUND QUOTED NESTED " +
	"UP COND COND2 COND3 OVER EXPORTED SRC LAST EMPTY NOSUCH IGNORED FROM_DEFS DOLLAR")

// Values are those that make has.
func TestAsMake(t *testing.T) {
	makeProgram, err := exec.LookPath("make")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		dir = real
	}
	for name, text := range map[string]string{"Makefile": sample, "defs.mk": "FROM_DEFS = $(MAYBE)!\nEMPTY =\n", "a.c": "", "b.c": ""} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	m, err := Read(filepath.Join(dir, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	show := ""
	for _, v := range variables {
		show += "$(info " + v + "=$(" + v + "))"
	}
	cmd := exec.Command(makeProgram, "-rR", "--no-print-directory", "--eval=show:;@:"+show, "show")
	cmd.Dir, cmd.Env = dir, []string{"PATH=" + os.Getenv("PATH")}
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != len(variables) {
		t.Fatalf("%d lines of make\n%s", len(lines), out)
	}
	for i, v := range variables {
		got, err := m.Get(v)
		got, want := strings.Join(strings.Fields(got), " "), strings.Join(strings.Fields(strings.TrimPrefix(lines[i], v+"=")), " ")
		if err != nil || got != want {
			t.Errorf("%s: %q, make has %q; %v", v, got, want, err)
		}
	}
	if got, _ := m.Get("MANY"); got != "first\nsecond" {
		t.Errorf("MANY: %q", got)
	}
}

// What is not evaluated is named with its place, and only for who asks for it; nothing hangs, and no command is run.
func TestRefused(t *testing.T) {
	for _, x := range []struct{ text, read, get string }{
		{"A = 1\nX = $(shell touch ran)\n", "", "Makefile:2: $(shell …) is not evaluated"},
		{"X := $(shell touch ran)\n", "", "Makefile:1: $(shell …) is not evaluated"},
		{"X != touch ran\n", "", "Makefile:1: X is what a command prints, and none is run"},
		{"X = $(X) y\n", "", "Makefile:1: values refer to each other without end"},
		{"X = $(Y)\nY = $(X)\n", "", "without end"},
		{"X = $(eval A = 1)\n", "", "Makefile:1: $(eval …) is not evaluated"},
		{"A = 1\n$(call d,a:b)/x.o y: X = 2\n", "", "Makefile:2: X has another value in a rule"},
		{"X = $(Y)\nx.o:: private Y += 2\n", "", "Makefile:2: Y has another value in a rule"},
		{"X = $@\n", "", "Makefile:1: $@ has a value in rules only"},
		{"X = $(file >ran,text)\n", "", "is not evaluated"},
		{"$(eval X = 1)\n", "Makefile:1: $(eval …) is not evaluated", ""},
		{"$(error stop)\n", "Makefile:1: the makefile says: stop", ""},
		{"include nosuch\n", "Makefile:1: include nosuch: it cannot be read", ""},
		{"include Makefile\n", "files include each other without end", ""},
		{"include /dev/zero\n", "it cannot be read", ""},
		{"ifeq (a,b)\n", "endif or endef is missing", ""},
		{"else\n", "Makefile:1: else without a condition before it", ""},
		{"X = $(foo\n", "", "Makefile:1: a parenthesis is not closed"},
		{"A = xxxxxxxxxxxxxxxx\nB = $(A)$(A)$(A)$(A)$(A)$(A)$(A)$(A)\nC = $(B)$(B)$(B)$(B)$(B)$(B)$(B)$(B)\nD = $(C)$(C)$(C)$(C)$(C)$(C)$(C)$(C)\n" +
			"E = $(D)$(D)$(D)$(D)$(D)$(D)$(D)$(D)\nX = $(E)$(E)$(E)$(E)$(E)$(E)$(E)$(E)\n", "", "takes too long"},
	} {
		dir := t.TempDir()
		os.WriteFile(filepath.Join(dir, "Makefile"), []byte(x.text), 0o644)
		start := time.Now()
		m, err := Read(filepath.Join(dir, "Makefile"))
		if !says(err, x.read) {
			t.Errorf("%q: %v, want %s", x.text, err, x.read)
		}
		if x.read == "" {
			_, err = m.Get("X")
			var place *Error
			if !says(err, x.get) || !errors.As(err, &place) {
				t.Errorf("%q: %v, want %s", x.text, err, x.get)
			}
			if v, err := m.Get("A"); err != nil || strings.HasPrefix(x.text, "A = 1") && v != "1" {
				t.Errorf("%q: A is %q, %v", x.text, v, err)
			}
		}
		if _, err := os.Stat(filepath.Join(dir, "ran")); err == nil {
			t.Errorf("%q: a command was run", x.text)
		}
		if d := time.Since(start); d > time.Minute {
			t.Errorf("%q took %v", x.text, d)
		}
	}
}

func says(err error, want string) bool {
	return (err == nil) == (want == "") && (err == nil || strings.Contains(err.Error(), want))
}

// No text makes it crash.
func FuzzRead(f *testing.F) {
	f.Add(sample)
	f.Add("ifeq ($(call a,b,$(c)),\nX=${")
	f.Fuzz(func(t *testing.T, text string) {
		path := filepath.Join(t.TempDir(), "Makefile")
		os.WriteFile(path, []byte(text), 0o644)
		if m, err := Read(path); err == nil {
			m.Get("X")
		}
	})
}
