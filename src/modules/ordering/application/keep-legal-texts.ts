import { appliesTo, type AppliedText } from '../domain/legal-texts.ts';
import type { CustomerKind } from '../domain/order.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

/**
 * Puts the texts that apply to an order placed now into the file store, from which its mails attach them. Their keys
 * are made of their words, so that each version is stored once, and an order keeps the version its customer was given.
 * Outside of transactions: what is not used in the end does no harm.
 */
export async function keepLegalTexts(
  { content, files }: Pick<OrderingDependencies, 'content' | 'files'>,
  kind: CustomerKind,
): Promise<AppliedText[]> {
  const texts = (await content.legalTexts()).filter(({ slug }) => appliesTo(slug, kind));
  return Promise.all(
    texts.map(async ({ slug, version }) => {
      const file = await content.textFile(slug, version);
      if (file === null) throw new Error('a text that applies cannot be read');
      const fileKey = await files.putContentAddressed(Buffer.from(file.text), 'txt');
      return { slug, version, fileKey };
    }),
  );
}
