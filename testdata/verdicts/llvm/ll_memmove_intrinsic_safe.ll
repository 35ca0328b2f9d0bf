; verdict: SUCCESSFUL
; why: The overlapping memmove shifts the four bytes up by one.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@bytes = global [5 x i8] c"\01\02\03\04\05", align 1
declare void @llvm.memmove.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare void @__VERIFIER_assert(i32)
declare i32 @__VERIFIER_nondet_int()

define i32 @main() {
entry:
  %b = getelementptr [5 x i8], [5 x i8]* @bytes, i64 0, i64 0
 %d = getelementptr i8, i8* %b, i64 1
  call void @llvm.memmove.p0i8.p0i8.i64(i8* %d, i8* %b, i64 4, i1 false)
  %e = getelementptr i8, i8* %b, i64 4
  %v = load i8, i8* %e, align 1
  %good = icmp eq i8 %v, 4
  %ok = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %ok)
  ret i32 0
}
