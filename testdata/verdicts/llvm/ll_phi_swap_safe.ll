; verdict: SUCCESSFUL
; why: The phis of one block take their values at once, so a and b change places.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare void @__VERIFIER_error()

define i32 @main() {
entry:
  br label %loop

loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, 4
  br i1 %again, label %loop, label %done

done:
 %good = icmp eq i32 %a, 2
  br i1 %good, label %exit, label %bad

bad:
  call void @__VERIFIER_error()
  unreachable

exit:
  ret i32 0
}
