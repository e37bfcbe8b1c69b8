"""Rattan for woven seats, rods and cords."""

from kit.graph import Graph, colour


def cane():
    graph = Graph('cane')
    vector, _ = graph.board_space()
    fibre = graph.noise(graph.stretch(vector, (60, 60, 60)), 2, 3, 0.6)
    body = graph.ramp(fibre, [(0.3, colour('#d9bb85')), (0.5, colour('#c7a468')), (0.75, colour('#a57f45'))])
    return graph.principled(Base_Color=body, Roughness=0.42, Specular=0.4)
