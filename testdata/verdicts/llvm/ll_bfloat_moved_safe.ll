; verdict: SUCCESSFUL
; why: A bfloat is stored, loaded and passed on: 0x3FC0.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @__VERIFIER_error()
define bfloat @same(bfloat %x, ptr %p) {
  store bfloat %x, ptr %p, align 2
  %y = load bfloat, ptr %p, align 2
  ret bfloat %y
}
define i32 @main() {
  %p = alloca bfloat, align 2
  %y = call bfloat @same(bfloat 0xR3FC0, ptr %p)
  %z = select i1 true, bfloat %y, bfloat 0xR0000
  %i = bitcast bfloat %z to i16
  %ok = icmp eq i16 %i, 16320
  br i1 %ok, label %end, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
end:
  ret i32 0
}
