import { emailOf } from './an-order.ts';
import type { Office } from './an-office.ts';

/** What Today says about the withdrawal from an order. */
export async function clockOf({ owner }: Office, number: string): Promise<object[]> {
  const { moneyToReturn } = (await owner.call('GET', '/today?all=moneyToReturn')).json<{
    moneyToReturn: { items: { id: string; what: string; amountCents: number | null; part: string | null }[] };
  }>();
  return moneyToReturn.items
    .filter(({ id }) => id === number)
    .map(({ what, amountCents, part }) => ({ what, amountCents, part }));
}

/** Declares the withdrawal from a contract, or from these pieces of it, by the shop's form. */
export const withdraw = async ({ shop, owner }: Office, contract: string, pieces?: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/withdrawal',
    payload: {
      name: 'Ada Muster',
      contract,
      email: await emailOf(owner, contract),
      ...(pieces && { pieces }),
    },
  });
