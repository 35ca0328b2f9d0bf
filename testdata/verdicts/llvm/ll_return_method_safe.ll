; verdict: SUCCESSFUL
; check: missing-return
; why: the method returns on both paths
;
; C++, compiled by clang 14 with -fsanitize=return:
;   extern "C" int nondet_int();
;   struct stack {
;       int n, a[4];
;       int top() {
;           if (n > 0)
;               return a[n - 1];
;           return 0;
;       }
;   };
;   int main() {
;       stack s = {};
;       if (nondet_int() > 3)
;           s.n = 1;
;       return s.top();
;   }
; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stack = type { i32, [4 x i32] }

$_ZN5stack3topEv = comdat any

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.stack, align 4
  store i32 0, i32* %1, align 4
  %3 = bitcast %struct.stack* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %3) #5
  %4 = bitcast %struct.stack* %2 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 4 %4, i8 0, i64 20, i1 false)
  %5 = call i32 @nondet_int()
  %6 = icmp sgt i32 %5, 3
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.stack, %struct.stack* %2, i32 0, i32 0
  store i32 1, i32* %8, align 4, !tbaa !5
  br label %9

9:                                                ; preds = %7, %0
  %10 = call noundef i32 @_ZN5stack3topEv(%struct.stack* noundef nonnull align 4 dereferenceable(20) %2)
  %11 = bitcast %struct.stack* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %11) #5
  ret i32 %10
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @nondet_int() #3

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN5stack3topEv(%struct.stack* noundef nonnull align 4 dereferenceable(20) %0) #4 comdat align 2 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.stack*, align 8
  store %struct.stack* %0, %struct.stack** %3, align 8, !tbaa !10
  %4 = load %struct.stack*, %struct.stack** %3, align 8
  %5 = getelementptr inbounds %struct.stack, %struct.stack* %4, i32 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !5
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.stack, %struct.stack* %4, i32 0, i32 1
  %10 = getelementptr inbounds %struct.stack, %struct.stack* %4, i32 0, i32 0
  %11 = load i32, i32* %10, align 4, !tbaa !5
  %12 = sub nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x i32], [4 x i32]* %9, i64 0, i64 %13
  %15 = load i32, i32* %14, align 4, !tbaa !12
  store i32 %15, i32* %2, align 4
  br label %17

16:                                               ; preds = %1
  store i32 0, i32* %2, align 4
  br label %17

17:                                               ; preds = %16, %8
  %18 = load i32, i32* %2, align 4
  ret i32 %18
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nosync nounwind willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !7, i64 0}
!6 = !{!"_ZTS5stack", !7, i64 0, !8, i64 4}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !8, i64 0}
!12 = !{!7, !7, i64 0}
