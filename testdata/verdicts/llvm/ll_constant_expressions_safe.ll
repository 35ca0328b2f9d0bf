; verdict: SUCCESSFUL
; why: The global pointer is initialised with a constant expression inside the struct.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%s = type { i8, [3 x i32] }
@g = global %s { i8 1, [3 x i32] [i32 10, i32 20, i32 30] }, align 4
@p = global i32* getelementptr inbounds (%s, %s* @g, i64 0, i32 1, i64 2), align 8
@q = global i8* bitcast (%s* @g to i8*), align 8
declare void @__VERIFIER_error()

define i32 @main() {
entry:
  %p = load i32*, i32** @p, align 8
  %v = load i32, i32* %p, align 4
  %q = load i8*, i8** @q, align 8
  %w = load i8, i8* %q, align 1
  %c1 = icmp eq i8 %w, 1
 %c2 = icmp eq i32 %v, 30
  %c = and i1 %c1, %c2
  br i1 %c, label %exit, label %bad

bad:
  call void @__VERIFIER_error()
  unreachable

exit:
  ret i32 0
}
