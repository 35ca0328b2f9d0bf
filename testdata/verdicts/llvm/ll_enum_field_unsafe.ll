; verdict: FAILED
; property: undefined_behavior
; check: invalid-enum
; why: the message may hold four
;
; C++, compiled by clang 14 with -fsanitize=enum:
;   extern "C" unsigned char nondet_uchar();
;   enum kind : unsigned char;
;   enum kind2 { a, b, c = 3 };
;   struct msg { kind2 k; int v; };
;   int main() {
;       union { msg m; unsigned char raw[sizeof(msg)]; } u = {};
;       u.raw[0] = nondet_uchar() & 5;
;       return u.m.k == b;
;   }
; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { %struct.msg }
%struct.msg = type { i32, i32 }

@.src = private unnamed_addr constant [8 x i8] c"<stdin>\00", align 1
@0 = private unnamed_addr constant { i16, i16, [8 x i8] } { i16 0, i16 10, [8 x i8] c"'kind2'\00" }
@1 = private unnamed_addr global { { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* } { { [8 x i8]*, i32, i32 } { [8 x i8]* @.src, i32 8, i32 13 }, { i16, i16, [8 x i8] }* @0 }

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %union.anon, align 4
  store i32 0, i32* %1, align 4
  %3 = bitcast %union.anon* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3) #5
  %4 = bitcast %union.anon* %2 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 4 %4, i8 0, i64 8, i1 false)
  %5 = call zeroext i8 @nondet_uchar()
  %6 = zext i8 %5 to i32
  %7 = and i32 %6, 5
  %8 = trunc i32 %7 to i8
  %9 = bitcast %union.anon* %2 to [8 x i8]*
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %9, i64 0, i64 0
  store i8 %8, i8* %10, align 4, !tbaa !5
  %11 = bitcast %union.anon* %2 to %struct.msg*
  %12 = getelementptr inbounds %struct.msg, %struct.msg* %11, i32 0, i32 0
  %13 = load i32, i32* %12, align 4, !tbaa !5
  %14 = icmp ule i32 %13, 3, !nosanitize !8
  %15 = zext i32 %13 to i64, !nosanitize !8
  br i1 %14, label %17, label %16, !prof !9, !nosanitize !8

16:                                               ; preds = %0
  call void @__ubsan_handle_load_invalid_value_abort(i8* bitcast ({ { [8 x i8]*, i32, i32 }, { i16, i16, [8 x i8] }* }* @1 to i8*), i64 %15) #6, !nosanitize !8
  unreachable, !nosanitize !8

17:                                               ; preds = %0
  %18 = icmp eq i32 %13, 1
  %19 = zext i1 %18 to i32
  %20 = bitcast %union.anon* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20) #5
  ret i32 %19
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare zeroext i8 @nondet_uchar() #3

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_load_invalid_value_abort(i8*, i64) #4

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nosync nounwind willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{}
!9 = !{!"branch_weights", i32 1048575, i32 1}
