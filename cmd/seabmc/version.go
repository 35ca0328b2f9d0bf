package main

// cbmcVersion returns what cbmc --version prints: the CBMC version whose defaults we use, and our own version.
func cbmcVersion() string { return "6.0.0 (seabmc " + version + ")" }

// version is set by the build.
var version = "dev"
