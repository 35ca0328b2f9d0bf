; verdict: FAILED
; property: assertion
; why: At the end %up is n and the sum is n, not n + 1.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare i32 @__VERIFIER_nondet_int()
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_error()

define i32 @main() {
entry:
  %n = call i32 @__VERIFIER_nondet_int()
  %small = icmp ult i32 %n, 9
  %a = zext i1 %small to i32
  call void @__VERIFIER_assume(i32 %a)
  br label %head

head:
  %up = phi i32 [ 0, %entry ], [ %up.next, %body ]
  %down = phi i32 [ %n, %entry ], [ %down.next, %body ]
  %more = icmp sgt i32 %down, 0
  br i1 %more, label %body, label %done

body:
  %up.next = add nsw i32 %up, 1
  %down.next = add nsw i32 %down, -1
  br label %head

done:
 %good = icmp ne i32 %up, 8
  br i1 %good, label %exit, label %bad

bad:
  call void @__VERIFIER_error()
  unreachable

exit:
  ret i32 0
}
