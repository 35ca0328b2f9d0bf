; verdict: FAILED
; property: assertion
; why: the second call returns another structure in the same place
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%large = type { i64, i64, i64 }
declare void @get(%large* sret(%large))
declare void @__VERIFIER_assert(i32)
define i32 @main() {
  %x = alloca %large
  %a = getelementptr %large, %large* %x, i32 0, i32 1
  call void @get(%large* sret(%large) %x)
  %first = load i64, i64* %a
  call void @get(%large* sret(%large) %x)
  %second = load i64, i64* %a
  %same = icmp eq i64 %first, %second
  %ok = zext i1 %same to i32
  call void @__VERIFIER_assert(i32 %ok)
  ret i32 0
}
