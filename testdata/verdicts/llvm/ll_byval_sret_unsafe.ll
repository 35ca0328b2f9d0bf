; verdict: FAILED
; property: assertion
; why: The caller's struct is not changed through the byval copy.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%t = type { i64, i64, i64 }
declare void @__VERIFIER_assert(i32)

define internal void @f(%t* noalias sret(%t) align 8 %out, %t* byval(%t) align 8 %in) {
  %a = getelementptr %t, %t* %in, i64 0, i32 1
  store i64 5, i64* %a, align 8
  %b = getelementptr %t, %t* %out, i64 0, i32 1
  store i64 6, i64* %b, align 8
  ret void
}

define i32 @main() {
entry:
  %x = alloca %t, align 8
  %y = alloca %t, align 8
  %xa = getelementptr %t, %t* %x, i64 0, i32 1
  store i64 1, i64* %xa, align 8
  call void @f(%t* sret(%t) align 8 %y, %t* byval(%t) align 8 %x)
  %v = load i64, i64* %xa, align 8
  %yb = getelementptr %t, %t* %y, i64 0, i32 1
  %w = load i64, i64* %yb, align 8
 %c1 = icmp eq i64 %v, 5
  %c2 = icmp eq i64 %w, 6
  %c = and i1 %c1, %c2
  %ok = zext i1 %c to i32
  call void @__VERIFIER_assert(i32 %ok)
  ret i32 0
}
