import { test, type Page } from '@playwright/test';
import { ownEmail } from './own.ts';

export const password = 'Vier alte Stühle';

/** Opens an account of this test's own and logs the page in. */
export async function logIn(page: Page, name: string, info = test.info()): Promise<string> {
  const email = ownEmail(name, info);
  const data = { name: 'Ada Beispiel', phone: '030 23125 001', email, password };
  await page.context().request.post('/api/signup', { data });
  const answer = await page.context().request.post('/api/login', { data: { email, password } });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  // The smallest page of this shop: only its storage is needed.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, profile]) => {
      localStorage.setItem('token', key!);
      localStorage.setItem('user', profile!);
    },
    [token, JSON.stringify(user)],
  );
  return email;
}

export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
