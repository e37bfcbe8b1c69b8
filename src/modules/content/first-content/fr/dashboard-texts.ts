import type { DashboardTexts } from '../../domain/short-texts.ts';

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Des meubles qui ont une histoire, à acheter ou à louer\u00a0: le vintage dès 11,9\u00a0% du prix de vente, TVA comprise.</p>',
  sliderText:
    '<ul><li>La plupart des pièces vintage sont uniques</li><li>Livraison à Berlin sous une semaine, jusque dans votre logement</li><li>Des meubles faits de vieux bateaux de pêche\u00a0: la couleur est d’origine</li><li>Nous rachetons vos meubles vintage, à Berlin et dans les environs</li></ul>',
  shopTiming: '<p><strong>Showroom ouvert\u00a0:</strong> {openingHoursShort}, sans rendez-vous</p>',
};
