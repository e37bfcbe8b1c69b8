import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the dashboard texts are HTML without anything that runs', async () => {
  await shop.shop.content.saveDashboardTexts(
    'de',
    {
      welcomeText: '<p>Hallo<script>x()</script></p>',
      sliderText: '<p>Neu</p>',
      shopTiming: '<p>{phone}</p>',
    },
    testActor,
  );
  const answer = await shop.app.inject('/api/dashboard-texts');
  expect(answer.json()).toEqual({
    welcomeText: '<p>Hallo</p>',
    sliderText: '<p>Neu</p>',
    shopTiming: '<p>030 23125 000</p>',
  });
});

test('a language that the shop does not speak is refused', async () => {
  expect((await shop.app.inject('/api/dashboard-texts?language=tlh')).statusCode).toBe(400);
});
