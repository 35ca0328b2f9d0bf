package frontend
import ("testing";"os";"fmt")
func TestYY(t *testing.T){ b,_:=os.ReadFile(os.Getenv("F")); x,err:=scan(os.Getenv("F"),string(b)); if err!=nil {t.Fatal(err)}; newLinker([]*text{x}).markRoots(nil); s,_,err:=x.rewrite(); fmt.Println(s,err)}
