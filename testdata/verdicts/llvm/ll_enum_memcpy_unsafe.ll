; verdict: FAILED
; property: undefined_behavior
; check: invalid-enum
; why: the bytes copied are all ones
;
; C++, compiled by clang 14 with -fsanitize=enum:
;   enum state { off, on };
;   int main() {
;       state s = off;
;       unsigned char bytes[sizeof s];
;       __builtin_memset(bytes, 255, sizeof bytes);
;       __builtin_memcpy(&s, bytes, sizeof s);
;       return s;
;   }
; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [8 x i8] c"<stdin>\00", align 1
@0 = private unnamed_addr constant { i16, i16, [8 x i8] } { i16 0, i16 10, [8 x i8] c"'state'\00" }
@1 = private unnamed_addr global { { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 7, i32 9 }, { i16, i16, [8 x i8] }* @0 }

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca [4 x i8], align 1
  store i32 0, i32* %1, align 4
  %4 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4) #5
  store i32 0, i32* %2, align 4, !tbaa !5
  %5 = bitcast [4 x i8]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5) #5
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0
  call void @llvm.memset.p0i8.i64(i8* align 1 %6, i8 -1, i64 4, i1 false)
  %7 = bitcast i32* %2 to i8*
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 1 %8, i64 4, i1 false)
  %9 = load i32, i32* %2, align 4, !tbaa !5
  %10 = icmp ule i32 %9, 1, !nosanitize !9
  %11 = zext i32 %9 to i64, !nosanitize !9
  br i1 %10, label %13, label %12, !prof !10, !nosanitize !9

12:                                               ; preds = %0
  call void @__ubsan_handle_load_invalid_value_abort(i8* bitcast ({ { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* }* @1 to i8*), i64 %11) #6, !nosanitize !9
  unreachable, !nosanitize !9

13:                                               ; preds = %0
  %14 = bitcast [4 x i8]* %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14) #5
  %15 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15) #5
  ret i32 %9
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_load_invalid_value_abort(i8*, i64) #4

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nosync nounwind willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { noreturn nounwind uwtable }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"_ZTS5state", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{}
!10 = !{!"branch_weights", i32 1048575, i32 1}
