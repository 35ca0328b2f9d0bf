; verdict: FAILED
; property: assertion
; why: Compiled at -O2: the largest sum is possible.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = tail call i32 @__VERIFIER_nondet_int() #3
  %2 = tail call i32 @__VERIFIER_nondet_int() #3
  %3 = tail call i32 @__VERIFIER_nondet_int() #3
  %4 = tail call i32 @__VERIFIER_nondet_int() #3
  %5 = tail call i32 @__VERIFIER_nondet_int() #3
  %6 = tail call i32 @__VERIFIER_nondet_int() #3
  %7 = tail call i32 @__VERIFIER_nondet_int() #3
  %8 = tail call i32 @__VERIFIER_nondet_int() #3
  %9 = tail call i32 @__VERIFIER_nondet_int() #3
  %10 = tail call i32 @__VERIFIER_nondet_int() #3
  %11 = tail call i32 @__VERIFIER_nondet_int() #3
  %12 = tail call i32 @__VERIFIER_nondet_int() #3
  %13 = tail call i32 @__VERIFIER_nondet_int() #3
  %14 = tail call i32 @__VERIFIER_nondet_int() #3
  %15 = tail call i32 @__VERIFIER_nondet_int() #3
  %16 = tail call i32 @__VERIFIER_nondet_int() #3
  %17 = insertelement <16 x i32> poison, i32 %16, i64 0
  %18 = insertelement <16 x i32> %17, i32 %15, i64 1
  %19 = insertelement <16 x i32> %18, i32 %14, i64 2
  %20 = insertelement <16 x i32> %19, i32 %13, i64 3
  %21 = insertelement <16 x i32> %20, i32 %12, i64 4
  %22 = insertelement <16 x i32> %21, i32 %11, i64 5
  %23 = insertelement <16 x i32> %22, i32 %10, i64 6
  %24 = insertelement <16 x i32> %23, i32 %9, i64 7
  %25 = insertelement <16 x i32> %24, i32 %8, i64 8
  %26 = insertelement <16 x i32> %25, i32 %7, i64 9
  %27 = insertelement <16 x i32> %26, i32 %6, i64 10
  %28 = insertelement <16 x i32> %27, i32 %5, i64 11
  %29 = insertelement <16 x i32> %28, i32 %4, i64 12
  %30 = insertelement <16 x i32> %29, i32 %3, i64 13
  %31 = insertelement <16 x i32> %30, i32 %2, i64 14
  %32 = insertelement <16 x i32> %31, i32 %1, i64 15
  %33 = and <16 x i32> %32, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %34 = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %33)
  %35 = icmp eq i32 %34, 4080
  br i1 %35, label %36, label %37

36:                                               ; preds = %0
  tail call void @reach_error() #3
  br label %37

37:                                               ; preds = %36, %0
  ret i32 0
}

declare i32 @__VERIFIER_nondet_int() local_unnamed_addr #1

declare void @reach_error() local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>) #2

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone willreturn }
attributes #3 = { nounwind }


