; verdict: FAILED
; property: assertion
; why: The value is 0 or 2 so 2 goes to the default and on to the error.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare i32 @__VERIFIER_nondet_int()
declare void @__VERIFIER_error()

define i32 @main() {
entry:
  %n = call i32 @__VERIFIER_nondet_int()
 %k = and i32 %n, 2
  switch i32 %k, label %default [
    i32 0, label %exit
    i32 1, label %exit
  ]

default:
  br label %bad

bad:
  call void @__VERIFIER_error()
  unreachable

exit:
  ret i32 0
}
