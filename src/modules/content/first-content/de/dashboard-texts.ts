import type { DashboardTexts } from '../../domain/short-texts.ts';

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Möbel mit Geschichte – zum Kaufen und zum Mieten, Vintage ab 11,9\u00a0% des Verkaufswerts inkl. MwSt.</p>',
  sliderText:
    '<ul><li>Die meisten Vintage-Stücke gibt es genau einmal</li><li>Lieferung in Berlin innerhalb einer Woche, bis in die Wohnung</li><li>Möbel aus alten Fischerbooten: die Farbe ist echt</li><li>Wir kaufen Ihre Vintage-Möbel an, in Berlin und Umgebung</li></ul>',
  shopTiming: '<p><strong>Showroom geöffnet:</strong> {openingHoursShort}, ohne Termin</p>',
};
