import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Destination } from '../domain/delivery-area.ts';
import { firstTariff, tariffProblems, type ShippingTariff, type TariffProblem } from '../domain/tariff.ts';
import type { Load } from '../domain/freight.ts';
import { firstPlaces } from '../domain/place-rates.ts';
import { shippingFee, type ShippingFee } from '../domain/shipping-fee.ts';
import {
  insertTariff,
  lockTariffs,
  readTariff,
  tariffVersions,
  type TariffVersion,
} from '../infrastructure/stored-tariff.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';

/** The tag of cached pages that show delivery prices. */
const tariffTag = 'shipping-tariff';

const maxVersions = 100;

export type TariffRefusal =
  | { readonly code: 'tariff-wrong'; readonly problems: readonly TariffProblem[] }
  /** Somebody else has saved one meanwhile; `newest` is the current one. */
  | { readonly code: 'tariff-changed'; readonly newest: TariffVersion };

/**
 * All tariffs, newest first, at most a hundred; the newest applies.
 * @throws RightMissing without `settings:read`
 */
export async function listTariffs({ db }: ShippingDependencies, actor: Actor): Promise<TariffVersion[]> {
  requireRight(actor, 'settings:read');
  return tariffVersions(db, maxVersions);
}

/**
 * Saves the delivery prices from now on, as a new version. Existing orders keep their prices; a checkout in progress
 * shows the new total before anything is ordered. An unchanged tariff creates no version.
 * @param basedOn the version that was changed, so that no other change is lost
 * @throws RightMissing without `settings:write`
 */
export async function saveTariff(
  { db, now, invalidate }: ShippingDependencies,
  tariff: ShippingTariff,
  basedOn: number,
  actor: Actor,
): Promise<Result<TariffVersion, TariffRefusal>> {
  const createdBy = requireRight(actor, 'settings:write');
  const problems = tariffProblems(tariff);
  if (problems.length > 0) return fail({ code: 'tariff-wrong', problems });
  return db.transaction(async (tx): Promise<Result<TariffVersion, TariffRefusal>> => {
    await lockTariffs(tx);
    const [newest] = await tariffVersions(tx, 1);
    if (newest !== undefined && newest.version !== basedOn) return fail({ code: 'tariff-changed', newest });
    if (newest !== undefined && isDeepStrictEqual(newest.tariff, tariff)) return ok(newest);
    const saved = { version: basedOn + 1, tariff, createdAt: now(), createdBy };
    await insertTariff(tx, saved);
    const before = newest === undefined ? null : { ...newest.tariff };
    const entry = { action: 'change', entity: 'shipping-rates', entityId: String(saved.version) } as const;
    await writeAudit(tx, actor, { ...entry, before, after: { ...tariff } }, now());
    await invalidate(tx, [tariffTag]);
    return ok(saved);
  });
}

/** The price of one delivery by two tariffs; null: there is no rate for it. */
interface TariffComparison {
  readonly now: ShippingFee | null;
  readonly then: ShippingFee | null;
}

/**
 * The price of a delivery by the current tariff and by an unsaved one.
 * @throws RightMissing without `settings:write`
 */
export async function compareTariff(
  { db }: ShippingDependencies,
  tariff: ShippingTariff,
  { destination, loads }: { readonly destination: Destination; readonly loads: readonly Load[] },
  actor: Actor,
): Promise<Result<TariffComparison, Extract<TariffRefusal, { code: 'tariff-wrong' }>>> {
  requireRight(actor, 'settings:write');
  const problems = tariffProblems(tariff);
  if (problems.length > 0) return fail({ code: 'tariff-wrong', problems });
  const feeBy = (by: ShippingTariff): ShippingFee | null => {
    const fee = shippingFee(by, destination, loads);
    return fee.ok ? fee.value : null;
  };
  return ok({ now: feeBy(await readTariff(db)), then: feeBy(tariff) });
}

/**
 * Fills in the first tariff if there is none, and the known places if the one that applies was saved before a tariff had
 * any; runs at every start. What staff have entered stays, also an empty list of places.
 */
export async function fillFirstTariff({ db, now }: ShippingDependencies): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTariffs(tx);
    const [newest] = await tariffVersions(tx, 1);
    if (newest?.tariff.freight.places !== undefined) return;
    const { version, tariff } =
      newest === undefined
        ? { version: 1, tariff: firstTariff }
        : {
            version: newest.version + 1,
            tariff: { ...newest.tariff, freight: { ...newest.tariff.freight, places: firstPlaces } },
          };
    await insertTariff(tx, { version, tariff, createdAt: now(), createdBy: 'first tariff' });
  });
}
