import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actingCustomer, onlyForCustomers } from '../../../platform/http/acting-customer.ts';
import { languageOfRequest } from '../../../platform/http/page-requests.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import type { Customers } from '../application/create-customers.ts';
import { ages } from '../domain/person.ts';
import * as schemas from './account.schemas.ts';
import { withoutUndefined } from '../../../platform/http/fields.schemas.ts';
import { countryOfLanguage, phoneIssues, shownPhone } from '../../../platform/telephone/stored-phone.ts';

const tags = ['account'];
const refusals = { 400: refusalSchema, 401: refusalSchema, 404: refusalSchema, 409: refusalSchema };

/** A customer's own data, and the addresses that things are sent to. */
export function accountRoutes(customers: Customers): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    onlyForCustomers(app, customers.find);

    app.get(
      '/account/profile',
      { schema: { tags, summary: 'Who is logged in', response: { 200: schemas.personSchema, ...refusals } } },
      async (request) => personOf(await customers.person(actingCustomer(request).id)),
    );

    app.put(
      '/account/profile',
      {
        schema: {
          tags,
          summary: 'Change my profile',
          body: schemas.changePersonSchema,
          response: { 200: schemas.personSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const language = languageOfRequest(request);
        const wrongPhone = phoneIssues(request.body.phone ?? '', countryOfLanguage(language));
        if (wrongPhone.length > 0) return reply.refuse('invalid-request', wrongPhone);
        const changed = await customers.changePerson(
          actingCustomer(request).id,
          withoutUndefined(request.body),
          language,
        );
        return changed.ok
          ? personOf(changed.value)
          : reply.refuse('invalid-request', [
              { field: 'birthDate', code: 'birth-date-out-of-range', params: ages },
            ]);
      },
    );

    app.get(
      '/account/addresses',
      { schema: { tags, summary: 'My addresses', response: { 200: schemas.addressesSchema, ...refusals } } },
      async (request) => ({ addresses: await customers.addresses(actingCustomer(request).id) }),
    );

    app.post(
      '/account/addresses',
      {
        schema: {
          tags,
          summary: 'Add an address',
          body: schemas.changeAddressSchema,
          response: { 200: schemas.addressSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const added = await customers.addAddress(actingCustomer(request).id, request.body);
        return added.ok ? added.value : reply.refuse(added.error.code);
      },
    );

    app.put(
      '/account/addresses/:id',
      {
        schema: {
          tags,
          summary: 'Change an address',
          params: schemas.idParams,
          body: schemas.changeAddressSchema,
          response: { 200: schemas.addressSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const changed = await customers.changeAddress(actingCustomer(request).id, {
          ...request.body,
          ...request.params,
        });
        return changed.ok ? changed.value : reply.refuse(changed.error.code);
      },
    );

    app.delete(
      '/account/addresses/:id',
      {
        schema: {
          tags,
          summary: 'Delete an address',
          params: schemas.idParams,
          response: { 200: schemas.goneSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const removed = await customers.removeAddress(actingCustomer(request).id, request.params.id);
        return removed.ok ? ({ deleted: true } as const) : reply.refuse(removed.error.code);
      },
    );
    done();
  };
}

function personOf(person: Awaited<ReturnType<Customers['person']>>) {
  return {
    name: person.name,
    email_address: person.email,
    phone_number: shownPhone(person.phone),
    salutation: person.salutation,
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    emailConfirmed: person.emailConfirmedAt !== null,
    createdAt: person.createdAt.toISOString(),
  };
}
