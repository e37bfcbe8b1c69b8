import type { DashboardTexts } from '../../domain/short-texts.ts';

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Furniture with a past – to buy and to rent, vintage from 11.9% of the sale value incl. VAT.</p>',
  sliderText:
    '<ul><li>There is exactly one of most vintage pieces</li><li>Delivered in Berlin within a week, right into your home</li><li>Furniture made of old fishing boats: the colour is the real thing</li><li>We buy your vintage furniture, in Berlin and the surrounding area</li></ul>',
  shopTiming: '<p><strong>Showroom open:</strong> {openingHoursShort}, no appointment needed</p>',
};
