export const reach = 'Come contattarci';
export const reachId = 'erreichbar';
export const phone = 'Telefono';
export const email = 'Email';
export const form = 'Modulo di contatto';
export const toForm = 'Scrivi un messaggio';
export const stores = 'I nostri negozi a Berlino';
export const storesId = 'geschaefte';
export const storeNote = {
  vintage: 'Mobili vintage, consulenza, ritiro',
  boatwood: 'Mobili in legno di barca, ritiro',
};
export const showMap = 'Mostra la mappa';
export const hideMap = 'Nascondi la mappa';
export const mapTitle = (store: string): string => `Mappa: ${store}`;
export const mapNote =
  'Con «Mostra la mappa» acconsenti al caricamento delle mappe di OpenStreetMap, che così viene a conoscere il tuo indirizzo IP. «Nascondi la mappa» revoca il consenso.';
export const onMap = 'Vedi su OpenStreetMap';
export const route = 'Calcola il percorso';
export const newTab = 'apre un altro sito';
export const mapSettings = 'Dettagli nelle impostazioni sulla privacy';
