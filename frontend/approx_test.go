package frontend

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/frontend/toolchain"
)

// What the models of approx.c state of results holds for those of the C library, errors and special arguments included.
func TestRangesHoldTheLibrary(t *testing.T) {
	clang, err := toolchain.Locate("clang")
	if err != nil {
		t.Fatal(err)
	}
	header, _ := modelFiles.ReadFile("models/declarations.h")
	source, _ := modelFiles.ReadFile("models/approx.c")
	renames := ""
	for _, line := range strings.Split(string(source), "\n") {
		if m := modelDefinition.FindStringSubmatch(line); m != nil && !strings.HasPrefix(line, "static") && !strings.HasSuffix(line, ";") {
			renames += "#define " + m[1] + " model_" + m[1] + "\n"
		}
	}
	dir := t.TempDir()
	models := write(t, dir, "models.c", renames+string(header)+string(source)+"\n_Bool __seabmc_known_number(double x) { (void)x; return 1; }\n")
	program := filepath.Join(dir, "ranges")
	out, err := exec.Command(clang, "-w", "-O1", "-fno-builtin", models, filepath.Join("testdata", "approx_native.c"), "-lm", "-o", program).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(program).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
