def build(recipe):
    raise NotImplementedError
