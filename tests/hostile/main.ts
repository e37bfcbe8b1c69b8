/**
 * `npm run test:hostile`: 100,000 generated requests, right, nearly right and hostile, to everything in the shop's
 * description of its API, and to its pages; on the embedded database, and on PostgreSQL if TEST_DATABASE_URL names a
 * server. N=5000 makes fewer, SEED=… repeats a run whose first line named it, PIECES=… is the catalogue's size.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFolder, onServer } from '../faults/databases.ts';
import { startShop } from '../faults/shop-process.ts';
import { brokenAfterwards, unsoundIn } from './afterwards.ts';
import { attack } from './attack.ts';
import { unpaidTexts } from './buyers.ts';
import { floodFromOneNetwork } from './flood.ts';
import { textsToType } from './hostile-values.ts';
import { hireStaff } from './people.ts';
import { unsentTexts } from './typed-forms.ts';
import { dawdle, sendRawRequests } from './unruly-connections.ts';

const requests = Number(process.env['N'] ?? 100_000);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000));
const pieces = Number(process.env['PIECES'] ?? 200);
/** The performance goal: 99 of 100 answers within a second. In ms. */
const longestP99 = 1_000;
/** With fewer, the slowest of a hundred are the first ones, which meet cold code. */
const enoughForP99 = 2_000;
/** In MB. A run's memory growth must not depend on the number of its requests. */
const maxGrowth = 150;
const engines = process.env['TEST_DATABASE_URL'] ? [inFolder, onServer] : [inFolder];
let failed = 0;

/** Of a process on Linux, in MB; null elsewhere. */
function memoryOf(pid: number): number | null {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return null;
  }
}

function tell(what: string, faults: readonly string[]): void {
  if (faults.length > 0) failed += 1;
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${what}`);
  for (const fault of faults) console.log(`       ${fault}`);
}

for (const open of engines) {
  const folder = await mkdtemp(join(tmpdir(), 'wmk-hostile-'));
  const database = await open(folder, pieces);
  let stopShop = (): Promise<void> => Promise.resolve();
  try {
    await database.inDatabase(hireStaff);
    const shop = await startShop({ ...database.environment, LOG_LEVEL: 'fatal' });
    stopShop = () => shop.stop();
    console.log(`${open.name}: ${requests} requests, SEED=${seed}`);
    const memory: (number | null)[] = [memoryOf(shop.pid)];
    let told = 0;
    const started = performance.now();
    const stopDawdling = await dawdle(shop.address, 60);
    const report = await attack(shop.address, {
      requests,
      seed,
      atOnce: 8,
      onBatch(made, findings) {
        if (made % (Math.ceil(requests / 5_000) * 500) > 0) return;
        memory.push(memoryOf(shop.pid));
        console.log(`       ${made} requests, ${findings.length} findings, ${memory.at(-1) ?? '?'} MB`);
        for (const { faults, shot } of findings.slice(told))
          console.log(`       ${faults.join('; ')}\n           ${shot}`);
        told = findings.length;
      },
    });
    stopDawdling();
    const seconds = Math.round((performance.now() - started) / 1000);
    const p99 = Math.round(report.p99Ms);
    console.log(
      `       ${seconds} s, answers`,
      report.statuses,
      `slowest ${Math.round(report.slowest.ms)} ms: ${report.slowest.shot}`,
    );
    tell(
      `${report.operations} operations`,
      report.findings.map(({ faults }) => faults.join('; ')),
    );
    tell(
      `99 of 100 answers within ${p99} ms`,
      requests >= enoughForP99 && p99 > longestP99 ? ['that is too slow'] : [],
    );
    const [half = 0, end = 0] = [memory[Math.floor(memory.length / 2)], memory.at(-1)].map((one) => one ?? 0);
    tell(`memory: ${memory.join(', ')} MB`, end - half > maxGrowth ? ['it grows'] : []);
    tell('requests that no client sends', await sendRawRequests(shop.address));
    tell(
      'what is typed at the checkout is refused by its field, or paid for',
      await unpaidTexts(shop.address, textsToType(seed)),
    );
    tell(
      'what is typed into other forms is refused by its field, or taken',
      await unsentTexts(shop.address, textsToType(seed)),
    );
    tell('the shop works afterwards', await brokenAfterwards(shop.address));
    await shop.stop();
    const limited = await startShop({
      ...database.environment,
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'on',
      TRUST_PROXY: 'loopback',
    });
    stopShop = () => limited.stop();
    tell('a flood from one network', await floodFromOneNetwork(limited.address));
    await limited.stop();
    tell('its data are sound', await database.inDatabase(unsoundIn));
  } finally {
    await stopShop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
console.log(failed === 0 ? 'all passed' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
