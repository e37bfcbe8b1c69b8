interface FormError {
  /** The path of the field: 'pictures.0.alt'. */
  readonly path: string;
  readonly message: string;
}

/** All errors of a form, which react-hook-form nests, as a list. */
export function formErrors(errors: object, above = ''): readonly FormError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (name === 'root' || typeof error !== 'object' || error === null) return [];
    const path = `${above}${name}`;
    if (!('type' in error)) return formErrors(error, `${path}.`);
    return 'message' in error && typeof error.message === 'string'
      ? [{ path, message: error.message }]
      : [{ path, message: '' }];
  });
}
