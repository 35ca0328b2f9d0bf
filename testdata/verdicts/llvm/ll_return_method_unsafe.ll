; verdict: FAILED
; property: undefined_behavior
; check: missing-return
; why: the method returns on one path only
;
; C++, compiled by clang 14 with -fsanitize=return:
;   extern "C" int nondet_int();
;   struct stack {
;       int n, a[4];
;       int top() {
;           if (n > 0)
;               return a[n - 1];
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

@.src = private unnamed_addr constant [8 x i8] c"<stdin>\00", align 1
@0 = private unnamed_addr global { { [8 x i8]*, i32, i32 } } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 4, i32 6 } }

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.stack, align 4
  store i32 0, i32* %1, align 4
  %3 = bitcast %struct.stack* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %3) #6
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
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %11) #6
  ret i32 %10
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @nondet_int() #3

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN5stack3topEv(%struct.stack* noundef nonnull align 4 dereferenceable(20) %0) #4 comdat align 2 {
  %2 = alloca %struct.stack*, align 8
  store %struct.stack* %0, %struct.stack** %2, align 8, !tbaa !10
  %3 = load %struct.stack*, %struct.stack** %2, align 8
  %4 = getelementptr inbounds %struct.stack, %struct.stack* %3, i32 0, i32 0
  %5 = load i32, i32* %4, align 4, !tbaa !5
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.stack, %struct.stack* %3, i32 0, i32 1
  %9 = getelementptr inbounds %struct.stack, %struct.stack* %3, i32 0, i32 0
  %10 = load i32, i32* %9, align 4, !tbaa !5
  %11 = sub nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [4 x i32], [4 x i32]* %8, i64 0, i64 %12
  %14 = load i32, i32* %13, align 4, !tbaa !12
  ret i32 %14

15:                                               ; preds = %1
  br i1 false, label %17, label %16, !prof !13, !nosanitize !14

16:                                               ; preds = %15
  call void @__ubsan_handle_missing_return(i8* bitcast ({ { [8 x i8]*, i32, i32 } }* @0 to i8*)) #7, !nosanitize !14
  unreachable, !nosanitize !14

17:                                               ; preds = %15
  unreachable
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_missing_return(i8*) #5

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nosync nounwind willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind uwtable }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

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
!13 = !{!"branch_weights", i32 1048575, i32 1}
!14 = !{}
