import { fail } from '../../../shared/result.ts';
import type { PaymentProvider } from '../domain/payment-provider.ts';
import { checked, type ProviderFinding, type SeenCheck } from '../domain/provider-check.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

type Dependencies = Pick<PaymentsDependencies, 'providers' | 'log' | 'now'>;

/**
 * Asks each provider whether it is set up as the shop needs it, and says in the log what to change there. Nothing depends
 * on it: what no webhook tells, a job finds.
 */
export async function checkProviders(
  { providers, log, now }: Dependencies,
  publicUrl: string,
): Promise<readonly ProviderFinding[]> {
  const findings: ProviderFinding[] = [];
  for (const provider of Object.values(providers)) {
    // Nobody waits for it at the start, so nothing may be thrown.
    const seen = await provider.settingsAt(new URL(publicUrl).hostname, now()).catch((error: unknown) => {
      log.error({ provider: provider.name, err: error }, 'how the provider is set up could not be read');
      return [];
    });
    for (const { check, names } of seen.filter(({ state }) => state === 'wrong')) {
      log.warn({ provider: provider.name, check, names }, 'the provider is not set up as the shop needs it');
    }
    const webhooks = await checkWebhooks(provider, log, publicUrl);
    findings.push(...[...seen, webhooks].map((one) => ({ provider: provider.name, ...one })));
  }
  return findings;
}

/** Whether it tells the shop what it waits for. */
async function checkWebhooks(
  provider: PaymentProvider,
  log: Dependencies['log'],
  publicUrl: string,
): Promise<SeenCheck> {
  const { name } = provider;
  const address = `${publicUrl}/api/webhooks/${name}`;
  const silent = await provider
    .silentAbout(address)
    .catch(() => fail({ code: 'provider-unavailable' } as const));
  if (!silent.ok) {
    const why = silent.error.code;
    log.warn({ provider: name, why }, 'the provider does not say which webhooks it sends: look there');
    return { check: 'webhooks', state: 'unknown', names: [address] };
  }
  if (silent.value.length > 0) {
    const facts = { provider: name, address, events: silent.value };
    log.warn(facts, 'the provider does not tell the shop of these events: add them to its webhook there');
  }
  return checked('webhooks', silent.value.length === 0, silent.value);
}

/** Looked up again after this long: settings at providers change seldom. */
const keptMs = 12 * 60 * 60_000;

/** What was found last, by this process: looking takes some seconds, and „Heute“ is opened often. */
export function rememberFindings(deps: Dependencies) {
  let last: { readonly at: Date; readonly findings: Promise<readonly ProviderFinding[]> } | null = null;
  return async (
    publicUrl: string,
    isFresh = false,
  ): Promise<{ readonly at: Date; readonly findings: readonly ProviderFinding[] }> => {
    const now = deps.now();
    if (last === null || isFresh || now.getTime() - last.at.getTime() > keptMs)
      last = { at: now, findings: checkProviders(deps, publicUrl) };
    const { at, findings } = last;
    return { at, findings: await findings };
  };
}
