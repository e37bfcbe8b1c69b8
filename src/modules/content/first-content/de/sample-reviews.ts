import type { Review } from '../../domain/short-texts.ts';

/** Invented, like their authors: for the demonstration only (§ 5b (3) UWG). */
export const sampleReviews: readonly Review[] = [
  {
    id: 'sample-01',
    name: 'Kundin aus Friedrichshain',
    picture: 'review-01',
    rating: 5,
    comment:
      'Das Sideboard ist noch schöner als auf den Fotos. Jede Schramme war vorher genau beschrieben, und die beiden Träger haben es ohne einen Kratzer in den vierten Stock gebracht.',
    isSample: true,
  },
  {
    id: 'sample-02',
    name: 'Kunde aus Neukölln',
    picture: 'review-02',
    rating: 5,
    comment:
      'Sechs Stühle für ein Filmset gemietet, einen Tag vorher angerufen. Pünktlich da, pünktlich abgeholt.',
    isSample: true,
  },
  {
    id: 'sample-03',
    name: 'Kundin aus Potsdam',
    picture: 'review-03',
    rating: 4,
    comment:
      'Der Tisch aus Bootsholz ist ein Charakterkopf. Die Lieferung kam zwei Tage später als gedacht, aber es hat jemand angerufen und Bescheid gesagt.',
    isSample: true,
  },
  {
    id: 'sample-04',
    name: 'Büro in Mitte',
    picture: 'review-04',
    rating: 5,
    comment:
      'Wir haben den Empfang für ein Jahr mit gemieteten Möbeln eingerichtet und drei Stücke danach behalten.',
    isSample: true,
  },
  {
    id: 'sample-05',
    name: 'Kunde aus Hamburg',
    picture: 'review-05',
    rating: 5,
    comment:
      'Gut verpackt auf der Palette, bis an die Bordsteinkante, wie angekündigt. Der Schrank steht jetzt im Flur.',
    isSample: true,
  },
  {
    id: 'sample-06',
    name: 'Kundin aus Lichtenberg',
    picture: 'review-06',
    rating: 4,
    comment:
      'Der Sessel ist bequem, der Bezug etwas heller als auf meinem Bildschirm. Im Showroom durfte ich noch drei andere ausprobieren.',
    isSample: true,
  },
  {
    id: 'sample-07',
    name: 'Familie aus Prenzlauer Berg',
    picture: 'review-07',
    rating: 5,
    comment: 'Die Kommode meiner Großmutter sah genauso aus. Jetzt steht wieder eine bei uns.',
    isSample: true,
  },
  {
    id: 'sample-08',
    name: 'Café in Kreuzberg',
    picture: 'review-08',
    rating: 5,
    comment: 'Zwölf Stühle, kein einziger gleich, alle stabil. Genau so wollten wir es haben.',
    isSample: true,
  },
  {
    id: 'sample-09',
    name: 'Kunde aus Wien',
    picture: 'review-09',
    rating: 4,
    comment:
      'Versand nach Österreich hat knapp vier Wochen gedauert, die Kosten waren vorher klar. Das Regal ist ein Traum.',
    isSample: true,
  },
  {
    id: 'sample-10',
    name: 'Kundin aus Treptow',
    picture: 'review-10',
    rating: 5,
    comment:
      'Ich habe einen Teakschrank verkauft und eine Lampe mitgenommen. Fairer Preis, nette Leute, und ein Hund, der sich kraulen lässt.',
    isSample: true,
  },
];
