; verdict: FAILED
; property: undefined_behavior
; check: invalid-enum
; why: one step behind the last value
;
; C++, compiled by clang 14 with -fsanitize=enum:
;   enum level { low, mid, high, top };
;   static level raise(level l) {
;       level r;
;       *(int *)&r = (int)l + 1;
;       return r;
;   }
;   int main() {
;       level l = low;
;       for (int i = 0; i < 4; i++)
;           l = raise(l);
;       return l == mid;
;   }
; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [8 x i8] c"<stdin>\00", align 1
@0 = private unnamed_addr constant { i16, i16, [8 x i8] } { i16 0, i16 10, [8 x i8] c"'level'\00" }
@1 = private unnamed_addr global { { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 10, i32 13 }, { i16, i16, [8 x i8] }* @0 }
@2 = private unnamed_addr global { { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 11, i32 9 }, { i16, i16, [8 x i8] }* @0 }
@3 = private unnamed_addr global { { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 4, i32 20 }, { i16, i16, [8 x i8] }* @0 }
@4 = private unnamed_addr global { { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 5, i32 9 }, { i16, i16, [8 x i8] }* @0 }

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4) #4
  store i32 0, i32* %2, align 4, !tbaa !5
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5) #4
  store i32 0, i32* %3, align 4, !tbaa !9
  br label %6

6:                                                ; preds = %18, %0
  %7 = load i32, i32* %3, align 4, !tbaa !9
  %8 = icmp slt i32 %7, 4
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10) #4
  br label %21

11:                                               ; preds = %6
  %12 = load i32, i32* %2, align 4, !tbaa !5
  %13 = icmp ule i32 %12, 3, !nosanitize !11
  %14 = zext i32 %12 to i64, !nosanitize !11
  br i1 %13, label %16, label %15, !prof !12, !nosanitize !11

15:                                               ; preds = %11
  call void @__ubsan_handle_load_invalid_value_abort(i8* bitcast ({ { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* }* @1 to i8*), i64 %14) #5, !nosanitize !11
  unreachable, !nosanitize !11

16:                                               ; preds = %11
  %17 = call noundef i32 @_ZL5raise5level(i32 noundef %12)
  store i32 %17, i32* %2, align 4, !tbaa !5
  br label %18

18:                                               ; preds = %16
  %19 = load i32, i32* %3, align 4, !tbaa !9
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* %3, align 4, !tbaa !9
  br label %6, !llvm.loop !13

21:                                               ; preds = %9
  %22 = load i32, i32* %2, align 4, !tbaa !5
  %23 = icmp ule i32 %22, 3, !nosanitize !11
  %24 = zext i32 %22 to i64, !nosanitize !11
  br i1 %23, label %26, label %25, !prof !12, !nosanitize !11

25:                                               ; preds = %21
  call void @__ubsan_handle_load_invalid_value_abort(i8* bitcast ({ { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* }* @2 to i8*), i64 %24) #5, !nosanitize !11
  unreachable, !nosanitize !11

26:                                               ; preds = %21
  %27 = icmp eq i32 %22, 1
  %28 = zext i1 %27 to i32
  %29 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29) #4
  ret i32 %28
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZL5raise5level(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4, !tbaa !5
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4) #4
  %5 = load i32, i32* %2, align 4, !tbaa !5
  %6 = icmp ule i32 %5, 3, !nosanitize !11
  %7 = zext i32 %5 to i64, !nosanitize !11
  br i1 %6, label %9, label %8, !prof !12, !nosanitize !11

8:                                                ; preds = %1
  call void @__ubsan_handle_load_invalid_value_abort(i8* bitcast ({ { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* }* @3 to i8*), i64 %7) #5, !nosanitize !11
  unreachable, !nosanitize !11

9:                                                ; preds = %1
  %10 = add nsw i32 %5, 1
  store i32 %10, i32* %3, align 4, !tbaa !9
  %11 = load i32, i32* %3, align 4, !tbaa !5
  %12 = icmp ule i32 %11, 3, !nosanitize !11
  %13 = zext i32 %11 to i64, !nosanitize !11
  br i1 %12, label %15, label %14, !prof !12, !nosanitize !11

14:                                               ; preds = %9
  call void @__ubsan_handle_load_invalid_value_abort(i8* bitcast ({ { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* }* @4 to i8*), i64 %13) #5, !nosanitize !11
  unreachable, !nosanitize !11

15:                                               ; preds = %9
  %16 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16) #4
  ret i32 %11
}

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_load_invalid_value_abort(i8*, i64) #3

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"_ZTS5level", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{}
!12 = !{!"branch_weights", i32 1048575, i32 1}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
