package frontend
import ("testing";"context";"os";"time";"fmt";"strings")
func TestZZ(t *testing.T){
 files:=strings.Fields(os.Getenv("F")); 
 for i:=0;i<4;i++{ t0:=time.Now()
 p,err:=Load(context.Background(),files,Options{Roots:strings.Fields(os.Getenv("R")),Includes:[]string{"/work/main/.tools/aws-c-common/include"},SignedOverflow:true,UndefinedShift:true,Bounds:true})
 fmt.Println(time.Since(t0),err)
 if err==nil{ for _,m:=range p.Modules{ n:=0; for _,f:=range m.LL.Funcs{ if len(f.Blocks)>0{n++}}; fmt.Println(m.Path,n,len(m.LL.Funcs),len(m.LL.Globals),len(m.LL.MetadataDefs)); if os.Getenv("P")!=""{fmt.Println(m.LL)} } } else if ie,ok:=err.(*InputError);ok{fmt.Println(ie.Detail)}
 }
}
