graph [
 directed 1
 node [ flops 3 ]
]
