; verdict: SUCCESSFUL
; why: bswap twice is the identity, umax is at least each operand, a rotation keeps the bit count.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare i32 @__VERIFIER_nondet_uint()
declare void @__VERIFIER_assert(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)

define i32 @main() {
entry:
  %x = call i32 @__VERIFIER_nondet_uint()
  %s = call i32 @llvm.bswap.i32(i32 %x)
  %ss = call i32 @llvm.bswap.i32(i32 %s)
  %m = call i32 @llvm.umax.i32(i32 %x, i32 %s)
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 5)
  %p = call i32 @llvm.ctpop.i32(i32 %x)
  %q = call i32 @llvm.ctpop.i32(i32 %r)
 %c1 = icmp eq i32 %ss, %x
  %c2 = icmp uge i32 %m, %x
  %c3 = icmp eq i32 %p, %q
  %a1 = and i1 %c1, %c2
  %a2 = and i1 %a1, %c3
  %ok = zext i1 %a2 to i32
  call void @__VERIFIER_assert(i32 %ok)
  ret i32 0
}
