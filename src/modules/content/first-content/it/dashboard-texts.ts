import type { DashboardTexts } from '../../domain/short-texts.ts';

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Mobili con una storia, da acquistare e da noleggiare: vintage dall’11,9% del valore di vendita, IVA inclusa.</p>',
  sliderText:
    '<ul><li>Quasi tutti i pezzi vintage sono esemplari unici</li><li>A Berlino consegniamo entro una settimana, fin dentro casa</li><li>Mobili nati da vecchie barche da pesca: il colore è autentico</li><li>Acquistiamo i tuoi mobili vintage, a Berlino e dintorni</li></ul>',
  shopTiming: '<p><strong>Showroom aperto:</strong> {openingHoursShort}, senza appuntamento</p>',
};
