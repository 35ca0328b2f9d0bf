; verdict: SUCCESSFUL
; why: A debug record tells of a vector constant and an expression; the program is right.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
define i32 @main() !dbg !5 {
    #dbg_value(<2 x i32> <i32 1, i32 2>, !4, !DIExpression(), !9)
    #dbg_value({ i32, i32 } { i32 1, i32 2 }, !4, !DIExpression(), !9)
    #dbg_value(i64 ptrtoint (ptr @main to i64), !4, !DIExpression(), !9)
    #dbg_value(<4 x i32> splat (i32 3), !4, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !9)
    #dbg_value(!DIArgList(i32 1, i32 2), !4, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !9)
  %v = add <2 x i32> <i32 1, i32 2>, splat (i32 1), !dbg !9
  %x = extractelement <2 x i32> %v, i64 0, !dbg !9
  %y = extractelement <2 x i32> %v, i64 1, !dbg !9
    #dbg_value(<2 x i32> %v, !4, !DIExpression(), !9)
  %s = add nuw nsw i32 %x, %y, !dbg !9
  %ok = icmp eq i32 %s, 5, !dbg !9
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
