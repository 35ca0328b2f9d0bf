; verdict: FAILED
; property: assertion
; why: Which of two variables is below the other is one question, wherever it is asked. On one path it has an answer, but not on the others.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@a = global i32 0
@b = global i32 0
declare void @__VERIFIER_error()
define i32 @main() {
  %p = alloca i32*
  store i32* @a, i32** %p
  %q = load i32*, i32** %p
  %below = icmp ult i32* %q, @b
  br i1 %below, label %first, label %other
first:
  br i1 icmp ult (i32* @a, i32* @b), label %ok, label %bad
other:
  br i1 icmp ult (i32* @a, i32* @b), label %ok, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
ok:
  ret i32 0
}
