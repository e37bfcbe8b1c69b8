import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  actingCustomer,
  onlyForCustomers,
  type FindCustomer,
} from '../../../platform/http/acting-customer.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { sendDownload } from '../../../platform/http/send-download.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { withShownEmails } from '../../../platform/mail/shown-emails.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import { pictureAddress } from '../../../shared/pieces/picture-address.ts';
import { catalogueLanguage, type Language } from '../../../shared/text/language.ts';
import { lastDayBefore } from '../../../shared/time/berlin-day.ts';
import type { Ordering } from '../application/create-ordering.ts';
import { orderNumber } from '../domain/order.ts';
import * as schemas from './account-orders.schemas.ts';
import { orderOf } from './ordering-as-rest.ts';
import { orderSchema } from './ordering.schemas.ts';

const tags = ['account'];
const refusals = { 400: refusalSchema, 401: refusalSchema, 404: refusalSchema, 410: refusalSchema };

/** What an account has ordered. Others' orders are not found. */
export function accountOrdersRoutes(
  ordering: Pick<
    Ordering,
    | 'ordersOfCustomer'
    | 'rentalsOfCustomer'
    | 'orderOfCustomer'
    | 'textOfOrder'
    | 'confirmationOfOrder'
    | 'invoiceOfCustomer'
    | 'askToClaim'
    | 'claimOrder'
  >,
  options: {
    readonly find: FindCustomer;
    /** Puts what a mail says on the shop's letterhead. */
    readonly letter: (mail: Mail) => Promise<string>;
  },
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    onlyForCustomers(app, options.find);

    app.get(
      '/account/orders',
      {
        schema: {
          tags,
          summary: 'What I have ordered',
          response: { 200: schemas.listedOrdersSchema, ...refusals },
        },
      },
      async (request) => {
        const orders = await ordering.ordersOfCustomer(actingCustomer(request).id);
        return {
          orders: orders.map((order) => ({
            orderNumber: orderNumber(order.number),
            state: order.state,
            orderDate: order.orderedAt.toISOString(),
            orderTotal: toEuros(order.totalCents),
            paymentStatus: order.paymentState,
            lines: order.lines.map((line) => ({
              ...pieceOf(line),
              qtyTakenOut: line.gone.takenOut,
              qtyReturned: line.gone.cameBack,
              qtyGivenUp: line.gone.givenUp,
              rentOption: line.rentOption,
              fulfilment: line.fulfilment,
            })),
          })),
        };
      },
    );

    app.get(
      '/account/rentals',
      {
        schema: { tags, summary: 'What I rent', response: { 200: schemas.listedRentalsSchema, ...refusals } },
      },
      async (request) => {
        const rentals = await ordering.rentalsOfCustomer(actingCustomer(request).id);
        return {
          rentals: rentals.map((rental) => ({
            orderNumber: orderNumber(rental.number),
            ...pieceOf(rental),
            rentOption: rental.rentOption,
            fulfilment: rental.fulfilment,
            handedOverAt: rental.handedOverAt?.toISOString() ?? null,
            rentedUntil: rental.dueAt === null ? null : lastDayBefore(rental.dueAt),
            returnedAt: rental.returnedAt?.toISOString() ?? null,
          })),
        };
      },
    );

    app.get(
      '/account/orders/:orderNumber',
      {
        schema: {
          tags,
          summary: 'One of my orders',
          params: schemas.orderNumberParams,
          response: { 200: orderSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const order = await ordering.orderOfCustomer(actingCustomer(request).id, request.params.orderNumber);
        return order.ok ? orderOf(order.value) : reply.refuse(order.error.code);
      },
    );

    app.get(
      '/account/orders/:orderNumber/texts/:slug',
      {
        schema: {
          tags,
          summary: 'A text that applied when it was placed, word for word',
          params: schemas.orderTextParams,
          response: { 200: z.string(), ...refusals },
        },
      },
      async (request, reply) => {
        const text = await ordering.textOfOrder(actingCustomer(request).id, {
          number: request.params.orderNumber,
          slug: request.params.slug,
        });
        if (!text.ok) return reply.refuse(text.error.code);
        return reply.type('text/plain; charset=utf-8').send(withShownEmails(text.value));
      },
    );

    app.get(
      '/account/orders/:orderNumber/confirmation',
      {
        schema: {
          tags,
          summary: 'The confirmation of an order, as text',
          params: schemas.orderNumberParams,
          response: { 200: z.string(), ...refusals },
        },
      },
      async (request, reply) => {
        const { id } = actingCustomer(request);
        const confirmation = await ordering.confirmationOfOrder(id, request.params.orderNumber);
        if (!confirmation.ok) return reply.refuse(confirmation.error.code);
        return reply
          .type('text/plain; charset=utf-8')
          .send(withShownEmails(await options.letter(confirmation.value)));
      },
    );

    app.get(
      '/account/orders/:orderNumber/invoices/:invoice',
      {
        schema: {
          tags,
          summary: 'An invoice or credit note of one of my orders as PDF',
          params: schemas.orderInvoiceParams,
          response: { 200: z.string().describe('PDF'), ...refusals },
        },
      },
      async (request, reply) => {
        const { orderNumber: number, invoice } = request.params;
        const file = await ordering.invoiceOfCustomer(actingCustomer(request).id, { number, invoice });
        return file === null ? reply.refuse('invoice-not-found') : sendDownload(reply, file);
      },
    );

    app.post(
      '/account/order-claims',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Ask for a link to take over an order that was placed without an account',
          description: 'It is mailed to the address of the order. The answer is the same for every number.',
          body: schemas.askToClaimSchema,
          response: { 200: schemas.messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        await ordering.askToClaim(actingCustomer(request).id, request.body.orderNumber);
        // Never says whether there is such an order.
        return { message: reply.say('claim-link-sent-if-known') };
      },
    );

    app.post(
      '/account/order-claims/redeem',
      {
        schema: {
          tags,
          summary: 'Take over an order by the mailed link',
          body: schemas.claimSchema,
          response: { 200: schemas.claimedSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const claimed = await ordering.claimOrder(actingCustomer(request).id, request.body.token);
        return claimed.ok ? { orderNumber: claimed.value } : reply.refuse(claimed.error.code);
      },
    );
    done();
  };
}

function pieceOf(line: {
  readonly title: string;
  readonly titleLanguage: Language | null;
  readonly quantity: number;
  readonly pictureKey: string | null;
  readonly shopType: ShopType;
}) {
  return {
    title: line.title,
    titleLanguage: line.titleLanguage ?? catalogueLanguage,
    qty: line.quantity,
    image: line.pictureKey === null ? null : pictureAddress(line.pictureKey, 320),
    shopType: line.shopType,
  };
}
