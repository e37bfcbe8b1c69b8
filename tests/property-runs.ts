const factor = Number(process.env.FC_RUNS_FACTOR ?? 1);

/**
 * How many examples of a property are tried: `usual` where a change is checked, and `FC_RUNS_FACTOR` times as many
 * where there is time.
 */
export function runs(usual: number): number {
  return usual * factor;
}
