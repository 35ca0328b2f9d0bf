package assembly

import (
	"slices"
	"strings"
	"testing"

	"seabmc/llvm"
)

// Each row is one line of newer LLVM assembly, and the same line as llir gets it. @ARR is an array [10 x i32], %NODE a struct
// { i32, ptr, [4 x i16], %IN }, %IN packed <{ i8, ptr }>.
func TestNewerSyntax(t *testing.T) {
	tests := []struct{ name, line, want string }{
		{"pointer type", "@x = global ptr null", "@x = global i8* null"},
		{"pointer in an address space", "@x = global ptr addrspace(1) null", "@x = global i8 addrspace(1)* null"},
		{"pointer as a name", "@x = global %ptr zeroinitializer\n%ptr = type { ptr }", "@x = global %ptr zeroinitializer"},
		{"constant element pointer", "@x = global ptr getelementptr inbounds ([10 x i32], ptr @ARR, i64 0, i64 3)",
			"@x = global i8* bitcast (i32* getelementptr inbounds([10 x i32], i8* @ARR, i64 0, i64 3) to i8*)"},
		{"newer flags of it", "@x = global ptr getelementptr inbounds nuw inrange(-4, 4) (i8, ptr @ARR, i64 4)",
			"@x = global i8* bitcast (i8* getelementptr inbounds(i8, i8* @ARR, i64 4) to i8*)"},
		{"field of a field", "@x = global ptr getelementptr (%NODE, ptr @ARR, i64 0, i32 3, i32 1)",
			"@x = global i8* bitcast (i8** getelementptr(%NODE, i8* @ARR, i64 0, i32 3, i32 1) to i8*)"},
		{"array in a struct", "@x = global ptr getelementptr (%NODE, ptr @ARR, i64 0, i32 2)",
			"@x = global i8* bitcast ([4 x i16]* getelementptr(%NODE, i8* @ARR, i64 0, i32 2) to i8*)"},
		{"vector of equal elements", "@x = global <3 x i8> splat (i8 7)", "@x = global <3 x i8> <i8 7,i8 7,i8 7>"},
		{"unnamed global", "@0 = private unnamed_addr constant [2 x i8] c\"a\\00\", comdat, align 1", "@seabmc.0 = private constant [2 x i8] c\"a\\00\", align 1"},
		{"attributes of declarations", "declare noundef range(i32 0, 5) i32 @x(ptr noundef captures(none) align 8 dead_on_unwind writable, i32 signext) #0", "declare i32 @x(i8*, i32 signext) noreturn"},
		{"attributes with a meaning", "declare void @x(ptr sret(%IN) align 8, ptr byval(%IN))", "declare void @x(i8* sret(%IN), i8* byval(%IN))"},

		{"load", "%v = load ptr, ptr %p, align 8, !tbaa !9", "%v = load i8*, i8* %p, align 8"},
		{"flags of integer operations", "%v = or disjoint i32 %i, 8", "%v = or i32 %i, 8"},
		{"of extensions", "%v = zext nneg i32 %i to i64", "%v = zext i32 %i to i64"},
		{"of truncations", "%v = trunc nuw nsw i32 %i to i8", "%v = trunc i32 %i to i8"},
		{"of additions, which stay", "%v = add nuw nsw i32 %i, 1", "%v = add nuw nsw i32 %i, 1"},
		{"of comparisons", "%v = icmp samesign ult i32 %i, 3", "%v = icmp ult i32 %i, 3"},
		{"element pointer", "%v = getelementptr inbounds nuw i8, ptr %p, i64 4", "%v = getelementptr inbounds i8, i8* %p, i64 4"},
		{"atomic operation", "%v = atomicrmw volatile add ptr %p, i32 1 seq_cst, align 4", "%v = atomicrmw volatile add i32* %p, i32 1 seq_cst, align 4"},
		{"atomic operation on a constant address", "%v = atomicrmw add ptr getelementptr inbounds ([4 x i8], ptr @ARR, i64 0, i64 4), i32 1 seq_cst, align 4",
			"%v = atomicrmw add i32* bitcast (i8* bitcast (i8* getelementptr inbounds ([4 x i8], i8* @ARR, i64 0, i64 4) to i8*) to i32*), i32 1 seq_cst, align 4"},
		{"atomic exchange of pointers", "%v = atomicrmw xchg ptr %p, ptr %p seq_cst, align 8", "%v = atomicrmw xchg i8** %p, i8* %p seq_cst, align 8"},
		{"call with attributes", "%v = call noundef align 8 ptr @F(ptr noundef nonnull align 4 %p) #0, !srcloc !9", "%v = call i8* @F(i8* nonnull %p) noreturn"},
		{"intrinsic of new name", "call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 4, i1 false), !dbg !1", "call void @llvm.memset.p0.i64(i8* %p, i8 0, i64 4, i1 false), !dbg !1"},
		{"copy of a structure, which keeps its alignment", "call void @llvm.memcpy.p0.p0.i64(ptr align 4 @ARR, ptr align 8 %p, i64 8, i1 false), !dbg !1, !tbaa.struct !9",
			"call void @llvm.memcpy.p0.p0.i64(i8* align 4 @ARR, i8* align 8 %p, i64 8, i1 false), !dbg !1"},
		{"copy that the program asks for", "call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %p, i64 8, i1 false), !dbg !1", "call void @llvm.memcpy.p0.p0.i64(i8* %p, i8* %p, i64 8, i1 false), !dbg !1"},
		{"debug record", "#dbg_declare(ptr %p, !2, !DIExpression(), !1)", "call void @llvm.dbg.declare(metadata i8* %p, metadata !2, metadata !DIExpression()), !dbg !1"},
		{"debug record of a value", "#dbg_value(i32 %i, !2, !DIExpression(DW_OP_LLVM_arg, 0), !1)", "call void @llvm.dbg.value(metadata i32 %i, metadata !2, metadata !DIExpression()), !dbg !1"},
		{"debug record of a label", "#dbg_label(!2, !1)", "call void @llvm.dbg.label(metadata !2), !dbg !1"},
		{"debug intrinsic of several values", "call void @llvm.dbg.value(metadata !DIArgList(i32 %i, i32 %i), metadata !2, metadata !DIExpression()), !dbg !1", ""},
	}
	const given = "%NODE = type { i32, ptr, [4 x i16], %IN }\n%IN = type <{ i8, ptr }>\n@ARR = global [10 x i32] zeroinitializer\n"
	const debug = `
attributes #0 = { noreturn nounwind memory(none) "frame-pointer"="all" }
!1 = !DILocation(line: 4, column: 2, scope: !3, atomGroup: 1, atomRank: 2)
!2 = !DILocalVariable(name: "p", scope: !3, file: !4, line: 3)
!3 = distinct !DISubprogram(name: "f", scope: !4, file: !4, line: 3, unit: !5, spFlags: DISPFlagDefinition, keyInstructions: true)
!4 = !DIFile(filename: "x.c", directory: "/x", checksumkind: CSK_MD5, checksum: "00")
!9 = !{!"other"}
`
	squeeze := func(s string) string {
		s = strings.Join(strings.Fields(s), " ")
		return strings.NewReplacer("( ", "(", " (", "(", " )", ")").Replace(s)
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			src := given
			if c := tt.line[0]; c == '@' || strings.HasPrefix(tt.line, "declare") {
				src += tt.line + "\n"
			} else {
				src += "define void @f(ptr %p, i32 %i) !dbg !3 {\nentry:\n  " + tt.line + "\n  ret void\n}\ndeclare ptr @F(ptr)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
			}
			x, err := Scan("new.ll", src+debug)
			if err != nil {
				t.Fatal(err)
			}
			link := NewLinker([]*Text{x}, noModels)
			link.MarkRoots(nil)
			for n := range x.entities { // the declarations that the rows are about
				if x.entities[n].name == "x" {
					link.mark(x, n)
				}
			}
			got, _, err := x.rewrite()
			if err != nil {
				t.Fatal(err)
			}
			want := squeeze(tt.want)
			if want == "" {
				if strings.Contains(got, "dbg_label") || strings.Contains(got, "DIArgList") {
					t.Errorf("it stayed:\n%s", got)
				}
			} else if !strings.Contains(squeeze(got), want) {
				t.Errorf("%q is not in:\n%s", want, got)
			}
			if _, err := x.Parse(); err != nil {
				t.Errorf("llir: %v", err)
			}
		})
	}
}

func TestNewModuleAsParsed(t *testing.T) {
	x, err := Scan("new.ll", sample(t, "new.ll"))
	if err != nil {
		t.Fatal(err)
	}
	NewLinker([]*Text{x}, noModels).MarkRoots(nil)
	m, err := x.Parse()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	n := slices.IndexFunc(m.LL.Funcs, func(f *llvm.Func) bool { return f.Name == "f" })
	for _, b := range m.LL.Funcs[n].Blocks {
		for _, inst := range b.Insts {
			switch inst.Op {
			case llvm.CmpXchg:
				found++
				if fs := inst.Typ.Fields; len(fs) != 2 || !fs[0].IsInt(32) || !fs[1].IsInt(1) {
					t.Errorf("cmpxchg gives %v, want {i32, i1}", inst.Typ)
				}
			case llvm.AtomicRMW:
				found++
				if inst.Typ != inst.Args[1].Type() && inst.Name == "old" {
					t.Errorf("atomicrmw of %v gives %v", inst.Args[1].Type(), inst.Typ)
				}
			case llvm.Load:
				found++
				if inst.Name == "l" && !inst.Typ.IsInt(32) {
					t.Errorf("load gives %v, want i32", inst.Typ)
				}
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d instructions were looked at", found)
	}
}

func noModels(string) bool { return false }
