; verdict: SUCCESSFUL
; why: Compiled at -O2: the second twist undoes the first one.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.r = type { [5 x i32], i8 }

@__const.main.a = private unnamed_addr constant %struct.r { [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], i8 9 }, align 8

define dso_local i32 @main() local_unnamed_addr {
  %1 = alloca %struct.r, align 8
  %2 = alloca %struct.r, align 4
  %3 = tail call i32 @__VERIFIER_nondet_uint()
  %4 = icmp ugt i32 %3, 4
  br i1 %4, label %20, label %5

5:
  %6 = bitcast %struct.r* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6)
  call fastcc void @twist(%struct.r* nonnull sret(%struct.r) align 4 %1, %struct.r* noundef nonnull byval(%struct.r) align 8 @__const.main.a, i32 noundef %3)
  %7 = bitcast %struct.r* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7)
  call fastcc void @twist(%struct.r* nonnull sret(%struct.r) align 4 %2, %struct.r* noundef nonnull byval(%struct.r) align 8 %1, i32 noundef %3)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %6, i8* noundef nonnull align 4 dereferenceable(24) %7, i64 24, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7)
  %8 = zext i32 %3 to i64
  %9 = getelementptr inbounds %struct.r, %struct.r* %1, i64 0, i32 0, i64 %8
  %10 = load i32, i32* %9, align 4
  %11 = getelementptr inbounds %struct.r, %struct.r* @__const.main.a, i64 0, i32 0, i64 %8
  %12 = load i32, i32* %11, align 4
  %13 = icmp ne i32 %10, %12
  %14 = getelementptr inbounds %struct.r, %struct.r* %1, i64 0, i32 1
  %15 = load i8, i8* %14, align 4
  %16 = icmp ne i8 %15, 11
  %17 = select i1 %13, i1 true, i1 %16
  br i1 %17, label %18, label %19

18:
  tail call void @reach_error()
  br label %19

19:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6)
  br label %20

20:
  ret i32 0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint() local_unnamed_addr

define internal fastcc void @twist(%struct.r* noalias nocapture writeonly sret(%struct.r) align 4 %0, %struct.r* nocapture noundef byval(%struct.r) align 8 %1, i32 noundef %2) unnamed_addr {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds %struct.r, %struct.r* %1, i64 0, i32 0, i64 %4
  %6 = load i32, i32* %5, align 4
  %7 = xor i32 %6, 255
  store i32 %7, i32* %5, align 4
  %8 = getelementptr inbounds %struct.r, %struct.r* %1, i64 0, i32 1
  %9 = load i8, i8* %8, align 4
  %10 = add i8 %9, 1
  store i8 %10, i8* %8, align 4
  %11 = bitcast %struct.r* %0 to i8*
  %12 = bitcast %struct.r* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(24) %11, i8* noundef nonnull align 8 dereferenceable(24) %12, i64 24, i1 false)
  ret void
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @reach_error() local_unnamed_addr
