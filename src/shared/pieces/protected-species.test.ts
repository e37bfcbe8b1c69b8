import { expect, test } from 'vitest';
import { isOfProtectedSpecies } from './protected-species.ts';

test.each([
  ['Sideboard aus Palisander', [], true],
  ['Sideboard', ['Messing', 'Rio-Palisander'], true],
  ['Sideboard', ['Palisanderholz'], true],
  ['Rosewood sideboard', [], true],
  ['Schatulle mit Einlagen aus Elfenbein', ['Nussbaum'], true],
  ['Sideboard aus Teak, palisanderfarben gebeizt', ['Teak'], false],
  ['Sideboard in Palisander-Optik', ['Eiche'], false],
  ['Tisch, Palisander-Dekor', ['Spanplatte'], false],
  ['Tisch, elfenbeinfarben lackiert', ['Buche'], false],
  ['Sessel in Elfenbeinton', ['Leinen'], false],
  ['Sideboard aus Teak', ['Teak', 'Rosenrot lackiert'], false],
])('%s %j: %s', (title, materials, isProtected) => {
  expect(isOfProtectedSpecies({ title, materials })).toBe(isProtected);
});
