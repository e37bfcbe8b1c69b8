/**
 * `npm run test:monkey`: somebody without a plan clicks and types their way through shop and office, 3,000 steps of
 * them, in a shop of their own. N=… makes more or fewer, MINUTES=… ends earlier, SEED=… repeats a run, FROM=… begins
 * with the outing that a finding names, in the shop as it was then, STEPS=… ends there, PERSONA=owner sends only one
 * kind of person.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from '../../scripts/browser-path.mjs';
import { onShopDay } from '../pictures/fixed-day.ts';
import { createChooser } from './choose.ts';
import { startOwnShop } from './own-shop.ts';
import { findStarts, personas } from './persona.ts';
import { openReport } from './report.ts';
import { firstOfRound, keepRounds, outingsOfRound, readRound } from './rounds.ts';
import { walk } from './walk.ts';

const numberOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const stepsOfOuting = 60;
const seed = numberOf('SEED', Math.floor(Math.random() * 1_000_000));
const first = numberOf('FROM', 0);
const isReplay = process.env['STEPS'] !== undefined;
const wanted = isReplay ? numberOf('STEPS', 0) : numberOf('N', 3_000);
const until = performance.now() + numberOf('MINUTES', 24 * 60) * 60_000;
const chosen = personas.filter((persona) => (process.env['PERSONA'] ?? persona) === persona);
if (chosen.length === 0) throw new Error(`PERSONA is one of ${personas.join(', ')}`);

const kept = join('.cache/monkey', String(seed));
// A repeated walk is reported beside the first report, whose folder contains the round's beginning.
const folder = isReplay ? `${kept}-again` : kept;
const round = isReplay ? await readRound(kept, first) : null;
const shop = await startOwnShop(round?.shop);
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
onShopDay(browser);
try {
  console.log(`SEED=${seed}, ${wanted} steps; pictures and ways in ${folder}`);
  if (isReplay && round === null)
    console.log(`${kept} has kept no round ${first}: from the demo shop, nearly the same`);
  const report = await openReport(folder, seed);
  const context = await browser.newContext({ baseURL: shop.base });
  const starts = round?.starts ?? (await findStarts(context));
  await context.close();
  const chooser = createChooser(round?.memory);
  const rounds = isReplay ? null : keepRounds(folder, shop);
  const isOver = () => performance.now() > until;
  let made = 0;
  let stepsBeforeRound = 0;
  let foundBeforeRound = 0;
  for (let number = first; made < wanted && !isOver(); number += 1) {
    // Half of all outings go to the office.
    const persona = chosen.length === 1 ? chosen[0] : personas[number % 2 === 1 ? 1 : number % 4];
    if (persona === undefined) break;
    if (number === first || number === firstOfRound(number)) {
      stepsBeforeRound = made;
      foundBeforeRound = report.findings().length;
      await rounds?.begin({ starts, memory: chooser.memory() });
    }
    report.begin(number);
    const begin = Math.max(first, firstOfRound(number));
    const before = made - stepsBeforeRound;
    await walk({
      browser,
      base: shop.base,
      seed,
      number,
      persona,
      starts,
      chooser,
      isOver,
      steps: Math.min(stepsOfOuting, wanted - made),
      onStep(step) {
        made += 1;
        report.note(step);
      },
      onFault: (fault) => report.tell(fault, { from: begin, steps: before + fault.step.number + 1, persona }),
    });
    const found = report.findings().length;
    console.log(`       ${made} steps, ${number - first + 1} outings, ${found} findings`);
    const isLast = made >= wanted || isOver() || (number + 1) % outingsOfRound === 0;
    if (isLast) await rounds?.end(begin, found > foundBeforeRound);
  }
  const findings = report.findings();
  for (const { what, address, times } of findings) console.log(`${times} × ${what} (${address})`);
  console.log(findings.length === 0 ? 'all passed' : `${findings.length} failed`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await shop.stop();
}
