; verdict: INCONCLUSIVE
; why: Scalable vectors are not supported.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
define i32 @main() {
  %v = add <vscale x 2 x i32> zeroinitializer, zeroinitializer
  %e = extractelement <vscale x 2 x i32> %v, i64 0
  ret i32 %e
}
