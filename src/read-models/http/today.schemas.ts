import { z } from 'zod';
import { caseKinds } from '../../shared/orders/payment-vocabulary.ts';
import {
  authorisationStates,
  giftMoves,
  handOvers,
  lacks,
  returnStates,
  type TodayList,
} from '../../shared/staff/today-vocabulary.ts';

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

const lists = {
  moneyCases: waitingList.meta({
    description: `Held against payments at a provider, and the shop’s turn; \`what\` says what it is: ${caseKinds.join(', ')}.`,
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
} satisfies Record<TodayList, z.ZodType>;

export const todaySchema = z
  .object({
    ...lists,
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
      .array(z.enum(lacks))
      .nullable()
      .meta({ description: 'What the law wants and the shop has not been given yet.' }),
  })
  .meta({ id: 'Today' });

/** `id`: the piece's. */
export const unitToInspectSchema = z
  .object({ id: z.string(), what: z.string(), at: moment, block })
  .meta({ id: 'UnitToInspect' });
