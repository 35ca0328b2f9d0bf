package starterkit

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/project"
)

// common is a Makefile.common with the variables of the starter kit, in few lines.
const common = `CBMC_STARTER_KIT_VERSION = 2
PROOF_ROOT = $(dir $(filter %/Makefile.common,$(foreach m,$(MAKEFILE_LIST),$(abspath $(m)))))
PROOF_STUB = $(shell dirname $(PROOF_ROOT))/stubs
include $(PROOF_ROOT)/Makefile-project-defines
PROOFDIR ?= $(abspath .)
SRCDIR ?= $(abspath ../../..)
CBMC_FLAG_NAN_CHECK ?= --nan-check
CHECKFLAGS += $(CBMC_FLAG_NAN_CHECK)
NPROC = $(shell nproc)
SPACE :=$() $()
COMMA :=,
CODE_CONTRACTS := $(CHECK_FUNCTION_CONTRACTS)$(USE_FUNCTION_CONTRACTS)$(APPLY_LOOP_CONTRACTS)
CBMC_UNWINDSET := $(if $(UNWINDSET),--unwindset $(subst $(SPACE),$(COMMA),$(strip $(UNWINDSET))))
UNWIND_0500_FLAGS = $(CBMC_UNWINDSET) --unwind 1 --unwinding-assertions
CBMCFLAGS += --flush --object-bits 8
DEFINES += -DCBMC=1 -DMOST="(SIZE_MAX>>9)"
ifeq ($(strip $(CODE_CONTRACTS)),)
  CBMCFLAGS += $(CBMC_UNWINDSET) --unwind 1
endif
$(LOGDIR)/result.txt: $(HARNESS_GOTO).goto
	$(CBMC) $(CBMCFLAGS) $(CHECKFLAGS) --trace $<
`

// tree writes a project with one proof.
func tree(t *testing.T, makefile string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for name, text := range map[string]string{
		"src/a.c": "int f(void) { return 1; }\n", "src/b.c": "int g(void) { return 1; }\n", "cbmc/stubs/s.c": "int g(void) { return 2; }\n", "inc/a.h": "",
		"cbmc/proofs/p/p_harness.c": "void harness(void) {}\n", "cbmc/proofs/Makefile.common": common, "cbmc/proofs/Makefile-project-defines": "INCLUDES += -I$(SRCDIR)/inc\n",
		"cbmc/proofs/p/Makefile": "HARNESS_ENTRY = harness\nHARNESS_FILE = p_harness\n" + makefile +
			"PROOF_SOURCES += $(PROOFDIR)/$(HARNESS_FILE).c\nPROJECT_SOURCES += $(SRCDIR)/src/a.c\ninclude ../Makefile.common\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// Each variable of the kit becomes what its tools would get.
func TestConvert(t *testing.T) {
	const plain = "-Iinc -DCBMC=1 -DMOST=(SIZE_MAX>>9) --like=cbmc --export-file-local-symbols"
	const end = " --object-bits 8 --unwind 1 --nan-check"
	for _, x := range []struct{ makefile, flags string }{
		{"", plain + end},
		{"DEFINES += -DN=3\n", "-Iinc -DN=3 -DCBMC=1 -DMOST=(SIZE_MAX>>9) --like=cbmc --export-file-local-symbols" + end},
		{"INCLUDES += -I . -Iother\n", "-Icbmc/proofs/p -Icbmc/proofs/p/other " + plain + end},
		{"REMOVE_FUNCTION_BODY += g\nPROJECT_SOURCES += $(SRCDIR)/src/b.c\n", plain + " --remove-function-body=src/b.c:g --remove-function-body=src/a.c:g" + end},
		{"UNWINDSET += f.0:4 g.1:2\n", plain + " --object-bits 8 --unwindset f.0:4,g.1:2 --unwind 1 --nan-check"},
		{"CHECK_FUNCTION_CONTRACTS = f\nUNWINDSET += f.0:4\n", plain + " --enforce-contract=f --object-bits 8 --nan-check --unwindset=f.0:5"},
		{"USE_FUNCTION_CONTRACTS = f g\n", plain + " --replace-call-with-contract=f --replace-call-with-contract=g --object-bits 8 --nan-check"},
		{"CHECK_FUNCTION_CONTRACTS = f\nUSE_DYNAMIC_FRAMES = 1\nCBMC_OPT_CONFIG_LIBRARY = --malloc-may-fail\n", plain + " --enforce-contract=f --malloc-may-fail --unwind=2 --object-bits 8 --nan-check"},
		{"APPLY_LOOP_CONTRACTS = 1\n", plain + " --apply-loop-contracts --object-bits 8 --nan-check"},
		{"NONDET_STATIC = --nondet-static\n", plain + " --nondet-static" + end},
		{"NONDET_STATIC = --nondet-static-exclude x --nondet-static-exclude=a.c:y\n", plain + " --nondet-static-exclude=x --nondet-static-exclude=a.c:y" + end},
		{"CBMC_FLAG_NAN_CHECK = --no-nan-check\n", plain + " --object-bits 8 --unwind 1 --no-nan-check"},
		{"COMPILE_FLAGS += -Wall -std=c99 -m32\n", "-Iinc -DCBMC=1 -DMOST=(SIZE_MAX>>9) --std=c99 --m32 --like=cbmc --export-file-local-symbols" + end},
	} {
		dir := tree(t, x.makefile)
		text, n, problems, err := Convert(filepath.Join(dir, "cbmc"), dir)
		if err != nil || n != 1 || len(problems) > 0 {
			t.Errorf("%q: %d %v %v", x.makefile, n, problems, err)
			continue
		}
		path := filepath.Join(dir, project.FileName)
		os.WriteFile(path, []byte(text), 0o644)
		p, err := project.Read(path)
		if err != nil || len(p.Proofs) != 1 {
			t.Errorf("%q: %v\n%s", x.makefile, err, text)
			continue
		}
		if got := strings.Join(p.Proofs[0].Flags, " "); got != x.flags {
			t.Errorf("%q:\n got %s\nwant %s", x.makefile, got, x.flags)
		}
		if f := p.Proofs[0].Files; f[0] != "cbmc/proofs/p/p_harness.c" && !strings.Contains(x.makefile, "STUB") {
			t.Errorf("%q: %v", x.makefile, f)
		}
	}
}

// What cannot be read is named, and does not affect the other proofs.
func TestProblems(t *testing.T) {
	for _, x := range []struct{ makefile, says string }{
		{"DEFINES += -DN=$(NPROC)\n", "Makefile.common:9: $(shell …) is not evaluated"},
		{"DEFINES += -DN=$$HOME\n", "DEFINES has a value that the shell would change"},
		{"DEFINES += -DN=`id`\n", "DEFINES has a value that the shell would change"},
		{"PROOF_SOURCES += $(PROOF_STUB)/nosuch.c\n", "nosuch.c is not there"},
		{"UNWINDSET += f.0\nCHECK_FUNCTION_CONTRACTS = f\n", "UNWINDSET: f.0: expected LOOP:N"},
		{"$(SRCDIR)/src/a.c: DEFINES += -DN=3\n", "Makefile:3: DEFINES has another value in a rule"},
		{"CHECK_FUNCTION_CONTRACTS = f g\n", "more than one function is not supported"},
		{"NONDET_STATIC = --nondet-static-matching x\n", "NONDET_STATIC: --nondet-static-matching is not supported"},
		{"RESTRICT_FUNCTION_POINTER += f\n", "expected CALL/FUNCTION"},
		{"REWRITTEN_SOURCES = x.i\n", "sources that crangler writes are not supported"},
		{"include nosuch.mk\n", "Makefile:3: include nosuch.mk: it cannot be read"},
		{"COMPILE_FLAGS += @file\n", "files of flags are not supported"},
	} {
		dir := tree(t, x.makefile)
		_, n, problems, err := Convert(filepath.Join(dir, "cbmc"), dir)
		if err != nil || n != 0 || len(problems) != 1 || !strings.Contains(problems[0].Err.Error(), x.says) {
			t.Errorf("%q: %d %v %v, want %s", x.makefile, n, problems, err, x.says)
		}
	}
	dir := tree(t, "PROOF_SOURCES += $(PROOF_STUB)/s.c\n")
	text, n, problems, err := Convert(dir, filepath.Join(dir, "cbmc"))
	if n != 1 || len(problems) > 0 || err != nil || !strings.Contains(text, `harness = "stubs/s.c"`) || !strings.Contains(text, `"../src/a.c"`) {
		t.Errorf("%v %v\n%s", problems, err, text)
	}
	if _, _, _, err := Convert(filepath.Join(dir, "src"), dir); err == nil || !strings.Contains(err.Error(), "no makefile of a proof") {
		t.Errorf("a folder without proofs: %v", err)
	}
}
