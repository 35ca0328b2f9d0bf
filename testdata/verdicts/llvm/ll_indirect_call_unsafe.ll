; verdict: FAILED
; property: assertion
; why: The second function in the table returns its argument itself.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = constant [2 x i32 (i32)*] [i32 (i32)* @half, i32 (i32)* @mask], align 16
declare i32 @__VERIFIER_nondet_int()
declare void @__VERIFIER_assert(i32)

define internal i32 @half(i32 %x) {
  %r = lshr i32 %x, 1
  ret i32 %r
}

define internal i32 @mask(i32 %x) {
 %r = and i32 %x, -1
  ret i32 %r
}

define i32 @main() {
entry:
  %n = call i32 @__VERIFIER_nondet_int()
  %i = and i32 %n, 1
  %i64 = zext i32 %i to i64
  %slot = getelementptr [2 x i32 (i32)*], [2 x i32 (i32)*]* @table, i64 0, i64 %i64
  %f = load i32 (i32)*, i32 (i32)** %slot, align 8
  %x = or i32 %n, 8
  %r = call i32 %f(i32 %x)
  %below = icmp ult i32 %r, %x
  %ok = zext i1 %below to i32
  call void @__VERIFIER_assert(i32 %ok)
  ret i32 0
}
