import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { listAnswer, listQuery, pageOf } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import type { Shipping } from '../application/create-shipping.ts';
import type { ShippingTariff, TariffProblem } from '../domain/tariff.ts';
import * as schemas from './admin-shipping-rates.schemas.ts';

type Version = Awaited<ReturnType<Shipping['listTariffs']>>[number];

/** The delivery prices, with all earlier versions. */
export function adminShippingRateRoutes(
  shipping: Pick<Shipping, 'listTariffs' | 'saveTariff' | 'compareTariff'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/shipping-rates',
      {
        config: { access: 'settings:read' },
        schema: {
          summary: 'Versions of the shipping rates, the newest applies',
          querystring: listQuery(['version', 'createdAt'], {}),
          response: { 200: listAnswer(schemas.staffRatesSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const versions = await shipping.listTariffs(actorOf(request));
        const items = versions.map((version) => asRest(version, String(version.version)));
        return pageOf(items, request.query, ({ createdBy }) => createdBy);
      },
    );

    app.get(
      '/shipping-rates/:id',
      {
        config: { access: 'settings:read' },
        schema: {
          summary: 'The shipping rates that apply (`current`), or a version of them',
          params: schemas.ratesParams,
          response: { 200: schemas.staffRatesSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const versions = await shipping.listTariffs(actorOf(request));
        const found = id === 'current' ? versions[0] : versions.find(({ version }) => String(version) === id);
        return found === undefined ? reply.refuse('record-not-found') : asRest(found, id);
      },
    );

    app.patch(
      '/shipping-rates/:id',
      {
        config: { access: 'settings:write' },
        schema: {
          summary: 'Save the shipping rates that apply from now on, as a new version',
          description: 'Orders keep what they were charged.',
          params: schemas.ratesParams,
          body: schemas.ratesChanges,
          response: { 200: schemas.staffRatesSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const { id } = request.params;
        // Earlier versions cannot be changed.
        if (id !== 'current') return reply.refuse('record-not-found');
        const { version, areaFees, freight } = request.body;
        const [newest] = await shipping.listTariffs(actor);
        if (newest === undefined) return reply.refuse('record-not-found');
        const tariff = {
          areaFees: areaFees ?? newest.tariff.areaFees,
          // A client that knows nothing of places keeps those that there are.
          freight: { ...newest.tariff.freight, ...freight },
        };
        const saved = await shipping.saveTariff(tariff, version, actor);
        if (saved.ok) return asRest(saved.value, id);
        return saved.error.code === 'tariff-wrong'
          ? reply.refuse('invalid-request', tariffIssues(saved.error.problems, tariff))
          : reply.refuse('record-changed');
      },
    );

    app.post(
      '/shipping-rates/example',
      {
        config: { access: 'settings:write' },
        schema: {
          summary: 'What one delivery costs now, and would cost by rates that are not saved',
          body: schemas.ratesExample,
          response: { 200: schemas.ratesExampleAnswer, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { areaFees, freight, delivery } = request.body;
        const { country, postalCode, ...piece } = delivery;
        const loads = [{ ...piece, diameterMm: null }];
        const compared = await shipping.compareTariff(
          { areaFees, freight },
          { destination: { country, postalCode }, loads },
          actorOf(request),
        );
        return compared.ok
          ? compared.value
          : reply.refuse('invalid-request', tariffIssues(compared.error.problems, { areaFees, freight }));
      },
    );
    done();
  };
}

function asRest({ version, tariff, createdAt, createdBy }: Version, id: string) {
  const { areaFees, freight } = tariff;
  return {
    id,
    version,
    createdAt: createdAt.toISOString(),
    createdBy,
    areaFees: { ...areaFees },
    freight: {
      kgPerCubicMetre: freight.kgPerCubicMetre,
      sizes: freight.sizes.map((size) => ({ ...size })),
      zones: freight.zones.map(({ countries, feesCents }) => ({
        countries: [...countries],
        feesCents: [...feesCents],
      })),
      ...(freight.places === undefined
        ? {}
        : {
            places: freight.places.map(({ feesCents, ...place }) => ({
              ...place,
              feesCents: feesCents === null ? null : [...feesCents],
            })),
          }),
    },
  };
}

/**
 * The problems of a tariff for a form, one field each. The form has one field for all countries of a zone, so there the
 * message names the country.
 */
function tariffIssues(problems: readonly TariffProblem[], { freight }: ShippingTariff): Issue[] {
  return problems.map((problem) => {
    const { field, about } = problem;
    const code = problem.code === 'country-unknown' ? 'country-code-unknown' : problem.code;
    const [, zone, country] = /^freight\.zones\.(\d+)\.countries\.(\d+)$/.exec(field) ?? [];
    if (zone === undefined || country === undefined) return { field, code, about };
    const name = freight.zones[Number(zone)]?.countries[Number(country)] ?? '';
    return { field: `freight.zones.${zone}.countries`, code, about: name };
  });
}
