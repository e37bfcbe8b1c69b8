import { withShop } from '../../src/server/cli/with-shop.ts';
import { fillWithDemo } from '../../src/server/seed.ts';

// Fills DATA_DIR with so many pieces of the demo catalogue.
await withShop(async (shop) => void (await fillWithDemo(shop, Number(process.argv[2]))));
