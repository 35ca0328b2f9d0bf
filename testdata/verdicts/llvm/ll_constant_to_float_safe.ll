; verdict: SUCCESSFUL
; why: two variables have two addresses: as an unsigned number the comparison is 0, as a signed one bit that they differ is -1
@a = global i32 0
@b = global i32 0
declare void @__VERIFIER_error()
define i32 @main() {
  %c = fcmp oeq double uitofp (i1 icmp eq (i32* @a, i32* @b) to double), 0.0
  br i1 %c, label %ok, label %bad
bad:
  call void @__VERIFIER_error()
  br label %ok
ok:
  %d = fcmp olt x86_fp80 sitofp (i1 icmp ne (i32* @a, i32* @b) to x86_fp80), 0xK00000000000000000000
  br i1 %d, label %good, label %bad2
bad2:
  call void @__VERIFIER_error()
  ret i32 1
good:
  ret i32 0
}
