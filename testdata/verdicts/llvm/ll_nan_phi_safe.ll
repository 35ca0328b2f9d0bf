; verdict: SUCCESSFUL
; why: NaN literals of a phi keep their sign and payload
declare i1 @nondet_bool()
declare void @__VERIFIER_assert(i32)
define i32 @main() {
entry:
  %c = call i1 @nondet_bool()
  br i1 %c, label %a, label %b
a:
  br label %end
b:
  br label %end
end:
  %d = phi double [ 0x7FF8000000000009, %a ], [ 0xFFF8000000000000, %b ]
  %f = phi float [ 0x7FF8000060000000, %a ], [ 1.000000e+00, %b ]
  %x = bitcast double %d to i64
  %y = bitcast float %f to i32
  %wx = select i1 %c, i64 9221120237041090569, i64 -2251799813685248
  %wy = select i1 %c, i32 2143289347, i32 1065353216
  %p = icmp eq i64 %x, %wx
  %q = icmp eq i32 %y, %wy
  %r = and i1 %p, %q
  %z = zext i1 %r to i32
  call void @__VERIFIER_assert(i32 %z)
  ret i32 0
}
