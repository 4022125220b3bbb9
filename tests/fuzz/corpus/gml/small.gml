# comment
Creator "x"
graph [
  directed 1
  label "g"
  node [ id 4 label "A &amp; B" work 3.5 graphics [ x 1 y 2 ] ]
  node [ id 5 flops 7 ]
  edge [ source 4 target 5 bytes 64 weight 0.5 ]
]
