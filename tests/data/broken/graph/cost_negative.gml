graph [
 directed 1
 node [ id 1 flops -3 ]
]
