import { withShop } from './with-shop.ts';

// Opening the shop brings its database to the newest version.
await withShop(async () => {
  console.log('the database is at the newest version');
});
