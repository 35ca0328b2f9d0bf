; verdict: FAILED
; property: undefined_behavior
; check: invalid-enum
; why: minus one is written through a reference
;
; C++, compiled by clang 14 with -fsanitize=enum:
;   extern "C" int nondet_int();
;   enum dir { north, south };
;   static void set(int &x, int v) { x = v; }
;   int main() {
;       dir d = north;
;       int v = nondet_int();
;       if (v < -1 || v > 1)
;           return 0;
;       set((int &)d, v);
;       return d == south;
;   }
; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [8 x i8] c"<stdin>\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 10, [6 x i8] c"'dir'\00" }
@1 = private unnamed_addr global { { [8 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 10, i32 9 }, { i16, i16, [6 x i8] }* @0 }

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5) #5
  store i32 0, i32* %2, align 4, !tbaa !5
  %6 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6) #5
  %7 = call i32 @nondet_int()
  store i32 %7, i32* %3, align 4, !tbaa !9
  %8 = load i32, i32* %3, align 4, !tbaa !9
  %9 = icmp slt i32 %8, -1
  br i1 %9, label %13, label %10

10:                                               ; preds = %0
  %11 = load i32, i32* %3, align 4, !tbaa !9
  %12 = icmp sgt i32 %11, 1
  br i1 %12, label %13, label %14

13:                                               ; preds = %10, %0
  store i32 0, i32* %1, align 4
  store i32 1, i32* %4, align 4
  br label %23

14:                                               ; preds = %10
  %15 = load i32, i32* %3, align 4, !tbaa !9
  call void @_ZL3setRii(i32* noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %15)
  %16 = load i32, i32* %2, align 4, !tbaa !5
  %17 = icmp ule i32 %16, 1, !nosanitize !11
  %18 = zext i32 %16 to i64, !nosanitize !11
  br i1 %17, label %20, label %19, !prof !12, !nosanitize !11

19:                                               ; preds = %14
  call void @__ubsan_handle_load_invalid_value_abort(i8* bitcast ({ { [8 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %18) #6, !nosanitize !11
  unreachable, !nosanitize !11

20:                                               ; preds = %14
  %21 = icmp eq i32 %16, 1
  %22 = zext i1 %21 to i32
  store i32 %22, i32* %1, align 4
  store i32 1, i32* %4, align 4
  br label %23

23:                                               ; preds = %20, %13
  %24 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24) #5
  %25 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25) #5
  %26 = load i32, i32* %1, align 4
  ret i32 %26
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @nondet_int() #2

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL3setRii(i32* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #3 {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  store i32* %0, i32** %3, align 8, !tbaa !13
  store i32 %1, i32* %4, align 4, !tbaa !9
  %5 = load i32, i32* %4, align 4, !tbaa !9
  %6 = load i32*, i32** %3, align 8, !tbaa !13
  store i32 %5, i32* %6, align 4, !tbaa !9
  ret void
}

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_load_invalid_value_abort(i8*, i64) #4

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind uwtable }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"_ZTS3dir", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{}
!12 = !{!"branch_weights", i32 1048575, i32 1}
!13 = !{!14, !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
