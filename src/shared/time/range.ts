/** The ends of a range, as days, moments, or what is not filled in. */
export interface Range {
  readonly from?: string | Date | null | undefined;
  readonly to?: string | Date | null | undefined;
}

/** Whether a range ends before it begins, so that nothing lies in it. What is open at one end is none of that kind. */
export function endsBeforeItBegins({ from, to }: Range): boolean {
  if (from == null || to == null || from === '' || to === '') return false;
  return new Date(to).getTime() < new Date(from).getTime();
}
