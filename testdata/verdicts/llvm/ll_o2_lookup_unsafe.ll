; verdict: FAILED
; property: assertion
; why: Compiled at -O2: the second month has 28 days.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() local_unnamed_addr {
  %1 = tail call i32 @__VERIFIER_nondet_uint()
  %2 = icmp eq i32 %1, 1
  br i1 %2, label %3, label %4

3:
  tail call void @reach_error()
  br label %4

4:
  ret i32 0
}

declare i32 @__VERIFIER_nondet_uint() local_unnamed_addr

declare void @reach_error() local_unnamed_addr
