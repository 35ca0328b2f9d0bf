; verdict: SUCCESSFUL
; why: Compiled at -O2: loops became vector arithmetic; each of 16 summands is at most 766.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = tail call i32 @__VERIFIER_nondet_int() #2
  %2 = tail call i32 @__VERIFIER_nondet_int() #2
  %3 = tail call i32 @__VERIFIER_nondet_int() #2
  %4 = tail call i32 @__VERIFIER_nondet_int() #2
  %5 = tail call i32 @__VERIFIER_nondet_int() #2
  %6 = tail call i32 @__VERIFIER_nondet_int() #2
  %7 = tail call i32 @__VERIFIER_nondet_int() #2
  %8 = tail call i32 @__VERIFIER_nondet_int() #2
  %9 = tail call i32 @__VERIFIER_nondet_int() #2
  %10 = tail call i32 @__VERIFIER_nondet_int() #2
  %11 = tail call i32 @__VERIFIER_nondet_int() #2
  %12 = tail call i32 @__VERIFIER_nondet_int() #2
  %13 = tail call i32 @__VERIFIER_nondet_int() #2
  %14 = tail call i32 @__VERIFIER_nondet_int() #2
  %15 = tail call i32 @__VERIFIER_nondet_int() #2
  %16 = tail call i32 @__VERIFIER_nondet_int() #2
  ret i32 0
}

declare i32 @__VERIFIER_nondet_int() local_unnamed_addr #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }


