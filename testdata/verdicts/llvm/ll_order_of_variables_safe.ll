; verdict: SUCCESSFUL
; why: LLVM orders the addresses of any two objects: one is below the other.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
define i32 @main() {
  %a = alloca i32
  %b = alloca i32
  %below = icmp ult i32* %a, %b
  %above = icmp ugt i32* %a, %b
  %one = xor i1 %below, %above
  br i1 %one, label %ok, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
ok:
  ret i32 0
}
