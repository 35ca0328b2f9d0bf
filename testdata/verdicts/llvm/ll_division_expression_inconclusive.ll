; verdict: INCONCLUSIVE
; why: A constant expression divides by the distance of two variables, which may be what is not known here.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@a = global i32 0
@b = global i32 0
define i32 @main() {
  %x = add i64 sdiv (i64 10, i64 sub (i64 sub (i64 ptrtoint (i32* @a to i64), i64 ptrtoint (i32* @b to i64)), i64 4)), 1
  ret i32 0
}
