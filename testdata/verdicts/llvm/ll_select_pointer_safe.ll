; verdict: SUCCESSFUL
; why: The store through the selected pointer changes just that variable.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare zeroext i1 @__VERIFIER_nondet_bool()
declare void @__VERIFIER_assert(i32)

define i32 @main() {
entry:
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 1, i32* %x, align 4
  store i32 2, i32* %y, align 4
  %c = call zeroext i1 @__VERIFIER_nondet_bool()
  %p = select i1 %c, i32* %x, i32* %y
  store i32 7, i32* %p, align 4
  %vy = load i32, i32* %y, align 4
  %want = select i1 %c, i32 2, i32 7
 %ok = icmp eq i32 %vy, %want
  %ok32 = zext i1 %ok to i32
  call void @__VERIFIER_assert(i32 %ok32)
  ret i32 0
}
