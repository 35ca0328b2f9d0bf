; verdict: SUCCESSFUL
; check: const-write
; why: Constructors of C++ write the const members of what they make.
source_filename = "y1.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i32 }

$_ZN4itemC2Ei = comdat any

@_ZL6global = internal global %struct.item zeroinitializer, align 4, !dbg !0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_y1.cpp, ptr null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !24 {
  call void @_ZN4itemC2Ei(ptr noundef nonnull align 4 dereferenceable(8) @_ZL6global, i32 noundef 1), !dbg !27
  ret void, !dbg !28
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4itemC2Ei(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 !dbg !29 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !31, !DIExpression(), !33)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !34, !DIExpression(), !35)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.item, ptr %5, i32 0, i32 0, !dbg !36
  %7 = load i32, ptr %4, align 4, !dbg !37
  store i32 %7, ptr %6, align 4, !dbg !36
  %8 = getelementptr inbounds %struct.item, ptr %5, i32 0, i32 1, !dbg !38
  store i32 0, ptr %8, align 4, !dbg !38
  ret void, !dbg !39
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #2 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.item, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
  call void @_ZN4itemC2Ei(ptr noundef nonnull align 4 dereferenceable(8) %2, i32 noundef 2), !dbg !44
  %3 = getelementptr inbounds %struct.item, ptr %2, i32 0, i32 1, !dbg !45
  store i32 1, ptr %3, align 4, !dbg !46
  store i32 1, ptr getelementptr inbounds (%struct.item, ptr @_ZL6global, i32 0, i32 1), align 4, !dbg !47
  %4 = getelementptr inbounds %struct.item, ptr %2, i32 0, i32 0, !dbg !48
  %5 = load i32, ptr %4, align 4, !dbg !48
  %6 = load i32, ptr @_ZL6global, align 4, !dbg !49
  %7 = add nsw i32 %5, %6, !dbg !50
  %8 = sub nsw i32 %7, 3, !dbg !51
  ret i32 %8, !dbg !52
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_y1.cpp() #0 section ".text.startup" !dbg !53 {
  call void @__cxx_global_var_init(), !dbg !55
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", linkageName: "_ZL6global", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "y1.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "9556f18545dd9c3b6d1cf9aba24dcafc")
!4 = !{!5}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 1, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !6, identifier: "_ZTS4item")
!6 = !{!7, !10, !11}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !5, file: !3, line: 1, baseType: !8, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !5, file: !3, line: 1, baseType: !9, size: 32, offset: 32)
!11 = !DISubprogram(name: "item", scope: !5, file: !3, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: 0)
!12 = !DISubroutineType(types: !13)
!13 = !{null, !14, !9}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!15 = !{!0}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !25, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DILocation(line: 2, column: 13, scope: !24)
!28 = !DILocation(line: 2, column: 20, scope: !24)
!29 = distinct !DISubprogram(name: "item", linkageName: "_ZN4itemC2Ei", scope: !5, file: !3, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !11, retainedNodes: !30)
!30 = !{}
!31 = !DILocalVariable(name: "this", arg: 1, scope: !29, type: !32, flags: DIFlagArtificial | DIFlagObjectPointer)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!33 = !DILocation(line: 0, scope: !29)
!34 = !DILocalVariable(name: "i", arg: 2, scope: !29, file: !3, line: 1, type: !9)
!35 = !DILocation(line: 1, column: 49, scope: !29)
!36 = !DILocation(line: 1, column: 54, scope: !29)
!37 = !DILocation(line: 1, column: 57, scope: !29)
!38 = !DILocation(line: 1, column: 61, scope: !29)
!39 = !DILocation(line: 1, column: 71, scope: !29)
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 3, type: !41, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!41 = !DISubroutineType(types: !42)
!42 = !{!9}
!43 = !DILocalVariable(name: "local", scope: !40, file: !3, line: 4, type: !5)
!44 = !DILocation(line: 4, column: 8, scope: !40)
!45 = !DILocation(line: 5, column: 9, scope: !40)
!46 = !DILocation(line: 5, column: 15, scope: !40)
!47 = !DILocation(line: 6, column: 16, scope: !40)
!48 = !DILocation(line: 7, column: 16, scope: !40)
!49 = !DILocation(line: 7, column: 28, scope: !40)
!50 = !DILocation(line: 7, column: 19, scope: !40)
!51 = !DILocation(line: 7, column: 31, scope: !40)
!52 = !DILocation(line: 7, column: 3, scope: !40)
!53 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_y1.cpp", scope: !3, file: !3, type: !54, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!54 = !DISubroutineType(types: !30)
!55 = !DILocation(line: 0, scope: !53)
