; ModuleID = 'new'
source_filename = "new.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, [4 x i16], %struct.in }
%struct.in = type <{ i8, ptr }>

@arr = dso_local global [10 x i32] zeroinitializer, align 16
@n = dso_local global %struct.node zeroinitializer, align 8
@p = dso_local global ptr getelementptr inbounds nuw ([10 x i32], ptr @arr, i64 0, i64 3), align 8
@q = global ptr getelementptr inbounds (%struct.node, ptr @n, i64 0, i32 3, i32 1)
@r = global ptr getelementptr inbounds (i8, ptr @arr, i64 12)
@s = global [2 x ptr] [ptr @main, ptr null]
@d = global i64 sub (i64 ptrtoint (ptr getelementptr inbounds ([10 x i32], ptr @arr, i64 0, i64 3) to i64), i64 ptrtoint (ptr @arr to i64))
@t = internal constant { ptr, i32 } { ptr @f, i32 3 }
@v = global <4 x i8> splat (i8 7)
@0 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@vt = global ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @vtab, i32 0, i32 0, i32 2)
@vtab = external global { [4 x ptr] }
@al = alias i32, ptr @arr

; Function Attrs: noinline nounwind uwtable
define dso_local range(i32 0, 10) i32 @f(ptr noundef captures(none) %x, i32 noundef %k) #0 !dbg !10 {
entry:
    #dbg_declare(ptr %x, !12, !DIExpression(), !14)
    #dbg_value(i32 %k, !13, !DIExpression(DW_OP_LLVM_arg, 0), !14)
    #dbg_label(!20, !14)
  %e = zext nneg i32 %k to i64
  %o = or disjoint i64 %e, 8
  %tr = trunc nuw nsw i64 %o to i32
  %g = getelementptr inbounds nuw [4 x i32], ptr %x, i64 0, i64 %e, !dbg !14
  %l = load i32, ptr %g, align 4, !dbg !14, !tbaa !99
  %old = atomicrmw add ptr %g, i32 1 seq_cst, align 4
  %oldp = atomicrmw xchg ptr %x, ptr %g seq_cst, align 8
  %cx = cmpxchg ptr %g, i32 0, i32 1 seq_cst monotonic
  %ok = extractvalue { i32, i1 } %cx, 1
  %c = icmp samesign ult i32 %k, %tr
  %sel = select i1 %c, ptr @arr, ptr %g
  br i1 %ok, label %ptr, label %end
ptr:
  %m = call ptr (ptr, ...) @pr(ptr @0, i32 %l) #1
  store ptr %m, ptr %sel, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(4) %m, ptr align 4 @arr, i64 8, i1 false)
  br label %end
end:
  %ph = phi ptr [ %m, %ptr ], [ @arr, %entry ]
  %fp = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @s, i64 0, i64 0)
  %call = call i32 %fp(ptr %ph, i32 3)
  ret i32 %call
}
declare ptr @pr(ptr, ...) #2
define i32 @main() { %1 = call i32 @f(ptr @arr, i32 2) ret i32 %1 }
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" memory(none) }
attributes #1 = { noreturn nounwind memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "x", keyInstr: true)
!1 = !DIFile(filename: "new.c", directory: "/x")
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !{})
!12 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 3, type: !15)
!13 = !DILocalVariable(name: "k", arg: 2, scope: !10, file: !1, line: 3, type: !16)
!14 = !DILocation(line: 4, column: 2, scope: !10, atomGroup: 1, atomRank: 2)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, ptrAuthKey: 3)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed, num_extra_inhabitants: 3)
!20 = !DILabel(scope: !10, name: "x", file: !1, line: 3)
!99 = !{!"x"}
