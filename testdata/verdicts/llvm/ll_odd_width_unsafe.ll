; verdict: FAILED
; property: assertion
; why: 127 plus one is zero in seven bits.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare i32 @__VERIFIER_nondet_int()
declare void @__VERIFIER_assert(i32)

define i32 @main() {
entry:
  %n = call i32 @__VERIFIER_nondet_int()
  %t = trunc i32 %n to i7
  %u = add i7 %t, 1
  %neg = icmp slt i7 %t, 0
  %wide = sext i7 %t to i32
  %wneg = icmp slt i32 %wide, 0
  %same = icmp eq i1 %neg, %wneg
  %grew = icmp ugt i7 %u, %t
  %max = icmp eq i7 %t, -1
  %either = or i1 %grew, %max
 %good = and i1 %same, %grew
  %ok = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %ok)
  ret i32 0
}
