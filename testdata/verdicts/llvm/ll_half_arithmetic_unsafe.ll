; verdict: FAILED
; property: assertion
; why: 2048 + 3 is 2052: a tie goes to the even digit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
declare half @llvm.fma.f16(half, half, half)
declare half @llvm.sqrt.f16(half)
define half @sum(half %x, half %y) {
  %s = fadd half %x, %y
  ret half %s
}
define i32 @main() {
  %a = call half @sum(half 0xH6800, half 0xH4200)
  %k1 = fcmp oeq half %a, 0xH6800
  %t = fdiv half 0xH3C00, 0xH4200
  %i = bitcast half %t to i16
  %k2 = icmp eq i16 %i, 13653
  %b = call half @sum(half 0xH7BFF, half 0xH4C00)
  %k3 = fcmp oeq half %b, 0xH7C00
  %f = call half @llvm.fma.f16(half 0xH3C01, half 0xH3C01, half 0xHBC02)
  %fi = bitcast half %f to i16
  %k4 = icmp eq i16 %fi, 16
  %q = call half @llvm.sqrt.f16(half 0xH4000)
  %qi = bitcast half %q to i16
  %k5 = icmp eq i16 %qi, 15784
  %k6 = fcmp uno half 0xHFE01, 0xH0000
  %c1 = and i1 %k1, %k2
  %c2 = and i1 %k3, %k4
  %c3 = and i1 %k5, %k6
  %c4 = and i1 %c1, %c2
  %ok = and i1 %c3, %c4
  br i1 %ok, label %end, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
end:
  ret i32 0
}
