import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** The limits as the plug-in expects them: bytes per file, number of files and fields. */
export interface FormLimits {
  readonly fileSize: number;
  readonly files: number;
  readonly fields: number;
  readonly fieldSize?: number;
}

/** A truncated form, or one without a boundary. It is the sender's mistake, so it raises no alarm. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
  constructor(cause: unknown) {
    super('the form cannot be read', { cause });
  }
}

/**
 * Waits for a promise of the form's reader. The parser throws plain errors for broken forms, which are not bugs.
 * @throws UnreadableForm in their place; errors for exceeded limits keep their status
 */
export async function readable<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : new UnreadableForm(error);
  }
}

/** The file in the form's field `file`; null if there is none. */
export async function receivedFile(
  request: FastifyRequest,
  limits: FormLimits,
): Promise<{ readonly name: string; readonly bytes: Buffer } | null> {
  const file: MultipartFile | undefined = await readable(request.file({ limits }));
  if (file?.fieldname !== 'file') return null;
  return { name: file.filename, bytes: await readable(file.toBuffer()) };
}

/** The form's parts, one after the other. Each file must be read before the next part is requested. */
export async function* receivedParts(request: FastifyRequest, limits: FormLimits): AsyncGenerator<Multipart> {
  const parts = request.parts({ limits });
  for (;;) {
    const next: IteratorResult<Multipart, void> = await readable(parts.next());
    if (next.done === true) return;
    yield next.value;
  }
}
