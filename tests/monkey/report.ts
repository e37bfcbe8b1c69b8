import { appendFileSync } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { templateOf } from './choose.ts';
import type { Persona } from './persona.ts';
import type { Fault, Step } from './walk.ts';

const keptSteps = 30;

interface Finding {
  readonly what: string;
  readonly address: string;
  times: number;
}

/** How to repeat the walk to a finding. */
interface Again {
  /** The first outing of the round. */
  readonly from: number;
  /** The number of steps from there on. */
  readonly steps: number;
  readonly persona: Persona;
}

/**
 * Reports each different fault once, with a picture and the way there, and counts how often it occurred. Every step is
 * in `way.txt`, for comparison with another walk of the same seed.
 */
export async function openReport(folder: string, seed: number) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const whole = join(folder, 'way.txt');
  const findings = new Map<string, Finding>();
  let way: string[] = [];

  return {
    findings: (): readonly Finding[] => [...findings.values()],
    /** @param outing that begins now */
    begin(outing: number): void {
      way = [];
      appendFileSync(whole, `outing ${outing}\n`);
    },
    note({ number, address, width, words }: Step): void {
      const line = `${number}. ${width} px ${address}: ${words}`;
      way = [...way.slice(1 - keptSteps), line];
      appendFileSync(whole, `${line}\n`);
    },
    async tell({ what, step, page }: Fault, { from, steps, persona }: Again): Promise<void> {
      const kind = `${templateOf(page.url())} ${what.replace(/[\da-f-]{20,}|\d+/g, '0').slice(0, 160)}`;
      const known = findings.get(kind);
      if (known !== undefined) {
        known.times += 1;
        return;
      }
      const finding = { what, address: page.url(), times: 1 };
      findings.set(kind, finding);
      const name = String(findings.size).padStart(3, '0');
      const one = process.env['PERSONA'] === undefined ? '' : ` PERSONA=${persona}`;
      const lines = [
        `${name} ${what}`,
        `    ${page.url()} at ${step.width} px, ${persona}, after: ${step.words.slice(0, 300)}`,
        `    again: SEED=${seed} FROM=${from} STEPS=${steps}${one} npm run test:monkey`,
      ];
      console.log(lines.join('\n'));
      await appendFile(join(folder, `${name}.txt`), `${[...lines, '', ...way].join('\n')}\n`);
      // A page that hangs, or is gone, has no picture.
      await page.screenshot({ path: join(folder, `${name}.png`), timeout: 5_000 }).catch(() => undefined);
    },
  };
}
