/** Returns the formatter with days and times as French writes them: '1er septembre 2026 à 16 h 23'. */
export const inFrench = (
  days: Intl.DateTimeFormat,
): { readonly format: (moment: Date | number) => string } => ({
  format: (moment) =>
    days
      .format(moment)
      .replace(/^1(?=\s)/, '1er')
      .replace(/(?<!\d)0?(\d+):(\d\d)/, '$1\u00a0h\u00a0$2'),
});
