; verdict: SUCCESSFUL
; why: What freeze gives of an unknown is one value, also where it has a location.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
declare i32 @__VERIFIER_nondet_int()
define i32 @main() !dbg !5 {
  %x = call i32 @__VERIFIER_nondet_int(), !dbg !9
  %a = freeze i32 undef, !dbg !9
  %b = freeze i32 %x, !dbg !9, !range !10
  %v = freeze <2 x i32> <i32 3, i32 undef>, !dbg !9
  %s = freeze { i32, i8 } { i32 4, i8 poison }
  %e = extractelement <2 x i32> %v, i64 0, !dbg !9
  %f = extractvalue { i32, i8 } %s, 0, !dbg !9
  %g = sub i32 %a, %a, !dbg !9
  %h = sub i32 %b, %x, !dbg !9
  %i = sub i32 %f, %e, !dbg !9
  %j = or i32 %g, %h, !dbg !9
  %k = icmp eq i32 %j, 0, !dbg !9
  %l = icmp eq i32 %i, 1, !dbg !9
  %ok = and i1 %k, %l, !dbg !9
  br i1 %ok, label %end, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
end:
  ret i32 0
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "x.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2, type: !8)
!5 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 3, scope: !5)
!10 = !{i32 -2147483648, i32 2147483647}
