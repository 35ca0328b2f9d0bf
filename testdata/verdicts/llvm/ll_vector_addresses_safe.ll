; verdict: SUCCESSFUL
; why: A vector of addresses: elements 0 and 2 of the array.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@a = global [4 x i32] [i32 5, i32 6, i32 7, i32 8]
%pair = type { i32, [2 x i32] }
@p = global [2 x %pair] [%pair { i32 1, [2 x i32] [i32 2, i32 3] }, %pair { i32 4, [2 x i32] [i32 9, i32 10] }]
declare void @__VERIFIER_error()
define i32 @main() {
  %v = getelementptr i32, i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 0), <2 x i64> <i64 0, i64 add (i64 1, i64 1)>
  %z = getelementptr i32, i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 0), <2 x i64> zeroinitializer
  %f = getelementptr %pair, <2 x %pair*> <%pair* getelementptr ([2 x %pair], [2 x %pair]* @p, i64 0, i64 0), %pair* getelementptr ([2 x %pair], [2 x %pair]* @p, i64 0, i64 1)>, <2 x i64> zeroinitializer, <2 x i32> <i32 1, i32 1>, <2 x i64> <i64 0, i64 1>
  %p0 = extractelement <2 x i32*> %v, i64 0
  %p1 = extractelement <2 x i32*> %v, i64 1
  %p2 = extractelement <2 x i32*> %z, i64 1
  %p3 = extractelement <2 x i32*> %f, i64 1
  %v0 = load i32, i32* %p0
  %v1 = load i32, i32* %p1
  %v2 = load i32, i32* %p2
  %v3 = load i32, i32* %p3
  %s1 = add i32 %v0, %v1
  %s2 = add i32 %s1, %v2
  %s3 = add i32 %s2, %v3
  %ok = icmp eq i32 %s3, 27
  br i1 %ok, label %end, label %bad
bad:
  call void @__VERIFIER_error()
  unreachable
end:
  ret i32 0
}
