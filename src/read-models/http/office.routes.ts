import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { sendCsv } from '../../platform/http/send-download.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import type { CustomerForStaff } from '../office/customers-for-staff.ts';
import { returnStates } from '../office/money-to-return.ts';
import { giftMoves } from '../office/today-without-orders.ts';
import { authorisationStates, handOvers, todayLists, type WaitingList } from '../office/today.ts';
import { customerSchema } from './office.schemas.ts';

const moment = z.iso.datetime();

const block = z
  .object({ id: z.string(), reason: z.string(), orderNumber: z.string().nullable() })
  .meta({ description: 'Of a unit that came back and waits to be looked at: its block.' });

const waitingList = z
  .object({
    total: z.int(),
    items: z.array(
      z.object({
        id: z.string(),
        who: z.string(),
        what: z.string(),
        more: z
          .int()
          .meta({ description: 'How many other lines an order has besides the one that `what` names.' }),
        amountCents: z.int().nullable(),
        part: z.string().nullable().meta({
          description: 'Of a withdrawal from a part of an order: which part, in the customer’s words.',
        }),
        doubted: z.boolean().meta({
          description:
            'Of a declaration, or an order to hand over: what was declared does not fit the customer, and staff must look.',
        }),
        endless: z
          .boolean()
          .meta({ description: 'Of a case: nobody gives a deadline, and `at` is when it came.' }),
        stopped: z.boolean().meta({
          description:
            'Of an order to hand over: its money is disputed, and nobody has decided to deliver it.',
        }),
        isPaidBack: z.boolean().meta({
          description: 'Of an order to hand over: the shop has paid back its money, or does without it.',
        }),
        authorisation: z.enum(authorisationStates).nullable().meta({
          description:
            'Of authorised money: nobody has taken it yet (of an order to hand over), it can be taken for some days yet, it is asked for and does not come, or it is lost.',
        }),
        at: moment,
        hasNote: z.boolean().meta({ description: 'Whether the customer left a remark at the checkout.' }),
        shipped: z.object({ lines: z.int(), at: moment }).nullable().meta({
          description:
            'Of an order to hand over: its lines that are on their way, and when the last of them was shipped.',
        }),
        handOver: z.enum(handOvers).nullable().meta({
          description:
            'Of an order to hand over: how. `prepared` and `ready`: all that is to be delivered, or collected, is prepared.',
        }),
        block: block.nullable(),
      }),
    ),
  })
  .nullable();

const todaySchema = z
  .object({
    moneyCases: waitingList.meta({
      description:
        'Held against payments at a provider, and the shop’s turn; `what` says what it is: dispute, inquiry, warning, review.',
    }),
    stuckPayments: waitingList.meta({
      description: 'Being taken at a provider, and at no end after ten minutes.',
    }),
    authorisations: waitingList.meta({
      description:
        'Authorised and not taken yet, with its end; or lost, with the deadline of the payment that is asked for instead.',
    }),
    toAccept: waitingList,
    transfers: waitingList,
    toHandOver: waitingList,
    rentalsEnding: waitingList,
    refundsDue: waitingList,
    moneyToReturn: waitingList.meta({
      description: `After withdrawals; \`what\` says how far it is: ${returnStates.join(', ')}. The amount is what is still owed; null where that is nothing, or only staff can tell.`,
    }),
    claimsOverdue: waitingList.meta({
      description: 'Compensation for damage to rented pieces that was not paid in time; `what` is the piece.',
    }),
    proofsOverdue: waitingList.meta({
      description:
        'Orders that were sold without VAT and left the country, and have no proof of it in time; `what` is the piece.',
    }),
    unmadeDocuments: waitingList.meta({
      description:
        'Invoices and credit notes whose PDF is not there an hour after they were issued; `what` is the number.',
    }),
    declarations: waitingList,
    enquiries: waitingList,
    questions: waitingList,
    toInspect: waitingList.meta({
      description: 'Units that came back, blocked until somebody has looked at them; `id` is the piece’s.',
    }),
    withoutPurchase: waitingList.meta({
      description:
        'Pieces in the shop under the margin scheme of which nobody has entered what was paid for them; `what` is the title.',
    }),
    withoutSpeciesPapers: waitingList.meta({
      description: 'Pieces in the shop of a protected species without its proof; `what` is the title.',
    }),
    giftVouchers: waitingList.meta({
      description: `What staff did to gift vouchers in the last three days, for the owner; \`what\` is one of ${giftMoves.join(', ')}, \`who\` did it.`,
    }),
    weeks: z
      .array(
        z.object({
          monday: z.iso.date(),
          salesCents: z.int(),
          rentalsCents: z.int(),
          orders: z.int(),
        }),
      )
      .nullable(),
    jobs: z
      .object({
        failed: z.array(
          z.object({
            name: z.string(),
            count: z.int(),
            lastAt: moment,
            mails: z.array(z.object({ to: z.string(), subject: z.string() })).meta({
              description: 'Which mails they are, the latest first; empty for who may not see persons.',
            }),
          }),
        ),
        stuck: z.int(),
      })
      .nullable(),
    lacks: z
      .array(z.enum(['guarantee-notice']))
      .nullable()
      .meta({ description: 'What the law wants and the shop has not been given yet.' }),
  })
  .meta({ id: 'Today' });

/** Office screens that show several departments: today's work, and customers with their orders. */
export function officeRoutes(office: OfficeReads): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/today',
      {
        config: { access: 'staff' },
        schema: {
          summary: 'What must be done today',
          description:
            'What the role may not see is null. Of each list the first entries; of the one in `all`, all.',
          querystring: z.object({ all: z.enum(todayLists).optional() }),
          response: { 200: todaySchema, ...adminRefusals },
        },
      },
      async (request) => {
        const { lists, weeks, jobs, lacks } = await office.today(actorOf(request), request.query.all ?? null);
        return {
          moneyCases: listOf(lists.moneyCases),
          stuckPayments: listOf(lists.stuckPayments),
          authorisations: listOf(lists.authorisations),
          toAccept: listOf(lists.toAccept),
          transfers: listOf(lists.transfers),
          toHandOver: listOf(lists.toHandOver),
          rentalsEnding: listOf(lists.rentalsEnding),
          refundsDue: listOf(lists.refundsDue),
          moneyToReturn: listOf(lists.moneyToReturn),
          claimsOverdue: listOf(lists.claimsOverdue),
          proofsOverdue: listOf(lists.proofsOverdue),
          unmadeDocuments: listOf(lists.unmadeDocuments),
          declarations: listOf(lists.declarations),
          enquiries: listOf(lists.enquiries),
          questions: listOf(lists.questions),
          toInspect: listOf(lists.toInspect),
          withoutPurchase: listOf(lists.withoutPurchase),
          withoutSpeciesPapers: listOf(lists.withoutSpeciesPapers),
          giftVouchers: listOf(lists.giftVouchers),
          weeks: weeks === null ? null : [...weeks],
          lacks: lacks === null ? null : [...lacks],
          jobs:
            jobs === null
              ? null
              : {
                  failed: jobs.failed.map(({ mails, ...job }) => ({
                    ...job,
                    lastAt: job.lastAt.toISOString(),
                    mails: [...mails],
                  })),
                  stuck: jobs.stuck,
                },
        };
      },
    );

    app.get(
      '/units-to-inspect',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'Units of an order that came back and that nobody has looked at',
          querystring: z.object({ order: z.string().max(30) }),
          response: {
            200: z.object({
              items: z.array(
                z
                  .object({ id: z.string(), what: z.string(), at: moment, block })
                  .meta({ id: 'UnitToInspect' }),
              ),
            }),
            ...adminRefusals,
          },
        },
      },
      async (request) => {
        const items = await office.unitsToInspect(request.query.order, actorOf(request));
        return { items: items.map((item) => ({ ...item, at: item.at.toISOString() })) };
      },
    );

    app.get(
      '/damage-claims/export',
      {
        config: { access: 'orders:read' },
        schema: {
          summary: 'Compensation claimed for damage to rented pieces as CSV, for the tax adviser',
          response: { 200: z.string().describe('CSV'), ...adminRefusals },
        },
      },
      (request, reply) => {
        const lines = office.damageClaimsAsCsv(actorOf(request));
        request.noteSecurityEvent('data-exported');
        return sendCsv(reply, 'schadensersatz.csv', lines);
      },
    );

    app.get(
      '/customers',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'Customers with an account',
          querystring: listQuery(['createdAt', 'name', 'email'], {}),
          response: { 200: listAnswer(customerSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { items, total } = await office.customers(request.query, actorOf(request));
        return { items: items.map(customerOf), total };
      },
    );

    app.get(
      '/customers/:id',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'A customer; that somebody looked is kept',
          params: z.object({ id: z.uuid() }),
          response: { 200: customerSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const found = await office.customer(request.params.id, actorOf(request));
        return found === null ? reply.refuse('record-not-found') : customerOf(found);
      },
    );
    done();
  };
}

function listOf(list: WaitingList | null) {
  if (list === null) return null;
  return {
    total: list.total,
    items: list.items.map(({ at, shipped, ...item }) => ({
      ...item,
      at: at.toISOString(),
      shipped: shipped === null ? null : { ...shipped, at: shipped.at.toISOString() },
    })),
  };
}

function customerOf(customer: CustomerForStaff) {
  return {
    ...customer,
    createdAt: customer.createdAt.toISOString(),
    lastOrderAt: customer.lastOrderAt?.toISOString() ?? null,
  };
}
