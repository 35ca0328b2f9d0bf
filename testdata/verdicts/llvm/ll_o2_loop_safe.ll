; verdict: SUCCESSFUL
; why: Compiled at -O2: six bytes sum to at most 1530.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() local_unnamed_addr {
  %1 = alloca [6 x i8], align 1
  %2 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %2)
  %3 = tail call zeroext i8 @__VERIFIER_nondet_uchar()
  %4 = icmp ult i8 %3, 7
  %5 = zext i1 %4 to i32
  tail call void @__VERIFIER_assume(i32 noundef %5)
  %6 = icmp eq i8 %3, 0
  br i1 %6, label %30, label %7

7:
  %8 = zext i8 %3 to i64
  br label %12

9:
  br i1 %6, label %30, label %10

10:
  %11 = zext i8 %3 to i64
  br label %20

12:
  %13 = phi i64 [ 0, %7 ], [ %16, %12 ]
  %14 = tail call zeroext i8 @__VERIFIER_nondet_uchar()
  %15 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 %13
  store i8 %14, i8* %15, align 1
  %16 = add nuw nsw i64 %13, 1
  %17 = icmp eq i64 %16, %8
  br i1 %17, label %9, label %12

18:
  %19 = icmp ugt i32 %26, 1530
  br i1 %19, label %29, label %30

20:
  %21 = phi i64 [ 0, %10 ], [ %27, %20 ]
  %22 = phi i32 [ 0, %10 ], [ %26, %20 ]
  %23 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 %21
  %24 = load i8, i8* %23, align 1
  %25 = zext i8 %24 to i32
  %26 = add i32 %22, %25
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %11
  br i1 %28, label %18, label %20

29:
  tail call void @reach_error()
  br label %30

30:
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %2)
  ret i32 0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @reach_error() local_unnamed_addr
