import type { Language } from '../../../shared/language.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { AddressQuestion } from '../domain/address-provider.ts';
import { deliveryWeeksTo, hasAssembly, type Destination } from '../domain/delivery-area.ts';
import type { Load } from '../domain/freight.ts';
import { placeProblem } from '../domain/place-problem.ts';
import { feeTableOf } from '../domain/shipping-fee.ts';
import type { ShippingRequest } from '../domain/shipping-request.ts';
import type { ShippingTariff } from '../domain/tariff.ts';
import { germanPostalCodes } from '../infrastructure/german-postal-codes.ts';
import { requestsOf, type ShippingRequestSort } from '../infrastructure/stored-shipping-request.ts';
import { readTariff } from '../infrastructure/stored-tariff.ts';
import { defineForgetRequests, forgetRequests } from './forget-requests.ts';
import { feeOfPieces, quoteShipping, type PieceToShip, type PieceWish } from './quote-shipping.ts';
import { requestShipping } from './request-shipping.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';
import { suggestAddresses } from './suggest-addresses.ts';
import { compareTariff, fillFirstTariff, listTariffs, saveTariff } from './tariffs.ts';
import { changeShippingRequest, findShippingRequest, listShippingRequests } from './work-on-requests.ts';

/**
 * The department of deliveries: their prices, and the area where the shop's own people deliver.
 *
 * Prices are data. The back office shows `listTariffs`, whose first entry applies, and saves a changed one with
 * `saveTariff`, giving the version it was based on; problems name their field. Requests for a price to places without
 * rates are handled by `listRequests`, `findRequest` and `changeRequest`.
 */
export function createShipping(deps: ShippingDependencies) {
  return {
    quote: (destination: Destination, wishes: readonly PieceWish[]) =>
      quoteShipping(deps, destination, wishes),
    /** Inside a transaction, pass `tx`. */
    fee: (handle: Db | Tx, destination: Destination, pieces: readonly PieceToShip[]) =>
      feeOfPieces(handle, destination, pieces),
    feeTable: async () => feeTableOf(await readTariff(deps.db)),
    hasAssembly,
    deliveryWeeks: deliveryWeeksTo,
    placeProblem: (to: Destination & { readonly city: string }) => placeProblem(to, germanPostalCodes),
    suggestAddresses: (question: AddressQuestion) => suggestAddresses(deps, question),
    requestPrice: (request: ShippingRequest, language?: Language) => requestShipping(deps, request, language),
    listRequests: (
      wish: ListWish<ShippingRequestSort>,
      filter: { readonly onlyOpen: boolean },
      actor: Actor,
    ) => listShippingRequests(deps, wish, filter, actor),
    findRequest: (id: string, actor: Actor) => findShippingRequest(deps, id, actor),
    changeRequest: (id: string, changes: Parameters<typeof changeShippingRequest>[2], actor: Actor) =>
      changeShippingRequest(deps, id, changes, actor),
    /** All data stored about somebody's requests (Art. 15 GDPR). */
    dataOf: (email: string) => requestsOf(deps.db, email),
    listTariffs: (actor: Actor) => listTariffs(deps, actor),
    saveTariff: (tariff: ShippingTariff, basedOn: number, actor: Actor) =>
      saveTariff(deps, tariff, basedOn, actor),
    compareTariff: (
      tariff: ShippingTariff,
      delivery: { readonly destination: Destination; readonly loads: readonly Load[] },
      actor: Actor,
    ) => compareTariff(deps, tariff, delivery, actor),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetRequests(jobs, deps),
    forgetRequests: () => forgetRequests(deps),
    /** Fills in the first tariff if there is none; runs at every start. */
    fillFirst: () => fillFirstTariff(deps),
  };
}

export type Shipping = ReturnType<typeof createShipping>;
