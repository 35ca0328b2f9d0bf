; verdict: FAILED
; property: pointer_dereference
; why: A pointer rounded down to a multiple of 64 lies before its object, unless that happens to be aligned so.
@b = global [300 x i8] zeroinitializer, align 16
declare i8* @llvm.ptrmask.p0i8.i64(i8*, i64)
define i32 @main() {
  %p = getelementptr [300 x i8], [300 x i8]* @b, i64 0, i64 20
  %q = call i8* @llvm.ptrmask.p0i8.i64(i8* %p, i64 -64)
  %v = load i8, i8* %q
  %r = zext i8 %v to i32
  ret i32 %r
}
