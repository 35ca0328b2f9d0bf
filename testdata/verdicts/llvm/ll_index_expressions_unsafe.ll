; verdict: FAILED
; property: assertion
; why: The index, a difference of addresses, is 2: the third element.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@a = global [4 x i32] [i32 5, i32 6, i32 7, i32 8]
@b = global [2 x [4 x i32]] [[4 x i32] [i32 1, i32 2, i32 3, i32 4], [4 x i32] [i32 11, i32 12, i32 13, i32 14]]
@into = global i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 lshr (i64 sub (i64 ptrtoint (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 3) to i64), i64 ptrtoint ([4 x i32]* @a to i64)), i64 2))
declare void @__VERIFIER_error()
define i32 @main() {
  %p1 = getelementptr inbounds [4 x i32], [4 x i32]* @a, i64 0, i64 ashr (i64 sub (i64 ptrtoint (i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 2) to i64), i64 ptrtoint ([4 x i32]* @a to i64)), i64 2)
  %p2 = getelementptr [2 x [4 x i32]], [2 x [4 x i32]]* @b, i64 0, i64 zext (i1 icmp eq (i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 0), i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 0)) to i64), i32 select (i1 icmp ne (i8* bitcast ([4 x i32]* @a to i8*), i8* null), i32 3, i32 0)
  %p3 = getelementptr i32, i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 and (i64 7, i64 1)), i8 trunc (i64 mul (i64 1, i64 1) to i8)
  %v1 = load i32, i32* %p1
  %v2 = load i32, i32* %p2
  %v3 = load i32, i32* %p3
  %p4 = load i32*, i32** @into
  %v4 = load i32, i32* %p4
  %s1 = add i32 %v1, %v2
  %s2 = add i32 %s1, %v3
  %s3 = add i32 %s2, %v4
  %ok = icmp eq i32 %s3, 35
  br i1 %ok, label %end, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
end:
  ret i32 0
}
