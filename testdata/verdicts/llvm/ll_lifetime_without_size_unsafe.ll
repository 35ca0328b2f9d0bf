; verdict: FAILED
; property: pointer_dereference
; why: Markers of LLVM 22, which have no size: the variable is read after its block.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
define i32 @main() {
  %x = alloca i32, align 4
  %p = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %x)
  store i32 3, ptr %x, align 4
  store ptr %x, ptr %p, align 8
  call void @llvm.lifetime.end.p0(ptr %x)
  %q = load ptr, ptr %p, align 8
  %v = load i32, ptr %q, align 4
  %r = sub nuw nsw i32 %v, 3
  ret i32 %r
}
