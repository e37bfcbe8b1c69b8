export const reach = 'So erreichen Sie uns';
export const reachId = 'erreichbar';
export const phone = 'Telefon';
export const email = 'E-Mail';
export const form = 'Kontaktformular';
export const toForm = 'Nachricht schreiben';
export const stores = 'Unsere Geschäfte in Berlin';
export const storesId = 'geschaefte';
export const storeNote = {
  vintage: 'Vintage-Möbel, Beratung, Abholung',
  boatwood: 'Möbel aus Bootsholz, Abholung',
};
export const showMap = 'Karte anzeigen';
export const hideMap = 'Karte ausblenden';
export const mapTitle = (store: string): string => `Karte: ${store}`;
export const mapNote =
  'Mit „Karte anzeigen“ stimmen Sie zu, dass Karten von OpenStreetMap geladen werden, das dabei Ihre IP-Adresse erfährt. „Karte ausblenden“ nimmt das zurück.';
export const onMap = 'Auf OpenStreetMap ansehen';
export const route = 'Route planen';
export const newTab = 'öffnet eine andere Website';
export const mapSettings = 'Einzelheiten in den Datenschutz-Einstellungen';
