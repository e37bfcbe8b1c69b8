import type { DashboardTexts } from '../../domain/short-texts.ts';

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Muebles con historia, para comprar y para alquilar: vintage desde el 11,9\u00a0% del valor de venta, IVA incl.</p>',
  sliderText:
    '<ul><li>La mayoría de las piezas vintage son únicas</li><li>En Berlín entregamos en una semana, dentro de casa</li><li>Muebles de viejas barcas de pesca: el color es auténtico</li><li>Compramos tus muebles vintage, en Berlín y alrededores</li></ul>',
  shopTiming: '<p><strong>Exposición abierta:</strong> {openingHoursShort}, sin cita previa</p>',
};
