export const withdrawn = 'Nicht mehr im Laden.';
export const share = 'Wunschliste teilen';
export const shared = 'Eine geteilte Wunschliste';
export const asPage = 'Als Seite öffnen';
export const about = 'Vorgemerkte Vintage-Möbel und Möbel aus altem Bootsholz.';
export const pieces = 'Stücke';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'Ein Stück dieser Liste ist nicht mehr im Laden.'
    : `${count} Stücke dieser Liste sind nicht mehr im Laden.`;
export const needsScript =
  'Ihre Wunschliste liegt nur in Ihrem Browser; um sie zu zeigen, braucht diese Seite JavaScript.';
