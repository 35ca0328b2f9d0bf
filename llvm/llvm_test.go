package llvm

import (
	"errors"
	"strings"
	"testing"
)

// Each row has the body of a function f in the syntax of LLVM 14, and the same body as the model prints it.
func TestInstructions(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"a load knows its type without its pointer's", "%x = load i32, i32* %p", "%x = load i32 i32* %p"},
		{"a store has the value first", "store volatile i32 7, i32* %p, align 4", "store i32 7, i32* %p"},
		{"an address is computed in a type of the instruction's own", "%q = getelementptr %node, %node* %n, i64 0, i32 1", "%q = getelementptr %node, %node** %node* %n, i64 0, i32 1"},
		{"the operands of a sum", "%s = add nsw i32 %i, 1", "%s = add i32 i32 %i, i32 1"},
		{"a comparison", "%c = icmp slt i32 %i, 3", "%c = icmp slt i1 i32 %i, i32 3"},
		{"a comparison of numbers", "%c = fcmp ult double 0.5, 1.0", "%c = fcmp ult i1 double 0.5, double 1"},
		{"attributes of arguments are apart from the arguments", "call void @g(%node* byval(%node) align 8 %n)", "call @g %node* %n"},
		{"a constant expression is an instruction", "%v = load i32, i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 2)", "%v = load i32 i32* (getelementptr [4 x i32], i32* [4 x i32]* @a, i64 0, i64 2)"},
		{"an index that the front end wrapped is the index", "%q = getelementptr i8, i8* null, i64 ptrtoint (i8 addrspace(7777)* inttoptr (i64 5 to i8 addrspace(7777)*) to i64)", "%q = getelementptr i8, i8* i8* null, i64 5"},
		{"alignment that is assumed becomes arguments", `call void @llvm.assume(i1 true) [ "align"(i32* %p, i64 16) ]`, "call @llvm.assume i1 1, i32* %p, i64 16, i64 0"},
		{"a part of a structure", "%e = extractvalue { i32, i1 } undef, 1", "%e = extractvalue i1 { i32, i1 } undef, [1]"},
		{"what has no meaning here has a name", "fence seq_cst", "fence"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := Parse("t.ll", `
%node = type { i32, %node* }
@a = global [4 x i32] zeroinitializer
declare void @g(%node*)
declare void @llvm.assume(i1)
define void @f(i32* %p, %node* %n, i32 %i) {
  `+tt.text+`
  ret void
}`)
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(m.String(), "\n")
			if got := strings.TrimSpace(lines[len(lines)-3]); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}

const loop = `
define i32 @f(i32 %n) !dbg !4 {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp ult i32 %i, %n, !dbg !9
  br i1 %c, label %body, label %done
body:
  %j = add i32 %i, 1
  call void @llvm.dbg.value(metadata i32 %j, metadata !8, metadata !DIExpression()), !dbg !9
  switch i32 %j, label %head [ i32 5, label %done
                               i32 6, label %head ]
done:
  ret i32 %i
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !DISubroutineType(types: !3)
!3 = !{!6, !7}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 3, type: !2, unit: !0)
!5 = distinct !DILexicalBlock(scope: !4, file: !1, line: 4)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!8 = !DILocalVariable(name: "node", scope: !5, type: !10)
!9 = !DILocation(line: 5, column: 7, scope: !5)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "node", size: 128, elements: !11)
!11 = !{!12, !13}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "v", baseType: !14, size: 32)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !7, size: 64, offset: 64)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 2)
`

func TestControlFlow(t *testing.T) {
	m, err := Parse("t.ll", loop)
	if err != nil {
		t.Fatal(err)
	}
	bs := m.Funcs[0].Blocks
	entry, head, body, done := bs[0], bs[1], bs[2], bs[3]
	if phi := head.Insts[0]; phi.Op != Phi || phi.Preds[0] != entry || phi.Preds[1] != body || phi.Args[1] != Value(body.Insts[0]) {
		t.Errorf("the phi is %+v", phi)
	}
	if s := head.Succs(); s[0] != body || s[1] != done {
		t.Error("where a condition is true comes first")
	}
	if s := body.Succs(); s[0] != head || s[1] != done || s[2] != head || len(body.Term.Cases) != 2 {
		t.Error("the default of a switch comes first, then its cases in their order")
	}
}

func TestDebugInformation(t *testing.T) {
	m, err := Parse("t.ll", loop)
	if err != nil {
		t.Fatal(err)
	}
	f := m.Funcs[0]
	if sp := f.Subprogram; sp.Name != "f" || sp.Line != 3 || *sp.File != (File{"/src", "t.c"}) {
		t.Errorf("f is defined at %+v", sp)
	}
	at := f.Blocks[1].Insts[1].Loc
	if at.Line != 5 || at.Col != 7 || at.Scope.Kind != BlockScope || at.Scope.Parent != f.Subprogram {
		t.Errorf("the comparison stands at %+v", at)
	}
	dbg := f.Blocks[2].Insts[1]
	if dbg.Op != DbgValue || dbg.Of != Value(f.Blocks[2].Insts[0]) || !dbg.Raw || len(dbg.Operands()) != 0 {
		t.Errorf("the debug intrinsic is %+v: what it tells of is no operand", dbg)
	}
	node := dbg.Var.Type
	v, next := node.Parts[0], node.Parts[1]
	switch {
	case node.Tag != StructType || node.Size != 128 || !node.Whole:
		t.Errorf("the type of the variable is %+v", node)
	case v.Tag != MemberType || v.Base.Tag != ArrayType || len(v.Base.Dims) != 1 || v.Base.Dims[0] != 2:
		t.Errorf("the first member is %+v", v)
	case next.Off != 64 || next.Base.Tag != PointerType || next.Base.Base != node:
		t.Errorf("the second member is %+v, which leads back to the structure", next)
	}
}

func TestEqualTypesAreOneType(t *testing.T) {
	m, err := Parse("t.ll", "define void @f([2 x i32]* %p, [2 x i32]* %q, i32 (i8*)* %g) {\n ret void\n}")
	if err != nil {
		t.Fatal(err)
	}
	ps := m.Funcs[0].Params
	if ps[0].Typ != ps[1].Typ || ps[0].Elem != ps[1].Elem || ps[0].Elem.Kind != Array {
		t.Error("types of the same text differ")
	}
	if fn := ps[2].Typ.Fn; fn == nil || fn.Ret != ps[0].Elem.Elem || ps[0].Typ.Fn != nil {
		t.Error("a pointer to a function knows the function's type, other pointers know none")
	}
}

func TestSyntaxErrors(t *testing.T) {
	var syntax *SyntaxError
	src := "define void @f() {\n  %x = bogus i32 1\n  ret void\n}"
	if _, err := Parse("t.ll", src); !errors.As(err, &syntax) || strings.Count(src[:syntax.Start], "\n") != 1 {
		t.Errorf("error %v, want one in the second line", err)
	}
	if _, err := Parse("t.ll", "define void @f() {\n  %x = add i32 %y, 1\n  ret void\n}"); err == nil || errors.As(err, &syntax) && syntax.Msg == "" {
		t.Errorf("error %v, want one about a value that is not defined", err)
	}
}
