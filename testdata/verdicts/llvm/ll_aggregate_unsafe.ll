; verdict: FAILED
; property: assertion
; why: Field 1 of the new aggregate is 9.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%pair = type { i8, i32 }
declare void @__VERIFIER_error()

define internal %pair @make(i8 %a, i32 %b) {
  %p = insertvalue %pair undef, i8 %a, 0
  %q = insertvalue %pair %p, i32 %b, 1
  ret %pair %q
}

define i32 @main() {
entry:
  %slot = alloca %pair, align 4
  %p = call %pair @make(i8 3, i32 4)
  %q = insertvalue %pair %p, i32 9, 1
  store %pair %q, %pair* %slot, align 4
  %f = getelementptr inbounds %pair, %pair* %slot, i64 0, i32 1
  %v = load i32, i32* %f, align 4
  %w = extractvalue %pair %p, 1
  %old = icmp eq i32 %w, 4
 %new = icmp eq i32 %v, 4
  %both = and i1 %old, %new
  br i1 %both, label %exit, label %bad

bad:
  call void @__VERIFIER_error()
  unreachable

exit:
  ret i32 0
}
