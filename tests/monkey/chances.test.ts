import { expect, test } from 'vitest';
import { chances } from './chances.ts';

const controls = Array.from({ length: 60 }, (_, index) => `Knopf ${index}`);
const weightOf = (name: string) => (name === 'Knopf 7' ? 20 : 1);
const self = (name: string) => name;
const turns = Array.from({ length: 400 }, (_, turn) => turn);

test('a choice by name stays the same if another control comes late or is missing', () => {
  for (const turn of turns) {
    const chosen = chances(1, turn).named(controls, weightOf, self);
    const others = controls.filter((name) => name === chosen || name !== `Knopf ${turn % 60}`);
    expect(chances(1, turn).named(others.toReversed(), weightOf, self)).toBe(chosen);
  }
});

test('the heavier one is chosen as much more often, and each one now and then', () => {
  const chosen = turns.map((turn) => chances(2, turn).named(controls, weightOf, self));
  const heavy = chosen.filter((name) => name === 'Knopf 7').length;
  // 20 of 79 parts of 400 are 101.
  expect(heavy).toBeGreaterThan(70);
  expect(heavy).toBeLessThan(135);
  expect(new Set(chosen).size).toBeGreaterThan(50);
});

test('two of the same name are both chosen now and then', () => {
  const twins = [{ place: 1 }, { place: 2 }];
  const places = turns.map(
    (turn) =>
      chances(3, turn).named(
        twins,
        () => 1,
        () => 'Mehr',
      )?.place,
  );
  expect(new Set(places)).toEqual(new Set([1, 2]));
  expect(chances(3).named([], weightOf, self)).toBeNull();
});
