import { parseArgs } from 'node:util';
import { WrongArguments } from '../answers/explain-failure.ts';
import { withShop } from './with-shop.ts';

// `npm run staff:link -- ADDRESS` prints a link with which a member of staff sets a new password if mails do not
// arrive; with `--without-second-factor` it also helps somebody who has lost theirs.
await withShop(async (shop) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-second-factor': { type: 'boolean', default: false } },
  });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0)
    throw new WrongArguments('usage: npm run staff:link -- [--without-second-factor] ADDRESS');
  const link = await shop.staff.makeLink(email, values['without-second-factor']);
  if (link === null)
    throw new WrongArguments(`nobody with the address ${email} may log in to the back office`);
  console.log(
    values['without-second-factor']
      ? 'anyone who opens this link within an hour sets a new password, removes the second factor and ends all sessions of this person:'
      : 'anyone who opens this link within an hour sets a new password and ends all sessions of this person:',
  );
  console.log(link);
});
