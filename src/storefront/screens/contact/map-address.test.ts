import { expect, test } from 'vitest';
import { embeddedMap, mapPage, routeTo } from './map-address.ts';

const store = { latitude: 52.5152, longitude: 13.4664 };

test('the map shows some streets around the store, and where it is', () => {
  const { origin, pathname, searchParams } = new URL(embeddedMap(store));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('marker')).toBe('52.5152,13.4664');
  expect(searchParams.get('bbox')).toBe('13.46140,52.51270,13.47140,52.51770');
});

test('map and way can be opened by themselves', () => {
  expect(mapPage(store)).toBe(
    'https://www.openstreetmap.org/?mlat=52.5152&mlon=13.4664#map=17/52.5152/13.4664',
  );
  expect(routeTo(store)).toBe('https://www.openstreetmap.org/directions?to=52.5152%2C13.4664');
});
