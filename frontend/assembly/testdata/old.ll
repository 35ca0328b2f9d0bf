; ModuleID = 'b.c'
source_filename = "b.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, %struct.pair* }

@first = internal global %struct.pair { i32 1, %struct.pair* null }, align 8, !dbg !0
@list = dso_local global [2 x %struct.pair] [%struct.pair { i32 1, %struct.pair* @first }, %struct.pair { i32 2, %struct.pair* getelementptr inbounds ([2 x %struct.pair], [2 x %struct.pair]* @list, i32 0, i32 0) }], align 16, !dbg !5
@function = dso_local global i32 (i32)* null, align 8, !dbg !16
@table = internal global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !41, metadata !DIExpression()), !dbg !42
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !43, metadata !DIExpression()), !dbg !44
  store i32 (i32)* @twice, i32 (i32)** @function, align 8, !dbg !45
  %6 = load i32, i32* %4, align 4, !dbg !46
  switch i32 %6, label %19 [
    i32 1, label %7
    i32 2, label %11
  ], !dbg !47

7:                                                ; preds = %2
  %8 = load i32 (i32)*, i32 (i32)** @function, align 8, !dbg !48
  %9 = load i32, i32* getelementptr inbounds ([3 x i32], [3 x i32]* @table, i64 0, i64 2), align 4, !dbg !50
  %10 = call i32 %8(i32 noundef %9), !dbg !48
  store i32 %10, i32* %3, align 4, !dbg !51
  br label %24, !dbg !51

11:                                               ; preds = %2
  %12 = load i32, i32* %4, align 4, !dbg !52
  %13 = sext i32 %12 to i64, !dbg !53
  %14 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* @list, i64 0, i64 %13, !dbg !53
  %15 = getelementptr inbounds %struct.pair, %struct.pair* %14, i32 0, i32 1, !dbg !54
  %16 = load %struct.pair*, %struct.pair** %15, align 8, !dbg !54
  %17 = getelementptr inbounds %struct.pair, %struct.pair* %16, i32 0, i32 0, !dbg !55
  %18 = load i32, i32* %17, align 8, !dbg !55
  store i32 %18, i32* %3, align 4, !dbg !56
  br label %24, !dbg !56

19:                                               ; preds = %2
  %20 = load i8**, i8*** %5, align 8, !dbg !57
  %21 = load i8*, i8** %20, align 8, !dbg !58
  %22 = load i8, i8* %21, align 1, !dbg !59
  %23 = sext i8 %22 to i32, !dbg !59
  store i32 %23, i32* %3, align 4, !dbg !60
  br label %24, !dbg !60

24:                                               ; preds = %19, %11, %7
  %25 = load i32, i32* %3, align 4, !dbg !61
  ret i32 %25, !dbg !61
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !62 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !63, metadata !DIExpression()), !dbg !64
  %3 = load i32, i32* %2, align 4, !dbg !65
  %4 = mul nsw i32 2, %3, !dbg !66
  ret i32 %4, !dbg !67
}

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 3, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.c", directory: "/tmp/w", checksumkind: CSK_MD5, checksum: "7a5db664a11d132717137b0218caff47")
!4 = !{!5, !16, !0, !21}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !14)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 1, size: 128, elements: !9)
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !8, file: !3, line: 1, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !3, line: 1, baseType: !13, size: 64, offset: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "function", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{!11, !11}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 2, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !35, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!35 = !DISubroutineType(types: !36)
!36 = !{!11, !11, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{}
!41 = !DILocalVariable(name: "argc", arg: 1, scope: !34, file: !3, line: 7, type: !11)
!42 = !DILocation(line: 7, column: 14, scope: !34)
!43 = !DILocalVariable(name: "argv", arg: 2, scope: !34, file: !3, line: 7, type: !37)
!44 = !DILocation(line: 7, column: 27, scope: !34)
!45 = !DILocation(line: 8, column: 11, scope: !34)
!46 = !DILocation(line: 9, column: 10, scope: !34)
!47 = !DILocation(line: 9, column: 2, scope: !34)
!48 = !DILocation(line: 10, column: 17, scope: !49)
!49 = distinct !DILexicalBlock(scope: !34, file: !3, line: 9, column: 16)
!50 = !DILocation(line: 10, column: 26, scope: !49)
!51 = !DILocation(line: 10, column: 10, scope: !49)
!52 = !DILocation(line: 11, column: 22, scope: !49)
!53 = !DILocation(line: 11, column: 17, scope: !49)
!54 = !DILocation(line: 11, column: 28, scope: !49)
!55 = !DILocation(line: 11, column: 34, scope: !49)
!56 = !DILocation(line: 11, column: 10, scope: !49)
!57 = !DILocation(line: 12, column: 20, scope: !49)
!58 = !DILocation(line: 12, column: 19, scope: !49)
!59 = !DILocation(line: 12, column: 18, scope: !49)
!60 = !DILocation(line: 12, column: 11, scope: !49)
!61 = !DILocation(line: 14, column: 1, scope: !34)
!62 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!63 = !DILocalVariable(name: "x", arg: 1, scope: !62, file: !3, line: 6, type: !11)
!64 = !DILocation(line: 6, column: 22, scope: !62)
!65 = !DILocation(line: 6, column: 38, scope: !62)
!66 = !DILocation(line: 6, column: 36, scope: !62)
!67 = !DILocation(line: 6, column: 27, scope: !62)
