; verdict: INCONCLUSIVE
; why: A function with an instruction that nobody knows is called: it is named.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
define i32 @newest(i32 %x) {
  %y = conjure i32 %x, i32 2
  ret i32 %y
}
define i32 @main() {
  %r = call i32 @newest(i32 1)
  %ok = icmp eq i32 %r, 3
  br i1 %ok, label %end, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
end:
  ret i32 0
}
