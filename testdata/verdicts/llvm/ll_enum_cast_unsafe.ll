; verdict: FAILED
; property: undefined_behavior
; check: invalid-enum
; why: eight needs a fourth bit
;
; C++, compiled by clang 14 with -fsanitize=enum:
;   extern "C" unsigned nondet_uint();
;   enum color { red, green, blue, black = 7 };
;   int main() {
;       color c;
;       *(unsigned *)&c = nondet_uint() % 9;
;       return c == blue;
;   }
; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [8 x i8] c"<stdin>\00", align 1
@0 = private unnamed_addr constant { i16, i16, [8 x i8] } { i16 0, i16 10, [8 x i8] c"'color'\00" }
@1 = private unnamed_addr global { { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 6, i32 9 }, { i16, i16, [8 x i8] }* @0 }

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3) #4
  %4 = call i32 @nondet_uint()
  %5 = urem i32 %4, 9
  store i32 %5, i32* %2, align 4, !tbaa !5
  %6 = load i32, i32* %2, align 4, !tbaa !9
  %7 = icmp ule i32 %6, 7, !nosanitize !11
  %8 = zext i32 %6 to i64, !nosanitize !11
  br i1 %7, label %10, label %9, !prof !12, !nosanitize !11

9:                                                ; preds = %0
  call void @__ubsan_handle_load_invalid_value_abort(i8* bitcast ({ { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* }* @1 to i8*), i64 %8) #5, !nosanitize !11
  unreachable, !nosanitize !11

10:                                               ; preds = %0
  %11 = icmp eq i32 %6, 2
  %12 = zext i1 %11 to i32
  %13 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13) #4
  ret i32 %12
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @nondet_uint() #2

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_load_invalid_value_abort(i8*, i64) #3

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"_ZTS5color", !7, i64 0}
!11 = !{}
!12 = !{!"branch_weights", i32 1048575, i32 1}
