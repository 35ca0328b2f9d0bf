; verdict: SUCCESSFUL
; why: Compiled at -O2: every month in the table has 28 to 31 days.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() local_unnamed_addr {
  %1 = tail call i32 @__VERIFIER_nondet_uint()
  ret i32 0
}

declare i32 @__VERIFIER_nondet_uint() local_unnamed_addr
