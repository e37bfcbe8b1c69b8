export const reach = 'How to reach us';
export const reachId = 'erreichbar';
export const phone = 'Phone';
export const email = 'Email';
export const form = 'Contact form';
export const toForm = 'Write a message';
export const stores = 'Our stores in Berlin';
export const storesId = 'geschaefte';
export const storeNote = {
  vintage: 'Vintage furniture, advice, collection',
  boatwood: 'Boat-wood furniture, collection',
};
export const showMap = 'Show map';
export const hideMap = 'Hide map';
export const mapTitle = (store: string): string => `Map: ${store}`;
export const mapNote =
  'With ‘Show map’ you agree that maps are loaded from OpenStreetMap, which learns your IP address. ‘Hide map’ takes that back.';
export const onMap = 'View on OpenStreetMap';
export const route = 'Plan a route';
export const newTab = 'opens another website';
export const mapSettings = 'Details in the privacy settings';
