package frontend

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestIllTyped gives LLVM assembly that LLVM refuses because of its types: one clear line names what is wrong, and where.
func TestIllTyped(t *testing.T) {
	for _, tt := range []struct{ name, body, want string }{
		{"operands differ", "%x = add i64 1, 2\n%y = add i32 %x, 1\nret i32 %y", `:3: is not valid LLVM assembly: the types i64 and i32 differ: "%y = add i64 %x, 1" in function main`},
		{"a sum of numbers and a pointer", "%p = alloca i32\n%y = add i32 %p, 1\nret i32 %y", "cannot be read as LLVM assembly: 4:19: invalid type of integer constant"},
		{"a stored value", "%p = alloca i32\n%x = add i64 1, 2\nstore i32 %x, ptr %p\nret i32 0", "%x is i64 and used as i32"},
		{"an argument", "%x = add i64 1, 2\ncall void @take(i32 %x)\nret i32 0", "the types i64 and i32 differ"},
		{"a result", "%x = add i64 1, 2\nret i64 %x", "the types i64 and i32 differ"},
		{"a condition", "br i32 1, label %a, label %a\na:\nret i32 0", "the condition is not an i1"},
		{"a condition by name", "%x = add i32 1, 2\nbr i1 %x, label %a, label %a\na:\nret i32 0", "the condition is not an i1"},
		{"floating point", "%x = add i32 1, 2\n%y = fadd float %x, 1.0\nret i32 0", "invalid type of floating-point constant"},
		{"a truncation to more bits", "%x = add i32 1, 2\n%y = trunc i32 %x to i64\nret i32 0", "no such cast from i32 to i64"},
		{"a comparison", "%x = add i32 1, 2\n%y = icmp eq i64 %x, 3\nret i32 0", "%x is i32 and used as i64"},
		{"a choice", "%x = add i32 1, 2\n%y = select i1 true, i64 7, i64 %x\nret i32 0", "differ"},
		{"a phi", "%x = add i64 1, 2\nbr label %a\na:\n%y = phi i32 [ %x, %0 ]\nret i32 %y", "differ"},
		{"a case", "%x = add i64 1, 2\nswitch i32 %x, label %a [ i32 1, label %a ]\na:\nret i32 0", "differ"},
		{"all types fit", "%x = add i32 1, 2\n%y = sext i32 %x to i64\n%z = trunc i64 %y to i32\ncall void @take(i32 %z)\nret i32 %z", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "p.ll")
			if err := os.WriteFile(path, []byte("define i32 @main() {\n"+tt.body+"\n}\ndeclare void @take(i32)\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := Load(context.Background(), []string{path}, Options{NoModels: true, Roots: []string{"main"}})
			if tt.want == "" {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%v; want %s", err, tt.want)
			}
		})
	}
}
