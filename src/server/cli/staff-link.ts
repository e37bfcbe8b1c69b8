import { parseArgs } from 'node:util';
import { WrongArguments } from '../explain-failure.ts';
import { withShop } from './with-shop.ts';

// `npm run staff:link -- ADDRESS`: a link by which one of the staff sets a new password, where no mail arrives.
await withShop(async (shop) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0)
    throw new WrongArguments('usage: npm run staff:link -- ADDRESS');
  const link = await shop.staff.makeLink(email);
  if (link === null)
    throw new WrongArguments(`nobody with the address ${email} may log in to the back office`);
  console.log(
    'whoever opens this link within an hour sets a new password and ends all sessions of this person:',
  );
  console.log(link);
});
