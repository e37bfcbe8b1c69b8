import { takeApart } from '../compound.ts';
import { normalWord } from '../normal-word.ts';
import { kindKeys, type KindKey } from './goods-words.ts';

/** Further German names of a kind, as titles have them. */
const furtherNames: Readonly<Partial<Record<KindKey, readonly string[]>>> = {
  sideboard: ['anrichte', 'lowboard', 'kredenz', 'büffet', 'buffet'],
  kleiderschrank: ['garderobenschrank', 'wäscheschrank'],
  bücherregal: ['bücherschrank', 'leiterregal'],
  vitrine: ['vitrinenschrank', 'glasschrank'],
  couchtisch: ['nierentisch', 'sofatisch', 'clubtisch', 'fliesentisch'],
  satztische: ['satztisch'],
  sitzbank: ['bank', 'polsterbank', 'lattenbank'],
  hocker: ['polsterhocker', 'schemel', 'pouf'],
  stuhl: ['sprossenstuhl', 'polsterstuhl'],
  freischwinger: ['schwingstuhl', 'stahlrohrstuhl'],
  sessel: ['loungesessel', 'lehnsessel', 'armsessel'],
  stehlampe: ['stehleuchte', 'leselampe'],
  tischlampe: ['tischleuchte', 'pilzlampe', 'schreibtischlampe'],
  pendelleuchte: ['pendellampe', 'hängelampe', 'deckenlampe', 'kugelleuchte'],
  wandlampe: ['wandleuchte'],
  spiegel: ['wandspiegel', 'sonnenspiegel'],
  barwagen: ['servierwagen', 'teewagen'],
  pflanzenständer: ['blumenbank', 'blumenständer', 'blumenhocker'],
  theke: ['bartheke', 'tresen'],
};

const kinds = new Map<string, KindKey>(
  kindKeys.flatMap((key) =>
    [key, ...(furtherNames[key] ?? [])].map((name) => [normalWord(name), key] as const),
  ),
);
/** Ends of compounds that are no kind by themselves. */
const heads = new Map<string, KindKey>([
  ...kinds,
  ...(['leuchte', 'lampe'] as const).map((name) => [normalWord(name), 'lampe'] as const),
  [normalWord('couch'), 'sofa'],
]);

/** What the German word names; null if it is no kind of piece. */
export function kindOfWord(word: string): KindKey | null {
  const normal = normalWord(word);
  const whole = kinds.get(normal);
  if (whole !== undefined) return whole;
  const head = takeApart(normal)?.head;
  return head === undefined ? null : (heads.get(head) ?? null);
}
