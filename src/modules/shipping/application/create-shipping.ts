import { bind } from '../../../shared/bind.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import {
  assemblyPostalCodes,
  deliveryWeeksTo,
  hasAssembly,
  type Destination,
} from '../domain/delivery-area.ts';
import { placeProblem } from '../domain/place-problem.ts';
import { feeTableOf } from '../domain/shipping-fee.ts';
import { germanPostalCodes } from '../infrastructure/german-postal-codes.ts';
import { requestsOf } from '../infrastructure/stored-shipping-request.ts';
import { readTariff } from '../infrastructure/stored-tariff.ts';
import { defineForgetRequests, forgetRequests } from './forget-requests.ts';
import { feeOfPieces, quoteShipping } from './quote-shipping.ts';
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
    ...bind(deps, {
      quote: quoteShipping,
      feeTable: async ({ db }: ShippingDependencies) => feeTableOf(await readTariff(db)),
      suggestAddresses,
      requestPrice: requestShipping,
      listRequests: listShippingRequests,
      findRequest: findShippingRequest,
      changeRequest: changeShippingRequest,
      /** All data stored about somebody's requests (Art. 15 GDPR). */
      dataOf: ({ db }: ShippingDependencies, email: string) => requestsOf(db, email),
      listTariffs,
      saveTariff,
      compareTariff,
      forgetRequests,
      /** Fills in the first tariff if there is none; runs at every start. */
      fillFirst: fillFirstTariff,
    }),
    /** Inside a transaction, pass `tx`. */
    fee: feeOfPieces,
    hasAssembly,
    assemblyPostalCodes,
    deliveryWeeks: deliveryWeeksTo,
    placeProblem: (to: Destination & { readonly city: string }) => placeProblem(to, germanPostalCodes),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetRequests(jobs, deps),
  };
}

export type Shipping = ReturnType<typeof createShipping>;
