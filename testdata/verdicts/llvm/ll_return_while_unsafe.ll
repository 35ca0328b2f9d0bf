; verdict: FAILED
; property: undefined_behavior
; check: missing-return
; why: the loop may be left by break
;
; C++, compiled by clang 14 with -fsanitize=return:
;   extern "C" int nondet_int();
;   static int read() {
;       for (;;) {
;           int c = nondet_int();
;           if (c == 5)
;               return c;
;           if (c == 7)
;               break;
;           return 1;
;       }
;   }
;   int main() { return read(); }
; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [8 x i8] c"<stdin>\00", align 1
@0 = private unnamed_addr global { { [8 x i8]*, i32, i32 } } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 2, i32 12 } }

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = call noundef i32 @_ZL4readv()
  ret i32 %2
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZL4readv() #1 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  br label %4

4:                                                ; preds = %0
  %5 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5) #5
  %6 = call i32 @nondet_int()
  store i32 %6, i32* %2, align 4, !tbaa !5
  %7 = load i32, i32* %2, align 4, !tbaa !5
  %8 = icmp eq i32 %7, 5
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = load i32, i32* %2, align 4, !tbaa !5
  store i32 %10, i32* %1, align 4
  store i32 1, i32* %3, align 4
  br label %16

11:                                               ; preds = %4
  %12 = load i32, i32* %2, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 7
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  store i32 2, i32* %3, align 4
  br label %16

15:                                               ; preds = %11
  store i32 1, i32* %1, align 4
  store i32 1, i32* %3, align 4
  br label %16

16:                                               ; preds = %15, %14, %9
  %17 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17) #5
  %18 = load i32, i32* %3, align 4
  switch i32 %18, label %24 [
    i32 1, label %22
    i32 2, label %19
  ]

19:                                               ; preds = %16
  br i1 false, label %21, label %20, !prof !9, !nosanitize !10

20:                                               ; preds = %19
  call void @__ubsan_handle_missing_return(i8* bitcast ({ { [8 x i8]*, i32, i32 } }* @0 to i8*)) #6, !nosanitize !10
  unreachable, !nosanitize !10

21:                                               ; preds = %19
  unreachable

22:                                               ; preds = %16
  %23 = load i32, i32* %1, align 4
  ret i32 %23

24:                                               ; preds = %16
  unreachable
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare i32 @nondet_int() #3

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_missing_return(i8*) #4

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nosync nounwind willreturn }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!"branch_weights", i32 1048575, i32 1}
!10 = !{}
