import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { isMet, rounded, tableOf, type Section } from './figures.ts';
import { measureBack } from './measure-back.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measurePages } from './measure-pages.ts';
import { measureRest } from './measure-rest.ts';
import { measureStart } from './measure-start.ts';
import { readOptions, type Options, type SectionName } from './options.ts';
import { Workplace } from './workplace.ts';

/** `npm run bench`: what docs/performance.md speaks of, on this machine, now. */
const measurers: Record<SectionName, (place: Workplace, options: Options) => Promise<Section[]>> = {
  start: measureStart,
  pages: measurePages,
  rest: measureRest,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  back: measureBack,
};

async function bench(options: Options): Promise<void> {
  const machine = {
    node: process.version,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    loadBefore: loadavg()[0] ?? NaN,
  };
  console.log(
    `Node ${machine.node}, ${machine.cores} cores (${machine.processor}), load ${rounded(machine.loadBefore)}\n`,
  );
  const measured: Section[] = [];
  const place = await Workplace.open();
  try {
    for (const name of options.only) {
      for (const section of await measurers[name](place, options)) {
        measured.push(section);
        console.log(`${tableOf(section)}\n`);
      }
    }
  } finally {
    await place.close();
  }
  const verdicts = measured.flatMap(({ figures }) => figures.map(isMet));
  const count = (verdict: boolean) => verdicts.filter((one) => one === verdict).length;
  console.log(`${count(true)} goals met, ${count(false)} missed`);
  if (options.json !== null) {
    writeFileSync(options.json, `${JSON.stringify({ machine, sections: measured }, null, 2)}\n`);
  }
}

try {
  await bench(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
