; verdict: FAILED
; property: assertion
; why: -0 is a zero of the negative sign.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
declare double @__VERIFIER_nondet_double()
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare i8 @llvm.scmp.i8.i32(i32, i32)
define i32 @main() {
  %x = call double @__VERIFIER_nondet_double()
  %nan = call i1 @llvm.is.fpclass.f64(double %x, i32 3)
  %uno = fcmp uno double %x, 0.0
  %d1 = xor i1 %nan, %uno
  %finite = call i1 @llvm.is.fpclass.f64(double %x, i32 504)
  %rest = call i1 @llvm.is.fpclass.f64(double %x, i32 519)
  %both = xor i1 %finite, %rest
  %zero = call i1 @llvm.is.fpclass.f64(double -0.0, i32 64)
  %sub = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 128)
  %c = call i8 @llvm.scmp.i8.i32(i32 -3, i32 2)
  %less = icmp eq i8 %c, -1
  %k1 = xor i1 %d1, true
  %k2 = and i1 %k1, %both
  %k3 = and i1 %zero, %sub
  %k4 = and i1 %k2, %k3
  %ok = and i1 %k4, %less
  br i1 %ok, label %end, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
end:
  ret i32 0
}
