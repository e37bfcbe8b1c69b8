import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { oneLine, typedDay } from '../../../platform/http/fields.schemas.ts';
import { readable, receivedParts } from '../../../platform/http/received-form.ts';
import { adminRefusals, refusalSchema } from '../../../platform/http/refusal.ts';
import { sendDownload } from '../../../platform/http/send-download.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import { maxPictureMegabytes, longestOfStaff } from '../../../shared/limits.ts';
import { limit, message } from '../../../shared/messages/message.ts';
import { codeForIssue, issuesOf } from '../../../shared/messages/schema-issues.ts';
import { allProofKinds, maxProofFiles } from '../../../shared/orders/exemption-proof.ts';
import { orderAsked as asked, orderCalls, parseOrderNumber, type Ordering } from '../../ordering/index.ts';
import type { Fulfilment } from '../application/create-fulfilment.ts';

const path = '/orders/:id/exemption-proof';
const write = { access: 'orders:write' } as const;
const limits = {
  fileSize: maxPictureMegabytes * 1_000_000,
  files: maxProofFiles,
  fields: 10,
  fieldSize: 2_000,
};

const proofSchema = z.object({
  kind: z.enum(allProofKinds),
  provedOn: typedDay(message('day-missing')),
  reference: oneLine().max(longestOfStaff.proofReference, limit('text-too-long')).default(''),
});

/** What proves that goods which were sold without VAT have left the country. */
export function exemptionProofRoutes(
  fulfilment: Fulfilment,
  { ordering, now }: { readonly ordering: Ordering; readonly now: () => Date },
): FastifyPluginCallbackZod {
  const { act } = orderCalls(ordering, now);
  return (app, _options, done) => {
    app.put(
      path,
      {
        config: write,
        schema: {
          summary: 'Keep the proof that an order has left the country, in place of an earlier one',
          description: `A form with the fields \`kind\` (${allProofKinds.join(', ')}), \`provedOn\` and \`reference\`, and up to ${maxProofFiles} files \`file\`: PDF, JPEG or PNG of up to ${maxPictureMegabytes} MB each. Without files, those that are there already stay.`,
          consumes: ['multipart/form-data'],
          ...asked,
          response: { ...asked.response, 413: refusalSchema, 415: refusalSchema },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) return reply.refuse('unsupported-media-type');
        const { fields, files } = await readForm(request);
        const wanted = proofSchema.safeParse(fields, { error: codeForIssue });
        if (!wanted.success) return reply.refuse('invalid-request', issuesOf(wanted.error));
        const digests = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
        return act(
          request,
          reply,
          (orderNumber, actor) => fulfilment.proveExemption({ orderNumber, ...wanted.data, files }, actor),
          { ...wanted.data, digests },
        );
      },
    );

    app.delete(
      path,
      { config: write, schema: { summary: 'Remove a proof that is none, with its files', ...asked } },
      (request, reply) => act(request, reply, fulfilment.removeExemptionProof),
    );

    app.get(
      `${path}/files/:place`,
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'A file of the proof, counted from 1',
          params: asked.params.extend({ place: z.coerce.number().int().min(1).max(maxProofFiles) }),
          response: { ...adminRefusals, 200: z.string().describe('PDF, JPEG or PNG') },
        },
      },
      async (request, reply) => {
        const { id, place } = request.params;
        const orderNumber = parseOrderNumber(id);
        const file =
          orderNumber === null
            ? null
            : await fulfilment.exemptionProofFile({ orderNumber, place }, actorOf(request));
        if (file === null) return reply.refuse('record-not-found');
        if (file.isRestricted) request.noteSecurityEvent('restricted-opened');
        return sendDownload(reply, file);
      },
    );
    done();
  };
}

/** All parts must be read to their end, or the request never ends. An empty file input sends an empty file. */
async function readForm(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  const files: Buffer[] = [];
  for await (const part of receivedParts(request, limits)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else {
      const bytes = await readable(part.toBuffer());
      if (part.fieldname === 'file' && (bytes.length > 0 || part.filename !== '')) files.push(bytes);
    }
  }
  return { fields, files };
}
