; verdict: FAILED
; property: assertion
; why: verifier.assume alone allows x to be 3.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare i32 @nd_int()
declare void @verifier.assume(i1)
declare void @verifier.assume.not(i1)
declare void @verifier.error()

define i32 @main() {
entry:
  %x = call i32 @nd_int()
  %ge = icmp sge i32 %x, 3
  call void @verifier.assume(i1 %ge)
  %eq = icmp eq i32 %x, 3
  br i1 %eq, label %bad, label %exit

bad:
  call void @verifier.error()
  unreachable

exit:
  ret i32 0
}
