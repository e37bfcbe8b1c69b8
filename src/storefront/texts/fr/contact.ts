export const reach = 'Comment nous joindre';
export const reachId = 'erreichbar';
export const phone = 'Téléphone';
export const email = 'E-mail';
export const form = 'Formulaire de contact';
export const toForm = 'Écrire un message';
export const stores = 'Nos magasins à Berlin';
export const storesId = 'geschaefte';
export const storeNote = {
  vintage: 'Meubles vintage, conseil, retrait',
  boatwood: 'Meubles en bois de bateau, retrait',
};
export const showMap = 'Afficher la carte';
export const hideMap = 'Masquer la carte';
export const mapTitle = (store: string): string => `Carte\u00a0: ${store}`;
export const mapNote =
  'En choisissant «\u00a0Afficher la carte\u00a0», vous acceptez que soient chargées des cartes d’OpenStreetMap, qui reçoit alors votre adresse IP. «\u00a0Masquer la carte\u00a0» retire cet accord.';
export const onMap = 'Voir sur OpenStreetMap';
export const route = 'Calculer l’itinéraire';
export const newTab = 'ouvre un autre site';
export const mapSettings = 'Détails dans les paramètres de confidentialité';
