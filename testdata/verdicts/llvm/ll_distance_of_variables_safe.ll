; verdict: SUCCESSFUL
; why: LLVM subtracts the addresses of any two objects, which are apart by at least the size of one of them.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
declare i1 @nondet_bool()
define i32 @main() {
  %a = alloca i32
  %b = alloca i32
  %chosen = call i1 @nondet_bool()
  %p = select i1 %chosen, i32* %a, i32* %b
  %x = ptrtoint i32* %p to i64
  %y = ptrtoint i32* %a to i64
  %d = sub i64 %x, %y
  %far = add i64 %d, 3
  %small = icmp ult i64 %far, 7
  %apart = xor i1 %small, true
  %one = or i1 %chosen, %apart
  br i1 %one, label %ok, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
ok:
  ret i32 0
}
