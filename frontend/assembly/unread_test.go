package assembly

import (
	"strings"
	"testing"

	"seabmc/llvm"
)

// A function that is beyond the parser does not keep the others from being read.
func TestFunctionsThatCannotBeRead(t *testing.T) {
	src := `%s = type { i32, i32 }
@g = global i32 3
define i32 @good(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define { i32, i32 } @odd(%s* byval(%s) %p) {
  %x = frobnicate "a\22b" i32 1
  ret { i32, i32 } zeroinitializer
}
define <{ i8 }> @odder() {
  ret <{ i8 }> zeroinitializer, because
}
define i32 @caller() {
  %r = call { i32, i32 } @odd(%s* null)
  ret i32 0
}
`
	file, err := Scan("x.ll", src)
	if err != nil {
		t.Fatal(err)
	}
	NewLinker([]*Text{file}, noModels).MarkRoots(nil)
	m, err := file.Parse()
	if err != nil {
		t.Fatal(err)
	}
	if got := len(file.Refused); got != 2 {
		t.Fatalf("%d functions refused, want 2: %v", got, file.Refused)
	}
	for i, want := range []struct {
		name string
		line int
	}{{"odd", 7}, {"odder", 11}} {
		r := file.Refused[i]
		if r.Function != want.name || r.Line != want.line || !strings.Contains(r.Why, "cannot be read as LLVM assembly") {
			t.Errorf("refused %+v, want %s of line %d", r, want.name, want.line)
		}
	}
	for _, f := range m.LL.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		call, stub := f.Blocks[0].Insts, false
		if len(call) > 0 {
			callee, ok := call[0].Callee.(*llvm.Func)
			stub = ok && callee.Name == "__seabmc_unsupported"
		}
		if want := strings.HasPrefix(f.Name, "odd"); stub != want {
			t.Errorf("%s is a stub: %v, want %v", f.Name, stub, want)
		}
	}
}
