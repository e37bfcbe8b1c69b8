export const title = 'Garantie légale';
export const text =
  'Les consommateurs bénéficient de la garantie légale sur les pièces achetées\u00a0: deux ans à compter de la délivrance, y compris d’occasion. Nous réparons ou remplaçons gratuitement\u202f; si cela échoue, vous pouvez demander une réduction du prix ou résoudre le contrat.';
export const link = 'Tout sur la garantie';
