import { fillWithDemo, isEmpty } from '../seed.ts';
import { withShop } from './with-shop.ts';

// `npm run db:seed` fills an empty database with the demo catalogue: as many pieces as there are photographs.
// `npm run db:seed -- 100000` makes any number of pieces, for tests of size; photographs then come again.
const wanted = process.argv[2];
const pieces = wanted === undefined ? undefined : Number(wanted);
if (pieces !== undefined && (!Number.isInteger(pieces) || pieces < 1 || pieces > 1_000_000)) {
  console.error('how many pieces? A whole number from 1 to 1,000,000.');
  process.exit(1);
}
await withShop(async (shop) => {
  if (!(await isEmpty(shop))) {
    console.error('the database is not empty; the demo catalogue is for an empty one');
    process.exitCode = 1;
    return;
  }
  console.log(`${await fillWithDemo(shop, pieces)} pieces`);
});
