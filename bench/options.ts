import { parseArgs } from 'node:util';

const sections = ['start', 'pages', 'rest', 'bytes', 'lighthouse', 'back'] as const;
export type SectionName = (typeof sections)[number];

export interface Options {
  readonly only: readonly SectionName[];
  /** File that gets all figures as JSON. */
  readonly json: string | null;
  /** Also measure a clean clone, which installs all packages. */
  readonly clean: boolean;
  readonly lighthouseRounds: number;
  /** How often shop and bare server take turns, and how long each turn is. */
  readonly rounds: number;
  readonly seconds: number;
  /** A PostgreSQL database for the benchmark alone; it is filled when it is empty. */
  readonly databaseUrl: string | null;
}

const usage = `usage: npm run bench -- [--only ${sections.join(',')}] [--json FILE] [--rounds 5] [--seconds 3]
                        [--lighthouse 3] [--clean]
DATABASE_URL_BENCH names an empty PostgreSQL database to measure as well.`;

/** @throws Error whose message is the usage */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', default: sections.join(',') },
        json: { type: 'string' },
        clean: { type: 'boolean', default: false },
        lighthouse: { type: 'string', default: '3' },
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '3' },
      },
    });
    const databaseUrl = environment['DATABASE_URL_BENCH'] ?? '';
    return {
      only: values.only.split(',').map(sectionNamed),
      json: values.json ?? null,
      clean: values.clean,
      lighthouseRounds: positive(values.lighthouse),
      rounds: positive(values.rounds),
      seconds: positive(values.seconds),
      databaseUrl: databaseUrl === '' ? null : databaseUrl,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function sectionNamed(name: string): SectionName {
  const found = sections.find((section) => section === name);
  if (found === undefined) throw new Error(`there is no section '${name}'`);
  return found;
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`'${text}' is no whole number from 1 on`);
  return value;
}
