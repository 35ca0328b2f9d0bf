; verdict: FAILED
; property: assertion
; why: -64 shifted by 2 becomes -128, not the -256 that does not fit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i8 @llvm.ushl.sat.i8(i8, i8)
declare i8 @nondet_char()
define i32 @main() {
  %x = call i8 @nondet_char()
  %s = call i8 @llvm.sshl.sat.i8(i8 %x, i8 2)
  %w = sext i8 %x to i32
  %m = mul i32 %w, 4
  %hi = icmp sgt i32 %m, 127
  %m1 = select i1 %hi, i32 127, i32 %m
  %lo = icmp slt i32 %m1, -128
  %m2 = select i1 %lo, i32 -127, i32 %m1
  %sw = sext i8 %s to i32
  %a = icmp eq i32 %sw, %m2
  %u = call i8 @llvm.ushl.sat.i8(i8 %x, i8 3)
  %uw = zext i8 %x to i32
  %um = shl i32 %uw, 3
  %uh = icmp ugt i32 %um, 255
  %um1 = select i1 %uh, i32 255, i32 %um
  %uz = zext i8 %u to i32
  %b = icmp eq i32 %uz, %um1
  %c = and i1 %a, %b
  br i1 %c, label %ok, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
ok:
  ret i32 0
}
