; verdict: SUCCESSFUL
; why: Compiled at -O1: each value is in the list once.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.n = type { i32, %struct.n* }

define dso_local i32 @main() local_unnamed_addr {
  br label %5

1:
  %2 = add nuw nsw i32 %8, 1
  %3 = icmp ult i32 %8, 2
  %4 = icmp eq i32 %2, 3
  br i1 %4, label %17, label %5

5:
  %6 = phi i1 [ true, %0 ], [ %3, %1 ]
  %7 = phi %struct.n* [ null, %0 ], [ %16, %1 ]
  %8 = phi i32 [ 0, %0 ], [ %2, %1 ]
  %9 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16)
  %10 = bitcast i8* %9 to %struct.n*
  %11 = icmp eq i8* %9, null
  br i1 %11, label %15, label %12

12:
  %13 = getelementptr inbounds %struct.n, %struct.n* %10, i64 0, i32 0
  store i32 %8, i32* %13, align 8
  %14 = getelementptr inbounds %struct.n, %struct.n* %10, i64 0, i32 1
  store %struct.n* %7, %struct.n** %14, align 8
  br label %15

15:
  %16 = phi %struct.n* [ %10, %12 ], [ %7, %5 ]
  br i1 %11, label %17, label %1

17:
  %18 = phi i1 [ %3, %1 ], [ %6, %15 ]
  br i1 %18, label %36, label %19

19:
  %20 = call i32 @__VERIFIER_nondet_int()
  %21 = icmp eq %struct.n* %16, null
  br i1 %21, label %36, label %24

22:
  %23 = icmp ugt i32 %31, 1
  br i1 %23, label %35, label %36

24:
  %25 = phi %struct.n* [ %33, %24 ], [ %16, %19 ]
  %26 = phi i32 [ %31, %24 ], [ 0, %19 ]
  %27 = getelementptr inbounds %struct.n, %struct.n* %25, i64 0, i32 0
  %28 = load i32, i32* %27, align 8
  %29 = icmp eq i32 %28, %20
  %30 = zext i1 %29 to i32
  %31 = add nuw nsw i32 %26, %30
  %32 = getelementptr inbounds %struct.n, %struct.n* %25, i64 0, i32 1
  %33 = load %struct.n*, %struct.n** %32, align 8
  %34 = icmp eq %struct.n* %33, null
  br i1 %34, label %22, label %24

35:
  call void @reach_error()
  br label %36

36:
  ret i32 0
}

declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr

declare i32 @__VERIFIER_nondet_int() local_unnamed_addr

declare void @reach_error() local_unnamed_addr
