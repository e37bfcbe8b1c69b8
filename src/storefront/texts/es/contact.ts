export const reach = 'Cómo localizarnos';
export const reachId = 'erreichbar';
export const phone = 'Teléfono';
export const email = 'Correo electrónico';
export const form = 'Formulario de contacto';
export const toForm = 'Escribir un mensaje';
export const stores = 'Nuestras tiendas en Berlín';
export const storesId = 'geschaefte';
export const storeNote = {
  vintage: 'Muebles vintage, asesoramiento, recogida',
  boatwood: 'Muebles de madera de barco, recogida',
};
export const showMap = 'Mostrar el mapa';
export const hideMap = 'Ocultar el mapa';
export const mapTitle = (store: string): string => `Mapa: ${store}`;
export const mapNote =
  'Al pulsar «Mostrar el mapa» aceptas que se carguen mapas de OpenStreetMap, que así conoce tu dirección IP. «Ocultar el mapa» lo revoca.';
export const onMap = 'Ver en OpenStreetMap';
export const route = 'Cómo llegar';
export const newTab = 'se abre otro sitio web';
export const mapSettings = 'Más detalles en los ajustes de privacidad';
