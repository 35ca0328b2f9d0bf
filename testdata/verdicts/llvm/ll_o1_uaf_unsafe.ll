; verdict: FAILED
; property: pointer_dereference
; check: use-after-free
; why: Compiled at -O1: for x == 6 the block is read after it was freed.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = dso_local local_unnamed_addr global i32* null, align 8

define dso_local void @drop(i32 noundef %0) local_unnamed_addr {
  %2 = icmp sgt i32 %0, 5
  br i1 %2, label %3, label %5

3:
  %4 = load i8*, i8** bitcast (i32** @cell to i8**), align 8
  call void @free(i8* noundef %4)
  br label %5

5:
  ret void
}

declare void @free(i8* nocapture noundef) local_unnamed_addr

define dso_local i32 @main() local_unnamed_addr {
  %1 = call noalias dereferenceable_or_null(4) i8* @malloc(i64 noundef 4)
  store i8* %1, i8** bitcast (i32** @cell to i8**), align 8
  %2 = icmp eq i8* %1, null
  br i1 %2, label %15, label %3

3:
  %4 = bitcast i8* %1 to i32*
  store volatile i32 1, i32* %4, align 4
  %5 = call i32 @__VERIFIER_nondet_int()
  %6 = icmp sgt i32 %5, 5
  br i1 %6, label %7, label %9

7:
  %8 = load i8*, i8** bitcast (i32** @cell to i8**), align 8
  call void @free(i8* noundef %8)
  br label %9

9:
  %10 = icmp sgt i32 %5, 6
  br i1 %10, label %15, label %11

11:
  %12 = load i32*, i32** @cell, align 8
  %13 = load volatile i32, i32* %12, align 4
  %14 = add nsw i32 %13, -1
  br label %15

15:
  %16 = phi i32 [ 0, %0 ], [ %14, %11 ], [ 0, %9 ]
  ret i32 %16
}

declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr

declare i32 @__VERIFIER_nondet_int() local_unnamed_addr
