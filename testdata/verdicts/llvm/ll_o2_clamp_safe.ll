; verdict: SUCCESSFUL
; why: Compiled at -O2: two clamped numbers are at most 200 apart.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() local_unnamed_addr {
  %1 = tail call i32 @__VERIFIER_nondet_int()
  %2 = tail call i32 @__VERIFIER_nondet_int()
  %3 = icmp slt i32 %1, 100
  %4 = select i1 %3, i32 %1, i32 100
  %5 = icmp sgt i32 %4, -100
  %6 = select i1 %5, i32 %4, i32 -100
  %7 = icmp slt i32 %2, 100
  %8 = select i1 %7, i32 %2, i32 100
  %9 = icmp sgt i32 %8, -100
  %10 = select i1 %9, i32 %8, i32 -100
  %11 = icmp sgt i32 %6, %10
  %12 = sub nsw i32 %6, %10
  %13 = sub nsw i32 %10, %6
  %14 = select i1 %11, i32 %12, i32 %13
  %15 = icmp ugt i32 %14, 200
  br i1 %15, label %16, label %17

16:
  tail call void @reach_error()
  br label %17

17:
  ret i32 0
}

declare i32 @__VERIFIER_nondet_int() local_unnamed_addr

declare void @reach_error() local_unnamed_addr
