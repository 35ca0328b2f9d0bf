; verdict: SUCCESSFUL
; check: missing-return
; why: the remainder has a case each
;
; C++, compiled by clang 14 with -fsanitize=return:
;   extern "C" unsigned nondet_uint();
;   static int name(unsigned x) {
;       switch (x) {
;       case 0: return 10;
;       case 1: return 20;
;       case 2: return 30;
;       }
;   }
;   int main() { return name(nondet_uint() % 3); }
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
  %2 = call i32 @nondet_uint()
  %3 = urem i32 %2, 3
  %4 = call noundef i32 @_ZL4namej(i32 noundef %3)
  ret i32 %4
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZL4namej(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4, !tbaa !5
  %4 = load i32, i32* %3, align 4, !tbaa !5
  switch i32 %4, label %8 [
    i32 0, label %5
    i32 1, label %6
    i32 2, label %7
  ]

5:                                                ; preds = %1
  store i32 10, i32* %2, align 4
  br label %11

6:                                                ; preds = %1
  store i32 20, i32* %2, align 4
  br label %11

7:                                                ; preds = %1
  store i32 30, i32* %2, align 4
  br label %11

8:                                                ; preds = %1
  br i1 false, label %10, label %9, !prof !9, !nosanitize !10

9:                                                ; preds = %8
  call void @__ubsan_handle_missing_return(i8* bitcast ({ { [8 x i8]*, i32, i32 } }* @0 to i8*)) #4, !nosanitize !10
  unreachable, !nosanitize !10

10:                                               ; preds = %8
  unreachable

11:                                               ; preds = %7, %6, %5
  %12 = load i32, i32* %2, align 4
  ret i32 %12
}

declare i32 @nondet_uint() #2

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_missing_return(i8*) #3

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind uwtable }
attributes #4 = { noreturn nounwind }

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
