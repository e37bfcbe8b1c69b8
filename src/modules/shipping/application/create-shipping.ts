import type { Language } from '../../../shared/language.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { AddressQuestion } from '../domain/address-provider.ts';
import { deliveryWeeksTo, hasAssembly, type Destination } from '../domain/delivery-area.ts';
import { feeTableOf } from '../domain/shipping-fee.ts';
import type { ShippingRequest } from '../domain/shipping-request.ts';
import type { ShippingTariff } from '../domain/tariff.ts';
import { requestsOf } from '../infrastructure/stored-shipping-request.ts';
import { readTariff } from '../infrastructure/stored-tariff.ts';
import { defineForgetRequests, forgetRequests } from './forget-requests.ts';
import { feeOfPieces, quoteShipping, type PieceToShip, type PieceWish } from './quote-shipping.ts';
import { closeShippingRequest, listShippingRequests, requestShipping } from './request-shipping.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';
import { suggestAddresses } from './suggest-addresses.ts';
import { fillFirstTariff, listTariffs, saveTariff } from './tariffs.ts';

/**
 * The department of deliveries: what they cost, and where the shop's own people go.
 *
 * What they cost is data. The back office shows `listTariffs`, of which the first applies, and saves a changed one
 * with `saveTariff`, giving the version that was changed; problems name their field. Requests for a price to
 * somewhere without rates are `listRequests` and `closeRequest`.
 */
export function createShipping(deps: ShippingDependencies) {
  return {
    quote: (destination: Destination, wishes: readonly PieceWish[]) =>
      quoteShipping(deps, destination, wishes),
    /** Inside a transaction it takes `tx`. */
    fee: (handle: Db | Tx, destination: Destination, pieces: readonly PieceToShip[]) =>
      feeOfPieces(handle, destination, pieces),
    feeTable: async () => feeTableOf(await readTariff(deps.db)),
    hasAssembly,
    deliveryWeeks: deliveryWeeksTo,
    suggestAddresses: (question: AddressQuestion) => suggestAddresses(deps, question),
    requestPrice: (request: ShippingRequest, language?: Language) => requestShipping(deps, request, language),
    listRequests: (wanted: { readonly onlyOpen: boolean; readonly limit: number }, actor: Actor) =>
      listShippingRequests(deps, wanted, actor),
    closeRequest: (id: string, actor: Actor) => closeShippingRequest(deps, id, actor),
    /** All that is kept of somebody's requests (Art. 15 GDPR). */
    dataOf: (email: string) => requestsOf(deps.db, email),
    listTariffs: (actor: Actor) => listTariffs(deps, actor),
    saveTariff: (tariff: ShippingTariff, basedOn: number, actor: Actor) =>
      saveTariff(deps, tariff, basedOn, actor),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetRequests(jobs, deps),
    forgetRequests: () => forgetRequests(deps),
    /** Fills in the first tariff where there is none; at every start. */
    fillFirst: () => fillFirstTariff(deps),
  };
}

export type Shipping = ReturnType<typeof createShipping>;
