import { judgePage } from '../monkey/judge.ts';
import { expect, test } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';

test('on a low screen, the menu’s headings scroll with their places instead of lying over them', async ({
  page,
  watch,
}) => {
  watch.allowStatus(401, '/api/admin/me');
  await page.setViewportSize({ width: 1440, height: 500 });
  await logInToOffice(page);
  await page.getByRole('navigation').getByText('Tagesgeschäft').hover();
  for (let turns = 0; turns < 6; turns += 1) {
    await page.mouse.wheel(0, 30);
    expect(await judgePage(page)).toEqual([]);
  }
});
