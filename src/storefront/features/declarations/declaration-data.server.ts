import type { receiptSchema } from '../../../modules/declarations/http/declarations.schemas.ts';
import type { z } from 'zod';
import type { Declaration, DeclarationReceipt } from '../../../modules/declarations/index.ts';
import { codeForIssue, issuesOf } from '../../../shared/messages/schema-issues.ts';
import type { FormAnswer, FormRequest, ShopForms } from '../../page.ts';

/** The contents of the pages of the two legal functions: the form as it was sent, its errors, or the receipt. */
export interface DeclarationData {
  readonly values: Readonly<Record<string, string>>;
  readonly issues: readonly { readonly field: string; readonly message: string }[];
  /** Too many came from the same client; nothing was received. */
  readonly isRefused: boolean;
  /** The address at which the shop takes declarations, too. */
  readonly shopEmail: string;
  readonly receipt: Receipt | null;
}

export type Receipt = z.output<typeof receiptSchema>;

/** The form as it is before anything was sent. */
export async function emptyDeclaration(companyData: ShopForms['companyData']): Promise<DeclarationData> {
  const { email } = await companyData();
  return { values: {}, issues: [], isRefused: false, shopEmail: email, receipt: null };
}

/** Receives a form that was sent without script, by the same schema as the REST interface. */
export async function submitDeclaration<Body>(
  shop: ShopForms,
  { form, client, language, sayIssue }: FormRequest,
  schema: z.ZodType<Body>,
  declarationOf: (body: Body) => Declaration,
): Promise<FormAnswer<DeclarationData>> {
  const before = { ...(await emptyDeclaration(shop.companyData)), values: form };
  const parsed = schema.safeParse(form, { error: codeForIssue });
  if (!parsed.success) {
    return { status: 400, data: { ...before, issues: issuesOf(parsed.error).map(sayIssue) } };
  }
  const received = await shop.declare(declarationOf(parsed.data), client, language);
  if (!received.ok) return { status: 429, data: { ...before, isRefused: true } };
  return { status: 200, data: { ...before, receipt: receiptOf(received.value) } };
}

function receiptOf({ receivedAt, mailed }: DeclarationReceipt): Receipt {
  return { receivedAt: receivedAt.toISOString(), mailed };
}
