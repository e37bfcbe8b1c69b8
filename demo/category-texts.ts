import type { GoodsTextOf } from '../src/modules/catalogue/index.ts';
import type { GoodsText } from '../src/shared/pieces/goods-texts.ts';

type InFour = Readonly<Record<'en' | 'es' | 'fr' | 'it', readonly [name: string, description: string]>>;

const row = (en: InFour['en'], es: InFour['es'], fr: InFour['fr'], it: InFour['it']): InFour => ({
  en,
  es,
  fr,
  it,
});

/** The demo's rooms in the shop's other languages. */
const parents: Readonly<Record<string, InFour>> = {
  'vintage-wohnzimmer': row(
    ['Living room', 'Sofas, armchairs, tables and sideboards from the 1920s to the 1980s.'],
    ['Salón', 'Sofás, sillones, mesas y aparadores de los años 20 a los 80.'],
    ['Salon', 'Canapés, fauteuils, tables et enfilades des années 1920 aux années 1980.'],
    ['Soggiorno', 'Divani, poltrone, tavoli e credenze dagli anni ’20 agli anni ’80.'],
  ),
  'vintage-schlafzimmer': row(
    ['Bedroom', 'Beds, wardrobes and chests of drawers with a history.'],
    ['Dormitorio', 'Camas, armarios y cómodas con historia.'],
    ['Chambre', 'Lits, armoires et commodes qui ont une histoire.'],
    ['Camera da letto', 'Letti, armadi e cassettoni con una storia.'],
  ),
  'vintage-kueche-esszimmer': row(
    ['Kitchen & dining', 'Tables, chairs and display cabinets for long evenings.'],
    ['Cocina y comedor', 'Mesas, sillas y vitrinas para largas veladas.'],
    ['Cuisine et salle à manger', 'Tables, chaises et vitrines pour les longues soirées.'],
    ['Cucina e sala da pranzo', 'Tavoli, sedie e vetrine per lunghe serate.'],
  ),
  'vintage-dekoration': row(
    ['Decoration', 'Lamps, mirrors and small furniture.'],
    ['Decoración', 'Lámparas, espejos y muebles pequeños.'],
    ['Décoration', 'Luminaires, miroirs et petits meubles.'],
    ['Decorazione', 'Lampade, specchi e piccoli mobili.'],
  ),
  'vintage-gastronomie': row(
    ['Hospitality', 'Furniture for cafés, bars, hotels and offices.'],
    ['Hostelería', 'Mobiliario para cafés, bares, hoteles y oficinas.'],
    ['Restauration', 'Mobilier pour cafés, bars, hôtels et bureaux.'],
    ['Ristorazione', 'Arredi per caffè, bar, hotel e uffici.'],
  ),
  'bootsholz-tische': row(
    ['Tables', 'Tables made of the planks of old fishing boats.'],
    ['Mesas', 'Mesas hechas con las tablas de viejas barcas de pesca.'],
    ['Tables', 'Des tables faites des planches de vieux bateaux de pêche.'],
    ['Tavoli', 'Tavoli fatti con le assi di vecchie barche da pesca.'],
  ),
  'bootsholz-sitzmoebel-schlafen': row(
    ['Sitting & sleeping', 'Benches and beds of old boat wood.'],
    ['Sentarse y dormir', 'Bancos y camas de madera de viejas barcas.'],
    ['S’asseoir et dormir', 'Des bancs et des lits en vieux bois de bateau.'],
    ['Sedersi e dormire', 'Panche e letti in legno di vecchie barche.'],
  ),
  'bootsholz-aufbewahrung': row(
    ['Storage & mirrors', 'Shelves, sideboards and mirrors, each one different.'],
    ['Almacenaje y espejos', 'Estanterías, aparadores y espejos, cada uno distinto.'],
    ['Rangement et miroirs', 'Étagères, enfilades et miroirs, chacun différent.'],
    ['Contenitori e specchi', 'Scaffali, credenze e specchi, uno diverso dall’altro.'],
  ),
  'bootsholz-gastronomie': row(
    ['Hospitality & contract', 'Counters, tables and benches for bars, restaurants and shops.'],
    ['Hostelería y proyectos', 'Barras, mesas y bancos para bares, restaurantes y tiendas.'],
    ['Restauration et projets', 'Comptoirs, tables et bancs pour bars, restaurants et boutiques.'],
    ['Ristorazione e contract', 'Banconi, tavoli e panche per bar, ristoranti e negozi.'],
  ),
};

const categories: Readonly<Record<string, InFour>> = {
  'vintage-sideboards': row(
    ['Sideboards', 'Low and long, with doors or drawers: sideboards of teak, walnut, oak and rosewood.'],
    ['Aparadores', 'Bajos y largos, con puertas o cajones: aparadores de teca, nogal, roble y palisandro.'],
    ['Enfilades', 'Basses et longues, à portes ou à tiroirs\u00a0: en teck, noyer, chêne et palissandre.'],
    ['Credenze', 'Basse e lunghe, con ante o cassetti: credenze in teak, noce, rovere e palissandro.'],
  ),
  'vintage-sofas': row(
    ['Sofas', 'Two- and three-seat sofas in velvet, leather, linen and bouclé.'],
    ['Sofás', 'Sofás de dos y tres plazas en terciopelo, cuero, lino y bouclé.'],
    ['Canapés', 'Canapés deux et trois places en velours, cuir, lin et bouclette.'],
    ['Divani', 'Divani a due e tre posti in velluto, pelle, lino e bouclé.'],
  ),
  'vintage-sessel': row(
    ['Armchairs', 'Lounge, club and cocktail chairs, single and in pairs.'],
    ['Sillones', 'Butacas, sillones club y cóctel, sueltos y en pareja.'],
    ['Fauteuils', 'Fauteuils lounge, club et cocktail, seuls ou par paire.'],
    ['Poltrone', 'Poltrone lounge, club e cocktail, singole e in coppia.'],
  ),
  'vintage-couchtische': row(
    ['Coffee tables', 'Kidney-shaped and tiled tables, glass and chrome, teak with a magazine shelf.'],
    ['Mesas de centro', 'Mesas de riñón y de azulejos, cristal y cromo, teca con revistero.'],
    ['Tables basses', 'Tables haricot et carrelées, verre et chrome, teck avec porte-revues.'],
    ['Tavolini da salotto', 'Tavolini a fagiolo e piastrellati, vetro e cromo, teak con portariviste.'],
  ),
  'vintage-beistelltische': row(
    ['Side tables', 'Small tables for bed, armchair and telephone.'],
    ['Mesas auxiliares', 'Mesas pequeñas para la cama, el sillón y el teléfono.'],
    ['Tables d’appoint', 'De petites tables pour le lit, le fauteuil et le téléphone.'],
    ['Tavolini', 'Piccoli tavoli per il letto, la poltrona e il telefono.'],
  ),
  'vintage-regale': row(
    ['Shelves', 'Ladder shelves and bookcases for books, records and ceramics.'],
    ['Estanterías', 'Estanterías y librerías para libros, discos y cerámica.'],
    ['Étagères', 'Étagères échelle et bibliothèques pour livres, disques et céramiques.'],
    ['Scaffali', 'Scaffali a scala e librerie per libri, dischi e ceramiche.'],
  ),
  'vintage-schreibtische': row(
    ['Desks', 'Desks for the study and the corner by the window.'],
    ['Escritorios', 'Escritorios para el despacho y el rincón junto a la ventana.'],
    ['Bureaux', 'Des bureaux pour la pièce de travail et le coin près de la fenêtre.'],
    ['Scrivanie', 'Scrivanie per lo studio e per l’angolo vicino alla finestra.'],
  ),
  'vintage-betten': row(
    ['Beds & bedside tables', 'Beds for today’s mattresses and tables for the book beside them.'],
    ['Camas y mesillas', 'Camas para los colchones de hoy y mesillas para el libro de al lado.'],
    ['Lits et chevets', 'Des lits pour les matelas d’aujourd’hui, des chevets pour le livre.'],
    ['Letti e comodini', 'Letti per i materassi di oggi e comodini per il libro.'],
  ),
  'vintage-kleiderschraenke': row(
    ['Wardrobes', 'Wardrobes with two and three doors that come apart and are complete.'],
    ['Armarios roperos', 'Armarios de dos y tres puertas, desmontables y completos.'],
    ['Armoires', 'Armoires à deux et trois portes, démontables et complètes.'],
    ['Armadi', 'Armadi a due e tre ante, smontabili e completi.'],
  ),
  'vintage-kommoden': row(
    ['Chests of drawers', 'Chests with drawers that run smoothly.'],
    ['Cómodas', 'Cómodas con cajones que corren bien.'],
    ['Commodes', 'Des commodes dont les tiroirs coulissent.'],
    ['Cassettoni', 'Cassettoni con cassetti che scorrono.'],
  ),
  'vintage-daybeds': row(
    ['Daybeds', 'A bench by day, a bed for guests by night.'],
    ['Divanes', 'Banco de día, cama para invitados de noche.'],
    ['Lits de jour', 'Banquette le jour, lit d’amis la nuit.'],
    ['Daybed', 'Panca di giorno, letto per gli ospiti di notte.'],
  ),
  'vintage-esstische': row(
    ['Dining tables', 'Round, oval, extending: dining tables for two to ten people.'],
    ['Mesas de comedor', 'Redondas, ovaladas, extensibles: mesas de dos a diez personas.'],
    ['Tables de salle à manger', 'Rondes, ovales, à rallonges\u00a0: des tables pour deux à dix personnes.'],
    ['Tavoli da pranzo', 'Rotondi, ovali, allungabili: tavoli da due a dieci persone.'],
  ),
  'vintage-esszimmerstuehle': row(
    ['Dining chairs', 'Chairs of teak, oak and walnut, many of them in sets.'],
    ['Sillas de comedor', 'Sillas de teca, roble y nogal, muchas en juego.'],
    ['Chaises de salle à manger', 'Chaises en teck, chêne et noyer, souvent en série.'],
    ['Sedie da pranzo', 'Sedie in teak, rovere e noce, molte in serie.'],
  ),
  'vintage-freischwinger': row(
    ['Cantilever chairs', 'Tubular steel, leather and Vienna cane.'],
    ['Sillas cantilever', 'Tubo de acero, cuero y rejilla vienesa.'],
    ['Chaises cantilever', 'Acier tubulaire, cuir et cannage.'],
    ['Sedie cantilever', 'Tubolare d’acciaio, pelle e paglia di Vienna.'],
  ),
  'vintage-kuechenstuehle': row(
    ['Kitchen chairs & stools', 'Plain seats for everyday use.'],
    ['Sillas de cocina y taburetes', 'Asientos sencillos para el día a día.'],
    ['Chaises de cuisine et tabourets', 'Des sièges simples pour tous les jours.'],
    ['Sedie da cucina e sgabelli', 'Sedute semplici per tutti i giorni.'],
  ),
  'vintage-vitrinen': row(
    ['Display cabinets', 'For glasses, ceramics and everything that deserves to be seen.'],
    ['Vitrinas', 'Para copas, cerámica y todo lo que merece verse.'],
    ['Vitrines', 'Pour les verres, la céramique et tout ce qui mérite d’être vu.'],
    ['Vetrine', 'Per bicchieri, ceramiche e tutto ciò che merita di essere visto.'],
  ),
  'vintage-aufbewahrung-kueche': row(
    [
      'Buffets & serving trolleys',
      'Storage and a place to put things down, within reach of the dining table.',
    ],
    ['Aparadores y carritos', 'Espacio para guardar y apoyar, al alcance de la mesa.'],
    ['Buffets et dessertes', 'Du rangement et de la surface à portée de la table.'],
    ['Buffet e carrelli', 'Spazio per riporre e appoggiare, a portata di tavola.'],
  ),
  'vintage-stehlampen': row(
    ['Floor lamps', 'Arc lamps, reading lamps and tripods, electrically tested.'],
    ['Lámparas de pie', 'Lámparas de arco, de lectura y trípodes, revisadas eléctricamente.'],
    ['Lampadaires', 'Lampadaires arc, liseuses et tripodes, contrôlés électriquement.'],
    ['Lampade da terra', 'Lampade ad arco, da lettura e treppiedi, controllate elettricamente.'],
  ),
  'vintage-tischlampen': row(
    ['Table lamps', 'Opal glass, ceramics and brass for warm light.'],
    ['Lámparas de mesa', 'Opalina, cerámica y latón para una luz cálida.'],
    ['Lampes de table', 'Opaline, céramique et laiton pour une lumière chaude.'],
    ['Lampade da tavolo', 'Opalina, ceramica e ottone per una luce calda.'],
  ),
  'vintage-pendelleuchten': row(
    ['Pendant lamps', 'Lamps for the dining table, the hall and the kitchen.'],
    ['Lámparas colgantes', 'Lámparas para la mesa, el recibidor y la cocina.'],
    ['Suspensions', 'Des luminaires pour la table, l’entrée et la cuisine.'],
    ['Lampade a sospensione', 'Lampade per il tavolo, l’ingresso e la cucina.'],
  ),
  'vintage-spiegel': row(
    ['Mirrors', 'Mirrors framed in wood and brass.'],
    ['Espejos', 'Espejos con marco de madera y latón.'],
    ['Miroirs', 'Des miroirs encadrés de bois et de laiton.'],
    ['Specchi', 'Specchi con cornice in legno e ottone.'],
  ),
  'vintage-barwagen': row(
    ['Bar trolleys', 'Bars on wheels of brass, chrome and teak.'],
    ['Carritos de bar', 'Bares con ruedas de latón, cromo y teca.'],
    ['Chariots de bar', 'Des bars roulants en laiton, chrome et teck.'],
    ['Carrelli bar', 'Bar su ruote in ottone, cromo e teak.'],
  ),
  'vintage-pflanzenstaender': row(
    ['Plant stands', 'Benches and stands for the green in the room.'],
    ['Portamacetas', 'Bancos y soportes para el verde de la casa.'],
    ['Porte-plantes', 'Banquettes et supports pour le vert de la pièce.'],
    ['Portapiante', 'Panchette e supporti per il verde di casa.'],
  ),
  'spenden-ukraine': row(
    ['Current donations', 'All proceeds of this furniture go to a medical aid organisation in Ukraine.'],
    [
      'Donaciones actuales',
      'Todo lo recaudado con estos muebles va a una organización de ayuda médica en Ucrania.',
    ],
    ['Dons en cours', 'Le produit entier de ces meubles va à une organisation d’aide médicale en Ukraine.'],
    [
      'Donazioni in corso',
      'L’intero ricavato di questi mobili va a un’organizzazione di assistenza medica in Ucraina.',
    ],
  ),
  'vintage-gastro-sitzmoebel': row(
    ['Chairs & stools for hospitality', 'Seating that stands up to many guests.'],
    ['Sillas y taburetes para hostelería', 'Asientos que aguantan muchos clientes.'],
    ['Chaises et tabourets pour la restauration', 'Des sièges qui supportent bien des clients.'],
    ['Sedie e sgabelli per la ristorazione', 'Sedute che reggono molti ospiti.'],
  ),
  'vintage-gastro-tische': row(
    ['Tables for hospitality', 'Tables for dining and meeting rooms.'],
    ['Mesas para hostelería', 'Mesas para comedores y salas de reuniones.'],
    ['Tables pour la restauration', 'Des tables pour salles de restaurant et de réunion.'],
    ['Tavoli per la ristorazione', 'Tavoli per sale da pranzo e da riunione.'],
  ),
  'vintage-baenke-hocker': row(
    ['Benches & stools', 'Benches, stools and bar stools of wood, leather and velvet.'],
    ['Bancos y taburetes', 'Bancos, taburetes y taburetes de bar de madera, cuero y terciopelo.'],
    ['Bancs et tabourets', 'Bancs, tabourets et tabourets de bar en bois, cuir et velours.'],
    ['Panche e sgabelli', 'Panche, sgabelli e sgabelli da bar in legno, pelle e velluto.'],
  ),
  'vintage-lounge-gastro': row(
    ['Lounge & bar', 'Armchairs, sofas and low tables for foyer and bar.'],
    ['Lounge y bar', 'Sillones, sofás y mesas bajas para vestíbulo y bar.'],
    ['Lounge et bar', 'Fauteuils, canapés et tables basses pour hall et bar.'],
    ['Lounge e bar', 'Poltrone, divani e tavolini per foyer e bar.'],
  ),
  'vintage-leuchten-gastro': row(
    ['Lamps for hospitality', 'Lamps that give a room its character.'],
    ['Lámparas para hostelería', 'Lámparas que dan carácter a un espacio.'],
    ['Luminaires pour la restauration', 'Des luminaires qui donnent du caractère à une salle.'],
    ['Lampade per la ristorazione', 'Lampade che danno carattere a un ambiente.'],
  ),
  'bootsholz-esstische': row(
    ['Dining tables', 'Dining tables of old boat wood for four to ten people.'],
    ['Mesas de comedor', 'Mesas de madera de viejas barcas, de cuatro a diez personas.'],
    ['Tables de salle à manger', 'Des tables en vieux bois de bateau pour quatre à dix personnes.'],
    ['Tavoli da pranzo', 'Tavoli in legno di vecchie barche, da quattro a dieci persone.'],
  ),
  'bootsholz-couchtische': row(
    ['Coffee tables', 'Low tables in the colours of the boats.'],
    ['Mesas de centro', 'Mesas bajas en los colores de las barcas.'],
    ['Tables basses', 'Des tables basses aux couleurs des bateaux.'],
    ['Tavolini da salotto', 'Tavolini nei colori delle barche.'],
  ),
  'bootsholz-baenke': row(
    ['Benches', 'Benches with and without a back.'],
    ['Bancos', 'Bancos con y sin respaldo.'],
    ['Bancs', 'Des bancs avec et sans dossier.'],
    ['Panche', 'Panche con e senza schienale.'],
  ),
  'bootsholz-betten': row(
    ['Beds', 'Beds whose planks have seen the sea.'],
    ['Camas', 'Camas cuyas tablas han visto el mar.'],
    ['Lits', 'Des lits dont les planches ont vu la mer.'],
    ['Letti', 'Letti le cui assi hanno visto il mare.'],
  ),
  'bootsholz-regale': row(
    ['Shelves', 'Shelves for books, crockery and finds.'],
    ['Estanterías', 'Estanterías para libros, vajilla y hallazgos.'],
    ['Étagères', 'Des étagères pour livres, vaisselle et trouvailles.'],
    ['Scaffali', 'Scaffali per libri, stoviglie e oggetti trovati.'],
  ),
  'bootsholz-sideboards': row(
    ['Sideboards', 'Sideboards with doors of bright and silver-grey planks.'],
    ['Aparadores', 'Aparadores con puertas de tablas de colores y gris plata.'],
    ['Enfilades', 'Des enfilades aux portes de planches colorées ou gris argent.'],
    ['Credenze', 'Credenze con ante di assi colorate e grigio argento.'],
  ),
  'bootsholz-spiegel': row(
    ['Mirrors', 'Mirrors with broad frames of boat wood.'],
    ['Espejos', 'Espejos con anchos marcos de madera de barco.'],
    ['Miroirs', 'Des miroirs aux larges cadres en bois de bateau.'],
    ['Specchi', 'Specchi con larghe cornici in legno di barca.'],
  ),
  'bootsholz-theken': row(
    ['Counters', 'Bar counters for hospitality, reception and home.'],
    ['Barras', 'Barras para hostelería, recepción y casa.'],
    ['Comptoirs', 'Des comptoirs pour la restauration, l’accueil et la maison.'],
    ['Banconi', 'Banconi per la ristorazione, la reception e la casa.'],
  ),
  'bootsholz-gastro-tische': row(
    ['Contract tables', 'Large tables and counters for many guests.'],
    ['Mesas para proyectos', 'Mesas y barras grandes para muchos clientes.'],
    ['Tables pour projets', 'De grandes tables et comptoirs pour bien des clients.'],
    ['Tavoli contract', 'Grandi tavoli e banconi per molti ospiti.'],
  ),
  'bootsholz-gastro-baenke': row(
    ['Contract benches', 'Benches in series for dining rooms.'],
    ['Bancos para proyectos', 'Bancos en serie para comedores.'],
    ['Bancs pour projets', 'Des bancs en série pour salles de restaurant.'],
    ['Panche contract', 'Panche in serie per sale da pranzo.'],
  ),
};

type DemoText = GoodsTextOf & GoodsText;

const textsOf = (kind: DemoText['kind'], rows: Readonly<Record<string, InFour>>): DemoText[] =>
  Object.entries(rows).flatMap(([id, inFour]) =>
    (['en', 'es', 'fr', 'it'] as const).map((language) => {
      const [title, description] = inFour[language];
      return { kind, id, language, title, descriptionHtml: `<p>${description}</p>`, conditionText: null };
    }),
  );

/** The names and descriptions of all rooms and categories in the shop's other languages. */
export const demoCategoryTexts: readonly DemoText[] = [
  ...textsOf('parent-category', parents),
  ...textsOf('category', categories),
];
