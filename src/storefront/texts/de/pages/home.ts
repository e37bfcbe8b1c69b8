/** Follows the shop's name. */
export const title = 'Vintage-Möbel und Bootsholz-Möbel aus Berlin';
export const description =
  'Möbel mit Geschichte: Vintage-Originale und Möbel aus altem Bootsholz, aus Berlin in die ganze Welt. Kaufen oder mieten.';
export const headline = 'Möbel, die schon etwas erlebt haben';
export const intro =
  'Vintage-Originale von 1920 bis 1990 und Möbel aus den Planken alter Fischerboote. Zum Kaufen und zum Mieten, aus Berlin.';
export const toVintage = 'Vintage entdecken';
export const toBoatwood = 'Bootsholz entdecken';
